"""What the table window says: a next step or who acts in every state of a game, and no seat twice in a row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from decrypto_qt.models.session import Views
from decrypto_qt.models.table_tray import Coin, TableStep, TableTray, answers, doings, table_tray, wells_due
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import SPOKEN, Code, GuessKind, Phase, PlayMode, RevealStep
from decrypto_qt.rules.decrypto.views import table_view
from decrypto_qt.rules.teams import Actor, Team
from tests.support.logs import log_of, three_players
from tests.support.table_games import Play
from tests.support.tables import state_of


def views(play: Play) -> Views:
    made = play.session.views
    assert made is not None
    return made


def whole_game(mode: PlayMode) -> list[tuple[Phase, TableTray]]:
    """Every tray of a game from the deal to the last tie-break."""
    seen: list[tuple[Phase, TableTray]] = []
    play = Play(mode=mode)
    play.session.views_changed.connect(lambda: seen.append((views(play).table.phase, table_tray(views(play), 0))))
    play.answers().do(c.SettleGame(Actor.TABLE))
    return seen


@pytest.mark.parametrize("mode", list(PlayMode))
def test_every_state_has_a_step_or_says_who_acts(mode: PlayMode) -> None:
    trays = whole_game(mode)
    assert {phase for phase, _ in trays} == set(Phase) - {Phase.ABANDONED}
    for phase, tray in trays:
        assert tray.headline, phase
        assert tray.step is not None or tray.line, phase


@pytest.mark.parametrize("mode", list(PlayMode))
def test_no_step_lies_under_the_one_before_it(mode: PlayMode) -> None:
    before: TableStep | None = None
    changes = 0
    for _, tray in whole_game(mode):
        step = tray.step
        if before is not None and step is not None and step.name != before.name:
            changes += 1
            assert step.right != before.right, (before.name, step.name)
        before = step
    assert changes > 20


def test_missing_clues_hold_the_step_back() -> None:
    play = Play().to_encrypt().encrypt((4, 2, 1), (4, 3, 2))
    step = table_tray(views(play), 2).step
    assert step is not None
    assert not step.enabled
    assert step.detail
    ready = table_tray(views(play), 0).step
    assert ready is not None
    assert ready.enabled


def test_a_paused_game_offers_to_go_on() -> None:
    play = Play(paused=True).to_encrypt()
    step = table_tray(views(play), 3).step
    assert step is not None
    assert step.name == "go-on"


@pytest.mark.parametrize("mode", list(PlayMode))
def test_what_goes_on_lies_beside_what_can_be_done_then(mode: PlayMode) -> None:
    play = Play(mode=mode)
    seen: list[tuple[TableStep | None, TableStep | None]] = []

    def look() -> None:
        now = views(play)
        seen.append((table_tray(now, 0).step, table_tray(replace(now, paused=True), 0).step))

    play.session.views_changed.connect(look)
    play.answers().do(c.SettleGame(Actor.TABLE))
    assert sum(step is not None for step, _ in seen) > 20
    for step, go_on in seen:
        assert go_on is not None
        assert step is None or go_on.right != step.right


@pytest.mark.parametrize("step", [RevealStep.DECODE, RevealStep.TOKENS])
def test_wells_are_due_only_while_the_card_lies_open(step: RevealStep) -> None:
    assert wells_due(views(Play().second_round(step)).table) == ()
    due = wells_due(views(Play().second_round(RevealStep.CARD)).table)
    assert [(team, coin.value) for team, coin in due] == [(Team.WHITE, "interception")]


def three(decode: Code, intercept: Code | None) -> Views:
    """The second round of three players, with the card 1.2.3 turned."""
    log = log_of(three_players(), c.AcceptKeywords(Actor.WHITE))
    for number, guess in ((1, Code((1, 2, 3))), (2, decode)):
        clues = [c.HearClue(Actor.TABLE, place, SPOKEN) for place in (1, 2, 3)]
        commands: list[c.Command] = [c.DrawCode(Actor.WHITE, Code((1, 2, 3))), c.DeclareReady(Actor.WHITE), *clues]
        commands.append(c.FinishReading(Actor.TABLE))
        if number == 2:
            commands.append(c.LockGuess(Actor.BLACK, GuessKind.INTERCEPT, intercept))
        commands.append(c.LockGuess(Actor.WHITE, GuessKind.DECODE, guess))
        steps = [step for step in RevealStep if step > (RevealStep.INTERCEPT if number == 1 else RevealStep.NOTHING)]
        last = RevealStep.TOKENS if number == 1 else RevealStep.CARD
        commands += [c.Reveal(Actor.TABLE, step) for step in steps if step <= last]
        commands += [c.StartRound(Actor.TABLE, 2)] if number == 1 else []
        for command in commands:
            log = log.do(command)
    return Views(table_view(state_of(log)))


@pytest.mark.parametrize(
    ("decode", "intercept", "tokens"),
    [
        ((1, 2, 3), None, 0),
        ((1, 2, 3), (1, 3, 2), 0),
        ((1, 2, 3), (1, 2, 3), 1),
        ((3, 2, 1), (1, 3, 2), 1),
        ((3, 2, 1), (1, 2, 3), 2),
    ],
)
def test_three_players_have_all_tokens_for_the_interceptor(
    decode: tuple[int, int, int], intercept: tuple[int, int, int] | None, tokens: int
) -> None:
    seen = three(Code(decode), None if intercept is None else Code(intercept))
    assert wells_due(seen.table) == ((Team.BLACK, Coin.INTERCEPTION),) * tokens
    tray = table_tray(seen, 0)
    assert tray.coins == (Coin.INTERCEPTION,) * tokens
    said = ("", "A token for the interceptor.", "Two tokens for the interceptor.")[tokens]
    assert tray.line.endswith(said) if said else "token" not in tray.line


def test_doings_say_who_is_ready() -> None:
    play = Play().to_encrypt()
    first, second = doings(views(play).table)
    assert first.acting
    assert not second.acting
    assert "Alina" in first.text


def press_all(play: Play, team: Team, number: int) -> list[int | None]:
    """The slots that an answer's tile goes through until it is as it was."""
    slots: list[int | None] = []
    for _ in range(6):
        row = answers(views(play).table, team)[number]
        slots.append(row.next_slot)
        play.do(c.AcceptEntry(Actor.TABLE, team, number + 1, row.next_slot))
        if row.next_slot is None:
            break
    return slots


def test_a_near_miss_goes_to_the_most_alike_keyword_first_and_back_to_none() -> None:
    play = Play().answers()
    rows = answers(views(play).table, Team.WHITE)
    assert [row.keyword for row in rows] == ["LUU", "", "PAINAJAINEN", ""]
    assert [row.has_tile for row in rows] == [False, True, False, False]
    assert press_all(play, Team.WHITE, 1) == [3, 1, None]
    assert [row.keyword for row in answers(views(play).table, Team.WHITE)] == ["LUU", "", "PAINAJAINEN", ""]


@pytest.mark.parametrize(
    "make",
    [lambda: Play().answers().do(c.SettleGame(Actor.TABLE)), lambda: Play().deal().do(c.AbandonGame(Actor.TABLE))],
)
def test_a_game_that_is_over_offers_another(make: Callable[[], Play]) -> None:
    step = table_tray(views(make()), 0).step
    assert step is not None
    assert step.name == "rematch"
