"""The log: taking back and giving again, and what stands between."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import Code, GuessKind, Phase, PlayMode, TextClue
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.teams import Actor
from decrypto_qt.rules.undo import Undo
from tests.support.games import Game, games, legal_for
from tests.support.logs import FEW, DecryptoLog, log_of, logs_of, two_teams

WHITE, BLACK, TABLE = Actor.WHITE, Actor.BLACK, Actor.TABLE
CODE, OTHER_CODE = Code((4, 2, 1)), Code((1, 2, 3))


def state_of(log: DecryptoLog) -> GameState:
    assert log.state is not None
    return log.state


def some(game: Game, seed: int, count: int) -> list[DecryptoLog]:
    """A few of a game's logs, its end among them."""
    logs = list(logs_of(game))
    rng = Random(seed)
    return [*rng.sample(logs, min(count, len(logs))), logs[-1]]


def last_barrier(log: DecryptoLog) -> int:
    """How many entries stand up to the last barrier, that one included."""
    return max(
        (
            i
            for i, entry in enumerate(log.entries, 1)
            if any(DECRYPTO.undo(event) is Undo.BARRIER for event in entry.events)
        ),
        default=0,
    )


def accepted(*more: c.Command) -> DecryptoLog:
    return log_of(two_teams(), c.AcceptKeywords(WHITE), c.AcceptKeywords(BLACK), *more)


READY: tuple[c.Command, ...] = (
    c.DrawCode(WHITE, CODE),
    c.DrawCode(BLACK, OTHER_CODE),
    c.DeclareReady(WHITE),
    c.DeclareReady(BLACK),
)
READ: tuple[c.Command, ...] = (
    *READY,
    *(c.HearClue(TABLE, position, TextClue(f"clue {position}")) for position in (1, 2, 3)),
    c.FinishReading(TABLE),
)


@FEW
@given(games(250), st.integers(0, 2**32))
def test_undo_then_redo_is_identity(game: Game, seed: int) -> None:
    for log in some(game, seed, 12):
        for by in Actor:
            if log.undoable(by) is None:
                continue
            shorter = log.undo(by)
            assert len(shorter.entries) == len(log.entries) - 1
            assert shorter.redoable(by)
            again = shorter.redo(by)
            assert again == log
            assert all(legal_for(state_of(again), actor) == legal_for(state_of(log), actor) for actor in Actor)


@FEW
@given(games(250), st.integers(0, 2**32))
def test_whatever_is_undone_comes_back_in_turn_and_no_barrier_gives_way(game: Game, seed: int) -> None:
    rng = Random(seed)
    for log in some(game, seed, 8):
        protected = log.entries[: last_barrier(log)]
        path = [log]
        actors: list[Actor] = []
        while possible := [by for by in Actor if path[-1].undoable(by) is not None]:
            actors.append(rng.choice(possible))
            path.append(path[-1].undo(actors[-1]))
            assert path[-1].entries[: len(protected)] == protected
        left = path[-1].entries[len(protected) :]
        assert all(event.UNDO is not Undo.BARRIER for entry in left for event in entry.events)
        for before, by in zip(reversed(path[:-1]), reversed(actors), strict=True):
            for other in Actor:
                assert path[-1].redoable(other) == (other is by)
            path.append(path[-1].redo(by))
            assert path[-1] == before


@FEW
@given(games(250), st.integers(0, 2**32))
def test_the_log_without_the_tail_is_what_the_rules_make_of_the_commands_left(game: Game, seed: int) -> None:
    for log in some(game, seed, 8):
        for by in Actor:
            if log.undoable(by) is not None:
                shorter = log.undo(by)
                assert log_of(game.deal.setup, *(entry.command for entry in shorter.entries[1:])).state == shorter.state


@FEW
@given(games(250))
def test_nothing_can_be_undone_right_behind_a_barrier(game: Game) -> None:
    for log in logs_of(game):
        if any(DECRYPTO.undo(event) is Undo.BARRIER for event in log.entries[-1].events):
            for by in Actor:
                assert log.undoable(by) is None
                with pytest.raises(RuleError) as caught:
                    log.undo(by)
                assert caught.value.refusal is Refusal.NOTHING_TO_UNDO


