"""Which windows come in front where the table has no monitor of its own: only decided here, nothing is raised."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from decrypto_qt.app import program as program_module
from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.app.key_target import Front, whose_front
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.windows.paper_dialog import PaperDialog
from tests.support.cases import CASES
from tests.support.offscreen import Monitor
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, record_at

OVER = (Phase.KEYWORD_REVEAL, Phase.FINISHED, Phase.ABANDONED)


def test_at_the_end_the_table_comes_up_only_where_it_hides_no_screen() -> None:
    for phase in Phase:
        apart = whose_front(phase, paused=False, called=False, apart=True)
        assert apart is (Front.TABLE if phase in OVER else Front.SCREENS)
        assert whose_front(phase, paused=False, called=False, apart=False) is Front.SCREENS


def test_who_asked_for_the_table_keeps_it_until_the_next_action_is_on_a_screen() -> None:
    for apart in (False, True):
        for phase in Phase:
            stays = whose_front(phase, paused=False, called=True, apart=apart)
            assert stays is (Front.AS_IT_IS if phase in OVER else Front.SCREENS)
            assert whose_front(phase, paused=True, called=True, apart=apart) is Front.AS_IT_IS


@pytest.fixture
def stage(tmp_path: Path, screens: Callable[..., None]) -> Iterator[Stage]:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(CASES / "rulebook-example.json")) as made:
        yield made


def press(stage: Stage, team: Team, *names: str) -> None:
    screen = stage.program.screens[team]
    for name in names:
        button = screen.more if name == "more" else screen.button(name)
        assert button is not None, name
        click(button)
        stage.settle()


def test_a_tile_on_a_screen_brings_up_the_table_and_leaves_the_screens_as_they_are(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[object] = []
    monkeypatch.setattr(stage.program, "_bring_up_table", lambda: raised.append(stage.window))
    words = {team: screen.film._words for team, screen in stage.program.screens.items()}
    press(stage, Team.WHITE, "more", "talk-table")
    assert raised == [stage.window]
    assert not any(window.is_covered for window in stage.program.windows.values())
    assert words == {team: screen.film._words for team, screen in stage.program.screens.items()}
    game = stage.program.host.game
    assert game is not None
    assert not game.running.paused
    assert program_whose(stage, Phase.FINISHED) is Front.AS_IT_IS
    click(stage.program.screens[Team.WHITE].more)
    assert stage.program._raising.isActive(), "a screen is used again"
    assert program_whose(stage, Phase.FINISHED) is Front.SCREENS


def test_keys_that_go_to_the_table_bring_it_up_and_send_it_back(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[object] = []
    monkeypatch.setattr(stage.program, "_bring_up_table", lambda: raised.append(stage.window))
    QTest.keyClick(stage.window, Qt.Key.Key_F6)
    assert raised == [stage.window]
    assert not stage.program._raising.isActive()
    QTest.keyClick(stage.window, Qt.Key.Key_F6)
    assert raised == [stage.window]
    assert stage.program._raising.isActive(), "the screens come to the front again"


def program_whose(stage: Stage, phase: Phase) -> Front:
    """What came in front if the game were there."""
    return whose_front(phase, paused=False, called=stage.program._table_called, apart=False)


def test_the_table_goes_behind_once_a_dialog_or_a_pause_is_over(stage: Stage) -> None:
    program = stage.program
    player = WholePlayer(stage)
    player.until(lambda table: table.phase is Phase.ROUND_OVER)
    white = stage.table.controller if stage.table is not None else None
    assert white is not None
    program._raising.stop()
    press(stage, white, "more", "talk-players")
    dialog = stage.application.activeModalWidget()
    assert isinstance(dialog, PaperDialog)
    assert program_module._is_chosen_in()
    program._raising.stop()
    dialog.close()
    assert program._raising.isActive()
    assert program._whose_front() is Front.SCREENS
    for open_one in (program.show_rules, program.ask_new_game):
        open_one()
        program._raising.stop()
        dialog = stage.application.activeModalWidget()
        assert isinstance(dialog, PaperDialog)
        dialog.close()
        assert program._raising.isActive(), open_one
        assert program._raising.interval() == program_module._RAISE_MS, "after the window manager has lifted the table"
    program._raising.stop()
    QTest.keyClick(stage.window, Qt.Key.Key_F9)
    assert program._whose_front() is Front.AS_IT_IS
    stage.window.page.press_step()
    assert program._raising.isActive()
    assert program._whose_front() is Front.SCREENS


@pytest.mark.parametrize("third", [False, True])
def test_at_the_end_of_a_game_the_table_stands_beside_the_screens_or_behind(
    tmp_path: Path, screens: Callable[..., None], third: bool
) -> None:
    monitors = [Monitor("A", width=960, height=540), Monitor("B", x=960, width=960, height=540)]
    monitors += [Monitor("C", x=1920, width=960, height=540)] if third else []
    screens(*monitors)
    with dealt(tmp_path / "data", record_at(CASES / "rulebook-example.json")) as stage:
        program = stage.program
        place = next(m for m in program.monitors.snapshot() if program.assignment.owner(m.key) is None or not third)
        handle = stage.window.windowHandle()
        assert handle is not None
        screen = program.monitors.screen(place.key)
        assert screen is not None
        handle.setScreen(screen)
        stage.window.move(place.rect.topLeft())
        stage.settle()
        program.session.ask(c.AbandonGame(Actor.TABLE))
        stage.settle()
        assert program._whose_front() is (Front.TABLE if third else Front.SCREENS)
