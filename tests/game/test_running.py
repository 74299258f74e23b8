"""The running game: nothing takes effect before it is on disk, and everything comes in its order."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.codec import Codec
from decrypto_qt.game.files import FileAction, FileProblem, FileTrouble
from decrypto_qt.game.game_clock import GameClock
from decrypto_qt.game.journal import Journal, JournalContents, JournalDamaged, WriteResult
from decrypto_qt.game.running import Answer, Change, RunningGame, restored_log
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import Code, Phase
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from tests.support.games import Game, games
from tests.support.logs import FEW, DecryptoLog, log_of, two_teams

WHITE, BLACK, TABLE = Actor.WHITE, Actor.BLACK, Actor.TABLE
CODEC: Codec[c.Command, e.Event] = Codec.of(DECRYPTO.commands, DECRYPTO.events, DECRYPTO.unions)
DEAL = c.DealGame(TABLE, two_teams())
FULL = FileProblem(FileAction.WRITE, FileTrouble.NO_SPACE, Path("games/g.journal"))


class FakeJournal:
    """A journal that acknowledges a line when it is told to."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.waiting: list[tuple[dict[str, Any], Callable[[WriteResult], None]]] = []

    def append(self, payload: Mapping[str, Any], on_done: Callable[[WriteResult], None]) -> None:
        self.waiting.append((dict(payload), on_done))

    def close(self, on_done: Callable[[WriteResult], None] = lambda _: None) -> None:
        on_done(WriteResult(len(self.lines)))

    def acknowledge(self) -> None:
        payload, on_done = self.waiting.pop(0)
        self.lines.append(payload)
        on_done(WriteResult(len(self.lines) + 1))

    def refuse(self, problem: FileProblem = FULL) -> None:
        _, on_done = self.waiting.pop(0)
        on_done(WriteResult(0, problem))

    def acknowledge_all(self) -> None:
        while self.waiting:
            self.acknowledge()


class Bench:
    """A running game on such a journal, with a clock that is set by hand and an ear for all that is told."""

    def __init__(self, log: DecryptoLog | None = None) -> None:
        self.journal = FakeJournal()
        self.now = 100.0
        self.game: RunningGame[GameState, c.Command, e.Event] = RunningGame(
            DECRYPTO, CODEC, cast("Journal", self.journal), lambda: self.now, log
        )
        self.answers: list[tuple[str, Answer]] = []
        self.changes: list[Change] = []
        self.game.listen(self.changes.append)

    def do(self, command: c.Command, name: str = "") -> None:
        self.game.do(command, lambda answer: self.answers.append((name or type(command).__name__, answer)))

    def undo(self, by: Actor) -> None:
        self.game.undo(by, lambda answer: self.answers.append(("undo", answer)))

    def redo(self, by: Actor) -> None:
        self.game.redo(by, lambda answer: self.answers.append(("redo", answer)))

    @property
    def state(self) -> GameState:
        assert self.game.state is not None
        return self.game.state


@pytest.fixture
def bench() -> Bench:
    return Bench(log_of(two_teams()))


def test_nothing_has_happened_before_it_is_on_disk(bench: Bench) -> None:
    before = bench.game.log
    bench.do(c.AcceptKeywords(WHITE))
    assert bench.game.log is before
    assert not bench.game.idle
    assert (bench.answers, bench.changes) == ([], [])
    bench.journal.acknowledge()
    assert bench.state.white.keywords_accepted
    assert bench.answers == [("AcceptKeywords", Answer())]
    assert bench.changes == [Change.DONE]
    assert bench.game.idle


def test_the_line_holds_the_command_its_events_and_the_time() -> None:
    bench = Bench()
    bench.game.resume()
    bench.now += 12.3456
    bench.do(DEAL)
    bench.journal.acknowledge()
    assert bench.journal.lines == [
        {"do": CODEC.encode(DEAL), "events": [CODEC.encode(e.GameDealt(DEAL.setup))], "t": 12.346}
    ]


