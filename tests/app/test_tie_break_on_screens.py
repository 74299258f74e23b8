"""The keyword tie-break on the two team screens alone: won, and shared, with a near-miss accepted there."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typing_extensions import override

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.rules.decrypto.record import write_record
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from tests.support.cases import CASES
from tests.support.stages import SMALL_MONITORS, WholePlayer, full_state, record_at, staged

EIGHT = CASES / "eight-rounds-keywords.json"


class ScreenPlayer(WholePlayer):
    """Settles the tie-break on the screen of the team that has mouse and keyboard."""

    def __init__(self, stage: Stage, *, accepts: bool) -> None:
        super().__init__(stage)
        self._accepts = accepts

    @override
    def _judge(self, table: TableView) -> str:
        team = table.controller
        assert team is not None
        screen = self._program.screens[team]
        for side in Team:
            for number in range(4):
                tile = screen.answer_tile(side, number)
                assert self._program.screens[team.other].answer_tile(side, number).isHidden(), "not its turn"
                if self._accepts and not tile.isHidden() and table.team(side).marks[number] is None:
                    if (table.team(side).entries or ())[number] != "Löfel":
                        continue
                    click(tile)
                    return "screen-accepts"
        return self._press_first(team, "settle")


@pytest.mark.parametrize("accepts", [True, False], ids=["shared", "won"])
def test_the_keywords_decide_on_the_screens_alone(
    tmp_path: Path, screens: Callable[..., None], *, accepts: bool
) -> None:
    screens(*SMALL_MONITORS)
    record = record_at(EIGHT)
    played = tmp_path / "eight-rounds.json"
    played.write_bytes(write_record(replace(record, keyword_guesses=None)))
    with staged(tmp_path / "data", record) as stage:
        stage.program.open_record(played)
        stage.wait_for(lambda: stage.table is not None, "the record's game")
        stage.confirm_screens()
        player = ScreenPlayer(stage, accepts=accepts)
        seen = []
        while stage.table is not None and stage.table.phase is not Phase.FINISHED:
            done = player.step()
            assert done is not None
            stage.settle()
            seen.append(done)
            if stage.table.phase is Phase.KEYWORD_GUESS:
                # Nobody sees an answer before both lie open.
                assert stage.table.white.entries is stage.table.black.entries is None
        assert ("screen-accepts" in seen) is accepts
        outcome = full_state(stage).outcome
        assert outcome is not None
        headlines = {screen.tray_state.headline for screen in stage.program.screens.values()}
        headlines.add(stage.window.page.words.headline)
        if accepts:
            assert outcome.winner is None
            assert headlines == {"A shared victory"}
        else:
            assert outcome.winner is Team.WHITE
            assert headlines == {"White wins"}
        file = tmp_path / "exported.json"
        stage.program.export_record(file)
        replayed, told = json.loads(replay_file(str(file))), json.loads(replay_file(str(EIGHT)))
        assert replayed["rounds"] == told["rounds"]
        assert replayed["winner"] == ("shared" if accepts else "white")
        assert replayed["reasons"] == [reason.value for reason in outcome.reasons]
