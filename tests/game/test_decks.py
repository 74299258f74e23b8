"""Decks are read strictly, and no word comes twice before its deck is used up."""

from __future__ import annotations

import itertools
import json
import random
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.decks import (
    DealtWords,
    Deck,
    DeckError,
    builtin_languages,
    deal,
    load_builtin,
)
from decrypto_qt.game.files import FileProblem

HEADER = "en,fi,cs,de,es\n"


def small(count: int, language: str = "en") -> Deck:
    return Deck("small", language, tuple(f"word {number}" for number in range(count)))


def reopened(path: Path) -> DealtWords:
    ledger, problem = DealtWords.load(path)
    assert problem is None
    return ledger


# Reading a deck


def test_a_language_is_read_and_the_empty_ones_are_known() -> None:
    content = (HEADER + "bone,luu,,,\nmorning,aamu,,,\n").encode()
    assert load_builtin(content, "fi").words == ("luu", "aamu")
    assert str(load_builtin(content, "en").key) == "keywords/en"
    assert builtin_languages(content) == ("en", "fi")
    with pytest.raises(DeckError, match="no words in the language de yet"):
        load_builtin(content, "de")
    with pytest.raises(ValueError, match="not a language"):
        load_builtin(content, "sv")


@pytest.mark.parametrize(
    ("content", "line", "column", "reason"),
    [
        (b"", 1, "", "the header is not en,fi,cs,de,es"),
        (b"en,fi,cs,de\nbone,,,\n", 1, "", "the header is not"),
        (b"\xef\xbb\xbfen,fi,cs,de,es\nbone,,,,\n", 1, "", "the header is not"),
        (HEADER.encode(), 1, "", "no words follow"),
        (HEADER.encode() + b"bone,,,,\nmorning,,,\n", 3, "", "4 columns instead of 5"),
        (HEADER.encode() + b"bone,,,,\n\nmorning,,,,\n", 3, "", "0 columns"),
        (HEADER.encode() + b"bone,luu,,,\nmorning,,,,\n", 3, "fi", "no word"),
        (HEADER.encode() + b"bone,luu,,,\n,aamu,,,\n", 3, "en", "no word"),
        (HEADER.encode() + b"bone,,,,\nmorning,,,,\nBone,,,,\n", 4, "en", "the same word as in line 2"),
        (HEADER.encode() + "a,,,Größe,\nb,,,GROESSE,\n".encode(), 3, "de", "the same word as in line 2"),
        (HEADER.encode() + b" bone,,,,\n", 2, "en", "space that does not belong"),
        (HEADER.encode() + b"ice  cream,,,,\n", 2, "en", "space that does not belong"),
        (HEADER.encode() + b"bo\tne,,,,\n", 2, "en", "cannot be printed"),
        (HEADER.encode() + b"bone\x00,,,,\n", 2, "en", "cannot be printed"),
        (HEADER.encode() + "bo\u200bne,,,,\n".encode(), 2, "en", "cannot be printed"),
        (HEADER.encode() + "a,a\u0308iti,,,\n".encode(), 2, "fi", "not composed"),
        (HEADER.encode() + b"x" * 31 + b",,,,\n", 2, "en", "more than 30 characters"),
        (HEADER.encode() + b"bone,,,,\n\xff,,,,\n", 3, "", "not UTF-8"),
        (HEADER.encode() + b'bone,,,,\n"a"b,,,,\n', 3, "", "expected after"),
        (HEADER.encode() + b'"a\nb",,,,\n', 3, "en", "cannot be printed"),
    ],
)
def test_a_wrong_deck_names_line_and_column(content: bytes, line: int, column: str, reason: str) -> None:
    with pytest.raises(DeckError, match=reason) as caught:
        load_builtin(content, "en")
    assert (caught.value.line, caught.value.column) == (line, column)
    assert f"line {line}" in str(caught.value)
    assert (f"column {column}" in str(caught.value)) == bool(column)


# Dealing


