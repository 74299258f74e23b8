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
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QTransform

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    type_float_field = NDArray[np.float32]
    type_byte_field = NDArray[np.uint8]

LATIN = "ABCDEFGHIJKLMNOPRSTUVWYZ"
"""The letters of the tangle where a deck names no alphabet of its own."""

WORD_SIZE = 48.0
"""Size of the word, in units of the look."""

WORD_TRACKING = 101.0
"""Letter spacing of the word, per cent."""

WORD_MARGIN = 6.0
"""Free space left and right of the longest word, in units of the look."""

RED_TANGLE = (196, 255)
RED_WORD = (48, 130)
"""The red channel of both classes, far apart and each with a spread, so that hue is no clean mask of the word."""

LUMINANCE = (0.27, 0.70)
"""Relative luminance of the noise field: the lowest lets full red be tangle, the highest lets dark red be word."""

FILM_DARK_BELOW = 136
FILM_LIGHT_ABOVE = 192
"""The ends of the film's curve in the red channel."""


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
    word_font: QFont | None = None
    """The face of word and tangle; `None` takes Inter ExtraBold."""

    def key(self) -> tuple[object, ...]:
        """What tells two orders apart."""
        family = "" if self.word_font is None else self.word_font.toString()
        return (
            self.word, self.width, self.height, self.bare_height, self.unit, self.seed, self.tint, self.alphabet, family
        )  # fmt: skip


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


def word_font(unit: float, base: QFont | None = None) -> QFont:
    """Inter ExtraBold at the size of a keyword.

    Args:
        unit: Device pixels for one unit of the look.
        base: The face to take instead of looking Inter up by its name.
    """
    font = QFont(base) if base is not None else QFont("Inter")
    font.setWeight(QFont.Weight.ExtraBold)
    font.setPixelSize(max(1, round(WORD_SIZE * unit)))
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, WORD_TRACKING)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def word_path(order: CardOrder) -> QPainterPath:
    """The outline of the word, centred in the filmed part of the card on its cap height.

    A word too long for the card is made narrower and smaller, it alone.
    """
    font = word_font(1.0, order.word_font)
    font.setPixelSize(200)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, order.word)
    caps = QPainterPath()
    caps.addText(QPointF(0, 0), font, "H")
    extent, cap = path.boundingRect(), caps.boundingRect()
    scale = WORD_SIZE * order.unit / 200
    room = order.width - 2 * WORD_MARGIN * order.unit
    if extent.width() * scale > room > 0:
        scale = room / extent.width()
    centre_x = order.width / 2
    centre_y = (order.bare_height + order.height) / 2
    place = QTransform()
    place.translate(centre_x, centre_y)
    place.scale(scale, scale)
    place.translate(-extent.center().x(), -cap.center().y())
    return place.map(path)


def paint_card(order: CardOrder) -> CardPictures:
    """Both pictures of a card; the same order gives the same pixels."""
    if order.tint is FilmTint.PLAIN:
        return _plain_card(order)
    mask = _word_mask(order)
    red_noise, luminance, blue = _noise(order)
    red = _red(red_noise, mask)
    return CardPictures(bare=_bare(red, luminance, blue), filmed=_filmed(red, order.tint))


def _plain_card(order: CardOrder) -> CardPictures:
    """Paper with the word on it, and no tangle; what stands above the film is paper alone."""
    bare = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    bare.fill(QColor("#FCF7EB"))
    filmed = bare.copy()
    painter = QPainter(filmed)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(word_path(order), QColor("#2A211B"))
    painter.end()
    return CardPictures(bare=bare, filmed=filmed)


