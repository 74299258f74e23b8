"""A table window with the focus, and a team's window on each of two monitors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.monitors import Monitors
from decrypto_qt.windows.team_window import TeamWindow
from tests.support.clicks import click
from tests.support.loud import LoudContent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from decrypto_qt.windows.monitors import MonitorKey


def verdict_of(window: TeamWindow) -> Verdict:
    """The verdict, as a value that a type checker does not take for the one before."""
    return window.guard.verdict


def wait_for(qtbot: QtBot, window: TeamWindow, expected: Verdict) -> None:
    """Wait until a window's guard says this."""
    qtbot.waitUntil(lambda: window.guard.verdict is expected)


@dataclass
class Room:
    """The windows of a game, and whether the program is in use."""

    table: QWidget
    monitors: Monitors
    windows: dict[Team, TeamWindow]
    contents: dict[Team, LoudContent]
    is_active: bool = True

    def window(self, team: Team) -> TeamWindow:
        return self.windows[team]

    def content(self, team: Team) -> LoudContent:
        return self.contents[team]

    def press(self, team: Team, qtbot: QtBot) -> None:
        """Click the cover's main button."""
        click(qtbot, self.windows[team].cover.main_button)

    def open_both(self, qtbot: QtBot) -> None:
        """Bring both windows to their monitors and let both teams confirm."""
        for team, name in ((Team.WHITE, "A"), (Team.BLACK, "B")):
            window = self.windows[team]
            window.assign(self.key(name))
            wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
            self.press(team, qtbot)
            assert verdict_of(window) is Verdict.ALLOWED
        QGuiApplication.processEvents()

    def key(self, name: str) -> MonitorKey:
        return next(monitor.key for monitor in self.monitors.snapshot() if monitor.name == name)


@pytest.fixture
def room(qtbot: QtBot, screens: Callable[..., None]) -> Iterator[Room]:
    """A game's windows, hidden as yet."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(800, 500)
    table.show()
    table.activateWindow()
    monitors = Monitors()
    made = Room(table, monitors, {}, {})
    for team in Team:
        window = TeamWindow(team, monitors, is_active=lambda: made.is_active)
        qtbot.addWidget(window)
        content = LoudContent(team)
        window.set_content(content)
        made.windows[team], made.contents[team] = window, content
    yield made
    for window in made.windows.values():
        window.assign(None)
