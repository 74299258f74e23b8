"""Letters: which face a role has, how large one unit is, and how text is fitted and centred.

Sizes are in `u`, the unit of the look: one pixel at 1920x1080. Colours and shapes do not belong here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

INTER = "Inter"
SPARTAN = "League Spartan"
_CAP_HEIGHT = {INTER: 0.7273, SPARTAN: 0.66}


class UnitKind(Enum):
    """What a window is, which says how large one unit is in it."""

    LANDSCAPE = (1920, 1080)
    PORTRAIT = (1080, 1920)
    TABLE = (1280, 800)


class TypeRole(Enum):
    """What a text is for: family, weight and tracking in per cent."""

    DISPLAY = (SPARTAN, QFont.Weight.Bold, 100.0)
    """Names, headlines, digits."""
    REGULAR = (INTER, QFont.Weight.Normal, 100.0)
    MEDIUM = (INTER, QFont.Weight.Medium, 100.0)
    SEMIBOLD = (INTER, QFont.Weight.DemiBold, 100.0)
    """Clues."""
    BOLD = (INTER, QFont.Weight.Bold, 100.0)
    """Buttons."""
    KEYWORD = (INTER, QFont.Weight.ExtraBold, 101.0)
    """Keywords, in the capitals that the deck gives."""


class Size:
    """How large letters are, in `u`: where there are several sizes, they are tried in turn until the words fit.

    What is drawn in proportion to a thing, as the digits on cards and tiles are, has no size here.
    """

    # Words that people read from afar, on a team's screen.
    COVER: Final = (112, 104, 96, 88, 80, 72, 60)
    LOOK_AWAY: Final = (96, 88, 80, 72, 60, 50)
    COVER_NAME: Final = (54, 48, 42)
    COVER_OWNER: Final = 46
    COVER_LINE: Final = (46, 42, 38, 34)
    LOOK_AWAY_LINE: Final = (42, 38, 34)
    COVER_BUTTON: Final = (42, 38, 34, 30)
    STRIP_HEADLINE: Final = (50, 46, 40, 34)
    STRIP_TEXT: Final = (38, 34, 30)
    STRIP: Final = (
        *((54, 46), (50, 46), (46, 46), (42, 46)),
        *((38, 46), (38, 42), (34, 42), (30, 42)),
    )
    """Of name and phase, to be tried in turn before the name is cut."""
    STRIP_PHASE: Final = (46, 40, 34)
    STRIP_NAME: Final = (46, 40, 34, 30, 26)
    KEYWORD: Final = 48
    SLOT: Final = 42
    CARD_CAPTION: Final = (38, 32)
    CONTROL: Final = (46, 42, 38, 34)
    CONTROL_TWO_LINES: Final = (42, 38, 34, 30)
    STATUS: Final = (38, 34, 30, 28)
    CLUE: Final = (52, 46, 40, 34)
    CLUE_LAST: Final = 28
    CLUE_NOTE: Final = (30, 28)
    WRITTEN_NAME: Final = (38, 34, 30, 26)
    ENTRY: Final = (46, 40, 34)
    ENTRY_NOTE: Final = (30, 28)
    ENTRY_TILE: Final = (34, 30, 28, 24)
    TALK_HEADLINE: Final = (54, 48, 42, 36)
    TALK_LINE: Final = (38, 34, 30, 26)
    TALK_BUTTON: Final = (40, 40, 34, 34, 30, 26)

    # Buttons and tiles.
    BUTTON: Final = (50, 46, 40, 34, 30)
    BUTTON_SECOND: Final = (34, 30)
    CHOICE: Final = (42, 38, 34, 30, 26, 23, 21)
    STEPPER: Final = (34, 30, 26)
    ANSWER_TILE: Final = (44, 40, 36, 32, 28)

    # The note sheet.
    SHEET_TEAM: Final = (40, 34, 30, 26)
    SHEET_TITLE: Final = (34, 28)
    SHEET_COLUMN: Final = (30, 25, 21)
    SHEET_ROUND: Final = 38
    SHEET_CLUE: Final = (42, 34)
    SHEET_CLUE_TWO_LINES: Final = (30, 28, 26, 24, 22)
    SHEET_GUESS: Final = 42
    SHEET_RIGHT: Final = 46
    SHEET_BOX: Final = (40, 34)
    SHEET_BOX_TWO_LINES: Final = (28, 25, 22)
    PENCIL: Final = (36, 30)
    PENCIL_TWO_LINES: Final = (24, 22)
    READING: Final = (46, 42, 38, 34, 30, 28, 26, 24, 22, 20)
    READING_TITLE: Final = (40, 34, 28)
    READING_HINT: Final = (30, 26, 22)

    # The table window; there a unit is a pixel at 1280x800.
    BOARD_NAME: Final = (42, 38, 34, 30)
    BOARD_PLAYERS: Final = (25, 22, 20)
    ROUND_WORD: Final = (34, 30, 26)
    PAPER_TITLE: Final = (34, 31, 28, 25, 22)
    PAPER_COLUMN: Final = (26, 24, 22, 20)
    PAPER_CLUE: Final = (62, 54, 46, 38, 34, 30)
    PAPER_NOTE: Final = (24, 22)
    PAPER_ROW_HEAD: Final = (40, 36, 32, 29, 26, 24, 22, 20)
    PAPER_ROW: Final = (48, 44, 40, 36, 32, 28, 24)
    PAPER_ROW_NOTE: Final = (30, 28, 26, 24)
    PAPER_ROW_NOTE_BELOW: Final = (30, 26, 24, 22, 20, 18)
    PAPER_ROW_NOTE_TWO_LINES: Final = (30, 28)
    PAPER_ROW_BESIDE_NOTE: Final = (40, 36, 32, 28, 24)
    PAPER_NOTHING: Final = (46,)
    PAPER_NAME: Final = (44, 40, 36, 32, 28)
    PAPER_ANSWER: Final = (40, 36, 33)
    PAPER_TEXT: Final = (34, 31, 28, 25)
    PAPER_HEADLINE: Final = (72, 64, 56, 48, 40, 34)
    PAPER_LINE: Final = (30, 27, 24, 22, 20)
    TABLE_HEADLINE: Final = (40, 37, 34, 31, 29)
    TABLE_HEADLINE_TWO_LINES: Final = (32, 29, 26, 23)
    TABLE_LINE: Final = (27, 25)
    TABLE_LINE_SMALL: Final = (24, 22, 20, 18, 16)
    TABLE_HINT: Final = (34, 30, 26)
    TABLE_FOOT: Final = (42, 38, 34, 30)
    TABLE_BUTTON: Final = (38, 34, 32, 30)
    TABLE_TILE: Final = (44, 40, 36, 32, 28)
    TABLE_COUNT: Final = (64, 56, 48)
    MESSAGE: Final = (27, 24, 22, 20)
    TOO_SMALL: Final = (28, 24, 20, 16, 14)

    # Dialogs.
    DIALOG: Final = 24
    DIALOG_TITLE: Final = (36, 32, 28, 24)
    DIALOG_TEAM: Final = (32, 28, 24)
    DIALOG_LABEL: Final = 22
    RULES: Final = 25
    IDENTIFY: Final = (128, 112, 96, 80, 64)
    IDENTIFY_NAME: Final = (56, 50, 46)
    IDENTIFY_LINE: Final = (54, 50, 46, 40, 34)

    # On paper, whose unit is its own.
    PRINTED_TEAM: Final = (40, 34, 28, 24, 20)
    PRINTED_CLUE_LINES: Final = ((30, 26, 22, 19), (17, 15, 13), (12, 10, 9))
    PRINTED_BOX: Final = (36, 32, 28, 24, 21, 18, 16, 14, 12, 10)
    PRINTED_PENCIL: Final = (36, 30, 24, 18)
    PRINTED_SHEET_FOOT_MM: Final = 2.8
    PRINTED_CARDS_FOOT_MM: Final = 2.4


class Across(Enum):
    """Where a line of text stands between the left and the right edge."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


