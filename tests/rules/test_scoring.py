"""The end of a round and the tie-break, one rule a test; and every final state against the rulebook's own words."""

from __future__ import annotations

from itertools import product

import pytest

from decrypto_qt.rules.decrypto.scoring import (
    TIE_BREAK_BY_KEYWORDS,
    Tokens,
    end_of_round,
    end_of_round_of_three,
    matched_slots,
    points,
)
from decrypto_qt.rules.decrypto.state import Outcome, Reason
from decrypto_qt.rules.teams import Team
from tests.support import oracle

WHITE_BY_INTERCEPTIONS = Outcome(Team.WHITE, (Reason.INTERCEPTIONS,))
BLACK_BY_INTERCEPTIONS = Outcome(Team.BLACK, (Reason.INTERCEPTIONS,))
WHITE_BY_MISCOMMUNICATIONS = Outcome(Team.WHITE, (Reason.MISCOMMUNICATIONS,))
BLACK_BY_MISCOMMUNICATIONS = Outcome(Team.BLACK, (Reason.MISCOMMUNICATIONS,))
BOTH_REASONS = (Reason.INTERCEPTIONS, Reason.MISCOMMUNICATIONS)
WHITE_BY_POINTS = Outcome(Team.WHITE, (Reason.POINTS,))
BLACK_BY_POINTS = Outcome(Team.BLACK, (Reason.POINTS,))


def test_two_interceptions_win() -> None:
    assert end_of_round(Tokens(2, 0, 0, 0), 3) == WHITE_BY_INTERCEPTIONS
    assert end_of_round(Tokens(0, 0, 2, 0), 3) == BLACK_BY_INTERCEPTIONS


def test_two_miscommunications_lose() -> None:
    assert end_of_round(Tokens(0, 2, 0, 0), 3) == BLACK_BY_MISCOMMUNICATIONS
    assert end_of_round(Tokens(0, 0, 0, 2), 3) == WHITE_BY_MISCOMMUNICATIONS


def test_both_conditions_for_one_team_agree() -> None:
    assert end_of_round(Tokens(2, 0, 0, 2), 3) == Outcome(Team.WHITE, BOTH_REASONS)
    assert end_of_round(Tokens(0, 2, 2, 0), 3) == Outcome(Team.BLACK, BOTH_REASONS)


def test_one_token_of_each_kind_decides_nothing() -> None:
    assert end_of_round(Tokens(1, 1, 1, 1), 7) is None


@pytest.mark.parametrize(
    ("tokens", "winner"),
    [
        (Tokens(2, 1, 1, 0), WHITE_BY_INTERCEPTIONS),
        (Tokens(1, 0, 2, 1), BLACK_BY_INTERCEPTIONS),
        (Tokens(1, 2, 0, 1), BLACK_BY_MISCOMMUNICATIONS),
        (Tokens(0, 1, 1, 2), WHITE_BY_MISCOMMUNICATIONS),
    ],
)
@pytest.mark.parametrize("number", [2, 8])
def test_a_direct_result_stays_direct_though_points_are_even(tokens: Tokens, winner: Outcome, number: int) -> None:
    assert end_of_round(tokens, number) == winner


def test_a_team_with_two_of_both_kinds_comes_to_points() -> None:
    assert end_of_round(Tokens(2, 2, 1, 0), 4) == BLACK_BY_POINTS
    assert end_of_round(Tokens(2, 2, 0, 1), 4) == WHITE_BY_POINTS
    assert end_of_round(Tokens(2, 2, 0, 0), 4) == TIE_BREAK_BY_KEYWORDS


def test_second_interceptions_of_both_come_to_points() -> None:
    assert end_of_round(Tokens(2, 0, 2, 1), 4) == WHITE_BY_POINTS
    assert end_of_round(Tokens(2, 1, 2, 1), 4) == TIE_BREAK_BY_KEYWORDS


def test_second_miscommunications_of_both_come_to_points() -> None:
    assert end_of_round(Tokens(0, 2, 1, 2), 4) == BLACK_BY_POINTS
    assert end_of_round(Tokens(0, 2, 0, 2), 4) == TIE_BREAK_BY_KEYWORDS


