"""The trays along whole games: always a next step, nothing offered that is refused, no confirm under a confirm."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from decrypto_qt.models.session import Views
from decrypto_qt.models.table_tray import doings, table_tray
from decrypto_qt.models.talk import talk_of, talk_page
from decrypto_qt.models.tray import (
    Body,
    ButtonState,
    Held,
    Local,
    Style,
    TalkPage,
    TrayState,
    phase_text,
    reveal_button,
    tray_of,
    undecided_text,
)
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, PlayMode, TimerMode, TimerSetup, Variant
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.windows.team_layout import team_layout
from tests.support.games import Game, games
from tests.support.logs import FEW, logs_of, three_players, two_teams
from tests.support.tables import FILLED, OVER, Moment, Table, views_of, walked

SIZES = [(1920, 1080), (1280, 720), (720, 1280)]
STYLES = ((0.9, 0.1), (1.0, 0.0), (0.5, 0.3), (0.97, 0.03))
"""How well the teams decode and intercept: short games and long ones, with and without a tie-break."""
WALKS = [
    *((Variant.TWO_TEAMS, seed, mode, ClueMode.SPOKEN, TimerMode.ADVISORY) for seed in range(6) for mode in PlayMode),
    *((Variant.TWO_TEAMS, seed, mode, ClueMode.SPOKEN, TimerMode.STRICT) for seed in range(6, 10) for mode in PlayMode),
    *(
        (Variant.TWO_TEAMS, seed, mode, ClueMode.WRITTEN, TimerMode.STRICT)
        for seed in range(10, 13)
        for mode in PlayMode
    ),
    *((Variant.TWO_TEAMS, seed, mode, ClueMode.WRITTEN, TimerMode.OFF) for seed in range(13, 15) for mode in PlayMode),
    *(
        (Variant.THREE_PLAYERS, seed, mode, ClueMode.SPOKEN, TimerMode.ADVISORY)
        for seed in range(4)
        for mode in PlayMode
    ),
    *((Variant.THREE_PLAYERS, seed, mode, ClueMode.WRITTEN, TimerMode.STRICT) for seed in (4, 5) for mode in PlayMode),
]
SETUPS = {Variant.TWO_TEAMS: two_teams, Variant.THREE_PLAYERS: three_players}


@cache
def walk(variant: Variant, seed: int, mode: PlayMode, clues: ClueMode, timer: TimerMode) -> tuple[Moment, ...]:
    setup = SETUPS[variant](mode, clue_mode=clues, timer=TimerSetup(timer))
    return walked(Table.dealt(setup, Random(seed), *STYLES[seed % len(STYLES)]))


@pytest.fixture(params=WALKS, ids=lambda p: f"{p[0].value}-{p[2].value}-{p[3].value}-{p[4].value}-{p[1]}")
def moments(request: pytest.FixtureRequest) -> tuple[Moment, ...]:
    """A whole game."""
    return walk(*request.param)


def confirms(button: ButtonState) -> bool:
    """Whether pressing it settles something: a main button, an interception given up, or a number of clues."""
    return button.style is Style.MAIN or button.name == "no-attempt" or isinstance(button.action, c.CallTime)


def enabled(tray: TrayState) -> list[ButtonState]:
    return [button for button in tray.buttons if button.enabled]


def test_there_is_always_a_next_step(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        buttons = [button for team in Team for button in enabled(moment.tray(team))]
        assert any(confirms(button) for button in buttons), f"nobody has a next step in {moment.phase}"
    assert moments[-1].phase is Phase.FINISHED


def test_each_tray_is_complete(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        for team in Team:
            tray = moment.tray(team)
            assert tray.headline, "a screen always says what to do"
            assert len([button for button in enabled(tray) if button.style is Style.MAIN]) <= 1
            assert len({button.seat for button in tray.buttons}) == len(tray.buttons), "one button a seat"
            assert len({button.name for button in tray.buttons}) == len(tray.buttons)
            for button in tray.buttons:
                assert button.text
                assert button.enabled or button.detail, "what cannot be pressed says what is missing"


def test_nothing_that_is_offered_is_refused(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        for team in Team:
            for button in enabled(moment.tray(team)):
                Table(moment.log, Random(1), clues=1000).press(button.action, team)
        reveal = reveal_button(moment.views.table, Actor.TABLE)
        if reveal is not None:
            assert reveal.enabled
            assert reveal.style is Style.MAIN
            assert isinstance(reveal.action, c.COMMANDS)
            moment.log.do(reveal.action)


def test_the_table_can_press_whatever_goes_on_in_public(moments: tuple[Moment, ...]) -> None:
    public = (Phase.REVEAL, Phase.ROUND_OVER, Phase.KEYWORD_REVEAL)
    for moment in moments:
        if moment.phase in public:
            assert reveal_button(moment.views.table, Actor.TABLE) is not None


def test_the_last_step_of_a_reveal_says_whether_there_is_a_token(moments: tuple[Moment, ...]) -> None:
    """Where nobody gets one, nothing would be seen to happen at a press of “hand out”."""
    held = [
        tuple((table.team(team).interceptions, table.team(team).miscommunications) for team in Team)
        for table in (moment.views.table for moment in moments)
    ]
    said = set()
    for moment, before, after in zip(moments, held, held[1:], strict=False):
        if moment.pressed is not None and moment.pressed[1].name == "reveal-tokens":
            text = moment.pressed[1].text
            assert text == ("No token: go on" if before == after else "Hand out the tokens")
            said.add(text)
    assert said


def test_a_team_that_knows_its_words_is_not_said_to_look_at_them(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        table = moment.views.table
        for team in Team:
            tray = moment.tray(team)
            if table.phase is Phase.KEYWORDS and tray.body is Body.CLOSED:
                assert tray.status.endswith("is ready") is table.team(team.other).keywords_accepted


def test_the_walks_come_through_every_phase_and_kind_of_button() -> None:
    walks = [walk(*which) for which in WALKS]
    assert {moment.phase for moments in walks for moment in moments} == set(Phase) - {Phase.ABANDONED}
    pressed = {moment.pressed[1].name for moments in walks for moment in moments if moment.pressed is not None}
    assert pressed >= {"take-back", "exchange-1", "hand-over", "no-attempt", "turn-sand", "other-encryptor", "settle"}
    assert pressed >= {"ready-0", "ready-3", "read-clue-1", "read-clue-2", "read-clue-3"}


def test_the_walks_of_three_players_come_to_both_ends_and_past_no_keyword_guess() -> None:
    walks = [walk(*which) for which in WALKS if which[0] is Variant.THREE_PLAYERS]
    phases = {moment.phase for moments in walks for moment in moments}
    assert phases == set(Phase) - {Phase.ABANDONED, Phase.KEYWORD_GUESS, Phase.KEYWORD_REVEAL}
    outcomes = [moments[-1].views.table.outcome for moments in walks]
    assert {outcome.winner for outcome in outcomes if outcome is not None} == set(Team)
    pressed = {
        (team, button.name)
        for moments in walks
        for moment in moments
        if moment.pressed
        for team, button in [moment.pressed]
    }
    assert (Team.BLACK, "turn-sand") in pressed
    assert (Team.BLACK, "hand-over") in pressed
    assert not {name for team, name in pressed if team is Team.BLACK} & {"accept", "draw", "ready", "exchange-1"}


def test_the_interceptor_waits_for_words_and_clues_and_may_turn_the_sand() -> None:
    for mode in PlayMode:
        for moment in walk(Variant.THREE_PLAYERS, 0, mode, ClueMode.SPOKEN, TimerMode.ADVISORY):
            table, tray = moment.views.table, moment.tray(Team.BLACK)
            assert not [button for button in tray.buttons if button.style is Style.HOLD], "it has no code card"
            if moment.phase not in (Phase.KEYWORDS, Phase.ENCRYPT):
                continue
            half = table.white_half
            turns = [button.name for button in enabled(tray)]
            slow = half is not None and half.drawn and table.sand is None
            assert turns == (["turn-sand"] if slow else [])
            told = f"{tray.headline} {tray.status}"
            assert (
                "words" in told
                if moment.phase is Phase.KEYWORDS
                else "Alina" in told or "Petri" in told or "sand" in told
            )


def test_the_interceptor_hears_why_it_does_not_guess_in_the_first_round() -> None:
    for mode in PlayMode:
        seen = [
            m
            for m in walk(Variant.THREE_PLAYERS, 0, mode, ClueMode.SPOKEN, TimerMode.ADVISORY)
            if m.phase is Phase.GUESS
        ]
        first = [m.tray(Team.BLACK) for m in seen if m.views.table.round_number == 1]
        assert first
        for tray in first:
            assert "Nobody intercepts" in f"{tray.headline} {tray.status}"
            assert not enabled(tray)
        later = [m.tray(Team.BLACK) for m in seen if m.views.table.round_number == 2]
        assert any(button.name == "lock" for tray in later for button in enabled(tray))


def test_three_players_hear_of_no_white_and_black() -> None:
    for which in WALKS:
        if which[0] is Variant.THREE_PLAYERS:
            for moment in walk(*which):
                trays = [moment.tray(team) for team in Team]
                table = table_tray(Views(moment.views.table), 0)
                said = [table.headline, table.line, phase_text(moment.views.table)]
                said += [text for tray in trays for text in (tray.headline, tray.control, tray.status, tray.look_away)]
                said += [text for tray in trays for button in tray.buttons for text in (button.text, button.detail)]
                said += [phase_text(moment.views.table, team) for team in Team]
                if moment.phase in (Phase.KEYWORDS, Phase.ENCRYPT):
                    said += [one.text for one in doings(moment.views.table)]
                said += [table.step.text, table.step.detail] if table.step is not None else []
                for views in moment.views.screens.values():
                    for page in TalkPage:
                        talk = talk_of(views, talk_page(views, page))
                        said += [talk.headline, talk.line]
                        said += [text for button in talk.buttons for text in (button.text, button.detail)]
                assert not [text for text in said if "White" in text or "Black" in text or "other team" in text]
                assert all(said[:1])


def test_by_turns_only_the_team_in_control_has_anything_to_press(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        controller = moment.views.table.controller
        if controller is not None and moment.phase not in OVER:
            sand = {"turn-sand"} if moment.views.table.variant is Variant.THREE_PLAYERS else set()
            for held in (Held(), Held(0, 0)):
                # The sand stands before the interceptor, whoever has mouse and keyboard.
                assert {button.name for button in enabled(moment.tray(controller.other, held))} <= sand
            control = moment.tray(controller).control
            assert control
            closed = moment.tray(controller.other)
            assert control in (closed.headline, closed.control)


def test_what_is_not_filled_in_cannot_be_confirmed(moments: tuple[Moment, ...]) -> None:
    for moment in moments:
        for team in Team:
            for button in moment.tray(team, Held()).buttons:
                if button.action in (Local.LOCK_GUESS, Local.FINISH_CLUES, Local.HAND_IN):
                    assert not button.enabled
                    assert button.detail


def rectangle(button: ButtonState, tray: TrayState, phase: Phase, size: QSizeF) -> QRectF:
    return team_layout(size, tray.body, encrypting=phase is Phase.ENCRYPT).seats[button.seat]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_confirm_lies_where_the_one_before_it_was(size: tuple[int, int]) -> None:
    window = QSizeF(*size)
    faults: set[str] = set()
    for which in WALKS:
        for before, after in pairwise(walk(*which)):
            assert before.pressed is not None
            team, pressed = before.pressed
            if not confirms(pressed):
                continue
            place = rectangle(pressed, before.tray(team), before.phase, window)
            for button in enabled(after.tray(team)):
                # What takes back or starts anew would undo at a double click what was just confirmed.
                again = confirms(button) or button.name in ("take-back", "new-game")
                if again and rectangle(button, after.tray(team), after.phase, window).intersects(place):
                    faults.add(f"{pressed.name} ({before.phase.value}) > {button.name} ({after.phase.value})")
    assert not faults, "\n".join(sorted(faults))


@FEW
@given(games(300), st.integers(0, 2**32))
def test_whatever_was_done_or_taken_back_somebody_has_a_next_step(game: Game, seed: int) -> None:
    rng = Random(seed)
    logs = list(logs_of(game))
    for log in rng.sample(logs, min(30, len(logs))):
        possible = [by for by in Actor if log.undoable(by) is not None]
        shorter = log.undo(rng.choice(possible)) if possible else log
        for one in (log, shorter):
            views = views_of(one)
            onward = [
                button for team in Team for button in enabled(tray_of(views.screens[team], FILLED)) if confirms(button)
            ]
            if views.table.proposal is not None:
                screen = views.screens[views.table.proposal.by.other]
                page = talk_page(screen, TalkPage.CLOSED)
                answers = talk_of(screen, page).buttons
                assert [button.name for button in answers if button.enabled] == ["agree", "decline"]
                assert not onward
                continue
            if not onward and views.table.phase is Phase.READ and undecided_text(views.table.active_half):
                # The tiles beside the clue, in the tray or on the panel.
                owns = [screen.own for screen in views.screens.values() if screen.own is not None]
                assert any(c.AcceptClue in legal_kinds(own.table, Actor.of(own.team)) for own in owns)
                continue
            assert onward, f"nobody at a screen has a next step in {views.table.phase}"
            step = table_tray(Views(views.table), 0).step
            if step is not None and step.enabled and isinstance(step.action, c.COMMANDS):
                one.do(step.action)
            for team in Team:
                for button in enabled(tray_of(views.screens[team], FILLED)):
                    Table(one, Random(1), clues=1000).press(button.action, team)


def test_a_locked_guess_stands_in_the_teams_own_rows_and_in_no_repr() -> None:
    seen = 0
    for moment in walk(Variant.TWO_TEAMS, 0, PlayMode.BY_TURNS, ClueMode.SPOKEN, TimerMode.ADVISORY):
        for team, views in moment.views.screens.items():
            tray = tray_of(views, FILLED)
            if not tray.locked or not tray.rows or views.own is None or views.own.guess is None:
                continue
            seen += 1
            assert [row.white if team is Team.WHITE else row.black for row in tray.rows] == list(views.own.guess)
            assert all(f"{team.value}=" not in repr(thing) for thing in (tray, *tray.rows))
    assert seen
