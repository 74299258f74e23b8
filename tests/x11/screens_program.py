"""A small game of two loud screens under X11, told what to do by lines on its standard input; answers with JSON lines.

It shows White's magenta on LEFT and Black's cyan on RIGHT once confirmed. With `unguarded` as its argument the guard is
switched off, to show that the tests would see a leak.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QSocketNotifier, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows import guard as guard_module
from decrypto_qt.windows import x11_alarm
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.identify import Identify
from decrypto_qt.windows.keys import KeyRouter
from decrypto_qt.windows.monitors import Monitors, propose
from decrypto_qt.windows.team_window import TeamWindow
from tests.support.loud import LoudContent

if TYPE_CHECKING:
    from collections.abc import Callable


class TypingContent(LoudContent):
    """A loud content with a field that never has the focus."""

    def __init__(self, team: Team) -> None:
        super().__init__(team)
        self.field = QLineEdit(self)
        self.field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field.setGeometry(10, 10, 400, 40)

    @override
    def handle_key(self, event: QKeyEvent) -> bool:
        QApplication.sendEvent(self.field, event)
        return True

    def text_field(self) -> QWidget:
        return self.field


class Game:
    """The windows."""

    def __init__(self, application: QApplication) -> None:
        self.application = application
        self.monitors = Monitors()
        self.table = QWidget()
        self.table.setWindowTitle("table")
        layout = QVBoxLayout(self.table)
        self.table_field = QLineEdit()
        self.table_field.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        layout.addWidget(self.table_field)
        layout.addWidget(QPushButton("a button"))
        self.table.resize(600, 400)
        self.table.move(100, 100)
        self.table.show()
        self.turn = Team.WHITE
        self.windows = {team: TeamWindow(team, self.monitors) for team in Team}
        self.contents = {team: TypingContent(team) for team in Team}
        self.router = KeyRouter(application, lambda: self.contents[self.turn])
        self.identify = Identify(self.monitors)
        for team, window in self.windows.items():
            window.set_content(self.contents[team])
            window.guard.failed.connect(lambda found, team=team: self.tell(team, found))
            window.guard.allowed.connect(lambda team=team: self.tell(team, Verdict.ALLOWED))
        self.assignment = propose(self.monitors.snapshot(), {})

    def tell(self, team: Team, found: Verdict) -> None:
        self.say(team=team.value, verdict=found.name, shown=self.windows[team].isVisible())

    def say(self, **words: Any) -> None:
        print(json.dumps(words), flush=True)

    def confirm(self) -> None:
        for window in self.windows.values():
            window.cover.main_button.click()

    def assign(self) -> None:
        for team, window in self.windows.items():
            window.assign(self.assignment.of(team))

    def assign_black(self) -> None:
        self.windows[Team.BLACK].assign(self.assignment.black)

    def swap(self) -> None:
        self.assignment = self.assignment.swapped()
        self.assign()

    def text(self) -> None:
        self.say(
            white=self.contents[Team.WHITE].field.text(),
            black=self.contents[Team.BLACK].field.text(),
            table=self.table_field.text(),
        )

    def other_turn(self) -> None:
        self.turn = self.turn.other
        self.router.target_changed()
        self.say(turn=self.turn.value)

    def tell_field(self) -> None:
        corner = self.table_field.mapToGlobal(QPoint(20, 10))
        self.say(x=corner.x(), y=corner.y())

    def begin_identify(self) -> None:
        self.identify.begin({})
        self.say(identify=len(self.identify.overlays))

    def commands(self) -> dict[str, Callable[[], object]]:
        return {
            "assign": self.assign,
            "assign black": self.assign_black,
            "confirm": self.confirm,
            "swap": self.swap,
            "text": self.text,
            "turn": self.other_turn,
            "field": self.tell_field,
            "identify": self.begin_identify,
            "quit": self.application.quit,
        }


def main() -> None:
    application = QApplication(sys.argv)
    if "unguarded" in sys.argv:
        x11_alarm.listen = lambda act: None
        allow = guard_module.verdict
        guard_module.verdict = lambda facts: Verdict.ALLOWED if facts.is_confirmed or shown else allow(facts)
    game = Game(application)
    shown: set[Team] = set()
    for team, window in game.windows.items():
        window.guard.allowed.connect(lambda team=team: shown.add(team))
    commands = game.commands()
    reader = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    reader.activated.connect(lambda *_: commands[sys.stdin.readline().strip()]())
    game.say(ready=True)
    application.exec()


if __name__ == "__main__":
    main()
