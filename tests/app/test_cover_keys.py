"""Keys on covers, on questions, and on the way to the table window and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from decrypto_qt.app import key_target
from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.rules.decrypto.values import Phase, PlayMode
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.team_window import DockedState
from tests.support.alone import ENTER, KeyPlayer
from tests.support.offscreen import Monitor
from tests.support.short_games import TIE
from tests.support.stages import SMALL_MONITORS, dealt, full_state, staged, told
from tests.support.walks import let_answer, let_paint


def _quick(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Without waiting for what moves and for cards to be painted."""
    monkeypatch.setattr(stage, "settle", partial(let_answer, stage))
    let_paint(stage, False)
    return stage


@pytest.fixture
def covered(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Stage]:
    """Cards just dealt, and both screens covered."""
    del qtbot
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data", TIE) as stage:
        for _ in stage.deal():
            pass
        stage.settle()
        yield _quick(stage, monkeypatch)


@pytest.fixture
def opened(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Stage]:
    """Cards dealt, and both screens open."""
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", TIE) as stage:
        yield _quick(stage, monkeypatch)


def _open(stage: Stage) -> list[Team]:
    return [team for team, window in stage.program.windows.items() if not window.is_covered]


def _ringed(stage: Stage) -> list[tuple[Team, str]]:
    return [
        (team, button.label)
        for team, window in stage.program.windows.items()
        for button in (window.cover.main_button, window.cover.second_button)
        if button.is_current
    ]


def test_a_held_key_lifts_no_cover(covered: Stage) -> None:
    for repeats in (False, True, True, True):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)[: 1 if not repeats else 2]:
            QApplication.sendEvent(
                covered.window, QKeyEvent(kind, ENTER, Qt.KeyboardModifier.NoModifier, "\r", repeats)
            )
    covered.settle()
    assert _open(covered) == []
    assert _ringed(covered) == [(Team.WHITE, "This is ours")]


def test_keys_lift_the_cover_of_the_team_whose_turn_it_is_and_no_other(covered: Stage) -> None:
    player = KeyPlayer(covered)
    for _ in range(6):
        before = told(full_state(covered))
        player.key(ENTER)
        covered.settle()
        if Team.WHITE in _open(covered):
            break
        assert told(full_state(covered)) == before
    assert _open(covered) == [Team.WHITE]
    assert _ringed(covered) == []
    player.until(lambda table: table.controller is Team.BLACK)
    assert _open(covered) == [Team.WHITE]
    player.key(Qt.Key.Key_Tab)
    assert _ringed(covered) == [(Team.BLACK, "This is ours")]
    player.key(Qt.Key.Key_Tab)
    assert _ringed(covered) == [(Team.BLACK, "Not ours: swap")]


def test_letters_and_commands_do_nothing_to_a_cover(covered: Stage) -> None:
    for letter in (Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_F2, Qt.Key.Key_Escape):
        QTest.keyClick(covered.window, letter)
    QTest.keyClick(covered.window, ENTER, Qt.KeyboardModifier.AltModifier)
    assert _ringed(covered) == []
    assert _open(covered) == []


def test_screens_are_swapped_by_keys(covered: Stage) -> None:
    player = KeyPlayer(covered)
    before = covered.program.assignment
    for which in (ENTER, Qt.Key.Key_Right, ENTER):
        player.key(which)
    covered.settle()
    assert covered.program.assignment == before.swapped()
    assert _open(covered) == []
    assert _ringed(covered) == [], "another press is another first key"


