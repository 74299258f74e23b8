"""From an action to the moment it is on disk and shown, on this machine's temporary folder."""

from __future__ import annotations

import queue
import random
import statistics
import tempfile
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from decrypto_qt.app.resources import resource
from decrypto_qt.game.decks import load_builtin
from decrypto_qt.game.host import Asked, GameHost
from decrypto_qt.game.requests import DrawCard
from decrypto_qt.game.running import Answer
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import PlayMode, Setup, TeamSetup, Variant
from decrypto_qt.rules.teams import Actor
from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ACTIONS = 300
_MOST = 16.0
"""Milliseconds: one frame of a monitor."""


def measure() -> Iterator[Measurement]:
    """Gives 300 commands one after the other, each once the one before is on disk.

    Raises:
        RuntimeError: A command was refused or could not be saved.
    """
    posted: queue.Queue[Callable[[], None]] = queue.Queue()
    with tempfile.TemporaryDirectory() as folder:
        host = GameHost(Path(folder), random.Random(1), time.monotonic, datetime.now, posted.put)
        deck = load_builtin(resource("decks", "keywords.csv").read_bytes(), "en")
        host.add_deck(deck)
        answers: list[Answer] = []

        def settle() -> None:
            while not answers:
                posted.get(timeout=10)()
            if not answers.pop().accepted:
                raise RuntimeError("an action was refused")

        teams = TeamSetup("White", ("A", "B"), ()), TeamSetup("Black", ("C", "D"), ())
        host.start(Setup(Variant.TWO_TEAMS, "en", *teams, play_mode=PlayMode.AT_ONCE), deck, answers.append)
        settle()
        times = []
        for asked in _asked():
            start = time.perf_counter()
            host.ask(asked, answers.append)
            settle()
            times.append(1000 * (time.perf_counter() - start))
        host.close()
    times.sort()
    yield Measurement("an action until it is on disk and shown, median", statistics.median(times), "ms")
    yield Measurement("the slowest of twenty", times[len(times) * 95 // 100], "ms", Bound.AT_MOST, _MOST)


def _asked() -> Iterator[Asked]:
    yield c.AcceptKeywords(Actor.WHITE)
    yield c.AcceptKeywords(Actor.BLACK)
    yield DrawCard(Actor.WHITE)
    for number in range(_ACTIONS):
        yield c.WritePencil(Actor.BLACK, number % 4 + 1, f"note {number}")
