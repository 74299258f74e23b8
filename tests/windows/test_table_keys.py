"""The table's fields and the router of keys together: who types at the table is not sent to a team's screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from decrypto_qt.windows.keys import KeyRouter
from decrypto_qt.windows.table_window import TableWindow
from tests.helpers.fonts import load_own_fonts
from tests.support.table_games import Play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Screen(QWidget):
    """A team's screen that notes what it is handed."""

    def __init__(self) -> None:
        super().__init__()
        self.typed = ""

    def handle_key(self, event: QKeyEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self.typed += event.text()
        return True


@pytest.fixture
def screen(qtbot: QtBot, qapp: QApplication) -> Iterator[Screen]:
    """The screen of the team whose turn it is."""
    load_own_fonts()
    made = Screen()
    qtbot.addWidget(made)
    router = KeyRouter(qapp, lambda: made)
    yield made
    qapp.removeEventFilter(router)


def test_the_operator_types_row_after_row(qtbot: QtBot, screen: Screen) -> None:
    play = Play().to_encrypt().encrypt((4, 2, 1), (4, 3, 2))
    window = TableWindow(play.session)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    fields = window.page.fields
    QTest.keyClicks(window, "x")
    assert screen.typed == "x", "nobody has clicked at the table: the keys are the team's"
    QTest.mouseClick(fields.field(0), Qt.MouseButton.LeftButton)
    for word in ("sun", "moon", "star"):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, word)
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert [entry.text for entry in fields.values()] == ["sun", "moon", "star"]
    assert screen.typed == "x"
    step = window.page.step_button
    assert step is not None
    QTest.mouseClick(step, Qt.MouseButton.LeftButton)
    QTest.keyClicks(window, "y")
    assert screen.typed == "xy"
