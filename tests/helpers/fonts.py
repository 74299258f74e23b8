"""Loads the program's own fonts where a test or a gallery needs true letters."""

from __future__ import annotations

from functools import cache

from decrypto_qt.app.resources import resource
from decrypto_qt.widgets.fonts import load_fonts


@cache
def load_own_fonts() -> tuple[str, ...]:
    """Loads all bundled fonts, once; an application has to exist."""
    files = sorted(resource("fonts").iterdir(), key=lambda file: file.name)
    return load_fonts(file.read_bytes() for file in files if file.name.endswith((".otf", ".ttf")))
