"""Files as the game wants them: private, replaced as a whole or not at all, and never lost for being broken.

What stands in a file is none of this module's business; the formats are in `journal`, `decks` and `settings`.
Paths are handed in: where the data directory lies is decided by the app.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import tempfile
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Self

from typing_extensions import override

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from types import TracebackType

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
_TEMPORARY_SUFFIX = ".tmp~"
_LOCK_NAME = "lock"


class FileAction(Enum):
    """What was being done to a file when it went wrong."""

    READ = "read"
    WRITE = "write"
    SET_ASIDE = "set aside"
    LOCK = "lock"


class FileTrouble(Enum):
    """Why it went wrong, as far as a person can do something about it."""

    NO_SPACE = "no_space"
    TOO_LARGE = "too_large"
    READ_ONLY = "read_only"
    NOT_PERMITTED = "not_permitted"
    NO_FOLDER = "no_folder"
    DEVICE = "device"
    CHANGED = "changed"
    EXISTS = "exists"
    CLOSED = "closed"
    OTHER = "other"


_TROUBLE_OF_ERRNO = {
    errno.ENOSPC: FileTrouble.NO_SPACE,
    errno.EDQUOT: FileTrouble.NO_SPACE,
    errno.EFBIG: FileTrouble.TOO_LARGE,
    errno.EROFS: FileTrouble.READ_ONLY,
    errno.EACCES: FileTrouble.NOT_PERMITTED,
    errno.EPERM: FileTrouble.NOT_PERMITTED,
    errno.ENOENT: FileTrouble.NO_FOLDER,
    errno.ENOTDIR: FileTrouble.NO_FOLDER,
    errno.EISDIR: FileTrouble.OTHER,
    errno.EEXIST: FileTrouble.EXISTS,
    errno.EIO: FileTrouble.DEVICE,
}

_WHAT_HAPPENED = {
    FileTrouble.NO_SPACE: "the disk is full; free some space there and try again",
    FileTrouble.TOO_LARGE: "the system allows no larger file there; raise the limit or choose another place",
    FileTrouble.READ_ONLY: "that place can only be read; choose another place",
    FileTrouble.NOT_PERMITTED: "the system does not permit it; change the permissions or choose another place",
    FileTrouble.NO_FOLDER: "there is no such folder or file; put it back or choose another place",
    FileTrouble.DEVICE: "the disk reported a fault; check the disk or choose another place",
    FileTrouble.CHANGED: "something else has changed or removed it; put it back as it was or begin a new game",
    FileTrouble.EXISTS: "there is one already, and it is not overwritten; choose another name",
    FileTrouble.CLOSED: "it has been closed; open the game again",
}


class FileProblem(Exception):  # noqa: N818
    """A file could not be read or written; `str()` is one sentence with the file, its place and the remedy.

    The sentence is English; a window that speaks another language builds its own from the attributes. Nothing of the
    file's contents is in it.

    Attributes:
        action: What was being done.
        trouble: What happened.
        path: The file, with its place.
        reason: The system's own words where `trouble` is `OTHER`, else empty.
        happened: What happened and what to do, without the file.
    """

    def __init__(self, action: FileAction, trouble: FileTrouble, path: Path, reason: str = "") -> None:
        self.action = action
        self.trouble = trouble
        self.path = path
        self.reason = reason
        other = "file" if action is FileAction.READ else "place"
        self.happened = _WHAT_HAPPENED.get(trouble, f"{reason or 'the system refused'}; choose another {other}")
        # The root and "." have no name.
        place = f"{printable(path.name)} in {printable(path.parent)}" if path.name else printable(path)
        super().__init__(f"Could not {action.value} {place}: {self.happened}.")

    @classmethod
    def of(cls, error: OSError, action: FileAction, path: Path) -> FileProblem:
        """The problem that an error of the system means for `path`."""
        trouble = FileTrouble.OTHER if error.errno is None else _TROUBLE_OF_ERRNO.get(error.errno, FileTrouble.OTHER)
        reason = (error.strerror or type(error).__name__).lower() if trouble is FileTrouble.OTHER else ""
        return cls(action, trouble, path, reason)


class Instead(Enum):
    """What the program goes on with where a file was broken."""

    DEFAULT_SETTINGS = "the settings start from their defaults"
    SOME_DEFAULTS = "what is wrong in it starts from its default"
    NOTHING_DEALT = "words that were dealt before may come again"


@dataclass(frozen=True, slots=True)
class SetAside:
    """A broken file was found and the program goes on without it; `str()` is one sentence that says so.

    Attributes:
        path: Where the file was.
        kept_as: Where it is now, or `None` if it could not be renamed.
        reason: What is wrong with it, in a few words; nothing of its contents is in it.
        instead: What is used instead.
    """

    path: Path
    kept_as: Path | None
    reason: str
    instead: Instead

    @override
    def __str__(self) -> str:
        """The sentence, in English; a window that speaks another language builds its own from the attributes."""
        kept = "it could not be renamed" if self.kept_as is None else f"it is kept as {printable(self.kept_as.name)}"
        return (
            f"{printable(self.path.name)} in {printable(self.path.parent)} is broken ({printable(self.reason)}): "
            f"{kept}, and {self.instead.value}."
        )


class AlreadyRunning(Exception):  # noqa: N818
    """Another program works on the same data; `str()` is one sentence that says so.

    Attributes:
        folder: The data folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(
            f"Decrypto Qt is already running with the data in {printable(folder)}: "
            "go to its window, or choose another place with --data-dir."
        )