def test_listeners_see_the_new_state_before_the_answer_comes(bench: Bench) -> None:
    order: list[str] = []
    bench.game.listen(lambda change: order.append(f"{change.name} {bench.state.white.keywords_accepted}"))
    bench.game.do(c.AcceptKeywords(WHITE), lambda _: order.append("answer"))
    bench.journal.acknowledge()
    assert order == ["DONE True", "answer"]


def test_what_comes_meanwhile_waits_in_order_and_is_judged_by_the_later_state(bench: Bench) -> None:
    bench.do(c.AcceptKeywords(WHITE), "first")
    bench.do(c.AcceptKeywords(WHITE), "again")
    bench.do(c.DrawCode(WHITE, Code((1, 2, 3))), "too early")
    bench.do(c.AcceptKeywords(BLACK), "black")
    bench.do(c.DrawCode(WHITE, Code((1, 2, 3))), "draw")
    assert len(bench.journal.waiting) == 1, "one line at a time"
    assert bench.answers == []
    bench.journal.acknowledge()
    assert [(name, answer.refusal) for name, answer in bench.answers] == [
        ("first", None),
        ("again", Refusal.ALREADY_DONE),
        ("too early", Refusal.WRONG_PHASE),
    ]
    bench.journal.acknowledge_all()
    assert [(name, answer.accepted) for name, answer in bench.answers[3:]] == [("black", True), ("draw", True)]
    assert bench.state.white_half is not None
    assert bench.state.white_half.code == (1, 2, 3)


def test_a_write_that_fails_changes_nothing_and_says_why_and_the_next_works(bench: Bench) -> None:
    before = bench.game.log
    bench.do(c.AcceptKeywords(WHITE))
    bench.do(c.AcceptKeywords(BLACK))
    bench.journal.refuse()
    assert bench.game.log is before
    assert bench.answers == [("AcceptKeywords", Answer(problem=FULL))]
    assert not bench.answers[0][1].accepted
    assert bench.changes == []
    bench.journal.acknowledge()
    assert bench.state.black.keywords_accepted
    assert not bench.state.white.keywords_accepted
    bench.do(c.AcceptKeywords(WHITE))
    bench.journal.acknowledge()
    assert bench.state.phase is Phase.ENCRYPT


def test_what_followed_from_a_line_that_failed_is_refused(bench: Bench) -> None:
    bench.do(c.AcceptKeywords(WHITE))
    bench.journal.acknowledge()
    bench.do(c.AcceptKeywords(BLACK), "black")
    bench.do(c.DrawCode(WHITE, Code((1, 2, 3))), "draw")
    bench.journal.refuse()
    assert [(name, answer.refusal) for name, answer in bench.answers[1:]] == [
        ("black", None),
        ("draw", Refusal.WRONG_PHASE),
    ]
    assert bench.game.idle


def test_a_command_given_by_a_listener_comes_behind_those_that_wait(bench: Bench) -> None:
    def on_change(change: Change) -> None:
        if len(bench.changes) == 1:
            bench.do(c.WritePencil(WHITE, 1, "third"), "third")

    bench.game.listen(on_change)
    bench.do(c.WritePencil(WHITE, 1, "first"), "first")
    bench.do(c.WritePencil(WHITE, 1, "second"), "second")
    bench.journal.acknowledge_all()
    assert [name for name, _ in bench.answers] == ["first", "second", "third"]
    assert bench.state.white.pencil[0] == "third"


def test_an_answer_may_give_the_next_command(bench: Bench) -> None:
    bench.game.do(
        c.AcceptKeywords(WHITE),
        lambda _: bench.game.do(c.AcceptKeywords(WHITE), lambda a: bench.do(c.AcceptKeywords(BLACK))),
    )
    bench.journal.acknowledge_all()
    assert bench.state.phase is Phase.ENCRYPT
    assert bench.game.idle


