"""The data directory as the table uses it: the game in play, games to go on with, the decks and what was dealt.

One host a program. It brings chance to the rules, keeps journals, and hands out running games; views of them are made
elsewhere.
"""

from __future__ import annotations

import functools
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.codec import Codec
from decrypto_qt.game.decks import DealtWords, Deck, DeckKey, deal
from decrypto_qt.game.evening import NO_GAMES, Evening, Seats
from decrypto_qt.game.files import FileAction, FileProblem, SetAside
from decrypto_qt.game.game_clock import GameClock
from decrypto_qt.game.journal import (
    JournalContents,
    JournalDamaged,
    JournalTooNew,
    JournalWriter,
    WriteResult,
    journal_path,
    list_journals,
    read_journal,
    set_aside,
)
from decrypto_qt.game.log import Log
from decrypto_qt.game.requests import (
    AgreeToProposal,
    DrawCard,
    DrawCardAnew,
    GiveAgain,
    Request,
    TakeBack,
    TakeOtherKeyword,
    TurnSandTimer,
)
from decrypto_qt.game.running import Answer, OnAnswer, RunningGame, restored_log
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.events import Event, GameDealt, GuessLocked, KeywordExchanged
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.legal import is_strict, timed_team
from decrypto_qt.rules.decrypto.record import Record
from decrypto_qt.rules.decrypto.replay import play_record
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    Code,
    Phase,
    PlayMode,
    Setup,
    TeamSetup,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor

_OVER_FOLDER: Final = "over"
_RECORD: Final = DeckKey("", "")
"""The deck of a game that came from a record: its words were dealt elsewhere."""

Asked: TypeAlias = c.Command | Request
"""Anything that somebody at the table asks of the game."""


@dataclass(frozen=True, slots=True, repr=False)
class DecryptoGame:
    """A game of Decrypto in play.

    Attributes:
        id: its name in the data directory.
        started: when it was dealt.
        deck: which deck its words come from.
        running: the game itself.
        before: the score of the evening before it.
    """

    id: str
    started: datetime
    deck: DeckKey
    running: RunningGame[GameState, c.Command, Event]
    before: Evening = NO_GAMES

    @property
    def state(self) -> GameState | None:
        """The full state: for views only."""
        return self.running.state

    @property
    def over(self) -> bool:
        """Whether it has ended or was abandoned."""
        state = self.running.state
        return state is not None and state.phase in (Phase.FINISHED, Phase.ABANDONED)

    @property
    def evening(self) -> Evening:
        """The score of the evening, this game's result included once it has one."""
        state = self.running.state
        return self.before if state is None or state.outcome is None else self.before.with_result(state.outcome.winner)

    def undoable(self, by: Actor) -> type[Event] | None:
        """The class of the event that `by` may take back: a guess until both are locked, nothing while one is asked."""
        kind, state = self.running.undoable(by), self.running.state
        if state is not None and state.proposal is not None:
            return None
        return None if kind is GuessLocked and (state is None or state.phase is not Phase.GUESS) else kind


