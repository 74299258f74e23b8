"""The note sheet's pages along random games: each digit appears when it may, and not a moment before."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from decrypto_qt.models.note_sheet import SheetPage
from decrypto_qt.models.session import Views
from decrypto_qt.models.sheet_pages import sheet_page, side_at_stake
from decrypto_qt.models.tray import Held, reveal_button, tray_of
from decrypto_qt.models.words import clue_text
from decrypto_qt.rules.decrypto.replay import clue_in_box
from decrypto_qt.rules.decrypto.state import GameState, HalfState
from decrypto_qt.rules.decrypto.values import GuessKind, PerformedClue, Phase, PlayMode, RevealStep, Variant
from decrypto_qt.rules.decrypto.views import table_view, team_view
from decrypto_qt.rules.teams import Actor, Team
from tests.support.games import Game, games
from tests.support.logs import FEW, two_teams
from tests.support.tables import Table, walked
from tests.support.twins import leaves, twin

CHOSEN = (3, None, 2)
AT_STAKE = (Phase.READ, Phase.GUESS, Phase.REVEAL)


def halves_of(state: GameState, owner: Team) -> list[HalfState]:
    """A colour's codes of which something has been read."""
    halves = [half for half in (*state.past, state.half(owner)) if half is not None and half.owner is owner]
    return [half for half in halves if not half.none_read]


def expected_guess(state: GameState, half: HalfState, team: Team) -> tuple[int | None, ...]:
    """What may stand in the guess column: the own guess once locked, what is being chosen before."""
    own = half.owner is team
    kind = GuessKind.DECODE if own else GuessKind.INTERCEPT
    now = half is state.active_half and state.phase in AT_STAKE
    shown = RevealStep.DECODE if own else RevealStep.INTERCEPT
    if half.locked(kind) and (now or half.revealed >= shown):
        return half.guess(kind) or (None, None, None)
    return CHOSEN if now else (None, None, None)


@FEW
@given(games(400))
def test_each_digit_stands_there_when_it_may(game: Game) -> None:
    for state in (*game.states[::5], game.end):
        for team in Team:
            view = team_view(state, team)
            for side in Team:
                page = sheet_page(view, side, CHOSEN)
                halves = halves_of(state, side)
                assert [entry.number for entry in page.rounds] == [half.round_number for half in halves]
                for entry, half in zip(page.rounds, halves, strict=True):
                    assert [line.clue for line in entry.lines] == [clue_text(clue) for clue in half.clues]
                    right = tuple(line.right for line in entry.lines)
                    assert right == (half.code if half.card_shown else (None, None, None))
                    guess = tuple(line.guess for line in entry.lines)
                    at_first = half.round_number == 1 and half.owner is not team
                    if at_first and half is not state.active_half:
                        assert guess == (None, None, None), "nobody intercepts in round 1"
                    elif half is state.active_half or half.card_shown:
                        assert guess == expected_guess(state, half, team)


@FEW
@given(games(400))
def test_the_boxes_fill_in_once_the_card_has_turned(game: Game) -> None:
    for state in (*game.states[::7], game.end):
        for side in Team:
            boxes: list[list[str]] = [[], [], [], []]
            for half in halves_of(state, side):
                if half.card_shown and half.code is not None:
                    for digit, clue in zip(half.code, half.clues, strict=True):
                        text = clue_in_box(clue)
                        if isinstance(clue, PerformedClue) and not clue.note:
                            text = clue_text(clue)  # in the language of the window, not the record's word
                        if text is not None:
                            boxes[digit - 1].append(text)
            for team in Team:
                page = sheet_page(team_view(state, team), side)
                assert page.boxes == tuple(tuple(box) for box in boxes)
                assert page.pencil == (None if side is team else state.team(team).pencil)


