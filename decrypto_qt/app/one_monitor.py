"""Screens that stand in the table window: which page is seen when, and when a team's part is done.

It moves between pages and closes screens; what may be done is the rules' answer, and what a page shows its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from decrypto_qt.game.requests import TurnSandTimer
from decrypto_qt.models.session import Session
from decrypto_qt.models.words import members_of, of_team, team_name
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import Phase, Variant
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.windows.secret_holder import CoverText
from decrypto_qt.windows.table_window import TableWindow
from decrypto_qt.windows.team_window import DockedScreen

_ON_SCREENS = frozenset({Phase.KEYWORDS, Phase.ENCRYPT, Phase.GUESS, Phase.KEYWORD_GUESS})
"""Where the teams act each on its own screen; all else happens on the table."""


def is_done(table: TableView, team: Team) -> bool:
    """Whether a team has confirmed its part of what both do now, one after the other."""
    half = table.half(team)
    match table.phase:
        case Phase.KEYWORDS:
            return table.team(team).keywords_accepted
        case Phase.ENCRYPT:
            return half is not None and half.ready
        case Phase.GUESS:
            stake = table.active_half
            own = table.active is team
            return stake is not None and (stake.decode_locked if own else stake.intercept_locked)
        case Phase.KEYWORD_GUESS:
            return table.team(team).entries_locked
        case _:
            return False


@dataclass(frozen=True, slots=True)
class _Seen:
    phase: Phase
    turn: Team | None
    done: frozenset[Team]
    sand: bool


class OneMonitor(QObject):
    """Follows the game with the pages of the table window, where screens stand in it."""

    def __init__(
        self,
        table: TableWindow,
        docks: Mapping[Team, DockedScreen],
        sessions: Mapping[Team, Session],
        go_on: Callable[[], None],
        parent: QObject,
    ) -> None:
        """Begin to follow.

        Args:
            table: the window.
            docks: the places of both screens in it.
            sessions: each team's own.
            go_on: lets a game that stands still go on.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._table = table
        self._docks = docks
        self._sessions = sessions
        self._seen: _Seen | None = None
        for team, dock in docks.items():
            dock.hand_over_asked.connect(lambda team=team: self._hand_over(team))
            dock.sand_pressed.connect(lambda team=team: self._turn_sand(team))
            dock.resume_asked.connect(go_on)

    def follow(self, table: TableView | None) -> None:
        """Close what is done, and show the page on which it goes on."""
        if table is None:
            self._seen = None
            return
        for team, dock in self._docks.items():
            public = table.team(team)
            dock.cover.set_name(team_name(public, table.variant), ", ".join(members_of(public, table.variant)))
            dock.set_hand_over(self._hand_over_text(table, team))
        turn = table.controller
        if turn is None or not any(dock.content is not None for dock in self._docks.values()):
            self._seen = None
            return
        done = frozenset(team for team in Team if is_done(table, team))
        now = _Seen(table.phase, turn, done, table.sand is not None)
        before, self._seen = self._seen, now
        on_screens = table.phase in _ON_SCREENS or table.proposal is not None
        self._docks[turn.other].close_screen()
        if before is not None and (turn in now.done - before.done or not on_screens):
            # A confirm covers what was open; what all may see is done at the table.
            self._docks[turn].close_screen()
        if before is not None and (before.phase, before.turn) == (now.phase, now.turn):
            if now.sand and not before.sand and self._table.seen_page is turn.other:
                # The interceptor has turned the sand from its own page: the team goes on.
                self._table.show_page(turn)
            return
        if on_screens and self._table.docked(turn) is not None:
            self._table.show_page(turn)
        elif not on_screens or self._table.seen_page is turn.other:
            self._table.show_page(None)
            if table.phase is Phase.READ and not self._table.messages.is_asking:
                # Whoever hears the clues types them at once, also where the step before was taken by a key.
                self._table.page.take_keys()

    def _hand_over(self, team: Team) -> None:
        self._sessions[team].ask(c.HandOver(Actor.of(team)))

    def _turn_sand(self, team: Team) -> None:
        self._sessions[team].ask(TurnSandTimer(Actor.of(team)))

    def _hand_over_text(self, table: TableView, team: Team) -> CoverText | None:
        """What the closed cover of a team says that has done its part and has the turn; `None` while it has not."""
        if not is_done(table, team) or c.HandOver not in legal_kinds(table, Actor.of(team)):
            return None
        if is_done(table, team.other):
            return None
        if table.variant is Variant.THREE_PLAYERS:
            return _hand_over_of_three(team)
        sand = ""
        if c.TurnSand in legal_kinds(table, Actor.of(team)):
            # The other encryptor's time begins before the other team has the screen, as on two monitors.
            sand = QCoreApplication.translate("Tray", "Turn the sand")
        return CoverText(
            of_team(
                team,
                QCoreApplication.translate("Tray", "White is ready"),
                QCoreApplication.translate("Tray", "Black is ready"),
            ),
            (
                of_team(
                    team,
                    QCoreApplication.translate("Cover", "Black is next, on its own screen."),
                    QCoreApplication.translate("Cover", "White is next, on its own screen."),
                ),
            ),
            of_team(
                team.other,
                QCoreApplication.translate("Tray", "Hand over to White"),
                QCoreApplication.translate("Tray", "Hand over to Black"),
            ),
            QCoreApplication.translate("Cover", "Open our screen"),
            main_last=True,
            sand=sand,
        )


def _hand_over_of_three(team: Team) -> CoverText:
    return CoverText(
        of_team(
            team,
            QCoreApplication.translate("Tray", "The team is ready"),
            QCoreApplication.translate("Tray", "The interceptor is ready"),
        ),
        (
            of_team(
                team,
                QCoreApplication.translate("Cover", "The interceptor is next, on its own screen."),
                QCoreApplication.translate("Cover", "The team is next, on its own screen."),
            ),
        ),
        of_team(
            team.other,
            QCoreApplication.translate("Tray", "Hand over to the team"),
            QCoreApplication.translate("Tray", "Hand over to the interceptor"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Cover", "Open our screen"),
            QCoreApplication.translate("Cover", "Open my screen"),
        ),
        main_last=True,
    )
