"""The evening's score over rematches, kills and new games; what is remembered; what asks before it ends a game."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.game.host import Asked
from decrypto_qt.game.requests import DrawCard
from decrypto_qt.game.running import Answer
from decrypto_qt.game.settings import NewGameSettings, TeamChoice, load_settings
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import next_step
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    ClueMode,
    GuessKind,
    HouseRules,
    Phase,
    PlayMode,
    TextClue,
    TimerMode,
)
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.windows.new_game import NewGameDialog
from decrypto_qt.windows.players import PlayersDialog
from tests.support.stages import SMALL_MONITORS, full_state, staged

T = Actor.TABLE
HATS = TeamChoice("Hats", 2, ("Ann", "Ben"))
OWLS = TeamChoice("Owls", 2, ("Cat", "Dan"))
VIEW = ("film-pale", "text-125", "colours-dark", "language-en")


@contextmanager
def table(data: Path) -> Iterator[Stage]:
    """The program with chance that is chance; a game of the Hats against the Owls may be begun in it."""
    with staged(data) as stage:
        stage.program.host._chance = Random(7)
        words = tuple(f"word{number}" for number in range(60))
        stage.deck = replace(stage.deck, words=words)
        stage.program.host.add_deck(stage.deck)
        yield stage


def begin(stage: Stage, white: TeamChoice = HATS, black: TeamChoice = OWLS) -> None:
    before = stage.program.host.game
    stage.program.new_game(NewGameSettings(white=white, black=black, deck_language=stage.deck.language))
    stage.wait_for(lambda: stage.program.host.game is not before, "the deal")
    stage.confirm_screens()


def ask(stage: Stage, asked: Asked) -> None:
    answers: list[Answer] = []
    stage.program.host.ask(asked, answers.append)
    while not answers:
        stage._pass_a_moment()
    assert [answer.accepted for answer in answers] == [True], asked


def win(stage: Stage, winner: Team) -> None:
    """Plays on until a team has won by two interceptions; everybody else decodes and nobody else intercepts."""
    stage.program.cover_everything()
    # Nobody looks meanwhile: what is painted at every command takes most of the time.
    stage.window.setUpdatesEnabled(False)
    while (state := full_state(stage)).phase is not Phase.FINISHED:
        ask(stage, next_asked(state, winner))
    stage.window.setUpdatesEnabled(True)
    stage.settle()
    assert state.outcome is not None
    assert state.outcome.winner is winner


def next_asked(state: GameState, winner: Team) -> Asked:
    team = state.controller
    assert team is not None
    by, half, own = Actor.of(team), state.active_half, state.half(team)
    match state.phase:
        case Phase.KEYWORDS:
            return c.HandOver(by) if state.team(team).keywords_accepted else c.AcceptKeywords(by)
        case Phase.ENCRYPT:
            assert own is not None
            return DrawCard(by) if not own.drawn else c.HandOver(by) if own.ready else c.DeclareReady(by)
        case Phase.READ:
            assert half is not None
            if half.all_read:
                return c.FinishReading(T)
            place = half.clues.index(None)
            return c.HearClue(T, place + 1, TextClue(f"{state.active.value} {state.round_number}.{place}"))
        case Phase.GUESS:
            assert half is not None
            assert half.code is not None
            if team is state.active:
                return c.LockGuess(by, GuessKind.DECODE, half.code)
            if half.intercept_locked:
                return c.HandOver(by)
            wrong = next(code for code in ALL_CODES if code != half.code)
            return c.LockGuess(by, GuessKind.INTERCEPT, half.code if team is winner else wrong)
        case Phase.REVEAL:
            assert half is not None
            step = next_step(half.revealed, state.round_number)
            return c.ReadNext(T) if step is None else c.Reveal(T, step)
        case _:
            return c.StartRound(T, state.round_number + 1)


def rematch(stage: Stage) -> None:
    """By the button at the table."""
    before, button = stage.program.host.game, stage.window.page.step_button
    assert button is not None
    click(button)
    stage.wait_for(lambda: stage.program.host.game is not before, "the rematch")
    stage.settle()
    stage.confirm_screens()


def expect_score(stage: Stage, score: str) -> None:
    """The table, both screens and the menu tell the score."""
    sentence = f"This evening: {score}."
    assert stage.window.menus.action("evening").text() == sentence
    assert stage.window.page.words.line == sentence
    assert sentence in stage.window.page.paper_widget()._lines  # type: ignore[attr-defined]  # the outcome's paper
    for screen in stage.program.screens.values():
        assert screen.tray_state.status.endswith(sentence)


def test_the_score_follows_the_people_over_rematches_a_kill_and_a_restart(
    tmp_path: Path, screens: Callable[..., None]
) -> None:
    screens(*SMALL_MONITORS)
    data, killed = tmp_path / "data", tmp_path / "killed"
    with table(data) as stage:
        begin(stage)
        assert not stage.window.menus.action("evening").isVisible()
        win(stage, Team.WHITE)
        expect_score(stage, "Hats 1, Owls 0")
        monitor = {team: stage.program.assignment.of(team) for team in Team}
        rematch(stage)
        choices = stage.program.settings.new_game
        assert (choices.white, choices.black) == (OWLS, HATS), "New game proposes them as they sit now"
        assert {team: stage.program.assignment.of(team.other) for team in Team} == monitor, "people keep their screens"
        assert stage.window.menus.action("evening").text() == "This evening: Owls 0, Hats 1."
        state = full_state(stage)
        assert (state.white.name, state.black.name) == ("Owls", "Hats")
        win(stage, Team.BLACK)
        expect_score(stage, "Owls 0, Hats 2")
        # What lies on the disk at this moment is what a program finds that was killed here.
        assert stage.program.host._writer.drain(30.0)
        shutil.copytree(data, killed)
    with table(killed) as stage:
        stage.confirm_screens()
        expect_score(stage, "Owls 0, Hats 2")
        rematch(stage)
        win(stage, Team.BLACK)
        expect_score(stage, "Hats 2, Owls 1")
        rematch(stage)
        stage.program.ask_abandon()
        click(stage.window.messages.yes_button)
        stage.settle()
        expect_score(stage, "Owls 1, Hats 2")  # a game that was stopped does not count
    with table(killed) as stage:
        assert stage.table is None, "it was put away"
        begin(stage, white=HATS, black=OWLS)
        assert stage.window.menus.action("evening").text() == "This evening: Hats 2, Owls 1."
        begin(stage, white=HATS, black=TeamChoice("Newts", 2, ("Eve", "Fay")))
        assert not stage.window.menus.action("evening").isVisible(), "others begin an evening of their own"


def test_choices_are_remembered_over_a_restart(tmp_path: Path, screens: Callable[..., None]) -> None:
    screens(*SMALL_MONITORS)
    with table(tmp_path) as stage:
        dialog = opened(stage)
        dialog.columns[Team.WHITE].set_choice(HATS)
        dialog.columns[Team.BLACK].set_choice(TeamChoice("Owls", 3, ("Cat", "Dan", "Eve")))
        click(dialog.play_mode.tile(PlayMode.AT_ONCE))
        click(dialog.clue_mode.tile(ClueMode.WRITTEN))
        click(dialog.house_rules.tile("two_words"))
        click(dialog.timer.tile(TimerMode.STRICT))
        dialog.seconds.set_value(45)
        click(dialog.start_button)
        stage.wait_for(lambda: stage.table is not None, "the deal")
        assert stage.table is not None
        assert stage.table.house_rules == HouseRules(two_words=True)
        assert "at most two words a clue" in stage.window.page.words.line
        for name in VIEW:
            stage.window.menus.action(name).trigger()
    choices = load_settings(tmp_path / "config" / "settings.toml").settings.new_game
    with table(tmp_path) as stage:
        stage.program.ask_abandon()
        click(stage.window.messages.yes_button)
        stage.settle()
        dialog = opened(stage)
        assert dialog.choices() == choices
        assert choices.house_rules == HouseRules(two_words=True)
        assert (choices.play_mode, choices.timer_seconds) == (PlayMode.AT_ONCE, 45)
        assert (choices.clue_mode, choices.timer_mode) == (ClueMode.WRITTEN, TimerMode.STRICT)
        assert choices.black.player_names == ("Cat", "Dan", "Eve")
        assert dialog.house_rules.values == {"two_words"}
        assert all(stage.window.menus.action(name).isChecked() for name in VIEW)
        dialog.close()


def opened(stage: Stage) -> NewGameDialog:
    stage.program.ask_new_game()
    stage.settle()
    dialog = stage.window.findChild(NewGameDialog)
    assert dialog is not None
    return dialog


def test_between_rounds_players_come_and_go_from_a_screen_and_the_encryptor_passes_on(
    tmp_path: Path, screens: Callable[..., None]
) -> None:
    screens(*SMALL_MONITORS)
    with table(tmp_path) as stage:
        begin(stage)
        seen = []
        stage.window.setUpdatesEnabled(False)
        while full_state(stage).phase is not Phase.ROUND_OVER:
            ask(stage, next_asked(full_state(stage), Team.WHITE))
        stage.settle()
        seen.append(full_state(stage).white.encryptor)
        team = full_state(stage).controller
        assert team is not None
        screen = stage.program.screens[team]
        click(screen.more)
        stage.settle()
        button = screen.button("talk-players")
        assert button is not None
        click(button)
        stage.settle()
        assert all(window.is_covered for window in stage.program.windows.values())
        dialog = stage.window.findChild(PlayersDialog)
        assert dialog is not None
        dialog.columns[Team.WHITE].set_choice(TeamChoice("Hats", 3, ("Ann", "Ben", "Zoe")))
        click(dialog.done_button)
        stage.settle()
        assert full_state(stage).white.players == ("Ann", "Ben", "Zoe")
        assert not stage.window.page.players_button.isHidden()
        for _ in range(3):
            ask(stage, c.StartRound(T, full_state(stage).round_number + 1))
            seen.append(full_state(stage).white.encryptor)
            while full_state(stage).phase is not Phase.ROUND_OVER:
                asked = next_asked(full_state(stage), Team.WHITE)
                if isinstance(asked, c.LockGuess) and asked.kind is GuessKind.INTERCEPT:
                    asked = c.LockGuess(asked.by, GuessKind.INTERCEPT, None)
                ask(stage, asked)
        assert seen == ["Ann", "Ben", "Zoe", "Ann"]


def test_a_game_in_play_is_left_only_after_a_question(tmp_path: Path, screens: Callable[..., None]) -> None:
    screens(*SMALL_MONITORS)
    with table(tmp_path) as stage:
        begin(stage)
        words = full_state(stage).white.keywords
        assert not stage.window.close()
        assert stage.window.messages.sentence.startswith("Quit?")
        click(stage.window.messages.no_button)
        dialog = opened(stage)
        click(dialog.start_button)
        assert dialog.sentence.text() == "A game is in play. Stop it for good and deal a new one?"
        click(dialog.cancel_button)
        dialog.close()
        stage.settle()
        assert full_state(stage).white.keywords == words


def test_a_game_that_is_over_is_stepped_through_code_by_code(tmp_path: Path, screens: Callable[..., None]) -> None:
    screens(*SMALL_MONITORS)
    with table(tmp_path) as stage:
        begin(stage)
        win(stage, Team.WHITE)
        page, state = stage.window.page, full_state(stage)
        click(page.look_button)
        stage.settle()
        played = [*state.past, state.white_half, state.black_half]
        for number, half in enumerate(played):
            assert half is not None
            assert page.words.headline.startswith(f"Round {half.round_number}: ")
            assert [row.text for row in page.paper_widget().rows] == [  # type: ignore[attr-defined]  # a code's paper
                clue.text for clue in half.clues if isinstance(clue, TextClue)
            ]
            assert page.step is None
            assert page.look_step_button(-1).isEnabled() is (number > 0)
            assert page.look_step_button(1).isEnabled() is (number < len(played) - 1)
            click(page.look_step_button(1))
            stage.settle()
        click(page.look_step_button(-1))
        stage.settle()
        assert page.words.headline.startswith(f"Round {state.round_number}: White")
        click(page.look_end_button)
        stage.settle()
        assert page.step is not None
        assert page.step.name == "rematch"
