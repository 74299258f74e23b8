"""Pictures of a team's screen in every phase of the worked example: `python -m tests.windows.gallery_team DIR`.

For people to look at; no test.
"""

from __future__ import annotations

import os
import random
import sys
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

from decrypto_qt.app.resources import resource
from decrypto_qt.game.clock import SandTimer
from decrypto_qt.models.session import Session, Views
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import play_record
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import PlayMode
from decrypto_qt.rules.decrypto.views import encryptor_view, table_view, team_view
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.fonts import load_fonts
from decrypto_qt.windows.team_screen import TeamScreen


def views_of(state: GameState, team: Team) -> Views:
    """A team's views of a state, as the program makes them."""
    sand = None if state.sand is None else SandTimer(30.0, None, 15.0)
    return Views(table_view(state), team_view(state, team), sand=sand)


def settle(application: QApplication, screen: TeamScreen) -> None:
    """Let cards be painted."""
    while not screen.film.ready:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    application.processEvents()


def main(folder: Path, *, dark: bool, width: int, height: int) -> None:
    """Plays the example and grabs both screens after every command."""
    application = QApplication([])
    fonts = resource("fonts")
    load_fonts(file.read_bytes() for file in fonts.iterdir() if file.name.endswith(".otf"))
    folder.mkdir(parents=True, exist_ok=True)
    commands: list[c.Command] = []
    record = read_record(resource("records", "rulebook-example.json").read_bytes())
    play_record(record, play_mode=PlayMode.BY_TURNS, on_command=commands.append)
    state: GameState | None = None
    held: list[GameState] = []
    sessions = {
        team: Session(
            lambda _asked, _answer: None, lambda: 0.0, partial(lambda team: encryptor_view(held[-1], team), team)
        )
        for team in Team
    }
    screens = {team: TeamScreen(team, sessions[team], random.Random(1)) for team in Team}
    for screen in screens.values():
        screen.set_reduced_motion(True)
        screen.set_dark(dark)
        screen.resize(width, height)
        screen.show()
    for number, command in enumerate(commands):
        for event in decide(state, command):
            state = apply(state, event)
        assert state is not None
        held.append(state)
        for team, screen in screens.items():
            sessions[team].set_views(views_of(state, team))
            screen.recall()
            settle(application, screen)
            name = f"{number:02d}-{type(command).__name__}-{team.value}.png"
            screen.grab().save(str(folder / name))
            if isinstance(command, c.DrawCode) and command.by.team is team:
                screen._card_held()
                application.processEvents()
                screen.grab().save(str(folder / name.replace(".png", "-held.png")))
                screen._card_released()
    QCoreApplication.quit()


if __name__ == "__main__":
    size = next((word for word in sys.argv if "x" in word and word[0].isdigit()), "1920x1080")
    across, down = (int(part) for part in size.split("x"))
    main(Path(sys.argv[1]), dark="--dark" in sys.argv, width=across, height=down)
