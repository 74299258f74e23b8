"""One monitor: a whole game in the table window, its screens opened one at a time; and monitors that come and go."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click, type_text
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.rules.decrypto.values import Phase, RevealStep, TextClue
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.team_window import DockedScreen, DockedState
from tests.support.cases import CASES
from tests.support.offscreen import Monitor
from tests.support.stages import SMALL_MONITORS, count_red, full_state, picture_of, record_at, staged

EXAMPLE = CASES / "rulebook-example.json"
ONE = Monitor("A", width=960, height=540)
PHASES = (Phase.KEYWORDS, Phase.ENCRYPT, Phase.GUESS)


@pytest.fixture
def stage(tmp_path: Path, screens: Callable[..., None]) -> Iterator[Stage]:
    screens(ONE)
    with staged(tmp_path / "data", record_at(EXAMPLE)) as made:
        made.window.resize(960, 600)
        for _ in made.deal():
            pass
        made.window.activateWindow()
        made.settle()
        yield made


class OneMonitorPlayer:
    """Plays the record in the table window alone, by clicks; looks at what is covered on the way."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.opened: list[Team] = []

    @property
    def dock(self) -> DockedScreen:
        """The docked screen that is seen."""
        seen = self.stage.window.seen_page
        assert seen is not None, "the cover of the team whose turn it is comes up by itself"
        return self.stage.program.docks[seen]

    def _main_place(self) -> QRectF:
        button = self.dock.cover.main_button
        return button.face_rect().translated(button.pos())

    def press(self, name: str) -> None:
        """Presses a button on the screen that is open."""
        button = self.stage.program.screens[self.dock.team].button(name)
        assert button is not None, name
        click(button)
        self.stage.settle()

    def open(self, team: Team) -> None:
        """Opens a team's screen by a click on its cover, which names the team."""
        assert self.dock.team is team
        headline = self.dock.cover._headline
        assert headline.startswith("White looks" if team is Team.WHITE else "Black looks")
        assert count_red(picture_of(self.stage.window)) == 0
        click(self.dock.cover.main_button)
        self.stage.settle()
        assert self.dock.state is DockedState.OPEN
        assert self.stage.program.docks[team.other].state is not DockedState.OPEN
        self.opened.append(team)

    def hand_over(self, team: Team) -> None:
        """A confirm has closed the screen; its cover hands over, and the next cover has no button at that place."""
        assert self.dock.team is team
        assert self.dock.state is DockedState.CLOSED
        assert self.dock.cover.main_button.label.startswith("Hand over")
        place = self._main_place()
        click(self.dock.cover.main_button)
        self.stage.settle()
        assert self.dock.team is team.other
        assert not self._main_place().intersects(place)

    def keywords(self) -> None:
        for team in Team:
            self.open(team)
            self.press("accept")
            if team is Team.WHITE:
                self.hand_over(team)

    def encrypt(self) -> None:
        table = self.stage.table
        assert table is not None
        first = table.controller
        assert first is not None
        for team in (first, first.other):
            self.open(team)
            self.press("draw")
            self.press("ready")
            if team is first:
                self.hand_over(team)

    def code(self, owner: Team) -> None:
        stage, page = self.stage, self.stage.window.page
        played = stage.half(owner)
        assert played is not None
        assert stage.window.seen_page is None, "clues are read and written down at the table"
        for row, clue in enumerate(played.clues):
            assert isinstance(clue, TextClue)
            page.fields.field(row).setText(clue.text)
        click(self._step())
        stage.settle()
        if played.intercept is not None:
            self._guess(owner.other, played.intercept)
            self.hand_over(owner.other)
        assert played.decode is not None
        self._guess(owner, played.decode)
        while (half := full_state(stage).half(owner)) is not None and half.revealed is not RevealStep.TOKENS:
            assert stage.window.seen_page is None
            click(self._step())
            stage.settle()

    def _guess(self, team: Team, code: tuple[int, int, int]) -> None:
        """Without the keywords, which a press shows."""
        self.open(team)
        screen = self.stage.program.screens[team]
        assert count_red(picture_of(screen)) == 0, "a guess is entered without the words"
        for row, digit in enumerate(code):
            click(screen.pad.tile(row, digit))
        self.press("lock")

    def _step(self) -> Any:
        button = self.stage.window.page.step_button
        assert button is not None
        assert button.isEnabled()
        return button

    def round(self) -> None:
        self.encrypt()
        for team in Team:
            self.code(team)
            if team is Team.WHITE:
                click(self._step())
                self.stage.settle()


def test_the_example_is_played_on_one_monitor_and_its_record_replays(stage: Stage, tmp_path: Path) -> None:
    player = OneMonitorPlayer(stage)
    player.keywords()
    player.round()
    click(player._step())
    stage.settle()
    player.round()
    assert stage.table is not None
    assert stage.table.phase is Phase.ROUND_OVER
    stage.program.ask_abandon()
    click(stage.window.messages.yes_button)
    stage.settle()
    file = tmp_path / "exported.json"
    stage.program.export_record(file)
    replayed, told = json.loads(replay_file(str(file))), json.loads(replay_file(str(EXAMPLE)))
    same = ("rounds", "points", "sheets", "warnings")
    assert {name: replayed[name] for name in same} == {name: told[name] for name in same}
    assert set(player.opened) == set(Team)


def test_the_words_are_shown_while_guessing_at_a_press_alone(stage: Stage) -> None:
    player = OneMonitorPlayer(stage)
    player.keywords()
    player.encrypt()
    page = stage.window.page
    for row in range(3):
        page.fields.field(row).setText(f"clue {row}")
    click(player._step())
    stage.settle()
    player.open(Team.WHITE)
    screen = stage.program.screens[Team.WHITE]
    assert not screen.words_button.isHidden()
    click(screen.words_button)
    stage.settle()
    assert screen.words_button.isHidden()
    assert count_red(picture_of(screen)) > 1000
    stage.window.show_page(None)
    stage.window.show_page(Team.WHITE)
    stage.settle()
    player.open(Team.WHITE)
    assert not screen.words_button.isHidden(), "opened anew it shows them only when asked again"


