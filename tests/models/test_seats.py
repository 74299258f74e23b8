"""Seats along random games: what confirms never lies where the one before it lay, on no screen and not at the table.

By the trays alone, without windows: whoever could have pressed for what was done is looked at before and after it.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.requests import DrawCard, TurnSandTimer
from decrypto_qt.models.session import Views
from decrypto_qt.models.table_tray import TableStep, table_tray
from decrypto_qt.models.tray import Action, ButtonState, Local, Seat, Style, tray_of
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, PlayMode, TimerMode, TimerSetup
from decrypto_qt.rules.teams import Team
from tests.support.games import Game, games
from tests.support.logs import FEW, DecryptoLog, logs_of, three_players, two_teams
from tests.support.tables import FILLED, Table, views_of, walked

_MEANS: Final[dict[object, type[c.Command]]] = {
    Local.LOCK_GUESS: c.LockGuess,
    Local.HAND_IN: c.DeclareReady,
    Local.FINISH_CLUES: c.FinishReading,
    Local.LOCK_ENTRIES: c.LockKeywords,
    DrawCard: c.DrawCode,
    TurnSandTimer: c.TurnSand,
}
_UNDOES: Final = ("take-back", "new-game", "rematch")


def kind_of(action: Action | object) -> type[object]:
    """The kind of command that a button comes to."""
    if isinstance(action, Local):
        return _MEANS.get(action, type(action))
    return _MEANS.get(type(action), type(action))


def confirms(button: ButtonState) -> bool:
    return button.enabled and (button.style is Style.MAIN or button.name == "no-attempt")


def own_seats(log: DecryptoLog, team: Team) -> list[ButtonState]:
    return [button for button in tray_of(views_of(log).screens[team], FILLED).buttons if button.enabled]


def step_of(log: DecryptoLog) -> TableStep | None:
    step = table_tray(Views(views_of(log).table), 0).step
    return step if step is not None and step.enabled else None


def faults_between(before: DecryptoLog, after: DecryptoLog) -> set[str]:
    """What lies under a button that brings `after` about at one press."""
    done = after.entries[-1].command
    found = set()
    for team in Team:
        if done.by.team is team.other:
            continue
        pressed = [one for one in own_seats(before, team) if confirms(one) and kind_of(one.action) is type(done)]
        found |= {
            f"{one.name} > {under.name}"
            for one in pressed
            for under in own_seats(after, team)
            if under.seat is one.seat and (confirms(under) or under.name in _UNDOES)
        }
    step, following = step_of(before), step_of(after)
    if step is not None and following is not None and kind_of(step.action) is type(done):
        again = step.right is following.right and step.name != following.name
        found |= {f"the table: {step.name} > {following.name}"} if again else set()
    if isinstance(done, c.LockGuess) and following is not None and following.right:
        # Docked, a screen lies in the table window, and locks at the right.
        found.add(f"the table: lock > {following.name}")
    return found


@FEW
@given(games(300), st.integers(0, 2**32))
def test_nothing_that_confirms_lies_under_what_was_pressed(game: Game, seed: int) -> None:
    logs = list(logs_of(game))
    pairs = list(pairwise(logs))
    faults: Counter[str] = Counter()
    for before, after in Random(seed).sample(pairs, min(60, len(pairs))):
        faults.update(faults_between(before, after))
    assert not faults, faults


WAYS: Final = [
    (setup, mode, clues, timer)
    for setup in (two_teams, three_players)
    for mode in PlayMode
    for clues, timer in (
        (ClueMode.SPOKEN, TimerMode.ADVISORY),
        (ClueMode.WRITTEN, TimerMode.OFF),
        (ClueMode.WRITTEN, TimerMode.STRICT),
    )
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join((way[0].__name__, *(one.value for one in way[1:]))))
def test_whole_games_come_through_all_seats(way: tuple[object, PlayMode, ClueMode, TimerMode]) -> None:
    make, mode, clues, timer = way
    assert callable(make)
    phases, seats = set[Phase](), set[Seat]()
    for seed in range(2):
        setup = make(mode, clue_mode=clues, timer=TimerSetup(timer))
        moments = walked(Table.dealt(setup, Random(seed)))
        for before, after in pairwise(moments):
            phases.add(before.phase)
            seats |= {one.seat for team in Team for one in before.tray(team).buttons if confirms(one)}
            if len(after.log.entries) > len(before.log.entries):
                assert not faults_between(before.log, after.log)
    assert phases >= {Phase.ENCRYPT, Phase.READ, Phase.GUESS, Phase.REVEAL, Phase.ROUND_OVER}
    assert seats >= {Seat.HEAD, Seat.MIDDLE, Seat.RIGHT}
