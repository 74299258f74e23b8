"""The note sheet's table through whole games: sound at every step, and filled in as the record's sheets are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from decrypto_qt.models.note_sheet import NoteSheetModel, SheetColumn, box_text
from decrypto_qt.models.sheet_pages import _in_box, sheet_page, side_at_stake
from decrypto_qt.models.words import clue_text
from decrypto_qt.rules.decrypto.record import read_record, write_record
from decrypto_qt.rules.decrypto.replay import clue_in_box, record_of, report
from decrypto_qt.rules.decrypto.state import GameState, HalfState
from decrypto_qt.rules.decrypto.values import (
    MISSING,
    SPOKEN,
    Clue,
    Performance,
    PerformedClue,
    Phase,
    RevealStep,
    Setup,
    StruckClue,
    TextClue,
    Variant,
)
from decrypto_qt.rules.decrypto.views import TeamView, table_view, team_view
from decrypto_qt.rules.teams import Team
from tests.support.games import Game, Habits, games, play
from tests.support.logs import FEW, three_players, two_teams
from tests.support.tables import Table, walked

Cells = list[list[object]]


def cells(model: NoteSheetModel) -> Cells:
    return [
        [model.data(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def halves_read(state: GameState, owner: Team) -> list[HalfState]:
    halves = (*state.past, state.half(owner))
    return [half for half in halves if half is not None and half.owner is owner and not half.none_read]


@pytest.mark.parametrize("setup", [two_teams(), three_players()], ids=["two", "three"])
@pytest.mark.parametrize("seed", range(4))
def test_the_table_is_sound_through_a_whole_game(qtbot: QtBot, setup: Setup, seed: int) -> None:
    """Filled in, a new round, the side turned, digits being chosen, pencilled on, covered and shown again."""
    rng = Random(seed)
    model = NoteSheetModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    told: list[tuple[int, str]] = []
    model.pencil_written.connect(lambda slot, text: told.append((slot, text)))
    done: Counter[str] = Counter()
    rounds = set()
    team = rng.choice(list(Team))
    for moment in walked(Table.dealt(setup, rng)):
        view = moment.views.screens[team].own
        assert view is not None
        sides = tuple(Team) if moment.views.table.variant is Variant.TWO_TEAMS else (Team.WHITE,)
        side = side_at_stake(moment.views.table, team) if rng.random() < 0.7 else rng.choice(sides)
        chosen = rng.choice([(None, None, None), (4, None, 1), (4, 2, 1)])
        before = model.page
        page = sheet_page(view, side, chosen)
        model.set_page(page)
        done["turned"] += before is not None and before.side is not side
        rounds.add(len(page.rounds))
        assert model.rowCount() == 3 * len(page.rounds) + 4
        if page.pencil is not None:
            slot = rng.randint(1, 4)
            assert model.setData(model.pencil_index(slot), f"guess {len(told)}")
            assert told[-1][0] == slot
            model.set_page(replace(page, pencil=("", "", "", told[-1][1])))
            assert model.data(model.pencil_index(4)) == told[-1][1]
            done["pencilled"] += 1
        else:
            assert not model.setData(model.pencil_index(1), "not here")
        if rng.random() < 0.1:
            model.set_page(None)
            assert cells(model) == []
            done["covered"] += 1

    assert tester.model() is model
    assert max(rounds) >= 2
    if setup.variant is Variant.TWO_TEAMS or team is Team.BLACK:
        assert done["pencilled"] > 5
    assert done["covered"] > 0
    if setup.variant is Variant.TWO_TEAMS:
        assert done["turned"] > 5


@FEW
@given(games(400), st.integers(0, 2**32))
def test_the_boxes_are_those_of_the_records_sheets(game: Game, seed: int) -> None:
    """The record computes its sheets by itself; both teams' sheets say the same, and nothing before a card turned."""
    rng = Random(seed)
    for state in (game.end, *rng.sample(game.states, min(8, len(game.states)))):
        sheets = report(read_record(write_record(record_of(state))))["sheets"]
        sides = {"team": Team.WHITE} if state.variant is Variant.THREE_PLAYERS else {one.value: one for one in Team}
        performed = {performance.value: performance for performance in Performance}
        for name, side in sides.items():
            for team in Team:
                page = sheet_page(team_view(state, team), side)
                for slot in range(1, 5):
                    expected = tuple(
                        _in_box(PerformedClue(performed[text])) if text in performed else text
                        for text in sheets[name][str(slot)]
                    )
                    assert page.boxes[slot - 1] == expected


