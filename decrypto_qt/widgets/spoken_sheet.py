"""The note sheet for assistive technology: a table that is there to be read out, over paper that is there to be seen.

It paints nothing and takes no press, key or focus. It exists only where a team has chosen to have its secrets read out,
for headphones; without it the sheet tells its name and that it is hidden.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget
from typing_extensions import override


class _UnseenHeader(QHeaderView):
    """The heads of the columns, to be read out only."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class SpokenSheetView(QTableView):
    """A table that is heard and not seen."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget) -> None:
        """Make it, out of sight.

        Args:
            model: The sheet's table.
            parent: The sheet.
        """
        super().__init__(parent)
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        header = _UnseenHeader(Qt.Orientation.Horizontal, self)
        header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalHeader(header)
        self.verticalHeader().hide()
        for part in (self, self.viewport(), header.viewport()):
            part.setAutoFillBackground(False)
        self.setModel(model)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Paint nothing, and show no tooltips: their windows can open on any monitor."""
        if event.type() in (QEvent.Type.Paint, QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
            return True
        return super().viewportEvent(event)
