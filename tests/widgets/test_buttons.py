"""Buttons: pressed by mouse, key and finger; and the one that has to be held."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QInputDevice, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, HoldButton
from decrypto_qt.widgets.icons import Icon
from tests.helpers.pixels import picture, red_pixels

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def key(kind: QEvent.Type, code: Qt.Key, *, repeat: bool = False) -> QKeyEvent:
    return QKeyEvent(kind, code, NONE, "", repeat)


class Count:
    """How often a signal came."""

    def __init__(self, signal: SignalInstance) -> None:
        self.times = 0
        signal.connect(self._came)

    def _came(self) -> None:
        self.times += 1


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 400)
    made.show()
    return made


@pytest.fixture
def button(window: QWidget) -> ActionButton:
    made = ActionButton(ButtonKind.MAIN, "Lock guess", window)
    made.set_face_geometry(QRectF(100, 100, 500, 120))
    made.show()
    return made


@pytest.fixture
def hold(window: QWidget) -> HoldButton:
    made = HoldButton("Look at the code", "The card is open", window)
    made.set_sub_texts("hold", "let go, and it turns")
    made.set_team(Team.WHITE)
    made.set_face_geometry(QRectF(100, 100, 500, 140))
    made.show()
    return made


def test_a_click_on_the_face_presses(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    QTest.mouseClick(button, LEFT, NONE, button.face_rect().center().toPoint())
    assert clicks.times == 1


def test_a_click_beside_the_face_does_not(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    QTest.mouseClick(button, LEFT, NONE, QPoint(3, 3))
    button.set_team(Team.BLACK)
    QTest.mouseClick(button, LEFT, NONE, button.face_rect().topLeft().toPoint() + QPoint(3, 3))
    assert clicks.times == 0


def test_the_face_lies_where_it_was_put(button: ActionButton) -> None:
    face = button.face_rect().translated(button.pos())
    assert face == QRectF(100, 100, 500, 120)


@pytest.mark.parametrize("code", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_once_however_long_it_is_held(button: ActionButton, code: Qt.Key) -> None:
    clicks = Count(button.clicked)
    assert button.handle_key(key(QEvent.Type.KeyPress, code))
    for _ in range(5):
        assert button.handle_key(key(QEvent.Type.KeyPress, code, repeat=True))
    assert button.handle_key(key(QEvent.Type.KeyRelease, code))
    assert clicks.times == 1


def test_a_key_that_is_not_for_it_is_handed_on(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    assert not button.handle_key(key(QEvent.Type.KeyPress, Qt.Key.Key_A))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert clicks.times == 1


def test_a_sunk_button_says_what_is_missing_and_does_nothing(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    raised = picture(button)
    button.set_available(available=False, reason="one digit is missing")
    assert button.reason == "one digit is missing"
    assert button.accessibleDescription() == "one digit is missing"
    sunk = picture(button)
    button.set_available(available=False, reason="two digits are missing")
    assert sunk != raised
    assert picture(button) != sunk
    QTest.mouseClick(button, LEFT, NONE, button.face_rect().center().toPoint())
    button.handle_key(key(QEvent.Type.KeyPress, Qt.Key.Key_Return))
    assert clicks.times == 0
    button.set_available(available=True)
    assert button.reason == ""
    assert button.accessibleDescription() == ""


def test_its_name_is_told_with_its_ampersand(button: ActionButton) -> None:
    button.set_label("Correct & go on")
    assert button.accessibleName() == "Correct & go on"
    assert button.shortcut().isEmpty()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("team", [None, *Team])
def test_the_ring_is_on_what_is_current(button: ActionButton, team: Team | None, dark: bool) -> None:
    button.set_team(team)
    button.set_dark(dark)
    face = button.face_rect()
    beside = QPoint(round(face.right() + 7), round(face.center().y()))
    assert picture(button).pixelColor(beside).alphaF() < 0.5
    button.set_current(True)
    seen = picture(button)
    palette = button.palette_roles
    assert seen.pixelColor(beside) == palette.focus_ink.color()
    assert seen.pixelColor(beside + QPoint(4, 0)).lightnessF() > 0.8
    button.set_available(available=False)
    assert picture(button).pixelColor(beside).alphaF() < 0.5


def test_the_ring_comes_with_the_keyboards_focus_not_with_the_mouses(button: ActionButton) -> None:
    plain = picture(button)
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.MouseFocusReason))
    assert picture(button) == plain
    button.window().activateWindow()
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.hasFocus()
    assert picture(button) != plain


def test_a_press_is_seen(button: ActionButton) -> None:
    button.set_motion(False)
    rest = picture(button)
    where = button.face_rect().center().toPoint()
    QTest.mousePress(button, LEFT, NONE, where)
    assert picture(button) != rest
    QTest.mouseRelease(button, LEFT, NONE, where)
    assert picture(button) == rest


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("kind", ButtonKind)
@pytest.mark.parametrize("ground", [None, *Team])
def test_no_button_is_red(button: ActionButton, kind: ButtonKind, ground: Team | None, dark: bool) -> None:
    button.set_kind(kind)
    button.set_dark(dark)
    button.set_team(Team.BLACK)
    button.set_ground(ground)
    button.set_current(True)
    assert red_pixels(picture(button)) == 0
    button.set_available(available=False, reason="missing")
    assert red_pixels(picture(button)) == 0


# The button that has to be held ---------------------------------------------------------------------------------------


def press(hold: HoldButton) -> None:
    QTest.mousePress(hold, LEFT, NONE, hold.face_rect().center().toPoint())


def test_the_mouse_holds_and_lets_go(hold: HoldButton) -> None:
    held, released = Count(hold.held), Count(hold.released)
    press(hold)
    assert hold.is_held
    assert (held.times, released.times) == (1, 0)
    QTest.mouseRelease(hold, LEFT, NONE, QPoint(-500, -500))
    assert not hold.is_held
    assert (held.times, released.times) == (1, 1)


def test_a_press_beside_it_or_with_another_button_holds_nothing(hold: HoldButton) -> None:
    QTest.mousePress(hold, LEFT, NONE, QPoint(2, 2))
    QTest.mousePress(hold, Qt.MouseButton.RightButton, NONE, hold.face_rect().center().toPoint())
    assert not hold.is_held


def test_a_key_holds_until_it_is_let_go_and_repeats_count_for_nothing(hold: HoldButton) -> None:
    held, released = Count(hold.held), Count(hold.released)
    hold.handle_key(key(QEvent.Type.KeyPress, Qt.Key.Key_Space))
    for _ in range(4):
        hold.handle_key(key(QEvent.Type.KeyRelease, Qt.Key.Key_Space, repeat=True))
        hold.handle_key(key(QEvent.Type.KeyPress, Qt.Key.Key_Space, repeat=True))
    assert hold.is_held
    assert (held.times, released.times) == (1, 0)
    hold.handle_key(key(QEvent.Type.KeyRelease, Qt.Key.Key_Space))
    assert not hold.is_held
    assert (held.times, released.times) == (1, 1)


def test_a_repeat_alone_does_not_open(hold: HoldButton) -> None:
    hold.handle_key(key(QEvent.Type.KeyPress, Qt.Key.Key_Space, repeat=True))
    assert not hold.is_held


def test_a_finger_holds_and_lets_go(hold: HoldButton) -> None:
    device = QTest.createTouchDevice()
    where = hold.face_rect().center().toPoint()
    QTest.touchEvent(hold, device).press(3, where, hold).commit()
    assert hold.is_held
    QTest.touchEvent(hold, device).move(3, where + QPoint(5, 5), hold).commit()
    assert hold.is_held
    QTest.touchEvent(hold, device).release(3, where, hold).commit()
    assert not hold.is_held


def test_another_finger_changes_nothing(hold: HoldButton) -> None:
    device = QTest.createTouchDevice()
    where = hold.face_rect().center().toPoint()
    QTest.touchEvent(hold, device).press(0, where, hold).commit()
    QTest.touchEvent(hold, device).stationary(0).press(1, where + QPoint(60, 0), hold).commit()
    QTest.touchEvent(hold, device).stationary(0).release(1, where + QPoint(60, 0), hold).commit()
    assert hold.is_held
    QTest.touchEvent(hold, device).release(0, where, hold).commit()
    assert not hold.is_held


def test_a_finger_beside_it_holds_nothing(hold: HoldButton) -> None:
    device = QTest.createTouchDevice()
    QTest.touchEvent(hold, device).press(0, QPoint(2, 2), hold).commit()
    assert not hold.is_held
    QTest.touchEvent(hold, device).release(0, QPoint(2, 2), hold).commit()


def cancel_touch(hold: HoldButton) -> None:
    from PySide6.QtGui import QPointingDevice, QTouchEvent

    device = QPointingDevice.primaryPointingDevice()
    assert isinstance(device, QInputDevice)
    QApplication.sendEvent(hold, QTouchEvent(QEvent.Type.TouchCancel, device))


def test_a_cancelled_touch_lets_go(hold: HoldButton) -> None:
    device = QTest.createTouchDevice()
    QTest.touchEvent(hold, device).press(0, hold.face_rect().center().toPoint(), hold).commit()
    assert hold.is_held
    cancel_touch(hold)
    assert not hold.is_held
    QTest.touchEvent(hold, device).release(0, hold.face_rect().center().toPoint(), hold).commit()


def move_without_a_button(hold: HoldButton) -> None:
    from PySide6.QtGui import QMouseEvent

    where = QPointF(hold.face_rect().center())
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(
        hold, QMouseEvent(QEvent.Type.MouseMove, where, where, none, none, Qt.KeyboardModifier.NoModifier)
    )


def test_a_key_that_is_routed_elsewhere_lets_go(hold: HoldButton) -> None:
    released = Count(hold.released)
    hold.set_current(True)
    hold.handle_key(key(QEvent.Type.KeyPress, Qt.Key.Key_Space))
    assert hold.is_held
    hold.set_current(False)
    assert not hold.is_held
    assert released.times == 1


LOSSES: dict[str, Callable[[HoldButton], object]] = {
    "hidden": lambda hold: hold.hide(),
    "window hidden": lambda hold: hold.window().hide(),
    "disabled": lambda hold: hold.setEnabled(False),
    "made unavailable": lambda hold: hold.set_available(available=False, reason="not yet"),
    "grab lost": lambda hold: QApplication.sendEvent(hold, QEvent(QEvent.Type.UngrabMouse)),
    "focus lost": lambda hold: QApplication.sendEvent(hold, QFocusEvent(QEvent.Type.FocusOut)),
    "window deactivated": lambda hold: QApplication.sendEvent(hold, QEvent(QEvent.Type.WindowDeactivate)),
    "release gone elsewhere": move_without_a_button,
    "another program in front": lambda hold: QGuiApplication.instance().applicationStateChanged.emit(  # type: ignore[union-attr]  # there is one
        Qt.ApplicationState.ApplicationInactive
    ),
    "let go by the screen": lambda hold: hold.let_go(),
}


@pytest.mark.parametrize("loss", LOSSES)
def test_whatever_hides_a_release_counts_as_one(hold: HoldButton, loss: str) -> None:
    released = Count(hold.released)
    press(hold)
    assert hold.is_held
    LOSSES[loss](hold)
    assert not hold.is_held
    assert released.times == 1


def test_it_is_red_only_while_it_is_held(hold: HoldButton) -> None:
    for dark in (False, True):
        hold.set_dark(dark)
        assert red_pixels(picture(hold)) == 0
        press(hold)
        assert red_pixels(picture(hold)) > 10_000
        hold.let_go()
        assert red_pixels(picture(hold)) == 0
    hold.set_available(available=False, reason="not your turn")
    assert red_pixels(picture(hold)) == 0


def test_it_says_at_rest_what_holding_does_and_why_it_cannot_be_held(hold: HoldButton) -> None:
    assert hold.accessibleName() == "Look at the code"
    hold.set_available(available=False, reason="Black has not left")
    assert hold.reason == "Black has not left"
    assert hold.accessibleDescription() == "Black has not left"
    press(hold)
    assert not hold.is_held


# Any finger -----------------------------------------------------------------------------------------------------------


def test_a_finger_presses_a_button(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    device = QTest.createTouchDevice()
    where = button.face_rect().center().toPoint()
    QTest.touchEvent(button, device).press(0, where, button).commit()
    assert button.isDown()
    QTest.touchEvent(button, device).release(0, where, button).commit()
    assert not button.isDown()
    assert clicks.times == 1


def test_a_finger_that_slides_off_presses_nothing(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    device = QTest.createTouchDevice()
    QTest.touchEvent(button, device).press(0, button.face_rect().center().toPoint(), button).commit()
    QTest.touchEvent(button, device).move(0, QPoint(-60, -60), button).commit()
    QTest.touchEvent(button, device).release(0, QPoint(-60, -60), button).commit()
    assert not button.isDown()
    assert clicks.times == 0


def test_two_fingers_press_two_buttons_at_once(window: QWidget, button: ActionButton) -> None:
    other = ActionButton(ButtonKind.TEAM, "No attempt", window)
    other.set_face_geometry(QRectF(100, 260, 500, 100))
    other.show()
    # As on a team's screen: Qt ends a press when the focus moves on.
    for each in (button, other):
        each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    one, two = Count(button.clicked), Count(other.clicked)
    device = QTest.createTouchDevice()
    here, there = button.face_rect().center().toPoint(), other.face_rect().center().toPoint()
    QTest.touchEvent(button, device).press(0, here, button).commit()
    QTest.touchEvent(button, device).stationary(0).press(1, there, other).commit()
    assert button.isDown()
    assert other.isDown()
    QTest.touchEvent(button, device).stationary(0).release(1, there, other).commit()
    QTest.touchEvent(button, device).release(0, here, button).commit()
    assert (one.times, two.times) == (1, 1)


def test_a_button_that_goes_away_under_a_finger_is_not_pressed(button: ActionButton) -> None:
    clicks = Count(button.clicked)
    device = QTest.createTouchDevice()
    where = button.face_rect().center().toPoint()
    QTest.touchEvent(button, device).press(0, where, button).commit()
    button.set_available(available=False, reason="too late")
    assert not button.isDown()
    QTest.touchEvent(button, device).release(0, where, button).commit()
    assert clicks.times == 0


def test_a_label_is_written_smaller_before_it_is_cut(window: QWidget) -> None:
    button = ActionButton(ButtonKind.TEAM, "Peru valkoisen arvaus", window)
    button.set_icon(Icon.UNDO)
    button.set_face_geometry(QRectF(40, 40, 336, 124))
    whole = picture(button)
    button.set_label("Peru valkoisen arvaub")  # another last letter
    assert picture(button) != whole


@pytest.mark.parametrize("size", [(420, 120), (592, 143), (300, 88)])
@pytest.mark.parametrize("reason", ["one digit is missing", "two digits are missing, and Black has not yet got ready"])
def test_all_of_a_reason_stands_within_the_button(window: QWidget, size: tuple[int, int], reason: str) -> None:
    button = ActionButton(ButtonKind.MAIN, "Lock the guess", window)
    button.set_face_geometry(QRectF(40, 40, *size))
    button.set_available(available=False)
    empty = picture(button)
    button.set_available(available=False, reason=reason)
    seen = picture(button)
    face = button.face_rect()
    # Nothing is written outside the face's inner part, and something is written within.
    changed = [
        y for y in range(seen.height()) if any(seen.pixel(x, y) != empty.pixel(x, y) for x in range(0, seen.width(), 2))
    ]
    assert changed
    assert face.top() + 4 <= changed[0]
    assert changed[-1] <= face.bottom() - 4
