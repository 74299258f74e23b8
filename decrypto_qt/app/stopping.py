"""What a command that writes files does when it is told to stop: it ends between two pages, with nothing half done.

Python's own way, an exception anywhere, may come within Qt: there it is lost, or ends the process with a report of
many lines. What is left undone is none of this module's business. The game has ways of its own.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Final, Self

_SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_SHELL: Final = 128
"""What shells add to a signal's number in the status of what it has ended."""


class Stopping:
    """Takes note of Ctrl-C and of its like for a `with` block.

    Attributes:
        status: The exit status that says so, or 0 while nobody wants it to stop.
    """

    def __init__(self) -> None:
        self.status = 0
        self._before: dict[int, Any] = {}

    @property
    def goes_on(self) -> bool:
        """Whether nobody has asked it to stop."""
        return not self.status

    def __enter__(self) -> Self:
        """Take note from now on."""
        # Python lets its main thread alone have signals; what is ignored, as by `nohup`, stays so.
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                if signal.getsignal(number) is not signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._asked)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let signals do what they did before."""
        for number, before in self._before.items():
            signal.signal(number, before)

    def _asked(self, number: int, frame: FrameType | None) -> None:
        del frame
        self.status = _SHELL + number
