"""What the program takes of a core while a game is open and nothing moves: both screens shown, the sand not turned.

The real program plays the example up to the first encryptor in a process of its own, on two offscreen monitors, rests
until everything has settled, and then lets its event loop run; the system says how much processor time went by. Nearly
all of it are the four looks a second that each screen's guard has to take. What a wake-up costs by itself differs from
machine to machine, and from minute to minute on a virtual one, where it can be several times what the program does in
it: so slices of the game lie between slices of an event loop that wakes as often and does nothing, and the bound is
held by the median of what the game takes more than its neighbour.
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

_SLICES: Final = 10
_SECONDS: Final = 3
_MOST: Final = 0.5
"""Per cent of a core."""

_REST = """
import os, resource, sys, time
from statistics import median
from pathlib import Path
from decrypto_qt.app.demo import Player, Stage, offscreen_monitors
folder, slices, seconds = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={offscreen_monitors(folder)}"

def used():
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in both)

with Stage(folder / "data", "en") as stage:
    from PySide6.QtCore import QEventLoop, Qt, QTimer
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
    def share():
        start, spent = time.monotonic(), used()
        rest(seconds)
        return 100 * (used() - spent) / (time.monotonic() - start)

    looks = [stage.program.monitors._looking]
    looks += stage.program.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    looks = [timer for timer in looks if timer.isActive()]
    tick = QTimer(interval=250)
    tick.timeout.connect(lambda: None)
    full, empty = [], []
    for _ in range(slices):
        full.append(share())
        for timer in looks:
            timer.stop()
        tick.start()
        empty.append(share())
        tick.stop()
        for timer in looks:
            timer.start()
    own = median(one - other for one, other in zip(full, empty, strict=True))
    print("FIGURES", median(full), median(empty), own, shown and len(looks) == 2)
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
    _, full, empty, own, shown = line.split()
    if shown != "True":
        raise RuntimeError("the screens were covered, or other timers ran than the two that are known")
    yield Measurement("a game open and nothing moving", float(full), "% core")
    yield Measurement("an event loop that wakes as often and does nothing", float(empty), "% core")
    yield Measurement("what the game takes more than that", float(own), "% core", Bound.AT_MOST, _MOST)
