"""Fingers on what is no button, and presses that come twice: each does one thing, where it was meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, HoldButton
from decrypto_qt.widgets.cover import CoverWidget
from decrypto_qt.widgets.entry_rows import EntryRowsWidget
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from tests.support.alone import touch_screen
from tests.support.look import bundled_fonts

_LINE = SheetLine("clue", 1, 1)
PAGE = SheetPage("Hats", Team.BLACK, (SheetRound(1, (_LINE, _LINE, _LINE)),), 1, ((), (), (), ()), ("", "", "", ""))


class Table(QWidget):
    """Everything beside everything else, and what was done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[object] = []
        self.hold = HoldButton("Hold", "Held", self)
        self.hold.set_face_geometry(QRectF(20, 20, 300, 90))
        self.hold.held.connect(lambda: self.told.append("held"))
        self.sheet = NoteSheetWidget(self)
        self.sheet.set_reduced_motion(True)
        self.sheet.set_unit(0.5)
        self.sheet.setGeometry(0, 150, 800, 260)
        self.sheet.set_page(PAGE)
        self.sheet.side_turned.connect(self.told.append)
        self.sand = SandTimerWidget(lambda: 0.0, self)
        self.sand.set_timer(SandTimer(30))
        self.sand.set_turnable(True)
        self.sand.setGeometry(700, 0, 100, 140)
        self.sand.turned.connect(lambda: self.told.append("turned"))
        self.rows = EntryRowsWidget(2, team=Team.WHITE, routed=True, parent=self)
        self.rows.setGeometry(0, 420, 800, 160)
        self.rows.pressed.connect(lambda: self.told.append(("row", self.rows.at)))
        self.button = ActionButton(ButtonKind.MAIN, "First", self)
        self.button.set_face_geometry(QRectF(350, 20, 300, 90))
        self.button.setObjectName("first")
        self.button.clicked.connect(self._clicked)

    def _clicked(self) -> None:
        self.told.append(self.button.objectName())
        self.button.setObjectName("second")

    def place(self, widget: QWidget, at: QPoint | None = None) -> QPoint:
        return widget.mapTo(self, widget.rect().center() if at is None else at)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    bundled_fonts()
    made = Table()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    return made


def tap(table: Table, spot: QPoint, finger: int = 1, *, with_held: bool = False) -> None:
    """A finger down and up again, while another one may rest elsewhere."""
    for how in ("press", "release"):
        sequence = QTest.touchEvent(table.windowHandle(), touch_screen(), False)
        if with_held:
            sequence.stationary(0)
        (sequence.press if how == "press" else sequence.release)(finger, spot, table.windowHandle())
        sequence.commit()


@pytest.mark.parametrize("with_held", [False, True])
def test_any_finger_turns_the_sheet_and_the_sand_and_chooses_a_row(table: Table, with_held: bool) -> None:
    """Also while another finger holds the code card."""
    if with_held:
        down = QTest.touchEvent(table.windowHandle(), touch_screen(), False)
        down.press(0, table.place(table.hold), table.windowHandle())
        down.commit()
        assert table.told == ["held"]
        table.told.clear()
    tab = table.sheet._tab_rect(Team.WHITE).center().toPoint()
    tap(table, table.place(table.sheet, tab), with_held=with_held)
    tap(table, table.place(table.sand), with_held=with_held)
    tap(table, table.place(table.rows.field(1)), with_held=with_held)
    tap(table, table.place(table.sheet._lines[2]), with_held=with_held)
    assert table.told == [Team.WHITE, "turned", ("row", 1)]
    assert table.sheet.writing == 3
    assert table.hold.is_held is with_held
    if with_held:
        up = QTest.touchEvent(table.windowHandle(), touch_screen(), False)
        up.release(0, table.place(table.hold), table.windowHandle())
        up.commit()
        assert not table.hold.is_held


def test_a_finger_that_slides_off_the_sand_turns_nothing(table: Table) -> None:
    device, window = touch_screen(), table.windowHandle()
    for how, spot in (("press", table.place(table.sand)), ("move", QPoint(20, 590)), ("release", QPoint(20, 590))):
        sequence = QTest.touchEvent(window, device, False)
        getattr(sequence, how)(1, spot, window)
        sequence.commit()
    assert table.told == []


def test_a_double_click_presses_what_lay_there_first(table: Table) -> None:
    spot = table.place(table.button)
    QTest.mouseDClick(table.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert table.told == ["first"]
    QTest.mouseClick(table.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert table.told == ["first", "second"]


def test_the_second_of_two_quick_taps_on_one_spot_counts_no_more(table: Table) -> None:
    spot = table.place(table.button)
    tap(table, spot)
    tap(table, spot)
    assert table.told == ["first"]
    tap(table, spot + QPoint(60, 0))
    assert table.told == ["first", "second"]


def test_what_is_pressed_quickly_on_purpose_counts_twice(table: Table) -> None:
    table.button.repeats = True
    table.button.clicked.disconnect()
    table.button.clicked.connect(lambda: table.told.append("more"))
    spot = table.place(table.button)
    QTest.mouseDClick(table.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    tap(table, spot)
    tap(table, spot)
    assert table.told == ["more"] * 4


@pytest.mark.parametrize("unit", [0.33, 2.0])
def test_buttons_of_a_cover_are_as_large_as_they_are_meant_to_be_at_once(qtbot: QtBot, unit: float) -> None:
    """Told their unit after they were placed, they would be larger than what is painted, and lie over others."""
    bundled_fonts()
    cover = CoverWidget(Team.WHITE)
    qtbot.addWidget(cover)
    cover.set_main("This is ours")
    cover.set_second("Not ours: swap")
    cover.resize(round(1920 * unit), round(1080 * unit))
    cover.set_unit(unit)
    for button in (cover.main_button, cover.second_button):
        assert abs(button.face_rect().height() - 128 * unit) <= 2
