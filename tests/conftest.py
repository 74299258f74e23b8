"""What every test finds: two offscreen monitors A and B, private folders, an X server for those that ask."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.support import x11
from tests.support.offscreen import TWO_MONITORS, Monitor, configuration, set_monitors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication

hypothesis.settings.register_profile("default", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)

_FOLDERS = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    """Makes the private folders and names the platform, before a QApplication can exist."""
    hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "default")
    folder = Path(tempfile.mkdtemp(prefix="decrypto-qt-tests-"))
    config.stash[_FOLDERS] = folder
    for name in ("RUNTIME_DIR", "DATA_HOME", "CONFIG_HOME", "STATE_HOME", "CACHE_HOME"):
        private = folder / name.lower()
        private.mkdir(mode=0o700)
        os.environ[f"XDG_{name}"] = str(private)
    monitors = folder / "monitors.json"
    monitors.write_text(configuration(TWO_MONITORS), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={monitors}"
    # The desktop of whoever runs the tests must not colour, size or translate what they see.
    for name in (
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "QT_SCALE_FACTOR",
        "QT_STYLE_OVERRIDE",
        "QT_QPA_PLATFORMTHEME",
        "LANGUAGE",
    ):
        os.environ.pop(name, None)
    os.environ["LC_ALL"] = "C.UTF-8"


def pytest_unconfigure(config: pytest.Config) -> None:
    """Takes the private folders away."""
    if (folder := config.stash.get(_FOLDERS, None)) is not None:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def screens(qapp: QApplication) -> Iterator[Callable[..., None]]:
    """Two monitors A and B, and a function that plugs in exactly the monitors it is given."""

    def plug(*monitors: Monitor) -> None:
        set_monitors(monitors)
        qapp.processEvents()

    plug(*TWO_MONITORS)
    yield plug
    plug(*TWO_MONITORS)


@pytest.fixture
def x11_display(tmp_path: Path) -> Iterator[x11.X11Display]:
    """An X server of its own with openbox and the monitors LEFT and RIGHT; mark the test with `x11`."""
    if missing := x11.missing_programs():
        sentence = f"no X11 tests: {', '.join(missing)} not found"
        if os.environ.get("REQUIRE_X11") == "1":
            pytest.fail(sentence)
        pytest.skip(sentence)
    folder = tmp_path / "x11"
    folder.mkdir()
    with x11.started(folder) as display:
        yield display
