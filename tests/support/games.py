"""Random legal games of Decrypto: whatever the rules let somebody do, somebody does sooner or later.

The walker knows the state, as chance and the players' heads do; what is legal it asks of the views, as windows do.
Codes drawn and guesses made are tuples of a kind of their own, so that a test finds them wherever they turn up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from hypothesis import Phase as Part
from hypothesis import strategies as st
from typing_extensions import override

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    SPOKEN,
    Clue,
    ClueMode,
    Code,
    GuessKind,
    HouseRules,
    Performance,
    PerformedClue,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    StruckClue,
    TeamSetup,
    TextClue,
    TimerMode,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.decrypto.views import table_view, team_view
from decrypto_qt.rules.errors import RuleError
from decrypto_qt.rules.teams import Actor, Team

WITHOUT_SHRINKING: Final = (Part.explicit, Part.reuse, Part.generate)

OVER: Final = (Phase.FINISHED, Phase.ABANDONED)


class Card(tuple[int, int, int]):
    """The digits of a code card, told from a guess by its class."""

    __slots__ = ()


class Guess(tuple[int, int, int]):
    """The digits of a guess, told from a code by its class."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, repr=False)
class Step:
    """One accepted command of a game, with the states round it."""

    before: GameState
    command: c.Command
    events: tuple[e.Event, ...]
    after: GameState


class Game:
    """A game as it was walked: the state after the deal, and the steps from there on.

    No dataclass: Hypothesis would print every field of every state.
    """

    def __init__(self, deal: e.GameDealt, start: GameState, steps: tuple[Step, ...]) -> None:
        self.deal = deal
        self.start = start
        self.steps = steps

    @override
    def __repr__(self) -> str:
        """Short: a game has some hundred steps. The last few tell how a failing test came about."""
        last = ", ".join(type(step.command).__name__ for step in self.steps[-8:])
        return f"<{len(self.steps)} steps to {self.end.phase}: … {last}>"

    @property
    def end(self) -> GameState:
        """The last state."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def states(self) -> tuple[GameState, ...]:
        """Every state, the first and the last included."""
        return (self.start, *(step.after for step in self.steps))

    @property
    def events(self) -> tuple[e.Event, ...]:
        """The log."""
        return (self.deal, *(event for step in self.steps for event in step.events))


@dataclass(frozen=True, slots=True)
class Habits:
    """How a table plays.

    Attributes:
        decoding: the chance that a decoding is right.
        intercepting: the chance that an interception is.
        chatter: the chance of anything legal instead of what leads on.
        abandoning: the chance at each step that the table stops.
    """

    decoding: float = 0.85
    intercepting: float = 0.15
    chatter: float = 0.2
    abandoning: float = 0.0


def legal_for(state: GameState, actor: Actor) -> frozenset[type[c.Command]]:
    """What the actor's own window says is legal."""
    view = table_view(state) if actor.team is None else team_view(state, actor.team).table
    return legal_kinds(view, actor)


def choices(state: GameState) -> list[tuple[Actor, type[c.Command]]]:
    """All that anybody may give now, as the table's window knows it, in a fixed order."""
    view = table_view(state)
    found = []
    for by in Actor:
        legal = legal_kinds(view, by)
        found += [(by, kind) for kind in c.COMMANDS if kind in legal]
    return found


def card(rng: Random) -> Code:
    return Code(Card(rng.choice(ALL_CODES)))


def _guess(rng: Random, state: GameState, chance: float) -> Code:
    half = state.active_half
    assert half is not None
    assert half.code is not None
    return Code(Guess(half.code if rng.random() < chance else rng.choice(ALL_CODES)))


_WORDS: Final = ("meri", "Meri", "yö", "Straße", "STRASSE", "päivän varjo", "päivän  varjo", "aamu", "ﬁlmi", "kuu")


