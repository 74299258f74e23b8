"""What people ask for when chance or time has to answer: the program draws, deals or looks at the clock for them.

A window asks with one of these; the running game makes a command of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from decrypto_qt.rules.teams import Actor, Team


@dataclass(frozen=True, slots=True)
class DrawCard:
    """The encryptor takes a card from the team's code deck."""

    by: Actor


@dataclass(frozen=True, slots=True)
class DrawCardAnew:
    """`team`'s card was seen: another is drawn."""

    by: Actor
    team: Team


@dataclass(frozen=True, slots=True)
class AgreeToProposal:
    """The other team agrees to what it was asked; where a card is drawn anew, chance gives it."""

    by: Actor


@dataclass(frozen=True, slots=True)
class TakeOtherKeyword:
    """The team takes another word for the one in `slot`."""

    by: Actor
    slot: int


@dataclass(frozen=True, slots=True)
class TurnSandTimer:
    """The team turns the sand timer."""

    by: Actor


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Whoever asks takes back its last entry."""

    by: Actor


@dataclass(frozen=True, slots=True)
class GiveAgain:
    """Whoever asks gives again what it took back last."""

    by: Actor


Request: TypeAlias = DrawCard | DrawCardAnew | AgreeToProposal | TakeOtherKeyword | TurnSandTimer | TakeBack | GiveAgain
