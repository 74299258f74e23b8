"""The note sheet as a table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from decrypto_qt.models.note_sheet import NoteSheetModel, SheetColumn, SheetLine, SheetPage, SheetRound
from decrypto_qt.rules.teams import Team

FIRST = SheetRound(1, (SheetLine("Mexico", 4, 4), SheetLine("insect", 2, 2), SheetLine("fear", 1, 1)))
SECOND = SheetRound(2, (SheetLine("soirée", 3), SheetLine("parasol"), SheetLine("Odonata")))
OWN = SheetPage("Hats", Team.WHITE, (FIRST, SECOND), 2, (("fear",), ("insect",), (), ("Mexico",)))
OTHER = replace(OWN, pencil=("dark?", "", "", "hat?"))


def table(model: QAbstractItemModel) -> list[list[object]]:
    return [
        [model.data(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize("page", [None, OWN, OTHER])
def test_it_is_a_sound_model(qtbot: QtBot, page: SheetPage | None) -> None:
    model = NoteSheetModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for shown in (page, OTHER, OWN, replace(OWN, rounds=(FIRST,)), None, page):
        model.set_page(shown)
        if model.rowCount():
            model.setData(model.pencil_index(2), "moth?")
    assert tester.model() is model


def test_it_lays_out_rounds_and_boxes(qtbot: QtBot) -> None:
    assert table(NoteSheetModel(OTHER)) == [
        [1, "Mexico", 4, 4, None],
        [1, "insect", 2, 2, None],
        [1, "fear", 1, 1, None],
        [2, "soirée", 3, None, None],
        [2, "parasol", None, None, None],
        [2, "Odonata", None, None, None],
        [1, "fear", None, None, "dark?"],
        [2, "insect", None, None, ""],
        [3, "", None, None, ""],
        [4, "Mexico", None, None, "hat?"],
    ]


def test_several_clues_share_a_box(qtbot: QtBot) -> None:
    page = replace(OWN, boxes=(("fear", "night"), (), (), ()))

    assert table(NoteSheetModel(page))[6][SheetColumn.CLUE] == "fear · night"


def test_writing_in_pencil_is_told_and_changes_nothing(qtbot: QtBot) -> None:
    model = NoteSheetModel(OTHER)
    before = table(model)

    with qtbot.waitSignal(model.pencil_written) as written:
        assert model.setData(model.pencil_index(2), " butterfly? ")

    assert written.args == [2, "butterfly?"]
    assert table(model) == before
    model.set_page(replace(OTHER, pencil=("dark?", "butterfly?", "", "hat?")))
    assert model.data(model.pencil_index(2)) == "butterfly?"


def test_writing_the_same_again_is_no_news(qtbot: QtBot) -> None:
    model = NoteSheetModel(OTHER)

    with qtbot.assertNotEmitted(model.pencil_written):
        assert model.setData(model.pencil_index(1), "dark?")


def test_nothing_but_pencil_lines_of_the_other_side_can_be_edited(qtbot: QtBot) -> None:
    own, other = NoteSheetModel(OWN), NoteSheetModel(OTHER)
    with qtbot.assertNotEmitted(own.pencil_written):
        assert not own.setData(own.pencil_index(1), "dark?!")

    editable = [
        (row, column)
        for row in range(other.rowCount())
        for column in range(other.columnCount())
        if other.flags(other.index(row, column)) & Qt.ItemFlag.ItemIsEditable
    ]
    assert editable == [(row, SheetColumn.PENCIL) for row in (6, 7, 8, 9)]
    assert not other.setData(other.index(0, SheetColumn.CLUE), "Peru")
    assert not other.setData(other.pencil_index(1), "x", Qt.ItemDataRole.DisplayRole)


def test_the_same_shape_changes_data_and_another_shape_resets(qtbot: QtBot) -> None:
    model = NoteSheetModel(OWN)
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.set_page(OTHER)
    with qtbot.waitSignal(model.modelReset), qtbot.waitSignal(model.page_changed):
        model.set_page(replace(OTHER, rounds=(FIRST,)))
    with qtbot.assertNotEmitted(model.page_changed):
        model.set_page(replace(OTHER, rounds=(FIRST,)))


def test_columns_have_heads(qtbot: QtBot) -> None:
    model = NoteSheetModel(OWN)
    heads = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(5)]

    assert heads == ["round", "clue", "guess", "right", "pencil"]
    assert model.headerData(5, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_a_page_does_not_tell_what_is_on_it() -> None:
    assert "Mexico" not in repr(OTHER)
    assert "dark" not in repr(OTHER)
    assert "Mexico" not in repr(FIRST)
