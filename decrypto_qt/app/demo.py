"""`decrypto-qt demo`: a recorded game played through the real windows by clicks and keys, with a picture of each step.

The player looks at what the windows offer and does what the record says; it calls no rule and gives no command. Only
chance is arranged, so that the record's words and codes come up.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, MutableSequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from typing_extensions import override

from decrypto_qt.app import faults
from decrypto_qt.app.cli import Options, UserError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from decrypto_qt.app.program import Program
    from decrypto_qt.rules.decrypto.record import HalfRecord, Record
    from decrypto_qt.rules.decrypto.values import Code
    from decrypto_qt.rules.decrypto.views import TableView
    from decrypto_qt.rules.teams import Team
    from decrypto_qt.windows.table_window import TableWindow

PNG_QUALITY: Final = 80
"""Half the time of Qt's default for a sixth more bytes; the pixels are the same."""

PATIENCE_S: Final = 60.0
"""How long a step may take to settle before the demo gives up."""

MOMENT_MS: Final = 2
"""How long the demo rests between two looks at what is under way."""


def run(options: Options) -> int:
    """Plays the shipped example and saves a picture of every window at every step.

    Raises:
        UserError: the pictures cannot be saved, or a step does not come about.
    """
    folder = options.screenshots
    assert folder is not None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"{folder}: the pictures cannot be saved there ({error.strerror})") from None
    with ExitStack() as stack:
        found: list[str] = []
        stack.callback(faults.install(lambda kind, place: found.append(f"unexpected {kind} at {place}")))
        kept = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="decrypto-qt-demo-")))
        _choose_platform(kept)
        stack.callback(_expect_less_of_offscreen())
        data = kept / "data" if options.data_dir is None else options.data_dir
        with Stage(data, options.language) as stage:
            pictures = Pictures(stage, folder)
            pictures.take("welcome")
            for name in stage.deal():
                pictures.take(name)
            pictures.take("covers")
            stage.confirm_screens()
            pictures.take("keywords")
            for name in Player(stage).play(look=pictures.take):
                pictures.take(name)
    if found:
        raise UserError(found[0])
    print(f"{pictures.count} pictures in {folder}")  # noqa: T201 - what the command has to say
    return 0


