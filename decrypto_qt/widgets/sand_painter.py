"""How a sand timer is painted: caps, posts, two bulbs, the sand in them, and the mark of sand that has run out.

Everything is asked for with plain values and painted at once; what does not change is kept as pictures. Where the sand
lies is solved in `sand_glass`; what time it is, and who may turn the glass, is the widget's business.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from decrypto_qt.widgets.materials import STORE, Depth, new_pixmap, paint_glow, paint_recess, paint_shadow, ratio
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.sand_glass import BULB, WIDEST, LowerSand, UpperSand, lower_sand, upper_sand
from decrypto_qt.widgets.shapes import round_rect

ASPECT = 0.4345
"""Width of the whole glass for its height."""

CAP = 0.070
"""Height of a cap."""

BULB_HEIGHT = 0.5 - CAP
"""Height of a bulb; caps, posts and bulbs are given for a glass of height 1."""

POST = 0.185
POST_WIDTH = 0.0235

THREAD = 0.014
"""How wide the falling thread is, in heights of a bulb."""

HALO = 0.06
"""How far the light behind a glass that has run out reaches."""

RIM = 0.013
"""How wide its bright rim is."""


def paint_glass(
    painter: QPainter, place: QRectF, palette: Palette, share: float, *, running: bool, spent: bool, now: float
) -> None:
    """Paint a standing glass, as a section through its axis.

    What the sand takes in the picture follows from its volume: in the upper bulb the section of the body that holds
    `share` of all sand below a level surface (hollowed while it runs), in the lower one that of the body that holds
    the rest below a cone. Sand in the thread is on its way and belongs to neither; it is a thousandth of all.

    Args:
        painter: Paints on a widget or a picture.
        place: The whole glass.
        palette: The colours of the room.
        share: The part of all sand that lies above, 0 to 1.
        running: Whether sand falls: then it is hollowed above, and there is a thread.
        spent: Whether it has been turned and has run out.
        now: A clock in seconds, which lets grains fall.
    """
    dpr, size = ratio(painter), place.height()
    if spent:
        _paint_halo(painter, _whole_path(place), size, palette)
    if size >= 100:
        foot = QRectF(place.left(), place.bottom() - CAP * size, place.width(), CAP * size)
        paint_shadow(painter, round_rect(foot, size * 0.02), Depth.TILE, palette, size / 370)
    painter.drawPixmap(place.topLeft(), _layer("back", place, palette, dpr))
    scale = BULB_HEIGHT * size
    neck = place.center()
    upper, lower = upper_sand(share, running=running), lower_sand(1 - share)
    brush = QBrush(_layer("sand", place, palette, dpr))
    brush.setTransform(QTransform.fromTranslate(place.left(), place.top()))
    line = QPen(palette.sand_line.color(), max(1.0, size * 0.0055))
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    above, surface = _upper_paths(upper, scale, neck)
    below, slope = _lower_paths(lower, scale, neck)
    painter.fillPath(below, brush)
    painter.fillPath(above, brush)
    if running:
        _paint_thread(painter, palette, lower, scale, neck, now)
    # The line lies inside the sand, so that what is drawn is no more than there is.
    inside = QPointF(0, line.widthF() * 0.58)
    painter.strokePath(surface.translated(inside), line)
    painter.strokePath(slope.translated(inside), line)
    painter.drawPixmap(place.topLeft(), _layer("face", place, palette, dpr))


def _paint_thread(
    painter: QPainter, palette: Palette, lower: LowerSand, scale: float, neck: QPointF, now: float
) -> None:
    width = max(1.0, scale * THREAD)
    top, bottom = neck.y() - scale * 0.03, neck.y() + scale * (1 - lower.top)
    painter.fillRect(QRectF(neck.x() - width / 2, top, width, bottom - top), palette.sand.color())
    # A few lighter grains show that it falls.
    step = scale * 0.11
    drop = (now * 2.4 * scale) % step
    grain = palette.sand_line.color(alpha=0.6) if palette.dark else palette.sand_shade.color(alpha=0.55)
    y = top + drop
    while y < bottom - width:
        painter.fillRect(QRectF(neck.x() - width / 2, y, width, width * 1.3), grain)
        y += step


def paint_leaning(
    painter: QPainter, place: QRectF, room: QSizeF, palette: Palette, areas: tuple[float, float], angle: float
) -> None:
    """Paint a glass on its way over: sand stays in its bulb and level with the table.

    Args:
        painter: Paints on a widget or a picture.
        place: The whole glass as it stands.
        room: What there is round it: in a narrow place it is lifted away a little, rather than cut off.
        palette: The colours of the room.
        areas: What the sand in the bulb that stands above, and in the other one, takes in a picture (`sand_areas`).
        angle: How far it leans, in degrees clockwise.
    """
    dpr, centre = ratio(painter), place.center()
    turned = math.radians(angle)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    across = abs(math.cos(turned)), abs(math.sin(turned))
    wide = place.width() * across[0] + place.height() * across[1]
    high = place.width() * across[1] + place.height() * across[0]
    fit = min(1.0, room.width() / wide, room.height() / high)
    painter.translate(centre)
    painter.rotate(angle)
    painter.scale(fit, fit)
    painter.translate(-centre)
    painter.drawPixmap(place.topLeft(), _layer("back", place, palette, dpr))
    scale = BULB_HEIGHT * place.height()
    down = QPointF(math.sin(turned), math.cos(turned))
    sand = palette.sand.color()
    for outline, area in zip(_outlines(), areas, strict=True):
        lying = _lying(outline, area, down)
        if len(lying) > 2:
            polygon = QPolygonF([centre + QPointF(x * scale, y * scale) for x, y in lying])
            path = QPainterPath()
            path.addPolygon(polygon)
            painter.fillPath(path, sand)
    painter.drawPixmap(place.topLeft(), _layer("front", place, palette, dpr))
    painter.restore()


def paint_bar(painter: QPainter, place: QRectF, palette: Palette, share: float, *, spent: bool) -> None:
    """Paint the falling bar that stands for the glass where motion is reduced."""
    outline, trough = _trough(place)
    if spent:
        _paint_halo(painter, outline, place.height(), palette)
    painter.fillPath(outline, palette.box.color())
    paint_recess(painter, outline, palette, place.height() / 370)
    level = QRectF(trough)
    level.setTop(trough.bottom() - trough.height() * share)
    painter.save()
    painter.setClipRect(level)
    painter.fillPath(outline, palette.sand.color())
    painter.restore()
    if 0 < share < 1:
        painter.fillRect(
            QRectF(level.left(), level.top(), level.width(), max(1.0, place.height() * 0.008)),
            palette.sand_line.color(),
        )
    painter.strokePath(outline, QPen(palette.ink.color(alpha=0.6), max(1.0, place.height() * 0.006)))


def _trough(place: QRectF) -> tuple[QPainterPath, QRectF]:
    width = place.width() * 0.5
    trough = QRectF(place.center().x() - width / 2, place.top(), width, place.height())
    radius = min(width, place.height()) * 0.16
    return round_rect(trough, radius), trough


def paint_flash(painter: QPainter, place: QRectF, palette: Palette, strength: float) -> None:
    """Paint the light of sand that has just run out, over the glass.

    Args:
        painter: Paints on a widget or a picture.
        place: The whole glass.
        palette: The colours of the room.
        strength: How bright it is, 0 to 1.
    """
    _paint_halo(painter, _whole_path(place), place.height(), palette, strength)
    painter.fillRect(place, palette.honey.color(alpha=0.45 * strength))
    painter.fillPath(_glass_path(place), palette.chalk.fill.color(alpha=0.9 * strength))


def paint_bar_flash(painter: QPainter, place: QRectF, palette: Palette, strength: float) -> None:
    """Paint the light of sand that has just run out, over the bar that stands for the glass."""
    outline, _ = _trough(place)
    _paint_halo(painter, outline, place.height(), palette, strength)
    painter.fillPath(outline, palette.honey.color(alpha=strength))


def _whole_path(place: QRectF) -> QPainterPath:
    return round_rect(place, place.height() * 0.02)


def _paint_halo(painter: QPainter, outline: QPainterPath, size: float, palette: Palette, strength: float = 1.0) -> None:
    """Light round an outline, and none within: in a bulb it would look like sand."""
    dpr, bounds = ratio(painter), outline.boundingRect()
    margin = math.ceil(HALO * size)
    key = ("sand-halo", round(bounds.width(), 2), round(bounds.height(), 2), palette.dark, dpr)

    def make() -> QPixmap:
        pixmap = new_pixmap(bounds.width() + 2 * margin, bounds.height() + 2 * margin, dpr)
        shape = outline.translated(QPointF(margin, margin) - bounds.topLeft())
        light = QPainter(pixmap)
        light.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_glow(light, shape, HALO * size / 3, palette.dusk.color())
        # A blur is right about how much there is of a bright colour, and less so about the colour.
        light.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        light.fillRect(QRectF(pixmap.rect()), palette.honey.color())
        light.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        light.strokePath(shape, QPen(palette.honey.color(), 2 * max(1.5, RIM * size)))
        light.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        light.fillPath(shape, palette.dusk.color())
        light.end()
        return pixmap

    before = painter.opacity()
    painter.setOpacity(before * strength)
    painter.drawPixmap(bounds.topLeft() - QPointF(margin, margin), STORE.get(key, make))
    painter.setOpacity(before)


# Geometry -------------------------------------------------------------------------------------------------------------


_WALL_HEIGHTS = BULB.heights[::4]
_WALL = tuple(zip(BULB.radii[::4], _WALL_HEIGHTS, strict=True))


def _wall(low: float, high: float) -> list[tuple[float, float]]:
    """Points of the glass from one height above the neck to another: radius, height."""
    inside = _WALL[bisect_right(_WALL_HEIGHTS, low) : bisect_left(_WALL_HEIGHTS, high)]
    return [(BULB.radius(low), low), *inside, (BULB.radius(high), high)]


def _upper_paths(sand: UpperSand, scale: float, neck: QPointF) -> tuple[QPainterPath, QPainterPath]:
    """The sand above, and the line of its surface."""
    body, surface = QPainterPath(), QPainterPath()
    if sand.level <= 0:
        return body, surface
    half = [(sand.edge * step / 16, sand.surface(sand.edge * step / 16)) for step in range(17)]
    mirrored = [*((-radius, height) for radius, height in half[:0:-1]), *half]
    wall = _wall(0.0, sand.level)
    points = [
        *mirrored,
        *reversed(wall),
        *((-radius, height) for radius, height in wall),
    ]
    body.addPolygon(QPolygonF([QPointF(neck.x() + x * scale, neck.y() - y * scale) for x, y in points]))
    body.closeSubpath()
    surface.addPolygon(QPolygonF([QPointF(neck.x() + x * scale, neck.y() - y * scale) for x, y in mirrored]))
    return body, surface


def _lower_paths(sand: LowerSand, scale: float, neck: QPointF) -> tuple[QPainterPath, QPainterPath]:
    """The sand below, and the line of its cone, blunt where the thread falls on it."""
    body, surface = QPainterPath(), QPainterPath()
    if sand.radius <= 0:
        return body, surface
    foot = neck.y() + scale
    cone = [(-sand.radius, sand.contact), (0.0, sand.top), (sand.radius, sand.contact)]
    points = list(cone)
    if sand.contact > 0:
        wall = [(radius, 1 - height) for radius, height in _wall(1 - sand.contact, 1.0)]
        points += [*wall, *((-radius, height) for radius, height in reversed(wall))]
    body.addPolygon(QPolygonF([QPointF(neck.x() + x * scale, foot - y * scale) for x, y in points]))
    body.closeSubpath()
    surface.addPolygon(QPolygonF([QPointF(neck.x() + x * scale, foot - y * scale) for x, y in cone]))
    return body, surface


@lru_cache(maxsize=1)
def _outlines() -> tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...]]:
    """Both bulbs as polygons round the neck, y downwards, in bulb heights."""
    wall = _wall(0.0, 1.0)
    upper = (*((radius, -height) for radius, height in wall), *((-radius, -height) for radius, height in wall[::-1]))
    lower = tuple((x, -y) for x, y in upper)
    return upper, lower


def sand_areas(share: float, *, running: bool) -> tuple[float, float]:
    """The areas that the sand above and below takes in a picture, in squares of a bulb's height."""
    above, _ = _upper_paths(upper_sand(share, running=running), 1.0, QPointF(0, 0))
    below, _ = _lower_paths(lower_sand(1 - share), 1.0, QPointF(0, 0))
    return _area_of(above), _area_of(below)