def test_no_key_lifts_a_cover_while_another_program_is_in_front(
    covered: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = KeyPlayer(covered)
    player.key(ENTER)
    assert _ringed(covered)
    monkeypatch.setattr(key_target, "application_is_active", lambda: False)
    for _ in range(3):
        player.key(ENTER)
    covered.settle()
    assert _open(covered) == []


def test_the_ring_goes_when_another_program_comes_in_front(covered: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    KeyPlayer(covered).key(ENTER)
    monkeypatch.setattr(key_target, "application_is_active", lambda: False)
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert _ringed(covered) == []


def test_what_was_covered_by_hand_takes_two_keys(opened: Stage) -> None:
    player = KeyPlayer(opened)
    player.key(Qt.Key.Key_F8)
    player.key(ENTER)
    opened.settle()
    assert _open(opened) == []
    player.key(Qt.Key.Key_F8)
    assert _ringed(opened) == [(Team.WHITE, "Show it again")]
    player.key(ENTER)
    opened.settle()
    assert _open(opened) == [Team.WHITE]


def test_a_pause_ends_at_the_cover_of_the_team_whose_turn_it_is(opened: Stage) -> None:
    player = KeyPlayer(opened)
    player.key(ENTER)
    player.key(Qt.Key.Key_F9)
    opened.settle()
    assert _ringed(opened) == []
    player.key(ENTER)
    assert _ringed(opened) == [(Team.WHITE, "Go on")]
    player.key(ENTER)
    opened.settle()
    assert _open(opened) == list(Team)
    before = told(full_state(opened))
    player.key(ENTER)
    opened.settle()
    assert told(full_state(opened)) == before, "the first key shows where keys are"


def test_a_question_has_the_keys_and_its_no_comes_first(opened: Stage) -> None:
    player = KeyPlayer(opened)
    opened.program.ask_abandon()
    opened.settle()
    assert opened.window.focusWidget() is opened.window.messages.no_button
    player.key(ENTER)
    opened.settle()
    assert full_state(opened).phase is Phase.KEYWORDS
    assert not opened.window.messages.sentence
    assert opened.window.focusWidget() is opened.window.page
    opened.program.ask_abandon()
    for which in (Qt.Key.Key_Backtab, ENTER):
        player.key(which)
    opened.settle()
    assert full_state(opened).phase is Phase.ABANDONED


def test_f6_takes_the_keys_to_the_table_and_back(opened: Stage) -> None:
    player = KeyPlayer(opened)
    player.until(lambda table: table.phase is Phase.READ)
    player.key(Qt.Key.Key_F6)
    assert opened.window.focusWidget() is opened.window.page.fields.field(0)
    for clue in ("sun", "moon", "star"):
        player.type(clue)
        player.key(ENTER)
    opened.settle()
    assert opened.table is not None
    assert opened.table.active_half is not None
    assert [getattr(clue, "text", "") for clue in opened.table.active_half.clues] == ["sun", "moon", "star"]
    player.key(Qt.Key.Key_F6)
    screen = opened.program.screens[Team.BLACK]
    assert screen.keys_at() is screen.fields
    player.key(Qt.Key.Key_F6)
    player.key(ENTER, Qt.KeyboardModifier.ControlModifier)
    opened.settle()
    assert full_state(opened).phase is Phase.GUESS
    player.key(ENTER)
    assert opened.program.screens[Team.WHITE].keys_at() is opened.program.screens[Team.WHITE].pad, "a new phase"


def test_shortcuts_work_whatever_was_clicked_last_on_every_window(opened: Stage) -> None:
    player, program = KeyPlayer(opened), opened.program
    player.until(lambda table: table.phase is Phase.READ)
    click(opened.window.page.fields.field(1))
    windows = [opened.window, *program.windows.values()]
    clicked: list[QWidget] = [opened.window.page, opened.window.menuBar(), *program.screens.values()]
    clicked += [opened.window.page.fields.field(1), program.screens[Team.BLACK].sheet]
    for widget in clicked:
        click(widget)
        for window in windows:
            QTest.keyClick(window, Qt.Key.Key_F8)
            assert _open(opened) == [], (widget, window)
            QTest.keyClick(window, Qt.Key.Key_F9)
            assert {one.guard.verdict for one in program.windows.values()} == {Verdict.PAUSED}
            QTest.keyClick(window, Qt.Key.Key_F9)
            for one in program.windows.values():
                click(one.cover.main_button)
            assert _open(opened) == list(Team)
        if QApplication.activePopupWidget() is not None:
            QTest.keyClick(opened.window, Qt.Key.Key_Escape)
    player.until(lambda table: table.phase is Phase.REVEAL)
    control = Qt.KeyboardModifier.ControlModifier
    for window, widget in zip(windows, clicked, strict=False):
        click(widget)
        if QApplication.activePopupWidget() is not None:
            QTest.keyClick(opened.window, Qt.Key.Key_Escape)
        before = full_state(opened)
        QTest.keyClick(window, ENTER, control)
        opened.settle()
        assert full_state(opened) != before, (window, widget)


def test_at_once_keys_go_round(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data", TIE) as stage:
        choices = stage.program.settings.new_game.__class__(
            play_mode=PlayMode.AT_ONCE, deck_language=stage.deck.language
        )
        stage.program.new_game(choices)
        stage.wait_for(lambda: stage.table is not None, "cards")
        player = KeyPlayer(stage)
        player.lift(Team.WHITE)
        player.lift(Team.BLACK)
        for team in Team:
            player.key(Qt.Key.Key_F6)
            player.key(ENTER)
            stage.settle()
            assert full_state(stage).team(team).keywords_accepted
        assert full_state(stage).phase is Phase.ENCRYPT
        for _ in range(3):  # to the table, to White, to Black
            player.key(Qt.Key.Key_F6)
        assert [stage.program.screens[team].keys_at() is not None for team in Team] == [False, True]


def test_a_docked_screen_is_opened_by_keys(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> None:
    del qtbot
    screens(Monitor("A", width=640, height=360))
    with staged(tmp_path / "data", TIE) as stage:
        for _ in stage.deal():
            pass
        player = KeyPlayer(stage)
        stage.window.activateWindow()
        stage.window.show_page(Team.WHITE)
        stage.settle()
        dock = stage.program.docks[Team.WHITE]
        player.key(ENTER)
        assert dock.is_covered
        assert dock.cover.main_button.is_current
        player.key(ENTER)
        stage.settle()
        assert dock.state is DockedState.OPEN
        assert all(window.guard.verdict is Verdict.NOT_ASSIGNED for window in stage.program.windows.values())
