"""Felt, wood and shadows, rendered once per size into pixmaps and kept in a bounded store.

No graphics effects, and nothing here depends on a word, a code or a guess.
"""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.shapes import extruded, hairline, inset, team_rect
from decrypto_qt.widgets.spacing import Corner

_FELT_TILE = 256
_WOOD_CURVES = 26
_SMALL_SIGMA = 2.5
"""The sigma, in pixels, at which blurs are computed before they are drawn larger."""


class Depth(Enum):
    """How a thing stands out: offset and Gaussian sigma of its shadow and its own thickness, in `u`."""

    RECESS = (3.0, 4.0, 0.0)
    TILE = (5.0, 8.0, 7.0)
    PAPER = (8.0, 16.0, 0.0)
    LIFTED = (11.0, 17.0, 0.0)
    BOARD = (12.0, 22.0, 10.0)

    @property
    def offset(self) -> float:
        """How far below the thing its shadow lies."""
        return self.value[0]

    @property
    def sigma(self) -> float:
        """How soft the shadow is."""
        return self.value[1]

    @property
    def thickness(self) -> float:
        """How much of the thing's side is seen."""
        return self.value[2]


class PixmapStore:
    """Rendered pixmaps, the longest unused ones dropped when they take too much memory together."""

    def __init__(self, limit: int) -> None:
        """Make an empty store of at most `limit` bytes."""
        self._limit = limit
        self._used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    @property
    def used(self) -> int:
        """How many bytes are in use."""
        return self._used

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of a key, made now if it is not there."""
        kept = self._pixmaps.get(key)
        if kept is not None:
            self._pixmaps.move_to_end(key)
            return kept
        made = make()
        self._pixmaps[key] = made
        self._used += _size_of(made)
        while self._used > self._limit and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self._used -= _size_of(dropped)
        return made

    def clear(self) -> None:
        """Drop everything."""
        self._pixmaps.clear()
        self._used = 0


def _size_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


STORE = PixmapStore(32 * 1024 * 1024)
"""The one store of all widgets: they run in one thread."""


def ratio(painter: QPainter) -> float:
    """Device pixels to one pixel where a painter paints."""
    return painter.device().devicePixelRatioF()


def new_pixmap(width: float, height: float, dpr: float) -> QPixmap:
    """A clear pixmap of a size in device-independent pixels."""
    pixmap = QPixmap(QSize(max(1, math.ceil(width * dpr)), max(1, math.ceil(height * dpr))))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


# Felt and wood ------------------------------------------------------------------------------------------------------


def paint_felt(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the table's felt; the gradient runs down the rectangle."""
    dpr = ratio(painter)
    tile = STORE.get(("felt", palette.dark, dpr), lambda: _felt_tile(palette, dpr))
    painter.fillRect(rect, palette.felt.brush(rect))
    painter.drawTiledPixmap(rect, tile)


