"""The sand timer as a thing on the table: exactly as much sand as the clock says, and turned over like one.

It reads a `SandTimer` and an injected clock each time it paints, and counts no ticks. How it is painted stands in
`sand_painter`; what it means that the sand has run out is not this widget's business.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.widgets.buttons import paint_ring
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth
from decrypto_qt.widgets.motion import (
    GLASS_FALL_BACK_MS,
    GLASS_PATIENCE_MS,
    GLASS_TURN_MS,
    SAND_FRAME_MS,
    set_flash_motion,
)
from decrypto_qt.widgets.sand_painter import (
    ASPECT,
    paint_bar,
    paint_bar_flash,
    paint_flash,
    paint_glass,
    paint_leaning,
    sand_areas,
)
from decrypto_qt.widgets.shapes import round_rect
from decrypto_qt.widgets.taps import LOST, NOWHERE, TapMixin

_HEIGHT = 370.0
"""Of the glass on the team screen, in `u`."""
_PAD = 0.08
"""Room round the glass for its shadow and its light, as a share of its height."""
_SIDES = 4 * Depth.TILE.sigma / _HEIGHT
"""Room beside the glass for its foot's shadow, both sides together, as a share of its height: twice its sigma each."""
_NOTICED = 0.01
"""So much more sand above, as a share of all, is a glass turned over and no rounding of a clock."""
_HUB = 0.06
"""Nearer to the middle than this, as a share of the glass's height, a hand gives it no angle."""


