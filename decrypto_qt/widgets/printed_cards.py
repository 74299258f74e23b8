"""Keyword cards on paper, for the red film of the box: where they lie, what is on either side, and where to cut.

A card has four words: one at either end of each side, the second upside down, so that it stands upright when the card
is turned round. The word and its tangle are those of the screen, by the same painter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QRawFont, QTransform

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.alphabets import LATIN
from decrypto_qt.widgets.card_painter import CardOrder, display_capitals, paint_card
from decrypto_qt.widgets.palette import LIGHT, PRINT, PRINT_SIDES, Paint
from decrypto_qt.widgets.printing import MM, PaperSize
from decrypto_qt.widgets.shapes import badge_path, lattice_path
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, font

CARD_MM: Final = (43.0, 65.0)
"""What fits the sleeves that are sold for the box's keyword cards."""

RIM_MM: Final = 1.5
"""Bare paper round the tangle: it forgives a cut beside the line, and a back that lies a little off its front."""

BAND_MM: Final = 7.0
"""The band between both ends, which tells the side."""

GAP_MM: Final = 5.0
"""Between two cards on the sheet."""

LEAST_MARGIN_MM: Final = 9.0
"""Printers reach so far at least, and the cutting marks need their room."""

MARK_MM: Final = (1.0, 4.0)
"""From where to where a cutting mark runs, from the card's corner outwards."""

CAPTION_MM: Final = 5.5
"""From the paper's lower edge to the line that says which sheet this is."""

WORDS: Final = 4
"""On a card."""

SLOT_U: Final = 440.0
"""The width of an end in the units of the look: a word has the share of it that it has on the screen."""

_HALF_TURN: Final = QTransform(-1, 0, 0, -1, 0, 0)

_TANGLES: Final = 1000
"""So many cards have tangles of their own."""


class CardSide(Enum):
    """Both sides of a card; the blue one is played first."""

    BLUE = "blue"
    RED = "red"

    @property
    def paint(self) -> Paint:
        """Its colour."""
        return PRINT_SIDES[0 if self is CardSide.BLUE else 1]

    @property
    def shape(self) -> Team:
        """Whose shapes its band has, so that it is known without its colour: rings or lozenges."""
        return Team.WHITE if self is CardSide.BLUE else Team.BLACK


def missing_letters(word: str) -> str:
    """The letters of a word, as it stands on a card, that the program's type does not have."""
    face = QRawFont.fromFont(font(TypeRole.KEYWORD, Size.KEYWORD, 1))
    return "".join(
        letter for letter in display_capitals(word) if letter != " " and not face.supportsCharacter(ord(letter))
    )


def letters_of(words: Sequence[str]) -> str:
    """The letters of a deck, for its tangle; a short list of words takes the usual ones to its own."""
    letters = {letter for word in words for letter in display_capitals(word) if letter.isalpha()}
    return "".join(sorted(letters if len(letters) > len(LATIN) else letters | set(LATIN)))


