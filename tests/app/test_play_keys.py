"""A whole round played by the keyboard alone: the first key shows where keys are, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import key, type_text
from decrypto_qt.rules.decrypto.values import Phase, RevealStep, TextClue
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from tests.support.cases import CASES
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, full_state, record_at, told

ENTER: Final = Qt.Key.Key_Return


@pytest.fixture
def example(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> Iterator[Stage]:
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(CASES / "rulebook-example.json")) as stage:
        yield stage


class KeyPlayer(WholePlayer):
    """Does with keys in the table window what the other player does with the mouse.

    Attributes:
        first_keys: how often a first key was pressed that only showed where keys are.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.first_keys = 0

    def _to(self, team: Team, wanted: QWidget) -> None:
        """Leads the keys to a control."""
        stage, screen = self._stage, self._program.screens[team]
        if screen.keys_at() is None:
            before = told(full_state(stage))
            key(stage.window, ENTER)
            stage.settle()
            assert screen.keys_at() is not None, "the first key shows where keys are"
            assert told(full_state(stage)) == before, "and does nothing"
            assert not screen.card.is_open
            self.first_keys += 1
        for _ in range(30):
            if screen.keys_at() is wanted:
                return
            key(stage.window, Qt.Key.Key_Tab)
        raise AssertionError(f"keys do not get to {wanted.objectName()}")

    @override
    def _press_first(self, team: Team, *names: str) -> str:
        for name in names:
            button = self._program.screens[team].button(name)
            if button is not None and button.isEnabled():
                self._to(team, button)
                key(self._stage.window, ENTER)
                return f"{team.value}-{name}"
        raise AssertionError(names)

    @override
    def _hold(self, team: Team, look: Callable[[str], None]) -> None:
        window, screen = self._stage.window, self._program.screens[team]
        self._to(team, screen.hold)
        space = Qt.Key.Key_Space
        _send(window, QEvent.Type.KeyPress, space)
        _send(window, QEvent.Type.KeyPress, space, repeats=True)
        self._stage.settle()
        assert screen.card.is_open
        look(f"{team.value}-holds-the-card")
        _send(window, QEvent.Type.KeyRelease, space)
        self._stage.settle()
        assert not screen.card.is_open

    @override
    def _read(self, table: TableView, team: Team) -> str:
        half, wanted = table.active_half, self._stage.half(table.active)
        assert half is not None
        assert wanted is not None
        if all(half.clues):
            return self._press_first(team, "finish-clues")
        # What is typed goes to the first field, and Enter leads on: no key is needed to get there.
        for clue in wanted.clues:
            assert isinstance(clue, TextClue)
            type_text(self._stage.window, clue.text)
            key(self._stage.window, ENTER)
        return f"{team.value}-writes-clues"

    @override
    def _guess(self, table: TableView, team: Team, look: Callable[[str], None]) -> str:
        wanted = self._stage.half(table.active)
        assert wanted is not None
        own = team is table.active
        code = wanted.decode if own else wanted.intercept
        screen = self._program.screens[team]
        if screen.button("lock") is None:
            return self._press_first(team, "hand-over")
        if code is None:
            return self._press_first(team, "no-attempt")
        self._to(team, screen.pad)
        for row, digit in enumerate(code):
            self._choose_by_keys(team, row, digit)
        self._stage.settle()
        assert screen.pad.digits == code
        look(f"{team.value}-has-chosen")
        return self._press_first(team, "lock")


def _send(window: QWidget, kind: QEvent.Type, which: Qt.Key, *, repeats: bool = False) -> None:
    QApplication.sendEvent(window, QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, " ", repeats))


class _Mice(QWidget):
    """Counts what the mouse does anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    @override
    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self.count += 1
        return False


def test_a_round_is_played_by_keys_alone(example: Stage) -> None:
    mice = _Mice()
    example.application.installEventFilter(mice)
    player = KeyPlayer(example)
    player.until(lambda table: table.phase is Phase.ROUND_OVER)
    example.application.removeEventFilter(mice)
    assert mice.count == 0
    assert player.first_keys >= 6
    state = full_state(example)
    played = example.record.rounds[0]
    assert played.black is not None
    for half, wanted in ((state.white_half, played.white), (state.black_half, played.black)):
        assert half is not None
        assert half.revealed is RevealStep.TOKENS
        assert (half.code, half.clues, half.decode) == (wanted.code, wanted.clues, wanted.decode)
    assert player.step() == "black-next-round"
    example.settle()
    assert example.table is not None
    assert example.table.round_number == 2


def test_a_key_that_is_meant_for_the_step_before_confirms_nothing(example: Stage) -> None:
    """Whoever hammers on Enter meets, after each press that does something, one that only shows."""
    stage = example
    seen: list[tuple[Phase, Team | None, bool]] = []
    for _ in range(6):
        table = stage.table
        assert table is not None
        assert table.controller is not None
        before = told(full_state(stage))
        key(stage.window, ENTER)
        stage.settle()
        assert told(full_state(stage)) == before
        key(stage.window, ENTER)
        stage.settle()
        assert told(full_state(stage)) != before
        seen.append((table.phase, table.controller, table.white.keywords_accepted))
    assert len(set(seen)) >= 4, seen
