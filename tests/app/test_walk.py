"""Whole games on the real windows: always a next action, none of the other team's, and nothing under a press.

How the games are arranged stands in `tests/support/walks.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from decrypto_qt.rules.decrypto.values import Phase
from tests.support.alone import DoubleHands, FingerHands, Hands, MouseHands
from tests.support.walks import ARRANGEMENTS, Walk, walked_stage

WALKS: Final[list[tuple[str, int, Hands]]] = [
    ("by-turns", 2, DoubleHands()),
    ("at-once", 4, FingerHands()),
    ("written", 5, MouseHands()),
    ("one-monitor", 7, DoubleHands()),
    ("three", 8, MouseHands()),
    ("three-on-one", 9, FingerHands()),
    ("written-on-one", 10, MouseHands()),
    ("strict-on-one", 11, DoubleHands()),
    ("written-three-on-one", 12, MouseHands()),
]
EVERY_GAME: Final = {Phase.KEYWORDS, Phase.ENCRYPT, Phase.READ, Phase.GUESS, Phase.REVEAL, Phase.FINISHED}


@pytest.mark.parametrize(("name", "seed", "hands"), WALKS, ids=[f"{name}-{seed}" for name, seed, _ in WALKS])
def test_a_walk_meets_no_dead_end_no_foreign_control_and_nothing_under_a_press(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, name: str, seed: int, hands: Hands
) -> None:
    del qtbot
    arrangement = ARRANGEMENTS[name]
    screens(*arrangement.monitors)
    rng = Random(seed)
    with walked_stage(tmp_path / "data", rng, arrangement) as stage:
        double = isinstance(hands, DoubleHands)
        walk = Walk(stage, rng, hands, double=double, sizes=arrangement.sizes, right=arrangement.right)
        walk.to_the_end()
        assert not walk.faults, "\n".join(sorted(set(walk.faults)))
        assert walk.phases >= EVERY_GAME
        assert len(set(walk.pressed)) > 20