def _felt_tile(palette: Palette, dpr: float) -> QPixmap:
    chance = random.Random(7)
    tile = new_pixmap(_FELT_TILE, _FELT_TILE, dpr)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dark, light = palette.soot.edge.color(), palette.chalk.fill.color()
    for _ in range(700):
        color = QColor(dark if chance.random() < 0.5 else light)
        color.setAlphaF(chance.uniform(0.01, 0.034) * (0.75 if palette.dark else 1.0))
        x, y = chance.uniform(0, _FELT_TILE), chance.uniform(0, _FELT_TILE)
        angle, length = chance.uniform(-0.7, 0.7), chance.uniform(4, 11)
        end = QPointF(math.cos(angle) * length, math.sin(angle) * length)
        painter.setPen(QPen(color, 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        # Strokes that leave the tile come in again at the other side.
        for across in (0, -_FELT_TILE) if x > _FELT_TILE - 12 else (0,):
            for down in (0, -_FELT_TILE if y > 128 else _FELT_TILE) if abs(y - 128) > 116 else (0,):
                start = QPointF(x + across, y + down)
                painter.drawLine(start, start + end)
    painter.end()
    return tile


def paint_wood(painter: QPainter, rect: QRectF, palette: Palette, unit: float) -> None:
    """Paint a board of wood with its grain along the width."""
    dpr = ratio(painter)
    key = ("wood", palette.dark, dpr, round(rect.width()), round(rect.height()), round(unit, 3))
    pixmap = STORE.get(key, lambda: _wood(rect.width(), rect.height(), palette, unit, dpr))
    painter.drawPixmap(rect.topLeft(), pixmap)


def _wood(width: float, height: float, palette: Palette, unit: float, dpr: float) -> QPixmap:
    chance = random.Random(11)
    pixmap = new_pixmap(width, height, dpr)
    whole = QRectF(0, 0, width, height)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(whole.adjusted(0, 0, 1, 1), palette.wood.brush(whole))
    for number in range(_WOOD_CURVES):
        y = height * (number + chance.uniform(0.1, 0.9)) / _WOOD_CURVES
        drift = [chance.uniform(-6, 6) * unit for _ in range(4)]
        curve = QPainterPath(QPointF(-2, y + drift[0]))
        curve.cubicTo(
            QPointF(width * chance.uniform(0.2, 0.4), y + drift[1]),
            QPointF(width * chance.uniform(0.6, 0.8), y + drift[2]),
            QPointF(width + 2, y + drift[3]),
        )
        strength = chance.uniform(0.04, 0.11)
        if palette.dark and chance.random() < 0.35:
            color = palette.ink.color(alpha=strength * 0.4)
        else:
            color = palette.grain.color(alpha=strength * (1.6 if palette.dark else 1.0))
        painter.strokePath(curve, QPen(color, max(1.0, chance.uniform(1.0, 3.2) * unit)))
    painter.end()
    return pixmap


# Shadows ------------------------------------------------------------------------------------------------------------


def paint_shadow(
    painter: QPainter,
    path: QPainterPath,
    depth: Depth,
    palette: Palette,
    unit: float,
    ground: Team | None = None,
) -> None:
    """Paint the shadow that a thing of this outline throws on a team's surface or, without one, on felt and wood.

    The thing itself is painted over it afterwards.
    """
    shade = palette.shade_on(ground)
    color = QColor(shade.color)
    color.setAlphaF(shade.alpha)
    paint_glow(painter, path.translated(0, depth.offset * unit), depth.sigma * unit, color)


def paint_glow(painter: QPainter, path: QPainterPath, sigma: float, color: QColor) -> None:
    """Paint an outline filled with a colour and blurred by a Gaussian of a sigma in pixels."""
    dpr = ratio(painter)
    bounds = path.boundingRect()
    pad = math.ceil(3 * sigma) + 1
    key = ("glow", _outline(path, bounds.topLeft()), round(sigma, 2), color.rgba(), dpr)

    def make() -> QPixmap:
        shape = path.translated(QPointF(pad, pad) - bounds.topLeft())
        return _blurred(shape, bounds.width() + 2 * pad, bounds.height() + 2 * pad, sigma, color, dpr)

    painter.drawPixmap(bounds.topLeft() - QPointF(pad, pad), STORE.get(key, make))


def paint_recess(
    painter: QPainter,
    path: QPainterPath,
    palette: Palette,
    unit: float,
    *,
    offset: float = Depth.RECESS.offset,
    sigma: float = Depth.RECESS.sigma,
    strength: float = 1.0,
) -> None:
    """Paint the inner shadow of a recess of this outline over its floor."""
    dpr = ratio(painter)
    bounds = path.boundingRect()
    color = QColor(palette.shade.color)
    color.setAlphaF(min(1.0, palette.shade.alpha * strength))
    key = ("recess", _outline(path, bounds.topLeft()), offset, sigma, round(unit, 3), color.rgba(), dpr)

    def make() -> QPixmap:
        shape = path.translated(-bounds.topLeft())
        far = 3 * (offset + sigma) * unit + 2
        around = QPainterPath()
        around.setFillRule(Qt.FillRule.OddEvenFill)
        around.addRect(shape.boundingRect().adjusted(-far, -far, far, far))
        around.addPath(shape.translated(0, offset * unit))
        pixmap = _blurred(around, bounds.width(), bounds.height(), sigma * unit, color, dpr)
        cutter = QPainter(pixmap)
        cutter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cutter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        outside = QPainterPath()
        outside.setFillRule(Qt.FillRule.OddEvenFill)
        outside.addRect(shape.boundingRect().adjusted(-2, -2, 2, 2))
        outside.addPath(shape)
        cutter.fillPath(outside, Qt.GlobalColor.black)
        cutter.end()
        return pixmap

    painter.drawPixmap(bounds.topLeft(), STORE.get(key, make))


def paint_slab(
    painter: QPainter,
    path: QPainterPath,
    palette: Palette,
    unit: float,
    *,
    depth: Depth,
    edge: QColor,
    thickness: float | None = None,
    ground: Team | None = None,
) -> None:
    """Paint the shadow and the side of a thing; its face is painted over it afterwards.

    Args:
        painter: The painter.
        path: The face.
        palette: The colours of the room.
        unit: Pixels in one `u`.
        depth: Its shadow and its thickness.
        edge: The colour of its side.
        thickness: Its thickness in `u`, where it is not that of its depth (a pressed tile).
        ground: On whose surface it lies, or on felt or wood.
    """
    thick = (depth.thickness if thickness is None else thickness) * unit
    paint_shadow(painter, path.translated(0, thick), depth, palette, unit, ground)
    if thick > 0:
        painter.fillPath(extruded(path, thick), edge)


def paint_board(
    painter: QPainter, rect: QRectF, team: Team, palette: Palette, unit: float, *, radius_u: float = Corner.BOARD
) -> None:
    """Paint a team's board, a slab in its colour and shape; it may stand out of the window at any side."""
    surface = palette.team(team)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = team_rect(rect, team, radius_u * unit)
    paint_slab(painter, face, palette, unit, depth=Depth.BOARD, edge=surface.edge.color())
    painter.fillPath(face, surface.fill.brush(rect))
    line = hairline(surface.line.color(), 1.5 * unit)
    painter.strokePath(team_rect(inset(rect, line.widthF() / 2), team, radius_u * unit), line)
    painter.restore()


def _outline(path: QPainterPath, origin: QPointF) -> Hashable:
    x, y = origin.x(), origin.y()
    elements = (path.elementAt(index) for index in range(path.elementCount()))
    return tuple((round((e.x - x) * 4), round((e.y - y) * 4)) for e in elements)


def _blurred(path: QPainterPath, width: float, height: float, sigma: float, color: QColor, dpr: float) -> QPixmap:
    """A pixmap of this size with the filled path, blurred; computed small, in 16 bits, and drawn up."""
    shrink = max(1.0, sigma * dpr / _SMALL_SIGMA)
    scale = dpr / shrink
    small_sigma = sigma * scale
    taps = _weights(small_sigma)
    margin = len(taps) // 2 + 1
    size = QSize(math.ceil(width * scale) + 2 * margin, math.ceil(height * scale) + 2 * margin)
    image = QImage(size, QImage.Format.Format_RGBA64_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    painter.scale(scale, scale)
    painter.fillPath(path, QColor(color.red(), color.green(), color.blue()))
    painter.end()
    image = _spread(_spread(image, taps, QPoint(1, 0)), taps, QPoint(0, 1))
    result = new_pixmap(width, height, dpr)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(1 / scale, 1 / scale)
    painter.setOpacity(min(1.0, color.alphaF() / _kept(taps)))
    painter.drawImage(QPointF(-margin, -margin), image)
    painter.end()
    return result


@lru_cache(maxsize=64)
def _kept(taps: tuple[int, ...]) -> float:
    """How much of a full plane is left after it was spread by these weights: each step is rounded down a little."""
    side = 2 * len(taps) + 1
    plane = QImage(QSize(side, side), QImage.Format.Format_RGBA64_Premultiplied)
    plane.fill(Qt.GlobalColor.black)
    plane = _spread(_spread(plane, taps, QPoint(1, 0)), taps, QPoint(0, 1))
    return plane.pixelColor(side // 2, side // 2).alphaF()


def _spread(image: QImage, taps: tuple[int, ...], step: QPoint) -> QImage:
    spread = QImage(image.size(), image.format())
    spread.fill(Qt.GlobalColor.transparent)
    painter = QPainter(spread)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    middle = len(taps) // 2
    for index, weight in enumerate(taps):
        if weight:
            # Qt rounds an opacity to 256ths and then takes 255 of 256 of it, down: this one comes out as weight / 255.
            painter.setOpacity((weight + 1) / 256)
            painter.drawImage(step * (index - middle), image)
    painter.end()
    return spread


def _weights(sigma: float) -> tuple[int, ...]:
    """A Gaussian in 255ths that add up to 255: Qt knows no finer opacity."""
    if sigma < 0.2:
        return (255,)
    reach = math.ceil(3 * sigma)
    raw = [math.exp(-(k * k) / (2 * sigma * sigma)) for k in range(-reach, reach + 1)]
    total = sum(raw)
    weights = [round(value / total * 255) for value in raw]
    weights[reach] += 255 - sum(weights)
    return tuple(weights)
