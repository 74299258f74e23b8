"""What tests of painted widgets share: the bundled faces, and reading pixels."""

from __future__ import annotations

import colorsys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from decrypto_qt.widgets.fonts import load_fonts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage, QPainterPath
    from PySide6.QtWidgets import QWidget

Pixel = tuple[int, int]
FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"


@lru_cache(maxsize=1)
def bundled_fonts() -> tuple[str, ...]:
    """Registers the bundled faces, once for all tests; needs the application."""
    return load_fonts(path.read_bytes() for path in sorted(FONTS.glob("*.otf")))


def picture(widget: QWidget) -> QImage:
    """What a widget looks like now, on felt or whatever its palette's window is."""
    return widget.grab().toImage()


def colors(image: QImage) -> Iterator[tuple[int, int, int]]:
    """Every pixel's red, green and blue."""
    for y in range(image.height()):
        for x in range(image.width()):
            value = image.pixel(x, y)
            yield value >> 16 & 255, value >> 8 & 255, value & 255


def is_red(color: tuple[int, int, int]) -> bool:
    """Whether people would call it red from across the room: a red hue, strong, and not nearly black."""
    hue, saturation, value = colorsys.rgb_to_hsv(*(part / 255 for part in color))
    return (hue < 18 / 360 or hue > 335 / 360) and saturation > 0.42 and value > 0.16


def red_pixels(image: QImage) -> int:
    """How many pixels of a picture are red."""
    return sum(map(is_red, colors(image)))


def rgb(image: QImage, x: int, y: int) -> tuple[int, int, int]:
    """One pixel's red, green and blue."""
    value = image.pixel(x, y)
    return value >> 16 & 255, value >> 8 & 255, value & 255


def inside_and_outside(path: QPainterPath, width: int, height: int) -> tuple[list[Pixel], list[Pixel]]:
    """Some pixels that lie two pixels inside of an outline, and some that lie two pixels outside of it."""
    near = [(dx + 0.5, dy + 0.5) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)]
    inside, outside = [], []
    for y in range(0, height, 3):
        for x in range(0, width, 3):
            covered = [path.contains(QPointF(x + dx, y + dy)) for dx, dy in near]
            if all(covered):
                inside.append((x, y))
            elif not any(covered):
                outside.append((x, y))
    return inside, outside


def luminance(color: tuple[int, int, int]) -> float:
    """Relative luminance by WCAG."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    """Contrast of two luminances by WCAG."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)
