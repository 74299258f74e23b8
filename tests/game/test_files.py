"""Files are replaced as a whole or not at all, and a broken one is kept."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from decrypto_qt.game.files import (
    AlreadyRunning,
    DataLock,
    FileAction,
    FileProblem,
    FileTrouble,
    make_private_folder,
    read_all,
    remove_leftovers,
    set_aside,
    write_atomically,
)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def refuse(number: int) -> object:
    def fail(*_arguments: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_a_file_is_replaced_and_private(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    write_atomically(path, b"old")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    write_atomically(path, b"new", mode=0o644)
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert names(tmp_path) == ["settings.toml"]


def test_a_symbolic_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    path = tmp_path / "settings.toml"
    path.symlink_to(tmp_path / "dotfiles" / "real.toml")
    write_atomically(path, b"new")
    assert path.is_symlink()
    assert (tmp_path / "dotfiles" / "real.toml").read_bytes() == b"new"


@pytest.mark.parametrize("step", ["write", "fsync", "fchmod"])
def test_a_failure_keeps_the_old_bytes_and_leaves_no_temporary_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "settings.toml"
    write_atomically(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, step, refuse(errno.ENOSPC))
        with pytest.raises(FileProblem) as caught:
            write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["settings.toml"]
    assert (caught.value.action, caught.value.trouble) == (FileAction.WRITE, FileTrouble.NO_SPACE)
    assert (
        str(caught.value)
        == f"Could not write settings.toml in {tmp_path}: the disk is full; free some space there and try again."
    )


def test_a_short_write_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really_write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda descriptor, data: really_write(descriptor, data[:3]))
        write_atomically(tmp_path / "file", b"0123456789")
    assert (tmp_path / "file").read_bytes() == b"0123456789"


def test_a_place_that_is_no_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FileProblem, match="no such folder") as caught:
        write_atomically(tmp_path / "file" / "a", b"")
    assert str(tmp_path / "file") in str(caught.value)
    with pytest.raises(FileProblem, match="no such folder"):
        make_private_folder(tmp_path / "file" / "a")
    with pytest.raises(FileProblem, match="no such folder"):
        make_private_folder(tmp_path / "file")


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.EROFS, FileTrouble.READ_ONLY),
        (errno.EACCES, FileTrouble.NOT_PERMITTED),
        (errno.EIO, FileTrouble.DEVICE),
        (errno.EDQUOT, FileTrouble.NO_SPACE),
        (errno.EMFILE, FileTrouble.OTHER),
    ],
)
def test_every_trouble_is_one_sentence_with_a_remedy(number: int, trouble: FileTrouble) -> None:
    problem = FileProblem.of(OSError(number, os.strerror(number)), FileAction.WRITE, Path("/data/a.journal"))
    assert problem.trouble is trouble
    assert str(problem).startswith("Could not write a.journal in /data: ")
    assert str(problem).endswith(".")
    assert "; " in str(problem)
    assert "\n" not in str(problem)


def test_a_strange_name_stays_on_one_line() -> None:
    path = Path(os.fsdecode(b"/data/a\nb\x1b\xff"))
    sentence = str(FileProblem(FileAction.READ, FileTrouble.DEVICE, path))
    assert "a\\x0ab\\x1b\\xdcff in /data" in sentence
    sentence.encode()


def test_setting_aside_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for number in (1, 2, 4):
        path.write_bytes(b"%d" % number)
        if number == 4:
            (tmp_path / "settings.toml.damaged-3").mkdir()
        assert set_aside(path) == tmp_path / f"settings.toml.damaged-{number}"
    assert (tmp_path / "settings.toml.damaged-1").read_bytes() == b"1"
    assert (tmp_path / "settings.toml.damaged-4").read_bytes() == b"4"
    assert not path.exists()


def test_what_cannot_be_set_aside_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"1")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse(errno.EACCES))
        with pytest.raises(FileProblem, match=r"Could not set aside settings\.toml"):
            set_aside(path)
    assert names(tmp_path) == ["settings.toml"]
    with pytest.raises(FileProblem, match="Could not set aside none"):
        set_aside(tmp_path / "none")
    assert names(tmp_path) == ["settings.toml"]


def test_leftovers_of_a_killed_program_are_removed(tmp_path: Path) -> None:
    script = (
        "import os, sys, pathlib; from decrypto_qt.game import files; files.sync = lambda d: os._exit(1);"
        "files.write_atomically(pathlib.Path(sys.argv[1]), b'new')"
    )
    path = tmp_path / "settings.toml"
    path.write_bytes(b"old")
    ended = subprocess.run([sys.executable, "-c", script, str(path)], check=False, cwd=Path(__file__).parents[2])
    assert ended.returncode == 1
    assert len(names(tmp_path)) == 2
    remove_leftovers(tmp_path)
    assert names(tmp_path) == ["settings.toml"]
    assert path.read_bytes() == b"old"
    remove_leftovers(tmp_path / "none")


def test_reading_has_a_limit_and_takes_regular_files_only(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_all(tmp_path / "file", 5) == b"12345"
    with pytest.raises(FileProblem, match="longer than 4 bytes"):
        read_all(tmp_path / "file", 4)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileProblem, match="not a regular file"):
        read_all(tmp_path / "pipe", 5)
    with pytest.raises(FileNotFoundError):
        read_all(tmp_path / "none", 5)


def test_a_second_program_is_told_that_the_first_is_running(tmp_path: Path) -> None:
    script = (
        "import sys, pathlib; from decrypto_qt.game.files import DataLock, AlreadyRunning\n"
        "try: DataLock(pathlib.Path(sys.argv[1]))\n"
        "except AlreadyRunning as error: print(error)\n"
        "else: print('held')"
    )
    data = tmp_path / "data"

    def ask() -> str:
        return subprocess.run(
            [sys.executable, "-c", script, str(data)],
            check=True,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
        ).stdout

    with DataLock(data) as lock:
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert ask() == (
            f"Decrypto Qt is already running with the data in {data}: "
            "go to its window, or choose another place with --data-dir.\n"
        )
        with pytest.raises(AlreadyRunning):
            DataLock(data)
    assert ask() == "held\n"
    lock.release()
    with DataLock(data):
        pass


def test_a_place_that_cannot_be_locked_is_a_problem_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with pytest.raises(FileProblem, match="Could not lock lock"):
        DataLock(tmp_path)


def test_what_is_no_regular_file_is_never_replaced_by_one(tmp_path: Path) -> None:
    """A rename would do it: to a device, as root, for good."""
    pipe, folder, link = tmp_path / "pipe", tmp_path / "folder", tmp_path / "link"
    os.mkfifo(pipe)
    folder.mkdir()
    link.symlink_to(pipe)
    for path in (pipe, folder, link):
        with pytest.raises(FileProblem, match=f"^Could not write {path.name} in .*; choose another place\\.$"):
            write_atomically(path, b"new")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert {path.name for path in tmp_path.iterdir()} == {"pipe", "folder", "link"}


def test_a_place_without_a_name_is_told_all_the_same() -> None:
    told = str(FileProblem(FileAction.READ, FileTrouble.OTHER, Path(), "it is a folder"))
    assert told == "Could not read .: it is a folder; choose another file."
