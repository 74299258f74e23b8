"""Which monitor is which, whose it is proposed to be, and that every change is heard."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.monitors import (
    Arrangement,
    Assignment,
    KeyKind,
    MonitorInfo,
    MonitorKey,
    Monitors,
    arrangement,
    overlapping,
    propose,
    remember,
    set_key,
)
from tests.support.offscreen import Monitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    Plug = Callable[..., None]


def key(name: str) -> MonitorKey:
    return MonitorKey(KeyKind.CONNECTOR, name)


def info(name: str, x: int, y: int = 0, *, width: int = 1920, primary: bool = False) -> MonitorInfo:
    return MonitorInfo(key(name), name, "", "", QRect(x, y, width, 1080), 1.0, primary)


LEFT, MIDDLE, RIGHT = info("L", -1920), info("M", 0, primary=True), info("R", 1920)


@pytest.mark.parametrize(
    ("monitors", "expected"),
    [
        ((), Arrangement.ONE),
        ((MIDDLE,), Arrangement.ONE),
        ((MIDDLE, RIGHT), Arrangement.TWO),
        ((MIDDLE, info("R", 0)), Arrangement.MIRRORED),
        ((MIDDLE, info("R", 0, width=1280)), Arrangement.MIRRORED),
        ((MIDDLE, info("R", 1900)), Arrangement.MIRRORED),
        ((LEFT, MIDDLE, RIGHT), Arrangement.THREE),
        ((LEFT, MIDDLE, info("R", 0)), Arrangement.MIRRORED),
        ((LEFT, MIDDLE, RIGHT, info("B", 0)), Arrangement.THREE),
    ],
)
def test_how_a_game_is_spread(monitors: tuple[MonitorInfo, ...], expected: Arrangement) -> None:
    for order in itertools.permutations(monitors):
        assert arrangement(order) is expected


def test_the_monitors_that_show_the_same() -> None:
    twin = info("R", 0)
    assert overlapping((MIDDLE, twin, LEFT), MIDDLE.key) == (twin,)
    assert overlapping((MIDDLE, twin, LEFT), LEFT.key) == ()
    assert overlapping((MIDDLE, twin), key("gone")) == ()


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
@pytest.mark.parametrize("first", range(3))
def test_three_monitors_in_every_order(order: tuple[int, ...], first: int) -> None:
    places = [
        info(name, x, primary=number == first)
        for number, (name, x) in enumerate(zip("LMR", (-1920, 0, 1920), strict=True))
    ]
    proposed = propose([places[n] for n in order], {})
    teams = [place for place in places if not place.primary]
    assert proposed == Assignment(teams[0].key, teams[1].key, places[first].key)


def test_two_monitors_are_the_teams() -> None:
    assert propose((MIDDLE, LEFT), {}) == Assignment(LEFT.key, MIDDLE.key)


def test_one_and_mirrored_monitors_are_the_table() -> None:
    assert propose((MIDDLE,), {}) == Assignment(table=MIDDLE.key)
    assert propose((MIDDLE, info("R", 0)), {}) == Assignment(table=MIDDLE.key)
    assert propose((), {}) == Assignment()


def test_a_mirrored_pair_is_the_table_and_the_others_are_the_teams() -> None:
    proposed = propose((LEFT, MIDDLE, RIGHT, info("B", 0)), {})
    assert (proposed.white, proposed.black) == (LEFT.key, RIGHT.key)
    assert proposed.table == MIDDLE.key


def test_what_was_chosen_for_these_monitors_comes_again() -> None:
    chosen = Assignment(RIGHT.key, LEFT.key, MIDDLE.key)
    kept = remember((LEFT, MIDDLE, RIGHT), chosen, {})
    assert propose((RIGHT, LEFT, MIDDLE), kept) == chosen
    # Another set of monitors has its own.
    assert propose((MIDDLE, RIGHT), kept) == Assignment(MIDDLE.key, RIGHT.key)
    kept = remember((MIDDLE, RIGHT), Assignment(RIGHT.key, MIDDLE.key), kept)
    assert propose((MIDDLE, RIGHT), kept) == Assignment(RIGHT.key, MIDDLE.key)
    assert propose((RIGHT, LEFT, MIDDLE), kept) == chosen


@pytest.mark.parametrize(
    "assignment",
    [
        Assignment(LEFT.key, key("gone")),
        Assignment(LEFT.key),
        Assignment(LEFT.key, LEFT.key),
        Assignment(LEFT.key, RIGHT.key, key("gone")),
        Assignment(LEFT.key, RIGHT.key, LEFT.key),
        Assignment(LEFT.key, MonitorKey(KeyKind.UNSURE, "?#1")),
    ],
)
def test_nothing_is_remembered_while_one_is_missing(assignment: Assignment) -> None:
    before = {"elsewhere": {"white": "connector:X", "black": "connector:Y"}}
    assert remember((LEFT, MIDDLE, RIGHT), assignment, before) == before


@pytest.mark.parametrize("words", [{}, {"white": "x"}, {"white": "connector:L", "black": "nonsense:R"}])
def test_a_remembered_assignment_that_is_none_is_not_used(words: dict[str, str]) -> None:
    monitors = (LEFT, MIDDLE)
    assert propose(monitors, {set_key(monitors): words}) == propose(monitors, {})


def test_a_key_survives_settings() -> None:
    for kind in KeyKind:
        known = MonitorKey(kind, "Dell/U24:11/0 7")
        assert MonitorKey.from_text(known.as_text()) == known
    assert MonitorKey.from_text("connector:") is None
    assert MonitorKey.from_text("something:else") is None


@dataclass
class Plate:
    """What a fake monitor says of itself."""

    name: str
    model: str = ""
    serial: str = ""


class FakeSignal:
    def connect(self, slot: object) -> None:
        pass


class FakeScreen:
    """As much of a `QScreen` as identity needs: the offscreen platform gives its monitors no names of their own."""

    def __init__(self, plate: Plate, x: int) -> None:
        self._plate, self._x = plate, x

    def __getattr__(self, name: str) -> FakeSignal:
        assert name.endswith("Changed")
        return FakeSignal()

    def name(self) -> str:
        return self._plate.name

    def manufacturer(self) -> str:
        return "Maker" if self._plate.model else ""

    def model(self) -> str:
        return self._plate.model

    def serialNumber(self) -> str:  # noqa: N802 - Qt's own name
        return self._plate.serial

    def geometry(self) -> QRect:
        return QRect(self._x, 0, 1920, 1080)

    def devicePixelRatio(self) -> float:  # noqa: N802 - Qt's own name
        return 1.0


@pytest.fixture
def plugged(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets `Monitors` see these plates from left to right; a plate that stays is the same screen."""
    alive: dict[int, FakeScreen] = {}

    def plug(*plates: Plate) -> None:
        kept = {id(plate): alive.get(id(plate)) or FakeScreen(plate, 1920 * n) for n, plate in enumerate(plates)}
        alive.clear()
        alive.update(kept)
        monkeypatch.setattr(QGuiApplication, "screens", staticmethod(lambda: list(kept.values())))
        monkeypatch.setattr(QGuiApplication, "primaryScreen", staticmethod(lambda: None))

    monkeypatch.setattr("decrypto_qt.windows.monitors._address", id)
    return plug


