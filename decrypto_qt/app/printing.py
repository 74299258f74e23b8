"""Printing from the menu: what is offered, and the thread in which pages are painted, written and printed.

During a game it is given the table's view and the deck, which everybody knows; no other thing ever comes to paper.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtWidgets import QDialog, QFileDialog

from decrypto_qt.app.poster import Poster
from decrypto_qt.app.print_files import read_bytes, save_pdf, words_to_print
from decrypto_qt.game.files import FileProblem
from decrypto_qt.game.word_files import WordFileError, table_languages
from decrypto_qt.models.printed_sheets import empty_sheets, sheets_of
from decrypto_qt.models.problems import problem_text, word_file_text
from decrypto_qt.models.words import LANGUAGE_NAMES
from decrypto_qt.widgets.printed_cards import CardPages
from decrypto_qt.widgets.printed_sheets import SheetPages
from decrypto_qt.widgets.printing import DPI, GoOn, PaperSize, PrintedPages, paint_pages, preview
from decrypto_qt.windows.print_dialog import PrintDialog, Printed

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtPrintSupport import QPrinter

    from decrypto_qt.game.decks import Deck
    from decrypto_qt.rules.decrypto.views import TableView
    from decrypto_qt.windows.paper_dialog import PaperDialog
    from decrypto_qt.windows.table_window import TableWindow

EMPTY: Final = "empty"
FILLED: Final = "filled"
FILE: Final = "file"
"""Keys of what can be printed; a deck's key is its language."""

Job = Callable[[GoOn], str]
"""Paints all pages, and says what has come of it; asks whether to go on."""


