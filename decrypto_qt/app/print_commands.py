"""`decrypto-qt print-cards WORDFILE --out FILE` and `decrypto-qt print-sheets --out FILE`: PDFs, without a display."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from decrypto_qt.app.cli import Options, UserError
from decrypto_qt.app.faults import PROGRAM
from decrypto_qt.app.print_files import read_bytes, save_pdf, words_to_print
from decrypto_qt.app.replay_command import read_file
from decrypto_qt.app.resources import resource
from decrypto_qt.app.stopping import Stopping
from decrypto_qt.app.translators import Translators, chosen_language
from decrypto_qt.game.files import FileProblem, FileTrouble, printable
from decrypto_qt.game.word_files import WordFileError, table_languages
from decrypto_qt.models.printed_sheets import empty_sheets, sheets_of
from decrypto_qt.models.words import LANGUAGE_NAMES
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import play_record
from decrypto_qt.rules.decrypto.views import table_view
from decrypto_qt.rules.strict_json import RecordError
from decrypto_qt.widgets.fonts import load_fonts
from decrypto_qt.widgets.printed_cards import CardPages
from decrypto_qt.widgets.printed_sheets import SheetPages
from decrypto_qt.widgets.printing import PaperSize, PrintedPages

_MOST_FAULTS: Final = 50
"""So many are told; a file that is no list of words would have them in every line."""


def run(options: Options, stopping: Stopping) -> int:
    """Writes what was asked for.

    Args:
        options: What was asked for.
        stopping: Says when it is enough; then nothing is written.

    Returns:
        The exit status: 0, 1 for a word file that is refused, 2 for a record that is none.

    Raises:
        UserError: a file cannot be read or written.
    """
    # Nothing is shown: no display is needed, and none that is there is used.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    load_fonts(file.read_bytes() for file in resource("fonts").iterdir() if file.name.endswith(".otf"))
    translators = Translators()
    translators.install(chosen_language(options.language))
    try:
        command = _print_cards if options.command == "print-cards" else _print_sheets
        return command(options, stopping)
    except FileProblem as problem:
        if problem.trouble is FileTrouble.EXISTS:
            raise UserError(f"{printable(problem.path)} is there already; --force replaces it") from None
        raise UserError(str(problem)) from None
    finally:
        translators.remove()
        del application


def _print_cards(options: Options, stopping: Stopping) -> int:
    path = Path(options.word_file)
    data = read_bytes(path)
    columns = table_languages(data)
    if columns and options.language is None:
        raise UserError(f"{printable(path)} has the columns {', '.join(columns)}: choose one with --language")
    language = chosen_language(options.language)
    try:
        words = words_to_print(data, options.language or language)
    except WordFileError as error:
        for fault in error.faults[:_MOST_FAULTS]:
            sys.stderr.write(f"{PROGRAM}: {printable(path)}: {printable(fault)}\n")
        if (more := len(error.faults) - _MOST_FAULTS) > 0:
            sys.stderr.write(f"{PROGRAM}: {printable(path)}: {more} more of its lines are wrong\n")
        return 1
    name = LANGUAGE_NAMES.get(options.language or "", "")
    pages = CardPages(words, _paper(options), name)
    _save(pages, options, stopping)
    return 0


def _print_sheets(options: Options, stopping: Stopping) -> int:
    if options.record is None:
        sheets = empty_sheets()
    else:
        try:
            state = play_record(read_record(read_file(options.record)))
        except RecordError as error:
            sys.stderr.write(f"{PROGRAM}: {printable(f'{options.record}: {error.place}: {error.problem}')}\n")
            return 2
        sheets = sheets_of(table_view(state), filled=True)
    _save(SheetPages(sheets, _paper(options)), options, stopping)
    return 0


def _save(pages: PrintedPages, options: Options, stopping: Stopping) -> None:
    assert options.out is not None
    source = options.word_file or options.record
    if source and _is_same(options.out, source):
        raise UserError(f"{printable(options.out)} is what the pages are made of: choose another name with --out")
    if save_pdf(pages, options.out, overwrite=options.force, go_on=lambda _done: stopping.goes_on):
        print(f"{pages.count} pages in {printable(options.out)}")  # noqa: T201 - what the command has to say


def _is_same(out: Path, source: str) -> bool:
    try:
        return out.samefile(source)
    except OSError:
        # It is not there yet, or cannot be written either: then that is said.
        return False


def _paper(options: Options) -> PaperSize:
    return PaperSize.LETTER if options.paper == "Letter" else PaperSize.A4