def test_chance_and_reveals_are_barriers() -> None:
    barriers = {kind for kind in e.EVENTS if kind.UNDO is Undo.BARRIER}
    assert {e.GameDealt, e.KeywordExchanged, e.CodeDrawn, e.SandTurned, e.ClueRead, e.StepRevealed} <= barriers
    assert {e.KeywordsRevealed, e.RoundStarted, e.NextReading, e.GameSettled, e.GameAbandoned} <= barriers


def test_a_draw_is_not_undone_even_once_more_was_done() -> None:
    log = accepted(c.DrawCode(WHITE, CODE), c.DeclareReady(WHITE))
    log = log.undo(WHITE)
    assert log.undoable(WHITE) is None
    assert state_of(log).white_half is not None
    assert log.entries[-1].command == c.DrawCode(WHITE, CODE)


def test_the_own_entry_goes_and_later_ones_of_the_other_team_stay() -> None:
    log = accepted(c.DrawCode(WHITE, CODE), c.DrawCode(BLACK, OTHER_CODE), c.DeclareReady(WHITE))
    log = log.do(c.WritePencil(BLACK, 1, "bone?"))
    shorter = log.undo(WHITE)
    assert shorter.entries[-1].command == c.WritePencil(BLACK, 1, "bone?")
    assert state_of(shorter).black.pencil[0] == "bone?"
    assert shorter.redo(WHITE) == log


def test_what_the_other_team_could_not_have_done_without_it_holds_an_entry() -> None:
    # Both were ready, and a clue was written down: it stands on White's being ready.
    log = accepted(*READY).do(c.HearClue(BLACK, 1, TextClue("a")))
    assert log.undoable(WHITE) is None
    assert log.undoable(BLACK) == len(log.entries) - 1
    assert log.undo(BLACK).undoable(WHITE) is not None


def test_hand_overs_and_pencil_lines_are_passed_by() -> None:
    log = log_of(
        two_teams(PlayMode.BY_TURNS), c.AcceptKeywords(WHITE), c.WritePencil(WHITE, 2, "tea?"), c.HandOver(WHITE)
    )
    assert log.undoable(WHITE) == 1
    shorter = log.undo(WHITE)
    state = state_of(shorter)
    assert not state.white.keywords_accepted
    assert state.white.pencil[1] == "tea?"
    assert state.controller is BLACK.team
    assert shorter.undoable(WHITE) is None


def test_a_new_entry_drops_what_was_undone() -> None:
    log = accepted(*READ)
    shorter = log.undo(TABLE)
    assert shorter.redoable(TABLE)
    changed = shorter.do(c.HearClue(TABLE, 3, TextClue("another")))
    assert changed.undone == ()
    assert not changed.redoable(TABLE)
    with pytest.raises(RuleError) as caught:
        changed.redo(TABLE)
    assert caught.value.refusal is Refusal.NOTHING_TO_UNDO


def test_only_who_took_back_may_give_again() -> None:
    shorter = accepted(c.DrawCode(WHITE, CODE), c.DeclareReady(WHITE)).undo(WHITE)
    for by in (BLACK, TABLE):
        assert not shorter.redoable(by)
        with pytest.raises(RuleError):
            shorter.redo(by)
    assert shorter.redoable(WHITE)


def test_a_guess_goes_until_both_teams_have_locked_theirs() -> None:
    assert DECRYPTO.undo(e.GuessLocked(GuessKind.INTERCEPT, CODE)) is Undo.BY_ACTOR
    locked = accepted(*READ, c.LockGuess(WHITE, GuessKind.DECODE, CODE))
    assert state_of(locked).phase is Phase.REVEAL
    assert locked.undoable(WHITE) is None
    assert locked.undoable(BLACK) is None


def test_a_refused_command_leaves_no_trace() -> None:
    log = accepted()
    with pytest.raises(RuleError):
        log.do(c.DeclareReady(WHITE))
    assert log == accepted()


def test_nothing_secret_is_in_a_repr() -> None:
    log = accepted(c.DrawCode(WHITE, CODE))
    for value in (log, log.entries[-1], log.state):
        assert "kw-" not in repr(value)
        assert "4, 2, 1" not in repr(value)
