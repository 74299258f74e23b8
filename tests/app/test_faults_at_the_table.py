"""A fault of the program is said at the table as well, by its type and place; Ctrl+C ends the program quietly."""

from __future__ import annotations

import resource
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from decrypto_qt.app import faults, game
from decrypto_qt.app.cli import Options
from decrypto_qt.windows.table_window import TableWindow


@pytest.fixture
def told() -> Iterator[list[str]]:
    """What was told of faults; the hooks are put back afterwards."""
    told: list[str] = []
    restore = faults.install(lambda kind, place: told.append(f"{kind} {place}"))
    yield told
    restore()


def test_a_fault_in_telling_a_fault_ends_there(told: list[str]) -> None:
    def tell(kind: str, place: str) -> None:
        raise RuntimeError(kind + place)

    restore = faults.install(tell)
    sys.excepthook(ValueError, ValueError("LANTERN"), None)
    restore()
    assert told == []


def test_ctrl_c_in_a_slot_ends_the_program_without_a_trace(capsys: pytest.CaptureFixture[str]) -> None:
    pressed: list[int] = []
    restore = faults.install(lambda _kind, _place: None, lambda: pressed.append(1))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    restore()
    assert pressed == [1]
    assert capsys.readouterr().err == ""


def test_a_fault_is_said_at_the_table(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    windows: list[TableWindow] = []

    def made() -> TableWindow:
        windows.append(TableWindow())
        return windows[0]

    def play() -> int:
        qtbot.waitUntil(lambda: windows[0].is_furnished)
        raised: Callable[..., None] = sys.excepthook
        raised(ValueError, ValueError("LANTERN"), None)
        qtbot.waitUntil(lambda: bool(windows[0].messages.sentence))
        return 0

    monkeypatch.setattr(game, "TableWindow", made)
    monkeypatch.setattr(QApplication, "exec", lambda *_: play())
    limits = resource.getrlimit(resource.RLIMIT_CORE)
    try:
        assert game.run(Options(data_dir=tmp_path)) == 0
        assert resource.getrlimit(resource.RLIMIT_CORE)[0] == 0
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before
        resource.setrlimit(resource.RLIMIT_CORE, limits)
    said = windows[0].messages.sentence
    windows[0].set_may_close(None)
    windows[0].close()
    assert "ValueError" in said
    assert "LANTERN" not in said
