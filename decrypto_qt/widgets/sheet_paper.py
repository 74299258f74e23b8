"""The paper of the note sheet: where everything lies on a page, and painting it.

Numbers and paint for one page, side and size; pressing, writing and turning are the widget's business.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from decrypto_qt.models.note_sheet import (
    LINES,
    SLOTS,
    SheetColumn,
    SheetLine,
    SheetPage,
    SheetRound,
    box_text,
    column_title,
)
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.clue_rows import no_clue
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.shapes import badge_path, inset, round_rect, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, FittedText, Size, TypeRole, cap_height, draw_line, fit, font

HEAD = 57.0
"""Height of the head, in `u` as all measures here."""

RADIUS = Corner.PAPER
PITCH = 46.0
"""From one line of a round to the next, where there is just enough room."""

HIGHEST_PITCH = 64.0
ROUND_GAP = 7.0
BOX_GAP = 9.0
TEXT_SIZES = Size.SHEET_CLUE
"""Clues shrink in one step, then they go on two lines."""

TWO_LINE_SIZES = Size.SHEET_CLUE_TWO_LINES
"""On two lines; what these do not hold either is elided."""

HANGING = 0.22
"""What hangs below the last line, as a share of the size."""

LEADING = 1.04
"""From line to line of a clue, as a multiple of the size."""

TWO_LINES = 92.0
"""So high a box has room for two lines of the usual sizes."""

SMALL_TWO_LINES = 56.0
"""So high there is room for two lines of the small sizes."""

SMALL_SIZES = Size.SHEET_BOX_TWO_LINES
"""The sizes of a full box, on two lines."""

TRACK = 31.0
"""Width of the strip beside the rounds that says how many more there are."""

ROUNDS_SHARE = 0.5455
"""The rounds' share of the paper's width, beside the boxes."""

NARROW = 1000.0
NARROW_ROUNDS_SHARE = 0.6
"""On a paper narrower than this the digits take so much of the rounds that the clues need a larger share."""

RIGHT_COLUMN = 48.0
GUESS_COLUMN = 150.0
"""From the right end of the rounds to the middle of the column."""

TEXT_LEFT = 71.0
"""From the left end of the rounds to the clues."""

STACKED_TEXT = 91.0
"""From the left end of a box to its text."""


_BADGE_DIGIT = 0.68
"""A box's number, as a share of the badge's height."""

_EARLIER = "\N{HORIZONTAL ELLIPSIS}"
"""Stands in a full box for the clues of earlier rounds, which the sheet's rounds still have."""


