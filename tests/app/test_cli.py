"""The command line: what it understands, what it refuses, and what it does not load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from decrypto_qt import __version__
from decrypto_qt.app import cli
from decrypto_qt.app.cli import Options, parse


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


LOADED = """
import sys
from decrypto_qt.app.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "numpy", "pyqtgraph")))
"""


@pytest.mark.parametrize("words", [["--version"], ["replay"]])
def test_no_qt_is_loaded_for(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == ""
