"""The encryptor's fields: under dots and without digits but while the card is held, and nothing left of them after."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.entry_rows import Entry, EntryKind
from decrypto_qt.widgets.written_rows import WrittenRowsWidget
from tests.support.look import red_pixels

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def rows(qtbot: QtBot) -> WrittenRowsWidget:
    made = WrittenRowsWidget(Team.WHITE, kinds=True)
    qtbot.addWidget(made)
    made.set_leads("First", "Second", "Third")
    made.resize(QSize(960, 240))
    made.set_unit(1.0)
    made.set_face_geometry(QRectF(0, 0, 960, 240))
    with qtbot.waitExposed(made):
        made.show()
    return made


def press(rows: WrittenRowsWidget, key: Qt.Key, text: str = "") -> bool:
    return rows.handle_key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))


def picture(rows: WrittenRowsWidget) -> object:
    return rows.grab().toImage()


def test_only_the_length_is_seen_until_the_card_is_held(rows: WrittenRowsWidget) -> None:
    rows.set_value(0, Entry("moth"))
    hidden = picture(rows)
    rows.set_value(0, Entry("wiii"))
    assert picture(rows) == hidden
    rows.open_with((4, 2, 1))
    assert rows.is_open
    shown = picture(rows)
    assert shown != hidden
    rows.set_value(0, Entry("moth"))
    assert picture(rows) != shown
    rows.cover_up()
    assert picture(rows) == hidden


def test_the_digits_are_seen_only_while_the_card_is_held_and_in_red(rows: WrittenRowsWidget) -> None:
    empty = picture(rows)
    assert red_pixels(rows.grab().toImage()) == 0
    rows.open_with((4, 2, 1))
    first = picture(rows)
    assert red_pixels(rows.grab().toImage()) > 0
    rows.open_with((3, 2, 1))
    assert picture(rows) != first
    rows.cover_up()
    assert picture(rows) == empty


def test_what_is_composed_is_under_dots_too(rows: WrittenRowsWidget) -> None:
    rows.set_current(True)
    for composed in ("čé", "ww"):
        rows.field(0).take(QInputMethodEvent(composed, []))
        assert rows.field(0)._shown() == ("••", 2)
    rows.field(0).drop_composition()
    assert rows.field(0)._shown() == ("", 0)
    assert rows.field(0).text() == ""


def test_a_locked_row_takes_nothing_any_more(rows: WrittenRowsWidget) -> None:
    assert press(rows, Qt.Key.Key_M, "m")
    rows.field(0).take(QInputMethodEvent("o", []))
    rows.set_locked(0, True)
    assert rows.values()[0] == Entry("m"), "what is only composed is dropped"
    press(rows, Qt.Key.Key_O, "o")
    press(rows, Qt.Key.Key_Backspace)
    committing = QInputMethodEvent("", [])
    committing.setCommitString("ot")
    rows.field(0).take(committing)
    assert rows.values()[0] == Entry("m")
    assert not rows.kind_tile(0).isVisible()
    rows.set_locked(0, False)
    press(rows, Qt.Key.Key_O, "o")
    assert rows.values()[0] == Entry("mo")
    assert rows.kind_tile(0).isVisible()


def test_clearing_forgets_what_was_never_committed(rows: WrittenRowsWidget) -> None:
    press(rows, Qt.Key.Key_M, "m")
    rows.set_value(1, Entry("", EntryKind.ON_PAPER))
    rows.clear()
    assert rows.values() == (Entry(), Entry(), Entry())
    assert not rows.field(0).isUndoAvailable()
    assert rows.missing == 3
