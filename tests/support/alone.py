"""Whole games by the keyboard alone, by fingers alone, by the mouse alone: from New game to the end and the rematch.

What is pressed is pressed where it is seen, through the window that it lies in: what something else lies over is not
reached. No expectations here but those that a player has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import type_text
from decrypto_qt.models.tray import Style
from decrypto_qt.rules.decrypto.record import HalfRecord
from decrypto_qt.rules.decrypto.values import Code, Phase, TextClue
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.entry_rows import EntryKind
from decrypto_qt.windows.new_game import NewGameDialog
from tests.support.stages import WholePlayer

ENTER: Final = Qt.Key.Key_Return
NO: Final = Qt.KeyboardModifier.NoModifier


def spot(widget: QWidget, at: QPoint | None = None) -> QPoint:
    """A widget's middle, or a place on it, in its window."""
    return widget.mapTo(widget.window(), widget.rect().center() if at is None else at)


class Hands(ABC):
    """One way to work with the windows."""

    types = False
    """Whether letters can be written."""

    @abstractmethod
    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press what lies there and let go."""

    @abstractmethod
    def hold(self, widget: QWidget) -> None:
        """Press and keep pressing."""

    @abstractmethod
    def let_go(self, widget: QWidget) -> None:
        """Let go of what is held."""


class MouseHands(Hands):
    """The left button."""

    @override
    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget.window().windowHandle(), Qt.MouseButton.LeftButton, NO, spot(widget, at))

    @override
    def hold(self, widget: QWidget) -> None:
        QTest.mousePress(widget.window().windowHandle(), Qt.MouseButton.LeftButton, NO, spot(widget))

    @override
    def let_go(self, widget: QWidget) -> None:
        QTest.mouseRelease(widget.window().windowHandle(), Qt.MouseButton.LeftButton, NO, spot(widget))


class DoubleHands(MouseHands):
    """Double clicks where a click is enough."""

    @override
    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseDClick(widget.window().windowHandle(), Qt.MouseButton.LeftButton, NO, spot(widget, at))


_FINGERS: Final[list[QPointingDevice]] = []


def touch_screen() -> QPointingDevice:
    """A touch screen, made once: Qt keeps devices for ever."""
    if not _FINGERS:
        _FINGERS.append(QTest.createTouchDevice())
    return _FINGERS[0]


class FingerHands(Hands):
    """One finger."""

    def __init__(self, finger: int = 1) -> None:
        self._finger = finger

    @override
    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._touch(widget, "press", at)
        self._touch(widget, "release", at)

    @override
    def hold(self, widget: QWidget) -> None:
        self._touch(widget, "press")

    @override
    def let_go(self, widget: QWidget) -> None:
        self._touch(widget, "release")

    def _touch(self, widget: QWidget, how: str, at: QPoint | None = None) -> None:
        window = widget.window().windowHandle()
        sequence = QTest.touchEvent(window, touch_screen(), False)
        (sequence.press if how == "press" else sequence.release)(self._finger, spot(widget, at), window)
        sequence.commit()


class AlonePlayer(WholePlayer):
    """Plays with one pair of hands through everything that a game has.

    Attributes:
        hands: what it plays with.
    """

    def __init__(self, stage: Stage, hands: Hands) -> None:
        super().__init__(stage)
        self.hands = hands

    # Before and after -------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """From the first page to the cards."""
        stage = self._stage
        self.press_on_table(stage.window.page.new_game_button)
        stage.wait_for(lambda: stage.window.findChild(NewGameDialog) is not None, "the new game's sheet")
        stage.settle()
        dialog = stage.window.findChild(NewGameDialog)
        assert isinstance(dialog, NewGameDialog)
        self.fill_in(dialog)
        stage.wait_for(lambda: stage.table is not None, "cards")

    def fill_in(self, dialog: NewGameDialog) -> None:
        """Begins with what stands there."""
        self.hands.press(dialog.start_button)

    def confirm(self) -> None:
        """Each team says that its screen is its own."""
        for window in self._program.windows.values():
            self._stage.wait_for(window.isVisible, "a screen")
        for window in self._program.windows.values():
            self.hands.press(window.cover.main_button)
            self._stage.settle()
            assert not window.is_covered

    def rematch(self) -> None:
        """Another game from a team's own screen."""
        team = (self._stage.table.controller if self._stage.table is not None else None) or Team.WHITE
        self._press_first(team, "rematch")
        self._stage.wait_for(
            lambda: self._stage.table is not None and self._stage.table.phase is Phase.KEYWORDS, "the rematch"
        )

    def press_on_table(self, widget: QWidget) -> None:
        """Presses something on the table window."""
        self.hands.press(widget)

    # Acting -----------------------------------------------------------------------------------------------------------

    @override
    def _press_first(self, team: Team, *names: str) -> str:
        self.before_press(names[0])
        for name in names:
            button = self._program.screens[team].button(name)
            if button is not None and button.isEnabled():
                self._press(team, button)
                return f"{team.value}-{name}"
        raise AssertionError(f"{names} are not on the screen of {team.value}")

    def _press(self, team: Team, widget: QWidget) -> None:
        del team
        self.hands.press(widget)

    @override
    def _press_main(self, team: Team) -> str:
        state = self._program.screens[team].tray_state
        return self._press_first(team, next(b.name for b in state.buttons if b.style is Style.MAIN and b.enabled))

    @override
    def _hold(self, team: Team, look: Callable[[str], None]) -> None:
        screen = self._program.screens[team]
        self.hands.hold(screen.hold)
        self._stage.settle()
        assert screen.card.is_open
        look(f"{team.value}-holds-the-card")
        self.hands.let_go(screen.hold)
        self._stage.settle()
        assert not screen.card.is_open

    @override
    def _read(self, table: TableView, team: Team) -> str:
        """Without letters the listeners write on paper, and say so."""
        half, screen = table.active_half, self._program.screens[team]
        assert half is not None
        if all(half.clues) or not screen.fields.missing:
            return self._press_first(team, "finish-clues")
        for row in range(3):
            while screen.fields.values()[row].kind is not EntryKind.ON_PAPER:
                self._press(team, screen.fields.kind_tile(row))
        return f"{team.value}-writes-on-paper"

    @override
    def _guess(self, table: TableView, team: Team, look: Callable[[str], None]) -> str:
        wanted = self._stage.half(table.active)
        assert wanted is not None
        code = wanted.decode if team is table.active else wanted.intercept
        screen = self._program.screens[team]
        if screen.button("lock") is None:
            return self._press_first(team, "hand-over")
        if code is None:
            return self._press_first(team, "no-attempt")
        self._choose(team, code)
        self._stage.settle()
        assert screen.pad.digits == code
        look(f"{team.value}-has-chosen")
        return self._press_first(team, "lock")

    def _choose(self, team: Team, code: Code) -> None:
        for row, digit in enumerate(code):
            self._press(team, self._program.screens[team].pad.tile(row, digit))

    @override
    def _answer(self, table: TableView, team: Team) -> str:
        if table.team(team).entries_locked:
            return self._press_first(team, "reveal-keywords", "hand-over")
        self._write_answers(team)
        self._stage.settle()
        return self._press_first(team, "lock-entries")

    def _write_answers(self, team: Team) -> None:
        """Nothing is written: four blanks."""

    @override
    def _judge(self, table: TableView) -> str:
        record = self._stage.record.keyword_guesses
        assert record is not None
        for team, entries in ((Team.WHITE, record.white), (Team.BLACK, record.black)):
            for number, entry in enumerate(entries):
                if entry.accepted is not None and table.team(team).marks[number] is None:
                    self.press_on_table(self._stage.window.page.answer_tile(team, number))
                    return f"table-accepts-{team.value}-{number + 1}"
        button = self._stage.window.page.step_button
        assert button is not None
        self.press_on_table(button)
        return "table-settles"


