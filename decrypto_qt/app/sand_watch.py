"""Notices that the sand has run out, for everybody to hear, and for an encryptor where the table plays by it.

How much is left is the game's own answer at each look: a timer only says when to look again. What the end of the sand
means stands in the rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from decrypto_qt.app.key_target import Places
from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.host import GameHost
from decrypto_qt.rules.decrypto.legal import is_strict, timed_team
from decrypto_qt.rules.decrypto.values import ClueMode
from decrypto_qt.rules.teams import Team

_AGAIN_MS: Final = 2000
"""Where the disk took nothing."""


def hold_sand(host: GameHost, places: Places) -> bool:
    """Let the sand stand while it runs for who writes on a screen that is covered, else run; whether that is new.

    So it is where the table plays by the sand and clues are written: whoever cannot write cannot use the time either.
    Nothing is gained by a cover, for the code card and the fields lie under it as well, everybody sees it, and a pause
    does the same. Spoken clues are thought of without a screen: there, and where the sand only tells, it runs on.
    """
    game = host.game
    state = None if game is None else game.state
    if game is None or state is None:
        return False
    team = timed_team(state) if is_strict(state) and state.clue_mode is ClueMode.WRITTEN else None
    return game.running.hold_clock(team is not None and not places.is_open(team))


class SandWatch(QObject):
    """A look at the sand of the game in play at the moment when it runs out.

    Signals:
        ran_out: it may have run out: whatever shows that looks anew.
        time_called: it has run out for this team, whose written clues stand as they are.
        ended: sand that was falling has all fallen, whoever it was turned for; once for each turn.
    """

    ran_out = Signal()
    ended = Signal()
    time_called = Signal(object)

    def __init__(self, host: GameHost, now: Callable[[], float], parent: QObject) -> None:
        """A watch over the game that `host` has in play.

        Args:
            host: has the game.
            now: the monotonic clock, in seconds.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._host = host
        self._now = now
        self._called: object = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.ran_out)
        self._falling: object = None
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._follow_end)

    def follow(self) -> None:
        """Something has changed, or it is time: call the time, or look again when the sand will be empty."""
        self._timer.stop()
        self._follow_end()
        team, sand = self._timed(), self._host.sand()
        if team is None or sand is None:
            self._called = None
            return
        if sand.finished(self._now()):
            self._call(team)
        elif sand.running(self._now()):
            self._called = None
            self._timer.start(_until_empty(sand, self._now()))

    def stop(self) -> None:
        """Look no more: the program ends."""
        self._timer.stop()
        self._end.stop()
        self._falling = None

    def try_again(self, *, later: bool) -> None:
        """The end of the sand could not be written down, or something else has to be answered first.

        Args:
            later: whether to look again by itself, and not only when something has changed.
        """
        self._called = None
        if later:
            self._timer.start(_AGAIN_MS)

    def _follow_end(self) -> None:
        """Tell the end of the sand, if it was seen falling before; a game that comes back with its end is silent."""
        self._end.stop()
        game, sand, now = self._host.game, self._host.sand(), self._now()
        if game is None or game.state is None or sand is None:
            self._falling = None
        elif game.running.paused:
            return
        elif sand.running(now):
            self._falling = (game, game.state.sand)
            self._end.start(_until_empty(sand, now))
        elif sand.finished(now) and self._falling == (game, game.state.sand):
            self._falling = None
            self.ended.emit()

    def _timed(self) -> Team | None:
        """Whose time runs, while the game is not paused and the table plays by the sand."""
        game = self._host.game
        state = None if game is None else game.state
        if game is None or state is None or game.running.paused or not is_strict(state):
            return None
        return timed_team(state)

    def _call(self, team: Team) -> None:
        game = self._host.game
        state = None if game is None else game.state
        half = None if state is None else state.half(team)
        if state is None or half is None or not half.drawn or state.clue_mode is not ClueMode.WRITTEN:
            return
        at_stake = (game, state.round_number, team, half.draws, state.sand)
        if self._called != at_stake:
            self._called = at_stake
            self.time_called.emit(team)


def _until_empty(sand: SandTimer, now: float) -> int:
    """Milliseconds until the sand has run out for certain."""
    return math.ceil(sand.remaining(now) * 1000) + 1
