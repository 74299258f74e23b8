"""The command line: what it understands, what it refuses, and what it does not load."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from decrypto_qt import __version__
from decrypto_qt.app import cli
from decrypto_qt.app.cli import Options, parse

RECORD = {
    "format": "decrypto-qt/record",
    "version": 1,
    "game": "decrypto",
    "language": "en",
    "teams": {
        "white": {"keywords": ["lamp", "river", "coat", "music"]},
        "black": {"keywords": ["bread", "cloud", "king", "train"]},
    },
    "rounds": [],
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], Options()),
        (["--language", "fi"], Options(language="fi")),
        (["--data-dir", "d"], Options(data_dir=Path("d"))),
        (["replay", "a", "b"], Options(command="replay", files=("a", "b"))),
        (["demo", "--screenshots", "out"], Options(command="demo", screenshots=Path("out"))),
        (["--language", "cs", "replay", "a"], Options(command="replay", files=("a",), language="cs")),
        (["replay", "a", "--language", "cs"], Options(command="replay", files=("a",), language="cs")),
        (["--data-dir", "d", "replay", "--language=de", "a"], Options("replay", Path("d"), "de", ("a",))),
        (["demo", "--screenshots", "o", "--data-dir", "d"], Options("demo", Path("d"), screenshots=Path("o"))),
        (["--language", "fi", "replay", "a", "--language", "es"], Options("replay", language="es", files=("a",))),
        (["replay", "--", "-a"], Options(command="replay", files=("-a",))),
    ],
)
def test_words_become_options(words: list[str], options: Options) -> None:
    assert parse(words) == options


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["replay"],
        ["demo"],
        ["--language", "sv"],
        ["replay", "a", "--language", "xx"],
        ["--data-dir"],
        ["--fly"],
    ],
)
def test_words_without_a_meaning_get_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(words)
    assert stopped.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("decrypto-qt: ")
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("words", [["--version"], ["replay", "--version"], ["demo", "--version"]])
def test_the_version_is_told_before_and_after_a_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(words)
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"decrypto-qt {__version__}\n"


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "decrypto_qt", "--version"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == f"decrypto-qt {__version__}\n"


def test_a_fault_of_the_system_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise PermissionError(13, "Permission denied", "/nowhere")

    monkeypatch.setattr(cli, "_run", fail)
    assert cli.main([]) == 1
    assert capsys.readouterr().err == "decrypto-qt: /nowhere: Permission denied\n"


def test_what_a_person_can_put_right_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise cli.UserError("plug in a monitor")

    monkeypatch.setattr(cli, "_run", fail)
    assert cli.main([]) == 1
    assert capsys.readouterr().err == "decrypto-qt: plug in a monitor\n"


def test_a_fault_of_the_program_tells_no_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise KeyError("sombrero")

    monkeypatch.setattr(cli, "_run", fail)
    assert cli.main([]) == 1
    shown = capsys.readouterr().err
    assert shown.startswith("decrypto-qt: unexpected KeyError at test_cli.py:")
    assert shown.count("\n") == 1
    assert "sombrero" not in shown


LOADED = """
import sys
from decrypto_qt.app.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
sys.stdout.flush()
print(*sorted(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "numpy", "pyqtgraph")))
"""


@pytest.mark.parametrize("words", [["--version"], ["replay"], ["replay", os.devnull]])
def test_no_qt_is_loaded_for(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == ""


def test_no_qt_is_loaded_to_replay(record: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, "replay", str(record)], capture_output=True, text=True, check=True, timeout=60
    )
    result, loaded = done.stdout.splitlines()
    assert json.loads(result)["status"] == "in_progress"
    assert loaded == ""


def test_a_file_that_is_no_record_is_told_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "decrypto_qt", "replay", os.devnull],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"{os.devnull}: ")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_no_traceback(record: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "decrypto_qt", "replay", str(record)],
            stdout=gone,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (1, b"")
