"""`print-cards` and `print-sheets`: what they write, and what they refuse, a sentence for each fault."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from decrypto_qt.app import cli
from decrypto_qt.widgets.printed_cards import CardPages
from tests.support.cases import CASES

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QApplication

PAGE = re.compile(rb"/Type /Page\b")


@pytest.fixture(autouse=True)
def _same_platform(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    # The commands choose a platform for a process of their own; this one has its application already.
    monkeypatch.setenv("QT_QPA_PLATFORM", qapp.platformName())


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("# seas\njoki\nsaari\n\nranta\naavikko\nmetsä\n", encoding="utf-8")
    return path


def test_cards_of_a_word_file(words: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "cards.pdf"
    assert cli.main(["print-cards", str(words), "--out", str(out), "--language", "fi"]) == 0
    assert len(PAGE.findall(out.read_bytes())) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == (f"2 pages in {out}\n", "")

    assert cli.main(["print-cards", str(words), "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"decrypto-qt: {out} is there already; --force replaces it\n"
    assert cli.main(["print-cards", str(words), "--out", str(out), "--force", "--paper", "Letter"]) == 0
    assert b"/MediaBox [0 0 612" in out.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"words.txt", "cards.pdf"}


def test_a_table_of_words_needs_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, out = tmp_path / "deck.csv", tmp_path / "cards.pdf"
    table.write_text("fi,de\njoki,Fluss\nsaari,Insel\nranta,Strand\naavikko,Wüste\n", encoding="utf-8")
    assert cli.main(["print-cards", str(table), "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"decrypto-qt: {table} has the columns fi, de: choose one with --language\n"
    assert cli.main(["print-cards", str(table), "--out", str(out), "--language", "es"]) == 1
    assert capsys.readouterr().err == f"decrypto-qt: {table}: line 1: there is no column es\n"
    assert not out.exists()
    assert cli.main(["print-cards", str(table), "--out", str(out), "--language", "de"]) == 0
    assert out.exists()


def test_a_bad_word_file_is_refused_with_every_bad_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "words.txt", tmp_path / "cards.pdf"
    path.write_bytes("joki\nsaari\nJOKI\nranta\nkieli 水\nmets".encode() + b"\xe4\n")
    assert cli.main(["print-cards", str(path), "--out", str(out)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"decrypto-qt: {path}: line 3: the same word stands in line 1",
        f"decrypto-qt: {path}: line 6: it is not UTF-8: save the file in that encoding",
    ]
    path.write_text("joki\nsaari\nranta\nkieli 水\n", encoding="utf-8")
    assert cli.main(["print-cards", str(path), "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"decrypto-qt: {path}: line 4: the program has no letter 水 to print it with\n"
    path.write_text("joki\nsaari\nranta\n", encoding="utf-8")
    assert cli.main(["print-cards", str(path), "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"decrypto-qt: {path}: it has 3 words, and 4 are the fewest\n"
    assert not out.exists()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("command", [["print-cards", "{words}"], ["print-sheets"]])
def test_what_cannot_be_written_is_one_sentence(
    command: list[str], words: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [word.format(words=words) for word in command]
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    places = (
        tmp_path / "no" / "such.pdf",
        words / "below-a-file.pdf",
        loop / "below.pdf",
        loop,
        tmp_path / ("n" * 300),
    )
    for out in (*places, tmp_path):
        assert cli.main([*command, "--out", str(out), "--force"]) == 1
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith("decrypto-qt: Could not write ")
        assert shown.err.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"loop", words.name}


def test_a_word_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none.txt", tmp_path):
        assert cli.main(["print-cards", str(path), "--out", str(tmp_path / "cards.pdf")]) == 1
        shown = capsys.readouterr().err
        assert shown.startswith("decrypto-qt: Could not read ")
        assert shown.count("\n") == 1


def test_sheets_empty_and_filled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, filled, three = (tmp_path / f"{name}.pdf" for name in ("empty", "filled", "three"))
    assert cli.main(["print-sheets", "--out", str(empty)]) == 0
    assert capsys.readouterr().out == f"4 pages in {empty}\n"
    record = CASES / "eight-rounds-keywords.json"
    assert cli.main(["print-sheets", "--out", str(filled), "--record", str(record)]) == 0
    assert cli.main(["print-sheets", "--out", str(three), "--record", str(CASES / "three-players.json")]) == 0
    assert [len(PAGE.findall(path.read_bytes())) for path in (empty, filled, three)] == [4, 4, 2]
    assert filled.read_bytes() != empty.read_bytes()


def test_a_file_that_is_no_record_is_one_line(words: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheets.pdf"
    assert cli.main(["print-sheets", "--out", str(out), "--record", str(words)]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(f"decrypto-qt: {words}: line 1 column 1: ")
    assert shown.count("\n") == 1
    assert not out.exists()


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (20000, resource.RLIM_INFINITY))
from decrypto_qt.app.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_disk_without_room_is_one_sentence_and_leaves_nothing(words: Path, tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    out.write_bytes(b"old")
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, "print-cards", str(words), "--out", str(out), "--force"],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("decrypto-qt: Could not write cards.pdf in ")
    assert "raise the limit or choose another place" in done.stderr
    assert done.stderr.count("\n") == 1
    assert out.read_bytes() == b"old"
    assert {path.name for path in tmp_path.iterdir()} == {"words.txt", "cards.pdf"}


def test_a_file_that_is_no_list_of_words_does_not_flood_the_console(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "words.txt"
    path.write_text("7\n" * 1000, encoding="utf-8")
    assert cli.main(["print-cards", str(path), "--out", str(tmp_path / "cards.pdf")]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 51
    assert told[49:] == [
        f"decrypto-qt: {path}: line 50: there is no letter in it",
        f"decrypto-qt: {path}: 950 more of its lines are wrong",
    ]


def test_what_the_pages_are_made_of_is_not_written_over(
    words: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = words.read_bytes()
    link = tmp_path / "link.pdf"
    link.symlink_to(words)
    for out in (words, link):
        assert cli.main(["print-cards", str(words), "--out", str(out), "--force"]) == 1
        assert "is what the pages are made of: choose another name" in capsys.readouterr().err
    assert words.read_bytes() == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_told_to_stop_it_leaves_no_file_and_says_nothing(
    number: signal.Signals,
    request: pytest.FixtureRequest,
    words: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Wherever it comes, as in the middle of a page: an exception there would leave Qt with half a painting."""
    # What starts the tests may have it ignored, as shells do for what runs in the background.
    started_with = signal.signal(number, signal.SIG_DFL)
    request.addfinalizer(lambda: signal.signal(number, started_with))
    before = signal.getsignal(number)
    painted: list[int] = []

    def paint(pages: CardPages, painter: QPainter, page: int, scale: float) -> None:
        painted.append(page)
        painter.save()
        signal.raise_signal(number)
        painter.restore()

    monkeypatch.setattr(CardPages, "paint", paint)
    out = tmp_path / "cards.pdf"
    assert cli.main(["print-cards", str(words), "--out", str(out)]) == 128 + number
    assert painted == [0]
    assert capsys.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == [words]
    assert signal.getsignal(number) is before
