"""What each person may know, built from the state field by field: a window cannot show what it was never given.

Nothing is filtered out of a full state here. A field that is not written down in one of these builders does not
reach anybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from decrypto_qt.rules.decrypto.house import is_wordy
from decrypto_qt.rules.decrypto.scoring import matched_slots, points
from decrypto_qt.rules.decrypto.state import (
    GameState,
    HalfState,
    Outcome,
    Proposal,
    Sand,
    TeamState,
    nothing_read,
)
from decrypto_qt.rules.decrypto.values import (
    NO_DRAFTS,
    Clue,
    ClueMode,
    Code,
    GuessKind,
    HouseRules,
    MissingClue,
    Phase,
    PlayMode,
    RevealStep,
    TextClue,
    TimerMode,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.teams import Team


@dataclass(frozen=True, slots=True)
class HalfView:
    """What all at the table know of one colour's code in one round.

    Attributes:
        owner: whose code it is.
        round_number: counted from 1.
        encryptor: who gives the clues; empty where the players are not named.
        drawn: whether the card has been drawn.
        draws: how often one was drawn: more than once where a card was seen.
        ready: whether the encryptor is ready, or its time was over.
        out_of_time: whether the sand ran out before.
        clues: as read aloud so far.
        repeats: for each clue the earlier round in which the same team said the same, or `None`.
        wordy: for each clue whether it has more words than the table's house rule allows.
        accepted: for each clue whether the table has accepted it in spite of what is noted beside it.
        intercept_locked: whether the other team's guess is locked.
        decode_locked: whether the own team's guess is locked.
        revealed: how far the reveal has come.
        intercept: the other team's guess once it has been read; `None` also for no attempt.
        decode: the own team's guess once it has been read.
        code: the code once the card has turned.
    """

    owner: Team
    round_number: int
    encryptor: str
    drawn: bool
    draws: int
    ready: bool
    out_of_time: bool
    clues: tuple[Clue | None, Clue | None, Clue | None]
    repeats: tuple[int | None, int | None, int | None]
    wordy: tuple[bool, bool, bool]
    accepted: tuple[bool, bool, bool]
    intercept_locked: bool
    decode_locked: bool
    revealed: RevealStep
    intercept: Code | None
    decode: Code | None
    code: Code | None

    @property
    def none_read(self) -> bool:
        """Whether no clue has been read yet; one that is missing tells nobody anything."""
        return nothing_read(self.clues)

    @property
    def all_read(self) -> bool:
        """Whether all three clues have been read."""
        return None not in self.clues

    @property
    def any_to_hear(self) -> bool:
        """Whether a clue can be written down or corrected: not one for which there was no time."""
        return not self.out_of_time or any(not isinstance(clue, MissingClue) for clue in self.clues)

    @property
    def any_to_strike(self) -> bool:
        """Whether a clue in words has been read that the table has not struck."""
        return any(isinstance(clue, TextClue) for clue in self.clues)

    @property
    def any_to_accept(self) -> bool:
        """Whether a clue in words has been read that the table has not accepted by name."""
        return any(
            isinstance(clue, TextClue) and not accepted
            for clue, accepted in zip(self.clues, self.accepted, strict=True)
        )

    def shown(self, step: RevealStep) -> bool:
        """Whether the reveal has come to `step`."""
        return self.revealed >= step

    @property
    def intercepted(self) -> bool | None:
        """Whether the other team's guess was right, once the card has turned."""
        return None if self.code is None else self.intercept == self.code

    @property
    def misunderstood(self) -> bool | None:
        """Whether the own team's guess was wrong, once the card has turned."""
        return None if self.code is None else self.decode != self.code