def test_after_eight_rounds_points_decide() -> None:
    assert end_of_round(Tokens(1, 0, 0, 0), 7) is None
    assert end_of_round(Tokens(1, 0, 0, 0), 8) == WHITE_BY_POINTS
    assert end_of_round(Tokens(1, 1, 1, 0), 8) == BLACK_BY_POINTS
    assert end_of_round(Tokens(0, 0, 0, 0), 8) == TIE_BREAK_BY_KEYWORDS


def test_an_interception_is_a_point_and_a_miscommunication_costs_one() -> None:
    assert [points(2, 0), points(0, 2), points(2, 2), points(1, 0)] == [2, -2, 0, 1]


def test_the_interceptor_wins_with_two_tokens() -> None:
    assert end_of_round_of_three(2, 1) == BLACK_BY_INTERCEPTIONS
    assert end_of_round_of_three(2, 5) == BLACK_BY_INTERCEPTIONS
    assert end_of_round_of_three(3, 3) == BLACK_BY_INTERCEPTIONS


def test_the_pair_wins_after_five_rounds() -> None:
    assert end_of_round_of_three(1, 4) is None
    assert end_of_round_of_three(1, 5) == Outcome(Team.WHITE, (Reason.ROUNDS,))


def test_every_pile_of_tokens_after_every_round_ends_as_the_rulebook_says() -> None:
    some = range(3)
    for number in range(1, 9):
        for held in product(some, some, some, some):
            found = end_of_round(Tokens(*held), number)
            right = oracle.end_of_round(held, number)
            if right == oracle.TIE_BREAK:
                right = oracle.tie_break(held) or TIE_BREAK_BY_KEYWORDS
            assert as_words(found) == right, (number, held)


def as_words(found: Outcome | str | None) -> tuple[str, tuple[str, ...]] | str | None:
    if isinstance(found, Outcome):
        assert found.winner is not None
        return found.winner.value, tuple(reason.value for reason in found.reasons)
    return found


class TestKeywordGuesses:
    """How many of the other team's keywords four entries name."""

    KEYWORDS = ("musta", "Straße", "Öl", "café")
    NO_MARKS = (None, None, None, None)

    def slots(
        self, *entries: str, marks: tuple[int | None, ...] = NO_MARKS, language: str = "fi"
    ) -> tuple[int | None, ...]:
        return matched_slots(entries, marks, self.KEYWORDS, language)

    def test_a_guess_counts_wherever_it_stands(self) -> None:
        assert self.slots("café", "Öl", "Straße", "musta") == (4, 3, 2, 1)

    def test_each_keyword_counts_once(self) -> None:
        assert self.slots("musta", "MUSTA", " musta ", "musta") == (1, None, None, None)

    def test_blanks_count_for_nothing(self) -> None:
        assert self.slots("", " ", "\t", "") == (None, None, None, None)

    def test_case_space_and_unicode_form_do_not_matter(self) -> None:
        assert self.slots("  MuSTa ", "strasse", "O\u0308l", "CAFE\u0301") == (1, 2, 3, 4)

    def test_sharp_s_is_ss_in_every_language(self) -> None:
        assert self.slots("", "STRASSE", "", "")[1] == 2
        assert self.slots("", "STRAẞE", "", "")[1] == 2

    def test_umlauts_are_two_letters_in_german_alone(self) -> None:
        assert self.slots("Oel", "", "", "", language="de")[0] == 3
        assert self.slots("oel", "", "", "", language="de-AT")[0] == 3
        assert self.slots("Oel", "", "", "", language="fi")[0] is None
        assert self.slots("Ol", "", "", "", language="de")[0] is None

    def test_other_diacritics_count(self) -> None:
        assert self.slots("cafe", "", "", "", language="de")[0] is None

    def test_an_accepted_entry_counts_for_its_slot_however_it_is_spelt(self) -> None:
        assert self.slots("muste", "", "", "", marks=(1, None, None, None)) == (1, None, None, None)

    def test_an_accepted_entry_and_a_right_one_count_once_together(self) -> None:
        found = self.slots("musta", "muste", "", "", marks=(None, 1, None, None))
        assert sum(slot == 1 for slot in found) == 1

    def test_two_entries_accepted_for_one_slot_count_once(self) -> None:
        assert self.slots("muste", "mustu", "", "", marks=(1, 1, None, None)) == (1, None, None, None)
