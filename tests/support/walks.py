"""Walks through whole games on the real windows: whatever can be pressed is pressed sooner or later, where it is seen.

At each step it is looked at what every window offers: see `Walk.faults`. How a game is arranged is a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import key, type_text
from decrypto_qt.game.decks import Deck
from decrypto_qt.game.settings import NewGameSettings, TeamChoice
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import ALL_CODES, ClueMode, Phase, PlayMode, TimerMode, Variant
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, HoldButton
from decrypto_qt.widgets.look import LookMixin
from decrypto_qt.widgets.tiles import TileButton
from decrypto_qt.windows.table_page import GuessSpot
from decrypto_qt.windows.table_parts import SMALLEST
from tests.support.alone import ENTER, Hands, MouseHands
from tests.support.offscreen import Monitor
from tests.support.short_games import TIE
from tests.support.stages import SMALL_MONITORS, StillClock, full_state, put_away, quiet_settings, stage_of

_SEVERAL: Final = ("finish-clues", "done")
"""What does several things at a press: all that was typed is written down, and then reading is over."""
SETTLING: Final = ("no-attempt", "take-back", "rematch", "new-game")
"""What settles something without being the one green button."""
ANY_TIME: Final = ("more", "talk-cover", "talk-pause", "talk-table", "talk-close", "talk-back")
"""What each team may do whoever has the turn: cover its screen, and pause."""
_LETTERS: Final = "abcdefghijklmnop"
Size = tuple[int, int]
OVER: Final = (Phase.FINISHED, Phase.ABANDONED)
ENDS: Final = ("rematch", "new-game")


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How a game is played.

    Attributes:
        name: for the test's id.
        choices: what New game would give.
        monitors: what is plugged in.
        sizes: of the table window, in all of which it is looked at where things lie; played is in the last.
        right: the chance that a guess is right; seldom is a short game.
    """

    name: str
    choices: NewGameSettings
    monitors: tuple[Monitor, ...] = SMALL_MONITORS
    sizes: tuple[Size, ...] = ()
    right: float = 0.35


def _choices(**changes: Any) -> NewGameSettings:
    white, black = TeamChoice("Owls", 2, ("Anna", "Paul")), TeamChoice("", 3, ("Ella", "Matt", "Zoe"))
    return NewGameSettings(white=white, black=black, deck_language="en", **changes)


SELDOM: Final = 0.12
ONE_MONITOR: Final = (Monitor("A", width=1280, height=800),)
SIZES: Final = ((1280, 800), (1024, 640), (1000, 760), (SMALLEST.width(), SMALLEST.height()))
ARRANGEMENTS: Final = {
    one.name: one
    for one in (
        Arrangement("by-turns", _choices()),
        Arrangement("at-once", _choices(play_mode=PlayMode.AT_ONCE, timer_mode=TimerMode.STRICT)),
        Arrangement("written", _choices(clue_mode=ClueMode.WRITTEN, timer_mode=TimerMode.STRICT)),
        Arrangement("one-monitor", _choices(), ONE_MONITOR, SIZES, SELDOM),
        Arrangement("written-on-one", _choices(clue_mode=ClueMode.WRITTEN), ONE_MONITOR, SIZES, SELDOM),
        Arrangement(
            "strict-on-one",
            _choices(clue_mode=ClueMode.WRITTEN, timer_mode=TimerMode.STRICT),
            ONE_MONITOR,
            SIZES,
            SELDOM,
        ),
        Arrangement(
            "three",
            replace(_choices(), variant=Variant.THREE_PLAYERS, black=TeamChoice("", 1, ("Zoe",))),
        ),
        Arrangement(
            "three-on-one",
            replace(_choices(), variant=Variant.THREE_PLAYERS, black=TeamChoice("", 1, ("Zoe",))),
            ONE_MONITOR,
            SIZES,
            SELDOM,
        ),
        Arrangement(
            "written-three-on-one",
            replace(
                _choices(clue_mode=ClueMode.WRITTEN),
                variant=Variant.THREE_PLAYERS,
                black=TeamChoice("", 1, ("Zoe",)),
            ),
            ONE_MONITOR,
            SIZES,
            SELDOM,
        ),
    )
}


