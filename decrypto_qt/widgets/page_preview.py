"""A page before it is printed: a picture of it on the table. It does not know what is on the page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, paint_shadow
from decrypto_qt.widgets.palette import PRINT
from decrypto_qt.widgets.shapes import hairline, round_rect
from decrypto_qt.widgets.spacing import Corner

_ROOM_U = 14.0
"""Round the paper, for its shadow."""


class PagePreviewWidget(LookWidget):
    """The paper, white until its picture has been painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it with a blank upright page."""
        super().__init__(parent)
        self._picture = QImage()
        self._paper = QSize(210, 297)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def picture(self) -> QImage:
        """What is shown; empty while it is being painted."""
        return self._picture

    @property
    def wanted(self) -> QSize:
        """How many pixels a picture has to fit into."""
        return (self._room().size() * self.devicePixelRatioF()).toSize()

    def set_paper(self, size: QSize) -> None:
        """Set the proportions of the paper, and take the picture away."""
        self._paper = size
        self._picture = QImage()
        self.update()

    def set_picture(self, picture: QImage) -> None:
        """Show a page; its pixels are the device's."""
        self._picture = picture
        self._picture.setDevicePixelRatio(self.devicePixelRatioF())
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(350 * self.unit), round(480 * self.unit))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * self.unit), round(280 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self._room()
        size = self._paper.toSizeF() if self._picture.isNull() else self._picture.deviceIndependentSize()
        if self._picture.isNull():
            size = size * min(room.width() / size.width(), room.height() / size.height())
        paper = QRectF(QPointF(), size)
        paper.moveCenter(room.center())
        paper.moveTopLeft(paper.topLeft().toPoint().toPointF())
        outline = round_rect(paper, Corner.LEAF * self.unit)
        paint_shadow(painter, outline, Depth.PAPER, self.palette_roles, self.unit * 0.6)
        painter.fillPath(outline, PRINT.paper.color())
        if not self._picture.isNull():
            painter.drawImage(paper.topLeft(), self._picture)
        painter.strokePath(outline, hairline(self.palette_roles.soft.color(alpha=0.5), self.unit))
        painter.end()

    def _room(self) -> QRectF:
        by = _ROOM_U * self.unit
        return QRectF(self.rect()).adjusted(by, by, -by, -1.4 * by)
