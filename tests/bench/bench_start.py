"""From the start of the process to the first painted window: the game against a bare QMainWindow, in turn.

Both run on the offscreen platform under the same watcher, which ends the process as soon as a window has been painted
and handed to the screen.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Iterator

_TURNS = 11
_MOST = 1.5

_WATCH = """
import os, sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Watch(QObject):
    def eventFilter(self, thing, event):
        if event.type() == QEvent.Type.Paint and isinstance(thing, QWidget) and thing.isWindow():
            QApplication.instance().removeEventFilter(self)
            QTimer.singleShot(0, done)
        return False

def done():
    os.write(1, b"painted")
    os._exit(0)

watch = Watch()
run = QApplication.exec
def watched(*_):
    QApplication.instance().installEventFilter(watch)
    return run()
QApplication.exec = staticmethod(watched)
"""
_BARE = """
from PySide6.QtWidgets import QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
QApplication.exec()
"""
_GAME = """
from decrypto_qt.app.cli import main
sys.exit(main(["--data-dir", sys.argv[1]]))
"""


def measure() -> Iterator[Measurement]:
    """Starts both in turn and compares their medians.

    Raises:
        RuntimeError: One of them ended without a painted window.
    """
    bare, game = [], []
    _milliseconds(_BARE)  # the first of all reads the disk
    _milliseconds(_GAME)
    for _ in range(_TURNS):
        bare.append(_milliseconds(_BARE))
        game.append(_milliseconds(_GAME))
    yield Measurement("start of a bare QMainWindow to its first paint", statistics.median(bare), "ms")
    yield Measurement("start of the game to its first paint", statistics.median(game), "ms")
    ratio = statistics.median(game) / statistics.median(bare)
    yield Measurement("the game against the bare window", ratio, "times", Bound.AT_MOST, _MOST)


def _milliseconds(code: str) -> float:
    with tempfile.TemporaryDirectory() as data:
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", _WATCH + code, data], capture_output=True, text=True, check=False, timeout=60
        )
        taken = (time.perf_counter() - start) * 1000
    if done.stdout != "painted":
        message = (done.stderr.strip().splitlines() or ["no window was painted"])[-1]
        raise RuntimeError(message)
    return taken
