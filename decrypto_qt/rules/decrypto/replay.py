"""A record played again through `decide` and `apply`, and what it comes to.

The record holds decisions; tokens, boxes, winner and warnings are computed here. The referee is never asked.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.record import (
    MOST_PLAYERS,
    EntryRecord,
    HalfRecord,
    KeywordGuessRecord,
    Record,
    RoundRecord,
    TeamRecord,
)
from decrypto_qt.rules.decrypto.scoring import points
from decrypto_qt.rules.decrypto.state import GameState, HalfState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    Clue,
    Code,
    GuessKind,
    PerformedClue,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    TeamSetup,
    TextClue,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.errors import RuleError
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.strict_json import RecordError
from decrypto_qt.rules.teams import Actor, Team

_UNSEEN = ALL_CODES[0]
_CLUES = (".clues[0]", ".clues[1]", ".clues[2]")

# Commands that bear no values of a record: made once, given by the thousand.
_READY = {actor: c.DeclareReady(actor) for actor in Actor}
_FINISH_READING = c.FinishReading(Actor.TABLE)
_REVEALS = tuple(c.Reveal(Actor.TABLE, step) for step in RevealStep if step is not RevealStep.NOTHING)
_REVEALS_OF_ROUND_1 = tuple(reveal for reveal in _REVEALS if reveal.step is not RevealStep.INTERCEPT)

Draw = Callable[[], Code]
"""Gives a code card by chance."""


def _actor(team: Team) -> Actor:
    return Actor.WHITE if team is Team.WHITE else Actor.BLACK


class _Player:
    """Gives a record's decisions one after the other, and keeps the state that they lead to."""

    def __init__(self, on_command: Callable[[c.Command], None] | None) -> None:
        self.state: GameState | None = None
        self._on_command = on_command

    def give(self, command: c.Command, *place: str) -> GameState:
        """Gives a command; `place` is where its decision stands in the record, in parts joined only if need be."""
        state = self.state
        try:
            for event in decide(state, command):
                state = apply(state, event)
        except RuleError as error:
            raise RecordError("".join(place), error.refusal.value) from None
        assert state is not None
        self.state = state
        if self._on_command is not None:
            self._on_command(command)
        return state

    def as_team(self, team: Team, place: str) -> Actor:
        """That team as the one who acts; by turns, mouse and keyboard are handed over to it first."""
        state = self.state
        if state is not None and state.controller is team.other:
            self.give(c.HandOver(_actor(team.other)), place)
        return _actor(team)


def play_record(
    record: Record,
    *,
    play_mode: PlayMode = PlayMode.AT_ONCE,
    timer: TimerSetup | None = None,
    draw: Draw | None = None,
    on_command: Callable[[c.Command], None] | None = None,
) -> GameState:
    """The state that the record's decisions lead to.

    Args:
        record: the game.
        play_mode: by turns, the hand-overs that a record leaves out are put in.
        timer: the sand timer's setup for a game that goes on; a record does not tell it.
        draw: gives Black's code where an unfinished round has drawn it without showing it; without `draw` a fixed
            code stands in for it, for whoever only looks at what has been shown.
        on_command: gets each command once the rules have accepted it.

    Raises:
        RecordError: a decision is against the rules; the place is the one in the record.
    """
    player = _Player(on_command)
    setup = Setup(
        variant=record.variant,
        language=record.language,
        white=_team_setup(record.white),
        black=_team_setup(record.black),
        play_mode=play_mode,
        timer=TimerSetup() if timer is None else timer,
    )
    state = player.give(c.DealGame(Actor.TABLE, setup), "teams")
    for team in state.encrypting_teams:
        state = player.give(c.AcceptKeywords(player.as_team(team, "teams")), "teams")
    for i, entry in enumerate(record.rounds):
        if i > 0:
            state = _next_round(player, state, f"rounds[{i}]")
        state = _play_round(player, record, i, entry, draw)
    if record.keyword_guesses is not None:
        state = _guess_keywords(player, state, record.keyword_guesses)
    if record.abandoned and state.phase is not Phase.FINISHED:
        state = player.give(c.AbandonGame(Actor.TABLE), "abandoned")
    return state


def _team_setup(team: TeamRecord) -> TeamSetup:
    return TeamSetup(team.name or "", team.players or (), team.keywords)


def _next_round(player: _Player, state: GameState, place: str) -> GameState:
    if state.phase is Phase.FINISHED:
        raise RecordError(place, "the game had ended before")
    if state.tie_break:
        raise RecordError(place, "the game had come to keyword guessing before")
    return player.give(c.StartRound(Actor.TABLE, state.round_number + 1), place)


