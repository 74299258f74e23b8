"""The area that the drawn sand takes in each bulb, read from pixels, against what the clock says.

What is drawn is a section through the axis of the glass. So a share of the sand takes an area in the picture that is
not that share of the bulb's area: it is the section of the body whose *volume* is that share of all sand (72% of a
bulb). In the upper bulb the body ends in a level surface, hollowed in the middle while it runs; in the lower one in a
cone of 29 degrees, below which the glass is full. Sand that lies is counted; the thread that falls is not lying yet.

The body is solved here once more, by slices of the glass's own curves, without anything that the program computes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import numpy as np
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from tests.support.look import picture

SIZES = (
    (400, 600),
    (240, 389),  # a team's screen at 1920x1080 while a code is encrypted
    (163, 367),  # and in the other phases
    (298, 535),  # an interceptor's screen
    (238, 317),  # a portrait monitor
    (160, 259),  # 1280x720
    (480, 778),  # 3840x2160
    (224, 310),  # the table window at 1280x800
    (336, 446),  # and at 1920x1080
    (110, 200),  # a small window
)
MOMENTS = (0.0, 1.0, 10.0, 29.9, 30.0)
SLICES = 1500

# The glass: two curves of (radius, height above the neck), in heights of a bulb; and the sand in it.
CURVES = (
    ((0.016, 0.0), (0.016, 0.12), (0.40, 0.40), (0.40, 0.69)),
    ((0.40, 0.69), (0.40, 0.85), (0.375, 0.95), (0.345, 1.0)),
)
FILL = 0.72
SLOPE = math.tan(math.radians(29))
BULB = 0.43
"""A bulb's height for the whole glass's; a cap has the other 0.07."""
THREAD = 0.014


@lru_cache(maxsize=1)
def wall() -> tuple[float, ...]:
    """The radius of the glass in the middle of each slice, from the neck upwards."""
    points = []
    for curve in CURVES:
        for step in range(2001):
            t = step / 2000
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points.append(tuple(sum(w * p[axis] for w, p in zip(weights, curve, strict=True)) for axis in (1, 0)))
    radii, at = [], 0
    for number in range(SLICES):
        height = (number + 0.5) / SLICES
        while points[at + 1][0] < height:
            at += 1
        (low, before), (high, after) = points[at], points[at + 1]
        radii.append(before + (after - before) * (height - low) / (high - low))
    return tuple(radii)


def whole() -> tuple[float, float]:
    """The volume and the section of a bulb."""
    return sum(math.pi * r * r for r in wall()) / SLICES, sum(2 * r for r in wall()) / SLICES


Body = Callable[[float], tuple[float, float]]


def area_of(body: Body, volume: float) -> float:
    """The section of the body, of those that grow with a height, that has this volume."""
    low, high = 0.0, 2.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if body(middle)[0] < volume else (low, middle)
    return body(high)[1] if volume > 0 else 0.0


def above(level: float, *, running: bool) -> tuple[float, float]:
    """Volume and section of sand that reaches up to `level` at the glass, hollowed like a wave while it runs."""
    depth = 0.10 * (1 - math.exp(-5.5 * level)) if running else 0.0
    edge = wall()[min(SLICES - 1, int(level * SLICES))]
    volume = section = 0.0
    for number, radius in enumerate(wall()):
        height = (number + 0.5) / SLICES
        if height > level:
            break
        hole = 0.0
        if height > level - depth:
            hole = min(radius, edge / math.pi * math.acos(max(-1.0, min(1.0, 2 * (level - height) / depth - 1))))
        volume += math.pi * (radius**2 - hole**2) / SLICES
        section += 2 * (radius - hole) / SLICES
    return volume, section


def below(top: float) -> tuple[float, float]:
    """Volume and section of a cone with its point at `top` above the foot, as far as the glass lets it."""
    volume = section = 0.0
    for number, radius in enumerate(reversed(wall())):
        across = min(radius, max(0.0, top - (number + 0.5) / SLICES) / SLOPE)
        volume += math.pi * across**2 / SLICES
        section += 2 * across / SLICES
    return volume, section


@lru_cache(maxsize=32)
def expected(share: float, *, running: bool) -> tuple[float, float]:
    """The areas above and below for what lies above of all sand, as parts of a bulb's area."""
    volume, section = whole()
    sand = FILL * volume
    return (
        area_of(lambda level: above(level, running=running), share * sand) / section,
        area_of(below, (1 - share) * sand) / section,
    )