def unit(width: float, height: float, kind: UnitKind) -> float:
    """How many pixels one `u` is in a window of this size."""
    across, down = kind.value
    return min(width / across, height / down)


def font(role: TypeRole, size_u: float, unit: float) -> QFont:
    """The font of a role at a size in `u`."""
    return QFont(_font(role, max(1, round(size_u * unit))))


@lru_cache(maxsize=256)
def _font(role: TypeRole, pixels: int) -> QFont:
    family, weight, tracking = role.value
    made = QFont(family)
    made.setPixelSize(pixels)
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if tracking != 100.0:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, tracking)
    return made


def cap_height(face: QFont) -> float:
    """The height of the capitals in pixels, by the measure of the two bundled faces."""
    return _CAP_HEIGHT.get(face.family(), 0.72) * face.pixelSize()


def text_width(text: str, face: QFont) -> float:
    """How wide one line of text is, in pixels."""
    return QFontMetricsF(face).horizontalAdvance(text)


def draw_line(
    painter: QPainter, rect: QRectF, text: str, face: QFont, color: QColor, across: Across = Across.LEFT
) -> QRectF:
    """Draw one line of text, its capitals in the middle of the rectangle's height.

    Returns:
        Where the capitals stand: from the left to the right end of the text, as high as the capitals.
    """
    wide = text_width(text, face)
    left = rect.left()
    if across is Across.MIDDLE:
        left += (rect.width() - wide) / 2
    elif across is Across.RIGHT:
        left = rect.right() - wide
    capitals = cap_height(face)
    baseline = rect.center().y() + capitals / 2
    painter.setFont(face)
    painter.setPen(color)
    painter.drawText(QPointF(left, baseline), text)
    return QRectF(left, baseline - capitals, wide, capitals)


