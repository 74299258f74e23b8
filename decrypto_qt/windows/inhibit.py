"""Keeps the screensaver away during a game, as each system wants it asked. Fails silently: a game goes on without.

Nothing here waits for an answer.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher

_SERVICE: Final = "org.freedesktop.ScreenSaver"
_PATH: Final = "/org/freedesktop/ScreenSaver"
_BUS: Final = "decrypto-qt-screensaver"
_ES_CONTINUOUS: Final = 0x80000000
_ES_SYSTEM_REQUIRED: Final = 0x00000001
_ES_DISPLAY_REQUIRED: Final = 0x00000002


class Way(Protocol):
    """One system's way to keep the screensaver away."""

    def start(self, reason: str) -> None:
        """Keep it away from now on."""

    def stop(self) -> None:
        """Let it come."""


class Inhibitor(QObject):
    """Keeps the screensaver away between `start` and `stop`."""

    def __init__(self, parent: QObject | None = None, *, way: Way | None = None) -> None:
        """Ask for nothing yet.

        Args:
            parent: Its owner.
            way: How to ask; by default as this system wants it.
        """
        super().__init__(parent)
        self._way = way
        self._is_on = False

    @property
    def is_on(self) -> bool:
        """Whether it was asked for."""
        return self._is_on

    def start(self, reason: str) -> None:
        """Keep the screensaver away; once is enough.

        Args:
            reason: What some systems show people; never a secret.
        """
        if self._is_on:
            return
        self._is_on = True
        if self._way is None:
            self._way = way_of_this_system()
        with contextlib.suppress(OSError, RuntimeError, ImportError):
            self._way.start(reason)

    def stop(self) -> None:
        """Let the screensaver come again."""
        if not self._is_on or self._way is None:
            return
        self._is_on = False
        with contextlib.suppress(OSError, RuntimeError, ImportError):
            self._way.stop()


def way_of_this_system() -> Way:
    """How this system wants to be asked."""
    if sys.platform == "win32":
        return ByExecutionState()
    if sys.platform == "darwin":
        return ByProgram("caffeinate", "-d", "-i", "-w", str(os.getpid()))
    return ByDBus()


class ByDBus:
    """The free desktops' screensaver service. What was asked for ends with the connection, so with the program too."""

    def __init__(self) -> None:
        """Connect to nothing yet."""
        self._connection: QDBusConnection | None = None
        self._watcher: QDBusPendingCallWatcher | None = None
        self._cookie: int | None = None
        self._is_wanted = False

    def start(self, reason: str) -> None:
        """Ask the service; the answer comes later."""
        address = _session_bus()
        if address is None:
            return  # without an address, a bus would be started for us, which takes its time
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher  # noqa: PLC0415

        self._is_wanted = True
        connection = QDBusConnection.connectToBus(address, _BUS)
        if not connection.isConnected():
            return
        self._connection = connection
        message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, "Inhibit")
        message.setArguments(["Decrypto Qt", reason])
        self._watcher = QDBusPendingCallWatcher(connection.asyncCall(message))
        self._watcher.finished.connect(self._answered)

    def stop(self) -> None:
        """Take back what was asked for."""
        self._is_wanted = False
        if self._connection is None:
            return
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415

        # The service drops what a connection asked for when the connection ends.
        self._connection = None
        self._cookie = None
        QDBusConnection.disconnectFromBus(_BUS)

    def _answered(self, watcher: Any) -> None:
        reply = watcher.reply()
        arguments = reply.arguments()
        self._cookie = int(arguments[0]) if arguments and isinstance(arguments[0], int) else None
        self._watcher = None


def _session_bus() -> str | None:
    """The session bus' address, if there is one."""
    if address := os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return address
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    if runtime and (Path(runtime) / "bus").is_socket():
        return f"unix:path={runtime}/bus"
    return None


class ByExecutionState:
    """What Windows calls the thread's execution state."""

    def start(self, reason: str) -> None:
        """Set it."""
        del reason
        self._set(_ES_CONTINUOUS | _ES_SYSTEM_REQUIRED | _ES_DISPLAY_REQUIRED)

    def stop(self) -> None:
        """Set it back."""
        self._set(_ES_CONTINUOUS)

    @staticmethod
    def _set(state: int) -> None:
        import ctypes  # noqa: PLC0415

        libraries = getattr(ctypes, "windll", None)
        if libraries is not None:
            libraries.kernel32.SetThreadExecutionState(ctypes.c_uint(state))


class ByProgram:
    """A program that keeps the screensaver away while it runs."""

    def __init__(self, *command: str) -> None:
        """Run nothing yet."""
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, reason: str) -> None:
        """Run it, if it is there."""
        del reason
        if shutil.which(self._command[0]) is not None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )

    def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            process.wait(1.0)