class Words:
    """Gives words that nobody has used, numbered, and now and then one that was used before."""

    def __init__(self, rng: Random, first: int = 1) -> None:
        self._rng = rng
        self._number = first - 1

    def fresh(self, what: str) -> str:
        self._number += 1
        return f"{what}-{self._number}"

    def clue(self) -> Clue:
        match self._rng.randrange(12):
            case 0:
                return MISSING
            case 1:
                return SPOKEN
            case 2 | 3:
                note = self._rng.choice(("", self.fresh("note")))
                return PerformedClue(self._rng.choice(tuple(Performance)), note)
            case 4:
                return StruckClue(self.fresh("struck"))
            case 5 | 6:
                return TextClue(self._rng.choice(_WORDS))
            case _:
                return TextClue(self.fresh("clue"))

    def three(self) -> tuple[Clue, Clue, Clue]:
        return self.clue(), self.clue(), self.clue()


def instances(
    kind: type[c.Command], by: Actor, state: GameState, rng: Random, words: Words, habits: Habits
) -> Iterator[c.Command]:
    """Commands of a kind, among which there has to be an accepted one wherever the kind is legal; in random order."""
    made = _INSTANCES[kind](by, state, rng, words, habits)
    rng.shuffle(made)
    return iter(made)


def _shuffled(rng: Random, names: tuple[str, ...]) -> tuple[str, ...]:
    pool = list(dict.fromkeys((*names, "Uusi", "Nová", "Neu", "Nuevo")))
    return tuple(rng.sample(pool, rng.randint(2, 4)))


def _players_of(by: Actor, state: GameState) -> tuple[str, ...]:
    return ("", *(state.team(by.team).players if by.team is not None else ()))


