"""The values that Decrypto is played with: codes, clues, phases, steps, and how a game is set up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import permutations
from typing import Final, NewType, TypeAlias

Code = NewType("Code", tuple[int, int, int])
"""Three different digits from 1 to 4, in the order of the clues."""

ALL_CODES: Final[tuple[Code, ...]] = tuple(Code((a, b, c)) for a, b, c in permutations((1, 2, 3, 4), 3))
"""The 24 cards of a team's code deck."""

_CODE_SET: Final = frozenset(ALL_CODES)

Slot = NewType("Slot", int)
"""The place of a keyword behind the film, 1 to 4."""

SLOTS: Final[tuple[Slot, ...]] = (Slot(1), Slot(2), Slot(3), Slot(4))


def is_code(digits: object) -> bool:
    """Whether `digits` is three different digits from 1 to 4."""
    return isinstance(digits, tuple) and digits in _CODE_SET


class Variant(Enum):
    """Which of the rulebook's two games is played."""

    TWO_TEAMS = "decrypto"
    THREE_PLAYERS = "decrypto-3"


class ClueMode(Enum):
    """Whether the program learns a clue when it is said, or from the encryptor before."""

    SPOKEN = "spoken"
    WRITTEN = "written"


class PlayMode(Enum):
    """Whether the teams share one mouse and keyboard, or touch their own monitors."""

    BY_TURNS = "by-turns"
    AT_ONCE = "at-once"


class TimerMode(Enum):
    """What the end of the sand means."""

    OFF = "off"
    ADVISORY = "advisory"
    STRICT = "strict"


class Phase(Enum):
    """Where in the game the table is."""

    KEYWORDS = "keywords"
    """Each team looks at its four keywords, and may exchange one it does not know."""
    ENCRYPT = "encrypt"
    """Steps 1 and 2 of a round: codes are drawn, clues thought of."""
    READ = "read"
    """Step 3: the encryptor reads the clues aloud and the other team writes them down."""
    GUESS = "guess"
    """Step 4: both teams write down the code that they believe in."""
    REVEAL = "reveal"
    """Steps 5 to 7: guesses are read, the code card is shown, tokens are given."""
    ROUND_OVER = "round-over"
    """Both codes are revealed; the tokens decide whether a round follows."""
    KEYWORD_GUESS = "keyword-guess"
    """The tie-break's second rung: each team writes down the other's keywords."""
    KEYWORD_REVEAL = "keyword-reveal"
    """Both teams' answers lie open, and the table may accept near-misses."""
    FINISHED = "finished"
    ABANDONED = "abandoned"

    __hash__ = object.__hash__  # by identity: looked up at every command of a replay


class GuessKind(Enum):
    """Whose guess it is: the other team's interception, or the own team's decoding."""

    INTERCEPT = "intercept"
    DECODE = "decode"


class RevealStep(IntEnum):
    """How far a code's reveal has come, in the rulebook's order (steps 5, 6 and 7): a later step is the greater."""

    NOTHING = 0
    INTERCEPT = 1
    DECODE = 2
    CARD = 3
    TOKENS = 4


class Performance(Enum):
    """A clue that is no words."""

    HUM = "hum"
    DANCE = "dance"
    MIME = "mime"


@dataclass(frozen=True, slots=True, repr=False)
class TextClue:
    """A clue in words, as it was said or written. `text` is secret until it is read, hence no telling repr."""

    text: str


@dataclass(frozen=True, slots=True, repr=False)
class PerformedClue:
    """A clue that was hummed, danced or mimed; `note` is what the listeners wrote of it."""

    performance: Performance
    note: str = ""


@dataclass(frozen=True, slots=True)
class SpokenClue:
    """A clue that was said and written on paper only."""


@dataclass(frozen=True, slots=True)
class MissingClue:
    """A clue that is not there: the sand ran out first."""


@dataclass(frozen=True, slots=True, repr=False)
class StruckClue:
    """A clue that was said, then struck by the table as against the rules."""

    text: str


Clue: TypeAlias = TextClue | PerformedClue | SpokenClue | MissingClue | StruckClue
"""A clue as the sheets keep it."""

SPOKEN: Final = SpokenClue()
MISSING: Final = MissingClue()

NO_DRAFTS: Final[tuple[Clue, Clue, Clue]] = (MISSING, MISSING, MISSING)
"""Three fields in which nothing has been written yet."""


@dataclass(frozen=True, slots=True)
class TimerSetup:
    """The sand timer: 30 s by rule, advisory by default."""

    mode: TimerMode = TimerMode.ADVISORY
    seconds: int = 30


@dataclass(frozen=True, slots=True)
class HouseRules:
    """House rules met in the sources, off by default."""

    writing_only: bool = False
    two_words: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class TeamSetup:
    """A team as it sits down: its name (may be empty), its players, and its four keywords (none for an interceptor)."""

    name: str
    players: tuple[str, ...]
    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Setup:
    """All that is settled before the first round. `language` is the deck's language tag."""

    variant: Variant
    language: str
    white: TeamSetup
    black: TeamSetup
    clue_mode: ClueMode = ClueMode.SPOKEN
    play_mode: PlayMode = PlayMode.BY_TURNS
    timer: TimerSetup = TimerSetup()
    house_rules: HouseRules = HouseRules()

    @property
    def last_round(self) -> int:
        """The number of the last round: eight for two teams, five for three players."""
        return 8 if self.variant is Variant.TWO_TEAMS else 5
