"""The real program on small offscreen monitors, played by clicks and keys with a clock that stands still.

No expectations here but those that a player has. What is looked at besides (the host's state) is for tests alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.app.demo import Player, Stage
from decrypto_qt.app.hands import click, key, type_text
from decrypto_qt.app.paths import find_paths
from decrypto_qt.game.files import write_atomically
from decrypto_qt.game.settings import NewGameSettings, load_settings, settings_bytes
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import MISSING, ClueMode, Phase
from decrypto_qt.rules.teams import Team
from tests.support.offscreen import Monitor

if TYPE_CHECKING:
    from decrypto_qt.rules.decrypto.record import Record
    from decrypto_qt.rules.decrypto.views import TableView

SMALL_MONITORS: Final = (Monitor("A", width=640, height=360), Monitor("B", x=640, width=640, height=360))
"""Quick to paint; what the windows say is the same as on large ones."""


class StillClock:
    """A monotonic clock that goes on only when it is told to."""

    def __init__(self, seconds: float = 1000.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds

    def pass_at_random(self, rng: Random) -> bool:
        """Lets some seconds go by, if chance will have it; whether they have."""
        if rng.random() < 0.7:
            return False
        self.seconds += rng.choice((2.0, 5.0, 20.0))
        return True


def quiet_settings(data: Path, *, plain: bool = True, new_game: NewGameSettings | None = None) -> None:
    """Lets nothing move or sound, with `plain` paints no card that takes long; `new_game` was chosen last time."""
    paths = find_paths(data)
    paths.create()
    file = paths.config / "settings.toml"
    settings = load_settings(file).settings
    changed = replace(
        settings,
        view=replace(settings.view, plain_cards=plain, reduced_motion=True, sound=False),
        new_game=settings.new_game if new_game is None else new_game,
    )
    write_atomically(file, settings_bytes(changed))


def stage_of(
    data: Path, record: Record | None = None, clock: StillClock | None = None, *, language: str = "en"
) -> Stage:
    """The program, put together and hidden."""
    stage = Stage(data, language, record, now=StillClock() if clock is None else clock)
    # A clock that stands still looks like a computer that sleeps.
    stage.program._suspend_timer.stop()
    return stage


@contextmanager
def staged(
    data: Path,
    record: Record | None = None,
    *,
    plain: bool = True,
    clock: StillClock | None = None,
    new_game: NewGameSettings | None = None,
) -> Iterator[Stage]:
    """The program in a data directory, up to its first page or the game that was not ended."""
    quiet_settings(data, plain=plain, new_game=new_game)
    stage = stage_of(data, record, clock)
    try:
        with stage:
            yield stage
    finally:
        put_away(stage)


def put_away(stage: Stage) -> None:
    """Ends what a program leaves behind: its windows' guards would go on to place them, its menus to take keys."""
    program = stage.program
    for thing in (
        *program.windows.values(),
        *program.docks.values(),
        *program.screens.values(),
        stage.window,
        program.monitors,
        program,
    ):
        thing.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def dealt(
    data: Path,
    record: Record | None = None,
    *,
    plain: bool = True,
    clock: StillClock | None = None,
    new_game: NewGameSettings | None = None,
) -> Iterator[Stage]:
    """The program with cards dealt and both teams before their own screens."""
    with staged(data, record, plain=plain, clock=clock, new_game=new_game) as stage:
        for _ in stage.deal():
            pass
        stage.confirm_screens()
        yield stage


def record_at(path: Path) -> Record:
    """The record in a file."""
    return read_record(path.read_bytes())


