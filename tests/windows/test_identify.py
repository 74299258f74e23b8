"""Every monitor shows its number for some seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.identify import IdentifyWidget
from decrypto_qt.windows.identify import Identify, IdentifyLabel, numbered
from decrypto_qt.windows.monitors import Monitors
from tests.support.clicks import click
from tests.support.look import bundled_fonts, picture
from tests.support.offscreen import Monitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


def begun(qtbot: QtBot) -> tuple[Monitors, Identify]:
    monitors = Monitors()
    identify = Identify(monitors, monitors)
    first = monitors.snapshot()[0]
    identify.begin({first.key: IdentifyLabel(Team.WHITE, "White", "the Foxes")})
    return monitors, identify


def test_each_monitor_is_filled_by_its_number(screens: Callable[..., None], qtbot: QtBot) -> None:
    screens(Monitor("A", x=1280), Monitor("B", width=1280, height=720))
    monitors, identify = begun(qtbot)
    rectangles = {
        overlay.windowHandle().screen().name(): overlay.windowHandle().geometry() for overlay in identify.overlays
    }
    assert rectangles == {"A": QRect(1280, 0, 1920, 1080), "B": QRect(0, 0, 1280, 720)}
    assert [overlay.accessibleName() for overlay in identify.overlays] == ["2: White", "1: "]
    assert "1280 × 720" in identify.overlays[1].accessibleDescription()
    assert sorted(numbered(monitors.snapshot()).values()) == [1, 2]
    for overlay in identify.overlays:
        flags = overlay.windowHandle().flags()
        assert flags & Qt.WindowType.WindowDoesNotAcceptFocus
        assert flags & Qt.WindowType.WindowStaysOnTopHint
    identify.end()


def test_words_stand_in_the_middle_beside_the_number_however_few_there_are(qtbot: QtBot) -> None:
    bundled_fonts()
    widget = IdentifyWidget()
    qtbot.addWidget(widget)
    widget.resize(960, 540)
    grounds = picture(widget).copy(500, 0, 460, 540)
    for said in (("", "", "LEFT"), ("Table", "", "LEFT"), ("Table", "All", "LEFT"), ("", "All", "LEFT")):
        widget.set_title(said[0])
        widget.set_name(said[1])
        widget.set_lines(said[2])
        shown = picture(widget).copy(500, 0, 460, 540)
        inked = [y for y in range(540) if any(shown.pixel(x, y) != grounds.pixel(x, y) for x in range(0, 460, 2))]
        assert inked
        assert abs((inked[0] + inked[-1]) / 2 - 270) <= 4, said


def test_a_click_ends_it(screens: Callable[..., None], qtbot: QtBot) -> None:
    _monitors, identify = begun(qtbot)
    shown = identify.overlays
    with qtbot.waitSignal(identify.ended):
        click(qtbot, shown[1])
    assert not any(overlay.isVisible() for overlay in shown)
    assert identify.overlays == ()


class Behind(QDialog):
    """A dialog that the overlays hide, with what keys reached it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())
        super().keyPressEvent(event)


def test_a_key_ends_it_and_reaches_nothing_behind_it(screens: Callable[..., None], qtbot: QtBot) -> None:
    """Escape would otherwise close a dialog that nobody can see, with all that was typed there."""
    dialog = Behind()
    qtbot.addWidget(dialog)
    dialog.show()
    _monitors, identify = begun(qtbot)

    QTest.keyPress(dialog, Qt.Key.Key_Escape)
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    QApplication.sendEvent(dialog, repeat)
    QTest.keyRelease(dialog, Qt.Key.Key_Escape)

    assert identify.overlays == ()
    assert dialog.isVisible()
    assert dialog.keys == []
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.keys == [Qt.Key.Key_Escape]
    assert not dialog.isVisible()


def test_the_key_that_covers_works_while_it_is_shown(screens: Callable[..., None], qtbot: QtBot) -> None:
    dialog = Behind()
    qtbot.addWidget(dialog)
    dialog.show()
    _monitors, identify = begun(qtbot)

    QTest.keyClick(dialog, Qt.Key.Key_F8)

    assert dialog.keys == [Qt.Key.Key_F8]
    assert identify.overlays
    identify.end()
    QTest.keyClick(dialog, Qt.Key.Key_A)
    assert dialog.keys == [Qt.Key.Key_F8, Qt.Key.Key_A]


def test_time_ends_it(screens: Callable[..., None], qtbot: QtBot) -> None:
    _monitors, identify = begun(qtbot)
    with qtbot.waitSignal(identify.ended):
        identify._timer.timeout.emit()
    assert identify.overlays == ()


def test_a_monitor_that_goes_ends_it(screens: Callable[..., None], qtbot: QtBot) -> None:
    _monitors, identify = begun(qtbot)
    with qtbot.waitSignal(identify.ended):
        screens(Monitor("A"))
    QApplication.processEvents()
    assert identify.overlays == ()
