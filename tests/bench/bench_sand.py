"""One frame of the running sand timer at 400x600, painted by the raster engine and given to the screen.

Each frame shows sand of its own, as on the table; the first ones, which make the pictures that are kept, do not count.
Process time is measured: other programs take their share of a machine.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Final

from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Iterator

_SIZE: Final = (400, 600)
_FRAMES: Final = 800
_MOST: Final = 2.0
_SECONDS: Final = 30.0


def measure() -> Iterator[Measurement]:
    """Lets thirty seconds of sand fall, in the light and in the dark room."""
    from PySide6.QtWidgets import QApplication

    from decrypto_qt.game.clock import SandTimer
    from decrypto_qt.widgets.sand_timer import SandTimerWidget

    application = QApplication.instance() or QApplication([])
    clock = [0.0]
    for dark in (False, True):
        widget = SandTimerWidget(lambda: clock[0])
        widget.resize(*_SIZE)
        widget.set_dark(dark)
        clock[0] = 0.0
        widget.set_timer(SandTimer(_SECONDS).turned(0.0))
        widget.show()
        application.processEvents()
        times = []
        for frame in range(_FRAMES):
            clock[0] = _SECONDS * frame / _FRAMES
            start = time.process_time()
            widget.repaint()
            times.append(1000 * (time.process_time() - start))
        widget.hide()
        times = sorted(times[20:])
        room = "dark" if dark else "light"
        yield Measurement(f"a frame of running sand, {room}, median", statistics.median(times), "ms")
        yield Measurement("the slowest of twenty", times[len(times) * 95 // 100], "ms", Bound.AT_MOST, _MOST)
