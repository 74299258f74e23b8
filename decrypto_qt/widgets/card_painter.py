"""Painting keyword cards: the word under its tangle, bare and as seen through the red film.

The physics is real: every pixel of the tangle is bright in the red channel and every pixel of the word dark in it, at
one and the same luminance, so that a red gel before the monitor (or over a printed card) does what the film does.
Pictures are `QImage`s painted once, never in a paint event, in any thread; widgets show them. No pane, rim or sheen
here: those belong to the film and know no word.
"""

from __future__ import annotations

import random
from collections import OrderedDict
from dataclasses import dataclass
from enum import Enum
from threading import Lock

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from decrypto_qt.widgets.alphabets import LATIN
from decrypto_qt.widgets.palette import LIGHT
from decrypto_qt.widgets.type import Size, TypeRole, cap_height, font

WORD_SIZE = Size.KEYWORD
"""Size of the word, in units of the look."""

WORD_MARGIN = 6.0
"""Free space left and right of the longest word, in units of the look."""


class FilmTint(Enum):
    """How the filmed card is shown; only `RED` asks eyes to tell red from black."""

    RED = "red"
    PALE = "pale"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True, repr=False)
class CardOrder:
    """All that a card's pictures depend on; has no telling repr, for it bears a keyword."""

    word: str
    """The text as it shall stand there, capitals and all (`display_capitals`)."""

    width: int
    height: int
    """Size of the whole card in device pixels."""

    bare_height: int
    """Device pixels at the top that stand above the film: no pixel of the word lies there."""

    unit: float
    """Device pixels for one unit of the look."""

    seed: int
    """Chooses the tangle. It comes from the slot, not from the word: the bare strip says nothing about the word."""

    tint: FilmTint = FilmTint.RED
    alphabet: str = LATIN


@dataclass(frozen=True, slots=True, repr=False)
class CardPictures:
    """The two pictures of one card, both of the whole card's size; sliding moves a clip over them."""

    bare: QImage
    filmed: QImage


def display_capitals(word: str) -> str:
    """The word in capitals of the same length: ß becomes ẞ, and a letter without one capital of its own stays."""
    return "".join("ẞ" if letter == "ß" else _one_capital(letter) for letter in word)


def _one_capital(letter: str) -> str:
    capital = letter.upper()
    return capital if len(capital) == 1 else letter


def word_path(order: CardOrder) -> QPainterPath:
    """The outline of the word, centred in the filmed part of the card on its cap height.

    A word too long for the card is made narrower and smaller, it alone.
    """
    face = font(TypeRole.KEYWORD, 200, 1)
    path = QPainterPath()
    path.addText(QPointF(0, 0), face, order.word)
    extent = path.boundingRect()
    scale = WORD_SIZE * order.unit / 200
    room = order.width - 2 * WORD_MARGIN * order.unit
    if extent.width() * scale > room > 0:
        scale = room / extent.width()
    centre_x = order.width / 2
    centre_y = (order.bare_height + order.height) / 2
    place = QTransform()
    place.translate(centre_x, centre_y)
    place.scale(scale, scale)
    place.translate(-extent.center().x(), cap_height(face) / 2)
    return place.map(path)


def paint_card(order: CardOrder) -> CardPictures:
    """Both pictures of a card; the same order gives the same pixels."""
    if order.tint is FilmTint.PLAIN:
        return _plain_card(order)
    # numpy comes with the first card, after the first window.
    from decrypto_qt.widgets import film_pixels  # noqa: PLC0415

    noise = film_pixels.noise_fields(_noise(order))
    red = film_pixels.red_channel(noise, film_pixels.word_field(_word_mask(order)))
    ruby = LIGHT.ruby
    word, lit = (ruby.word, ruby.lit) if order.tint is FilmTint.RED else (ruby.pale_word, ruby.pale_card)
    colors = film_pixels.FilmColors(word.color(), lit.color(0.0), lit.color(1.0))
    return CardPictures(bare=film_pixels.bare(red, noise), filmed=film_pixels.filmed(red, colors))


