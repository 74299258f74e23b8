"""How a round's tokens decide a game: direct results, the tie-break's triggers, points, keywords, shared victory.

One small function a rule. Source: the rules' "End of a round", "Tie-break" and "Three players".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decrypto_qt.rules.decrypto.state import Outcome, Reason, TeamState
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.teams import Team

TOKENS_THAT_DECIDE: Final = 2
"""So many tokens of one kind win (interceptions) or lose (miscommunications) a game."""

LAST_ROUND: Final = 8
LAST_ROUND_OF_THREE: Final = 5


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens that both teams hold."""

    white_interceptions: int
    white_miscommunications: int
    black_interceptions: int
    black_miscommunications: int


TIE_BREAK_BY_KEYWORDS: Final = "keywords"
"""What `end_of_round` answers where the points are even and keywords have to be guessed."""


def points(interceptions: int, miscommunications: int) -> int:
    """A team's points in the tie-break: +1 for an interception, -1 for a miscommunication."""
    return interceptions - miscommunications


def _reasons(winner_interceptions: int, loser_miscommunications: int) -> tuple[Reason, ...]:
    reasons = []
    if winner_interceptions >= TOKENS_THAT_DECIDE:
        reasons.append(Reason.INTERCEPTIONS)
    if loser_miscommunications >= TOKENS_THAT_DECIDE:
        reasons.append(Reason.MISCOMMUNICATIONS)
    return tuple(reasons)


def end_of_round(tokens: Tokens, round_number: int) -> Outcome | str | None:
    """What the tokens say once both codes of a round are revealed.

    Returns:
        an outcome, or `TIE_BREAK_BY_KEYWORDS` where the tie-break's points are even, or `None` for another round.

    A direct result needs exactly one team for which two interceptions, or the other's two miscommunications, speak;
    where they speak for both, or round 8 is over and they speak for neither, the tie-break applies.
    """
    for_white = _reasons(tokens.white_interceptions, tokens.black_miscommunications)
    for_black = _reasons(tokens.black_interceptions, tokens.white_miscommunications)
    if for_white and not for_black:
        return Outcome(Team.WHITE, for_white)
    if for_black and not for_white:
        return Outcome(Team.BLACK, for_black)
    if not for_white and round_number < LAST_ROUND:
        return None
    white = points(tokens.white_interceptions, tokens.white_miscommunications)
    black = points(tokens.black_interceptions, tokens.black_miscommunications)
    if white == black:
        return TIE_BREAK_BY_KEYWORDS
    return Outcome(Team.WHITE if white > black else Team.BLACK, (Reason.POINTS,))


def end_of_round_of_three(interceptions: int, round_number: int) -> Outcome | None:
    """The three-player game's end: two tokens by the end of round 5 win for the interceptor, else the team wins."""
    if interceptions >= TOKENS_THAT_DECIDE:
        return Outcome(Team.BLACK, (Reason.INTERCEPTIONS,))
    return Outcome(Team.WHITE, (Reason.ROUNDS,)) if round_number >= LAST_ROUND_OF_THREE else None


def matched_slots(
    entries: tuple[str, ...], marks: tuple[int | None, ...], keywords: tuple[str, ...], language: str
) -> tuple[int | None, ...]:
    """For each entry the slot of the keyword that it counts for, or `None`; each keyword counts once.

    A guess counts wherever it stands. An entry that the table accepted counts for that slot however it is spelt, and
    comes before one that only happens to match the same keyword.
    """
    slots = {fold(word, language): slot for slot, word in enumerate(keywords, 1)}
    found: list[int | None] = list(marks)
    seen = {slot for slot in marks if slot is not None}
    for i, entry in enumerate(entries):
        if found[i] is None:
            slot = slots.get(fold(entry, language))
            if slot is not None and slot not in seen:
                found[i] = slot
                seen.add(slot)
    used: set[int] = set()
    for i, slot in enumerate(found):
        if slot in used:
            found[i] = None
        elif slot is not None:
            used.add(slot)
    return tuple(found)


def right_answers(guesser: TeamState, keywords: tuple[str, ...], language: str) -> int:
    """How many of the other team's keywords a team has named."""
    matched = matched_slots(guesser.entries or (), guesser.marks, keywords, language)
    return sum(slot is not None for slot in matched)


def settle(white: TeamState, black: TeamState, language: str) -> Outcome:
    """The tie-break's last rungs: more right keywords win; if equal again, the victory is shared."""
    for_white = right_answers(white, black.keywords, language)
    for_black = right_answers(black, white.keywords, language)
    if for_white == for_black:
        return Outcome(None, (Reason.SHARED,))
    return Outcome(Team.WHITE if for_white > for_black else Team.BLACK, (Reason.KEYWORDS,))
