"""Starts the game: a window at once, and all that makes it a game right after its first paint.

The first paint loads neither rules nor game, so that something stands there as soon as a bare window could.
"""

from __future__ import annotations

import contextlib
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from decrypto_qt import __version__
from decrypto_qt.app import faults
from decrypto_qt.app.cli import UserError
from decrypto_qt.app.paths import Paths, find_paths
from decrypto_qt.windows.table_window import TableWindow

if TYPE_CHECKING:
    from decrypto_qt.app.cli import Options
    from decrypto_qt.app.poster import Poster
    from decrypto_qt.app.program import Program

NAME = "Decrypto Qt"
_running: list[object] = []
"""What lives as long as the program: Qt does not keep it."""


def run(options: Options) -> int:
    """Plays until the window is closed.

    Raises:
        UserError: the data directory cannot be used.
    """
    paths = made_paths(options)
    leave_no_dump()
    application = made_application()
    window = TableWindow()
    posters: list[Poster] = []

    def tell(kind: str, place: str) -> None:
        for poster in posters:
            poster.post(partial(_tell_fault, window, kind, place))

    faults.install(tell, lambda: application.exit(130))
    failed: list[Exception] = []

    def fill() -> None:
        from decrypto_qt.app.poster import Poster  # noqa: PLC0415 - after the first paint

        posters.append(Poster(application))
        try:
            compose(paths, window, options.language).begin()
        except Exception as error:  # noqa: BLE001 - a bare window would stand there for ever; who started us says it
            failed.append(error)
            application.exit(1)

    # After the first paint has been handed to the screen, and before anything can be clicked.
    window.painted.connect(lambda: QTimer.singleShot(0, fill))
    window.show()
    status = loop(application, window)
    written = close()
    if failed:
        raise failed[0]
    if not written:
        raise UserError("the disk did not answer; the last action may not be saved")
    return status


def loop(application: QApplication, window: TableWindow) -> int:
    """Lets the program run until the table window is closed, whatever other window may still be there.

    Returns:
        The exit status: 0, or what the application was told to end with.
    """

    def end() -> None:
        application.exit(0)

    # Only while this loop runs: an exit without it would let every later loop of the process end at once.
    window.closed.connect(end)
    status = application.exec()
    window.closed.disconnect(end)
    return status


def leave_no_dump() -> None:
    """Have the system write no memory to disk where the program crashes: the words of the game would be in it."""
    try:
        import resource as limits  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    with contextlib.suppress(OSError, ValueError):
        limits.setrlimit(limits.RLIMIT_CORE, (0, limits.getrlimit(limits.RLIMIT_CORE)[1]))


def _tell_fault(window: TableWindow, kind: str, place: str) -> None:
    """Say at the table that the program has made a mistake; nothing is lost by it, since all that counts is on disk."""
    if window.is_furnished:
        text = QCoreApplication.translate(
            "Program",
            "The program made a mistake ({kind} at {place}). The game is saved: where something no longer works, "
            "start the program again.",
        )
        window.show_message(text.format(kind=kind, place=place))


def made_application() -> QApplication:
    """Qt's application object, with the program's names."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("decrypto-qt")
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("decrypto-qt")
    # The table window ends the program (`loop`), whichever window is the last; Qt's own end would come after it, late.
    application.setQuitOnLastWindowClosed(False)
    return application


def made_paths(options: Options) -> Paths:
    """The folders of this run, made; what Qt's own dialogs keep for themselves goes there, too.

    Raises:
        UserError: one of them cannot be made or used.
    """
    paths = find_paths(options.data_dir)
    try:
        paths.create()
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise UserError(
            f"{error.filename or paths.data} cannot be used for the games ({why}); choose another place with --data-dir"
        ) from None
    # A dialog for files remembers the folders that were looked at; left to itself it does so beside our own settings.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(paths.config))
    return paths


def compose(paths: Paths, window: TableWindow, language: str | None, **arranged: Any) -> Program:
    """Loads the rest of the program and puts it into the window.

    Args:
        paths: the folders of this run.
        window: the main window.
        language: the language that was asked for.
        arranged: what the demo and tests arrange: chance, clocks, decks.

    Raises:
        UserError: another program uses the data directory.
    """
    from decrypto_qt.app.program import Program  # noqa: PLC0415 - after the first paint
    from decrypto_qt.app.resources import resource  # noqa: PLC0415
    from decrypto_qt.app.translators import Translators  # noqa: PLC0415
    from decrypto_qt.game.files import AlreadyRunning, DataLock, FileProblem, remove_leftovers  # noqa: PLC0415
    from decrypto_qt.widgets.fonts import load_fonts  # noqa: PLC0415

    try:
        lock = DataLock(paths.data)
        remove_leftovers(paths.data)
    except (AlreadyRunning, FileProblem) as problem:
        raise UserError(str(problem)) from None
    load_fonts(file.read_bytes() for file in resource("fonts").iterdir() if file.name.endswith(".otf"))
    program = Program(paths.data, paths.config, window, Translators(), language, **arranged)
    _running.extend((program, lock))
    return program


def close() -> bool:
    """Brings everything to disk and lets go of the data directory; whether all was written."""
    from decrypto_qt.app.program import Program  # noqa: PLC0415
    from decrypto_qt.game.files import DataLock  # noqa: PLC0415

    written = True
    for thing in _running:
        if isinstance(thing, Program):
            written = thing.close() and written
        elif isinstance(thing, DataLock):
            thing.release()
    _running.clear()
    return written