def _word_mask(order: CardOrder) -> type_float_field:
    """How much of each pixel the word covers, 0 to 1."""
    import numpy as np

    picture = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    picture.fill(QColor(0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(QRectF(0, order.bare_height, order.width, order.height - order.bare_height))
    painter.fillPath(word_path(order), QColor(255, 255, 255))
    painter.end()
    return _pixels(picture)[:, :, 0].astype(np.float32) / np.float32(255)


def _noise(order: CardOrder) -> tuple[type_float_field, type_float_field, type_float_field]:
    """The tangle: overlapping letters of many sizes and angles, three independent values each.

    They are painted into the three channels of one picture. Luminance and blue are the same whatever the word is; the
    word enters through red alone, and green follows.

    Returns:
        Red noise, relative luminance and linear blue, each by row and column, the first and last 0 to 1.
    """
    import numpy as np

    chance = random.Random(f"{order.seed} {order.width}x{order.height}")
    picture = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    picture.fill(_ink(chance))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letters = _letters(order)
    unit = order.unit
    area = order.width * order.height / (unit * unit)
    for low, high, per_area in ((110, 190, 1 / 2600), (50, 90, 1 / 620), (26, 50, 1 / 250), (14, 26, 1 / 330)):
        for _ in range(max(4, round(area * per_area))):
            size = chance.uniform(low, high) * unit
            place = QTransform()
            place.translate(chance.uniform(0, order.width), chance.uniform(0, order.height))
            place.rotate(chance.uniform(-180, 180))
            place.scale(size / 100, size / 100)
            painter.setTransform(place)
            painter.fillPath(chance.choice(letters), _ink(chance))
    painter.end()
    fields = _pixels(picture).astype(np.float32) / np.float32(255)
    low_y, high_y = LUMINANCE
    luminance = np.float32(low_y) + fields[:, :, 1] * np.float32(high_y - low_y)
    # Blue must leave room for full red at this luminance; the same bound for both classes keeps it blind to the word.
    blue = np.minimum(fields[:, :, 0], (luminance - np.float32(0.2126)) / np.float32(0.0722))
    return fields[:, :, 2], luminance, np.clip(blue, 0, 1)


def _letters(order: CardOrder) -> list[QPainterPath]:
    """The alphabet as outlines of 100 pixels, each centred on the origin."""
    font = word_font(1.0, order.word_font)
    font.setPixelSize(100)
    letters = []
    for letter in order.alphabet:
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, letter)
        letters.append(path.translated(-path.boundingRect().center()))
    return letters


def _ink(chance: random.Random) -> QColor:
    """Red noise, luminance and blue of one letter; luminance in steps as wide as the word's step in green."""
    luminance = chance.choice((0, 0, 85, 85, 170, 170, 255, 255)) + chance.randint(-24, 24)
    return QColor(chance.randint(0, 255), min(255, max(0, luminance)), chance.choice((10, 30, 75, 130, 215)))


def _red(noise: type_float_field, mask: type_float_field) -> type_float_field:
    """The red channel, 0 to 255 in whole steps: bright where the tangle is, dark where the word is."""
    import numpy as np

    tangle = np.float32(RED_TANGLE[0]) + noise * np.float32(RED_TANGLE[1] - RED_TANGLE[0])
    word = np.float32(RED_WORD[0]) + noise * np.float32(RED_WORD[1] - RED_WORD[0])
    return np.round(tangle + (word - tangle) * mask)


def _bare(red: type_float_field, luminance: type_float_field, blue: type_float_field) -> QImage:
    """The card to the bare eye: green solved so that luminance is the noise field's, after rounding red and blue."""
    import numpy as np

    red_part = np.float32(0.2126) * _linear(red)
    blue_bytes = np.round(_encoded(blue))
    green = (luminance - red_part - np.float32(0.0722) * _linear(blue_bytes)) / np.float32(0.7152)
    pixels = np.empty((*red.shape, 4), dtype=np.uint8)
    pixels[:, :, 0] = blue_bytes
    pixels[:, :, 1] = np.round(_encoded(np.clip(green, 0, 1)))
    pixels[:, :, 2] = red
    pixels[:, :, 3] = 255
    return _image(pixels)


def _filmed(red: type_float_field, tint: FilmTint) -> QImage:
    """The card through the film: the red channel alone, through a curve from nearly black to a light red."""
    import numpy as np

    share = np.clip((red - FILM_DARK_BELOW) / np.float32(FILM_LIGHT_ABOVE - FILM_DARK_BELOW), 0, 1)
    share = share * share * (3 - 2 * share)
    ghost = np.clip((red - RED_TANGLE[0]) / np.float32(RED_TANGLE[1] - RED_TANGLE[0]), 0, 1)
    if tint is FilmTint.RED:
        word, low, high = (0x10, 0x00, 0x03), (0xFF, 0x6B, 0x62), (0xFF, 0x7A, 0x6D)
    else:
        word, low, high = (0xFF, 0xEE, 0xD6), (0x26, 0x1B, 0x16), (0x3A, 0x2C, 0x24)
    pixels = np.empty((*red.shape, 4), dtype=np.uint8)
    for channel, dark, low_end, high_end in zip((2, 1, 0), word, low, high, strict=True):
        lit = np.float32(low_end) + ghost * np.float32(high_end - low_end)
        pixels[:, :, channel] = np.round(dark + (lit - dark) * share)
    pixels[:, :, 3] = 255
    return _image(pixels)


def _linear(byte: type_float_field) -> type_float_field:
    import numpy as np

    value = byte / np.float32(255)
    return np.where(value <= 0.04045, value / np.float32(12.92), ((value + 0.055) / np.float32(1.055)) ** 2.4).astype(
        np.float32
    )


def _encoded(linear: type_float_field) -> type_float_field:
    import numpy as np

    value = np.where(
        linear <= 0.0031308, linear * np.float32(12.92), 1.055 * np.maximum(linear, 0) ** (1 / 2.4) - 0.055
    )
    return (value * 255).astype(np.float32)


def _pixels(picture: QImage) -> type_byte_field:
    """The picture as rows, columns and the bytes blue, green, red, unused."""
    import numpy as np

    rows = np.frombuffer(picture.constBits(), dtype=np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return rows[:, : picture.width() * 4].reshape(picture.height(), picture.width(), 4)


def _image(pixels: type_byte_field) -> QImage:
    height, width = pixels.shape[:2]
    return QImage(pixels.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32).copy()


class CardCache:
    """The last pictures painted, for one team; safe to fill from a worker thread.

    `clear` is called when secrets must leave the screen, and pictures ordered before it that are finished after it are
    not kept.
    """

    def __init__(self, size: int = 16) -> None:
        """Start empty.

        Args:
            size: How many cards are kept; the one not used for longest goes first.
        """
        self._size = size
        self._pictures: OrderedDict[tuple[object, ...], CardPictures] = OrderedDict()
        self._lock = Lock()
        self._age = 0

    def __len__(self) -> int:
        """How many cards are kept."""
        return len(self._pictures)

    def found(self, order: CardOrder) -> CardPictures | None:
        """The pictures if they are ready, without painting."""
        with self._lock:
            pictures = self._pictures.get(order.key())
            if pictures is not None:
                self._pictures.move_to_end(order.key())
            return pictures

    def painted(self, order: CardOrder) -> CardPictures:
        """The pictures, painted now if they were not ready."""
        ready = self.found(order)
        if ready is not None:
            return ready
        age = self._age
        pictures = paint_card(order)
        with self._lock:
            if age == self._age:
                self._pictures[order.key()] = pictures
                while len(self._pictures) > self._size:
                    self._pictures.popitem(last=False)
        return pictures

    def clear(self) -> None:
        """Forget every picture."""
        with self._lock:
            self._age += 1
            self._pictures.clear()