def kinds(monitors: Monitors) -> list[tuple[KeyKind, str]]:
    return [(monitor.key.kind, monitor.key.text) for monitor in monitors.snapshot()]


def test_a_monitor_is_told_by_what_it_says_of_itself(plugged: Callable[..., None]) -> None:
    plugged(Plate("HDMI-1", "X24", "0417"), Plate("DP-2", "X24", "0532"), Plate("DP-3", "Y27-"))
    monitors = Monitors()
    assert kinds(monitors) == [
        (KeyKind.IDENTITY, "Maker/X24/0417"),
        (KeyKind.IDENTITY, "Maker/X24/0532"),
        (KeyKind.IDENTITY, "Maker/Y27/"),
    ]
    assert not any(monitor.is_ambiguous for monitor in monitors.snapshot())


@pytest.mark.parametrize("plate", [("", ""), ("X24", ""), ("X24", "same")])
def test_monitors_that_say_the_same_are_told_by_their_connectors(
    plugged: Callable[..., None], plate: tuple[str, str]
) -> None:
    plugged(Plate("DP-1", *plate), Plate("DP-2", *plate))
    monitors = Monitors()
    assert kinds(monitors) == [(KeyKind.CONNECTOR, "DP-1"), (KeyKind.CONNECTOR, "DP-2")]
    assert all(monitor.is_ambiguous for monitor in monitors.snapshot())


def test_a_twin_that_goes_and_comes_keeps_both_keys(plugged: Callable[..., None]) -> None:
    first, second = Plate("DP-1", "X24", "same"), Plate("DP-2", "X24", "same")
    plugged(first, second)
    monitors = Monitors()
    plugged(first)
    assert kinds(monitors) == [(KeyKind.CONNECTOR, "DP-1")]
    plugged()
    assert kinds(monitors) == []
    # The second comes alone: it is not taken for the one that says the same of itself.
    plugged(second)
    assert kinds(monitors) == [(KeyKind.CONNECTOR, "DP-2")]


def test_a_twin_beside_a_known_monitor_does_not_rename_it(plugged: Callable[..., None]) -> None:
    first, second = Plate("DP-1", "X24", "same"), Plate("DP-2", "X24", "same")
    plugged(first)
    monitors = Monitors()
    plugged(first, second)
    assert kinds(monitors) == [(KeyKind.IDENTITY, "Maker/X24/same"), (KeyKind.CONNECTOR, "DP-2")]


def test_the_same_monitor_on_another_connector_is_the_same(plugged: Callable[..., None]) -> None:
    plugged(Plate("DP-1", "X24", "0417"))
    monitors = Monitors()
    before = kinds(monitors)
    plugged(Plate("DP-7", "X24", "0417"))
    assert kinds(monitors) == before


