"""The screensaver is kept away during a game and let come after it; what does not work is silent."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from decrypto_qt.windows.inhibit import ByDBus, ByExecutionState, ByProgram, Inhibitor, way_of_this_system

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QApplication


class Noted:
    def __init__(self) -> None:
        self.told: list[str] = []

    def start(self, reason: str) -> None:
        self.told.append(f"start {reason}")

    def stop(self) -> None:
        self.told.append("stop")


class Failing:
    def start(self, reason: str) -> None:
        raise OSError

    def stop(self) -> None:
        raise RuntimeError


def test_it_is_asked_once_and_taken_back_once(qapp: QApplication) -> None:
    way = Noted()
    inhibitor = Inhibitor(way=way)
    inhibitor.stop()
    inhibitor.start("a game")
    inhibitor.start("a game")
    assert inhibitor.is_on
    inhibitor.stop()
    inhibitor.stop()
    assert way.told == ["start a game", "stop"]
    assert not inhibitor.is_on


def test_failing_is_silent(qapp: QApplication) -> None:
    inhibitor = Inhibitor(way=Failing())
    inhibitor.start("a game")
    inhibitor.stop()
    assert not inhibitor.is_on


def test_no_bus_is_silent_and_starts_none(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    way = ByDBus()
    way.start("a game")
    assert way._connection is None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    way.start("a game")
    assert way._connection is None
    way.stop()


def test_a_program_runs_as_long_as_it_is_wanted() -> None:
    way = ByProgram("sleep", "600")
    way.start("a game")
    process = way._process
    assert process is not None
    assert process.poll() is None
    way.stop()
    assert process.returncode is not None
    missing = ByProgram("no-such-program-anywhere")
    missing.start("a game")
    missing.stop()


def test_each_system_has_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform, kind in (("linux", ByDBus), ("win32", ByExecutionState), ("darwin", ByProgram)):
        monkeypatch.setattr(sys, "platform", platform)
        assert isinstance(way_of_this_system(), kind)
