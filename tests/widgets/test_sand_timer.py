"""The sand timer: what is drawn is what the clock says, by the volume of the pixels."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.widgets.motion import SAND_FRAME_MS
from decrypto_qt.widgets.sand_flash import SandFlashWidget
from decrypto_qt.widgets.sand_glass import BULB, NECK, REPOSE, SAND, WIDEST, lower_sand, upper_sand
from decrypto_qt.widgets.sand_painter import BULB_HEIGHT, CAP
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from tests.support.alone import touch_screen
from tests.support.look import picture
from tests.support.stages import count_red

SHARES = st.floats(0, 1)


class Clock:
    """A monotonic clock that moves when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Painted(SandTimerWidget):
    """Counts how often it is painted."""

    painted = 0

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        super().paintEvent(event)


def rest(qtbot: QtBot) -> None:
    """Lets the time of some frames go by."""
    over: list[bool] = []
    QTimer.singleShot(5 * SAND_FRAME_MS, lambda: over.append(True))
    qtbot.waitUntil(lambda: bool(over))


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


def brightness(image: QImage) -> float:
    """How bright a picture is on the whole, 0 to 255."""
    image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    raw = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return float(raw[:, : image.width()].mean())


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

    assert count_red(picture(widget)) == 0


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
    assert not widget._frames.isActive()
    assert widget.flash
    qtbot.waitUntil(lambda: not widget.repainting)


def test_hidden_or_empty_it_is_painted_no_more(qtbot: QtBot, clock: Clock) -> None:
    made = Painted(clock)
    qtbot.addWidget(made)
    made.resize(100, 150)
    made.set_timer(SandTimer(30).turned(0))
    made.show()
    qtbot.waitUntil(lambda: made.painted > 4)

    made.hide()
    painted = made.painted
    rest(qtbot)
    assert made.painted == painted

    made.show()
    qtbot.waitUntil(lambda: made.painted > painted + 4)
    clock.now = 30
    qtbot.waitUntil(lambda: not made.repainting)
    rest(qtbot)
    painted = made.painted
    rest(qtbot)
    assert made.painted == painted
    assert not made.flash


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


def test_before_it_is_turned_they_hear_how_long_it_runs_and_that_it_is_over(
    widget: SandTimerWidget, clock: Clock
) -> None:
    widget.set_timer(SandTimer(45))
    assert widget.accessibleDescription().startswith("45 ")
    widget.set_timer(SandTimer(45).turned(0))
    widget.show()
    clock.now = 45
    widget._frames.timeout.emit()
    assert widget.accessibleDescription() == "0 seconds left: the sand has run out"


def test_it_is_turned_by_a_click_where_that_is_allowed(qtbot: QtBot, widget: SandTimerWidget) -> None:
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


@pytest.mark.parametrize("which", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("reduced", [False, True])
def test_it_is_turned_by_a_key_once(which: Qt.Key, reduced: bool, qtbot: QtBot, widget: SandTimerWidget) -> None:
    told: list[bool] = []
    widget.turned.connect(lambda: told.append(True))
    widget.set_reduced_motion(reduced)
    widget.set_timer(SandTimer(30))
    widget.show()
    pressed = QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier)
    assert not widget.handle_key(pressed)

    widget.set_turnable(True)
    assert widget.handle_key(pressed)
    assert widget.handle_key(QKeyEvent(QEvent.Type.KeyRelease, which, Qt.KeyboardModifier.NoModifier))
    assert widget.handle_key(QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, "", True))
    assert told == [True]


