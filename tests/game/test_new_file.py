"""A file written piece by piece: it is there as a whole, or nothing has changed."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from decrypto_qt.game.files import FileProblem, FileTrouble
from decrypto_qt.game.new_file import NewFile

if TYPE_CHECKING:
    from pathlib import Path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_pieces_are_there_once_the_block_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    with NewFile(path, overwrite=False) as new:
        assert new.write(b"one ")
        assert new.write(b"two")
        assert not path.exists()
    assert path.read_bytes() == b"one two"
    assert names(tmp_path) == ["cards.pdf"]


def test_what_lies_there_is_replaced_only_where_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(b"old")
    with pytest.raises(FileProblem) as refused, NewFile(path, overwrite=False):
        pass
    assert refused.value.trouble is FileTrouble.EXISTS
    assert path.read_bytes() == b"old"
    with NewFile(path, overwrite=True) as new:
        new.write(b"new")
    assert path.read_bytes() == b"new"


def test_what_has_come_there_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    new = NewFile(path, overwrite=False)
    new.__enter__()
    new.write(b"ours")
    path.write_bytes(b"theirs")
    with pytest.raises(FileProblem) as refused:
        new.__exit__(None, None, None)
    assert refused.value.trouble is FileTrouble.EXISTS
    assert path.read_bytes() == b"theirs"
    assert names(tmp_path) == ["cards.pdf"]


def test_a_block_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(b"old")
    with pytest.raises(TypeError), NewFile(path, overwrite=True) as new:
        new.write("no bytes")  # type: ignore[arg-type]  # that is the failure
    with NewFile(path, overwrite=True) as new:
        new.write(b"new")
        new.give_up()
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["cards.pdf"]


def test_a_folder_and_a_device_are_not_replaced(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / ".." / tmp_path.name, type(tmp_path)(os.devnull)):
        with pytest.raises(FileProblem), NewFile(path, overwrite=True):
            pass
    with pytest.raises(FileProblem) as refused, NewFile(tmp_path / "no" / "cards.pdf", overwrite=True):
        pass
    assert refused.value.trouble is FileTrouble.NO_FOLDER


WRITE_MORE_THAN_THERE_IS_ROOM_FOR = """
import resource, sys
from pathlib import Path
from decrypto_qt.game.files import FileProblem
from decrypto_qt.game.new_file import NewFile
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
try:
    with NewFile(Path(sys.argv[1]), overwrite=True) as new:
        print(new.write(b"x" * 900), new.write(b"x" * 900), new.write(b"x"))
except FileProblem as problem:
    print(problem.trouble.name)
"""


def test_a_write_that_finds_no_room_is_told_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(b"old")
    done = subprocess.run(
        [sys.executable, "-c", WRITE_MORE_THAN_THERE_IS_ROOM_FOR, str(path)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.split() == ["True", "False", "False", "TOO_LARGE"]
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["cards.pdf"]