class Printing(QObject):
    """What stands between the menu, the dialog and the printer.

    Everything that takes long is done in one thread of its own. Its results are thrown away if the dialog they were for
    has been closed.
    """

    def __init__(
        self,
        table: TableWindow,
        show: Callable[[PaperDialog], None],
        cover: Callable[[], None],
        parent: QObject,
    ) -> None:
        """Begin with nothing to print.

        Args:
            table: The window that the dialogs belong to.
            show: Covers both screens, and opens a dialog.
            cover: Covers both screens, before something that may take its time.
            parent: Who keeps it.
        """
        super().__init__(parent)
        self._table = table
        self._show = show
        self._cover = cover
        self._poster = Poster(self)
        self._worker = ThreadPoolExecutor(1, "printing")
        self._dialog: PrintDialog | None = None
        self._paper = PaperSize.A4
        self._make: Callable[[PaperSize], PrintedPages] | None = None
        self._pages: PrintedPages | None = None
        self._wanted: tuple[int, QSize] | None = None
        self._order = 0
        self._decks: tuple[Deck, ...] = ()
        self._own: tuple[str, ...] = ()
        self._languages: tuple[str, ...] = ()
        self._view: TableView | None = None

    @property
    def dialog(self) -> PrintDialog | None:
        """The dialog that is open."""
        return self._dialog

    def stop(self) -> None:
        """Paint no further page; what is half written disappears."""
        self._forget()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def ask_sheets(self, view: TableView | None, *, over: bool) -> None:
        """Show the note sheets, empty or with what the table knows; a game that is over has them filled at first.

        Args:
            view: What everybody knows of the game at hand.
            over: Whether it is over.
        """
        sources = [(EMPTY, QCoreApplication.translate("PrintDialog", "empty", "note sheets"))]
        if view is not None:
            sources.append((FILLED, QCoreApplication.translate("PrintDialog", "as played so far", "note sheets")))
        first = FILLED if over else EMPTY
        self._open(PrintDialog(Printed.SHEETS, sources, first, self._table), self._sheets)
        self._view = view
        self._sheets(first)

    def ask_cards(self, decks: Sequence[Deck], language: str) -> None:
        """Show the cards of a deck or of a file of words.

        Args:
            decks: What the program can deal from.
            language: The language that is proposed.
        """
        sources = [(deck.language, LANGUAGE_NAMES.get(deck.language, deck.language)) for deck in decks]
        first = language if language in dict(sources) else sources[0][0] if sources else ""
        self._open(PrintDialog(Printed.CARDS, sources, first, self._table), self._cards)
        self._decks, self._languages = tuple(decks), (language,)
        self._cards(first)

    # The dialog ------------------------------------------------------------------------------------------------------

    def _open(self, dialog: PrintDialog, choose: Callable[[object], None]) -> None:
        self._forget()
        self._dialog = dialog
        self._paper = PaperSize.A4
        dialog.source_chosen.connect(choose)
        dialog.paper_chosen.connect(self._choose_paper)
        dialog.page_wanted.connect(self._want_page)
        dialog.file_asked.connect(self._ask_file)
        dialog.save_asked.connect(self._ask_save)
        dialog.print_asked.connect(self._ask_print)
        dialog.finished.connect(lambda _result, dialog=dialog: self._closed(dialog))
        self._show(dialog)

    def _closed(self, dialog: PrintDialog) -> None:
        if dialog is self._dialog:
            self._forget()

    def _forget(self) -> None:
        """Whatever is under way was for a dialog that is not there any more."""
        self._order += 1
        self._dialog, self._pages, self._make, self._wanted, self._view = None, None, None, None, None
        self._decks, self._own, self._languages = (), (), ()

    def _sheets(self, source: object) -> None:
        view = self._view
        sheets = empty_sheets() if view is None else sheets_of(view, filled=source == FILLED)
        self._set(lambda paper: SheetPages(sheets, paper))

    def _cards(self, source: object) -> None:
        deck = next((deck for deck in self._decks if deck.language == source), None)
        words = self._own if deck is None else deck.words
        name = "" if deck is None else LANGUAGE_NAMES.get(deck.language, "")
        if deck is not None:
            self._languages = (deck.language, *self._languages)
        self._set((lambda paper: CardPages(words, paper, name)) if words else None)

    def _set(self, make: Callable[[PaperSize], PrintedPages] | None) -> None:
        self._make = make
        self._pages = None if make is None else make(self._paper)
        if self._dialog is not None:
            self._dialog.say("")
            self._dialog.set_pages(0 if self._pages is None else self._pages.count, self._paper)

    def _choose_paper(self, paper: PaperSize) -> None:
        self._paper = paper
        self._set(self._make)

    def _want_page(self, number: int, size: QSize) -> None:
        """Have a page painted; of several that are asked for while one is painted, only the last."""
        self._wanted = wanted = (number, size)
        self._submit(partial(self._paint_wanted, self._order, wanted))

    def _submit(self, job: Callable[[], None]) -> None:
        """Have something done in the worker; what nobody catches there goes to the program's own hook."""

        def run() -> None:
            try:
                job()
            except Exception:  # noqa: BLE001 - the pool would keep it to itself; the hook says no word of it
                sys.excepthook(*sys.exc_info())

        self._worker.submit(run)

    def _paint_wanted(self, order: int, wanted: tuple[int, QSize]) -> None:
        """In the worker, if nothing else has been asked for since."""
        pages = self._pages
        if order != self._order or wanted is not self._wanted or pages is None or wanted[0] >= pages.count:
            return
        picture = preview(pages, *wanted)
        self._poster.post(lambda: self._show_picture(pages, wanted[0], picture))

    def _show_picture(self, pages: PrintedPages, number: int, picture: QImage) -> None:
        if self._dialog is not None and pages is self._pages:
            self._dialog.show_picture(number, picture)

    # Words of one's own ----------------------------------------------------------------------------------------------

    def _ask_file(self) -> None:
        self._cover()
        name, _ = QFileDialog.getOpenFileName(
            self._dialog,
            QCoreApplication.translate("PrintDialog", "Words from a file"),
            "",
            QCoreApplication.translate("PrintDialog", "Lists of words (*.txt *.csv)"),
        )
        if name:
            self.open_words(Path(name))

    def open_words(self, path: Path) -> None:
        """Print the words of a file; of a table the column of the deck that was chosen last, else of the program."""
        dialog = self._dialog
        if dialog is None:
            return
        try:
            data = read_bytes(path)
            columns = table_languages(data)
            wanted = (language for language in self._languages if language in columns or not columns)
            language = next(wanted, columns[0] if columns else "")
            words = words_to_print(data, language)
        except FileProblem as problem:
            dialog.say(problem_text(problem))
        except WordFileError as error:
            dialog.say(word_file_text(error, path))
        else:
            self._own = words
            dialog.add_source(FILE, QCoreApplication.translate("PrintDialog", "own", "words from a file"))
            self._cards(FILE)

    # To a file or to a printer ---------------------------------------------------------------------------------------

    def _ask_save(self) -> None:
        pages = self._pages
        if pages is None:
            return
        self._cover()
        name, _ = QFileDialog.getSaveFileName(
            self._dialog,
            QCoreApplication.translate("PrintDialog", "Save as PDF"),
            f"{pages.title}.pdf",
            QCoreApplication.translate("PrintDialog", "PDF files (*.pdf)"),
        )
        if name:
            self.save(Path(name))

    def save(self, path: Path) -> None:
        """Write all pages to a file; the file dialog has asked already where there is one."""
        pages = self._pages
        if pages is None:
            return

        def write(go_on: GoOn) -> str:
            try:
                if not save_pdf(pages, path, overwrite=True, go_on=go_on):
                    return ""
            except FileProblem as problem:
                return problem_text(problem)
            text = QCoreApplication.translate("PrintDialog", "The pages were written to {file}.")
            return text.format(file=path.name)

        self._begin(pages.count, write)

    def _ask_print(self) -> None:
        """Choose a printer, if the system knows any."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo  # noqa: PLC0415 - only when asked for

        dialog, pages = self._dialog, self._pages
        if dialog is None or pages is None:
            return
        self._cover()
        if not QPrinterInfo.availablePrinterNames():
            dialog.say(
                QCoreApplication.translate(
                    "PrintDialog", "This computer knows no printer. Save a PDF and print it where there is one."
                )
            )
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        prepare(printer, pages)
        chooser = QPrintDialog(printer, dialog)
        chooser.setMinMax(1, pages.count)
        chooser.setFromTo(1, pages.count)
        chooser.finished.connect(partial(self._printer_chosen, chooser, printer))
        # Not `open`, of which the bindings have only the one with a slot's name.
        chooser.setWindowModality(Qt.WindowModality.WindowModal)
        chooser.show()

    def _printer_chosen(self, chooser: QDialog, printer: QPrinter, result: int) -> None:
        chooser.deleteLater()
        if result == QDialog.DialogCode.Accepted:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Send the pages to a printer: all of them, or from one to another where that was chosen."""
        pages = self._pages
        if pages is None:
            return
        prepare(printer, pages)
        numbers = chosen_numbers(printer, pages.count)

        def send(go_on: GoOn) -> str:
            if not paint_pages(pages, printer, go_on, numbers):
                return ""
            return QCoreApplication.translate("PrintDialog", "The pages are on their way to the printer.")

        self._begin(len(numbers), send)

    def _begin(self, count: int, job: Job) -> None:
        """Do something with so many pages in the worker, and tell how far it is."""
        dialog, order = self._dialog, self._order
        if dialog is None:
            return
        dialog.set_busy(True)

        def go_on(done: int) -> bool:
            text = QCoreApplication.translate("PrintDialog", "{done} of {count} pages are done.")
            self._poster.post(lambda: self._say(order, text.format(done=done, count=count)))
            return order == self._order

        def work() -> None:
            said = ""
            try:
                said = job(go_on)
            finally:
                self._poster.post(lambda: self._done(order, said))

        self._submit(work)

    def _say(self, order: int, sentence: str) -> None:
        if self._dialog is not None and order == self._order:
            self._dialog.say(sentence)

    def _done(self, order: int, sentence: str) -> None:
        if self._dialog is not None and order == self._order:
            self._dialog.set_busy(False)
            self._dialog.say(sentence)


def chosen_numbers(printer: QPrinter, count: int) -> range:
    """Which pages the printer's dialog was told to print, from 0: Qt asks for them and leaves it to the program."""
    from PySide6.QtPrintSupport import QPrinter as Printer  # noqa: PLC0415 - only when asked for

    first, last = printer.fromPage(), printer.toPage()
    if printer.printRange() is not Printer.PrintRange.PageRange or not 1 <= first <= last:
        return range(count)
    return range(min(first, count) - 1, min(last, count))


def prepare(printer: QPrinter, pages: PrintedPages) -> None:
    """Let a printer have dots as the pages have them, on the whole paper and on both of its sides."""
    from PySide6.QtPrintSupport import QPrinter as Printer  # noqa: PLC0415 - only when asked for

    printer.setResolution(DPI)
    printer.setFullPage(True)
    printer.setPageLayout(pages.paper.layout)
    printer.setDuplex(Printer.DuplexMode.DuplexLongSide)
    printer.setDocName(pages.title)
