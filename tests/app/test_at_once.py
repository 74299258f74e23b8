"""At once: both screens answer touches, and the one keyboard goes to whoever listens, else to who touched last."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click, key, type_text
from decrypto_qt.app.resources import resource
from decrypto_qt.game.settings import NewGameSettings
from decrypto_qt.rules.decrypto.values import Phase, PlayMode, TextClue
from decrypto_qt.rules.teams import Team

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


def press(stage: Stage, team: Team, name: str) -> None:
    """Press a button on a team's screen."""
    button = stage.program.screens[team].button(name)
    assert button is not None, f"{name} is not there for {team.value}"
    assert button.isEnabled()
    click(button)
    stage.settle()


def phase(stage: Stage) -> Phase | None:
    """Where in the game the table is."""
    return None if stage.table is None else stage.table.phase


def test_a_round_is_played_on_both_screens_at_once(qtbot: QtBot, screens: Callable[..., None], tmp_path: Path) -> None:
    del qtbot, screens
    assert resource("decks", "keywords.csv").is_file()
    with Stage(tmp_path, "en") as stage:
        stage.program.new_game(NewGameSettings(play_mode=PlayMode.AT_ONCE, deck_language=stage.deck.language))
        stage.wait_for(lambda: stage.table is not None, "cards")
        stage.confirm_screens()
        for name in ("accept", "draw", "ready"):
            for team in random.Random(3).sample([*Team], 2):
                press(stage, team, name)
        assert phase(stage) is Phase.READ
        screen = stage.program.screens[Team.BLACK]
        click(screen.fields.field(0))
        for clue in ("yksi", "kaksi", "kolme"):
            type_text(stage.window, clue)
            key(stage.window, Qt.Key.Key_Return)
            stage.settle()
        half = None if stage.table is None else stage.table.active_half
        assert half is not None
        assert half.clues == (TextClue("yksi"), TextClue("kaksi"), TextClue("kolme"))
        press(stage, Team.BLACK, "finish-clues")
        assert phase(stage) is Phase.GUESS
        pad = stage.program.screens[Team.WHITE].pad
        click(pad.tile(0, 4))
        key(stage.window, Qt.Key.Key_Down)
        assert stage.program.screens[Team.WHITE].keys_at() is pad, "keys go to who touched last"
