"""The real program under a real X server: where its screens are, and what of their secrets the monitors show.

What is asked of the windows is asked of the server, since Qt can be wrong about them; the presses are those of a mouse.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from Xlib import X

from decrypto_qt.rules.teams import Team
from tests.support.loud import COLOURS
from tests.support.x11_program import ROOT, SECONDS, X11Program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.support.x11 import X11Display

pytestmark = pytest.mark.x11

TEAMS = ("white", "black")
TITLES = {"white": "This is White's screen — Decrypto Qt", "black": "This is Black's screen — Decrypto Qt"}
LEFT, RIGHT = (0, 0, 1920, 1080), (1920, 0, 1920, 1080)
WIDTH = 1920
TABLE = "Decrypto Qt"
MONITORS = {Team.WHITE: "LEFT", Team.BLACK: "RIGHT"}
CARDS, CARD = 0, 1
"""Which row is which."""


class Game(X11Program):
    """The program with the rulebook's example, and what its monitors show in the rows of cards and code card."""

    def __init__(self, display: X11Display, data: Path, *words: str) -> None:
        super().__init__(display, "tests.x11.game_program", str(data), *words)
        self.rows: tuple[int, ...] = (540,)
        self.samples = 0
        self.hear("ready")
        self.wait(lambda: self.active_title() == TABLE)

    # What a person does ----------------------------------------------------------------------------------------------

    def click(self, place: tuple[int, int]) -> None:
        """Move the mouse there and press its left button."""
        self.display.output_of("xdotool", "mousemove", *map(str, place), "click", "1")

    def facts(self) -> dict[str, Any]:
        """What the windows say."""
        self.tell("facts")
        return self.hear("facts")

    def deal(self) -> None:
        """Begin the game; both screens stand covered on their monitors afterwards."""
        self.tell("deal")
        self.hear("dealt")
        self.wait_for(white="NOT_CONFIRMED", black="NOT_CONFIRMED")
        self.wait(self.table_is_behind)

    def table_is_behind(self) -> bool:
        """Whether both screens lie in front of the table window, so that a press reaches them."""
        behind, *before = self.stack() or [None]
        return behind == TABLE and set(before) == set(TITLES.values())

    def press_main(self, team: str) -> None:
        self.click(tuple(self.facts()["main"][team]))

    def confirm(self) -> None:
        """Both teams press the large button on their covers until they see their words."""
        for team in TEAMS:
            self.press_main(team)
            self.wait_for(**{team: "ALLOWED"})

    def look_at_rows(self) -> None:
        """Sample the rows through the middle of the cards and of the code card."""
        facts = self.facts()
        self.rows = (facts["film"]["white"][1], facts["card"]["white"][1])

    # What the server shows -------------------------------------------------------------------------------------------

    def sample(self) -> Sample:
        """The rows of both monitors at this moment."""
        self.samples += 1
        return Sample(
            b"".join(self.root.get_image(0, row, 2 * WIDTH, 1, X.ZPixmap, 0xFFFFFFFF).data for row in self.rows)
        )

    def watch(self, until: Callable[[], bool], seen: Callable[[Sample], None], more: int = 50) -> None:
        """Sample some hundred times a second until something holds, and some samples longer; see `test_screens`."""
        end = time.monotonic() + SECONDS
        while not until():
            seen(self.sample())
            assert time.monotonic() < end, (self.history[-9:], self.verdicts, self.what_stands())
            list(self.lines(0.001))
        for _ in range(more):
            seen(self.sample())
            list(self.lines(0.001))