@dataclass(frozen=True, slots=True, repr=False)
class CardPages:
    """The sheets of a list of words: the front of a sheet is followed by its back.

    A back is laid out from right to left, so that it meets its front when the sheet is turned over its long edge.
    """

    words: tuple[str, ...]
    """In the order of the list: four in a row share a card, so words that go together never meet in a game."""

    paper: PaperSize = PaperSize.A4
    language: str = ""
    """What the words are in, by its own name, for the line at the foot; may be empty."""

    @property
    def title(self) -> str:
        """What the file is called."""
        return QCoreApplication.translate("Printing", "Keyword cards")

    @property
    def grey_preview(self) -> bool:
        """The tangle has red letters."""
        return True

    @property
    def cards(self) -> int:
        """How many cards there are; the last one may have free ends."""
        return -(-len(self.words) // WORDS)

    @property
    def columns(self) -> int:
        """How many cards lie beside each other."""
        return _fitting(self.paper.dots.width(), CARD_MM[0])

    @property
    def rows(self) -> int:
        """How many lie below each other."""
        return _fitting(self.paper.dots.height(), CARD_MM[1])

    @property
    def sheets(self) -> int:
        """How many sheets of paper it takes."""
        return -(-self.cards // (self.columns * self.rows))

    @property
    def count(self) -> int:
        """Pages: two a sheet."""
        return 2 * self.sheets

    def side(self, number: int) -> CardSide:
        """Which sides of the cards are on a page, counted from 0."""
        return CardSide.RED if number % 2 else CardSide.BLUE

    def card_rects(self, number: int) -> list[tuple[int, QRect]]:
        """The cards on a page and where they lie, in dots, cut line to cut line."""
        wide, high = (round(side * MM) for side in CARD_MM)
        gap = round(GAP_MM * MM)
        dots = self.paper.dots
        left = (dots.width() - self.columns * wide - (self.columns - 1) * gap) // 2
        top = (dots.height() - self.rows * high - (self.rows - 1) * gap) // 2
        found = []
        first = number // 2 * self.columns * self.rows
        for place in range(min(self.columns * self.rows, self.cards - first)):
            row, column = divmod(place, self.columns)
            x = left + column * (wide + gap)
            if self.side(number) is CardSide.RED:
                x = dots.width() - x - wide
            found.append((first + place, QRect(x, top + row * (high + gap), wide, high)))
        return found

    def word_at(self, card: int, side: CardSide, *, turned: bool) -> str:
        """The word at the upper or, turned, at the lower end of a side; empty where the list has ended."""
        place = card * WORDS + (2 if side is CardSide.RED else 0) + turned
        return self.words[place] if place < len(self.words) else ""

    def paint(self, painter: QPainter, number: int, scale: float) -> None:
        """Paint a page: the cards, the marks to cut by, and a line that says which sheet it is."""
        side = self.side(number)
        alphabet = letters_of(self.words)
        for card, rect in self.card_rects(number):
            for turned in (False, True):
                word = self.word_at(card, side, turned=turned)
                if word:
                    place = end_rect(rect, turned=turned)
                    seed = (card % _TANGLES * 2 + (side is CardSide.RED)) * 2 + turned
                    picture = _end_picture(word, place, scale, seed, alphabet, turned=turned)
                    painter.drawImage(QRectF(place), picture, QRectF(picture.rect()))
            _paint_band(painter, band_rect(rect), side)
            _paint_marks(painter, rect)
        self._paint_caption(painter, number)

    def _paint_caption(self, painter: QPainter, number: int) -> None:
        if self.side(number) is CardSide.BLUE:
            text = QCoreApplication.translate("Printing", "Keyword cards, sheet {number} of {count}: front, blue side.")
        else:
            text = QCoreApplication.translate("Printing", "Keyword cards, sheet {number} of {count}: back, red side.")
        how = QCoreApplication.translate("Printing", "Print on both sides, turned over the long edge, without scaling.")
        parts = [self.language, text.format(number=number // 2 + 1, count=self.sheets), how]
        dots = self.paper.dots
        line = QRectF(0, dots.height() - (CAPTION_MM + 2) * MM, dots.width(), 4 * MM)
        caption = "  ".join(part for part in parts if part)
        draw_line(
            painter,
            line,
            caption,
            font(TypeRole.REGULAR, Size.PRINTED_CARDS_FOOT_MM, MM),
            LIGHT.soft.color(),
            Across.MIDDLE,
        )


def end_rect(card: QRect, *, turned: bool) -> QRect:
    """Where the tangle of one end of a card lies."""
    rim, band = round(RIM_MM * MM), round(BAND_MM * MM)
    high = (card.height() - 2 * rim - band) // 2
    top = card.bottom() + 1 - rim - high if turned else card.top() + rim
    return QRect(card.left() + rim, top, card.width() - 2 * rim, high)


def band_rect(card: QRect) -> QRectF:
    """Where the band between both ends lies."""
    above, below = end_rect(card, turned=False), end_rect(card, turned=True)
    return QRectF(QPointF(above.left(), above.bottom() + 1), QPointF(below.right() + 1, below.top()))


def _fitting(room: int, side_mm: float) -> int:
    whole = room / MM - 2 * LEAST_MARGIN_MM + GAP_MM
    return int(whole // (side_mm + GAP_MM))


def _end_picture(word: str, place: QRect, scale: float, seed: int, alphabet: str, *, turned: bool) -> QImage:
    """The bare picture of one end, a pixel for each pixel of the device."""
    wide, high = max(1, round(place.width() * scale)), max(1, round(place.height() * scale))
    order = CardOrder(
        word=display_capitals(word),
        width=wide,
        height=high,
        bare_height=0,
        unit=wide / SLOT_U,
        seed=seed,
        alphabet=alphabet,
    )
    bare = paint_card(order).bare
    return bare.transformed(_HALF_TURN) if turned else bare


def _paint_band(painter: QPainter, band: QRectF, side: CardSide) -> None:
    """The lattice of the side's shape between both ends, and its mark in the middle."""
    color = side.paint.color()
    inner = band.adjusted(0, 1.1 * MM, 0, -1.1 * MM)
    painter.save()
    painter.setClipRect(inner)
    painter.setPen(QPen(side.paint.color(alpha=0.55), 0.15 * MM))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lattice_path(inner, side.shape, 2.2 * MM))
    painter.restore()
    size = 3.4 * MM
    badge = QRectF(0, 0, size, size)
    badge.moveCenter(inner.center())
    # The mark stands on bare paper, with none of the lattice about it.
    painter.fillRect(badge.adjusted(-1.6 * MM, -2 * MM, 1.6 * MM, 2 * MM).intersected(band), PRINT.paper.color())
    painter.fillPath(badge_path(badge, side.shape), color)


def _paint_marks(painter: QPainter, card: QRect) -> None:
    """At each corner two lines outside the card, in line with its edges."""
    painter.setPen(QPen(LIGHT.ink.color(), 0.1 * MM))
    near, far = (length * MM for length in MARK_MM)
    whole = QRectF(card)
    for corner, across, down in (
        (whole.topLeft(), -1, -1),
        (whole.topRight(), 1, -1),
        (whole.bottomLeft(), -1, 1),
        (whole.bottomRight(), 1, 1),
    ):
        painter.drawLine(corner + QPointF(across * near, 0), corner + QPointF(across * far, 0))
        painter.drawLine(corner + QPointF(0, down * near), corner + QPointF(0, down * far))
