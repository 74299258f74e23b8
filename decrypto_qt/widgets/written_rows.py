"""The three fields of an encryptor: their names, what was written under dots, and the digits while the card is held.

Whether the card is held, and what a text comes to, is not known here: it is told, and loses the digits when told.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.entry_rows import EntryRowsWidget
from decrypto_qt.widgets.shapes import inset, round_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, fit, font

_MARGIN_U: Final = 14.0
_NAME_U: Final = 158.0
_DIGIT_U: Final = 58.0
_LEAD_U: Final = _NAME_U + _DIGIT_U + 18.0
_NAME_SIZES: Final = Size.WRITTEN_NAME


class WrittenRowsWidget(EntryRowsWidget):
    """Three secret fields. Under dots, and without digits, but while the card is held open."""

    def __init__(self, team: Team, *, kinds: bool, parent: QWidget | None = None) -> None:
        """Make empty fields.

        Args:
            team: whose shape they have.
            kinds: whether a clue can be something else than words.
            parent: Qt's owner.
        """
        self._leads = ("", "", "")
        self._digits: tuple[int, int, int] | None = None
        super().__init__(3, team=team, secret=True, routed=True, kinds=kinds, parent=parent)
        self.set_masked(True)

    @property
    def is_open(self) -> bool:
        """Whether letters and digits are seen."""
        return self._digits is not None

    def set_leads(self, first: str, second: str, third: str) -> None:
        """Set what stands before each field."""
        self._leads = (first, second, third)
        self.update()

    def open_with(self, digits: tuple[int, int, int]) -> None:
        """Show what was written, and the digits beside it."""
        self._digits = digits
        self.set_masked(False)
        self.update()

    def cover_up(self) -> None:
        """Hide both with this frame."""
        if self._digits is None:
            return
        self._digits = None
        self.set_masked(True)
        if self.isVisible():
            self.repaint()

    @override
    def well_rect(self, row: int) -> QRectF:
        rect = super().well_rect(row)
        rect.setLeft(rect.left() + _LEAD_U * self.unit)
        return rect

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in range(3):
            self._paint_lead(painter, row)
        painter.end()

    def _paint_lead(self, painter: QPainter, row: int) -> None:
        u, place, palette = self.unit, self.row_rect(row), self.palette_roles
        words = QRectF(place.left() + _MARGIN_U * u, place.top(), (_NAME_U - _MARGIN_U) * u, place.height())
        fit(self._leads[row], TypeRole.MEDIUM, _NAME_SIZES, u, words.width()).draw(painter, words, palette.ink.color())
        if self._digits is None:
            return
        # A little of the code card, in the red ring of an open secret.
        high = min(_DIGIT_U * u * 1.2, place.height() - 12 * u)
        card = QRectF(words.right() + 8 * u, place.center().y() - high / 2, _DIGIT_U * u, high)
        painter.fillPath(round_rect(card, Corner.CARD * u), palette.ruby.rim.brush(card))
        inner = inset(card, 5 * u)
        painter.fillPath(round_rect(inner, Corner.CARD_FACE * u), palette.chalk.fill.brush(inner))
        face = font(TypeRole.DISPLAY, 0.72 * high / u, u)
        draw_line(painter, inner, str(self._digits[row]), face, palette.chalk.text.color(), Across.MIDDLE)
