"""What assistive technology hears of secrets: that they are hidden, or all of it where a team has chosen so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QHelpEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.code_card import CodeCardWidget
from decrypto_qt.widgets.film import FilmWidget
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.sheet_reading import Passage, PassageKind
from tests.support.look import picture

FIRST = SheetRound(1, (SheetLine("Mexico", 4, 4), SheetLine("insect", 2, 2), SheetLine("fear", 1, 1)))
SECOND = SheetRound(2, (SheetLine("soirée", 3), SheetLine("parasol"), SheetLine("missing", missing=True)))
OWN = SheetPage("Hats", Team.WHITE, (FIRST, SECOND), 2, (("fear",), ("insect",), (), ("Mexico",)))
OTHER = replace(OWN, side=Team.BLACK, team_name="Blacks", pencil=("dark?", "", "", "hat?"))
SECRETS = ("Mexico", "insect", "fear", "soirée", "parasol", "dark?", "hat?")


@pytest.fixture(autouse=True)
def listening(qapp: QApplication) -> Iterator[None]:
    """Somebody listens: Qt tells of changes only then."""
    del qapp
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def sheet(qtbot: QtBot) -> NoteSheetWidget:
    made = NoteSheetWidget()
    made.set_reduced_motion(True)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    made.set_page(OTHER)
    return made


def heard(widget: QWidget) -> list[tuple[QAccessible.Role, str, str]]:
    """Role, name and description of a widget and of all that is in it and not out of sight."""
    found: list[tuple[QAccessible.Role, str, str]] = []

    def look(one: QAccessibleInterface) -> None:
        found.append((one.role(), one.text(QAccessible.Text.Name), one.text(QAccessible.Text.Description)))
        for number in range(one.childCount()):
            child = one.child(number)
            if not child.state().invisible:
                look(child)

    top = QAccessible.queryAccessibleInterface(widget)
    assert top is not None
    look(top)
    return found


def said(widget: QWidget) -> str:
    return " ".join(f"{name} {description}" for _, name, description in heard(widget))


def test_a_sheet_says_by_itself_that_it_is_hidden(sheet: NoteSheetWidget) -> None:
    assert ("Note sheet", "hidden") in [parts[1:] for parts in heard(sheet)]
    assert not any(word in said(sheet) for word in SECRETS)
    assert sheet.findChildren(QTableView) == []


def test_spoken_it_is_a_table_with_heads_rows_and_texts(sheet: NoteSheetWidget) -> None:
    sheet.set_spoken(True)
    parts = heard(sheet)

    assert (QAccessible.Role.Table, "Note sheet", "Blacks") in parts
    heads = [name for role, name, _ in parts if role is QAccessible.Role.ColumnHeader]
    assert heads == ["round", "clue", "guess", "right", "pencil"]
    cells = [name for role, name, _ in parts if role is QAccessible.Role.Cell]
    rows = [cells[first : first + 5] for first in range(0, len(cells), 5)]
    assert rows == [
        ["Round 1", "Mexico", "4", "4", ""],
        ["Round 1", "insect", "2", "2", ""],
        ["Round 1", "fear", "1", "1", ""],
        ["Round 2", "soirée", "3", "", ""],
        ["Round 2", "parasol", "", "", ""],
        ["Round 2", "missing", "", "", ""],
        ["Clues for keyword 1", "fear", "", "", "dark?"],
        ["Clues for keyword 2", "insect", "", "", ""],
        ["Clues for keyword 3", "", "", "", ""],
        ["Clues for keyword 4", "Mexico", "", "", "hat?"],
    ]


@pytest.mark.parametrize("how", ["covered", "no longer wanted"])
def test_nothing_of_it_is_left_when_it_is(sheet: NoteSheetWidget, how: str) -> None:
    sheet.set_spoken(True)
    assert "Mexico" in said(sheet)
    if how == "covered":
        sheet.forget()
    else:
        sheet.set_spoken(False)

    assert not any(word in said(sheet) for word in SECRETS)
    assert ("Note sheet", "hidden") in [parts[1:] for parts in heard(sheet)]
    sheet.set_page(OWN)
    assert ("Mexico" in said(sheet)) is (how == "covered")


def test_the_table_is_not_seen_and_takes_no_press(sheet: NoteSheetWidget) -> None:
    before = picture(sheet)
    sheet.set_spoken(True)

    assert picture(sheet) == before
    middle = sheet._layout().block(0).center().toPoint()
    assert sheet.childAt(middle) is None
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=middle)
    assert sheet.reading == Passage(PassageKind.ROUND, 1)
    sheet.begin_pencil(2)
    for table in sheet.findChildren(QTableView):
        parts = [table, *table.findChildren(QWidget)]
        assert all(part.focusPolicy() is Qt.FocusPolicy.NoFocus for part in parts if part.isVisible())
        assert table.toolTip() == ""


def test_nothing_of_it_is_said_in_a_window_of_its_own(sheet: NoteSheetWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tooltip can open on any monitor."""
    sheet.set_spoken(True)
    asked: list[QEvent] = []

    def viewport_event(_table: QTableView, event: QEvent) -> bool:
        asked.append(event)
        return False

    monkeypatch.setattr(QTableView, "viewportEvent", viewport_event)
    for table in sheet.findChildren(QTableView):
        for kind in (QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
            assert table.viewportEvent(QHelpEvent(kind, QPoint(5, 5), QPoint(5, 5)))
    assert asked == []


def test_the_model_is_sound_for_what_is_heard(sheet: NoteSheetWidget) -> None:
    tester = QAbstractItemModelTester(sheet.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    sheet.set_spoken(True)
    for page in (OWN, OTHER, None, replace(OWN, rounds=(FIRST,)), OTHER):
        sheet.set_page(page)
    assert tester.model() is sheet.model


def test_an_open_card_is_read_out_only_where_that_is_wanted(qtbot: QtBot) -> None:
    card = CodeCardWidget(Team.WHITE)
    qtbot.addWidget(card)
    card.open_with((3, 4, 2))
    assert card.accessibleDescription() == "hidden"
    card.set_spoken(True)
    assert card.accessibleDescription() == "3, 4, 2"
    card.close()
    assert card.accessibleDescription() == "hidden"
    card.open_with((1, 2, 3))
    card.set_spoken(False)
    assert card.accessibleDescription() == "hidden"


def test_words_behind_the_film_are_read_out_only_where_that_is_wanted(qtbot: QtBot) -> None:
    film = FilmWidget(Team.WHITE)
    qtbot.addWidget(film)
    film.set_words(("ONE", "TWO", "THREE", "FOUR"))
    assert film.accessibleDescription() == "hidden"
    film.set_spoken(True)
    assert film.accessibleDescription() == "ONE, TWO, THREE, FOUR"
    film.forget()
    assert film.accessibleDescription() == "no cards"
