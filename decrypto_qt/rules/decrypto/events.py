"""What has happened, in the past tense; the log of a game is made of these, and a state is their fold.

Each event says by `UNDO` whether it may be taken back by whoever did it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from decrypto_qt.rules.decrypto.values import Clue, Code, GuessKind, RevealStep, Setup
from decrypto_qt.rules.teams import Team
from decrypto_qt.rules.undo import Undo


@dataclass(frozen=True, slots=True, repr=False)
class GameDealt:
    """The cards slid behind the film."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    setup: Setup


@dataclass(frozen=True, slots=True, repr=False)
class KeywordExchanged:
    """A team got another word for one that it did not know."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    team: Team
    slot: int
    word: str


@dataclass(frozen=True, slots=True)
class KeywordsAccepted:
    """A team knows its words."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team


@dataclass(frozen=True, slots=True)
class TurnHandedOver:
    """Mouse and keyboard passed to the other team."""

    UNDO: ClassVar[Undo] = Undo.ASIDE
    to: Team


@dataclass(frozen=True, slots=True)
class EncryptorNamed:
    """Somebody of the team will encrypt."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team
    player: str


@dataclass(frozen=True, slots=True, repr=False)
class CodeDrawn:
    """A code card was drawn: never undone, for the encryptor has seen it."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    team: Team
    code: Code


@dataclass(frozen=True, slots=True, repr=False)
class DraftWritten:
    """An encryptor wrote, changed or emptied one of its three clues; nobody else sees it."""

    UNDO: ClassVar[Undo] = Undo.ASIDE
    team: Team
    position: int
    clue: Clue


@dataclass(frozen=True, slots=True, repr=False)
class EncryptorReady:
    """An encryptor has three clues, in the written mode handed in."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team
    clues: tuple[Clue, Clue, Clue] | None


@dataclass(frozen=True, slots=True)
class SandTurned:
    """The sand timer was turned at `at` seconds of the game's own clock."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    team: Team
    at: float


@dataclass(frozen=True, slots=True)
class SandRanOut:
    """A team's time was over: `ready` of its clues are there, or (written) what had been written stands."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team
    ready: int | None


@dataclass(frozen=True, slots=True)
class ClueRead:
    """The clue at `position`, written before, was read aloud."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    position: int


@dataclass(frozen=True, slots=True, repr=False)
class ClueHeard:
    """The clue at `position` was written down as it was said, or corrected."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    position: int
    clue: Clue


@dataclass(frozen=True, slots=True)
class ReadingFinished:
    """All three clues were read."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR


@dataclass(frozen=True, slots=True, repr=False)
class GuessLocked:
    """A team wrote down a guess, or that it makes no attempt."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    kind: GuessKind
    code: Code | None


@dataclass(frozen=True, slots=True, repr=False)
class GuessCorrected:
    """Both teams corrected a mistyped guess."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    kind: GuessKind
    code: Code | None


@dataclass(frozen=True, slots=True)
class ClueAccepted:
    """The table accepted the clue at `position` in spite of what is noted beside it."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    position: int


@dataclass(frozen=True, slots=True)
class RedrawProposed:
    """A team asked the other whether `team` may draw its code anew."""

    UNDO: ClassVar[Undo] = Undo.ASIDE
    by: Team
    team: Team


@dataclass(frozen=True, slots=True, repr=False)
class CorrectionProposed:
    """A team asked the other to have a mistyped guess corrected."""

    UNDO: ClassVar[Undo] = Undo.ASIDE
    by: Team
    kind: GuessKind
    code: Code | None


@dataclass(frozen=True, slots=True)
class ProposalDeclined:
    """What was proposed is not done."""

    UNDO: ClassVar[Undo] = Undo.ASIDE


@dataclass(frozen=True, slots=True)
class StepRevealed:
    """One step of the reveal was shown to all."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    step: RevealStep


@dataclass(frozen=True, slots=True)
class NextReading:
    """Black's code came up."""

    UNDO: ClassVar[Undo] = Undo.BARRIER


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A new round began."""

    UNDO: ClassVar[Undo] = Undo.BARRIER
    number: int


@dataclass(frozen=True, slots=True, repr=False)
class PlayersChanged:
    """Players joined or left a team."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeywordGuessStarted:
    """The tie-break went to the keywords."""

    UNDO: ClassVar[Undo] = Undo.BARRIER


@dataclass(frozen=True, slots=True, repr=False)
class KeywordsLocked:
    """A team wrote down the other's keywords."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team
    entries: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class KeywordsRevealed:
    """Both teams' answers were laid open."""

    UNDO: ClassVar[Undo] = Undo.BARRIER


@dataclass(frozen=True, slots=True)
class EntryAccepted:
    """The table accepted an entry for the keyword in a slot, or took that back (`None`)."""

    UNDO: ClassVar[Undo] = Undo.BY_ACTOR
    team: Team
    entry: int
    slot: int | None


@dataclass(frozen=True, slots=True)
class GameSettled:
    """The right answers were counted."""

    UNDO: ClassVar[Undo] = Undo.BARRIER


@dataclass(frozen=True, slots=True)
class GameAbandoned:
    """The table stopped."""

    UNDO: ClassVar[Undo] = Undo.BARRIER


@dataclass(frozen=True, slots=True, repr=False)
class PencilWritten:
    """A team pencilled a line on its sheet."""

    UNDO: ClassVar[Undo] = Undo.ASIDE
    team: Team
    slot: int
    text: str


Event: TypeAlias = (
    GameDealt
    | KeywordExchanged
    | KeywordsAccepted
    | TurnHandedOver
    | EncryptorNamed
    | CodeDrawn
    | DraftWritten
    | EncryptorReady
    | SandTurned
    | SandRanOut
    | ClueRead
    | ClueHeard
    | ReadingFinished
    | GuessLocked
    | GuessCorrected
    | ClueAccepted
    | RedrawProposed
    | CorrectionProposed
    | ProposalDeclined
    | StepRevealed
    | NextReading
    | RoundStarted
    | PlayersChanged
    | KeywordGuessStarted
    | KeywordsLocked
    | KeywordsRevealed
    | EntryAccepted
    | GameSettled
    | GameAbandoned
    | PencilWritten
)
"""Any event."""

EVENTS: Final[tuple[type[Event], ...]] = (
    GameDealt,
    KeywordExchanged,
    KeywordsAccepted,
    TurnHandedOver,
    EncryptorNamed,
    CodeDrawn,
    DraftWritten,
    EncryptorReady,
    SandTurned,
    SandRanOut,
    ClueRead,
    ClueHeard,
    ReadingFinished,
    GuessLocked,
    GuessCorrected,
    ClueAccepted,
    RedrawProposed,
    CorrectionProposed,
    ProposalDeclined,
    StepRevealed,
    NextReading,
    RoundStarted,
    PlayersChanged,
    KeywordGuessStarted,
    KeywordsLocked,
    KeywordsRevealed,
    EntryAccepted,
    GameSettled,
    GameAbandoned,
    PencilWritten,
)
