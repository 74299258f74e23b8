"""Coins, strip, tray, cover and identify: what they show, and that none of them is red."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.cover import CoverWidget
from decrypto_qt.widgets.icons import Icon, icon_path
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.palette import LIGHT
from decrypto_qt.widgets.shapes import paint_emblem
from decrypto_qt.widgets.strip import StripWidget, TrayHeadWidget
from decrypto_qt.widgets.tokens import BoardWidget, TokenKind
from tests.helpers.pixels import picture, red_pixels
from tests.widgets import gallery

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton

SHOWN: dict[str, Callable[[], LookWidget]] = {
    "guess white": lambda: gallery.team_guess(Team.WHITE, 0.5),
    "guess black": lambda: gallery.team_guess(Team.BLACK, 0.5),
    "closed white": lambda: gallery.closed(Team.WHITE, 0.5),
    "closed black": lambda: gallery.closed(Team.BLACK, 0.5),
    "table": lambda: gallery.table(0.75),
    "portrait": lambda: gallery.portrait(0.5),
    "cover white": lambda: gallery.cover(Team.WHITE, 0.5),
    "cover black": lambda: gallery.cover(Team.BLACK, 0.5),
    "cover paused": lambda: gallery.cover(Team.BLACK, 0.5, paused=True),
    "cover upright": lambda: gallery.cover(Team.WHITE, 0.4, upright=True),
    "identify white": lambda: gallery.identify(Team.WHITE, 2),
    "identify black": lambda: gallery.identify(Team.BLACK, 3),
    "identify table": lambda: gallery.identify(None, 1),
}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_without_an_open_secret_is_red(qtbot: QtBot, name: str, dark: bool) -> None:
    widget = SHOWN[name]()
    qtbot.addWidget(widget)
    light = picture(widget)
    widget.set_dark(dark)
    seen = picture(widget)
    assert red_pixels(seen) == 0
    assert not dark or seen != light


def test_a_held_button_is_found_by_the_same_count(qtbot: QtBot) -> None:
    widget = gallery.team_encrypt(Team.WHITE, 0.5)
    qtbot.addWidget(widget)
    assert red_pixels(picture(widget)) > 5_000


@pytest.mark.parametrize("icon", Icon)
def test_each_icon_keeps_to_its_grid(icon: Icon) -> None:
    bounds = icon_path(icon).boundingRect()
    assert QRectF(1.1, 1.1, 21.8, 21.8).contains(bounds)
    assert max(bounds.width(), bounds.height()) > 14


@pytest.mark.parametrize("ground", Team)
def test_every_count_of_coins_looks_different(qtbot: QtBot, ground: Team) -> None:
    board = BoardWidget(ground)
    qtbot.addWidget(board)
    board.resize(board.sizeHint())
    looks = []
    for interceptions in range(3):
        for miscommunications in range(3):
            board.set_tokens(interceptions, miscommunications)
            looks.append(picture(board))
    assert all(one != two for index, one in enumerate(looks) for two in looks[:index])


def test_the_well_that_is_about_to_be_filled_is_ringed(qtbot: QtBot) -> None:
    board = BoardWidget(Team.WHITE)
    qtbot.addWidget(board)
    board.set_face_geometry(QRectF(0, 0, 500, 180))
    board.set_tokens(0, 1)
    bare = picture(board)
    board.set_ringed(TokenKind.MISCOMMUNICATION)
    ringed = picture(board)
    changed = [
        (kind, index)
        for kind in TokenKind
        for index in range(2)
        if bare.copy(board.coin_rect(kind, index).adjusted(-7, -7, 7, 7).toAlignedRect())
        != ringed.copy(board.coin_rect(kind, index).adjusted(-7, -7, 7, 7).toAlignedRect())
    ]
    assert changed == [(TokenKind.MISCOMMUNICATION, 1)]


def test_emblems_differ_in_shape_alone(qapp: QGuiApplication) -> None:
    def grey(team: Team) -> int:
        image = QImage(90, 90, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_emblem(painter, QRectF(5.5, 5.5, 79, 79), team, LIGHT)
        painter.end()
        return image.pixelColor(20, 20).alpha()

    assert grey(Team.WHITE) > 200
    assert grey(Team.BLACK) == 0


def test_a_long_name_leaves_the_phase_its_place(qtbot: QtBot) -> None:
    strip = StripWidget(Team.WHITE)
    qtbot.addWidget(strip)
    strip.resize(1824, 97)
    strip.set_name("The team with by far the longest of all possible names in the world")
    strip.set_phase("Round 2: White's code")
    one = picture(strip)
    strip.set_phase("Round 3: White's code")
    assert picture(strip) != one
    first = strip.coin_rect(Team.WHITE, TokenKind.INTERCEPTION, 0)
    last = strip.coin_rect(Team.BLACK, TokenKind.MISCOMMUNICATION, 1)
    assert first.left() > 1000
    assert last.right() == pytest.approx(1824, abs=1)


def test_a_name_is_written_smaller_before_it_is_cut(qtbot: QtBot) -> None:
    strip = StripWidget(Team.WHITE)
    qtbot.addWidget(strip)
    strip.resize(1824, 97)
    strip.set_tool_room(112)
    strip.set_name("Valkoiset hatut")
    strip.set_phase("Kierros 2: Alina salakoodaa")
    whole = picture(strip)
    strip.set_name("Valkoiset hatuu")  # another last letter
    assert picture(strip) != whole


def test_a_low_headline_is_not_cut_below_the_line(qtbot: QtBot) -> None:
    head = TrayHeadWidget()
    qtbot.addWidget(head)
    head.resize(800, 50)
    head.set_headline("Kirjatkaa vihjeet")
    image = picture(head)
    ink = [y for y in range(50) if any(image.pixelColor(x, y).alpha() > 60 for x in range(0, 800, 2))]
    assert ink
    assert ink[-1] < 49


@pytest.mark.parametrize("upright", [False, True])
def test_the_buttons_of_a_cover_lie_above_the_tray(qtbot: QtBot, upright: bool) -> None:
    cover = gallery.cover(Team.BLACK, 0.5, upright=upright)
    qtbot.addWidget(cover)
    for button in (cover.main_button, cover.second_button):
        face = button.face_rect().translated(button.pos())
        assert face.bottom() <= 0.83 * cover.height()
        assert QRectF(cover.rect()).contains(face)


def test_the_buttons_of_a_cover_are_pressed(qtbot: QtBot) -> None:
    cover = gallery.cover(Team.WHITE, 0.5)
    qtbot.addWidget(cover)
    cover.show()
    with qtbot.waitSignal(cover.main_clicked):
        QTest.mouseClick(
            cover.main_button, LEFT, Qt.KeyboardModifier.NoModifier, cover.main_button.face_rect().center().toPoint()
        )
    with qtbot.waitSignal(cover.second_clicked):
        QTest.mouseClick(
            cover.second_button,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
            cover.second_button.face_rect().center().toPoint(),
        )
    cover.set_second("")
    assert not cover.second_button.isVisible()
    assert cover.main_button.isVisible()


def test_a_cover_covers_all(qtbot: QtBot) -> None:
    cover = CoverWidget(Team.BLACK)
    qtbot.addWidget(cover)
    cover.resize(640, 360)
    seen = picture(cover, 1.25)
    assert all(
        seen.pixelColor(x, y).alpha() == 255 for x in range(0, seen.width(), 7) for y in range(0, seen.height(), 7)
    )
    assert seen.pixelColor(seen.width() - 1, seen.height() - 1).alpha() == 255


def test_a_pause_looks_different_from_a_cover(qtbot: QtBot) -> None:
    cover = gallery.cover(Team.WHITE, 0.5)
    qtbot.addWidget(cover)
    before = picture(cover)
    cover.set_paused(True)
    assert picture(cover) != before


def test_no_tooltip_is_shown_whatever_was_set(qtbot: QtBot) -> None:
    cover = gallery.cover(Team.WHITE, 0.5)
    qtbot.addWidget(cover)
    cover.show()
    for widget in (cover, cover.main_button):
        widget.setToolTip("secret")
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, QPoint(20, 20), QPoint(20, 20)))
        assert not QToolTip.isVisible()


@pytest.mark.parametrize("name", SHOWN)
def test_everything_is_painted_at_every_scale(qtbot: QtBot, name: str) -> None:
    widget = SHOWN[name]()
    qtbot.addWidget(widget)
    for dpr in (1.25, 1.5, 2.0):
        seen = picture(widget, dpr)
        assert seen.size() == widget.size() * dpr
        assert seen.pixelColor(seen.rect().center()).alpha() == 255
