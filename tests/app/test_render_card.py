"""`decrypto-qt render-card`: its files are what the film shows, and what it refuses it says in one sentence."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from decrypto_qt.app import cli, render_command
from decrypto_qt.game import files
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.alphabets import alphabet_of
from decrypto_qt.widgets.card_painter import FilmTint
from decrypto_qt.widgets.film import FilmWidget
from tests.support.cases import CASES
from tests.support.offscreen import Monitor
from tests.support.stages import dealt, record_at

pytestmark = pytest.mark.usefixtures("qapp")


def rendered(folder: Path, *words: str) -> dict[str, bytes]:
    assert cli.main(["render-card", "--out", str(folder), *words]) == 0
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_two_pictures_of_each_word_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = rendered(tmp_path / "new" / "folder", "--language", "de", "Straße", "ice cream", "čokoláda", "aamu", "río")

    assert sorted(names) == sorted(f"{kind}-{number}.png" for kind in ("bare", "film") for number in range(1, 6))
    assert capsys.readouterr().out.startswith("10 pictures in ")
    for name in names:
        picture = QImage(str(tmp_path / "new" / "folder" / name))
        assert (picture.width(), picture.height()) == (440, 160)
    assert len(set(names.values())) == 10


def test_the_same_words_give_the_same_bytes(tmp_path: Path) -> None:
    words = ("--language", "cs", "žízeň", "žízeň")
    one, other = rendered(tmp_path / "one", *words), rendered(tmp_path / "other", *words)

    assert one == other
    assert one["bare-1.png"] != one["bare-2.png"], "no two cards are alike"
    assert rendered(tmp_path / "seed", *words, "--seed", "7")["bare-1.png"] != one["bare-1.png"]


@pytest.mark.parametrize(("width", "height"), [(40, 24), (333, 121), (879, 319), (640, 480), (1000, 100)])
def test_a_picture_has_the_size_that_was_asked_for(tmp_path: Path, width: int, height: int) -> None:
    rendered(tmp_path, "--size", f"{width}x{height}", "word", "sudenkorento")

    for name in ("bare-1", "film-1", "bare-2", "film-2"):
        picture = QImage(str(tmp_path / f"{name}.png"))
        assert (picture.width(), picture.height()) == (width, height)


@pytest.mark.parametrize("tint", list(FilmTint))
def test_a_file_is_what_the_film_shows(qtbot: QtBot, tmp_path: Path, tint: FilmTint) -> None:
    rendered(tmp_path, "--language", "fi", "--tint", tint.value, "--seed", "5", "aamu", "luu", "musta", "kauhu")
    film = FilmWidget(Team.WHITE)
    qtbot.addWidget(film)
    film.set_tint(tint)
    film.set_alphabet(alphabet_of("fi"))
    film.set_seed(5)
    render_command.fit(film, 440, 160)
    film.show()
    with qtbot.waitSignal(film.cards_painted):
        film.set_words(("AAMU", "LUU", "MUSTA", "KAUHU"))
    screen = film.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    for slot, place in enumerate(film._places()):
        # Its lowest pixels lie below the number of the slot, which belongs to the board.
        seen = place.slot.toRect().adjusted(0, 0, 0, -24)
        shown = QImage(str(tmp_path / f"film-{slot + 1}.png")).convertToFormat(QImage.Format.Format_RGB32)
        assert shown.copy(0, 0, seen.width(), seen.height()) == screen.copy(seen)


@pytest.mark.parametrize(("width", "height", "slot"), [(1920, 1080, (440, 160)), (1280, 720, (293, 107))])
def test_a_file_is_what_a_team_screen_shows_in_the_game(
    qtbot: QtBot, tmp_path: Path, screens: Callable[..., None], width: int, height: int, slot: tuple[int, int]
) -> None:
    screens(Monitor("A", width=width, height=height), Monitor("B", x=width, width=width, height=height))
    with dealt(tmp_path / "data", record_at(CASES / "rulebook-example.json"), plain=False) as stage:
        film = stage.program.screens[Team.WHITE].film
        qtbot.waitUntil(lambda: film.ready)
        assert (film.slot_size().width(), film.slot_size().height()) == slot
        words, seed = film._words, film._seed
        assert words is not None
        shown = film.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        places = [place.slot.toRect() for place in film._places()]
    size = "x".join(map(str, slot))
    rendered(tmp_path / "cards", "--language", "fi", "--seed", str(seed), "--size", size, *words)

    for number, place in enumerate(places, start=1):
        seen = place.adjusted(0, 0, 0, -round(24 * height / 1080))
        file = QImage(str(tmp_path / "cards" / f"film-{number}.png")).convertToFormat(QImage.Format.Format_RGB32)
        assert file.copy(0, 0, seen.width(), seen.height()) == shown.copy(seen)


def test_no_display_is_needed_whatever_the_environment_says(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "2"}
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-m", "decrypto_qt", "render-card", "word", "--language", "en", "--out", str(tmp_path)]
    subprocess.run(command, check=True, env=environment, timeout=60, capture_output=True)

    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == rendered(tmp_path / "here", "word")


@pytest.mark.parametrize(
    "words",
    [
        [""],
        ["  "],
        ["a\tb"],
        ["a\u202eb"],
        ["x" * 65],
        ["word", "--size", "440"],
        ["word", "--size", "0x160"],
        ["word", "--size", "99999x160"],
        ["word", "--size", "-1x4"],
        ["word", "--tint", "blue"],
        ["word", "--language", "sv"],
        ["word", "--seed", "-1"],
        ["word", "--seed", "4294967296"],
        [],
    ],
)
def test_bad_words_are_refused_in_one_line(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["render-card", "--out", str(tmp_path), *words])

    assert stopped.value.code == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert not list(tmp_path.iterdir())


def test_without_a_folder_it_is_a_bad_command_line() -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["render-card", "word"])
    assert stopped.value.code == 2


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_bytes(b"")

    for place in ("file", "file/below"):
        assert cli.main(["render-card", "word", "--out", str(tmp_path / place)]) == 1
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert told.startswith(f"decrypto-qt: Could not write {Path(place).name} in ")
        assert told.endswith("choose another place.\n")


def test_a_full_disk_leaves_what_was_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare-1.png").write_bytes(b"before")

    def full(_descriptor: int, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "write_fully", full)

    assert cli.main(["render-card", "word", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["bare-1.png"]
    assert (tmp_path / "bare-1.png").read_bytes() == b"before"


def test_told_to_stop_it_begins_no_further_picture(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    # What starts the tests may have it ignored, as shells do for what runs in the background.
    started_with = signal.signal(signal.SIGINT, signal.default_int_handler)
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, started_with))
    write = files.write_atomically

    def write_and_stop(path: Path, data: bytes, mode: int) -> None:
        signal.raise_signal(signal.SIGINT)
        write(path, data, mode)

    monkeypatch.setattr(render_command, "write_atomically", write_and_stop)
    assert cli.main(["render-card", "word", "more", "--out", str(tmp_path)]) == 128 + signal.SIGINT
    assert [path.name for path in tmp_path.iterdir()] == ["bare-1.png"]
    assert not QImage(str(tmp_path / "bare-1.png")).isNull()
    assert capsys.readouterr() == (f"1 pictures in {tmp_path}\n", "")
