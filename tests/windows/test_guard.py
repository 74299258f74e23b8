"""When a team's secrets may be seen, and that they are gone at once when they may not: monitors that come and go."""

from __future__ import annotations

import itertools
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows import guard as guard_module
from decrypto_qt.windows.guard import Facts, Verdict, explain, verdict
from decrypto_qt.windows.placement import Standing
from tests.support.loud import is_loud, leaks, shown
from tests.support.offscreen import Monitor
from tests.windows.conftest import verdict_of, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from decrypto_qt.windows.team_window import TeamWindow
    from tests.windows.conftest import Room

    Plug = Callable[..., None]

GOOD = Facts(
    is_assigned=True,
    is_present=True,
    is_overlapped=False,
    standing=Standing(is_shown=True, is_full_screen=True, is_exact=True, is_on_screen=True),
    is_active=True,
    is_confirmed=True,
    is_paused=False,
    is_covered=False,
    awaits_press=False,
)
BAD = {
    Verdict.NOT_ASSIGNED: {"is_assigned": False},
    Verdict.MONITOR_GONE: {"is_present": False},
    Verdict.MIRRORED: {"is_overlapped": True},
    Verdict.NOT_FULL_SCREEN: {"standing": replace(GOOD.standing, is_full_screen=False)},
    Verdict.WRONG_RECTANGLE: {"standing": replace(GOOD.standing, is_exact=False)},
    Verdict.WRONG_SCREEN: {"standing": replace(GOOD.standing, is_on_screen=False)},
    Verdict.PAUSED: {"is_paused": True},
    Verdict.COVERED_BY_HAND: {"is_covered": True},
    Verdict.NOT_CONFIRMED: {"is_confirmed": False},
    Verdict.APP_INACTIVE: {"is_active": False},
    Verdict.AWAITS_PRESS: {"awaits_press": True},
}


def test_secrets_are_seen_only_if_everything_holds() -> None:
    assert verdict(GOOD) is Verdict.ALLOWED
    assert verdict(Facts()) is Verdict.NOT_ASSIGNED
    booleans = [field.name for field in fields(Facts) if field.name != "standing"]
    stands = [Standing(*values) for values in itertools.product((False, True), repeat=4)]
    allowed = [
        facts
        for values in itertools.product((False, True), repeat=len(booleans))
        for stand in stands
        if verdict(facts := Facts(**dict(zip(booleans, values, strict=True)), standing=stand)) is Verdict.ALLOWED
    ]
    assert allowed == [GOOD]


@pytest.mark.parametrize(("expected", "bad"), BAD.items())
def test_every_reason_has_its_name(expected: Verdict, bad: dict[str, Any]) -> None:
    assert verdict(replace(GOOD, **bad)) is expected


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("team", Team)
@pytest.mark.parametrize("found", Verdict)
def test_every_reason_has_a_sentence(found: Verdict, team: Team, kept: bool, qapp: QApplication) -> None:
    sentence = explain(found, team, "DP-1", kept_elsewhere=kept)
    assert "'" not in sentence, "as all other texts of the table have it: ’"
    assert bool(sentence) is (found is not Verdict.ALLOWED)
    assert "{" not in sentence
    assert sentence == "" or team.name.capitalize() in sentence


MOVES: dict[str, tuple[tuple[Monitor, ...], set[Team]]] = {
    "B unplugged": ((Monitor("A"),), {Team.BLACK}),
    "A unplugged": ((Monitor("B", x=1920),), {Team.WHITE}),
    "A unplugged, B moves over": ((Monitor("B"),), {Team.WHITE, Team.BLACK}),
    "mirrored": ((Monitor("A"), Monitor("B")), {Team.WHITE, Team.BLACK}),
    "mirrored in part": ((Monitor("A"), Monitor("B", x=1000, width=800, height=600)), {Team.WHITE, Team.BLACK}),
    "swapped": ((Monitor("A", x=1920), Monitor("B")), {Team.WHITE, Team.BLACK}),
    "B turned": ((Monitor("A"), Monitor("B", x=1920, width=1080, height=1920)), {Team.BLACK}),
    "B in another mode": ((Monitor("A"), Monitor("B", x=1920, width=1280, height=720)), {Team.BLACK}),
    "B scaled": ((Monitor("A"), Monitor("B", x=1920, logicalDpi=192)), {Team.BLACK}),
    "B left of A": ((Monitor("A"), Monitor("B", x=-1920, y=-300)), {Team.BLACK}),
    "B renamed": ((Monitor("A"), Monitor("B2", x=1920)), {Team.BLACK}),
    "all gone": ((), {Team.WHITE, Team.BLACK}),
    "a third one mirrors B": ((Monitor("A"), Monitor("B", x=1920), Monitor("C", x=1920)), {Team.BLACK}),
}


