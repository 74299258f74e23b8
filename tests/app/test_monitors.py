"""The tests' own monitors behave as the tests of windows rely on, offscreen and under X11."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from tests.support.offscreen import Monitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.support.x11 import X11Display


def geometries() -> dict[str, QRect]:
    return {screen.name(): screen.geometry() for screen in QGuiApplication.screens()}


def test_two_monitors_from_the_start(qapp: QGuiApplication) -> None:
    assert geometries() == {"A": QRect(0, 0, 1920, 1080), "B": QRect(1920, 0, 1920, 1080)}


def test_monitor_goes_and_comes_back_elsewhere(screens: Callable[..., None], qtbot: QtBot) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    with qtbot.waitSignal(application.screenRemoved):
        screens(Monitor("A"))
    assert list(geometries()) == ["A"]
    with qtbot.waitSignal(application.screenAdded):
        screens(Monitor("A"), Monitor("B", x=-1280, width=1280, height=720))
    assert geometries()["B"] == QRect(-1280, 0, 1280, 720)


WATCHER = """
import json, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
def tell(*_):
    print(json.dumps(sorted((s.name(), *s.geometry().getRect()) for s in app.screens())), flush=True)
app.screenRemoved.connect(tell)
tell()
app.exec()
"""


@pytest.mark.x11
def test_two_monitors_under_x11_and_one_is_pulled_out(x11_display: X11Display) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WATCHER], env=x11_display.environ, stdout=subprocess.PIPE, text=True
    ) as watcher:
        assert watcher.stdout is not None
        try:
            assert json.loads(watcher.stdout.readline()) == [["LEFT", 0, 0, 1920, 1080], ["RIGHT", 1920, 0, 1920, 1080]]
            x11_display.unplug("RIGHT")
            left = json.loads(watcher.stdout.readline())
            assert ["LEFT", 0, 0, 1920, 1080] in left
        finally:
            watcher.kill()
