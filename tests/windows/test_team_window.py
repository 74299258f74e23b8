"""What a team's window is made of, and that its content can be docked elsewhere and taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.placement import place_full_screen
from decrypto_qt.windows.secret_holder import CoverText, SecretHolder
from decrypto_qt.windows.team_window import DockedScreen, DockedState, cover_text, docked_text
from tests.support.clicks import click
from tests.support.loud import is_loud, shown
from tests.support.stages import SMALL_MONITORS
from tests.windows.conftest import verdict_of, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Room


def test_it_takes_no_focus_and_has_no_frame_menu_or_tooltip(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    flags = window.windowHandle().flags()
    assert flags & Qt.WindowType.FramelessWindowHint
    assert flags & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert window.contextMenuPolicy() is Qt.ContextMenuPolicy.PreventContextMenu
    window.setToolTip("never")
    QApplication.sendEvent(window, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert [other for other in QApplication.topLevelWidgets() if other.isVisible() and "QTip" in str(other)] == []
    focused = QApplication.focusWidget()
    assert focused is None or focused.window() is room.table


def test_a_window_that_takes_no_focus_is_not_handed_it_back(screens: Callable[..., None], qtbot: QtBot) -> None:
    """Qt complains of it on the console, and does nothing: where a click on White's screen had given it the focus."""
    screens(*SMALL_MONITORS)
    before, shown_later = QWidget(), QWidget()
    for window in (before, shown_later):
        qtbot.addWidget(window)
        window.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus)
    place_full_screen(before, QGuiApplication.screens()[0])
    qtbot.waitExposed(before)
    before.windowHandle().setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, False)
    before.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is before.windowHandle())
    before.windowHandle().setFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
    place_full_screen(shown_later, QGuiApplication.screens()[1])
    assert shown_later.isVisible()


def test_titles_name_the_team_and_nothing_else(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    for team in Team:
        window = room.window(team)
        for text in (window.windowTitle(), window.accessibleName(), window.toolTip()):
            assert "SECRET" not in text
        assert team.name.capitalize() in window.windowTitle()


def test_the_system_cannot_close_it(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    with qtbot.waitSignal(window.close_asked):
        window.close()
    assert window.isVisible()


def test_the_buttons_ask_for_what_they_say(room: Room, qtbot: QtBot) -> None:
    window = room.window(Team.WHITE)
    window.assign(room.key("A"))
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    with qtbot.waitSignal(window.swap_asked):
        click(qtbot, window.cover.second_button)
    assert verdict_of(window) is Verdict.NOT_CONFIRMED
    with qtbot.waitSignal(window.ours_confirmed):
        click(qtbot, window.cover.main_button)
    assert verdict_of(window) is Verdict.ALLOWED


def test_the_words_on_the_cover_come_from_outside(room: Room, qtbot: QtBot) -> None:
    window = room.window(Team.WHITE)
    window.set_cover_texts(lambda found: CoverText(f"because {found.name}", ("a line",)))
    assert window.cover.accessibleName() == "because NOT_ASSIGNED"
    window.assign(room.key("A"))
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    assert window.cover.accessibleName() == "because NOT_CONFIRMED"


@pytest.mark.parametrize("team", Team)
@pytest.mark.parametrize("found", Verdict)
def test_every_verdict_has_a_cover(found: Verdict, team: Team, qapp: QApplication) -> None:
    text = cover_text(team, found)
    assert text.headline
    assert bool(text.second) is (found is Verdict.NOT_CONFIRMED)
    assert text.is_paused is (found is Verdict.PAUSED)


@pytest.mark.parametrize("size", [(1920, 1080), (640, 360), (360, 640)], ids=str)
def test_no_cover_has_a_button_where_the_one_before_it_was_pressed(size: tuple[int, int], qapp: QApplication) -> None:
    """What is shown again or goes on comes to the two questions or to its own screen; a pause comes to any cover."""
    del qapp
    team = Team.WHITE
    asking, shown_again = cover_text(team, Verdict.NOT_CONFIRMED), cover_text(team, Verdict.COVERED_BY_HAND)
    paused = replace(cover_text(team, Verdict.PAUSED), main="Go on")
    opening = docked_text(team, DockedState.CLOSED)
    over = CoverText("White is ready", main="Hand over", second="Open", main_last=True, sand="Turn the sand")
    holder = SecretHolder(team)
    holder.resize(*size)

    def faces(text: CoverText) -> list[QRectF]:
        holder.set_cover_text(text)
        cover = holder.cover
        buttons = (cover.main_button, cover.second_button, cover.third_button)
        return [one.face_rect().translated(one.pos()) for one in buttons if not one.isHidden()]

    holder.show()
    for before, after in (
        (shown_again, asking),
        (paused, asking),
        (paused, shown_again),
        (paused, opening),
        (paused, over),
        (over, opening),
    ):
        pressed = faces(before)[0]
        assert not any(pressed.intersects(face) for face in faces(after)), f"{after.main} under {before.main}"
    holder.close()


def test_two_presses_on_showing_again_do_not_say_whose_screen_it_is(room: Room, qtbot: QtBot) -> None:
    window = room.window(Team.WHITE)
    window.assign(room.key("A"))
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    window.guard.cover()
    assert verdict_of(window) is Verdict.COVERED_BY_HAND
    button = window.cover.main_button
    place = button.mapTo(window, button.rect().center())
    for _ in range(2):
        # Each by itself, as slowly as anybody likes: no double click is needed.
        under = window.childAt(place)
        assert under is not None
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(window, place), delay=0)
    assert verdict_of(window) is Verdict.NOT_CONFIRMED


def test_a_content_is_docked_and_taken_back_without_its_secrets(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window, content = room.window(Team.WHITE), room.content(Team.WHITE)
    docked = DockedScreen(Team.WHITE, room.table)
    assert window.take_content() is content
    assert content.words is None
    assert window.is_covered
    assert not is_loud(shown(window), Team.WHITE)
    docked.set_content(content)
    assert docked.content is content
    assert content.words is None
    assert docked.take_content() is content
    window.set_content(content)
    # It stands as it was confirmed, so it is shown again.
    assert content.words is not None
    assert not window.is_covered


def test_only_what_can_forget_gets_under_a_cover(room: Room, qtbot: QtBot) -> None:
    window = room.window(Team.WHITE)
    window.take_content()
    plain = QWidget()
    qtbot.addWidget(plain)
    with pytest.raises(TypeError):
        window.set_content(plain)
    window.set_content(room.content(Team.WHITE))
    with pytest.raises(ValueError, match="first"):
        window.set_content(room.content(Team.BLACK))
