"""The house rules about clues: which clue they allow. What the rules themselves ask is the table's to judge."""

from __future__ import annotations

from typing import Final

from decrypto_qt.rules.decrypto.values import Clue, HouseRules, PerformedClue, SpokenClue, TextClue
from decrypto_qt.rules.errors import Refusal

_MOST_WORDS: Final = 2


def house_fault(clue: Clue, rules: HouseRules) -> Refusal | None:
    """Why a clue may not be handed in by the house rules that were agreed on, or `None` where it may."""
    if rules.writing_only and isinstance(clue, PerformedClue | SpokenClue):
        return Refusal.WORDS_ONLY
    return Refusal.TOO_MANY_WORDS if is_wordy(clue, rules) else None


def is_wordy(clue: Clue | None, rules: HouseRules) -> bool:
    """Whether a clue has more words than the table has agreed on; where it is only said the table counts them."""
    return rules.two_words and isinstance(clue, TextClue) and len(clue.text.split()) > _MOST_WORDS
