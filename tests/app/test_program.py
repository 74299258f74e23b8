"""What the program keeps to when games follow each other: screens, languages, and what it tells of files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.game.files import FileAction, FileProblem, FileTrouble
from decrypto_qt.game.running import Answer
from decrypto_qt.game.settings import FilmTint, Palette
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.buttons import ActionButton
from decrypto_qt.widgets.strip import StripWidget
from decrypto_qt.widgets.table_paper import NoticePaperWidget
from decrypto_qt.widgets.table_words import SecondsWidget
from decrypto_qt.widgets.tokens import BoardWidget
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.monitors import Assignment
from tests.support.offscreen import TWO_MONITORS, Monitor
from tests.support.stages import put_away


@pytest.fixture
def stage(tmp_path: Path, screens: Callable[..., None]) -> Iterator[Stage]:
    """A game just dealt, both screens confirmed by their teams."""
    screens(*TWO_MONITORS)
    with Stage(tmp_path / "data", "en") as stage:
        for _ in stage.deal():
            pass
        stage.confirm_screens()
        stage.window.activateWindow()
        yield stage
    put_away(stage)


def _stop(stage: Stage) -> None:
    stage.program.session.ask(c.AbandonGame(Actor.TABLE))
    stage.settle()


def test_where_a_new_game_cannot_be_saved_the_one_in_play_keeps_its_screens(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = FileProblem(FileAction.WRITE, FileTrouble.NO_SPACE, Path("/somewhere/games/one.journal"))
    monkeypatch.setattr(stage.program.host, "start", lambda _setup, _deck, tell: tell(Answer(problem=problem)))
    stage.program.new_game(stage.program.settings.new_game, Assignment())
    assert stage.window.messages.sentence.startswith("one.journal in /somewhere/games could not be written.")
    assert all(window.guard.verdict is Verdict.ALLOWED for window in stage.program.windows.values())


def test_a_file_that_is_no_record_leaves_the_screens_of_the_game_in_play(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"format": "LANTERN"}')
    stage.program.open_record(path)
    assert "game.json" in stage.window.messages.sentence
    assert "LANTERN" not in stage.window.messages.sentence
    assert all(window.guard.verdict is Verdict.ALLOWED for window in stage.program.windows.values())


def test_after_a_rematch_each_team_has_its_screen_where_it_sits(stage: Stage) -> None:
    before = stage.program.assignment
    _stop(stage)
    stage.program.ask_rematch()
    stage.wait_for(lambda: stage.table is not None and stage.table.outcome is None, "the next game")
    stage.wait_for(lambda: stage.program.assignment != before, "the screens")
    assert stage.program.assignment == before.swapped()
    assert {window.guard.verdict for window in stage.program.windows.values()} == {Verdict.NOT_CONFIRMED}


def test_a_rematch_that_is_asked_for_twice_is_one(stage: Stage) -> None:
    _stop(stage)
    before = stage.program.host.game
    stage.program.ask_rematch()
    stage.program.ask_rematch()
    stage.wait_for(lambda: stage.program.host.game is not before, "the rematch")
    first = stage.program.host.game
    stage.settle()
    assert stage.program.host.game is first
    assert not stage.program.host.resumable
    _stop(stage)
    stage.program.ask_rematch()
    stage.wait_for(lambda: stage.program.host.game is not first, "the one after it")


def test_the_words_of_another_game_are_not_shown_unasked(stage: Stage, tmp_path: Path) -> None:
    _stop(stage)
    path = tmp_path / "stopped.json"
    stage.program.export_record(path)
    page = stage.window.page
    click(page.keywords_button)
    stage.settle()
    assert page.keywords_button.objectName() == "hide-keywords"
    for screen in stage.program.screens.values():
        screen._entries = ("owl", "", "", "")
    before = stage.program.host.game
    stage.program.open_record(path)
    stage.wait_for(lambda: stage.program.host.game is not before, "the record's game")
    stage.settle()
    assert page.keywords_button.objectName() == "show-keywords"
    assert not any("".join(screen._entries) for screen in stage.program.screens.values())


def test_both_screens_can_be_docked_though_there_are_monitors(stage: Stage) -> None:
    _stop(stage)
    stage.program.new_game(stage.program.settings.new_game, Assignment())
    stage.wait_for(lambda: stage.program.assignment == Assignment(), "the next game")
    assert all(stage.window.docked(team) is stage.program.docks[team] for team in Team)
    assert not any(window.isVisible() for window in stage.program.windows.values())


def test_the_language_of_the_command_line_holds_until_another_is_chosen(stage: Stage) -> None:
    translators = stage.program._translators
    translators.install("fi")
    stage.window.menus.reduced_motion_toggled.emit(True)
    assert translators.language == "fi"
    stage.window.menus.language_chosen.emit("en")
    assert translators.language == "en"


_REFILLED = (ActionButton, NoticePaperWidget, BoardWidget, StripWidget, SecondsWidget)
"""They are told what to say by who shows them, or say names and numbers; what of it is seen is held elsewhere."""


def test_nothing_is_told_in_the_language_of_before(stage: Stage) -> None:
    """Covers above all, which the change itself has lowered; and the names that a screen reader reads out."""

    def told() -> dict[tuple[int, str], str]:
        covers = [*stage.program.windows.values(), *stage.program.docks.values()]
        found: dict[tuple[int, str], str] = {}
        for widget in (one for top in (*covers, stage.window) for one in (top, *top.findChildren(QWidget))):
            if not isinstance(widget, _REFILLED):
                found[id(widget), type(widget).__name__] = widget.accessibleName()
                found[id(widget), f"{type(widget).__name__}: "] = widget.accessibleDescription()
        found |= {(id(top), "title"): top.windowTitle() for top in stage.program.windows.values()}
        return found | {(id(top), "button"): top.cover.main_button.label for top in covers}

    stage.program.cover_everything()
    before = told()
    stage.window.menus.language_chosen.emit("de")
    stage.settle()
    table = stage.table
    assert table is not None
    names = {table.white.name, table.black.name, ""}
    after = told()
    stage.window.menus.language_chosen.emit("en")
    stale = {(what, text) for (who, what), text in after.items() if text == before[who, what] and text not in names}
    assert stale == set()


@pytest.mark.parametrize(
    ("signal", "value", "same"),
    [
        ("language_chosen", "de", ""),
        ("palette_chosen", Palette.DARK, Palette.SYSTEM),
        ("film_tint_chosen", FilmTint.PALE, FilmTint.RED),
        ("plain_cards_toggled", True, False),
    ],
)
def test_what_has_everything_painted_anew_covers_first_and_one_press_shows_it_again(
    stage: Stage, signal: str, value: object, same: object
) -> None:
    windows = stage.program.windows.values()
    assert not any(window.is_covered for window in windows)
    chosen = getattr(stage.window.menus, signal)

    chosen.emit(same)
    assert not any(window.is_covered for window in windows), "it is so already"

    chosen.emit(value)
    assert all(window.is_covered for window in windows)
    for window in windows:
        window.cover.main_button.click()
    assert not any(window.is_covered for window in windows)
    chosen.emit(same)


def test_what_happens_to_files_during_a_game_is_told(stage: Stage) -> None:
    problem = FileProblem(FileAction.WRITE, FileTrouble.READ_ONLY, Path("/somewhere/dealt.json"))
    stage.program.host.notices.append(problem)
    stage.program.set_paused(True)
    assert "dealt.json in /somewhere could not be written." in stage.window.messages.sentence
    assert stage.program.host.notices == []


def test_confirming_again_what_is_remembered_writes_nothing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert stage.program.settings.monitors
    saved: list[object] = []
    monkeypatch.setattr(stage.program.host, "save", lambda _path, data, _on_problem: saved.append(data))
    stage.program.swap()
    stage.confirm_screens()
    assert len(saved) == 1
    stage.program.swap()
    stage.confirm_screens()
    assert len(saved) == 2
    for window in stage.program.windows.values():
        window.ours_confirmed.emit()
    assert len(saved) == 2


def test_keys_are_the_tables_while_the_screen_of_the_team_in_turn_is_closed(
    tmp_path: Path, screens: Callable[..., None]
) -> None:
    screens(Monitor("A"))
    with Stage(tmp_path / "data", "en") as stage:
        for _ in stage.deal():
            pass
        stage.window.activateWindow()
        team = Team.WHITE
        assert stage.table is not None
        assert stage.table.controller is team
        stage.window.show_page(None)
        assert stage.program._key_target() is None
        stage.window.show_page(team)
        stage.settle()
        assert stage.program._key_target() is stage.program.docks[team].cover
        click(stage.program.docks[team].cover.main_button)
        assert stage.program._key_target() is stage.program.screens[team]
        QTest.keyClick(stage.window, Qt.Key.Key_F8)
        assert stage.program._key_target() is stage.program.docks[team].cover
        stage.window.show_page(None)
        assert stage.program._key_target() is None
    put_away(stage)
