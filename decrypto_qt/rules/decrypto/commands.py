"""What somebody at the table may ask for; `decide` answers with events or with a named refusal.

Chance and time come in as values: a drawn code or word and the game clock's seconds are arguments here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from decrypto_qt.rules.decrypto.values import Clue, Code, GuessKind, RevealStep, Setup
from decrypto_qt.rules.teams import Actor, Team


@dataclass(frozen=True, slots=True, repr=False)
class DealGame:
    """Put the cards behind the film: the first command of a game."""

    by: Actor
    setup: Setup


@dataclass(frozen=True, slots=True, repr=False)
class ExchangeKeyword:
    """Take another word for one that the team does not know, before the first code is drawn."""

    by: Actor
    slot: int
    word: str


@dataclass(frozen=True, slots=True)
class AcceptKeywords:
    """Say that the team knows its four words."""

    by: Actor


@dataclass(frozen=True, slots=True)
class HandOver:
    """Pass mouse and keyboard to the other team; `at` is the game clock's time, for sand that is turned with it."""

    by: Actor
    at: float | None = None


@dataclass(frozen=True, slots=True)
class NameEncryptor:
    """Let somebody else of the team encrypt, before the code is drawn."""

    by: Actor
    player: str


@dataclass(frozen=True, slots=True, repr=False)
class DrawCode:
    """Step 1: the encryptor draws a card; `code` is the card that chance has given.

    `at` is the game clock's time, for sand that is turned with it.
    """

    by: Actor
    code: Code
    at: float | None = None


@dataclass(frozen=True, slots=True, repr=False)
class RedrawCode:
    """The card was seen: at the word of both teams (the table), `team` draws anew before its clues are read.

    `at` is the game clock's time, for sand that is turned with it.
    """

    by: Actor
    team: Team
    code: Code
    at: float | None = None


@dataclass(frozen=True, slots=True, repr=False)
class WriteDraft:
    """Step 2, written: what stands in the field at `position` (1 to 3) now; an empty field is a missing clue."""

    by: Actor
    position: int
    clue: Clue


@dataclass(frozen=True, slots=True, repr=False)
class DeclareReady:
    """Step 2 is done: the encryptor has three clues; in the written mode they are handed in with it."""

    by: Actor
    clues: tuple[Clue, Clue, Clue] | None = None


@dataclass(frozen=True, slots=True)
class TurnSand:
    """Who is ready first may turn the sand timer; `at` is in seconds on the game's own clock."""

    by: Actor
    at: float


@dataclass(frozen=True, slots=True)
class CallTime:
    """The sand has run out, and the table plays by it: `team` has no more clues than it has now.

    Spoken, `ready` is how many of the three clues there are, by what the table says. Written, it is `None`: what the
    encryptor has written stands.
    """

    by: Actor
    team: Team
    ready: int | None = None


@dataclass(frozen=True, slots=True)
class ReadClue:
    """Step 3, written: the encryptor reads the next clue aloud, and it shows on all windows."""

    by: Actor
    position: int


@dataclass(frozen=True, slots=True, repr=False)
class HearClue:
    """Step 3, spoken: the clue at `position` (1 to 3) is written down, or a typing mistake in it corrected."""

    by: Actor
    position: int
    clue: Clue


@dataclass(frozen=True, slots=True)
class StrikeClue:
    """The table strikes a clue as against the rules, until the code card turns."""

    by: Actor
    position: int


@dataclass(frozen=True, slots=True)
class FinishReading:
    """All three clues are read; the teams may guess."""

    by: Actor


@dataclass(frozen=True, slots=True, repr=False)
class LockGuess:
    """Step 4: a team writes down the code; `code` is `None` where the other team makes no attempt."""

    by: Actor
    kind: GuessKind
    code: Code | None


@dataclass(frozen=True, slots=True, repr=False)
class CorrectGuess:
    """At the table both teams together correct a mistyped guess that has been read, before the card turns."""

    by: Actor
    kind: GuessKind
    code: Code | None


@dataclass(frozen=True, slots=True)
class AcceptClue:
    """The table accepts a clue in spite of what is noted beside it, until the code card turns."""

    by: Actor
    position: int


