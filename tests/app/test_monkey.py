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

from decrypto_qt.game.requests import DrawCard
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.teams import Actor, Team
from tests.support.monkey import Monkey, MonkeyError
from tests.support.stages import full_state
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


@pytest.mark.parametrize("where", ["the other team's card", "the other team's window", "the table"])
def test_a_code_card_in_the_wrong_place_is_found(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, where: str
) -> None:
    del qtbot
    arrangement = ARRANGEMENTS["by-turns"]
    screens(*arrangement.monitors)
    rng = Random(1)
    with walked_stage(tmp_path / "data", rng, arrangement) as stage:
        white, black = (stage.program.team_sessions[team] for team in Team)
        for session, asked in (
            (white, c.AcceptKeywords(Actor.WHITE)),
            (white, c.HandOver(Actor.WHITE)),
            (black, c.AcceptKeywords(Actor.BLACK)),
            (white, DrawCard(Actor.WHITE)),
        ):
            session.ask(asked)
            stage.settle()
        half = full_state(stage).white_half
        assert half is not None
        assert half.code is not None
        monkey = Monkey(stage, rng)
        monkey._check_leaks()
        match where:
            case "the other team's card":
                stage.program.screens[Team.BLACK].card.open_with(half.code)
            case "the other team's window":
                stage.program.windows[Team.BLACK].kept = {"rows": [half]}  # type: ignore[attr-defined]  # planted
            case _:
                stage.window.page.kept = half.code  # type: ignore[attr-defined]  # planted
        with pytest.raises(MonkeyError, match="the code of WHITE"):
            monkey._check_leaks()
