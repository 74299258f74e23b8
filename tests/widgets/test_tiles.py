"""The digit pad: by pointer, by finger, by arrows and Enter; a digit serves one clue."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.motion import SWAP_MS
from decrypto_qt.widgets.tiles import DIGITS, DigitPadWidget
from tests.helpers.pixels import picture, red_pixels

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
Digits = tuple[int | None, ...]


@pytest.fixture
def pad(qtbot: QtBot) -> DigitPadWidget:
    made = DigitPadWidget(Team.WHITE)
    qtbot.addWidget(made)
    made.set_clues(("illanvietto", "päivänvarjo", "Odonata"))
    made.set_face_geometry(QRectF(100, 100, 970, 279))
    made.show()
    return made


@pytest.fixture
def seen(pad: DigitPadWidget) -> list[Digits]:
    came: list[Digits] = []
    pad.digits_changed.connect(came.append)
    return came


def tap(pad: DigitPadWidget, row: int, digit: int) -> None:
    QTest.mouseClick(pad.tile(row, digit), LEFT)


def press(pad: DigitPadWidget, code: Qt.Key, *, repeat: bool = False) -> bool:
    return pad.handle_key(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, "", repeat))


def test_a_click_chooses(pad: DigitPadWidget, seen: list[Digits]) -> None:
    tap(pad, 0, 3)
    tap(pad, 1, 4)
    assert seen == [(3, None, None), (3, 4, None)]
    assert pad.digits == (3, 4, None)


def test_a_struck_clue_is_crossed_out_and_the_others_are_not(pad: DigitPadWidget) -> None:
    before = picture(pad)
    pad.set_struck((False, True, False))
    after = picture(pad)
    scale = before.width() / pad.width()
    changed = []
    for row in range(3):
        place = pad.row_rect(row)
        pixels = QRectF(place.topLeft() * scale, place.size() * scale).toRect().adjusted(0, 4, 0, -4)
        changed.append(before.copy(pixels) != after.copy(pixels))
    assert changed == [False, True, False]


def test_a_digit_in_use_swaps_the_two_rows(pad: DigitPadWidget, seen: list[Digits]) -> None:
    pad.set_digits((3, 4, 1))
    tap(pad, 0, 4)
    assert seen == [(4, 3, 1)]


def test_a_row_without_a_digit_takes_the_one_in_use(pad: DigitPadWidget, seen: list[Digits]) -> None:
    pad.set_digits((3, 4, None))
    tap(pad, 2, 3)
    assert seen == [(None, 4, 3)]


def test_choosing_again_changes_nothing(pad: DigitPadWidget, seen: list[Digits]) -> None:
    pad.set_digits((3, None, None))
    tap(pad, 0, 3)
    assert seen == []


def test_no_way_through_the_pad_gives_one_digit_to_two_clues(pad: DigitPadWidget, seen: list[Digits]) -> None:
    for first in DIGITS:
        for second in DIGITS:
            for third in DIGITS:
                for row, digit in enumerate((first, second, third)):
                    pad.choose(row, digit)
    for digits in seen:
        there = [digit for digit in digits if digit is not None]
        assert len(there) == len(set(there))


def test_a_finger_chooses(pad: DigitPadWidget) -> None:
    device = QTest.createTouchDevice()
    tile = pad.tile(2, 4)
    where = tile.rect().center()
    QTest.touchEvent(tile, device).press(0, where, tile).commit()
    QTest.touchEvent(tile, device).release(0, where, tile).commit()
    assert pad.digits == (None, None, 4)


def test_arrows_and_enter_choose_from_the_start(pad: DigitPadWidget, seen: list[Digits]) -> None:
    pad.set_start(1, 2)
    assert press(pad, Qt.Key.Key_Right)
    assert press(pad, Qt.Key.Key_Up)
    assert pad.at == (0, 3)
    assert seen == []
    assert press(pad, Qt.Key.Key_Return)
    assert press(pad, Qt.Key.Key_Return, repeat=True)
    assert seen == [(3, None, None)]
    assert press(pad, Qt.Key.Key_Down)
    assert press(pad, Qt.Key.Key_Left)
    assert press(pad, Qt.Key.Key_Space)
    assert seen[-1] == (3, 2, None)


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ((0, 2), Qt.Key.Key_Up),
        ((2, 2), Qt.Key.Key_Down),
        ((1, 1), Qt.Key.Key_Left),
        ((1, 4), Qt.Key.Key_Right),
    ],
)
def test_an_arrow_that_would_leave_the_pad_is_handed_on(
    pad: DigitPadWidget, start: tuple[int, int], code: Qt.Key
) -> None:
    pad.set_start(*start)
    assert not press(pad, code)
    assert pad.at == start


@pytest.mark.parametrize("code", [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4])
def test_digit_keys_do_nothing(pad: DigitPadWidget, seen: list[Digits], code: Qt.Key) -> None:
    assert not press(pad, code)
    pad.setFocus()
    QTest.keyClick(pad, code)
    assert seen == []


def test_a_pad_that_is_off_takes_nothing(pad: DigitPadWidget, seen: list[Digits]) -> None:
    pad.setEnabled(False)
    tap(pad, 0, 1)
    assert not press(pad, Qt.Key.Key_Return)
    assert seen == []


@pytest.mark.parametrize("digits", [(1, 1, 2), (1, 2), (0, None, None), (5, None, None)])
def test_digits_that_cannot_be_are_refused(pad: DigitPadWidget, digits: Digits) -> None:
    with pytest.raises(ValueError, match="different digits"):
        pad.set_digits(digits)


def test_its_accessible_texts_tell_neither_guess_nor_clue(pad: DigitPadWidget) -> None:
    def texts() -> list[str]:
        widgets = [pad, *(pad.tile(row, digit) for row in range(3) for digit in DIGITS)]
        return [text for w in widgets for text in (w.accessibleName(), w.accessibleDescription(), w.toolTip())]

    before = texts()
    pad.set_digits((3, 4, 1))
    assert texts() == before
    assert "Odonata" not in " ".join(before)
    assert not pad.tile(0, 3).isChecked()
    assert pad.tile(0, 3).accessibleName() == "first clue: 3"


def test_each_state_of_a_tile_looks_different(pad: DigitPadWidget) -> None:
    at = pad.tile_rect(0, 3).toAlignedRect().adjusted(-14, -14, 14, 14)

    def look() -> object:
        return picture(pad).copy(at)

    looks = [look()]
    pad.set_digits((3, None, None))
    looks.append(look())
    pad.set_digits((None, 3, None))
    looks.append(look())
    pad.set_digits((None, None, None))
    QTest.mousePress(pad.tile(0, 3), LEFT)
    looks.append(look())
    QTest.mouseRelease(pad.tile(0, 3), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(-90, -90))
    assert look() == looks[0]
    pad.set_start(0, 3)
    pad.set_current(True)
    looks.append(look())
    pad.setEnabled(False)
    looks.append(look())
    assert all(one != two for index, one in enumerate(looks) for two in looks[:index])


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.5])
def test_each_tile_is_pressed_where_it_is_painted(pad: DigitPadWidget, scale: float) -> None:
    pad.set_unit(scale)
    pad.set_face_geometry(QRectF(0, 0, 970 * scale, 279 * scale))
    for row in range(3):
        for digit in DIGITS:
            centre = pad.tile_rect(row, digit).center().toPoint()
            assert pad.childAt(centre) is pad.tile(row, digit)
            assert pad.rect().contains(pad.tile(row, digit).geometry())
    assert pad.clue_width() > 500 * scale


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("team", Team)
def test_no_pad_is_red(pad: DigitPadWidget, team: Team, dark: bool) -> None:
    pad.set_team(team)
    pad.set_dark(dark)
    pad.set_digits((3, None, 1))
    pad.set_current(True)
    assert red_pixels(picture(pad)) == 0


def test_three_clues_are_needed(pad: DigitPadWidget) -> None:
    with pytest.raises(ValueError, match="3 values"):
        pad.set_clues(("one", "two"))


def test_two_digits_change_places_in_a_moment_unless_motion_is_reduced(pad: DigitPadWidget) -> None:
    running = pad._swap.State.Running
    tap(pad, 0, 3)
    tap(pad, 1, 4)
    assert pad._swap.state() is not running, "a digit is chosen at once"
    pad.choose(0, 4)
    assert pad.digits == (4, 3, None), "chosen, whatever is seen"
    assert pad._swap.state() is running
    assert pad._swap.duration() == SWAP_MS
    at_first = picture(pad)
    pad.set_digits(pad.digits)
    assert pad._swap.state() is running, "told the same again it goes on"
    pad._swap.setCurrentTime(SWAP_MS)
    at_last = picture(pad)
    assert at_first != at_last
    assert pad._swapped == (None, None, None)

    pad.choose(0, 3)
    pad.set_reduced_motion(True)
    assert pad._swap.state() is not running
    pad.choose(0, 4)
    assert pad._swap.state() is not running
    assert picture(pad) == at_last


@pytest.mark.parametrize("how", ["forgotten", "hidden"])
def test_nothing_of_a_swap_is_left_when_it_may_not_be_seen(pad: DigitPadWidget, how: str) -> None:
    empty = picture(pad)
    tap(pad, 0, 3)
    tap(pad, 1, 4)
    pad.choose(0, 4)
    if how == "hidden":
        pad.hide()
    pad.set_digits((None, None, None))

    assert pad._swapped == (None, None, None)
    pad.show()
    pad.set_start(0, 1)
    assert picture(pad) == empty
