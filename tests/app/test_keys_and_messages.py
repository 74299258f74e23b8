"""What players do besides playing: keys that cover and pause; and sentences go once they are true no longer."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.game import loop
from decrypto_qt.app.hands import click
from decrypto_qt.app.translators import Translators
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.guard import Verdict
from tests.support.offscreen import TWO_MONITORS
from tests.support.stages import put_away


@pytest.fixture
def stage(tmp_path: Path, screens: Callable[..., None]) -> Iterator[Stage]:
    """A game just dealt, both screens confirmed by their teams."""
    screens(*TWO_MONITORS)
    with Stage(tmp_path / "data", "en") as stage:
        for _ in stage.deal():
            pass
        stage.confirm_screens()
        stage.window.activateWindow()
        yield stage
    put_away(stage)


def _verdicts(stage: Stage) -> set[Verdict]:
    return {window.guard.verdict for window in stage.program.windows.values()}


def test_f8_covers_both_screens_while_a_team_has_the_keys(stage: Stage) -> None:
    assert _verdicts(stage) == {Verdict.ALLOWED}
    QTest.keyClick(stage.window, Qt.Key.Key_F8)
    assert _verdicts(stage) == {Verdict.COVERED_BY_HAND}
    assert all(window.is_covered for window in stage.program.windows.values())


def test_f8_covers_while_a_dialog_is_open_too(stage: Stage) -> None:
    stage.program.ask_new_game()
    for window in stage.program.windows.values():
        window.guard.show_again()
    assert _verdicts(stage) == {Verdict.ALLOWED}
    dialog = stage.application.activeModalWidget()
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert _verdicts(stage) == {Verdict.COVERED_BY_HAND}
    dialog.close()


def test_a_screen_claims_no_key_of_the_menus(stage: Stage) -> None:
    table = stage.table
    assert table is not None
    assert table.controller is Team.WHITE
    QTest.keyClick(stage.window, Qt.Key.Key_F9)
    stage.settle()
    assert _verdicts(stage) == {Verdict.PAUSED}
    QTest.keyClick(stage.window, Qt.Key.Key_F9)
    stage.settle()
    assert _verdicts(stage) == {Verdict.ALLOWED}


def test_what_is_said_of_a_screens_place_goes_when_it_is_confirmed(stage: Stage, screens: Callable[..., None]) -> None:
    screens(TWO_MONITORS[0])
    stage.settle()
    assert stage.window.messages.sentence
    screens(*TWO_MONITORS)
    window = stage.program.windows[Team.BLACK]
    stage.wait_for(lambda: window.guard.verdict is Verdict.NOT_CONFIRMED, "the screen back, to be confirmed")
    click(window.cover.main_button)
    stage.settle()
    assert _verdicts(stage) == {Verdict.ALLOWED}
    assert not stage.window.messages.sentence


def test_quitting_in_a_game_ends_the_program(stage: Stage) -> None:
    QTest.keyClick(stage.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert stage.window.isVisible()
    assert all(window.is_covered for window in stage.program.windows.values())
    QTimer.singleShot(0, lambda: click(stage.window.messages.yes_button))
    # Stopped below: an exit that no loop waits for lets every loop of later tests end at once.
    patience = QTimer(singleShot=True, interval=60_000)
    patience.timeout.connect(lambda: stage.application.exit(1))
    patience.start()
    status = loop(stage.application, stage.window)
    patience.stop()
    assert status == 0
    assert not stage.window.isVisible()


def test_a_game_stopped_in_a_pause_does_not_ask_to_go_on(stage: Stage) -> None:
    QTest.keyClick(stage.window, Qt.Key.Key_F9)
    stage.settle()
    stage.program.ask_abandon()
    click(stage.window.messages.yes_button)
    stage.settle()
    assert stage.table is not None
    assert stage.table.phase is Phase.ABANDONED
    assert _verdicts(stage) == {Verdict.COVERED_BY_HAND}


def test_a_press_on_a_cover_fetches_the_minimised_table(stage: Stage) -> None:
    stage.window.showMinimized()
    stage.settle()
    stage.program.windows[Team.WHITE].activation_wanted.emit()
    stage.settle()
    assert not stage.window.isMinimized()
    assert stage.window.isVisible()


def test_plurals_outlive_the_bytes_they_were_read_from(qapp: QCoreApplication) -> None:
    translators = Translators()
    translators.install("en")
    gc.collect()
    rubbish = [bytes([number % 256]) * 459 for number in range(5000)]
    assert QCoreApplication.translate("Tray", "%n clue(s) still missing", "", 2) == "2 clues still missing"
    assert QCoreApplication.translate("Tray", "%n clue(s) still missing", "", 1) == "1 clue still missing"
    del rubbish