@dataclass(frozen=True, slots=True)
class TeamPublicView:
    """What all at the table know of a team.

    Attributes:
        team: which.
        name: as the team calls itself, may be empty.
        players: in seating order.
        encryptor: who encrypts in this round.
        keywords_accepted: whether it has said that it knows its words.
        interceptions: tokens held.
        miscommunications: tokens held.
        entries_locked: whether its guesses at the other's keywords are locked.
        entries: those guesses once they lie open, else `None`.
        matches: for each open entry the slot of the keyword that it counts for, or `None`.
        marks: for each entry the slot for which the table accepted it, or `None`.
        keywords: the team's keywords, once keyword guesses lie open; else `None`.
    """

    team: Team
    name: str
    players: tuple[str, ...]
    encryptor: str
    keywords_accepted: bool
    interceptions: int
    miscommunications: int
    entries_locked: bool
    entries: tuple[str, ...] | None
    matches: tuple[int | None, ...]
    marks: tuple[int | None, ...]
    keywords: tuple[str, ...] | None

    @property
    def points(self) -> int:
        """The team's points, as the tie-break counts them."""
        return points(self.interceptions, self.miscommunications)

    @property
    def right_answers(self) -> int:
        """How many of the other team's keywords its open entries name."""
        return sum(slot is not None for slot in self.matches)


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody round the table knows: all that the table window, the strips and the logs may say.

    Attributes:
        variant: two teams or three players.
        language: the deck's language tag.
        clue_mode: spoken or written.
        play_mode: by turns or at once.
        timer: the sand timer's setup.
        house_rules: as agreed.
        phase: where in the game the table is.
        round_number: counted from 1; 0 before the first.
        last_round: 8, or 5 with three players.
        white: White's public side.
        black: Black's public side.
        past: the halves of earlier rounds.
        white_half: White's code of this round.
        black_half: Black's code of this round.
        active: whose code is read, guessed and revealed.
        controller: whose turn mouse and keyboard are, or `None`.
        sand: the sand timer as turned in this round.
        proposal: what one team has asked of the other, aloud, and is not answered yet.
        tie_break: whether keywords have to be guessed.
        outcome: how the game ended.
    """

    variant: Variant
    language: str
    clue_mode: ClueMode
    play_mode: PlayMode
    timer: TimerSetup
    house_rules: HouseRules
    phase: Phase
    round_number: int
    last_round: int
    white: TeamPublicView
    black: TeamPublicView
    past: tuple[HalfView, ...]
    white_half: HalfView | None
    black_half: HalfView | None
    active: Team
    controller: Team | None
    sand: Sand | None
    proposal: Proposal | None
    tie_break: bool
    outcome: Outcome | None

    @property
    def timer_mode(self) -> TimerMode:
        """What the end of the sand means."""
        return self.timer.mode

    def team(self, team: Team) -> TeamPublicView:
        """That team's public side."""
        return self.white if team is Team.WHITE else self.black

    def half(self, owner: Team) -> HalfView | None:
        """That colour's code of this round."""
        return self.white_half if owner is Team.WHITE else self.black_half

    @property
    def active_half(self) -> HalfView | None:
        """The code that is read, guessed and revealed now."""
        return self.half(self.active)

    def halves(self, owner: Team) -> tuple[HalfView, ...]:
        """All of that colour's codes so far, this round's included."""
        now = self.half(owner)
        past = tuple(half for half in self.past if half.owner is owner)
        return past if now is None else (*past, now)


@dataclass(frozen=True, slots=True, repr=False)
class TeamView:
    """What one team's screen may show: the table's view, and what is the team's own.

    Attributes:
        table: what everybody knows.
        team: whose view it is.
        keywords: the team's four words; empty for an interceptor.
        pencil: its pencil lines on the other team's side of the sheet.
        guess_locked: whether the team has locked its guess at the code at stake.
        guess: that guess; `None` also for no attempt.
        entries: its guesses at the other's keywords, once locked.
    """

    table: TableView
    team: Team
    keywords: tuple[str, ...]
    pencil: tuple[str, str, str, str]
    guess_locked: bool
    guess: Code | None
    entries: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, repr=False)
class EncryptorView:
    """What a team's encryptor sees while the card is held open: the team's view, the code and the own written clues.

    Attributes:
        team_view: what all of the team may see.
        code: the code.
        drafts: what has been written so far and not handed in.
        written: the clues that were handed in.
    """

    team_view: TeamView
    code: Code | None
    drafts: tuple[Clue, Clue, Clue]
    written: tuple[Clue, ...] | None


@dataclass(frozen=True, slots=True, repr=False)
class AfterGameView:
    """What may be shown once a game is over, if the table wants it: all keywords, and the codes of the last round."""

    white_keywords: tuple[str, ...]
    black_keywords: tuple[str, ...]
    white_code: Code | None
    black_code: Code | None


_ENTRIES_OPEN = frozenset({Phase.KEYWORD_REVEAL, Phase.FINISHED})


def table_view(state: GameState) -> TableView:
    """What everybody knows."""
    setup = state.setup
    return TableView(
        variant=setup.variant,
        language=setup.language,
        clue_mode=setup.clue_mode,
        play_mode=setup.play_mode,
        timer=setup.timer,
        house_rules=setup.house_rules,
        phase=state.phase,
        round_number=state.round_number,
        last_round=setup.last_round,
        white=_team_public(state, Team.WHITE),
        black=_team_public(state, Team.BLACK),
        past=tuple(_half_view(state, half) for half in state.past),
        white_half=None if state.white_half is None else _half_view(state, state.white_half),
        black_half=None if state.black_half is None else _half_view(state, state.black_half),
        active=state.active,
        controller=state.controller,
        sand=state.sand,
        proposal=state.proposal,
        tie_break=state.tie_break,
        outcome=state.outcome,
    )


