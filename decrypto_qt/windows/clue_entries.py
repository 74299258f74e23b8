"""Clues as the rows of a window hold them, and back: the same for a team's screen and for the table."""

from __future__ import annotations

from collections.abc import Sequence

from decrypto_qt.rules.decrypto.values import (
    SPOKEN,
    Clue,
    MissingClue,
    Performance,
    PerformedClue,
    SpokenClue,
    StruckClue,
    TextClue,
)
from decrypto_qt.rules.decrypto.views import HalfView
from decrypto_qt.widgets.entry_rows import Entry, EntryKind

_PERFORMANCES = {
    EntryKind.HUMMED: Performance.HUM,
    EntryKind.DANCED: Performance.DANCE,
    EntryKind.MIMED: Performance.MIME,
}
_KINDS = {performance: kind for kind, performance in _PERFORMANCES.items()}


def clue_of(entry: Entry) -> Clue | None:
    """The clue that a row holds, `None` while it says nothing."""
    text = " ".join(entry.text.split())
    match entry.kind:
        case EntryKind.TYPED:
            return TextClue(text) if text else None
        case EntryKind.ON_PAPER:
            return SPOKEN
        case _:
            return PerformedClue(_PERFORMANCES[entry.kind], text)


def changed_clue(entry: Entry, said: Clue | None) -> Clue | None:
    """The clue that a row holds, `None` where it says nothing or no more than what has been read.

    A clue that the table has struck stands in the row as it was said; it stays struck until something else is typed.
    """
    clue = clue_of(entry)
    return None if clue == clue_of(entry_of(said)) else clue


def all_written_down(entries: Sequence[Entry], half: HalfView) -> bool:
    """Whether the game has every clue as the rows hold them: nothing that was typed is still under way."""
    return None not in half.clues and all(
        changed_clue(entry, said) is None for entry, said in zip(entries, half.clues, strict=True)
    )


def entry_of(clue: Clue | None) -> Entry:
    """What a row holds of a clue that was read."""
    match clue:
        case TextClue(text) | StruckClue(text):
            return Entry(text)
        case PerformedClue(performance, note):
            return Entry(note, _KINDS[performance])
        case SpokenClue():
            return Entry("", EntryKind.ON_PAPER)
        case None | MissingClue():
            return Entry()