def test_a_listener_that_fails_holds_up_neither_the_answer_nor_what_waits(bench: Bench) -> None:
    def fails(_change: Change) -> None:
        raise RuntimeError("a window's fault")

    bench.game.listen(fails)
    bench.do(c.AcceptKeywords(WHITE))
    bench.do(c.AcceptKeywords(BLACK))
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a window's fault"):
            bench.journal.acknowledge()
    assert [name for name, _ in bench.answers] == ["AcceptKeywords"] * 2
    assert bench.state.phase is Phase.ENCRYPT
    assert bench.game.idle


def test_a_line_that_cannot_be_written_at_all_does_not_stop_the_game(bench: Bench) -> None:
    def cannot(_payload: Mapping[str, Any], _on_done: Callable[[WriteResult], None]) -> None:
        raise ValueError("no JSON")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench.journal, "append", cannot)
        with pytest.raises(ValueError, match="no JSON"):
            bench.do(c.AcceptKeywords(WHITE))
    assert bench.game.idle
    bench.do(c.AcceptKeywords(BLACK))
    bench.journal.acknowledge()
    assert bench.state.black.keywords_accepted


def test_undo_and_redo_are_lines_of_their_own(bench: Bench) -> None:
    bench.do(c.AcceptKeywords(WHITE))
    bench.journal.acknowledge()
    assert bench.game.undoable(WHITE) is e.KeywordsAccepted
    assert bench.game.undoable(BLACK) is None
    bench.undo(WHITE)
    assert bench.state.white.keywords_accepted, "not before it is on disk"
    bench.journal.acknowledge()
    assert not bench.state.white.keywords_accepted
    bench.redo(WHITE)
    bench.journal.acknowledge()
    assert bench.state.white.keywords_accepted
    assert [set(line) - {"t"} for line in bench.journal.lines[1:]] == [{"undo"}, {"redo"}]
    assert bench.changes == [Change.DONE, Change.UNDONE, Change.REDONE]
    bench.undo(BLACK)
    assert bench.answers[-1] == ("undo", Answer(refusal=Refusal.NOTHING_TO_UNDO))


def test_the_clock_stands_still_while_the_game_is_paused(bench: Bench) -> None:
    assert bench.game.paused
    bench.now = 200.0
    assert bench.game.seconds == 0.0
    bench.game.resume()
    bench.game.resume()
    bench.now = 207.0
    bench.game.pause()
    bench.game.pause()
    bench.now = 300.0
    assert bench.game.paused
    assert bench.game.seconds == 7.0
    assert bench.game.clock == GameClock(7.0)
    assert bench.changes == [Change.RESUMED, Change.PAUSED]
    bench.do(c.AcceptKeywords(WHITE))
    bench.journal.acknowledge()
    assert bench.journal.lines[-1]["t"] == 7.0


def test_the_clock_alone_can_be_held_while_the_game_is_played(bench: Bench) -> None:
    bench.game.resume()
    told: list[Change] = []
    bench.game.listen(told.append)
    assert bench.game.hold_clock(True)
    assert not bench.game.hold_clock(True)
    before = bench.game.seconds
    bench.now += 50.0
    assert (bench.game.seconds, bench.game.paused) == (before, False)
    bench.game.pause()
    assert bench.game.hold_clock(False)
    assert not bench.game.clock.running, "it is paused"
    assert bench.game.hold_clock(True)
    bench.game.resume()
    assert not bench.game.clock.running, "it is held"
    assert bench.game.hold_clock(False)
    assert bench.game.clock.running
    assert told == [Change.PAUSED, Change.RESUMED]


def test_closing_lets_go_of_the_journal(bench: Bench) -> None:
    results: list[WriteResult] = []
    bench.game.close(results.append)
    assert results == [WriteResult(0)]


# Restoring


def contents(*payloads: Mapping[str, Any]) -> JournalContents:
    return JournalContents(Path("games/g.journal"), {"game": "decrypto"}, payloads, 0, 0, 0)


