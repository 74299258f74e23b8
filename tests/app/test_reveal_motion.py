"""The reveal with motion on: three steps, each short; a press ends what moves and confirms nothing under it.

Motion is made to take very long here, so that nothing depends on how fast the machine is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from decrypto_qt.app.demo import Stage
from decrypto_qt.models.tray import Style
from decrypto_qt.rules.decrypto.values import Phase, RevealStep
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets import coin_flight
from decrypto_qt.widgets.buttons import ActionButton
from decrypto_qt.widgets.coin_flight import CoinWidget
from decrypto_qt.widgets.film import STANDS_OUT
from decrypto_qt.widgets.motion import COIN_MS, REVEAL_MS, RevealMotion
from decrypto_qt.widgets.tokens import TokenKind
from decrypto_qt.windows.team_screen import TeamScreen
from tests.support.alone import touch_screen
from tests.support.cases import CASES
from tests.support.look import picture
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, full_state, record_at
from tests.support.walks import let_answer

LONG = 3_600_000


class Moving:
    """A stage on which everything of the reveal moves, and never comes to its end by itself."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.player = WholePlayer(stage)

    def to_the_reveal_of(self, round_number: int, active: Team) -> None:
        """Plays on without motion, then lets everything move."""
        self.player.until(
            lambda table: table.phase is Phase.REVEAL and table.round_number == round_number and table.active is active
        )
        self.set_moving(True)

    def set_moving(self, moving: bool) -> None:
        page = self.stage.window.page
        page.set_reduced_motion(not moving)
        for screen in self.stage.program.screens.values():
            screen.set_reduced_motion(not moving)
        for part in (*self.stage.program.screens.values(), page):
            for motion in part.findChildren(RevealMotion):
                assert motion.duration() in (REVEAL_MS, COIN_MS, LONG)
                motion.setDuration(LONG)

    @property
    def step(self) -> RevealStep:
        """What has been revealed of the code at stake; past the last step that of the next code."""
        half = full_state(self.stage).active_half
        assert half is not None
        return half.revealed

    def windows(self) -> list[QWidget]:
        return [self.stage.window, *self.stage.program.windows.values()]

    def running(self) -> list[RevealMotion]:
        return [one for window in self.windows() for one in window.findChildren(RevealMotion) if one.is_running]

    def coins(self, window: QWidget) -> list[CoinWidget]:
        return [coin for coin in window.findChildren(CoinWidget) if not coin.isHidden()]

    def main(self) -> ActionButton:
        """The button of the next step on the screen of whoever controls."""
        table = self.stage.table
        assert table is not None
        assert table.controller is not None
        screen = self.stage.program.screens[table.controller]
        name = next(one.name for one in screen.tray_state.buttons if one.style is Style.MAIN and one.enabled)
        button = screen.button(name)
        assert button is not None
        return button

    def press(self) -> None:
        QTest.mouseClick(self.main(), Qt.MouseButton.LeftButton)
        let_answer(self.stage)

    def tap(self) -> None:
        button = self.main()
        window, spot = button.window().windowHandle(), button.mapTo(button.window(), button.rect().center())
        for how in ("press", "release"):
            sequence = QTest.touchEvent(window, touch_screen(), False)
            (sequence.press if how == "press" else sequence.release)(1, spot, window)
            sequence.commit()
        let_answer(self.stage)

    def enter(self) -> None:
        QTest.keyClick(self.stage.window, Qt.Key.Key_Return)
        let_answer(self.stage)


@pytest.fixture
def moving(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Moving]:
    del qtbot
    monkeypatch.setattr(coin_flight, "COIN_MS", LONG)
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(CASES / "rulebook-example.json")) as stage:
        yield Moving(stage)


