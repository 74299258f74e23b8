"""The trays while clues are written and read, and at the end of the sand: on both screens and on the table."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from decrypto_qt.models.session import Views
from decrypto_qt.models.sheet_pages import sheet_page
from decrypto_qt.models.table_tray import TableStep, table_tray
from decrypto_qt.models.tray import Body, Held, Local, TrayState, tray_of
from decrypto_qt.models.writing import is_writing, said_in_round
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    MISSING,
    SPOKEN,
    ClueMode,
    GuessKind,
    Phase,
    PlayMode,
    RevealStep,
    TextClue,
    TimerMode,
    TimerSetup,
)
from decrypto_qt.rules.decrypto.views import is_next_missing, table_view, team_view
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from tests.support.logs import DecryptoLog, log_of, two_teams
from tests.support.tables import ACTORS, Table, state_of, views_of, walked

W, B, T = Actor.WHITE, Actor.BLACK, Actor.TABLE
THREE = (TextClue("moth"), SPOKEN, TextClue("noon"))
STRICT = TimerSetup(TimerMode.STRICT)


def encrypting(mode: PlayMode, clues: ClueMode, timer: TimerSetup = STRICT) -> DecryptoLog:
    log = log_of(two_teams(mode, clue_mode=clues, timer=timer), c.AcceptKeywords(W))
    if mode is PlayMode.BY_TURNS:
        log = log.do(c.HandOver(W))
    return log.do(c.AcceptKeywords(B))


EMPTY = Held()


def tray(log: DecryptoLog, team: Team, held: Held = EMPTY, *, sand_out: bool = False) -> TrayState:
    state = state_of(log)
    return tray_of(Views(table_view(state), team_view(state, team), sand_out=sand_out), held)


def table(log: DecryptoLog, *, sand_out: bool = False) -> Views:
    return Views(table_view(state_of(log)), sand_out=sand_out)


def ready_of(state: TrayState) -> tuple[bool, str]:
    button = next(button for button in state.buttons if button.name == "ready")
    return button.enabled, button.detail


def test_ready_says_what_is_missing_then_what_is_wrong() -> None:
    log = encrypting(PlayMode.BY_TURNS, ClueMode.WRITTEN).do(c.DrawCode(W, ALL_CODES[0], 1.0))
    told = [
        ready_of(tray(log, Team.WHITE, held))
        for held in (
            Held(),
            Held(fields_missing=1),
            Held(fields_missing=0, fault=Refusal.TOO_MANY_WORDS),
            Held(fields_missing=0, fault=Refusal.WORDS_ONLY),
            Held(fields_missing=0),
        )
    ]
    assert [enabled for enabled, _ in told] == [False, False, False, False, True]
    assert len({detail for _, detail in told}) == 5
    enabled, why = ready_of(tray(log, Team.WHITE, Held(fields_missing=0), sand_out=True))
    assert not enabled
    assert "sand" in why


@pytest.mark.parametrize("timer", [TimerMode.STRICT, TimerMode.ADVISORY])
def test_half_written_clues_are_handed_over_only_where_time_is_not_counted(timer: TimerMode) -> None:
    log = encrypting(PlayMode.BY_TURNS, ClueMode.WRITTEN, TimerSetup(timer)).do(c.DrawCode(W, ALL_CODES[0], 1.0))
    names = {button.name for button in tray(log, Team.WHITE).buttons}
    assert names == {"hold", "ready"} | ({"hand-over"} if timer is TimerMode.ADVISORY else set())
    assert tray(log, Team.WHITE).body is Body.WRITING


def test_there_is_no_sand_to_turn_without_a_timer_or_where_it_turns_by_itself() -> None:
    for mode, timer, offered in (
        (PlayMode.AT_ONCE, TimerMode.OFF, False),
        (PlayMode.AT_ONCE, TimerMode.STRICT, True),
        (PlayMode.BY_TURNS, TimerMode.STRICT, False),
        (PlayMode.BY_TURNS, TimerMode.ADVISORY, True),
    ):
        log = encrypting(mode, ClueMode.WRITTEN, TimerSetup(timer)).do(c.DrawCode(W, ALL_CODES[0], 1.0))
        log = log.do(c.DeclareReady(W, THREE))
        names = {button.name for button in tray(log, Team.WHITE).buttons}
        assert ("turn-sand" in names) is offered, (mode, timer)


def counting(mode: PlayMode) -> DecryptoLog:
    log = encrypting(mode, ClueMode.SPOKEN).do(c.DrawCode(W, ALL_CODES[0])).do(c.DeclareReady(W)).do(c.TurnSand(W, 1.0))
    return log.do(c.DrawCode(B, ALL_CODES[1]))


@pytest.mark.parametrize("mode", PlayMode)
def test_at_the_end_of_the_sand_one_screen_and_the_table_ask_how_many_clues_there_are(mode: PlayMode) -> None:
    log = counting(mode)
    asks, waits = (Team.BLACK, Team.WHITE) if mode is PlayMode.BY_TURNS else (Team.WHITE, Team.BLACK)
    assert tray(log, asks).body is not Body.COUNT, "there is sand left"
    state = tray(log, asks, sand_out=True)
    assert state.body is Body.COUNT
    assert [button.action for button in state.buttons] == [
        c.CallTime(ACTORS[asks], Team.BLACK, ready) for ready in range(4)
    ]
    other = tray(log, waits, sand_out=True)
    assert other.body is (Body.CLOSED if mode is PlayMode.BY_TURNS else Body.COLUMNS)
    if mode is PlayMode.AT_ONCE:
        enabled, why = ready_of(other)
        assert not enabled
        assert "sand" in why
    else:
        assert "sand" in other.status
    told = table_tray(table(log, sand_out=True), 0)
    assert [command.ready for command in told.counts] == [0, 1, 2, 3]
    assert told.step is None
    for command in told.counts:
        assert state_of(log.do(command)).phase is Phase.READ
    assert table_tray(table(log), 0).counts == ()


def test_nobody_asks_about_written_clues_or_before_a_card_is_drawn() -> None:
    written = encrypting(PlayMode.BY_TURNS, ClueMode.WRITTEN).do(c.DrawCode(W, ALL_CODES[0], 1.0))
    assert tray(written, Team.WHITE, sand_out=True).body is Body.WRITING
    assert table_tray(table(written, sand_out=True), 0).counts == ()
    undrawn = encrypting(PlayMode.AT_ONCE, ClueMode.SPOKEN).do(c.DrawCode(W, ALL_CODES[0])).do(c.DeclareReady(W))
    undrawn = undrawn.do(c.TurnSand(W, 1.0))
    assert table_tray(table(undrawn, sand_out=True), 0).counts == ()
    assert tray(undrawn, Team.WHITE, sand_out=True).body is Body.COLUMNS


def reading(mode: PlayMode) -> DecryptoLog:
    log = encrypting(mode, ClueMode.WRITTEN, TimerSetup(TimerMode.OFF))
    for by, code in ((W, ALL_CODES[0]), (B, ALL_CODES[1])):
        log = log.do(c.DrawCode(by, code)).do(c.DeclareReady(by, (THREE[0], MISSING, THREE[2])))
        if mode is PlayMode.BY_TURNS and by is W:
            log = log.do(c.HandOver(W))
    return log


@pytest.mark.parametrize("mode", PlayMode)
def test_written_clues_are_read_press_by_press_on_the_own_screen_or_the_table(mode: PlayMode) -> None:
    log = reading(mode)
    seats, places, told = [], [], []
    for _ in range(4):
        offered = [button for button in tray(log, Team.WHITE).buttons if button.enabled]
        assert len(offered) == 1
        assert tray(log, Team.BLACK).buttons == ()
        step = table_tray(table(log), 3).step
        assert step is not None
        assert step.enabled
        assert isinstance(step.action, c.ReadClue | c.FinishReading)
        seats.append(offered[0].seat)
        places.append(step.right)
        told.append(tray(log, Team.BLACK).status)
        log = log.do(offered[0].action if len(seats) % 2 else step.action)  # type: ignore[arg-type]  # commands, as seen
    assert all(before != after for before, after in pairwise(seats))
    assert all(before != after for before, after in pairwise(places))
    assert "second clue is missing" in told[2], "a missing clue is announced"
    assert state_of(log).phase is Phase.GUESS


@pytest.mark.parametrize("mode", PlayMode)
def test_the_button_for_a_missing_clue_says_so_when_its_turn_comes_and_no_sooner(mode: PlayMode) -> None:
    log = reading(mode)
    said = []
    for position in (1, 2, 3):
        state = state_of(log)
        missing = is_next_missing(state)
        own = tray_of(Views(table_view(state), team_view(state, Team.WHITE), next_missing=missing))
        step = table_tray(Views(table_view(state), next_missing=missing), 3).step
        assert step is not None
        (button,) = own.buttons
        assert step.text == button.text
        said.append(button.text)
        log = log.do(c.ReadClue(T, position))
    assert said == ["Read the first clue", "Second clue: missing", "Read the third clue"]
    assert not is_next_missing(state_of(log)), "all are read"


def test_a_missing_clue_is_marked_as_none_in_rows_and_on_the_sheet_once_it_was_read() -> None:
    log = reading(PlayMode.AT_ONCE).do(c.ReadClue(T, 1))
    for missing, after in (([False] * 3, log), ([False, True, False], log.do(c.ReadClue(T, 2)))):
        state = state_of(after)
        assert [row.missing for row in tray(after, Team.BLACK).rows] == missing
        assert tray(after, Team.BLACK).rows[2].text == ""
        (lines,) = [one.lines for one in sheet_page(team_view(state, Team.BLACK), Team.WHITE).rounds]
        assert [line.missing for line in lines] == missing


@pytest.mark.parametrize(
    ("standing", "told"), [(0, "no clue"), (1, "1 of your clues"), (2, "2 of your clues"), (3, "your clues stand")]
)
def test_when_the_sand_has_run_out_the_headline_says_what_stands(standing: int, told: str) -> None:
    log = encrypting(PlayMode.BY_TURNS, ClueMode.WRITTEN).do(c.DrawCode(W, ALL_CODES[0], 1.0))
    assert tray(log, Team.BLACK).status == "White’s encryptor thinks of three clues."
    for position in range(1, standing + 1):
        log = log.do(c.WriteDraft(W, position, TextClue("moth")))
    log = log.do(c.CallTime(T, Team.WHITE))
    headline = tray(log, Team.WHITE, Held(standing=standing)).headline
    assert "sand has run out" in headline
    assert told in headline
    assert tray(log, Team.BLACK).status == "The sand has run out"


def test_a_team_that_the_sand_took_by_surprise_is_told_until_a_clue_is_read() -> None:
    told = "The sand has run out: what was written stands."
    log = encrypting(PlayMode.BY_TURNS, ClueMode.WRITTEN).do(c.DrawCode(W, ALL_CODES[0], 1.0))
    log = log.do(c.DeclareReady(W, THREE)).do(c.HandOver(W, 2.0)).do(c.DrawCode(B, ALL_CODES[1], 3.0))
    log = log.do(c.CallTime(T, Team.BLACK))
    assert state_of(log).phase is Phase.READ
    assert tray(log, Team.BLACK).status == told
    assert tray(log, Team.WHITE).status != told
    log = log.do(c.ReadClue(T, 1))
    assert tray(log, Team.BLACK).status != told


def test_the_waiting_screen_says_that_the_other_team_is_ready() -> None:
    log = encrypting(PlayMode.BY_TURNS, ClueMode.WRITTEN).do(c.DrawCode(W, ALL_CODES[0], 1.0))
    assert tray(log.do(c.DeclareReady(W, THREE)), Team.BLACK).status == "White is ready"


@pytest.mark.parametrize("mode", PlayMode)
def test_no_step_of_the_table_lies_under_the_one_before_it_in_a_written_game(mode: PlayMode) -> None:
    setup = two_teams(mode, clue_mode=ClueMode.WRITTEN, timer=TimerSetup(TimerMode.OFF))
    before: TableStep | None = None
    changes = 0
    for moment in walked(Table.dealt(setup, Random(3), 0.5, 0.3)):
        step = table_tray(Views(moment.views.table), 0).step
        if before is not None and step is not None and step.name != before.name:
            changes += 1
            assert step.right != before.right, (before.name, step.name)
        before = step
    assert changes > 10


def test_whether_a_clue_was_said_before_is_known_from_the_own_teams_rounds() -> None:
    log = reading(PlayMode.AT_ONCE)
    for owner in Team:
        for position in (1, 2, 3):
            log = log.do(c.ReadClue(T, position))
        log = log.do(c.FinishReading(T)).do(c.LockGuess(Actor.of(owner), GuessKind.DECODE, ALL_CODES[0]))
        for step in (RevealStep.DECODE, RevealStep.CARD, RevealStep.TOKENS):
            log = log.do(c.Reveal(T, step))
        log = log.do(c.ReadNext(T)) if owner is Team.WHITE else log.do(c.StartRound(T, 2))
    view = views_of(log).table
    assert not is_writing(view, Team.WHITE), "no card is drawn"
    assert said_in_round(view, Team.WHITE, TextClue("MOTH")) == 1
    assert said_in_round(view, Team.WHITE, TextClue("moss")) is None
    assert said_in_round(view, Team.WHITE, MISSING) is None
    drawn = views_of(log.do(c.DrawCode(W, ALL_CODES[2])))
    assert is_writing(drawn.table, Team.WHITE)
    assert any(button.action is Local.HAND_IN for button in tray_of(drawn.screens[Team.WHITE], Held()).buttons)


@pytest.mark.parametrize("mode", PlayMode)
def test_whoever_has_the_turn_sees_what_a_key_would_take_back(mode: PlayMode) -> None:
    """While written clues are read as everywhere else: the tray offers it where the game allows it."""
    offered = set()
    for seed in range(4):
        setup = two_teams(mode, clue_mode=ClueMode.WRITTEN, timer=TimerSetup(TimerMode.OFF))
        for moment in walked(Table.dealt(setup, Random(seed)), longest=120):
            half = moment.views.table.active_half
            if moment.phase is not Phase.READ or half is None:
                continue
            for team in Team:
                names = {button.name for button in moment.tray(team).buttons}
                may = moment.views.screens[team].undoable is not None
                turn = moment.views.table.controller in (None, team)
                assert ("take-back" in names) is (may and turn)
                if may:
                    assert half.none_read, "what was read stays read"
                    offered.add((team, turn))
    assert offered
    if mode is PlayMode.AT_ONCE:
        assert offered == {(Team.WHITE, True), (Team.BLACK, True)}
