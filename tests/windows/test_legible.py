"""Letters on the teams' screens along whole games: large enough for two metres, in words of several languages.

Sizes are in `u`, one pixel at 1920x1080; the look has none below 28. The note sheet has sizes of its own: it is read
from nearer by, and a clue of eighty letters is seen in full there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

from decrypto_qt.rules.decrypto.record import write_record
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets import type as letters
from decrypto_qt.widgets.buttons import ActionButton
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from tests.support.alone import MouseHands
from tests.support.cases import CASES
from tests.support.offscreen import Monitor
from tests.support.stages import WholePlayer, record_at, staged
from tests.support.walks import ARRANGEMENTS, Control, Walk, let_paint, walked_stage

SMALLEST_U: Final = 28.0
ON_BUTTONS_U: Final = 30.0

Written = list[tuple[QWidget, str, int]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Every line of text that is drawn, with the widget on which and its letters' size in pixels."""
    lines: Written = []
    draw_line = letters.draw_line

    def noted(painter: QPainter, rect: QRectF, text: str, face: QFont, color: QColor, *rest: Any) -> QRectF:
        device = painter.device()
        widget = device if isinstance(device, QWidget) else _painted()
        if widget is not None and text.strip():
            lines.append((widget, text, face.pixelSize()))
        return draw_line(painter, rect, text, face, color, *rest)

    for module in list(sys.modules.values()):
        if getattr(module, "draw_line", None) is draw_line:
            monkeypatch.setattr(module, "draw_line", noted)
    return lines


def _painted() -> QWidget | None:
    """The widget that is painting: a window that is grabbed paints all of them into one picture."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        if frame.f_code.co_name == "paintEvent":
            found = frame.f_locals.get("self")
            return found if isinstance(found, QWidget) else None
        frame = frame.f_back
    return None


def too_small(window: QWidget, unit: float, written: Written) -> tuple[int, set[str]]:
    """How many lines a team's window has drawn since this was last asked, and those in too small letters."""
    window.grab()
    read, small = 0, set()
    # What stands still keeps its picture and is drawn once: all that was drawn so far counts.
    for widget, text, pixels in written:
        if isValid(widget) and widget.window() is window and not isinstance(widget, NoteSheetWidget):
            named = isinstance(widget, ActionButton) and bool(widget.objectName())
            size = (pixels + 0.5) / unit
            read += 1
            if size < (ON_BUTTONS_U if named else SMALLEST_U):
                small.add(f"{size:.1f}: {type(widget).__name__} {widget.objectName()} {text!r}")
    written.clear()
    return read, small


@dataclass(slots=True)
class ReadingWalk(Walk):
    """Looks at the letters in each state that it comes to.

    Attributes:
        written: what is being drawn.
        small: what is too small.
        read: how many lines were looked at.
    """

    written: Written = field(default_factory=list)
    small: set[str] = field(default_factory=set)
    read: int = 0
    _states: set[object] = field(default_factory=set)

    @override
    def look(self, offered: list[Control]) -> None:
        program = self.stage.program
        for team in Team:
            screen, window = program.screens[team], program.windows[team]
            tray, page = screen.tray_state, screen.talk_state.page
            state = (team, self.table.phase, tray.headline, tray.status, tray.buttons, page, window.is_covered)
            if state in self._states:
                continue
            self._states.add(state)
            read, small = too_small(window, screen.strip.unit, self.written)
            self.read += read
            self.small |= small


@pytest.mark.parametrize(
    ("name", "seed", "language", "size"),
    [
        ("by-turns", 5, "de", (1280, 720)),
        ("written", 6, "fi", (720, 1280)),
    ],
)
def test_nothing_on_a_teams_screen_is_too_small_for_two_metres(
    tmp_path: Path,
    screens: Callable[..., None],
    qtbot: object,
    written: Written,
    name: str,
    seed: int,
    language: str,
    size: tuple[int, int],
) -> None:
    del qtbot
    wide, high = size
    monitors = (Monitor("A", width=wide, height=high), Monitor("B", x=wide, width=wide, height=high))
    screens(*monitors)
    rng = Random(seed)
    arrangement = replace(ARRANGEMENTS[name], monitors=monitors)
    with walked_stage(tmp_path / "data", rng, arrangement, language=language) as stage:
        let_paint(stage, True)
        walk = ReadingWalk(stage, rng, MouseHands(), right=0.9, written=written)
        walk.to_the_end()
    assert walk.read > 300
    assert not walk.small, "\n".join(sorted(walk.small))


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_no_word_of_a_tie_break_is_too_small_for_two_metres(
    tmp_path: Path, screens: Callable[..., None], qtbot: object, written: Written, size: tuple[int, int]
) -> None:
    del qtbot
    wide, high = size
    screens(Monitor("A", width=wide, height=high), Monitor("B", x=wide, width=wide, height=high))
    record = record_at(CASES / "eight-rounds-keywords.json")
    played = tmp_path / "eight-rounds.json"
    played.write_bytes(write_record(replace(record, keyword_guesses=None)))
    small: set[str] = set()
    phases = set()
    with staged(tmp_path / "data", record) as stage:
        stage.program.open_record(played)
        stage.wait_for(lambda: stage.table is not None, "the record's game")
        stage.confirm_screens()
        player = WholePlayer(stage)
        while stage.table is not None and stage.table.phase is not Phase.FINISHED:
            phases.add(stage.table.phase)
            for team in Team:
                screen, window = stage.program.screens[team], stage.program.windows[team]
                _, found = too_small(window, screen.strip.unit, written)
                small |= found
            assert player.step() is not None
            stage.settle()
    assert phases >= {Phase.KEYWORD_GUESS, Phase.KEYWORD_REVEAL}
    assert not small, "\n".join(sorted(small))
