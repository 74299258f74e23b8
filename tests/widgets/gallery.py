"""Renders the controls to pictures, to be looked at beside the design: `python -m tests.widgets.gallery DIR`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, HoldButton
from decrypto_qt.widgets.clue_rows import ClueRowsWidget
from decrypto_qt.widgets.cover import CoverWidget, LookAwayWidget
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.identify import IdentifyWidget
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import paint_board, paint_felt
from decrypto_qt.widgets.strip import ClosedTrayWidget, StripWidget, TrayFrame, TrayHeadWidget
from decrypto_qt.widgets.tiles import DigitPadWidget, TileState, paint_tile
from decrypto_qt.widgets.tokens import BoardWidget, RoundBeadsWidget, TokenKind
from tests.helpers.fonts import load_own_fonts
from tests.helpers.pixels import picture


class Felt(LookWidget):
    """A table to lay things on, with a board's upper part where a team is given."""

    def __init__(self, width: int, height: int, board: Team | None = None) -> None:
        super().__init__()
        self.resize(width, height)
        self.board = board

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_felt(painter, QRectF(self.rect()), self.palette_roles)
        if self.board is not None:
            u = self.unit
            rect = QRectF(20 * u, -100 * u, self.width() - 40 * u, 445 * u)
            paint_board(painter, rect, self.board, self.palette_roles, u)
        painter.end()