def test_55_games_deal_440_words_once_each_through_restarts_and_crashes(tmp_path: Path) -> None:
    deck = small(440)
    chance = random.Random(55)
    path = tmp_path / "dealt.json"
    ledger = reopened(path)
    journals: dict[str, tuple[str, ...]] = {}
    for number in range(55):
        hand = deal(deck, ledger, chance, 8)
        assert not hand.anew
        journals[f"game-{number}"] = hand.words
        if number % 7 == 3:
            # Killed between the journal and the ledger.
            ledger = reopened(path)
            news = [ledger.record(game, deck.key, words) for game, words in journals.items()]
            assert news == [False] * number + [True]
        else:
            ledger.record(f"game-{number}", deck.key, hand.words)
        if number % 3 == 0:
            ledger = reopened(path)
            assert not any(ledger.record(game, deck.key, words) for game, words in journals.items())
    dealt = [word for words in journals.values() for word in words]
    assert sorted(dealt) == sorted(deck.words)
    assert deal(deck, ledger, chance, 8).anew


@given(
    size=st.integers(8, 40),
    seed=st.integers(0, 2**32),
    counts=st.lists(st.tuples(st.integers(1, 8), st.sampled_from(["record", "crash", "restart"])), max_size=40),
)
def test_no_word_comes_again_before_the_deck_is_used_up(
    tmp_path_factory: pytest.TempPathFactory, size: int, seed: int, counts: list[tuple[int, str]]
) -> None:
    path = tmp_path_factory.mktemp("dealt") / "dealt.json"
    deck, chance, ledger = small(size), random.Random(seed), reopened(path)
    left = set(deck.words)
    journals: list[tuple[str, ...]] = []
    for number, (count, end) in enumerate(counts):
        hand = deal(deck, ledger, chance, count)
        journals.append(hand.words)
        assert len(set(hand.words)) == count
        assert hand.anew == (count > len(left))
        if hand.anew:
            assert set(hand.words[: len(left)]) == left, "what is left comes first"
            left = set(deck.words) - set(hand.words[len(left) :])
        else:
            assert left.issuperset(hand.words)
            left -= set(hand.words)
        if end != "crash":
            ledger.record(str(number), deck.key, hand.words)
        if end != "record":
            ledger = reopened(path)
            for game, words in enumerate(journals):
                ledger.record(str(game), deck.key, words)
        assert {word for word in deck.words if not ledger.is_dealt(deck.key, word)} == left


def test_every_set_of_words_is_as_likely_as_any_other(tmp_path: Path) -> None:
    deck, chance, ledger = small(6), random.Random(1), reopened(tmp_path / "dealt.json")
    ledger.record("before", deck.key, ["word 5"])
    counts = dict.fromkeys(itertools.permutations(deck.words[:5], 2), 0)
    for _ in range(20_000):
        first, second = deal(deck, ledger, chance, 2).words
        counts[first, second] += 1
    expected = 20_000 / len(counts)
    # Chi squared with 19 degrees of freedom; 43.8 is passed once in a thousand, and the seed is fixed.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 43.8


def test_a_keyword_is_exchanged_for_one_that_is_not_on_the_table(tmp_path: Path) -> None:
    deck, chance = small(9), random.Random(3)
    path = tmp_path / "dealt.json"
    ledger = reopened(path)
    hand = deal(deck, ledger, chance, 8).words
    assert ledger.record("g", deck.key, hand)
    first = deal(deck, ledger, chance, 1, holding=hand)
    assert not first.anew
    assert ledger.record("g", deck.key, [*hand, *first.words])
    second = deal(deck, ledger, chance, 1, holding=[word.upper() for word in (*hand[1:], *first.words)])
    assert second.words == (hand[0],)
    assert second.anew
    with pytest.raises(ValueError, match="too small for 1 more"):
        deal(deck, ledger, chance, 1, holding=deck.words)


def test_no_two_words_of_a_hand_are_alike_after_folding(tmp_path: Path) -> None:
    deck = Deck("own", "de", ("Straße", "STRASSE", "Öl", "oel", "Apfel"))
    ledger = reopened(tmp_path / "dealt.json")
    for seed in range(20):
        words = deal(deck, ledger, random.Random(seed), 3).words
        assert set(words) == {"Straße", "Öl", "Apfel"}
    with pytest.raises(ValueError, match="too small"):
        deal(deck, ledger, random.Random(0), 4)
    ledger.record("g", deck.key, ["strasse"])
    assert ledger.is_dealt(deck.key, "Straße")