def team_view(state: GameState, team: Team) -> TeamView:
    """What that team's screen may show."""
    own = state.team(team)
    half = state.active_half
    kind = GuessKind.DECODE if team is state.active else GuessKind.INTERCEPT
    locked = half is not None and half.locked(kind)
    return TeamView(
        table=table_view(state),
        team=team,
        keywords=own.keywords,
        pencil=own.pencil,
        guess_locked=locked,
        guess=half.guess(kind) if half is not None and locked else None,
        entries=own.entries,
    )


def encryptor_view(state: GameState, team: Team) -> EncryptorView:
    """What that team's encryptor may see, the code included."""
    half = state.half(team)
    return EncryptorView(
        team_view=team_view(state, team),
        code=None if half is None else half.code,
        drafts=NO_DRAFTS if half is None else half.drafts,
        written=None if half is None else half.written,
    )


def is_next_missing(state: GameState) -> bool:
    """Whether the written clue whose turn it is to be read is missing; of those after it nothing is told."""
    half = state.active_half
    if state.phase is not Phase.READ or half is None or half.written is None or None not in half.clues:
        return False
    return isinstance(half.written[half.clues.index(None)], MissingClue)


def after_game_view(state: GameState) -> AfterGameView:
    """Everything that was hidden, of a game that is over.

    Raises:
        RuleError: the game is not over.
    """
    if state.phase not in (Phase.FINISHED, Phase.ABANDONED):
        raise RuleError(Refusal.WRONG_PHASE)
    return AfterGameView(
        white_keywords=state.white.keywords,
        black_keywords=state.black.keywords,
        white_code=None if state.white_half is None else state.white_half.code,
        black_code=None if state.black_half is None else state.black_half.code,
    )


def _team_public(state: GameState, team: Team) -> TeamPublicView:
    own = state.team(team)
    opened = state.phase in _ENTRIES_OPEN and own.entries is not None
    return TeamPublicView(
        team=team,
        name=own.name,
        players=own.players,
        encryptor=own.encryptor,
        keywords_accepted=own.keywords_accepted,
        interceptions=own.interceptions,
        miscommunications=own.miscommunications,
        entries_locked=own.entries_locked,
        entries=own.entries if opened else None,
        matches=_matches(state, own, state.team(team.other)) if opened else (),
        marks=own.marks if opened else (),
        keywords=own.keywords if opened else None,
    )


def _matches(state: GameState, own: TeamState, other: TeamState) -> tuple[int | None, ...]:
    return matched_slots(own.entries or (), own.marks, other.keywords, state.setup.language)


def _half_view(state: GameState, half: HalfState) -> HalfView:
    step = half.revealed
    return HalfView(
        owner=half.owner,
        round_number=half.round_number,
        encryptor=half.encryptor,
        drawn=half.drawn,
        draws=half.draws,
        ready=half.ready,
        out_of_time=half.out_of_time,
        clues=half.clues,
        repeats=_repeats(state, half),
        wordy=_wordy(state, half),
        accepted=half.accepted,
        intercept_locked=half.intercept_locked,
        decode_locked=half.decode_locked,
        revealed=half.revealed,
        intercept=half.intercept if step >= RevealStep.INTERCEPT else None,
        decode=half.decode if step >= RevealStep.DECODE else None,
        code=half.code if step >= RevealStep.CARD else None,
    )


def _wordy(state: GameState, half: HalfState) -> tuple[bool, bool, bool]:
    first, second, third = (is_wordy(clue, state.setup.house_rules) for clue in half.clues)
    return first, second, third


def _repeats(state: GameState, half: HalfState) -> tuple[int | None, int | None, int | None]:
    language = state.setup.language
    said: dict[str, int] = {}
    for earlier in state.past:
        if earlier.owner is half.owner and earlier.round_number < half.round_number:
            for clue in earlier.clues:
                if isinstance(clue, TextClue):
                    said.setdefault(fold(clue.text, language), earlier.round_number)
    found: list[int | None] = []
    for clue in half.clues:
        if isinstance(clue, TextClue):
            folded = fold(clue.text, language)
            found.append(said.get(folded))
            said.setdefault(folded, half.round_number)
        else:
            found.append(None)
    first, second, third = found
    return first, second, third