@FEW
@given(games(300))
def test_the_present_round_is_marked_on_the_side_at_stake_alone(game: Game) -> None:
    for state in game.states[::5]:
        table = table_view(state)
        for team in Team:
            marked = [side for side in Team if sheet_page(team_view(state, team), side).current is not None]
            assert marked in ([], [state.active] if state.phase in AT_STAKE else [])
            at_rest = team.other if state.phase is Phase.KEYWORD_GUESS else team
            if state.variant is Variant.THREE_PLAYERS:
                at_rest = Team.WHITE
            assert side_at_stake(table, team) is (state.active if state.phase in AT_STAKE else at_rest)


def test_who_guesses_keywords_sees_the_clues_that_were_given_for_them() -> None:
    games = (walked(Table.dealt(two_teams(PlayMode.AT_ONCE), Random(seed), 1.0, 0.0)) for seed in range(40))
    steps = (step.views.table for game in games for step in game)
    asked = next(table for table in steps if table.phase is Phase.KEYWORD_GUESS)
    assert [side_at_stake(asked, team) for team in Team] == [team.other for team in Team]


def test_a_game_of_eight_rounds_has_eight_rounds_on_each_side() -> None:
    ends = (walked(Table.dealt(two_teams(PlayMode.AT_ONCE), Random(seed), 1.0, 0.0))[-1] for seed in range(40))
    last = next(end for end in ends if end.views.table.round_number == 8)
    for team in Team:
        for side in Team:
            view = last.views.screens[team].own
            assert view is not None
            page = sheet_page(view, side)
            assert [entry.number for entry in page.rounds] == list(range(1, 9))
            assert all(line.right is not None for entry in page.rounds for line in entry.lines)


# What a screen must not tell


@FEW
@given(games(400))
def test_the_sheet_has_lines_for_every_round_that_the_game_can_still_have(game: Game) -> None:
    for state in (*game.states[::5], game.end):
        for team, side in ((team, side) for team in Team for side in Team):
            page = sheet_page(team_view(state, team), side)
            last = 8 if state.setup.variant is Variant.TWO_TEAMS else 5 if side is Team.WHITE else 0
            written = {played.number for played in page.rounds}
            past = {half.round_number for half in state.past if half.owner is side}
            assert written.isdisjoint(page.to_come)
            assert set(range(1, last + 1)) - past <= written | set(page.to_come) <= set(range(1, last + 1))


def everything_shown(state: GameState, team: Team) -> tuple[object, ...]:
    """All that a team's screen makes of its view, whatever has been filled in."""
    views = Views(table_view(state), team_view(state, team))
    view = views.own
    assert view is not None
    pages = tuple(sheet_page(view, side, CHOSEN) for side in Team)
    return (*pages, tray_of(views), tray_of(views, Held(0, 0)), reveal_button(views.table, Actor.TABLE))


@settings(FEW, max_examples=60)
@given(games(400), st.integers(0, 2**32))
def test_what_a_team_may_not_know_makes_no_difference_to_its_screen(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in rng.sample(game.states, min(25, len(game.states))):
        for team in Team:
            assert everything_shown(state, team) == everything_shown(twin(state, team, rng), team)


def words_in(shown: tuple[object, ...]) -> set[str]:
    return {leaf for leaf in leaves(shown) if isinstance(leaf, str)}


@FEW
@given(games(400, variant=Variant.TWO_TEAMS))
def test_no_text_holds_a_keyword_an_unread_clue_or_a_locked_answer(game: Game) -> None:
    for state in game.states[::4]:
        if state.phase in (Phase.KEYWORD_REVEAL, Phase.FINISHED):
            continue
        unread = {
            clue_text(clue)
            for half in (state.white_half, state.black_half)
            if half is not None and half.written is not None
            for clue, read in zip(half.written, half.clues, strict=True)
            if read is None and clue_text(clue).startswith(("clue-", "struck"))
        }
        for team in Team:
            for text in words_in(everything_shown(state, team)):
                assert "kw-" not in text
                assert not text.startswith("entry-")
                assert text not in unread


def test_a_page_tells_nothing_in_a_repr() -> None:
    state = Table.dealt(two_teams(), Random(1)).state
    page = sheet_page(team_view(state, Team.WHITE), Team.WHITE)
    assert isinstance(page, SheetPage)
    assert "Whites" not in repr(page)
