"""Games at every stage, played through the rules, for windows that show a table's view. No windows here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.requests import DrawCard, Request, TakeBack, TurnSandTimer
from decrypto_qt.game.running import Answer
from decrypto_qt.models.session import Session, Views
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    Code,
    GuessKind,
    PlayMode,
    RevealStep,
    Setup,
    TeamSetup,
    TextClue,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.decrypto.views import AfterGameView, after_game_view, table_view
from decrypto_qt.rules.errors import RuleError
from decrypto_qt.rules.teams import Actor, Team

ACTORS = {Team.WHITE: Actor.WHITE, Team.BLACK: Actor.BLACK}
WORDS = (
    ("MUSTA", "SUDENKORENTO", "COCKTAIL", "SOMBRERO"),
    ("ANTIIKKI", "LUU", "AAMU", "PAINAJAINEN"),
)
NOW = 1000.0


@dataclass
class Names:
    """Who sits at the table."""

    white: str = "Valkoiset hatut"
    black: str = ""
    white_players: tuple[str, ...] = ("Alina", "Petri")
    black_players: tuple[str, ...] = ("Ella", "Matti")


@dataclass
class Play:
    """A game in play; every step goes through the rules.

    Attributes:
        names: who plays.
        mode: by turns or at once.
        session: the windows' session, which follows.
        asked: what was asked through the session, in turn.
    """

    names: Names = field(default_factory=Names)
    mode: PlayMode = PlayMode.BY_TURNS
    paused: bool = False
    sand: SandTimer | None = None
    state: GameState | None = None
    asked: list[c.Command | Request] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = Session(self._ask, lambda: NOW, after_game=self._after)

    def deal(self) -> Play:
        """Deal the cards."""
        names = self.names
        setup = Setup(
            Variant.TWO_TEAMS,
            "fi",
            TeamSetup(names.white, names.white_players, WORDS[0]),
            TeamSetup(names.black, names.black_players, WORDS[1]),
            play_mode=self.mode,
            timer=TimerSetup(),
        )
        self.do(c.DealGame(Actor.TABLE, setup))
        return self

    def do(self, *commands: c.Command) -> Play:
        """Give commands, and let the session follow."""
        for command in commands:
            for event in decide(self.state, command):
                self.state = apply(self.state, event)
        self.publish()
        return self

    def publish(self) -> None:
        """Give the session the present views."""
        state = self.state
        assert state is not None
        self.session.set_views(Views(table_view(state), paused=self.paused, sand=self.sand))

    def in_turn(self, *commands: Callable[[Actor], c.Command]) -> Play:
        """Let one team do something, hand over, and let the other do it."""
        assert self.state is not None
        first = self.state.controller or Team.WHITE
        for number, team in enumerate((first, first.other)):
            for command in commands:
                self.do(command(ACTORS[team]))
            if number == 0 and self.mode is PlayMode.BY_TURNS and self.state.controller is team:
                self.do(c.HandOver(ACTORS[team]))
        return self

    def to_encrypt(self) -> Play:
        """Both teams know their words."""
        return self.deal().in_turn(c.AcceptKeywords)

    def encrypt(self, white: tuple[int, int, int], black: tuple[int, int, int]) -> Play:
        """Both draw these codes and are ready."""
        codes = {Actor.WHITE: Code(white), Actor.BLACK: Code(black)}
        return self.in_turn(lambda by: c.DrawCode(by, codes[by]), c.DeclareReady)

    def read(self, *clues: str) -> Play:
        """The table writes down clues."""
        for number, clue in enumerate(clues, 1):
            self.do(c.HearClue(Actor.TABLE, number, TextClue(clue)))
        return self

    def guess(self, intercept: tuple[int, int, int] | None, decode: tuple[int, int, int]) -> Play:
        """Reading is finished, and both teams lock their guesses."""
        self.do(c.FinishReading(Actor.TABLE))
        state = self.state
        assert state is not None
        own = state.active
        if state.round_number > 1:
            code = None if intercept is None else Code(intercept)
            self.do(c.LockGuess(ACTORS[own.other], GuessKind.INTERCEPT, code))
            if self.mode is PlayMode.BY_TURNS:
                self.hand_to(own)
        return self.do(c.LockGuess(ACTORS[own], GuessKind.DECODE, Code(decode)))

    def hand_to(self, team: Team) -> Play:
        """Mouse and keyboard are that team's."""
        state = self.state
        if state is not None and state.controller is team.other:
            self.do(c.HandOver(ACTORS[team.other]))
        return self

    def reveal(self, until: RevealStep = RevealStep.TOKENS) -> Play:
        """Reveal step by step."""
        state = self.state
        assert state is not None
        for step in RevealStep:
            if step is RevealStep.NOTHING or step.value > until.value:
                continue
            if step is RevealStep.INTERCEPT and state.round_number == 1:
                continue
            self.do(c.Reveal(Actor.TABLE, step))
        return self

    def half(
        self, clues: tuple[str, str, str], intercept: tuple[int, int, int] | None, decode: tuple[int, int, int]
    ) -> Play:
        """A whole code, from its clues to the tokens."""
        return self.read(*clues).guess(intercept, decode).reveal()

    def first_round(self) -> Play:
        """The rulebook example's first round."""
        self.to_encrypt().encrypt((4, 2, 1), (4, 3, 2))
        self.half(("Meksiko", "hyönteinen", "kauhu"), None, (4, 2, 1)).do(c.ReadNext(Actor.TABLE))
        return self.half(("yö", "päivänkoitto", "koira"), None, (4, 3, 2))

    def second_round(self, until: RevealStep = RevealStep.CARD) -> Play:
        """The second round, up to a step of the reveal of Black's code."""
        self.first_round().do(c.StartRound(Actor.TABLE, 2)).encrypt((3, 4, 2), (2, 3, 4))
        self.half(("illanvietto", "päivänvarjo", "Odonata"), (1, 4, 3), (3, 4, 1)).do(c.ReadNext(Actor.TABLE))
        self.read("ruumiinrakenne", "nousu", "Freddy").guess((2, 3, 4), (2, 3, 4))
        return self.reveal(until)

    def to_tie_break(self) -> Play:
        """Eight rounds without a token: the keywords decide."""
        self.first_round()
        for number in range(2, 9):
            self.do(c.StartRound(Actor.TABLE, number)).encrypt((1, 2, 3), (1, 2, 3))
            self.half((f"a{number}", f"b{number}", f"c{number}"), None, (1, 2, 3)).do(c.ReadNext(Actor.TABLE))
            self.half((f"d{number}", f"e{number}", f"f{number}"), None, (1, 2, 3))
        return self

    def answers(self) -> Play:
        """Both teams' answers lie open; each has a near-miss."""
        self.to_tie_break().do(c.StartKeywordGuess(Actor.TABLE))
        entries = {
            Actor.WHITE: ("luu", "aamut", "painajainen", ""),
            Actor.BLACK: ("sombrero", "koktaili", "yö", "musta"),
        }
        self.in_turn(lambda by: c.LockKeywords(by, entries[by]))
        return self.do(c.RevealKeywords(Actor.TABLE))

    def _ask(self, asked: c.Command | Request, answered: Callable[[Answer], None]) -> None:
        self.asked.append(asked)
        if isinstance(asked, DrawCard | TurnSandTimer | TakeBack) or not isinstance(asked, c.Command):
            return
        try:
            self.do(asked)
        except RuleError as error:
            answered(Answer(error.refusal))
        else:
            answered(Answer())

    def _after(self) -> AfterGameView | None:
        return None if self.state is None else after_game_view(self.state)
