"""New game by clicks and keys, and the other dialogs of the table window."""

from __future__ import annotations

import weakref
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from decrypto_qt import __version__
from decrypto_qt.game.settings import NewGameSettings, TeamChoice
from decrypto_qt.rules.decrypto.values import ClueMode, PlayMode, RevealStep, TimerMode, Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.about import AboutDialog
from decrypto_qt.windows.monitors import Assignment, KeyKind, MonitorKey
from decrypto_qt.windows.new_game import NewGameDialog
from decrypto_qt.windows.players import PlayersDialog
from decrypto_qt.windows.rules_help import RulesDialog
from decrypto_qt.windows.table_menus import DOCKED, MonitorItem
from tests.helpers.fonts import load_own_fonts
from tests.helpers.pixels import red_pixels
from tests.support.table_games import Names, Play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

A, B = MonitorKey(KeyKind.IDENTITY, "a"), MonitorKey(KeyKind.IDENTITY, "b")
ITEMS = (MonitorItem(A.as_text(), "A, 1920 × 1080"), MonitorItem(B.as_text(), "B, 1920 × 1080"))
Accepted = list[tuple[NewGameSettings, Assignment]]


@pytest.fixture(autouse=True)
def own_fonts(qapp: QApplication) -> tuple[str, ...]:
    """The program's letters."""
    return load_own_fonts()


@pytest.fixture
def accepted() -> Accepted:
    """What the dialog gave back."""
    return []


def dialog(
    qtbot: QtBot,
    accepted: Accepted,
    settings: NewGameSettings | None = None,
    proposal: Assignment | None = None,
    *,
    in_play: bool = False,
) -> NewGameDialog:
    made = NewGameDialog(
        settings or NewGameSettings(), ("en", "fi"), ITEMS, proposal or Assignment(A, B), in_play=in_play
    )
    made.accepted_with.connect(lambda choices, assignment: accepted.append((choices, assignment)))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.open()
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def write(field: QLineEdit, text: str) -> None:
    field.selectAll()
    QTest.keyClicks(field, text)


