"""The memory that the program holds after a game: its proportional set size, on two offscreen monitors of 1920x1080."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST = 250.0
"""Megabytes; Qt's libraries, both screens' pictures and numpy for the film are in it."""

_PLAY = """
import re, sys
from pathlib import Path
from decrypto_qt.app.demo import Player, Stage, offscreen_monitors
import os
folder = Path(sys.argv[1])
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={offscreen_monitors(folder)}"

def pss():
    return int(re.search(r"^Pss:\\s+(\\d+) kB", Path("/proc/self/smaps_rollup").read_text(), re.M)[1]) / 1024

with Stage(folder / "data", "en") as stage:
    before = pss()
    for _ in stage.deal():
        pass
    stage.confirm_screens()
    for _ in Player(stage).play():
        pass
    print("FIGURES", before, pss())
"""


def measure() -> Iterator[Measurement]:
    """Plays the example's two rounds in a process of its own.

    Raises:
        RuntimeError: The game did not come to its end, or this system does not tell its memory.
    """
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", _PLAY, folder],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        )
    line = next((line for line in done.stdout.splitlines() if line.startswith("FIGURES")), None)
    if line is None:
        raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no figures")
    _, before, after = line.split()
    yield Measurement("memory (PSS) with the first page", float(before), "MB")
    yield Measurement("memory (PSS) after two rounds on both screens", float(after), "MB", Bound.AT_MOST, _MOST)
