"""The records of known result, through the rules and through the command line, and that replay loads no Qt."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from decrypto_qt.app import cli
from decrypto_qt.app.replay_command import run
from decrypto_qt.app.resources import resource
from decrypto_qt.rules.decrypto.record import read_record, write_record
from decrypto_qt.rules.decrypto.replay import report
from tests.bench.bench_replay import eight_round_games, random_games
from tests.support.cases import CASES, RECORDS, expected


def test_there_are_cases() -> None:
    assert len(RECORDS) >= 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_comes_to_its_known_result(path: Path) -> None:
    assert {"file": path.name} | report(read_record(path.read_bytes())) == expected(path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_answer_has_the_keys_of_the_format_in_their_order(path: Path) -> None:
    assert list({"file": path.name} | report(read_record(path.read_bytes()))) == list(expected(path))


def test_the_command_prints_a_line_for_each_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CASES)
    out, err = io.BytesIO(), io.BytesIO()
    assert run([path.name for path in RECORDS], out, err) == 0
    assert [json.loads(line) for line in out.getvalue().splitlines()] == [expected(path) for path in RECORDS]
    assert err.getvalue() == b""


def test_the_command_line_replays(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CASES)
    assert cli.main(["replay", "three-players.json", "absent.json", "rulebook-example.json"]) == 2
    out, err = capfdbinary.readouterr()
    assert [json.loads(line) for line in out.splitlines()] == [
        expected(CASES / name) for name in ("three-players.json", "rulebook-example.json")
    ]
    assert err == b"absent.json: file: there is no such file\n"


def test_replay_loads_neither_qt_nor_numpy_and_needs_no_display() -> None:
    program = (
        "import sys\n"
        "from decrypto_qt.app.cli import main\n"
        "status = main(['replay', *sys.argv[1:]])\n"
        "heavy = [n for n in sys.modules if n.split('.')[0] in ('PySide6', 'shiboken6', 'numpy', 'pyqtgraph')]\n"
        "sys.exit(status if not heavy else f'loaded: {heavy}')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *(path.name for path in RECORDS)],
        cwd=CASES,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C", "PYTHONPATH": str(Path(cli.__file__).parents[2])},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line) for line in done.stdout.splitlines()] == [expected(path) for path in RECORDS]


def test_the_example_is_shipped_with_the_program() -> None:
    shipped = resource("records", "rulebook-example.json").read_bytes()
    assert shipped == (CASES / "rulebook-example.json").read_bytes()
    assert report(read_record(shipped))["rounds"][-1] == {
        "white": {"interceptions": 1, "miscommunications": 1},
        "black": {"interceptions": 0, "miscommunications": 0},
    }


def test_the_benchmarks_games_are_records_of_the_lengths_that_they_claim() -> None:
    assert {len(record.rounds) for record in eight_round_games(3)} == {8}
    random = random_games(60)
    assert {len(record.rounds) for record in random} >= {2, 3, 4, 5, 6}
    found = [report(read_record(write_record(record)))["status"] for record in random]
    assert {"finished", "abandoned"} <= set(found)
    assert "in_progress" not in found
