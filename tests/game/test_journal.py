"""The journal: what is acknowledged is there after any kill, and damage is told apart from a torn last line."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import stat
import subprocess
import sys
import threading
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game import files as files_module
from decrypto_qt.game import journal as journal_module
from decrypto_qt.game.files import FileProblem, FileTrouble, set_aside
from decrypto_qt.game.journal import (
    Journal,
    JournalDamaged,
    JournalTooNew,
    JournalWriter,
    WriteResult,
    journal_path,
    list_journals,
    read_journal,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE = 30
"""Seconds after which a writer that does not answer fails the test."""

HEADER: dict[str, Any] = {"game": "decrypto", "id": "g1"}
PAYLOADS: tuple[dict[str, Any], ...] = (
    {"event": "dealt", "words": ["musta", "sudenkorento"]},
    {"event": "drawn", "code": [4, 2, 1]},
    {"event": "clue", "text": "hyönteinen"},
)


def now(callback: Callable[[], None]) -> None:
    """Posts at once, in the writer's thread."""
    callback()


def line(payload: bytes, checksum: int = 0) -> bytes:
    """A line as the format says, composed apart from the code under test."""
    return str(len(payload)).encode() + b" %08x " % zlib.crc32(payload, checksum) + payload + b"\n"


def lines(*payloads: bytes) -> bytes:
    """Lines whose checksums go on from each other."""
    checksum, result = 0, b""
    for payload in payloads:
        result += line(payload, checksum)
        checksum = zlib.crc32(payload, checksum)
    return result


def header(**changes: object) -> bytes:
    return json.dumps({"format": "decrypto-qt/journal", "version": 1, "game": "decrypto", **changes}).encode()


def write(path: Path, payloads: tuple[dict[str, Any], ...] = PAYLOADS) -> list[WriteResult]:
    """A journal of these payloads, written by the writer itself."""
    results: list[WriteResult] = []
    writer = JournalWriter(now)
    journal = writer.create(path, HEADER, results.append)
    for payload in payloads:
        journal.append(payload, results.append)
    assert writer.close(PATIENCE)
    return results


def append_all(path: Path, *payloads: dict[str, Any]) -> list[WriteResult]:
    """Go on with a journal that is on disk."""
    results: list[WriteResult] = []
    writer = JournalWriter(now)
    journal = writer.resume(read_journal(path))
    for payload in payloads:
        journal.append(payload, results.append)
    assert writer.close(PATIENCE)
    return results


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a journal with three lines behind its header."""
    path = tmp_path_factory.mktemp("whole") / "games" / "g1.journal"
    assert all(result.ok for result in write(path))
    return path.read_bytes()


@dataclass
class Room:
    """How many bytes a disk still takes; `None` for as many as there are."""

    left: int | None


class Faults:
    """A disk that takes so many more bytes, then refuses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = Room(None)
        self.sync_fails = False
        self.truncate_fails = False
        self.syncs = 0
        really_write, really_sync, really_truncate = os.write, os.fsync, os.ftruncate

        def limited(descriptor: int, data: bytes | memoryview) -> int:
            room = self._room
            if room.left is None:
                return really_write(descriptor, data)
            if room.left == 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            written = really_write(descriptor, data[: room.left])
            room.left -= written
            return written

        def sync(descriptor: int) -> None:
            self.syncs += 1
            if self.sync_fails:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            really_sync(descriptor)

        def truncate(descriptor: int, length: int) -> None:
            if self.truncate_fails:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            really_truncate(descriptor, length)

        monkeypatch.setattr(os, "write", limited)
        monkeypatch.setattr(os, "fsync", sync)
        monkeypatch.setattr(os, "ftruncate", truncate)

    def leave(self, room: int | None) -> None:
        """Let the disk take so many bytes more. A write that is under way counts on the room it began with."""
        self._room = Room(room)


@contextmanager
def faulty_disk() -> Iterator[Faults]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Faults(monkeypatch)


# What a journal is


