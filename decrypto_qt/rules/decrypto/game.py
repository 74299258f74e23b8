"""Decrypto as the running game sees it: its name, its functions, and the lists of its commands and events."""

from __future__ import annotations

from typing import Any, Final

from decrypto_qt.rules.decrypto import apply as _apply
from decrypto_qt.rules.decrypto import decide as _decide
from decrypto_qt.rules.decrypto.commands import COMMANDS, Command
from decrypto_qt.rules.decrypto.events import EVENTS, Event, GuessLocked, SandRanOut
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import Clue, GuessKind
from decrypto_qt.rules.teams import Actor
from decrypto_qt.rules.undo import Undo


class DecryptoRules:
    """Decrypto's rules behind the interface that all games share."""

    name: Final = "decrypto"
    commands: Final = COMMANDS
    events: Final = EVENTS
    unions: Final[tuple[Any, ...]] = (Clue,)

    def decide(self, state: GameState | None, command: Command, /) -> tuple[Event, ...]:
        """The events that a command brings, or a `RuleError`."""
        return _decide.decide(state, command)

    def apply(self, state: GameState | None, event: Event, /) -> GameState:
        """The state after an event."""
        return _apply.apply(state, event)

    def actor(self, command: Command, /) -> Actor:
        """Who gave a command."""
        return command.by

    def undo(self, event: Event, /) -> Undo:
        """Whether an event may be taken back.

        A guess may until both teams have locked theirs: the own team's decoding is always the last of the two. That
        the sand ran out may where somebody has counted clues, and may have miscounted.
        """
        if isinstance(event, SandRanOut) and event.ready is None:
            return Undo.BARRIER
        if isinstance(event, GuessLocked) and event.kind is GuessKind.DECODE:
            return Undo.BARRIER
        return event.UNDO


DECRYPTO: Final = DecryptoRules()
