"""Red in whole games on one monitor and for three players: where a secret lies open, and not a pixel of it beside that.

What bears an open secret (the film with words behind it, a code card turned up, a button that is held) is blacked out
of the picture of each window; nothing that is left of it may be red.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.app.demo import Stage
from decrypto_qt.rules.decrypto.values import Phase
from tests.support.alone import MouseHands
from tests.support.stages import count_red, full_state, picture_of
from tests.support.walks import ARRANGEMENTS, Arrangement, Control, Walk, let_paint, walked_stage

EVERY = 6
"""So many presses lie between two looks: a picture takes longer than a press."""


class RedWalk(Walk):
    """Looks for red between its presses.

    Attributes:
        looked: the phases in which a window was looked at, with all its screens covered or not.
        opened: how many pictures had red in them where it may be.
    """

    def __init__(self, stage: Stage, rng: Random, arrangement: Arrangement) -> None:
        super().__init__(stage, rng, MouseHands(), double=False, sizes=arrangement.sizes, right=arrangement.right)
        self.looked: set[tuple[Phase, bool]] = set()
        self.opened = 0
        self._acts = 0

    @override
    def act(self, control: Control) -> None:
        self._acts += 1
        if self._acts % EVERY == 0:
            self.look_for_red(control.name)
        super().act(control)

    def look_for_red(self, moment: str) -> None:
        """Looks at every window."""
        stage = self.stage
        phase = full_state(stage).phase
        let_paint(stage, True)
        for window in (stage.window, *stage.program.windows.values()):
            if not window.isVisible():
                continue
            seen = picture_of(window)
            before = count_red(seen)
            opened = self._black_out(window, seen)
            assert count_red(seen) == 0, (moment, phase, window.windowTitle())
            self.opened += before > 0
            self.looked.add((phase, not opened))
        let_paint(stage, False)

    def _black_out(self, window: QWidget, picture: QImage) -> bool:
        """Takes what may be red out of the picture of a window; whether there was any such thing."""
        lit: list[QRect] = []
        for screen in self.stage.program.screens.values():
            for part, is_open in (
                (screen.film, screen.film.is_open),
                (screen.card, screen.card.is_open),
                (screen.hold, screen.hold.is_held),
            ):
                if is_open and part.isVisible() and part.window() is window:
                    lit.append(QRect(part.mapTo(window, QPoint()), part.size()))
        painter = QPainter(picture)
        for rect in lit:
            painter.fillRect(rect, QColor(0, 0, 0))
        painter.end()
        return bool(lit)


@pytest.mark.parametrize(("name", "colours"), [("one-monitor", "dark"), ("three", "light")])
@pytest.mark.usefixtures("qtbot")
def test_red_is_nowhere_beside_an_open_secret(
    tmp_path: Path, screens: Callable[..., None], name: str, colours: str
) -> None:
    arrangement = ARRANGEMENTS[name]
    screens(*arrangement.monitors)
    rng = Random(5)
    with walked_stage(tmp_path / "data", rng, arrangement) as stage:
        stage.window.menus.action(f"colours-{colours}").trigger()
        walk = RedWalk(stage, rng, arrangement)
        walk.to_the_end()
        walk.look_for_red("the end")
        phases = {phase for phase, _ in walk.looked}
        assert phases >= {Phase.ENCRYPT, Phase.READ, Phase.GUESS, Phase.REVEAL, Phase.FINISHED}
        assert any(covered for _, covered in walk.looked)
        assert walk.opened, "red is counted where there is some"
