"""How long everything takes that moves or looks again: the one place for durations, and the motion of the reveal.

What moves, and whether it may move at all, is the widgets' business. No duration depends on a word, nor on whether a
guess is right. Hiding has no duration: a cover, a card that is let go and a lost placement are one frame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QWidget

PRESS_MS: Final = 90
RELEASE_MS: Final = 140
SWAP_MS: Final = 180
"""Two digits of a guess change places."""
OPEN_MS: Final = 200
"""A code card that is held turns its face up."""
REVEAL_MS: Final = 260
"""A step of the reveal: a guess is laid down, the code card turns over."""
COIN_MS: Final = 380
"""A coin on its way to its well."""
SHEET_TURN_MS: Final = 320
SLIDE_MS: Final = 420
"""A keyword card on its way behind the film."""
SLIDE_APART_MS: Final = 90
LIFT_MS: Final = 170
"""A card is lifted out from behind the film, or put back."""
GLASS_TURN_MS: Final = 500
GLASS_FALL_BACK_MS: Final = 260
"""A glass that was not turned far enough stands up again."""
GLASS_PATIENCE_MS: Final = 1500
"""So long a glass that was turned by hand waits upside down for the game's word that it runs."""
FLASH_MS: Final = 900
"""The light at the end of the sand."""
FLASH_FADES: Final = ((0.0, 1.0), (0.2, 1.0), (1.0, 0.0))
FLASH_CUTS: Final = ((0.0, 1.0), (1.0, 1.0))
"""How bright it is on its way; with reduced motion it is there and gone, and nothing fades."""
SAND_FRAME_MS: Final = 33
"""From one picture of running sand to the next."""
SECONDS_LOOK_MS: Final = 200
"""From one look at the seconds of sand that are left to the next."""

ARRIVAL_U: Final = 14.0
"""From how far above its place something is laid down, in `u`."""


def set_flash_motion(light: QVariantAnimation, *, reduced: bool) -> None:
    """Let the light at the end of the sand fade out, or with reduced motion go in one cut; it is always seen."""
    light.stop()
    light.setDuration(FLASH_MS)
    light.setKeyValues(list(FLASH_CUTS if reduced else FLASH_FADES))


class RevealMotion(QVariantAnimation):
    """Something public that arrives at a step of the reveal; any press or key ends it at once (`finish_reveal`)."""

    def __init__(
        self, milliseconds: int, parent: QObject, curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    ) -> None:
        """Make a motion from 0 to 1 that is not under way.

        Args:
            milliseconds: How long it takes.
            parent: What moves.
            curve: How it moves: out-cubic for what arrives, in-out for what turns.
        """
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(milliseconds)
        self.setEasingCurve(curve)

    @property
    def is_running(self) -> bool:
        """Whether it is under way."""
        return self.state() is QVariantAnimation.State.Running

    @property
    def progress(self) -> float:
        """How far it is: 1 also where nothing moves."""
        return float(self.currentValue()) if self.is_running else 1.0

    def finish(self) -> None:
        """Be at the end of it now, as if it had taken its time."""
        if self.is_running:
            self.setCurrentTime(self.duration())


def finish_reveal(windows: Iterable[QWidget]) -> bool:
    """End what is under way of the reveal on some windows, its coins in their wells.

    Returns:
        Whether there was anything.
    """
    running = [motion for window in windows for motion in window.findChildren(RevealMotion) if motion.is_running]
    for motion in running:
        motion.finish()
    return bool(running)


def arrival(parent: QObject, moved: Callable[[], object]) -> RevealMotion:
    """The motion of something that is laid down at a step of the reveal; `moved` is called at each frame of it."""
    motion = RevealMotion(REVEAL_MS, parent)

    def frame(_value: object = None) -> None:
        moved()

    motion.valueChanged.connect(frame)
    motion.finished.connect(frame)
    return motion