class Hand:
    """A mouse or a finger that leads the glass round its middle."""

    def __init__(self, widget: SandTimerWidget, *, finger: bool) -> None:
        self._widget = widget
        self._finger = finger

    def _spot(self, degrees: float) -> QPoint:
        angle = math.radians(degrees - 90)  # from the cap at the top, clockwise
        middle = self._widget.glass_rect().center()
        return (middle + QPointF(math.cos(angle), math.sin(angle)) * 180).toPoint()

    def _do(self, how: str, spot: QPoint) -> None:
        if self._finger:
            sequence = QTest.touchEvent(self._widget.windowHandle(), touch_screen(), False)
            getattr(sequence, how)(3, spot, self._widget.windowHandle())
            sequence.commit()
        elif how == "press":
            QTest.mousePress(self._widget, Qt.MouseButton.LeftButton, pos=spot)
        elif how == "move":
            where = QPointF(spot)
            left = Qt.MouseButton.LeftButton
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                where,
                self._widget.mapToGlobal(where),
                Qt.MouseButton.NoButton,
                left,
                Qt.KeyboardModifier.NoModifier,
            )
            QCoreApplication.sendEvent(self._widget, event)
        else:
            QTest.mouseRelease(self._widget, Qt.MouseButton.LeftButton, pos=spot)

    def take(self) -> None:
        self._do("press", self._spot(0))

    def lead(self, *degrees: float) -> None:
        for one in degrees:
            self._do("move", self._spot(one))

    def let_go(self, degrees: float) -> None:
        self._do("release", self._spot(degrees))


@pytest.fixture(params=["a mouse", "a finger"])
def hand(request: pytest.FixtureRequest, widget: SandTimerWidget) -> Hand:
    widget.set_timer(SandTimer(30))
    widget.set_turnable(True)
    widget.show()
    return Hand(widget, finger=request.param == "a finger")


@pytest.mark.parametrize("way", [1, -1])
def test_led_past_the_level_it_goes_over_and_runs(
    way: int, hand: Hand, widget: SandTimerWidget, clock: Clock, qtbot: QtBot
) -> None:
    told: list[float] = []
    widget.turned.connect(lambda: told.append(widget.lean))
    hand.take()
    for degrees in (20, 50, 80, 110):
        hand.lead(way * degrees)
        assert widget.lean == pytest.approx(way * degrees, abs=2)
        assert count_red(picture(widget)) == 0
    assert not told

    hand.let_go(way * 110)
    assert told == [pytest.approx(way * 110, abs=2)]
    widget.set_timer(SandTimer(30).turned(0))
    assert widget.lean == pytest.approx(way * 110, abs=10), "it goes on from where it was let go"
    qtbot.waitUntil(lambda: widget.lean == 0)
    clock.now = 15
    above, below = drawn_shares(widget, picture(widget))
    assert above == pytest.approx(0.5, abs=0.01)
    assert below == pytest.approx(0.5, abs=0.01)


def test_let_go_too_early_it_falls_back(hand: Hand, widget: SandTimerWidget, qtbot: QtBot) -> None:
    standing = picture(widget)
    with qtbot.assertNotEmitted(widget.turned):
        hand.take()
        hand.lead(30, 60, 85)
        assert widget.lean == pytest.approx(85, abs=2)
        hand.let_go(85)
    assert widget.lean
    qtbot.waitUntil(lambda: widget.lean == 0 and not widget.repainting)
    assert picture(widget) == standing


def test_it_goes_no_further_than_over_and_back_again(hand: Hand, widget: SandTimerWidget, qtbot: QtBot) -> None:
    hand.take()
    hand.lead(60, 120, 170, 230)
    assert widget.lean == 180
    with qtbot.assertNotEmitted(widget.turned):
        hand.lead(170, 120, 60, 10)
        assert widget.lean < 90
        hand.let_go(10)


