"""What the program takes of a core while a game is open and nothing moves: both screens shown, the sand not turned.

The real program plays the example up to the first encryptor in a process of its own, on two offscreen monitors, rests
until everything has settled, and then lets its event loop run; the system says how much processor time went by. The
bound is held by the best of some slices, for other programs take the caches that the few looks a second would find
warm; the mean is told beside it. Nearly all of it are the four looks a second that each screen's guard has to take.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Iterator

_SLICES: Final = 5
_SECONDS: Final = 5
_MOST: Final = 0.5
"""Per cent of a core."""

_REST = """
import os, resource, sys, time
from pathlib import Path
from decrypto_qt.app.demo import Player, Stage, offscreen_monitors
folder, slices, seconds = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={offscreen_monitors(folder)}"

def used():
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in both)

with Stage(folder / "data", "en") as stage:
    from PySide6.QtCore import QEventLoop, QTimer
    from decrypto_qt.rules.decrypto.values import Phase
    from decrypto_qt.windows.guard import Verdict

    def rest(seconds):
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    for _ in stage.deal():
        pass
    stage.confirm_screens()
    player = Player(stage)
    while stage.table.phase is not Phase.ENCRYPT or not stage.table.white_half.drawn:
        player.step()
        stage.settle()
    shown = all(window.guard.verdict is Verdict.ALLOWED for window in stage.program.windows.values())
    rest(3)
    shares = []
    for _ in range(slices):
        start, spent = time.monotonic(), used()
        rest(seconds)
        shares.append(100 * (used() - spent) / (time.monotonic() - start))
    print("FIGURES", sum(shares) / slices, min(shares), shown)
"""


def measure() -> Iterator[Measurement]:
    """Lets the program rest.

    Raises:
        RuntimeError: It did not come so far.
    """
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", _REST, folder, str(_SLICES), str(_SECONDS)],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        )
    line = next((line for line in done.stdout.splitlines() if line.startswith("FIGURES")), None)
    if line is None:
        raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no figures")
    _, mean, best, shown = line.split()
    if shown != "True":
        raise RuntimeError("the screens were covered")
    yield Measurement("a game open and nothing moving, mean", float(mean), "% core")
    yield Measurement("in the best of some slices", float(best), "% core", Bound.AT_MOST, _MOST)