def _ready(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    return [c.DeclareReady(by, words.three() if state.clue_mode is ClueMode.WRITTEN else None)]


def _call_time(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    ready = None if state.clue_mode is ClueMode.WRITTEN else rng.randint(0, 3)
    return [c.CallTime(by, team, ready) for team in Team]


def _hear(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    half = state.active_half
    assert half is not None
    unread = [i for i, clue in enumerate(half.clues, 1) if clue is None]
    return [c.HearClue(by, i, words.clue()) for i in unread[:1] or (1, 2, 3)]


def _lock(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    if by.team is state.active:
        return [c.LockGuess(by, GuessKind.DECODE, _guess(rng, state, habits.decoding))]
    attempt = None if rng.random() < 0.1 else _guess(rng, state, habits.intercepting)
    return [c.LockGuess(by, GuessKind.INTERCEPT, attempt)]


def _correct(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    attempt = rng.choice((None, _guess(rng, state, habits.intercepting)))
    return [
        c.CorrectGuess(by, GuessKind.INTERCEPT, attempt),
        c.CorrectGuess(by, GuessKind.DECODE, _guess(rng, state, habits.decoding)),
    ]


def _propose(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    attempt = rng.choice((None, _guess(rng, state, habits.intercepting)))
    return [
        c.ProposeCorrection(by, GuessKind.INTERCEPT, attempt),
        c.ProposeCorrection(by, GuessKind.DECODE, _guess(rng, state, habits.decoding)),
    ]


def _entries(by: Actor, state: GameState, rng: Random, words: Words, habits: Habits) -> list[c.Command]:
    assert by.team is not None
    theirs = state.team(by.team.other).keywords or ("",)  # an interceptor has none
    first, second, third, fourth = (
        rng.choice(("", words.fresh("entry"), rng.choice(theirs), rng.choice(theirs))) for _ in range(4)
    )
    return [c.LockKeywords(by, (first, second, third, fourth))]


_INSTANCES: Final[dict[type[c.Command], Any]] = {
    c.ExchangeKeyword: lambda by, state, rng, words, habits: [
        c.ExchangeKeyword(by, rng.randint(1, 4), words.fresh("keyword"))
    ],
    c.AcceptKeywords: lambda by, *_: [c.AcceptKeywords(by)],
    c.HandOver: lambda by, state, rng, *_: [c.HandOver(by, rng.random() * 1000)],
    c.NameEncryptor: lambda by, state, *_: [c.NameEncryptor(by, name) for name in _players_of(by, state)],
    c.DrawCode: lambda by, state, rng, *_: [c.DrawCode(by, card(rng), rng.random() * 1000)],
    c.RedrawCode: lambda by, state, rng, *_: [c.RedrawCode(by, team, card(rng), rng.random() * 1000) for team in Team],
    c.WriteDraft: lambda by, state, rng, words, *_: [c.WriteDraft(by, rng.randint(1, 3), words.clue())],
    c.DeclareReady: _ready,
    c.TurnSand: lambda by, state, rng, *_: [c.TurnSand(by, rng.random() * 1000)],
    c.CallTime: _call_time,
    c.ReadClue: lambda by, *_: [c.ReadClue(by, position) for position in (1, 2, 3)],
    c.HearClue: _hear,
    c.StrikeClue: lambda by, *_: [c.StrikeClue(by, position) for position in (1, 2, 3)],
    c.FinishReading: lambda by, *_: [c.FinishReading(by)],
    c.LockGuess: _lock,
    c.CorrectGuess: _correct,
    c.AcceptClue: lambda by, *_: [c.AcceptClue(by, position) for position in (1, 2, 3)],
    c.ProposeRedraw: lambda by, *_: [c.ProposeRedraw(by, team) for team in Team],
    c.ProposeCorrection: _propose,
    c.Agree: lambda by, state, rng, *_: [
        c.Agree(by, None),
        c.Agree(by, card(rng), rng.random() * 1000),
    ],
    c.Decline: lambda by, *_: [c.Decline(by)],
    c.Reveal: lambda by, *_: [c.Reveal(by, step) for step in RevealStep],
    c.ReadNext: lambda by, *_: [c.ReadNext(by)],
    c.StartRound: lambda by, state, *_: [c.StartRound(by, number) for number in range(10)],
    c.ChangePlayers: lambda by, state, rng, *_: [
        c.ChangePlayers(by, team, _shuffled(rng, state.team(team).players)) for team in Team
    ],
    c.StartKeywordGuess: lambda by, *_: [c.StartKeywordGuess(by)],
    c.LockKeywords: _entries,
    c.RevealKeywords: lambda by, *_: [c.RevealKeywords(by)],
    c.AcceptEntry: lambda by, state, rng, *_: [
        c.AcceptEntry(by, rng.choice(tuple(Team)), rng.randint(1, 4), rng.choice((None, 1, 2, 3, 4)))
    ],
    c.SettleGame: lambda by, *_: [c.SettleGame(by)],
    c.AbandonGame: lambda by, *_: [c.AbandonGame(by)],
    c.WritePencil: lambda by, state, rng, words, *_: [c.WritePencil(by, rng.randint(1, 4), words.fresh("pencil"))],
}

LEADS_ON: Final[frozenset[type[c.Command]]] = frozenset(
    {
        c.AcceptKeywords,
        c.HandOver,
        c.DrawCode,
        c.DeclareReady,
        c.ReadClue,
        c.FinishReading,
        c.LockGuess,
        c.Agree,
        c.Decline,
        c.Reveal,
        c.ReadNext,
        c.StartRound,
        c.StartKeywordGuess,
        c.LockKeywords,
        c.RevealKeywords,
        c.SettleGame,
    }
)
"""The commands that bring a game nearer to its end (a heard clue does only while one is missing)."""


def leading_on(state: GameState) -> list[tuple[Actor, type[c.Command]]]:
    """Who may give which command that leads on, as the windows know it; in a fixed order."""
    half = state.active_half
    kinds = set(LEADS_ON)
    if state.phase is Phase.READ and half is not None and not half.all_read:
        kinds.add(c.HearClue)
    return [choice for choice in choices(state) if choice[1] in kinds]


def accepted(
    kind: type[c.Command], by: Actor, state: GameState, rng: Random, words: Words, habits: Habits
) -> tuple[c.Command, tuple[e.Event, ...]] | None:
    """A command of that kind that the rules accept now, with its events; `None` where every instance is refused."""
    for command in instances(kind, by, state, rng, words, habits):
        try:
            return command, decide(state, command)
        except RuleError:
            continue
    return None


def play(setup: Setup, seed: int, length: int, habits: Habits) -> Game:
    """Walks a game for at most `length` commands after the deal."""
    rng = Random(seed)
    words = Words(rng)
    (deal,) = decide(None, c.DealGame(Actor.TABLE, setup))
    assert isinstance(deal, e.GameDealt)
    state = start = apply(None, deal)
    steps: list[Step] = []
    while state.phase not in OVER and len(steps) < length:
        if rng.random() < habits.abandoning:
            possible: list[tuple[Actor, type[c.Command]]] = [(Actor.TABLE, c.AbandonGame)]
        elif rng.random() < habits.chatter:
            possible = [choice for choice in choices(state) if choice[1] is not c.AbandonGame]
        else:
            possible = leading_on(state)
        assert possible, f"nobody can do anything in {state.phase}"
        by, kind = rng.choice(possible)
        found = accepted(kind, by, state, rng, words, habits)
        assert found is not None, f"{kind.__name__} is legal for {by} in {state.phase} but every instance is refused"
        command, events = found
        after = state
        for event in events:
            after = apply(after, event)
        steps.append(Step(state, command, events, after))
        state = after
    return Game(deal, start, tuple(steps))


_WHITE_WORDS: Final = ("kw-musta", "kw-sudenkorento", "kw-cocktail", "kw-Straße")
_BLACK_WORDS: Final = ("kw-antiikki", "kw-luu", "kw-aamu", "kw-über")


@st.composite
def setups(draw: st.DrawFn, variant: Variant | None = None) -> Setup:
    """How a game is set up: every mode, players named or not."""
    variant = draw(st.sampled_from(Variant)) if variant is None else variant
    three = variant is Variant.THREE_PLAYERS
    named = draw(st.booleans())
    pair = ("Alina", "Petri") if three else draw(st.sampled_from([("Alina", "Petri"), ("Alina", "Petri", "Äiti", "Ø")]))
    others = ("Ella",) if three else draw(st.sampled_from([("Ella", "Matti"), ("Ella", "Matti", "Zoë")]))
    return Setup(
        variant=variant,
        language=draw(st.sampled_from(["fi", "de", "de-AT", "en", "pt-BR"])),
        white=TeamSetup(draw(st.sampled_from(["", "Valkoiset"])), pair if named else (), _WHITE_WORDS),
        black=TeamSetup("Mustat", others if named else (), () if three else _BLACK_WORDS),
        clue_mode=draw(st.sampled_from(ClueMode)),
        play_mode=draw(st.sampled_from(PlayMode)),
        timer=TimerSetup(draw(st.sampled_from(TimerMode))),
        house_rules=HouseRules(two_words=draw(st.booleans())),
    )


HABITS: Final = st.builds(
    Habits,
    decoding=st.sampled_from([0.3, 0.7, 0.9, 1.0]),
    intercepting=st.sampled_from([0.0, 0.1, 0.5]),
    chatter=st.sampled_from([0.0, 0.2, 0.5]),
    abandoning=st.sampled_from([0.0, 0.0, 0.0, 0.01]),
)


@st.composite
def games(draw: st.DrawFn, length: int = 400, variant: Variant | None = None) -> Game:
    """Random legal games; one that shows a fault shrinks to its first so many commands."""
    setup = draw(setups(variant))
    habits = draw(HABITS)
    seed = draw(st.integers(0, 2**32))
    return play(setup, seed, draw(st.integers(0, length).map(lambda short: length - short)), habits)
