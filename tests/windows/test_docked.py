"""Screens docked in the table window: one opens at a time, after its cover has named the team, and closes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.team_window import IDLE_MS, DockedScreen, DockedState, keep_one_open
from tests.support.clicks import click, press_key
from tests.support.loud import LoudContent, is_loud, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot


class CountedTimer(QTimer):
    """A timer that a test lets run out, and that counts how often it was started."""

    starts = 0

    @override
    def start(self, *_msec: object) -> None:
        self.starts += 1

    def run_out(self) -> None:
        self.timeout.emit()


class Table(QWidget):
    """A table window with both screens and a field beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.is_active = True
        self.timers = {team: CountedTimer() for team in Team}
        self.screens = {
            team: DockedScreen(team, self, idle=self.timers[team], is_active=lambda: self.is_active) for team in Team
        }
        self.contents = {team: LoudContent(team) for team in Team}
        self.field = QLineEdit()
        side_by_side = QHBoxLayout()
        layout = QVBoxLayout(self)
        layout.addLayout(side_by_side, 1)
        layout.addWidget(self.field)
        for team, screen in self.screens.items():
            screen.set_content(self.contents[team])
            side_by_side.addWidget(screen, 1)
        keep_one_open(*self.screens.values())


@pytest.fixture
def table(qtbot: QtBot, screens: Callable[..., None]) -> Iterator[Table]:
    made = Table()
    qtbot.addWidget(made)
    made.resize(1200, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    qtbot.waitUntil(lambda: all(screen._named for screen in made.screens.values()))
    yield made
    for screen in made.screens.values():
        screen.close_screen()


def opened(table: Table, team: Team, qtbot: QtBot) -> None:
    click(qtbot, table.screens[team].cover.main_button)
    assert table.screens[team].state is DockedState.OPEN
    assert table.contents[team].words is not None


def assert_closed(table: Table, team: Team, qtbot: QtBot) -> None:
    screen, content = table.screens[team], table.contents[team]
    assert screen.state is not DockedState.OPEN
    assert content.words is None
    assert screen.is_covered
    assert not is_loud(shown(table), team)


def test_it_opens_by_a_click_and_its_cover_names_who_looks(table: Table, qtbot: QtBot) -> None:
    screen = table.screens[Team.WHITE]
    assert screen.cover.accessibleName() == "White looks; Black looks away"
    assert_closed(table, Team.WHITE, qtbot)
    opened(table, Team.WHITE, qtbot)
    qtbot.waitUntil(lambda: is_loud(shown(table), Team.WHITE))
    assert_closed(table, Team.BLACK, qtbot)


def test_a_cover_that_nobody_has_seen_does_not_open(qtbot: QtBot) -> None:
    screen = DockedScreen(Team.WHITE, is_active=lambda: True)
    qtbot.addWidget(screen)
    screen.set_content(LoudContent(Team.WHITE))
    assert not screen.open_screen()


def test_opening_one_closes_the_other_first(table: Table, qtbot: QtBot) -> None:
    opened(table, Team.WHITE, qtbot)
    other_knew: list[str | None] = []
    table.screens[Team.BLACK].opened.connect(lambda: other_knew.append(table.contents[Team.WHITE].words))
    opened(table, Team.BLACK, qtbot)
    assert other_knew == [None]
    assert_closed(table, Team.WHITE, qtbot)


def test_a_confirm_closes(table: Table, qtbot: QtBot) -> None:
    opened(table, Team.WHITE, qtbot)
    with qtbot.waitSignal(table.screens[Team.WHITE].closed):
        table.screens[Team.WHITE].close_screen()
    assert_closed(table, Team.WHITE, qtbot)


def test_twenty_seconds_without_input_close(table: Table, qtbot: QtBot) -> None:
    timer = table.timers[Team.WHITE]
    assert timer.interval() == IDLE_MS == 20_000
    opened(table, Team.WHITE, qtbot)
    before = timer.starts
    click(qtbot, table.contents[Team.WHITE])
    assert timer.starts > before
    before = timer.starts
    press_key(qtbot, table.contents[Team.WHITE], Qt.Key.Key_Left)
    assert timer.starts > before
    timer.run_out()
    assert_closed(table, Team.WHITE, qtbot)


def test_a_press_elsewhere_closes(table: Table, qtbot: QtBot) -> None:
    opened(table, Team.WHITE, qtbot)
    click(qtbot, table.field)
    assert_closed(table, Team.WHITE, qtbot)


def test_another_window_or_program_closes(table: Table, qtbot: QtBot) -> None:
    opened(table, Team.WHITE, qtbot)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: table.screens[Team.WHITE].state is DockedState.CLOSED)
    assert_closed(table, Team.WHITE, qtbot)
    other.hide()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    opened(table, Team.WHITE, qtbot)
    table.is_active = False
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert_closed(table, Team.WHITE, qtbot)


def test_minimising_closes(table: Table, qtbot: QtBot) -> None:
    opened(table, Team.WHITE, qtbot)
    table.setWindowState(Qt.WindowState.WindowMinimized)
    qtbot.waitUntil(lambda: table.contents[Team.WHITE].words is None)
    assert table.screens[Team.WHITE].is_covered


def test_pause_and_cover_keep_it_closed_until_somebody_opens(table: Table, qtbot: QtBot) -> None:
    screen = table.screens[Team.WHITE]
    opened(table, Team.WHITE, qtbot)
    screen.set_paused(True)
    assert_closed(table, Team.WHITE, qtbot)
    assert screen.state is DockedState.PAUSED
    assert not screen.open_screen()
    screen.set_paused(False)
    assert_closed(table, Team.WHITE, qtbot)
    qtbot.waitUntil(lambda: screen._named)
    opened(table, Team.WHITE, qtbot)
    screen.cover_by_hand()
    assert_closed(table, Team.WHITE, qtbot)
    qtbot.waitUntil(lambda: screen._named)
    opened(table, Team.WHITE, qtbot)
