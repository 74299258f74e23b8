"""No view tells what its viewer may not know, neither outright nor by what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.state import GameState, HalfState, TeamState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    ClueMode,
    GuessKind,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    TeamSetup,
    TextClue,
    Variant,
)
from decrypto_qt.rules.decrypto.views import after_game_view, encryptor_view, table_view, team_view
from decrypto_qt.rules.errors import Refusal, RuleError
from decrypto_qt.rules.teams import Actor, Team
from tests.support.games import WITHOUT_SHRINKING, Card, Game, Guess, Habits, Words, games, instances, play
from tests.support.twins import leaves, twin

# Whole games, every state, every view, every value: fewer of them.
GAMES = settings(max_examples=15, suppress_health_check=list(HealthCheck), phases=WITHOUT_SHRINKING)


def views(state: GameState) -> Iterator[tuple[str, Team | None, object]]:
    """Every view of a state: its name, whose it is, and itself."""
    yield "table", None, table_view(state)
    for team in Team:
        yield "team", team, team_view(state, team)
        yield "encryptor", team, encryptor_view(state, team)


def halves(state: GameState) -> list[HalfState]:
    return [half for half in (*state.past, state.white_half, state.black_half) if half is not None]


def texts(view: object) -> set[str]:
    return {leaf for leaf in leaves(view) if isinstance(leaf, str)}


@GAMES
@given(games(length=250))
def test_no_code_is_in_any_view_but_its_encryptors_before_the_card_turns(game: Game) -> None:
    for state in game.states:
        shown = {id(half.code) for half in halves(state) if half.revealed.value >= RevealStep.CARD.value}
        for name, team, view in views(state):
            allowed = set(shown)
            if name == "encryptor" and team is not None:
                own = state.half(team)
                allowed.add(id(own.code) if own is not None else 0)
            assert {id(leaf) for leaf in leaves(view) if isinstance(leaf, Card)} <= allowed, (name, team, state.phase)


@GAMES
@given(games(length=250))
def test_no_guess_is_in_any_view_but_its_own_teams_before_it_is_read(game: Game) -> None:
    for state in game.states:
        read, own = set(), {team: set[int]() for team in Team}
        for half in halves(state):
            for kind, guesser, step in (
                (GuessKind.INTERCEPT, half.owner.other, RevealStep.INTERCEPT),
                (GuessKind.DECODE, half.owner, RevealStep.DECODE),
            ):
                own[guesser].add(id(half.guess(kind)))
                if half.revealed.value >= step.value:
                    read.add(id(half.guess(kind)))
        if state.proposal is not None and state.proposal.kind is not None:
            # What a guess that was read is to be instead is asked for aloud.
            read.add(id(state.proposal.code))
        for name, team, view in views(state):
            allowed = read if team is None else read | own[team]
            assert {id(leaf) for leaf in leaves(view) if isinstance(leaf, Guess)} <= allowed, (name, team, state.phase)


@GAMES
@given(games(length=250))
def test_keywords_entries_and_pencil_are_their_teams_alone(game: Game) -> None:
    for state in game.states:
        opened = state.phase in (Phase.KEYWORD_REVEAL, Phase.FINISHED) and state.white.entries is not None
        own = {team: known_to(state.team(team), opened=opened) for team in Team}
        for name, viewer, view in views(state):
            # What both teams have written, as a right entry and the keyword itself, is no secret of either.
            known = set() if viewer is None else own[viewer]
            secret = (own[Team.WHITE] | own[Team.BLACK]) - known
            assert not texts(view) & secret, (name, viewer, state.phase)


def known_to(team: TeamState, *, opened: bool) -> set[str]:
    """What a team has for itself: its pencil lines, and until they lie open its keywords and entries."""
    hidden = () if opened else (*team.keywords, *(team.entries or ()))
    return {*team.pencil, *hidden} - {""}


@GAMES
@given(games(length=250))
def test_no_written_clue_is_in_any_view_but_the_encryptors_before_it_is_read(game: Game) -> None:
    for state in game.states:
        for half in (state.white_half, state.black_half):
            if half is None:
                continue
            unread = {
                clue.text
                for clue, read in zip(half.drafts if half.written is None else half.written, half.clues, strict=True)
                if read is None and isinstance(clue, TextClue) and clue.text.startswith("clue-")
            }
            for name, team, view in views(state) if unread else ():
                if (name, team) != ("encryptor", half.owner):
                    assert not texts(view) & unread, (name, team, state.phase)


@GAMES
@given(games(length=250), st.integers())
def test_states_that_differ_in_what_a_viewer_may_not_know_give_equal_views(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in game.states:
        check_twins(state, rng)


def check_twins(state: GameState, rng: Random) -> None:
    assert table_view(twin(state, None, rng)) == table_view(state), state.phase
    for team in Team:
        assert team_view(twin(state, team, rng), team) == team_view(state, team), (team, state.phase)
        other = twin(state, team, rng, encryptor=True)
        assert encryptor_view(other, team) == encryptor_view(state, team), (team, state.phase)


PHASES_OF_THREE = set(Phase) - {Phase.KEYWORD_GUESS, Phase.KEYWORD_REVEAL}


@pytest.mark.parametrize("clue_mode", ClueMode)
@pytest.mark.parametrize("play_mode", PlayMode)
@pytest.mark.parametrize("variant", Variant)
def test_such_views_are_equal_in_every_phase(variant: Variant, play_mode: PlayMode, clue_mode: ClueMode) -> None:
    """The same games each time, among which every phase is found."""
    white = TeamSetup("W", ("Ann", "Ben"), ("kw-1", "kw-2", "kw-3", "kw-4"))
    black = TeamSetup("B", ("Cat",), ())
    if variant is Variant.TWO_TEAMS:
        black = TeamSetup("B", ("Cat", "Dan"), ("kw-5", "kw-6", "kw-7", "kw-8"))
    setup = Setup(variant, "de", white, black, clue_mode, play_mode)
    rng = Random(1)
    missing = set(Phase) if variant is Variant.TWO_TEAMS else set(PHASES_OF_THREE)
    for seed in range(120):
        habits = Habits(decoding=0.5, chatter=0.1, abandoning=0.0 if seed % 2 else 0.02)
        for state in play(setup, seed, 600, habits).states:
            check_twins(state, rng)
            missing.discard(state.phase)
        if not missing:
            break
    assert not missing


@GAMES
@given(games(length=150), st.integers())
def test_such_states_allow_the_same_and_refuse_with_the_same_words(game: Game, seed: int) -> None:
    """What is refused tells nothing either: a team's own commands fare alike in both states.

    The one exception is a new keyword that the other team has already; chance deals it, so nobody can ask by it.
    """
    rng = Random(seed)
    words = Words(rng, first=10_000)
    for state in game.states[-20:]:
        for by in Actor:
            other = twin(state, by.team, rng)
            assert legal_kinds(state, by) == legal_kinds(other, by)
            for kind in legal_kinds(state, by):
                for command in instances(kind, by, state, rng, words, Habits()):
                    assert answer(state, command) == answer(other, command), (kind, state.phase)


def secretly(command: c.Command, rng: Random, viewer: Team | None) -> c.Command:
    """The command with other values where the viewer may not know them."""
    own = command.by.team is not None and command.by.team is viewer
    match command:
        case c.DrawCode() | c.RedrawCode():
            return replace(command, code=rng.choice(ALL_CODES))
        case c.Agree(by, code, at) if code is not None:
            return c.Agree(by, rng.choice(ALL_CODES), at)
        case c.WriteDraft(by, position, _):
            return c.WriteDraft(by, position, rng.choice((MISSING, TextClue(f"{rng.random()}"))))
        case c.DeclareReady(by, clues) if clues is not None:
            return c.DeclareReady(by, (TextClue("x"), MISSING, TextClue(f"{rng.random()}")))
        case c.LockGuess(by, kind, _) if not own:
            return c.LockGuess(by, kind, rng.choice(ALL_CODES))
        case c.LockKeywords(by, _) if not own:
            return c.LockKeywords(by, ("", "v", "v", f"{rng.random()}"))
        case c.WritePencil(by, _, _) if not own:
            return c.WritePencil(by, rng.randint(1, 4), f"{rng.random()}")
        case c.ExchangeKeyword(by, _, _) if not own:
            return c.ExchangeKeyword(by, rng.randint(1, 4), f"{rng.random()}")
        case _:
            return command


SHOWS: tuple[type[c.Command], ...] = (c.Reveal, c.ReadClue, c.RevealKeywords)
"""The commands that lay something open, and so may look different to a viewer of another state."""


@settings(GAMES, max_examples=40)
@given(games(length=250), st.integers())
def test_a_secret_value_changes_nothing_that_others_see_until_it_is_laid_open(game: Game, seed: int) -> None:
    """Not by the phase that follows, nor by whose turn it is, nor by any other trace in the state."""
    rng = Random(seed)
    for step in game.steps:
        if isinstance(step.command, SHOWS):
            continue
        for viewer in (None, *Team):
            state = twin(step.before, viewer, rng)
            for event in decide(state, secretly(step.command, rng, viewer)):
                state = apply(state, event)
            seen = table_view(state) if viewer is None else team_view(state, viewer)
            assert seen == (table_view(step.after) if viewer is None else team_view(step.after, viewer)), step.command


def answer(state: GameState, command: c.Command) -> Refusal | None:
    try:
        decide(state, command)
    except RuleError as error:
        return error.refusal
    return None


@GAMES
@given(games(length=250))
def test_no_text_of_a_view_or_of_an_event_tells_a_secret(game: Game) -> None:
    """What lands in a log by accident: the text of views that bear secrets, of commands and of events."""
    for event in game.events:
        assert "-" not in repr(event).replace("->", ""), repr(event)
    for step in game.steps:
        assert "keyword-" not in repr(step.command)
        assert "clue-" not in repr(step.command)
        assert "entry-" not in repr(step.command)
        assert "Card" not in repr(step.command)
    for state in game.states[-3:]:
        assert "kw-" not in repr(state)
        for _, team, view in views(state):
            if team is not None:
                assert "kw-" not in repr(view)
                assert "pencil-" not in repr(view)


@GAMES
@given(games(length=250))
def test_everything_is_shown_only_after_the_game(game: Game) -> None:
    for state in game.states:
        if state.phase in (Phase.FINISHED, Phase.ABANDONED):
            after = after_game_view(state)
            assert after.white_keywords == state.white.keywords
            assert after.black_keywords == state.black.keywords
        else:
            with pytest.raises(RuleError):
                after_game_view(state)


@GAMES
@given(games(length=250, variant=Variant.THREE_PLAYERS))
def test_the_interceptor_has_no_code_of_its_own_to_see(game: Game) -> None:
    for state in game.states:
        assert state.black_half is None
        assert encryptor_view(state, Team.BLACK).code is None
        assert team_view(state, Team.BLACK).keywords == ()
