"""Who may do what now: one answer for `decide`, which has the state, and for a window, which has only a view.

Both a `GameState` and a `TableView` offer the public facts that the answer needs, and nothing secret is among
them, so that a window's buttons never show more than the table knows.
"""

from __future__ import annotations

from typing import Final, Protocol

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.state import Outcome, Proposal, Sand, encrypting_teams
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, PlayMode, RevealStep, TimerMode, Variant
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team


class TeamFacts(Protocol):
    """What all may know of a team's doings."""

    @property
    def keywords_accepted(self) -> bool:
        """Whether it has said that it knows its words."""

    @property
    def entries_locked(self) -> bool:
        """Whether its guesses at the other's keywords are locked."""


class HalfFacts(Protocol):
    """What all may know of a colour's code in this round."""

    @property
    def drawn(self) -> bool:
        """Whether the card has been drawn."""

    @property
    def ready(self) -> bool:
        """Whether the encryptor is ready."""

    @property
    def none_read(self) -> bool:
        """Whether no clue has been read yet."""

    @property
    def all_read(self) -> bool:
        """Whether all three clues have been read."""

    @property
    def any_to_hear(self) -> bool:
        """Whether a clue can be written down or corrected."""

    @property
    def any_to_strike(self) -> bool:
        """Whether a clue in words has been read that the table has not struck."""

    @property
    def any_to_accept(self) -> bool:
        """Whether a clue in words has been read that the table has not accepted by name."""

    @property
    def intercept_locked(self) -> bool:
        """Whether the other team's guess is locked."""

    @property
    def decode_locked(self) -> bool:
        """Whether the own team's guess is locked."""

    @property
    def revealed(self) -> RevealStep:
        """How far the reveal has come."""


class Facts(Protocol):
    """The public facts of a game."""

    @property
    def variant(self) -> Variant:
        """Which of the two games is played."""

    @property
    def clue_mode(self) -> ClueMode:
        """Whether clues are spoken or handed in."""

    @property
    def play_mode(self) -> PlayMode:
        """Whether the teams act by turns or at once."""

    @property
    def timer_mode(self) -> TimerMode:
        """What the end of the sand means."""

    @property
    def phase(self) -> Phase:
        """Where in the game the table is."""

    @property
    def round_number(self) -> int:
        """Counted from 1."""

    @property
    def active(self) -> Team:
        """Whose code is read, guessed and revealed."""

    @property
    def controller(self) -> Team | None:
        """Whose turn mouse and keyboard are."""

    @property
    def sand(self) -> Sand | None:
        """The sand timer as turned in this round."""

    @property
    def proposal(self) -> Proposal | None:
        """What one team has asked of the other and is not answered yet."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""

    @property
    def tie_break(self) -> bool:
        """Whether keywords have to be guessed."""

    def team(self, team: Team, /) -> TeamFacts:
        """The facts of a team."""

    def half(self, owner: Team, /) -> HalfFacts | None:
        """The facts of a colour's code in this round."""


_FOLLOWING: Final = (RevealStep.INTERCEPT, RevealStep.DECODE, RevealStep.CARD, RevealStep.TOKENS, None)


def next_step(revealed: RevealStep, round_number: int) -> RevealStep | None:
    """The step of a reveal that follows: nobody intercepts in round 1 (rules, step 5), so that step is passed over."""
    if round_number == 1 and revealed is RevealStep.NOTHING:
        return RevealStep.DECODE
    return _FOLLOWING[revealed]


# Asked for at every command of a replay; an Enum's members are ten times as slow to reach through their class.
_BY_TURNS: Final = PlayMode.BY_TURNS
_CARD: Final = RevealStep.CARD

_OVER = frozenset({Phase.FINISHED, Phase.ABANDONED})

