"""An X server of its own with a window manager and two monitors, for tests that start the program as a process.

The tests' own process stays on the offscreen platform. No expectations about windows here.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from Xlib import X
from Xlib.display import Display

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROGRAMS = ("Xvfb", "openbox", "xrandr", "xmodmap", "xdotool")

_SECONDS_TO_START = 20.0
# The second monitor of a server with one output always takes "none" as its output.
_MONITORS = {"LEFT": ("1920/508x1080/286+0+0", "screen"), "RIGHT": ("1920/508x1080/286+1920+0", "none")}
# Letters of our languages that the server's keyboard lacks, on keys that nobody has.
_LETTERS = ("ccaron", "eacute", "udiaeresis", "dead_caron")
_SPARE_KEYCODE = 248


def missing_programs() -> list[str]:
    """The programs for these tests that this machine does not have."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@dataclass(frozen=True, slots=True)
class X11Display:
    """A running server with the monitors LEFT and RIGHT, side by side, 1920 x 1080 each.

    Attributes:
        name: What DISPLAY is to be.
        environ: The environment for a program that shows its windows there.
        pids: The processes by their names; the window manager is in it once it runs.
    """

    name: str
    environ: dict[str, str]
    pids: dict[str, int] = field(default_factory=dict)

    def output_of(self, *command: str) -> str:
        """Runs a program on this display and returns what it prints."""
        done = subprocess.run(
            command, env=self.environ, check=True, capture_output=True, text=True, timeout=_SECONDS_TO_START
        )
        return done.stdout

    def plug(self, monitor: str) -> None:
        """Plugs in LEFT or RIGHT."""
        self.output_of("xrandr", "--setmonitor", monitor, *_MONITORS[monitor])

    def unplug(self, monitor: str) -> None:
        """Pulls out LEFT or RIGHT."""
        self.output_of("xrandr", "--delmonitor", monitor)

    @contextmanager
    def manager_held(self) -> Iterator[None]:
        """Lets the window manager do nothing for a while.

        It hears of a lost monitor at the same moment as the program and moves windows too. On a busy machine it is the
        system that decides which of them is let run first; a test that wants to know what the program does holds it.
        """
        os.kill(self.pids["openbox"], signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pids["openbox"], signal.SIGCONT)

    def connect(self) -> Any:
        """A connection of the test's own, to ask the server what Qt may be wrong about."""
        return Display(self.name)


@contextmanager
def started(folder: Path) -> Iterator[X11Display]:
    """Starts the server, the window manager and both monitors; ends them afterwards.

    Args:
        folder: An empty folder for the programs' own files.
    """
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    environ = {
        key: value for key, value in os.environ.items() if not key.startswith(("QT_", "XDG_", "WAYLAND_", "DISPLAY"))
    }
    environ |= {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(runtime),
        "XDG_SESSION_TYPE": "x11",
        "QT_QPA_PLATFORM": "xcb",
        "LIBGL_ALWAYS_SOFTWARE": "1",
    }
    reading, writing = os.pipe()
    with (folder / "servers.log").open("wb") as log:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "3840x1080x24", "-noreset", "-nolisten", "tcp"],
            pass_fds=(writing,),
            stdout=log,
            stderr=log,
            env=environ,
        )
        os.close(writing)
        manager = None
        try:
            name = f":{_read_line(reading)}"
            environ["DISPLAY"] = name
            display = X11Display(name, environ)
            manager = subprocess.Popen(["openbox", "--sm-disable"], env=environ, stdout=log, stderr=log)
            display.pids["openbox"] = manager.pid
            _wait_for_manager(display)
            # Beforehand: xdotool puts a letter that the keyboard lacks onto it while it types, and a busy program hears
            # of that too late.
            for number, letter in enumerate(_LETTERS):
                display.output_of("xmodmap", "-e", f"keycode {_SPARE_KEYCODE + number} = {letter}")
            display.plug("LEFT")
            display.plug("RIGHT")
            yield display
        finally:
            os.close(reading)
            for process in (manager, server):
                if process is not None:
                    process.terminate()
                    process.wait(_SECONDS_TO_START)


def _read_line(descriptor: int) -> str:
    """Waits for the number that the server writes once it listens."""
    text = b""
    while not text.endswith(b"\n"):
        ready, _, _ = select.select([descriptor], [], [], _SECONDS_TO_START)
        piece = os.read(descriptor, 64) if ready else b""
        if not piece:
            message = "Xvfb did not start"
            raise RuntimeError(message)
        text += piece
    return text.decode().strip()


def _wait_for_manager(display: X11Display) -> None:
    """Waits until the window manager has announced itself on the root window."""
    connection = display.connect()
    try:
        root = connection.screen().root
        announced = connection.intern_atom("_NET_SUPPORTING_WM_CHECK")
        root.change_attributes(event_mask=X.PropertyChangeMask)
        end = time.monotonic() + _SECONDS_TO_START
        while root.get_full_property(announced, X.AnyPropertyType) is None:
            left = end - time.monotonic()
            if left <= 0:
                message = "openbox did not start"
                raise RuntimeError(message)
            select.select([connection.fileno()], [], [], left)
            while connection.pending_events():
                connection.next_event()
    finally:
        connection.close()
