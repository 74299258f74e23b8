"""The two teams, by their colour, and who may act at the table.

What a team is called and who plays in it stands in the game's state, not here.
"""

from __future__ import annotations

from enum import Enum
from typing import Final


class Team(Enum):
    """A side of the table, by the colour of its screen.

    With three players the two who encrypt sit at White's screen and the interceptor at Black's.
    """

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Team:
        """The side across the table."""
        return _BLACK if self is _WHITE else _WHITE


# Asked for at every command of a replay; an Enum's members are ten times as slow to reach through their class.
_WHITE: Final = Team.WHITE
_BLACK: Final = Team.BLACK


class Actor(Enum):
    """Who gives a command: a team at its own screen, or the table as a whole at the public window."""

    WHITE = "white"
    BLACK = "black"
    TABLE = "table"

    team: Team | None
    """The team that acts, or `None` for the table."""

    def __init__(self, value: str) -> None:
        """Keeps the team beside the value: it is asked for at every command of a replay."""
        self.team = None if value == "table" else Team(value)

    @staticmethod
    def of(team: Team) -> Actor:
        """The team as one who gives commands."""
        return Actor.WHITE if team is _WHITE else Actor.BLACK
