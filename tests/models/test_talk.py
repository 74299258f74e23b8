"""The panel for what is talked about beside the next step, along random games."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.evening import Evening
from decrypto_qt.game.requests import AgreeToProposal, GiveAgain
from decrypto_qt.models.session import Views
from decrypto_qt.models.talk import MOST, TalkButton, kind_of, talk_of, talk_page, tray_while_talking
from decrypto_qt.models.tray import Held, Local, TalkPage
from decrypto_qt.models.words import agreed_text, evening_text, give_again_text, take_back_text
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import ALL_CODES, HouseRules, PlayMode
from decrypto_qt.rules.decrypto.views import table_view, team_view
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.rules.undo import Undo
from tests.support.games import Game, games
from tests.support.logs import FEW

ALWAYS = {"talk-cover", "talk-pause", "talk-table", "talk-close"}
"""What a team may do whoever has mouse and keyboard."""


def views_of(state: GameState, team: Team) -> Views:
    return Views(table_view(state), team_view(state, team))


def commands(button: TalkButton, state: GameState) -> list[c.Command]:
    """What the button asks the game for; none where it asks the screen or the program."""
    match button.action:
        case AgreeToProposal(by):
            proposal = state.proposal
            return [c.Agree(by, None if proposal is None or proposal.redraw is None else ALL_CODES[0])]
        case action if isinstance(action, c.COMMANDS):
            return [action]
        case _:
            return []


@FEW
@given(games(250), st.integers(0, 2**32))
def test_all_that_the_panel_offers_is_allowed_and_fits_on_it(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in rng.sample(game.states, min(40, len(game.states))):
        for team in Team:
            views = views_of(state, team)
            waits = state.controller is team.other
            for wanted in TalkPage:
                page = talk_page(views, wanted)
                talk = talk_of(views, page, (1, 2, 3))
                assert talk.page is page
                assert len(talk.buttons) <= MOST
                assert len({button.name for button in talk.buttons}) == len(talk.buttons)
                if page is not TalkPage.CLOSED:
                    assert talk.headline
                for button in talk.buttons:
                    for command in commands(button, state):
                        assert decide(state, command), button.name
                    if waits and page is TalkPage.MENU:
                        assert button.name in ALWAYS
                    if isinstance(button.action, TalkPage):
                        assert talk_page(views, button.action) is button.action, "a page leads to one that opens"
                if page not in (TalkPage.CLOSED, TalkPage.WAITING):
                    assert talk.buttons, "there is always a way on"


@FEW
@given(games(250))
def test_while_one_team_is_asked_only_it_answers(game: Game) -> None:
    for state in game.states:
        if state.proposal is None:
            continue
        asked = state.proposal.by.other
        pages = {team: talk_page(views_of(state, team), TalkPage.MENU) for team in Team}
        assert pages == {asked: TalkPage.QUESTION, asked.other: TalkPage.WAITING}
        at_once = state.play_mode is PlayMode.AT_ONCE
        waiting = talk_of(views_of(state, asked.other), TalkPage.WAITING)
        assert [button.name for button in waiting.buttons] == ["withdraw"], "whoever asked may ask no longer"
        assert state.controller is (None if at_once else asked)


@FEW
@given(games(250))
def test_an_answer_puts_the_game_back_to_where_it_was_or_does_what_was_asked(game: Game) -> None:
    for step in game.steps:
        if isinstance(step.command, c.ProposeRedraw | c.ProposeCorrection):
            for by in (Actor.TABLE, step.command.by):
                state = step.after
                for event in decide(state, c.Decline(by)):
                    state = apply(state, event)
                assert state == step.before, "the keyboard is again whose it was"


def test_the_tray_shows_what_is_corrected() -> None:
    def collect() -> set[TalkPage]:
        seen: set[TalkPage] = set()

        @FEW
        @given(games(250))
        def walk(game: Game) -> None:
            for state in game.states:
                for team in Team:
                    views = views_of(state, team)
                    assert views.own is not None
                    for page in (TalkPage.CLUES, TalkPage.INTERCEPT, TalkPage.DECODE, TalkPage.MENU):
                        if talk_page(views, page) is not page:
                            continue
                        tray = tray_while_talking(views.own, Held(page=page))
                        assert (tray is None) is (page is TalkPage.MENU)
                        if tray is not None:
                            seen.add(page)
                            assert tray.buttons == (), "what confirms is on the panel"
                            assert (tray.body.value == "pads") is (kind_of(page) is not None)

        walk()
        return seen

    assert collect() == {TalkPage.CLUES, TalkPage.INTERCEPT, TalkPage.DECODE}


def test_whatever_can_be_taken_back_has_a_name_and_can_be_given_again_by_the_same() -> None:
    kinds = [kind for kind in e.EVENTS if kind.UNDO is Undo.BY_ACTOR]
    for team in (None, *Team):
        back, again = ([text(kind, team) for kind in kinds] for text in (take_back_text, give_again_text))
        assert len(set(back)) == len(set(again)) == len(kinds)
        assert [text.partition(": ")[2] for text in back] == [text.partition(": ")[2] for text in again]
        assert not any(character.isdigit() for text in (*back, *again) for character in text)


@FEW
@given(games(250), st.integers(0, 2**32))
def test_nothing_of_the_panel_is_left_out_for_what_can_be_given_again(game: Game, seed: int) -> None:
    for state in Random(seed).sample(game.states, min(40, len(game.states))):
        for team in Team:
            views = views_of(state, team)
            if talk_page(views, TalkPage.MENU) is not TalkPage.MENU:
                continue
            without = [button.name for button in talk_of(views, TalkPage.MENU).buttons]
            more = talk_of(replace(views, redoable=e.ClueHeard), TalkPage.MENU).buttons
            assert "talk-table" in without
            assert sorted(button.name for button in more) == sorted([*without, "give-again"])
            assert len(more) <= MOST


@FEW
@given(games(40))
def test_what_was_taken_back_is_offered_again_by_its_name(game: Game) -> None:
    views = replace(views_of(game.end, Team.WHITE), redoable=e.EncryptorReady)
    page = talk_page(views, TalkPage.MENU)
    if page is TalkPage.MENU:
        offered = [button for button in talk_of(views, page).buttons if isinstance(button.action, GiveAgain)]
        assert [button.text for button in offered] == ["Give again: ready"]


@FEW
@given(games(60))
def test_the_panel_tells_what_was_agreed_and_the_score(game: Game) -> None:
    views = replace(views_of(game.end, Team.BLACK), evening=Evening(2, 1, 0))
    talk = talk_of(views, TalkPage.MENU)
    table = views.table
    assert agreed_text(table.house_rules) in talk.line
    assert evening_text(Evening(2, 1, 0), table) in talk.line
    over = table.outcome is not None or table.phase.value == "abandoned"
    assert any(button.action is Local.PAUSE for button in talk.buttons) is not over


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (HouseRules(), ""),
        (HouseRules(writing_only=True), "House rules: clues in writing only."),
        (HouseRules(True, True), "House rules: clues in writing only; at most two words a clue."),
    ],
)
def test_house_rules_are_told_in_a_sentence(rules: HouseRules, text: str) -> None:
    assert agreed_text(rules) == text
