"""Somebody who presses anything at all: clicks, double clicks, keys, wheel, fingers, menus, dialogs, in every phase.

A third of what it does is what players would do, or it would never leave the first phase. After each input it looks
whether the game is still a game: `Monkey.check`. It is a stranger to the rules and asks nobody what is allowed.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QLineEdit, QMenu, QWidget

from decrypto_qt.app.demo import ArrangedChance, Stage
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import RevealStep
from decrypto_qt.rules.decrypto.views import table_view
from decrypto_qt.rules.teams import Actor, Team
from tests.support.alone import NO, touch_screen
from tests.support.leaks import Walk as LeakWalk
from tests.support.leaks import secrets_from
from tests.support.logs import log_of
from tests.support.stages import full_state
from tests.support.walks import ENDS, OVER, Walk, controls, let_paint

KEYS: Final = (
    *(Qt.Key.Key_Return,) * 6,
    *(Qt.Key.Key_Tab,) * 4,
    Qt.Key.Key_Space,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_F1,
    Qt.Key.Key_F2,
    Qt.Key.Key_F4,
    Qt.Key.Key_F6,
    Qt.Key.Key_F7,
    Qt.Key.Key_F8,
    Qt.Key.Key_F9,
    Qt.Key.Key_F10,
    Qt.Key.Key_Menu,
)
CHORDS: Final = (
    (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier),
    (Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier),
)
LETTERS: Final = "abz 12äß漢'"
UNTOUCHED: Final = ("quit", "full-screen")
"""Menu entries that would end the test, or that the offscreen platform does not have."""
_LEAK_EVERY: Final = 100
_REPLAY_EVERY: Final = 50
_PAINT_EVERY: Final = 12
_BUTTONS: Final = (*(Qt.MouseButton.LeftButton,) * 6, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)


class MonkeyError(AssertionError):
    """Something that must not be, with what was done before it."""


@dataclass(slots=True)
class Monkey:
    """The one who presses.

    Attributes:
        stage: where.
        rng: what it presses.
        warnings: gives what Qt has warned of so far.
        done: what was done last.
        counts: how often it did what.
        phases: where the games were when it did.
    """

    stage: Stage
    rng: Random
    warnings: Callable[[], list[str]] = list
    done: deque[str] = field(default_factory=lambda: deque(maxlen=25))
    counts: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    raised: list[str] = field(default_factory=list)
    walk: Walk = field(init=False)

    def __post_init__(self) -> None:
        # Who never guesses right comes to the tie-break within two rounds.
        self.walk = Walk(self.stage, self.rng, right=self.rng.choice((0.0, 0.35)))

    def run(self, inputs: int) -> None:
        """Does so many things.

        Raises:
            MonkeyError: something is wrong after one of them.
        """
        before, sys.excepthook = sys.excepthook, self._caught
        try:
            with stubbed_files(self.rng):
                self.stage.program.table.menus.quit_asked.disconnect()
                self.stage.window.set_may_close(lambda: False)
                for number in range(1, inputs + 1):
                    self._one(number)
        finally:
            sys.excepthook = before

    def _one(self, number: int) -> None:
        let_paint(self.stage, number % _PAINT_EVERY == 0)
        name = "?"
        try:
            name = self.input()
            if self.rng.random() < 0.85:  # the next one may come before this one is on disk
                self.walk.settle()
                self.check(number)
        except MonkeyError as fault:
            self._fail(number, name, str(fault))
        except Exception as error:  # noqa: BLE001 - told with what led to it
            self.raised.append(f"{type(error).__name__}: {error}")
            import traceback

            traceback.print_exc()
        self.counts[name.split()[0]] += 1
        table = self.stage.table
        self.phases["none" if table is None else table.phase.value] += 1
        if self.raised:
            self._fail(number, name, self.raised[0])
        if found := self.warnings():
            self._fail(number, name, found[0])

    def _fail(self, number: int, name: str, what: str) -> None:
        lines = "\n  ".join(self.done)
        raise MonkeyError(f"input {number} ({name}): {what}\nbefore it:\n  {lines}")

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        import traceback

        traceback.print_exception(kind, error, trace)
        self.raised.append(f"{kind.__name__}: {error}")

    # Inputs -----------------------------------------------------------------------------------------------------------

    def input(self) -> str:
        """Does one thing, and says what."""
        dialog: Any = QApplication.activeModalWidget()
        popup: Any = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            what = self._in_popup(popup)
        elif isinstance(dialog, QDialog) and self.rng.random() < 0.85:
            what = self._in_dialog(dialog)
        else:
            ways = (
                (self._sensibly, 44),
                (self._control, 14),
                (self._anywhere, 12),
                (self._key, 16),
                (self._chord, 3),
                (self._letter, 5),
                (self._wheel, 3),
                (self._finger, 6),
                (self._menu, 3),
                (self._strip, 2),
                (self._drag, 3),
                (self._held_key, 2),
            )
            what = self.rng.choices([way for way, _ in ways], [weight for _, weight in ways])[0]()
        self.done.append(what)
        return what

    def _windows(self) -> list[QWidget]:
        """Everything of ours that stands on a monitor."""
        windows = [self.stage.window, *self.stage.program.windows.values()]
        return [window for window in windows if window.isVisible()]

    def _handle(self, window: QWidget) -> QWindow:
        handle: Any = window.windowHandle()
        assert handle is not None
        if window is self.stage.window and QApplication.activeModalWidget() is None:
            window.activateWindow()  # as a press on it does everywhere but on the offscreen platform
        return handle  # type: ignore[no-any-return]  # it is there while the window is seen

    def _sensibly(self) -> str:
        """What a player would do next."""
        if self.stage.table is None:
            QTest.mouseClick(self.stage.window.page.new_game_button, Qt.MouseButton.LeftButton)
            return "new-game"
        offered = controls(self.stage)
        if self.stage.table.phase in OVER:
            offered = [control for control in offered if control.name in ENDS] or offered
        if not offered:
            QTest.keyClick(self.stage.window, Qt.Key.Key_F9)
            return "pause, for nothing is offered"
        control = self.walk.choose(offered) if self.stage.table.phase not in OVER else self.rng.choice(offered)
        phase = self.stage.table.phase.value
        self.walk.use(control)
        return f"player {control.name} of {control.owner} in {phase}"

    def _control(self) -> str:
        """Any of the controls, in any way."""
        offered = controls(self.stage)
        if not offered:
            return "nothing"
        control = self.rng.choice(offered)
        spot = control.window.mapFromGlobal(control.rect.center())
        button = self.rng.choice(_BUTTONS)
        double = self.rng.random() < 0.4
        click = QTest.mouseDClick if double else QTest.mouseClick
        click(self._handle(control.window), button, NO, spot)
        return f"{'doubleclick' if double else 'click'} {control.name} of {control.owner} {button.name}"

    def _place(self, window: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))

    def _anywhere(self) -> str:
        window = self.rng.choice(self._windows())
        spot, button = self._place(window), self.rng.choice(_BUTTONS)
        double = self.rng.random() < 0.3
        (QTest.mouseDClick if double else QTest.mouseClick)(self._handle(window), button, NO, spot)
        return f"{'doubleclick' if double else 'click'} {window.windowTitle()} at {spot.toTuple()} {button.name}"

    def _key(self) -> str:
        which = self.rng.choice(KEYS)
        QTest.keyClick(self._handle(self.rng.choice(self._windows())), which)
        return f"key {which.name}"

    def _chord(self) -> str:
        which, modifiers = self.rng.choice(CHORDS)
        QTest.keyClick(self._handle(self.rng.choice(self._windows())), which, modifiers)
        return f"chord {which.name} {modifiers.name}"

    def _letter(self) -> str:
        letter = self.rng.choice(LETTERS)
        window = self.rng.choice(self._windows())
        focused: Any = window.focusWidget()
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_unknown, NO, letter)
            QApplication.sendEvent(window if focused is None else focused, event)
        return f"letter {letter}"

    def _wheel(self) -> str:
        window = self.rng.choice(self._windows())
        spot = QPointF(self._place(window))
        widget: Any = window.childAt(spot.toPoint())
        turn = QPoint(0, self.rng.choice((-120, 120, 360)))
        target = window if widget is None else widget
        QApplication.sendEvent(
            target,
            QWheelEvent(
                QPointF(target.mapFrom(window, spot.toPoint())),
                window.mapToGlobal(spot),
                QPoint(),
                turn,
                Qt.MouseButton.NoButton,
                NO,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
        return f"wheel {window.windowTitle()}"

    def _finger(self) -> str:
        """One or two fingers, on controls or anywhere."""
        window = self.rng.choice(self._windows())
        handle, device = self._handle(window), touch_screen()
        spots = []
        for _ in range(self.rng.choice((1, 1, 2))):
            here = [control for control in controls(self.stage) if control.window is window]
            if here and self.rng.random() < 0.7:
                spots.append(window.mapFromGlobal(self.rng.choice(here).rect.center()))
            else:
                spots.append(self._place(window))
        down = QTest.touchEvent(handle, device, False)
        for number, spot in enumerate(spots):
            down.press(number, spot, handle)
        down.commit()
        if self.rng.random() < 0.3:
            self.walk.settle()
        up = QTest.touchEvent(handle, device, False)
        for number, spot in enumerate(spots):
            up.release(number, self._place(window) if self.rng.random() < 0.2 else spot, handle)
        up.commit()
        return f"touch {window.windowTitle()} with {len(spots)}"

    def _drag(self) -> str:
        """Presses here and lets go there."""
        window = self.rng.choice(self._windows())
        here = [control for control in controls(self.stage) if control.window is window]
        start = window.mapFromGlobal(self.rng.choice(here).rect.center()) if here else self._place(window)
        handle, end = self._handle(window), self._place(window)
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, NO, start)
        if self.rng.random() < 0.5:
            self.walk.settle()
        QTest.mouseMove(handle, end)
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, NO, end)
        return f"drag {window.windowTitle()}"

    def _held_key(self) -> str:
        """A key that repeats itself."""
        which = self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab))
        window = self.rng.choice(self._windows())
        for repeats in (False, True, True, True):
            QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, which, NO, "", repeats))
        if self.rng.random() < 0.7:
            self.walk.settle()
            QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyRelease, which, NO))
        return f"held {which.name}"

    def _menu(self) -> str:
        """Anything from the menus."""
        actions = [
            action
            for menu in self.stage.window.menus.menus()
            for action in menu.actions()
            if self._may(action) and action.isEnabled()
        ]
        action = self.rng.choice(actions)
        name = action.objectName()
        action.trigger()
        return f"menu {name}"

    def _may(self, action: QAction) -> bool:
        name = action.objectName()
        if name.startswith(("language-", "text-")):  # all is painted anew
            return self.rng.random() < 0.1
        return bool(name) and name not in UNTOUCHED

    def _strip(self) -> str:
        """An answer to what stands in the strip."""
        strip = self.stage.window.messages
        buttons = [button for button in (strip.yes_button, strip.no_button) if button.isVisible()]
        if not buttons:
            return self._anywhere()
        button = self.rng.choice(buttons)
        said = button.label
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return f"strip {said}"

    def _in_popup(self, popup: QMenu) -> str:
        which = self.rng.choice(
            (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Escape, Qt.Key.Key_Return)
        )
        active: Any = popup.activeAction()
        if which is Qt.Key.Key_Return and active is not None and not self._may(active):
            which = Qt.Key.Key_Escape
        QTest.keyClick(popup, which)
        return f"popup {which.name}"

    def _in_dialog(self, dialog: QDialog) -> str:
        chance = self.rng.random()
        name = type(dialog).__name__
        if chance < 0.15:
            which = self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space))
            QTest.keyClick(self._handle(dialog), which)
            return f"dialog {name} {which.name}"
        if chance < 0.3:
            fields = [f for f in dialog.findChildren(QLineEdit) if f.isVisible()]
            if fields:
                field = self.rng.choice(fields)
                QTest.mouseClick(field, Qt.MouseButton.LeftButton)
                QTest.keyClick(field, self.rng.choice((Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_Backspace)))
                return f"dialog {name} field"
        buttons = [b for b in dialog.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        if not buttons:
            QTest.keyClick(self._handle(dialog), Qt.Key.Key_Escape)
            return f"dialog {name} Escape"
        button = self.rng.choice(buttons)
        said = button.accessibleName() or button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return f"dialog {name} “{said}”"

    # What must hold ---------------------------------------------------------------------------------------------------

    def check(self, number: int) -> None:
        """The game is one that the rules know, somebody has something to do, and nobody knows too much."""
        game = self.stage.program.host.game
        if game is None or game.state is None:
            return
        log = game.running.log
        if log._folded(log.entries) != log.state:
            raise MonkeyError("the state is not what its log makes")
        state = log.state
        assert state is not None
        views = self.stage.program.session.views
        if views is None or views.table != table_view(state):
            raise MonkeyError("the windows have an old view")
        if state.phase not in OVER and not any(legal_kinds(views.table, by) - {c.AbandonGame} for by in Actor):
            raise MonkeyError(f"nobody can do anything in {state.phase}")
        self._check_screens()
        if number % _REPLAY_EVERY == 0:
            deal = log.entries[0].command
            assert isinstance(deal, c.DealGame)
            if log_of(deal.setup, *(entry.command for entry in log.entries[1:])).state != state:
                raise MonkeyError("the rules do not allow what was done")
        if number % _LEAK_EVERY == 0:
            self._check_leaks()

    def _check_screens(self) -> None:
        """What is covered knows nothing, and a card is open only as long as it is held."""
        program = self.stage.program
        for team, screen in program.screens.items():
            if screen.card.is_open and not screen.hold.is_held:
                raise MonkeyError(f"the code card of {team.value} lies open, and nobody holds it")
            if screen._open and program.windows[team].is_covered and program.docks[team].is_covered:
                raise MonkeyError(f"the screen of {team.value} is covered and knows its words")

    def _check_leaks(self) -> None:
        state = full_state(self.stage)
        program = self.stage.program
        roots: list[tuple[Team | None, QWidget]] = [(None, self.stage.window)]
        roots += [(team, program.windows[team]) for team in Team]
        for viewer, root in roots:
            holds = viewer is not None and program.screens[viewer].card.is_open
            # Words alone: digits that a team has guessed may be those of a code by chance, and so may letters.
            # A clue that was struck has been read; only its kind is another.
            halves = [half for half in (*state.past, state.white_half, state.black_half) if half is not None]
            read = {getattr(clue, "text", None) for half in halves for clue in half.clues}
            # Of a code the card itself is looked for: it is nobody's guess.
            hidden = secrets_from(state, viewer, holds=holds)
            shown = {half.code for half in halves if half.revealed >= RevealStep.CARD}
            own = () if viewer is None else (half.code for half in halves if half.owner is viewer and holds)
            cards = tuple(one for one in hidden if one.what.startswith("the code") and one.code not in {*shown, *own})
            secrets = [one for one in hidden if len(one.word) > 3]
            # A clue may be a part of another that was read: "zorb 1" of "zorb 12".
            said = " ".join(filter(None, read)).casefold()
            secrets = [one for one in secrets if one.word.casefold() not in said]
            docked = tuple(type(dock) for dock in program.docks.values()) if viewer is None else ()
            walk = LeakWalk(secrets, stop=(ArrangedChance, Stage, *docked), cards=cards)
            if docked and any(dock.content is not None for dock in program.docks.values()):
                continue  # the table window then has the teams' screens in it, one at a time open
            walk.window(root)
            walk.clipboards()
            if walk.leaks:
                raise MonkeyError(f"{'the table' if viewer is None else viewer.value} knows {walk.leaks[0]}")


@contextmanager
def stubbed_files(rng: Random) -> Iterator[None]:
    """No file dialog comes; what it would have given is nothing, or a file that is not there."""
    kept = QFileDialog.getOpenFileName, QFileDialog.getSaveFileName

    def opened(*_: object, **__: object) -> tuple[str, str]:
        return rng.choice(("", str(Path("/nowhere/record.json")))), ""

    def saved(*_: object, **__: object) -> tuple[str, str]:
        return "", ""

    stub: Any = QFileDialog
    stub.getOpenFileName, stub.getSaveFileName = opened, saved
    try:
        yield
    finally:
        stub.getOpenFileName, stub.getSaveFileName = kept