class KeyPlayer(AlonePlayer):
    """Keys in whatever window the system gives them to: here always the table window, or its dialog.

    Attributes:
        first_keys: how often a first key only showed where keys are.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, MouseHands())
        del self.hands  # whoever reaches for the mouse falls over it
        self.first_keys = 0

    def key(self, which: Qt.Key, modifiers: Qt.KeyboardModifier = NO) -> None:
        """Presses a key in the window that has the keyboard."""
        window = QApplication.focusWindow()
        assert window is not None
        QTest.keyClick(window, which, modifiers)

    def type(self, text: str) -> None:
        """Types letters in the window that has the keyboard."""
        window: QWidget | None = QApplication.activeModalWidget()
        window = self._stage.window if window is None else window
        focused: QWidget | None = window.focusWidget()
        type_text(window if focused is None else focused, text)

    @override
    def press_on_table(self, widget: QWidget) -> None:
        if self._program._key_target() is not None:
            self.key(Qt.Key.Key_F6)
        for _ in range(40):
            # The keyboard may be a team's window's: what is for no team goes to the table window all the same.
            if widget.window().focusWidget() is widget:
                self.key(Qt.Key.Key_Space)
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab does not get there")

    @override
    def fill_in(self, dialog: NewGameDialog) -> None:
        record = self._stage.record
        for team, written in ((Team.WHITE, record.white), (Team.BLACK, record.black)):
            column = dialog.columns[team]
            for field, name in ((column.name, written.name), *zip(column.players, written.players or (), strict=False)):
                for _ in range(40):
                    if field.hasFocus():
                        break
                    self.key(Qt.Key.Key_Tab)
                self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
                self.type(name or "")
        self.key(ENTER)

    @override
    def confirm(self) -> None:
        """Only the cover of the team whose turn it is can be lifted."""
        for window in self._program.windows.values():
            self._stage.wait_for(window.isVisible, "a screen")
        assert self._stage.table is not None
        assert self._stage.table.controller is not None
        self.lift(self._stage.table.controller)

    def lift(self, team: Team) -> None:
        """Ring first, then press."""
        window = self._program.windows[team]
        self.key(ENTER)
        assert window.is_covered
        assert window.cover.main_button.is_current
        self.key(ENTER)
        self._stage.settle()
        assert not window.is_covered

    @override
    def step(self, look: Callable[[str], None] = lambda _: None) -> str | None:
        table = self._stage.table
        if table is not None and table.controller is not None and self._program.windows[table.controller].is_covered:
            self.lift(table.controller)
            return f"{table.controller.value}-lifts-its-cover"
        return super().step(look)

    @override
    def _press(self, team: Team, widget: QWidget) -> None:
        self.lead(team, widget)
        self.key(ENTER)

    def lead(self, team: Team, wanted: QWidget) -> None:
        """Leads the keys to a control."""
        screen = self._program.screens[team]
        if screen.keys_at() is None:
            self.key(ENTER)
            self._stage.settle()
            assert screen.keys_at() is not None, "the first key shows where keys are"
            self.first_keys += 1
        for _ in range(30):
            if screen.keys_at() is wanted:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"keys do not get to {wanted.objectName()}")

    @override
    def _hold(self, team: Team, look: Callable[[str], None]) -> None:
        screen = self._program.screens[team]
        self.lead(team, screen.hold)
        window = QApplication.focusWindow()
        assert window is not None
        QTest.keyPress(window, Qt.Key.Key_Space)
        self._stage.settle()
        assert screen.card.is_open
        look(f"{team.value}-holds-the-card")
        QTest.keyRelease(window, Qt.Key.Key_Space)
        self._stage.settle()
        assert not screen.card.is_open

    @override
    def _read(self, table: TableView, team: Team) -> str:
        half: HalfRecord | None = self._stage.half(table.active)
        assert half is not None
        if table.active_half is not None and all(table.active_half.clues):
            return self._press_first(team, "finish-clues")
        for clue in half.clues:
            assert isinstance(clue, TextClue)
            self.type(clue.text)
            self.key(ENTER)
        return f"{team.value}-writes-clues"

    @override
    def _choose(self, team: Team, code: Code) -> None:
        screen = self._program.screens[team]
        self.lead(team, screen.pad)
        for row, digit in enumerate(code):
            while screen.pad.at[0] != row:
                self.key(Qt.Key.Key_Down if screen.pad.at[0] < row else Qt.Key.Key_Up)
            while screen.pad.at[1] != digit:
                self.key(Qt.Key.Key_Right if screen.pad.at[1] < digit else Qt.Key.Key_Left)
            self.key(ENTER)

    @override
    def _write_answers(self, team: Team) -> None:
        record = self._stage.record.keyword_guesses
        assert record is not None
        self.lead(team, self._program.screens[team].entries)
        for entry in record.white if team is Team.WHITE else record.black:
            self.type(entry.text)
            self.key(ENTER)
