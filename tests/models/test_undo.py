"""Taking back and giving again over random games, as the windows have it: identity, barriers, and silent labels.

What the log alone promises is tested in `tests/game/test_log.py`.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.models.words import take_back_text
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.views import encryptor_view, table_view, team_view
from decrypto_qt.rules.errors import RuleError
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.rules.undo import Undo
from tests.support.games import Game, games
from tests.support.leaks import secrets_from
from tests.support.logs import FEW, DecryptoLog, logs_of
from tests.support.tables import state_of, undoable_kinds

LASTING = (e.GameDealt, e.KeywordExchanged, e.CodeDrawn, e.ClueRead, e.StepRevealed, e.KeywordsRevealed, e.GameSettled)
"""Chance has spoken, or something has been shown."""


def seen(log: DecryptoLog) -> tuple[object, ...]:
    """Everything that any window is given: views, the held card, and what each may take back."""
    state = state_of(log)
    cards = tuple(encryptor_view(state, team) for team in Team if state.half(team) is not None)
    return (table_view(state), *(team_view(state, team) for team in Team), cards, undoable_kinds(log))


def moments(game: Game, rng: Random, count: int) -> list[DecryptoLog]:
    logs = list(logs_of(game))
    return [*rng.sample(logs, min(count, len(logs))), logs[-1]]


def lasting(log: DecryptoLog) -> Counter[str]:
    """What can never be taken back, by its class and place."""
    events = [event for entry in log.entries for event in entry.events]
    return Counter(type(event).__name__ for event in events if isinstance(event, LASTING))


@FEW
@given(games(250), st.integers(0, 2**32))
def test_whoever_takes_back_and_gives_again_finds_all_as_it_was(game: Game, seed: int) -> None:
    rng = Random(seed)
    for log in moments(game, rng, 6):
        path: list[tuple[Actor, DecryptoLog]] = []
        now = log
        for _ in range(rng.randint(1, 5)):
            by = rng.choice([*Actor])
            try:
                shorter = now.undo(by)
            except RuleError:
                assert now.undoable(by) is None
                continue
            path.append((by, now))
            now = shorter
        while path:
            by, before = path.pop()
            now = now.redo(by)
            assert now.state == before.state
            assert now.entries == before.entries
            assert seen(now) == seen(before)
        assert now == log


@FEW
@given(games(250), st.integers(0, 2**32))
def test_whatever_is_pressed_the_state_is_what_the_events_make_and_nothing_shown_is_taken_back(
    game: Game, seed: int
) -> None:
    rng = Random(seed)
    for log in moments(game, rng, 5):
        now, shown = log, lasting(log)
        for _ in range(12):
            by = rng.choice([*Actor])
            try:
                now = now.undo(by) if rng.random() < 0.6 else now.redo(by)
            except RuleError:
                continue
            assert lasting(now) == shown
            assert now._folded(now.entries) == now.state


@FEW
@given(games(250), st.integers(0, 2**32))
def test_no_label_tells_what_would_be_taken_back(game: Game, seed: int) -> None:
    rng = Random(seed)
    for log in moments(game, rng, 25):
        state = state_of(log)
        for by, kind in undoable_kinds(log).items():
            assert kind.UNDO is Undo.BY_ACTOR
            text = take_back_text(kind, by.team)
            assert not any(letter.isdigit() for letter in text)
            told = [secret.what for secret in secrets_from(state, None) if secret.is_in(text)]
            assert not told


def test_draws_and_reveals_are_among_what_lasts() -> None:
    assert all(kind.UNDO is Undo.BARRIER for kind in LASTING)