def test_a_press_ends_what_moves_and_is_no_confirm_of_the_next_step(moving: Moving) -> None:
    """In White's second code a guess is wrong: all steps bring something, a coin at last."""
    moving.to_the_reveal_of(2, Team.WHITE)
    first = moving.step
    steps = [first]
    while not moving.coins(moving.stage.window):
        moving.press()
        assert moving.step > steps[-1]
        steps.append(moving.step)
        moving.set_moving(True)
        assert moving.running(), "every step moves"
        moving.press()
        assert moving.step is steps[-1], "what was pressed lay under the motion"
        assert not moving.running()
        if steps[-1] is RevealStep.CARD:
            moving.press()
            assert moving.running()
            break

    assert steps == [first, RevealStep.INTERCEPT, RevealStep.DECODE, RevealStep.CARD]
    assert first is RevealStep.NOTHING
    for window in moving.windows():
        (coin,) = moving.coins(window)
        assert coin._kind is TokenKind.MISCOMMUNICATION
    page = moving.stage.window.page
    assert page._boards[Team.WHITE].counts == (0, 1)
    assert page._boards[Team.WHITE]._coming == (0, 1)
    assert page._boards[Team.BLACK]._coming == (0, 0)
    before = full_state(moving.stage)
    moving.press()
    assert full_state(moving.stage) is before, "the coins land, and nothing else"
    assert not any(moving.coins(window) for window in moving.windows())
    assert page._boards[Team.WHITE]._coming == (0, 0)
    moving.press()
    assert full_state(moving.stage) is not before, "the next press counts again"


def test_a_coin_passes_behind_the_film_and_never_over_a_keyword(moving: Moving) -> None:
    moving.to_the_reveal_of(2, Team.WHITE)
    while moving.step is not RevealStep.CARD:
        moving.press()
    for motion in moving.running():
        motion.finish()
    program = moving.stage.program
    filmed = {team: _filmed(program.screens[team]) for team in Team}
    bare = {team: picture(program.screens[team]) for team in Team}
    moving.press()
    for team in Team:
        (coin,) = moving.coins(program.windows[team])
        flight = next(one for one in moving.running() if one.parent() is program.screens[team].flights)
        crossed = 0
        for part in range(20):
            flight.setCurrentTime(part * LONG // 20)
            film = program.screens[team].film.geometry()
            crossed += coin.geometry().intersects(film)
            assert _filmed(program.screens[team]) == filmed[team], f"{part} twentieths of the way"
        assert crossed, "its way leads across"
        flight.setCurrentTime(0)
        assert picture(program.screens[team]) != bare[team], "it is seen where it sets out"


def _filmed(screen: TeamScreen) -> QImage:
    """The pane with the cards that stand out above it, as it is seen on the screen."""
    layout = screen._layout
    assert layout is not None
    return picture(screen).copy(layout.film.adjusted(2, -STANDS_OUT * layout.unit, -2, -2).toRect())


def test_a_finger_and_a_key_end_it_too_but_to_cover_is_never_swallowed(moving: Moving) -> None:
    moving.to_the_reveal_of(2, Team.WHITE)

    def expect_used_up(act: Callable[[], None]) -> None:
        before = full_state(moving.stage)
        assert moving.running()
        act()
        assert not moving.running()
        assert full_state(moving.stage) is before

    moving.press()
    expect_used_up(moving.tap)
    before = moving.step
    moving.tap()
    assert moving.step > before

    moving.stage.program.screens[Team.WHITE].set_keys_at(moving.main())
    expect_used_up(moving.enter)
    before = moving.step
    moving.stage.program.screens[Team.WHITE].set_keys_at(moving.main())
    moving.enter()
    assert moving.step > before

    expect_used_up(lambda: QTest.mouseClick(moving.stage.window.page, Qt.MouseButton.LeftButton, pos=QPoint(3, 3)))
    moving.press()
    assert moving.running()
    QTest.keyClick(moving.stage.window, Qt.Key.Key_F8)
    assert not moving.running()
    assert all(window.is_covered for window in moving.stage.program.windows.values())


def test_with_reduced_motion_the_steps_are_the_same_and_nothing_moves(moving: Moving) -> None:
    moving.player.until(
        lambda table: table.phase is Phase.REVEAL and table.round_number == 2 and table.active is Team.WHITE
    )
    steps = [moving.step]
    while (state := full_state(moving.stage)).phase is Phase.REVEAL and state.active is Team.WHITE:
        moving.press()
        assert not moving.running()
        assert not any(moving.coins(window) for window in moving.windows())
        steps.append(moving.step)

    assert steps[:4] == [RevealStep.NOTHING, RevealStep.INTERCEPT, RevealStep.DECODE, RevealStep.CARD]
    page = moving.stage.window.page
    assert page._boards[Team.WHITE].counts == (0, 1)
    moving.set_moving(True)
    page.refresh()
    for screen in moving.stage.program.screens.values():
        screen.forget()
        screen.recall()
    assert not any(moving.coins(window) for window in moving.windows()), "what has been handed out comes only once"
