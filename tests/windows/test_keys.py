"""Keys go to the team whose turn it is, whatever window has the focus; shortcuts work from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QMenu, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.windows.keys import KeyRouter
from tests.support.clicks import click, press_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot


class Screen(QWidget):
    """A team's screen with a field that never has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, int]] = []
        self.uses = True
        self.field = QLineEdit(self)
        self.field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.types = False

    def handle_key(self, event: QKeyEvent) -> bool:
        self.heard.append((event.type().name, event.key()))
        if self.types:
            QApplication.sendEvent(self.field, event)
        return self.uses

    def text_field(self) -> QWidget | None:
        return self.field if self.types else None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        assert event.key() == Qt.Key.Key_Control, "a key that was not routed"


class Table(QMainWindow):
    """A table window with a field, a button and a menu."""

    def __init__(self) -> None:
        super().__init__()
        centre = QWidget()
        layout = QVBoxLayout(centre)
        self.field, self.other, self.button = QLineEdit(), QLineEdit(), QPushButton("a button")
        for widget in (self.field, self.other, self.button):
            layout.addWidget(widget)
        self.setCentralWidget(centre)
        self.pressed = 0
        self.button.clicked.connect(self.count)
        self.from_menu = 0
        action = QAction("Cover", self)
        action.setShortcut("F9")
        action.triggered.connect(self.count_menu)
        self.menuBar().addMenu("Screens").addAction(action)

    def count(self) -> None:
        self.pressed += 1

    def count_menu(self) -> None:
        self.from_menu += 1


class Game:
    """The windows and the router."""

    def __init__(self, application: QApplication, qtbot: QtBot) -> None:
        self.table, self.white, self.black = Table(), Screen(), Screen()
        for window in (self.table, self.white, self.black):
            qtbot.addWidget(window)
        self.turn: QWidget | None = self.white
        self.router = KeyRouter(application, lambda: self.turn)
        self.acts: list[str] = []


@pytest.fixture
def game(qapp: QApplication, qtbot: QtBot, screens: Callable[..., None]) -> Iterator[Game]:
    made = Game(qapp, qtbot)
    made.table.show()
    made.table.activateWindow()
    qtbot.waitUntil(made.table.isActiveWindow)
    made.table.button.setFocus()
    yield made
    qapp.removeEventFilter(made.router)


PRESS_AND_RELEASE = [("ShortcutOverride", Qt.Key.Key_A), ("KeyPress", Qt.Key.Key_A), ("KeyRelease", Qt.Key.Key_A)]


def test_keys_of_every_window_go_to_the_team(game: Game, qtbot: QtBot) -> None:
    for window in (game.table, game.table.button, game.black):
        game.white.heard.clear()
        press_key(qtbot, window, "a")
        assert [pair for pair in game.white.heard if pair[0] != "ShortcutOverride"] == PRESS_AND_RELEASE[1:]
    assert game.black.heard == []
    game.turn = game.black
    press_key(qtbot, game.table, "a")
    assert ("KeyPress", Qt.Key.Key_A) in game.black.heard


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, "x"])
def test_a_key_that_the_team_does_not_use_presses_nothing_else(game: Game, qtbot: QtBot, key: Qt.Key | str) -> None:
    game.white.uses = False
    press_key(qtbot, game.table.button, key)
    assert game.table.pressed == 0
    assert QApplication.focusWidget() is game.table.button


def test_without_a_team_to_act_keys_are_the_tables(game: Game, qtbot: QtBot) -> None:
    game.turn = None
    press_key(qtbot, game.table.button, Qt.Key.Key_Space)
    assert game.table.pressed == 1


def test_a_field_of_the_table_that_was_clicked_into_keeps_the_keys(game: Game, qtbot: QtBot) -> None:
    game.table.field.setFocus()
    press_key(qtbot, game.table.field, "a")
    assert game.table.field.text() == ""  # the focus alone is not enough
    click(qtbot, game.table.field)
    assert game.router.has_text_focus
    press_key(qtbot, game.table.field, "b")
    assert game.table.field.text() == "b"
    assert ("KeyPress", Qt.Key.Key_B) not in game.white.heard
    click(qtbot, game.table.button)
    press_key(qtbot, game.table.button, "c")
    assert game.table.field.text() == "b"
    assert ("KeyPress", Qt.Key.Key_C) in game.white.heard


def test_a_new_phase_takes_the_keys_back(game: Game, qtbot: QtBot) -> None:
    click(qtbot, game.table.field)
    game.router.release_text_focus()
    press_key(qtbot, game.table.field, "a")
    assert game.table.field.text() == ""
    assert ("KeyPress", Qt.Key.Key_A) in game.white.heard


