"""The note sheet: what stands where, turning, scrolling, and the pencil lines that leak nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage, QInputMethodEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.sheet_reading import Passage, PassageKind
from tests.support.held import pictures_held
from tests.support.look import bundled_fonts, picture, red_pixels


def played(number: int, clue: str = "clue", *, done: bool = True) -> SheetRound:
    right = (4, 2, 1) if done else (None, None, None)
    lines = tuple(SheetLine(f"{clue} {line}", guess, digit) for line, guess, digit in zip("abc", (4, 3, 1), right))  # noqa: B905
    return SheetRound(number, (lines[0], lines[1], lines[2]))


OWN = SheetPage("Hats", Team.WHITE, (played(1), played(2, done=False)), 2, (("fear",), ("insect",), (), ("Mexico",)))
OTHER = replace(OWN, side=Team.BLACK, team_name="Blacks", pencil=("dark?", "", "", "hat?"))
EIGHT = replace(OWN, rounds=tuple(played(number, f"c{number}") for number in range(1, 9)), current=8)


@pytest.fixture
def sheet(qtbot: QtBot) -> NoteSheetWidget:
    bundled_fonts()
    made = NoteSheetWidget()
    made.set_reduced_motion(True)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    return made


def key(code: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, text)


def typed(sheet: NoteSheetWidget, text: str) -> None:
    for letter in text:
        assert sheet.handle_key(key(Qt.Key.Key_unknown, letter))


def written(sheet: NoteSheetWidget, slot: int) -> str:
    return sheet._lines[slot - 1]._written


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("page", [OWN, OTHER, EIGHT])
@pytest.mark.parametrize("stacked", [False, True])
def test_nothing_on_it_is_red(sheet: NoteSheetWidget, dark: bool, page: SheetPage, stacked: bool) -> None:
    sheet.set_dark(dark)
    sheet.set_unit(0.5)
    sheet.set_stacked(stacked)
    sheet.resize(sheet.sizeHint())
    sheet.set_page(page)

    assert red_pixels(picture(sheet)) == 0


def test_a_page_is_seen_and_a_forgotten_one_is_not(sheet: NoteSheetWidget) -> None:
    empty = picture(sheet)
    sheet.set_page(OTHER)
    sheet.begin_pencil(1)
    typed(sheet, "x")
    assert picture(sheet) != empty

    sheet.forget()

    assert picture(sheet) == empty
    assert written(sheet, 1) == ""
    assert sheet.model.page is None


def test_a_forgotten_page_is_held_in_no_picture(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_reduced_motion(False)
    sheet.show()
    sheet.set_page(OWN)
    picture(sheet)
    sheet.set_page(OTHER)
    sheet._turn.pause()
    sheet._turn.setCurrentTime(sheet._turn.duration() * 3 // 4)
    sheet._turn.resume()
    picture(sheet)
    assert len(pictures_held(sheet)) == 2, "the side that is turned away, and the one that comes"

    sheet.forget()

    assert pictures_held(sheet) == []


@pytest.mark.parametrize("read", [False, True])
def test_the_guess_stands_before_the_right_digit(sheet: NoteSheetWidget, read: bool) -> None:
    """Also where a round is read in full: what changes with each of them lies where its column is."""

    def of(guess: int, right: int) -> QImage:
        lines = tuple(SheetLine("clue", guess, right) for _ in range(3))
        sheet.set_page(replace(OWN, rounds=(SheetRound(1, (lines[0], lines[1], lines[2])),), current=1))
        sheet.read(Passage(PassageKind.ROUND, 1) if read else None)
        return picture(sheet)

    def changed(one: QImage, other: QImage) -> list[int]:
        columns = range(one.width())
        return [x for x in columns if any(one.pixel(x, y) != other.pixel(x, y) for y in range(one.height()))]

    base = of(1, 2)
    guess, right = changed(base, of(3, 2)), changed(base, of(1, 4))
    assert guess
    assert max(guess) < min(right)


def test_tabs_change_places_in_the_middle_of_the_turn(sheet: NoteSheetWidget) -> None:
    def tabs() -> QImage:
        """Their left ends: beside them lies the shadow of the paper, which turns without one."""
        return picture(sheet).copy(0, 0, 11, sheet.height())

    sheet.set_reduced_motion(False)
    sheet.show()
    sheet.set_page(OWN)
    before = tabs()
    sheet.set_page(OTHER)
    sheet._turn.pause()
    seen = []
    for part in (1, 3):
        sheet._turn.setCurrentTime(sheet._turn.duration() * part // 4)
        sheet._turn.resume()
        seen.append(tabs())
        sheet._turn.pause()
    sheet.set_reduced_motion(True)
    assert seen == [before, tabs()]
    assert before != tabs()


def test_a_long_clue_never_reaches_the_digits(sheet: NoteSheetWidget) -> None:
    digits = sheet._layout().guess - 32
    long = SheetLine("an altogether impossibly long clue that goes on for ever", 4, 4)
    pages = [replace(OWN, rounds=(SheetRound(1, (long, long, long)),)), replace(OWN, rounds=(played(1),))]
    strips = []
    for page in pages:
        sheet.set_page(replace(page, current=1, boxes=((), (), (), ())))
        image = picture(sheet)
        block = sheet._layout().block(0)
        strips.append(image.copy(round(digits), round(block.top()), 60, round(block.height())))

    changed = sum(strips[0].pixel(x, y) != strips[1].pixel(x, y) for y in range(40) for x in range(60))
    assert changed == 0


def test_the_current_round_is_last_and_earlier_ones_come_by_scrolling(sheet: NoteSheetWidget) -> None:
    sheet.set_page(EIGHT)
    layout = sheet._layout()
    assert [shown.number for shown in layout.shown(EIGHT.rounds, sheet._scrolled)] == [7, 8]

    sheet.handle_key(key(Qt.Key.Key_PageUp))
    assert [shown.number for shown in layout.shown(EIGHT.rounds, sheet._scrolled)] == [6, 7]
    for _ in range(20):
        sheet.handle_key(key(Qt.Key.Key_PageUp))
    assert [shown.number for shown in layout.shown(EIGHT.rounds, sheet._scrolled)] == [1, 2]

    turn = QWheelEvent(
        layout.rounds.center(), layout.rounds.center(), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(sheet, turn)
    assert [shown.number for shown in layout.shown(EIGHT.rounds, sheet._scrolled)] == [2, 3]


def test_dragging_scrolls_and_does_not_press(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(EIGHT)
    sheet.show()
    start = sheet._layout().rounds.center().toPoint()
    with qtbot.assertNotEmitted(sheet.side_turned):
        QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(sheet, start + QPoint(0, 160))
        QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=start + QPoint(0, 160))

    assert [shown.number for shown in sheet._layout().shown(EIGHT.rounds, sheet._scrolled)] == [6, 7]


def test_a_new_round_comes_into_view(sheet: NoteSheetWidget) -> None:
    sheet.set_page(replace(EIGHT, rounds=EIGHT.rounds[:7], current=7))
    sheet.scroll_by(3)
    sheet.set_page(EIGHT)

    assert [shown.number for shown in sheet._layout().shown(EIGHT.rounds, sheet._scrolled)] == [7, 8]


def test_the_other_tab_asks_for_the_other_side(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(OWN)
    sheet.show()
    with qtbot.assertNotEmitted(sheet.side_turned):
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet._tab_rect(Team.WHITE).center().toPoint())

    with qtbot.waitSignal(sheet.side_turned) as turned:
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet._tab_rect(Team.BLACK).center().toPoint())

    assert turned.args == [Team.BLACK]
    with qtbot.waitSignal(sheet.side_turned) as by_key:
        assert sheet.handle_key(key(Qt.Key.Key_F4))
    assert by_key.args == [Team.BLACK]


def test_turning_takes_a_moment_unless_motion_is_reduced(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(OWN)
    sheet.show()
    sheet.set_page(OTHER)
    assert sheet._before is None
    at_once = picture(sheet)

    sheet.set_reduced_motion(False)
    sheet.set_page(OWN)
    with qtbot.waitSignal(sheet._turn.finished):
        sheet.set_page(OTHER)
        assert picture(sheet) != at_once

    assert sheet._before is None
    assert picture(sheet) == at_once


def test_forgetting_while_it_turns_leaves_no_picture(sheet: NoteSheetWidget) -> None:
    empty = picture(sheet)
    sheet.set_reduced_motion(False)
    sheet.set_page(OWN)
    sheet.show()
    sheet.set_page(OTHER)
    assert sheet._before is not None

    sheet.forget()

    assert sheet._before is None
    assert picture(sheet) == empty


def test_a_pencil_line_is_written_by_press_and_keys(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.show()
    QTest.mouseClick(sheet._lines[1], Qt.MouseButton.LeftButton)
    assert sheet.writing == 2
    typed(sheet, "moth")

    with qtbot.waitSignal(sheet.pencil_written) as told:
        assert sheet.handle_key(key(Qt.Key.Key_Return))

    assert told.args == [2, "moth"]
    assert sheet.writing is None


def test_pressing_a_box_is_enough_to_write(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.show()
    QTest.mouseClick(
        sheet, Qt.MouseButton.LeftButton, pos=(sheet._layout().boxes[2].topLeft() + QPointF(60, 20)).toPoint()
    )

    assert sheet.writing == 3


def test_escape_puts_back_what_stood_there(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.handle_key(key(Qt.Key.Key_F2))
    typed(sheet, "!!")
    with qtbot.assertNotEmitted(sheet.pencil_written):
        assert sheet.handle_key(key(Qt.Key.Key_Escape))

    assert written(sheet, 1) == "dark?"


def test_moving_to_another_line_keeps_what_was_written(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.begin_pencil(4)
    typed(sheet, "!")
    with qtbot.waitSignal(sheet.pencil_written) as told:
        assert sheet.handle_key(key(Qt.Key.Key_Tab))

    assert told.args == [4, "hat?!"]
    assert sheet.writing == 1


def test_the_cursor_moves_by_whole_letters(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.begin_pencil(2)
    typed(sheet, "ab")
    typed(sheet, "e\N{COMBINING ACUTE ACCENT}")
    assert sheet.handle_key(key(Qt.Key.Key_Backspace))
    assert written(sheet, 2) == "ab"
    sheet.handle_key(key(Qt.Key.Key_Left))
    typed(sheet, "č")
    assert written(sheet, 2) == "ačb"
    sheet.handle_key(key(Qt.Key.Key_Home))
    sheet.handle_key(key(Qt.Key.Key_Delete))
    sheet.handle_key(key(Qt.Key.Key_End))
    sheet.handle_key(key(Qt.Key.Key_Right))
    typed(sheet, "ü")
    assert written(sheet, 2) == "čbü"


def test_composed_letters_come_from_the_input_method(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    event = QInputMethodEvent()
    event.setCommitString("é")
    QApplication.sendEvent(sheet._lines[1], event)
    assert written(sheet, 2) == ""

    sheet.begin_pencil(2)
    QApplication.sendEvent(sheet._lines[1], event)

    assert written(sheet, 2) == "é"


def test_neither_clipboard_gets_anything_and_nothing_is_pasted(sheet: NoteSheetWidget) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("from elsewhere")
    sheet.set_page(OTHER)
    sheet.show()
    line = sheet._lines[0]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(line, Qt.MouseButton.LeftButton)
    QTest.mouseClick(line, Qt.MouseButton.MiddleButton)
    for letter in "acxvz":
        code = getattr(Qt.Key, f"Key_{letter.upper()}")
        sheet.handle_key(key(code, letter, Qt.KeyboardModifier.ControlModifier))
    sheet.handle_key(key(Qt.Key.Key_Insert, "", Qt.KeyboardModifier.ShiftModifier))

    assert clipboard.text() == "from elsewhere"
    assert written(sheet, 1) == "dark?"


def test_letters_with_the_third_level_key_are_letters(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.begin_pencil(2)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

    assert sheet.handle_key(key(Qt.Key.Key_Q, "@", both))
    assert written(sheet, 2) == "@"


def test_the_lines_are_secret_fields(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    assert sheet.findChildren(QLineEdit) == []
    assert sheet.findChildren(QAction) == []
    for line in sheet._lines:
        hints = line.inputMethodHints()
        assert hints & Qt.InputMethodHint.ImhSensitiveData
        assert hints & Qt.InputMethodHint.ImhNoPredictiveText
        assert line.inputMethodQuery(Qt.InputMethodQuery.ImSurroundingText) == ""
        assert line.accessibleDescription() == "hidden"
        assert line.contextMenuPolicy() is Qt.ContextMenuPolicy.PreventContextMenu
    told = " ".join(
        f"{widget.accessibleName()} {widget.accessibleDescription()} {widget.toolTip()} {widget!r}"
        for widget in [sheet, *sheet.findChildren(QWidget)]
    )
    assert not any(word in told for word in ("dark", "hat?", "fear", "insect", "clue a"))


def test_the_lines_are_made_anew(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    before = list(sheet._lines)
    sheet.renew()

    assert not set(before) & set(sheet._lines)
    assert written(sheet, 1) == "dark?"


def test_the_own_side_has_no_pencil_lines(sheet: NoteSheetWidget) -> None:
    sheet.show()
    sheet.set_page(OWN)
    assert not any(line.isVisible() for line in sheet._lines)
    sheet.begin_pencil(1)
    assert sheet.writing is None
    assert not sheet.handle_key(key(Qt.Key.Key_F2))

    sheet.set_page(OTHER)
    assert all(line.isVisible() for line in sheet._lines)


def test_a_line_takes_no_more_than_fits_a_line(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.begin_pencil(2)
    typed(sheet, "x" * 90)

    assert len(written(sheet, 2)) == 60


def test_a_page_that_goes_on_does_not_disturb_writing(sheet: NoteSheetWidget) -> None:
    sheet.set_page(OTHER)
    sheet.begin_pencil(2)
    typed(sheet, "mo")
    sheet.set_page(replace(OTHER, boxes=(("fear", "night"), (), (), ())))
    typed(sheet, "th")

    assert sheet.writing == 2
    assert written(sheet, 2) == "moth"
