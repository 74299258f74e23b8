"""Decks of keywords, the dealing of hands, and the memory of what has been dealt.

A deck's bytes and the path of the ledger are handed in. What a word means, and which words two languages share, is
none of this module's business; nor is what a team does with its words.

The ledger follows the journal: a game's words stand in its journal first, then they are recorded here. After a crash in
between, recording them again brings the ledger up to the journal; for a game that it knows already it changes nothing.
"""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from decrypto_qt.game.files import FileProblem, Instead, SetAside, read_all, set_aside_if_possible, write_atomically
from decrypto_qt.rules.folding import fold

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from pathlib import Path

BUILTIN: Final = "keywords"
"""The name of the deck that comes with the program."""
LANGUAGES: Final = ("en", "fi", "cs", "de", "es")
"""The columns of its file, in order."""
LONGEST_WORD: Final = 30

_FORMAT: Final = "decrypto-qt/dealt"
_VERSION: Final = 1
_MAXIMUM_SIZE: Final = 64 * 1024 * 1024


class DeckError(Exception):
    """A deck's file is wrong; `str()` is one sentence that names line and column.

    Attributes:
        line: Counted from 1; 0 where it is the file as a whole.
        column: The column's header, or empty where it is the whole line.
        reason: What is wrong, in a few words.
    """

    def __init__(self, line: int, column: str, reason: str) -> None:
        self.line = line
        self.column = column
        self.reason = reason
        place = f"line {line}, column {column}" if column else f"line {line}" if line else "the file"
        super().__init__(f"The deck cannot be used: {place}: {reason}.")


@dataclass(frozen=True, slots=True, order=True)
class DeckKey:
    """Which words were dealt is remembered for each deck in each of its languages."""

    name: str
    language: str

    @override
    def __str__(self) -> str:
        """The key as it stands in the ledger."""
        return f"{self.name}/{self.language}"


@dataclass(frozen=True, slots=True)
class Deck:
    """Words to be dealt.

    Attributes:
        words: In the deck's own order. Which of them a team holds cannot be read from it.
    """

    name: str
    language: str
    words: tuple[str, ...] = field(repr=False)

    @property
    def key(self) -> DeckKey:
        """What the ledger knows the deck by."""
        return DeckKey(self.name, self.language)


@dataclass(frozen=True, slots=True)
class DealtHand:
    """Words that were dealt together. It bears secrets: its `repr` does not tell them.

    Attributes:
        words: The words; those that were left of a used-up deck come first.
        anew: Whether the deck was used up and has been started anew.
    """

    words: tuple[str, ...] = field(repr=False)
    anew: bool


def load_builtin(csv_bytes: bytes, language: str) -> Deck:
    """One language of the deck that comes with the program.

    Args:
        csv_bytes: The file: UTF-8, with the header `en,fi,cs,de,es` and one concept a row.
        language: One of `LANGUAGES`.

    Raises:
        DeckError: The file is wrong anywhere, not only in this language, or has no words in it yet.
        ValueError: The program has no such language.
    """
    if language not in LANGUAGES:
        raise ValueError("not a language of the deck")
    words = _columns(csv_bytes)[language]
    if not words:
        raise DeckError(0, "", f"it has no words in the language {language} yet")
    return Deck(BUILTIN, language, words)


def builtin_languages(csv_bytes: bytes) -> tuple[str, ...]:
    """The languages that the program's own deck has words in.

    Raises:
        DeckError: The file is wrong.
    """
    return tuple(language for language, words in _columns(csv_bytes).items() if words)