def assert_covered(room: Room, team: Team) -> None:
    """Nothing secret is left in the widgets, and nothing secret is painted."""
    window, content = room.window(team), room.content(team)
    assert content.words is None
    assert content.isHidden()
    assert window.is_covered
    # What a window that is not exposed was painted with last is seen by nobody: it is painted anew before it is.
    assert not (window.windowHandle().isExposed() and is_loud(shown(window), team))


@pytest.mark.parametrize(("monitors", "lost"), MOVES.values(), ids=MOVES)
def test_what_changes_is_covered_before_qt_has_finished_saying_so(
    monitors: tuple[Monitor, ...], lost: set[Team], room: Room, screens: Plug, qtbot: QtBot
) -> None:
    room.open_both(qtbot)
    assert set(leaks()) == {("A", Team.WHITE), ("B", Team.BLACK)}
    seen: list[Verdict] = []
    for team in lost:
        room.window(team).guard.failed.connect(seen.append)
    screens(*monitors)
    assert len(seen) >= len(lost)
    for team in Team:
        if team in lost:
            assert_covered(room, team)
        else:
            assert verdict_of(room.window(team)) is Verdict.ALLOWED
            assert room.content(team).told.count("recall") == 1
            assert room.content(team).words is not None
    assert {team for _name, team in leaks()} == set(Team) - lost
    assert {name for name, team in leaks()} <= {"A" if team is Team.WHITE else "B" for team in set(Team) - lost}


