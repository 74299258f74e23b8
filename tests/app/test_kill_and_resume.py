"""Killed at any moment of a game, the program goes on at the next start: paused, covered, with the same cards.

Each link of a chain is a process of its own. It tells what it found, plays on through the windows to the next moment,
tells what stands there, and kills itself; nothing is closed in between.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from decrypto_qt.game.journal import read_journal
from decrypto_qt.rules.decrypto.values import Phase
from tests.support.cases import CASES
from tests.support.offscreen import configuration
from tests.support.stages import SMALL_MONITORS

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = (
    "keywords",
    "keywords: one half",
    "encrypt: before the draw",
    "encrypt: drawn",
    "encrypt: ready",
    "encrypt: sand turned",
    "encrypt: sand running",
    "read: some clues",
    "reveal: nothing",
    "reveal: decoded",
    "reveal: card",
    "reveal: tokens",
    "round over",
    "encrypt: sand running again",
    "guess: one locked",
    "reveal: intercepted",
)
TIE_BREAK: Final = (
    "round over",
    "keyword guess",
    "keyword guess: one locked",
    "keyword reveal",
    "keyword reveal: accepted",
    "finished",
)
KILLS: Final = [("example", moment) for moment in EXAMPLE] + [("tie-break", moment) for moment in TIE_BREAK]
_SAME: Final = ("phase", "digest", "log", "codes", "clues", "guesses", "keywords", "controller")


@dataclass(slots=True)
class Link:
    """What one process told: what it found, what stood there a while later, and what stood there when it was killed."""

    moment: str
    status: int
    errors: str
    told: list[dict[str, Any]] = field(default_factory=list)


def _run(folder: Path, record: Path, moments: tuple[str, ...], how: list[str]) -> list[Link]:
    """One process after the other on the same data directory; the last one only looks."""
    monitors = folder / "monitors.json"
    monitors.write_text(configuration(SMALL_MONITORS), encoding="utf-8")
    environ = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={monitors}"}
    links = []
    for number, moment in enumerate((*moments, "nothing")):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "tests.support.kill_stage",
                folder / "all",
                record,
                moment,
                *(how if not number else []),
            ],
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
            env=environ,
            cwd=ROOT,
        )
        link = Link(moment, done.returncode, done.stderr, [json.loads(line) for line in done.stdout.splitlines()])
        links.append(link)
        if done.returncode not in (-signal.SIGKILL, 0):
            break
    return links


@pytest.fixture(scope="module")
def chains(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Link]]:
    """Both chains, side by side."""
    folders = {name: tmp_path_factory.mktemp(name) for name in ("example", "tie-break")}
    eight = json.loads((CASES / "eight-rounds-keywords.json").read_bytes())
    del eight["keyword_guesses"]
    played = folders["tie-break"] / "eight-rounds.json"
    played.write_text(json.dumps(eight), encoding="utf-8")
    with ThreadPoolExecutor(2) as pool:
        example = pool.submit(_run, folders["example"], CASES / "rulebook-example.json", EXAMPLE, ["--deal"])
        tie_break = pool.submit(
            _run, folders["tie-break"], CASES / "eight-rounds-keywords.json", TIE_BREAK, ["--open", str(played)]
        )
        return {"example": example.result(), "tie-break": tie_break.result()}


def _links(chains: dict[str, list[Link]], chain: str, moment: str) -> tuple[Link, Link]:
    """The process that was killed then, and the one that came after it."""
    links = chains[chain]
    at = next((number for number, link in enumerate(links) if link.moment == moment), None)
    assert at is not None, (links[-1].moment, links[-1].errors)
    assert at + 1 < len(links), (links[-1].moment, links[-1].errors)
    return links[at], links[at + 1]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("chain", "moment"), KILLS, ids=[f"{chain}-{moment}" for chain, moment in KILLS])
def test_the_game_goes_on_where_it_was_killed(chains: dict[str, list[Link]], chain: str, moment: str) -> None:
    killed, after = _links(chains, chain, moment)
    assert killed.status == -signal.SIGKILL, killed.errors
    assert "Traceback" not in killed.errors + after.errors
    before = killed.told[-1]
    assert before["phase"] == moment.partition(":")[0].upper().replace(" ", "_")
    assert after.told, after.errors
    found = after.told[0]
    assert {name: found[name] for name in _SAME} == {name: before[name] for name in _SAME}
    assert not before["paused"]
    if moment != "finished":
        assert found["paused"], "somebody has to say that it goes on"
        assert found["table says"] == "The game stands still"
        assert found["covers"] == ["Paused", "Paused"]
    assert found["covered"] == [True, True]
    assert found["on"] == ["A", "B"]
    assert found["words"] == [False, False], "no words lie behind a covered screen's film"
    assert found["cards open"] == [False, False]
    assert before["covered"] == [False, False], "the players had confirmed their screens"
    # The sand stands where the last thing on disk says that it was, and stands still until the game goes on.
    assert found["sand"] == before["sand at the last line"]
    assert after.told[1] == found


def test_the_sand_was_killed_while_it_ran(chains: dict[str, list[Link]]) -> None:
    """Otherwise what is said above about the sand would say nothing."""
    ran = [link.told[-1]["sand"] for link in chains["example"] if link.told[-1].get("sand") is not None]
    assert len({sand for sand in ran if 0 < sand < 30}) >= 2, ran


def test_each_phase_was_killed(chains: dict[str, list[Link]]) -> None:
    killed = {link.told[-1]["phase"] for links in chains.values() for link in links if link.status == -signal.SIGKILL}
    assert killed == {phase.name for phase in Phase} - {"ABANDONED"}


def test_a_game_killed_after_its_end_is_whole(
    chains: dict[str, list[Link]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.getbasetemp()
    assert _links(chains, "tie-break", "finished")[1].told[0]["phase"] == "FINISHED"
    (journal,) = folder.glob("tie-break[0-9]*/all/data/games/*.journal")
    contents = read_journal(journal)
    assert contents.payloads[-1]["do"]["is"] == "SettleGame"
    assert oct(journal.stat().st_mode & 0o777) == "0o600"
