"""`decrypto-qt demo --screenshots`: pictures of every window at every step, or one sentence why not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QImage

from tests.support.offscreen import configuration
from tests.support.stages import SMALL_MONITORS

ROOT: Final = Path(__file__).parents[2]


def _demo(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    monitors = folder / "monitors.json"
    monitors.write_text(configuration(SMALL_MONITORS), encoding="utf-8")
    own = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    return subprocess.run(
        [sys.executable, "-m", "decrypto_qt", "demo", *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=280,
        cwd=ROOT,
        env={**os.environ, **own, "QT_QPA_PLATFORM": f"offscreen:configfile={monitors}"},
    )


@pytest.mark.timeout(300)
def test_the_demo_saves_a_picture_of_every_window_at_every_step(tmp_path: Path) -> None:
    shots = tmp_path / "new" / "shots"
    done = _demo(tmp_path, "--screenshots", str(shots), "--language", "en")
    assert done.returncode == 0, done.stderr
    names = sorted(path.name for path in shots.iterdir())
    assert done.stdout == f"{len(names)} pictures in {shots}\n"
    assert done.stderr == ""
    found = [re.fullmatch(r"(\d{3})-([a-z0-9-]+)-(table|dialog|white|black)\.png", name) for name in names]
    steps: dict[int, set[str]] = {}
    for name, match in zip(names, found, strict=True):
        assert match is not None, name
        steps.setdefault(int(match[1]), set()).add(match[3])
    assert list(steps) == list(range(len(steps))), "no step is left out"
    assert steps[0] == {"table"}
    assert steps[1] == {"table", "dialog"}
    assert all(windows == {"table", "white", "black"} for number, windows in steps.items() if number > 1)
    # Each step of the test that plays the example, and what is looked at within one; see there.
    played = (ROOT / "tests" / "data" / "example-steps.txt").read_text(encoding="utf-8").splitlines()
    told = [match[2] for match in found if match is not None and match[3] == "table"]
    told = [name for name in told if not name.endswith(("holds-the-card", "has-chosen"))]
    assert told[:4] == ["welcome", "new-game", "covers", "keywords"]
    assert told[4:] == [line.partition(" | ")[0] for line in played[1:]]
    for path in (shots / names[0], shots / names[-1]):
        image = QImage(str(path))
        assert image.width() >= 640
        assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 10, "an empty picture"
    # It plays in a folder of its own: whoever uses the program finds neither a game nor words dealt.
    assert not any((tmp_path / name).exists() for name in ("data", "config", "state"))


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here already", encoding="utf-8")
    shots = tmp_path / "file" / "shots"
    done = _demo(tmp_path, "--screenshots", str(shots))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == [f"decrypto-qt: {shots}: the pictures cannot be saved there (Not a directory)"]


def test_pictures_that_cannot_be_written_are_one_sentence(tmp_path: Path) -> None:
    """The folder is there, but the first picture's place is taken by a folder of that name."""
    taken = tmp_path / "shots" / "000-welcome-table.png"
    taken.mkdir(parents=True)
    data = tmp_path / "own"
    done = _demo(tmp_path, "--screenshots", str(taken.parent), "--data-dir", str(data), "--language", "en")
    assert done.returncode == 1
    sentences = [line for line in done.stderr.splitlines() if line.startswith("decrypto-qt")]
    assert sentences == [f"decrypto-qt: {taken} cannot be written: check the folder and the space on its disk"]
    assert "Traceback" not in done.stderr
    assert (data / "data").is_dir(), "what was asked for is used"


@pytest.mark.parametrize("words", [[], ["--screenshots"], ["--screenshots", "x", "--language", "xx"]])
def test_a_demo_that_makes_no_sense_is_refused_before_anything_happens(tmp_path: Path, words: list[str]) -> None:
    done = _demo(tmp_path, *words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
