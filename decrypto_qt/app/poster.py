"""Brings what another thread has to tell into Qt's own thread, in order."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class Poster(QObject):
    """Runs in its own thread what it is handed from any other."""

    _posted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """A poster for the thread in which it is made."""
        super().__init__(parent)
        self._posted.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def post(self, call: Callable[[], None]) -> None:
        """Have `call` run soon; may be used from any thread."""
        self._posted.emit(call)

    def _run(self, call: Callable[[], None]) -> None:
        call()
