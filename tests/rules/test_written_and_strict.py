"""Clues that are written, their drafts, and the end of the sand where the table plays by it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.house import house_fault
from decrypto_qt.rules.decrypto.legal import is_strict, legal_kinds, timed_team, turns_by_itself
from decrypto_qt.rules.decrypto.record import read_record, write_record
from decrypto_qt.rules.decrypto.replay import record_of, report
from decrypto_qt.rules.decrypto.state import GameState, HalfState
from decrypto_qt.rules.decrypto.values import (
    MISSING,
    NO_DRAFTS,
    SPOKEN,
    Clue,
    ClueMode,
    GuessKind,
    HouseRules,
    Performance,
    PerformedClue,
    Phase,
    PlayMode,
    TextClue,
    TimerMode,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.decrypto.views import encryptor_view, table_view, team_view
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.rules.undo import Undo
from tests.rules.test_decide import CODE, OTHER, THREE, THREE_PLAYERS, B, T, W, encrypting, give, steps, why
from tests.support.games import WITHOUT_SHRINKING, Game, Habits, Words, accepted, games, legal_for
from tests.support.logs import log_of

GAMES = settings(max_examples=25, suppress_health_check=list(HealthCheck), phases=WITHOUT_SHRINKING)
WRITTEN, SPOKEN_MODE = ClueMode.WRITTEN, ClueMode.SPOKEN
STRICT = TimerSetup(TimerMode.STRICT)


def own(state: GameState, team: Team = Team.WHITE) -> HalfState:
    half = state.half(team)
    assert half is not None
    return half


def written(**changes: object) -> GameState:
    return encrypting(clue_mode=WRITTEN, **changes)


class TestDrafts:
    def test_a_draft_is_kept_changed_and_emptied(self) -> None:
        state = give(written(), c.DrawCode(W, CODE), c.WriteDraft(W, 2, TextClue("moth")))
        assert own(state).drafts == (MISSING, TextClue("moth"), MISSING)
        state = give(state, c.WriteDraft(W, 2, PerformedClue(Performance.HUM)), c.WriteDraft(W, 1, THREE[0]))
        assert own(state).drafts == (THREE[0], PerformedClue(Performance.HUM), MISSING)
        assert own(give(state, c.WriteDraft(W, 1, MISSING))).drafts[0] is MISSING

    def test_drafts_are_written_with_a_card_until_the_encryptor_is_ready(self) -> None:
        state = written()
        assert why(state, c.WriteDraft(W, 1, THREE[0])) is Refusal.NOT_DRAWN
        state = give(state, c.DrawCode(W, CODE))
        assert why(state, c.WriteDraft(W, 4, THREE[0])) is Refusal.BAD_SLOT
        assert why(state, c.WriteDraft(W, 1, TextClue("  "))) is Refusal.BAD_CLUE
        assert why(state, c.WriteDraft(T, 1, THREE[0])) is Refusal.NOT_YOURS
        assert why(give(state, c.DeclareReady(W, THREE)), c.WriteDraft(W, 1, THREE[0])) is Refusal.ALREADY_DONE

    def test_spoken_clues_have_no_drafts(self) -> None:
        assert why(give(encrypting(), c.DrawCode(W, CODE)), c.WriteDraft(W, 1, THREE[0])) is Refusal.WRONG_PHASE

    def test_a_code_drawn_anew_has_none(self) -> None:
        state = give(written(), c.DrawCode(W, CODE), c.WriteDraft(W, 1, THREE[0]), c.RedrawCode(T, Team.WHITE, OTHER))
        assert own(state).drafts == NO_DRAFTS
        assert own(state).draws == 2

    def test_taking_ready_back_brings_the_drafts_back(self) -> None:
        setup = replace(written().setup, play_mode=PlayMode.AT_ONCE)
        log = log_of(setup, c.AcceptKeywords(W), c.AcceptKeywords(B), c.DrawCode(W, CODE), c.WriteDraft(W, 1, THREE[0]))
        for position in (2, 3):
            log = log.do(c.WriteDraft(W, position, THREE[position - 1]))
        log = log.do(c.DeclareReady(W, THREE)).do(c.DrawCode(B, OTHER))
        assert log.undoable(W) is None, "a card was drawn in between"
        shorter = log_of(setup, *(entry.command for entry in log.entries[1:-1])).undo(W)
        assert shorter.state is not None
        assert own(shorter.state).drafts == THREE
        assert not own(shorter.state).ready
        assert shorter.undoable(W) is None, "a draft is written over, not taken back"

    def test_only_the_own_encryptor_sees_them(self) -> None:
        plain = give(written(), c.DrawCode(W, CODE))
        state = give(plain, c.WriteDraft(W, 1, TextClue("moth")))
        assert table_view(state) == table_view(plain)
        for team in Team:
            assert team_view(state, team) == team_view(plain, team)
        assert encryptor_view(state, Team.WHITE).drafts[0] == TextClue("moth")
        assert encryptor_view(state, Team.BLACK) == encryptor_view(plain, Team.BLACK)


class TestHouseRules:
    @pytest.mark.parametrize(
        ("clue", "rules", "fault"),
        [
            (TextClue("one two three"), HouseRules(two_words=True), Refusal.TOO_MANY_WORDS),
            (TextClue(" one   two "), HouseRules(two_words=True), None),
            (TextClue("one two three"), HouseRules(), None),
            (PerformedClue(Performance.MIME, "a b c d"), HouseRules(two_words=True), None),
            (PerformedClue(Performance.MIME), HouseRules(writing_only=True), Refusal.WORDS_ONLY),
            (SPOKEN, HouseRules(writing_only=True), Refusal.WORDS_ONLY),
            (MISSING, HouseRules(True, True), None),
        ],
    )
    def test_which_clue_they_allow(self, clue: Clue, rules: HouseRules, fault: Refusal | None) -> None:
        assert house_fault(clue, rules) is fault
        state = give(written(house_rules=rules), c.DrawCode(W, CODE))
        if fault is None:
            assert own(give(state, c.DeclareReady(W, (THREE[0], clue, THREE[2])))).ready
        else:
            assert why(state, c.DeclareReady(W, (THREE[0], clue, THREE[2]))) is fault
            assert own(give(state, c.WriteDraft(W, 2, clue))).drafts[1] == clue, "half written it may still change"


class TestWhoWritesFirst:
    def test_it_alternates_from_round_to_round(self) -> None:
        state = written(play_mode=PlayMode.BY_TURNS)
        for number in range(1, 5):
            first = state.controller
            assert first is (Team.WHITE if number % 2 else Team.BLACK)
            for team in (first, first.other):
                by = Actor.of(team)
                state = give(state, c.DrawCode(by, CODE), c.DeclareReady(by, THREE))
                state = state if state.phase is Phase.READ else give(state, c.HandOver(by))
            for owner in Team:
                state = _read_and_guess(state, owner)
            state = give(state, c.StartRound(T, number + 1))


def _read_and_guess(state: GameState, owner: Team) -> GameState:
    assert state.controller is owner, "who encrypted reads its clues"
    state = give(state, *(c.ReadClue(T, position) for position in (1, 2, 3)), c.FinishReading(T))
    if state.round_number > 1:
        other = Actor.of(owner.other)
        state = give(state, c.LockGuess(other, GuessKind.INTERCEPT, None), c.HandOver(other))
    state = give(state, c.LockGuess(Actor.of(owner), GuessKind.DECODE, CODE))
    state = give(state, *steps(state.round_number))
    return give(state, c.ReadNext(T)) if owner is Team.WHITE else state


def slow_black(state: GameState, first: c.DeclareReady | None = None) -> GameState:
    """White is ready and has turned the sand; Black has a card."""
    ready = c.DeclareReady(W, THREE if state.clue_mode is WRITTEN else None) if first is None else first
    return give(state, c.DrawCode(W, CODE), c.DrawCode(B, OTHER), ready, c.TurnSand(W, 10.0))


class TestSpokenStrict:
    @pytest.mark.parametrize("ready", range(4))
    def test_what_is_not_ready_is_missing_and_reading_begins(self, ready: int) -> None:
        state = give(slow_black(encrypting(timer=STRICT)), c.CallTime(T, Team.BLACK, ready))
        assert state.phase is Phase.READ
        assert own(state, Team.BLACK).clues == (None,) * ready + (MISSING,) * (3 - ready)
        assert own(state, Team.WHITE).clues == (None, None, None)
        assert table_view(state).black_half is not None

    def test_what_is_missing_needs_not_be_heard(self) -> None:
        state = slow_black(encrypting(timer=STRICT))
        state = give(state, c.CallTime(T, Team.BLACK, 1))
        state = give(state, *(c.HearClue(T, i, clue) for i, clue in enumerate(THREE, 1)), c.FinishReading(T))
        state = give(state, c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
        assert why(state, c.FinishReading(T)) is Refusal.CLUES_MISSING
        assert give(state, c.HearClue(T, 1, THREE[0]), c.FinishReading(T)).phase is Phase.GUESS

    def test_a_miscounted_clue_is_taken_back(self) -> None:
        setup = slow_black(encrypting(timer=STRICT)).setup
        log = log_of(setup, c.AcceptKeywords(W), c.AcceptKeywords(B), c.DrawCode(W, CODE), c.DrawCode(B, OTHER))
        log = log.do(c.DeclareReady(W)).do(c.TurnSand(W, 1.0)).do(c.CallTime(T, Team.BLACK, 0))
        back = log.undo(T)
        assert back.state is not None
        assert back.state.phase is Phase.ENCRYPT
        assert own(back.state, Team.BLACK).clues == (None, None, None)
        assert back.do(c.CallTime(T, Team.BLACK, 2)).state is not None

    def test_what_is_missing_stays_missing(self) -> None:
        state = give(slow_black(encrypting(timer=STRICT)), c.CallTime(T, Team.BLACK, 1))
        state = give(state, *(c.HearClue(T, i, clue) for i, clue in enumerate(THREE, 1)), c.FinishReading(T))
        state = give(state, c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
        for position in (2, 3):
            assert why(state, c.HearClue(T, position, TextClue("late"))) is Refusal.ALREADY_DONE
        assert give(state, c.HearClue(T, 1, TextClue("in time"))).phase is Phase.READ

    def test_a_code_that_was_revealed_without_clues_is_never_drawn_anew(self) -> None:
        state = encrypting(timer=STRICT)
        state = give(state, c.DrawCode(W, CODE), c.DrawCode(B, OTHER), c.DeclareReady(B), c.TurnSand(B, 10.0))
        state = give(state, c.CallTime(T, Team.WHITE, 0), c.FinishReading(T))
        state = give(state, c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
        # Black's card was seen, so that codes are drawn once more; White's lies on the table for all to see.
        state = give(state, c.RedrawCode(T, Team.BLACK, OTHER))
        assert state.phase is Phase.ENCRYPT
        assert why(state, c.RedrawCode(T, Team.WHITE, OTHER)) is Refusal.NOT_DRAWN
        assert why(state, c.ProposeRedraw(B, Team.WHITE)) is Refusal.NOT_DRAWN
        assert give(state, c.RedrawCode(T, Team.BLACK, CODE)).phase is Phase.ENCRYPT

    def test_it_is_asked_only_for_the_slow_team_with_a_card_and_sand(self) -> None:
        state = encrypting(timer=STRICT)
        assert why(state, c.CallTime(T, Team.BLACK, 1)) is Refusal.NO_SAND
        turned = give(state, c.DrawCode(W, CODE), c.DeclareReady(W), c.TurnSand(W, 1.0))
        assert why(turned, c.CallTime(T, Team.BLACK, 1)) is Refusal.NO_SAND, "no card"
        state = slow_black(state)
        assert why(state, c.CallTime(T, Team.WHITE, 1)) is Refusal.NO_SAND
        for ready in (-1, 4, None):
            assert why(state, c.CallTime(T, Team.BLACK, ready)) is Refusal.BAD_CLUE

    @pytest.mark.parametrize("mode", [TimerMode.ADVISORY, TimerMode.OFF])
    def test_elsewhere_the_sand_says_so_and_nothing_else(self, mode: TimerMode) -> None:
        state = give(encrypting(timer=TimerSetup(mode)), c.DrawCode(W, CODE), c.DrawCode(B, OTHER), c.DeclareReady(W))
        if mode is TimerMode.ADVISORY:
            state = give(state, c.TurnSand(W, 1.0))
        assert why(state, c.CallTime(T, Team.BLACK, 1)) is Refusal.NO_SAND
        assert give(state, c.DeclareReady(B)).phase is Phase.READ

    def test_a_card_of_which_no_clue_was_ready_can_still_be_drawn_anew(self) -> None:
        state = give(slow_black(encrypting(timer=STRICT)), c.CallTime(T, Team.BLACK, 0))
        assert own(state, Team.BLACK).none_read
        state = give(slow_black(encrypting(timer=STRICT)), c.RedrawCode(T, Team.BLACK, CODE))
        assert own(state, Team.BLACK).clues == (None, None, None)
        assert state.sand is None, "who has to think again has its time"
        assert c.TurnSand in legal_kinds(state, W)

    def test_three_players_are_only_told(self) -> None:
        setup = replace(THREE_PLAYERS, timer=STRICT)
        state = give(None, c.DealGame(T, setup), c.AcceptKeywords(W), c.DrawCode(W, CODE), c.TurnSand(B, 1.0))
        assert not is_strict(state)
        assert why(state, c.CallTime(T, Team.WHITE, 1)) is Refusal.NO_SAND

    def test_a_code_that_nobody_came_to_is_in_no_record(self) -> None:
        for owner in Team:
            state = encrypting(timer=STRICT)
            first, slow = Actor.of(owner.other), Actor.of(owner)
            state = give(state, c.DrawCode(first, CODE), c.DrawCode(slow, OTHER), c.DeclareReady(first))
            state = give(state, c.TurnSand(first, 1.0), c.CallTime(T, owner, 0), c.AbandonGame(T))
            record = record_of(state)
            assert len(record.rounds) == (1 if owner is Team.WHITE else 0)
            report(read_record(write_record(record)))


class TestWrittenStrict:
    def by_turns(self) -> GameState:
        return written(timer=STRICT, play_mode=PlayMode.BY_TURNS)

    def test_the_sand_is_turned_by_itself_for_each_encryptor_at_the_draw(self) -> None:
        state = give(self.by_turns(), c.DrawCode(W, CODE, 5.0))
        assert state.sand is not None
        assert (state.sand.by, state.sand.at) == (Team.WHITE, 5.0)
        assert timed_team(state) is Team.WHITE
        assert why(state, c.TurnSand(W, 6.0)) is Refusal.NO_SAND
        state = give(state, c.DeclareReady(W, THREE), c.HandOver(W, 20.0))
        assert timed_team(state) is None, "the other has no card yet"
        state = give(state, c.DrawCode(B, OTHER, 30.0))
        assert state.sand is not None
        assert (state.sand.by, state.sand.at) == (Team.BLACK, 30.0)

    def test_only_who_is_ready_hands_over(self) -> None:
        state = self.by_turns()
        assert why(state, c.HandOver(W)) is Refusal.NOT_READY
        state = give(state, c.DrawCode(W, CODE, 5.0))
        assert why(state, c.HandOver(W)) is Refusal.NOT_READY
        assert give(state, c.DeclareReady(W, THREE), c.HandOver(W)).controller is Team.BLACK
        assert give(written(play_mode=PlayMode.BY_TURNS), c.HandOver(W)).controller is Team.BLACK, "not strict"

    def test_what_is_written_stands_and_empty_fields_are_missing(self) -> None:
        state = give(self.by_turns(), c.DrawCode(W, CODE, 5.0), c.WriteDraft(W, 2, THREE[1]))
        assert why(state, c.CallTime(T, Team.WHITE, 1)) is Refusal.BAD_CLUE
        state = give(state, c.CallTime(T, Team.WHITE))
        assert own(state).written == (MISSING, THREE[1], MISSING)
        assert own(state).ready
        state = give(state, c.HandOver(W, 40.0), c.DrawCode(B, OTHER, 41.0), c.DeclareReady(B, THREE))
        state = give(state, *(c.ReadClue(W, position) for position in (1, 2, 3)))
        assert own(state).clues == (MISSING, THREE[1], MISSING)
        assert give(state, c.FinishReading(W)).phase is Phase.GUESS

    def test_that_is_never_taken_back(self) -> None:
        state = give(self.by_turns(), c.DrawCode(W, CODE, 5.0))
        (event,) = decide(state, c.CallTime(T, Team.WHITE))
        assert DECRYPTO.undo(event) is Undo.BARRIER
        assert DECRYPTO.undo(e.SandRanOut(Team.WHITE, 2)) is Undo.BY_ACTOR

    def test_a_card_that_was_seen_brings_its_time_anew(self) -> None:
        state = give(self.by_turns(), c.DrawCode(W, CODE, 5.0), c.RedrawCode(T, Team.WHITE, OTHER, 17.0))
        assert state.sand is not None
        assert (state.sand.by, state.sand.at) == (Team.WHITE, 17.0)

    def test_who_has_to_think_again_gets_its_time_when_its_turn_comes(self) -> None:
        state = give(self.by_turns(), c.DrawCode(W, CODE, 5.0), c.DeclareReady(W, THREE), c.HandOver(W, 9.0))
        state = give(state, c.DrawCode(B, OTHER, 10.0), c.RedrawCode(T, Team.WHITE, OTHER, 12.0))
        assert timed_team(state) is Team.BLACK
        assert state.sand is not None
        assert state.sand.at == 10.0, "Black's time goes on"
        state = give(state, c.DeclareReady(B, THREE), c.HandOver(B, 33.0))
        assert timed_team(state) is Team.WHITE
        assert state.sand is not None
        assert state.sand.at == 33.0

    def test_after_both_were_ready_it_begins_with_the_redraw(self) -> None:
        state = give(self.by_turns(), c.DrawCode(W, CODE, 5.0), c.DeclareReady(W, THREE), c.HandOver(W, 9.0))
        state = give(state, c.DrawCode(B, OTHER, 10.0), c.DeclareReady(B, THREE))
        assert state.phase is Phase.READ
        state = give(state, c.RedrawCode(T, Team.WHITE, OTHER, 50.0))
        assert timed_team(state) is Team.WHITE

    def test_at_once_the_first_who_is_ready_turns_it_and_the_others_drafts_stand(self) -> None:
        state = slow_black(written(timer=STRICT))
        assert not turns_by_itself(state)
        state = give(state, c.WriteDraft(B, 1, THREE[0]), c.CallTime(T, Team.BLACK))
        assert state.phase is Phase.READ
        assert own(state, Team.BLACK).written == (THREE[0], MISSING, MISSING)

    def test_a_moment_that_no_clock_shows_is_refused(self) -> None:
        assert why(self.by_turns(), c.DrawCode(W, CODE, float("nan"))) is Refusal.NO_SAND


@GAMES
@given(games(), st.integers())
def test_the_sand_runs_for_one_who_is_not_ready_and_calls_its_time_at_most_once_a_card(game: Game, seed: int) -> None:
    rng = Random(seed)
    called: set[tuple[int, Team, int]] = set()
    for step in game.steps:
        state = step.after
        team = timed_team(state)
        if team is not None:
            half = own(state, team)
            assert not half.ready
            if turns_by_itself(state):
                assert half.drawn
                assert state.proposal is not None or state.controller is team
        if isinstance(step.command, c.CallTime):
            half = own(step.after, step.command.team)
            key = (half.round_number, half.owner, half.draws)
            assert key not in called
            called.add(key)
            assert is_strict(step.before)
            assert half.ready
        for by in Actor:
            if c.CallTime in legal_for(state, by):
                assert accepted(c.CallTime, by, state, rng, Words(rng), Habits()) is not None


@GAMES
@given(games(variant=Variant.TWO_TEAMS))
def test_by_turns_and_strictly_nobody_gets_two_pieces_of_time_for_one_card(game: Game) -> None:
    turned: set[tuple[int, Team, int]] = set()
    for step in game.steps:
        for event in step.events:
            if isinstance(event, e.SandTurned) and turns_by_itself(step.after):
                half = own(step.after, event.team)
                key = (half.round_number, half.owner, half.draws)
                assert key not in turned
                turned.add(key)


@GAMES
@given(games())
def test_drafts_are_there_only_while_an_encryptor_writes(game: Game) -> None:
    for state in game.states:
        for half in (*state.past, state.white_half, state.black_half):
            if half is not None and half.drafts != NO_DRAFTS:
                assert state.clue_mode is WRITTEN
                assert state.phase is Phase.ENCRYPT or half.round_number == state.round_number
                assert half.drawn
                assert not half.ready


@GAMES
@given(games())
def test_what_was_read_is_never_changed_by_a_written_clue(game: Game) -> None:
    """A read clue can be struck, but no other stands there afterwards."""
    for step in game.steps:
        if step.before.clue_mode is not WRITTEN:
            continue
        for team in Team:
            before, after = step.before.half(team), step.after.half(team)
            if before is None or after is None or before.round_number != after.round_number:
                continue
            for old, new in zip(before.clues, after.clues, strict=True):
                if old is not None and old != new:
                    assert isinstance(step.command, c.StrikeClue | c.RedrawCode | c.Agree)