class Sample:
    """One look at both monitors: rows of pixels that run over both of them."""

    def __init__(self, data: bytes) -> None:
        # Blue, green, red and a byte that means nothing.
        self.pixels = np.frombuffer(data, "<u4").reshape(-1, 2 * WIDTH) & 0xFFFFFF

    def row(self, number: int) -> Sample:
        """One of the rows."""
        return Sample(self.pixels[number].tobytes())

    def monitors(self) -> Iterator[tuple[str, Any]]:
        yield "LEFT", self.pixels[:, :WIDTH]
        yield "RIGHT", self.pixels[:, WIDTH:]

    def colours(self) -> set[tuple[str, Team]]:
        """Which team's colour is on which monitor."""
        return {
            (name, team)
            for name, pixels in self.monitors()
            for team, colour in COLOURS.items()
            if (pixels == colour.rgb() & 0xFFFFFF).any()
        }

    def red(self) -> set[str]:
        """Which monitors have a red pixel: as `look.is_red` has it."""
        return {name for name, pixels in self.monitors() if has_red(pixels)}


def has_red(pixels: Any) -> bool:
    blue, green, red = ((pixels >> part & 255).astype(np.int16) for part in (0, 8, 16))
    high, low = np.maximum(np.maximum(red, green), blue), np.minimum(np.minimum(red, green), blue)
    span = high - low
    # A hue below 18 or above 335 degrees: the middle one of the three stands that little above the least.
    warm = np.where(green >= blue, (green - blue) * 60 < 18 * span, (blue - green) * 60 < 25 * span)
    return bool(((high == red) & (span > 0.42 * high) & (high > 0.16 * 255) & warm).any())


@contextmanager
def started(display: X11Display, data: Path, *words: str) -> Iterator[Game]:
    game = Game(display, data, *words)
    try:
        yield game
    finally:
        game.end()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory of the game's own."""
    return tmp_path / "data"


def tells_in_one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> bool:
    """Whether a program that did not start said why on one line, and nothing else."""
    lines = done.stderr.splitlines()
    return (done.returncode, done.stdout, len(lines)) == (1, "", 1) and all(word in lines[0] for word in words)