def test_what_may_not_be_turned_cannot_be_led_and_falls_out_of_the_hand(
    hand: Hand, widget: SandTimerWidget, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(widget.turned):
        hand.take()
        hand.lead(60, 120)
        widget.set_turnable(False)
        hand.lead(130)
        hand.let_go(130)
        qtbot.waitUntil(lambda: widget.lean == 0)
        hand.take()
        hand.lead(60, 120)
        assert widget.lean == 0
        hand.let_go(120)


def test_a_turn_that_the_game_does_not_take_falls_back(hand: Hand, widget: SandTimerWidget, qtbot: QtBot) -> None:
    hand.take()
    hand.lead(60, 120)
    hand.let_go(120)
    qtbot.waitUntil(lambda: abs(widget.lean) == 180)
    widget._patience.timeout.emit()
    qtbot.waitUntil(lambda: widget.lean == 0)


def test_a_finger_that_is_taken_away_lets_nothing_go(widget: SandTimerWidget, qtbot: QtBot) -> None:
    widget.set_timer(SandTimer(30))
    widget.set_turnable(True)
    widget.show()
    hand = Hand(widget, finger=True)
    with qtbot.assertNotEmitted(widget.turned):
        hand.take()
        hand.lead(60, 120)
        widget.hide()
        assert widget.lean == 0
        widget.show()
        hand.let_go(120)
    assert widget.lean == 0


@pytest.mark.parametrize("lost", [QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse])
def test_a_hand_that_may_be_gone_holds_it_no_longer(
    lost: QEvent.Type, hand: Hand, widget: SandTimerWidget, qtbot: QtBot
) -> None:
    """The release may come much later, or never: it must not turn the glass then, nor leave it leaning."""
    with qtbot.assertNotEmitted(widget.turned):
        hand.take()
        hand.lead(60, 120)
        QCoreApplication.sendEvent(widget, QEvent(lost))
        assert widget.cursor().shape() is not Qt.CursorShape.ClosedHandCursor
        hand.let_go(120)
        qtbot.waitUntil(lambda: widget.lean == 0 and not widget.repainting)

        hand.take()
        QCoreApplication.sendEvent(widget, QEvent(lost))
        hand.let_go(0)


def test_with_reduced_motion_nothing_follows_the_hand(hand: Hand, widget: SandTimerWidget, qtbot: QtBot) -> None:
    widget.set_reduced_motion(True)
    bar = picture(widget)
    with qtbot.waitSignal(widget.turned):
        hand.take()
        hand.lead(5)
        assert widget.lean == 0
        hand.let_go(5)
    assert picture(widget) == bar
    widget.set_timer(SandTimer(30).turned(0))
    assert widget.lean == 0


def test_at_its_end_it_lights_up_once_and_stays_marked(widget: SandTimerWidget, clock: Clock, qtbot: QtBot) -> None:
    told: list[float] = []
    widget.ran_out.connect(lambda: told.append(widget.flash))
    widget.set_timer(SandTimer(30))
    resting = picture(widget)
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    qtbot.waitUntil(lambda: widget.lean == 0)
    running = picture(widget)
    clock.now = 42  # ten seconds without a frame, and the end among them
    widget._frames.timeout.emit()
    widget._frames.timeout.emit()

    assert told == [1]
    lit = picture(widget)
    assert brightness(lit) > brightness(running) + 5
    assert count_red(lit) == 0
    qtbot.waitUntil(lambda: not widget.repainting)
    assert picture(widget) not in (lit, resting), "the mark of sand that has run out stays"
    assert count_red(picture(widget)) == 0
    widget.set_timer(SandTimer(30))
    assert picture(widget) == resting


def test_the_light_outlasts_what_the_end_of_the_sand_brings(widget: SandTimerWidget, clock: Clock) -> None:
    """Where the table plays by the sand the glass is at rest again in the same moment."""
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    clock.now = 30
    widget.set_timer(SandTimer(30))
    assert widget.flash == 1


def test_hidden_while_it_lights_up_it_is_dark_when_it_comes_back(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    clock.now = 30
    widget._frames.timeout.emit()
    assert widget.flash
    widget.hide()
    assert not widget.repainting
    widget.show()
    assert not widget.flash
    assert not widget.repainting


def test_turned_again_it_is_dark(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    clock.now = 30
    widget._frames.timeout.emit()
    assert widget.flash
    widget.set_timer(SandTimer(30).turned(30))
    assert not widget.flash


def test_no_light_where_the_sand_was_put_aside_or_had_run_out_before(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    clock.now = 20
    widget.set_timer(SandTimer(30))
    assert not widget.flash
    widget.set_timer(SandTimer(30).turned(20))
    widget.hide()
    clock.now = 70
    widget.show()
    widget.set_timer(SandTimer(30).turned(20))
    assert not widget.flash


@pytest.mark.parametrize("small", [False, True])
def test_reduced_motion_lights_up_by_two_cuts_and_nothing_fades(
    small: bool, widget: SandTimerWidget, clock: Clock, qtbot: QtBot
) -> None:
    if small:
        widget.resize(36, 65)
    widget.set_reduced_motion(True)
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    clock.now = 29.999
    before = picture(widget)
    clock.now = 30
    widget._frames.timeout.emit()
    lit = picture(widget)
    assert widget.flash == 1
    assert abs(brightness(lit) - brightness(before)) > 5, "honey is darker than an empty bar, and lighter in the dark"
    assert count_red(lit) == 0
    widget._flash.setCurrentTime(widget._flash.duration() * 3 // 4)
    assert picture(widget) == lit
    qtbot.waitUntil(lambda: not widget.repainting)
    marked = picture(widget)
    assert not widget.flash
    assert marked not in (before, lit)
    assert count_red(marked) == 0


def test_a_small_glass_lights_up_too(widget: SandTimerWidget, clock: Clock) -> None:
    """As the table's, where there is little room."""
    widget.resize(36, 65)
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    running = picture(widget)
    clock.now = 30
    widget._frames.timeout.emit()
    assert brightness(picture(widget)) > brightness(running) + 5


@pytest.mark.parametrize("reduced", [False, True])
def test_the_strip_lights_up_and_keeps_a_line(reduced: bool, qtbot: QtBot) -> None:
    strip = SandFlashWidget()
    qtbot.addWidget(strip)
    strip.resize(400, 60)
    strip.set_reduced_motion(reduced)
    strip.show()
    dark = picture(strip)
    strip.set_out(True)
    line = picture(strip)
    strip.flash()
    lit = picture(strip)
    assert strip.brightness == 1
    assert lit not in (line, dark)
    assert line != dark
    assert count_red(lit) == 0
    strip._light.setCurrentTime(strip._light.duration() * 3 // 4)
    assert (picture(strip) == lit) is reduced, "it fades, or with reduced motion is there and gone"
    qtbot.waitUntil(lambda: not strip.brightness)
    assert picture(strip) == line
    strip.flash()
    strip.hide()
    assert strip._light.state() is strip._light.State.Stopped
    strip.set_out(False)
    assert picture(strip) == dark


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


def test_a_clock_that_rounds_turns_no_glass(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_timer(SandTimer(30).turned(0))
    widget.show()
    clock.now = 10
    widget.set_timer(SandTimer(30, 10, 20.2))
    assert widget._turning.state() is widget._turning.State.Stopped
    widget.set_timer(SandTimer(30, 10, 21))
    assert widget._turning.state() is widget._turning.State.Running


def test_reduced_motion_is_a_bar_whose_height_is_the_share(widget: SandTimerWidget, clock: Clock) -> None:
    widget.set_reduced_motion(True)
    widget.set_timer(SandTimer(30).turned(0))
    glass = widget.glass_rect()
    heights = []
    for clock.now in (0.0, 15.0, 30.0):
        image = picture(widget)
        # Within the trough: round it lies a light once it is empty.
        within = range(math.ceil(glass.top()) + 1, math.floor(glass.bottom()) - 1)
        column = [is_sand(image.pixel(round(glass.center().x()), y)) for y in within]
        heights.append(sum(column) / glass.height())

    assert heights == pytest.approx([1, 0.5, 0], abs=0.02)


def test_a_bar_at_rest_is_full_as_the_seconds_say(widget: SandTimerWidget) -> None:
    widget.set_reduced_motion(True)
    widget.set_timer(SandTimer(30))
    image, glass = picture(widget), widget.glass_rect()
    column = [is_sand(image.pixel(round(glass.center().x()), y)) for y in range(image.height())]
    assert sum(column) / glass.height() == pytest.approx(1, abs=0.02)


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
