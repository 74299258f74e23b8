"""Takes up (or deals) a game through the real windows, says what it found, plays to a moment, and kills itself there.

`python -m tests.support.kill_stage DATA RECORD MOMENT [--deal | --open FILE]` prints two lines of JSON: what stood
there after the start and what stands there after the last acknowledged action. It says what is; what ought to be is
for the test.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.game.journal import list_journals, read_journal
from decrypto_qt.rules.decrypto.record import Record
from decrypto_qt.rules.decrypto.values import Phase, RevealStep
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from tests.support.stages import StillClock, WholePlayer, full_state, quiet_settings, record_at, stage_of, told


def _encrypting(table: TableView, *, drawn: bool, ready: bool = False) -> bool:
    half = table.white_half
    return (
        table.phase is Phase.ENCRYPT
        and table.controller is Team.WHITE
        and half is not None
        and half.drawn is drawn
        and half.ready is ready
    )


def _revealing(table: TableView, step: RevealStep) -> bool:
    half = table.active_half
    return table.phase is Phase.REVEAL and half is not None and half.revealed is step


def _clues_read(table: TableView) -> int:
    half = table.active_half
    return 0 if half is None else sum(clue is not None for clue in half.clues)


def _hurried(table: TableView, number: int) -> bool:
    """Whether the sand runs for an encryptor who has drawn its card since."""
    if table.phase is not Phase.ENCRYPT or table.sand is None or table.round_number != number:
        return False
    half = table.half(table.sand.by.other)
    return half is not None and half.drawn and not half.ready


def _one_guess(table: TableView) -> bool:
    half = table.active_half
    return table.phase is Phase.GUESS and half is not None and half.intercept_locked and table.round_number == 2


MOMENTS: Final[dict[str, Callable[[TableView], bool]]] = {
    "keywords": lambda table: table.phase is Phase.KEYWORDS,
    "keywords: one half": lambda table: table.phase is Phase.KEYWORDS and table.white.keywords_accepted,
    "encrypt: before the draw": lambda table: _encrypting(table, drawn=False),
    "encrypt: drawn": lambda table: _encrypting(table, drawn=True),
    "encrypt: ready": lambda table: _encrypting(table, drawn=True, ready=True),
    "encrypt: sand turned": lambda table: table.phase is Phase.ENCRYPT and table.sand is not None,
    "encrypt: sand running": lambda table: _hurried(table, 1),
    "read: some clues": lambda table: table.phase is Phase.READ and _clues_read(table) == 2,
    "reveal: nothing": lambda table: _revealing(table, RevealStep.NOTHING),
    "reveal: decoded": lambda table: _revealing(table, RevealStep.DECODE),
    "reveal: card": lambda table: _revealing(table, RevealStep.CARD),
    "reveal: tokens": lambda table: _revealing(table, RevealStep.TOKENS),
    "round over": lambda table: table.phase is Phase.ROUND_OVER,
    "encrypt: sand running again": lambda table: _hurried(table, 2),
    "guess: one locked": _one_guess,
    "reveal: intercepted": lambda table: _revealing(table, RevealStep.INTERCEPT),
    "keyword guess": lambda table: table.phase is Phase.KEYWORD_GUESS,
    "keyword guess: one locked": lambda table: table.phase is Phase.KEYWORD_GUESS and table.white.entries_locked,
    "keyword reveal": lambda table: table.phase is Phase.KEYWORD_REVEAL,
    "keyword reveal: accepted": lambda table: table.phase is Phase.KEYWORD_REVEAL and any(table.black.marks),
    "finished": lambda table: table.phase is Phase.FINISHED,
    "nothing": lambda _: True,
}
"""The moments at which a game is killed, in the order in which they come."""


def digest(value: object) -> str:
    """What a value is, in a word that tells nothing of it."""
    return hashlib.sha256(json.dumps(told(value)).encode()).hexdigest()


def what_is(stage: Stage, data: Path) -> dict[str, Any]:
    """What there is now: of the state digests alone, of the windows what is seen."""
    program = stage.program
    if program.host.game is None:
        return {"phase": None, "shown": [window.isVisible() for window in program.windows.values()]}
    state, sand = full_state(stage), program.host.sand()
    half, views = state.active_half, program.session.views
    assert views is not None
    line = read_journal(list_journals(data)[-1]).payloads[-1]
    return {
        "phase": state.phase.name,
        "digest": digest(state),
        "log": digest([entry.events for entry in program.host.game.running.log.entries]),
        "codes": digest([half.code for half in (state.white_half, state.black_half) if half is not None]),
        "clues": digest(None if half is None else half.clues),
        "guesses": digest(None if half is None else (half.intercept, half.intercept_locked, half.decode)),
        "keywords": digest((state.white.keywords, state.black.keywords)),
        "controller": None if state.controller is None else state.controller.name,
        "sand": None if sand is None else round(sand.remaining(program._now()), 3),
        "sand at the last line": None if state.sand is None else round(30 - (line["t"] - state.sand.at), 3),
        "paused": views.paused,
        "table says": stage.window.page.words.headline,
        "covers": [window.cover._headline for window in program.windows.values()],
        "covered": [window.is_covered and window.isVisible() for window in program.windows.values()],
        "on": [window.windowHandle().screen().name() for window in program.windows.values()],
        "words": [screen.film.is_open for screen in program.screens.values()],
        "cards open": [screen.card.is_open for screen in program.screens.values()],
        "active": QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive,
    }


def _begin(stage: Stage, how: list[str]) -> None:
    match how:
        case ["--deal"]:
            for _ in stage.deal():
                pass
        case ["--open", file]:
            stage.program.open_record(Path(file))
            stage.wait_for(lambda: stage.table is not None, "the record's game")
        case _:
            pass


def main(data: Path, record: Record, moment: str, how: list[str]) -> None:
    """Starts, tells, plays, tells, and is gone."""
    quiet_settings(data)
    clock = StillClock(float(1000 + os.getpid()))
    with stage_of(data, record, clock) as stage:
        _begin(stage, how)
        print(json.dumps(what_is(stage, data / "data")), flush=True)
        if stage.program.host.game is None:
            return
        clock.seconds += 100  # while it is paused no sand runs
        print(json.dumps(what_is(stage, data / "data")), flush=True)
        stage.confirm_screens()
        player = WholePlayer(stage)
        there = MOMENTS[moment]
        while not there(stage.table or _no_table()):
            clock.seconds += 0.25
            assert player.step() is not None
            stage.settle()
        if moment == "finished":
            click(stage.window.page.keywords_button)
        print(json.dumps(what_is(stage, data / "data")), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)


def _no_table() -> TableView:
    raise AssertionError("there is no game")


if __name__ == "__main__":
    main(Path(sys.argv[1]), record_at(Path(sys.argv[2])), sys.argv[3], sys.argv[4:])