class DealtWords:
    """The ledger: which words of which deck have been dealt, and in which game.

    It bears secrets, so the file is private. A change that could not be written is kept in memory and written with the
    next one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._decks: dict[str, _Dealt] = {}
        self._unsaved = False

    @classmethod
    def load(cls, path: Path) -> tuple[DealtWords, SetAside | None]:
        """Read the ledger; without a file nothing has been dealt.

        Returns:
            The ledger, and what is to be told if the file was broken: it is set aside and the ledger starts anew.
        """
        ledger = cls(path)
        try:
            ledger._decks = _read_ledger(read_all(path, _MAXIMUM_SIZE))
        except FileNotFoundError:
            return ledger, None
        except FileProblem as problem:
            reason = problem.happened
        except _BrokenLedgerError as broken:
            reason = str(broken)
        else:
            return ledger, None
        return ledger, set_aside_if_possible(path, reason, Instead.NOTHING_DEALT)

    def is_dealt(self, key: DeckKey, word: str) -> bool:
        """Whether a word has been dealt since its deck was last started anew."""
        dealt = self._decks.get(str(key))
        return dealt is not None and fold(word, key.language) in dealt.words

    @property
    def path(self) -> Path:
        """Where the ledger lies."""
        return self._path

    def remember(self, game_id: str, key: DeckKey, words: Iterable[str]) -> bytes | None:
        """Remember words that a game was dealt; whoever writes the ledger then tells `written` what became of it.

        Words that this game is known to have are passed over, so a game may be recorded as often as it likes, also with
        one word more. A word that had been dealt before to another game tells that the deck was started anew.

        Returns:
            The ledger as it has to be on disk, `None` where it is there already.
        """
        self._add(game_id, key, words)
        return self._encoded() if self._unsaved else None

    def written(self, *, ok: bool) -> None:
        """Hear what became of the ledger that was handed out last."""
        self._unsaved = not ok

    def record(self, game_id: str, key: DeckKey, words: Iterable[str]) -> bool:
        """Remember words that a game was dealt, and have it on disk before this returns.

        Returns:
            Whether anything was new.

        Raises:
            FileProblem: It is remembered, but not on disk yet.
        """
        new = self._add(game_id, key, words)
        self._save()
        return new

    def reset(self, key: DeckKey) -> None:
        """Let all words of a deck come again.

        Raises:
            FileProblem: It is remembered, but not on disk yet.
        """
        if (dealt := self._decks.get(str(key))) is not None and dealt.words:
            dealt.words = frozenset()
            self._unsaved = True
        self._save()

    def _add(self, game_id: str, key: DeckKey, words: Iterable[str]) -> bool:
        """Remember words; whether any was new."""
        dealt = self._decks.setdefault(str(key), _Dealt())
        known = dealt.games.get(game_id, ())
        new = [word for word in dict.fromkeys(fold(word, key.language) for word in words) if word not in known]
        if new:
            again = dealt.words.intersection(new)
            dealt.words = again or dealt.words.union(new)
            dealt.games[game_id] = (*known, *new)
            self._unsaved = True
        return bool(new)

    def _save(self) -> None:
        if self._unsaved:
            write_atomically(self._path, self._encoded())
            self._unsaved = False

    def _encoded(self) -> bytes:
        decks = {
            key: {"words": sorted(dealt.words), "games": {game: list(words) for game, words in dealt.games.items()}}
            for key, dealt in self._decks.items()
        }
        ledger = {"format": _FORMAT, "version": _VERSION, "decks": decks}
        return json.dumps(ledger, ensure_ascii=True, separators=(",", ":")).encode("ascii")


def deal(deck: Deck, dealt: DealtWords, chance: random.Random, count: int, holding: Collection[str] = ()) -> DealtHand:
    """Choose words that have not been dealt, each set of them as likely as any other; nothing is recorded yet.

    Where fewer are left, those come first and the deck starts anew for the rest. No two words of a hand are alike after
    folding.

    Args:
        deck: What to deal from.
        dealt: What has been dealt.
        chance: Where chance comes from.
        count: How many words to deal.
        holding: Words that lie on the table already and are not dealt to it a second time.

    Raises:
        ValueError: The deck has not that many words.
    """
    held = {fold(word, deck.language) for word in holding}
    by_folded: dict[str, str] = {}
    for word in deck.words:
        by_folded.setdefault(fold(word, deck.language), word)
    free = [word for folded, word in by_folded.items() if folded not in held]
    if count > len(free):
        raise ValueError(f"a deck of {len(deck.words)} words is too small for {count} more")
    undealt = [word for word in free if not dealt.is_dealt(deck.key, word)]
    if count <= len(undealt):
        return DealtHand(tuple(chance.sample(undealt, count)), anew=False)
    left = chance.sample(undealt, len(undealt))
    fresh = chance.sample([word for word in free if word not in undealt], count - len(left))
    return DealtHand((*left, *fresh), anew=True)


@dataclass(slots=True)
class _Dealt:
    """What was dealt of one deck: since it was started anew, and in every game."""

    words: frozenset[str] = frozenset()
    games: dict[str, tuple[str, ...]] = field(default_factory=dict)


class _BrokenLedgerError(Exception):
    """The ledger's file is no ledger."""