@dataclass(frozen=True, slots=True)
class ProposeRedraw:
    """A team asks the other whether `team` may draw anew, since its card was seen."""

    by: Actor
    team: Team


@dataclass(frozen=True, slots=True, repr=False)
class ProposeCorrection:
    """A team asks the other to have a mistyped guess corrected that has been read, before the card turns."""

    by: Actor
    kind: GuessKind
    code: Code | None


@dataclass(frozen=True, slots=True, repr=False)
class Agree:
    """The other team agrees to what was proposed; `code` is the card that chance gives where one is drawn anew.

    `at` is the game clock's time, for sand that is turned with it.
    """

    by: Actor
    code: Code | None = None
    at: float | None = None


@dataclass(frozen=True, slots=True)
class Decline:
    """What was proposed is not done."""

    by: Actor


@dataclass(frozen=True, slots=True)
class Reveal:
    """Steps 5 to 7, one at a press; naming the step keeps a double click from skipping one."""

    by: Actor
    step: RevealStep


@dataclass(frozen=True, slots=True)
class ReadNext:
    """Go on to Black's code."""

    by: Actor


@dataclass(frozen=True, slots=True)
class StartRound:
    """Both code cards go back and a new round begins; `number` is the new round's."""

    by: Actor
    number: int


@dataclass(frozen=True, slots=True, repr=False)
class ChangePlayers:
    """Players join or leave a team between rounds."""

    by: Actor
    team: Team
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartKeywordGuess:
    """The points are even: each team guesses the other's keywords."""

    by: Actor


@dataclass(frozen=True, slots=True, repr=False)
class LockKeywords:
    """A team's four guesses at the other team's keywords; an empty entry is a blank."""

    by: Actor
    entries: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class RevealKeywords:
    """Both teams' answers are laid open together."""

    by: Actor


@dataclass(frozen=True, slots=True)
class AcceptEntry:
    """The table accepts `team`'s entry (1 to 4) for the keyword in `slot`, or takes that back with `None`."""

    by: Actor
    team: Team
    entry: int
    slot: int | None


@dataclass(frozen=True, slots=True)
class SettleGame:
    """The table is done with near-misses: more right answers win, or the victory is shared."""

    by: Actor


@dataclass(frozen=True, slots=True)
class AbandonGame:
    """The table stops before the end."""

    by: Actor


@dataclass(frozen=True, slots=True, repr=False)
class WritePencil:
    """A team pencils a guess at the other team's keyword beside its number."""

    by: Actor
    slot: int
    text: str


Command: TypeAlias = (
    DealGame
    | ExchangeKeyword
    | AcceptKeywords
    | HandOver
    | NameEncryptor
    | DrawCode
    | RedrawCode
    | WriteDraft
    | DeclareReady
    | TurnSand
    | CallTime
    | ReadClue
    | HearClue
    | StrikeClue
    | FinishReading
    | LockGuess
    | CorrectGuess
    | AcceptClue
    | ProposeRedraw
    | ProposeCorrection
    | Agree
    | Decline
    | Reveal
    | ReadNext
    | StartRound
    | ChangePlayers
    | StartKeywordGuess
    | LockKeywords
    | RevealKeywords
    | AcceptEntry
    | SettleGame
    | AbandonGame
    | WritePencil
)
"""Any command."""

COMMANDS: Final[tuple[type[Command], ...]] = (
    DealGame,
    ExchangeKeyword,
    AcceptKeywords,
    HandOver,
    NameEncryptor,
    DrawCode,
    RedrawCode,
    WriteDraft,
    DeclareReady,
    TurnSand,
    CallTime,
    ReadClue,
    HearClue,
    StrikeClue,
    FinishReading,
    LockGuess,
    CorrectGuess,
    AcceptClue,
    ProposeRedraw,
    ProposeCorrection,
    Agree,
    Decline,
    Reveal,
    ReadNext,
    StartRound,
    ChangePlayers,
    StartKeywordGuess,
    LockKeywords,
    RevealKeywords,
    AcceptEntry,
    SettleGame,
    AbandonGame,
    WritePencil,
)