@contextmanager
def walked_stage(data: Path, rng: Random, arrangement: Arrangement, *, language: str = "en") -> Iterator[Stage]:
    """The program with cards dealt as it is arranged, of words that nothing else is called by, all covers down."""
    quiet_settings(data)
    stage = stage_of(data, TIE, language=language)
    stage.program.host._chance = rng
    stage.program.host._decks.clear()
    stage.program.host.add_deck(Deck("keywords", "en", tuple(f"qx{one}{two}z" for one in _LETTERS for two in _LETTERS)))
    try:
        with stage:
            stage.program.new_game(arrangement.choices)
            stage.wait_for(lambda: stage.table is not None, "cards")
            if arrangement.sizes:
                stage.window.resize(*arrangement.sizes[-1])
            let_paint(stage, False)
            yield stage
    finally:
        put_away(stage)
        stage.program._translators.remove()


def let_answer(stage: Stage) -> None:
    """Lets everything that was asked for come about, without a rest; motion and cards are not waited for."""
    host, quiet = stage.program.host, 0
    while quiet < 2:
        assert host._writer.drain(30)
        stage.application.processEvents()
        quiet = quiet + 1 if host.game is None or host.game.running.idle else 0


def let_paint(stage: Stage, painting: bool) -> None:
    """Lets the windows paint, or saves the nine tenths of the time that it takes; everything else goes on."""
    for window in (stage.window, *stage.program.windows.values()):
        window.setUpdatesEnabled(painting)


@dataclass(frozen=True, slots=True)
class Control:
    """Something that can be pressed.

    Attributes:
        widget: what it is.
        name: what it does, in a word that no language changes.
        owner: on whose screen or cover it lies; `None` on the table.
        rect: where it is seen on the desktop.
        window: in which window.
        onward: whether it may lead the game on.
    """

    widget: QWidget
    name: str
    owner: Team | None
    rect: QRect
    window: QWidget
    onward: bool = True


def face(widget: QWidget) -> QRect:
    """Where a widget is pressed, on the desktop: without the room for its shadow and its ring."""
    own = widget.face_rect().toAlignedRect() if isinstance(widget, LookMixin) else widget.rect()
    return QRect(widget.mapToGlobal(own.topLeft()), own.size())


def controls(stage: Stage) -> list[Control]:
    """Everything that can be pressed now, on all windows, but for menus and what only turns a sheet."""
    found = []
    program = stage.program
    owners: dict[QWidget, Team | None] = {stage.window.page: None}
    for team in Team:
        owners[program.windows[team]] = owners[program.docks[team]] = team
    for root, owner in owners.items():
        if not root.isVisible():
            continue
        for widget in root.findChildren(QWidget):
            if not isinstance(widget, QAbstractButton | QLineEdit) or not widget.isVisible() or not widget.isEnabled():
                continue
            if isinstance(widget, QLineEdit) and widget.isReadOnly():
                continue
            name = widget.objectName() or f"{type(widget).__name__} {widget.accessibleName()}"
            found.append(Control(widget, name, owner, face(widget), widget.window(), _leads(widget)))
        screen = program.screens[owner] if owner is not None else None
        if screen is not None and screen.isVisible() and screen.sand._turnable:
            found.append(Control(screen.sand, "sand", owner, face(screen.sand), screen.window(), onward=False))
    return found


def sizes_of(stage: Stage, sizes: tuple[Size, ...]) -> Iterator[Size]:
    """Gives the table window each of these sizes in turn, the last at last; without any it stays as it is."""
    for size in sizes:
        stage.window.resize(*size)
        stage.application.sendPostedEvents()
        assert _size(stage) == size
        yield size
    if not sizes:
        yield _size(stage)


def _size(stage: Stage) -> Size:
    return stage.window.width(), stage.window.height()


def _is_by_itself(command: c.Command) -> bool:
    return isinstance(command, c.WriteDraft) or (isinstance(command, c.CallTime) and command.ready is None)


def _leads(widget: QWidget) -> bool:
    """Whether a press can lead the game on; taking back, exchanging and the like do not."""
    name = widget.objectName()
    return name not in ("take-back", *ENDS) and not name.startswith("exchange") and not isinstance(widget, HoldButton)