class GameHost:
    """Starts games, takes them up again, and answers what people ask of the one in play.

    Args:
        data: the data directory.
        chance: where chance comes from.
        now: the monotonic clock, in seconds.
        today: the wall clock.
        post: runs what the writer's thread has to tell in the caller's thread.

    Attributes:
        notices: sentences about files that were set aside, oldest first; whoever shows them empties the list.
    """

    def __init__(
        self,
        data: Path,
        chance: random.Random,
        now: Callable[[], float],
        today: Callable[[], datetime],
        post: Callable[[Callable[[], None]], None],
    ) -> None:
        self._data = data
        self._chance = chance
        self._now = now
        self._today = today
        self._writer = JournalWriter(post)
        self._codec = _codec()
        self.notices: list[SetAside | JournalDamaged | FileProblem] = []
        self._dealt, broken = DealtWords.load(data / "dealt.json")
        if broken is not None:
            self.notices.append(broken)
        self._decks: dict[DeckKey, Deck] = {}
        self._under_way: list[str] = []
        self.game: DecryptoGame | None = None

    def add_deck(self, deck: Deck) -> None:
        """Makes a deck known, so that words can be dealt from it."""
        self._decks[deck.key] = deck

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The decks that are known."""
        return tuple(self._decks.values())

    def start(self, setup: Setup, deck: Deck, on_answer: OnAnswer, *, evening: Evening | None = None) -> DecryptoGame:
        """Deals a new game from `deck` and makes it the one in play.

        The keywords in `setup` are replaced by dealt ones. A game in play is stopped for good. Where the new one
        cannot be saved, `on_answer` says why, and the game before goes on.

        Args:
            setup: as chosen.
            deck: where the words come from.
            on_answer: told what became of it.
            evening: the score of the evening so far; `None` where it depends on who sits down.
        """
        started = self._today()
        evening = self._evening_for(setup, started) if evening is None else evening
        three = setup.variant is Variant.THREE_PLAYERS
        hand = deal(deck, self._dealt, self._chance, 4 if three else 8, self._under_way).words
        self._under_way += hand

        def answered(answer: Answer) -> None:
            for word in hand:
                self._under_way.remove(word)
            on_answer(answer)

        setup = replace(
            setup,
            language=deck.language,
            white=replace(setup.white, keywords=hand[:4]),
            black=replace(setup.black, keywords=hand[4:]),
        )
        return self._begin([c.DealGame(Actor.TABLE, setup)], deck.key, answered, started, stops=True, evening=evening)

    def open_record(self, record: Record, play_mode: PlayMode, timer: TimerSetup, on_answer: OnAnswer) -> DecryptoGame:
        """Makes a game out of a record: one that has not ended can be played on. A game in play can be resumed later.

        Raises:
            RecordError: its decisions are against the rules.
        """
        commands: list[c.Command] = []
        state = play_record(record, play_mode=play_mode, timer=timer, draw=self._draw, on_command=commands.append)
        started = self._today()
        closed = state.phase in (Phase.FINISHED, Phase.ABANDONED)
        evening = replace(self._evening_for(state.setup, started), closed=closed)
        return self._begin(commands, _RECORD, on_answer, started, evening=evening)

    def rematch(self, on_answer: OnAnswer) -> DecryptoGame | None:
        """The same teams with colours exchanged and other words, or `None` without a game or a deck for it.

        A game that came from a record has no deck of its own: the words come from one in its language.
        """
        game = self.game
        state = None if game is None else game.state
        if game is None or state is None:
            return None
        setup = state.setup
        deck = self._decks.get(game.deck) or next((d for d in self.decks if d.language == setup.language), None)
        if deck is None:
            return None
        white, black, evening = state.black, state.white, game.evening.exchanged()
        if setup.variant is Variant.THREE_PLAYERS:
            white, black, evening = state.white, state.black, game.evening
        return self.start(
            replace(
                setup,
                white=TeamSetup(white.name, white.players, ()),
                black=TeamSetup(black.name, black.players, ()),
            ),
            deck,
            on_answer,
            evening=evening,
        )

    def resume(self, *, ended_too: bool = False) -> DecryptoGame | None:
        """Takes up the latest game that has not ended, paused; `None` if there is none.

        A damaged journal is set aside, never deleted; `notices` tells. Games that ended are moved out of the way.

        Args:
            ended_too: whether the latest of all is taken up even if it has ended: the program was killed before its
                result had been put away.
        """
        found: DecryptoGame | None = None
        before = self.game
        try:
            paths = self._others()
        except FileProblem as problem:
            self.notices.append(problem)
            return None
        for path in reversed(paths):
            game = self._restored(path)
            if game is None:
                continue
            if found is None and (ended_too or not game.over):
                found = game
            elif game.over:
                self._archive(path)
        if found is not None:
            self.game = found
            if before is not None and before.over:
                self._put_away(before)
        return found

    @property
    def resumable(self) -> bool:
        """Whether a game besides the one at hand lies on disk; whether it can be read shows when it is taken up."""
        try:
            return bool(self._others())
        except FileProblem:
            return False

    def ask(self, asked: Asked, on_answer: OnAnswer = lambda _: None) -> None:
        """Gives a command to the game in play, or what chance and the clock make of a request."""
        game = self.game
        if game is None or game.state is None:
            on_answer(Answer(refusal=Refusal.NO_GAME))
            return
        moment = round(game.running.seconds, 3)
        match asked:
            case TakeBack(by) if game.undoable(by) is None:
                on_answer(Answer(refusal=Refusal.NOTHING_TO_UNDO))
            case TakeBack(by):
                game.running.undo(by, on_answer)
            case GiveAgain(by):
                game.running.redo(by, on_answer)
            case DrawCard(by):
                game.running.do(c.DrawCode(by, self._draw(), moment), on_answer)
            case DrawCardAnew(by, team):
                game.running.do(c.RedrawCode(by, team, self._draw(), moment), on_answer)
            case AgreeToProposal(by):
                proposal = game.state.proposal
                code = None if proposal is None or proposal.redraw is None else self._draw()
                game.running.do(c.Agree(by, code, moment), on_answer)
            case c.HandOver(by):
                game.running.do(c.HandOver(by, moment), on_answer)
            case TurnSandTimer(by):
                game.running.do(c.TurnSand(by, moment), on_answer)
            case TakeOtherKeyword(by, slot):
                self._exchange(game, by, slot, on_answer)
            case _:
                game.running.do(asked, on_answer)

    def sand(self) -> SandTimer | None:
        """The sand timer of the game in play, on the monotonic clock; `None` where it has not been turned."""
        game = self.game
        state = None if game is None else game.state
        if game is None or state is None or state.sand is None:
            return None
        now, running = self._now(), game.running
        duration = float(state.setup.timer.seconds)
        # `at` is rounded, so that it may lie a little ahead of the clock.
        elapsed = max(0.0, running.seconds - state.sand.at)
        if not running.clock.running and elapsed < duration:
            return SandTimer(duration, None, duration - elapsed)
        return SandTimer(duration, now - elapsed, duration)

    def sand_is_out(self) -> bool:
        """Whether the sand of an encryptor who is not ready has run out, and the table plays by it."""
        state = None if self.game is None else self.game.state
        if state is None or not is_strict(state) or timed_team(state) is None:
            return False
        sand = self.sand()
        return sand is not None and sand.finished(self._now())

    def save(self, path: Path, data: bytes, on_problem: Callable[[FileProblem], None]) -> None:
        """Has another file replaced by the thread that writes the journals, so that nobody waits for the disk."""

        def written(result: WriteResult) -> None:
            if result.problem is not None:
                on_problem(result.problem)

        self._writer.replace(path, data, written)

    def close(self, timeout: float | None = 5.0) -> bool:
        """Writes what is queued and ends the writer's thread; whether all of it is on disk in time.

        A game that has ended is put away: the next start begins with the first page.
        """
        closed = self._writer.close(timeout)
        if closed and self.game is not None and self.game.over:
            self._archive(journal_path(self._data, self.game.id))
        return closed

    def _evening_for(self, setup: Setup, now: datetime) -> Evening:
        """The score that the people who sit down now have; nothing yet where others sit down, or on another day."""
        last = self._last_game()
        if last is None:
            return Evening()
        state, started, evening = last
        try:
            since = now - started
        except TypeError:  # one of them has no time zone
            return Evening()
        return evening.carried_on(Seats.of(state.white, state.black), Seats.of(setup.white, setup.black), since)

    def _last_game(self) -> tuple[GameState, datetime, Evening] | None:
        """The game at hand, or the last one that was put away."""
        game = self.game
        if game is not None and game.state is not None:
            return game.state, game.started, game.evening
        put_away = journal_path(self._data, "any").parent / _OVER_FOLDER
        try:
            contents = read_journal(max(put_away.glob("*.journal")))
            log, _ = self._log_of(contents)
            _, started, _, evening = _header(contents)
        except (ValueError, JournalDamaged, FileProblem, OSError):  # there is none, or none that can be read
            return None
        state = log.state
        if state is None:
            return None
        won = evening if state.outcome is None else evening.with_result(state.outcome.winner)
        return state, started, won

    def _draw(self) -> Code:
        return self._chance.choice(ALL_CODES)

    def _exchange(self, game: DecryptoGame, by: Actor, slot: int, on_answer: OnAnswer) -> None:
        state, deck = game.state, self._decks.get(game.deck)
        if state is None or deck is None:
            on_answer(Answer(refusal=Refusal.BAD_KEYWORDS))
            return
        # A word that was dealt and is not on disk yet is on the table as well.
        holding = (*state.white.keywords, *state.black.keywords, *self._under_way)
        try:
            (word,) = deal(deck, self._dealt, self._chance, 1, holding).words
        except ValueError:
            on_answer(Answer(refusal=Refusal.BAD_KEYWORDS))
            return
        self._under_way.append(word)

        def answered(answer: Answer) -> None:
            self._under_way.remove(word)
            if answer.accepted:
                self._remember(game.id, game.deck, (word,))
            on_answer(answer)

        game.running.do(c.ExchangeKeyword(by, slot, word), answered)

    def _others(self) -> tuple[Path, ...]:
        """The journals of games that were not put away, without that of the game at hand.

        Raises:
            FileProblem: their folder cannot be read.
        """
        own = None if self.game is None else journal_path(self._data, self.game.id)
        return tuple(path for path in list_journals(self._data) if path != own)

    def _begin(
        self,
        commands: list[c.Command],
        deck: DeckKey,
        on_answer: OnAnswer,
        started: datetime,
        *,
        stops: bool = False,
        evening: Evening = NO_GAMES,
    ) -> DecryptoGame:
        # In the order of their names games are in the order of time, even in the night when the clocks are put back.
        game_id = f"{started.astimezone(UTC):%Y%m%d-%H%M%S-%f}-{self._chance.getrandbits(32):08x}"
        header = {
            "game": DECRYPTO.name,
            "id": game_id,
            "started": started.isoformat(timespec="seconds"),
            "deck": {"name": deck.name, "language": deck.language},
            "evening": evening.to_json(),
        }
        problems: list[FileProblem] = []

        def created(result: WriteResult) -> None:
            if result.problem is not None:
                problems.append(result.problem)

        path = journal_path(self._data, game_id)
        journal = self._writer.create(path, header, created)
        running = RunningGame(DECRYPTO, self._codec, journal, self._now, clock=GameClock().resumed(self._now()))
        game = DecryptoGame(game_id, started, deck, running, evening)
        waiting = len(commands)

        def answered(answer: Answer) -> None:
            nonlocal waiting
            waiting -= 1
            if not answer.accepted and not problems and answer.problem is not None:
                problems.append(answer.problem)
            if waiting:
                return
            if problems or not answer.accepted:
                # What is on disk of it was never shown: it must not be taken up in place of the game before.
                running.close(lambda _: self._archive(path))
                on_answer(Answer(problem=problems[0]) if problems else answer)
                return
            # The one at hand now: another may have been begun in the meantime.
            before, self.game = self.game, game
            if before is not None and before.over:
                self._put_away(before)
            elif before is not None and stops:
                self._stop(before)
            elif before is not None:
                before.running.close()
            self._remember(game.id, game.deck, _words(running.log))
            on_answer(answer)

        for command in commands:
            running.do(command, answered)
        return game

    def _put_away(self, game: DecryptoGame) -> None:
        """Lets go of a game that has ended."""
        game.running.close(lambda _: self._archive(journal_path(self._data, game.id)))

    def _stop(self, game: DecryptoGame) -> None:
        """Ends a game for good in whose place another has been begun."""

        def stopped(answer: Answer) -> None:
            if answer.problem is not None:
                self.notices.append(answer.problem)
            else:
                self._put_away(game)

        game.running.do(c.AbandonGame(Actor.TABLE), stopped)

    def _remember(self, game_id: str, deck: DeckKey, words: tuple[str, ...]) -> None:
        if deck == _RECORD:
            return
        ledger = self._dealt.remember(game_id, deck, words)
        if ledger is not None:
            self._writer.replace(self._dealt.path, ledger, self._remembered)

    def _remembered(self, result: WriteResult) -> None:
        self._dealt.written(ok=result.ok)
        if result.problem is not None:
            # The ledger keeps them in memory and the journal has them: nothing is lost, and the next start catches up.
            self.notices.append(result.problem)

    def _restored(self, path: Path) -> DecryptoGame | None:
        try:
            contents = read_journal(path)
            log, clock = self._log_of(contents)
            game_id, started, deck, evening = _header(contents)
        except JournalTooNew as too_new:
            self.notices.append(too_new)
            return None
        except JournalDamaged as damaged:
            self._set_aside(path, damaged)
            return None
        except (FileProblem, OSError) as problem:
            self.notices.append(problem if isinstance(problem, FileProblem) else _read_problem(problem, path))
            return None
        if log.state is None:
            # Killed between the header and the deal: nobody has seen a word, there is nothing to go on with.
            self._archive(path)
            return None
        running = RunningGame(DECRYPTO, self._codec, self._writer.resume(contents), self._now, log, clock)
        game = DecryptoGame(game_id, started, deck, running, evening)
        # The program may have ended between the journal and the ledger.
        self._remember(game_id, deck, _words(log))
        return game

    def _log_of(self, contents: JournalContents) -> tuple[Log[GameState, c.Command, Event], GameClock]:
        if contents.header["game"] != DECRYPTO.name:
            # Nothing is wrong with it: a version that knows that game can still play it.
            raise JournalTooNew(contents.path)
        log: tuple[Log[GameState, c.Command, Event], GameClock] = restored_log(DECRYPTO, self._codec, contents)
        return log

    def _set_aside(self, path: Path, damaged: JournalDamaged) -> None:
        try:
            set_aside(path)
        except FileProblem as problem:
            self.notices.append(problem)
        else:
            self.notices.append(damaged)

    def _archive(self, path: Path) -> None:
        """Moves the journal of a game that has ended out of the way of the next start; it stays readable there."""
        if not os.path.lexists(path):
            return  # it was never made
        folder = path.parent / _OVER_FOLDER
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            path.replace(folder / path.name)
        except OSError as error:
            self.notices.append(_read_problem(error, path))


@functools.cache
def _codec() -> Codec[c.Command, Event]:
    """Made once: the converter writes code of its own for each class."""
    return Codec.of(DECRYPTO.commands, DECRYPTO.events, DECRYPTO.unions)


def _words(log: Log[GameState, c.Command, Event]) -> tuple[str, ...]:
    """Every word that the game has been dealt, those exchanged for others included."""
    words: list[str] = []
    for entry in log.entries:
        for event in entry.events:
            if isinstance(event, GameDealt):
                words += event.setup.white.keywords + event.setup.black.keywords
            elif isinstance(event, KeywordExchanged):
                words.append(event.word)
    return tuple(words)


def _header(contents: JournalContents) -> tuple[str, datetime, DeckKey, Evening]:
    header: Any = contents.header
    try:
        deck = DeckKey(str(header["deck"]["name"]), str(header["deck"]["language"]))
        started = datetime.fromisoformat(header["started"])
        # Games of before evenings were counted have none.
        return str(header["id"]), started, deck, Evening.from_json(header.get("evening"))
    except (KeyError, TypeError, ValueError):
        raise JournalDamaged(contents.path, 1, "no proper header of a game") from None


def _read_problem(error: OSError, path: Path) -> FileProblem:
    return FileProblem.of(error, FileAction.READ, path)
