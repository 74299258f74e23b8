"""The letters of which a card's tangle is drawn, for each language that a deck may have.

A deck's own letters, so that the tangle is made of the same stuff as the word and no accent stands out in it.
"""

from __future__ import annotations

from typing import Final

LATIN: Final = "ABCDEFGHIJKLMNOPRSTUVWYZ"
"""For a language that is not listed."""

_ALPHABETS: Final = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "fi": "ABDEFGHIJKLMNOPRSTUVYÄÖ",
    "cs": "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPRŘSŠTŤUÚŮVYÝZŽ",
    "de": "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ",
    "es": "AÁBCDEÉFGHIÍJLMNÑOÓPQRSTUÚÜVXYZ",
}


def alphabet_of(language: str) -> str:
    """The capitals of a language, given by its tag.

    >>> "Ř" in alphabet_of("cs-CZ")
    True
    """
    return _ALPHABETS.get(language.replace("_", "-").split("-", 1)[0].lower(), LATIN)
