"""A repeated clue on the team screens: reading goes on once it is accepted or struck, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click, type_text
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, StruckClue
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.new_game import NewGameDialog
from tests.support.cases import CASES
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, record_at, staged

REPEAT = CASES / "abandoned-repeat.json"


@pytest.mark.parametrize("by_keys", [False, True])
def test_what_was_typed_last_is_marked_before_reading_is_over(
    tmp_path: Path, screens: Callable[..., None], by_keys: bool
) -> None:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(REPEAT)) as stage:
        WholePlayer(stage).until(lambda table: table.round_number == 2 and table.phase is Phase.READ)
        black = stage.program.screens[Team.BLACK]
        for text in ("yksi", "kaksi"):
            type_text(stage.window, text)
            QTest.keyClick(stage.window, Qt.Key.Key_Return)
            stage.settle()
        type_text(stage.window, "kauhu")
        finish = black.button("finish-clues")
        assert finish is not None
        assert finish.isEnabled()
        click(finish)
        stage.settle()
        assert stage.table is not None
        assert phase_of(stage) is Phase.READ
        assert black.tray_state.buttons[0].detail == "A repeated clue: accept or strike it"
        assert not finish.isEnabled()
        if by_keys:
            black.set_keys_at(black.fields)
            black.fields.go_to(2)
            for key in (Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
                QTest.keyClick(stage.window, key)
        else:
            click(black.fields.strike_tile(2))
        stage.settle()
        half = stage.table.active_half
        assert half is not None
        assert half.clues[2] == StruckClue("kauhu")
        click(finish)
        stage.settle()
        assert phase_of(stage) is Phase.GUESS


def test_a_repeated_written_clue_is_accepted_on_the_readers_panel(tmp_path: Path, screens: Callable[..., None]) -> None:
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data", record_at(REPEAT)) as stage:
        stage.program.settings = replace(
            stage.program.settings, new_game=replace(stage.program.settings.new_game, clue_mode=ClueMode.WRITTEN)
        )
        for _ in stage.deal():
            pass
        assert stage.window.findChild(NewGameDialog) is None
        stage.confirm_screens()
        player = WholePlayer(stage)
        player.until(lambda table: table.round_number == 2 and table.active_half is not None and all(_read(table)))
        white = stage.program.screens[Team.WHITE]
        finish = white.button("finish-clues")
        assert finish is not None
        assert not finish.isEnabled()
        assert stage.window.page.step is not None
        assert not stage.window.page.step.enabled
        player.until(lambda table: table.phase is Phase.GUESS)


def phase_of(stage: Stage) -> Phase:
    assert stage.table is not None
    return stage.table.phase


def _read(table: object) -> tuple[bool, ...]:
    half = getattr(table, "active_half", None)
    return () if half is None else tuple(clue is not None for clue in half.clues) or (False,)