def test_a_screen_closes_by_itself_and_the_way_to_hand_over_stays(stage: Stage) -> None:
    player = OneMonitorPlayer(stage)
    player.open(Team.WHITE)
    dock = stage.program.docks[Team.WHITE]
    dock._idle.timeout.emit()
    assert dock.is_covered, "after twenty seconds without input"
    player.open(Team.WHITE)
    QTest.keyClick(stage.window, Qt.Key.Key_F9)
    stage.settle()
    assert dock.cover._paused
    click(dock.cover.main_button)
    stage.settle()
    assert not full_paused(stage)
    player.open(Team.WHITE)
    player.press("accept")
    assert dock.is_covered
    click(dock.cover.second_button)
    stage.settle()
    assert not dock.is_covered, "to take back"
    player.press("take-back")
    player.press("accept")
    player.hand_over(Team.WHITE)


def test_the_other_team_is_asked_and_answers_on_its_own_page(stage: Stage) -> None:
    player = OneMonitorPlayer(stage)
    player.keywords()
    player.open(Team.WHITE)
    player.press("draw")
    screen = stage.program.screens[Team.WHITE]
    click(screen.more)
    stage.settle()
    player.press("talk-card")
    player.press("talk-redraw-white")
    player.open(Team.BLACK)
    assert stage.program.screens[Team.BLACK].talk_state.headline == "White asks for your word"
    player.press("agree")
    player.open(Team.WHITE)
    player.press("ready")
    player.hand_over(Team.WHITE)


def test_letters_go_to_the_first_field_for_the_clues_of_either_team(stage: Stage) -> None:
    player = OneMonitorPlayer(stage)
    player.keywords()
    player.encrypt()
    for team in Team:
        assert stage.table is not None
        assert (stage.table.phase, stage.table.active) == (Phase.READ, team)
        focused = stage.application.focusWidget()
        assert focused is not None
        type_text(focused, "bird")
        assert [entry.text for entry in stage.window.page.fields.values()] == ["bird", "", ""]
        if team is Team.WHITE:
            stage.window.page.fields.clear()
            player.code(team)
            # By the key for the next step, whatever had the focus.
            QTest.keyClick(stage.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            stage.settle()


def test_the_sand_is_turned_from_the_cover_of_who_is_ready(stage: Stage) -> None:
    player = OneMonitorPlayer(stage)
    player.keywords()
    player.open(Team.WHITE)
    player.press("draw")
    ready = stage.program.screens[Team.WHITE].button("ready")
    assert ready is not None
    place = ready.face_rect().translated(ready.pos())
    player.press("ready")
    cover = player.dock.cover
    assert cover.third_button.isVisible()
    assert cover.third_button.label == "Turn the sand"
    faces = [one.face_rect().translated(one.pos()) for one in (cover.third_button, *cover._buttons()[:2])]
    assert not any(one.intersects(other) for one, other in combinations([*faces, place], 2))
    click(cover.third_button)
    stage.settle()
    assert stage.table is not None
    assert stage.table.sand is not None
    assert player.dock.team is Team.BLACK, "who turns it hands over with it"
    assert player.dock.is_covered
    assert not player.dock.cover.third_button.isVisible(), "it is turned once"
    assert not player._main_place().intersects(faces[0])


def full_paused(stage: Stage) -> bool:
    game = stage.program.host.game
    assert game is not None
    return game.running.paused


def test_a_game_goes_on_with_one_two_and_three_displays(tmp_path: Path, screens: Callable[..., None]) -> None:
    """By plugging and by the menu: each time every screen is covered until its team has confirmed."""
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data", record_at(EXAMPLE)) as stage:
        for _ in stage.deal():
            pass
        stage.confirm_screens()
        windows, program = stage.program.windows, stage.program
        assert all(window.guard.verdict is Verdict.ALLOWED for window in windows.values())

        # One monitor is left: Black's screen is covered, and the menu puts both into the window.
        screens(SMALL_MONITORS[0])
        stage.settle()
        assert windows[Team.BLACK].is_covered
        assert windows[Team.BLACK].guard.verdict is Verdict.MONITOR_GONE
        for team in Team:
            stage.window.menus.action(f"dock-{team.value}").trigger()
            stage.settle()
        stage.window.activateWindow()
        stage.settle()
        assert not any(window.isVisible() for window in windows.values())
        player = OneMonitorPlayer(stage)
        stage.window.show_page(Team.WHITE)
        stage.settle()
        player.keywords()

        # Three: the table keeps its own, and each team goes to another monitor, covered.
        third = Monitor("C", x=1280, width=640, height=360)
        screens(*SMALL_MONITORS, third)
        stage.settle()
        for team, name in ((Team.WHITE, "B"), (Team.BLACK, "C")):
            stage.window.menus.action(f"{team.value}-monitor-connector:{name}").trigger()
            stage.settle()
            assert windows[team].isVisible()
            assert windows[team].is_covered
            assert windows[team].guard.verdict is Verdict.NOT_CONFIRMED
        stage.confirm_screens()
        assert all(window.guard.verdict is Verdict.ALLOWED for window in windows.values())
        for button in ("draw", "ready"):
            found = program.screens[Team.WHITE].button(button)
            assert found is not None
            click(found)
            stage.settle()
        assert full_state(stage).white_half is not None
        assert full_state(stage).white_half.ready  # type: ignore[union-attr]  # just seen
