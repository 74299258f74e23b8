"""Whether a command is allowed by the rules, and what then happens: a pure function, the only way to new events.

Raises a `RuleError` with a named refusal where it is not. Who may give which kind of command when is `legal`'s
knowledge; here its values are looked at.
"""

from __future__ import annotations

from math import isfinite
from typing import Any, Final

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.apply import apply, struck
from decrypto_qt.rules.decrypto.house import house_fault
from decrypto_qt.rules.decrypto.legal import may_redraw, next_step, refusal, timed_team, turns_by_itself
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    Clue,
    ClueMode,
    Code,
    GuessKind,
    MissingClue,
    Phase,
    RevealStep,
    Setup,
    StruckClue,
    TeamSetup,
    TextClue,
    Variant,
    is_code,
)
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.teams import Actor, Team

# Asked for at every command of a replay; an Enum's members are ten times as slow to reach through their class.
_DECODE: Final = GuessKind.DECODE
_INTERCEPT: Final = GuessKind.INTERCEPT


def decide(state: GameState | None, command: c.Command) -> tuple[e.Event, ...]:
    """The events that `command` brings about.

    Raises:
        RuleError: the rules do not allow it; `refusal` names why.
    """
    if state is None:
        if isinstance(command, c.DealGame):
            return _deal(command)
        raise RuleError(Refusal.NO_GAME)
    kind = command.__class__
    reason = refusal(state, kind, command.by)
    if reason is not None:
        raise RuleError(reason)
    event: e.Event = _DECIDE[kind](state, command)
    if kind is c.AbandonGame:
        return _with_tokens_first(state, event)
    if isinstance(command, _BEGINS_A_TIME) and command.at is not None and turns_by_itself(state):
        return _with_sand(apply(state, event), event, command.at)
    if isinstance(event, e.SandTurned) and state.controller is event.team:
        # Whoever is hurried has to have mouse and keyboard, or the sand would run for nothing.
        return (event, e.TurnHandedOver(event.team.other))
    return (event,)


_BEGINS_A_TIME: Final = (c.HandOver, c.DrawCode, c.RedrawCode, c.Agree)


def _with_sand(after: GameState, event: e.Event, at: float) -> tuple[e.Event, ...]:
    """With the event the sand is turned for the encryptor who begins to think with it: its turn, and a card drawn."""
    team = after.controller
    half = None if team is None else after.half(team)
    begins = after.phase is Phase.ENCRYPT and half is not None and half.drawn and not half.ready
    if team is None or not begins or timed_team(after) is team:
        return (event,)
    return (event, e.SandTurned(team, _moment(at)))


def _moment(at: float) -> float:
    if not isfinite(at):
        raise RuleError(Refusal.NO_SAND)
    return at


def _with_tokens_first(state: GameState, abandoned: e.Event) -> tuple[e.Event, ...]:
    """Where a code card lies open, its tokens are handed out before the table stops: they may end the game."""
    half = state.active_half
    if half is None or half.revealed is not RevealStep.CARD:
        return (abandoned,)
    tokens = e.StepRevealed(RevealStep.TOKENS)
    over = apply(state, tokens).outcome is not None
    return (tokens,) if over else (tokens, abandoned)


def _deal(command: c.DealGame) -> tuple[e.Event, ...]:
    setup = command.setup
    _check_teams(setup)
    words = setup.white.keywords + setup.black.keywords
    if len(words) != len({fold(word, setup.language) for word in words}) or not all(w.strip() for w in words):
        raise RuleError(Refusal.BAD_KEYWORDS)
    return (e.GameDealt(setup),)


def _check_teams(setup: Setup) -> None:
    three = setup.variant is Variant.THREE_PLAYERS
    _check_team(setup.white, words=4, most=2 if three else 4)
    _check_team(setup.black, words=0 if three else 4, least=1 if three else 2, most=1 if three else 4)


