"""The note sheet and the code card on the real screens: pencilled, read in full, held; and gone when they must be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click, press, release, type_text
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.code_card import CodeCardWidget
from decrypto_qt.widgets.sheet_reading import Passage, PassageKind
from decrypto_qt.windows.team_screen import TeamScreen
from tests.support.alone import touch_screen
from tests.support.cases import CASES
from tests.support.stages import (
    SMALL_MONITORS,
    WholePlayer,
    count_red,
    dealt,
    full_state,
    picture_of,
    record_at,
    some_key,
    staged,
)

EXAMPLE = CASES / "rulebook-example.json"


def tap(widget: QWidget) -> None:
    """A finger down and up on the middle of a widget."""
    window, spot = widget.window().windowHandle(), widget.mapTo(widget.window(), widget.rect().center())
    for how in ("press", "release"):
        sequence = QTest.touchEvent(window, touch_screen(), False)
        (sequence.press if how == "press" else sequence.release)(1, spot, window)
        sequence.commit()


def notes(stage: Stage, team: Team) -> tuple[str, ...]:
    return full_state(stage).team(team).pencil


def lift_covers(stage: Stage) -> None:
    for window in stage.program.windows.values():
        for button in (window.cover.main_button, window.cover.second_button):
            if window.is_covered and button.isVisible() and button.isEnabled():
                click(button)
                stage.settle()


def test_a_team_pencils_reads_and_turns_by_keys_mouse_and_finger(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot
) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(EXAMPLE)) as stage:
        WholePlayer(stage).until(lambda table: table.round_number == 2 and table.controller is Team.WHITE)
        white = stage.program.screens[Team.WHITE]
        before = full_state(stage)

        # By keys: the sheet is turned, written on line by line, and turned back; nothing is confirmed by it.
        _turn_to(stage, white, Team.BLACK)
        some_key(stage, Qt.Key.Key_F2)
        assert white.sheet.writing == 1
        type_text(stage.window, "bone")
        some_key(stage, Qt.Key.Key_Tab)
        type_text(stage.window, "night")
        some_key(stage, Qt.Key.Key_Return)
        assert white.sheet.writing is None
        assert notes(stage, Team.WHITE) == ("bone", "night", "", "")
        some_key(stage, Qt.Key.Key_F2)
        type_text(stage.window, "xx")
        some_key(stage, Qt.Key.Key_Escape)
        assert notes(stage, Team.WHITE) == ("bone", "night", "", ""), "as it stood"
        assert full_state(stage).phase is before.phase

        # By mouse, and by a finger; going to another line keeps what was written.
        click(white.sheet._lines[2])
        type_text(stage.window, "old")
        tap(white.sheet._lines[3])
        stage.settle()
        assert white.sheet.writing == 4
        assert notes(stage, Team.WHITE) == ("bone", "night", "old", "")
        type_text(stage.window, "dream")

        # In full by F3; Enter puts it away and presses nothing else.
        some_key(stage, Qt.Key.Key_Return, Qt.Key.Key_F3)
        assert notes(stage, Team.WHITE)[3] == "dream"
        assert white.sheet.reading == Passage(PassageKind.ROUND, 1)
        pencilled = full_state(stage)
        some_key(stage, Qt.Key.Key_Down, Qt.Key.Key_Return)
        assert white.sheet.reading is None
        assert full_state(stage) is pencilled
        assert white.keys_at() is None, "the arrow was the sheet's"

        # Covered in the middle of a word: what was not finished is gone, what was is there again.
        _turn_to(stage, white, Team.BLACK)
        some_key(stage, Qt.Key.Key_F2)
        type_text(stage.window, "zzz")
        some_key(stage, Qt.Key.Key_F8)
        assert white.sheet.model.page is None
        assert [line._written for line in white.sheet._lines] == [""] * 4
        lift_covers(stage)
        _turn_to(stage, white, Team.BLACK)
        assert notes(stage, Team.WHITE) == ("bone", "night", "old", "dream")
        assert [line._written for line in white.sheet._lines] == ["bone", "night", "old", "dream"]
        black = stage.program.screens[Team.BLACK].sheet
        assert not any(line._written for line in black._lines)
    with staged(tmp_path / "data", record_at(EXAMPLE)) as stage:
        click(stage.window.page.resume_button)
        stage.wait_for(lambda: stage.table is not None, "the game of before")
        assert notes(stage, Team.WHITE) == ("bone", "night", "old", "dream"), "the game keeps them"


def _turn_to(stage: Stage, screen: TeamScreen, side: Team) -> None:
    page = screen.sheet.model.page
    assert page is not None
    if page.side is not side:
        some_key(stage, Qt.Key.Key_F4)
    page = screen.sheet.model.page
    assert page is not None
    assert page.side is side


def _cancel_touch(screen: TeamScreen) -> None:
    event = QTouchEvent(QEvent.Type.TouchCancel, touch_screen())
    QApplication.sendEvent(screen.hold, event)


def _inactive(_stage: Stage, _screen: TeamScreen) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


LOSSES: dict[str, Callable[[Stage, TeamScreen], object]] = {
    "touch cancelled": lambda _stage, screen: _cancel_touch(screen),
    "grab lost": lambda _stage, screen: QApplication.sendEvent(screen.hold, QEvent(QEvent.Type.UngrabMouse)),
    "focus lost": lambda _stage, screen: QApplication.sendEvent(screen.hold, QFocusEvent(QEvent.Type.FocusOut)),
    "deactivated": lambda _stage, screen: QApplication.sendEvent(screen.hold, QEvent(QEvent.Type.WindowDeactivate)),
    "another program in front": _inactive,
    "covered": lambda stage, _screen: QTest.keyClick(stage.window, Qt.Key.Key_F8),
}


def _hold_by(how: str, stage: Stage, screen: TeamScreen) -> None:
    match how:
        case "mouse":
            press(screen.hold)
        case "key":
            screen.set_keys_at(screen.hold)
            QTest.keyPress(stage.window, Qt.Key.Key_Space)
        case _:
            window = screen.window().windowHandle()
            spot = screen.hold.mapTo(screen.window(), screen.hold.rect().center())
            sequence = QTest.touchEvent(window, touch_screen(), False)
            sequence.press(1, spot, window)
            sequence.commit()


def _let_go(how: str, stage: Stage, screen: TeamScreen) -> None:
    match how:
        case "mouse":
            release(screen.hold)
        case "key":
            QTest.keyRelease(stage.window, Qt.Key.Key_Space)
        case _:
            window = screen.window().windowHandle()
            spot = screen.hold.mapTo(screen.window(), screen.hold.rect().center())
            sequence = QTest.touchEvent(window, touch_screen(), False)
            sequence.release(1, spot, window)
            sequence.commit()


def test_the_code_card_is_open_as_long_as_it_is_held_and_not_a_frame_longer(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot
) -> None:
    """With motion on: it opens in a moment and closes in none, however the hold ends; the card is not red then."""
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(EXAMPLE)) as stage:
        WholePlayer(stage).until(lambda table: table.white_half is not None and table.white_half.drawn)
        screen = stage.program.screens[Team.WHITE]
        screen.set_reduced_motion(False)
        assert full_state(stage).phase is Phase.ENCRYPT

        def expect_closed(why: str) -> None:
            card: CodeCardWidget = screen.card
            assert not card.is_open, why
            assert card._code is None, why
            assert card._turn.state() is card._turn.State.Stopped, why
            assert count_red(picture_of(card)) == 0, why
            assert count_red(picture_of(screen.hold)) == 0, why

        for how in ("mouse", "key", "finger"):
            _hold_by(how, stage, screen)
            assert screen.card.is_open, how
            assert screen.card._turn.state() is screen.card._turn.State.Running, "it turns over"
            assert 120 <= screen.card._turn.duration() <= 240
            _let_go(how, stage, screen)
            expect_closed(how)
            screen.set_reduced_motion(True)
            _hold_by(how, stage, screen)
            assert screen.card._turn.state() is screen.card._turn.State.Stopped, "it is open at once"
            assert count_red(picture_of(screen.card)) > 50
            _let_go(how, stage, screen)
            screen.set_reduced_motion(False)
        for why, lose in LOSSES.items():
            _hold_by("finger" if why == "touch cancelled" else "mouse", stage, screen)
            assert screen.card.is_open, why
            lose(stage, screen)
            expect_closed(why)
            if why == "touch cancelled":
                _let_go("finger", stage, screen)
            else:
                release(screen.hold)
            expect_closed(why)
