"""What is said of an exception that nobody caught: its type and its place, never its message or values.

Both could quote a keyword or a code, and a terminal or a log is for all eyes. In Python's development mode
(`python -X dev`) everything is shown. What to do about an exception does not belong here.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable
    from types import TracebackType

PROGRAM = "decrypto-qt"


def place_of(trace: TracebackType | None) -> str:
    """Where an error arose, as file and line."""
    place = "an unknown place"
    while trace is not None:
        place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def tell(kind: type[BaseException], trace: TracebackType | None) -> None:
    """Say in one line on stderr what went wrong and where."""
    if sys.stderr is not None:
        sys.stderr.write(f"{PROGRAM}: unexpected {kind.__name__} at {place_of(trace)}\n")


def install(
    listener: Callable[[str, str], None] = lambda _kind, _place: None, interrupted: Callable[[], None] | None = None
) -> Callable[[], None]:
    """Say no more than that of whatever is raised in a slot, an event handler, another thread or a finaliser.

    Args:
        listener: is told the fault's type and place too, in whatever thread it arose.
        interrupted: is called where Ctrl+C was pressed while Qt had the thread; without it Python says so.

    Returns:
        what puts the hooks back that were there before.
    """
    import threading  # noqa: PLC0415 - not for the commands without windows

    before = sys.excepthook, threading.excepthook, sys.unraisablehook

    def say(kind: type[BaseException], trace: TracebackType | None) -> None:
        if not sys.flags.dev_mode:
            tell(kind, trace)
        # A fault in telling of a fault would come back here.
        with suppress(Exception):
            listener(kind.__name__, place_of(trace))

    def in_a_slot(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt) and interrupted is not None:
            interrupted()
            return
        if sys.flags.dev_mode or issubclass(kind, KeyboardInterrupt):
            before[0](kind, error, trace)
        say(kind, trace)

    def in_a_thread(raised: threading.ExceptHookArgs) -> None:
        if sys.flags.dev_mode:
            before[1](raised)
        say(raised.exc_type, raised.exc_traceback)

    def in_a_finaliser(raised: sys.UnraisableHookArgs) -> None:
        if sys.flags.dev_mode:
            before[2](raised)
        say(raised.exc_type, raised.exc_traceback)

    sys.excepthook, threading.excepthook, sys.unraisablehook = in_a_slot, in_a_thread, in_a_finaliser

    def restore() -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before

    return restore
