"""An exception that nobody caught tells its type and place, and nothing that it carries."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SCRIPT: Final = """
import sys, threading
from PySide6.QtCore import QTimer
from decrypto_qt.app import cli
from decrypto_qt.app.program import Program
from decrypto_qt.app.hands import click

def fail(self):
    word = "zworlak"
    raise ValueError(f"{word} 4.2.1")

class Careless:
    def __del__(self):
        fail(self)

def go_wrong(self):
    click(self.table.page.new_game_button)   # a slot of the program's own
    thread = threading.Thread(target=fail, args=(self,))
    thread.start()
    thread.join()
    Careless()
    QTimer.singleShot(0, self.table.close)

Program.ask_new_game = fail
begin = Program.begin
Program.begin = lambda self: (begin(self), go_wrong(self))
sys.exit(cli.main(["--data-dir", sys.argv[1], "--language", "en"]))
"""


def _played(folder: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *flags, "-c", SCRIPT, folder / "data"],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDEVMODE": ""},
    )


@pytest.mark.parametrize("dev_mode", [False, True])
def test_a_fault_while_the_game_runs_prints_no_values(tmp_path: Path, dev_mode: bool) -> None:
    done = _played(tmp_path, *(["-X", "dev"] if dev_mode else []))
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    if dev_mode:
        assert "zworlak 4.2.1" in done.stderr, "who develops wants to see it"
        return
    assert "zworlak" not in done.stderr
    assert "4.2.1" not in done.stderr
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("decrypto-qt:")]
    assert len(lines) == 3, done.stderr  # a slot, a thread, a finaliser
    assert all(re.fullmatch(r"decrypto-qt: unexpected ValueError at \S+:\d+", line) for line in lines), lines
