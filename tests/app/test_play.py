"""The rulebook's example, played to the end of round 2 through the real windows by clicks and keys.

What the windows say at each step stands in `example-steps.txt`; what comes of it is compared with what `replay` says.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.models.note_sheet import SheetColumn
from decrypto_qt.rules.decrypto.record import HalfRecord, read_record
from decrypto_qt.rules.decrypto.values import Phase, RevealStep, TextClue
from decrypto_qt.rules.teams import Team
from tests.support.cases import CASES, expected
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, full_state, record_at

if TYPE_CHECKING:
    from decrypto_qt.rules.decrypto.views import HalfView

EXAMPLE: Final = CASES / "rulebook-example.json"
STEPS: Final = tuple(
    line.split(" | ") for line in (CASES.parent / "example-steps.txt").read_text(encoding="utf-8").splitlines()
)
"""What was done; then the strip's phase, White's and Black's headline, the table's headline and its paper."""


@pytest.fixture
def example(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> Iterator[Stage]:
    """The example's cards dealt, both teams before their own screens."""
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(EXAMPLE)) as stage:
        yield stage


def _says(stage: Stage) -> tuple[str, ...]:
    white, black = (stage.program.screens[team] for team in Team)
    phase = white.strip._phase
    if "encrypts" in phase:
        # While clues are thought of, each screen says who encrypts for its own team.
        assert "encrypts" in black.strip._phase
        phase = f"{phase.partition(':')[0]}: three clues"
    else:
        assert phase == black.strip._phase
    page = stage.window.page
    return (
        phase,
        white.tray_state.headline,
        black.tray_state.headline,
        page.words.headline,
        page.paper.name,
    )


def _expect_painted(stage: Stage) -> None:
    """What the trays are told is what their widgets show, and only what belongs there is shown."""
    for screen in stage.program.screens.values():
        state = screen.tray_state
        closed = not screen.closed_tray.isHidden()
        assert closed is screen.tray.isHidden()
        if closed:
            assert screen.closed_tray.accessibleName().startswith(state.headline)
        else:
            assert screen.head.accessibleName().startswith(state.headline)
        shown = {button.objectName() for button in screen.buttons.values() if not button.isHidden()}
        assert shown == {button.name for button in state.buttons if button.name != "hold"}
        assert screen.hold.isHidden() is all(button.name != "hold" for button in state.buttons)


def _expect_table(stage: Stage) -> None:
    """The table's paper: the clues read aloud, each team's guess once it is read, and whether it is right."""
    table = stage.table
    assert table is not None
    half = table.active_half
    if stage.window.page.paper.name != "CODE":
        return
    assert half is not None
    wanted = stage.half(table.active)
    assert wanted is not None
    rows = stage.window.page.paper_widget().rows  # type: ignore[attr-defined]  # the paper of a code has rows
    said = [clue.text if isinstance(clue, TextClue) else "" for clue in half.clues]
    assert [row.text for row in rows] == said
    assert said == [clue.text for clue in wanted.clues if isinstance(clue, TextClue)][: sum(map(bool, said))] + [
        "" for text in said if not text
    ]
    for team in Team:
        cells = [row.white if team is Team.WHITE else row.black for row in rows]
        guess, step = (
            (wanted.decode, RevealStep.DECODE) if team is half.owner else (wanted.intercept, RevealStep.INTERCEPT)
        )
        if guess is None or half.revealed < step:
            assert cells == [None, None, None]
            continue
        right = (
            [None] * 3 if half.revealed < RevealStep.CARD else [g == c for g, c in zip(guess, wanted.code, strict=True)]
        )
        assert [(cell.text, cell.right) for cell in cells] == [(str(g), r) for g, r in zip(guess, right, strict=True)]
    assert stage.window.page._card.is_open is (half.revealed >= RevealStep.CARD)
    table = stage.table
    assert table is not None
    for team, screen in stage.program.screens.items():
        theirs = table.half(team)
        shown = theirs is not None and theirs.code is not None
        assert screen.card.is_revealed is shown, "a team's own card turns on its screen, and lies there face up"
        assert screen.card._code == (theirs.code if theirs is not None else None)


def _tokens(stage: Stage) -> dict[str, tuple[int, int]]:
    told = [{team.value: screen.strip._tokens[team] for team in Team} for screen in stage.program.screens.values()]
    told.append({team.value: stage.window.page._boards[team]._counts for team in Team})
    assert all(one == told[0] for one in told)
    return told[0]