@FEW
@given(games(200), st.integers(0, 2**32))
def test_a_journal_gives_the_same_log_and_time_again(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    bench = Bench()
    bench.game.resume()
    commands = iter([c.DealGame(TABLE, game.deal.setup), *(step.command for step in game.steps)])
    for command in commands:
        bench.now += rng.random()
        bench.do(command)
        bench.journal.acknowledge()
        if rng.random() < 0.2:
            # Taken back and given again, or left undone until the same is done anew.
            for by in [by for by in Actor if bench.game.undoable(by)]:
                bench.undo(by)
                bench.journal.acknowledge()
                bench.redo(by)
                bench.journal.acknowledge()
    for by in Actor:
        bench.undo(by)
        bench.journal.acknowledge_all()
    log, clock = restored_log(DECRYPTO, CODEC, contents(*bench.journal.lines))
    assert log == bench.game.log
    assert clock == GameClock(bench.journal.lines[-1]["t"])


ACCEPT = {
    "do": CODEC.encode(c.AcceptKeywords(WHITE)),
    "events": [CODEC.encode(e.KeywordsAccepted(Team.WHITE))],
    "t": 1.0,
}
DEALT = {"do": CODEC.encode(DEAL), "events": [CODEC.encode(e.GameDealt(DEAL.setup))], "t": 0.0}


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"t": 1},
        {"do": ACCEPT["do"]},
        {"do": ACCEPT["do"], "events": []},
        {"do": ACCEPT["do"], "events": None},
        {"do": ACCEPT["do"], "events": 7},
        {"do": ACCEPT["do"], "events": [None]},
        {"events": ACCEPT["events"]},
        {**ACCEPT, "t": "1"},
        {**ACCEPT, "t": None},
        {**ACCEPT, "t": True},
        {**ACCEPT, "t": 10**400},
        {**ACCEPT, "t": float("inf")},
        {**ACCEPT, "t": -1.0},
        {"undo": "white"},
        {"undo": "nobody"},
        {"undo": None},
        {"undo": ["white"]},
        {"redo": "table"},
        DEALT,
        {"do": ACCEPT["do"], "events": [CODEC.encode(e.ClueRead(1))]},
        {"do": ACCEPT["do"], "events": [CODEC.encode(e.EncryptorReady(Team.WHITE, None))]},
    ],
)
def test_a_whole_line_that_is_no_action_of_this_game_is_damage(line: dict[str, Any]) -> None:
    assert restored_log(DECRYPTO, CODEC, contents(DEALT, ACCEPT))[0].state is not None
    with pytest.raises(JournalDamaged) as caught:
        restored_log(DECRYPTO, CODEC, contents(DEALT, line))
    assert caught.value.line == 3
    assert "kw-" not in str(caught.value)


def test_a_journal_that_does_not_begin_with_a_deal_is_damaged() -> None:
    with pytest.raises(JournalDamaged) as caught:
        restored_log(DECRYPTO, CODEC, contents(ACCEPT))
    assert caught.value.line == 2


def test_a_journal_with_a_header_alone_has_no_game_yet() -> None:
    log, clock = restored_log(DECRYPTO, CODEC, contents())
    assert log.state is None
    assert clock == GameClock()


@FEW
@given(games(120), games(120), st.integers(0, 2**32))
def test_lines_of_another_game_are_taken_or_told_as_damage(game: Game, other: Game, seed: int) -> None:
    rng = random.Random(seed)
    mixed = [
        {"do": CODEC.encode(step.command), "events": [CODEC.encode(event) for event in step.events], "t": 1.0}
        for step in rng.sample((*game.steps, *other.steps), min(20, len(game.steps) + len(other.steps)))
    ]
    mixed += [{rng.choice(("undo", "redo")): rng.choice([by.value for by in Actor]), "t": 1.0} for _ in range(5)]
    rng.shuffle(mixed)
    for line in mixed:
        try:
            restored_log(DECRYPTO, CODEC, contents(DEALT, ACCEPT, line, *mixed[:3]))
        except JournalDamaged:
            continue
