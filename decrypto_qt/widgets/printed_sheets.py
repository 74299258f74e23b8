"""Note sheets on paper: the sheet of the screen in ink on white, upright, with all its rounds.

They are to be read, or to be written on where nothing stands. What stands there is decided by whoever hands them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from typing_extensions import override

from decrypto_qt.models.note_sheet import SheetLine, SheetPage, box_text
from decrypto_qt.models.printed_sheets import PrintedSheet
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.clue_rows import no_clue
from decrypto_qt.widgets.palette import PRINT
from decrypto_qt.widgets.printing import MM, PaperSize
from decrypto_qt.widgets.shapes import paint_emblem, round_rect, team_rect
from decrypto_qt.widgets.sheet_paper import RADIUS, TEXT_SIZES, SheetPaint, SheetPlaces
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, FittedText, Size, TypeRole, draw_line, fit, font

MARGIN_MM: Final = 12.0
"""Round the sheet; below it there is the line that says whose it is."""

FOOT_MM: Final = 16.0

HEIGHT_U: Final = 1720.0
"""So high a sheet has room for eight rounds of lines that a pen can write on."""

SMALL_CLUES: Final = Size.PRINTED_CLUE_LINES
"""Where one line of the usual sizes does not hold a clue: on two, three and then four lines."""

BOX_SIZES: Final = Size.PRINTED_BOX

LEADING: Final = 1.12


@dataclass(frozen=True, slots=True, repr=False)
class SheetPages:
    """The sheets of a game: the two sides of a team's sheet follow each other, so that they share a leaf."""

    sheets: tuple[PrintedSheet, ...]
    paper: PaperSize = PaperSize.A4

    @property
    def title(self) -> str:
        """What the file is called."""
        return QCoreApplication.translate("Printing", "Note sheets")

    @property
    def grey_preview(self) -> bool:
        """There is no red on them."""
        return False

    @property
    def count(self) -> int:
        """A page for each side."""
        return len(self.sheets)

    def paint(self, painter: QPainter, number: int, scale: float) -> None:
        """Paint one side, and the line below it."""
        sheet = self.sheets[number]
        paint_sheet(painter, sheet.page, self.paper)
        dots = self.paper.dots
        line = QRectF(MARGIN_MM * MM, dots.height() - (FOOT_MM - 3) * MM, dots.width() - 2 * MARGIN_MM * MM, 4 * MM)
        draw_line(
            painter,
            line,
            sheet.caption,
            font(TypeRole.REGULAR, Size.PRINTED_SHEET_FOOT_MM, MM),
            PRINT.soft.color(),
            Across.MIDDLE,
        )


def sheet_places(page: SheetPage, paper: PaperSize) -> SheetPlaces:
    """Where everything lies on a sheet of paper, in dots."""
    dots, margin = paper.dots, MARGIN_MM * MM
    rect = QRectF(margin, margin, dots.width() - 2 * margin, dots.height() - margin - FOOT_MM * MM)
    return SheetPlaces(rect, rect.height() / HEIGHT_U, len(page.rounds), stacked=True)


def paint_sheet(painter: QPainter, page: SheetPage, paper: PaperSize) -> None:
    """Paint one side of a sheet onto a whole sheet of paper."""
    _InkPaint(painter, page, sheet_places(page, paper), PRINT).paint()


class _InkPaint(SheetPaint):
    """A page on which nothing is cut off, and on which there is room for a pen where nothing stands."""

    @override
    def paint(self, scrolled: int = 0) -> None:
        super().paint(scrolled)
        if self.page.side is Team.BLACK:
            # Without the colours of the room, the edge has to tell the sides apart by itself.
            outline = team_rect(self.places.paper, Team.BLACK, RADIUS * self.unit)
            self.painter.strokePath(outline, QPen(self.surface.line.color(), 8 * self.unit))

    @override
    def _paint_head(self) -> None:
        painter, page, layout, surface = self.painter, self.page, self.places, self.surface
        unit, head = self.unit, self.places.head
        column = self._paint_column_titles()
        emblem = QRectF(head.left() + 26 * unit, head.center().y() - 18 * unit, 36 * unit, 36 * unit)
        paint_emblem(painter, emblem, page.side, self.palette, ground=page.side)
        left = emblem.right() + 18 * unit
        room = QRectF(left, head.top(), layout.guess - column / 2 - 16 * unit - left, head.height())
        if page.team_name:
            name = fit(page.team_name, TypeRole.DISPLAY, Size.PRINTED_TEAM, unit, room.width())
            name.draw(painter, room.translated(0, unit), surface.text.color())
        elif page.side is Team.BLACK:
            field = room.adjusted(0, 7 * unit, 0, -7 * unit)
            painter.fillPath(round_rect(field, Corner.SLOT * unit), self.palette.paper.color())

    @override
    def _clue_fit(self, line: SheetLine, room: QRectF) -> FittedText:
        words = no_clue(line.clue) if line.missing else line.clue
        role = TypeRole.REGULAR if line.missing else TypeRole.MEDIUM
        fitted = fit(words, role, TEXT_SIZES, self.unit, room.width())
        for lines, sizes in enumerate(SMALL_CLUES, start=2):
            if not fitted.elided:
                break
            fitted = _fit_in(words, role, sizes, self.unit, room, lines)
        return fitted

    @override
    def _paint_no_digit(self, line: SheetLine, middle: QPointF) -> None:
        if line.clue:
            super()._paint_no_digit(line, middle)
            return
        well = QRectF(middle.x() - 24 * self.unit, middle.y() - 18 * self.unit, 48 * self.unit, 36 * self.unit)
        pen = QPen(self.palette.rule.color(), max(1.0, 1.6 * self.unit))
        self.painter.strokePath(round_rect(well, Corner.WELL * self.unit), pen)

    @override
    def _paint_box(self, slot: int, box: QRectF) -> None:
        super()._paint_box(slot, box)
        pencil = self.page.pencil
        if pencil is None:
            return
        # The pencil line for what their keyword may be.
        place = self.places.pencil(box)
        base = place.bottom() - 22 * self.unit
        self.painter.setPen(QPen(self.palette.soft.color(), max(1.0, 1.8 * self.unit), Qt.PenStyle.DashLine))
        self.painter.drawLine(QPointF(place.left(), base), QPointF(place.right(), base))
        line = QRectF(place.left(), base - 52 * self.unit, place.width(), 48 * self.unit)
        text = fit(pencil[slot - 1], TypeRole.REGULAR, Size.PRINTED_PENCIL, self.unit, place.width())
        text.draw(self.painter, line, self.palette.soft.color())

    @override
    def _box_fit(self, clues: tuple[str, ...], room: QRectF, lines: int) -> FittedText:
        return _fit_in(box_text(clues), TypeRole.MEDIUM, BOX_SIZES, self.unit, room)


def _fit_in(
    text: str, role: TypeRole, sizes_u: Sequence[float], unit: float, room: QRectF, lines: int = 99
) -> FittedText:
    """As large as it fits into a place, on as many lines as it takes; cut only where the smallest size does not fit."""
    fitted = fit(text, role, sizes_u[:1], unit, room.width())
    for size in sizes_u:
        pitch = LEADING * max(1, round(size * unit))
        most = min(lines, max(1, int(room.height() * 0.96 // pitch)))
        fitted = fit(text, role, (size,), unit, room.width(), lines=most)
        if not fitted.elided:
            break
    return fitted