def _sheet_lines(stage: Stage, team: Team, side: Team) -> list[tuple[object, ...]]:
    """A side of a team's sheet, turned to by a click on its tab: round, clue, guess and right digit, line by line."""
    sheet = stage.program.screens[team].sheet
    page = sheet.model.page
    assert page is not None
    if page.side is not side:
        click(sheet, QPointF(sheet._tab_rect(side).center()))
        stage.settle()
    model = sheet.model
    assert model.page is not None
    assert model.page.side is side
    columns = (SheetColumn.NUMBER, SheetColumn.CLUE, SheetColumn.GUESS, SheetColumn.RIGHT)
    return [tuple(model.data(model.index(row, column)) for column in columns) for row in range(model.rowCount() - 4)]


def _expected_lines(stage: Stage, team: Team, side: Team) -> list[tuple[object, ...]]:
    lines: list[tuple[object, ...]] = []
    for number, played in enumerate(stage.record.rounds, 1):
        half: HalfRecord | None = played.white if side is Team.WHITE else played.black
        assert half is not None
        guess = half.decode if team is side else half.intercept
        for i, clue in enumerate(half.clues):
            assert isinstance(clue, TextClue)
            lines.append((number, clue.text, None if guess is None else guess[i], half.code[i]))
    return lines


def _choose_in_menu(stage: Stage, name: str) -> None:
    """Opens the menu with that action by a click, goes to the action with the arrow and presses Enter."""
    action = stage.window.menus.action(name)
    menu = next(menu for menu in stage.window.menus.menus() if action in menu.actions())
    bar = stage.window.menuBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(menu.menuAction()).center())
    assert QApplication.activePopupWidget() is menu
    for _ in menu.actions():
        QTest.keyClick(menu, Qt.Key.Key_Down)
        if menu.activeAction() is action:
            QTest.keyClick(menu, Qt.Key.Key_Return)
            break
    else:
        QTest.keyClick(menu, Qt.Key.Key_Escape)  # it cannot be chosen
    stage.settle()
    assert QApplication.activePopupWidget() is None