def _play_round(player: _Player, record: Record, i: int, entry: RoundRecord, draw: Draw | None) -> GameState:
    state = player.state
    assert state is not None
    first = state.controller or Team.WHITE
    for team in (first, first.other):
        if state.half(team) is None:
            continue
        half = entry.white if team is Team.WHITE else entry.black
        place = record.place(i, team.value)
        actor = player.as_team(team, place)
        if half is None:
            player.give(c.DrawCode(actor, _UNSEEN if draw is None else draw()), place)
        else:
            if (half.encryptor or "") != state.team(team).encryptor:
                player.give(c.NameEncryptor(actor, half.encryptor or ""), place, ".encryptor")
            player.give(c.DrawCode(actor, half.code), place, ".code")
        state = player.give(_READY[actor], place)
    state = _play_half(player, Team.WHITE, entry.white, record.place(i, "white"))
    if entry.black is not None:
        player.give(c.ReadNext(Actor.TABLE), record.place(i, "black"))
        state = _play_half(player, Team.BLACK, entry.black, record.place(i, "black"))
    return state


def _play_half(player: _Player, owner: Team, half: HalfRecord, place: str) -> GameState:
    for position, clue in enumerate(half.clues, 1):
        player.give(c.HearClue(Actor.TABLE, position, clue), place, _CLUES[position - 1])
    state = player.give(_FINISH_READING, place, ".clues")
    if state.round_number > 1 and (half.intercept is not None or half.decode is not None):
        actor = player.as_team(owner.other, place)
        state = player.give(c.LockGuess(actor, GuessKind.INTERCEPT, half.intercept), place, ".intercept")
    if half.decode is None:
        return state
    actor = player.as_team(owner, place)
    state = player.give(c.LockGuess(actor, GuessKind.DECODE, half.decode), place, ".decode")
    for reveal in _REVEALS if state.round_number > 1 else _REVEALS_OF_ROUND_1:
        state = player.give(reveal, place)
    return state


def _guess_keywords(player: _Player, state: GameState, guesses: KeywordGuessRecord) -> GameState:
    place = "keyword_guesses"
    if state.phase is not Phase.ROUND_OVER or not state.tie_break:
        raise RecordError(place, "the game did not come to keyword guessing")
    player.give(c.StartKeywordGuess(Actor.TABLE), place)
    for team, entries in ((Team.WHITE, guesses.white), (Team.BLACK, guesses.black)):
        first, second, third, fourth = (entry.text for entry in entries)
        actor = player.as_team(team, place)
        player.give(c.LockKeywords(actor, (first, second, third, fourth)), f"{place}.{team.value}")
    player.give(c.RevealKeywords(Actor.TABLE), place)
    for team, entries in ((Team.WHITE, guesses.white), (Team.BLACK, guesses.black)):
        for number, entry in enumerate(entries, 1):
            if entry.accepted is not None:
                command = c.AcceptEntry(Actor.TABLE, team, number, entry.accepted)
                player.give(command, f"{place}.{team.value}[{number - 1}]")
    return player.give(c.SettleGame(Actor.TABLE), place)


def record_of(state: GameState, played: date | None = None) -> Record:
    """The record of a game: its decisions, as far as its codes have been shown or their clues read.

    It holds both teams' secrets, so it leaves the program only for a finished or abandoned game.
    """
    halves: dict[int, dict[Team, HalfState]] = {}
    for half in _halves(state):
        if half.all_read and _has_begun(state, half):
            halves.setdefault(half.round_number, {})[half.owner] = half
    rounds = []
    for number in sorted(halves):
        both = halves[number]
        if Team.WHITE in both:
            black = both.get(Team.BLACK)
            rounds.append(RoundRecord(_half_record(both[Team.WHITE]), None if black is None else _half_record(black)))
    return Record(
        variant=state.setup.variant,
        language=state.setup.language,
        white=_team_record(state, Team.WHITE),
        black=_team_record(state, Team.BLACK),
        rounds=tuple(rounds),
        keyword_guesses=_keyword_guess_record(state),
        abandoned=state.phase is Phase.ABANDONED,
        played=played,
    )


def _has_begun(state: GameState, half: HalfState) -> bool:
    """Whether the table has come to that code: one of which no clue was ready in time is all missing before that."""
    if half.round_number < state.round_number:
        return True
    if state.active is Team.BLACK:
        return half.ready
    both = all(one is None or one.ready for one in (state.white_half, state.black_half))
    return both and half.owner is Team.WHITE


def _team_record(state: GameState, team: Team) -> TeamRecord:
    own = state.team(team)
    return TeamRecord(own.name or None, _players_record(state, team), own.keywords)


def _players_record(state: GameState, team: Team) -> tuple[str, ...] | None:
    """Who sits in the team, then who has left it but encrypted before: a record's encryptors are among its players.

    Where these are more than a record has room for, it names none, and any encryptor is taken.
    """
    seated = state.team(team).players
    if not seated:
        return None
    encryptors = (half.encryptor for half in _halves(state) if half.owner is team and half.all_read)
    names = tuple(dict.fromkeys((*seated, *(name for name in encryptors if name))))
    return names if len(names) <= MOST_PLAYERS else None


