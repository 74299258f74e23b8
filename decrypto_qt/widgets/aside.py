"""A few words beside the rows of a tray: who controls, and what happened."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.type import Size, TypeRole, fit


class AsideWidget(LookWidget):
    """A mouse with whose turn it is, and below it a sentence on some lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without words."""
        super().__init__(parent)
        self._control = ""
        self._text = ""
        self._centred = False

    def set_words(self, control: str, text: str) -> None:
        """Say who controls (may be empty) and what happened (may be empty)."""
        self._control, self._text = control, text
        self.setAccessibleName(" ".join(words for words in (control, text) if words))
        self.update()

    def set_centred(self, centred: bool) -> None:
        """Say whether the words stand in the middle of the height, as a headline beside them does, or at its top."""
        self._centred = centred
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, u = self.palette_roles.ink.color(), self.unit
        area = QRectF(self.rect())
        icon, high = 40 * u, 0.0
        control = text = None
        if self._control:
            width = area.width() - icon - 12 * u
            control = fit(self._control, TypeRole.MEDIUM, Size.CONTROL, u, width)
            if control.elided:
                control = fit(self._control, TypeRole.MEDIUM, Size.CONTROL_TWO_LINES, u, width, lines=2, leading=1.05)
            high = max(52 * u, control.height + 12 * u)
        if self._text:
            rest = area.height() - high - (10 if control else 6) * u
            text = fit(self._text, TypeRole.MEDIUM, Size.STATUS, u, area.width(), lines=5, height=rest)
        if self._centred:
            whole = high + (text.height + 10 * u if text else 0.0)
            area.setTop(area.top() + max(0.0, (area.height() - whole) / 2))
        if control:
            row = QRectF(area.left(), area.top(), area.width(), high)
            paint_icon(painter, Icon.MOUSE, QRectF(row.left(), row.center().y() - icon / 2, icon, icon), ink)
            control.draw(painter, row.adjusted(icon + 12 * u, 0, 0, 0), ink)
            area.setTop(row.bottom() + 4 * u)
        if text:
            text.draw(painter, QRectF(area.left(), area.top(), area.width(), text.height + 6 * u), ink)
        painter.end()
