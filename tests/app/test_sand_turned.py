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
from decrypto_qt.app.hands import click, press, release
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from decrypto_qt.widgets.tokens import TokenKind
from tests.support.alone import touch_screen
from tests.support.offscreen import Monitor
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


@pytest.mark.parametrize("reduced", [False, True])
def test_a_covered_screen_lights_up_at_the_end_and_says_so(
    slow_black: Stage, clock: StillClock, *, reduced: bool
) -> None:
    stage, program = slow_black, slow_black.program
    program.table.menus.reduced_motion_toggled.emit(reduced)
    some_key(stage, Qt.Key.Key_Right)
    lead(program.screens[Team.WHITE].sand, 130, finger=False)
    if full_state(stage).sand is None:
        click(program.screens[Team.WHITE].sand)
    stage.settle()
    assert full_state(stage).sand is not None
    program.cover_everything()
    covers = [program.windows[team].cover for team in Team]
    assert all(program.windows[team].is_covered for team in Team)
    before = [picture_of(cover) for cover in covers]
    assert not any(cover.sand_flash.is_out for cover in covers)

    clock.seconds += 31
    program.sand_watch.follow()

    assert all(cover.sand_flash.brightness and cover.sand_flash.is_out for cover in covers)
    assert all("The sand has run out" in cover.accessibleDescription() for cover in covers)
    assert all(picture_of(cover) != lit for cover, lit in zip(covers, before, strict=True))
    assert not any(count_red(picture_of(cover)) for cover in covers)
    program.set_paused(True)
    assert all(cover.sand_flash.is_out for cover in covers), "it is out for as long as it lies there"


def test_an_upright_screen_has_a_small_glass_in_its_strip_where_there_is_no_place_for_a_large_one(
    tmp_path: Path, screens: Callable[..., None], clock: StillClock
) -> None:
    screens(Monitor("A", width=720, height=1280), Monitor("B", x=720, width=720, height=1280))
    with dealt(tmp_path / "data", clock=clock) as stage:
        player = WholePlayer(stage)
        seen = set()
        while stage.table is not None and stage.table.phase is not Phase.ROUND_OVER:
            seen.add(stage.table.phase)
            for team in Team:
                screen = stage.program.screens[team]
                strip, glass = screen.strip, screen.sand
                assert glass.isVisible(), stage.table.phase
                small = stage.table.phase is not Phase.ENCRYPT
                assert strip.geometry().contains(glass.geometry()) is small
                if small:
                    free = glass.geometry().translated(-strip.pos())
                    assert not screen.more.face_rect().translated(screen.more.pos()).intersects(glass.geometry())
                    places = [strip.coin_rect(Team.BLACK, kind, at) for kind in TokenKind for at in range(2)]
                    places += [strip.coin_rect(Team.WHITE, kind, at) for kind in TokenKind for at in range(2)]
                    assert not any(place.intersects(free) for place in places)
            assert player.step() is not None
            stage.settle()
        assert {Phase.KEYWORDS, Phase.ENCRYPT, Phase.READ, Phase.GUESS, Phase.REVEAL} <= seen