_PHASES: dict[type[c.Command], frozenset[Phase]] = {
    c.ExchangeKeyword: frozenset({Phase.KEYWORDS}),
    c.AcceptKeywords: frozenset({Phase.KEYWORDS}),
    c.HandOver: frozenset({Phase.KEYWORDS, Phase.ENCRYPT, Phase.GUESS, Phase.KEYWORD_GUESS}),
    c.NameEncryptor: frozenset({Phase.ENCRYPT}),
    c.DrawCode: frozenset({Phase.ENCRYPT}),
    c.RedrawCode: frozenset({Phase.ENCRYPT, Phase.READ}),
    c.WriteDraft: frozenset({Phase.ENCRYPT}),
    c.DeclareReady: frozenset({Phase.ENCRYPT}),
    c.TurnSand: frozenset({Phase.ENCRYPT}),
    c.CallTime: frozenset({Phase.ENCRYPT}),
    c.ReadClue: frozenset({Phase.READ}),
    c.HearClue: frozenset({Phase.READ, Phase.GUESS, Phase.REVEAL}),
    c.StrikeClue: frozenset({Phase.READ, Phase.GUESS, Phase.REVEAL}),
    c.FinishReading: frozenset({Phase.READ}),
    c.LockGuess: frozenset({Phase.GUESS}),
    c.CorrectGuess: frozenset({Phase.REVEAL}),
    c.AcceptClue: frozenset({Phase.READ, Phase.GUESS, Phase.REVEAL}),
    c.ProposeRedraw: frozenset({Phase.ENCRYPT, Phase.READ}),
    c.ProposeCorrection: frozenset({Phase.REVEAL}),
    c.Agree: frozenset({Phase.ENCRYPT, Phase.READ, Phase.REVEAL}),
    c.Decline: frozenset({Phase.ENCRYPT, Phase.READ, Phase.REVEAL}),
    c.Reveal: frozenset({Phase.REVEAL}),
    c.ReadNext: frozenset({Phase.REVEAL}),
    c.StartRound: frozenset({Phase.ROUND_OVER}),
    c.ChangePlayers: frozenset({Phase.ROUND_OVER}),
    c.StartKeywordGuess: frozenset({Phase.ROUND_OVER}),
    c.LockKeywords: frozenset({Phase.KEYWORD_GUESS}),
    c.RevealKeywords: frozenset({Phase.KEYWORD_GUESS}),
    c.AcceptEntry: frozenset({Phase.KEYWORD_REVEAL}),
    c.SettleGame: frozenset({Phase.KEYWORD_REVEAL}),
    c.AbandonGame: frozenset(Phase) - _OVER,
    c.WritePencil: frozenset(Phase) - _OVER,
}

_OF_A_TEAM: frozenset[type[c.Command]] = frozenset(
    {
        c.ExchangeKeyword,
        c.AcceptKeywords,
        c.HandOver,
        c.NameEncryptor,
        c.DrawCode,
        c.WriteDraft,
        c.DeclareReady,
        c.TurnSand,
        c.LockGuess,
        c.LockKeywords,
        c.WritePencil,
        c.ProposeRedraw,
        c.ProposeCorrection,
    }
)
"""Commands that only a team gives, at its own screen; all others may come from the table window too."""


_OF_THE_TABLE: frozenset[type[c.Command]] = frozenset({c.RedrawCode, c.CorrectGuess})
"""What needs the word of both teams: a team asks the other for it instead."""

_WHILE_ASKED: frozenset[type[c.Command]] = frozenset({c.Agree, c.Decline, c.WriteDraft, c.WritePencil, c.AbandonGame})
"""What may be done before the other team has answered."""


def refusal(facts: Facts, kind: type[c.Command], by: Actor) -> Refusal | None:
    """Why `by` may not give a command of that kind now, or `None` where it may (its values are `decide`'s business)."""
    rule = _RULES.get(kind)
    if rule is None:
        return Refusal.ALREADY_DONE
    phases, of_a_team, check = rule
    if facts.phase not in phases:
        return Refusal.GAME_OVER if facts.phase in _OVER else Refusal.WRONG_PHASE
    if facts.proposal is not None and kind not in _WHILE_ASKED:
        return Refusal.AWAITS_ANSWER
    team = by.team
    if team is None:
        if of_a_team:
            return Refusal.NOT_YOURS
    elif kind in _OF_THE_TABLE:
        return Refusal.NOT_YOURS
    elif facts.play_mode is _BY_TURNS and facts.controller is not team and not _out_of_turn(facts, kind, team):
        return Refusal.NOT_YOUR_TURN
    return None if check is None else check(facts, by)


