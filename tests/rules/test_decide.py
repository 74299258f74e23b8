"""Who may do what when, one rule a test."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan

import pytest

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.record import Record, TeamRecord, read_record, write_record
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    SPOKEN,
    Clue,
    ClueMode,
    Code,
    GuessKind,
    HouseRules,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    StruckClue,
    TeamSetup,
    TextClue,
    TimerMode,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.decrypto.views import table_view
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.teams import Actor, Team

W, B, T = Actor.WHITE, Actor.BLACK, Actor.TABLE
CODE, OTHER = ALL_CODES[0], ALL_CODES[1]
THREE = (TextClue("a"), TextClue("b"), TextClue("c"))
TWO_TEAMS = Setup(
    variant=Variant.TWO_TEAMS,
    language="en",
    white=TeamSetup("", ("Ann", "Ben", "Cat"), ("black", "dragonfly", "cocktail", "sombrero")),
    black=TeamSetup("", ("Dan", "Eve"), ("antiquity", "bone", "morning", "nightmare")),
    play_mode=PlayMode.AT_ONCE,
)
THREE_PLAYERS = replace(
    TWO_TEAMS,
    variant=Variant.THREE_PLAYERS,
    white=TeamSetup("", ("Ann", "Ben"), TWO_TEAMS.white.keywords),
    black=TeamSetup("", ("Dan",), ()),
)


def give(state: GameState | None, *commands: c.Command) -> GameState:
    for command in commands:
        for event in decide(state, command):
            state = apply(state, event)
    assert state is not None
    return state


def why(state: GameState | None, command: c.Command) -> Refusal:
    with pytest.raises(RuleError) as caught:
        decide(state, command)
    return caught.value.refusal


def dealt(**changes: object) -> GameState:
    return give(None, c.DealGame(T, replace(TWO_TEAMS, **changes)))  # type: ignore[arg-type]  # a setup's own fields


def encrypting(**changes: object) -> GameState:
    state = dealt(**changes)
    if state.play_mode is PlayMode.BY_TURNS:
        return give(state, c.AcceptKeywords(W), c.HandOver(W), c.AcceptKeywords(B))
    return give(state, c.AcceptKeywords(W), c.AcceptKeywords(B))


def reading(state: GameState | None = None) -> GameState:
    state = encrypting() if state is None else state
    written = THREE if state.clue_mode is ClueMode.WRITTEN else None
    draws = c.DrawCode(W, CODE), c.DrawCode(B, CODE)
    return give(state, *draws, c.DeclareReady(W, written), c.DeclareReady(B, written))


def guessing(state: GameState | None = None) -> GameState:
    hear = (c.HearClue(T, i, clue) for i, clue in enumerate(THREE, 1))
    return give(reading() if state is None else state, *hear, c.FinishReading(T))


def steps(number: int) -> list[c.Reveal]:
    return [c.Reveal(T, step) for step in RevealStep if step > (RevealStep.INTERCEPT if number == 1 else 0)]


def round_two() -> GameState:
    state = give(guessing(), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
    state = give(guessing(state), c.LockGuess(B, GuessKind.DECODE, CODE), *steps(1))
    return give(state, c.StartRound(T, 2))


class TestDeal:
    def test_nothing_comes_before_the_deal(self) -> None:
        assert why(None, c.AcceptKeywords(W)) is Refusal.NO_GAME

    def test_the_cards_are_dealt_once(self) -> None:
        assert why(dealt(), c.DealGame(T, TWO_TEAMS)) is Refusal.ALREADY_DONE

    @pytest.mark.parametrize(
        "words", [("a", "b", "c"), ("a", "b", "c", "A "), ("a", "b", "c", " "), ("a", "b", "c", "BONE")]
    )
    def test_the_eight_keywords_are_eight_different_words(self, words: tuple[str, ...]) -> None:
        setup = replace(TWO_TEAMS, white=TeamSetup("", (), words))
        assert why(None, c.DealGame(T, setup)) is Refusal.BAD_KEYWORDS

    @pytest.mark.parametrize("players", [("A",), ("A", "B", "C", "D", "E")])
    def test_a_team_has_two_to_four_players(self, players: tuple[str, ...]) -> None:
        setup = replace(TWO_TEAMS, white=TeamSetup("", players, TWO_TEAMS.white.keywords))
        assert why(None, c.DealGame(T, setup)) is Refusal.BAD_PLAYERS

    def test_three_play_as_a_pair_and_one(self) -> None:
        for side in (
            replace(THREE_PLAYERS, black=TeamSetup("", ("A", "B"), ())),
            replace(THREE_PLAYERS, white=TWO_TEAMS.white),
        ):
            assert why(None, c.DealGame(T, side)) is Refusal.BAD_PLAYERS

    def test_the_interceptor_has_no_keywords(self) -> None:
        setup = replace(THREE_PLAYERS, black=TeamSetup("", ("A",), ("a", "b", "c", "d")))
        assert why(None, c.DealGame(T, setup)) is Refusal.BAD_KEYWORDS


class TestKeywords:
    def test_a_keyword_is_exchanged_before_the_team_knows_its_words(self) -> None:
        state = give(dealt(), c.ExchangeKeyword(W, 2, "moth"))
        assert state.white.keywords == ("black", "moth", "cocktail", "sombrero")
        state = give(state, c.AcceptKeywords(W))
        assert why(state, c.ExchangeKeyword(W, 2, "wasp")) is Refusal.ALREADY_DONE

    def test_no_keyword_is_there_twice(self) -> None:
        assert why(dealt(), c.ExchangeKeyword(W, 2, "Bone")) is Refusal.BAD_KEYWORDS

    def test_keywords_never_change_during_a_game(self) -> None:
        assert why(encrypting(), c.ExchangeKeyword(W, 2, "moth")) is Refusal.WRONG_PHASE

    def test_three_players_have_one_team_that_looks(self) -> None:
        state = give(None, c.DealGame(T, THREE_PLAYERS))
        assert why(state, c.AcceptKeywords(B)) is Refusal.NOT_YOURS
        assert give(state, c.AcceptKeywords(W)).phase is Phase.ENCRYPT

    def test_three_players_hand_over_only_where_both_guess(self) -> None:
        state = give(None, c.DealGame(T, replace(THREE_PLAYERS, play_mode=PlayMode.BY_TURNS)))
        assert why(state, c.HandOver(W)) is Refusal.NOT_YOURS
        state = give(state, c.AcceptKeywords(W))
        assert why(state, c.HandOver(W)) is Refusal.NOT_YOURS
        state = give(state, c.DrawCode(W, CODE))
        assert why(state, c.HandOver(W)) is Refusal.NOT_YOURS


class TestEncrypt:
    def test_the_role_passes_from_member_to_member(self) -> None:
        state = encrypting()
        assert (state.white.encryptor, state.black.encryptor) == ("Ann", "Dan")
        state = round_two()
        assert (state.white.encryptor, state.black.encryptor) == ("Ben", "Eve")

    def test_the_role_passes_on_from_whoever_had_it(self) -> None:
        state = give(encrypting(), c.NameEncryptor(W, "Cat"))
        state = give(guessing(reading(state)), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
        state = give(guessing(state), c.LockGuess(B, GuessKind.DECODE, CODE), *steps(1), c.StartRound(T, 2))
        assert state.white.encryptor == "Ann"

    def test_the_encryptor_is_of_the_team(self) -> None:
        assert why(encrypting(), c.NameEncryptor(W, "Dan")) is Refusal.BAD_PLAYER

    def test_the_encryptor_stays_once_the_card_is_drawn(self) -> None:
        state = give(encrypting(), c.DrawCode(W, CODE))
        assert why(state, c.NameEncryptor(W, "Ben")) is Refusal.CODE_DRAWN

    def test_a_draw_is_done_once(self) -> None:
        state = give(encrypting(), c.DrawCode(W, CODE))
        assert why(state, c.DrawCode(W, OTHER)) is Refusal.ALREADY_DONE

    @pytest.mark.parametrize("code", [(1, 1, 2), (0, 1, 2), (1, 2, 5), (1, 2), (1, 2, 3, 4), [1, 2, 3], None])
    def test_a_code_is_three_different_digits(self, code: Code) -> None:
        assert why(encrypting(), c.DrawCode(W, code)) is Refusal.BAD_CODE

    def test_the_interceptor_draws_no_code(self) -> None:
        state = give(None, c.DealGame(T, THREE_PLAYERS), c.AcceptKeywords(W))
        assert why(state, c.DrawCode(B, CODE)) is Refusal.NOT_YOURS

    def test_a_team_is_ready_only_with_a_card(self) -> None:
        assert why(encrypting(), c.DeclareReady(W)) is Refusal.NOT_DRAWN

    def test_written_clues_are_handed_in_and_spoken_ones_are_not(self) -> None:
        written = give(encrypting(clue_mode=ClueMode.WRITTEN), c.DrawCode(W, CODE))
        assert why(written, c.DeclareReady(W)) is Refusal.CLUES_MISSING
        assert why(written, c.DeclareReady(W, (MISSING, SPOKEN, TextClue(" ")))) is Refusal.BAD_CLUE
        spoken = give(encrypting(), c.DrawCode(W, CODE))
        assert why(spoken, c.DeclareReady(W, THREE)) is Refusal.BAD_CLUE

    def test_a_card_that_was_seen_is_drawn_anew_and_the_team_thinks_again(self) -> None:
        state = give(reading(), c.RedrawCode(T, Team.WHITE, OTHER))
        assert state.phase is Phase.ENCRYPT
        assert state.white_half is not None
        assert (state.white_half.code, state.white_half.ready) == (OTHER, False)
        assert give(state, c.DeclareReady(W)).phase is Phase.READ

    def test_no_card_is_drawn_anew_once_a_clue_is_read(self) -> None:
        state = give(reading(), c.HearClue(T, 1, TextClue("a")))
        assert why(state, c.RedrawCode(T, Team.WHITE, OTHER)) is Refusal.NOT_DRAWN

    def test_blacks_card_is_drawn_anew_without_reading_whites_clues_again(self) -> None:
        state = give(guessing(), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
        state = give(state, c.RedrawCode(T, Team.BLACK, OTHER), c.DeclareReady(B))
        assert (state.phase, state.active) == (Phase.READ, Team.BLACK)
        assert state.white_half is not None
        assert state.white_half.revealed is RevealStep.TOKENS


class TestWordOfBoth:
    def test_no_team_draws_anew_or_corrects_a_guess_alone(self) -> None:
        assert why(reading(), c.RedrawCode(W, Team.WHITE, OTHER)) is Refusal.NOT_YOURS
        state = give(guessing(), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1)[:1])
        assert why(state, c.CorrectGuess(W, GuessKind.DECODE, OTHER)) is Refusal.NOT_YOURS

    def test_the_other_team_answers_and_nobody_else_does_anything_before(self) -> None:
        state = reading()
        state = give(state, c.ProposeRedraw(W, Team.WHITE))
        assert state.proposal is not None
        assert why(state, c.Agree(W, OTHER)) is Refusal.NOT_YOURS
        assert why(state, c.HearClue(T, 1, TextClue("a"))) is Refusal.AWAITS_ANSWER
        assert why(state, c.ProposeRedraw(B, Team.WHITE)) is Refusal.AWAITS_ANSWER
        assert why(state, c.Agree(B)) is Refusal.BAD_CODE
        after = give(state, c.Agree(B, OTHER))
        assert after.proposal is None
        assert after.white_half is not None
        assert (after.white_half.code, after.phase) == (OTHER, Phase.ENCRYPT)
        assert why(after, c.Decline(B)) is Refusal.ALREADY_DONE
        assert give(state, c.Decline(B)) == reading()

    def test_by_turns_mouse_and_keyboard_go_to_who_answers_and_back(self) -> None:
        state = encrypting(play_mode=PlayMode.BY_TURNS)
        state = give(state, c.DrawCode(W, CODE), c.ProposeRedraw(W, Team.WHITE))
        assert state.controller is Team.BLACK
        assert give(state, c.Decline(W)) == give(state, c.Decline(B)), "whoever asked may ask no longer"
        assert give(state, c.Decline(B)).controller is Team.WHITE
        assert give(state, c.Agree(B, OTHER)).controller is Team.WHITE
        assert give(state, c.Agree(T, OTHER)).controller is Team.WHITE

    def test_a_guess_is_corrected_once_the_other_team_agrees(self) -> None:
        state = guessing(reading(round_two()))
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, OTHER), c.LockGuess(W, GuessKind.DECODE, OTHER))
        assert why(state, c.ProposeCorrection(B, GuessKind.INTERCEPT, None)) is Refusal.OUT_OF_ORDER
        state = give(state, c.Reveal(T, RevealStep.INTERCEPT))
        assert why(state, c.ProposeCorrection(W, GuessKind.DECODE, CODE)) is Refusal.OUT_OF_ORDER
        state = give(state, c.ProposeCorrection(W, GuessKind.INTERCEPT, None))
        assert why(state, c.Reveal(T, RevealStep.DECODE)) is Refusal.AWAITS_ANSWER
        assert why(state, c.Agree(B, CODE)) is Refusal.BAD_CODE
        state = give(state, c.Agree(B))
        assert state.white_half is not None
        assert (state.white_half.intercept, state.white_half.intercept_locked) == (None, True)

    def test_a_stopped_game_asks_nothing_any_more(self) -> None:
        state = give(reading(), c.ProposeRedraw(W, Team.WHITE), c.AbandonGame(T))
        assert (state.phase, state.proposal) == (Phase.ABANDONED, None)


class TestNotedClues:
    def test_a_clue_is_accepted_until_it_is_said_anew_or_the_card_turns(self) -> None:
        state = give(reading(), c.HearClue(T, 1, TextClue("a")))
        assert why(state, c.AcceptClue(T, 2)) is Refusal.BAD_CLUE
        state = give(state, c.AcceptClue(T, 1))
        assert why(state, c.AcceptClue(T, 1)) is Refusal.BAD_CLUE
        assert state.white_half is not None
        assert state.white_half.accepted == (True, False, False)
        state = give(state, c.HearClue(T, 1, TextClue("b")))
        assert state.white_half is not None
        assert state.white_half.accepted == (False, False, False)
        state = give(guessing(), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1))
        assert why(state, c.AcceptClue(T, 1)) is not None

    def test_more_than_two_words_are_noted_where_the_house_rule_holds_and_nothing_else_is(self) -> None:
        clues: tuple[Clue, ...] = TextClue("one two"), TextClue("one  two three"), SPOKEN
        for two_words, wordy in ((True, (False, True, False)), (False, (False, False, False))):
            state = reading(encrypting(house_rules=HouseRules(two_words=two_words)))
            state = give(state, *(c.HearClue(T, i, clue) for i, clue in enumerate(clues, 1)))
            half = table_view(state).white_half
            assert half is not None
            assert half.wordy == wordy
            assert give(state, c.FinishReading(T)).phase is Phase.GUESS


class TestSand:
    def test_who_is_ready_first_may_turn_it(self) -> None:
        state = give(encrypting(), c.DrawCode(W, CODE), c.DrawCode(B, CODE))
        assert why(state, c.TurnSand(W, 1.0)) is Refusal.NO_SAND
        state = give(state, c.DeclareReady(W))
        assert why(state, c.TurnSand(B, 1.0)) is Refusal.NO_SAND
        state = give(state, c.TurnSand(W, 1.0))
        assert why(state, c.TurnSand(W, 2.0)) is Refusal.NO_SAND

    def test_whoever_is_hurried_by_turns_gets_mouse_and_keyboard_with_it(self) -> None:
        state = give(encrypting(play_mode=PlayMode.BY_TURNS), c.DrawCode(W, CODE), c.DeclareReady(W))
        assert state.controller is Team.WHITE
        state = give(state, c.TurnSand(W, 1.0))
        assert state.sand is not None
        assert state.sand.by is Team.WHITE
        assert state.controller is Team.BLACK
        assert c.DrawCode in legal_kinds(state, B)

    def test_it_is_put_aside_once_both_are_ready(self) -> None:
        state = give(encrypting(), c.DrawCode(W, CODE), c.DrawCode(B, CODE), c.DeclareReady(W), c.TurnSand(W, 1.0))
        state = give(state, c.DeclareReady(B))
        assert state.phase is Phase.READ
        assert state.sand is None

    def test_it_may_be_left_out(self) -> None:
        state = give(encrypting(timer=TimerSetup(TimerMode.OFF)), c.DrawCode(W, CODE), c.DeclareReady(W))
        assert why(state, c.TurnSand(W, 1.0)) is Refusal.NO_SAND

    def test_the_interceptor_turns_it_on_a_slow_encryptor(self) -> None:
        state = give(None, c.DealGame(T, THREE_PLAYERS), c.AcceptKeywords(W))
        assert why(state, c.TurnSand(B, 1.0)) is Refusal.NO_SAND
        state = give(state, c.DrawCode(W, CODE))
        assert why(state, c.TurnSand(W, 1.0)) is Refusal.NO_SAND
        assert give(state, c.TurnSand(B, 1.0)).sand is not None

    def test_the_interceptor_turns_it_although_the_team_has_mouse_and_keyboard(self) -> None:
        state = give(None, c.DealGame(T, replace(THREE_PLAYERS, play_mode=PlayMode.BY_TURNS)), c.AcceptKeywords(W))
        assert state.controller is Team.WHITE
        assert legal_kinds(state, B) == frozenset()
        state = give(state, c.DrawCode(W, CODE))
        assert legal_kinds(state, B) == {c.TurnSand}
        assert why(state, c.TurnSand(W, 1.0)) is Refusal.NO_SAND
        state = give(state, c.TurnSand(B, 1.0))
        assert state.sand is not None
        assert state.sand.by is Team.BLACK
        assert legal_kinds(state, B) == frozenset()
        assert give(state, c.DeclareReady(W)).phase is Phase.READ

    def test_no_other_team_turns_it_out_of_turn(self) -> None:
        state = give(encrypting(play_mode=PlayMode.BY_TURNS), c.DrawCode(W, CODE), c.DeclareReady(W))
        assert why(state, c.TurnSand(B, 1.0)) is Refusal.NOT_YOUR_TURN
        state = give(state, c.HandOver(W))
        assert why(state, c.TurnSand(W, 1.0)) is Refusal.NOT_YOUR_TURN

    @pytest.mark.parametrize("timer", [TimerMode.OFF, TimerMode.ADVISORY])
    def test_there_is_something_to_turn(self, timer: TimerMode) -> None:
        setup = replace(THREE_PLAYERS, play_mode=PlayMode.BY_TURNS, timer=TimerSetup(timer))
        state = give(None, c.DealGame(T, setup), c.AcceptKeywords(W), c.DrawCode(W, CODE))
        assert (c.TurnSand in legal_kinds(state, B)) is (timer is TimerMode.ADVISORY)

    @pytest.mark.parametrize("at", [nan, inf, -inf])
    def test_its_time_is_a_time(self, at: float) -> None:
        state = give(encrypting(), c.DrawCode(W, CODE), c.DeclareReady(W))
        assert why(state, c.TurnSand(W, at)) is Refusal.NO_SAND

    def test_it_is_turned_back_for_each_round(self) -> None:
        state = give(encrypting(), c.DrawCode(W, CODE), c.DeclareReady(W), c.TurnSand(W, 1.0))
        state = give(state, c.DrawCode(B, CODE), c.DeclareReady(B))
        state = give(guessing(state), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1), c.ReadNext(T))
        state = give(guessing(state), c.LockGuess(B, GuessKind.DECODE, CODE), *steps(1), c.StartRound(T, 2))
        assert state.sand is None


class TestRead:
    def test_written_clues_are_read_in_order_by_their_encryptor(self) -> None:
        state = reading(encrypting(clue_mode=ClueMode.WRITTEN))
        assert why(state, c.ReadClue(W, 2)) is Refusal.OUT_OF_ORDER
        assert why(state, c.ReadClue(B, 1)) is Refusal.NOT_YOURS
        assert why(state, c.HearClue(T, 1, TextClue("x"))) is Refusal.WRONG_PHASE
        assert why(state, c.FinishReading(W)) is Refusal.CLUES_MISSING
        state = give(state, c.ReadClue(W, 1), c.ReadClue(W, 2), c.ReadClue(T, 3))
        assert state.active_half is not None
        assert state.active_half.clues == THREE
        assert why(state, c.ReadClue(W, 3)) is Refusal.ALREADY_DONE

    def test_guessing_waits_for_three_clues(self) -> None:
        state = give(reading(), c.HearClue(T, 1, MISSING), c.HearClue(T, 3, SPOKEN))
        assert why(state, c.FinishReading(T)) is Refusal.CLUES_MISSING
        assert give(state, c.HearClue(T, 2, MISSING), c.FinishReading(T)).phase is Phase.GUESS

    def test_a_typing_mistake_is_corrected_until_the_card_turns(self) -> None:
        state = give(guessing(), c.LockGuess(W, GuessKind.DECODE, CODE), c.Reveal(T, RevealStep.DECODE))
        state = give(state, c.HearClue(T, 2, TextClue("bb")))
        assert state.active_half is not None
        assert state.active_half.clues[1] == TextClue("bb")
        state = give(state, c.Reveal(T, RevealStep.CARD))
        assert why(state, c.HearClue(T, 2, TextClue("b"))) is Refusal.OUT_OF_ORDER
        assert why(state, c.StrikeClue(T, 2)) is Refusal.OUT_OF_ORDER

    def test_a_clue_in_words_is_struck_once(self) -> None:
        state = give(reading(), c.HearClue(T, 1, TextClue("a")), c.HearClue(T, 2, SPOKEN))
        assert why(state, c.StrikeClue(T, 2)) is Refusal.BAD_CLUE
        state = give(state, c.StrikeClue(T, 1))
        assert state.active_half is not None
        assert state.active_half.clues[0] == StruckClue("a")
        assert why(state, c.StrikeClue(T, 1)) is Refusal.BAD_CLUE


class TestGuess:
    def test_nobody_intercepts_in_round_1(self) -> None:
        state = guessing()
        assert why(state, c.LockGuess(B, GuessKind.INTERCEPT, CODE)) is Refusal.FIRST_ROUND
        state = give(state, c.LockGuess(W, GuessKind.DECODE, CODE))
        assert state.phase is Phase.REVEAL
        assert why(state, c.Reveal(T, RevealStep.INTERCEPT)) is Refusal.OUT_OF_ORDER

    def test_each_team_makes_its_own_guess(self) -> None:
        state = guessing(reading(round_two()))
        assert why(state, c.LockGuess(B, GuessKind.DECODE, CODE)) is Refusal.NOT_YOURS
        locked = give(state, c.LockGuess(B, GuessKind.INTERCEPT, None))
        assert why(locked, c.LockGuess(W, GuessKind.INTERCEPT, CODE)) is Refusal.NOT_YOURS
        assert why(state, c.LockGuess(T, GuessKind.DECODE, CODE)) is Refusal.NOT_YOURS

    def test_at_once_too_the_interception_is_locked_first(self) -> None:
        state = guessing(reading(round_two()))
        assert why(state, c.LockGuess(W, GuessKind.DECODE, CODE)) is Refusal.INTERCEPTION_FIRST
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, None))
        assert give(state, c.LockGuess(W, GuessKind.DECODE, CODE)).phase is Phase.REVEAL

    def test_by_turns_the_interception_is_locked_first_and_then_handed_over(self) -> None:
        state = replace(guessing(reading(round_two())), setup=replace(TWO_TEAMS, play_mode=PlayMode.BY_TURNS))
        state = replace(state, controller=Team.BLACK)
        assert why(state, c.LockGuess(W, GuessKind.DECODE, CODE)) is Refusal.NOT_YOUR_TURN
        assert why(state, c.HandOver(B)) is Refusal.INTERCEPTION_FIRST
        early = replace(state, controller=Team.WHITE)
        assert why(early, c.LockGuess(W, GuessKind.DECODE, CODE)) is Refusal.INTERCEPTION_FIRST
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, None), c.HandOver(B))
        assert give(state, c.LockGuess(W, GuessKind.DECODE, CODE)).phase is Phase.REVEAL

    def test_there_may_be_no_attempt_at_another_code_but_there_is_one_at_the_own(self) -> None:
        state = guessing(reading(round_two()))
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, None))
        assert why(state, c.LockGuess(W, GuessKind.DECODE, None)) is Refusal.BAD_CODE
        assert why(state, c.LockGuess(B, GuessKind.INTERCEPT, CODE)) is Refusal.ALREADY_DONE


class TestReveal:
    def test_the_steps_come_in_the_rulebooks_order(self) -> None:
        state = guessing(reading(round_two()))
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, CODE), c.LockGuess(W, GuessKind.DECODE, CODE))
        order = [RevealStep.INTERCEPT, RevealStep.DECODE, RevealStep.CARD, RevealStep.TOKENS]
        for step in order:
            for other in RevealStep:
                if other is not step:
                    assert why(state, c.Reveal(T, other)) is Refusal.OUT_OF_ORDER
            state = give(state, c.Reveal(T, step))
        assert why(state, c.Reveal(T, RevealStep.TOKENS)) is Refusal.ALREADY_DONE
        assert state.black.interceptions == 1

    def test_a_guess_is_corrected_between_its_reading_and_the_card(self) -> None:
        state = guessing(reading(round_two()))
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, OTHER), c.LockGuess(W, GuessKind.DECODE, OTHER))
        assert why(state, c.CorrectGuess(T, GuessKind.INTERCEPT, CODE)) is Refusal.OUT_OF_ORDER
        state = give(state, c.Reveal(T, RevealStep.INTERCEPT))
        assert why(state, c.CorrectGuess(T, GuessKind.DECODE, CODE)) is Refusal.OUT_OF_ORDER
        state = give(state, c.CorrectGuess(T, GuessKind.INTERCEPT, None), c.Reveal(T, RevealStep.DECODE))
        state = give(state, c.CorrectGuess(T, GuessKind.DECODE, CODE), c.Reveal(T, RevealStep.CARD))
        assert why(state, c.CorrectGuess(T, GuessKind.DECODE, OTHER)) is Refusal.OUT_OF_ORDER
        state = give(state, c.Reveal(T, RevealStep.TOKENS))
        assert (state.black.interceptions, state.white.miscommunications) == (0, 0)

    def test_blacks_code_waits_for_whites_tokens(self) -> None:
        state = give(guessing(), c.LockGuess(W, GuessKind.DECODE, CODE), *steps(1)[:-1])
        assert why(state, c.ReadNext(T)) is Refusal.OUT_OF_ORDER

    def test_the_same_code_may_come_again_at_once(self) -> None:
        assert give(round_two(), c.DrawCode(W, CODE)).phase is Phase.ENCRYPT


class TestBetweenRounds:
    def test_a_double_click_starts_one_round(self) -> None:
        state = round_two()
        assert state.round_number == 2
        assert why(state, c.StartRound(T, 2)) is Refusal.WRONG_PHASE

    def test_players_change_only_between_rounds(self) -> None:
        assert why(encrypting(), c.ChangePlayers(T, Team.WHITE, ("A", "B"))) is Refusal.WRONG_PHASE

    def test_keywords_are_guessed_only_at_a_tie(self) -> None:
        assert why(round_two(), c.StartKeywordGuess(T)) is Refusal.WRONG_PHASE


class TestEnd:
    def test_nothing_goes_on_after_the_table_has_stopped(self) -> None:
        state = give(encrypting(), c.AbandonGame(T))
        for command in (c.DrawCode(W, CODE), c.AbandonGame(T), c.WritePencil(W, 1, "x")):
            assert why(state, command) is Refusal.GAME_OVER

    def test_a_log_begins_with_the_deal_and_has_one(self) -> None:
        with pytest.raises(ValueError):
            apply(None, e.NextReading())
        with pytest.raises(ValueError):
            apply(dealt(), e.GameDealt(TWO_TEAMS))


def test_half_a_character_does_not_keep_a_record_from_being_written() -> None:
    record = Record(
        Variant.TWO_TEAMS,
        "en",
        TeamRecord("a\ud800", None, TWO_TEAMS.white.keywords),
        TeamRecord(None, None, TWO_TEAMS.black.keywords),
        (),
    )
    assert read_record(write_record(record)).white.name == "a?"


class TestAbandon:
    def test_an_open_card_gives_its_tokens_before_the_table_stops(self) -> None:
        state = guessing(reading(round_two()))
        state = give(state, c.LockGuess(B, GuessKind.INTERCEPT, CODE), c.LockGuess(W, GuessKind.DECODE, CODE))
        for step in (RevealStep.INTERCEPT, RevealStep.DECODE, RevealStep.CARD):
            state = give(state, c.Reveal(T, step))
        stopped = give(state, c.AbandonGame(T))
        assert stopped.phase is Phase.ABANDONED
        assert stopped == replace(give(state, c.Reveal(T, RevealStep.TOKENS)), phase=Phase.ABANDONED)