@FEW
@given(games(400))
def test_the_rows_hold_what_was_read_and_the_right_digits_once_the_card_turned(game: Game) -> None:
    for state in (*game.states[::11], game.end):
        for team in Team:
            for side in Team:
                model = NoteSheetModel(sheet_page(team_view(state, team), side))
                rows = cells(model)
                halves = halves_read(state, side)
                assert len(rows) == 3 * len(halves) + 4
                for number, half in enumerate(halves):
                    three = rows[3 * number : 3 * number + 3]
                    assert [row[SheetColumn.NUMBER] for row in three] == [half.round_number] * 3
                    assert [row[SheetColumn.CLUE] for row in three] == [clue_text(clue) for clue in half.clues]
                    turned = half.revealed >= RevealStep.CARD
                    right = [row[SheetColumn.RIGHT] for row in three]
                    assert right == (list(half.code or ()) if turned else [None] * 3)
                    for digit, clue in zip(half.code or (), half.clues, strict=bool(half.code)):
                        text = _in_box(clue)
                        box = str(rows[3 * len(halves) + digit - 1][SheetColumn.CLUE])
                        if turned and text is not None:
                            assert text in box


@FEW
@given(games(400, variant=Variant.THREE_PLAYERS))
def test_with_three_players_one_side_alone_is_ever_filled(game: Game) -> None:
    for state in (*game.states[::9], game.end):
        for team in Team:
            assert side_at_stake(table_view(state), team) is Team.WHITE
            empty = sheet_page(team_view(state, team), Team.BLACK)
            assert empty.rounds == ()
            assert empty.boxes == ((), (), (), ())
            own = sheet_page(team_view(state, team), Team.WHITE)
            assert (own.pencil is None) is (team is Team.WHITE), "the interceptor pencils"


@pytest.mark.parametrize(
    ("clue", "kept"),
    [
        (TextClue("night"), "night"),
        (PerformedClue(Performance.MIME, "a bird"), "a bird"),
        (PerformedClue(Performance.HUM), "hummed"),
        (SPOKEN, None),
        (MISSING, None),
        (StruckClue("night"), None),
        (None, None),
    ],
)
def test_a_box_keeps_of_a_clue_what_helps_to_guess(qtbot: QtBot, clue: Clue | None, kept: str | None) -> None:
    assert _in_box(clue) == kept
    assert (clue_in_box(clue) is None) is (kept is None), "as the record has it"


def test_struck_and_missing_clues_stand_in_their_row_and_in_no_box(qtbot: QtBot) -> None:
    found: Counter[str] = Counter()
    for seed in range(24):
        game = play(two_teams(), seed, 400, Habits())
        for team in Team:
            _look_at(team_view(game.end, team), found)
    assert found["struck"] > 3
    assert found["missing"] > 3
    assert found["words"] > 50


def _look_at(view: TeamView, found: Counter[str]) -> None:
    for side in Team:
        page = sheet_page(view, side)
        model = NoteSheetModel(page)
        boxes = " ".join(box_text(box) for box in page.boxes)
        for number, half in enumerate(half for half in view.table.halves(side) if not half.none_read):
            for row, clue in enumerate(half.clues):
                shown = model.data(model.index(3 * number + row, SheetColumn.CLUE))
                match clue:
                    case StruckClue(text):
                        assert shown == f"struck: {text}"
                        assert shown not in boxes
                        found["struck"] += 1
                    case _ if clue is MISSING:
                        assert shown == "missing"
                        assert page.rounds[number].lines[row].missing
                        assert "missing" not in boxes
                        found["missing"] += 1
                    case TextClue(text) if view.table.phase is Phase.FINISHED:
                        assert text in boxes
                        found["words"] += 1
