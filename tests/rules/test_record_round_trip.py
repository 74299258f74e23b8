"""Games that go out as records and come back: nothing is lost on the way, and the replay comes to the same facts."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.record import read_record, write_record
from decrypto_qt.rules.decrypto.replay import play_record, record_of, report
from decrypto_qt.rules.decrypto.state import GameState, HalfState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    PerformedClue,
    Phase,
    PlayMode,
    RevealStep,
    TextClue,
    Variant,
)
from decrypto_qt.rules.teams import Actor, Team
from tests.rules.test_end_states import give, play_way
from tests.support.cases import RECORDS
from tests.support.games import WITHOUT_SHRINKING, Game, games

GAMES = settings(max_examples=150, suppress_health_check=list(HealthCheck), phases=WITHOUT_SHRINKING)


def halves(state: GameState) -> list[HalfState]:
    return [half for half in (*state.past, state.white_half, state.black_half) if half is not None]


def card_open_without_tokens(state: GameState) -> bool:
    """A record cannot tell this moment from the next: once the code is known, so are the tokens."""
    return any(half.revealed is RevealStep.CARD for half in halves(state))


def boxes(state: GameState, team: Team) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"1": [], "2": [], "3": [], "4": []}
    for half in halves(state):
        if half.owner is team and half.revealed.value >= RevealStep.CARD.value and half.code is not None:
            for digit, clue in zip(half.code, half.clues, strict=True):
                if isinstance(clue, TextClue):
                    found[str(digit)].append(clue.text)
                elif isinstance(clue, PerformedClue):
                    found[str(digit)].append(clue.note or clue.performance.value)
    return found


@GAMES
@given(games())
def test_an_exported_game_reads_back_equal(game: Game) -> None:
    for state in (game.end, *game.states[::17]):
        record = record_of(state, date(2026, 11, 29))
        assert read_record(write_record(record)) == record


@GAMES
@given(games())
def test_an_exported_game_comes_to_the_same_facts(game: Game) -> None:
    for state in (game.end, *game.states[::17]):
        found = report(read_record(write_record(record_of(state))))
        sides = {"team": Team.WHITE} if state.variant is Variant.THREE_PLAYERS else {t.value: t for t in Team}
        assert found["sheets"] == {side: boxes(state, team) for side, team in sides.items()}
        if card_open_without_tokens(state):
            continue
        assert found["status"] == status(state)
        if state.variant is Variant.TWO_TEAMS:
            assert found["points"] == {
                team.value: state.team(team).interceptions - state.team(team).miscommunications for team in Team
            }
        assert found["reasons"] == sorted(reason.value for reason in (state.outcome.reasons if state.outcome else ()))
        assert found["winner"] == winner(state)
        if found["rounds"] and state.phase in (Phase.FINISHED, Phase.ROUND_OVER, Phase.KEYWORD_GUESS):
            last = found["rounds"][-1]
            if state.variant is Variant.TWO_TEAMS:
                assert last["white"] == tokens(state, Team.WHITE)
                assert last["black"] == tokens(state, Team.BLACK)
            else:
                assert last == {"interceptor": {"interceptions": state.black.interceptions}}


def tokens(state: GameState, team: Team) -> dict[str, int]:
    own = state.team(team)
    return {"interceptions": own.interceptions, "miscommunications": own.miscommunications}


def status(state: GameState) -> str:
    if state.phase in (Phase.FINISHED, Phase.ABANDONED):
        return str(state.phase.value)
    return "tiebreak" if state.tie_break else "in_progress"


def winner(state: GameState) -> str | None:
    if state.outcome is None:
        return None
    if state.outcome.winner is None:
        return "shared"
    if state.variant is Variant.TWO_TEAMS:
        return state.outcome.winner.value
    return "team" if state.outcome.winner is Team.WHITE else "interceptor"


@GAMES
@given(games(), st.sampled_from(PlayMode))
def test_a_record_plays_the_same_by_turns_and_at_once(game: Game, mode: PlayMode) -> None:
    record = record_of(game.end)
    given_out: list[c.Command] = []
    state = play_record(record, play_mode=mode, on_command=given_out.append)
    assert record_of(state) == record_of(play_record(record))
    assert state.play_mode is mode
    assert given_out
    assert (
        any(isinstance(command, c.HandOver) for command in given_out)
        == (mode is PlayMode.BY_TURNS and record.variant is Variant.TWO_TEAMS)
        or record.variant is Variant.THREE_PLAYERS
    )


@GAMES
@given(games())
def test_a_record_keeps_what_a_game_has_said(game: Game) -> None:
    """Codes, clues, guesses and encryptors, for each half whose clues have all been read."""
    record = record_of(game.end)
    read = [half for half in halves(game.end) if None not in half.clues]
    written = [half for entry in record.rounds for half in (entry.white, entry.black) if half is not None]
    assert len(written) == len(read)
    for half, kept in zip(sorted(read, key=lambda h: (h.round_number, h.owner is Team.BLACK)), written, strict=True):
        assert (kept.code, kept.clues, kept.intercept) == (half.code, half.clues, half.intercept)
        assert kept.encryptor == (half.encryptor or None)
        assert kept.decode == (half.decode if half.revealed.value >= RevealStep.CARD.value else None)


def test_players_who_have_left_still_count_as_encryptors() -> None:
    state = with_players(("Alina", "Petri"))
    state = give(state, c.ChangePlayers(Actor.TABLE, Team.WHITE, ("Petri", "Uusi")))
    record = record_of(state)
    assert record.rounds[0].white.encryptor == "Alina"
    assert record.white.players == ("Petri", "Uusi", "Alina")
    assert read_record(write_record(record)) == record


def test_where_more_than_four_have_played_no_players_are_named() -> None:
    state = with_players(("Alina", "Petri"))
    state = give(state, c.ChangePlayers(Actor.TABLE, Team.WHITE, ("A", "B", "C", "D")))
    record = record_of(state)
    assert record.rounds[0].white.encryptor == "Alina"
    assert record.white.players is None
    assert read_record(write_record(record)) == record


def with_players(players: tuple[str, ...]) -> GameState:
    """The end of round 1 of the worked example, with these players for White."""
    from dataclasses import replace

    record = read_record(next(path for path in RECORDS if path.stem == "rulebook-example").read_bytes())
    first = record.rounds[0]
    white = replace(first.white, encryptor=players[0])
    seated = replace(record.white, players=players)
    return play_record(replace(record, white=seated, rounds=(replace(first, white=white),)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_known_record_survives_reading_writing_playing_and_exporting(path: Any) -> None:
    record = read_record(path.read_bytes())
    assert read_record(write_record(record)) == record
    again = record_of(play_record(record), record.played)
    assert report(again) == report(record)


def test_a_black_code_nobody_has_seen_is_drawn_anew_when_a_record_goes_on() -> None:
    way = [(False, False, False, False)]
    record = record_of(play_way(Variant.TWO_TEAMS, way))
    from dataclasses import replace

    half_a_round = replace(record, rounds=(replace(record.rounds[0], black=None),))
    state = play_record(half_a_round, draw=lambda: ALL_CODES[11])
    assert state.phase is Phase.REVEAL
    assert state.black_half is not None
    assert state.black_half.code == ALL_CODES[11]
    assert record_of(state) == half_a_round
