"""A running game: commands come in, events go to the journal, and only then does the state change.

It works for any game whose rules follow `log.Rules`. It knows neither windows nor what a command means; whoever
listens to it makes views out of the state and hands those on.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from decrypto_qt.game.codec import Codec, NotDecodable
from decrypto_qt.game.files import FileProblem
from decrypto_qt.game.game_clock import GameClock
from decrypto_qt.game.journal import Journal, JournalContents, JournalDamaged, WriteResult
from decrypto_qt.game.log import Entry, Log, Rules
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.teams import Actor

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")

HEADER_LINE = 1


class Change(Enum):
    """What kind of thing has happened to a running game."""

    DONE = "a command was accepted"
    UNDONE = "an entry was taken back"
    REDONE = "an entry was given again"
    PAUSED = "the game stands still"
    RESUMED = "the game goes on"


@dataclass(frozen=True, slots=True, repr=False)
class Answer:
    """What became of a command.

    Attributes:
        refusal: why the rules refuse it, or `None`.
        problem: why it could not be saved, or `None`; its text is one sentence.
    """

    refusal: Refusal | None = None
    problem: FileProblem | None = None

    @property
    def accepted(self) -> bool:
        """Whether it is on disk and has taken effect."""
        return self.refusal is None and self.problem is None


OnAnswer = Callable[[Answer], None]


class _Step(Protocol[S, C, E]):
    def __call__(self, log: Log[S, C, E], /) -> tuple[Log[S, C, E], dict[str, Any], Change]: ...


class RunningGame(Generic[S, C, E]):
    """One game in play.

    Each accepted action is on disk before `state` shows it. Actions that come while one is being written wait for
    their turn and are judged by the state as it then is.

    Args:
        rules: the game's rules.
        codec: writes its commands and events.
        journal: the game's own.
        now: the monotonic clock, in seconds.
        log: what has happened so far.
        clock: the game's own clock; after a restart it stands still.
    """

    def __init__(
        self,
        rules: Rules[S, C, E],
        codec: Codec[C, E],
        journal: Journal,
        now: Callable[[], float],
        log: Log[S, C, E] | None = None,
        clock: GameClock | None = None,
    ) -> None:
        self._log: Log[S, C, E] = Log(rules) if log is None else log
        self._codec = codec
        self._journal = journal
        self._now = now
        self._clock = GameClock() if clock is None else clock
        self._paused = not self._clock.running
        self._held = False
        self._waiting: deque[tuple[_Step[S, C, E], OnAnswer]] = deque()
        self._writing = False
        self._listeners: list[Callable[[Change], None]] = []

    @property
    def state(self) -> S | None:
        """The state, `None` before the first command is on disk."""
        return self._log.state

    @property
    def log(self) -> Log[S, C, E]:
        """What has happened so far."""
        return self._log

    @property
    def clock(self) -> GameClock:
        """The game's own clock, which stands still while the game is paused or its clock is held."""
        return self._clock

    @property
    def seconds(self) -> float:
        """The time on the game's own clock."""
        return self._clock.seconds(self._now())

    @property
    def paused(self) -> bool:
        """Whether the game stands still."""
        return self._paused

    @property
    def idle(self) -> bool:
        """Whether nothing waits for the disk."""
        return not self._writing and not self._waiting

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Calls `listener` after each change, in the thread that runs the journal's answers."""
        self._listeners.append(listener)

    def do(self, command: C, on_answer: OnAnswer = lambda _: None) -> None:
        """Gives a command; `on_answer` is called once it has taken effect or was refused."""

        def step(log: Log[S, C, E]) -> tuple[Log[S, C, E], dict[str, Any], Change]:
            after = log.do(command)
            return after, self._entry_payload(after.entries[-1]), Change.DONE

        self._enqueue(step, on_answer)

    def undo(self, by: Actor, on_answer: OnAnswer = lambda _: None) -> None:
        """Takes back the last entry of `by`."""

        def step(log: Log[S, C, E]) -> tuple[Log[S, C, E], dict[str, Any], Change]:
            return log.undo(by), {"undo": by.value}, Change.UNDONE

        self._enqueue(step, on_answer)

    def redo(self, by: Actor, on_answer: OnAnswer = lambda _: None) -> None:
        """Gives again what `by` took back last."""

        def step(log: Log[S, C, E]) -> tuple[Log[S, C, E], dict[str, Any], Change]:
            return log.redo(by), {"redo": by.value}, Change.REDONE

        self._enqueue(step, on_answer)

    def pause(self) -> None:
        """Stops the game's clock at once; a restart after a kill is paused anyway, so nothing waits for the disk."""
        if not self._paused:
            self._paused = True
            self._set_clock()
            self._tell(Change.PAUSED)

    def resume(self) -> None:
        """Lets the game's clock run on, unless it is held."""
        if self._paused:
            self._paused = False
            self._set_clock()
            self._tell(Change.RESUMED)

    def hold_clock(self, held: bool) -> bool:
        """Lets the clock alone stand still, or run on, while the game is played; whether that is new."""
        if held is self._held:
            return False
        self._held = held
        self._set_clock()
        return True

    def _set_clock(self) -> None:
        now, stands = self._now(), self._paused or self._held
        self._clock = self._clock.paused(now) if stands else self._clock.resumed(now)

    def undoable(self, by: Actor) -> type[E] | None:
        """The class of the event that `by` may take back: its name for a label, never its values."""
        index = self._log.undoable(by)
        return None if index is None else type(self._log.entries[index].events[0])

    def redoable(self, by: Actor) -> type[E] | None:
        """The class of the event that `by` may give again: its name for a label, never its values."""
        return type(self._log.undone[-1][1].events[0]) if self._log.redoable(by) else None

    def undo_place(self, by: Actor) -> int:
        """How late in the game the entry lies that `by` may take back; -1 where there is none."""
        index = self._log.undoable(by)
        return -1 if index is None else index

    def close(self, on_done: Callable[[WriteResult], None] = lambda _: None) -> None:
        """Lets go of the journal."""
        self._journal.close(on_done)

    def _entry_payload(self, entry: Entry[C, E]) -> dict[str, Any]:
        return {"do": self._codec.encode(entry.command), "events": [self._codec.encode(e) for e in entry.events]}

    def _enqueue(self, step: _Step[S, C, E], on_answer: OnAnswer) -> None:
        self._waiting.append((step, on_answer))
        self._pump()

    def _pump(self) -> None:
        while self._waiting and not self._writing:
            step, on_answer = self._waiting.popleft()
            try:
                after, payload, change = step(self._log)
            except RuleError as error:
                on_answer(Answer(refusal=error.refusal))
                continue
            self._writing = True
            try:
                self._journal.append(
                    {**payload, "t": round(self.seconds, 3)},
                    lambda result, after=after, change=change, on_answer=on_answer: self._written(  # type: ignore[misc]
                        result, after, change, on_answer
                    ),
                )
            except ValueError:
                self._writing = False
                raise

    def _written(self, result: WriteResult, after: Log[S, C, E], change: Change, on_answer: OnAnswer) -> None:
        self._writing = False
        # Whatever a listener does wrong, the answer is given and what waits has its turn.
        try:
            if result.ok:
                self._log = after
                self._tell(change)
        finally:
            try:
                on_answer(Answer(problem=result.problem))
            finally:
                self._pump()

    def _tell(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)


