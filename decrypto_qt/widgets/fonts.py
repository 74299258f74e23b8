"""Registers the bundled type faces with Qt.

Finding the files is not done here: their bytes are handed in.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase


class FontError(Exception):
    """A bundled font file could not be read as a font."""


def load_fonts(files: Iterable[bytes]) -> tuple[str, ...]:
    """Make the given font files usable; to be called once, after the application object exists.

    Args:
        files: The contents of each font file.

    Returns:
        The names of all families that are there now, in the order in which they came.

    Raises:
        FontError: One of the files is no font.
    """
    families: dict[str, None] = {}
    for number, data in enumerate(files, start=1):
        font_id = QFontDatabase.addApplicationFontFromData(QByteArray(data))
        if font_id < 0:
            message = f"bundled font {number} is not a font"
            raise FontError(message)
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(font_id)))
    return tuple(families)
