"""A game of two rounds that comes through every phase: a miscommunication each, twice, and the keywords decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from decrypto_qt.rules.decrypto.record import (
    EntryRecord,
    HalfRecord,
    KeywordGuessRecord,
    Record,
    RoundRecord,
    TeamRecord,
)
from decrypto_qt.rules.decrypto.values import SPOKEN, Code, TextClue, Variant

_CLUES: Final = ("sea", "night", "shadow", "copper", "lantern", "window", "harbour", "winter", "thread", "ladder")


def _half(
    number: int, encryptor: str, code: tuple[int, int, int], intercept: tuple[int, int, int] | None
) -> HalfRecord:
    first, second, third = (TextClue(_CLUES[(3 * number + i) % len(_CLUES)]) for i in range(3))
    wrong = Code((code[1], code[0], code[2]))
    guess = None if intercept is None else Code(intercept)
    return HalfRecord(encryptor, Code(code), (first, second, third), guess, wrong)


TIE: Final = Record(
    variant=Variant.TWO_TEAMS,
    language="en",
    white=TeamRecord("Owls", ("Anna", "Paul"), ("kw-black", "kw-dragonfly", "kw-cocktail", "kw-street")),
    black=TeamRecord("Foxes", ("Ella", "Matt"), ("kw-antique", "kw-bone", "kw-morning", "kw-over")),
    rounds=(
        RoundRecord(_half(0, "Anna", (4, 2, 1), None), _half(1, "Ella", (1, 3, 2), None)),
        RoundRecord(_half(2, "Paul", (2, 3, 4), (4, 3, 1)), _half(3, "Matt", (3, 1, 4), None)),
    ),
    keyword_guesses=KeywordGuessRecord(
        white=(EntryRecord("kw-bone"), EntryRecord("kw-mornings", 3), EntryRecord(""), EntryRecord("pencil")),
        black=(EntryRecord("kw-street"), EntryRecord(""), EntryRecord(""), EntryRecord("")),
    ),
)
"""White wins: two of Black's words, one of them a near-miss, against one."""


def unwritten(record: Record) -> Record:
    """The same game without a letter typed: clues on paper alone, no names, and blanks for the keywords."""

    def half(one: HalfRecord | None) -> HalfRecord | None:
        return None if one is None else replace(one, clues=(SPOKEN, SPOKEN, SPOKEN), encryptor=None)

    rounds = []
    for played in record.rounds:
        white = half(played.white)
        assert white is not None
        rounds.append(RoundRecord(white, half(played.black)))
    blank = (EntryRecord(""),) * 4
    return replace(
        record,
        white=replace(record.white, name=None, players=None),
        black=replace(record.black, name=None, players=None),
        rounds=tuple(rounds),
        keyword_guesses=None if record.keyword_guesses is None else KeywordGuessRecord(blank, blank),
    )
