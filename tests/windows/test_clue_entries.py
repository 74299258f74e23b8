"""Clues as rows hold them: what was read comes back the same, and an untouched row changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.rules.decrypto.values import (
    MISSING,
    SPOKEN,
    Clue,
    Performance,
    PerformedClue,
    StruckClue,
    TextClue,
)
from decrypto_qt.widgets.entry_rows import Entry, EntryKind
from decrypto_qt.windows.clue_entries import changed_clue, clue_of, entry_of

WORDS = st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=6), max_size=4).map(
    " ".join
)


@given(WORDS, st.sampled_from(Performance))
def test_a_clue_comes_back_the_same(text: str, performance: Performance) -> None:
    clues: list[Clue] = [PerformedClue(performance, text), SPOKEN]
    if text:
        clues.append(TextClue(text))
    for clue in clues:
        assert clue_of(entry_of(clue)) == clue


def test_what_is_not_there_leaves_the_row_empty() -> None:
    for clue in (None, MISSING):
        assert entry_of(clue) == Entry()
        assert not entry_of(clue).filled
    assert clue_of(Entry()) is None
    assert clue_of(Entry("  \t ")) is None


@given(st.text(max_size=12), st.sampled_from(EntryKind))
def test_a_row_is_filled_where_it_holds_a_clue(text: str, kind: EntryKind) -> None:
    entry = Entry(text, kind)
    assert entry.filled == (clue_of(entry) is not None)


def test_space_that_does_not_belong_is_left_out() -> None:
    assert clue_of(Entry("  ice   age ")) == TextClue("ice age")


@pytest.mark.parametrize(
    "said",
    [
        TextClue("ice"),
        TextClue("ice  age"),
        StruckClue("ice"),
        PerformedClue(Performance.HUM, "la"),
        SPOKEN,
        MISSING,
        None,
    ],
)
def test_an_untouched_row_changes_nothing(said: Clue | None) -> None:
    assert changed_clue(entry_of(said), said) is None
    assert changed_clue(Entry("snow"), said) == TextClue("snow")
    assert changed_clue(Entry("", EntryKind.DANCED), said) == PerformedClue(Performance.DANCE)