def _read_ledger(data: bytes) -> dict[str, _Dealt]:
    try:
        ledger = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        raise _BrokenLedgerError("it is not JSON") from None
    if not isinstance(ledger, dict) or ledger.get("format") != _FORMAT:
        raise _BrokenLedgerError("it is not a list of dealt words")
    version = ledger.get("version")
    if type(version) is not int or version != _VERSION:
        raise _BrokenLedgerError("another version of the program wrote it")
    decks = _mapping(ledger.get("decks"))
    result: dict[str, _Dealt] = {}
    for key, value in decks.items():
        games = _mapping(_mapping(value).get("games"))
        result[key] = _Dealt(frozenset(_words(value.get("words"))), {game: _words(games[game]) for game in games})
    return result


def _mapping(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise _BrokenLedgerError("a table is missing")
    return value


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise _BrokenLedgerError("a list of words is missing")
    return tuple(value)


def _columns(csv_bytes: bytes) -> dict[str, tuple[str, ...]]:
    """The words of each language, none for one whose column is empty."""
    rows = _rows(csv_bytes)
    if not rows or rows[0][1] != list(LANGUAGES):
        raise DeckError(1, "", f"the header is not {','.join(LANGUAGES)}")
    for line, row in rows[1:]:
        if len(row) != len(LANGUAGES):
            raise DeckError(line, "", f"{len(row)} columns instead of {len(LANGUAGES)}")
    if len(rows) == 1:
        raise DeckError(1, "", "no words follow")
    return {
        language: _column([(line, row[place]) for line, row in rows[1:]], language)
        for place, language in enumerate(LANGUAGES)
    }


def _rows(csv_bytes: bytes) -> list[tuple[int, list[str]]]:
    """The rows with the lines that they end on."""
    try:
        text = csv_bytes.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DeckError(csv_bytes.count(b"\n", 0, error.start) + 1, "", "not UTF-8") from None
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        return [(reader.line_num, row) for row in reader]
    except csv.Error as error:
        raise DeckError(reader.line_num, "", str(error)) from None


def _column(cells: Sequence[tuple[int, str]], language: str) -> tuple[str, ...]:
    if not any(word for _, word in cells):
        return ()
    seen: dict[str, int] = {}
    for line, word in cells:
        if (reason := _fault(word)) is not None:
            raise DeckError(line, language, reason)
        first = seen.setdefault(fold(word, language), line)
        if first != line:
            raise DeckError(line, language, f"the same word as in line {first}")
    return tuple(word for _, word in cells)


def _fault(word: str) -> str | None:
    """What is wrong with a word by itself."""
    if not word:
        return "no word"
    if not word.isprintable():
        return "a character that cannot be printed"
    if word != " ".join(word.split()):
        return "space that does not belong there"
    if word != unicodedata.normalize("NFC", word):
        return "letters and accents that are not composed"
    if len(word) > LONGEST_WORD:
        return f"more than {LONGEST_WORD} characters"
    return None