def _out_of_turn(facts: Facts, kind: type[c.Command], team: Team) -> bool:
    """Whether it does not matter who has mouse and keyboard.

    The sand stands before the interceptor, who turns it; and whoever has asked for the other's word may ask no longer.
    """
    if kind is c.Decline:
        return facts.proposal is not None and facts.proposal.by is team
    return kind is c.TurnSand and team is Team.BLACK and facts.variant is Variant.THREE_PLAYERS


def may_encrypt(facts: Facts, team: Team) -> bool:
    """Whether that side draws codes at all: the interceptor of the three-player game does not."""
    return team in encrypting_teams(facts.variant)


def _keywords(facts: Facts, by: Actor) -> Refusal | None:
    team = by.team
    if team is None or not may_encrypt(facts, team):
        return Refusal.NOT_YOURS
    return Refusal.ALREADY_DONE if facts.team(team).keywords_accepted else None


def _hand_over(facts: Facts, by: Actor) -> Refusal | None:
    if facts.play_mode is not PlayMode.BY_TURNS:
        return Refusal.NOT_YOURS
    match facts.phase:
        case Phase.GUESS:
            if facts.round_number == 1:
                return Refusal.FIRST_ROUND
            half = facts.half(facts.active)
            return None if half is not None and half.intercept_locked else Refusal.INTERCEPTION_FIRST
        case Phase.ENCRYPT if turns_by_itself(facts):
            # Each encryptor has its time in one piece, and no more than that.
            own = _own_half(facts, by)
            return None if not isinstance(own, Refusal) and own.ready else Refusal.NOT_READY
        case _:
            # The interceptor has no words to look at and no code to draw.
            return Refusal.NOT_YOURS if facts.variant is Variant.THREE_PLAYERS else None


def is_strict(facts: Facts) -> bool:
    """Whether an encryptor's time is over when the sand has run out: with three players it only ever says so."""
    return facts.timer_mode is TimerMode.STRICT and facts.variant is Variant.TWO_TEAMS


def turns_by_itself(facts: Facts) -> bool:
    """Whether the sand is turned for each encryptor alike: where both write at one keyboard, one after the other."""
    return is_strict(facts) and facts.clue_mode is ClueMode.WRITTEN and facts.play_mode is _BY_TURNS


def timed_team(facts: Facts) -> Team | None:
    """Whose encryptor the sand runs for, while that one is not ready; `None` where it runs for nobody."""
    sand = facts.sand
    if sand is None or facts.phase is not Phase.ENCRYPT:
        return None
    team = sand.by if turns_by_itself(facts) else sand.by.other
    half = facts.half(team)
    return team if half is not None and not half.ready else None


def _own_half(facts: Facts, by: Actor) -> HalfFacts | Refusal:
    team = by.team
    half = None if team is None else facts.half(team)
    return Refusal.NOT_YOURS if half is None else half


def _name_encryptor(facts: Facts, by: Actor) -> Refusal | None:
    half = _own_half(facts, by)
    if isinstance(half, Refusal):
        return half
    return Refusal.CODE_DRAWN if half.drawn else None


def _draw(facts: Facts, by: Actor) -> Refusal | None:
    half = _own_half(facts, by)
    if isinstance(half, Refusal):
        return half
    return Refusal.ALREADY_DONE if half.drawn else None


