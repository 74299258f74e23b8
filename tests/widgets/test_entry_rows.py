"""Rows of fields: typing, moving, committing; and that a guarded field copies, selects and remembers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication, QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from decrypto_qt.widgets.entry_rows import Entry, EntryKind, EntryRowsWidget

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def rows_widget(qtbot: QtBot, rows: int = 3, *, secret: bool = False, routed: bool = True) -> EntryRowsWidget:
    widget = EntryRowsWidget(rows, secret=secret, routed=routed, kinds=not secret)
    qtbot.addWidget(widget)
    widget.resize(900, 110 * rows)
    widget.show()
    widget.set_current(True)
    return widget


def press(widget: EntryRowsWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> bool:
    return widget.handle_key(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))


def type_text(widget: EntryRowsWidget, text: str) -> None:
    for letter in text:
        assert press(widget, Qt.Key.Key_unknown, NONE, letter)


@pytest.mark.parametrize("secret", [False, True])
def test_keys_that_are_handed_in_write_and_edit(qtbot: QtBot, secret: bool) -> None:
    widget = rows_widget(qtbot, secret=secret)
    type_text(widget, "käsx")
    press(widget, Qt.Key.Key_Backspace)
    press(widget, Qt.Key.Key_Home)
    type_text(widget, "o")
    press(widget, Qt.Key.Key_Right)
    press(widget, Qt.Key.Key_Delete)
    press(widget, Qt.Key.Key_End)
    press(widget, Qt.Key.Key_Left)
    type_text(widget, "-")
    assert widget.values()[0] == Entry("ok-s")


def test_enter_commits_and_goes_on(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    committed: list[tuple[int, Entry]] = []
    widget.committed.connect(lambda row, entry: committed.append((row, entry)))
    for word in ("one", "two", "three"):
        type_text(widget, word)
        press(widget, Qt.Key.Key_Return, NONE, "\r")
    assert committed == [(0, Entry("one")), (1, Entry("two")), (2, Entry("three"))]
    assert widget.at == 2
    press(widget, Qt.Key.Key_Return, NONE, "\r")
    assert len(committed) == 3, "the same again is no news"


def test_rows_are_left_at_their_ends_only(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    assert not press(widget, Qt.Key.Key_Up)
    assert press(widget, Qt.Key.Key_Tab)
    assert press(widget, Qt.Key.Key_Down)
    assert widget.at == 2
    assert not press(widget, Qt.Key.Key_Down)
    assert press(widget, Qt.Key.Key_Backtab, SHIFT)
    assert widget.at == 1


def test_dead_keys_arrive_by_the_input_method(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot, secret=True)
    composing = QInputMethodEvent("´", [])
    done = QInputMethodEvent("", [])
    done.setCommitString("é")
    assert widget.handle_key(composing)
    assert widget.values()[0].text == ""
    assert widget.handle_key(done)
    assert widget.values()[0].text == "é"
    assert not widget.field(0).isUndoAvailable()


@pytest.mark.parametrize("secret", [False, True])
def test_nothing_is_selected_copied_cut_pasted_or_undone(qtbot: QtBot, secret: bool) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("outside")
    widget = rows_widget(qtbot, secret=secret)
    type_text(widget, "moon")
    field = widget.field(0)
    press(widget, Qt.Key.Key_A, CONTROL, "")
    for key in (Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_V, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_K):
        assert not press(widget, key, CONTROL, "")
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End):
        press(widget, key, SHIFT)
    assert not field.hasSelectedText()
    assert not field.isUndoAvailable()
    QTest.mouseDClick(field, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mousePress(field, Qt.MouseButton.LeftButton, pos=QPoint(5, 20))
    QTest.mouseMove(field, QPoint(90, 20))
    QTest.mouseRelease(field, Qt.MouseButton.LeftButton, pos=QPoint(90, 20))
    QTest.mouseClick(field, Qt.MouseButton.MiddleButton, pos=QPoint(20, 20))
    QTest.mouseClick(field, Qt.MouseButton.RightButton, pos=QPoint(20, 20))
    assert not field.hasSelectedText()
    assert QApplication.activePopupWidget() is None
    assert widget.values()[0].text == "moon"
    assert clipboard.text() == "outside"
    if clipboard.supportsSelection():
        assert clipboard.text(QClipboard.Mode.Selection) != "moon"


@pytest.mark.parametrize("secret", [True, False])
@pytest.mark.parametrize(("key", "left"), [(Qt.Key.Key_Backspace, ""), (Qt.Key.Key_Delete, ""), (Qt.Key.Key_S, "s")])
def test_ctrl_a_marks_the_whole_text_for_the_next_key(qtbot: QtBot, secret: bool, key: Qt.Key, left: str) -> None:
    widget = rows_widget(qtbot, secret=secret)
    type_text(widget, "moon")
    assert press(widget, Qt.Key.Key_A, CONTROL, "")
    assert widget.values()[0].text == "moon"
    assert not widget.field(0).hasSelectedText(), "or it would be in the primary selection"
    press(widget, key, text=left)
    assert widget.values()[0].text == left
    type_text(widget, "un")
    assert widget.values()[0].text == f"{left}un"


def test_moving_in_a_marked_text_keeps_it(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    type_text(widget, "moon")
    press(widget, Qt.Key.Key_A, CONTROL, "")
    press(widget, Qt.Key.Key_End)
    type_text(widget, "s")
    assert widget.values()[0].text == "moons"


def test_a_secret_is_told_to_nobody(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot, 4, secret=True)
    widget.set_names("first", "second", "third", "fourth")
    type_text(widget, "moon")
    field = widget.field(0)
    assert field.inputMethodHints() & Qt.InputMethodHint.ImhSensitiveData
    assert field.inputMethodHints() & Qt.InputMethodHint.ImhNoPredictiveText
    asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImQueryAll)
    QApplication.sendEvent(field, asked)
    told = [asked.value(query) for query in Qt.InputMethodQuery]
    interface = QAccessible.queryAccessibleInterface(field)
    told += [interface.text(kind) for kind in (QAccessible.Text.Value, QAccessible.Text.Name)]
    assert "moon" not in str(told)
    assert "moon" not in repr(widget.values())
    assert interface.text(QAccessible.Text.Description) == "hidden"


def test_a_click_chooses_the_row_and_the_place(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    type_text(widget, "moon")
    press(widget, Qt.Key.Key_Tab)
    QTest.mouseClick(widget.field(0), Qt.MouseButton.LeftButton, pos=QPoint(1, 20))
    assert widget.at == 0
    type_text(widget, "a ")
    assert widget.values()[0].text == "a moon"
    assert not widget.field(0).hasFocus()


def test_the_kind_goes_round(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    type_text(widget, "waltz")
    seen = []
    for _ in EntryKind:
        seen.append(widget.values()[0])
        QTest.mouseClick(widget.kind_tile(0), Qt.MouseButton.LeftButton)
    assert [entry.kind for entry in seen] == list(EntryKind)
    assert seen[1] == Entry("waltz", EntryKind.HUMMED)
    assert seen[4] == Entry("", EntryKind.ON_PAPER)
    assert widget.values()[0] == Entry("waltz")
    assert widget.missing == 2


def test_what_is_known_does_not_write_over_what_is_typed(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    widget.set_value(0, Entry("moon"))
    assert widget.values()[0].text == "moon"
    type_text(widget, "x")
    widget.set_value(0, Entry("moon"))
    assert "x" in widget.values()[0].text
    widget.set_value(0, Entry("sun"))
    assert widget.values()[0].text == "sun"


def test_a_note_can_be_accepted_or_struck(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    pressed: list[tuple[str, int]] = []
    widget.accept_clicked.connect(lambda row: pressed.append(("accept", row)))
    widget.strike_clicked.connect(lambda row: pressed.append(("strike", row)))
    widget.set_value(1, Entry("moon"))
    widget.set_note(1, "said in round 1", acceptable=True)
    widget.set_strikeable(1, True)
    assert widget.accept_tile(0).isHidden()
    QTest.mouseClick(widget.accept_tile(1), Qt.MouseButton.LeftButton)
    QTest.mouseClick(widget.strike_tile(1), Qt.MouseButton.LeftButton)
    assert pressed == [("accept", 1), ("strike", 1)]


def test_fields_with_the_focus_are_plain_editors(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot, routed=False)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    widget.go_to(0)
    qtbot.waitUntil(widget.field(0).hasFocus)
    QTest.keyClicks(widget.field(0), "moon")
    QTest.keyClick(widget.field(0), Qt.Key.Key_Return)
    assert widget.field(1).hasFocus()
    QTest.keyClick(widget.field(1), Qt.Key.Key_Up)
    assert widget.field(0).hasFocus()
    QTest.keyClick(widget.field(0), Qt.Key.Key_Z, CONTROL)
    assert widget.values()[0].text != "moon"


def test_keys_lead_to_the_tiles_beside_a_row_and_back(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    struck: list[int] = []
    widget.strike_clicked.connect(struck.append)
    widget.set_strikeable(0, True)
    type_text(widget, "moon")
    press(widget, Qt.Key.Key_Left)
    press(widget, Qt.Key.Key_Right)
    assert not widget.strike_tile(0).is_current, "the caret was inside the word"
    press(widget, Qt.Key.Key_Right)
    assert widget.strike_tile(0).is_current
    press(widget, Qt.Key.Key_Return, NONE, "\r")
    assert struck == [0]
    press(widget, Qt.Key.Key_Right)
    assert widget.kind_tile(0).is_current
    press(widget, Qt.Key.Key_Space, NONE, " ")
    assert widget.values()[0] == Entry("moon", EntryKind.HUMMED)
    press(widget, Qt.Key.Key_Left)
    press(widget, Qt.Key.Key_Left)
    assert not widget.strike_tile(0).is_current
    type_text(widget, "s")
    assert widget.values()[0].text == "moons"
    press(widget, Qt.Key.Key_Right)
    type_text(widget, "!")
    assert widget.values()[0].text == "moons!", "a letter is the field's"
    press(widget, Qt.Key.Key_Right)
    press(widget, Qt.Key.Key_Down)
    assert widget.at == 1
    assert not any(widget.strike_tile(row).is_current for row in range(3))


def test_tab_goes_through_the_fields_and_then_through_the_tiles(qtbot: QtBot) -> None:
    widget = rows_widget(qtbot)
    widget.set_strikeable(1, True)
    tiles = [widget.kind_tile(0), widget.strike_tile(1), widget.kind_tile(1), widget.kind_tile(2)]
    for row in (1, 2):
        assert press(widget, Qt.Key.Key_Tab)
        assert widget.at == row, "whoever types from row to row is not held up"
        assert not any(tile.is_current for tile in tiles)
    for at in range(len(tiles)):
        assert press(widget, Qt.Key.Key_Tab)
        assert [tile.is_current for tile in tiles] == [number == at for number in range(len(tiles))]
    press(widget, Qt.Key.Key_Space, NONE, " ")
    assert widget.values()[2].kind is EntryKind.HUMMED
    assert not press(widget, Qt.Key.Key_Tab), "the screen goes on from here"
    for _ in tiles:
        assert press(widget, Qt.Key.Key_Backtab, SHIFT)
    assert widget.at == 2
    assert not any(tile.is_current for tile in tiles)
    for _ in range(2):
        assert press(widget, Qt.Key.Key_Backtab, SHIFT)
    assert not press(widget, Qt.Key.Key_Backtab, SHIFT)