def start_plainly(environ: dict[str, str], data: Path) -> subprocess.CompletedProcess[str]:
    """What `make run` starts, until it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "decrypto_qt", "--data-dir", str(data)],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env=environ,
        cwd=ROOT,
    )


def test_screens_fill_their_monitors_and_the_table_keeps_the_keyboard(x11_display: X11Display, data: Path) -> None:
    with started(x11_display, data) as game:
        table = game.windows()[TABLE]
        focus: set[str | None] = set()

        def keeps_keyboard() -> bool:
            focus.add(game.active_title())
            held = game.connection.get_input_focus().focus
            return bool(held == table or held in table.query_tree().children)

        game.deal()
        assert game.place(TITLES["white"]) == LEFT
        assert game.place(TITLES["black"]) == RIGHT
        assert keeps_keyboard()
        game.confirm()
        assert keeps_keyboard()
        facts = game.facts()
        for team in TEAMS:
            for thing in ("film", "card", "sheet", "tray"):
                game.click(tuple(facts[thing][team]))
                assert keeps_keyboard()
        assert focus == {TABLE}
        assert game.facts()["verdicts"] == dict.fromkeys(TEAMS, "ALLOWED")
        assert (game.place(TITLES["white"]), game.place(TITLES["black"])) == (LEFT, RIGHT)

        # Nobody else may use the same games meanwhile.
        second = start_plainly(x11_display.environ, data)
        assert tells_in_one_sentence(second, "already"), second
        assert keeps_keyboard()


def test_no_display_that_answers(x11_display: X11Display, data: Path) -> None:
    dead = x11_display.environ | {"DISPLAY": x11_display.name + "99"}
    done = start_plainly({key: value for key, value in dead.items() if key != "QT_QPA_PLATFORM"}, data)
    assert tells_in_one_sentence(done, x11_display.name + "99"), done


def test_no_sample_of_a_whole_round_shows_a_team_the_others_secrets(x11_display: X11Display, data: Path) -> None:
    with started(x11_display, data, "loud") as game:
        seen: Counter[frozenset[tuple[str, Team]]] = Counter()
        cards: dict[str | None, set[tuple[str, Team]]] = {None: set(), "white": set(), "black": set()}
        held: list[str] = []

        def look(sample: Sample) -> None:
            seen[frozenset(sample.colours())] += 1
            cards[held[0] if held else None] |= sample.row(CARD).colours()

        def is_shown(*teams: Team) -> bool:
            return game.sample().colours() == {(MONITORS[team], team) for team in teams}

        game.deal()
        game.look_at_rows()
        game.press_main("white")
        game.watch(lambda: is_shown(Team.WHITE), look)
        game.press_main("black")
        game.watch(lambda: is_shown(Team.WHITE, Team.BLACK), look)

        game.tell("round")
        for team in TEAMS:
            game.watch(partial(game.has_said, held=team), look, more=0)
            held.append(team)
            game.watch(lambda: True, look, more=100)
            held.clear()
            game.tell("go on")
        game.watch(partial(game.has_said, played=1), look)

        assert set().union(*seen) == {("LEFT", Team.WHITE), ("RIGHT", Team.BLACK)}
        assert frozenset({("LEFT", Team.WHITE)}) in seen, "White alone was before its screen"
        assert cards["white"] == {("LEFT", Team.WHITE)}
        assert cards["black"] == {("RIGHT", Team.BLACK)}
        assert game.samples > 1000


def test_nothing_is_red_on_the_monitor_of_a_covered_screen(x11_display: X11Display, data: Path) -> None:
    with started(x11_display, data) as game:
        red: dict[str, Counter[str]] = {team: Counter() for team in TEAMS}

        def look(sample: Sample) -> None:
            # What was said before the sample was taken, and again after it: in between it may have been either.
            before = dict(game.verdicts)
            list(game.lines(0))
            lit = sample.red()
            for team, monitor in (("white", "LEFT"), ("black", "RIGHT")):
                state = "open" if "ALLOWED" in {before[team], game.verdicts[team]} else "covered"
                red[team][f"{'red' if monitor in lit else 'none'} while {state}"] += 1

        def lit(*monitors: str) -> Callable[[], bool]:
            return lambda: game.sample().red() == set(monitors)

        game.deal()
        game.look_at_rows()
        game.press_main("white")
        game.watch(lit("LEFT"), look)
        game.press_main("black")
        game.watch(lit("LEFT", "RIGHT"), look)
        x11_key(x11_display, "F8")
        game.watch(lit(), look)
        assert game.verdicts == dict.fromkeys(TEAMS, "COVERED_BY_HAND")
        game.press_main("black")
        game.watch(lit("RIGHT"), look)
        x11_key(x11_display, "F9")
        game.watch(lit(), look)
        assert game.verdicts == dict.fromkeys(TEAMS, "PAUSED")
        for team in TEAMS:
            assert red[team]["red while open"] > 50
            assert red[team]["none while covered"] > 50
            assert red[team]["red while covered"] == 0


def test_a_monitor_is_pulled_out_while_both_screens_are_open(x11_display: X11Display, data: Path) -> None:
    with started(x11_display, data, "loud") as game:
        game.deal()
        game.confirm()
        game.look_at_rows()
        wrong: Counter[tuple[str, Team]] = Counter()

        def look(sample: Sample) -> None:
            wrong.update(sample.colours() - {("LEFT", Team.WHITE), ("RIGHT", Team.BLACK)})

        game.watch(lambda: len(game.sample().colours()) == 2, look)
        with x11_display.manager_held():
            x11_display.unplug("RIGHT")
            game.watch(lambda: game.verdicts["black"] == "MONITOR_GONE", look)
            assert not game.shown["black"]
        game.watch(lambda: game.verdicts["white"] == "NOT_CONFIRMED", look)
        assert TITLES["black"] not in game.windows()
        facts = game.facts()
        assert facts["covered"] == {"white": True, "black": True}
        assert facts["message"] == (
            "Black’s screen is covered: its monitor is gone (RIGHT). "
            "Plug it in again, or choose another in the Screens menu."
        )
        game.wait(lambda: game.stack() == [TITLES["white"], TABLE])

        x11_display.plug("RIGHT")
        game.watch(lambda: game.verdicts == dict.fromkeys(TEAMS, "NOT_CONFIRMED"), look)
        game.wait(game.table_is_behind)
        assert (game.place(TITLES["white"]), game.place(TITLES["black"])) == (LEFT, RIGHT)
        assert not game.sample().colours()
        game.press_main("white")
        game.watch(lambda: game.sample().colours() == {("LEFT", Team.WHITE)}, look)
        game.press_main("black")
        game.watch(lambda: game.sample().colours() == {("LEFT", Team.WHITE), ("RIGHT", Team.BLACK)}, look)
        assert not wrong
        assert not game.facts()["message"]


def test_teams_change_monitors_and_the_table_is_minimised(x11_display: X11Display, data: Path) -> None:
    with started(x11_display, data, "loud") as game:
        game.deal()
        game.look_at_rows()
        changed = {("LEFT", Team.BLACK), ("RIGHT", Team.WHITE)}
        seen: set[tuple[str, Team]] = set()

        def look(sample: Sample) -> None:
            seen.update(sample.colours())

        game.click(tuple(game.facts()["second"]["white"]))
        game.watch(
            lambda: (
                (game.place(TITLES["white"]), game.place(TITLES["black"])) == (RIGHT, LEFT)
                and game.verdicts == dict.fromkeys(TEAMS, "NOT_CONFIRMED")
            ),
            look,
        )
        assert not seen
        game.wait(game.table_is_behind)
        game.confirm()
        game.watch(lambda: game.sample().colours() == changed, look)
        assert seen <= changed

        x11_display.output_of("xdotool", "windowminimize", str(game.windows()[TABLE].id))
        game.wait_for(white="APP_INACTIVE", black="APP_INACTIVE")
        game.wait(lambda: not game.sample().colours())
        assert (game.place(TITLES["white"]), game.place(TITLES["black"])) == (RIGHT, LEFT)
        # A press on a cover brings the table back, which takes the keyboard again; the next one shows the screen.
        game.press_main("white")
        game.wait_for(white="AWAITS_PRESS", black="AWAITS_PRESS")
        game.wait(lambda: game.active_title() == TABLE and game.table_is_behind())
        # Black's first: a second press at White's place could be taken for a double click.
        game.press_main("black")
        game.press_main("white")
        game.watch(lambda: game.sample().colours() == changed, look)
        assert seen == changed


def test_killed_and_started_again_each_screen_is_covered_on_its_own_monitor(
    x11_display: X11Display, data: Path
) -> None:
    with started(x11_display, data, "loud") as game:
        game.deal()
        game.click(tuple(game.facts()["second"]["white"]))
        game.wait(lambda: game.place(TITLES["white"]) == RIGHT and game.verdicts["white"] == "NOT_CONFIRMED")
        game.wait_for(white="NOT_CONFIRMED", black="NOT_CONFIRMED")
        game.wait(game.table_is_behind)
        game.confirm()
        game.facts()  # an answer comes after what the last press has caused, the settings being written included
        game.process.send_signal(signal.SIGKILL)
        game.process.wait()
    with started(x11_display, data, "loud") as game:
        game.wait(lambda: (game.place(TITLES["white"]), game.place(TITLES["black"])) == (RIGHT, LEFT))
        game.wait(game.table_is_behind)
        game.look_at_rows()
        facts = game.facts()
        assert (facts["paused"], facts["phase"]) == (True, "KEYWORDS")
        assert facts["covered"] == {"white": True, "black": True}
        assert facts["verdicts"] == dict.fromkeys(TEAMS, "PAUSED")
        assert not game.sample().colours()
        game.press_main("white")  # "Go on"
        game.wait_for(white="NOT_CONFIRMED", black="NOT_CONFIRMED")
        assert not game.sample().colours()
        game.confirm()
        game.wait(lambda: game.sample().colours() == {("LEFT", Team.BLACK), ("RIGHT", Team.WHITE)})


def x11_key(display: X11Display, name: str) -> None:
    """Press a key of the one keyboard."""
    display.output_of("xdotool", "key", name)
