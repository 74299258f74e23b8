"""Starts the game: a window at once, and all that makes it a game right after its first paint.

The first paint loads neither rules nor game, so that something stands there as soon as a bare window could.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from decrypto_qt import __version__
from decrypto_qt.app import faults
from decrypto_qt.app.cli import UserError
from decrypto_qt.app.paths import Paths, find_paths
from decrypto_qt.windows.table_window import TableWindow

if TYPE_CHECKING:
    from decrypto_qt.app.cli import Options
    from decrypto_qt.app.program import Program

NAME = "Decrypto Qt"
_running: list[object] = []
"""What lives as long as the program: Qt does not keep it."""


def run(options: Options) -> int:
    """Plays until the window is closed.

    Raises:
        UserError: the data directory cannot be used.
    """
    faults.install()
    paths = made_paths(options)
    application = made_application()
    window = TableWindow()
    failed: list[UserError] = []

    def fill() -> None:
        try:
            program = compose(paths, window, options.language)
        except UserError as error:
            failed.append(error)
            application.exit(1)
        else:
            program.begin()

    # After the first paint has been handed to the screen, and before anything can be clicked.
    window.painted.connect(lambda: QTimer.singleShot(0, fill))
    window.show()
    status = application.exec()
    close()
    if failed:
        raise failed[0]
    return status


def made_application() -> QApplication:
    """Qt's application object, with the program's names."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("decrypto-qt")
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("decrypto-qt")
    return application


def made_paths(options: Options) -> Paths:
    """The folders of this run, made.

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


def close() -> None:
    """Brings everything to disk and lets go of the data directory."""
    from decrypto_qt.app.program import Program  # noqa: PLC0415
    from decrypto_qt.game.files import DataLock  # noqa: PLC0415

    for thing in _running:
        if isinstance(thing, Program):
            thing.close()
        elif isinstance(thing, DataLock):
            thing.release()
    _running.clear()
