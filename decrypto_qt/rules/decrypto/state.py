"""The full state of a game of Decrypto: every secret is in here, so no window ever gets one.

Windows get views (`views`), which are built from a state field by field.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from decrypto_qt.rules.decrypto.values import (
    NO_DRAFTS,
    Clue,
    ClueMode,
    Code,
    GuessKind,
    MissingClue,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    TextClue,
    TimerMode,
    Variant,
)
from decrypto_qt.rules.teams import Team

# Asked for at every command of a replay; an Enum's members are ten times as slow to reach through their class.
_WHITE: Final = Team.WHITE
_CARD: Final = RevealStep.CARD
_INTERCEPT: Final = GuessKind.INTERCEPT


@dataclass(frozen=True, slots=True, repr=False)
class TeamState:
    """What belongs to one team for the whole game.

    Attributes:
        name: the team's name, may be empty.
        players: in seating order; the encryptor passes along it.
        keywords: behind the film, slots 1 to 4; empty for an interceptor.
        interceptions: interception tokens held.
        miscommunications: miscommunication tokens held.
        keywords_accepted: whether the team has said that it knows its words.
        pencil: what the team has pencilled on the other side of its sheet, a line per number.
        encryptor: who encrypted last or is proposed now; empty where the players are not named.
        entries: the team's four guesses at the other team's keywords, once locked.
        marks: for each entry the slot of the keyword that the table accepted it for, or `None`.
    """

    name: str
    players: tuple[str, ...]
    keywords: tuple[str, ...]
    interceptions: int = 0
    miscommunications: int = 0
    keywords_accepted: bool = False
    pencil: tuple[str, str, str, str] = ("", "", "", "")
    encryptor: str = ""
    entries: tuple[str, str, str, str] | None = None
    marks: tuple[int | None, int | None, int | None, int | None] = (None, None, None, None)

    @property
    def entries_locked(self) -> bool:
        """Whether the team has locked its guesses at the other team's keywords."""
        return self.entries is not None


@dataclass(frozen=True, slots=True, repr=False)
class HalfState:
    """One colour's code in one round: from the draw to the tokens.

    Attributes:
        owner: whose code it is.
        round_number: counted from 1.
        encryptor: who gives the clues.
        code: the card drawn, `None` before the draw.
        draws: how often a card has been drawn for it: more than once where one was seen.
        ready: whether the encryptor has said so, or its time was over.
        out_of_time: whether the sand ran out before.
        drafts: what the encryptor has written so far and not handed in (written mode only).
        written: clues written and not all read yet (written mode only).
        clues: the clues as read aloud, `None` where one has not been read yet; a spoken clue that was not there when
            the sand ran out is missing from then on.
        accepted: which of them the table has accepted in spite of what is noted beside them.
        intercept: the other team's guess; `None` also means no attempt.
        intercept_locked: whether the other team has locked its guess (or that it makes none).
        decode: the own team's guess, `None` before it is locked.
        revealed: how far the reveal has come.
    """

    owner: Team
    round_number: int
    encryptor: str = ""
    code: Code | None = None
    draws: int = 0
    ready: bool = False
    out_of_time: bool = False
    drafts: tuple[Clue, Clue, Clue] = NO_DRAFTS
    written: tuple[Clue, Clue, Clue] | None = None
    clues: tuple[Clue | None, Clue | None, Clue | None] = (None, None, None)
    accepted: tuple[bool, bool, bool] = (False, False, False)
    intercept: Code | None = None
    intercept_locked: bool = False
    decode: Code | None = None
    revealed: RevealStep = RevealStep.NOTHING

    @property
    def drawn(self) -> bool:
        """Whether a code card has been drawn."""
        return self.code is not None

    @property
    def decode_locked(self) -> bool:
        """Whether the own team has locked its guess."""
        return self.decode is not None

    @property
    def none_read(self) -> bool:
        """Whether no clue has been read aloud yet; one that is missing tells nobody anything."""
        return nothing_read(self.clues)

    @property
    def all_read(self) -> bool:
        """Whether all three clues have been read aloud."""
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

    @property
    def card_shown(self) -> bool:
        """Whether the code card lies open on the table."""
        return self.revealed >= _CARD

    def guess(self, kind: GuessKind) -> Code | None:
        """The locked guess of that kind."""
        return self.intercept if kind is _INTERCEPT else self.decode

    def locked(self, kind: GuessKind) -> bool:
        """Whether that guess has been locked."""
        return self.intercept_locked if kind is _INTERCEPT else self.decode is not None