def may_redraw(facts: Facts, team: Team) -> bool:
    """Whether that team's code may be drawn anew: its card was seen, and none of its clues has been read.

    Where all three were missing there was nothing to read; then the card itself may have been shown in this round.
    """
    half = facts.half(team)
    if half is None or not half.drawn or not half.none_read or half.revealed is not RevealStep.NOTHING:
        return False
    return facts.phase is Phase.ENCRYPT or facts.active is team


def _redraw(facts: Facts, by: Actor) -> Refusal | None:
    del by
    return None if any(may_redraw(facts, team) for team in Team) else Refusal.NOT_DRAWN


def _ready(facts: Facts, by: Actor) -> Refusal | None:
    half = _own_half(facts, by)
    if isinstance(half, Refusal):
        return half
    if not half.drawn:
        return Refusal.NOT_DRAWN
    return Refusal.ALREADY_DONE if half.ready else None


def _write_draft(facts: Facts, by: Actor) -> Refusal | None:
    return Refusal.WRONG_PHASE if facts.clue_mode is not ClueMode.WRITTEN else _ready(facts, by)


def _turn_sand(facts: Facts, by: Actor) -> Refusal | None:
    team = by.team
    if team is None or facts.timer_mode is TimerMode.OFF or facts.sand is not None or turns_by_itself(facts):
        return Refusal.NO_SAND
    if facts.variant is Variant.THREE_PLAYERS:
        white = facts.half(Team.WHITE)
        slow = white is not None and white.drawn and not white.ready
        return None if team is Team.BLACK and slow else Refusal.NO_SAND
    own, other = facts.half(team), facts.half(team.other)
    return None if own is not None and own.ready and other is not None and not other.ready else Refusal.NO_SAND


def _call_time(facts: Facts, by: Actor) -> Refusal | None:
    del by
    team = timed_team(facts) if is_strict(facts) else None
    half = None if team is None else facts.half(team)
    return None if half is not None and half.drawn else Refusal.NO_SAND


def _read_clue(facts: Facts, by: Actor) -> Refusal | None:
    if facts.clue_mode is not ClueMode.WRITTEN:
        return Refusal.WRONG_PHASE
    if by.team is facts.active.other:
        return Refusal.NOT_YOURS
    half = facts.half(facts.active)
    return Refusal.ALREADY_DONE if half is None or half.all_read else None


def _card_closed(facts: Facts, by: Actor) -> Refusal | None:
    del by
    half = facts.half(facts.active)
    shown = half is None or half.revealed >= _CARD
    return Refusal.OUT_OF_ORDER if shown else None


def _hear_clue(facts: Facts, by: Actor) -> Refusal | None:
    if facts.clue_mode is ClueMode.WRITTEN:
        return Refusal.WRONG_PHASE
    half = facts.half(facts.active)
    if half is not None and not half.any_to_hear:
        return Refusal.ALREADY_DONE
    return _card_closed(facts, by)


def _strike_clue(facts: Facts, by: Actor) -> Refusal | None:
    half = facts.half(facts.active)
    return Refusal.BAD_CLUE if half is None or not half.any_to_strike else _card_closed(facts, by)


def _accept_clue(facts: Facts, by: Actor) -> Refusal | None:
    half = facts.half(facts.active)
    return Refusal.BAD_CLUE if half is None or not half.any_to_accept else _card_closed(facts, by)


def _agree(facts: Facts, by: Actor) -> Refusal | None:
    proposal = facts.proposal
    if proposal is None:
        return Refusal.ALREADY_DONE
    return Refusal.NOT_YOURS if by.team is proposal.by else None


def _decline(facts: Facts, by: Actor) -> Refusal | None:
    """Whoever asked may think better of it, too."""
    del by
    return Refusal.ALREADY_DONE if facts.proposal is None else None


def _finish_reading(facts: Facts, by: Actor) -> Refusal | None:
    del by
    half = facts.half(facts.active)
    return None if half is not None and half.all_read else Refusal.CLUES_MISSING