def drawn(widget: SandTimerWidget, image: QImage) -> tuple[float, float]:
    """The areas above and below that have the colour of sand, as parts of a bulb's area."""
    glass = widget.glass_rect()
    scale = BULB * glass.height()
    axis, neck = glass.center().x(), glass.center().y()
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    raw = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    # Sand, also under the light on the glass: much less blue than red.
    sand = raw[:, : image.width(), 2].astype(int) - raw[:, : image.width(), 0] > 58
    across = np.arange(image.width()) + 0.5 - axis
    heights = np.abs(np.arange(image.height()) + 0.5 - neck) / scale
    radii = np.array(wall())[np.minimum(SLICES - 1, (heights * SLICES).astype(int))] * scale
    thread = math.ceil(max(1.0, THREAD * scale) / 2) + 1
    for sign in (-1, 1):
        # Where the thread falls, the sand lies as beside it.
        falls = (across * sign > 0) & (np.abs(across) < thread)
        beside = int(np.argmin(np.abs(across - sign * thread)))
        lower = (np.arange(image.height()) + 0.5 > neck) & (radii > thread)
        sand[np.ix_(lower, falls)] = sand[lower, beside][:, None]
    inside = (np.abs(across)[None, :] <= radii[:, None]) & (heights <= 1)[:, None]
    counted = (sand & inside).sum(axis=1)
    below_neck = np.arange(image.height()) + 0.5 > neck
    section = whole()[1] * scale * scale
    return float(counted[~below_neck].sum() / section), float(counted[below_neck].sum() / section)


class Clock:
    """A monotonic clock that moves when told."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def sand_timer(qtbot: QtBot, clock: Clock, size: tuple[int, int], *, dark: bool = False) -> SandTimerWidget:
    made = SandTimerWidget(clock)
    qtbot.addWidget(made)
    made.resize(*size)
    made.set_dark(dark)
    made.set_timer(SandTimer(30).turned(0))
    return made


def test_an_area_is_no_share() -> None:
    """Half of the sand takes more than half of its area, so that a drawing by areas would be found out."""
    full = expected(1.0, running=False)[0], expected(0.0, running=False)[1]
    half = expected(0.5, running=False)
    assert full == pytest.approx((0.75, 0.68), abs=0.01)
    assert half[0] > full[0] / 2 + 0.04
    assert half[1] > full[1] / 2 + 0.02


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_sand_drawn_takes_the_area_that_the_clock_says(size: tuple[int, int], dark: bool, qtbot: QtBot) -> None:
    clock = Clock()
    widget = sand_timer(qtbot, clock, size, dark=dark)
    for clock.now in MOMENTS:
        wanted = expected((30 - clock.now) / 30, running=clock.now < 30)
        assert drawn(widget, picture(widget)) == pytest.approx(wanted, abs=0.01), clock.now


@pytest.mark.parametrize("size", [(400, 600), (163, 367)])
def test_after_ten_seconds_without_a_frame_the_area_is_right_at_once(size: tuple[int, int], qtbot: QtBot) -> None:
    clock = Clock()
    widget = sand_timer(qtbot, clock, size)
    widget.show()
    for clock.now in (0.0, 10.0, 20.0, 29.9):
        wanted = expected((30 - clock.now) / 30, running=True)
        assert drawn(widget, picture(widget)) == pytest.approx(wanted, abs=0.01), clock.now
    clock.now = 39.9
    widget._frames.timeout.emit()
    widget._flash.stop()
    assert drawn(widget, picture(widget)) == pytest.approx(expected(0.0, running=False), abs=0.01)


def test_a_sharp_monitor_has_the_same_areas(qtbot: QtBot) -> None:
    clock = Clock()
    widget = sand_timer(qtbot, clock, (240, 389))
    clock.now = 10.0
    image = QImage(480, 778, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2.0)
    image.fill(0xC9D0BD)
    widget.render(image)
    large = sand_timer(qtbot, clock, (480, 778))
    assert drawn(large, image) == pytest.approx(expected(2 / 3, running=True), abs=0.01)


@pytest.mark.parametrize("above", [0.0, 12.0])
def test_on_its_way_over_there_is_as_much_sand_as_before_and_then_as_after(above: float, qtbot: QtBot) -> None:
    widget = sand_timer(qtbot, Clock(), (400, 600))
    before = SandTimer(30, None, above)
    widget.set_timer(before)
    widget.show()
    widget.set_timer(before.turned(0))
    widget._turning.pause()
    for lean, share in ((0.5, above / 30), (-0.5, above / 30), (179.5, 1 - above / 30), (-179.5, 1 - above / 30)):
        widget._lean = lean
        assert drawn(widget, picture(widget)) == pytest.approx(expected(share, running=False), abs=0.02), lean
