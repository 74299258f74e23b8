"""A round or a box of the note sheet in full, laid over the sheet: for clues that are too long for their rows.

It is painted on the sheet itself and is no window of its own. Which one is read, and when it is put away, the sheet's
widget decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from decrypto_qt.models.note_sheet import SLOTS, SheetLine, SheetPage, box_text
from decrypto_qt.widgets.clue_rows import no_clue
from decrypto_qt.widgets.materials import Depth, paint_shadow
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.shapes import inset, paint_emblem, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, FittedText, Size, TypeRole, draw_line, fit, font

SIZES = Size.READING
"""The same size for all that is read at once, in `u` as all measures here."""

HEAD = 57.0
MARGIN = 12.0
PAD = 26.0
LEADING = 1.1
DIGITS = 176.0
"""Room at the right for the guess and the right digit."""

GAP = 20.0
"""Between two clues, at least."""


class PassageKind(Enum):
    """What of a sheet is read in full."""

    ROUND = auto()
    BOX = auto()


@dataclass(frozen=True, slots=True)
class Passage:
    """A round by its number, or a box by that of its keyword."""

    kind: PassageKind
    number: int


def passages(page: SheetPage) -> tuple[Passage, ...]:
    """All that can be read in full on a page, in the order of reading: the rounds, then the boxes that hold clues."""
    rounds = tuple(Passage(PassageKind.ROUND, played.number) for played in page.rounds)
    boxes = tuple(Passage(PassageKind.BOX, slot) for slot in range(1, SLOTS + 1) if page.boxes[slot - 1])
    return rounds + boxes


def paint_passage(
    painter: QPainter, page: SheetPage, passage: Passage, paper: QRectF, palette: Palette, unit: float
) -> None:
    """Paint a round or a box in full over the paper."""
    lines = _lines(page, passage)
    panel = inset(paper, MARGIN * unit)
    surface = palette.team(page.side)
    outline = team_rect(panel, page.side, Corner.PANEL * unit)
    paint_shadow(painter, outline, Depth.LIFTED, palette, unit)
    painter.fillPath(outline, palette.paper.color())
    head = QRectF(panel.left(), panel.top(), panel.width(), HEAD * unit)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(head, surface.fill.color(0.0))
    painter.restore()
    painter.setPen(QPen(surface.line.color(), max(1.0, 1.6 * unit)))
    painter.drawLine(head.bottomLeft(), head.bottomRight())
    painter.strokePath(outline, QPen(surface.line.color(), max(1.0, 2.6 * unit)))
    _paint_head(painter, page, passage, head, palette, unit)
    body = panel.adjusted(PAD * unit, (HEAD + 12) * unit, -PAD * unit, -14 * unit)
    digits = DIGITS * unit if passage.kind is PassageKind.ROUND else 0.0
    room = QRectF(body.left(), body.top(), max(1.0, body.width() - digits), body.height())
    fitted = fit_lines(lines, unit, room.width(), room.height())
    spare = max(0.0, room.height() - sum(_height(text) for text in fitted)) / max(1, len(fitted))
    top = room.top()
    for number, (line, text) in enumerate(zip(lines, fitted, strict=True)):
        high = _height(text) + spare
        place = QRectF(room.left(), top, room.width(), high)
        text.draw(painter, place, (palette.soft if line.missing else palette.ink).color())
        if number:
            painter.setPen(QPen(palette.rule.color(), max(1.0, 1.6 * unit)))
            painter.drawLine(QPointF(body.left(), top), QPointF(body.right(), top))
        if digits:
            _paint_digits(painter, line, QRectF(room.right(), top, body.right() - room.right(), high), palette, unit)
        top += high


def fit_lines(lines: tuple[SheetLine, ...], unit: float, width: float, height: float) -> list[FittedText]:
    """The clues in the largest size in which all of them stand there whole; in the smallest they are cut at last."""
    for size in SIZES:
        fitted = [_fitted(line, size, unit, width, 99) for line in lines]
        if sum(_height(text) for text in fitted) + GAP * unit * (len(lines) - 1) <= height:
            return fitted
    each = height / max(1, len(lines))
    most = max(1, int(each / (SIZES[-1] * unit * LEADING)))
    return [_fitted(line, SIZES[-1], unit, width, most) for line in lines]


def _lines(page: SheetPage, passage: Passage) -> tuple[SheetLine, ...]:
    if passage.kind is PassageKind.BOX:
        return (SheetLine(box_text(page.boxes[passage.number - 1])),)
    return next((played.lines for played in page.rounds if played.number == passage.number), ())


def _fitted(line: SheetLine, size: float, unit: float, width: float, lines: int) -> FittedText:
    words = no_clue(line.clue) if line.missing else line.clue
    role = TypeRole.REGULAR if line.missing else TypeRole.MEDIUM
    whole = fit(words, role, (size,), unit, width, lines=99, leading=LEADING)
    return whole if len(whole.lines) <= lines else fit(words, role, (size,), unit, width, lines=lines, leading=LEADING)


def _height(text: FittedText) -> float:
    """From the top of the capitals to what hangs below the last line."""
    return text.height + 0.3 * text.face.pixelSize()


def _paint_head(
    painter: QPainter, page: SheetPage, passage: Passage, head: QRectF, palette: Palette, unit: float
) -> None:
    surface = palette.team(page.side)
    emblem = QRectF(0, 0, 37 * unit, 37 * unit)
    emblem.moveCenter(QPointF(head.left() + 46 * unit, head.center().y()))
    paint_emblem(painter, emblem, page.side, palette, ground=page.side)
    if passage.kind is PassageKind.ROUND:
        title = QCoreApplication.translate("NoteSheet", "Round {number}").format(number=passage.number)
    else:
        title = QCoreApplication.translate("NoteSheet", "Clues for keyword {slot}").format(slot=passage.number)
    left = emblem.right() + 22 * unit
    room = (head.right() - 20 * unit - left) / 2
    text = fit(title, TypeRole.DISPLAY, Size.READING_TITLE, unit, room)
    text.draw(painter, QRectF(left, head.top() + unit, room, head.height()), surface.text.color())
    hint = fit(
        QCoreApplication.translate("NoteSheet", "press to close"),
        TypeRole.REGULAR,
        Size.READING_HINT,
        unit,
        room - 20 * unit,
    )
    hint.draw(painter, QRectF(left + room, head.top(), room, head.height()), surface.soft.color(), Across.RIGHT)


def _paint_digits(painter: QPainter, line: SheetLine, place: QRectF, palette: Palette, unit: float) -> None:
    columns = (
        (line.guess, TypeRole.MEDIUM, Size.SHEET_GUESS, palette.soft.color()),
        (line.right, TypeRole.DISPLAY, Size.SHEET_RIGHT, palette.ink.color()),
    )
    for number, (digit, role, size, color) in enumerate(columns):
        if digit is not None:
            half = place.width() / 2
            cell = QRectF(place.left() + number * half, place.top(), half, place.height())
            draw_line(painter, cell, str(digit), font(role, size, unit), color, Across.MIDDLE)
