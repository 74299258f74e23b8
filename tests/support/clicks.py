"""Typed names for pytest-qt's clicks and keys, which have none. No expectations here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot


def click(qtbot: QtBot, widget: QWidget, where: QPoint | None = None) -> None:
    """Click on a widget with the left button."""
    bot: Any = qtbot
    if where is None:
        bot.mouseClick(widget, Qt.MouseButton.LeftButton)
    else:
        bot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)


def press_key(
    qtbot: QtBot,
    widget: QWidget,
    key: Qt.Key | str,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press and release a key in a widget."""
    bot: Any = qtbot
    bot.keyClick(widget, key, modifiers)
