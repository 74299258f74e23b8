"""What goes wrong at a table and is put right: seen cards, mistyped guesses and clues, entries taken back.

Everything here is done on the two teams' screens, by clicks and keys, as it must be where there are only two monitors.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click, type_text
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.models.tray import TalkPage
from decrypto_qt.rules.decrypto.record import write_record
from decrypto_qt.rules.decrypto.values import HouseRules, Phase, RevealStep, StruckClue, TextClue
from decrypto_qt.rules.decrypto.views import HalfView
from decrypto_qt.rules.teams import Team
from tests.support.cases import CASES
from tests.support.stages import SMALL_MONITORS, WholePlayer, full_state, record_at, some_key, staged

EXAMPLE = CASES / "rulebook-example.json"
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def stage(tmp_path: Path, screens: Callable[..., None]) -> Iterator[Stage]:
    """The example, dealt with both house rules, both teams before their screens."""
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data", record_at(EXAMPLE)) as made:
        choices = replace(made.program.settings.new_game, house_rules=HouseRules(writing_only=True, two_words=True))
        made.program._save(replace(made.program.settings, new_game=choices))
        for _ in made.deal():
            pass
        made.confirm_screens()
        yield made


@pytest.fixture
def second_round(tmp_path: Path, screens: Callable[..., None]) -> Iterator[Stage]:
    """The example opened as a record that ends with round 1, and played on to White's code of round 2."""
    screens(*SMALL_MONITORS)
    record = record_at(EXAMPLE)
    file = tmp_path / "first-round.json"
    file.write_bytes(write_record(replace(record, rounds=record.rounds[:1])))
    with staged(tmp_path / "data", record) as made:
        made.program.open_record(file)
        made.wait_for(lambda: made.table is not None, "the record's game")
        made.confirm_screens()
        WholePlayer(made).until(lambda table: table.round_number == 2 and table.phase is Phase.REVEAL)
        yield made


def press(stage: Stage, team: Team, *names: str) -> None:
    """Presses buttons of a team's screen, one after the other; "more" opens the panel."""
    for name in names:
        screen = stage.program.screens[team]
        button = screen.more if name == "more" else screen.button(name)
        assert button is not None, (name, [one.name for one in screen.talk_state.buttons])
        assert button.isEnabled(), name
        click(button)
        stage.settle()


def half(stage: Stage, owner: Team) -> HalfView:
    assert stage.table is not None
    found = stage.table.half(owner)
    assert found is not None
    return found


def texts(stage: Stage) -> str:
    """Everything that the panels, the trays, the menus and the table's words say."""
    said = [stage.window.page.words.headline, stage.window.page.words.line]
    said += [action.text() for menu in stage.window.menus.menus() for action in menu.actions()]
    for screen in stage.program.screens.values():
        talk, tray = screen.talk_state, screen.tray_state
        said += [talk.headline, talk.line, tray.headline, tray.status, tray.control]
        said += [button.text for button in talk.buttons] + [button.text for button in tray.buttons]
    return "\n".join(said)


def test_a_card_that_was_seen_is_drawn_anew_once_the_other_team_agrees_on_its_screen(
    stage: Stage, tmp_path: Path
) -> None:
    player = WholePlayer(stage)
    player.until(lambda table: table.white_half is not None and table.white_half.drawn)
    before = len(log_of(stage))
    press(stage, Team.WHITE, "more", "talk-card", "talk-redraw-white")
    white, black = stage.program.screens[Team.WHITE], stage.program.screens[Team.BLACK]
    assert white.talk_state.page is TalkPage.WAITING
    assert white.talk_state.headline == "Black answers on its own screen"
    assert black.talk_state.headline == "White asks for your word"
    assert stage.window.page.words.headline == "White asks for Black’s word"
    assert {screen.tray_state.headline for screen in (white, black)} == {"Black controls"}
    assert "4.2.1" not in texts(stage)
    assert [button.name for button in black.talk_state.buttons] == ["agree", "decline"]
    assert {screen.closed_tray.other for screen in (white, black)} == {Team.BLACK}, "the shape of who controls"

    press(stage, Team.BLACK, "decline")
    assert stage.table is not None
    assert stage.table.proposal is None
    assert stage.table.controller is Team.WHITE
    press(stage, Team.WHITE, "more", "talk-card", "talk-redraw-white", "withdraw")
    assert stage.table.proposal is None, "whoever asked may ask no longer"
    assert stage.table.controller is Team.WHITE
    press(stage, Team.WHITE, "more", "talk-card", "talk-redraw-white")
    press(stage, Team.BLACK, "agree")
    assert "CodeDrawn" in log_of(stage)[before:]
    assert stage.table.controller is Team.WHITE
    assert half(stage, Team.WHITE).drawn
    assert not half(stage, Team.WHITE).ready
    assert white.talk_state.page is black.talk_state.page is TalkPage.CLOSED

    # And once more after both were ready, from the screen of who would write the clues down.
    player.until(lambda table: table.phase is Phase.READ)
    press(stage, Team.BLACK, "more", "talk-card", "talk-redraw-white")
    press(stage, Team.WHITE, "agree")
    assert stage.table.phase is Phase.ENCRYPT
    assert stage.table.controller is Team.WHITE
    player.until(lambda table: table.phase is Phase.ROUND_OVER)
    expect_same_round(stage, tmp_path)