def _area_of(path: QPainterPath) -> float:
    polygon = path.toFillPolygon()
    return _area([(polygon.at(index).x(), polygon.at(index).y()) for index in range(polygon.count())])


def _area(points: list[tuple[float, float]]) -> float:
    total = 0.0
    for index, (x, y) in enumerate(points):
        before_x, before_y = points[index - 1]
        total += before_x * y - x * before_y
    return abs(total) / 2


def _lying(outline: tuple[tuple[float, float], ...], area: float, down: QPointF) -> list[tuple[float, float]]:
    """The part of an outline that sand of an area fills when it lies level across a direction down."""
    if area <= 0:
        return []
    depths = [x * down.x() + y * down.y() for x, y in outline]
    low, high = min(depths), max(depths)
    for _ in range(16):
        middle = (low + high) / 2
        if _area(_below(outline, depths, middle)) > area:
            low = middle
        else:
            high = middle
    return _below(outline, depths, high)


def _below(outline: tuple[tuple[float, float], ...], depths: list[float], level: float) -> list[tuple[float, float]]:
    kept: list[tuple[float, float]] = []
    for index, (x, y) in enumerate(outline):
        before_x, before_y = outline[index - 1]
        before, depth = depths[index - 1], depths[index]
        if (before >= level) != (depth >= level):
            part = (level - before) / (depth - before)
            kept.append((before_x + (x - before_x) * part, before_y + (y - before_y) * part))
        if depth >= level:
            kept.append((x, y))
    return kept


