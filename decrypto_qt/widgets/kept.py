"""A widget's own last picture, drawn again as long as nothing that it shows has changed.

Only for what bears no secret: nobody tells a kept picture to forget.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from decrypto_qt.widgets.materials import new_pixmap, ratio


class KeptPicture:
    """One picture, for one widget."""

    def __init__(self) -> None:
        """Start with none."""
        self._key: Hashable = None
        self._pixmap = QPixmap()

    def draw(self, painter: QPainter, size: QSize, key: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Draw it at the widget's corner, painted anew if the key is another.

        Args:
            painter: Paints on the widget.
            size: The widget's size.
            key: Everything that the picture depends on besides the size.
            paint: Paints it.
        """
        dpr = ratio(painter)
        whole = (size.width(), size.height(), dpr, key)
        if whole != self._key:
            pixmap = new_pixmap(size.width(), size.height(), dpr)
            on = QPainter(pixmap)
            on.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(on)
            on.end()
            self._key, self._pixmap = whole, pixmap
        painter.drawPixmap(0, 0, self._pixmap)
