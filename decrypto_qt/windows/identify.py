"""Shows on every monitor at once which one it is: a large number in its owner's shape, for some seconds.

Whose each is comes from outside. The windows take no focus and hold no secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from decrypto_qt.widgets.identify import IdentifyWidget
from decrypto_qt.windows.placement import place_full_screen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from decrypto_qt.rules.teams import Team
    from decrypto_qt.windows.monitors import MonitorInfo, MonitorKey, Monitors

SHOWN_MS: Final = 6000

_KEYS: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_NOT_TAKEN: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock}
)


@dataclass(frozen=True, slots=True)
class IdentifyLabel:
    """What a monitor says of its owner.

    Attributes:
        owner: The team, or `None` for the table's and for monitors that nobody has.
        title: The large word.
        name: The line below.
    """

    owner: Team | None = None
    title: str = ""
    name: str = ""


def numbered(monitors: tuple[MonitorInfo, ...]) -> dict[MonitorKey, int]:
    """The monitors' numbers, from the left, then from the top; the same in every list of them."""
    places = sorted(monitors, key=lambda monitor: (monitor.rect.x(), monitor.rect.y(), monitor.name))
    return {monitor.key: number for number, monitor in enumerate(places, 1)}


class Identify(QObject):
    """The overlays, one a monitor.

    A key ends them as a click does, and goes no further: they hide what it would act on. The keys F1 to F35 still do
    what they always do, for one of them covers both screens.

    Signals:
        ended: They are gone: somebody clicked or pressed a key, time is up, or a monitor came or went.
    """

    ended = Signal()

    def __init__(self, monitors: Monitors, parent: QObject | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._monitors = monitors
        self._overlays: list[IdentifyWidget] = []
        self._taken: int | None = None
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.end)
        monitors.changed.connect(self.end)

    @property
    def overlays(self) -> tuple[IdentifyWidget, ...]:
        """The windows that are shown now."""
        return tuple(self._overlays)

    def begin(self, labels: Mapping[MonitorKey, IdentifyLabel], *, dark: bool = False) -> None:
        """Show every monitor its number, and who has it.

        Args:
            labels: Who has it, for those that somebody has.
            dark: Whether the room is dark.
        """
        self.end()
        snapshot = self._monitors.snapshot()
        numbers = numbered(snapshot)
        for monitor in snapshot:
            screen = self._monitors.screen(monitor.key)
            if screen is None:
                continue
            overlay = self._overlay(monitor, labels.get(monitor.key, IdentifyLabel()))
            overlay.set_number(numbers[monitor.key])
            overlay.set_dark(dark)
            self._overlays.append(overlay)
            place_full_screen(overlay, screen)
        self._watch(on=True)
        self._timer.start()

    def end(self) -> None:
        """Take them away."""
        self._timer.stop()
        overlays, self._overlays = self._overlays, []
        for overlay in overlays:
            # Never deleted at once: this may be inside the signal that says that a screen goes.
            overlay.hide()
            overlay.deleteLater()
        if self._taken is None:
            self._watch(on=False)
        if overlays:
            self.ended.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _KEYS and isinstance(event, QKeyEvent):
            return self._took(event)
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
        if pressed and any(watched is overlay for overlay in self._overlays):
            self.end()
            return True
        return super().eventFilter(watched, event)

    def _watch(self, *, on: bool) -> None:
        application = QCoreApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        if on:
            application.installEventFilter(self)

    def _took(self, event: QKeyEvent) -> bool:
        """Whether a key was for the overlays: the one that ends them, until it is let go."""
        key = event.key()
        if self._overlays and key not in _NOT_TAKEN and not Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35:
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self._taken = key
                self.end()
            return True
        if key != self._taken:
            return False
        if event.isAutoRepeat():
            event.accept()
            return True
        self._taken = None
        if not self._overlays:
            self._watch(on=False)
        return event.type() == QEvent.Type.KeyRelease

    def _overlay(self, monitor: MonitorInfo, label: IdentifyLabel) -> IdentifyWidget:
        overlay = IdentifyWidget(label.owner)
        overlay.setWindowFlags(
            Qt.WindowType.Window
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint
            | Qt.WindowType.WindowDoesNotAcceptFocus
        )
        overlay.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        overlay.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        overlay.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        overlay.setWindowTitle(self.tr("Which monitor is which"))
        overlay.set_title(label.title)
        overlay.set_name(label.name)
        overlay.set_lines(*self._lines(monitor))
        return overlay

    def _lines(self, monitor: MonitorInfo) -> tuple[str, ...]:
        """Model and serial number, connector and size in real pixels."""
        lines = []
        if monitor.model and monitor.serial:
            lines.append(self.tr("{model}, serial {serial}").format(model=monitor.model, serial=monitor.serial))
        elif monitor.model:
            lines.append(monitor.model)
        size = self.tr("{width} × {height}").format(
            width=round(monitor.rect.width() * monitor.dpr), height=round(monitor.rect.height() * monitor.dpr)
        )
        lines.append(
            self.tr("{connector} · {size}").format(connector=monitor.name, size=size) if monitor.name else size
        )
        return tuple(lines)