@dataclass(slots=True)
class Walk:
    """One player for all who goes where there is something to press.

    Attributes:
        stage: where.
        rng: what is pressed.
        hands: how.
        double: whether every press is a double click.
        sizes: of the table window, as the arrangement has them.
        right: the chance that a guess is right.
        words: how many words it has written.
        faults: what must not be.
        pressed: the names of what was pressed.
        phases: where the game has been.
    """

    stage: Stage
    rng: Random
    hands: Hands = field(default_factory=MouseHands)
    double: bool = False
    sizes: tuple[Size, ...] = ()
    right: float = 0.35
    words: int = 0
    faults: list[str] = field(default_factory=list)
    pressed: list[str] = field(default_factory=list)
    phases: set[Phase] = field(default_factory=set)
    _seen: dict[QWidget, dict[Size, QRect]] = field(default_factory=dict)

    @property
    def table(self) -> TableView:
        assert self.stage.table is not None
        return self.stage.table

    @property
    def log(self) -> tuple[object, ...]:
        """Every entry of the game but those that nobody presses for: drafts, and the end of the sand for them."""
        game = self.stage.program.host.game
        assert game is not None
        return tuple(entry for entry in game.running.log.entries if not _is_by_itself(entry.command))

    def settle(self) -> None:
        """Lets the disk answer."""
        let_answer(self.stage)
        for dock in self.stage.program.docks.values():
            dock._named = dock._named or dock.isVisible()  # as if its cover had been painted

    def to_the_end(self, longest: int = 900) -> None:
        """Plays until the game is over."""
        for _ in range(longest):
            self.phases.add(self.table.phase)
            offered = controls(self.stage)
            self.look(offered)
            if self.table.phase in OVER:
                return
            self.act(self.choose(offered))
            self.pass_time()
        raise AssertionError(f"no end after {longest} steps, in {self.table.phase}")

    def pass_time(self) -> None:
        """Some seconds go by at times, and the sand runs out now and then."""
        clock = self.stage.program._now
        assert isinstance(clock, StillClock)
        if clock.pass_at_random(self.rng):
            self.stage.program.sand_watch.ran_out.emit()
            self.settle()

    # What must hold ---------------------------------------------------------------------------------------------------

    def look(self, offered: list[Control]) -> None:
        """Somebody sees what to do, and nobody can do anything when it is not the turn."""
        table = self.table
        where = f"in {table.phase.value}, round {table.round_number}"
        if not any(control.onward or control.name in ENDS for control in offered):
            self.faults.append(f"nobody can do anything {where}")
        turn = table.controller
        if turn is None or table.phase in OVER:
            return
        # The interceptor of three has the sand whoever has the turn.
        sand = ("sand", "turn-sand") if table.variant is Variant.THREE_PLAYERS else ()
        for control in offered:
            foreign = control.owner is turn.other and control.name not in (*ANY_TIME, *sand)
            if foreign and not self._is_cover(control):
                self.faults.append(f"{control.name} on the screen of {turn.other.value} {where}")

    def _is_cover(self, control: Control) -> bool:
        program = self.stage.program
        holders = (*program.windows.values(), *program.docks.values())
        return any(holder.cover.isAncestorOf(control.widget) for holder in holders)

    def places_of(self, control: Control) -> dict[Size, QRect]:
        """Where something lies in each size of the table window; what only fills in, where it is now."""
        if not isinstance(control.widget, ActionButton):
            return {size: face(control.widget) for size in sizes_of(self.stage, ())}
        seen = self._seen.get(control.widget, {})
        if len(seen) < len(self.sizes) or seen.get(_size(self.stage)) != control.rect:
            self._seen[control.widget] = {size: face(control.widget) for size in sizes_of(self.stage, self.sizes)}
        return self._seen[control.widget]

    def compare(self, before: Control, phase: Phase, lay: Mapping[Size, QRect], offered: list[Control]) -> None:
        """Nothing lies under what was just pressed, so that a double click presses one thing only: in no size.

        What lay beside it when it was pressed cannot lie under it.
        """
        known = {(id(control.widget), control.name) for control in offered}
        if all((id(control.widget), control.name) in known for control in controls(self.stage)):
            return
        self._seen.clear()
        for size in sizes_of(self.stage, self.sizes if len(lay) > 1 else ()):
            for control in controls(self.stage):
                self._seen.setdefault(control.widget, {})[size] = control.rect
                if (
                    control.window is before.window
                    and self._settles(before, control)
                    and control.rect.intersects(lay[size])
                ):
                    self.faults.append(
                        f"{control.name} of {_named(control.owner)} ({self.table.phase.value}) lies under"
                        f" {before.name} of {_named(before.owner)} ({phase.value}), {size[0]} x {size[1]}"
                    )

    def _settles(self, before: Control, control: Control) -> bool:
        """Whether what lies there now confirms something, or takes back what was just done."""
        widget = control.widget
        if not isinstance(widget, ActionButton) or (control.name == before.name and widget is before.widget):
            return False
        if before.name.startswith("talk-") and control.name.startswith("talk-"):
            return False  # from page to page of one panel
        return widget._kind is ButtonKind.MAIN or control.name in SETTLING

    # What is done -----------------------------------------------------------------------------------------------------

    def choose(self, offered: list[Control]) -> Control:
        """Mostly the green button, or what has to be filled in before; now and then anything."""
        offered = [control for control in offered if control.name not in ENDS]
        main = [one for one in offered if isinstance(one.widget, ActionButton) and one.widget._kind is ButtonKind.MAIN]
        filled = [one for one in offered if isinstance(one.widget, TileButton | QLineEdit)]
        onward = [control for control in offered if control.onward]
        chance = self.rng.random()
        return self.rng.choice((chance < 0.6 and (main or filled)) or (chance < 0.9 and onward) or offered)

    def act(self, control: Control) -> None:
        """Does what one does with it, and looks at what lies there then."""
        phase = self.table.phase
        offered, lay = controls(self.stage), self.places_of(control)
        self.pressed.append(control.name)
        before = len(self.log)
        self.use(control)
        self.settle()
        dialog: QWidget | None = QApplication.activeModalWidget()
        if dialog is not None:
            key(dialog, Qt.Key.Key_Escape)
            self.settle()
        if self.double and control.name not in _SEVERAL and len(self.log) > before + 1:
            self.faults.append(f"a double click on {control.name} in {phase.value} does more than one thing")
        if self._is_cover(control) or control.name.startswith("talk-"):
            self.stage.settle()  # both windows may have to go to the other's monitor, and say so meanwhile
        elif self.stage.window.messages.sentence:
            if not control.name.startswith("exchange"):  # words may run out
                self.faults.append(f"{control.name} in {phase.value}: {self.stage.window.messages.sentence}")
            self.stage.window.messages.dismiss()
        self.compare(control, phase, lay, offered)

    def use(self, control: Control) -> None:
        """What one does with such a thing."""
        widget = control.widget
        self.stage.window.activateWindow()  # as a press does everywhere but on the offscreen platform
        if isinstance(widget, HoldButton):
            self.hands.hold(widget)
            self.settle()
            if not self.stage.program.screens[self.owner(control)].card.is_open:
                self.faults.append("a held card is not open")
            self.hands.let_go(widget)
        elif isinstance(widget, QLineEdit):
            self.hands.press(widget)
            self.words += 1
            # No two are alike: a word that one team has is then no word of the other's.
            type_text(self.stage.window, self.rng.choice((f"zorb {self.words}", f"Quix{self.words} ", "")))
            key(self.stage.window, ENTER)
        elif isinstance(widget, TileButton) and self.rng.random() < 0.7:
            self.guess(self.owner(control))
        elif isinstance(widget, GuessSpot):
            # Pressed quickly it goes on to the next digit: that is what it is for.
            MouseHands().press(widget, self.spot(control))
        else:
            self.hands.press(widget, self.spot(control))

    def owner(self, control: Control) -> Team:
        assert control.owner is not None
        return control.owner

    def spot(self, control: Control) -> QPoint:
        """The middle of what is seen of it."""
        return control.widget.mapFromGlobal(control.rect.center())

    def guess(self, team: Team) -> None:
        """Three digits, at times the right ones."""
        half = full_state(self.stage).active_half
        assert half is not None
        assert half.code is not None
        code = half.code if self.rng.random() < self.right else self.rng.choice(ALL_CODES)
        pad = self.stage.program.screens[team].pad
        for row, digit in enumerate(code):
            self.hands.press(pad.tile(row, digit))


def _named(owner: Team | None) -> str:
    return "the table" if owner is None else owner.value


Look = Callable[[Walk], None]