def nothing_read(clues: tuple[Clue | None, ...]) -> bool:
    """Whether there is no clue among these that was read aloud."""
    return all(clue is None or isinstance(clue, MissingClue) for clue in clues)


@dataclass(frozen=True, slots=True)
class Sand:
    """The sand timer as it was turned last in this round: by whom, and when on the game's own clock, in seconds."""

    by: Team
    at: float


@dataclass(frozen=True, slots=True, repr=False)
class Proposal:
    """What one team has asked of the other, for it needs the word of both; all of it is said aloud at the table.

    Attributes:
        by: who asks.
        redraw: whose code card was seen and is to be drawn anew; `None` where a guess is to be corrected.
        kind: which guess is to be corrected, if one is.
        code: what it is to be; `None` for no attempt.
        controller: whose turn mouse and keyboard were, and will be again.
    """

    by: Team
    redraw: Team | None = None
    kind: GuessKind | None = None
    code: Code | None = None
    controller: Team | None = None


class Reason(Enum):
    """Why a game ended as it did; the values are those of the game record."""

    INTERCEPTIONS = "interceptions"
    MISCOMMUNICATIONS = "miscommunications"
    POINTS = "points"
    KEYWORDS = "keywords"
    SHARED = "shared"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner (`None` for a shared victory) and the reasons, in the order of their names."""

    winner: Team | None
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, repr=False)
class GameState:
    """Everything about a game, the cards in hand included.

    Attributes:
        setup: as settled before the first round.
        phase: where in the game the table is.
        round_number: counted from 1; 0 before the first round.
        white: White's, or the encrypting pair's with three players.
        black: Black's, or the interceptor's.
        past: the halves of earlier rounds, in the order in which they were played.
        white_half: White's code of this round.
        black_half: Black's code of this round; `None` with three players.
        active: whose code is read, guessed and revealed now.
        controller: whose turn mouse and keyboard are (by turns only), else `None`.
        sand: the sand timer, if it was turned in this round.
        proposal: what one team has asked of the other and is not answered yet.
        tie_break: whether the points are even, so that keywords have to be guessed.
        outcome: once the game has been decided.
    """

    setup: Setup
    phase: Phase
    round_number: int
    white: TeamState
    black: TeamState
    past: tuple[HalfState, ...] = ()
    white_half: HalfState | None = None
    black_half: HalfState | None = None
    active: Team = Team.WHITE
    controller: Team | None = None
    sand: Sand | None = None
    proposal: Proposal | None = None
    tie_break: bool = False
    outcome: Outcome | None = None

    @property
    def variant(self) -> Variant:
        """Which of the two games is played."""
        return self.setup.variant

    @property
    def clue_mode(self) -> ClueMode:
        """Whether clues are spoken or handed in."""
        return self.setup.clue_mode

    @property
    def play_mode(self) -> PlayMode:
        """Whether the teams act by turns or at once."""
        return self.setup.play_mode

    @property
    def timer_mode(self) -> TimerMode:
        """What the end of the sand means."""
        return self.setup.timer.mode

    def team(self, team: Team) -> TeamState:
        """What belongs to that team."""
        return self.white if team is _WHITE else self.black

    def half(self, owner: Team) -> HalfState | None:
        """That colour's code of this round."""
        return self.white_half if owner is _WHITE else self.black_half

    @property
    def active_half(self) -> HalfState | None:
        """The code that is read, guessed and revealed now."""
        return self.white_half if self.active is _WHITE else self.black_half

    @property
    def encrypting_teams(self) -> tuple[Team, ...]:
        """The teams that draw codes."""
        return encrypting_teams(self.setup.variant)


_BOTH = (Team.WHITE, Team.BLACK)
_WHITE_ONLY = (Team.WHITE,)


def encrypting_teams(variant: Variant) -> tuple[Team, ...]:
    """The teams that draw codes: both, or with three players the pair alone."""
    return _BOTH if variant is Variant.TWO_TEAMS else _WHITE_ONLY