@pytest.mark.parametrize("gone", [lambda field: field.hide(), lambda field: field.setEnabled(False)])
def test_a_field_that_is_gone_holds_no_keys(game: Game, qtbot: QtBot, gone: Callable[[QLineEdit], None]) -> None:
    click(qtbot, game.table.field)
    gone(game.table.field)
    assert not game.router.has_text_focus


def test_a_release_goes_where_its_press_went(game: Game, qtbot: QtBot) -> None:
    bot: Any = qtbot
    bot.keyPress(game.table, Qt.Key.Key_Space)
    game.turn = game.black
    bot.keyRelease(game.table, Qt.Key.Key_Space)
    assert game.white.heard[-1] == ("KeyRelease", Qt.Key.Key_Space)
    assert game.black.heard == []


def test_a_dialog_has_its_own_keys(game: Game, qtbot: QtBot) -> None:
    dialog = QDialog(game.table)
    field = QLineEdit(dialog)
    game.router.register("F9", lambda: game.acts.append("cover"), over_dialogs=True)
    game.router.register("F8", lambda: game.acts.append("next"))

    def type_there() -> None:
        try:
            press_key(qtbot, field, "a")
            press_key(qtbot, field, Qt.Key.Key_F8)
            press_key(qtbot, field, Qt.Key.Key_F9)
        finally:
            dialog.accept()  # whatever happens: the dialog's own loop would never end

    QTimer.singleShot(0, type_there)
    dialog.exec()
    assert field.text() == "a"
    assert game.white.heard == []
    assert game.acts == ["cover"]


def test_a_menu_has_its_own_keys(game: Game, qtbot: QtBot) -> None:
    menu = QMenu(game.table)
    chosen: list[bool] = []
    menu.addAction("One").triggered.connect(lambda *_: chosen.append(True))
    menu.popup(game.table.mapToGlobal(game.table.rect().center()))
    press_key(qtbot, menu, Qt.Key.Key_Down)
    press_key(qtbot, menu, Qt.Key.Key_Return)
    assert chosen == [True]
    assert game.white.heard == []


@pytest.mark.parametrize("clicked", ["button", "field"])
def test_shortcuts_work_whatever_was_clicked_last(game: Game, qtbot: QtBot, clicked: str) -> None:
    game.router.register("F9", lambda: game.acts.append("cover"), over_dialogs=True)
    game.router.register("Ctrl+P", lambda: game.acts.append("pause"))
    click(qtbot, getattr(game.table, clicked))
    for window in (game.table, game.table.field, game.black):
        game.acts.clear()
        press_key(qtbot, window, Qt.Key.Key_F9)
        press_key(qtbot, window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        assert game.acts == ["cover", "pause"]
    assert game.table.from_menu == 0  # the menu shows the same key and is not triggered as well
    assert game.white.heard == []


def test_a_letter_is_no_shortcut_while_a_field_is_typed_in(game: Game, qtbot: QtBot) -> None:
    game.router.register("N", lambda: game.acts.append("next"))
    press_key(qtbot, game.table, "n")
    assert game.acts == ["next"]
    click(qtbot, game.table.field)
    press_key(qtbot, game.table.field, "n")
    assert game.acts == ["next"]
    assert game.table.field.text() == "n"


def test_letters_reach_a_field_without_focus(game: Game, qtbot: QtBot) -> None:
    game.white.types = True
    for letter in "aBäüč":
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(game.table, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, text=letter))
    assert game.white.field.text() == "aBäüč"


def test_composed_letters_reach_a_field_without_focus(game: Game, qtbot: QtBot) -> None:
    game.white.types = True
    game.table.field.setFocus()
    event = QInputMethodEvent()
    event.setCommitString("č")
    QApplication.sendEvent(game.table.field, event)
    assert game.white.field.text() == "č"
    assert game.table.field.text() == ""
    # The input method asks the field that will get the letters, whatever has the focus.
    game.table.button.setFocus()
    game.router.target_changed()
    assert QApplication.inputMethod().queryFocusObject(Qt.InputMethodQuery.ImSurroundingText, None) == "č"


def test_composed_letters_are_not_typed_into_the_table_instead(game: Game, qtbot: QtBot) -> None:
    game.table.field.setFocus()
    event = QInputMethodEvent()
    event.setCommitString("č")
    QApplication.sendEvent(game.table.field, event)
    assert game.table.field.text() == ""
    click(qtbot, game.table.field)
    event = QInputMethodEvent()
    event.setCommitString("č")
    QApplication.sendEvent(game.table.field, event)
    assert game.table.field.text() == "č"