class SandTimerWidget(TapMixin, LookWidget):
    """A sand timer that shows a `SandTimer`.

    While it may be turned, a click or its key turns it, and a hand that takes hold of it and leads it round: it follows
    the hand, and let go past the level it goes on and over, else it falls back.

    Signals:
        turned: Somebody has turned it over. It runs once `set_timer` says so.
        ran_out: All of the sand that it was seen running with has fallen; comes once, and only while it can be seen.
    """

    turned = Signal()
    ran_out = Signal()

    def __init__(self, now: Callable[[], float], parent: QWidget | None = None) -> None:
        """Make an empty place: no glass until `set_timer`.

        Args:
            now: The monotonic clock that the timer's moments belong to.
            parent: The widget it lies in.
        """
        super().__init__(parent)
        self.accept_taps()
        self._now = now
        self._timer: SandTimer | None = None
        self._turnable = False
        self._current = False
        self._reduced_motion = False
        self._told = ""
        self._was_running = False
        self._pressed_at: QPointF | None = None
        self._is_led = False
        self._hand: float | None = None
        self._lean = 0.0
        self._goes_over = False
        self._areas = (0.0, 0.0)
        self._frames = QTimer(self)
        self._frames.setInterval(SAND_FRAME_MS)
        self._frames.timeout.connect(self._frame_due)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(GLASS_PATIENCE_MS)
        self._patience.timeout.connect(self._fall_back)
        self._turning = QVariantAnimation(self)
        self._turning.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._turning.valueChanged.connect(self._turned_a_little)
        self._turning.finished.connect(self._stands)
        self._flash = QVariantAnimation(self)
        set_flash_motion(self._flash, reduced=False)
        self._flash.valueChanged.connect(lambda _value: self.update())
        self._flash.finished.connect(self.update)
        self.language_changed()

    # What it shows ---------------------------------------------------------------------------------------------------

    @property
    def timer(self) -> SandTimer | None:
        """The timer shown, if any."""
        return self._timer

    @property
    def repainting(self) -> bool:
        """Whether it repaints by itself: only while something moves on it and somebody can see it."""
        running = QVariantAnimation.State.Running
        return self._frames.isActive() or running in (self._turning.state(), self._flash.state())

    @property
    def lean(self) -> float:
        """How far it is turned from where it stands, in degrees clockwise."""
        return self._lean

    @property
    def flash(self) -> float:
        """How bright the light is that says that the sand has run out, 0 to 1."""
        lit = self._flash.state() is QVariantAnimation.State.Running
        return float(self._flash.currentValue()) if lit else 0.0

    def set_timer(self, timer: SandTimer | None) -> None:
        """Show a timer, or none; when sand came up since the last one, the glass is seen turning over."""
        before, now = self._timer, self._now()
        if before is not None and self._was_running and before.finished(now):
            self._end()
        self._timer = timer
        runs = timer is not None and timer.running(now)
        if timer is not None and before is not None and runs and timer.share(now) > before.share(now) + _NOTICED:
            self._go_over(before)
        elif self._goes_over and not runs and before is not None and before.running(now):
            self._stand_still()
        self._was_running = runs and self.isVisible()
        if runs:
            self._flash.stop()
        self._tell()
        self._follow()
        self.update()

    def set_turnable(self, turnable: bool) -> None:
        """Say whether it may be turned here; `turned` is emitted only then."""
        if turnable != self._turnable:
            self._turnable = turnable
            self._let_go(over=False)
        self._show_hand()

    def set_current(self, current: bool) -> None:
        """Say whether keys act on it: then it has the ring."""
        if current != self._current:
            self._current = current
            self.update()

    @property
    def is_turnable(self) -> bool:
        """Whether it may be turned here."""
        return self._turnable

    def set_reduced_motion(self, reduced: bool) -> None:
        """Choose the plain falling bar."""
        self._reduced_motion = reduced
        set_flash_motion(self._flash, reduced=reduced)
        self._stand_still()
        self.update()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Turn it with Enter or Space.

        Returns:
            Whether the key was meant for it.
        """
        if self._turnable and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.turned.emit()
            return True
        return False

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def sizeHint(self) -> QSize:
        """A glass as on the team screen."""
        return QSize(math.ceil(_HEIGHT * ASPECT * self.unit), math.ceil(_HEIGHT * self.unit))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Begin to follow the sand."""
        super().showEvent(event)
        self._tell()
        self._follow()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Repaint no longer, and be in nobody's hand."""
        super().hideEvent(event)
        self._frames.stop()
        self._flash.stop()
        self._was_running = False
        self._stand_still()

    @override
    def event(self, event: QEvent) -> bool:
        """Fall back out of a hand that may be gone: its release may never come, or come much later."""
        if self._pressed_at is not None and event.type() in LOST:
            self._let_go(over=False)
        return super().event(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of it."""
        if not self._turnable or event.button() is not Qt.MouseButton.LeftButton or self._goes_over:
            return
        self._pressed_at = event.position()
        self._is_led = False
        self._hand = self._angle(event.position())

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lead it round."""
        if self._pressed_at is None or self._reduced_motion or self._timer is None:
            return
        if not self._is_led:
            moved = event.position() - self._pressed_at
            if moved.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return
            self._is_led = True
            self._turning.stop()
            self._areas = sand_areas(self._timer.share(self._now()), running=False)
            self._show_hand()
        hand = self._angle(event.position())
        if hand is not None and self._hand is not None:
            # The short way round, and never further than over.
            self._lean = max(-180.0, min(180.0, self._lean + math.remainder(hand - self._hand, 360.0)))
            self.update()
        self._hand = hand if hand is not None else self._hand

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go: past the level it turns over, else it falls back; a click that ends where it began turns it."""
        if self._pressed_at is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        led, here = self._is_led, event.position()
        over = abs(self._lean) > 90 if led else self.rect().contains(here.toPoint())
        # A finger that the system took away has let nothing go.
        self._let_go(over=led and over and here != NOWHERE)
        if over and here != NOWHERE:
            self.turned.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sand as it lies at this moment."""
        if self._timer is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, palette, place = self._now(), self.palette_roles, self.glass_rect()
        share, running = self._timer.share(now), self._timer.running(now)
        spent = self._timer.finished(now)
        if self._reduced_motion:
            # A glass at rest has its sand below; a bar has no below, and empty it would say that there is no time.
            resting = self._timer.started_at is None and self._timer.above <= 0
            paint_bar(painter, place, palette, 1.0 if resting else share, spent=spent)
        elif self._lean:
            paint_leaning(painter, place, QSizeF(self.size()), palette, self._leaning_areas(share), self._lean)
        else:
            paint_glass(painter, place, palette, share, running=running, spent=spent, now=now)
        if self.flash:
            if self._reduced_motion:
                paint_bar_flash(painter, place, palette, self.flash)
            else:
                paint_flash(painter, place, palette, self.flash)
        if self._current:
            # Within the widget, where there is no more room round the glass.
            ring = place.adjusted(*(side * 3 * self.unit for side in (1, 1, -1, -1)))
            paint_ring(painter, round_rect(ring, 0.02 * place.height()), palette, self.unit)
        painter.end()

    def glass_rect(self) -> QRectF:
        """Where the whole glass stands in the widget: as large as it fits, in the middle, on whole device pixels."""
        dpr = self.devicePixelRatioF()
        height = min(self.height() / (1 + _PAD), self.width() / (ASPECT + _SIDES))
        height = max(2.0, math.floor(height * dpr / 2) * 2 / dpr)
        width = max(2.0, round(height * ASPECT * dpr / 2) * 2 / dpr)
        left = round((self.width() - width) / 2 * dpr) / dpr
        top = round((self.height() - height * (1 + _PAD * 0.85)) / 2 * dpr) / dpr
        return QRectF(left, max(0.0, top), width, height)

    # The clock -------------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        running = self.isVisible() and self._timer is not None and self._timer.running(self._now())
        self._was_running = self._was_running or running
        if running and not self._frames.isActive():
            self._frames.start()
        elif not running:
            self._frames.stop()

    def _frame_due(self) -> None:
        self._follow()
        self._tell()
        self.update()
        if self._was_running and self._timer is not None and self._timer.finished(self._now()):
            self._end()

    def _end(self) -> None:
        """The last grain has fallen before everybody's eyes."""
        self._was_running = False
        if self.isVisible():
            self._flash.start()
            self.ran_out.emit()

    @override
    def language_changed(self) -> None:
        """Say anew what it is."""
        self.setAccessibleName(QCoreApplication.translate("SandTimer", "Sand timer"))
        self._tell()

    def _tell(self) -> None:
        """Tell assistive technology the seconds, when they changed."""
        text, timer, now = "", self._timer, self._now()
        if timer is not None and timer.finished(now):
            text = QCoreApplication.translate("SandTimer", "0 seconds left: the sand has run out")
        elif timer is not None and timer.started_at is None and timer.above <= 0:
            text = QCoreApplication.translate(
                "SandTimer", "%n second(s), not turned yet", "a sand timer", math.ceil(timer.duration)
            )
        elif timer is not None:
            seconds = math.ceil(timer.remaining(now))
            text = QCoreApplication.translate("SandTimer", "%n second(s) left", "", seconds)
        if text != self._told:
            self._told = text
            self.setAccessibleDescription(text)

    # In somebody's hand ----------------------------------------------------------------------------------------------

    def _angle(self, place: QPointF) -> float | None:
        """Where a hand is, in degrees round the middle of the glass; nowhere where it is too near to that."""
        glass = self.glass_rect()
        from_middle = place - glass.center()
        if math.hypot(from_middle.x(), from_middle.y()) < _HUB * glass.height():
            return None
        return math.degrees(math.atan2(from_middle.y(), from_middle.x()))

    def _let_go(self, *, over: bool) -> None:
        """It is in nobody's hand any more: it goes on and over, or falls back."""
        self._pressed_at, self._hand, led = None, None, self._is_led
        self._is_led = False
        self._show_hand()
        if led and over:
            self._animate(math.copysign(180.0, self._lean), over=True)
        elif led:
            self._fall_back()

    def _go_over(self, before: SandTimer) -> None:
        """It runs with sand that lay below: it is seen turning, on from where a hand has let it go."""
        waits, self._pressed_at, self._is_led = self._patience.isActive(), None, False
        self._patience.stop()
        if waits or not self.isVisible() or self._reduced_motion:
            self._stand_still()
        elif not (self._goes_over and self._turning.state() is QVariantAnimation.State.Running):
            self._areas = sand_areas(before.share(self._now()), running=False)
            self._animate(math.copysign(180.0, self._lean), over=True)

    def _fall_back(self) -> None:
        self._animate(0.0, over=False)

    def _animate(self, angle: float, *, over: bool) -> None:
        self._turning.stop()
        self._goes_over = over
        way = abs(angle - self._lean) / 180
        self._turning.setStartValue(self._lean)
        self._turning.setEndValue(angle)
        self._turning.setDuration(max(1, round(GLASS_TURN_MS * way if over else GLASS_FALL_BACK_MS * 2 * way)))
        self._turning.start()

    def _turned_a_little(self, angle: float) -> None:
        if self._turning.state() is QVariantAnimation.State.Running:
            self._lean = angle
            self.update()

    def _stands(self) -> None:
        """It has come to its end: over, where it waits for the game's word if that has not come yet, or back."""
        if self._goes_over and (self._timer is None or not self._timer.running(self._now())):
            self._patience.start()
            self._lean = float(self._turning.endValue())
        else:
            self._stand_still()
        self.update()

    def _stand_still(self) -> None:
        """It stands, in nobody's hand, whatever was going on."""
        self._turning.stop()
        self._patience.stop()
        self._pressed_at = self._hand = None
        self._is_led = self._goes_over = False
        self._lean = 0.0
        self._show_hand()

    def _leaning_areas(self, share: float) -> tuple[float, float]:
        """What the sand takes in a picture on the way: level it takes another area than as a cone."""
        runs = self._timer is not None and self._timer.running(self._now())
        after = sand_areas(share, running=False) if runs else self._areas[::-1]
        part = abs(self._lean) / 180
        upper, lower = self._areas
        # What is above after turning was below before it.
        return upper + (after[1] - upper) * part, lower + (after[0] - lower) * part

    def _show_hand(self) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._is_led:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._turnable:
            shape = Qt.CursorShape.PointingHandCursor
        if shape is not self.cursor().shape():
            self.setCursor(shape)
