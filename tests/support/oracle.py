"""The rules once more, written from the rulebook's words alone and with no look at the program's own answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.values import GuessKind, RevealStep, Variant


@dataclass
class Count:
    """The tokens that a log of events has brought, by colour."""

    interceptions: dict[str, int] = field(default_factory=lambda: {"white": 0, "black": 0})
    miscommunications: dict[str, int] = field(default_factory=lambda: {"white": 0, "black": 0})

    @property
    def all_four(self) -> tuple[int, int, int, int]:
        """White's interceptions and miscommunications, then Black's."""
        return (
            self.interceptions["white"],
            self.miscommunications["white"],
            self.interceptions["black"],
            self.miscommunications["black"],
        )


def tokens(log: Iterable[e.Event]) -> Count:
    """Step 7: an interception token for a right guess at the other's code, the other kind for a wrong one at the own.

    With three players a wrong decoding gives the interceptor an interception token instead.
    """
    count = Count()
    three = False
    cards: dict[str, tuple[int, ...]] = {}
    guesses: dict[GuessKind, tuple[int, ...] | None] = {}
    reader, listener = "white", "black"
    for event in log:
        match event:
            case e.GameDealt(setup):
                three = setup.variant is Variant.THREE_PLAYERS
            case e.RoundStarted():
                reader, listener, cards, guesses = "white", "black", {}, {}
            case e.NextReading():
                reader, listener, guesses = "black", "white", {}
            case e.CodeDrawn(team, code):
                cards[team.value] = tuple(code)
            case e.GuessLocked(kind, guess) | e.GuessCorrected(kind, guess):
                guesses[kind] = None if guess is None else tuple(guess)
            case e.StepRevealed(RevealStep.TOKENS):
                right = cards[reader]
                if guesses.get(GuessKind.INTERCEPT) == right:
                    count.interceptions[listener] += 1
                if guesses[GuessKind.DECODE] != right:
                    if three:
                        count.interceptions[listener] += 1
                    else:
                        count.miscommunications[reader] += 1
            case _:
                pass
    return count


TIE_BREAK = "tie-break"


def end_of_round(held: tuple[int, int, int, int], number: int) -> tuple[str, tuple[str, ...]] | str | None:
    """What "End of a round" and the four triggers of "Tie-break" say, sentence by sentence.

    Returns:
        the winner and the reasons; or `TIE_BREAK`; or `None` for another round.
    """
    white_i, white_m, black_i, black_m = held
    a_team_holds_both = (white_i == 2 and white_m == 2) or (black_i == 2 and black_m == 2)
    both_got_their_second_interception = white_i == 2 and black_i == 2
    both_got_their_second_miscommunication = white_m == 2 and black_m == 2
    if a_team_holds_both or both_got_their_second_interception or both_got_their_second_miscommunication:
        return TIE_BREAK
    winners = set()
    if white_i == 2 or black_m == 2:
        winners.add("white")
    if black_i == 2 or white_m == 2:
        winners.add("black")
    if not winners:
        return TIE_BREAK if number == 8 else None
    (winner,) = winners
    won, lost = (white_i, black_m) if winner == "white" else (black_i, white_m)
    reasons = ["interceptions"] * (won == 2) + ["miscommunications"] * (lost == 2)
    return winner, tuple(reasons)


def tie_break(held: tuple[int, int, int, int]) -> tuple[str, tuple[str, ...]] | None:
    """One point up for an interception, one down for a miscommunication; `None` where keywords are guessed."""
    white_i, white_m, black_i, black_m = held
    white, black = white_i - white_m, black_i - black_m
    if white == black:
        return None
    return ("white" if white > black else "black"), ("points",)


def end_of_round_of_three(interceptions: int, number: int) -> str | None:
    """The interceptor wins with 2 tokens by the end of round 5, otherwise the team wins; `None` to go on."""
    if interceptions >= 2:
        return "black"
    return "white" if number == 5 else None