# Layers that do not change --------------------------------------------------------------------------------------------


def _layer(name: str, place: QRectF, palette: Palette, dpr: float) -> QPixmap:
    size = place.size()
    key = ("sand-timer", name, round(size.width(), 2), round(size.height(), 2), palette.dark, dpr)

    def make() -> QPixmap:
        pixmap = new_pixmap(size.width(), size.height(), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _LAYERS[name](painter, QRectF(0, 0, size.width(), size.height()), palette)
        painter.end()
        return pixmap

    return STORE.get(key, make)


def _glass_path(whole: QRectF) -> QPainterPath:
    scale = BULB_HEIGHT * whole.height()
    path = QPainterPath()
    wall = _wall(0.0, 1.0)
    side = [(radius, height) for radius, height in wall[::-1]] + [(radius, -height) for radius, height in wall[1:]]
    points = [*side, *((-radius, height) for radius, height in side[::-1])]
    path.addPolygon(
        QPolygonF([QPointF(whole.center().x() + x * scale, whole.center().y() - y * scale) for x, y in points])
    )
    path.closeSubpath()
    return path


def _paint_back(painter: QPainter, whole: QRectF, palette: Palette) -> None:
    """Posts, and the glass itself."""
    size = whole.height()
    for side in (-1, 1):
        width = max(1.5, POST_WIDTH * size)
        post = QRectF(
            whole.center().x() + side * POST * size - width / 2, CAP * size * 0.7, width, size - CAP * size * 1.4
        )
        across = QLinearGradient(post.topLeft(), post.topRight())
        across.setColorAt(0.0, palette.turned.color(0.55))
        across.setColorAt(0.4, palette.turned.color(0.0))
        across.setColorAt(1.0, palette.turned.color(0.8))
        painter.fillRect(post, across)
        painter.setPen(QPen(palette.turned.color(1.0).darker(125), max(0.6, size * 0.0022)))
        painter.drawRect(post)
    glass = _glass_path(whole)
    painter.fillPath(glass, palette.sheen.color(alpha=0.10 if palette.dark else 0.42))


def _paint_sand(painter: QPainter, whole: QRectF, palette: Palette) -> None:
    """A sheet of sand, darker at the sides, with grains in it; cut to shape by whoever fills with it."""
    half = WIDEST * BULB_HEIGHT * whole.height()
    centre = whole.center().x()
    across = QLinearGradient(centre - half, 0, centre + half, 0)
    across.setColorAt(0.0, palette.sand_shade.color())
    across.setColorAt(0.28, palette.sand.color())
    across.setColorAt(0.62, palette.sand.color())
    across.setColorAt(1.0, palette.sand_shade.color())
    painter.fillRect(whole, across)
    chance = random.Random(5)
    size = whole.height()
    for _ in range(900):
        x, y = chance.uniform(centre - half, centre + half), chance.uniform(0, size)
        light = chance.random() < 0.4
        color = palette.chalk.fill.color() if light else palette.sand_shade.color()
        color.setAlphaF(chance.uniform(0.10, 0.46))
        grain = max(0.7, size * chance.uniform(0.0016, 0.0036))
        painter.fillRect(QRectF(x, y, grain, grain), color)


def _paint_front(painter: QPainter, whole: QRectF, palette: Palette) -> None:
    """The wall of the glass, which lies outside of what it holds, and the caps."""
    size = whole.height()
    rim = palette.glass.color()
    rim.setAlphaF(0.62)
    glass = _glass_path(whole)
    painter.strokePath(glass, QPen(rim, 2 * max(0.8, size * 0.0042)))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(glass, palette.dusk.color())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    # On whole pixels, and never over what the glass holds.
    high = math.floor(CAP * size * ratio(painter)) / ratio(painter)
    for top in (0.0, size - high):
        cap = QRectF(0, top, whole.width(), high)
        line = max(0.5, size * 0.0016)
        outline = round_rect(cap.adjusted(line / 2, line / 2, -line / 2, -line / 2), size * 0.019)
        painter.fillPath(outline, palette.turned.brush(cap))
        if size >= 100:
            painter.save()
            painter.setClipPath(outline)
            chance = random.Random(3)
            for row in range(6):
                y = cap.top() + cap.height() * (row + 0.6) / 6.4
                grain = palette.turned.color(1.0).darker(120)
                grain.setAlphaF(chance.uniform(0.12, 0.34))
                curve = QPainterPath(QPointF(cap.left(), y))
                sway = cap.height() * 0.06
                curve.cubicTo(
                    QPointF(cap.width() * 0.3, y + chance.uniform(-sway, sway)),
                    QPointF(cap.width() * 0.7, y + chance.uniform(-sway, sway)),
                    QPointF(cap.width(), y + chance.uniform(-sway, sway)),
                )
                painter.strokePath(curve, QPen(grain, max(0.6, size * 0.0028)))
            shine = QLinearGradient(cap.topLeft(), cap.bottomLeft())
            shine.setColorAt(0.0, palette.turned_light.color(alpha=90 / 255))
            shine.setColorAt(0.22, palette.turned_light.color(alpha=0.0))
            shine.setColorAt(0.78, palette.turned_shade.color(alpha=0.0))
            shine.setColorAt(1.0, palette.turned_shade.color(alpha=70 / 255))
            painter.fillPath(outline, shine)
            painter.restore()
        painter.strokePath(outline, QPen(palette.turned.color(1.0).darker(135), line))


def _paint_shine(painter: QPainter, whole: QRectF, palette: Palette) -> None:
    """The light of the window on both bulbs, at their left."""
    scale = BULB_HEIGHT * whole.height()
    neck = whole.center()
    strength = 0.16 if palette.dark else 0.42
    for low, high, up in ((0.36, 0.92, 1.0), (0.50, 0.86, -1.0)):
        outer, inner = [], []
        for step in range(25):
            height = low + (high - low) * step / 24
            radius = BULB.radius(height)
            width = 0.062 * math.sin(math.pi * (0.12 + 0.76 * step / 24)) ** 0.5
            outer.append((-(radius - 0.085), height * up))
            inner.append((-(radius - 0.085 - width), height * up))
        points = [*outer, *reversed(inner)]
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(neck.x() + x * scale, neck.y() - y * scale) for x, y in points]))
        light = QLinearGradient(0, neck.y() - high * up * scale, 0, neck.y() - low * up * scale)
        bright, faint = palette.sheen.color(alpha=strength), palette.sheen.color(alpha=strength * 0.55)
        light.setColorAt(0.0, bright if up > 0 else faint)
        light.setColorAt(1.0, faint if up > 0 else bright)
        painter.fillPath(path, light)


def _paint_face(painter: QPainter, whole: QRectF, palette: Palette) -> None:
    """All that lies before the sand of a glass that stands."""
    _paint_front(painter, whole, palette)
    _paint_shine(painter, whole, palette)


_LAYERS: dict[str, Callable[[QPainter, QRectF, Palette], None]] = {
    "back": _paint_back,
    "sand": _paint_sand,
    "front": _paint_front,
    "face": _paint_face,
}
