"""The quiet sound at the end of the sand, played by what the system brings along: Qt's own player is too heavy for it.

On Linux and the like one of the small players of the sound servers (`PLAYERS`), the first that is there and plays; on
macOS `afplay`; on Windows the system's `PlaySound`. Where there is none, or none plays, it is silent: the light on the
glass says the same. `QApplication.beep` is no last resort, for it can be loud, and nobody has chosen it. Nothing here
waits for a player, shows what it says, or outlives the program. When to play is not decided here.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer

PLAYERS: Final = (
    ("pw-play",),  # PipeWire
    ("paplay",),  # PulseAudio, and PipeWire in its place
    ("aplay", "-q"),  # ALSA, where there is no server
    ("canberra-gtk-play", "-f"),  # the desktop's own sounds, where only that is installed
)
"""Players and what they are asked with before the file, the best first."""
MAC_PLAYERS: Final = (("afplay",),)
LONGEST_MS: Final = 4000
"""A player that has not ended by then hangs; and no other one is tried so late."""
_GONE_MS: Final = 500


class SandSound(QObject):
    """Plays one file, by the first way that works."""

    def __init__(self, file: Path, parent: QObject | None = None, *, platform: str = sys.platform) -> None:
        """Make it without a sound; nothing is looked for yet.

        Args:
            file: What to play, a WAV file.
            parent: Qt's owner.
            platform: Which system it is, as `sys.platform` has it.
        """
        super().__init__(parent)
        self._file = file
        self._platform = platform
        self._commands: list[tuple[str, ...]] | None = None
        self._longest = QTimer(self)
        self._longest.setSingleShot(True)
        self._longest.setInterval(LONGEST_MS)
        self._longest.timeout.connect(self._too_long)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._start)
        self._process = process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)

    @property
    def is_playing(self) -> bool:
        """Whether a player runs, or the next one is about to be tried."""
        return self._next.isActive() or self._process.state() is not QProcess.ProcessState.NotRunning

    def play(self) -> None:
        """Play it, unless it is being played; returns at once."""
        if self._platform == "win32":
            self._play_on_windows()
        elif not self.is_playing:
            self._longest.start()
            self._start()

    def stop(self) -> None:
        """Be silent: the program ends, or nobody wants to hear it."""
        self._longest.stop()
        self._next.stop()
        if self.is_playing:
            self._process.blockSignals(True)
            self._process.kill()
            self._process.waitForFinished(_GONE_MS)
            self._process.blockSignals(False)

    def _start(self) -> None:
        """Start the first player that has not failed yet; silently nothing where there is none."""
        if self._commands is None:
            wanted = MAC_PLAYERS if self._platform == "darwin" else PLAYERS
            found = ((QStandardPaths.findExecutable(name), *words) for name, *words in wanted)
            self._commands = [command for command in found if command[0]]
        if self._commands:
            program, *words = self._commands[0]
            self._process.start(program, [*words, str(self._file)])
        else:
            self._longest.stop()

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        if code == 0 and status is QProcess.ExitStatus.NormalExit:
            self._longest.stop()
        else:
            self._try_next()

    def _failed(self, error: QProcess.ProcessError) -> None:
        # Of what has started, `finished` tells the end as well.
        if error is QProcess.ProcessError.FailedToStart:
            self._try_next()

    def _try_next(self) -> None:
        """This player is there and does not play: its server does not run. It is not asked again."""
        if self._commands:
            del self._commands[0]
        if self._longest.isActive():
            self._next.start(0)

    def _too_long(self) -> None:
        """It hangs: it ends, and is not asked again."""
        self._process.kill()

    def _play_on_windows(self) -> None:
        try:
            winsound: Any = importlib.import_module("winsound")
            winsound.PlaySound(str(self._file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        except (ImportError, RuntimeError):
            return  # no sound device; the light on the glass is enough
