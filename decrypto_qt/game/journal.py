r"""The journal of a game: an append-only file that holds every accepted action before its effect is shown.

It is generic. A payload is a JSON object, and what it means is the running game's business; nothing here knows a rule
of any game, and nothing here decides where the data directory lies.

A line is `LENGTH CRC PAYLOAD\n`: the payload's length in bytes, the CRC-32 of everything the journal's payloads hold
up to and with this one as eight hexadecimal digits, and the payload as JSON in UTF-8. As each checksum goes on from
the one before, a line that is missing, doubled or out of place is noticed just as a changed byte is. The first payload
is the header, with the keys `format`, `version` and `game`.

What may be found at the end of a file:

- The beginning of a line, without its end: the program was killed while it wrote. Nobody was told that the line was
  written, so it is cut. The file itself is shortened when it is next opened for writing, not by reading.
- Zero bytes up to the end of the file, after a whole line or after the beginning of one: the power failed when the
  file's new length was on the disk and its bytes were not. A line is acknowledged only after it was synced, so this too
  is something that nobody was told was written, and it is cut.
- Anything else, and above all zeros with something after them, no kill explains. The file may have lost what was
  acknowledged, so reading raises `JournalDamaged`, and the file is to be set aside, whole, for a person to look at.

A new journal comes into being with its header in one step, by a rename; a file without a whole header is damaged.
"""

from __future__ import annotations