def _choose_platform(folder: Path) -> None:
    """Two offscreen monitors where there is no display with two."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return
    if sys.platform == "linux":
        from decrypto_qt.app import probe  # noqa: PLC0415

        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or probe.display_problem(os.environ):
            os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={offscreen_monitors(folder)}"


def _expect_less_of_offscreen() -> Callable[[], object]:
    """Leaves out what Qt says of windows that cannot be raised where no window can be seen.

    Returns:
        what lets Qt say everything again.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler  # noqa: PLC0415

    def say(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if not text.startswith("This plugin does not support "):
            sys.stderr.write(f"{text}\n")

    before = qInstallMessageHandler(say)
    return lambda: qInstallMessageHandler(before)


def offscreen_monitors(folder: Path) -> Path:
    """Writes the description of two offscreen monitors, side by side, and returns its file."""
    screens = [
        {
            "name": name,
            "x": number * 1920,
            "y": 0,
            "width": 1920,
            "height": 1080,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": 1,
        }
        for number, name in enumerate(("left", "right"))
    ]
    path = folder / "screens.json"
    path.write_text(json.dumps({"windowFrameMargins": False, "screens": screens}), encoding="utf-8")
    return path


class ArrangedChance(random.Random):
    """Chance that brings up a record's words and codes."""

    def __init__(self, words: tuple[str, ...], code: Callable[[], Code]) -> None:
        """Args: words: to be dealt, in order. code: the one to be drawn next."""
        super().__init__(1)
        self._words = words
        self._code = code

    @override
    def choice(self, seq: Any) -> Any:
        """The record's next code; every choice in this program is one of a card."""
        return self._code()

    @override
    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        """The record's words, in the record's order, as far as they are among those to be dealt."""
        del counts
        there = set(population)
        return [word for word in self._words if word in there][:k]

    @override
    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Leave it as it is."""


class Stage:
    """The real program with a record's chance, on whatever platform was chosen."""

    def __init__(self, data: Path, language: str | None, record: Record | None = None, **arranged: Any) -> None:
        """Put the program together, hidden.

        Args:
            data: the data directory.
            language: of the windows, `None` for the machine's.
            record: the game; `None` for the rulebook's example.
            arranged: what tests arrange besides: clocks.
        """
        from decrypto_qt.app.game import compose, made_application, made_paths  # noqa: PLC0415
        from decrypto_qt.app.resources import resource  # noqa: PLC0415
        from decrypto_qt.game.decks import Deck  # noqa: PLC0415
        from decrypto_qt.rules.decrypto.record import read_record  # noqa: PLC0415
        from decrypto_qt.windows.table_window import TableWindow  # noqa: PLC0415

        self.application: QApplication = made_application()
        if record is None:
            record = read_record(resource("records", "rulebook-example.json").read_bytes())
        self.record = record
        words = record.white.keywords + record.black.keywords
        self.deck = Deck("demo", record.language, words)
        self.window: TableWindow = TableWindow()
        self.program: Program = compose(
            made_paths(Options(data_dir=data)),
            self.window,
            language,
            chance=ArrangedChance(words, self._next_code),
            decks=(self.deck,),
            **arranged,
        )

    def __enter__(self) -> Self:
        """Show the first page, or the game that was not ended."""
        self.window.show()
        self.program.begin()
        self.settle()
        return self

    def __exit__(self, *_: object) -> None:
        """Put everything away."""
        from decrypto_qt.app.game import close  # noqa: PLC0415

        close()
        self.window.close()

    @property
    def table(self) -> TableView | None:
        """What everybody can see."""
        views = self.program.session.views
        return None if views is None else views.table

    def half(self, team: Team) -> HalfRecord | None:
        """What the record has of a team's code in this round."""
        from decrypto_qt.rules.teams import Team  # noqa: PLC0415

        table = self.table
        if table is None or not 1 <= table.round_number <= len(self.record.rounds):
            return None
        entry = self.record.rounds[table.round_number - 1]
        return entry.white if team is Team.WHITE else entry.black

    def _next_code(self) -> Code:
        from decrypto_qt.rules.decrypto.values import ALL_CODES  # noqa: PLC0415

        table = self.table
        team = None if table is None else table.controller
        half = None if team is None else self.half(team)
        return ALL_CODES[0] if half is None else half.code

    def settle(self) -> None:
        """Lets everything that is under way come to its end: the disk, cards being painted, things that move.

        Raises:
            UserError: it does not.
        """
        patience = time.monotonic() + PATIENCE_S
        quiet = 0
        while quiet < 3:
            self._pass_a_moment()
            busy = self._what_is_busy()
            quiet = 0 if busy else quiet + 1
            if time.monotonic() > patience:
                raise UserError(f"the demo waits in vain for {busy or 'a window to settle'}")

    def _pass_a_moment(self) -> None:
        """Handles what there is to handle and rests: a thread that paints must not wait for one that only looks."""
        from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

        alarm = QTimer(singleShot=True, interval=MOMENT_MS)
        rang: list[bool] = []
        alarm.timeout.connect(lambda: rang.append(True))
        alarm.start()
        while not rang:
            self.application.processEvents(
                QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
            )

    def _what_is_busy(self) -> str | None:
        from PySide6.QtCore import QAbstractAnimation  # noqa: PLC0415

        game = self.program.host.game
        if game is not None and not game.running.idle:
            return "the disk"
        for window in (self.window, *self.program.windows.values()):
            for animation in window.findChildren(QAbstractAnimation):
                if animation.state() is QAbstractAnimation.State.Running:
                    return f"the motion of {type(animation.parent()).__name__}"
        for team, screen in self.program.screens.items():
            if not screen.film.ready:
                return f"the cards of {team.value}"
        return None

    def wait_for(self, there: Callable[[], bool], what: str) -> None:
        """Lets the program run until something is there.

        Raises:
            UserError: it does not come.
        """
        patience = time.monotonic() + PATIENCE_S
        while not there():
            self._pass_a_moment()
            if time.monotonic() > patience:
                raise UserError(f"the demo waits in vain for {what}")
        self.settle()

    def deal(self) -> Iterator[str]:
        """Fills in New game with the record's teams, and deals.

        Raises:
            UserError: the dialog does not appear, or no cards do.
        """
        from decrypto_qt.app.hands import click, type_text  # noqa: PLC0415
        from decrypto_qt.rules.teams import Team  # noqa: PLC0415
        from decrypto_qt.windows.new_game import NewGameDialog  # noqa: PLC0415

        click(self.window.page.new_game_button)
        self.wait_for(lambda: self.window.findChild(NewGameDialog) is not None, "the new game's sheet")
        dialog = self.window.findChild(NewGameDialog)
        assert isinstance(dialog, NewGameDialog)
        click(dialog.variant.tile(self.record.variant))
        for team, written in ((Team.WHITE, self.record.white), (Team.BLACK, self.record.black)):
            column = dialog.columns[team]
            for field, name in ((column.name, written.name), *zip(column.players, written.players or (), strict=False)):
                if field.isVisible():
                    click(field)
                    type_text(field, name or "")
        yield "new-game"
        click(dialog.start_button)
        self.wait_for(lambda: self.table is not None, "cards")

    def confirm_screens(self) -> None:
        """Says on each cover that the screen is its team's own, or that the game goes on."""
        from decrypto_qt.app.hands import click  # noqa: PLC0415
        from decrypto_qt.windows.guard import Verdict  # noqa: PLC0415

        for team, window in self.program.windows.items():
            self.wait_for(window.isVisible, f"the screen of {team.value}")
            if window.guard.verdict is Verdict.PAUSED:
                click(window.cover.main_button)
                self.settle()
        for window in self.program.windows.values():
            if window.is_covered:
                click(window.cover.main_button)
                self.settle()


class Player:
    """Plays a record's game on the windows of a stage, by what they offer."""

    def __init__(self, stage: Stage) -> None:
        """Args: stage: where it plays."""
        self._stage = stage
        self._program = stage.program

    def play(self, look: Callable[[str], None] = lambda _: None) -> Iterator[str]:
        """Does one thing after the other until the record has nothing more to say; yields what each was.

        Args:
            look: called where there is something to look at within a step: a card held open, digits chosen.
        """
        while (done := self.step(look)) is not None:
            self._stage.settle()
            yield done

    def step(self, look: Callable[[str], None] = lambda _: None) -> str | None:
        """Does the next thing that a person would do; `None` where the record ends."""
        from decrypto_qt.rules.decrypto.values import Phase  # noqa: PLC0415

        table = self._stage.table
        if table is None or table.controller is None:
            return None
        match table.phase:
            case Phase.KEYWORDS:
                return self._press_first(table.controller, "accept", "hand-over")
            case Phase.ENCRYPT:
                return self._encrypt(table, table.controller, look)
            case Phase.READ:
                return self._read(table, table.controller)
            case Phase.GUESS:
                return self._guess(table, table.controller, look)
            case Phase.REVEAL:
                return self._press_main(table.controller)
            case Phase.ROUND_OVER if table.round_number < len(self._stage.record.rounds):
                return self._press_main(table.controller)
            case _:
                return None

    def _encrypt(self, table: TableView, team: Team, look: Callable[[str], None]) -> str:
        from decrypto_qt.rules.decrypto.values import MISSING, ClueMode  # noqa: PLC0415

        half, wanted = table.half(team), self._stage.half(team)
        assert half is not None
        if not half.drawn:
            if wanted is not None and wanted.encryptor and table.team(team).encryptor != wanted.encryptor:
                return self._press_first(team, "other-encryptor")
            return self._press_first(team, "draw")
        if not half.ready:
            self._hold(team, look)
            if table.clue_mode is ClueMode.WRITTEN and wanted is not None:
                self._write(team, wanted, look)
            if wanted is not None and MISSING in wanted.clues:
                return self._wait_for_the_sand(team)
            return self._press_first(team, "ready")
        return self._press_first(team, "turn-sand", "hand-over")

    def _write(self, team: Team, wanted: HalfRecord, look: Callable[[str], None]) -> None:
        """The encryptor writes its three clues; what the record says is missing stays empty."""
        from decrypto_qt.app.hands import click, type_text  # noqa: PLC0415
        from decrypto_qt.rules.decrypto.values import MISSING, PerformedClue, TextClue  # noqa: PLC0415
        from decrypto_qt.windows.clue_entries import clue_of  # noqa: PLC0415

        screen = self._program.screens[team]
        rows = screen.desk.rows
        for row, clue in enumerate(wanted.clues):
            if isinstance(clue, TextClue | PerformedClue):
                click(rows.field(row))
                screen.set_keys_at(rows)
                type_text(self._stage.window, clue.text if isinstance(clue, TextClue) else clue.note)
            while clue is not MISSING and clue_of(rows.values()[row]) != clue:
                click(rows.kind_tile(row))
        self._stage.settle()
        look(f"{team.value}-has-written")

    def _wait_for_the_sand(self, team: Team) -> str:
        """Where a clue is missing the sand ran out before: only who has the clocks can let it.

        Raises:
            UserError: the demo has none.
        """
        raise UserError(f"the demo cannot let the sand run out for {team.value}")

    def _hold(self, team: Team, look: Callable[[str], None]) -> None:
        from decrypto_qt.app.hands import press, release  # noqa: PLC0415

        hold = self._program.screens[team].hold
        press(hold)
        self._stage.settle()
        look(f"{team.value}-holds-the-card")
        release(hold)
        self._stage.settle()

    def _read(self, table: TableView, team: Team) -> str:
        """The clues are typed as they are said: the keyboard's letters find their way to the team that controls."""
        from PySide6.QtCore import Qt  # noqa: PLC0415

        from decrypto_qt.app.hands import click, key, type_text  # noqa: PLC0415
        from decrypto_qt.rules.decrypto.values import ClueMode  # noqa: PLC0415
        from decrypto_qt.windows.clue_entries import entry_of  # noqa: PLC0415

        half, wanted = table.active_half, self._stage.half(table.active)
        assert half is not None
        assert wanted is not None
        fields = self._program.screens[team].fields
        marked = next((row for row in range(3) if self._is_marked(team, row)), None)
        if table.clue_mode is ClueMode.WRITTEN:
            if marked is None or not all(half.clues):
                return self._press_main(team)
            # Written ones are put right on the panel.
            click(self._program.screens[team].more)
            self._press_first(team, "talk-clues")
            click(fields.accept_tile(marked))
            return self._press_first(team, "talk-done")
        if marked is not None:
            click(fields.accept_tile(marked))
            return f"{team.value}-accepts-a-clue"
        there = [clue is not None or entry.filled for clue, entry in zip(half.clues, fields.values(), strict=True)]
        if all(there):
            return self._press_first(team, "finish-clues")
        missing = there.index(False)
        entry = entry_of(wanted.clues[missing])
        while fields.values()[missing].kind is not entry.kind:
            click(fields.kind_tile(missing))
        fields.go_to(missing)
        self._program.screens[team].set_keys_at(fields)
        type_text(self._stage.window, entry.text)
        key(self._stage.window, Qt.Key.Key_Return)
        return f"{team.value}-writes-a-clue"

    def _is_marked(self, team: Team, row: int) -> bool:
        """Whether a clue is said to be a repeated one, or one of too many words."""
        rows = self._program.screens[team].tray_state.rows
        return len(rows) == 3 and bool(rows[row].note) and not rows[row].struck

    def _guess(self, table: TableView, team: Team, look: Callable[[str], None]) -> str:
        from decrypto_qt.app.hands import click  # noqa: PLC0415

        wanted = self._stage.half(table.active)
        assert wanted is not None
        own = team is table.active
        code = wanted.decode if own else wanted.intercept
        screen = self._program.screens[team]
        if screen.button("lock") is None and screen.button("no-attempt") is None:
            return self._press_first(team, "hand-over")
        if code is None:
            return self._press_first(team, "no-attempt")
        for row, digit in enumerate(code):
            if own:
                click(screen.pad.tile(row, digit))
            else:
                self._choose_by_keys(team, row, digit)
            self._stage.settle()
        look(f"{team.value}-has-chosen")
        return self._press_first(team, "lock")

    def _choose_by_keys(self, team: Team, row: int, digit: int) -> None:
        from PySide6.QtCore import Qt  # noqa: PLC0415

        from decrypto_qt.app.hands import key  # noqa: PLC0415

        screen, window = self._program.screens[team], self._stage.window
        if screen.keys_at() is not screen.pad:
            key(window, Qt.Key.Key_Return)  # the first key only shows where keys are
        while screen.pad.at[0] != row:
            key(window, Qt.Key.Key_Down if screen.pad.at[0] < row else Qt.Key.Key_Up)
        while screen.pad.at[1] != digit:
            key(window, Qt.Key.Key_Right if screen.pad.at[1] < digit else Qt.Key.Key_Left)
        key(window, Qt.Key.Key_Return)

    def _press_first(self, team: Team, *names: str) -> str:
        """Presses the first of these buttons that is there and can be pressed.

        Raises:
            UserError: none is.
        """
        from decrypto_qt.app.hands import click  # noqa: PLC0415

        for name in names:
            button = self._program.screens[team].button(name)
            if button is not None and button.isEnabled():
                click(button)
                return f"{team.value}-{name}"
        raise UserError(f"the demo does not find {' or '.join(names)} on the screen of {team.value}")

    def _press_main(self, team: Team) -> str:
        from decrypto_qt.models.tray import Style  # noqa: PLC0415

        state = self._program.screens[team].tray_state
        main = next((button.name for button in state.buttons if button.style is Style.MAIN and button.enabled), "main")
        return self._press_first(team, main)


class Pictures:
    """Saves what each window shows."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        """Args: stage: whose windows. folder: where the pictures go."""
        self._stage = stage
        self._folder = folder
        self._step = 0
        self.count = 0

    def take(self, name: str) -> None:
        """Saves a picture of every window that is shown.

        Raises:
            UserError: a picture cannot be written.
        """
        program = self._stage.program
        windows: dict[str, QWidget] = {"table": self._stage.window}
        dialog = self._stage.application.activeModalWidget()
        if dialog is not None:
            windows["dialog"] = dialog
        windows |= {team.value: window for team, window in program.windows.items() if window.isVisible()}
        for which, window in windows.items():
            path = self._folder / f"{self._step:03d}-{name}-{which}.png"
            if not window.grab().save(str(path), "PNG", PNG_QUALITY):
                raise UserError(f"{path} cannot be written: check the folder and the space on its disk")
            self.count += 1
        self._step += 1
