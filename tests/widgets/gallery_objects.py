"""Pictures of the film, the code cards, the sand and the note sheet, to be looked at beside the pictures of the look.

Run by hand: `python -m tests.widgets.gallery_objects DIR [NAME ...]`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.card_painter import FilmTint
from decrypto_qt.widgets.code_card import CodeCardWidget, PublicCodeCardWidget
from decrypto_qt.widgets.film import Arrangement, FilmWidget
from decrypto_qt.widgets.fonts import load_fonts
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import paint_felt
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.palette import palette_for
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from decrypto_qt.widgets.shapes import team_rect

ROOT = Path(__file__).resolve().parents[2]


class Table(QWidget):
    """Felt to lay widgets on."""

    def __init__(self, width: int, height: int, *, dark: bool) -> None:
        """Make an empty table."""
        super().__init__()
        self.setFixedSize(width, height)
        self.dark = dark

    def put(self, widget: LookWidget, x: int, y: int, width: int, height: int) -> None:
        """Lay a widget on it."""
        widget.setParent(self)
        widget.set_dark(self.dark)
        widget.setGeometry(x, y, width, height)
        widget.show()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt."""
        painter = QPainter(self)
        paint_felt(painter, QRectF(self.rect()), palette_for(self.dark))
        painter.end()

    def picture(self) -> QImage:
        """What it looks like now."""
        self.show()
        QApplication.processEvents()
        image = self.grab().toImage()
        self.hide()
        return image


def sand(dark: bool) -> QImage:
    """Full, 27, 15, 3 and 0 seconds, the bar, and the small form."""
    table = Table(1500, 420, dark=dark)
    moments: list[tuple[SandTimer, float]] = [
        (SandTimer.filled(30), 0),
        (SandTimer(30).turned(0), 3),
        (SandTimer(30).turned(0), 15),
        (SandTimer(30).turned(0), 27),
        (SandTimer(30), 0),
    ]
    for number, (timer, now) in enumerate(moments):
        widget = SandTimerWidget(lambda now=now: now)  # type: ignore[misc]
        widget.set_timer(timer)
        table.put(widget, 20 + number * 220, 10, 200, 390)
    bar = SandTimerWidget(lambda: 10)
    bar.set_reduced_motion(True)
    bar.set_timer(SandTimer(30).turned(0))
    table.put(bar, 1130, 10, 160, 390)
    turning = SandTimerWidget(lambda: 0)
    turning.set_timer(SandTimer(30))
    table.put(turning, 1290, 100, 200, 300)
    table.show()
    turning.set_timer(SandTimer(30).turned(0))
    turning._turning.pause()
    turning._turning.setCurrentTime(150)
    image = table.grab().toImage()
    table.hide()
    return image


def board(table: Table, team: Team, rect: QRectF) -> None:
    """A board for the film to lie on."""

    class Board(LookWidget):
        @override
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surface = self.palette_roles.team(team)
            area = QRectF(self.rect()).adjusted(0, -40, 0, -12)
            painter.fillPath(team_rect(area.translated(0, 10), team, 34), surface.edge.color())
            painter.fillPath(team_rect(area, team, 34), surface.fill.brush(area))
            painter.end()

    table.put(Board(), round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))


WORDS = {
    Team.WHITE: ("MUSTA", "SUDENKORENTO", "VOGELSCHEUCHE", "SOMBRERO"),
    Team.BLACK: ("ANTIIKKI", "SCHMETTERLING", "KARKKIKAUPPA-AUTO", "ČOKOLÁDA"),
}


def settled(film: FilmWidget, words: tuple[str, ...] | None) -> None:
    """Give a film its words and wait until they are painted."""
    film.set_words(words)
    while not film.ready:
        QApplication.processEvents()


def film(dark: bool) -> QImage:
    """Both teams' films, full, and an empty one."""
    table = Table(1920, 1130, dark=dark)
    for number, (team, words) in enumerate([*WORDS.items(), (Team.WHITE, None)]):
        board(table, team, QRectF(20, number * 370, 1880, 357))
        widget = FilmWidget(team)
        table.put(widget, 0, 0, 10, 10)
        widget.place_pane(QRectF(48, number * 370 + 116, 1824, 188))
        settled(widget, words)
    return table.picture()