def log_of(stage: Stage) -> list[str]:
    game = stage.program.host.game
    assert game is not None
    return [type(event).__name__ for entry in game.running.log.entries for event in entry.events]


def expect_same_round(stage: Stage, folder: Path) -> None:
    """The game is stopped after round 1, and its record replays as the example's first round."""
    stage.program.ask_abandon()
    click(stage.window.messages.yes_button)
    stage.settle()
    file = folder / "exported.json"
    stage.program.export_record(file)
    told = json.loads(replay_file(str(EXAMPLE)))
    assert json.loads(replay_file(str(file)))["rounds"] == told["rounds"][:1]


def test_a_mistyped_guess_is_corrected_by_keyboard_alone(second_round: Stage) -> None:
    stage = second_round
    player = WholePlayer(stage)
    player.until(lambda table: table.white_half is not None and table.white_half.revealed is RevealStep.INTERCEPT)
    assert half(stage, Team.WHITE).intercept == (1, 4, 3)
    white, black = stage.program.screens[Team.WHITE], stage.program.screens[Team.BLACK]

    QTest.keyClick(stage.window, Qt.Key.Key_F7)
    assert white.talk_state.page is TalkPage.MENU
    to_button(stage, white, "talk-guess")
    assert white.talk_state.headline == "Which guess was mistyped?"
    assert white.button("talk-guess-white") is None, "White’s has not been read yet"
    to_button(stage, white, "talk-guess-black")
    assert white.pad.digits == (1, 4, 3)
    ask = white.button("talk-ask")
    assert ask is not None
    assert not ask.isEnabled(), "nothing is another"
    white.set_keys_at(white.pad)
    white.pad.set_start(0, 1)
    some_key(stage, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert white.pad.digits == (2, 4, 3)
    to_button(stage, white, "talk-ask")
    assert "2.4.3" in black.talk_state.line
    assert half(stage, Team.WHITE).intercept == (1, 4, 3), "not before the other team has agreed"
    assert not white.buttons[next(iter(white.buttons))].isVisible(), "nothing else is done meanwhile"
    to_button(stage, black, "agree")
    assert half(stage, Team.WHITE).intercept == (2, 4, 3)
    assert [row.black for row in white.tray_state.rows] == [2, 4, 3]

    # From a guess to no attempt, and back to a guess.
    press(stage, Team.WHITE, "more", "talk-guess", "talk-guess-black", "talk-no-attempt")
    press(stage, Team.BLACK, "agree")
    assert half(stage, Team.WHITE).intercept is None
    assert half(stage, Team.WHITE).intercept_locked
    press(stage, Team.WHITE, "more", "talk-guess", "talk-guess-black")
    for row, digit in enumerate((1, 4, 3)):
        click(white.pad.tile(row, digit))
    stage.settle()
    press(stage, Team.WHITE, "talk-ask")
    press(stage, Team.BLACK, "agree")
    assert half(stage, Team.WHITE).intercept == (1, 4, 3)
    player.until(lambda table: table.white_half is not None and table.white_half.revealed is RevealStep.CARD)
    press(stage, Team.WHITE, "more")
    assert white.button("talk-guess") is None, "the card has turned"
    assert white.button("talk-clues") is None


def to_button(stage: Stage, screen: object, name: str) -> None:
    """Goes to a button of the panel with the Tab key, and presses it with Enter."""
    from decrypto_qt.windows.team_screen import TeamScreen

    assert isinstance(screen, TeamScreen)
    for _ in range(12):
        current = screen.keys_at()
        if current is not None and current.objectName() == name:
            some_key(stage, Qt.Key.Key_Return)
            return
        some_key(stage, Qt.Key.Key_Tab)
    raise AssertionError(name)


def test_clues_are_marked_struck_accepted_and_corrected_until_the_card_turns(stage: Stage) -> None:
    player = WholePlayer(stage)
    player.until(lambda table: table.phase is Phase.READ)
    black = stage.program.screens[Team.BLACK]
    fields = black.fields
    kinds = set()
    for _ in range(5):
        kinds.add(fields.kind_tile(0).label)
        click(fields.kind_tile(0))
    assert kinds == {"in words", "on paper"}, "in writing only, as agreed"
    while fields.kind_tile(0).label != "in words":
        click(fields.kind_tile(0))
    write(stage, 0, "a big country")
    assert black.tray_state.rows[0].note == "more than two words"
    assert half(stage, Team.WHITE).clues[0] == TextClue("a big country"), "it is written down all the same"
    click(fields.accept_tile(0))
    stage.settle()
    assert black.tray_state.rows[0].note == ""
    assert half(stage, Team.WHITE).accepted == (True, False, False)
    write(stage, 1, "insect")
    write(stage, 2, "a dull thud")
    click(fields.strike_tile(2))
    stage.settle()
    assert half(stage, Team.WHITE).clues[2] == StruckClue("a dull thud")
    for screen in stage.program.screens.values():
        assert screen.tray_state.rows[2].struck
        assert screen.tray_state.rows[2].note == "struck"
    press(stage, Team.BLACK, "finish-clues")

    # While the teams guess, and until the card turns, from the screen of whoever has the keyboard.
    white = stage.program.screens[Team.WHITE]
    press(stage, Team.WHITE, "more", "talk-clues")
    white.set_keys_at(white.fields)
    click(white.fields.field(1))
    type_text(stage.window, "s")
    press(stage, Team.WHITE, "talk-done")
    assert half(stage, Team.WHITE).clues[1] == TextClue("insects")
    assert white.tray_state.body.value == "pads"
    player.until(lambda table: table.phase is Phase.REVEAL)
    press(stage, Team.WHITE, "more", "talk-clues")
    click(white.fields.strike_tile(1))
    stage.settle()
    assert half(stage, Team.WHITE).clues[1] == StruckClue("insects")
    press(stage, Team.WHITE, "talk-done")
    player.until(lambda table: table.white_half is not None and table.white_half.revealed is RevealStep.CARD)
    press(stage, Team.WHITE, "more")
    assert white.button("talk-clues") is None


def write(stage: Stage, row: int, text: str) -> None:
    """Black writes a clue down with the keyboard."""
    fields = stage.program.screens[Team.BLACK].fields
    stage.program.screens[Team.BLACK].set_keys_at(fields)
    click(fields.field(row))
    type_text(stage.window, text)
    some_key(stage, Qt.Key.Key_Return)


def test_the_last_entry_is_taken_back_and_given_again_by_key_and_no_text_tells_what_it_was(second_round: Stage) -> None:
    stage = second_round
    player = WholePlayer(stage)
    player.until(lambda table: table.active is Team.BLACK and table.phase is Phase.READ)
    write_white = stage.program.screens[Team.WHITE]
    click(write_white.fields.field(0))
    write_white.set_keys_at(write_white.fields)
    type_text(stage.window, "secretive")
    some_key(stage, Qt.Key.Key_Return)
    menus = stage.window.menus
    assert menus.action("take-back").text() == "Take back: the last clue"
    QTest.keyClick(stage.window, Qt.Key.Key_Z, CTRL)
    stage.settle()
    assert half(stage, Team.BLACK).clues[0] is None
    assert menus.action("give-again").text() == "Give again: the last clue"
    assert "secretive" not in texts(stage)
    QTest.keyClick(stage.window, Qt.Key.Key_Z, CTRL | SHIFT)
    stage.settle()
    assert half(stage, Team.BLACK).clues[0] == TextClue("secretive")
    assert not menus.action("give-again").isEnabled()

    player.until(lambda table: table.phase is Phase.GUESS)
    assert player.step() == "white-lock"
    stage.settle()
    assert half(stage, Team.BLACK).intercept_locked
    assert menus.action("take-back").text() == "Take back: White’s guess"
    assert "2.3.4" not in texts(stage)
    QTest.keyClick(stage.window, Qt.Key.Key_Z, CTRL)
    stage.settle()
    assert not half(stage, Team.BLACK).intercept_locked
    press(stage, Team.WHITE, "more")
    again = stage.program.screens[Team.WHITE].button("give-again")
    assert again is not None
    assert again.label == "Give again: White’s guess"
    assert "2.3.4" not in texts(stage)
    click(again)
    stage.settle()
    assert half(stage, Team.BLACK).intercept_locked

    # The other team's entry is not the keyboard's; once both are locked nothing is taken back.
    press(stage, Team.WHITE, "hand-over")
    assert not menus.action("take-back").isEnabled()
    player.until(lambda table: table.phase is Phase.REVEAL)
    assert not menus.action("take-back").isEnabled()
    QTest.keyClick(stage.window, Qt.Key.Key_Z, CTRL)
    stage.settle()
    assert half(stage, Team.BLACK).decode_locked


def test_one_screen_alone_is_covered_and_the_pause_is_on_the_screen_too(stage: Stage) -> None:
    windows = stage.program.windows
    press(stage, Team.BLACK, "more")
    assert [button.name for button in stage.program.screens[Team.BLACK].talk_state.buttons] == [
        "talk-cover",
        "talk-pause",
        "talk-table",
        "talk-close",
    ], "it is White’s turn: what concerns the game is White’s"
    press(stage, Team.BLACK, "talk-cover")
    assert windows[Team.BLACK].is_covered
    assert not windows[Team.WHITE].is_covered
    click(windows[Team.BLACK].cover.main_button)
    stage.settle()
    assert not windows[Team.BLACK].is_covered
    assert stage.program.screens[Team.BLACK].talk_state.page is TalkPage.CLOSED
    stage.window.menus.action("cover-white").trigger()
    stage.settle()
    assert windows[Team.WHITE].is_covered
    assert not windows[Team.BLACK].is_covered
    click(windows[Team.WHITE].cover.main_button)
    stage.settle()
    press(stage, Team.WHITE, "more", "talk-pause")
    assert all(window.is_covered for window in windows.values())
    click(windows[Team.WHITE].cover.main_button)
    stage.settle()
    game = stage.program.host.game
    assert game is not None
    assert not game.running.paused


def test_a_keyword_is_exchanged_before_the_first_draw_and_screens_are_swapped_at_the_deal(
    tmp_path: Path, screens: Callable[..., None]
) -> None:
    screens(*SMALL_MONITORS)
    record = record_at(EXAMPLE)
    with staged(tmp_path / "data", record) as stage:
        stage.deck = replace(stage.deck, words=(*stage.deck.words, "talo", "vene"))
        stage.program.host.add_deck(stage.deck)
        stage.program.host._chance._words += ("talo", "vene")  # type: ignore[attr-defined]  # the stage arranges it
        for _ in stage.deal():
            pass
        windows = stage.program.windows
        keys = {team: windows[team].guard.key for team in Team}
        click(windows[Team.WHITE].cover.second_button)
        stage.settle()
        assert {team.other: windows[team].guard.key for team in Team} == keys, "not ours: swap"
        assert all(window.is_covered for window in windows.values())
        stage.confirm_screens()
        before = full_state(stage).white.keywords
        press(stage, Team.WHITE, "exchange-2")
        after = full_state(stage).white.keywords
        assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, True]
        press(stage, Team.WHITE, "accept", "hand-over")
        press(stage, Team.BLACK, "accept")
        assert stage.program.screens[Team.WHITE].button("exchange-2") is None
