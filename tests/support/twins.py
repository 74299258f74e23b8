"""States that differ only in what somebody may not know; and a walk through everything that a view holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from random import Random
from typing import Any

from decrypto_qt.rules.decrypto.state import GameState, HalfState, TeamState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    Code,
    GuessKind,
    Performance,
    PerformedClue,
    Phase,
    RevealStep,
    TextClue,
)
from decrypto_qt.rules.teams import Team

OPEN = (Phase.KEYWORD_REVEAL, Phase.FINISHED)
"""Where keywords and entries lie open, if keywords were guessed at all."""


@cache
def _names(cls: type[Any]) -> tuple[str, ...]:
    """The fields and properties of a dataclass."""
    properties = [name for name in dir(cls) if isinstance(getattr(cls, name), property)]
    return (*(field.name for field in fields(cls)), *properties)


def leaves(value: object) -> Iterator[object]:
    """Every value in a view, containers included, down to numbers, words and properties."""
    yield value
    if isinstance(value, Enum):
        return
    if is_dataclass(value):
        for name in _names(value.__class__):
            yield from leaves(getattr(value, name))
    elif isinstance(value, tuple | list | frozenset | set):
        for entry in value:
            yield from leaves(entry)
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from leaves(key)
            yield from leaves(entry)


def _other_code(code: Code | None, rng: Random) -> Code:
    return rng.choice([other for other in ALL_CODES if other != code])


def twin(state: GameState, team: Team | None, rng: Random, *, encryptor: bool = False) -> GameState:
    """Another state in which everything differs that a viewer may not know.

    Args:
        state: the state that the viewer is in.
        team: whose screen it is, `None` for the table.
        rng: chooses what stands there instead.
        encryptor: whether the viewer holds the team's code card open.
    """
    opened = state.phase in OPEN and state.white.entries is not None and state.black.entries is not None
    return replace(
        state,
        white=_other_team(state.white, rng, own=team is Team.WHITE, opened=opened),
        black=_other_team(state.black, rng, own=team is Team.BLACK, opened=opened),
        past=tuple(_other_half(half, None, rng, knows_code=False) for half in state.past),
        white_half=state.white_half
        and _other_half(state.white_half, team, rng, knows_code=encryptor and team is Team.WHITE),
        black_half=state.black_half
        and _other_half(state.black_half, team, rng, knows_code=encryptor and team is Team.BLACK),
    )


def _other_team(team: TeamState, rng: Random, *, own: bool, opened: bool) -> TeamState:
    if own:
        return team
    made = replace(team, pencil=("a", "b", "c", f"{rng.random()}"))
    if not opened:
        made = replace(made, keywords=tuple(f"other-{i}-{rng.random()}" for i, _ in enumerate(team.keywords)))
        if team.entries is not None:
            made = replace(made, entries=("w", "x", "", f"{rng.random()}"))
    return made


def _other_half(half: HalfState, team: Team | None, rng: Random, *, knows_code: bool) -> HalfState:
    if not knows_code:
        written = TextClue(f"{rng.random()}"), MISSING, PerformedClue(rng.choice(tuple(Performance)))
        half = replace(half, drafts=written, written=None if half.written is None else written)
        if half.code is not None and half.revealed.value < RevealStep.CARD.value:
            half = replace(half, code=_other_code(half.code, rng))
    mine = GuessKind.DECODE if team is half.owner else GuessKind.INTERCEPT
    secret = {kind for kind in GuessKind if team is None or kind is not mine}
    if GuessKind.INTERCEPT in secret and half.intercept_locked and half.revealed.value < RevealStep.INTERCEPT.value:
        half = replace(half, intercept=rng.choice([None, _other_code(half.intercept, rng)]))
    if GuessKind.DECODE in secret and half.decode is not None and half.revealed.value < RevealStep.DECODE.value:
        half = replace(half, decode=_other_code(half.decode, rng))
    return half
