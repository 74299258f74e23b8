"""How a frameless window gets onto a monitor, and how to tell that it stands there.

A visible window is never moved: it is hidden, told its place and shown again. Whether anything may be seen in it is the
guard's business, not this module's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen, QWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

SETTLE_MS: Final = 120
"""Monitors change in bursts; a window comes back only after the last of them."""
PATIENCE_MS: Final = 1500
"""How long a window manager may take to put a window where it was asked for."""
TRIES: Final = 3
STEADY_MS: Final = 3000
"""Who stood right for so long has not been put elsewhere by a window manager."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a window stands towards the monitor it should fill.

    Attributes:
        is_shown: It is visible and not minimised.
        is_full_screen: It is full screen.
        is_exact: It has exactly the monitor's rectangle.
        is_on_screen: Qt, too, takes it to be on this monitor.
    """

    is_shown: bool = False
    is_full_screen: bool = False
    is_exact: bool = False
    is_on_screen: bool = False


def handle_of(widget: QWidget) -> QWindow | None:
    """The native window's handle, if there is one; Qt's types do not say that there may be none."""
    handle: QWindow | None = widget.windowHandle()
    return handle


def standing(widget: QWidget, screen: QScreen | None) -> Standing:
    """How a window stands towards a screen; compares the handle's geometry, never the frame's."""
    handle = handle_of(widget)
    if handle is None or screen is None:
        return Standing()
    own: QScreen | None = handle.screen()
    minimized = bool(handle.windowStates() & Qt.WindowState.WindowMinimized) or widget.isMinimized()
    return Standing(
        is_shown=widget.isVisible() and handle.isVisible() and not minimized,
        is_full_screen=bool(handle.windowStates() & Qt.WindowState.WindowFullScreen) and widget.isFullScreen(),
        is_exact=handle.geometry() == screen.geometry(),
        is_on_screen=own is not None
        and shiboken6.isValid(own)
        and shiboken6.getCppPointer(own)[0] == shiboken6.getCppPointer(screen)[0],
    )


def place_full_screen(widget: QWidget, screen: QScreen) -> None:
    """Show a frameless window full screen on a monitor, hiding it first where it stands.

    The handle is told the place, not the widget: with the widget's own `setGeometry` Qt goes on believing that the
    window is at 0,0; `setScreen` alone lands on the wrong monitor. Windows that take no focus leave it where it was.
    """
    before = QGuiApplication.focusWindow()
    if widget.isVisible():
        widget.hide()
    widget.winId()
    handle = handle_of(widget)
    if handle is None:
        return
    handle.setScreen(screen)
    handle.setGeometry(screen.geometry())
    widget.setWindowState(Qt.WindowState.WindowFullScreen)
    # Said again to the handle: a window that was full screen elsewhere takes its new screen's size only then. It is
    # never made a normal window in between, whose old place Qt would remember and go back to.
    handle.setWindowStates(Qt.WindowState.WindowFullScreen)
    widget.show()
    _give_back_focus(widget, before)


def raise_window(widget: QWidget) -> None:
    """Bring a window in front of the others, now.

    Qt puts this request for X11 into a buffer and does not send it until something is painted, seconds later perhaps:
    one pixel is.
    """
    widget.raise_()
    widget.update(0, 0, 1, 1)


def _give_back_focus(widget: QWidget, before: QWindow | None) -> None:
    """Where a system knows no windows without focus, hand it back to the window that had it."""
    if before is None or not shiboken6.isValid(before) or not before.isVisible():
        return
    no_focus = Qt.WindowType.WindowDoesNotAcceptFocus
    handle = handle_of(widget)
    if handle is not None and handle != before and handle.flags() & no_focus and not before.flags() & no_focus:
        before.requestActivate()


class Placer(QObject):
    """Brings one window to its monitor, after a change too, and gives up after some tries rather than fight.

    Signals:
        shown: The window was shown where it belongs, as far as it depends on us.
        gave_up: The window did not get to its place; a window manager keeps it elsewhere.
    """

    shown = Signal()
    gave_up = Signal()

    def __init__(self, widget: QWidget, screen: Callable[[], QScreen | None], hide: Callable[[], None]) -> None:
        """Keep a window's place.

        Args:
            widget: The window.
            screen: Gives the screen it belongs on, or `None` while it belongs nowhere.
            hide: Takes the window away.
        """
        super().__init__(widget)
        self._widget = widget
        self._screen = screen
        self._hide = hide
        self._tries = 0
        self._placing = False
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self.place_now)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._out_of_patience)
        self._steady = QTimer(self, singleShot=True, interval=STEADY_MS)
        self._steady.timeout.connect(self.begin_anew)

    @property
    def is_placing(self) -> bool:
        """Whether the window was just shown and may still be on its way to its place."""
        return self._placing

    @property
    def has_given_up(self) -> bool:
        """Whether it takes a new beginning to try again."""
        return self._tries >= TRIES and not self._placing

    def begin_anew(self) -> None:
        """Forget former tries: the monitors, the assignment or a person say that it may work now."""
        self._tries = 0

    def request(self) -> None:
        """Place the window once things have settled, unless it was tried often enough."""
        self._steady.stop()
        if self._placing:
            return
        if self.has_given_up:
            self.gave_up.emit()
        else:
            self._settling.start()

    def cancel(self) -> None:
        """Place nothing any more."""
        self._settling.stop()
        self._patience.stop()
        self._steady.stop()
        self._placing = False

    def place_now(self) -> None:
        """Place the window, without waiting."""
        self._settling.stop()
        screen = self._screen()
        if screen is None or self._placing:
            return
        self._tries += 1
        self._placing = True
        self._patience.start()
        place_full_screen(self._widget, screen)
        self.shown.emit()

    def arrived(self) -> None:
        """The window stands where it should."""
        if self._placing:
            self._placing = False
            self._patience.stop()
            self._steady.start()

    def _out_of_patience(self) -> None:
        self._placing = False
        self._hide()
        if self._tries >= TRIES:
            self.gave_up.emit()
        else:
            self.place_now()