def test_a_journal_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = journal_path(tmp_path, "g1")
    results = write(path)
    assert [result.line for result in results] == [1, 2, 3, 4]
    contents = read_journal(path)
    assert contents.header == {"format": "decrypto-qt/journal", "version": 1, **HEADER}
    assert contents.payloads == PAYLOADS
    assert contents.torn_bytes == 0
    assert contents.good_bytes == path.stat().st_size


def test_the_bytes_are_those_of_the_documented_format(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    write(path, ({"a": 1}, {"ä": "\ud800"}))
    first = b'{"game":"decrypto","id":"g1","format":"decrypto-qt/journal","version":1}'
    assert path.read_bytes() == lines(first, b'{"a":1}', rb'{"\u00e4":"\ud800"}')
    assert read_journal(path).payloads == ({"a": 1}, {"ä": "\ud800"})


def test_bytes_are_taken_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    writer = JournalWriter(now)
    writer.create(path, HEADER, lambda _: None).append('{"word": "lähde"}'.encode(), lambda _: None)
    assert writer.close(PATIENCE)
    assert path.read_bytes().endswith('{"word": "lähde"}\n'.encode())
    assert read_journal(path).payloads == ({"word": "lähde"},)


def test_journal_and_folder_are_private(tmp_path: Path) -> None:
    path = journal_path(tmp_path / "data", "g1")
    write(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.parent.parent.stat().st_mode) == 0o700
    path.chmod(0o644)
    path.parent.chmod(0o755)
    append_all(path, {"a": 1})
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("game_id", ["", "..", "a/b", "a.b", "-a", "x" * 65, "ä", "a\n"])
def test_an_id_cannot_leave_the_folder(tmp_path: Path, game_id: str) -> None:
    with pytest.raises(ValueError, match="letters, digits"):
        journal_path(tmp_path, game_id)


def test_journals_are_listed_without_what_was_set_aside(tmp_path: Path) -> None:
    assert list_journals(tmp_path) == ()
    paths = [journal_path(tmp_path, name) for name in ("b", "a")]
    for path in paths:
        write(path)
    (paths[0].parent / "folder.journal").mkdir()
    assert list_journals(tmp_path) == (paths[1], paths[0])
    set_aside(paths[0])
    assert list_journals(tmp_path) == (paths[1],)


def test_nothing_secret_is_in_a_repr(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    write(path)
    contents = read_journal(path)
    assert "musta" not in repr(contents)
    assert "decrypto" not in repr(contents).replace(str(path), "")


@pytest.mark.parametrize(
    "payload", [{"a": float("nan")}, {"a": object()}, {"a": {1}}, b"[1]", b'{"a":\n1}', b"\xff", b"{", b'{"a":NaN}']
)
def test_what_could_not_be_read_again_is_not_taken(tmp_path: Path, payload: dict[str, Any] | bytes) -> None:
    writer = JournalWriter(now)
    journal = writer.create(tmp_path / "g1.journal", HEADER, lambda _: None)
    with pytest.raises(ValueError, match="JSON object on one line") as caught:
        journal.append(payload, lambda _: None)
    assert caught.value.__context__ is None
    assert writer.close(PATIENCE)


# Torn and damaged


def test_cut_anywhere_in_the_last_line_it_holds_the_lines_before(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "g1.journal"
    last = whole.rindex(b"\n", 0, -1) + 1
    for cut in range(last, len(whole)):
        path.write_bytes(whole[:cut])
        contents = read_journal(path)
        assert contents.payloads == PAYLOADS[:2]
        assert contents.torn_bytes == cut - last
        assert path.stat().st_size == cut, "reading changes nothing"
        assert append_all(path, PAYLOADS[2]) == [WriteResult(4)]
        assert path.read_bytes() == whole


@given(data=st.data())
def test_zeros_at_the_end_are_cut(tmp_path_factory: pytest.TempPathFactory, whole: bytes, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("zeros") / "g1.journal"
    last = whole.rindex(b"\n", 0, -1) + 1
    cut = data.draw(st.integers(last, len(whole) - 1))
    zeros = data.draw(st.integers(1, 9000))
    path.write_bytes(whole[:cut] + bytes(zeros))
    contents = read_journal(path)
    assert contents.payloads == PAYLOADS[:2]
    assert contents.torn_bytes == cut - last + zeros
    assert append_all(path, PAYLOADS[2]) == [WriteResult(4)]
    assert path.read_bytes() == whole


def test_any_flipped_bit_is_damage(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "g1.journal"
    flipped = bytearray()
    starts = [0, *(place + 1 for place, byte in enumerate(whole) if byte == ord("\n"))]
    for place in range(len(whole)):
        for bit in range(8):
            flipped = bytearray(whole)
            flipped[place] ^= 1 << bit
            path.write_bytes(flipped)
            with pytest.raises(JournalDamaged) as caught:
                read_journal(path)
            assert caught.value.line == sum(start <= place for start in starts)
    aside = set_aside(path)
    assert aside.read_bytes() == flipped
    assert not path.exists()


@given(tail=st.binary(min_size=1, max_size=40))
def test_what_follows_a_whole_line_is_torn_zeros_or_damage(
    tmp_path_factory: pytest.TempPathFactory, whole: bytes, tail: bytes
) -> None:
    path = tmp_path_factory.mktemp("tail") / "g1.journal"
    path.write_bytes(whole + tail)
    try:
        contents = read_journal(path)
    except JournalDamaged:
        return
    assert contents.payloads == PAYLOADS
    assert contents.torn_bytes == len(tail)
    assert b"\n" not in tail


@given(lengths=st.lists(st.integers(0, 30), max_size=12), data=st.data())
def test_whatever_is_cut_out_nothing_is_lost_in_silence(
    tmp_path_factory: pytest.TempPathFactory, lengths: list[int], data: st.DataObject
) -> None:
    payloads = [b'{"n":%d,"x":"%b"}' % (place, b"x" * length) for place, length in enumerate(lengths)]
    content = lines(header(), *payloads)
    start = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(start, len(content)))
    path = tmp_path_factory.mktemp("cut") / "g1.journal"
    path.write_bytes(content[:start] + content[end:])
    try:
        found = [payload["n"] for payload in read_journal(path).payloads]
    except JournalDamaged:
        return
    assert found == list(range(len(found)))
    if start != end:
        # Only what was torn off at the end may be missing.
        assert end == len(content) or content[start:] == content[end:]


@pytest.mark.parametrize(
    ("content", "number", "reason"),
    [
        (b"", 1, "no header"),
        (line(header())[:-1], 1, "no header"),
        (bytes(4096), 1, "no header"),
        (line(b"[1]"), 1, "not a JSON object"),
        (line(b"{}"), 1, "unknown format"),
        (line(header(format="decrypto-qt/record")), 1, "unknown format"),
        (line(header(version="1")), 1, "unknown version"),
        (line(header(version=True)), 1, "unknown version"),
        (line(header(version=0)), 1, "unknown version"),
        (line(header(game=7)), 1, "no game"),
        (line(header()) + b"\n", 2, "no length and checksum"),
        (line(header()) + bytes(100) + line(b"{}"), 2, "no length and checksum"),
        (line(header()) + bytes(100) + b"x", 2, "neither whole nor torn"),
        (line(header()) + b"hello", 2, "neither whole nor torn"),
        (line(header()) + b"2 00000000 {}", 2, "neither whole nor torn"),
        (line(header()) + b"2 00000000 {}}", 2, "neither whole nor torn"),
        (
            line(header()) + lines(header(), b"{}")[len(line(header())) :].replace(b"2 ", b"1 ", 1)[:-1],
            2,
            "neither whole",
        ),
        (line(header()) + b"9 00000000 \xff", 2, "neither whole nor torn"),
        (line(header()) + line(b"{}"), 2, "wrong checksum"),
        (lines(header(), b"{}").replace(b"\n2 ", b"\n02 "), 2, "no length and checksum"),
        (lines(header(), b'{"a":"\xff"}'), 2, "not UTF-8"),
        (lines(header(), b'{"a":NaN}'), 2, "not a JSON object"),
        (lines(header(), b"[" * 100_000), 2, "not a JSON object"),
        (lines(header(), b"{}", b"{}") + b"x\n", 4, "no length and checksum"),
        (lines(header(), b"{}") + b"3 00000000 {}\n", 3, "wrong length"),
    ],
)
def test_damage_is_named_with_file_and_line(tmp_path: Path, content: bytes, number: int, reason: str) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(content)
    with pytest.raises(JournalDamaged, match=reason) as caught:
        read_journal(path)
    assert caught.value.line == number
    assert str(caught.value).startswith(f"The game in g1.journal in {tmp_path} cannot be resumed: line {number} ")
    assert str(caught.value).count(".") == str(tmp_path).count(".") + 2
    assert path.read_bytes() == content


def test_a_doubled_line_and_exchanged_lines_are_damage(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "g1.journal"
    first, second, third, fourth = whole.splitlines(keepends=True)
    for content in (first + second + second, first + third + second, first + third, first + second + fourth):
        path.write_bytes(content)
        with pytest.raises(JournalDamaged, match="wrong checksum"):
            read_journal(path)


def test_a_newer_version_is_refused_in_words_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(line(header(version=2)))
    with pytest.raises(JournalTooNew) as caught:
        read_journal(path)
    assert str(caught.value).endswith(
        "was written by a newer version of Decrypto Qt: install that version to resume it."
    )


def test_what_cannot_be_read_is_not_called_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError):
        read_journal(tmp_path / "none.journal")
    with pytest.raises(FileProblem, match="not a regular file"):
        read_journal(tmp_path)
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FileProblem) as caught:
        read_journal(tmp_path / "file" / "g1.journal")
    assert caught.value.trouble is FileTrouble.NO_FOLDER
    monkeypatch.setattr(journal_module, "MAXIMUM_SIZE", 10)
    (tmp_path / "long.journal").write_bytes(bytes(11))
    with pytest.raises(FileProblem, match="longer than 10 bytes"):
        read_journal(tmp_path / "long.journal")


# Writing


def test_lines_queued_together_are_synced_together_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    order: list[int] = []
    lines_of: list[int] = []
    held, proceed = threading.Event(), threading.Event()

    def hold(_result: WriteResult) -> None:
        held.set()
        assert proceed.wait(PATIENCE)

    with faulty_disk() as disk:
        writer = JournalWriter(now)
        journal = writer.create(path, HEADER, hold)
        assert held.wait(PATIENCE)
        before = disk.syncs
        for number in range(50):

            def done(result: WriteResult, number: int = number) -> None:
                order.append(number)
                lines_of.append(result.line)

            journal.append({"n": number}, done)
        proceed.set()
        assert writer.close(PATIENCE)
        assert disk.syncs == before + 1
    assert order == list(range(50))
    assert lines_of == list(range(2, 52))
    assert [payload["n"] for payload in read_journal(path).payloads] == order


def test_nothing_is_acknowledged_before_it_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    seen: list[int] = []

    def look(result: WriteResult) -> None:
        seen.append(len(read_journal(path).payloads) + 1 - result.line)

    writer = JournalWriter(now)
    journal = writer.create(path, HEADER, look)
    for number in range(20):
        journal.append({"n": number}, look)
        writer.drain(PATIENCE)
    assert writer.close(PATIENCE)
    assert len(seen) == 21
    assert min(seen) >= 0


def test_results_go_through_post_and_the_caller_never_waits(tmp_path: Path) -> None:
    posted: list[Callable[[], None]] = []
    results: list[WriteResult] = []
    threads: set[str] = set()

    def post(callback: Callable[[], None]) -> None:
        threads.add(threading.current_thread().name)
        posted.append(callback)

    writer = JournalWriter(post)
    journal = writer.create(tmp_path / "g1.journal", HEADER, results.append)
    journal.append({"a": 1}, results.append)
    assert writer.drain(PATIENCE)
    assert threads == {"journal"}
    assert results == []
    for callback in posted:
        callback()
    assert results == [WriteResult(1), WriteResult(2)]
    assert writer.close(PATIENCE)


def test_two_journals_are_written_by_one_thread(tmp_path: Path) -> None:
    results: list[WriteResult] = []
    before = threading.active_count()
    writer = JournalWriter(now)
    journals = [writer.create(tmp_path / f"g{number}.journal", HEADER, results.append) for number in range(3)]
    for number in range(30):
        journals[number % 3].append({"n": number}, results.append)
    assert threading.active_count() == before + 1
    assert writer.close(PATIENCE)
    assert threading.active_count() == before
    assert all(result.ok for result in results)
    for number in range(3):
        payloads = read_journal(tmp_path / f"g{number}.journal").payloads
        assert [payload["n"] for payload in payloads] == list(range(number, 30, 3))


def test_a_post_that_fails_stops_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(_callback: Callable[[], None]) -> None:
        raise RuntimeError("musta")

    path = tmp_path / "g1.journal"
    writer = JournalWriter(refuse)
    journal = writer.create(path, HEADER, lambda _: None)
    journal.append(PAYLOADS[0], lambda _: None)
    assert writer.close(PATIENCE)
    assert len(read_journal(path).payloads) == 1
    assert "RuntimeError" in caplog.text
    assert "musta" not in caplog.text


def test_a_closed_writer_says_so(tmp_path: Path) -> None:
    results: list[WriteResult] = []
    writer = JournalWriter(now)
    journal = writer.create(tmp_path / "g1.journal", HEADER, results.append)
    assert writer.close(PATIENCE)
    assert writer.close(PATIENCE)
    journal.append({}, results.append)
    assert results[0].ok
    assert results[1].problem is not None
    assert results[1].problem.trouble is FileTrouble.CLOSED


def test_a_closed_journal_can_be_moved_and_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    results: list[WriteResult] = []
    writer = JournalWriter(now)
    journal = writer.create(path, HEADER, results.append)
    journal.append({"a": 1}, results.append)
    journal.close(results.append)
    assert writer.drain(PATIENCE)
    descriptors = {entry.resolve() for entry in Path("/proc/self/fd").iterdir()}
    assert path not in descriptors
    journal.append({"a": 2}, results.append)
    assert writer.close(PATIENCE)
    assert path not in {entry.resolve() for entry in Path("/proc/self/fd").iterdir()}
    assert results == [WriteResult(1), WriteResult(2), WriteResult(2), WriteResult(3)]


def test_an_existing_journal_is_not_overwritten(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(whole)
    results = write(path, PAYLOADS[:1])
    assert [result.problem.trouble for result in results if result.problem] == [FileTrouble.EXISTS] * 2
    assert path.read_bytes() == whole


# A disk that refuses


@pytest.mark.parametrize("room", range(0, 60, 7))
def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, whole: bytes, room: int) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(whole)
    results: list[WriteResult] = []
    with faulty_disk() as disk:
        writer = JournalWriter(now)
        journal = writer.resume(read_journal(path))
        disk.leave(room)
        journal.append({"text": "x" * 60}, results.append)
        assert writer.drain(PATIENCE)
        assert path.read_bytes() == whole
        disk.leave(None)
        journal.append({"text": "y"}, results.append)
        assert writer.close(PATIENCE)
    assert [result.ok for result in results] == [False, True]
    assert str(results[0].problem) == (
        f"Could not write g1.journal in {tmp_path}: the disk is full; free some space there and try again."
    )
    assert read_journal(path).payloads == (*PAYLOADS, {"text": "y"})


@given(data=st.data())
def test_a_disk_that_fills_up_at_any_byte_makes_no_gap(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Whatever fails, and whether or not the file can be shortened: what was acknowledged is there, in order."""
    path = tmp_path_factory.mktemp("full") / "g1.journal"
    acknowledged: list[int] = []
    refused: list[int] = []
    posted: list[Callable[[], None]] = []
    with faulty_disk() as disk:
        writer = JournalWriter(posted.append)
        journal = writer.create(path, HEADER, lambda _: None)
        for number in range(data.draw(st.integers(1, 8))):
            disk.leave(data.draw(st.none() | st.integers(0, 90)))
            disk.sync_fails = data.draw(st.booleans())
            disk.truncate_fails = data.draw(st.booleans())

            def done(result: WriteResult, number: int = number) -> None:
                (acknowledged if result.ok else refused).append(number)

            journal.append({"n": number}, done)
            if data.draw(st.booleans()):
                assert writer.drain(PATIENCE)
                while posted:
                    posted.pop(0)()
        disk.leave(None)
        disk.sync_fails = disk.truncate_fails = False
        assert writer.drain(PATIENCE)
        for callback in posted:
            callback()
        posted.clear()
        journal.append({"n": 99}, lambda result: acknowledged.append(99) if result.ok else refused.append(99))
        assert writer.close(PATIENCE)
        posted.pop()()
    assert acknowledged[-1] == 99
    assert [payload["n"] for payload in read_journal(path).payloads] == acknowledged


def test_lines_behind_a_failed_one_fail_too_until_the_caller_knows(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    posted: list[Callable[[], None]] = []
    results: list[WriteResult] = []
    with faulty_disk() as disk:
        writer = JournalWriter(posted.append)
        journal = writer.create(path, HEADER, lambda _: None)
        assert writer.drain(PATIENCE)
        disk.leave(5)
        journal.append({"n": 0}, results.append)
        assert writer.drain(PATIENCE)
        disk.leave(None)
        journal.append({"n": 1}, results.append)
        assert writer.drain(PATIENCE)
        assert read_journal(path).payloads == ()
        for callback in posted:
            callback()
        journal.append({"n": 2}, results.append)
        assert writer.close(PATIENCE)
        posted[-1]()
    assert [result.ok for result in results] == [False, False, True]
    assert read_journal(path).payloads == ({"n": 2},)


def test_lines_of_two_attempts_in_one_batch_leave_no_gap(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    posted: list[Callable[[], None]] = []
    results: list[tuple[str, bool]] = []
    held, proceed = threading.Event(), threading.Event()

    def post(callback: Callable[[], None]) -> None:
        posted.append(callback)
        if len(posted) == 2:
            held.set()
            assert proceed.wait(PATIENCE)

    def append(name: str) -> None:
        journal.append({"name": name}, lambda result: results.append((name, result.ok)))

    with faulty_disk() as disk:
        writer = JournalWriter(post)
        journal = writer.create(path, HEADER, lambda _: None)
        assert writer.drain(PATIENCE)
        disk.leave(5)
        append("fails")
        assert held.wait(PATIENCE)
        append("queued before the caller hears of it")
        posted[1]()
        append("tried anew, and fails")
        proceed.set()
        assert writer.drain(PATIENCE)
        disk.leave(None)
        append("queued before the caller hears of that")
        assert writer.drain(PATIENCE)
        for callback in posted[2:]:
            callback()
        append("written")
        assert writer.close(PATIENCE)
        posted[-1]()
    assert [ok for _, ok in results] == [False, False, False, False, True]
    assert read_journal(path).payloads == ({"name": "written"},)


def test_a_journal_whose_folder_could_not_be_synced_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g1.journal"
    results: list[WriteResult] = []
    writer = JournalWriter(now)

    def fail(_folder: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(files_module, "sync_folder", fail)
        journal = writer.create(path, HEADER, results.append)
        assert writer.drain(PATIENCE)
    assert list(tmp_path.iterdir()) == []
    journal.append({"n": 1}, results.append)
    assert writer.close(PATIENCE)
    assert [result.line for result in results] == [0, 2]
    assert read_journal(path).payloads == ({"n": 1},)


def test_a_journal_that_could_not_be_made_is_made_by_the_next_line(tmp_path: Path) -> None:
    path = tmp_path / "games" / "g1.journal"
    results: list[WriteResult] = []
    with faulty_disk() as disk:
        writer = JournalWriter(now)
        disk.leave(10)
        journal = writer.create(path, HEADER, results.append)
        assert writer.drain(PATIENCE)
        assert list(path.parent.iterdir()) == []
        disk.leave(None)
        disk.sync_fails = True
        journal.append({"n": 0}, results.append)
        assert writer.drain(PATIENCE)
        assert not path.exists()
        disk.sync_fails = False
        journal.append({"n": 1}, results.append)
        assert writer.close(PATIENCE)
    assert [result.line for result in results] == [0, 0, 2]
    contents = read_journal(path)
    assert contents.header["id"] == "g1"
    assert contents.payloads == ({"n": 1},)


def test_a_failed_sync_counts_as_not_written(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(whole)
    results: list[WriteResult] = []
    with faulty_disk() as disk:
        writer = JournalWriter(now)
        journal = writer.resume(read_journal(path))
        disk.sync_fails = True
        journal.append({"n": 0}, results.append)
        assert writer.drain(PATIENCE)
        assert path.read_bytes() == whole
        disk.sync_fails = False
        journal.append({"n": 1}, results.append)
        assert writer.close(PATIENCE)
    assert results[0].problem is not None
    assert results[0].problem.trouble is FileTrouble.DEVICE
    assert results[1] == WriteResult(5)
    assert read_journal(path).payloads == (*PAYLOADS, {"n": 1})


def test_a_fault_of_our_own_is_an_answer_too(tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(whole)
    results: list[WriteResult] = []
    writer = JournalWriter(now)
    journal = writer.resume(read_journal(path))

    def fail(_descriptor: int, _data: bytes) -> None:
        raise MemoryError("musta")

    with monkeypatch.context() as patch:
        patch.setattr(journal_module, "write_fully", fail)
        journal.append({"n": 0}, results.append)
        assert writer.drain(PATIENCE)
    journal.append({"n": 1}, results.append)
    assert writer.close(PATIENCE)
    assert [result.line for result in results] == [0, 5]
    assert "MemoryError; choose another place" in str(results[0].problem)


@pytest.mark.parametrize("deed", ["removed", "replaced", "shortened", "lengthened"])
def test_a_file_that_something_else_touched_is_left_alone(tmp_path: Path, whole: bytes, deed: str) -> None:
    path = tmp_path / "g1.journal"
    path.write_bytes(whole)
    results: list[WriteResult] = []
    writer = JournalWriter(now)
    journal = writer.resume(read_journal(path))
    journal.append({"n": 0}, results.append)
    assert writer.drain(PATIENCE)
    if deed == "removed":
        path.unlink()
    elif deed == "replaced":
        (tmp_path / "other").write_bytes(path.read_bytes())
        (tmp_path / "other").rename(path)
    elif deed == "shortened":
        os.truncate(path, 20)
    else:
        with path.open("ab") as file:
            file.write(b"x")
    after = path.read_bytes() if path.exists() else None
    journal.append({"n": 1}, results.append)
    journal.append({"n": 2}, results.append)
    assert writer.close(PATIENCE)
    assert [result.problem.trouble for result in results if result.problem] == [FileTrouble.CHANGED] * 2
    assert (path.read_bytes() if path.exists() else None) == after


def test_a_place_that_cannot_hold_a_journal_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    results = write(journal_path(tmp_path / "file", "g1"), PAYLOADS[:1])
    sentence = "there is no such folder or file; put it back or choose another place."
    assert {str(result.problem) for result in results} == {f"Could not write games in {tmp_path}/file: {sentence}"}


def test_a_journal_does_not_grow_beyond_what_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "g1.journal"
    write(path)
    monkeypatch.setattr(journal_module, "MAXIMUM_SIZE", path.stat().st_size + 30)
    fits, does_not = append_all(path, {"n": 1})[0], append_all(path, {"n": 2})[0]
    assert (fits.ok, does_not.ok) == (True, False)
    assert read_journal(path).payloads == (*PAYLOADS, {"n": 1})


# Whole processes

WRITER = """
import sys
from pathlib import Path
from decrypto_qt.game.journal import JournalWriter, read_journal

path, first, count, mode = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]

def tell(number, result):
    sys.stdout.write(f"{number} {result.problem or 'ok'}\\n")
    sys.stdout.flush()

writer = JournalWriter(lambda callback: callback())
if path.exists():
    journal = writer.resume(read_journal(path))
else:
    journal = writer.create(path, {"game": "test"}, lambda result: None)
if mode == "limit":
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[5]), resource.RLIM_INFINITY))
for number in range(first, first + count):
    journal.append({"n": number, "text": "word " * (number % 40)}, lambda result, number=number: tell(number, result))
    if mode != "queue":
        writer.drain()
