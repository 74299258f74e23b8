"""Every kind of record that the format calls invalid: one line that names the place, status 2, the others replayed."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from decrypto_qt.app.replay_command import run
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import report
from decrypto_qt.rules.strict_json import RecordError
from tests.support.cases import CASES, eight_rounds, example, three_players

GOOD = str(CASES / "three-players.json")

Spoil = Callable[[dict[str, Any]], object]


def refused(data: bytes, folder: Path) -> tuple[str, str]:
    """Replays a spoilt file between two good ones; gives the place and the problem of the one line on `err`."""
    file = folder / "spoilt.json"
    file.write_bytes(data)
    out, err = io.BytesIO(), io.BytesIO()
    assert run([GOOD, str(file), GOOD], out, err) == 2
    assert [json.loads(line)["file"] for line in out.getvalue().splitlines()] == [GOOD, GOOD]
    text = err.getvalue().decode()
    assert text.endswith("\n")
    assert len(text.splitlines()) == 1
    name, place, problem = text.rstrip("\n").split(": ", 2)
    assert name == str(file)
    assert problem
    return place, problem


def spoilt(record: dict[str, Any], spoil: Spoil) -> bytes:
    copy = deepcopy(record)
    spoil(copy)
    return json.dumps(copy).encode()


def put(*path: str | int, to: object) -> Spoil:
    """Sets what stands at the end of `path`."""

    def spoil(record: dict[str, Any]) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return spoil


def drop(*path: str | int) -> Spoil:
    """Takes away what stands at the end of `path`."""

    def spoil(record: dict[str, Any]) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return spoil


WHITE = ("rounds", 0, "white")
OF_TWO_TEAMS: list[tuple[str, Spoil]] = [
    # required keys
    *((key, drop(key)) for key in ("format", "version", "game", "language", "teams", "rounds")),
    ("teams.white", drop("teams", "white")),
    ("teams.black", drop("teams", "black")),
    ("teams.black.keywords", drop("teams", "black", "keywords")),
    ("rounds[0].white", drop(*WHITE)),
    ("rounds[0].white.code", drop(*WHITE, "code")),
    ("rounds[0].white.clues", drop(*WHITE, "clues")),
    # unknown keys, at every depth
    ("colour", put("colour", to=1)),
    ("teams.green", put("teams", "green", to={})),
    ("teams.white.age", put("teams", "white", "age", to=1)),
    ("rounds[0].green", put("rounds", 0, "green", to={})),
    ("rounds[0].white.guess", put(*WHITE, "guess", to=None)),
    ("rounds[0].white.clues[1].loud", put(*WHITE, "clues", 1, to={"performed": "hum", "loud": True})),
    ("rounds[0].white.clues[1].sung", put(*WHITE, "clues", 1, to={"sung": "a"})),
    ("rounds[0].white.clues[1].note", put(*WHITE, "clues", 1, to={"spoken": True, "note": ""})),
    ("words", put("words", to=[])),
    # another format, a newer version, another game
    ("format", put("format", to="decrypto-qt/save")),
    ("format", put("format", to=None)),
    ("version", put("version", to=2)),
    ("version", put("version", to=0)),
    ("version", put("version", to=10**17)),
    ("version", put("version", to=10**30)),
    ("version", put("version", to="1")),
    ("version", put("version", to=True)),
    ("version", put("version", to=1.0)),
    ("game", put("game", to="codenames")),
    ("game", put("game", to="chess")),
    ("game", put("game", to=3)),
    # a wrong type
    ("language", put("language", to=None)),
    ("language", put("language", to="")),
    ("language", put("language", to="not a tag")),
    ("teams", put("teams", to=[])),
    ("teams.white", put("teams", "white", to="white")),
    ("teams.white.name", put("teams", "white", "name", to=None)),
    ("teams.white.players", put("teams", "white", "players", to=None)),
    ("teams.white.players", put("teams", "white", "players", to="Alina")),
    ("teams.white.players[1]", put("teams", "white", "players", 1, to=7)),
    ("teams.white.keywords", put("teams", "white", "keywords", to={})),
    ("teams.white.keywords[3]", put("teams", "white", "keywords", 3, to=None)),
    ("rounds", put("rounds", to={})),
    ("rounds", put("rounds", to=None)),
    ("rounds[1]", put("rounds", 1, to=None)),
    ("rounds[0].white", put(*WHITE, to=[])),
    ("rounds[0].black", put("rounds", 0, "black", to=None)),
    ("rounds[0].white.encryptor", put(*WHITE, "encryptor", to=None)),
    ("rounds[0].white.code", put(*WHITE, "code", to=None)),
    ("rounds[0].white.code", put(*WHITE, "code", to=421)),
    ("rounds[0].white.code[0]", put(*WHITE, "code", 0, to=True)),
    ("rounds[0].white.code[0]", put(*WHITE, "code", 0, to=4.0)),
    ("rounds[0].white.code[0]", put(*WHITE, "code", 0, to="4")),
    ("rounds[0].white.code[0]", put(*WHITE, "code", 0, to=None)),
    ("rounds[0].white.clues", put(*WHITE, "clues", to="three words here")),
    ("rounds[0].white.clues[2]", put(*WHITE, "clues", 2, to=3)),
    ("rounds[0].white.clues[2]", put(*WHITE, "clues", 2, to=["a"])),
    ("rounds[0].white.clues[0].note", put(*WHITE, "clues", 0, to={"performed": "hum", "note": None})),
    ("rounds[0].white.clues[0].struck", put(*WHITE, "clues", 0, to={"struck": None})),
    ("rounds[0].white.clues[0].spoken", put(*WHITE, "clues", 0, to={"spoken": 1})),
    ("rounds[0].white.decode", put(*WHITE, "decode", to="421")),
    ("rounds[1].white.intercept", put("rounds", 1, "white", "intercept", to={})),
    ("abandoned", put("abandoned", to=None)),
    ("abandoned", put("abandoned", to=1)),
    ("keyword_guesses", put("keyword_guesses", to=None)),
    ("keyword_guesses", put("keyword_guesses", to=[])),
    # numbers of things
    ("teams.white.players", put("teams", "white", "players", to=["Alina"])),
    ("teams.white.players", put("teams", "white", "players", to=["A", "B", "C", "D", "E"])),
    ("teams.white.keywords", put("teams", "white", "keywords", to=["a", "b", "c"])),
    ("teams.white.keywords", put("teams", "white", "keywords", to=["a", "b", "c", "d", "e"])),
    ("rounds[0].white.code", put(*WHITE, "code", to=[4, 2])),
    ("rounds[0].white.code", put(*WHITE, "code", to=[4, 2, 1, 3])),
    ("rounds[0].white.clues", put(*WHITE, "clues", to=["a", "b"])),
    ("rounds[0].white.clues", put(*WHITE, "clues", to=["a", "b", "c", "d"])),
    # wrong digits
    ("rounds[0].white.code[1]", put(*WHITE, "code", to=[4, 5, 1])),
    ("rounds[0].white.code[1]", put(*WHITE, "code", to=[4, 0, 1])),
    ("rounds[0].white.code[1]", put(*WHITE, "code", to=[4, -1, 1])),
    ("rounds[0].white.code[1]", put(*WHITE, "code", to=[4, 10**40, 1])),
    ("rounds[0].white.code", put(*WHITE, "code", to=[4, 4, 1])),
    ("rounds[0].white.decode", put(*WHITE, "decode", to=[1, 2, 1])),
    ("rounds[1].black.intercept", put("rounds", 1, "black", "intercept", to=[2, 1, 1])),
    # wrong words
    ("rounds[0].white.clues[0].performed", put(*WHITE, "clues", 0, to={"performed": "sing"})),
    ("rounds[0].white.clues[0].spoken", put(*WHITE, "clues", 0, to={"spoken": False})),
    ("rounds[0].white.encryptor", put(*WHITE, "encryptor", to="Matti")),
    ("teams.white.keywords[1]", put("teams", "white", "keywords", 1, to="  ")),
    ("teams.white.keywords[1]", put("teams", "white", "keywords", 1, to="MUSTA")),
    ("teams.black.keywords[2]", put("teams", "black", "keywords", 2, to=" Sombrero")),
    # wrong dates
    ("played", put("played", to="2026-02-30")),
    ("played", put("played", to="0000-01-01")),
    ("played", put("played", to="29.11.2026")),
    ("played", put("played", to="20261129")),
    ("played", put("played", to="2026-W48-7")),
    ("played", put("played", to="2026-11-29\n")),
    ("played", put("played", to="٢٠٢٦-١١-٢٩")),
    ("played", put("played", to=20261129)),
    ("played", put("played", to=None)),
    # unfinished before the end
    ("rounds[0].black", drop("rounds", 0, "black")),
    ("rounds[0].black.decode", put("rounds", 0, "black", "decode", to=None)),
    ("rounds[0].black.decode", drop("rounds", 0, "black", "decode")),
    ("rounds[0].white.decode", put(*WHITE, "decode", to=None)),
    ("rounds[1].white.decode", put("rounds", 1, "white", "decode", to=None)),
    # against the rules
    ("rounds[0].white.intercept", put(*WHITE, "intercept", to=[1, 2, 3])),
    ("rounds[0].black.intercept", put("rounds", 0, "black", "intercept", to=[4, 3, 2])),
    ("keyword_guesses", put("keyword_guesses", to={"white": ["a"] * 4, "black": ["b"] * 4})),
]


@pytest.mark.parametrize(("place", "spoil"), OF_TWO_TEAMS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_spoilt_record_is_refused_at_its_place(place: str, spoil: Spoil, tmp_path: Path) -> None:
    assert refused(spoilt(example(), spoil), tmp_path)[0] == place


ENTRIES = ("keyword_guesses", "white")
OF_KEYWORD_GUESSES: list[tuple[str, Spoil]] = [
    ("keyword_guesses.black", drop("keyword_guesses", "black")),
    ("keyword_guesses.team", put("keyword_guesses", "team", to=[])),
    ("keyword_guesses.white", put(*ENTRIES, to=["a", "b", "c"])),
    ("keyword_guesses.white", put(*ENTRIES, to="abcd")),
    ("keyword_guesses.white[0]", put(*ENTRIES, 0, to=None)),
    ("keyword_guesses.white[0].accepted", put(*ENTRIES, 0, to={"text": "a"})),
    ("keyword_guesses.white[0].text", put(*ENTRIES, 0, to={"accepted": 1})),
    ("keyword_guesses.white[0].accepted", put(*ENTRIES, 0, to={"text": "a", "accepted": 0})),
    ("keyword_guesses.white[0].accepted", put(*ENTRIES, 0, to={"text": "a", "accepted": 5})),
    ("keyword_guesses.white[0].accepted", put(*ENTRIES, 0, to={"text": "a", "accepted": None})),
    ("keyword_guesses.white[0].accepted", put(*ENTRIES, 0, to={"text": "a", "accepted": True})),
    ("keyword_guesses.white[0].accepted", put(*ENTRIES, 0, to={"text": "a", "accepted": 2.0})),
    ("keyword_guesses.white[0].by", put(*ENTRIES, 0, to={"text": "a", "accepted": 1, "by": "all"})),
    # a last half that is not revealed never came to keyword guessing, nor did a round less
    ("keyword_guesses", put("rounds", 7, "black", "decode", to=None)),
    ("keyword_guesses", drop("rounds", 7, "black")),
    ("keyword_guesses", drop("rounds", 7)),
]


@pytest.mark.parametrize(
    ("place", "spoil"), OF_KEYWORD_GUESSES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_spoilt_keyword_guesses_are_refused_at_their_place(place: str, spoil: Spoil, tmp_path: Path) -> None:
    assert refused(spoilt(eight_rounds(), spoil), tmp_path)[0] == place


OF_THREE_PLAYERS: list[tuple[str, Spoil]] = [
    ("teams.team", drop("teams", "team")),
    ("teams.interceptor", drop("teams", "interceptor")),
    ("teams.white", put("teams", "white", to={})),
    ("teams.team.keywords", drop("teams", "team", "keywords")),
    ("teams.interceptor.keywords", put("teams", "interceptor", "keywords", to=["a", "b", "c", "d"])),
    ("teams.team.players", put("teams", "team", "players", to=["A", "B", "C"])),
    ("teams.team.players", put("teams", "team", "players", to=["A"])),
    ("teams.interceptor.players", put("teams", "interceptor", "players", to=["A", "B"])),
    ("teams.interceptor.players", put("teams", "interceptor", "players", to=[])),
    ("rounds[0].white", put("rounds", 0, "white", to={})),
    ("rounds[0].code", drop("rounds", 0, "code")),
    ("rounds[0].intercept", put("rounds", 0, "intercept", to=[1, 2, 3])),
    ("rounds[0].decode", put("rounds", 0, "decode", to=None)),
    ("keyword_guesses", put("keyword_guesses", to={"white": ["a"] * 4, "black": ["b"] * 4})),
    ("game", put("game", to="decrypto-4")),
]


@pytest.mark.parametrize(
    ("place", "spoil"), OF_THREE_PLAYERS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_spoilt_record_of_three_players_is_refused_at_its_place(place: str, spoil: Spoil, tmp_path: Path) -> None:
    assert refused(spoilt(three_players(), spoil), tmp_path)[0] == place


def test_nothing_follows_once_the_game_has_ended(tmp_path: Path) -> None:
    def spoil(record: dict[str, Any]) -> None:
        third = deepcopy(record["rounds"][1])
        third["white"]["decode"] = third["white"]["code"]  # White's second interception, and no second mistake
        record["rounds"] += [third, third]

    assert refused(spoilt(example(), spoil), tmp_path) == ("rounds[3]", "the game had ended before")


def test_no_ninth_round_follows_eight(tmp_path: Path) -> None:
    def spoil(record: dict[str, Any]) -> None:
        record["rounds"].append(deepcopy(record["rounds"][7]))

    assert refused(spoilt(eight_rounds(), spoil), tmp_path)[0] == "rounds[8]"


def test_no_sixth_round_follows_five_with_three_players(tmp_path: Path) -> None:
    def spoil(record: dict[str, Any]) -> None:
        entry = record["rounds"][0]
        entry["decode"] = entry["code"]
        entry.pop("intercept", None)
        record["rounds"] = [entry] * 6

    assert refused(spoilt(three_players(), spoil), tmp_path)[0] == "rounds[5]"


def test_no_keywords_are_guessed_after_a_direct_result(tmp_path: Path) -> None:
    def spoil(record: dict[str, Any]) -> None:
        third = deepcopy(record["rounds"][1])
        third["white"]["decode"] = third["white"]["code"]
        record["rounds"].append(third)
        record["keyword_guesses"] = {"white": [""] * 4, "black": [""] * 4}

    assert refused(spoilt(example(), spoil), tmp_path)[0] == "keyword_guesses"


# What is said of a record that is valid, though it looks odd.

VALID: list[Spoil] = [
    put("teams", "black", "players", to=["Ella", "Matti", "Ella"]),
    put(*WHITE, "clues", 1, to=""),
    put("rounds", to=[]),
    put("abandoned", to=False),
    put("language", to="pt-BR"),
    put("language", to="tlh"),
    drop("teams", "white", "players"),
    drop("teams", "white", "name"),
    drop(*WHITE, "encryptor"),
    drop(*WHITE, "intercept"),
    drop("rounds", 1, "white", "intercept"),
    drop("rounds", 1, "black"),
    drop("rounds", 1, "black", "decode"),
    put("teams", "white", "players", to=["Alina", "Petri", "C", "D"]),
    put(*WHITE, "clues", to=[None, {"spoken": True}, {"struck": "x"}]),
    put(
        *WHITE,
        "clues",
        to=[{"performed": "hum"}, {"performed": "dance", "note": ""}, {"performed": "mime", "note": "x"}],
    ),
    put(*WHITE, "encryptor", to="Alina"),
    put("played", to="2026-11-29"),
]


@pytest.mark.parametrize("spoil", VALID)
def test_an_odd_record_is_valid(spoil: Spoil) -> None:
    assert report(read_record(spoilt(example(), spoil)))["status"] == "in_progress"


def test_any_encryptor_is_taken_where_no_players_are_named() -> None:
    def spoil(record: dict[str, Any]) -> None:
        del record["teams"]["white"]["players"]
        record["rounds"][0]["white"]["encryptor"] = "Somebody"

    assert report(read_record(spoilt(example(), spoil)))["status"] == "in_progress"


def test_an_abandoned_game_that_had_ended_is_finished() -> None:
    record = eight_rounds()
    record["abandoned"] = True
    assert report(read_record(json.dumps(record).encode()))["status"] == "finished"


def test_keyword_guesses_are_due_where_the_points_are_even() -> None:
    record = eight_rounds()
    del record["keyword_guesses"]
    found = report(read_record(json.dumps(record).encode()))
    assert (found["status"], found["winner"], found["reasons"]) == ("tiebreak", None, [])


def test_a_revealed_half_of_an_unfinished_round_counts_in_points_but_not_in_rounds() -> None:
    record = example()
    del record["rounds"][1]["black"]
    found = report(read_record(json.dumps(record).encode()))
    assert found["points"] == {"white": -1, "black": 0}
    assert len(found["rounds"]) == 1
    assert found["sheets"]["white"]["3"] == ["illanvietto"]


def test_a_half_without_decoding_fills_no_box() -> None:
    record = example()
    record["rounds"][1]["black"]["decode"] = None
    found = report(read_record(json.dumps(record).encode()))
    assert found["points"] == {"white": -1, "black": 0}
    assert "nousu" not in str(found["sheets"])


def test_boxes_keep_performed_clues_only_by_their_note() -> None:
    record = example()
    record["rounds"] = record["rounds"][:1]
    record["rounds"][0]["white"]["clues"] = [
        {"performed": "dance"},
        {"performed": "hum", "note": "la"},
        {"struck": "x"},
    ]
    record["rounds"][0]["black"]["clues"] = [None, {"spoken": True}, {"performed": "mime", "note": ""}]
    found = report(read_record(json.dumps(record).encode()))
    assert found["sheets"] == {
        "white": {"1": [], "2": ["la"], "3": [], "4": ["dance"]},
        "black": {"1": [], "2": ["mime"], "3": [], "4": []},
    }


def test_repeats_are_warned_of_in_order_and_for_strings_alone() -> None:
    record = example()
    first, second = record["rounds"]
    first["white"]["clues"] = ["a", {"performed": "hum", "note": "b"}, {"struck": "c"}]
    second["white"]["clues"] = ["b", " A ", "c"]
    first["black"]["clues"] = ["a", "x  y", "X Y"]
    second["black"]["clues"] = ["x y", {"struck": "a"}, "A"]
    found = report(read_record(json.dumps(record).encode()))
    assert [(w["round"], w["team"], w["clue"]) for w in found["warnings"]] == [
        (1, "black", 3),
        (2, "white", 2),
        (2, "black", 1),
        (2, "black", 3),
    ]


def test_the_first_fault_alone_is_told() -> None:
    record = example()
    record["teams"]["white"]["keywords"][0] = 1
    record["rounds"][0]["white"]["code"] = []
    with pytest.raises(RecordError) as caught:
        read_record(json.dumps(record).encode())
    assert caught.value.place == "teams.white.keywords[0]"
