"""What printing reads and writes: the words of a file, and the PDF that comes of pages.

Used by the commands and by the menu alike; neither a window nor a sentence in its language belongs here.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from decrypto_qt.game.files import FileAction, FileProblem, FileTrouble, read_all
from decrypto_qt.game.new_file import NewFile
from decrypto_qt.game.word_files import (
    LARGEST_FILE,
    ListedWord,
    WordFault,
    WordFileError,
    WordTrouble,
    read_word_file,
)
from decrypto_qt.widgets.printed_cards import WORDS, missing_letters
from decrypto_qt.widgets.printing import GoOn, PrintedPages, write_pdf

LEAST_WORDS: Final = WORDS
"""One card has so many."""


def read_bytes(path: Path) -> bytes:
    """A word file's bytes.

    Raises:
        FileProblem: It is not there, or cannot be read, or is far too large.
    """
    try:
        return read_all(path, LARGEST_FILE)
    except FileNotFoundError:
        raise FileProblem(FileAction.READ, FileTrouble.NO_FOLDER, path) from None


def words_to_print(data: bytes, language: str) -> tuple[str, ...]:
    """The words of a file, each of which can be printed.

    Raises:
        WordFileError: Anything is wrong with it.
    """
    words = read_word_file(data, language, least=LEAST_WORDS)
    faults = list(_without_letters(words))
    if faults:
        raise WordFileError(faults)
    return tuple(word.text for word in words)


def _without_letters(words: Iterable[ListedWord]) -> Iterable[WordFault]:
    for word in words:
        missing = missing_letters(word.text)
        if missing:
            yield WordFault(word.line, WordTrouble.NO_TYPE, missing[0])


def save_pdf(pages: PrintedPages, path: Path, *, overwrite: bool, go_on: GoOn = lambda _done: True) -> bool:
    """Write pages to a file, which is there as a whole or not at all; whether it was let go on to the end.

    Raises:
        FileProblem: It could not be written; whatever lay there lies there still.
    """
    with NewFile(path, overwrite=overwrite) as new:
        # A full disk ends the painting with the page that met it.
        whole = write_pdf(pages, new.write, lambda done: new.problem is None and go_on(done))
        if not whole:
            new.give_up()
    return whole