if mode == "limit":
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    journal.append({"n": -1}, lambda result: tell(-1, result))
    writer.close()
"""


def start(path: Path, first: int, count: int, mode: str, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), str(first), str(count), mode, *more],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def told(output: str) -> list[int]:
    """The numbers of the lines that were acknowledged; a last line cut by the kill was not."""
    return [int(told.split()[0]) for told in output.splitlines(keepends=True) if told.endswith("ok\n")]


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_every_acknowledged_line_outlives_a_kill(tmp_path: Path) -> None:
    """A few kills every day; `KILLS=200` for as many as one likes."""
    chance = random.Random(20261129)
    path = tmp_path / "g1.journal"
    first = 0
    for turn in range(int(os.environ.get("KILLS", "6"))):
        mode = "queue" if turn % 2 else "one"
        with start(path, first, 100_000, mode) as process:
            assert process.stdout is not None
            heard = "".join(process.stdout.readline() for _ in range(chance.randrange(1, 40)))
            process.send_signal(signal.SIGKILL)
            heard += process.stdout.read()
        found = [payload["n"] for payload in read_journal(path).payloads]
        assert found == list(range(len(found)))
        assert max(told(heard)) < len(found)
        first = len(found)


def test_a_program_that_ends_without_closing_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    with start(path, 0, 500, "queue") as process:
        assert process.stdout is not None
        output = process.stdout.read()
    assert process.returncode == 0
    assert told(output) == list(range(500))
    assert len(read_journal(path).payloads) == 500


@pytest.mark.skipif(sys.platform == "win32", reason="RLIMIT_FSIZE")
@pytest.mark.parametrize("limit", [1_000, 1_777, 2_345])
def test_a_real_size_limit_is_one_sentence_and_no_loss(tmp_path: Path, limit: int) -> None:
    path = tmp_path / "g1.journal"
    with start(path, 0, 40, "limit", str(limit)) as process:
        assert process.stdout is not None
        output = process.stdout.read()
    assert process.returncode == 0
    assert f"Could not write g1.journal in {tmp_path}: the system allows no larger file there;" in output
    numbers = told(output)
    assert numbers[-1] == -1
    assert [payload["n"] for payload in read_journal(path).payloads] == numbers


def test_a_journal_is_handed_out_by_a_writer_only(tmp_path: Path) -> None:
    writer = JournalWriter(now)
    journal = writer.create(tmp_path / "g1.journal", HEADER, lambda _: None)
    assert isinstance(journal, Journal)
    assert writer.close(PATIENCE)
    with pytest.raises(ValueError, match="names its game"):
        writer.create(tmp_path / "g2.journal", {}, lambda _: None)


def test_another_file_is_replaced_in_its_turn(tmp_path: Path) -> None:
    results: list[WriteResult] = []
    writer = JournalWriter(lambda call: call())
    writer.replace(tmp_path / "list.json", b"old", results.append)
    writer.replace(tmp_path / "list.json", b"new", results.append)
    writer.replace(tmp_path / "nowhere" / "list.json", b"new", results.append)
    assert writer.close(PATIENCE)
    assert (tmp_path / "list.json").read_bytes() == b"new"
    assert stat.S_IMODE((tmp_path / "list.json").stat().st_mode) == 0o600
    assert [result.ok for result in results] == [True, True, False]
    writer.replace(tmp_path / "list.json", b"late", results.append)
    assert results[-1].problem is not None
    assert (tmp_path / "list.json").read_bytes() == b"new"
