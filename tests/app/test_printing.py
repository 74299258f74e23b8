"""Printing from the menu: a preview, a PDF, a printer; screens are covered, and what is printed the table knows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog

from decrypto_qt.app.hands import click
from decrypto_qt.app.printing import EMPTY, FILE, FILLED
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.printed_cards import CardPages
from decrypto_qt.widgets.printed_sheets import SheetPages
from decrypto_qt.widgets.printing import PaperSize
from tests.support.leaks import Walk, secrets_from
from tests.support.stages import SMALL_MONITORS, count_red, dealt, full_state, picture_of, staged

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from decrypto_qt.app.demo import Stage
    from decrypto_qt.windows.print_dialog import PrintDialog

PAGE = re.compile(rb"/Type /Page\b")


def opened(stage: Stage, name: str, qtbot: QtBot) -> PrintDialog:
    """The dialog, chosen from the menu, with its first page painted."""
    stage.window.menus.action(name).trigger()
    dialog = stage.program.printing.dialog
    assert dialog is not None
    shown(dialog, qtbot)
    return dialog


def shown(dialog: PrintDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog.preview.picture.isNull(), timeout=20_000)


def test_sheets_of_a_game_in_play_cover_the_screens_and_hold_what_the_table_knows(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot
) -> None:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data") as stage:
        assert not any(window.is_covered for window in stage.program.windows.values())
        dialog = opened(stage, "print-sheets", qtbot)
        assert all(window.is_covered for window in stage.program.windows.values())
        assert dialog.source.value == EMPTY
        click(dialog.source.tile(FILLED))
        shown(dialog, qtbot)
        pages = stage.program.printing._pages
        assert isinstance(pages, SheetPages)
        # The team's name has one of its words in it, and short ones are parts of others.
        secrets = [one for one in secrets_from(full_state(stage), None) if one.word != "musta" and len(one.word) > 4]
        assert len(secrets) > 4
        walk = Walk(secrets)
        walk.value("pages", pages)
        walk.window(stage.window)
        assert walk.leaks == []
        assert {sheet.page.team_name for sheet in pages.sheets} == {
            stage.program.session.views.table.team(team).name  # type: ignore[union-attr]  # a game is in play
            for team in Team
        }
        assert count_red(picture_of(dialog)) == 0
        click(dialog.close_button)
        stage.settle()
        assert stage.program.printing.dialog is None
        assert stage.program.printing._pages is None


def test_cards_are_turned_over_saved_and_taken_from_a_file(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens(*SMALL_MONITORS)
    out, words = tmp_path / "cards.pdf", tmp_path / "words.txt"
    with staged(tmp_path / "data") as stage:
        dialog = opened(stage, "print-cards", qtbot)
        front = dialog.preview.picture
        assert front.isGrayscale()
        assert count_red(picture_of(dialog)) == 0
        assert not dialog.earlier.isEnabled()
        click(dialog.later)
        qtbot.waitUntil(lambda: dialog.preview.picture != front, timeout=20_000)
        assert dialog.page == 1

        words.write_text("joki\nsaari\nJoki\nranta\nmetsä\n", encoding="utf-8")
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(words), ""))
        click(dialog.file_button)
        assert dialog.said.text() == "words.txt was not taken. Line 3: the same word stands in line 1."
        words.write_text("joki\nsaari\nranta\nmetsä\nvuori\n", encoding="utf-8")
        click(dialog.file_button)
        assert dialog.source.value == FILE
        click(dialog.paper.tile(PaperSize.LETTER))
        shown(dialog, qtbot)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
        click(dialog.save_button)
        assert not dialog.save_button.isEnabled()
        qtbot.waitUntil(dialog.save_button.isEnabled, timeout=20_000)
        assert dialog.said.text() == "The pages were written to cards.pdf."
        assert len(PAGE.findall(out.read_bytes())) == 2
        assert b"/MediaBox [0 0 612" in out.read_bytes()

        # Of a table the column of the language that was chosen last, also after words of one's own.
        table = tmp_path / "table.csv"
        table.write_text("cs,en\nřeka,river\nostrov,island\nbřeh,shore\nles,forest\n", encoding="utf-8")
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(table), ""))
        click(dialog.file_button)
        pages = stage.program.printing._pages
        assert isinstance(pages, CardPages)
        assert pages.words == ("river", "island", "shore", "forest")

        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(words / "no.pdf"), ""))
        click(dialog.save_button)
        qtbot.waitUntil(dialog.save_button.isEnabled, timeout=20_000)
        assert dialog.said.text().startswith("no.pdf in ")


def test_a_page_that_is_wanted_while_another_one_is_begun_is_painted(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker looks up what to paint, and somebody turns the page at that very moment."""
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data") as stage:
        opened(stage, "print-sheets", qtbot)
        printing, size = stage.program.printing, QSize(100, 100)
        pages = printing._pages
        jobs: list[Callable[[], None]] = []
        painted: list[int] = []
        monkeypatch.setattr(printing, "_submit", jobs.append)
        monkeypatch.setattr("decrypto_qt.app.printing.preview", lambda _pages, number, _size: painted.append(number))
        monkeypatch.setattr(printing, "_show_picture", lambda *_: None)
        turned = iter([lambda: printing._want_page(1, size)])

        def looked_up(_printing: object) -> object:
            next(turned, lambda: None)()
            return pages

        with monkeypatch.context() as within:
            within.delattr(printing, "_pages")
            within.setattr(type(printing), "_pages", property(looked_up), raising=False)
            printing._want_page(2, size)
            for job in jobs:
                job()
        assert painted[-1] == 1


