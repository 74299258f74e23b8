"""Cards sliding behind the film, and a whole team screen painted anew, at 1920x1080 on the raster engine.

Each figure is the middle one of the best of some runs, in process time: other programs take their share of a machine,
and slow a frame down but never speed it up.
"""

from __future__ import annotations

import random
import statistics
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from decrypto_qt.app.game import made_application
from decrypto_qt.app.resources import resource
from decrypto_qt.game.clock import SandTimer
from decrypto_qt.models.session import Session, Views
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import play_record
from decrypto_qt.rules.decrypto.values import Phase, PlayMode
from decrypto_qt.rules.decrypto.views import encryptor_view, table_view, team_view
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.fonts import load_fonts
from decrypto_qt.windows.team_screen import TeamScreen
from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from decrypto_qt.rules.decrypto.state import GameState

_FRAMES: Final = 40
_RUNS: Final = 7


def _in_round_two() -> GameState:
    """The worked example, with a round of entries on the sheet and the second one being encrypted."""
    commands: list[c.Command] = []
    record = read_record(resource("records", "rulebook-example.json").read_bytes())
    play_record(record, play_mode=PlayMode.BY_TURNS, on_command=commands.append)
    state: GameState | None = None
    for command in commands:
        for event in decide(state, command):
            state = apply(state, event)
        if state is not None and state.round_number == 2 and state.phase is Phase.ENCRYPT:
            return state
    raise RuntimeError("the example has no second round")


def _open_screen(application: QApplication) -> TeamScreen:
    """White's open screen, its cards painted."""
    state = _in_round_two()
    session = Session(lambda _asked, _answer: None, lambda: 0.0, partial(encryptor_view, state))
    session.set_views(Views(table_view(state), team_view(state, Team.WHITE), sand=SandTimer(30.0, None, 15.0)))
    screen = TeamScreen(Team.WHITE, session, random.Random(1))
    screen.resize(1920, 1080)
    screen.show()
    screen.recall()
    while not screen.film.ready:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    application.processEvents()
    return screen


def _milliseconds(frames: int, paint: Callable[[int], None]) -> float:
    """What a frame takes, after a few that fill stores of pictures."""
    for number in range(4):
        paint(number * frames // 4)
    best = float("inf")
    for _ in range(_RUNS):
        taken = []
        for number in range(frames):
            start = time.process_time()
            paint(number)
            taken.append((time.process_time() - start) * 1000)
        best = min(best, statistics.median(taken))
    return best


def measure() -> Iterator[Measurement]:
    """A frame of the slide, a frame of a card that is lifted, and the whole screen."""
    application = made_application()
    load_fonts(file.read_bytes() for file in resource("fonts").iterdir() if file.name.endswith(".otf"))
    screen = _open_screen(application)
    film = screen.film
    slide = film._slide

    def slid(number: int) -> None:
        film._sliding = frozenset(range(4))
        slide.setCurrentTime(slide.duration() * number // _FRAMES)
        application.processEvents()

    slide.start()
    slide.pause()
    yield Measurement("a frame of cards sliding behind the film", _milliseconds(_FRAMES, slid), "ms", Bound.AT_MOST, 4)
    slide.stop()
    film._sliding = frozenset()
    application.processEvents()

    def whole(_number: int) -> None:
        screen.repaint()

    yield Measurement("a whole team screen", _milliseconds(_FRAMES, whole), "ms", Bound.AT_MOST, 8)
    screen.close()
