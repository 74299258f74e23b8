"""What is said of an exception that nobody caught: its type and its place, never its message or values.

Both could quote a keyword or a code, and a terminal or a log is for all eyes. In Python's development mode
(`python -X dev`) everything is shown. What to do about an exception does not belong here.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import threading
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


def install() -> None:
    """Say no more than that of whatever is raised in a slot, an event handler, another thread or a finaliser."""
    import threading  # noqa: PLC0415 - not for the commands without windows

    if sys.flags.dev_mode:
        return
    sys.excepthook = _hook
    threading.excepthook = _thread_hook
    sys.unraisablehook = _unraisable_hook


def _hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        tell(kind, trace)


def _thread_hook(raised: threading.ExceptHookArgs) -> None:
    tell(raised.exc_type, raised.exc_traceback)


def _unraisable_hook(raised: sys.UnraisableHookArgs) -> None:
    tell(raised.exc_type, raised.exc_traceback)
