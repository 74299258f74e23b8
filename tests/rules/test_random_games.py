"""Random legal games, and what holds in each of their states."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.state import GameState, Reason
from decrypto_qt.rules.decrypto.values import Phase, PlayMode, Setup, Variant
from decrypto_qt.rules.decrypto.views import encryptor_view, table_view, team_view
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.teams import Actor, Team
from tests.support import oracle
from tests.support.games import (
    HABITS,
    OVER,
    WITHOUT_SHRINKING,
    Game,
    Habits,
    Words,
    accepted,
    games,
    instances,
    leading_on,
    legal_for,
    play,
    setups,
)

# A game is walked from a seed: there is little to shrink, and walking takes long.
GAMES = settings(max_examples=50, suppress_health_check=list(HealthCheck), phases=WITHOUT_SHRINKING)
ONE_STATE = settings(GAMES, max_examples=100)


def held(state: GameState) -> tuple[int, int, int, int]:
    return (
        state.white.interceptions,
        state.white.miscommunications,
        state.black.interceptions,
        state.black.miscommunications,
    )


@GAMES
@given(games())
def test_tokens_come_only_as_the_rules_give_them(game: Game) -> None:
    log = list(game.events)
    assert held(game.end) == oracle.tokens(log).all_four
    for step in game.steps:
        gained = [after - before for before, after in zip(held(step.before), held(step.after), strict=True)]
        if any(gained):
            # Stopping hands them out first where the card lies open: a record of the game would count them too.
            assert isinstance(step.command, c.Reveal | c.AbandonGame)
            assert min(gained) >= 0


@GAMES
@given(games(variant=Variant.TWO_TEAMS))
def test_nobody_holds_more_than_two_tokens_of_a_kind(game: Game) -> None:
    assert max(held(game.end)) <= 2


@GAMES
@given(games())
def test_a_game_ends_as_the_rules_say_and_never_goes_past_its_last_round(game: Game) -> None:
    for step in game.steps:
        state = step.after
        assert state.round_number <= state.setup.last_round
        if isinstance(step.command, c.Reveal) and state.phase in (Phase.ROUND_OVER, Phase.FINISHED):
            check_end_of_round(state)


def check_end_of_round(state: GameState) -> None:
    won = None if state.outcome is None or state.outcome.winner is None else state.outcome.winner.value
    reasons = () if state.outcome is None else tuple(reason.value for reason in state.outcome.reasons)
    if state.variant is Variant.THREE_PLAYERS:
        assert won == oracle.end_of_round_of_three(state.black.interceptions, state.round_number)
        assert not state.tie_break
        return
    right = oracle.end_of_round(held(state), state.round_number)
    if right == oracle.TIE_BREAK:
        right = oracle.tie_break(held(state))
        assert state.tie_break == (right is None)
    else:
        assert not state.tie_break
    assert ((won, reasons) if state.outcome else None) == right


@GAMES
@given(games())
def test_replaying_the_log_gives_the_same_state(game: Game) -> None:
    state = apply(None, game.events[0])
    for step in game.steps:
        state = reduce(apply, step.events, state)
        assert state == step.after
    assert reduce(apply, game.events[1:], apply(None, game.events[0])) == game.end


@GAMES
@given(games())
def test_deciding_and_applying_change_no_state(game: Game) -> None:
    hashes = [hash(state) for state in game.states]
    for step in game.steps:
        for event in decide(step.before, step.command):
            apply(step.before, event)
    assert [hash(state) for state in game.states] == hashes


@ONE_STATE
@given(games(length=120), st.integers())
def test_a_legal_kind_has_an_accepted_instance_and_no_other_has(game: Game, seed: int) -> None:
    rng = Random(seed)
    words = Words(rng, first=10_000)  # none that lies on the table
    state = game.end
    for by in Actor:
        legal = legal_for(state, by)
        assert legal == legal_kinds(state, by)
        for kind in c.COMMANDS[1:]:
            try:
                found = accepted(kind, by, state, rng, words, Habits())
            except AssertionError:  # no half of a round to make such a command for
                assert kind not in legal
                continue
            assert (found is not None) == (kind in legal), (kind.__name__, by, state.phase)


@ONE_STATE
@given(games(length=120), st.integers())
def test_by_turns_a_team_acts_only_in_its_turn(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in game.states:
        if state.play_mode is PlayMode.AT_ONCE:
            assert state.controller is None
            continue
        assert state.controller is not None
        waiting = Actor(state.controller.other.value)
        # The interceptor alone turns the sand over who has mouse and keyboard, and who asked may think better of it.
        reach: set[type[c.Command]] = set()
        if state.variant is Variant.THREE_PLAYERS and waiting is Actor.BLACK:
            reach.add(c.TurnSand)
        if state.proposal is not None and state.proposal.by is waiting.team:
            reach.add(c.Decline)
        assert legal_for(state, waiting) <= reach
        command = next(instances(c.AbandonGame, waiting, state, rng, Words(rng), Habits()))
        with pytest.raises(RuleError) as caught:
            decide(state, command)
        expected = Refusal.GAME_OVER if state.phase in OVER else Refusal.NOT_YOUR_TURN
        assert caught.value.refusal is expected


@GAMES
@given(games())
def test_there_is_always_a_next_step_until_the_end(game: Game) -> None:
    for state in game.states:
        if state.phase in OVER:
            assert all(legal_for(state, by) == frozenset() for by in Actor)
        else:
            assert leading_on(state), state.phase


@GAMES
@given(setups(), st.integers(0, 2**32))
def test_a_game_in_which_everybody_goes_on_comes_to_its_end(setup: Setup, seed: int) -> None:
    game = play(setup, seed, 2000, Habits(chatter=0.0))
    assert game.end.phase is Phase.FINISHED
    assert game.end.outcome is not None


@GAMES
@given(games())
def test_a_code_once_drawn_changes_only_when_the_table_says_that_it_was_seen(game: Game) -> None:
    for step in game.steps:
        for team in Team:
            before, after = step.before.half(team), step.after.half(team)
            if before is None or after is None or before.round_number != after.round_number or before.code is None:
                continue
            if before.code is not after.code:
                assert isinstance(step.command, c.RedrawCode | c.Agree)
                assert before.none_read


@GAMES
@given(games())
def test_rounds_keep_the_order_of_the_rulebook(game: Game) -> None:
    order = [Phase.ENCRYPT, Phase.READ, Phase.GUESS, Phase.REVEAL, Phase.ROUND_OVER]
    for before, after in pairwise(game.states):
        if before.phase in order and after.phase in order:
            forward = order.index(after.phase) - order.index(before.phase)
            back_for_a_card_that_was_seen = (before.phase, after.phase) == (Phase.READ, Phase.ENCRYPT)
            assert (
                forward in (0, 1)
                or back_for_a_card_that_was_seen
                or (before.phase, after.phase) == (Phase.REVEAL, Phase.READ)
                or (before.phase, after.phase) == (Phase.ROUND_OVER, Phase.ENCRYPT)
            )


def test_the_games_reach_every_phase_kind_and_end() -> None:
    seen: set[object] = set()

    @settings(GAMES, max_examples=300, database=None, derandomize=True)
    @given(setups(), st.integers(0, 2**32), HABITS)
    def collect(setup: Setup, seed: int, habits: Habits) -> None:
        game = play(setup, seed, 600, habits)
        seen.update(state.phase for state in game.states)
        seen.update(type(step.command) for step in game.steps)
        seen.update(game.end.outcome.reasons if game.end.outcome else ())

    collect()
    assert seen >= {*Phase, *c.COMMANDS[1:], *Reason}


def test_views_of_every_state_can_be_built() -> None:
    @settings(GAMES, max_examples=30)
    @given(games(length=200))
    def build(game: Game) -> None:
        for state in game.states:
            table_view(state)
            for team in Team:
                team_view(state, team)
                encryptor_view(state, team)

    build()
