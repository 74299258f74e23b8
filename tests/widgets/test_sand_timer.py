"""The sand timer: what is drawn is what the clock says, by the volume of the pixels."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.widgets.sand_glass import BULB, NECK, REPOSE, SAND, WIDEST, lower_sand, upper_sand
from decrypto_qt.widgets.sand_painter import BULB_HEIGHT, CAP
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from tests.support.look import picture, red_pixels

SHARES = st.floats(0, 1)


class Clock:
    """A monotonic clock that moves when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def widget(qtbot: QtBot, clock: Clock) -> SandTimerWidget:
    made = SandTimerWidget(clock)
    qtbot.addWidget(made)
    made.resize(400, 600)
    return made


def is_sand(value: int) -> bool:
    """Whether a pixel is sand, also under the light on the glass: much less blue than red."""
    red, blue = value >> 16 & 255, value & 255
    return red - blue > 58


def drawn_shares(widget: SandTimerWidget, image: QImage) -> tuple[float, float]:
    """The sand above and below as shares of all sand: each pixel is half a ring round the axis."""
    glass = widget.glass_rect()
    scale = BULB_HEIGHT * glass.height()
    axis, neck = glass.center().x(), glass.center().y()
    bulbs = [0.0, 0.0]
    for y in range(math.ceil(glass.top() + CAP * glass.height()), math.floor(glass.bottom() - CAP * glass.height())):
        height = abs(y + 0.5 - neck) / scale
        reach = BULB.radius(height) * scale
        for x in range(math.floor(axis - reach), math.ceil(axis + reach)):
            distance = abs(x + 0.5 - axis)
            if distance >= reach:
                continue
            # The outline of the glass is drawn over the outermost two pixels: look beside it.
            beside = (
                x if distance < reach - 3 else round(axis + math.copysign(max(0.0, reach - 3), x + 0.5 - axis) - 0.5)
            )
            if is_sand(image.pixel(beside, y)):
                bulbs[y + 0.5 > neck] += math.pi * distance
    whole = SAND * scale**3
    return bulbs[0] / whole, bulbs[1] / whole


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("seconds", [0, 1, 10, 29.9, 30])
def test_the_sand_drawn_is_the_sand_there_is(widget: SandTimerWidget, clock: Clock, seconds: float, dark: bool) -> None:
    widget.set_dark(dark)
    widget.set_timer(SandTimer(30).turned(0))
    clock.now = seconds

    above, below = drawn_shares(widget, picture(widget))

    assert above == pytest.approx((30 - seconds) / 30, abs=0.01)
    assert below == pytest.approx(seconds / 30, abs=0.01)


def test_after_a_stall_the_level_is_right_at_once(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    picture(widget)
    clock.now = 21

    above, below = drawn_shares(widget, picture(widget))

    assert above == pytest.approx(0.3, abs=0.01)
    assert below == pytest.approx(0.7, abs=0.01)


def test_a_held_glass_keeps_its_level_and_has_no_thread(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0).paused(15))
    held = picture(widget)
    clock.now = 400

    assert picture(widget) == held
    axis = widget.glass_rect().center().toPoint()
    assert not is_sand(held.pixel(axis.x(), axis.y() + 40))
    widget.set_timer(SandTimer(30).turned(385))
    assert is_sand(picture(widget).pixel(axis.x(), axis.y() + 40))


def test_sand_and_wood_are_never_red(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    clock.now = 12

    assert red_pixels(picture(widget)) == 0


def test_it_repaints_only_while_it_runs_and_is_seen(qtbot: QtBot, widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    assert not widget.repainting

    widget.show()
    assert widget.repainting
    widget.hide()
    assert not widget.repainting

    widget.show()
    clock.now = 31
    widget._frames.timeout.emit()
    assert not widget.repainting


def test_a_glass_that_stands_does_not_repaint(widget: SandTimerWidget) -> None:
    widget.show()
    widget.set_timer(SandTimer(30))
    assert not widget.repainting
    widget.set_timer(SandTimer(30).turned(0))
    assert widget.repainting
    widget.set_timer(None)
    assert not widget.repainting


def test_assistive_technology_hears_the_seconds(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    assert widget.accessibleDescription().startswith("30 ")

    widget.show()
    clock.now = 17.5
    widget._frames.timeout.emit()

    assert widget.accessibleDescription().startswith("13 ")


def test_it_is_turned_by_a_click_or_a_key_where_that_is_allowed(qtbot: QtBot, widget: SandTimerWidget) -> None:
    widget.set_timer(SandTimer(30))
    widget.show()
    with qtbot.assertNotEmitted(widget.turned):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(200, 300))

    widget.set_turnable(True)
    with qtbot.waitSignal(widget.turned):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(200, 300))
    with qtbot.assertNotEmitted(widget.turned):
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(200, 300))
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=QPoint(900, 900))