class DataLock:
    """Holds a data folder for this program alone, until released or until the process ends, however it ends.

    Usable as a context manager. The lock file stays when the lock is released: deleting it would let two programs hold
    two different files of the same name.

    Raises:
        AlreadyRunning: Another process, or another lock of this one, holds the folder.
        FileProblem: The folder or the lock file cannot be made, or the file system has no locks.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / _LOCK_NAME
        self._descriptor: int | None = None
        make_private_folder(folder)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), PRIVATE_FILE)
        except OSError as error:
            raise FileProblem.of(error, FileAction.LOCK, path) from error
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}:
                raise AlreadyRunning(folder) from None
            raise FileProblem.of(error, FileAction.LOCK, path) from error
        self._descriptor = descriptor

    def release(self) -> None:
        """Let others have the folder; a second call does nothing."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            os.close(descriptor)

    def __enter__(self) -> Self:
        """Hold the folder for a `with` block."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the folder."""
        self.release()


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for this user alone; an existing one is left as it is.

    Raises:
        FileProblem: It cannot be made.
    """
    try:
        missing = [place for place in (folder, *folder.parents) if not place.is_dir()]
        for place in reversed(missing):
            with contextlib.suppress(FileExistsError):
                place.mkdir(PRIVATE_FOLDER)
                sync_folder(place.parent)
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    except OSError as error:
        raise FileProblem.of(error, FileAction.WRITE, folder) from error


def read_all(path: Path, limit: int) -> bytes:
    """The bytes of a regular file.

    Args:
        path: The file.
        limit: How many bytes it may have at most; more are an error, so that a wrong file does not fill the memory.

    Raises:
        FileNotFoundError: There is no such file.
        FileProblem: It is there and cannot be read.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileProblem(FileAction.READ, FileTrouble.OTHER, path, "it is not a regular file")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise FileProblem.of(error, FileAction.READ, path) from error
    if len(data) > limit:
        raise FileProblem(FileAction.READ, FileTrouble.OTHER, path, f"it is longer than {limit} bytes")
    return data


