"""A program under an X server of the test's own: what it says in JSON lines, what the server knows of its windows.

No expectations here but that an answer comes.
"""

from __future__ import annotations

import json
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from Xlib import X, Xatom

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.support.x11 import X11Display

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 40.0


class X11Program:
    """The program under test and what the server shows of it.

    Attributes:
        verdicts: each team's last verdict, as the program has told it.
        shown: whether each team's window was shown then.
        history: all that the program has said.
    """

    def __init__(self, display: X11Display, module: str, *words: str) -> None:
        """Start it: `python -m module words…`."""
        self.display = display
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            env=display.environ,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self.connection = display.connect()
        self.root = self.connection.screen().root
        self.buffer = b""
        self.verdicts: dict[str, str] = {}
        self.history: list[dict[str, Any]] = []
        self.shown: dict[str, bool] = {}

    def end(self) -> None:
        """Kill it, as a power cut does."""
        self.process.kill()
        self.process.wait()
        self.connection.close()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def tell(self, command: str) -> None:
        """Say a line to it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command}\n".encode())

    def lines(self, seconds: float) -> Iterator[dict[str, Any]]:
        """What the program has said, waiting at most so long for more."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], seconds)
        if ready:
            self.buffer += self.process.stdout.read(65536)
        *lines, self.buffer = self.buffer.split(b"\n")
        for line in lines:
            said = json.loads(line)
            self.history.append(said)
            if "verdict" in said:
                self.verdicts[said["team"]] = said["verdict"]
                self.shown[said["team"]] = said["shown"]
            yield said

    def has_said(self, **words: Any) -> bool:
        """Whether it has said exactly this."""
        return words in self.history

    def hear(self, key: str) -> dict[str, Any]:
        """Wait for an answer that has this word."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for said in self.lines(0.1):
                if key in said:
                    return said
        pytest.fail(f"the program did not say {key}: {self.history[-5:]}")

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds, hearing the program."""
        end = time.monotonic() + SECONDS
        while not condition():
            assert time.monotonic() < end, (self.history[-9:], self.verdicts, self.what_stands())
            list(self.lines(0.01))

    def wait_for(self, **verdicts: str) -> None:
        """Wait until the teams' verdicts are these."""
        self.wait(lambda: all(self.verdicts.get(team) == name for team, name in verdicts.items()))

    def what_stands(self) -> dict[str, tuple[int, int, int, int]]:
        """All mapped windows by their titles, for a message."""
        return {title: self.rectangle(window) for title, window in self.windows().items()}

    def windows(self) -> dict[str, Any]:
        """The program's mapped windows by their titles."""
        found = {}
        name = self.connection.intern_atom("_NET_WM_NAME")
        clients = self.root.get_full_property(self.connection.intern_atom("_NET_CLIENT_LIST"), Xatom.WINDOW)
        for number in clients.value if clients is not None else ():
            window = self.connection.create_resource_object("window", number)
            title = window.get_full_property(name, X.AnyPropertyType)
            if title is not None:
                found[title.value.decode()] = window
        return found

    def rectangle(self, window: Any) -> tuple[int, int, int, int]:
        """Where a window really is, as the server sees it."""
        size = window.get_geometry()
        corner = window.translate_coords(self.root, 0, 0)
        return -corner.x, -corner.y, size.width, size.height

    def place(self, title: str) -> tuple[int, int, int, int] | None:
        """Where the window with this title is, if it is mapped."""
        window = self.windows().get(title)
        return None if window is None else self.rectangle(window)

    def active_title(self) -> str | None:
        """The title of the window that the window manager calls the active one."""
        active = self.root.get_full_property(self.connection.intern_atom("_NET_ACTIVE_WINDOW"), Xatom.WINDOW)
        number = active.value[0] if active is not None else 0
        return next((title for title, window in self.windows().items() if window.id == number), None)

    def stack(self) -> list[str | None]:
        """The titles of the mapped windows, the one in front of all others last."""
        clients = self.root.get_full_property(self.connection.intern_atom("_NET_CLIENT_LIST_STACKING"), Xatom.WINDOW)
        titles = {window.id: title for title, window in self.windows().items()}
        return [titles.get(number) for number in (clients.value if clients is not None else ())]
