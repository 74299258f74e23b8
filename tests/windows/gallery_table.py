"""Renders the table window in every phase: `python -m tests.windows.gallery_table DIR [WIDTHxHEIGHT]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.settings import ViewSettings
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import Performance, PerformedClue, PlayMode, RevealStep
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.cover import CoverWidget
from decrypto_qt.windows.messages import MessageKind
from decrypto_qt.windows.table_window import TableWindow
from tests.helpers.fonts import load_own_fonts
from tests.support.table_games import NOW, Names, Play

LONG = Names(
    "Die unerschütterlichen Donaudampfschifffahrtsgesellschaftskapitäne",
    "Epäjärjestelmällisyydellistyttämättömät",
    ("Friederike-Charlotte", "Maximilian-Alexander", "Anna-Katharina", "Bartholomäus"),
    ("Päivikki-Marjaleena", "Juhani-Aleksanteri"),
)


def long_clues() -> Play:
    """Long names and clues, one performed, one said before, one struck."""
    play = Play(LONG).first_round().do(c.StartRound(Actor.TABLE, 2)).encrypt((3, 4, 2), (2, 3, 4))
    play.read("heller Himmelskörper am frühen Morgen über dem Meer", "hyönteinen")
    play.do(c.HearClue(Actor.TABLE, 3, PerformedClue(Performance.HUM, "Donauwalzer")), c.StrikeClue(Actor.TABLE, 1))
    play.guess((1, 4, 3), (3, 4, 1))
    return play.reveal(RevealStep.CARD)


SCENES: dict[str, Callable[[], Play]] = {
    "01-welcome": Play,
    "02-keywords": lambda: Play().deal(),
    "03-encrypt": lambda: Play(sand=SandTimer(30, NOW - 9, 30)).to_encrypt(),
    "04-read": lambda: Play().to_encrypt().encrypt((4, 2, 1), (4, 3, 2)).read("Meksiko", "hyönteinen"),
    "05-guess": lambda: (
        Play()
        .to_encrypt()
        .encrypt((4, 2, 1), (4, 3, 2))
        .read("Meksiko", "yö", "kauhu")
        .do(c.FinishReading(Actor.TABLE))
    ),
    "06-reveal-nothing": lambda: Play().second_round(RevealStep.NOTHING),
    "07-reveal-intercept": lambda: Play().second_round(RevealStep.INTERCEPT),
    "08-reveal-decode": lambda: Play().second_round(RevealStep.DECODE),
    "09-reveal-card": lambda: Play().second_round(RevealStep.CARD),
    "10-round-over": lambda: Play().second_round(RevealStep.TOKENS),
    "11-tie-break": lambda: Play().to_tie_break(),
    "12-keyword-guess": lambda: Play().to_tie_break().do(c.StartKeywordGuess(Actor.TABLE)),
    "13-answers": lambda: Play().answers().do(c.AcceptEntry(Actor.TABLE, Team.WHITE, 2, 3)),
    "14-finished": lambda: Play().answers().do(c.AcceptEntry(Actor.TABLE, Team.WHITE, 2, 3), c.SettleGame(Actor.TABLE)),
    "15-abandoned": lambda: Play(LONG).deal().do(c.AbandonGame(Actor.TABLE)),
    "16-long": long_clues,
    "17-at-once": lambda: Play(LONG, PlayMode.AT_ONCE).to_encrypt(),
    "18-correct": lambda: Play().second_round(RevealStep.DECODE),
    "19-message": lambda: Play().second_round(RevealStep.CARD),
    "20-docked": lambda: Play().second_round(RevealStep.CARD),
    "21-paused": lambda: Play(paused=True).to_encrypt(),
    "22-repeat": lambda: (
        Play().first_round().do(c.StartRound(Actor.TABLE, 2)).encrypt((3, 4, 2), (2, 3, 4)).read("meksiko", "ja uusi")
    ),
}


def main() -> int:
    """Write all pictures into the folder that is named."""
    if len(sys.argv) not in (2, 3):
        print(__doc__)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    load_own_fonts()
    sizes = [sys.argv[2]] if len(sys.argv) == 3 else ["1280x800", "1920x1080", "960x540"]
    for name, scene in SCENES.items():
        play = scene()
        window = TableWindow(play.session)
        if name.startswith("18"):
            window.page.correct_button.click()
        if name.startswith("19"):
            window.show_message(
                "Black’s monitor is gone: its screen is covered. Plug the monitor in again, or choose another.",
                MessageKind.PROBLEM,
            )
        if name.startswith("20"):
            for team in Team:
                lid = CoverWidget(team)
                lid.set_headline("This is White’s screen" if team is Team.WHITE else "This is Black’s screen")
                lid.set_main("This is ours")
                window.set_docked(team, lid)
        for size in sizes:
            wide, high = map(int, size.split("x"))
            for dark in (False, True):
                window.resize(wide, high)
                window.set_view(ViewSettings(), dark=dark)
                window.show()
                application.processEvents()
                window.grab().save(str(folder / f"{name}-{size}-{'dark' if dark else 'light'}.png"))
        window.hide()
    return 0


if __name__ == "__main__":
    sys.exit(main())