def test_only_the_page_wanted_last_is_painted(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data") as stage:
        opened(stage, "print-sheets", qtbot)
        printing = stage.program.printing
        jobs: list[Callable[[], None]] = []
        painted: list[int] = []
        monkeypatch.setattr(printing, "_submit", jobs.append)
        monkeypatch.setattr("decrypto_qt.app.printing.preview", lambda _pages, number, _size: painted.append(number))
        monkeypatch.setattr(printing, "_show_picture", lambda *_: None)
        for number in (0, 1, 2):
            printing._want_page(number, QSize(100, 100))
        for job in jobs:
            job()
        assert painted == [2]


def test_a_printer_gets_the_pages_and_where_there_is_none_it_is_said(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    screens(*SMALL_MONITORS)
    out = tmp_path / "printed.pdf"
    names: Any = staticmethod(list)
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", names)
    with staged(tmp_path / "data") as stage:
        dialog = opened(stage, "print-sheets", qtbot)
        click(dialog.print_button)
        assert dialog.said.text().startswith("This computer knows no printer.")
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(out))
        stage.program.printing.print_on(printer)
        qtbot.waitUntil(dialog.print_button.isEnabled, timeout=20_000)
        assert dialog.said.text() == "The pages are on their way to the printer."
        del printer
    assert len(PAGE.findall(out.read_bytes())) == 4


@pytest.mark.parametrize(("first", "last", "printed"), [(2, 3, 2), (4, 4, 1), (3, 9, 2), (0, 0, 4)])
def test_a_printer_gets_the_pages_that_were_chosen_in_its_dialog(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, first: int, last: int, printed: int
) -> None:
    screens(*SMALL_MONITORS)
    out = tmp_path / "printed.pdf"
    with staged(tmp_path / "data") as stage:
        dialog = opened(stage, "print-sheets", qtbot)
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(out))
        if first:
            printer.setPrintRange(QPrinter.PrintRange.PageRange)
            printer.setFromTo(first, last)
        stage.program.printing.print_on(printer)
        qtbot.waitUntil(dialog.print_button.isEnabled, timeout=20_000)
        assert dialog.said.text() == "The pages are on their way to the printer."
        del printer
    assert len(PAGE.findall(out.read_bytes())) == printed


def test_a_dialog_that_is_closed_leaves_no_half_file(
    tmp_path: Path, screens: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens(*SMALL_MONITORS)
    folder = tmp_path / "out"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / "cards.pdf"), ""))
    with staged(tmp_path / "data") as stage:
        dialog = opened(stage, "print-cards", qtbot)
        click(dialog.save_button)
        dialog.close()
        stage.program.printing.stop()
        assert list(folder.iterdir()) == []
