"""The panel for what is talked about: every button has its place on it, large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSizeF

from decrypto_qt.models.talk import MOST, TalkButton, TalkState
from decrypto_qt.models.tray import Body, TalkPage
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.talk_panel import TalkPanel
from decrypto_qt.windows.team_layout import team_layout
from tests.support.offscreen import Monitor
from tests.support.stages import WholePlayer, dealt

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1280, 1024), (720, 1280), (1080, 1920)])
@pytest.mark.parametrize("number", range(1, MOST + 1))
@pytest.mark.parametrize(("encrypting", "alone"), [(False, False), (True, False), (True, True)])
def test_as_many_buttons_as_a_page_has_lie_beside_each_other(
    qtbot: QtBot, size: tuple[int, int], number: int, encrypting: bool, alone: bool
) -> None:
    layout = team_layout(QSizeF(*size), Body.ROWS, encrypting=encrypting, alone=alone)
    panel = TalkPanel(Team.WHITE)
    qtbot.addWidget(panel)
    panel.set_unit(layout.unit)
    panel.resize(layout.talk.size().toSize())
    named = tuple(TalkButton(f"talk-{at}", "Give again: the last clue", TalkPage.CLOSED) for at in range(number))
    panel.set_state(TalkState(TalkPage.MENU, "What is it about?", "A sentence of the evening.", named))
    panel.show()
    faces = [button.face_rect().translated(button.pos()) for button in panel.buttons if button.isVisible()]
    assert len(faces) == number
    for face in faces:
        assert face.height() >= 60 * layout.unit, "fingers need room"
        assert face.width() >= 200 * layout.unit
        assert panel.rect().contains(face.toAlignedRect())
    for one, other in combinations(faces, 2):
        assert not one.intersects(other)
    # Words and buttons stand in the middle together: what is free above them and below is much the same.
    slip, top = panel._slip(), panel._slip().top() + panel._top
    free = slip.bottom() - max(face.bottom() for face in faces)
    assert top - slip.top() <= free <= 1.4 * (top - slip.top()) + 32 * layout.unit
    if number <= 2:
        left, right = min(face.left() for face in faces), max(face.right() for face in faces)
        assert abs((left - slip.left()) - (slip.right() - right)) < 2


@pytest.mark.parametrize(("upright", "seen"), [(True, False), (False, True)], ids=["upright", "landscape"])
def test_beside_the_sand_no_words_of_the_sheet_are_cut_by_the_panel(
    tmp_path: Path, screens: Callable[..., None], *, upright: bool, seen: bool
) -> None:
    wide, high = (540, 960) if upright else (960, 540)
    screens(Monitor("A", width=wide, height=high), Monitor("B", x=wide, width=wide, height=high))
    with dealt(tmp_path / "data") as stage:
        stage.confirm_screens()
        WholePlayer(stage).until(lambda table: table.phase is Phase.ENCRYPT and table.controller is Team.WHITE)
        screen = stage.program.screens[Team.WHITE]
        assert not screen.sheet.isHidden()
        screen.toggle_talk()
        assert not screen.talk.isHidden()
        assert screen.sheet.isHidden() is not seen
        screen.toggle_talk()
        assert not screen.sheet.isHidden()