def _lock_guess(facts: Facts, by: Actor) -> Refusal | None:
    team = by.team
    half = facts.half(facts.active)
    if team is None or half is None:
        return Refusal.NOT_YOURS
    if team is facts.active:
        # Also at once: nobody gains by watching a hand or a keyboard.
        if facts.round_number > 1 and not half.intercept_locked:
            return Refusal.INTERCEPTION_FIRST
        return Refusal.ALREADY_DONE if half.decode_locked else None
    if facts.round_number == 1:
        return Refusal.FIRST_ROUND
    return Refusal.ALREADY_DONE if half.intercept_locked else None


def _correct_guess(facts: Facts, by: Actor) -> Refusal | None:
    half = facts.half(facts.active)
    if half is None or half.revealed is RevealStep.NOTHING:
        return Refusal.OUT_OF_ORDER
    return _card_closed(facts, by)


def _reveal(facts: Facts, by: Actor) -> Refusal | None:
    del by
    half = facts.half(facts.active)
    done = half is None or next_step(half.revealed, facts.round_number) is None
    return Refusal.ALREADY_DONE if done else None


def _read_next(facts: Facts, by: Actor) -> Refusal | None:
    del by
    half = facts.half(facts.active)
    return None if half is not None and half.revealed is RevealStep.TOKENS else Refusal.OUT_OF_ORDER


def _start_round(facts: Facts, by: Actor) -> Refusal | None:
    del by
    return Refusal.GAME_OVER if facts.tie_break else None


def _change_players(facts: Facts, by: Actor) -> Refusal | None:
    """Three play as they sat down: nobody could take the place of a pair or of the one alone."""
    del by
    return Refusal.BAD_PLAYERS if facts.variant is Variant.THREE_PLAYERS else None


def _start_keyword_guess(facts: Facts, by: Actor) -> Refusal | None:
    del by
    return None if facts.tie_break else Refusal.WRONG_PHASE


def _lock_keywords(facts: Facts, by: Actor) -> Refusal | None:
    team = by.team
    if team is None:
        return Refusal.NOT_YOURS
    return Refusal.ALREADY_DONE if facts.team(team).entries_locked else None


def _reveal_keywords(facts: Facts, by: Actor) -> Refusal | None:
    del by
    locked = facts.team(Team.WHITE).entries_locked and facts.team(Team.BLACK).entries_locked
    return None if locked else Refusal.NOT_READY


_CHECKS = {
    c.ExchangeKeyword: _keywords,
    c.AcceptKeywords: _keywords,
    c.HandOver: _hand_over,
    c.NameEncryptor: _name_encryptor,
    c.DrawCode: _draw,
    c.RedrawCode: _redraw,
    c.WriteDraft: _write_draft,
    c.DeclareReady: _ready,
    c.TurnSand: _turn_sand,
    c.CallTime: _call_time,
    c.ReadClue: _read_clue,
    c.HearClue: _hear_clue,
    c.StrikeClue: _strike_clue,
    c.FinishReading: _finish_reading,
    c.LockGuess: _lock_guess,
    c.CorrectGuess: _correct_guess,
    c.AcceptClue: _accept_clue,
    c.ProposeRedraw: _redraw,
    c.ProposeCorrection: _correct_guess,
    c.Agree: _agree,
    c.Decline: _decline,
    c.Reveal: _reveal,
    c.ReadNext: _read_next,
    c.StartRound: _start_round,
    c.ChangePlayers: _change_players,
    c.StartKeywordGuess: _start_keyword_guess,
    c.LockKeywords: _lock_keywords,
    c.RevealKeywords: _reveal_keywords,
}


_RULES: Final = {kind: (phases, kind in _OF_A_TEAM, _CHECKS.get(kind)) for kind, phases in _PHASES.items()}
"""For each kind of command its phases, whether only a team gives it, and what else has to hold."""


def legal_kinds(facts: Facts, by: Actor) -> frozenset[type[c.Command]]:
    """The kinds of command that `by` may give now; a window's buttons are enabled by it."""
    return frozenset(kind for kind in _PHASES if refusal(facts, kind, by) is None)
