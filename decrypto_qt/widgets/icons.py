"""The icons: stroked paths on a grid of 24, with round ends; no icon font and no emoji.

What an icon means on a control is said by the control's text; an icon never stands alone.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

GRID = 24.0
STROKE = 2.2


class Icon(Enum):
    """Every icon there is."""

    LOCK = auto()
    TICK = auto()
    CROSSED_EYE = auto()
    EYE = auto()
    SILENT = auto()
    MOUSE = auto()
    PENCIL = auto()
    UNDO = auto()
    SWAP = auto()
    PAUSE = auto()
    ARROW = auto()
    HOURGLASS = auto()
    RINGS = auto()
    MORE = auto()


def icon_path(icon: Icon) -> QPainterPath:
    """The icon's path on the grid, to be stroked."""
    return QPainterPath(_path(icon))


def paint_icon(painter: QPainter, icon: Icon, rect: QRectF, color: QColor) -> None:
    """Stroke an icon into the middle of a rectangle, as large as it fits."""
    scale = min(rect.width(), rect.height()) / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-GRID / 2, -GRID / 2)
    pen = QPen(color, STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_path(icon), pen)
    painter.restore()


@cache
def _path(icon: Icon) -> QPainterPath:
    path = QPainterPath()
    _DRAWN[icon](path)
    return path


def _lines(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _circle(path: QPainterPath, x: float, y: float, radius: float) -> None:
    path.addEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))


def _lock(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(4.5, 10.5, 15, 10.5), 2.6, 2.6)
    path.moveTo(8, 10.5)
    path.lineTo(8, 7)
    path.arcTo(QRectF(8, 3, 8, 8), 180, -180)
    path.lineTo(16, 10.5)
    _lines(path, (12, 14.6), (12, 16.8))


def _tick(path: QPainterPath) -> None:
    _lines(path, (4.5, 13), (9.8, 18.2), (19.8, 6.5))


def _almond(path: QPainterPath) -> None:
    path.moveTo(1.8, 12)
    path.cubicTo(5.6, 4.6, 18.4, 4.6, 22.2, 12)
    path.cubicTo(18.4, 19.4, 5.6, 19.4, 1.8, 12)


def _eye(path: QPainterPath) -> None:
    _almond(path)
    _circle(path, 12, 12, 3.1)


def _crossed_eye(path: QPainterPath) -> None:
    _eye(path)
    _lines(path, (3.4, 20.6), (20.6, 3.4))


def _silent(path: QPainterPath) -> None:
    path.moveTo(6, 4)
    path.lineTo(18, 4)
    path.quadTo(21.4, 4, 21.4, 7.2)
    path.lineTo(21.4, 13)
    path.quadTo(21.4, 16.2, 18, 16.2)
    path.lineTo(12.4, 16.2)
    path.lineTo(7.6, 20.8)
    path.lineTo(7.6, 16.2)
    path.lineTo(6, 16.2)
    path.quadTo(2.6, 16.2, 2.6, 13)
    path.lineTo(2.6, 7.2)
    path.quadTo(2.6, 4, 6, 4)
    path.closeSubpath()
    _lines(path, (8, 10.1), (16, 10.1))


def _mouse(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(5.6, 2.4, 12.8, 19.2), 6.4, 6.4)
    _lines(path, (12, 2.4), (12, 9.6))
    _lines(path, (5.6, 9.6), (18.4, 9.6))


def _pencil(path: QPainterPath) -> None:
    _lines(path, (3.6, 20.4), (5, 15.2), (16.2, 4), (20, 7.8), (8.8, 19), (3.6, 20.4))
    _lines(path, (13.4, 6.8), (17.2, 10.6))


def _undo(path: QPainterPath) -> None:
    _lines(path, (8.4, 4.2), (3.8, 8.8), (8.4, 13.4))
    path.moveTo(3.8, 8.8)
    path.lineTo(14.6, 8.8)
    path.arcTo(QRectF(9.2, 8.8, 11, 11), 90, -180)
    path.lineTo(10.2, 19.8)


def _swap(path: QPainterPath) -> None:
    _lines(path, (3.4, 8), (20.2, 8), (16, 3.8))
    _lines(path, (20.6, 16), (3.8, 16), (8, 20.2))


def _pause(path: QPainterPath) -> None:
    _lines(path, (8, 4.6), (8, 19.4))
    _lines(path, (16, 4.6), (16, 19.4))


def _arrow(path: QPainterPath) -> None:
    _lines(path, (3.2, 12), (20.6, 12))
    _lines(path, (13.8, 5.2), (20.6, 12), (13.8, 18.8))


def _hourglass(path: QPainterPath) -> None:
    _lines(path, (5, 3), (19, 3))
    _lines(path, (5, 21), (19, 21))
    path.moveTo(7, 3)
    path.cubicTo(7, 8.4, 11.2, 9.6, 11.2, 12)
    path.cubicTo(11.2, 14.4, 7, 15.6, 7, 21)
    path.moveTo(17, 3)
    path.cubicTo(17, 8.4, 12.8, 9.6, 12.8, 12)
    path.cubicTo(12.8, 14.4, 17, 15.6, 17, 21)


def _rings(path: QPainterPath) -> None:
    _circle(path, 12, 12, 9.6)
    _circle(path, 12, 12, 4.2)


def _more(path: QPainterPath) -> None:
    for x in (4.6, 12.0, 19.4):
        _circle(path, x, 12, 1.6)


_DRAWN: dict[Icon, Callable[[QPainterPath], None]] = {
    Icon.LOCK: _lock,
    Icon.TICK: _tick,
    Icon.CROSSED_EYE: _crossed_eye,
    Icon.EYE: _eye,
    Icon.SILENT: _silent,
    Icon.MOUSE: _mouse,
    Icon.PENCIL: _pencil,
    Icon.UNDO: _undo,
    Icon.SWAP: _swap,
    Icon.PAUSE: _pause,
    Icon.ARROW: _arrow,
    Icon.HOURGLASS: _hourglass,
    Icon.RINGS: _rings,
    Icon.MORE: _more,
}