class Tiles(LookWidget):
    """Every state of a tile, of both teams."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self.unit
        for row, team in enumerate(Team):
            for column, (state, pressed, ringed) in enumerate(
                [
                    (TileState.REST, False, True),
                    (TileState.CHOSEN, False, False),
                    (TileState.IN_USE, False, False),
                    (TileState.CHOSEN, True, False),
                    (TileState.REST, True, False),
                    (TileState.DISABLED, False, False),
                ]
            ):
                rect = QRectF((20 + 104 * column) * u, (24 + 112 * row) * u, 82 * u, 82 * u)
                digit = str(column % 4 + 1)
                paint_tile(
                    painter, rect, digit, team, self.palette_roles, u, state=state, pressed=pressed, ringed=ringed
                )
        painter.end()


def team_guess(team: Team, u: float) -> Felt:
    """The strip and the tray of a team that guesses."""
    screen = Felt(round(1920 * u), round(1080 * u), team)
    strip = StripWidget(team, screen)
    strip.set_name("Valkoiset hatut" if team is Team.WHITE else "Mustat")
    strip.set_phase("Kierros 2: valkoisen koodi")
    strip.set_tokens(Team.WHITE, 1, 0)
    strip.set_tokens(Team.BLACK, 0, 1)
    strip.set_ringed(Team.WHITE, TokenKind.MISCOMMUNICATION)
    strip.setGeometry(QRectF(48 * u, 0, 1824 * u, 97 * u).toRect())
    tray = TrayFrame(screen)
    tray.setGeometry(QRectF(0, 767 * u, 1920 * u, 313 * u).toRect())
    pad = DigitPadWidget(team, tray)
    pad.set_clues(("illanvietto", "heller Himmelskörper am Abend", "Odonata"))
    pad.set_digits((None, 4, 3) if team is Team.WHITE else (1, 4, 3))
    pad.set_start(0, 1)
    pad.set_current(True)
    pad.set_unit(u)
    pad.set_face_geometry(QRectF(48 * u, 16 * u, 970 * u, 282 * u))
    head = TrayHeadWidget(tray)
    head.set_headline("Mikä on koodimme?")
    head.set_control("Valkoinen ohjaa")
    head.set_status("musta valmis", Icon.LOCK)
    head.setGeometry(QRectF(1076 * u, 20 * u, 796 * u, 124 * u).toRect())
    lock = ActionButton(ButtonKind.MAIN, "Lukitse arvaus", tray)
    lock.set_icon(Icon.LOCK)
    lock.set_team(team)
    lock.set_unit(u)
    if team is Team.WHITE:
        lock.set_available(available=False, reason="vielä yksi numero puuttuu")
        lock.set_face_geometry(QRectF(1076 * u, 164 * u, 796 * u, 122 * u))
    else:
        lock.set_label("Lukitse sieppaus")
        lock.set_face_geometry(QRectF(1420 * u, 156 * u, 452 * u, 130 * u))
        none = ActionButton(ButtonKind.TEAM, "Emme yritä", tray)
        none.set_team(team)
        none.set_unit(u)
        none.set_face_geometry(QRectF(1076 * u, 156 * u, 320 * u, 130 * u))
    return screen


def team_encrypt(team: Team, u: float) -> Felt:
    """The tray of a team that encrypts; the hold button is held."""
    screen = Felt(round(1920 * u), round(740 * u))
    away = LookAwayWidget(screen)
    away.set_headline("Petri,\nkatso muualle")
    away.set_text("Koodi on näkyvissä, kunnes Alina päästää irti.")
    away.setGeometry(QRectF(664 * u, 6 * u, 610 * u, 400 * u).toRect())
    tray = TrayFrame(screen)
    tray.setGeometry(QRectF(0, 427 * u, 1920 * u, 313 * u).toRect())
    head = TrayHeadWidget(tray)
    head.set_headline("Keksi kolme vihjettä")
    head.set_control("Valkoinen ohjaa")
    head.setGeometry(QRectF(48 * u, 40 * u, 1824 * u, 70 * u).toRect())
    hold = HoldButton("Katso koodia", "Kortti on auki", tray)
    hold.set_sub_texts("pidä painettuna", "päästä irti, se kääntyy")
    hold.set_team(team)
    hold.set_unit(u)
    hold.set_face_geometry(QRectF(48 * u, 147 * u, 560 * u, 143 * u))
    rest = HoldButton("Katso koodia", "Kortti on auki", screen)
    rest.set_sub_texts("pidä painettuna", "päästä irti, se kääntyy")
    rest.set_team(team)
    rest.set_unit(u)
    rest.set_face_geometry(QRectF(48 * u, 100 * u, 560 * u, 143 * u))
    ready = ActionButton(ButtonKind.MAIN, "Valmis", tray)
    ready.set_icon(Icon.TICK)
    ready.set_team(team)
    ready.set_unit(u)
    ready.set_available(available=False, reason="musta miettii vielä")
    ready.set_face_geometry(QRectF(664 * u, 147 * u, 592 * u, 143 * u))
    turn = ActionButton(ButtonKind.MAIN, "Käännä tiimalasi", tray)
    turn.set_team(team)
    turn.set_unit(u)
    turn.set_current(True)
    turn.set_face_geometry(QRectF(1312 * u, 147 * u, 560 * u, 143 * u))
    back = ActionButton(ButtonKind.TEAM, "Ota takaisin: mustan arvaus", screen)
    back.set_icon(Icon.UNDO)
    back.set_team(team)
    back.set_unit(u)
    back.set_face_geometry(QRectF(1312 * u, 100 * u, 560 * u, 143 * u))
    screen.show()
    hold.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier))
    return screen


def closed(team: Team, u: float) -> Felt:
    """A closed tray below, clues to read above."""
    screen = Felt(round(1920 * u), round(700 * u))
    tray = TrayFrame(screen)
    tray.setGeometry(QRectF(0, 40 * u, 1920 * u, 313 * u).toRect())
    rows = ClueRowsWidget(tray)
    rows.set_clues(("illanvietto", "", "Odonata"))
    rows.set_notes(("", "", "sanottu kierroksella 1"))
    rows.set_unit(u)
    rows.set_face_geometry(QRectF(48 * u, 16 * u, 970 * u, 282 * u))
    plain = ActionButton(ButtonKind.PLAIN, "Korjaa & jatka", tray)
    plain.set_sub_text("ennen kuin kortti kääntyy")
    plain.set_icon(Icon.PENCIL)
    plain.set_unit(u)
    plain.set_face_geometry(QRectF(1076 * u, 156 * u, 796 * u, 130 * u))
    shut = ClosedTrayWidget(team, screen)
    shut.set_headline("Musta ohjaa" if team is Team.BLACK else "Valkoinen ohjaa")
    shut.set_text("Odottakaa, kunnes toinen joukkue on lukinnut arvauksensa.")
    shut.setGeometry(QRectF(0, 387 * u, 1920 * u, 313 * u).toRect())
    return screen


def table(u: float) -> Felt:
    """Boards and round of the table window, and all tiles."""
    screen = Felt(round(1280 * u), round(700 * u))
    for team, left in ((Team.WHITE, 24), (Team.BLACK, 756)):
        board = BoardWidget(team, screen)
        board.set_name("Valkoiset hatut" if team is Team.WHITE else "Mustat")
        board.set_players(("Alina", "Petri") if team is Team.WHITE else ("Ella", "Matti"))
        board.set_tokens(0 if team is Team.WHITE else 2, 1)
        board.set_ringed(TokenKind.INTERCEPTION if team is Team.WHITE else None)
        board.set_unit(u)
        board.set_face_geometry(QRectF(left * u, 18 * u, 500 * u, 180 * u))
    beads = RoundBeadsWidget(screen)
    beads.set_word("Kierros")
    beads.set_round(2)
    beads.setGeometry(QRectF(545 * u, 20 * u, 190 * u, 172 * u).toRect())
    tiles = Tiles(screen)
    tiles.setGeometry(QRectF(20 * u, 230 * u, 700 * u, 240 * u).toRect())
    return screen


def portrait(u: float) -> Felt:
    """The tray of a narrow window."""
    screen = Felt(round(1080 * u), round(1000 * u), Team.WHITE)
    strip = StripWidget(Team.WHITE, screen)
    strip.set_two_lines(True)
    strip.set_name("Nachtschwärmer")
    strip.set_phase("Runde 3")
    strip.set_tokens(Team.WHITE, 1, 0)
    strip.set_tokens(Team.BLACK, 0, 1)
    strip.setGeometry(QRectF(48 * u, 18 * u, 984 * u, 176 * u).toRect())
    tray = TrayFrame(screen)
    tray.setGeometry(QRectF(0, 380 * u, 1080 * u, 620 * u).toRect())
    head = TrayHeadWidget(tray)
    head.set_headline("Wie lautet unser Code?")
    head.set_control("Weiß steuert")
    head.set_status("Jana schweigt", Icon.SILENT)
    head.setGeometry(QRectF(48 * u, 24 * u, 984 * u, 124 * u).toRect())
    pad = DigitPadWidget(Team.WHITE, tray)
    pad.set_clues(("Verwandlung", "heller Himmelskörper am Abend", "Krähenschreck"))
    pad.set_digits((1, 4, 3))
    pad.set_unit(u)
    pad.set_face_geometry(QRectF(48 * u, 168 * u, 984 * u, 300 * u))
    lock = ActionButton(ButtonKind.MAIN, "Tipp festlegen", tray)
    lock.set_icon(Icon.LOCK)
    lock.set_team(Team.WHITE)
    lock.set_unit(u)
    lock.set_face_geometry(QRectF(48 * u, 484 * u, 984 * u, 112 * u))
    return screen


def cover(team: Team, u: float, *, paused: bool = False, upright: bool = False) -> CoverWidget:
    """A lid."""
    lid = CoverWidget(team)
    lid.resize(*((round(1080 * u), round(1920 * u)) if upright else (round(1920 * u), round(1080 * u))))
    lid.set_unit(u)
    lid.set_name("Mustat" if team is Team.BLACK else "Valkoiset hatut", "Ella, Matti")
    if paused:
        lid.set_headline("Tauko")
        lid.set_lines("Peli jatkuu, kun molemmat ovat paikalla.")
        lid.set_main("Jatka", Icon.ARROW)
    else:
        lid.set_headline("Tämä on mustan joukkueen näyttöalusta")
        lid.set_lines("Valkoinen joukkue katsoo muualle.", "Avainsanat ovat vielä piilossa.")
        lid.set_main("Tämä on meidän", Icon.TICK)
        lid.set_second("Ei ole: vaihda")
    lid.set_paused(paused)
    return lid


def identify(owner: Team | None, number: int) -> IdentifyWidget:
    """A monitor's label."""
    shown = IdentifyWidget(owner)
    shown.resize(960, 540 if owner else 600)
    shown.set_number(number)
    shown.set_title("Pöytä" if owner is None else "Valkoinen" if owner is Team.WHITE else "Musta")
    shown.set_name("julkinen ikkuna" if owner is None else "Valkoiset hatut")
    shown.set_lines("malli X24, sarja 0417", "HDMI-1 · 1920 × 1080")
    return shown


