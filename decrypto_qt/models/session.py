"""The game as one window has it: the view of whoever looks at that window, and a way to ask for things.

The table window has a session of its own, and so has each team's screen: a window cannot show what its session was
never given. The full state never comes here. An open code card is asked for when it is held, and nothing keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.evening import NO_GAMES, Evening
from decrypto_qt.game.requests import Request
from decrypto_qt.game.running import Answer
from decrypto_qt.rules.decrypto.commands import Command, WriteDraft, WritePencil
from decrypto_qt.rules.decrypto.events import Event
from decrypto_qt.rules.decrypto.views import AfterGameView, EncryptorView, TableView, TeamView

_ASIDE: Final = (WriteDraft, WritePencil)
"""What is noted beside the game: no button means anything else for it."""


@dataclass(frozen=True, slots=True, repr=False)
class Views:
    """What one window may show at one moment.

    Attributes:
        table: what everybody knows.
        own: what the window's own team may see besides; `None` for the table window.
        paused: whether the game stands still.
        sand: the sand timer as it runs, `None` where it has not been turned.
        sand_out: whether it has run out for an encryptor who is not ready, where the table plays by it.
        undoable: the class of the event that the window's own side may take back, `None` for nothing.
        redoable: the class of the event that it may give again, `None` for nothing.
        evening: the score of the evening, which follows the people.
        next_missing: whether the written clue whose turn it is to be read is missing: then all may know it.
    """

    table: TableView
    own: TeamView | None = None
    paused: bool = False
    sand: SandTimer | None = None
    sand_out: bool = False
    undoable: type[Event] | None = None
    redoable: type[Event] | None = None
    evening: Evening = NO_GAMES
    next_missing: bool = False


class Session(QObject):
    """The views of the game in play, for one window.

    Signals:
        views_changed: the views are new, or there are none any more.
        refused: somebody asked for what is not possible; carries the `Answer`.
    """

    views_changed = Signal()
    refused = Signal(object)

    def __init__(
        self,
        ask: Callable[[Command | Request, Callable[[Answer], None]], None],
        now: Callable[[], float],
        open_card: Callable[[], EncryptorView | None] = lambda: None,
        after_game: Callable[[], AfterGameView | None] = lambda: None,
        parent: QObject | None = None,
    ) -> None:
        """A session without a game.

        Args:
            ask: gives a command or a request to the game in play.
            now: the monotonic clock, in seconds.
            open_card: what the window's own encryptor sees, for as long as the card is held.
            after_game: everything that was hidden, once the game is over.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._ask = ask
        self._open_card = open_card
        self._after_game = after_game
        self.now = now
        self._views: Views | None = None
        self._waiting = 0

    @property
    def is_waiting(self) -> bool:
        """Whether something was asked for that is not on disk yet: what the windows offer is about to change."""
        return self._waiting > 0

    @property
    def views(self) -> Views | None:
        """The present views, `None` without a game."""
        return self._views

    def set_views(self, views: Views | None) -> None:
        """Takes over new views and tells the window."""
        self._views = views
        self._waiting = 0
        self.views_changed.emit()

    def ask(self, asked: Command | Request) -> None:
        """Asks the game in play for something; the views change once it is on disk, or `refused` tells."""
        if isinstance(asked, _ASIDE):
            self._ask(asked, self._refuse)
            return
        self._waiting += 1
        self._ask(asked, self._answered)

    def open_card(self) -> EncryptorView | None:
        """What the window's own encryptor sees while the card is held."""
        return self._open_card()

    def after_game(self) -> AfterGameView | None:
        """All keywords and codes, once the game is over."""
        return self._after_game()

    def _answered(self, answer: Answer) -> None:
        self._waiting = max(0, self._waiting - 1)
        self._refuse(answer)

    def _refuse(self, answer: Answer) -> None:
        if not answer.accepted:
            self.refused.emit(answer)
