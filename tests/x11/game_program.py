"""The real program with the rulebook's example, told what to do by lines on its input; answers with JSON lines.

`python -m tests.x11.game_program DATA [loud]`. With `loud` each team's cards and open code card are one block of its
own colour, painted over what they show otherwise; everything else is the program as it is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QSocketNotifier
from PySide6.QtGui import QPainter, QPaintEvent
from typing_extensions import override

from decrypto_qt.app.demo import Player, Stage
from decrypto_qt.app.game import loop
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.code_card import CodeCardWidget
from decrypto_qt.widgets.film import FilmWidget
from decrypto_qt.windows import team_screen
from decrypto_qt.windows.guard import Verdict
from tests.support.loud import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class LoudFilm(FilmWidget):
    """A pane that is all of its team's colour while it bears words."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_open:
            painter = QPainter(self)
            painter.fillRect(self.pane_rect(), COLOURS[self._team])
            painter.end()


class LoudCard(CodeCardWidget):
    """A card that is all of its team's colour while it has its code."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_open:
            painter = QPainter(self)
            painter.fillRect(self.card_rect(), COLOURS[self._team])
            painter.end()


class Game:
    """The program on a stage, and the ears of it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.may_go_on = False
        for team, window in stage.program.windows.items():
            window.guard.failed.connect(lambda found, team=team: self.tell(team, found))
            window.guard.allowed.connect(lambda team=team: self.tell(team, Verdict.ALLOWED))

    def say(self, **words: Any) -> None:
        print(json.dumps(words), flush=True)

    def tell(self, team: Team, found: Verdict) -> None:
        self.say(team=team.value, verdict=found.name, shown=self.stage.program.windows[team].isVisible())

    def deal(self) -> None:
        for _ in self.stage.deal():
            pass
        self.say(dealt=True)

    def play_round(self) -> None:
        """Plays to the end of this round, and stays with each card that is held open until it is told to go on."""
        table = self.stage.table
        assert table is not None
        number = max(1, table.round_number)
        player = Player(self.stage)
        while (table := self.stage.table) is not None and not (
            table.phase is Phase.ROUND_OVER and table.round_number == number
        ):
            done = player.step(self.look)
            assert done is not None
            self.stage.settle()
            self.say(step=done)
        self.say(played=number)

    def look(self, what: str) -> None:
        if what.endswith("holds-the-card"):
            self.may_go_on = False
            self.say(held=what.split("-", maxsplit=1)[0])
            self.stage.wait_for(lambda: self.may_go_on, "the word to go on")

    def go_on(self) -> None:
        self.may_go_on = True

    def tell_facts(self) -> None:
        """What the windows say, and where on the monitors the things are that a person would press or look at."""
        stage, program = self.stage, self.stage.program
        table, views = stage.table, program.session.views
        self.say(
            facts=True,
            phase=None if table is None else table.phase.name,
            paused=views is not None and views.paused,
            message=stage.window.messages.sentence,
            covered={team.value: window.is_covered for team, window in program.windows.items()},
            main={team.value: middle(window.cover.main_button) for team, window in program.windows.items()},
            second={team.value: middle(window.cover.second_button) for team, window in program.windows.items()},
            film={team.value: middle(screen.film) for team, screen in program.screens.items()},
            sheet={team.value: middle(screen.sheet) for team, screen in program.screens.items()},
            tray={team.value: middle(screen.head) for team, screen in program.screens.items()},
            card={team.value: middle(screen.card) for team, screen in program.screens.items()},
            verdicts={team.value: window.guard.verdict.name for team, window in program.windows.items()},
        )

    def commands(self) -> dict[str, Callable[[], object]]:
        return {
            "deal": self.deal,
            "round": self.play_round,
            "go on": self.go_on,
            "facts": self.tell_facts,
            "quit": self.stage.application.quit,
        }


def middle(widget: QWidget) -> tuple[int, int]:
    """The middle of a widget on the desktop."""
    place = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
    return place.x(), place.y()


def main() -> None:
    if "loud" in sys.argv:
        # The screens make theirs by these names.
        vars(team_screen).update(FilmWidget=LoudFilm, CodeCardWidget=LoudCard)
    stage = Stage(Path(sys.argv[1]), "en")
    game = Game(stage)
    with stage:
        commands = game.commands()
        reader = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        reader.activated.connect(lambda *_: commands[sys.stdin.readline().strip()]())
        game.say(ready=True)
        loop(stage.application, stage.window)


if __name__ == "__main__":
    main()