class SheetPlaces:
    """Where things lie on the paper for one size; numbers only."""

    def __init__(self, paper: QRectF, unit: float, rounds: int, *, stacked: bool) -> None:
        """Lay a page out.

        Args:
            paper: The paper without its tabs, in pixels.
            unit: Pixels in one `u`.
            rounds: How many rounds the page has.
            stacked: Whether the boxes lie two by two under the rounds.
        """
        self.paper = paper
        self.unit = unit
        self.head = QRectF(paper.left(), paper.top(), paper.width(), HEAD * unit)
        body = paper.adjusted(14 * unit, HEAD * unit + 9 * unit, -21 * unit, -10 * unit)
        if stacked:
            box_high = min(max(110 * unit, body.height() * 0.14), body.height() * 0.2)
            boxes_high = 2 * box_high + BOX_GAP * unit
            self.rounds = QRectF(body.left(), body.top(), body.width(), body.height() - boxes_high - 16 * unit)
            boxes = QRectF(body.left(), body.bottom() - boxes_high, body.width(), boxes_high)
            wide = (boxes.width() - BOX_GAP * unit) / 2
            self.boxes = [
                QRectF(
                    boxes.left() + column * (wide + BOX_GAP * unit),
                    boxes.top() + row * (box_high + BOX_GAP * unit),
                    wide,
                    box_high,
                )
                for row in range(2)
                for column in range(2)
            ]
        else:
            share = NARROW_ROUNDS_SHARE if paper.width() < NARROW * unit else ROUNDS_SHARE
            self.rounds = QRectF(body.left(), body.top(), share * paper.width() - 14 * unit, body.height())
            left = paper.left() + share * paper.width() + 31 * unit
            boxes = QRectF(left, body.top() + 5 * unit, body.right() - left, body.height() - 10 * unit)
            high = (boxes.height() - 3 * BOX_GAP * unit) / SLOTS
            self.boxes = [
                QRectF(boxes.left(), boxes.top() + slot * (high + BOX_GAP * unit), boxes.width(), high)
                for slot in range(SLOTS)
            ]
        self.stacked = stacked
        least = LINES * PITCH * unit
        fitting = int((self.rounds.height() + ROUND_GAP * unit + 1) // (least + ROUND_GAP * unit))
        self.fitting = max(1, fitting)
        self.hidden = max(0, rounds - self.fitting)
        shown = max(1, min(self.fitting, rounds))
        self.pitch = min(
            HIGHEST_PITCH * unit,
            (self.rounds.height() - (self.fitting - 1) * ROUND_GAP * unit) / (LINES * self.fitting),
        )
        self.pitch = max(self.pitch, min(PITCH * unit, self.rounds.height() / (LINES * shown)))

    @property
    def guess(self) -> float:
        """The middle of the guess column."""
        return self.rounds.right() - GUESS_COLUMN * self.unit

    @property
    def right(self) -> float:
        """The middle of the column of right digits."""
        return self.rounds.right() - RIGHT_COLUMN * self.unit

    @property
    def text_left(self) -> float:
        """Where the clues begin."""
        return self.rounds.left() + TEXT_LEFT * self.unit

    @property
    def text_room(self) -> float:
        """How wide a clue may be: up to the digits, which it never pushes out."""
        return self.guess - 34 * self.unit - self.text_left

    @property
    def track(self) -> QRectF:
        """The strip that says how many more rounds there are; a press on its ends shows earlier or later ones."""
        return QRectF(self.rounds.right(), self.rounds.top(), TRACK * self.unit, self.rounds.height())

    def block(self, number: int) -> QRectF:
        """Where the round that is shown as this number from above lies."""
        high = LINES * self.pitch
        top = self.rounds.top() + number * (high + ROUND_GAP * self.unit)
        return QRectF(self.rounds.left(), top, self.rounds.width(), high)

    def shown(self, rounds: tuple[SheetRound, ...], scrolled: int) -> tuple[SheetRound, ...]:
        """The rounds that there is room for: the last ones, or as many earlier ones as it was scrolled."""
        end = len(rounds) - min(scrolled, self.hidden)
        return rounds[max(0, end - self.fitting) : end]

    def box_room(self, box: QRectF, *, pencilled: bool) -> tuple[QRectF, int]:
        """The place of the clues in a box, and how many lines there may be."""
        unit = self.unit
        left = self.badge(box).right() + 20 * unit
        room = QRectF(left, box.top(), max(1.0, box.right() - 14 * unit - left), box.height())
        if not pencilled:
            return room, 2
        if self.stacked:
            room.setHeight(box.height() / 2 + 4 * unit)
            return room, 2 if room.height() >= SMALL_TWO_LINES * unit else 1
        room.setRight(max(left + 1, self.pencil(box).left() - 10 * unit))
        return room, 2

    def badge(self, box: QRectF) -> QRectF:
        """Where the number of a box stands."""
        half = min(26.5 * self.unit, box.height() * 0.42)
        return QRectF(box.left() + 18 * self.unit, box.center().y() - half, 2 * half, 2 * half)

    def pencil(self, box: QRectF) -> QRectF:
        """Where the pencil line of a box lies."""
        unit = self.unit
        if self.stacked:
            # There is no room beside the clues: below them.
            left = box.left() + STACKED_TEXT * unit
            return QRectF(left, box.center().y() - 2 * unit, box.right() - 18 * unit - left, box.height() / 2)
        wide = min(205 * unit, box.width() * 0.42)
        return QRectF(box.right() - wide - 21 * unit, box.top(), wide, box.height())


def fit_clue(line: SheetLine, unit: float, width: float, height: float) -> FittedText:
    """A clue in its row: on one line as large as it fits, a long one smaller on two lines where the row is so high."""
    words = no_clue(line.clue) if line.missing else line.clue
    role = TypeRole.REGULAR if line.missing else TypeRole.MEDIUM
    fitted = fit(words, role, TEXT_SIZES, unit, width)
    if not fitted.elided:
        return fitted
    least = font(role, TWO_LINE_SIZES[-1], unit)
    if cap_height(least) + (LEADING + HANGING) * least.pixelSize() > height:
        return fit(words, role, (*TEXT_SIZES, *TWO_LINE_SIZES), unit, width)
    return fit(words, role, TWO_LINE_SIZES, unit, width, lines=2, height=height, leading=LEADING)


def clue_place(clue: FittedText, row: QRectF) -> QRectF:
    """Where a clue is drawn in its row: two lines with what hangs below them in the middle, clear of the next rule."""
    return row if len(clue.lines) == 1 else row.translated(0, -HANGING / 2 * clue.face.pixelSize())


def fit_box(clues: tuple[str, ...], unit: float, room: QRectF, lines: int) -> tuple[FittedText, bool]:
    """The clues of a box: one line as large as it fits; a full box small ones, from which the oldest clues go first.

    Returns:
        The text as it stands in the box, and whether anything of the clues is missing there.
    """
    text, width = box_text(clues), room.width()
    fitted = fit(text, TypeRole.MEDIUM, Size.SHEET_BOX, unit, width)
    if fitted.elided and lines > 1 and room.height() >= TWO_LINES * unit:
        fitted = fit(text, TypeRole.MEDIUM, Size.SHEET_BOX, unit, width, lines=lines)
    if fitted.elided:
        fitted = fit(text, TypeRole.MEDIUM, SMALL_SIZES, unit, width, lines=lines, leading=LEADING)
    if not fitted.elided:
        return fitted, False
    for first in range(1, len(clues)):
        left = box_text((_EARLIER, *clues[first:]))
        fitted = fit(left, TypeRole.MEDIUM, SMALL_SIZES, unit, width, lines=lines, leading=LEADING)
        if not fitted.elided:
            break
    return fitted, True


def paint_paper(painter: QPainter, page: SheetPage, places: SheetPlaces, palette: Palette, scrolled: int = 0) -> None:
    """Paint a page: its head, the rounds that there is room for, and the boxes without what is pencilled there."""
    SheetPaint(painter, page, places, palette).paint(scrolled)


class SheetPaint:
    """One painting of a page; on paper that is printed some of its parts look otherwise."""

    def __init__(self, painter: QPainter, page: SheetPage, places: SheetPlaces, palette: Palette) -> None:
        self.painter = painter
        self.page = page
        self.places = places
        self.palette = palette
        self.surface = palette.team(page.side)
        self.unit = places.unit

    def paint(self, scrolled: int) -> None:
        """Paint all of it."""
        painter, page, layout, palette = self.painter, self.page, self.places, self.palette
        unit, surface, paper = self.unit, self.surface, self.places.paper
        outline = team_rect(paper, page.side, RADIUS * unit)
        painter.fillPath(outline.translated(0, 2 * unit), surface.edge.color())
        painter.fillPath(outline, palette.paper.color())
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(layout.head, surface.fill.color(0.0))
        painter.restore()
        painter.setPen(QPen(surface.line.color(), max(1.0, 1.6 * unit)))
        painter.drawLine(layout.head.bottomLeft(), layout.head.bottomRight())
        painter.strokePath(outline, QPen(surface.line.color(), max(1.0, 2.2 * unit)))
        self._paint_head()
        shown = layout.shown(page.rounds, scrolled)
        for number, played in enumerate(shown):
            self._paint_round(played, layout.block(number), current=played.number == page.current)
        for number, to_come in zip(range(len(shown), layout.fitting), page.to_come, strict=False):
            self._paint_lines(to_come, layout.block(number))
        self._paint_position(scrolled)
        for slot, box in enumerate(layout.boxes, start=1):
            self._paint_box(slot, box)

    def _paint_column_titles(self) -> float:
        """Say over the digits which they are; returns the width of a column."""
        head, unit = self.places.head, self.unit
        column = 106 * unit
        for middle, kind in ((self.places.guess, SheetColumn.GUESS), (self.places.right, SheetColumn.RIGHT)):
            fitted = fit(column_title(kind), TypeRole.REGULAR, Size.SHEET_COLUMN, unit, column - 6 * unit)
            place = QRectF(middle - column / 2, head.top(), column, head.height())
            fitted.draw(self.painter, place, self.surface.soft.color(), Across.MIDDLE)
        return column

    def _paint_head(self) -> None:
        painter, page, layout, surface = self.painter, self.page, self.places, self.surface
        unit, head = self.unit, self.places.head
        column = self._paint_column_titles()
        left = head.left() + 26 * unit
        room = layout.guess - column / 2 - 16 * unit - left
        name = fit(page.team_name, TypeRole.DISPLAY, Size.SHEET_TEAM, unit, room)
        name.draw(painter, QRectF(left, head.top() + unit, room, head.height()), surface.text.color())
        if not layout.stacked:
            box = layout.boxes[0]
            title = fit(
                QCoreApplication.translate("NoteSheet", "Note sheet"),
                TypeRole.REGULAR,
                Size.SHEET_TITLE,
                unit,
                box.width(),
            )
            title.draw(painter, QRectF(box.left(), head.top(), box.width(), head.height()), surface.soft.color())

    def _paint_round(self, played: SheetRound, block: QRectF, *, current: bool) -> None:
        painter, layout, unit, palette = self.painter, self.places, self.unit, self.palette
        ink, soft = palette.ink.color(), palette.soft.color()
        if current:
            tint = round_rect(block, Corner.ROUND * unit)
            painter.fillPath(tint, palette.honey.color(alpha=0.12 if palette.dark else 0.20))
            painter.save()
            painter.setClipRect(QRectF(block.left(), block.top(), 9 * unit, block.height()))
            painter.fillPath(tint, palette.honey.color())
            painter.restore()
        self._paint_lines(played.number, block)
        text_left, text_room = layout.text_left, layout.text_room
        for row, line in enumerate(played.lines):
            place = QRectF(block.left(), block.top() + row * layout.pitch, block.width(), layout.pitch)
            where = QRectF(text_left, place.top(), text_room, place.height())
            clue = self._clue_fit(line, where)
            clue.draw(painter, clue_place(clue, where), soft if line.missing else ink)
            self._paint_digits(line, place, current=current)

    def _paint_lines(self, number: int, block: QRectF) -> None:
        """What is printed on the sheet for a round, whether anything is written there yet or not."""
        painter, layout, unit, palette = self.painter, self.places, self.unit, self.palette
        place = QRectF(block.left() + 12 * unit, block.top(), 43 * unit, block.height())
        face = font(TypeRole.REGULAR, Size.SHEET_ROUND, unit)
        draw_line(painter, place, f"{number}.", face, palette.soft.color(), Across.RIGHT)
        painter.setPen(QPen(palette.rule.color(), max(1.0, 1.6 * unit)))
        for row in range(1, LINES):
            top = block.top() + row * layout.pitch
            painter.drawLine(QPointF(layout.text_left, top), QPointF(block.right() - 6 * unit, top))

    def _clue_fit(self, line: SheetLine, room: QRectF) -> FittedText:
        """A clue in its row; a missing one says so."""
        return fit_clue(line, self.unit, room.width(), room.height())

    def _box_fit(self, clues: tuple[str, ...], room: QRectF, lines: int) -> FittedText:
        """The clues of a box in their place."""
        return fit_box(clues, self.unit, room, lines)[0]

    def _paint_digits(self, line: SheetLine, place: QRectF, *, current: bool) -> None:
        """The guess and the right digit: a number, a well while it is to come, a dash where there was none."""
        painter, layout, unit, palette = self.painter, self.places, self.unit, self.palette
        columns = (
            (layout.guess, line.guess, font(TypeRole.MEDIUM, Size.SHEET_GUESS, unit), palette.soft.color()),
            (layout.right, line.right, font(TypeRole.DISPLAY, Size.SHEET_RIGHT, unit), palette.ink.color()),
        )
        for middle, digit, face, color in columns:
            if digit is not None:
                cell = QRectF(middle - 30 * unit, place.top(), 60 * unit, place.height())
                draw_line(painter, cell, str(digit), face, color, Across.MIDDLE)
            elif current:
                well = QRectF(middle - 22 * unit, place.center().y() - 16.5 * unit, 44 * unit, 33 * unit)
                floor = palette.soft.color(alpha=0.16) if palette.dark else palette.rule.color(alpha=0.85)
                painter.fillPath(round_rect(well, Corner.WELL * unit), floor)
            else:
                self._paint_no_digit(line, QPointF(middle, place.center().y()))

    def _paint_no_digit(self, line: SheetLine, middle: QPointF) -> None:
        """A dash: there was no guess, or the code has not been shown."""
        unit = self.unit
        self.painter.setPen(QPen(self.palette.soft.color(alpha=0.8), max(1.0, 3 * unit)))
        self.painter.drawLine(middle - QPointF(13 * unit, 0), middle + QPointF(13 * unit, 0))

    def _paint_position(self, scrolled: int) -> None:
        """Where the shown rounds are among all, when there are more of them."""
        painter, layout = self.painter, self.places
        hidden = layout.hidden
        if hidden == 0:
            return
        unit, palette = self.unit, self.palette
        whole = len(self.page.rounds)
        middle = layout.rounds.right() + (12 if not layout.stacked else 10.5) * unit
        tip, wide = 14 * unit, 8 * unit
        track = QRectF(middle - 2.5 * unit, layout.rounds.top(), 5 * unit, layout.rounds.height())
        track.adjust(0, tip + 6 * unit, 0, -tip - 6 * unit)
        first = hidden - min(scrolled, hidden)
        pen = QPen(palette.ink.color(), max(1.5, 4 * unit))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        ends = ((layout.rounds.top() + 2 * unit, 1, first > 0), (layout.rounds.bottom() - 2 * unit, -1, first < hidden))
        for y, down, more in ends:
            if more:
                arrow = QPainterPath(QPointF(middle - wide, y + down * tip * 0.7))
                arrow.lineTo(middle, y)
                arrow.lineTo(middle + wide, y + down * tip * 0.7)
                painter.strokePath(arrow, pen)
        part = QRectF(
            track.left(),
            track.top() + track.height() * first / whole,
            track.width(),
            track.height() * layout.fitting / whole,
        )
        painter.fillPath(round_rect(track, Corner.TRACK * unit), palette.rule.color(alpha=0.6))
        painter.fillPath(round_rect(part, Corner.TRACK * unit), palette.soft.color(alpha=0.8))

    def _paint_box(self, slot: int, box: QRectF) -> None:
        painter, page, palette, surface, unit = self.painter, self.page, self.palette, self.surface, self.unit
        path = team_rect(box, page.side, Corner.BOX * unit)
        painter.fillPath(path, QBrush(palette.box.color()))
        painter.strokePath(path, QPen(palette.rule.color(), max(1.0, 1.6 * unit)))
        badge = self.places.badge(box)
        outline = badge_path(inset(badge, 2 * unit) if page.side is Team.BLACK else badge, page.side)
        painter.fillPath(outline, surface.fill.color(0.0))
        painter.strokePath(
            outline, QPen(surface.text.color() if page.side is Team.WHITE else surface.line.color(), max(1.0, 2 * unit))
        )
        number = font(TypeRole.DISPLAY, _BADGE_DIGIT * badge.height(), 1.0)
        draw_line(painter, badge, str(slot), number, surface.text.color(), Across.MIDDLE)
        room, lines = self.places.box_room(box, pencilled=page.pencil is not None)
        self._box_fit(page.boxes[slot - 1], room, lines).draw(painter, room, palette.ink.color())
