"""A game as a log of entries with undo and redo: a value, and the same for every game.

An entry is a command that the rules accepted, with the events that it brought. The state is the fold of the events.
Files and clocks are not in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.teams import Actor
from decrypto_qt.rules.undo import Undo

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


C_contra = TypeVar("C_contra", contravariant=True)


class Rules(Protocol[S, C_contra, E]):
    """What the running game needs to know of a game's rules."""

    @property
    def name(self) -> str:
        """The game's name in files."""

    def decide(self, state: S | None, command: C_contra, /) -> tuple[E, ...]:
        """The events that a command brings, or a `RuleError`."""

    def apply(self, state: S | None, event: E, /) -> S:
        """The state after an event."""

    def actor(self, command: C_contra, /) -> Actor:
        """Who gave a command."""

    def undo(self, event: E, /) -> Undo:
        """Whether an event may be taken back."""


@dataclass(frozen=True, slots=True, repr=False)
class Entry(Generic[C, E]):
    """A command with its events."""

    command: C
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Log(Generic[S, C, E]):
    """A game so far.

    Attributes:
        rules: the game's rules.
        entries: what counts, oldest first.
        undone: what was taken back and may be given again, each with the place it had; the latest last.
        state: the fold of the entries, `None` before the first.
    """

    rules: Rules[S, C, E]
    entries: tuple[Entry[C, E], ...] = ()
    undone: tuple[tuple[int, Entry[C, E]], ...] = ()
    state: S | None = None

    def do(self, command: C) -> Log[S, C, E]:
        """The log with one more entry; what was taken back before can no longer be given again.

        Raises:
            RuleError: the rules refuse the command.
        """
        return self.add(Entry(command, self.rules.decide(self.state, command)))

    def add(self, entry: Entry[C, E]) -> Log[S, C, E]:
        """The log with an entry that the rules accepted before (as a journal tells)."""
        state = self.state
        for event in entry.events:
            state = self.rules.apply(state, event)
        return Log(self.rules, (*self.entries, entry), (), state)

    def undoable(self, by: Actor) -> int | None:
        """The place of the entry that `by` may take back now, or `None`."""
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            kinds = {self.rules.undo(event) for event in entry.events}
            if Undo.BARRIER in kinds:
                return None
            if Undo.ASIDE not in kinds and self.rules.actor(entry.command) is by:
                return index if self._without(index) is not None else None
        return None

    def undo(self, by: Actor) -> Log[S, C, E]:
        """The log without the last entry of `by`; later entries of others stay if they are still possible.

        Raises:
            RuleError: there is nothing that `by` may take back.
        """
        index = self.undoable(by)
        shorter = None if index is None else self._without(index)
        if index is None or shorter is None:
            raise RuleError(Refusal.NOTHING_TO_UNDO)
        return Log(self.rules, shorter.entries, (*self.undone, (index, self.entries[index])), shorter.state)

    def redoable(self, by: Actor) -> bool:
        """Whether `by` may give again what it took back last."""
        return bool(self.undone) and self.rules.actor(self.undone[-1][1].command) is by

    def redo(self, by: Actor) -> Log[S, C, E]:
        """The log with the entry that `by` took back last, at its old place.

        Raises:
            RuleError: there is nothing to give again.
        """
        if not self.redoable(by):
            raise RuleError(Refusal.NOTHING_TO_UNDO)
        index, entry = self.undone[-1]
        entries = (*self.entries[:index], entry, *self.entries[index:])
        again = self._folded(entries)
        return Log(self.rules, entries, self.undone[:-1], again)

    def _without(self, index: int) -> Log[S, C, E] | None:
        """The log without one entry, if each later command still brings the same events."""
        log: Log[S, C, E] = Log(self.rules, self.entries[:index], (), self._folded(self.entries[:index]))
        for entry in self.entries[index + 1 :]:
            try:
                events = self.rules.decide(log.state, entry.command)
            except RuleError:
                return None
            if events != entry.events:
                return None
            log = log.add(entry)
        return log

    def _folded(self, entries: tuple[Entry[C, E], ...]) -> Any:
        state: S | None = None
        for entry in entries:
            for event in entry.events:
                state = self.rules.apply(state, event)
        return state
