"""Under a real X server: each screen on its monitor, and no sample of a secret on the other one, pulled out or not."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from Xlib import X, Xatom
from Xlib.protocol import event as xevent

from decrypto_qt.rules.teams import Team
from tests.support.loud import COLOURS
from tests.support.x11_program import SECONDS, X11Program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.support.x11 import X11Display

pytestmark = pytest.mark.x11

MIDDLES = {"LEFT": (960, 800), "RIGHT": (2880, 800)}
EMPTY = "#000000"
WHITE, BLACK = (COLOURS[team].name() for team in (Team.WHITE, Team.BLACK))


class Program(X11Program):
    """The two loud screens."""

    def __init__(self, display: X11Display, *words: str) -> None:
        super().__init__(display, "tests.x11.screens_program", *words)
        self.samples = 0
        self.asked = 0

    def show(self, left: str, right: str) -> Counter[tuple[str, str]]:
        """Let both teams confirm whenever both are asked to, until both screens are shown; what was sampled then."""
        seen: Counter[tuple[str, str]] = Counter()
        self.asked = 0

        def may_confirm() -> bool:
            return len(self.history) > self.asked and set(self.verdicts.values()) <= {"NOT_CONFIRMED", "ALLOWED"}

        while True:
            seen += self.watch(lambda: self.colours() == (left, right) or may_confirm(), more=0)
            if self.colours() == (left, right):
                return seen
            self.asked = len(self.history)
            self.tell("confirm")

    def colours(self) -> tuple[str, str]:
        """What the middles of LEFT and RIGHT show at this moment."""
        self.samples += 1
        found = []
        for x, y in MIDDLES.values():
            data = self.root.get_image(x, y, 1, 1, X.ZPixmap, 0xFFFFFFFF).data
            found.append(f"#{data[2]:02x}{data[1]:02x}{data[0]:02x}")
        return found[0], found[1]

    def watch(self, until: Callable[[], bool], more: int = 300) -> Counter[tuple[str, str]]:
        """Sample some thousand times a second until something holds, and some samples longer.

        It waits a moment between samples: on two processors the server and this test alone would keep both busy, and
        what was measured would be who is let run.
        """
        seen: Counter[tuple[str, str]] = Counter()
        end = time.monotonic() + SECONDS
        while not until():
            seen[self.colours()] += 1
            assert time.monotonic() < end, (self.history, seen)
            list(self.lines(0.0002))
        for _ in range(more):
            seen[self.colours()] += 1
            list(self.lines(0.0002))
        return seen

    def leave_full_screen(self, window: Any) -> None:
        """Ask the window manager to make it a normal window."""
        state = self.connection.intern_atom("_NET_WM_STATE")
        full = self.connection.intern_atom("_NET_WM_STATE_FULLSCREEN")
        message = xevent.ClientMessage(window=window, client_type=state, data=(32, [0, full, 0, 1, 0]))
        self.root.send_event(message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self.connection.flush()


@contextmanager
def running(display: X11Display, *words: str) -> Iterator[Program]:
    program = Program(display, *words)
    try:
        program.hear("ready")
        program.wait(lambda: program.active_title() == "table")
        if "unguarded" in words:
            # Black's alone, so that it is not hidden behind White's where it leaks.
            program.tell("assign black")
            program.show(EMPTY, BLACK)
        else:
            program.tell("assign")
            program.show(WHITE, BLACK)
        yield program
    finally:
        program.end()


@pytest.fixture
def program(x11_display: X11Display) -> Iterator[Program]:
    """The program with both screens shown."""
    with running(x11_display) as started:
        yield started


def is_leak(colours: tuple[str, str]) -> bool:
    return colours[0] == BLACK or colours[1] == WHITE


def test_each_screen_fills_its_own_monitor(program: Program) -> None:
    assert program.place("This is White's screen") == (0, 0, 1920, 1080)
    assert program.place("This is Black's screen") == (1920, 0, 1920, 1080)


def test_a_monitor_is_pulled_out_and_nothing_shows_elsewhere(program: Program) -> None:
    """RIGHT only: with LEFT goes this server's one output, and a monitor of both widths takes its place."""
    for _time in range(5):
        with program.display.manager_held():
            program.display.unplug("RIGHT")
            seen = program.watch(lambda: program.verdicts["black"] == "MONITOR_GONE")
        seen += program.watch(lambda: program.verdicts["white"] == "NOT_CONFIRMED")
        assert not [colours for colours in seen if is_leak(colours)]
        assert not program.shown["black"]
        program.display.plug("RIGHT")
        seen = program.watch(lambda: program.verdicts == {"white": "NOT_CONFIRMED", "black": "NOT_CONFIRMED"})
        assert not [colours for colours in seen if is_leak(colours)]
        seen = program.show(WHITE, BLACK)
        assert not [colours for colours in seen if is_leak(colours)]
    assert program.place("This is White's screen") == (0, 0, 1920, 1080)
    assert program.place("This is Black's screen") == (1920, 0, 1920, 1080)
    assert program.samples > 1000


