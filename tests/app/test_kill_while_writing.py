"""The process is killed while a written clue is being typed: the next start has the last draft that was on disk."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.cases import CASES
from tests.support.offscreen import configuration
from tests.support.stages import SMALL_MONITORS

ROOT: Final = Path(__file__).parents[2]


def _process(folder: Path, *how: str) -> tuple[int, list[dict[str, Any]], str]:
    monitors = folder / "monitors.json"
    monitors.write_text(configuration(SMALL_MONITORS), encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.support.kill_draft",
            folder / "all",
            CASES / "rulebook-example.json",
            *how,
        ],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={monitors}"},
        cwd=ROOT,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


@pytest.mark.timeout(300)
def test_a_draft_outlives_a_kill_in_the_middle_of_a_word(tmp_path: Path) -> None:
    status, (killed,), errors = _process(tmp_path)
    assert status == -signal.SIGKILL, errors
    assert killed["fields"] == ["moth", "noons", ""]
    assert killed["drafts"] == ["moth", "noo", None]
    assert not killed["paused"]
    assert killed["covered"] == [False, False]

    status, (found, later), errors = _process(tmp_path, "--look")
    assert status == 0, errors
    assert "Traceback" not in errors
    assert found == {"drafts": killed["drafts"], "fields": ["", "", ""], "paused": True, "covered": [True, True]}
    assert later["fields"] == ["moth", "noo", ""], "the last acknowledged draft"
    assert later["covered"] == [False, False]
    assert later["drafts"] == killed["drafts"]
