"""The light on a strip that says that the sand has run out: bright once, then a line that stays while it is out.

It lies under the words that it lights up and takes no clicks. The light on the glass itself is the sand timer's own.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.motion import set_flash_motion

LINE_U = 8.0
"""How high the line is that stays."""
_BRIGHT = 0.6


class SandFlashWidget(LookWidget):
    """Lights up what lies over it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it dark."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._is_out = False
        self._light = QVariantAnimation(self)
        set_flash_motion(self._light, reduced=False)
        self._light.valueChanged.connect(lambda _value: self.update())
        self._light.finished.connect(self.update)

    @property
    def brightness(self) -> float:
        """How bright it is now, 0 to 1, beside the line that stays."""
        lit = self._light.state() is QVariantAnimation.State.Running
        return float(self._light.currentValue()) if lit else 0.0

    @property
    def is_out(self) -> bool:
        """Whether the line says that the sand has run out."""
        return self._is_out

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let the light go in one cut."""
        set_flash_motion(self._light, reduced=reduced)
        self.update()

    def set_out(self, out: bool) -> None:
        """Say whether a glass lies there that has run out."""
        if out != self._is_out:
            self._is_out = out
            self.update()

    def flash(self) -> None:
        """The sand has just run out."""
        if self.isVisible():
            self._light.start()
        self.update()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees it."""
        super().hideEvent(event)
        self._light.stop()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_out and not self.brightness:
            return
        painter = QPainter(self)
        honey, area = self.palette_roles.honey, QRectF(self.rect())
        if self.brightness:
            painter.fillRect(area, honey.color(alpha=_BRIGHT * self.brightness))
        if self._is_out:
            high = max(2.0, LINE_U * self.unit)
            painter.fillRect(QRectF(area.left(), area.bottom() - high, area.width(), high), honey.color())
        painter.end()