def test_without_the_guard_the_sampling_sees_the_leak(x11_display: X11Display) -> None:
    with running(x11_display, "unguarded") as program:
        program.display.unplug("RIGHT")
        program.watch(lambda: is_leak(program.colours()), more=0)


def test_the_teams_exchange_their_monitors(program: Program) -> None:
    program.tell("swap")
    seen = program.watch(
        lambda: program.verdicts["white"] == "NOT_CONFIRMED" and program.verdicts["black"] == "NOT_CONFIRMED"
    )
    assert not [colours for colours in seen if is_leak(colours)]
    program.wait(lambda: program.place("This is White's screen") == (1920, 0, 1920, 1080))
    program.wait(lambda: program.place("This is Black's screen") == (0, 0, 1920, 1080))
    program.show(BLACK, WHITE)


def test_a_window_manager_that_takes_full_screen_away(program: Program) -> None:
    window = program.windows()["This is Black's screen"]
    program.leave_full_screen(window)
    seen = program.watch(lambda: program.verdicts["black"] == "NOT_CONFIRMED")
    assert not [colours for colours in seen if is_leak(colours)]
    assert program.verdicts["white"] == "ALLOWED"
    program.wait(lambda: program.place("This is Black's screen") == (1920, 0, 1920, 1080))


def test_the_table_keeps_the_keyboard_and_another_program_covers(program: Program) -> None:
    program.display.output_of("xdotool", "mousemove", "2880", "900", "click", "1")
    assert program.active_title() == "table"
    assert program.colours() == (WHITE, BLACK)
    other = program.root.create_window(200, 200, 300, 200, 0, X.CopyFromParent)
    other.change_property(program.connection.intern_atom("WM_NAME"), Xatom.STRING, 8, b"another program")
    other.map()
    program.connection.flush()
    program.wait_for(white="APP_INACTIVE", black="APP_INACTIVE")
    program.wait(lambda: not {WHITE, BLACK} & set(program.colours()))
    other.destroy()
    program.connection.flush()
    program.wait_for(white="AWAITS_PRESS", black="AWAITS_PRESS")
    program.tell("confirm")
    program.wait(lambda: program.colours() == (WHITE, BLACK))


def test_keys_go_to_the_team_whose_turn_it_is(program: Program) -> None:
    program.display.output_of("xdotool", "type", "--delay", "60", "ačéü")
    said = answer(program, lambda said: said["white"] == "ačéü")
    assert (said["black"], said["table"]) == ("", "")
    program.display.output_of("xdotool", "key", "--delay", "60", "dead_caron", "c")
    answer(program, lambda said: said["white"] == "ačéüč")
    program.tell("turn")
    program.hear("turn")
    program.display.output_of("xdotool", "type", "--delay", "20", "low")
    said = answer(program, lambda said: said["black"] == "low")
    assert (said["white"], said["table"]) == ("ačéüč", "")
    program.tell("identify")
    assert program.hear("identify") == {"identify": 2}
    program.wait(lambda: not {WHITE, BLACK} & set(program.colours()))
    assert program.active_title() == "table"


def answer(program: Program, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Ask for the texts until they are as expected."""
    end = time.monotonic() + SECONDS
    while True:
        program.tell("text")
        said = program.hear("table")
        if holds(said) or time.monotonic() > end:
            assert holds(said), said
            return said
