"""Word files that people bring along: a word a line, or a table with a column for each language.

A file is taken as a whole or refused as a whole, with everything that is wrong in it. Where it lies, and what becomes
of its words (cards to print, a deck to deal from), is none of this module's business.

A plain file is UTF-8, with or without a byte order mark. Empty lines, and lines that begin with `#`, say nothing; space
round a word and more than one space in it do not count. A file whose first line names at least two of the columns `en`,
`fi`, `cs`, `de` and `es` is a table: one of its columns is read, and its empty lines say nothing. Between its columns
are commas, semicolons (as spreadsheets write where a comma parts whole from tenth) or tabs; what they quote, is quoted.
"""

from __future__ import annotations

import csv
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from decrypto_qt.game.decks import LANGUAGES, LONGEST_WORD
from decrypto_qt.rules.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LARGEST_FILE: Final = 4 * 1024 * 1024
"""Bytes; a thousand words have some ten thousand."""

_MARK: Final = b"\xef\xbb\xbf"
_OTHER_MARKS: Final = (b"\xff\xfe", b"\xfe\xff")
_SEPARATORS: Final = ",;\t"


class WordTrouble(Enum):
    """What can be wrong with a line, or with the file as a whole."""

    NOT_UTF8 = "it is not UTF-8: save the file in that encoding"
    UNPRINTABLE = "it holds the character {detail}, which cannot be printed"
    SEVERAL = "it holds “{detail}”: write one word a line"
    NO_LETTER = "there is no letter in it"
    TOO_LONG = "the word has {detail} characters, and {most} are the most"
    TWICE = "the same word stands in line {detail}"
    COLUMNS = "it has another number of columns than the first line"
    NO_WORD = "there is no word in the column {detail}"
    QUOTES = "its quotation marks do not close"
    NO_COLUMN = "there is no column {detail}"
    NO_TYPE = "the program has no letter {detail} to print it with"
    TOO_FEW = "it has {detail} words, and {least} are the fewest"


@dataclass(frozen=True, slots=True)
class WordFault:
    """One thing that is wrong; `str()` is one clause, in English, without the file's name.

    Attributes:
        line: Counted from 1; 0 where it is the file as a whole.
        trouble: What it is.
        detail: What belongs to it: a character, a number, the line of the same word, the name of a column.
        least: How many words there had to be.
    """

    line: int
    trouble: WordTrouble
    detail: str = ""
    least: int = 0

    @override
    def __str__(self) -> str:
        """Where, and what."""
        place = f"line {self.line}: " if self.line else ""
        return place + self.trouble.value.format(detail=self.detail, most=LONGEST_WORD, least=self.least)


class WordFileError(Exception):
    """A word file is refused.

    Attributes:
        faults: All that is wrong, by line; at least one.
    """

    def __init__(self, faults: Iterable[WordFault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("; ".join(map(str, self.faults)))


@dataclass(frozen=True, slots=True)
class _Table:
    """What the first line of a table says of the others."""

    columns: tuple[str, ...]
    separator: str


@dataclass(frozen=True, slots=True)
class ListedWord:
    """A word and the line it stands in."""

    line: int
    text: str


def read_word_file(data: bytes, language: str, *, least: int = 1) -> tuple[ListedWord, ...]:
    """The words of a file, in its order.

    Args:
        data: The file.
        language: Which column of a table is read, and by whose folding two words are the same.
        least: How many words there must be.

    Raises:
        WordFileError: Anything is wrong with it.
    """
    faults: list[WordFault] = []
    lines = _lines(data, faults)
    table = _table(lines)
    cells = _plain(lines) if table is None else _cells(lines, table, language, faults)
    words: list[ListedWord] = []
    seen: dict[str, int] = {}
    for line, raw in cells:
        text = unicodedata.normalize("NFC", " ".join(raw.split()))
        fault = _fault(line, raw, text)
        if fault is None:
            first = seen.setdefault(fold(text, language), line)
            if first != line:
                fault = WordFault(line, WordTrouble.TWICE, str(first))
        if fault is None:
            words.append(ListedWord(line, text))
        else:
            faults.append(fault)
    if not faults and len(words) < least:
        faults.append(WordFault(0, WordTrouble.TOO_FEW, str(len(words)), least))
    if faults:
        raise WordFileError(faults)
    return tuple(words)


def table_languages(data: bytes) -> tuple[str, ...]:
    """The languages that a file has a column for; none where it is no table."""
    table = _table(_lines(data, []))
    return () if table is None else table.columns


def _lines(data: bytes, faults: list[WordFault]) -> list[str]:
    """The lines without their ends; one that cannot be decoded is a fault, and empty."""
    if data.startswith(_OTHER_MARKS):
        faults.append(WordFault(0, WordTrouble.NOT_UTF8))
        return []
    lines = []
    for number, line in enumerate(data.removeprefix(_MARK).split(b"\n"), start=1):
        try:
            lines.append(line.removesuffix(b"\r").decode("utf-8"))
        except UnicodeDecodeError:
            faults.append(WordFault(number, WordTrouble.NOT_UTF8))
            lines.append("")
    return lines


def _table(lines: list[str]) -> _Table | None:
    """The columns that the first line names, if it does nothing else."""
    for separator in _SEPARATORS if lines else "":
        columns = tuple(name.strip().lower() for name in _row(lines[0], separator) or ())
        if len(columns) > 1 and len(set(columns)) == len(columns) and set(columns) <= set(LANGUAGES):
            return _Table(columns, separator)
    return None


def _row(line: str, separator: str) -> list[str] | None:
    """The cells of one line; none where quotation marks in it do not close.

    Each line by itself: no word goes on in the next one, and an open quotation mark swallows no other line.
    """
    try:
        return next(csv.reader([line], delimiter=separator, strict=True), [])
    except csv.Error:
        return None


def _plain(lines: list[str]) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line


def _cells(lines: list[str], table: _Table, language: str, faults: list[WordFault]) -> Iterator[tuple[int, str]]:
    """One column of a table; the lines that do not fit are faults."""
    columns = table.columns
    if language not in columns:
        faults.append(WordFault(1, WordTrouble.NO_COLUMN, language))
        return
    place = columns.index(language)
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        row = _row(line, table.separator)
        if row is None:
            faults.append(WordFault(number, WordTrouble.QUOTES))
        elif len(row) != len(columns):
            faults.append(WordFault(number, WordTrouble.COLUMNS))
        elif not row[place].strip():
            faults.append(WordFault(number, WordTrouble.NO_WORD, language))
        else:
            yield number, row[place]


def _fault(line: int, raw: str, text: str) -> WordFault | None:
    """What is wrong with a word by itself."""
    separator = next((letter for letter in raw.strip() if letter in _SEPARATORS), "")
    if separator:
        return WordFault(line, WordTrouble.SEVERAL, "TAB" if separator == "\t" else separator)
    for letter in raw.strip():
        if not letter.isprintable() and unicodedata.category(letter) != "Zs":
            return WordFault(line, WordTrouble.UNPRINTABLE, f"U+{ord(letter):04X}")
    if not any(letter.isalpha() for letter in text):
        return WordFault(line, WordTrouble.NO_LETTER)
    if len(text) > LONGEST_WORD:
        return WordFault(line, WordTrouble.TOO_LONG, str(len(text)))
    return None