def write_atomically(path: Path, data: bytes, mode: int = PRIVATE_FILE) -> None:
    """Replace a file as a whole: whatever happens, it holds either the old bytes or the new ones.

    The new bytes are on disk when this returns. A symbolic link is followed, so that it stays one; what is no regular
    file, such as a device or a pipe, is never replaced by one. A failure leaves no temporary file; a process killed in
    the middle does, and `remove_leftovers` clears it away at the next start.

    Raises:
        FileProblem: The new bytes are not on disk; the old ones are, unless it was the folder that could not be synced.
    """
    try:
        refuse_what_is_no_file(path)
        target = Path(os.path.realpath(path))
        descriptor, name = tempfile.mkstemp(_TEMPORARY_SUFFIX, f".{target.name[:60]}.", target.parent)
    except OSError as error:
        raise FileProblem.of(error, FileAction.WRITE, path) from error
    temporary = Path(name)
    try:
        try:
            if sys.platform != "win32":
                os.fchmod(descriptor, mode)
            write_fully(descriptor, data)
            sync(descriptor)
        finally:
            os.close(descriptor)
        temporary.replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        if isinstance(error, OSError):
            raise FileProblem.of(error, FileAction.WRITE, path) from error
        raise
    try:
        sync_folder(target.parent)
    except OSError as error:
        raise FileProblem.of(error, FileAction.WRITE, path) from error


def refuse_what_is_no_file(path: Path) -> bool:
    """Look at what would be replaced; whether there is a file already.

    Raises:
        FileProblem: There is something else: a rename would put a file into its place, where the system needs it.
        OSError: It cannot be looked at.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISDIR(mode):
        raise FileProblem(FileAction.WRITE, FileTrouble.OTHER, path, "it is a folder")
    if not stat.S_ISREG(mode):
        raise FileProblem(FileAction.WRITE, FileTrouble.OTHER, path, "it is not a regular file")
    return True


def remove_leftovers(folder: Path) -> None:
    """Delete the temporary files that a killed program left in a folder; call it only while holding the `DataLock`."""
    with contextlib.suppress(OSError):
        for leftover in folder.glob(f".*{_TEMPORARY_SUFFIX}"):
            with contextlib.suppress(OSError):
                leftover.unlink()


def set_aside(path: Path) -> Path:
    """Rename a broken file to the first free `NAME.damaged-1`, `-2`, …; it is never deleted and overwrites nothing.

    Returns:
        Where the file is now.

    Raises:
        FileProblem: It cannot be renamed; it is still where it was.
    """
    number = 0
    while True:
        number += 1
        target = path.with_name(f"{path.name}.damaged-{number}")
        try:
            # Reserving the name first keeps two programs from ever taking the same one: a rename would overwrite.
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
        except FileExistsError:
            continue
        except OSError as error:
            raise FileProblem.of(error, FileAction.SET_ASIDE, path) from error
        try:
            path.replace(target)
        except OSError as error:
            with contextlib.suppress(OSError):
                target.unlink()
            raise FileProblem.of(error, FileAction.SET_ASIDE, path) from error
        with contextlib.suppress(OSError):
            sync_folder(path.parent)
        return target


def set_aside_if_possible(path: Path, reason: str, instead: Instead) -> SetAside:
    """Set a broken file aside where nothing depends on it; see `SetAside` for the arguments."""
    try:
        return SetAside(path, set_aside(path), reason, instead)
    except FileProblem:
        return SetAside(path, None, reason, instead)


def write_fully(descriptor: int, data: bytes) -> None:
    """Write all of `data`, in as many steps as the system takes.

    Raises:
        OSError: Some of it may have been written.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync(descriptor: int) -> None:
    """Return when the file's bytes are on the disk itself.

    Raises:
        OSError: They may never get there, and a second attempt would not tell the truth.
    """
    if sys.platform == "darwin":
        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Return when names added to, changed in or removed from a folder are on the disk.

    Raises:
        OSError: They may not be.
    """
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Some network file systems know no such thing; they have no better way either.
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def printable(text: object) -> str:
    """Text for a sentence: one line, whatever bytes a name has."""
    return "".join(
        character if character.isprintable() else f"\\x{ord(character):02x}" for character in os.fspath(str(text))
    )