def _check_team(team: TeamSetup, words: int, least: int = 2, most: int = 4) -> None:
    if len(team.keywords) != words:
        raise RuleError(Refusal.BAD_KEYWORDS)
    if team.players and not least <= len(team.players) <= most:
        raise RuleError(Refusal.BAD_PLAYERS)


def _check_new_players(players: tuple[str, ...], least: int, most: int) -> None:
    """Names that are given at the table; a record's are taken as they were written down."""
    if not least <= len(players) <= most or len(set(players)) != len(players) or not all(p.strip() for p in players):
        raise RuleError(Refusal.BAD_PLAYERS)


def _acting_team(by: Actor) -> Team:
    team = by.team
    if team is None:
        raise RuleError(Refusal.NOT_YOURS)
    return team


def _one_of(number: int, last: int) -> int:
    if not 1 <= number <= last:
        raise RuleError(Refusal.BAD_SLOT)
    return number


def _code(code: Code) -> Code:
    if not is_code(code):
        raise RuleError(Refusal.BAD_CODE)
    return code


_IN_WORDS: Final = (TextClue, StruckClue)


def _clue(clue: Clue) -> Clue:
    if isinstance(clue, _IN_WORDS) and not clue.text.strip():
        raise RuleError(Refusal.BAD_CLUE)
    return clue


def _dealt_twice(state: GameState, command: c.DealGame) -> e.Event:
    raise RuleError(Refusal.ALREADY_DONE)


def _exchange_keyword(state: GameState, command: c.ExchangeKeyword) -> e.Event:
    slot = _one_of(command.slot, 4)
    language = state.setup.language
    words = {fold(word, language) for word in state.white.keywords + state.black.keywords}
    if not command.word.strip() or fold(command.word, language) in words:
        raise RuleError(Refusal.BAD_KEYWORDS)
    return e.KeywordExchanged(_acting_team(command.by), slot, command.word)


def _accept_keywords(state: GameState, command: c.AcceptKeywords) -> e.Event:
    return e.KeywordsAccepted(_acting_team(command.by))


def _hand_over(state: GameState, command: c.HandOver) -> e.Event:
    return e.TurnHandedOver(_acting_team(command.by).other)


def _name_encryptor(state: GameState, command: c.NameEncryptor) -> e.Event:
    team = _acting_team(command.by)
    if command.player and state.team(team).players and command.player not in state.team(team).players:
        raise RuleError(Refusal.BAD_PLAYER)
    return e.EncryptorNamed(team, command.player)


def _draw_code(state: GameState, command: c.DrawCode) -> e.Event:
    return e.CodeDrawn(_acting_team(command.by), _code(command.code))


def _redraw_code(state: GameState, command: c.RedrawCode) -> e.Event:
    if not may_redraw(state, command.team):
        raise RuleError(Refusal.NOT_DRAWN)
    return e.CodeDrawn(command.team, _code(command.code))


def _declare_ready(state: GameState, command: c.DeclareReady) -> e.Event:
    written = state.setup.clue_mode is ClueMode.WRITTEN
    if written != (command.clues is not None):
        raise RuleError(Refusal.CLUES_MISSING if written else Refusal.BAD_CLUE)
    for clue in command.clues or ():
        fault = house_fault(_clue(clue), state.setup.house_rules)
        if fault is not None:
            raise RuleError(fault)
    return e.EncryptorReady(_acting_team(command.by), command.clues)


def _write_draft(state: GameState, command: c.WriteDraft) -> e.Event:
    # What is half written may still be against a house rule: that is looked at when it is handed in.
    return e.DraftWritten(_acting_team(command.by), _one_of(command.position, 3), _clue(command.clue))


def _turn_sand(state: GameState, command: c.TurnSand) -> e.Event:
    return e.SandTurned(_acting_team(command.by), _moment(command.at))


