"""The one place that knows where the program's own files lie: fonts, decks, the example record, translations.

Lower rooms are handed bytes or what `resource` returns; they never look for files themselves.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def _top() -> Traversable:
    """The installed package's own folder of resources where it has one, else the checkout's."""
    package = files("decrypto_qt")
    installed = package / "resources"
    return installed if installed.is_dir() else package / ".." / "resources"


def resource(*parts: str) -> Traversable:
    """Finds one of the program's own files or folders.

    Args:
        parts: The way below `resources/`, such as `"fonts", "Inter-Regular.otf"`.

    Raises:
        FileNotFoundError: The program was packed without it.
    """
    found = _top().joinpath(*parts)
    if not (found.is_file() or found.is_dir()):
        raise FileNotFoundError("/".join(parts))
    return found


def translation(name: str) -> bytes | None:
    """Reads a compiled translation.

    Args:
        name: The file's name without its ending: `"decrypto_qt_fi"`, or `"qtbase_fi"` for Qt's own words.

    Returns:
        What `QTranslator.load` takes, or `None` where there is no such translation.
    """
    found = files("decrypto_qt") / "_translations" / f"{name}.qm"
    return found.read_bytes() if found.is_file() else None