class WholePlayer(Player):
    """Plays on where the demo stops: through the tie-break to the end.

    Attributes:
        before_press: called before each press on a button of a team's screen with the button's name.
        clock: the stage's, where the sand has to run out.
        counts_at_the_table: whether it is at the table window that somebody says how many clues were ready.
    """

    def __init__(self, stage: Stage, clock: StillClock | None = None) -> None:
        super().__init__(stage)
        self.before_press: Callable[[str], None] = lambda _: None
        self.clock = clock
        self.counts_at_the_table = True

    @override
    def step(self, look: Callable[[str], None] = lambda _: None) -> str | None:
        table = self._stage.table
        if table is None:
            return None
        match table.phase:
            case Phase.ROUND_OVER if table.tie_break and table.controller is not None:
                return self._press_main(table.controller)
            case Phase.KEYWORD_GUESS if table.controller is not None:
                return self._answer(table, table.controller)
            case Phase.KEYWORD_REVEAL:
                return self._judge(table)
            case _:
                return super().step(look)

    def until(self, there: Callable[[TableView], bool], look: Callable[[str], None] = lambda _: None) -> None:
        """Plays until something is so, one thing at least being done where it is not so yet."""
        while (table := self._stage.table) is not None and not there(table):
            assert self.step(look) is not None, "the record has nothing more to say"
            self._stage.settle()

    def _answer(self, table: TableView, team: Team) -> str:
        record = self._stage.record.keyword_guesses
        assert record is not None
        if table.team(team).entries_locked:
            return self._press_first(team, "reveal-keywords", "hand-over")
        rows = self._program.screens[team].entries
        for row, entry in enumerate(record.white if team is Team.WHITE else record.black):
            click(rows.field(row))
            self._program.screens[team].set_keys_at(rows)
            type_text(self._stage.window, entry.text)
        self._stage.settle()
        return self._press_first(team, "lock-entries")

    def _judge(self, table: TableView) -> str:
        """The table accepts the near-misses that the record has, one at a time, then counts."""
        record = self._stage.record.keyword_guesses
        assert record is not None
        for team, entries in ((Team.WHITE, record.white), (Team.BLACK, record.black)):
            for number, entry in enumerate(entries):
                if entry.accepted is not None and table.team(team).marks[number] is None:
                    click(self._stage.window.page.answer_tile(team, number))
                    return f"table-accepts-{team.value}-{number + 1}"
        button = self._stage.window.page.step_button
        assert button is not None
        click(button)
        return "table-settles"

    @override
    def _wait_for_the_sand(self, team: Team) -> str:
        """The sand runs out; what is spoken is counted, what is written stands."""
        let_sand_run_out(self._stage, self.clock)
        table, wanted = self._stage.table, self._stage.half(team)
        assert table is not None
        assert wanted is not None
        if table.clue_mode is ClueMode.WRITTEN:
            return f"{team.value}-has-no-more-time"
        ready = wanted.clues.index(MISSING)
        if not self.counts_at_the_table:
            return self._press_first(table.controller or team.other, f"ready-{ready}")
        click(self._stage.window.page.count_tile(ready))
        return f"table-counts-{ready}"

    @override
    def _press_first(self, team: Team, *names: str) -> str:
        self.before_press(names[0])
        return super()._press_first(team, *names)


def let_sand_run_out(stage: Stage, clock: StillClock | None) -> None:
    """All of the sand falls, and the program looks at it."""
    assert clock is not None
    sand = stage.program.host.sand()
    assert sand is not None
    clock.seconds += sand.remaining(clock()) + 0.1
    stage.program.sand_watch.ran_out.emit()
    stage.settle()


def full_state(stage: Stage) -> GameState:
    """Everything about the game in play; no window has this."""
    game = stage.program.host.game
    assert game is not None
    assert game.state is not None
    return game.state


def told(value: object) -> object:
    """A state as plain lists and words, for a digest or a message."""
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value):
        return [type(value).__name__, *(told(getattr(value, field.name)) for field in fields(value))]
    if isinstance(value, tuple | list):
        return [told(one) for one in value]
    return value


def picture_of(widget: QWidget) -> QImage:
    """What a window shows, in a format whose bytes can be compared."""
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def count_red(image: QImage) -> int:
    """How many pixels are red: as `look.red_pixels` has it, for whole windows."""
    import numpy as np  # not for those who only play

    image = image.convertToFormat(QImage.Format.Format_RGB32)
    raw = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    blue, green, red = (raw[:, : image.width(), part].astype(np.float32) / 255 for part in range(3))
    high, low = np.maximum(np.maximum(red, green), blue), np.minimum(np.minimum(red, green), blue)
    span = high - low
    with np.errstate(divide="ignore", invalid="ignore"):
        hue = ((green - blue) / span / 6) % 1.0
        strong = (high == red) & (span > 0.42 * high) & (high > 0.16)
    return int((strong & ((hue < 18 / 360) | (hue > 335 / 360))).sum())


def some_key(stage: Stage, *keys: Any) -> None:
    """Presses keys in the window that has the keyboard, one after the other."""
    for one in keys:
        key(stage.window, one)
        stage.settle()