def _call_time(state: GameState, command: c.CallTime) -> e.Event:
    written = state.setup.clue_mode is ClueMode.WRITTEN
    if command.team is not timed_team(state):
        raise RuleError(Refusal.NO_SAND)
    if written != (command.ready is None):
        raise RuleError(Refusal.BAD_CLUE)
    if command.ready is not None and not 0 <= command.ready <= 3:
        raise RuleError(Refusal.BAD_CLUE)
    return e.SandRanOut(command.team, command.ready)


def _read_clue(state: GameState, command: c.ReadClue) -> e.Event:
    half = state.active_half
    position = _one_of(command.position, 3)
    if half is None or half.clues.index(None) != position - 1:
        raise RuleError(Refusal.OUT_OF_ORDER)
    return e.ClueRead(position)


def _hear_clue(state: GameState, command: c.HearClue) -> e.Event:
    # Spoken, nothing blocks: what was said was said. Only a clue that is handed in must not be empty.
    half = state.active_half
    position = _one_of(command.position, 3)
    if half is not None and half.out_of_time and isinstance(half.clues[position - 1], MissingClue):
        # The sand ran out before there was one: whoever has miscounted takes the count back.
        raise RuleError(Refusal.ALREADY_DONE)
    return e.ClueHeard(position, command.clue)


def _strike_clue(state: GameState, command: c.StrikeClue) -> e.Event:
    half = state.active_half
    position = _one_of(command.position, 3)
    clue = None if half is None else half.clues[position - 1]
    if not isinstance(clue, TextClue):
        raise RuleError(Refusal.BAD_CLUE)
    return e.ClueHeard(position, struck(clue))


def _finish_reading(state: GameState, command: c.FinishReading) -> e.Event:
    return e.ReadingFinished()


def _lock_guess(state: GameState, command: c.LockGuess) -> e.Event:
    if command.kind is not (_DECODE if command.by.team is state.active else _INTERCEPT):
        raise RuleError(Refusal.NOT_YOURS)
    return e.GuessLocked(command.kind, _guess(command))


def _guess(command: c.LockGuess | c.CorrectGuess | c.ProposeCorrection) -> Code | None:
    if command.code is None:
        if command.kind is GuessKind.DECODE:
            raise RuleError(Refusal.BAD_CODE)
        return None
    return _code(command.code)


def _check_correction(state: GameState, command: c.CorrectGuess | c.ProposeCorrection) -> None:
    half = state.active_half
    shown = RevealStep.INTERCEPT if command.kind is GuessKind.INTERCEPT else RevealStep.DECODE
    if half is None or half.revealed < shown:
        raise RuleError(Refusal.OUT_OF_ORDER)
    if command.kind is GuessKind.INTERCEPT and state.round_number == 1:
        raise RuleError(Refusal.FIRST_ROUND)


def _correct_guess(state: GameState, command: c.CorrectGuess) -> e.Event:
    _check_correction(state, command)
    return e.GuessCorrected(command.kind, _guess(command))


def _accept_clue(state: GameState, command: c.AcceptClue) -> e.Event:
    half = state.active_half
    position = _one_of(command.position, 3)
    if half is None or not isinstance(half.clues[position - 1], TextClue) or half.accepted[position - 1]:
        raise RuleError(Refusal.BAD_CLUE)
    return e.ClueAccepted(position)


def _propose_redraw(state: GameState, command: c.ProposeRedraw) -> e.Event:
    if not may_redraw(state, command.team):
        raise RuleError(Refusal.NOT_DRAWN)
    return e.RedrawProposed(_acting_team(command.by), command.team)


def _propose_correction(state: GameState, command: c.ProposeCorrection) -> e.Event:
    _check_correction(state, command)
    return e.CorrectionProposed(_acting_team(command.by), command.kind, _guess(command))


