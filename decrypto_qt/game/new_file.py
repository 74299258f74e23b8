"""A file that is written piece by piece, and is put into its place as a whole or not at all.

For what is too large to be held in memory, such as pages to print; `files.write_atomically` takes the bytes at once.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Self

from decrypto_qt.game.files import (
    FileAction,
    FileProblem,
    FileTrouble,
    refuse_what_is_no_file,
    sync,
    sync_folder,
    write_fully,
)

if TYPE_CHECKING:
    from types import TracebackType

_PUBLIC_FILE = 0o644


class NewFile:
    """Gathers the bytes beside the file, and replaces it when the `with` block ends well.

    Whatever goes wrong, the file is as it was, and nothing is left beside it. The first write that fails is kept, and
    no later one is tried: a painter cannot be told, so whoever paints looks at `problem`.

    Attributes:
        problem: What went wrong with a write, if anything has.

    Raises:
        FileProblem: Something lies there and may not be replaced, or nothing can be written there.
    """

    def __init__(self, path: Path, *, overwrite: bool) -> None:
        self.problem: FileProblem | None = None
        self._path = path
        self._overwrite = overwrite
        self._descriptor = -1
        self._temporary = path
        self._given_up = False

    def __enter__(self) -> Self:
        """Begin the file that will be put there."""
        self._look()
        # A symbolic link stays one, as with every file of the program.
        target = Path(os.path.realpath(self._path))
        try:
            self._descriptor, name = tempfile.mkstemp(".tmp~", f".{target.name[:60]}.", target.parent)
        except OSError as error:
            raise FileProblem.of(error, FileAction.WRITE, self._path) from error
        self._temporary = Path(name)
        return self

    def write(self, data: bytes) -> bool:
        """Add bytes; whether all is well so far."""
        if self.problem is None:
            try:
                write_fully(self._descriptor, data)
            except OSError as error:
                self.problem = FileProblem.of(error, FileAction.WRITE, self._path)
        return self.problem is None

    def give_up(self) -> None:
        """Let everything be as it was when the block ends."""
        self._given_up = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Put the file into its place, or leave everything as it was."""
        try:
            if kind is None:
                self._finish()
        finally:
            if self._descriptor >= 0:
                os.close(self._descriptor)
                with contextlib.suppress(OSError):
                    self._temporary.unlink()

    def _finish(self) -> None:
        if self.problem is not None:
            raise self.problem
        if self._given_up:
            return
        self._look()
        target = Path(os.path.realpath(self._path))
        try:
            if sys.platform != "win32":
                os.fchmod(self._descriptor, _PUBLIC_FILE)
            sync(self._descriptor)
            descriptor, self._descriptor = self._descriptor, -1
            os.close(descriptor)
            self._temporary.replace(target)
            sync_folder(target.parent)
        except OSError as error:
            with contextlib.suppress(OSError):
                self._temporary.unlink()
            raise FileProblem.of(error, FileAction.WRITE, self._path) from error

    def _look(self) -> None:
        """Refuse where something lies that must not be replaced."""
        try:
            there = refuse_what_is_no_file(self._path)
        except OSError as error:
            raise FileProblem.of(error, FileAction.WRITE, self._path) from error
        if there and not self._overwrite:
            raise FileProblem(FileAction.WRITE, FileTrouble.EXISTS, self._path)