@pytest.mark.parametrize(
    "name", ["B unplugged", "A unplugged, B moves over", "mirrored", "swapped", "a third one mirrors B"]
)
def test_without_the_guard_the_other_team_sees_it(
    name: str, room: Room, screens: Plug, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.open_both(qtbot)
    monkeypatch.setattr(guard_module, "verdict", lambda _facts: Verdict.ALLOWED)
    screens(*MOVES[name][0])
    qtbot.waitUntil(lambda: any(place != ("A" if team is Team.WHITE else "B") for place, team in leaks()))


def test_the_cover_is_painted_before_the_window_hides(room: Room, screens: Plug, qtbot: QtBot) -> None:
    """So that no thumbnail keeps the secret: what is in the window when it hides is the cover, and nothing is known."""
    room.open_both(qtbot)
    window, content = room.window(Team.BLACK), room.content(Team.BLACK)
    at_hiding: list[tuple[bool, str | None]] = []
    hide = window.put_out_of_sight

    def watch() -> None:
        at_hiding.append((is_loud(shown(window), Team.BLACK), content.words))
        hide()

    window.put_out_of_sight = watch  # type: ignore[method-assign]
    screens(Monitor("A"), Monitor("B"))
    assert at_hiding == [(False, None)]


def test_a_window_whose_monitor_goes_is_hidden_before_anybody_else_hears(
    room: Room, screens: Plug, qtbot: QtBot
) -> None:
    """Qt moves only what is visible; a window manager moves it within milliseconds, so nothing is painted before."""
    room.open_both(qtbot)
    window, content = room.window(Team.BLACK), room.content(Team.BLACK)
    at_forgetting: list[bool] = []
    forget = content.forget

    def watch() -> None:
        at_forgetting.append(window.isVisible())
        forget()

    content.forget = watch  # type: ignore[method-assign]
    inside: list[bool] = []
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    connection = application.screenRemoved.connect(lambda _screen: inside.append(window.isVisible()))
    screens(Monitor("A"))
    application.screenRemoved.disconnect(connection)
    assert at_forgetting == [False]
    assert inside == [False]
    assert_covered(room, Team.BLACK)


def test_a_content_that_cannot_forget_is_covered_all_the_same(room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)

    def fail() -> None:
        raise LookupError

    room.content(Team.BLACK).forget = fail  # type: ignore[method-assign]
    with qtbot.captureExceptions() as raised:
        screens(Monitor("A"), Monitor("B"))
    room.content(Team.BLACK).forget = lambda: None  # type: ignore[method-assign]
    assert {kind for kind, _value, _trace in raised} == {LookupError}
    window = room.window(Team.BLACK)
    assert window.is_covered
    assert not is_loud(shown(window), Team.BLACK)


def test_a_monitor_plugged_in_again_gets_its_window_back_covered(room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.BLACK)
    for _time in range(2):
        screens(Monitor("A"))
        assert not window.isVisible()
        screens(Monitor("A"), Monitor("B", x=1920))
        qtbot.waitUntil(window.isVisible)
        assert verdict_of(window) is Verdict.NOT_CONFIRMED
        assert_covered(room, Team.BLACK)
        assert window.windowHandle().geometry() == QRect(1920, 0, 1920, 1080)
        assert window.windowHandle().screen().name() == "B"
        room.press(Team.BLACK, qtbot)
        assert verdict_of(window) is Verdict.ALLOWED
        assert room.content(Team.BLACK).words is not None
    assert room.window(Team.WHITE).guard.verdict is Verdict.ALLOWED


@pytest.mark.parametrize("order", list(itertools.permutations("AB")))
@pytest.mark.parametrize("swapped", [False, True])
def test_both_gone_and_back_in_either_order(
    order: tuple[str, ...], swapped: bool, room: Room, screens: Plug, qtbot: QtBot
) -> None:
    room.open_both(qtbot)
    screens()
    for team in Team:
        assert_covered(room, team)
        assert verdict_of(room.window(team)) is Verdict.MONITOR_GONE
    places = {"A": 1920, "B": 0} if swapped else {"A": 0, "B": 1920}
    back: list[Monitor] = []
    for name in order:
        back.append(Monitor(name, x=places[name]))
        screens(*back)
    for team, name in ((Team.WHITE, "A"), (Team.BLACK, "B")):
        window = room.window(team)
        wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
        assert window.windowHandle().screen().name() == name
        assert window.windowHandle().geometry().x() == places[name]
        assert_covered(room, team)


@pytest.mark.parametrize("name", ["swapped", "B in another mode", "B turned", "B scaled", "B left of A"])
def test_a_monitor_that_moved_gets_its_window_again(name: str, room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    monitors, lost = MOVES[name]
    screens(*monitors)
    for team in lost:
        window = room.window(team)
        wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
        assert_covered(room, team)
        own = "A" if team is Team.WHITE else "B"
        info = room.monitors.find(window.guard.key)
        assert info is not None
        assert info.name == own
        assert window.windowHandle().geometry() == info.rect
        assert window.windowHandle().screen().name() == own


def test_a_mirror_that_ends_brings_both_back(room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    screens(Monitor("A"), Monitor("B"))
    for team in Team:
        assert verdict_of(room.window(team)) is Verdict.MIRRORED
        assert not room.window(team).isVisible()
    screens(Monitor("A"), Monitor("B", x=1920))
    for team in Team:
        window = room.window(team)
        wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
        assert window.isVisible()


def test_no_other_monitor_is_ever_taken(room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.BLACK)
    screens(Monitor("A"), Monitor("C", x=1920))
    assert verdict_of(window) is Verdict.MONITOR_GONE
    window.guard.place_again()
    assert not window.isVisible()
    assert not window.guard.confirm()
    window.assign(room.key("C"))
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    assert window.windowHandle().screen().name() == "C"


def test_the_teams_exchange_their_monitors_covered(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    room.window(Team.WHITE).assign(room.key("B"))
    assert_covered(room, Team.WHITE)
    room.window(Team.BLACK).assign(room.key("A"))
    for team, name in ((Team.WHITE, "B"), (Team.BLACK, "A")):
        window = room.window(team)
        wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
        assert window.windowHandle().screen().name() == name
        assert_covered(room, team)


def test_a_new_main_monitor_changes_nothing(room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    screens(Monitor("0", x=3840), Monitor("A"), Monitor("B", x=1920))
    for team in Team:
        assert verdict_of(room.window(team)) is Verdict.ALLOWED
    # The main one goes again, and with it what Qt would have moved.
    screens(Monitor("A"), Monitor("B", x=1920))
    assert set(leaks()) == {("A", Team.WHITE), ("B", Team.BLACK)}


def push_away(window: TeamWindow) -> None:
    """What a tiling window manager does; offscreen, a full-screen window cannot be moved in any other way."""
    window.windowHandle().setWindowStates(Qt.WindowState.WindowNoState)
    window.windowHandle().setGeometry(QRect(100, 50, 800, 600))


def test_a_window_manager_that_moves_the_window_finds_it_covered(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.BLACK)
    push_away(window)
    QGuiApplication.processEvents()
    assert_covered(room, Team.BLACK)
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    assert window.windowHandle().geometry() == QRect(1920, 0, 1920, 1080)


def test_a_window_that_is_always_moved_is_given_up(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.BLACK)
    told: list[Verdict] = []
    window.guard.failed.connect(told.append)
    shows = 0

    def move_away() -> None:
        nonlocal shows
        if window.isVisible() and window.isFullScreen():
            shows += 1
            push_away(window)

    def pushed_away() -> bool:
        move_away()
        return window.guard.is_kept_elsewhere and not window.isVisible()

    qtbot.waitUntil(pushed_away)
    assert shows <= 5
    assert_covered(room, Team.BLACK)
    assert told[-1].is_placement
    window.guard.place_again()
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)


@pytest.mark.parametrize("state", [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized])
def test_a_window_that_is_not_full_screen_is_covered(state: Qt.WindowState, room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    window.setWindowState(state)
    QGuiApplication.processEvents()
    assert_covered(room, Team.WHITE)
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)


def test_a_minimised_window_is_covered_and_left_alone(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    QGuiApplication.processEvents()
    assert_covered(room, Team.WHITE)
    assert verdict_of(window) is Verdict.NOT_FULL_SCREEN
    assert window.isMinimized()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    assert_covered(room, Team.WHITE)


def test_minimising_the_table_leaves_the_screens(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    room.table.showMinimized()
    QGuiApplication.processEvents()
    assert all(window.isVisible() for window in room.windows.values())
    room.table.showNormal()
    QGuiApplication.processEvents()
    assert set(leaks()) == {("A", Team.WHITE), ("B", Team.BLACK)}


def test_another_program_in_front_covers_until_somebody_presses(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    room.is_active = False
    QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
    assert verdict_of(window) is Verdict.APP_INACTIVE
    assert_covered(room, Team.WHITE)
    assert window.isVisible()
    with qtbot.waitSignal(window.activation_wanted):
        room.press(Team.WHITE, qtbot)
    assert verdict_of(window) is Verdict.APP_INACTIVE
    room.is_active = True
    window.guard.check()
    assert verdict_of(window) is Verdict.AWAITS_PRESS
    assert_covered(room, Team.WHITE)
    room.press(Team.WHITE, qtbot)
    assert verdict_of(window) is Verdict.ALLOWED


def test_the_timer_finds_what_no_event_tells(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    room.is_active = False
    qtbot.waitUntil(lambda: all(window.is_covered for window in room.windows.values()))


@pytest.mark.parametrize(
    ("happens", "expected"),
    [
        (lambda window: window.windowHandle().setWindowStates(Qt.WindowState.WindowNoState), Verdict.NOT_FULL_SCREEN),
        (lambda window: window.windowHandle().setWindowStates(Qt.WindowState.WindowMinimized), Verdict.NOT_FULL_SCREEN),
        (lambda window: window.windowHandle().hide(), Verdict.NOT_FULL_SCREEN),
        (lambda window: window.hide(), Verdict.NOT_FULL_SCREEN),
    ],
)
def test_the_timer_finds_how_the_window_stands(
    room: Room, qtbot: QtBot, happens: Callable[[TeamWindow], None], expected: Verdict
) -> None:
    """As if none of the events had come to the guard."""
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    found: list[Verdict] = []
    window.guard.failed.connect(found.append)
    window.guard._is_checking = True
    happens(window)
    QGuiApplication.processEvents()
    window.guard._is_checking = False
    assert verdict_of(window) is Verdict.ALLOWED
    qtbot.waitUntil(lambda: bool(found))
    assert found[0] is expected
    assert_covered(room, Team.WHITE)


def test_the_timer_finds_that_another_monitor_shows_the_same(room: Room, screens: Plug, qtbot: QtBot) -> None:
    """As if no word of it had come to the guard: its own window and monitor stand as they did."""
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    found: list[Verdict] = []
    window.guard.failed.connect(found.append)
    window.guard._is_checking = True
    screens(Monitor("A"), Monitor("B"))
    window.guard._is_checking = False
    assert verdict_of(window) is Verdict.ALLOWED
    qtbot.waitUntil(lambda: bool(found))
    assert found[0] is Verdict.MIRRORED
    assert_covered(room, Team.WHITE)


def test_a_resting_screen_is_looked_at_and_no_more(room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer's look gathers the facts only if something looks different."""
    room.open_both(qtbot)
    guard = room.window(Team.WHITE).guard
    room.monitors.looked.emit()
    asked = Mock(side_effect=guard.facts)
    monkeypatch.setattr(guard, "facts", asked)
    room.monitors.looked.emit()
    asked.assert_not_called()
    assert verdict_of(room.window(Team.WHITE)) is Verdict.ALLOWED
    room.is_active = False
    room.monitors.looked.emit()
    asked.assert_called()
    assert_covered(room, Team.WHITE)


class _Altered:
    """A native window of which one thing is not as it was."""

    def __init__(self, handle: QWindow, name: str, value: object) -> None:
        self._handle, self._name, self._value = handle, name, value

    def __getattr__(self, name: str) -> object:
        return (lambda: self._value) if name == self._name else getattr(self._handle, name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("geometry", QRect(0, 0, 800, 600)),
        ("windowStates", Qt.WindowState.WindowMinimized),
        ("isVisible", False),
        ("screen", None),
    ],
)
def test_whatever_could_change_unheard_is_looked_at(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, value: object
) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    room.monitors.looked.emit()
    asked = Mock(side_effect=window.guard.facts)
    monkeypatch.setattr(window.guard, "facts", asked)
    altered = _Altered(window.windowHandle(), name, value)
    monkeypatch.setattr(guard_module, "handle_of", lambda _widget: altered)
    room.monitors.looked.emit()
    asked.assert_called()


def test_a_screen_that_stands_wrong_is_looked_at_in_full_each_time(
    room: Room, screens: Plug, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its window may be on its way: nothing that could bring it there is left to what looks different."""
    room.open_both(qtbot)
    guard = room.window(Team.BLACK).guard
    screens(Monitor("A"))
    wait_for(qtbot, room.window(Team.BLACK), Verdict.MONITOR_GONE)
    room.monitors.looked.emit()
    asked = Mock(side_effect=guard.facts)
    monkeypatch.setattr(guard, "facts", asked)
    room.monitors.looked.emit()
    asked.assert_called()


def test_the_real_state_of_the_application_is_heard(qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.open_both(qtbot)
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    assert guard_module.application_is_active()
    room.is_active = False
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    for team in Team:
        assert_covered(room, team)


def test_a_paint_event_alone_covers(room: Room, qtbot: QtBot) -> None:
    """Whatever was not told by a signal is found before anything is painted."""
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    room.is_active = False
    window.grab()
    assert room.content(Team.WHITE).words is None
    qtbot.waitUntil(lambda: not is_loud(shown(window), Team.WHITE))


def test_cover_by_hand_and_pause(room: Room, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    window = room.window(Team.WHITE)
    window.guard.cover()
    assert verdict_of(window) is Verdict.COVERED_BY_HAND
    assert_covered(room, Team.WHITE)
    window.guard.set_paused(True)
    assert verdict_of(window) is Verdict.PAUSED
    # The end of the pause does not show what somebody covered besides.
    window.guard.set_paused(False)
    assert verdict_of(window) is Verdict.COVERED_BY_HAND
    assert_covered(room, Team.WHITE)
    room.press(Team.WHITE, qtbot)
    assert verdict_of(window) is Verdict.ALLOWED
    window.guard.set_paused(True)
    assert_covered(room, Team.WHITE)
    window.guard.set_paused(False)
    assert verdict_of(window) is Verdict.ALLOWED
    # The other team's screen was not touched by any of it.
    assert room.content(Team.BLACK).told.count("recall") == 1
    assert room.content(Team.BLACK).words is not None


def test_nobody_confirms_a_screen_that_stands_wrong(room: Room, screens: Plug, qtbot: QtBot) -> None:
    window = room.window(Team.BLACK)
    assert not window.guard.confirm()
    window.assign(room.key("B"))
    screens(Monitor("A"), Monitor("B"))
    assert not window.guard.confirm()
    assert not window.guard.show_again()
    assert room.content(Team.BLACK).words is None


def test_a_confirmation_does_not_outlive_its_placement(room: Room, screens: Plug, qtbot: QtBot) -> None:
    room.open_both(qtbot)
    screens(Monitor("A"), Monitor("B", x=1920, width=1280, height=720))
    screens(Monitor("A"), Monitor("B", x=1920))
    window = room.window(Team.BLACK)
    wait_for(qtbot, window, Verdict.NOT_CONFIRMED)
    assert not window.guard.show_again()
    assert_covered(room, Team.BLACK)


def test_asking_from_inside_is_heard(room: Room, qtbot: QtBot) -> None:
    """Whoever covers while the secrets are being shown is not overheard."""
    room.open_both(qtbot)
    window, content = room.window(Team.WHITE), room.content(Team.WHITE)
    window.guard.cover()
    recall = content.recall

    def cover_meanwhile() -> None:
        recall()
        window.guard.cover()

    content.recall = cover_meanwhile  # type: ignore[method-assign]
    assert not window.guard.show_again()
    assert_covered(room, Team.WHITE)
