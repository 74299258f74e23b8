"""A content whose secret is a colour that nothing else has, and what the monitors really show of it.

For the offscreen platform and for programs under X11. No expectations here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QGuiApplication, QImage, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.placement import handle_of

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOURS = {Team.WHITE: QColor(255, 0, 255), Team.BLACK: QColor(0, 255, 255)}
PLAIN = QColor(90, 90, 90)


class LoudContent(QWidget):
    """A whole screen in its team's colour while it knows its words, grey when it has forgotten them."""

    def __init__(self, team: Team) -> None:
        super().__init__()
        self.team = team
        self.words: str | None = None
        self.told: list[str] = []
        self.keys: list[int] = []

    def forget(self) -> None:
        self.told.append("forget")
        self.words = None
        self.update()

    def recall(self) -> None:
        self.told.append("recall")
        self.words = f"SECRET OF {self.team.name}"
        self.update()

    def handle_key(self, event: QKeyEvent) -> bool:
        self.keys.append(event.key())
        return True

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), COLOURS[self.team] if self.words else PLAIN)
        painter.end()


def shown(window: QWidget) -> QImage:
    """What was really painted into a window of the offscreen platform last, without painting it anew."""
    screens = QGuiApplication.screens()
    if not screens:
        return QImage()
    return screens[0].grabWindow(window.winId(), 0, 0, window.width(), window.height()).toImage()


def is_loud(image: QImage, team: Team) -> bool:
    """Whether any of some points spread over a picture has a team's colour."""
    return any(
        image.pixelColor(x * (image.width() - 1) // 8, y * (image.height() - 1) // 8) == COLOURS[team]
        for x in range(9)
        for y in range(9)
        if not image.isNull()
    )


def leaks() -> Iterator[tuple[str, Team]]:
    """Every monitor of the offscreen platform that shows a team's secret, and whose it is."""
    for window in QApplication.topLevelWidgets():
        handle = handle_of(window)
        if handle is None or not handle.isExposed():
            continue
        for team in Team:
            if is_loud(shown(window), team):
                for screen in QGuiApplication.screens():
                    if screen.geometry().intersects(handle.geometry()) or handle.screen() is screen:
                        yield screen.name(), team