def test_the_example_is_played_and_its_record_replays(
    example: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = WholePlayer(example)
    told = expected(EXAMPLE)
    done: str | None = "dealt"
    for wanted, *says in STEPS:
        example.settle()
        assert done == wanted
        assert _says(example) == tuple(says), wanted
        _expect_painted(example)
        _expect_table(example)
        if wanted.endswith("tokens"):
            table = example.table
            assert table is not None
            played = [half for half in (table.white_half, table.black_half) if half is not None]
            over = sum(half.revealed is RevealStep.TOKENS for half in played)
            # The expected result tells the tokens after whole rounds.
            if over == 2:
                tokens = told["rounds"][table.round_number - 1]
                assert _tokens(example) == {
                    team: (of["interceptions"], of["miscommunications"]) for team, of in tokens.items()
                }
        done = player.step()
    assert done is None, "the record ends with round 2"
    for team in Team:
        for side in Team:
            assert _sheet_lines(example, team, side) == _expected_lines(example, team, side), (team, side)
    _expect_boxes(example, told)

    # A record tells both teams' secrets: not while the game is in play.
    file = tmp_path / "exported.json"
    asked: list[str] = []

    def choose(*_: object, **__: object) -> tuple[str, str]:
        asked.append("where")
        return str(file), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    assert not example.window.menus.action("export-record").isEnabled()
    _choose_in_menu(example, "export-record")
    example.program.ask_export_record()
    example.program.export_record(file)
    assert not asked
    assert not file.exists()

    _choose_in_menu(example, "abandon")
    assert example.window.messages.sentence == "Stop this game for good?"
    assert all(window.is_covered for window in example.program.windows.values())
    click(example.window.messages.no_button)
    example.settle()
    assert full_state(example).phase is Phase.ROUND_OVER
    _choose_in_menu(example, "abandon")
    click(example.window.messages.yes_button)
    example.settle()
    assert full_state(example).phase is Phase.ABANDONED
    _choose_in_menu(example, "export-record")
    assert asked == ["where"]
    replayed: dict[str, Any] = json.loads(replay_file(str(file)))
    assert replayed["status"] == "abandoned"
    same = ("game", "winner", "reasons", "rounds", "points", "sheets", "warnings")
    assert {name: replayed[name] for name in same} == {name: told[name] for name in same}
    exported = read_record(file.read_bytes())
    assert exported.rounds == example.record.rounds
    assert exported.white == example.record.white
    assert exported.black == example.record.black


def _expect_boxes(stage: Stage, told: dict[str, Any]) -> None:
    """The four boxes below each side have the clues that the expected result has for each number."""
    for side in Team:
        for team in Team:
            _sheet_lines(stage, team, side)
            page = stage.program.screens[team].sheet.model.page
            assert page is not None
            assert {str(n): list(box) for n, box in enumerate(page.boxes, 1)} == told["sheets"][side.value]


# Taking back ----------------------------------------------------------------------------------------------------------


def _take_back(stage: Stage, team: Team) -> None:
    button = stage.program.screens[team].button("take-back")
    assert button is not None
    click(button)
    stage.settle()


def _offers_to_take_back(stage: Stage) -> list[Team]:
    return [team for team, screen in stage.program.screens.items() if screen.button("take-back") is not None]


def _half_now(stage: Stage, owner: Team) -> HalfView:
    assert stage.table is not None
    half = stage.table.half(owner)
    assert half is not None
    return half


def test_ready_and_a_clue_are_taken_back_by_a_click(example: Stage) -> None:
    player = WholePlayer(example)
    player.until(lambda table: table.white_half is not None and table.white_half.ready)
    code = full_state(example).white_half
    assert code is not None
    _take_back(example, Team.WHITE)
    half = full_state(example).white_half
    assert half is not None
    assert not half.ready
    assert half.code == code.code, "the card that was drawn stays drawn"
    assert _offers_to_take_back(example) == [], "a draw is never taken back"
    player.until(lambda table: table.phase is Phase.READ)
    player.until(lambda table: table.white_half is not None and table.white_half.clues[1] is not None)
    _take_back(example, Team.BLACK)
    assert [clue is None for clue in _half_now(example, Team.WHITE).clues] == [False, True, True]
    assert example.program.screens[Team.BLACK].fields.values()[1].text == ""
    player.until(lambda table: table.white_half is not None and None not in table.white_half.clues)
    finish = example.program.screens[Team.BLACK].button("finish-clues")
    assert finish is not None
    assert finish.isEnabled()
    _take_back(example, Team.BLACK)
    assert not finish.isEnabled(), "the third clue is missing again"
    player.until(lambda table: table.phase is Phase.GUESS)
    said = stage_clues(example)
    assert [clue.text for clue in _half_now(example, Team.WHITE).clues if isinstance(clue, TextClue)] == said


def stage_clues(stage: Stage) -> list[str]:
    """White's clues of this round, as the record has them."""
    half = stage.half(Team.WHITE)
    assert half is not None
    return [clue.text for clue in half.clues if isinstance(clue, TextClue)]


@pytest.fixture
def second_round(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> Iterator[Stage]:
    """The example opened as a record that ends with round 1, and gone on with up to the guesses of round 2."""
    del qtbot
    screens(*SMALL_MONITORS)
    record = record_at(EXAMPLE)
    from decrypto_qt.rules.decrypto.record import write_record
    from tests.support.stages import staged

    file = tmp_path / "first-round.json"
    file.write_bytes(write_record(replace(record, rounds=record.rounds[:1])))
    with staged(tmp_path / "data", record) as stage:
        stage.program.open_record(file)
        stage.wait_for(lambda: stage.table is not None, "the record's game")
        stage.confirm_screens()
        WholePlayer(stage).until(lambda table: table.round_number == 2 and table.phase is Phase.GUESS)
        yield stage


def test_a_locked_guess_is_taken_back_until_both_are_locked_and_nothing_after_a_reveal(second_round: Stage) -> None:
    stage, player = second_round, WholePlayer(second_round)
    assert player.step() == "black-lock"
    stage.settle()
    assert _half_now(stage, Team.WHITE).intercept_locked
    assert _offers_to_take_back(stage) == [Team.BLACK]
    label = stage.program.screens[Team.BLACK].button("take-back")
    assert label is not None
    assert "1" not in label.accessibleName(), "what it was is not told"
    _take_back(stage, Team.BLACK)
    assert not _half_now(stage, Team.WHITE).intercept_locked
    assert full_state(stage).white_half is not None
    assert player.step() == "black-lock"
    stage.settle()
    assert player.step() == "black-hand-over"
    stage.settle()
    assert player.step() == "white-lock"
    stage.settle()
    locked = full_state(stage).white_half
    assert locked is not None
    while stage.table is not None and stage.table.phase is Phase.REVEAL:
        assert _offers_to_take_back(stage) == []
        if _half_now(stage, Team.WHITE).revealed > RevealStep.NOTHING:
            assert not stage.window.menus.action("take-back").isEnabled()
            assert player.step() is not None
        else:
            assert player.step() == "white-reveal-intercept"
        stage.settle()
    now = full_state(stage).white_half
    assert now is not None
    assert (now.intercept, now.decode, now.code) == (locked.intercept, locked.decode, locked.code)