def test_turning_is_seen_and_reduced_motion_cuts_it(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30))
    widget.show()
    widget.set_timer(SandTimer(30).turned(0))
    assert widget._turning.state() is widget._turning.State.Running
    picture(widget)

    widget.set_timer(SandTimer(30))
    widget.set_reduced_motion(True)
    widget.set_timer(SandTimer(30).turned(0))
    assert widget._turning.state() is widget._turning.State.Stopped


def test_reduced_motion_is_a_bar_whose_height_is_the_share(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_reduced_motion(True)
    widget.set_timer(SandTimer(30).turned(0))
    glass = widget.glass_rect()
    heights = []
    for clock.now in (0.0, 15.0, 30.0):
        image = picture(widget)
        column = [is_sand(image.pixel(round(glass.center().x()), y)) for y in range(image.height())]
        heights.append(sum(column) / glass.height())

    assert heights == pytest.approx([1, 0.5, 0], abs=0.02)


def test_a_bar_at_rest_is_full_as_the_seconds_say(widget: SandTimerWidget) -> None:
    widget.set_reduced_motion(True)
    widget.set_timer(SandTimer(30))
    image, glass = picture(widget), widget.glass_rect()
    column = [is_sand(image.pixel(round(glass.center().x()), y)) for y in range(image.height())]
    assert sum(column) / glass.height() == pytest.approx(1, abs=0.02)


def test_the_small_form_is_56_units_high(widget: SandTimerWidget) -> None:
    widget.set_unit(0.5)
    widget.set_mini(True)

    assert widget.sizeHint().height() == 28


# The geometry by itself -----------------------------------------------------------------------------------------------


def revolved(radius_at: list[tuple[float, float]]) -> float:
    """The volume of (radius, height) pairs turned round the axis, by frustums."""
    return sum(
        math.pi / 3 * abs(high - low) * (wide * wide + wide * narrow + narrow * narrow)
        for (wide, low), (narrow, high) in pairwise(radius_at)
    )


def test_a_bulb_is_narrow_at_the_neck_and_widest_below_the_cap() -> None:
    assert BULB.radius(0) == NECK
    assert max(BULB.radii) == pytest.approx(WIDEST)
    assert BULB.radius(1) < WIDEST
    heights = [step / 900 for step in range(901)]
    assert BULB.whole == pytest.approx(revolved([(BULB.radius(height), height) for height in heights]), rel=1e-3)


@given(SHARES)
def test_a_level_surface_above_holds_its_share(share: float) -> None:
    sand = upper_sand(share, running=False)

    assert BULB.volume(sand.level) / SAND == pytest.approx(share, abs=1e-4)


@given(SHARES)
def test_a_hollowed_surface_above_holds_its_share(share: float) -> None:
    sand = upper_sand(share, running=True)
    steps = 400
    # Shells round the axis: what lies between glass and surface, by distance from the axis.
    hollow = sum(
        2 * math.pi * radius * (sand.level - sand.surface(radius)) * sand.edge / steps
        for radius in ((step + 0.5) * sand.edge / steps for step in range(steps))
    )

    assert (BULB.volume(sand.level) - hollow) / SAND == pytest.approx(share, abs=2e-4)


@given(SHARES)
def test_a_cone_below_holds_its_share(share: float) -> None:
    sand = lower_sand(share)
    under = BULB.whole - BULB.volume(1 - sand.contact)
    cone = math.pi / 3 * sand.radius**2 * (sand.top - sand.contact)

    assert (under + cone) / SAND == pytest.approx(share, abs=1e-4)
    assert sand.top - sand.contact == pytest.approx(sand.radius * REPOSE)


@given(SHARES, SHARES)
def test_more_sand_lies_higher(one: float, other: float) -> None:
    less, more = sorted((one, other))

    assert upper_sand(less, running=True).level <= upper_sand(more, running=True).level + 1e-9
    assert lower_sand(less).top <= lower_sand(more).top + 1e-9