def test_another_monitor_in_the_place_of_one_that_went_is_not_taken_for_it(
    plugged: Callable[..., None], qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looked between the two, and Qt has made the new screen where the old one was in memory."""
    monkeypatch.setattr("decrypto_qt.windows.monitors._address", lambda screen: screen.geometry().x())
    first = Plate("DP-1", "X24", "0417")
    plugged(first, Plate("DP-2", "X24", "0532"))
    monitors = Monitors()
    assert kinds(monitors)[1] == (KeyKind.IDENTITY, "Maker/X24/0532")
    for plates in ((first,), (first, Plate("DP-2", "Y27", "0001"))):
        plugged(*plates)
        qapp.primaryScreenChanged.emit(None)
    assert kinds(monitors)[1] == (KeyKind.IDENTITY, "Maker/Y27/0001")


def test_what_changes_unheard_is_in_the_next_snapshot(
    plugged: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged(Plate("DP-1", "X24", "0417"))
    monitors = Monitors()
    before = monitors.snapshot()
    assert monitors.snapshot() is before
    screen = QGuiApplication.screens()[0]
    monkeypatch.setattr(screen, "_x", 77)
    assert monitors.snapshot()[0].rect.x() == 77
    monkeypatch.setattr(screen, "devicePixelRatio", lambda: 2.0)
    assert monitors.snapshot()[0].dpr == 2.0
    assert not monitors.snapshot()[0].primary
    monkeypatch.setattr(QGuiApplication, "primaryScreen", staticmethod(lambda: screen))
    assert monitors.snapshot()[0].primary


def test_without_any_name_nothing_is_sure(plugged: Callable[..., None]) -> None:
    first = Plate("Display", "X24", "")
    plugged(first, Plate("Display", "X24", ""))
    monitors = Monitors()
    found = [monitor.key for monitor in monitors.snapshot()]
    assert [key.kind for key in found] == [KeyKind.UNSURE, KeyKind.UNSURE]
    assert found[0] != found[1]
    assert [monitor.key for monitor in monitors.snapshot()] == found
    plugged(first, Plate("Display", "X24", ""))
    assert [monitor.key for monitor in monitors.snapshot()][1] not in found


CHANGES = {
    "unplugged": (Monitor("A"),),
    "mirrored": (Monitor("A"), Monitor("B")),
    "swapped": (Monitor("A", x=1920), Monitor("B")),
    "turned": (Monitor("A"), Monitor("B", x=1920, width=1080, height=1920)),
    "mode": (Monitor("A"), Monitor("B", x=1920, width=1280, height=720)),
    "scale": (Monitor("A"), Monitor("B", x=1920, logicalDpi=192)),
    "negative": (Monitor("A"), Monitor("B", x=-1920, y=-200)),
    "third": (Monitor("A"), Monitor("B", x=1920), Monitor("C", x=3840)),
    "new main one": (Monitor("0", x=3840), Monitor("A"), Monitor("B", x=1920)),
    "renamed": (Monitor("A"), Monitor("B2", x=1920)),
    "none": (),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_change_is_heard(change: tuple[Monitor, ...], screens: Plug, qtbot: QtBot) -> None:
    monitors = Monitors()
    before = monitors.snapshot()
    with qtbot.waitSignal(monitors.changed):
        screens(*change)
    assert monitors.snapshot() != before
    assert sorted(monitor.name for monitor in monitors.snapshot()) == sorted(monitor.name for monitor in change)


def test_a_destroyed_window_does_not_deafen_anybody(screens: Plug, qtbot: QtBot) -> None:
    """Once a window's screen was asked for, destroying it invalidates every reference to that `QScreen`."""
    monitors = Monitors()
    window = QWidget()
    window.winId()
    kept = QGuiApplication.screens()
    window.windowHandle().screen().name()
    del window
    with pytest.raises(RuntimeError):
        [screen.name() for screen in kept]
    assert [monitor.name for monitor in monitors.snapshot()] == ["A", "B"]
    for width in (1280, 1600):
        with qtbot.waitSignal(monitors.changed):
            screens(Monitor("A", width=width), Monitor("B", x=1920))
    assert monitors.snapshot()[0].rect.width() == 1600


def test_a_snapshot_tells_which_is_the_main_one_and_is_found_by_its_key(screens: Plug) -> None:
    monitors = Monitors()
    first, second = monitors.snapshot()
    assert (first.primary, second.primary) == (True, False)
    assert monitors.find(second.key) == second
    screen = monitors.screen(second.key)
    assert screen is not None
    assert screen.name() == "B"
    assert monitors.key_of(screen) == second.key
    screens(Monitor("A"))
    assert monitors.find(second.key) is None
    assert monitors.screen(second.key) is None
    assert monitors.key_of(None) is None


def test_an_assignment_knows_its_owners() -> None:
    both = Assignment(LEFT.key, RIGHT.key, MIDDLE.key)
    assert both.owner(RIGHT.key) is Team.BLACK
    assert both.owner(MIDDLE.key) is None
    assert both.swapped() == Assignment(RIGHT.key, LEFT.key, MIDDLE.key)
    assert both.swapped().of(Team.WHITE) == RIGHT.key
