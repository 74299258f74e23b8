"""The deck that comes with the program, held to what a deck of keywords must be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from decrypto_qt.game.decks import LANGUAGES, Deck, DeckError, builtin_languages, load_builtin
from decrypto_qt.rules.folding import fold
from decrypto_qt.widgets.card_painter import display_capitals

CSV = Path(__file__).parents[2] / "resources" / "decks" / "keywords.csv"
EXAMPLE = {"black", "dragonfly", "cocktail", "sombrero", "antiquity", "bone", "morning", "nightmare"}


@pytest.fixture(scope="module")
def english() -> Deck:
    return load_builtin(CSV.read_bytes(), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_440_keywords_or_none(language: str) -> None:
    content = CSV.read_bytes()
    if language in builtin_languages(content):
        assert len(load_builtin(content, language).words) == 440
    else:
        with pytest.raises(DeckError, match=f"no words in the language {language}"):
            load_builtin(content, language)


def test_english_is_there_with_the_worked_example(english: Deck) -> None:
    assert english.name == "keywords"
    assert len(english.words) == 440
    assert EXAMPLE.issubset(english.words)


def test_the_words_are_single_short_and_in_lower_case_unless_they_are_names(english: Deck) -> None:
    names = {word for word in english.words if word != word.lower()}
    assert all(re.fullmatch("[A-Za-z][a-z]{2,11}", word) for word in english.words)
    assert len(names) < 15


def test_no_two_words_are_alike_or_one_the_plural_of_the_other(english: Deck) -> None:
    folded = {fold(word, "en") for word in english.words}
    assert len(folded) == 440
    for word in folded:
        for plural in (word + "s", word + "es", re.sub("y$", "ies", word), re.sub("fe?$", "ves", word)):
            assert plural == word or plural not in folded


def test_no_word_stands_in_another(english: Deck) -> None:
    folded = [fold(word, "en") for word in english.words]
    found = [(part, whole) for part in folded for whole in folded if part != whole and part in whole]
    assert found == []


def test_the_file_is_plain() -> None:
    content = CSV.read_bytes()
    assert content.startswith(b"en,fi,cs,de,es\n")
    assert content.endswith(b"\n")
    assert b"\r" not in content
    assert content.count(b"\n") == 441


@pytest.mark.parametrize("language", LANGUAGES)
def test_capitals_fold_back_to_the_word(language: str) -> None:
    if language in builtin_languages(CSV.read_bytes()):
        for word in load_builtin(CSV.read_bytes(), language).words:
            assert fold(display_capitals(word), language) == fold(word, language)
    assert fold(display_capitals("Straße"), language) == fold("Straße", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_differ_by_the_folding_of_every_language(english: Deck, language: str) -> None:
    assert len({fold(word, language) for word in english.words}) == 440
