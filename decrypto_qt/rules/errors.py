"""Why a command is refused, each reason by its name; the words for people are made in the models."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """A reason why the rules do not allow a command now."""

    NO_GAME = "no game has been dealt"
    WRONG_PHASE = "the command does not belong to this phase"
    NOT_YOURS = "this is for the other team or for the table"
    NOT_YOUR_TURN = "mouse and keyboard are the other team's turn"
    ALREADY_DONE = "this has been done"
    NOT_DRAWN = "no code card has been drawn"
    NOT_READY = "an encryptor is not ready"
    FIRST_ROUND = "nobody intercepts in the first round"
    INTERCEPTION_FIRST = "the interception is locked before the own team decodes"
    OUT_OF_ORDER = "the steps of the reveal come one after the other"
    CLUES_MISSING = "not all three clues have been read"
    BAD_CODE = "a code is three different digits from 1 to 4"
    BAD_CLUE = "a clue must not be empty"
    WORDS_ONLY = "by house rule clues are given in writing only"
    TOO_MANY_WORDS = "by house rule a clue has at most two words"
    BAD_SLOT = "there is no such slot or entry"
    BAD_PLAYER = "nobody of that name plays in the team"
    BAD_PLAYERS = "a team has two to four players with different names"
    BAD_KEYWORDS = "keywords are four different words, and both teams' eight differ"
    CODE_DRAWN = "a code has been drawn"
    NO_SAND = "the sand timer is not to be turned now"
    AWAITS_ANSWER = "the other team has not answered what was asked of it"
    GAME_OVER = "the game is over"
    NOTHING_TO_UNDO = "there is nothing to take back or to give again"


class RuleError(Exception):
    """A command that the rules refuse.

    Attributes:
        refusal: the reason, by its name. The command's values are kept out of the text: they may be secret.
    """

    def __init__(self, refusal: Refusal) -> None:
        """Args: refusal: the reason."""
        super().__init__(refusal.value)
        self.refusal = refusal
