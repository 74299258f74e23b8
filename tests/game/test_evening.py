"""The score of an evening follows the people, whatever colour they have."""

from __future__ import annotations

from datetime import timedelta

import pytest

from decrypto_qt.game.evening import LONGEST, NO_GAMES, Evening, Seats
from decrypto_qt.rules.decrypto.values import TeamSetup
from decrypto_qt.rules.teams import Team

HATS = TeamSetup("Hats", ("Ann", "Ben"), ())
OWLS = TeamSetup("Owls", ("Cat", "Dan"), ())
OTHERS = TeamSetup("", ("Eve", "Fay"), ())
SOON = timedelta(hours=1)


def test_games_are_counted_for_who_has_won_them_and_shared_ones_for_both() -> None:
    evening = NO_GAMES.with_result(Team.WHITE).with_result(Team.BLACK).with_result(Team.WHITE).with_result(None)
    assert evening == Evening(white=2, black=1, shared=1)
    assert (evening.games, evening.wins(Team.WHITE), evening.wins(Team.BLACK)) == (4, 2, 1)
    assert evening.exchanged() == Evening(white=1, black=2, shared=1)
    assert evening.exchanged().exchanged() == evening


def test_the_same_people_carry_their_score_on_whatever_colour_they_take() -> None:
    evening = Evening(2, 1, 1)
    before = Seats.of(HATS, OWLS)
    assert evening.carried_on(before, Seats.of(HATS, OWLS), SOON) == evening
    assert evening.carried_on(before, Seats.of(OWLS, HATS), SOON) == Evening(1, 2, 1)
    seated_anew = TeamSetup("Hats", ("Ben", "Ann"), ())
    assert evening.carried_on(before, Seats.of(seated_anew, OWLS), SOON) == evening


def test_a_record_of_a_game_that_had_ended_counts_for_nobody() -> None:
    opened = Evening(2, 1, closed=True)
    assert opened.with_result(Team.WHITE) == opened
    assert opened.exchanged() == Evening(1, 2)
    seats = Seats.of(HATS, OWLS)
    assert opened.carried_on(seats, seats, SOON) == Evening(2, 1)


def test_other_people_and_another_day_begin_an_evening_of_their_own() -> None:
    evening, before = Evening(2, 1, 1), Seats.of(HATS, OWLS)
    assert evening.carried_on(before, Seats.of(HATS, OTHERS), SOON) == NO_GAMES
    assert evening.carried_on(before, before, LONGEST) == evening
    assert evening.carried_on(before, before, LONGEST + timedelta(seconds=1)) == NO_GAMES


@pytest.mark.parametrize("evening", [NO_GAMES, Evening(3, 0, 2), Evening(1, closed=True)])
def test_a_journal_keeps_it(evening: Evening) -> None:
    assert Evening.from_json(evening.to_json()) == evening


@pytest.mark.parametrize(
    ("kept", "found"),
    [
        (None, NO_GAMES),
        ("3:2", NO_GAMES),
        ({}, NO_GAMES),
        ({"white": True, "black": -1, "shared": "2"}, NO_GAMES),
        ({"white": 2, "black": 1.0, "more": 7}, Evening(2, 0, 0)),
    ],
)
def test_a_journal_without_one_or_with_nonsense_is_read_all_the_same(kept: object, found: Evening) -> None:
    assert Evening.from_json(kept) == found
