"""A person's hands for the demo: clicks, keys and holding, sent to real windows as Qt would send them.

It goes through everything that mouse and keyboard go through, the key router included, and calls no rule.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def press(widget: QWidget, at: QPointF | None = None) -> None:
    """Press the left button on a widget and keep it down."""
    _mouse(QEvent.Type.MouseButtonPress, widget, at, Qt.MouseButton.LeftButton)


def release(widget: QWidget, at: QPointF | None = None) -> None:
    """Let the left button go."""
    _mouse(QEvent.Type.MouseButtonRelease, widget, at, Qt.MouseButton.NoButton)


def click(widget: QWidget, at: QPointF | None = None) -> None:
    """Click on a widget."""
    press(widget, at)
    release(widget, at)


def key(window: QWidget, which: Qt.Key, text: str = "") -> None:
    """Press and release a key in a window that has the keyboard."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(window, QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, text))


def type_text(window: QWidget, text: str) -> None:
    """Type letters."""
    for letter in text:
        key(window, _key_of(letter), letter)


def _key_of(letter: str) -> Qt.Key:
    capital = letter.upper()
    if len(capital) == 1 and capital.isascii() and (capital.isalnum() or capital == " "):
        return Qt.Key(ord(capital))
    return Qt.Key.Key_unknown


def _mouse(kind: QEvent.Type, widget: QWidget, at: QPointF | None, held: Qt.MouseButton) -> None:
    place = QPointF(widget.rect().center()) if at is None else at
    event = QMouseEvent(
        kind,
        place,
        widget.mapTo(widget.window(), place),
        widget.mapToGlobal(place),
        Qt.MouseButton.LeftButton,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)
