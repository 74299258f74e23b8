"""Whole games on the real windows: always a next action, none of the other team's, and nothing under a press.

Three players, written clues, strict sand and one monitor are further arrangements.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from decrypto_qt.game.settings import NewGameSettings, TeamChoice
from decrypto_qt.rules.decrypto.values import Phase, PlayMode
from tests.support.alone import DoubleHands, FingerHands, Hands, MouseHands
from tests.support.walks import Arrangement, Walk, walked_stage


def _choices(**changes: Any) -> NewGameSettings:
    white, black = TeamChoice("Owls", 2, ("Anna", "Paul")), TeamChoice("", 3, ("Ella", "Matt", "Zoe"))
    return NewGameSettings(white=white, black=black, deck_language="en", **changes)


BY_TURNS: Final = Arrangement("by-turns", _choices())
AT_ONCE: Final = Arrangement("at-once", _choices(play_mode=PlayMode.AT_ONCE))
WALKS: Final[list[tuple[Arrangement, int, Hands]]] = [
    (BY_TURNS, 1, MouseHands()),
    (BY_TURNS, 2, DoubleHands()),
    (AT_ONCE, 3, DoubleHands()),
    (AT_ONCE, 4, FingerHands()),
]
EVERY_GAME: Final = {Phase.KEYWORDS, Phase.ENCRYPT, Phase.READ, Phase.GUESS, Phase.REVEAL, Phase.FINISHED}


@pytest.mark.parametrize(("arrangement", "seed", "hands"), WALKS, ids=[f"{a.name}-{s}" for a, s, _ in WALKS])
def test_a_walk_meets_no_dead_end_no_foreign_control_and_nothing_under_a_press(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, arrangement: Arrangement, seed: int, hands: Hands
) -> None:
    del qtbot
    screens(*arrangement.monitors)
    rng = Random(seed)
    with walked_stage(tmp_path / "data", rng, arrangement) as stage:
        walk = Walk(stage, rng, hands, double=isinstance(hands, DoubleHands))
        walk.to_the_end()
        assert not walk.faults, "\n".join(sorted(set(walk.faults)))
        assert walk.phases >= EVERY_GAME
        assert len(set(walk.pressed)) > 20
