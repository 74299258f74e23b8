"""The glass on the screens of a game: turned by whoever may, by hand, finger or key; its end is lit everywhere."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import press, release
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from tests.support.alone import touch_screen
from tests.support.stages import (
    SMALL_MONITORS,
    StillClock,
    WholePlayer,
    count_red,
    dealt,
    full_state,
    picture_of,
    some_key,
)


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def slow_black(tmp_path: Path, screens: Callable[..., None], clock: StillClock) -> Iterator[Stage]:
    """White is ready, and may turn the sand on Black; motion is not reduced."""
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", clock=clock) as stage:
        WholePlayer(stage).until(lambda table: c.TurnSand in legal_kinds(table, Actor.WHITE))
        stage.window.menus.action("reduced-motion").trigger()
        stage.settle()
        yield stage


def glasses(stage: Stage) -> list[SandTimerWidget]:
    return [*(stage.program.screens[team].sand for team in Team), stage.window.page._sand]


def round_the_middle(glass: SandTimerWidget, degrees: float) -> QPointF:
    """A place on the glass, so far round from its upper cap."""
    angle = math.radians(degrees - 90)
    place = glass.glass_rect()
    return place.center() + QPointF(math.cos(angle), math.sin(angle)) * 0.42 * place.height()


def lead(glass: SandTimerWidget, upto: int, *, finger: bool) -> None:
    """Takes the upper cap, leads it round and lets it go."""
    steps = range(0, upto + 1, 10)
    if finger:
        window = glass.window()
        for how, degrees in (("press", 0), *(("move", step) for step in steps), ("release", upto)):
            sequence = QTest.touchEvent(window.windowHandle(), touch_screen(), False)
            spot: QPoint = glass.mapTo(window, round_the_middle(glass, degrees).toPoint())
            getattr(sequence, how)(0, spot, window.windowHandle())
            sequence.commit()
        return
    press(glass, round_the_middle(glass, 0))
    for step in steps:
        _move(glass, round_the_middle(glass, step))
    release(glass, round_the_middle(glass, upto))


def _move(widget: QWidget, place: QPointF) -> None:
    held = Qt.MouseButton.LeftButton
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = widget.mapToGlobal(place)
    QCoreApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, place, where, none, held, plain))


@pytest.mark.parametrize("finger", [False, True])
def test_who_may_leads_the_glass_round_and_nobody_else(finger: bool, slow_black: Stage) -> None:
    stage = slow_black
    white, black, table = glasses(stage)
    assert (white.is_turnable, black.is_turnable, table.is_turnable) == (True, False, False)
    for glass in (black, table):
        lead(glass, 130, finger=finger)
        assert glass.lean == 0
    lead(white, 70, finger=finger)
    stage.settle()
    assert full_state(stage).sand is None

    lead(white, 130, finger=finger)
    assert white.lean
    stage.settle()
    assert full_state(stage).sand is not None
    assert not white.is_turnable
    assert [glass.lean for glass in glasses(stage)] == [0, 0, 0]
    assert all(glass.timer is not None and glass.timer.duration == 30 for glass in glasses(stage))


def test_keys_come_to_the_glass_and_turn_it(slow_black: Stage) -> None:
    stage = slow_black
    screen = stage.program.screens[Team.WHITE]
    some_key(stage, Qt.Key.Key_Right)
    for _ in range(12):
        if screen.keys_at() is screen.sand:
            break
        some_key(stage, Qt.Key.Key_Right)
    assert screen.keys_at() is screen.sand
    assert full_state(stage).sand is None
    some_key(stage, Qt.Key.Key_Return)
    assert full_state(stage).sand is not None


def test_the_end_is_lit_once_on_both_screens_and_the_table(slow_black: Stage, clock: StillClock) -> None:
    stage = slow_black
    some_key(stage, Qt.Key.Key_Right)
    lead(stage.program.screens[Team.WHITE].sand, 130, finger=False)
    stage.settle()
    strips = [*(stage.program.screens[team].sand_flash for team in Team), stage.window.page._sand_flash]
    assert not any(strip.is_out for strip in strips)
    clock.seconds += 31
    for glass in glasses(stage):
        assert not glass.flash
        glass._frames.timeout.emit()

    assert all(glass.flash for glass in glasses(stage))
    assert all(strip.brightness and strip.is_out for strip in strips)
    assert count_red(picture_of(stage.window)) == 0
    stage.settle()
    assert not any(glass.flash for glass in glasses(stage))
    assert not any(strip.brightness for strip in strips)
    assert all(strip.is_out for strip in strips)
    stage.program._publish()
    assert not any(glass.flash for glass in glasses(stage)), "once is enough"
