"""Random input on the real windows leaves a legal game: a seeded run of some hundred inputs; more with `make monkey`.

`MONKEY_INPUTS` and `MONKEY_SEEDS` (numbers, with blanks between them) ask for another run. What it has found is tested
where it belongs, without chance.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.support.monkey import Monkey
from tests.support.walks import ARRANGEMENTS, walked_stage

INPUTS: Final = int(os.environ.get("MONKEY_INPUTS", "200"))
SEEDS: Final = [int(seed) for seed in os.environ.get("MONKEY_SEEDS", "1 2 3").split()]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_input_leaves_a_legal_game(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, qtlog: Any, seed: int
) -> None:
    del qtbot
    arrangement = [*ARRANGEMENTS.values()][seed % len(ARRANGEMENTS)]
    screens(*arrangement.monitors)
    rng = Random(seed)

    def warned() -> list[str]:
        return [
            record.message
            for record in qtlog.records
            if not record.ignored and "does not support" not in record.message
        ]

    with walked_stage(tmp_path / "data", rng, arrangement) as stage:
        monkey = Monkey(stage, rng, warned)
        monkey.run(INPUTS)
        print(f"seed {seed} ({arrangement.name}): {dict(monkey.counts)}; {dict(monkey.phases)}")
        assert len(monkey.counts) > 8
        assert sum(monkey.counts.values()) == INPUTS
