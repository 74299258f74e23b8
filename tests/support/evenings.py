"""Games hosted in a data directory, with time set by hand and answers waited for."""

from __future__ import annotations

import queue
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from decrypto_qt.app.resources import resource
from decrypto_qt.game.decks import Deck, load_builtin
from decrypto_qt.game.host import Asked, DecryptoGame, GameHost
from decrypto_qt.game.requests import DrawCard, GiveAgain, TakeBack, TakeOtherKeyword, TurnSandTimer
from decrypto_qt.game.running import Answer
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import Setup
from decrypto_qt.rules.teams import Actor
from tests.support.games import Habits, Words, accepted, choices, leading_on

PATIENCE: Final = 30
"""Seconds after which a disk that does not answer fails the test."""


@cache
def deck() -> Deck:
    """The program's own deck in English."""
    return load_builtin(resource("decks", "keywords.csv").read_bytes(), "en")


class Evening:
    """One run of the program over a data directory, as far as games go."""

    def __init__(self, data: Path, seed: int = 1, minute: int = 0, words: Deck | None = None) -> None:
        self.data = data
        self.now = 1000.0
        self.minute = minute
        self._posts: queue.Queue[Callable[[], None]] = queue.Queue()
        self.deck = deck() if words is None else words
        self.host = GameHost(data, Random(seed), lambda: self.now, self._today, self._posts.put)
        self.host.add_deck(self.deck)

    def _today(self) -> datetime:
        self.minute += 1
        return datetime(2026, 11, 29, 18, 0, tzinfo=UTC) + timedelta(minutes=self.minute)

    @property
    def game(self) -> DecryptoGame:
        assert self.host.game is not None
        return self.host.game

    @property
    def state(self) -> GameState:
        assert self.game.state is not None
        return self.game.state

    def wait(self, answers: list[Answer]) -> Answer:
        """Runs what the writer's thread has to tell until an answer is there."""
        while not answers:
            self._posts.get(timeout=PATIENCE)()
        return answers.pop()

    def settle(self) -> None:
        """Runs all that the writer's thread has to tell."""
        while True:
            assert self.host._writer.drain(PATIENCE)
            if self._posts.empty():
                return
            while not self._posts.empty():
                self._posts.get()()

    def start(self, setup: Setup) -> Answer:
        answers: list[Answer] = []
        self.host.start(setup, self.deck, answers.append)
        return self.wait(answers)

    def ask(self, asked: Asked) -> Answer:
        answers: list[Answer] = []
        self.host.ask(asked, answers.append)
        return self.wait(answers)

    def must(self, *asked: Asked) -> None:
        """Asks for what has to be accepted."""
        for one in asked:
            answer = self.ask(one)
            assert answer.accepted, (type(one).__name__, answer.refusal, answer.problem)

    def close(self) -> None:
        assert self.host.close(PATIENCE)
        while not self._posts.empty():
            self._posts.get()()


def next_asked(state: GameState, undoable: list[Actor], rng: Random, words: Words, habits: Habits) -> Asked:
    """Something that somebody asks for in this state; chance and time are left to the host."""
    if undoable and rng.random() < 0.06:
        return TakeBack(rng.choice(undoable))
    possible = choices(state) if rng.random() < habits.chatter else leading_on(state)
    by, kind = rng.choice([choice for choice in possible if choice[1] is not c.AbandonGame])
    turns = [choice for choice in choices(state) if choice[1] is c.TurnSand]
    if turns and rng.random() < 0.5:
        by, kind = turns[0]
    if kind is c.DrawCode:
        return DrawCard(by)
    if kind is c.TurnSand:
        return TurnSandTimer(by)
    if kind is c.ExchangeKeyword:
        return TakeOtherKeyword(by, rng.randint(1, 4))
    found = accepted(kind, by, state, rng, words, habits)
    assert found is not None
    return found[0]


def play_on(evening: Evening, rng: Random, longest: int, each: Callable[[], None] = lambda: None) -> None:
    """Plays at random until the game is over, or so many steps, and calls `each` after every accepted one."""
    words = Words(rng)
    habits = Habits(chatter=0.15)
    for _ in range(longest):
        if evening.game.over:
            return
        evening.now += rng.random() * 3
        undoable = [by for by in Actor if evening.game.running.undoable(by) is not None]
        asked = next_asked(evening.state, undoable, rng, words, habits)
        evening.must(asked)
        each()
        if isinstance(asked, TakeBack) and rng.random() < 0.5:
            evening.must(GiveAgain(asked.by))
            each()