def _plain_card(order: CardOrder) -> CardPictures:
    """Paper with the word on it, and no tangle; what stands above the film is paper alone."""
    bare = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    bare.fill(LIGHT.chalk.fill.color(0.5))
    filmed = bare.copy()
    painter = QPainter(filmed)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(word_path(order), LIGHT.chalk.text.color())
    painter.end()
    return CardPictures(bare=bare, filmed=filmed)


def _word_mask(order: CardOrder) -> QImage:
    """White where the word covers the picture, black elsewhere."""
    picture = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(QRectF(0, order.bare_height, order.width, order.height - order.bare_height))
    painter.fillPath(word_path(order), Qt.GlobalColor.white)
    painter.end()
    return picture


def _noise(order: CardOrder) -> QImage:
    """The tangle: overlapping letters of many sizes and angles, with three independent values each.

    Red says where in its class the red channel lies, green is luminance, blue is blue. None of them knows the word,
    which enters through the red channel alone; the green of the card follows.
    """
    chance = random.Random(f"{order.seed} {order.width}x{order.height}")
    picture = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    picture.fill(_ink(chance))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letters = _letters(order)
    unit = order.unit
    area = order.width * order.height / (unit * unit)
    for low, high, per_area in ((110, 190, 1 / 2400), (56, 100, 1 / 560), (30, 58, 1 / 300), (18, 30, 1 / 560)):
        for _ in range(max(4, round(area * per_area))):
            size = chance.uniform(low, high) * unit
            place = QTransform()
            place.translate(chance.uniform(0, order.width), chance.uniform(0, order.height))
            place.rotate(chance.uniform(-180, 180))
            place.scale(size / 100, size / 100)
            painter.setTransform(place)
            painter.fillPath(chance.choice(letters), _ink(chance))
    painter.end()
    return picture


def _letters(order: CardOrder) -> list[QPainterPath]:
    """The alphabet as outlines of 100 pixels, each centred on the origin."""
    face = font(TypeRole.KEYWORD, 100, 1)
    letters = []
    for letter in order.alphabet:
        path = QPainterPath()
        path.addText(QPointF(0, 0), face, letter)
        letters.append(path.translated(-path.boundingRect().center()))
    return letters


def _ink(chance: random.Random) -> QColor:
    """Red noise, luminance and blue of one letter; luminance in steps as wide as the word's step in green."""
    luminance = chance.choice((0, 0, 85, 85, 170, 170, 255, 255)) + chance.randint(-24, 24)
    return QColor(chance.randint(0, 255), min(255, max(0, luminance)), chance.choice((8, 22, 50, 95, 160)))


class CardCache:
    """The last pictures painted, for one team; safe to fill from a worker thread.

    `clear` is called when secrets must leave the screen, and pictures ordered before it are not kept, whether they were
    begun by then or not.
    """

    def __init__(self, size: int = 16) -> None:
        """Start empty.

        Args:
            size: How many cards are kept; the one not used for longest goes first.
        """
        self._size = size
        self._pictures: OrderedDict[CardOrder, CardPictures] = OrderedDict()
        self._lock = Lock()
        self._age = 0

    def __len__(self) -> int:
        """How many cards are kept."""
        return len(self._pictures)

    def found(self, order: CardOrder) -> CardPictures | None:
        """The pictures if they are ready, without painting."""
        with self._lock:
            pictures = self._pictures.get(order)
            if pictures is not None:
                self._pictures.move_to_end(order)
            return pictures

    @property
    def age(self) -> int:
        """How often everything was forgotten; to be kept with an order that a worker will have painted."""
        return self._age

    def painted(self, order: CardOrder, age: int | None = None) -> CardPictures:
        """The pictures, painted now if they were not ready.

        Args:
            order: Which card.
            age: The cache's when it was ordered, if that was not just now.
        """
        ready = self.found(order)
        if ready is not None:
            return ready
        if age is None:
            age = self._age
        pictures = paint_card(order)
        with self._lock:
            if age == self._age:
                self._pictures[order] = pictures
                while len(self._pictures) > self._size:
                    self._pictures.popitem(last=False)
        return pictures

    def clear(self) -> None:
        """Forget every picture."""
        with self._lock:
            self._age += 1
            self._pictures.clear()
