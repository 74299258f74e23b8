"""Logs of random games, and a game between two named teams to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from hypothesis import HealthCheck, settings

from decrypto_qt.game.log import Log
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.events import Event
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import PlayMode, Setup, TeamSetup, Variant
from decrypto_qt.rules.teams import Actor
from tests.support.games import WITHOUT_SHRINKING, Game

DecryptoLog: TypeAlias = Log[GameState, c.Command, Event]

FEW = settings(max_examples=40, suppress_health_check=list(HealthCheck), phases=WITHOUT_SHRINKING)
"""Whole games take long, and there is little to shrink in a walk from a seed."""


def two_teams(play_mode: PlayMode = PlayMode.AT_ONCE, **changes: Any) -> Setup:
    """A game between two teams of named players."""
    return Setup(
        variant=Variant.TWO_TEAMS,
        language="en",
        white=TeamSetup("Whites", ("Alina", "Petri"), ("kw-black", "kw-dragonfly", "kw-cocktail", "kw-street")),
        black=TeamSetup("Blacks", ("Ella", "Matti", "Zoe"), ("kw-antique", "kw-bone", "kw-morning", "kw-over")),
        play_mode=play_mode,
        **changes,
    )


def three_players(play_mode: PlayMode = PlayMode.AT_ONCE, **changes: Any) -> Setup:
    """A game of a team of two and an interceptor, with players that are named."""
    return Setup(
        variant=Variant.THREE_PLAYERS,
        language="en",
        white=TeamSetup("", ("Alina", "Petri"), ("kw-black", "kw-dragonfly", "kw-cocktail", "kw-street")),
        black=TeamSetup("", ("Ella",), ()),
        play_mode=play_mode,
        **changes,
    )


def log_of(setup: Setup, *commands: c.Command) -> DecryptoLog:
    """The log of a deal and some commands."""
    log: DecryptoLog = Log(DECRYPTO)
    for command in (c.DealGame(Actor.TABLE, setup), *commands):
        log = log.do(command)
    return log


def logs_of(game: Game) -> Iterator[DecryptoLog]:
    """The log after the deal and after each step of a game."""
    log = log_of(game.deal.setup)
    yield log
    for step in game.steps:
        log = log.do(step.command)
        yield log