# The ledger


def test_decks_and_languages_are_remembered_apart(tmp_path: Path) -> None:
    path = tmp_path / "dealt.json"
    ledger = reopened(path)
    english, finnish = small(9), small(9, "fi")
    ledger.record("g", english.key, english.words[:8])
    assert ledger.is_dealt(english.key, "WORD 1")
    assert not ledger.is_dealt(finnish.key, "word 1")
    ledger = reopened(path)
    ledger.reset(english.key)
    ledger.reset(finnish.key)
    assert not reopened(path).is_dealt(english.key, "word 1")
    assert not reopened(path).record("g", english.key, english.words[:8]), "a reset outlives the journals"


def test_the_ledger_is_private_and_tells_nothing_by_its_repr(tmp_path: Path) -> None:
    path = tmp_path / "dealt.json"
    ledger = reopened(path)
    deck = small(9)
    hand = deal(deck, ledger, random.Random(0), 8)
    ledger.record("g", deck.key, hand.words)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "word" not in repr(hand) + repr(ledger) + repr(deck)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "it is not JSON"),
        (b"\xff", "it is not JSON"),
        (b"[" * 100_000, "it is not JSON"),
        (b"[]", "it is not a list of dealt words"),
        (b'{"format":"decrypto-qt/dealt","version":2}', "another version"),
        (b'{"format":"decrypto-qt/dealt","version":1}', "a table is missing"),
        (b'{"format":"decrypto-qt/dealt","version":1,"decks":{"a/en":[]}}', "a table is missing"),
        (b'{"format":"decrypto-qt/dealt","version":1,"decks":{"a/en":{"games":{}}}}', "a list of words is missing"),
        (
            b'{"format":"decrypto-qt/dealt","version":1,"decks":{"a/en":{"words":[],"games":{"g":[1]}}}}',
            "a list of words is missing",
        ),
    ],
)
def test_a_broken_ledger_is_set_aside_and_starts_anew(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "dealt.json"
    path.write_bytes(content)
    ledger, problem = DealtWords.load(path)
    assert str(problem) == (
        f"dealt.json in {tmp_path} is broken ({reason}"
        f"{' of the program wrote it' if 'version' in reason else ''}): it is kept as dealt.json.damaged-1, "
        "and words that were dealt before may come again."
    )
    assert (tmp_path / "dealt.json.damaged-1").read_bytes() == content
    deck = small(8)
    ledger.record("g", deck.key, deck.words)
    assert reopened(path).is_dealt(deck.key, "word 3")


def test_what_could_not_be_written_is_written_with_the_next_change(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_bytes(b"")
    ledger, problem = DealtWords.load(folder / "dealt.json")
    assert problem is not None
    deck = small(9)
    with pytest.raises(FileProblem, match=r"Could not write dealt\.json"):
        ledger.record("g", deck.key, ["word 1"])
    assert ledger.is_dealt(deck.key, "word 1")
    folder.unlink()
    folder.mkdir()
    assert not ledger.record("g", deck.key, ["word 1"])
    assert reopened(folder / "dealt.json").is_dealt(deck.key, "word 1")
    assert json.loads((folder / "dealt.json").read_text())["decks"]["small/en"]["games"] == {"g": ["word 1"]}


def test_what_somebody_else_writes_is_handed_out_until_it_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "dealt.json"
    deck, ledger = small(6), reopened(path)
    first = ledger.remember("g", deck.key, ["word 1"])
    assert first is not None
    ledger.written(ok=False)
    second = ledger.remember("g", deck.key, ["word 1"])
    assert second == first
    path.write_bytes(second)
    ledger.written(ok=True)
    assert ledger.remember("g", deck.key, ["word 1"]) is None
    assert reopened(path).is_dealt(deck.key, "word 1")
