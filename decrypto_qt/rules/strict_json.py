"""JSON as a game record has to be: UTF-8, no key twice, no NaN, no float where an integer stands, no lone surrogates.

The standard library's parser is lenient in each of these. This module reads bytes into plain values in which every
leniency can still be told, and offers a small reader that checks them and names the place of the first fault.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

_LONGEST_INTEGER: Final = 18
"""Digits; no number in a record needs more than one."""

_LONGEST_KEY_SHOWN: Final = 60
"""Characters of an unknown key that an error names."""


class RecordError(Exception):
    """A record that is not valid.

    Attributes:
        place: where, like `rounds[1].white.intercept`, `line 3 column 7` or `file`.
        problem: what is wrong there, without the value.
    """

    def __init__(self, place: str, problem: str) -> None:
        """Args: place: where. problem: what is wrong."""
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


@dataclass(frozen=True, slots=True)
class _NotAnInteger:
    """A number with a fraction or an exponent, NaN, an infinity, or too many digits: valid nowhere in a record."""

    what: str


class _Object(dict[str, Any]):
    """A JSON object that remembers a key given twice."""

    __slots__ = ("twice",)
    twice: str | None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    made = _Object(pairs)
    made.twice = None
    if len(made) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                made.twice = key
                break
            seen.add(key)
    return made


def _integer(text: str) -> int | _NotAnInteger:
    return _NotAnInteger("a number too large") if len(text) > _LONGEST_INTEGER else int(text)


def parse(data: bytes) -> object:
    """The value that `data` holds, for a `Reader` to check.

    Raises:
        RecordError: not UTF-8, or not JSON; the place is a line and column counted from 1.
    """
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        raise RecordError(_line_and_column(before, len(before)), "not UTF-8") from None
    try:
        value: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise RecordError(_line_and_column(text, error.pos), f"not JSON: {_plain(error.msg)}") from None
    except RecursionError:
        raise RecordError("file", "nested too deeply") from None
    return value


def _constant(name: str) -> _NotAnInteger:
    return _NotAnInteger(f"{name}, which JSON does not know")


def _float(text: str) -> _NotAnInteger:
    del text
    return _NotAnInteger("a number that is not an integer")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_constant, parse_float=_float, parse_int=_integer
)


def _line_and_column(text: str, position: int) -> str:
    line = text.count("\n", 0, position) + 1
    column = position - (text.rfind("\n", 0, position) + 1) + 1
    return f"line {line} column {column}"


def _plain(message: str) -> str:
    """The parser's words, which end in the middle of a sentence: "Invalid control character at"."""
    return (message[0].lower() + message[1:]).removesuffix(" at").removesuffix(" starting")


def _shown(key: str) -> str:
    """A key that a stranger may have chosen: cut short, and never nothing at all."""
    return (key if len(key) <= _LONGEST_KEY_SHOWN else key[:_LONGEST_KEY_SHOWN] + "…") or '""'


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case int():
            return "a number"
        case str():
            return "a string"
        case list():
            return "an array"
        case dict():
            return "an object"
        case _NotAnInteger():
            return value.what
        case _:
            return "something else"


class Reader:
    """A parsed value that knows its place, which every check names if it fails.

    The place is put into words only then: a record has some three hundred values, and hardly one of them is wrong.
    """

    __slots__ = ("_key", "_parent", "value")

    def __init__(self, value: object, parent: Reader | None = None, key: str | int = "") -> None:
        """Args: value: as parsed. parent: the object or array it stands in. key: its key or index there."""
        self.value = value
        self._parent = parent
        self._key = key

    @property
    def place(self) -> str:
        """Where the value stands, like `rounds[1].white.intercept`; empty for the whole file."""
        parent = self._parent
        if parent is None:
            return ""
        if isinstance(self._key, int):
            return f"{parent.place}[{self._key}]"
        before = parent.place
        return f"{before}.{_shown(self._key)}" if before else _shown(self._key)

    def fail(self, problem: str) -> RecordError:
        """An error at this place."""
        return RecordError(self.place or "file", problem)

    def _expected(self, what: str) -> RecordError:
        return self.fail(f"{what} is expected, not {_kind(self.value)}")

    def member(self, key: str) -> Reader:
        """The value of a key of this object, which is known to be there."""
        value = self.value
        if not isinstance(value, dict):
            raise self._expected("an object")
        return Reader(value[key], self, key)

    def get(self, key: str) -> Reader | None:
        """The value of a key of this object, or `None` where the key is absent."""
        value = self.value
        return Reader(value[key], self, key) if isinstance(value, dict) and key in value else None

    def check_object(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> Mapping[str, Any]:
        """This value as an object with all `required` keys and no key besides these and the `optional` ones.

        Raises:
            RecordError: it is not.
        """
        value = self.value
        if not isinstance(value, _Object):
            raise self._expected("an object")
        if value.twice is not None:
            raise Reader(None, self, value.twice).fail("the key stands here twice")
        for key in value:
            if key not in required and key not in optional:
                raise Reader(None, self, key).fail("unknown key")
        for key in required:
            if key not in value:
                raise Reader(None, self, key).fail("missing")
        return value

    def items(self, length: int | None = None) -> Iterator[Reader]:
        """The entries of this array, of the given length if there is one.

        Raises:
            RecordError: no array, or not of that length.
        """
        value = self.value
        if not isinstance(value, list):
            raise self._expected("an array")
        if length is not None and len(value) != length:
            raise self.fail(f"{length} entries are expected, not {len(value)}")
        return (Reader(item, self, i) for i, item in enumerate(value))

    def string(self) -> str:
        """This value as a string without lone surrogates."""
        value = self.value
        if not isinstance(value, str):
            raise self._expected("a string")
        if not value.isascii() and any("\ud800" <= char <= "\udfff" for char in value):
            raise self.fail("a lone surrogate is no character")
        return value

    def integer(self, first: int, last: int) -> int:
        """This value as an integer within bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._expected("an integer")
        if not first <= value <= last:
            raise self.fail(f"a number from {first} to {last} is expected")
        return value

    def boolean(self) -> bool:
        """This value as a boolean."""
        if not isinstance(self.value, bool):
            raise self._expected("a boolean")
        return self.value

    def one_of(self, choices: tuple[str, ...]) -> str:
        """This value as one of a few words."""
        text = self.string()
        if text not in choices:
            raise self.fail(f"one of {', '.join(choices)} is expected")
        return text

    @property
    def is_null(self) -> bool:
        """Whether this is JSON's null."""
        return self.value is None
