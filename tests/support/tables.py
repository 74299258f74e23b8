"""A table that plays by pressing what the screens offer: the windows' part of a game, without windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from decrypto_qt.game.requests import DrawCard, TakeBack, TakeOtherKeyword, TurnSandTimer
from decrypto_qt.models.session import Views
from decrypto_qt.models.tray import Action, ButtonState, Held, Local, TrayState, reveal_button, tray_of
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.events import Event
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    SPOKEN,
    Clue,
    ClueMode,
    Code,
    GuessKind,
    Performance,
    PerformedClue,
    Phase,
    Setup,
    TextClue,
)
from decrypto_qt.rules.decrypto.views import TableView, table_view, team_view
from decrypto_qt.rules.teams import Actor, Team
from tests.support.logs import DecryptoLog, log_of

ACTORS: Final = {Team.WHITE: Actor.WHITE, Team.BLACK: Actor.BLACK}
FILLED: Final = Held(0, 0)
OVER: Final = (Phase.FINISHED, Phase.ABANDONED)
ENDS: Final = (Local.REMATCH, Local.NEW_GAME)


def undoable_kinds(log: DecryptoLog) -> dict[Actor, type[Event]]:
    """The class of the event that each may take back."""
    places = {by: log.undoable(by) for by in Actor}
    return {by: type(log.entries[place].events[0]) for by, place in places.items() if place is not None}


def state_of(log: DecryptoLog) -> GameState:
    assert log.state is not None
    return log.state


@dataclass(frozen=True, slots=True, repr=False)
class AllViews:
    """What the windows are given of a game: the table window, and the screen of each team."""

    table: TableView
    screens: Mapping[Team, Views]


def is_asked(log: DecryptoLog) -> bool:
    """Whether the sand has run out and somebody has to say how many clues there are; at some moments it has."""
    state = state_of(log)
    asks = c.CallTime in legal_kinds(state, Actor.TABLE) and state.clue_mode is ClueMode.SPOKEN
    return asks and len(log.entries) % 3 == 0


def views_of(log: DecryptoLog) -> AllViews:
    """What the windows are given of a game."""
    state = state_of(log)
    out = is_asked(log)
    undoable = undoable_kinds(log)
    table = table_view(state)
    screens = {
        team: Views(table, team_view(state, team), sand_out=out, undoable=undoable.get(ACTORS[team])) for team in Team
    }
    return AllViews(table, screens)


@dataclass(slots=True)
class Table:
    """A game in which everything is done by a button of one of the screens.

    Attributes:
        log: the game.
        chance: what the players do.
        decoding: the chance that a decoding is right.
        intercepting: the chance that an interception is.
    """

    log: DecryptoLog
    chance: Random
    decoding: float = 0.8
    intercepting: float = 0.15
    clues: int = 0
    seen: tuple[DecryptoLog, AllViews] | None = field(default=None, init=False)

    @classmethod
    def dealt(cls, setup: Setup, chance: Random, decoding: float = 0.8, intercepting: float = 0.15) -> Table:
        """A table at which the cards have been dealt."""
        return cls(log_of(setup), chance, decoding, intercepting)

    @property
    def state(self) -> GameState:
        return state_of(self.log)

    @property
    def over(self) -> bool:
        return self.state.phase in OVER

    @property
    def views(self) -> AllViews:
        if self.seen is None or self.seen[0] is not self.log:
            self.seen = (self.log, views_of(self.log))
        return self.seen[1]

    def tray(self, team: Team, held: Held = FILLED) -> TrayState:
        """That team's tray; as a rule with all digits chosen and all fields filled."""
        return tray_of(self.views.screens[team], held)

    def reveal(self) -> ButtonState | None:
        """The button on the table window."""
        return reveal_button(self.views.table, Actor.TABLE)

    def commands(self, action: Action, team: Team) -> tuple[c.Command, ...]:
        """What an action comes to, with what the players and chance put in; none for what the screen does alone."""
        by = ACTORS[team]
        match action:
            case DrawCard(who):
                return (c.DrawCode(who, self.chance.choice(ALL_CODES), 1.0),)
            case c.HandOver(who):
                return (c.HandOver(who, 1.0),)
            case TakeOtherKeyword(who, slot):
                self.clues += 1
                return (c.ExchangeKeyword(who, slot, f"kw-fresh-{self.clues}"),)
            case TurnSandTimer(who):
                return (c.TurnSand(who, 1.0),)
            case Local.LOCK_GUESS:
                kind = GuessKind.DECODE if team is self.state.active else GuessKind.INTERCEPT
                return (c.LockGuess(by, kind, self._guess(kind)),)
            case Local.HAND_IN:
                clues = self._clue(), self._clue(), self._clue()
                return (c.WriteDraft(by, 1, clues[0]), c.DeclareReady(by, clues))
            case Local.FINISH_CLUES:
                return (*self._heard(by), c.FinishReading(by))
            case Local.LOCK_ENTRIES:
                theirs = self.state.team(team.other).keywords
                first, second, third, fourth = (self.chance.choice(("", "entry", *theirs)) for _ in range(4))
                return (c.LockKeywords(by, (first, second, third, fourth)),)
            case Local() | TakeBack():
                return ()
            case _:
                assert isinstance(action, c.COMMANDS), "no other request stands on a button"
                return (action,)

    def press(self, action: Action, team: Team) -> None:
        """Presses a button; raises a `RuleError` where the game refuses what the screen offered."""
        if isinstance(action, TakeBack):
            self.log = self.log.undo(action.by)
        for command in self.commands(action, team):
            self.log = self.log.do(command)

    def offered(self) -> list[tuple[Team, ButtonState]]:
        """Every button of both screens that can be pressed."""
        return [(team, button) for team in Team for button in self.tray(team).buttons if button.enabled]

    def choose(self) -> tuple[Team, ButtonState] | None:
        """A button to press: mostly one that leads on, now and then any other."""
        possible = [(team, button) for team, button in self.offered() if button.action is not Local.HOLD_CARD]
        if not possible:
            return None
        onward = [choice for choice in possible if not sideways(choice[1])]
        return self.chance.choice(onward if onward and self.chance.random() < 0.85 else possible)

    def _guess(self, kind: GuessKind) -> Code:
        half = self.state.active_half
        assert half is not None
        assert half.code is not None
        sure = self.decoding if kind is GuessKind.DECODE else self.intercepting
        return half.code if self.chance.random() < sure else self.chance.choice(ALL_CODES)

    def _heard(self, by: Actor) -> tuple[c.Command, ...]:
        half = self.state.active_half
        assert half is not None
        made = []
        for position, clue in enumerate(half.clues, 1):
            if clue is None:
                made.append(c.HearClue(by, position, self._clue()))
        return tuple(made)

    def _clue(self) -> Clue:
        self.clues += 1
        text = TextClue(f"clue-{self.clues}")
        return self.chance.choice((text, text, text, SPOKEN, PerformedClue(Performance.HUM)))


def sideways(button: ButtonState) -> bool:
    """Whether a button leads back or aside instead of on."""
    aside = (TakeBack, TakeOtherKeyword, c.NameEncryptor)
    return isinstance(button.action, aside) or button.action in ENDS


@dataclass(frozen=True, slots=True, repr=False)
class Moment:
    """A state of a game as the windows have it, and which button was pressed then (none at the end)."""

    log: DecryptoLog
    views: AllViews
    pressed: tuple[Team, ButtonState] | None

    @property
    def phase(self) -> Phase:
        return self.views.table.phase

    def tray(self, team: Team, held: Held = FILLED) -> TrayState:
        """That team's tray; as a rule with all digits chosen and all fields filled."""
        return tray_of(self.views.screens[team], held)


def walked(table: Table, longest: int = 600) -> tuple[Moment, ...]:
    """A game played by pressing buttons, moment by moment, until it is over or nobody can press any."""
    moments: list[Moment] = []
    while len(moments) < longest:
        pressed = None if table.over else table.choose()
        moments.append(Moment(table.log, table.views, pressed))
        if pressed is None:
            break
        table.press(pressed[1].action, pressed[0])
    return tuple(moments)
