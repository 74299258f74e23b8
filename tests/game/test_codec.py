"""The codec: what is written comes back the same, and what is no entry is refused in one way only."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decrypto_qt.game.codec import Codec, NotDecodable
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.values import (
    MISSING,
    SPOKEN,
    Clue,
    Code,
    GuessKind,
    Performance,
    PerformedClue,
    RevealStep,
    StruckClue,
    TextClue,
)
from decrypto_qt.rules.teams import Actor, Team
from tests.support.games import Game, games
from tests.support.logs import FEW, two_teams

CODEC: Codec[c.Command, e.Event] = Codec.of(DECRYPTO.commands, DECRYPTO.events, DECRYPTO.unions)


def through_json(payload: dict[str, Any]) -> Any:
    return json.loads(json.dumps(payload, allow_nan=False))


@FEW
@given(games(300))
def test_every_command_and_event_of_a_game_comes_back_the_same(game: Game) -> None:
    commands = [c.DealGame(Actor.TABLE, game.deal.setup), *(step.command for step in game.steps)]
    for command in commands:
        assert CODEC.decode_command(through_json(CODEC.encode(command))) == command
    for event in game.events:
        found = CODEC.decode_event(through_json(CODEC.encode(event)))
        assert found == event
        assert type(found) is type(event)


@pytest.mark.parametrize(
    "clue",
    [
        TextClue("ice"),
        TextClue("\ud800"),
        PerformedClue(Performance.HUM, "la"),
        PerformedClue(Performance.MIME),
        SPOKEN,
        MISSING,
        StruckClue("bone"),
    ],
)
def test_every_kind_of_clue_comes_back_as_that_kind(clue: Clue) -> None:
    for command in (c.HearClue(Actor.TABLE, 1, clue), c.DeclareReady(Actor.WHITE, (clue, SPOKEN, clue))):
        assert CODEC.decode_command(through_json(CODEC.encode(command))) == command


HEAR = c.HearClue(Actor.TABLE, 2, TextClue("ice"))
LOCK = c.LockGuess(Actor.WHITE, GuessKind.DECODE, Code((4, 2, 1)))


def hear(**changes: Any) -> dict[str, Any]:
    return {**CODEC.encode(HEAR), **changes}


def without(payload: dict[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in payload.items() if k != key}


NOT_COMMANDS: list[Any] = [
    None,
    [],
    "HearClue",
    7,
    {},
    {"is": None},
    {"is": ["HearClue"]},
    {"is": {}},
    {"is": "GameDealt"},
    {"is": "hearclue"},
    {"is": "__class__"},
    hear(extra=1),
    hear(by="nobody"),
    hear(by=None),
    hear(by=["white"]),
    hear(by={}),
    hear(position=True),
    hear(position=2.0),
    hear(position="2"),
    hear(position=None),
    hear(clue=None),
    hear(clue="ice"),
    hear(clue=[]),
    hear(clue={}),
    hear(clue={"text": "ice"}),
    hear(clue={"is": "Clue", "text": "ice"}),
    hear(clue={"is": ["TextClue"], "text": "ice"}),
    hear(clue={"is": "TextClue"}),
    hear(clue={"is": "TextClue", "text": 7}),
    hear(clue={"is": "TextClue", "text": "ice", "note": ""}),
    hear(clue={"is": "SpokenClue", "text": "ice"}),
    hear(clue={"is": "PerformedClue", "performance": "sing", "note": ""}),
    without(CODEC.encode(HEAR), "by"),
    without(CODEC.encode(HEAR), "position"),
    without(CODEC.encode(HEAR), "clue"),
    {**CODEC.encode(LOCK), "code": "421"},
    {**CODEC.encode(LOCK), "code": ["4", "2", "1"]},
    {**CODEC.encode(LOCK), "code": [4, 2]},
    {**CODEC.encode(LOCK), "code": [4, 2, 1, 3]},
    {**CODEC.encode(LOCK), "code": [4, 2, True]},
    {**CODEC.encode(LOCK), "code": [4, 2, 1.0]},
    {**CODEC.encode(LOCK), "code": {"4": 1, "2": 1, "1": 1}},
    {**CODEC.encode(LOCK), "code": 421},
    {**CODEC.encode(LOCK), "kind": "DECODE"},
    {"is": "Reveal", "by": "table", "step": True},
    {"is": "Reveal", "by": "table", "step": 1.0},
    {"is": "Reveal", "by": "table", "step": "CARD"},
    {"is": "Reveal", "by": "table", "step": 5},
    {"is": "TurnSand", "by": "white", "at": True},
    {"is": "TurnSand", "by": "white", "at": "1"},
    {"is": "TurnSand", "by": "white", "at": None},
    {"is": "TurnSand", "by": "white", "at": 10**400},
    {"is": "TurnSand", "by": "white", "at": json.loads("1e999")},
    {"is": "TurnSand", "by": "white", "at": float("nan")},
    {"is": "LockKeywords", "by": "white", "entries": "abcd"},
    {"is": "LockKeywords", "by": "white", "entries": {"a": 1, "b": 1, "c": 1, "d": 1}},
    {"is": "LockKeywords", "by": "white", "entries": ["a", "b", "c"]},
    {"is": "LockKeywords", "by": "white", "entries": ["a", "b", "c", None]},
    {"is": "ChangePlayers", "by": "table", "team": "white", "players": "ab"},
    {"is": "ChangePlayers", "by": "table", "team": "white", "players": {"a": 1}},
    {"is": "ChangePlayers", "by": "table", "team": "white", "players": None},
    {"is": "AcceptEntry", "by": "table", "team": "white", "entry": 1, "slot": False},
    {"is": "DeclareReady", "by": "white", "clues": [{"is": "SpokenClue"}]},
    {"is": "DeclareReady", "by": "white", "clues": {}},
    {"is": "DealGame", "by": "table", "setup": None},
]


@pytest.mark.parametrize("payload", NOT_COMMANDS, ids=range(len(NOT_COMMANDS)))
def test_what_is_no_command_is_not_decodable(payload: Any) -> None:
    with pytest.raises(NotDecodable) as caught:
        CODEC.decode_command(payload)
    assert "ice" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_the_payloads_from_which_the_wrong_ones_are_made_are_right() -> None:
    assert CODEC.decode_command(hear()) == HEAR
    assert CODEC.decode_command({"is": "Reveal", "by": "table", "step": 3}) == c.Reveal(Actor.TABLE, RevealStep.CARD)
    assert CODEC.decode_command({"is": "TurnSand", "by": "white", "at": 1}) == c.TurnSand(Actor.WHITE, 1.0)


def test_commands_are_no_events() -> None:
    assert CODEC.decode_event({"is": "KeywordsAccepted", "team": "white"}) == e.KeywordsAccepted(Team.WHITE)
    with pytest.raises(NotDecodable):
        CODEC.decode_command({"is": "KeywordsAccepted", "team": "white"})
    with pytest.raises(NotDecodable):
        CODEC.decode_event({"is": "AcceptKeywords", "by": "white"})


SAMPLES: list[dict[str, Any]] = [
    CODEC.encode(value)
    for value in (
        c.DealGame(Actor.TABLE, two_teams()),
        c.DeclareReady(Actor.WHITE, (TextClue("a"), PerformedClue(Performance.DANCE), MISSING)),
        HEAR,
        LOCK,
        c.TurnSand(Actor.WHITE, 1.5),
        c.LockKeywords(Actor.BLACK, ("a", "b", "", "d")),
        c.AcceptEntry(Actor.TABLE, Team.WHITE, 1, None),
        c.Reveal(Actor.TABLE, RevealStep.CARD),
        e.CodeDrawn(Team.WHITE, Code((4, 2, 1))),
        e.PlayersChanged(Team.WHITE, ("a", "b")),
    )
]

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -(10**400)])
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["white", "table", "TextClue", "SpokenClue", "Clue", "decode", "en"])
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["is", "text", "by", "note", "white", "x"]), inner, max_size=4)
    ),
    max_leaves=6,
)


def spoiled(payload: Any, data: st.DataObject) -> Any:
    """The payload with something inside it put in another's place, taken away or added."""
    if isinstance(payload, dict) and payload and data.draw(st.integers(0, 4)):
        made = dict(payload)
        key = data.draw(st.sampled_from(sorted(made)))
        match data.draw(st.integers(0, 5)):
            case 0:
                del made[key]
            case 1:
                made[data.draw(st.text(max_size=5))] = data.draw(JUNK)
            case _:
                made[key] = spoiled(made[key], data)
        return made
    if isinstance(payload, list | tuple) and payload and data.draw(st.integers(0, 4)):
        items = list(payload)
        place = data.draw(st.integers(0, len(items) - 1))
        items[place : place + 1] = data.draw(
            st.sampled_from([[], [items[place]] * 2]) | st.just([spoiled(items[place], data)])
        )
        return items
    return data.draw(JUNK)


@settings(FEW, max_examples=500)
@given(st.data())
def test_a_spoiled_payload_is_decoded_or_not_decodable_and_nothing_else(data: st.DataObject) -> None:
    payload = spoiled(data.draw(st.sampled_from(SAMPLES)), data)
    for decode in (CODEC.decode_command, CODEC.decode_event):
        try:
            value: c.Command | e.Event = decode(payload)
        except NotDecodable:
            continue
        # What was taken for an entry says the same when it is written again.
        assert decode(CODEC.encode(value)) == value


@given(JUNK)
def test_junk_is_not_decodable(payload: Any) -> None:
    for decode in (CODEC.decode_command, CODEC.decode_event):
        with pytest.raises(NotDecodable):
            decode(payload)
