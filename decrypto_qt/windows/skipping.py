"""A press while something of the reveal still moves ends that motion, and confirms nothing that lies under it.

Whoever presses then means what is moving, or the step before it: a result must not be skipped by haste.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from decrypto_qt.widgets.motion import finish_reveal

_PRESSES: Final = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin, QEvent.Type.KeyPress}
)
_CONFIRMING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select})


def ends_motion(watched: QObject, event: QEvent) -> bool:
    """End the motion of the reveal at a press on a widget or a key, wherever it is.

    Returns:
        Whether there was any and the press would have confirmed something; it is used up then. All else, to cover or
        to pause above all, goes on to do what it does.
    """
    if event.type() not in _PRESSES:
        return False
    # A key comes to a window first, and is routed from there; what a press is on only its widget knows.
    if not isinstance(watched, QWidget | QWindow if isinstance(event, QKeyEvent) else QWidget):
        return False
    if not finish_reveal(QApplication.topLevelWidgets()):
        return False
    confirms = isinstance(watched, QAbstractButton)
    if isinstance(event, QKeyEvent):
        confirms = Qt.Key(event.key()) in _CONFIRMING
    if confirms:
        event.accept()
    return confirms
