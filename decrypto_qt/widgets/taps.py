"""Lets what answers the mouse be tapped by any finger as well.

Left to itself, Qt makes a mouse of the first finger only: where a team-mate's finger already holds the code card, the
sheet of the other screen would be dead. Buttons have a way of their own (`TouchMixin`): they are held, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object

NOWHERE = QPointF(-1e6, -1e6)
"""Where a finger lets go that was taken away."""

LOST = frozenset(
    {
        QEvent.Type.UngrabMouse,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.Hide,
        QEvent.Type.ParentChange,
    }
)
"""Events after which nobody can be sure that a finger or a button is still there."""


class TapMixin(_Widget):
    """Makes a left button of the first finger on this very widget; goes before the Qt class among the bases."""

    _finger = -1

    def accept_taps(self) -> None:
        """Ask for touches; to be called when the widget is made."""
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @override
    def event(self, event: QEvent) -> bool:
        """Take touches; hidden, nobody's finger is on it any more."""
        if isinstance(event, QTouchEvent):
            return self._tapped(event)
        if event.type() == QEvent.Type.Hide and self._finger >= 0:
            self._finger = -1
            self._mouse(QEvent.Type.MouseButtonRelease, NOWHERE)
        return super().event(event)

    def _tapped(self, event: QTouchEvent) -> bool:
        points = event.points()
        if event.type() == QEvent.Type.TouchBegin:
            if not self.isEnabled() or not points:
                event.ignore()
                return False
            if self._finger < 0:
                self._finger = points[0].id()
                self._mouse(QEvent.Type.MouseButtonPress, points[0].position())
        elif self._finger >= 0:
            ours = next((point for point in points if point.id() == self._finger), None)
            gone = ours is None or event.type() == QEvent.Type.TouchCancel
            if gone or (ours is not None and ours.state() == QEventPoint.State.Released):
                self._finger = -1
                where = NOWHERE if gone or ours is None else ours.position()
                self._mouse(QEvent.Type.MouseButtonRelease, where)
            elif ours is not None and ours.state() == QEventPoint.State.Updated:
                self._mouse(QEvent.Type.MouseMove, ours.position())
        event.accept()
        return True

    def _mouse(self, kind: QEvent.Type, where: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            where,
            self.mapTo(self.window(), where),
            self.mapToGlobal(where),
            none if kind == QEvent.Type.MouseMove else left,
            none if kind == QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        QCoreApplication.sendEvent(self, event)