def test_one_press_of_enter_starts_a_game(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    focused = made.focusWidget()
    assert isinstance(focused, QLineEdit)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    [(choices, assignment)] = accepted
    assert choices.white == TeamChoice("", 2, ("Player 1", "Player 2"))
    assert choices.black == TeamChoice("", 2, ("Player 3", "Player 4"))
    assert choices.deck_language == "en"
    assert (choices.timer_mode, choices.timer_seconds) == (TimerMode.ADVISORY, 30)
    assert choices.play_mode is PlayMode.BY_TURNS
    assert assignment == Assignment(A, B)


def test_the_last_choices_come_back(qtbot: QtBot, accepted: Accepted) -> None:
    last = NewGameSettings(
        white=TeamChoice("Hats", 3, ("Ann", "Bob", "Player 3")),
        black=TeamChoice("", 2, ("Player 4", "Eve")),
        deck_language="fi",
        clue_mode=ClueMode.WRITTEN,
        timer_mode=TimerMode.STRICT,
        timer_seconds=60,
        play_mode=PlayMode.AT_ONCE,
    )
    made = dialog(qtbot, accepted, last)
    assert made.columns[Team.WHITE].players[2].text() == "", "a name that nobody gave is no name"
    made.start()
    assert accepted[0][0] == last


def test_everything_can_be_chosen(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    white, black = made.columns[Team.WHITE], made.columns[Team.BLACK]
    write(white.name, "  The   Hats ")
    click(black.count.tile(4))
    write(black.players[3], "Zoe")
    click(made.play_mode.tile(PlayMode.AT_ONCE))
    click(made.clue_mode.tile(ClueMode.WRITTEN))
    click(made.timer.tile(TimerMode.STRICT))
    click(made.language.tile("fi"))
    for _ in range(3):
        click(made.seconds.more)
    click(made.seconds.less)
    click(made.monitors[Team.WHITE].tile(DOCKED))
    click(made.start_button)
    [(choices, assignment)] = accepted
    assert choices.white.name == "The Hats"
    assert choices.black.player_names == ("Player 3", "Player 4", "Player 5", "Zoe")
    assert choices.play_mode is PlayMode.AT_ONCE
    assert choices.clue_mode is ClueMode.WRITTEN
    assert choices.timer_mode is TimerMode.STRICT
    assert choices.deck_language == "fi"
    assert choices.timer_seconds == 40
    assert assignment == Assignment(None, B)


def test_three_players_are_two_and_one(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    white, black = made.columns[Team.WHITE], made.columns[Team.BLACK]
    click(made.variant.tile(Variant.THREE_PLAYERS))
    assert [field.isVisible() for field in (white.name, *white.players)] == [True, True, True, False, False]
    assert [field.isVisible() for field in (black.name, *black.players)] == [False, True, False, False, False]
    assert not white.count.isVisible()
    assert not black.count.isVisible()
    write(white.players[0], "Eve")
    write(white.players[1], "eve")
    click(made.start_button)
    assert accepted == []
    assert made.sentence.text() == "Both players of the team have the same name."
    write(white.players[1], "Adam")
    write(black.players[0], "Lilith")
    click(made.start_button)
    [(choices, _)] = accepted
    assert choices.variant is Variant.THREE_PLAYERS
    assert choices.white.player_names == ("Eve", "Adam")
    assert choices.black.player_names[0] == "Lilith"


def test_a_game_of_three_forgets_nobody_of_two_teams(qtbot: QtBot, accepted: Accepted) -> None:
    """Names that three players do not need are there again when two teams play, and two alike do no harm meanwhile."""
    last = NewGameSettings(
        variant=Variant.THREE_PLAYERS,
        white=TeamChoice("Hats", 3, ("Ann", "Bob", "Bob")),
        black=TeamChoice("Caps", 4, ("Cid", "Dee", "Eve", "Fay")),
        deck_language="en",
        timer_mode=TimerMode.STRICT,
    )
    made = dialog(qtbot, accepted, last)
    assert made.columns[Team.BLACK].players[0].isVisible()
    assert made.timer.value is TimerMode.ADVISORY, "three players have no other sand"
    made.start()
    assert accepted[0][0] == last
    again = dialog(qtbot, accepted, last)
    click(again.variant.tile(Variant.TWO_TEAMS))
    assert [field.isVisible() for field in again.columns[Team.BLACK].players] == [True] * 4
    assert again.timer.value is TimerMode.STRICT
    click(again.start_button)
    assert again.sentence.text() == "Two of White’s players have the same name."
    assert len(accepted) == 1


def test_each_game_says_who_sits_where(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    said = set()
    for variant in (Variant.THREE_PLAYERS, Variant.TWO_TEAMS):
        click(made.variant.tile(variant))
        said.add(made._explains.text())
        names = [widget.accessibleName() for widget in made.findChildren(QWidget) if widget.isVisible()]
        assert ("White" in " ".join(names)) is (variant is Variant.TWO_TEAMS)
        assert ("interceptor" in " ".join(names)) is (variant is Variant.THREE_PLAYERS)
    assert len(said) == 2


def test_the_sand_can_be_left_away(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    click(made.timer.tile(TimerMode.OFF))
    assert not made.seconds.more.isEnabled()
    made.start()
    assert accepted[0][0].timer_mode is TimerMode.OFF


@pytest.mark.parametrize(("before", "offered"), [(5, 15), (15, 15), (47, 47), (300, 300), (3600, 300)])
def test_old_settings_of_the_sand_are_brought_within_its_bounds(
    before: int, offered: int, qtbot: QtBot, accepted: Accepted
) -> None:
    made = dialog(qtbot, accepted, NewGameSettings(timer_seconds=before))
    assert made.seconds.value == offered
    made.start()
    assert accepted[0][0].timer_seconds == offered


def test_the_sand_stays_within_its_bounds(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    made.seconds.set_value(7)
    assert made.seconds.value == 15
    assert not made.seconds.less.isEnabled()
    made.seconds.set_value(3000)
    assert made.seconds.value == 300
    assert not made.seconds.more.isEnabled()


def test_two_players_of_a_team_cannot_have_one_name(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    black = made.columns[Team.BLACK]
    write(black.players[0], "Eve")
    write(black.players[1], " EVE ")
    click(made.start_button)
    assert accepted == []
    assert "Black" in made.sentence.text()
    write(black.players[1], "Adam")
    assert made.sentence.text() == ""
    click(made.start_button)
    assert accepted[0][0].black.player_names == ("Eve", "Adam")


@pytest.mark.parametrize("team", list(Team))
def test_no_monitor_is_both_teams(qtbot: QtBot, accepted: Accepted, team: Team) -> None:
    made = dialog(qtbot, accepted)
    taken = {Team.WHITE: B, Team.BLACK: A}[team]
    click(made.monitors[team].tile(taken.as_text()))
    made.start()
    assert accepted[0][1] == Assignment(B, A)


def test_both_screens_may_stand_in_the_window(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted, proposal=Assignment())
    made.start()
    assert accepted[0][1] == Assignment()


def test_identify_is_asked_for(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    with qtbot.waitSignal(made.identify_asked):
        click(made.identify_button)
    assert made.isVisible()


def test_a_game_in_play_is_not_stopped_unasked(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted, in_play=True)
    click(made.start_button)
    assert accepted == []
    assert made.sentence.text()
    click(made.cancel_button)
    assert made.isVisible()
    assert made.sentence.text() == ""
    click(made.start_button)
    click(made.start_button)
    assert len(accepted) == 1


def test_escape_leaves(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    QTest.keyClick(made, Qt.Key.Key_Escape)
    assert not shiboken6.isValid(made) or not made.isVisible()
    assert accepted == []


def test_tiles_are_chosen_with_arrows(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    tile = made.play_mode.tile(PlayMode.BY_TURNS)
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Right)
    assert made.play_mode.value is PlayMode.AT_ONCE
    QTest.keyClick(made.play_mode.tile(PlayMode.AT_ONCE), Qt.Key.Key_Return)
    assert len(accepted) == 1


def test_the_rules_are_told(qtbot: QtBot) -> None:
    made = RulesDialog()
    qtbot.addWidget(made)
    made.show()
    for word in ("interception", "miscommunication", "sand", "eight rounds", "shared", "Three players"):
        assert word in made.text


def test_about_says_what_it_is_made_of(qtbot: QtBot) -> None:
    made = AboutDialog()
    qtbot.addWidget(made)
    made.show()
    for word in (__version__, "unofficial", "Inter", "League Spartan", "Open Font License", "LGPL", "PySide6", "MIT"):
        assert word in made.text


@pytest.mark.parametrize("make", [RulesDialog, AboutDialog])
def test_a_closed_dialog_is_gone(qtbot: QtBot, make: type[RulesDialog | AboutDialog]) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = make(parent)
    made.open()
    gone = weakref.ref(made)
    made.close()
    del made
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.waitUntil(lambda: gone() is None)
    assert parent.findChildren(make) == []


def test_a_dealt_new_game_is_gone(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = NewGameDialog(NewGameSettings(), ("en",), ITEMS, Assignment(A, B), parent)
    made.open()
    assert red_pixels(made.grab().toImage()) == 0
    gone = weakref.ref(made)
    made.start()
    del made
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.waitUntil(lambda: gone() is None)


def test_tab_goes_as_it_is_read(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    white, black = made.columns[Team.WHITE], made.columns[Team.BLACK]
    seen: list[QWidget | None] = [made.focusWidget()]
    for _ in range(8):
        QTest.keyClick(made.focusWidget(), Qt.Key.Key_Tab)
        seen.append(made.focusWidget())
    there = [white.name, white.count.tile(2), *white.players[:2], white.monitor.tile(A.as_text())]
    there += [black.name, black.count.tile(2), *black.players[:2]]
    assert seen == there


def test_players_without_names_are_numbered_by_those_who_are_there(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    click(made.columns[Team.BLACK].count.tile(3))
    assert [field.placeholderText() for field in made.columns[Team.BLACK].players[:3]] == [
        "Player 3",
        "Player 4",
        "Player 5",
    ]
    click(made.columns[Team.WHITE].count.tile(3))
    assert made.columns[Team.BLACK].players[2].placeholderText() == "Player 6"
    click(made.columns[Team.WHITE].count.tile(2))
    click(made.start_button)
    choices = accepted[0][0]
    assert choices.white.player_names + choices.black.player_names == (
        "Player 1",
        "Player 2",
        "Player 3",
        "Player 4",
        "Player 5",
    )
    again = dialog(qtbot, [], replace(choices, black=replace(choices.black, players=2)))
    assert not any(field.text() for column in again.columns.values() for field in column.players), "nobody has a name"


def test_tiles_beside_each_other_have_letters_of_one_size(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted)
    tiles = made.timer.tiles
    own = [tile.fitting(tile.face_rect().width()) for tile in tiles]
    assert {tile.largest for tile in tiles} == {min(own)}
    narrow = made.columns[Team.WHITE].count
    narrow.set_choices([(2, "two"), (3, "a very long word for three players"), (4, "4")], 120)
    assert len({tile.largest for tile in narrow.tiles}) == 1
    assert narrow.tile(2).largest < narrow.tile(2).fitting(narrow.tile(2).face_rect().width())


def test_labels_stand_below_each_other_where_there_is_one_language(qtbot: QtBot) -> None:
    made = NewGameDialog(NewGameSettings(), ("en",), ITEMS, Assignment(A, B))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.open()
    assert made._labels["clues"].x() == made._labels["timer"].x() == made._labels["who"].x()
    assert abs(made._labels["house"].x() - made._labels["play"].x()) <= 1
    assert made.timer.tiles[0].largest > 26, "room for letters of a size that is read"
    assert not made.language.isVisible()


def test_who_comes_is_named_at_once(qtbot: QtBot) -> None:
    team = Play().second_round(RevealStep.TOKENS).session.views
    assert team is not None
    made = PlayersDialog({one: team.table.team(one) for one in Team})
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.open()
    column = made.columns[Team.BLACK]
    click(column.count.tile(3))
    assert made.focusWidget() is column.players[2]
    click(column.count.tile(2))
    column.count.tile(2).setFocus()
    QTest.keyClick(column.count.tile(2), Qt.Key.Key_Right)
    assert made.focusWidget() is column.count.tile(3), "the next arrow may go on"


def test_three_players_are_numbered_in_turn_and_told_of_their_sand(qtbot: QtBot, accepted: Accepted) -> None:
    made = dialog(qtbot, accepted, NewGameSettings(timer_mode=TimerMode.STRICT))
    click(made.variant.tile(Variant.THREE_PLAYERS))
    fields = (*made.columns[Team.WHITE].players[:2], made.columns[Team.BLACK].players[0])
    assert [field.placeholderText() for field in fields] == ["Player 1", "Player 2", "Player 3"]
    assert "advisory" in made._explains.text()
    assert made.timer.value is TimerMode.ADVISORY


def test_a_long_name_is_seen_from_its_beginning(qtbot: QtBot, accepted: Accepted) -> None:
    long = TeamChoice("", 4, ("Friederike-Charlotte of the forest", "Bob", "Cid", "Dan"))
    field = dialog(qtbot, accepted, NewGameSettings(white=long)).columns[Team.WHITE].players[0]
    assert field.text() == long.player_names[0]
    assert field.cursorPosition() == 0


def test_who_joins_a_game_takes_no_number_of_another(qtbot: QtBot) -> None:
    play = Play(Names("Owls", "", ("Player 1", "Player 2"), ("Player 3", "Player 4"))).to_encrypt()
    views = play.session.views
    assert views is not None
    made = PlayersDialog({team: views.table.team(team) for team in Team})
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.open()
    click(made.columns[Team.WHITE].count.tile(3))
    assert made.columns[Team.WHITE].choice().player_names == ("Player 1", "Player 2", "Player 5")