@dataclass(frozen=True, slots=True)
class FittedText:
    """Text that was broken into lines and made as large as its place lets it be."""

    lines: tuple[str, ...]
    face: QFont
    pitch: float
    """From one baseline to the next, in pixels."""
    elided: bool = False

    @property
    def height(self) -> float:
        """From the top of the first line's capitals to the last baseline, in pixels."""
        return cap_height(self.face) + self.pitch * (len(self.lines) - 1)

    @property
    def width(self) -> float:
        """The longest line, in pixels."""
        return max((text_width(line, self.face) for line in self.lines), default=0.0)

    def draw(self, painter: QPainter, rect: QRectF, color: QColor, across: Across = Across.LEFT) -> None:
        """Draw the lines, the whole block in the middle of the rectangle's height."""
        top = rect.center().y() - self.height / 2
        capitals = cap_height(self.face)
        for number, line in enumerate(self.lines):
            row = QRectF(rect.left(), top + number * self.pitch, rect.width(), capitals)
            draw_line(painter, row, line, self.face, color, across)

    def strike_out(self, painter: QPainter, rect: QRectF, color: QColor, unit: float) -> None:
        """Draw a stroke through each line as `draw` has put it into the same rectangle, at its left."""
        painter.setPen(QPen(color, max(2.0, 4 * unit), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        top = rect.center().y() - self.height / 2 + cap_height(self.face) / 2
        for number, line in enumerate(self.lines):
            y = top + number * self.pitch
            end = rect.left() + text_width(line, self.face)
            painter.drawLine(QPointF(rect.left() - 6 * unit, y), QPointF(end + 6 * unit, y))


_SHORTEST = 0.5
"""A last line shorter than this share of the longest makes all of them narrower."""


def fit(
    text: str,
    role: TypeRole,
    sizes_u: Sequence[float],
    unit: float,
    width: float,
    *,
    lines: int = 1,
    height: float | None = None,
    leading: float = 1.12,
) -> FittedText:
    """Fit text into a width: more lines come before smaller letters, and an ellipsis comes last.

    No line that is much shorter than the others is left over at the end.

    Args:
        text: The text; a line feed in it always breaks the line.
        role: Its role.
        sizes_u: The sizes to be tried in turn, the largest first, in `u`.
        unit: Pixels in one `u`.
        width: The place across, in pixels.
        lines: How many lines there may be.
        height: The place down in pixels, from the first capitals to what hangs below the last line, if it matters.
        leading: From baseline to baseline, as a multiple of the size.
    """
    for size in sizes_u:
        face = font(role, size, unit)
        pitch = leading * face.pixelSize()
        wrapped = _wrapped(text, face, width)
        if len(wrapped) <= lines and all(text_width(line, face) <= width for line in wrapped):
            fitted = FittedText(_evened(text, wrapped, face), face, pitch)
            if height is None or len(wrapped) == 1 or fitted.height + 0.22 * face.pixelSize() <= height:
                return fitted
    face = font(role, sizes_u[-1], unit)
    pitch = leading * face.pixelSize()
    wrapped = _wrapped(text, face, width, inside_words=True)
    if len(wrapped) <= lines:
        return FittedText(_evened(text, wrapped, face, inside_words=True), face, pitch)
    kept = wrapped[: lines - 1]
    rest = " ".join(wrapped[lines - 1 :])
    return FittedText((*kept, elide(rest, face, width)), face, pitch, elided=True)


def elide(text: str, face: QFont, width: float) -> str:
    """Cut a line to a width and put an ellipsis at its end, if it is too long."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _wrapped(text: str, face: QFont, width: float, *, inside_words: bool = False) -> tuple[str, ...]:
    metrics = QFontMetricsF(face)
    done: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if metrics.horizontalAdvance(longer) <= width:
                line = longer
                continue
            if line:
                done.append(line)
            line = word
            if inside_words and metrics.horizontalAdvance(word) > width:
                *whole, line = _broken(word, metrics, width)
                done.extend(whole)
        done.append(line)
    return tuple(done)


def _evened(text: str, wrapped: tuple[str, ...], face: QFont, *, inside_words: bool = False) -> tuple[str, ...]:
    """The same lines, broken earlier where else one short word or the end of a word would stand alone below them."""
    metrics = QFontMetricsF(face)
    wide = [metrics.horizontalAdvance(line) for line in wrapped]
    if len(wrapped) == 1 or wide[-1] >= _SHORTEST * max(wide):
        return wrapped
    narrow, most = sum(wide) / len(wide) / 2, max(wide)
    best = wrapped
    while most - narrow > 1:
        width = (narrow + most) / 2
        tried = _wrapped(text, face, width, inside_words=inside_words)
        if len(tried) > len(wrapped) or any(metrics.horizontalAdvance(line) > width for line in tried):
            narrow = width
        else:
            best, most = tried, width
    return best


def _broken(word: str, metrics: QFontMetricsF, width: float) -> list[str]:
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, word)
    pieces: list[str] = []
    piece = ""
    start = 0
    while (end := finder.toNextBoundary()) > start:
        letter = word[start:end]
        if piece and metrics.horizontalAdvance(piece + letter) > width:
            pieces.append(piece)
            piece = ""
        piece += letter
        start = end
    pieces.append(piece)
    return pieces
