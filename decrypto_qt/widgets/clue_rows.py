"""The three clues as they stand on the tray, one below the other.

Clues run down and slots run across, so that a first clue never stands under slot 1; clues carry no numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.shapes import hairline
from decrypto_qt.widgets.type import FittedText, Size, TypeRole, fit

T = TypeVar("T")

CLUES = 3
_SIZES = Size.CLUE
_LAST_SIZE = Size.CLUE_LAST
"""For what would otherwise be cut: a clue is what a guess is made of."""
_NOTE_SIZES = Size.CLUE_NOTE
NO_CLUE = "\N{EN DASH}"


class ClueRowsWidget(LookWidget):
    """Three rows, each with a clue and, where there is something to say about it, a small note below.

    Its accessible texts hold no clue: a clue may not have been read aloud yet.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without clues."""
        super().__init__(parent)
        self._clues: tuple[str, ...] = ("",) * CLUES
        self._notes: tuple[str, ...] = ("",) * CLUES
        self._struck: tuple[bool, ...] = (False,) * CLUES
        self._missing: tuple[bool, ...] = (False,) * CLUES

    def set_clues(self, clues: Sequence[str]) -> None:
        """Set the clues in the order in which they are said; an empty one is missing and shown as a dash.

        Raises:
            ValueError: There are not three.
        """
        self._clues = _three(clues)
        self.update()

    def set_notes(self, notes: Sequence[str]) -> None:
        """Set what is said about each clue in small letters ("hummed"); empty for nothing.

        Raises:
            ValueError: There are not three.
        """
        self._notes = _three(notes)
        self.update()

    def set_struck(self, struck: Sequence[bool]) -> None:
        """Set which clues the table has struck.

        Raises:
            ValueError: There are not three.
        """
        self._struck = _three(struck)
        self.update()

    def set_missing(self, missing: Sequence[bool]) -> None:
        """Set which clues are not there, so that nobody takes the word that says so for a clue.

        Raises:
            ValueError: There are not three.
        """
        self._missing = _three(missing)
        self.update()

    def row_rect(self, row: int) -> QRectF:
        """The place of a row, from the left to the right edge of the face."""
        face = self.face_rect()
        high = face.height() / CLUES
        return QRectF(face.left(), face.top() + row * high, face.width(), high)

    def clue_width(self) -> float:
        """How much of a row its clue may take, in pixels."""
        return self.face_rect().width()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rows(painter)
        painter.end()

    def _paint_rows(self, painter: QPainter) -> None:
        palette, u = self.palette_roles, self.unit
        ink, soft = palette.ink.color(), palette.ink.color(alpha=0.6)
        width = self.clue_width()
        for row in range(CLUES):
            place = self.row_rect(row)
            area = QRectF(place.left(), place.top(), width, place.height())
            note = self._notes[row]
            missing = self._missing[row]
            text = no_clue(self._clues[row]) if missing else self._clues[row] or NO_CLUE
            role = TypeRole.REGULAR if missing else TypeRole.SEMIBOLD
            if note:
                clue = _fitted(text, role, _SIZES[1:], u, width, 1, place.height())
                small = fit(note, TypeRole.MEDIUM, _NOTE_SIZES, u, width)
                gap = 16 * u
                top = area.center().y() - (clue.height + gap + small.height) / 2
                line = QRectF(area.left(), top, width, clue.height)
                small.draw(painter, QRectF(area.left(), top + clue.height + gap, width, small.height), ink)
            else:
                clue = _fitted(text, role, _SIZES, u, width, 2, place.height())
                line = area
            clue.draw(painter, line, soft if self._struck[row] or missing else ink)
            if self._struck[row]:
                clue.strike_out(painter, line, ink, u)
            if row:
                painter.setPen(hairline(palette.ink.color(alpha=0.2), 1.5 * u))
                painter.drawLine(place.topLeft(), QPointF(place.right(), place.top()))


def no_clue(word: str) -> str:
    """A dash, and the word that there is no clue."""
    return f"{NO_CLUE} {word}"


def _fitted(
    text: str, role: TypeRole, sizes_u: tuple[float, ...], unit: float, width: float, lines: int, height: float
) -> FittedText:
    clue = fit(text, role, sizes_u, unit, width, lines=lines, height=height, leading=1.0)
    if clue.elided:
        clue = fit(text, role, (_LAST_SIZE,), unit, width, lines=lines, height=height, leading=1.0)
    return clue


def _three(values: Sequence[T]) -> tuple[T, ...]:
    if len(values) != CLUES:
        message = f"{CLUES} values are needed, one a clue"
        raise ValueError(message)
    return tuple(values)
