"""Whose the next key is: the screen of the team whose turn it is, its cover while that lies there, or the table's.

It only finds the widget. What a key does there the widget knows, and what it means the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtWidgets import QWidget

from decrypto_qt.models.session import Views
from decrypto_qt.models.tray import Body
from decrypto_qt.rules.decrypto.values import ClueMode, Phase
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.cover import CoverWidget
from decrypto_qt.windows.guard import Verdict, application_is_active
from decrypto_qt.windows.table_window import TableWindow
from decrypto_qt.windows.team_screen import TeamScreen
from decrypto_qt.windows.team_window import DockedScreen, DockedState, TeamWindow

_LIFTED_BY_KEY = frozenset({Verdict.NOT_CONFIRMED, Verdict.COVERED_BY_HAND, Verdict.AWAITS_PRESS})


@dataclass(frozen=True, slots=True)
class Places:
    """Everything that keys can go to.

    Attributes:
        screens: the teams' screens.
        windows: the windows that they lie in on their own monitors.
        docks: what they lie in within the table window.
        table: the table window.
    """

    screens: Mapping[Team, TeamScreen]
    windows: Mapping[Team, TeamWindow]
    docks: Mapping[Team, DockedScreen]
    table: TableWindow

    def is_open(self, team: Team) -> bool:
        """Whether a team sees what is on its screen."""
        return self.windows[team].guard.verdict is Verdict.ALLOWED or self.docks[team].state is DockedState.OPEN

    def covers(self) -> tuple[CoverWidget, ...]:
        """All covers, lifted or not."""
        return tuple(holder.cover for holder in (*self.windows.values(), *self.docks.values()))


@dataclass(frozen=True, slots=True)
class SeenByKeys:
    """What whoever types has before the eyes: when it is something else, a key may have been meant for this.

    Attributes:
        team: whose the keys are.
        step: the phase, and which code it is about.
        offered: what that team's tray offers.
    """

    team: Team | None = None
    step: tuple[Phase, int, Team] | None = None
    offered: tuple[Body, tuple[str, ...]] | None = None


def seen_by_keys(views: Views | None, screen: TeamScreen | None) -> SeenByKeys:
    """What whoever types on `screen`, the one that keys go to, has before the eyes."""
    if views is None:
        return SeenByKeys()
    table = views.table
    step = (table.phase, table.round_number, table.active)
    if screen is None:
        return SeenByKeys(None, step)
    tray = screen.tray_state
    return SeenByKeys(screen.team, step, (tray.body, tuple(button.name for button in tray.buttons)))


def typing_team(table: TableView, touched: Team | None) -> Team | None:
    """Whose the one keyboard is: by turns the controller's; at once who writes down or reads, else who touched last."""
    if table.controller is not None or is_over(table.phase):
        return table.controller
    if table.proposal is not None:
        return table.proposal.by.other
    if table.phase is not Phase.READ:
        return touched
    return table.active if table.clue_mode is ClueMode.WRITTEN else table.active.other


def key_target(places: Places, views: Views | None, touched: Team | None, *, at_table: bool) -> QWidget | None:
    """Where the next key goes; `None` leaves it to the table window.

    Args:
        places: what there is.
        views: the table's views, `None` without a game.
        touched: the team that touched its screen last.
        at_table: whether somebody has led the keys to the table window.
    """
    if views is None or at_table or places.table.messages.is_asking:
        return None
    team = typing_team(views.table, touched)
    if views.paused:
        return _paused_cover(places, team)
    if team is None:
        return None if is_over(views.table.phase) else _first_cover(places)
    if places.is_open(team):
        return places.screens[team]
    if tables_turn(views.table.phase):
        return None
    return _cover(places, team)


def _cover(places: Places, team: Team) -> CoverWidget | None:
    """The cover over a team's screen, while a key may lift it: never while another program is in front."""
    window, dock = places.windows[team], places.docks[team]
    if not application_is_active():
        return None
    if window.isVisible() and window.guard.verdict in _LIFTED_BY_KEY and window.cover.takes_keys:
        return window.cover
    if places.table.seen_page is team and places.table.docked(team) is dock and dock.cover.takes_keys:
        return dock.cover
    return None


def _first_cover(places: Places) -> CoverWidget | None:
    """At once nobody has the turn: each team confirms its screen, White first, until somebody has touched one."""
    for team in Team:
        if places.windows[team].guard.verdict is Verdict.NOT_CONFIRMED and (cover := _cover(places, team)) is not None:
            return cover
    return None


def _paused_cover(places: Places, team: Team | None) -> CoverWidget | None:
    """The cover on which the game goes on: that of the team whose turn it is, else the first that is there."""
    for one in Team if team is None else (team, team.other):
        window = places.windows[one]
        if window.isVisible() and window.guard.verdict is Verdict.PAUSED and window.cover.takes_keys:
            return window.cover
    return None


class Front(Enum):
    """Which windows come in front where something has changed."""

    TABLE = auto()
    SCREENS = auto()
    AS_IT_IS = auto()


def whose_front(phase: Phase | None, *, paused: bool, called: bool, apart: bool) -> Front:
    """Which windows come in front now.

    Args:
        phase: where the game is, `None` without one.
        paused: whether it stands still.
        called: whether somebody has asked for the table window since a screen was last used.
        apart: whether the table window stands on a monitor of its own.
    """
    if called and (paused or phase is None or tables_turn(phase)):
        return Front.AS_IT_IS
    # Over a team's screen the table would hide half of its words, and buttons that the screen has too.
    return Front.TABLE if apart and phase is not None and tables_turn(phase) else Front.SCREENS


def tables_turn(phase: Phase) -> bool:
    """Whether what is to be done is the table's: to accept near-misses, and after the game."""
    return phase is Phase.KEYWORD_REVEAL or is_over(phase)


def is_over(phase: Phase) -> bool:
    """Whether the game has ended, one way or the other."""
    return phase in (Phase.FINISHED, Phase.ABANDONED)
