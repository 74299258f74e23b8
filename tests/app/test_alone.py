"""By keyboard, by touch and by mouse alone: each plays a whole game, from New game to the rematch, and exports it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QFileDialog, QWidget
from typing_extensions import override

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.rules.decrypto.record import Record, read_record
from decrypto_qt.rules.decrypto.replay import report
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from tests.support.alone import AlonePlayer, FingerHands, KeyPlayer, MouseHands
from tests.support.short_games import TIE, unwritten
from tests.support.stages import SMALL_MONITORS, staged
from tests.support.walks import let_answer, let_paint


class _Heard(QWidget):
    """Counts what comes from outside by its kind; what the system itself makes of a touch is no mouse of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.mouse = self.touches = self.keys = 0

    @override
    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.spontaneous():
            self.mouse += event.source() is Qt.MouseEventSource.MouseEventNotSynthesized
        elif isinstance(event, QTouchEvent):
            self.touches += 1
        elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self.keys += 1
        return False


@pytest.fixture
def first_page(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Stage, _Heard]]:
    """The program as it starts, with what comes from outside counted."""
    del qtbot
    screens(*SMALL_MONITORS)
    heard = _Heard()
    with staged(tmp_path / "data", TIE) as stage:
        stage.application.installEventFilter(heard)
        stage.window.activateWindow()
        stage.settle()
        # What is waited for besides, motion and cards, says nothing here.
        monkeypatch.setattr(stage, "settle", partial(let_answer, stage))
        let_paint(stage, False)
        yield stage, heard
        stage.application.removeEventFilter(heard)


def play_to_the_rematch(player: AlonePlayer, stage: Stage) -> None:
    player.deal()
    player.confirm()
    player.until(lambda table: table.phase is Phase.FINISHED)
    assert all(not window.is_covered for window in stage.program.windows.values())


def exported(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, export: Callable[[], None]) -> Record:
    """The record, which replays to what the windows show."""
    file = tmp_path / "exported.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
    export()
    stage.settle()
    replayed: dict[str, Any] = json.loads(replay_file(str(file)))
    assert replayed["status"] == "finished"
    table = stage.table
    assert table is not None
    assert table.outcome is not None
    assert replayed["winner"] == (table.outcome.winner.value if table.outcome.winner is not None else "shared")
    tokens = replayed["rounds"][-1]
    for team in Team:
        shown = stage.window.page._boards[team]._counts
        assert (tokens[team.value]["interceptions"], tokens[team.value]["miscommunications"]) == shown
    record = read_record(file.read_bytes())
    assert {"file": str(file)} | report(record) == replayed
    return record


def rematch(player: AlonePlayer, stage: Stage) -> None:
    player.rematch()
    stage.settle()
    table = stage.table
    assert table is not None
    assert table.phase is Phase.KEYWORDS
    assert all(window.is_covered for window in stage.program.windows.values() if window.isVisible())
    player.confirm()
    player.until(lambda table: table.phase is Phase.ENCRYPT)


def test_by_the_keyboard_alone(
    first_page: tuple[Stage, _Heard], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, heard = first_page
    player = KeyPlayer(stage)
    play_to_the_rematch(player, stage)
    control = Qt.KeyboardModifier.ControlModifier
    record = exported(stage, tmp_path, monkeypatch, lambda: player.key(Qt.Key.Key_S, control))
    assert (record.rounds, record.keyword_guesses) == (TIE.rounds, TIE.keyword_guesses)
    assert (record.white, record.black) == (TIE.white, TIE.black)
    rematch(player, stage)
    assert stage.table is not None
    assert stage.table.white.name == TIE.black.name
    assert player.first_keys > 12
    assert (heard.mouse, heard.touches) == (0, 0)


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_by_the_mouse_or_by_fingers_alone(
    first_page: tuple[Stage, _Heard], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    stage, heard = first_page
    player = AlonePlayer(stage, MouseHands() if by == "mouse" else FingerHands())
    stage.record = unwritten(TIE)
    play_to_the_rematch(player, stage)
    record = exported(stage, tmp_path, monkeypatch, stage.window.menus.action("export-record").trigger)
    wanted = unwritten(TIE)
    assert record.keyword_guesses == wanted.keyword_guesses
    for played, one in zip(record.rounds, wanted.rounds, strict=True):
        for half, of in ((played.white, one.white), (played.black, one.black)):
            assert half is not None
            assert of is not None
            assert (half.code, half.clues, half.intercept, half.decode) == (of.code, of.clues, of.intercept, of.decode)
    rematch(player, stage)
    assert heard.keys == 0
    assert (heard.mouse > 0, heard.touches > 0) == (by == "mouse", by == "touch")
