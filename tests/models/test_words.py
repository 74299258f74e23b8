"""The words for enums and values: there is one for each, and a label of what is taken back tells nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from decrypto_qt.models.words import (
    clue_text,
    code_text,
    in_line,
    members_of,
    outcome_text,
    performance_text,
    reason_text,
    refusal_text,
    side_word,
    take_back_text,
    team_colour,
    team_name,
)
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.state import Outcome, Reason
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    SPOKEN,
    Performance,
    PerformedClue,
    PlayMode,
    StruckClue,
    TextClue,
    Variant,
)
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Team
from decrypto_qt.rules.undo import Undo
from tests.support.logs import three_players, two_teams
from tests.support.tables import Table

REASONS = [{reason} for reason in Reason] + [{Reason.INTERCEPTIONS, Reason.MISCOMMUNICATIONS}]


@pytest.mark.parametrize("reasons", REASONS, ids=str)
def test_every_end_has_a_sentence(reasons: set[Reason]) -> None:
    for winner in (*Team, None):
        outcome = Outcome(winner, tuple(reasons))
        assert reason_text(outcome).endswith(".")
        assert outcome_text(outcome)


def test_ends_are_told_apart() -> None:
    of_two = [reasons for reasons in REASONS if Reason.ROUNDS not in reasons]
    sentences = [reason_text(Outcome(Team.WHITE, tuple(reasons))) for reasons in of_two]
    of_three = (Reason.ROUNDS, Reason.INTERCEPTIONS)
    sentences += [reason_text(Outcome(Team.WHITE, (reason,)), Variant.THREE_PLAYERS) for reason in of_three]
    assert len(set(sentences)) == len(sentences)
    assert len({outcome_text(Outcome(winner, ())) for winner in (*Team, None)}) == 3


def test_whoever_misunderstood_itself_is_named_by_its_colour() -> None:
    """Both screens show the sentence: “the other team” would be another one on each."""
    for reasons in ((Reason.MISCOMMUNICATIONS,), (Reason.INTERCEPTIONS, Reason.MISCOMMUNICATIONS)):
        for winner, loser in ((Team.WHITE, "Black"), (Team.BLACK, "White")):
            said = reason_text(Outcome(winner, reasons))
            assert f"{loser} misunderstood itself twice." in said
            assert side_word(winner, Variant.TWO_TEAMS) not in said


def test_three_players_are_no_white_and_black() -> None:
    three = Variant.THREE_PLAYERS
    table = Table.dealt(three_players(PlayMode.BY_TURNS), Random(1)).views.table
    said = [outcome_text(Outcome(team, ()), three) for team in Team]
    said.append(take_back_text(e.GuessLocked, Team.WHITE, three))
    said += [side_word(team, three) for team in Team]
    assert len(set(said)) == len(said)
    assert not [text for text in said if "White" in text or "Black" in text]
    assert [team_name(table.team(team), three) for team in Team] == ["The team", "Ella"]
    assert [members_of(table.team(team), three) for team in Team] == [("Alina", "Petri"), ("The interceptor",)]
    assert team_name(replace(table.black, players=()), three) == "The interceptor"
    assert members_of(replace(table.black, players=()), three) == ()
    assert team_name(replace(table.black, name="Lone"), three) == "Lone"
    assert members_of(replace(table.black, name="Lone"), three) == ("Ella",)


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_a_sentence(refusal: Refusal) -> None:
    assert refusal_text(refusal).endswith(".")
    assert refusal_text(refusal)[0].isupper()


@pytest.mark.parametrize("kind", e.EVENTS, ids=lambda kind: kind.__name__)
def test_an_undo_says_what_by_its_name_and_never_what_it_was(kind: type[e.Event]) -> None:
    for team in (*Team, None):
        text = take_back_text(kind, team)
        assert text.startswith("Take back")
        assert not any(letter.isdigit() for letter in text)
    if kind.UNDO is Undo.BY_ACTOR and kind is not e.PlayersChanged:
        assert take_back_text(kind, Team.WHITE) != take_back_text(e.GameDealt, Team.WHITE), "it has a name of its own"


def test_undos_of_different_kinds_read_differently() -> None:
    named = [kind for kind in e.EVENTS if kind.UNDO is Undo.BY_ACTOR and kind is not e.PlayersChanged]
    for one, other in combinations(named, 2):
        assert take_back_text(one, Team.BLACK) != take_back_text(other, Team.BLACK)


def test_codes_and_clues_as_they_are_written() -> None:
    assert code_text(ALL_CODES[0]) == "1.2.3"
    assert code_text(None) == "–"
    assert clue_text(None) == ""
    assert clue_text(TextClue("ice {how}")) == "ice {how}"
    assert clue_text(PerformedClue(Performance.HUM)) == performance_text(Performance.HUM)
    assert clue_text(PerformedClue(Performance.HUM, "la {note} {how}")) == "hummed: la {note} {how}"
    assert clue_text(StruckClue("{clue} bone")) == "struck: {clue} bone"
    assert clue_text(SPOKEN) != clue_text(MISSING)
    assert len({performance_text(performance) for performance in Performance}) == len(Performance)


def test_a_team_without_a_name_is_called_by_its_colour() -> None:
    table = Table.dealt(two_teams(), Random(1)).views.table
    assert team_name(table.white) == "Whites"
    assert team_colour(Team.WHITE) == "White"
    assert team_colour(Team.BLACK) == "Black"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("old mill", "old mill"),
        ("line\nbreak\ttab\u2028\u00a0end\r\n", "line break tab  end"),
        ("be\x00\x07ll\x1b", "bell"),
        ("a\u202ebc\u2066d", "abcd"),
        ("e\u0301 ß שלום 👩\u200d👧", "e\u0301 ß שלום 👩\u200d👧"),
    ],
)
def test_what_a_record_holds_stands_in_a_line_and_steers_nothing(written: str, shown: str) -> None:
    """It would break the line of the sheet, or turn round the digits and clues that stand behind it."""
    assert in_line(written) == shown
    assert clue_text(TextClue(written)) == shown
    assert shown in clue_text(StruckClue(written))
    assert shown in clue_text(PerformedClue(Performance.HUM, written))
    table = Table.dealt(two_teams(), Random(1)).views.table
    named = replace(table.white, name=written, players=(written, "Ann"))
    assert team_name(named) == shown
    assert members_of(named) == (shown, "Ann")