def _halves(state: GameState) -> tuple[HalfState, ...]:
    """Every code of the game so far, in the order in which they were played."""
    return (*state.past, *(half for half in (state.white_half, state.black_half) if half is not None))


def _half_record(half: HalfState) -> HalfRecord:
    assert half.code is not None
    first, second, third = (clue if clue is not None else MISSING for clue in half.clues)
    shown = half.card_shown
    return HalfRecord(
        encryptor=half.encryptor or None,
        code=half.code,
        clues=(first, second, third),
        intercept=half.intercept,
        decode=half.decode if shown else None,
    )


def _keyword_guess_record(state: GameState) -> KeywordGuessRecord | None:
    if state.outcome is None or state.white.entries is None or state.black.entries is None:
        return None
    sides = []
    for own in (state.white, state.black):
        entries = zip(own.entries or (), own.marks, strict=True)
        sides.append(tuple(EntryRecord(text, mark) for text, mark in entries))
    return KeywordGuessRecord(sides[0], sides[1])


def report(record: Record) -> dict[str, Any]:
    """What the record comes to, as `decrypto-qt replay` prints it, without the file's name.

    Raises:
        RecordError: a decision is against the rules.
    """
    state = play_record(record)
    three = record.variant is Variant.THREE_PLAYERS
    outcome = state.outcome
    made: dict[str, Any] = {
        "game": record.variant.value,
        "status": _status(state),
        "winner": None if outcome is None else _winner(outcome.winner, three=three),
        "reasons": [] if outcome is None else sorted(reason.value for reason in outcome.reasons),
        "rounds": _rounds(state),
    }
    if not three:
        made["points"] = {
            "white": points(state.white.interceptions, state.white.miscommunications),
            "black": points(state.black.interceptions, state.black.miscommunications),
        }
    made["sheets"] = {_side(team, three=three): _boxes(state, team) for team in state.encrypting_teams}
    made["warnings"] = _warnings(record)
    return made


def _status(state: GameState) -> str:
    match state.phase:
        case Phase.FINISHED:
            return "finished"
        case Phase.ABANDONED:
            return "abandoned"
        case _:
            return "tiebreak" if state.tie_break else "in_progress"


def _side(team: Team, *, three: bool) -> str:
    if three:
        return "team" if team is Team.WHITE else "interceptor"
    return team.value


def _winner(winner: Team | None, *, three: bool) -> str:
    return "shared" if winner is None else _side(winner, three=three)


def _rounds(state: GameState) -> list[dict[str, Any]]:
    """The tokens held after each round that is over, counted from its revealed codes."""
    three = state.setup.variant is Variant.THREE_PLAYERS
    by_round: dict[int, list[HalfState]] = {}
    for half in _halves(state):
        if half.revealed is RevealStep.TOKENS:
            by_round.setdefault(half.round_number, []).append(half)
    held = {team: [0, 0] for team in Team}
    found = []
    for number in sorted(by_round):
        halves = by_round[number]
        if len(halves) < len(state.encrypting_teams):
            continue
        for half in halves:
            held[half.owner.other][0] += half.intercept == half.code
            if half.decode != half.code:
                held[half.owner.other][0] += three
                held[half.owner][1] += not three
        if three:
            found.append({"interceptor": {"interceptions": held[Team.BLACK][0]}})
        else:
            found.append(
                {team.value: {"interceptions": held[team][0], "miscommunications": held[team][1]} for team in Team}
            )
    return found


def clue_in_box(clue: Clue | None) -> str | None:
    """What a sheet's box keeps of a clue; missing, spoken and struck ones leave nothing there."""
    match clue:
        case TextClue(text):
            return text
        case PerformedClue(performance, note):
            return note or performance.value
        case _:
            return None


def _boxes(state: GameState, owner: Team) -> dict[str, list[str]]:
    boxes: dict[str, list[str]] = {"1": [], "2": [], "3": [], "4": []}
    for half in _halves(state):
        if half.owner is not owner or not half.card_shown or half.code is None:
            continue
        for digit, clue in zip(half.code, half.clues, strict=True):
            text = clue_in_box(clue)
            if text is not None:
                boxes[str(digit)].append(text)
    return boxes


def _warnings(record: Record) -> list[dict[str, Any]]:
    """Exact repeats of a clue text by the same team, after folding, in the order in which they were said."""
    three = record.variant is Variant.THREE_PLAYERS
    said: dict[Team, set[str]] = {team: set() for team in Team}
    found = []
    for number, entry in enumerate(record.rounds, 1):
        for team, half in ((Team.WHITE, entry.white), (Team.BLACK, entry.black)):
            for position, clue in enumerate(() if half is None else half.clues, 1):
                if not isinstance(clue, TextClue):
                    continue
                folded = fold(clue.text, record.language)
                if folded in said[team]:
                    side = _side(team, three=three)
                    found.append({"round": number, "team": side, "clue": position, "kind": "repeat"})
                said[team].add(folded)
    return found
