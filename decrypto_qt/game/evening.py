"""The score of an evening: who has won how many games, by the people, who exchange their colours.

It is a value; the journal of each game carries the score before that game. Files and clocks are not in here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final, Protocol

from decrypto_qt.rules.teams import Team

LONGEST: Final = timedelta(hours=12)
"""Who sits down later than this after the last game was dealt begins another evening."""


class _Sitting(Protocol):
    @property
    def name(self) -> str:
        """What the team calls itself."""

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays in it."""


_Who = tuple[str, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits where: for each colour the team's name and its players, in whatever order."""

    white: _Who
    black: _Who

    @classmethod
    def of(cls, white: _Sitting, black: _Sitting) -> Seats:
        """The seats of two teams."""
        return cls((white.name, frozenset(white.players)), (black.name, frozenset(black.players)))


@dataclass(frozen=True, slots=True)
class Evening:
    """How many games those who are White now have won this evening, those who are Black, and both together.

    Games that were stopped do not count, nor does a record of a game that had ended before it was opened.

    Attributes:
        white: the games won by those who are White now.
        black: the games won by those who are Black now.
        shared: the games that both have won.
        closed: whether the game at hand is such a record.
    """

    white: int = 0
    black: int = 0
    shared: int = 0
    closed: bool = False

    @property
    def games(self) -> int:
        """How many games have been decided."""
        return self.white + self.black + self.shared

    def wins(self, team: Team) -> int:
        """The games that those who are of that colour now have won alone."""
        return self.white if team is Team.WHITE else self.black

    def with_result(self, winner: Team | None) -> Evening:
        """The score with one more game; `None` is a shared victory."""
        if self.closed:
            return self
        if winner is None:
            return Evening(self.white, self.black, self.shared + 1)
        white = winner is Team.WHITE
        return Evening(self.white + white, self.black + (not white), self.shared)

    def exchanged(self) -> Evening:
        """The score once both teams have exchanged their colours."""
        return Evening(self.black, self.white, self.shared)

    def carried_on(self, before: Seats, now: Seats, since: timedelta) -> Evening:
        """The score that counts for who sits down now: none for other people, nor for another evening."""
        if since > LONGEST:
            return Evening()
        if now == before:
            return replace(self, closed=False)
        if (now.white, now.black) == (before.black, before.white):
            return self.exchanged()
        return Evening()

    def to_json(self) -> dict[str, Any]:
        """The score as a journal keeps it."""
        return {"white": self.white, "black": self.black, "shared": self.shared, "closed": self.closed}

    @classmethod
    def from_json(cls, value: object) -> Evening:
        """The score that a journal kept; none where it kept none, or nothing that is one."""
        if not isinstance(value, Mapping):
            return cls()
        counts = [value.get(name) for name in ("white", "black", "shared")]
        white, black, shared = (count if type(count) is int and count >= 0 else 0 for count in counts)
        return cls(white, black, shared, value.get("closed") is True)


NO_GAMES: Final = Evening()
"""The score before the first game."""
