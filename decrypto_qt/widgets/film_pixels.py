"""The numbers of a keyword card: how noise and word become the pixels of the bare and of the filmed card.

The one module of the cards that imports numpy, so it is itself imported late. Letters are not drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

_Field = NDArray[np.float32]
_Bytes = NDArray[np.uint8]

RED_TANGLE = (198, 240)
RED_WORD = (100, 124)
"""The red channel of both classes, apart for a gel and each with a spread, so that hue is no clean mask of the word."""

RED_CHANCE = np.float32(0.25)
"""By how much of its class red strays from what the luminance says."""

EDGE_TANGLE, EDGE_WORD = 232, 92
"""What both classes are along the outline of the word: half covered lies in the middle of the film's curve."""

LUMINANCE = (0.27, 0.70)
"""Relative luminance of the noise field: the lowest lets full red be tangle, the highest lets dark red be word."""

FILM_DARK_BELOW = 128
FILM_LIGHT_ABOVE = 196
"""The ends of the film's curve in the red channel."""

RED_WEIGHT, GREEN_WEIGHT, BLUE_WEIGHT = np.float32(0.2126), np.float32(0.7152), np.float32(0.0722)
"""What linear red, green and blue give to relative luminance."""


@dataclass(frozen=True, slots=True)
class NoiseFields:
    """The tangle by row and column; nothing in it depends on the word."""

    red: _Field
    """Where in its class the red channel lies, 0 to 1."""

    luminance: _Field
    """Relative luminance, linear."""

    blue: _Field
    """Linear blue, 0 to 1."""


@dataclass(frozen=True, slots=True)
class FilmColors:
    """What the film makes of the darkest red, and of both ends of the tangle's red."""

    word: QColor
    low: QColor
    high: QColor


def noise_fields(picture: QImage) -> NoiseFields:
    """The fields of a drawn tangle."""
    fields = _pixels(picture).astype(np.float32) / np.float32(255)
    low, high = LUMINANCE
    luminance = np.float32(low) + fields[:, :, 1] * np.float32(high - low)
    # Blue must leave room for full red at this luminance; the same bound for both classes keeps it blind to the word.
    blue = np.clip(np.minimum(fields[:, :, 0], (luminance - RED_WEIGHT) / BLUE_WEIGHT), 0, 1)
    # The darker, the redder: pale tangle then has nearly the hue (CIELAB a*) of dark word, and hue alone no clear line.
    red = np.clip(1 - fields[:, :, 1] + RED_CHANCE * (fields[:, :, 2] - np.float32(0.5)), 0, 1)
    return NoiseFields(red.astype(np.float32), luminance.astype(np.float32), blue.astype(np.float32))


def word_field(mask: QImage) -> _Field:
    """How much of each pixel the word covers, 0 to 1."""
    return _pixels(mask)[:, :, 0].astype(np.float32) / np.float32(255)


def red_channel(noise: NoiseFields, word: _Field) -> _Field:
    """The red channel, 0 to 255 in whole steps: bright where the tangle is, dark where the word is."""
    tangle = np.float32(RED_TANGLE[0]) + noise.red * np.float32(RED_TANGLE[1] - RED_TANGLE[0])
    dark = np.float32(RED_WORD[0]) + noise.red * np.float32(RED_WORD[1] - RED_WORD[0])
    # No noise on the letters' soft edges, or the film would show them ragged.
    edge = np.minimum(8 * word * (1 - word), 1)
    tangle += (np.float32(EDGE_TANGLE) - tangle) * edge
    dark += (np.float32(EDGE_WORD) - dark) * edge
    return np.round(tangle + (dark - tangle) * word).astype(np.float32)


def bare(red: _Field, noise: NoiseFields) -> QImage:
    """The card to the bare eye: green solved so that luminance is the noise field's, after rounding red and blue."""
    blue = np.round(_encoded(noise.blue))
    green = (noise.luminance - RED_WEIGHT * _linear(red) - BLUE_WEIGHT * _linear(blue)) / GREEN_WEIGHT
    pixels = np.empty((*red.shape, 4), dtype=np.uint8)
    pixels[:, :, 0] = blue
    pixels[:, :, 1] = np.round(_encoded(np.clip(green, 0, 1)))
    pixels[:, :, 2] = red
    pixels[:, :, 3] = 255
    return _image(pixels)


def filmed(red: _Field, colors: FilmColors) -> QImage:
    """The card through the film: the red channel alone, through a curve from nearly black to a light red."""
    share = np.clip((red - FILM_DARK_BELOW) / np.float32(FILM_LIGHT_ABOVE - FILM_DARK_BELOW), 0, 1)
    ghost = np.clip((red - RED_TANGLE[0]) / np.float32(RED_TANGLE[1] - RED_TANGLE[0]), 0, 1)
    pixels = np.empty((*red.shape, 4), dtype=np.uint8)
    for channel, part in ((2, QColor.red), (1, QColor.green), (0, QColor.blue)):
        dark, low, high = part(colors.word), part(colors.low), part(colors.high)
        light = low + ghost * np.float32(high - low)
        pixels[:, :, channel] = np.round(dark + (light - dark) * share)
    pixels[:, :, 3] = 255
    return _image(pixels)


def _linear(byte: _Field) -> _Field:
    value = byte / np.float32(255)
    return np.where(value <= 0.04045, value / np.float32(12.92), ((value + 0.055) / np.float32(1.055)) ** 2.4).astype(
        np.float32
    )


def _encoded(linear: _Field) -> _Field:
    value = np.where(
        linear <= 0.0031308, linear * np.float32(12.92), 1.055 * np.maximum(linear, 0) ** (1 / 2.4) - 0.055
    )
    return (value * 255).astype(np.float32)


def _pixels(picture: QImage) -> _Bytes:
    """The picture as rows, columns and the bytes blue, green, red, unused."""
    rows = np.frombuffer(picture.constBits(), dtype=np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return rows[:, : picture.width() * 4].reshape(picture.height(), picture.width(), 4)


def _image(pixels: _Bytes) -> QImage:
    height, width = pixels.shape[:2]
    return QImage(pixels.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32).copy()