import atexit
import codecs
import contextlib
import json
import logging
import os
import re
import stat
import sys
import threading
import zlib
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from decrypto_qt.game.files import (
    PRIVATE_FILE,
    PRIVATE_FOLDER,
    FileAction,
    FileProblem,
    FileTrouble,
    make_private_folder,
    printable,
    read_all,
    set_aside,
    sync,
    write_atomically,
    write_fully,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = [
    "FORMAT",
    "VERSION",
    "Journal",
    "JournalContents",
    "JournalDamaged",
    "JournalTooNew",
    "JournalWriter",
    "WriteResult",
    "journal_path",
    "list_journals",
    "read_journal",
    "set_aside",
]

FORMAT: Final = "decrypto-qt/journal"
VERSION: Final = 1
MAXIMUM_SIZE: Final = 64 * 1024 * 1024
"""Bytes in a journal at most: far beyond any game, and little enough to read."""

_PATIENCE_AT_EXIT = 10.0
"""Seconds that a program which ends without closing its writer waits for the disk."""

_FOLDER = "games"
_SUFFIX = ".journal"
_GAME_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
_FRAME = re.compile(rb"([1-9][0-9]{0,8}) ([0-9a-f]{8}) ")
_BEGINNING_OF_FRAME = re.compile(rb"[1-9][0-9]{0,8}( [0-9a-f]{0,8})?")

_log = logging.getLogger(__name__)


class JournalDamaged(Exception):  # noqa: N818
    """A journal holds what no kill explains; `str()` is one sentence that names file and line.

    Attributes:
        path: The file.
        line: The damaged line, counted from 1; the header is line 1.
        reason: What is wrong with it, in a few words. Nothing of the contents is in it.
    """

    def __init__(self, path: Path, line: int, reason: str) -> None:
        self.path = path
        self.line = line
        self.reason = reason
        super().__init__(
            f"The game in {printable(path.name)} in {printable(path.parent)} cannot be resumed: "
            f"line {line} is damaged ({reason})."
        )


class JournalTooNew(JournalDamaged):
    """A newer version of the program wrote the journal; nothing is wrong with the file, so leave it where it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 1, "written by a newer version of Decrypto Qt")
        sentence = (
            f"The game in {printable(path.name)} in {printable(path.parent)} was written by a newer version of "
            "Decrypto Qt: install that version to resume it."
        )
        self.args = (sentence,)


@dataclass(frozen=True, slots=True)
class JournalContents:
    """What stands in a journal, up to its last whole line. It bears secrets: its `repr` names only the file.

    Attributes:
        path: The file.
        header: The first line's payload.
        payloads: The other lines' payloads, in order.
        torn_bytes: How many bytes behind the last whole line are to be cut.
        good_bytes: Where the last whole line ends.
        checksum: The checksum that the next line goes on from.
    """

    path: Path
    header: Mapping[str, Any] = field(repr=False)
    payloads: tuple[Mapping[str, Any], ...] = field(repr=False)
    torn_bytes: int
    good_bytes: int
    checksum: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class WriteResult:
    """What became of a line.

    Attributes:
        line: Its number in the file, the header being 1; 0 where it was not written.
        problem: Why it is not on disk, or `None` if it is. `str()` of it is one sentence.
    """

    line: int
    problem: FileProblem | None = None

    @property
    def ok(self) -> bool:
        """The line is on disk."""
        return self.problem is None


def journal_path(data: Path, game_id: str) -> Path:
    """Where the journal of a game lies in a data directory.

    Raises:
        ValueError: The id could leave the directory or is no good as a file name.
    """
    if not _GAME_ID.fullmatch(game_id):
        raise ValueError("a game's id is made of up to 64 letters, digits, '-' and '_'")
    return data / _FOLDER / f"{game_id}{_SUFFIX}"


def list_journals(data: Path) -> tuple[Path, ...]:
    """The journals in a data directory, by name; none if there is no such directory.

    Raises:
        FileProblem: The directory cannot be read.
    """
    folder = data / _FOLDER
    try:
        return tuple(sorted(path for path in folder.iterdir() if path.suffix == _SUFFIX and path.is_file()))
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise FileProblem.of(error, FileAction.READ, folder) from error


def read_journal(path: Path) -> JournalContents:
    """Read a journal without changing it.

    Raises:
        FileNotFoundError: There is none.
        FileProblem: It cannot be read; it may be whole.
        JournalTooNew: A newer version wrote it.
        JournalDamaged: It is damaged otherwise than by a torn last line; `set_aside` it.
    """
    data = read_all(path, MAXIMUM_SIZE)
    payloads: list[dict[str, Any]] = []
    good = checksum = 0
    while good < len(data):
        number = len(payloads) + 1
        end = data.find(b"\n", good)
        if end < 0:
            if not _may_be_torn(data[good:], checksum):
                raise JournalDamaged(path, number, "its end is neither whole nor torn off")
            break
        line = memoryview(data)[good:end]
        frame = _FRAME.match(line)
        if frame is None:
            raise JournalDamaged(path, number, "no length and checksum")
        payload = bytes(line[frame.end() :])
        if len(payload) != int(frame[1]):
            raise JournalDamaged(path, number, "wrong length")
        checksum = zlib.crc32(payload, checksum)
        if frame[2] != b"%08x" % checksum:
            raise JournalDamaged(path, number, "wrong checksum")
        try:
            payloads.append(_parse(payload))
        except UnicodeDecodeError:
            raise JournalDamaged(path, number, "not UTF-8") from None
        except (ValueError, RecursionError):
            raise JournalDamaged(path, number, "not a JSON object") from None
        if number == 1:
            _check_header(path, payloads[0])
        good = end + 1
    if not payloads:
        raise JournalDamaged(path, 1, "no header")
    return JournalContents(path, payloads[0], tuple(payloads[1:]), len(data) - good, good, checksum)


class JournalWriter:
    """The one thread that writes journals. It never makes the caller wait for the disk.

    Lines that are queued while the disk is busy are written and synced together, in the order in which they came.
    Every `on_done` is called exactly once, through `post`, after the line is on disk or certainly is not.

    If a line fails, so do all lines of the same journal that were queued before the caller heard of it: a journal never
    has a gap. What is appended after that is tried anew. After a failure the file ends where its last good line ends,
    so that nothing half-written remains; where not even that could be done it is done before the next line.

    The thread ends with `close`. A program that ends without it still has everything written that it queued.

    Args:
        post: Runs what it is given in the caller's thread, soon and in order. It is called from the writer's thread.
    """

    def __init__(self, post: Callable[[Callable[[], None]], None]) -> None:
        self._post = post
        self._jobs: deque[_Job] = deque()
        self._changed = threading.Condition()
        self._busy = False
        self._closing = False
        self._thread: threading.Thread | None = None

    def create(self, path: Path, header: Mapping[str, Any], on_done: Callable[[WriteResult], None]) -> Journal:
        """Begin a journal; `format` and `version` are put into its header.

        Lines may be appended at once. Where the file could not be made, the next line that is appended tries again,
        header first. A file that exists is not overwritten.

        Raises:
            ValueError: The header is no JSON object, or names no game.
        """
        first = {**header, "format": FORMAT, "version": VERSION}
        if not isinstance(first.get("game"), str):
            raise ValueError("a journal's header names its game")  # noqa: TRY004
        file = _JournalFile(path, good_bytes=0, size=0, checksum=0, lines=0, header=encode(first))
        self._submit(_Job(file, file.header, on_done, file.attempt))
        return Journal(file, self._submit)

    def resume(self, contents: JournalContents) -> Journal:
        """Go on with a journal that was read; a torn last line is cut off the file before the first line is added."""
        file = _JournalFile(
            contents.path,
            good_bytes=contents.good_bytes,
            size=contents.good_bytes + contents.torn_bytes,
            checksum=contents.checksum,
            lines=len(contents.payloads) + 1,
        )
        return Journal(file, self._submit)

    def replace(self, path: Path, data: bytes, on_done: Callable[[WriteResult], None]) -> None:
        """Have a file that is no journal replaced as a whole when its turn comes, the folder being there already.

        What a program saves beside its journals waits for the same disk, and its caller must not wait either.
        """
        self._submit(_Job(_WholeFile(path), data, on_done, 0))

    def drain(self, timeout: float | None = None) -> bool:
        """Wait until nothing is queued.

        Args:
            timeout: How long to wait at most, in seconds; `None` for as long as it takes.

        Returns:
            Whether nothing is queued. The calls of `on_done` have been posted, which does not mean that they have run.
        """
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs and not self._busy, timeout)

    def close(self, timeout: float | None = None) -> bool:
        """Write what is queued and end the thread; later appends fail with a sentence.

        Args:
            timeout: How long to wait at most, in seconds; `None` for as long as it takes.

        Returns:
            Whether all was written or reported; if not, the disk still has not answered.
        """
        with self._changed:
            self._closing = True
            self._changed.notify_all()
            thread = self._thread
        if thread is None or thread is threading.current_thread():
            return True
        thread.join(timeout)
        if thread.is_alive():
            return False
        atexit.unregister(self._close_at_exit)
        return True

    def _close_at_exit(self) -> None:
        if not self.close(_PATIENCE_AT_EXIT):
            _log.error("the disk did not answer; the last actions may not be in the journal")

    def _submit(self, job: _Job) -> None:
        with self._changed:
            if not self._closing:
                if self._thread is None:
                    # A daemon, so that a disk that never answers cannot keep the process from ending; what is queued
                    # is written at exit all the same, because exit handlers run while daemon threads still do.
                    self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
                    self._thread.start()
                    atexit.register(self._close_at_exit)
                self._jobs.append(job)
                self._changed.notify_all()
                return
        self._report([(job, WriteResult(0, FileProblem(FileAction.WRITE, FileTrouble.CLOSED, job.file.path)))])

    def _run(self) -> None:
        files: set[_JournalFile] = set()
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._jobs or self._closing)
                if not self._jobs:
                    break
                batch = self._take()
                self._busy = True
            if isinstance(batch[0].file, _JournalFile):
                files.add(batch[0].file)
            self._report(_carry_out(batch))
            # Payloads are secrets: none is kept longer than needed.
            batch.clear()
        for file in files:
            file.close()

    def _take(self) -> list[_Job]:
        """The next lines of one journal, or the closing of one."""
        first = self._jobs.popleft()
        batch = [first]
        while (
            first.payload is not None
            and self._jobs
            and self._jobs[0].file is first.file
            and self._jobs[0].payload is not None
        ):
            batch.append(self._jobs.popleft())
        return batch

    def _report(self, results: list[tuple[_Job, WriteResult]]) -> None:
        for job, result in results:
            try:
                self._post(partial(_tell, job, result))
            except Exception as error:  # noqa: BLE001
                # The thread must live on: other lines are waiting. The message could quote a payload, the type cannot.
                _log.error("a journal's result could not be delivered: %s", type(error).__name__)


class _WholeFile:
    """A file that is replaced once, as the writer's thread sees it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.attempt = 0

    def write(self, batch: list[_Job]) -> list[tuple[_Job, WriteResult]]:
        """Replace it; there is one job for it."""
        (job,) = batch
        problem = None
        try:
            write_atomically(self.path, job.payload or b"")
        except FileProblem as found:
            problem = found
        return [(job, WriteResult(0, problem))]

    def close(self) -> WriteResult:
        """There is nothing to let go of."""
        return WriteResult(0)


class Journal:
    """One game's journal, open for appending; made by `JournalWriter.create` and `JournalWriter.resume`.

    Attributes:
        path: The file.
    """

    def __init__(self, file: _JournalFile, submit: Callable[[_Job], None]) -> None:
        self.path = file.path
        self._file = file
        self._submit = submit

    def append(self, payload: Mapping[str, Any] | bytes, on_done: Callable[[WriteResult], None]) -> None:
        """Queue a line; `on_done` is called once it is on disk, or with the problem.

        Args:
            payload: A JSON object, or its UTF-8 bytes on one line.
            on_done: Called through the writer's `post`.

        Raises:
            ValueError: The payload is no JSON object.
        """
        self._submit(_Job(self._file, encode(payload), on_done, self._file.attempt))

    def close(self, on_done: Callable[[WriteResult], None] = lambda _: None) -> None:
        """Let go of the file once what is queued is written; a later append opens it again."""
        self._submit(_Job(self._file, None, on_done, self._file.attempt))


class _JournalFile:
    """A journal as the writer's thread sees it. Only `attempt` is the caller's thread's."""

    def __init__(
        self, path: Path, *, good_bytes: int, size: int, checksum: int, lines: int, header: bytes | None = None
    ) -> None:
        self.path = path
        self.header = header
        self.attempt = 0
        """Counted up when the caller hears of a failure: lines of an earlier attempt belong to what failed."""
        self._failed: tuple[int, FileProblem] | None = None
        self._descriptor: int | None = None
        self._good_bytes = good_bytes
        self._size = size
        """How long the file is, which is more than `_good_bytes` where something is to be cut."""
        self._checksum = checksum
        self._lines = lines

    def write(self, batch: list[_Job]) -> list[tuple[_Job, WriteResult]]:
        """Write lines and sync them, all of them or none."""
        results: list[tuple[_Job, WriteResult]] = []
        due: list[_Job] = []
        for job in batch:
            if self._failed is not None and job.attempt <= self._failed[0]:
                results.append((job, WriteResult(0, self._failed[1])))
            else:
                due.append(job)
        if not due:
            return results
        payloads = [job.payload for job in due if job.payload is not None]
        number = self._lines
        if not number and self.header is not None and payloads[0] is not self.header:
            payloads.insert(0, self.header)
            number += 1
        checksum = self._checksum
        lines: list[bytes] = []
        for payload in payloads:
            checksum = zlib.crc32(payload, checksum)
            lines.append(b"%d %08x %b\n" % (len(payload), checksum, payload))
        try:
            self._put(b"".join(lines))
        except FileProblem as problem:
            self._failed = (max(job.attempt for job in batch), problem)
            return results + [(job, WriteResult(0, problem)) for job in due]
        self._checksum = checksum
        self._lines += len(payloads)
        return results + [(job, WriteResult(number + place)) for place, job in enumerate(due, 1)]

    def close(self) -> WriteResult:
        """Let go of the file."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            with contextlib.suppress(OSError):
                os.close(descriptor)
        return WriteResult(self._lines)

    def _put(self, data: bytes) -> None:
        """Have `data` on disk behind the last good line, or leave the file without it."""
        if self._good_bytes + len(data) > MAXIMUM_SIZE:
            raise FileProblem(FileAction.WRITE, FileTrouble.OTHER, self.path, "no game is as long as that")
        if not self._lines:
            self._begin(data)
        else:
            descriptor = self._open()
            try:
                os.lseek(descriptor, self._good_bytes, os.SEEK_SET)
                write_fully(descriptor, data)
                sync(descriptor)
            except BaseException as error:
                self._take_back(descriptor)
                if isinstance(error, OSError):
                    raise FileProblem.of(error, FileAction.WRITE, self.path) from None
                raise
        self._good_bytes += len(data)
        self._size = self._good_bytes

    def _begin(self, data: bytes) -> None:
        make_private_folder(self.path.parent)
        if os.path.lexists(self.path):
            raise FileProblem(FileAction.WRITE, FileTrouble.EXISTS, self.path)
        try:
            write_atomically(self.path, data)
        except FileProblem:
            with contextlib.suppress(OSError):
                self.path.unlink()
            raise

    def _open(self) -> int:
        """The file, certainly this one and certainly ending with its last good line."""
        try:
            if self._descriptor is None:
                self._descriptor = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
                _keep_private(self._descriptor, self.path.parent)
            found = os.fstat(self._descriptor)
            if not os.path.samestat(found, self.path.stat()) or found.st_size != self._size:
                raise FileProblem(FileAction.WRITE, FileTrouble.CHANGED, self.path)  # noqa: TRY301
            if self._size != self._good_bytes:
                os.ftruncate(self._descriptor, self._good_bytes)
                self._size = self._good_bytes
                sync(self._descriptor)
        except FileProblem:
            self.close()
            raise
        except OSError as error:
            self.close()
            gone = isinstance(error, FileNotFoundError)
            raise (
                FileProblem(FileAction.WRITE, FileTrouble.CHANGED, self.path)
                if gone
                else FileProblem.of(error, FileAction.WRITE, self.path)
            ) from None
        return self._descriptor

    def _take_back(self, descriptor: int) -> None:
        """Cut the file after the last good line and close it: after a failed sync its pages cannot be trusted."""
        with contextlib.suppress(OSError):
            self._size = os.fstat(descriptor).st_size
            os.ftruncate(descriptor, self._good_bytes)
            self._size = self._good_bytes
            sync(descriptor)
        self.close()


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """A line to be written, a whole file, or, without a payload, a file to be closed."""

    file: _JournalFile | _WholeFile
    payload: bytes | None = field(repr=False)
    on_done: Callable[[WriteResult], None]
    attempt: int


def _carry_out(batch: list[_Job]) -> list[tuple[_Job, WriteResult]]:
    file = batch[0].file
    if batch[0].payload is None:
        return [(batch[0], file.close())]
    try:
        return file.write(batch)
    except Exception as error:  # noqa: BLE001
        # A fault of ours, or no memory left: without an answer the game would wait for ever.
        problem = FileProblem(FileAction.WRITE, FileTrouble.OTHER, file.path, type(error).__name__)
        return [(job, WriteResult(0, problem)) for job in batch]


def _tell(job: _Job, result: WriteResult) -> None:
    """Report in the caller's thread."""
    if not result.ok:
        job.file.attempt = max(job.file.attempt, job.attempt + 1)
    job.on_done(result)


def encode(payload: Mapping[str, Any] | bytes) -> bytes:
    """A payload as one line of JSON.

    Raises:
        ValueError: It is no JSON object that can be read again.
    """
    try:
        # Escaped to ASCII, even a lone surrogate from some keyboard can be written and read.
        line = (
            payload
            if isinstance(payload, bytes)
            else json.dumps(dict(payload), allow_nan=False, separators=(",", ":")).encode("ascii")
        )
        _parse(line)
        readable = b"\n" not in line
    except (ValueError, TypeError, RecursionError):
        line, readable = b"", False
    if not readable:
        # Outside of the handler: what it caught quotes the payload.
        raise ValueError("a journal's payload is a JSON object on one line")
    return line


def _parse(payload: bytes) -> dict[str, Any]:
    value = json.loads(payload.decode("utf-8"), parse_constant=_refuse_constant)
    if not isinstance(value, dict):
        raise ValueError("not an object")  # noqa: TRY004
    return value


def _refuse_constant(_name: str) -> None:
    raise ValueError("not JSON")


def _check_header(path: Path, header: Mapping[str, Any]) -> None:
    version = header.get("version")
    if header.get("format") != FORMAT:
        raise JournalDamaged(path, 1, "unknown format")
    if type(version) is not int or version < 1:
        raise JournalDamaged(path, 1, "unknown version")
    if version > VERSION:
        raise JournalTooNew(path)
    if not isinstance(header.get("game"), str):
        raise JournalDamaged(path, 1, "no game")


def _may_be_torn(tail: bytes, checksum: int) -> bool:
    """Whether a kill or a power failure can leave this, without a newline, behind a whole line."""
    start = tail.rstrip(b"\0")
    frame = _FRAME.match(start)
    if frame is None:
        return not start or _BEGINNING_OF_FRAME.fullmatch(start) is not None
    length = int(frame[1])
    payload = start[frame.end() :]
    if len(payload) > length:
        return False
    try:
        codecs.getincrementaldecoder("utf-8")().decode(payload)
    except UnicodeDecodeError:
        return False
    # A whole payload that lacks only its newline must be the right one.
    return len(payload) < length or b"%08x" % zlib.crc32(payload, checksum) == frame[2]


def _keep_private(descriptor: int, folder: Path) -> None:
    """Make a journal and its folder this user's alone, should somebody have opened them up."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        if stat.S_IMODE(os.fstat(descriptor).st_mode) != PRIVATE_FILE:
            os.fchmod(descriptor, PRIVATE_FILE)
        if folder.name == _FOLDER and stat.S_IMODE(folder.stat().st_mode) != PRIVATE_FOLDER:
            folder.chmod(PRIVATE_FOLDER)