def _agree(state: GameState, command: c.Agree) -> e.Event:
    proposal = state.proposal
    if proposal is None:
        raise RuleError(Refusal.ALREADY_DONE)
    if proposal.redraw is not None:
        if command.code is None:
            raise RuleError(Refusal.BAD_CODE)
        return e.CodeDrawn(proposal.redraw, _code(command.code))
    if proposal.kind is None or command.code is not None:
        raise RuleError(Refusal.BAD_CODE)
    return e.GuessCorrected(proposal.kind, proposal.code)


def _decline(state: GameState, command: c.Decline) -> e.Event:
    return e.ProposalDeclined()


_REVEALED: Final = {step: e.StepRevealed(step) for step in RevealStep}


def _reveal(state: GameState, command: c.Reveal) -> e.Event:
    half = state.active_half
    if half is None or command.step is not next_step(half.revealed, state.round_number):
        raise RuleError(Refusal.OUT_OF_ORDER)
    return _REVEALED[command.step]


def _read_next(state: GameState, command: c.ReadNext) -> e.Event:
    return e.NextReading()


def _start_round(state: GameState, command: c.StartRound) -> e.Event:
    if command.number != state.round_number + 1:
        raise RuleError(Refusal.OUT_OF_ORDER)
    return e.RoundStarted(command.number)


def _change_players(state: GameState, command: c.ChangePlayers) -> e.Event:
    _check_new_players(command.players, 2, 4)
    return e.PlayersChanged(command.team, command.players)


def _start_keyword_guess(state: GameState, command: c.StartKeywordGuess) -> e.Event:
    return e.KeywordGuessStarted()


def _lock_keywords(state: GameState, command: c.LockKeywords) -> e.Event:
    return e.KeywordsLocked(_acting_team(command.by), command.entries)


def _reveal_keywords(state: GameState, command: c.RevealKeywords) -> e.Event:
    return e.KeywordsRevealed()


def _accept_entry(state: GameState, command: c.AcceptEntry) -> e.Event:
    if command.slot is not None:
        _one_of(command.slot, 4)
    return e.EntryAccepted(command.team, _one_of(command.entry, 4), command.slot)


def _settle_game(state: GameState, command: c.SettleGame) -> e.Event:
    return e.GameSettled()


def _abandon_game(state: GameState, command: c.AbandonGame) -> e.Event:
    return e.GameAbandoned()


def _write_pencil(state: GameState, command: c.WritePencil) -> e.Event:
    return e.PencilWritten(_acting_team(command.by), _one_of(command.slot, 4), command.text)


_DECIDE: Final[dict[type[c.Command], Any]] = {
    c.DealGame: _dealt_twice,
    c.ExchangeKeyword: _exchange_keyword,
    c.AcceptKeywords: _accept_keywords,
    c.HandOver: _hand_over,
    c.NameEncryptor: _name_encryptor,
    c.DrawCode: _draw_code,
    c.RedrawCode: _redraw_code,
    c.WriteDraft: _write_draft,
    c.DeclareReady: _declare_ready,
    c.TurnSand: _turn_sand,
    c.CallTime: _call_time,
    c.ReadClue: _read_clue,
    c.HearClue: _hear_clue,
    c.StrikeClue: _strike_clue,
    c.FinishReading: _finish_reading,
    c.LockGuess: _lock_guess,
    c.CorrectGuess: _correct_guess,
    c.AcceptClue: _accept_clue,
    c.ProposeRedraw: _propose_redraw,
    c.ProposeCorrection: _propose_correction,
    c.Agree: _agree,
    c.Decline: _decline,
    c.Reveal: _reveal,
    c.ReadNext: _read_next,
    c.StartRound: _start_round,
    c.ChangePlayers: _change_players,
    c.StartKeywordGuess: _start_keyword_guess,
    c.LockKeywords: _lock_keywords,
    c.RevealKeywords: _reveal_keywords,
    c.AcceptEntry: _accept_entry,
    c.SettleGame: _settle_game,
    c.AbandonGame: _abandon_game,
    c.WritePencil: _write_pencil,
}