def restored_log(
    rules: Rules[S, C, E], codec: Codec[C, E], contents: JournalContents
) -> tuple[Log[S, C, E], GameClock]:
    """The log that a journal holds, and the game's clock, standing still at the last line's time.

    Raises:
        JournalDamaged: a line is whole but makes no sense as this game's.
    """
    log: Log[S, C, E] = Log(rules)
    seconds = 0.0
    for number, payload in enumerate(contents.payloads, HEADER_LINE + 1):
        try:
            log = _restored_line(log, codec, payload)
            seconds = _seconds(payload.get("t", seconds))
        except (NotDecodable, RuleError, ValueError, TypeError, AttributeError, LookupError, ArithmeticError):
            raise JournalDamaged(contents.path, number, "not an action of this game") from None
    return log, GameClock(seconds)


def _seconds(value: object) -> float:
    """The time on the game's clock that a line tells."""
    if type(value) not in (float, int):
        raise TypeError("a number is expected")
    seconds = float(value)  # type: ignore[arg-type]  # a float or an integer, as just seen
    if not 0.0 <= seconds < math.inf:
        raise ValueError("a game's clock shows no such time")
    return seconds


def _restored_line(log: Log[S, C, E], codec: Codec[C, E], payload: Mapping[str, Any]) -> Log[S, C, E]:
    if "undo" in payload:
        return log.undo(Actor(payload["undo"]))
    if "redo" in payload:
        return log.redo(Actor(payload["redo"]))
    events = tuple(codec.decode_event(event) for event in payload.get("events", ()))
    if not events:
        raise NotDecodable("an entry without events")
    return log.add(Entry(codec.decode_command(payload.get("do")), events))