def tints(dark: bool) -> QImage:
    """The square form in three tints, and cards on their way."""
    table = Table(1920, 900, dark=dark)
    for number, tint in enumerate(FilmTint):
        team = Team.WHITE if number % 2 == 0 else Team.BLACK
        board(table, team, QRectF(10 + 635 * number, 0, 620, 420))
        widget = FilmWidget(team)
        widget.set_arrangement(Arrangement.SQUARE)
        widget.set_tint(tint)
        widget.set_unit(0.6)
        table.put(widget, 0, 0, 10, 10)
        widget.place_pane(QRectF(25 + 635 * number, 100, 590, 214))
        settled(widget, WORDS[team])
    board(table, Team.BLACK, QRectF(20, 440, 1880, 440))
    widget = FilmWidget(Team.BLACK)
    table.put(widget, 0, 0, 10, 10)
    widget.place_pane(QRectF(48, 640, 1824, 188))
    widget.setGeometry(widget.geometry())
    table.show()
    widget.set_words(WORDS[Team.BLACK], slide=True)
    while not widget.ready:
        QApplication.processEvents()
    widget._slide.pause()
    widget._slide.setCurrentTime(230)
    widget._slide.resume()
    image = table.grab().toImage()
    table.hide()
    return image


def cards(dark: bool) -> QImage:
    """Code cards: closed with a caption, open, and public, of both teams."""
    table = Table(1500, 960, dark=dark)
    for number, team in enumerate(Team):
        closed = CodeCardWidget(team)
        closed.set_caption("Alina", "vaikenee")
        table.put(closed, 20, 20 + 470 * number, 240, 380)
        opened = CodeCardWidget(team)
        opened.open_with((3, 4, 2))
        table.put(opened, 300, 470 * number, 380, 470)
        public = PublicCodeCardWidget(team)
        table.put(public, 740, 20 + 470 * number, 160, 400)
        shown = PublicCodeCardWidget(team)
        shown.reveal((2, 3, 4))
        table.put(shown, 960, 20 + 470 * number, 160, 400)
        small = CodeCardWidget(team)
        small.set_unit(2 / 3)
        small.open_with((1, 4, 3))
        table.put(small, 1180, 20 + 470 * number, 240, 300)
    return table.picture()


def page(side: Team, *, rounds: int = 2, pencil: bool = False) -> SheetPage:
    """A page as in the pictures, or a long one."""
    first = SheetRound(1, (SheetLine("Meksiko", 4, 4), SheetLine("hyönteinen", 2, 2), SheetLine("kauhu", 1, 1)))
    if pencil:
        first = SheetRound(1, tuple(replace(line, guess=None) for line in first.lines))  # type: ignore[arg-type]
    second = SheetRound(2, (SheetLine("illanvietto", 3), SheetLine("päivänvarjo", 4), SheetLine("Odonata")))
    played = [first, second][:rounds]
    for number in range(3, rounds + 1):
        lines = (
            SheetLine("heller Himmelskörper am Abend", 1, 1 if number < rounds else None),
            SheetLine("ein ganz und gar unmöglich langer Hinweis ohne Ende", 4, 4 if number < rounds else None),
            SheetLine("Krähenschreck", 3, 3 if number < rounds else None),
        )
        played.append(SheetRound(number, lines))
    full = ("kauhu", "Verwandlung", "Raupe", "heller Himmelskörper am Abend")
    return SheetPage(
        "Valkoiset hatut" if side is Team.WHITE else "Mustat",
        side,
        tuple(played),
        rounds,
        (
            full if rounds > 2 else ("kauhu",),
            ("hyönteinen",),
            (),
            ("Meksiko", "Norden") if rounds > 2 else ("Meksiko",),
        ),
        ("pimeä?", "perhonen?", "", "hattu?") if pencil else None,
    )


def sheet(dark: bool) -> QImage:
    """Own side, the other side with pencil lines, a long game, and the upright form."""
    table = Table(1920, 1480, dark=dark)
    for number, shown in enumerate(
        [
            page(Team.WHITE),
            page(Team.BLACK, pencil=True),
            page(Team.BLACK, rounds=5),
            page(Team.WHITE, rounds=6, pencil=True),
        ]
    ):
        widget = NoteSheetWidget()
        widget.set_page(shown)
        if number == 1:
            widget.begin_pencil(2)
        if number == 2:
            widget.set_unit(0.5)
            table.put(widget, 1400, 1000, 500, 200)
        elif number == 3:
            widget.set_unit(0.85)
            widget.set_stacked(True)
            table.put(widget, 20, 870, 860, 590)
        else:
            table.put(widget, 44, 20 + number * 430, 1410, 408)
    upright = NoteSheetWidget()
    upright.set_unit(2 / 3)
    upright.set_stacked(True)
    upright.set_page(page(Team.WHITE, rounds=3))
    table.put(upright, 900, 930, 480, 500)
    return table.picture()


PICTURES: dict[str, Callable[[bool], QImage]] = {
    "sand": sand,
    "film": film,
    "cards": cards,
    "sheet": sheet,
    "tints": tints,
}


def main() -> int:
    """Write the pictures that were asked for, or all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    load_fonts(path.read_bytes() for path in sorted((ROOT / "resources/fonts").glob("*.otf")))
    for name in sys.argv[2:] or PICTURES:
        for dark in (False, True):
            PICTURES[name](dark).save(str(folder / f"{name}-{'dark' if dark else 'light'}.png"))
    application.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
