"""What is said on a machine that cannot show a window: one sentence, never an abort."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from decrypto_qt.app import probe

if TYPE_CHECKING:
    from tests.support.x11 import X11Display

REFUSED = [
    pytest.param({}, "no display", id="nothing"),
    pytest.param({"DISPLAY": ":54321"}, "':54321' that DISPLAY names does not answer", id="x11"),
    pytest.param({"QT_QPA_PLATFORM": "xcb"}, "DISPLAY is not set", id="x11-asked-for"),
    pytest.param({"WAYLAND_DISPLAY": "wayland-7"}, "Wayland display 'wayland-7' does not answer", id="wayland"),
    pytest.param({"XDG_SESSION_TYPE": "wayland"}, "Wayland display 'wayland-0' does not answer", id="wayland-session"),
    pytest.param({"QT_QPA_PLATFORM": "holodeck"}, "'holodeck', which this Qt does not have", id="unknown"),
    pytest.param({"QT_QPA_PLATFORM": "holodeck;xcb", "DISPLAY": ":54321"}, "'holodeck'", id="unknown-and-dead"),
]


@pytest.mark.parametrize(("environ", "words"), REFUSED)
def test_a_display_that_is_not_there_is_one_sentence(environ: dict[str, str], words: str, tmp_path: Path) -> None:
    problem = probe.display_problem({"XDG_RUNTIME_DIR": str(tmp_path), **environ})
    assert problem is not None
    assert words in problem
    assert "\n" not in problem


@pytest.mark.parametrize(("environ", "words"), REFUSED)
def test_the_program_says_it_and_exits_with_1(environ: dict[str, str], words: str, tmp_path: Path) -> None:
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "XDG_"))}
    done = subprocess.run(
        [sys.executable, "-m", "decrypto_qt", "--data-dir", str(tmp_path / "data")],
        env={**inherited, "XDG_RUNTIME_DIR": str(tmp_path), **environ},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("decrypto-qt: ")
    assert done.stderr.count("\n") == 1
    assert words in done.stderr


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "offscreen:configfile=x", "holodeck;offscreen"])
def test_a_platform_without_a_display_is_fine(platform: str) -> None:
    assert probe.display_problem({"QT_QPA_PLATFORM": platform}) is None


def test_a_compositor_that_listens_is_fine(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        environ = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":54321"}
        assert probe.display_problem(environ) is None


@pytest.mark.x11
def test_an_x_server_that_answers_is_fine(x11_display: X11Display) -> None:
    assert probe.display_problem({"DISPLAY": x11_display.name}) is None
    assert probe.display_problem({"DISPLAY": x11_display.name, "WAYLAND_DISPLAY": "gone"}) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("libGL.so.1: cannot open shared object file: No such file or directory", "libGL.so.1"),
        (
            "Cannot load library /x/libqxcb.so: libxcb-cursor.so.0: cannot open shared object file: No such file",
            "libxcb-cursor.so.0",
        ),
        ("libxkbcommon-x11.so.0: cannot open shared object file", "libxkbcommon-x11.so.0"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(text: str, name: str) -> None:
    sentence = probe.missing_library_sentence(text)
    assert sentence is not None
    assert f"the library {name} is missing" in sentence
    assert probe.APT_LINE in sentence


def test_other_words_of_the_loader_are_not_about_a_missing_library() -> None:
    assert probe.missing_library_sentence("undefined symbol: qt_version") is None


def test_this_machine_has_qts_libraries() -> None:
    assert probe.libraries_problem() is None


def test_it_runs_as_a_file_with_a_python_that_has_no_packages() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(Path(probe.__file__))], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_library_that_is_not_there_stops_setup(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(probe, "_LIBRARIES", ("libdecrypto-nowhere.so.9",))
    problem = probe.libraries_problem()
    assert problem is not None
    assert "libdecrypto-nowhere.so.9" in problem
    assert probe.APT_LINE in problem