def main() -> int:
    """Write all pictures into the folder that is named."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    QApplication([])
    load_own_fonts()
    for dark in (False, True):
        room = "dark" if dark else "light"
        shown: dict[str, QWidget] = {
            "guess-white": team_guess(Team.WHITE, 1.0),
            "guess-black": team_guess(Team.BLACK, 1.0),
            "guess-720": team_guess(Team.WHITE, 2 / 3),
            "encrypt-white": team_encrypt(Team.WHITE, 1.0),
            "encrypt-black": team_encrypt(Team.BLACK, 1.0),
            "closed-black": closed(Team.BLACK, 1.0),
            "closed-white": closed(Team.WHITE, 1.0),
            "table": table(1.0),
            "portrait": portrait(2 / 3),
            "cover-black": cover(Team.BLACK, 1.0),
            "cover-white": cover(Team.WHITE, 1.0),
            "cover-paused": cover(Team.WHITE, 2 / 3, paused=True),
            "cover-upright": cover(Team.BLACK, 0.5, upright=True),
            "identify-white": identify(Team.WHITE, 2),
            "identify-black": identify(Team.BLACK, 3),
            "identify-table": identify(None, 1),
        }
        for name, widget in shown.items():
            if isinstance(widget, LookWidget):
                if isinstance(widget, Felt):
                    widget.set_unit(_unit_of(name))
                widget.set_dark(dark)
            picture(widget).save(str(folder / f"{name}-{room}.png"))
        for dpr in (1.25, 1.5, 2.0):
            picture(shown["table"], dpr).save(str(folder / f"table-{room}@{dpr}.png"))
    return 0


def _unit_of(name: str) -> float:
    return 2 / 3 if name in {"guess-720", "portrait"} else 1.0


if __name__ == "__main__":
    sys.exit(main())
