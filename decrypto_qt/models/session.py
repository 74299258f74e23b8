"""The game as the windows have it: the views of the table and of both screens, and a way to ask for things.

The full state never comes here. An open code card is asked for when it is held, and nothing keeps it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.requests import Request
from decrypto_qt.game.running import Answer
from decrypto_qt.rules.decrypto.commands import Command
from decrypto_qt.rules.decrypto.events import Event
from decrypto_qt.rules.decrypto.views import AfterGameView, EncryptorView, TableView, TeamView
from decrypto_qt.rules.teams import Actor, Team


@dataclass(frozen=True, slots=True, repr=False)
class Views:
    """What the windows may show at one moment.

    Attributes:
        table: what everybody knows.
        white: what White's screen may show.
        black: what Black's screen may show.
        paused: whether the game stands still.
        sand: the sand timer as it runs, `None` where it has not been turned.
        undoable: for each who may act, the class of the event that it may take back.
    """

    table: TableView
    white: TeamView
    black: TeamView
    paused: bool
    sand: SandTimer | None
    undoable: Mapping[Actor, type[Event]] = field(default_factory=dict)

    def team(self, team: Team) -> TeamView:
        """What that team's screen may show."""
        return self.white if team is Team.WHITE else self.black


class Session(QObject):
    """The views of the game in play.

    Signals:
        views_changed: the views are new, or there are none any more.
        refused: somebody asked for what is not possible; carries the `Answer`.
    """

    views_changed = Signal()
    refused = Signal(object)

    def __init__(
        self,
        ask: Callable[[Command | Request, Callable[[Answer], None]], None],
        open_card: Callable[[Team], EncryptorView | None],
        after_game: Callable[[], AfterGameView | None],
        now: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        """A session without a game.

        Args:
            ask: gives a command or a request to the game in play.
            open_card: the view of a team's encryptor, for as long as the card is held.
            after_game: everything that was hidden, once the game is over.
            now: the monotonic clock, in seconds.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._ask = ask
        self._open_card = open_card
        self._after_game = after_game
        self.now = now
        self._views: Views | None = None

    @property
    def views(self) -> Views | None:
        """The present views, `None` without a game."""
        return self._views

    def set_views(self, views: Views | None) -> None:
        """Takes over new views and tells the windows."""
        self._views = views
        self.views_changed.emit()

    def ask(self, asked: Command | Request) -> None:
        """Asks the game in play for something; the views change once it is on disk, or `refused` tells."""
        self._ask(asked, self._answered)

    def open_card(self, team: Team) -> EncryptorView | None:
        """What the team's encryptor sees while the card is held."""
        return self._open_card(team)

    def after_game(self) -> AfterGameView | None:
        """All keywords and codes, once the game is over."""
        return self._after_game()

    def _answered(self, answer: Answer) -> None:
        if not answer.accepted:
            self.refused.emit(answer)
