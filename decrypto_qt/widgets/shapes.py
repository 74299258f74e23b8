"""Outlines: white is round, black is cut, the table is a hexagon.

Only geometry and the two emblems; what an outline is filled with is a matter of the palette and the materials.
All paths run clockwise, so that they can be joined with the winding rule.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.palette import Palette

CUT = 0.72
"""Black's cut, as a share of White's radius at the same place."""

_OCTAGON = 1 - 1 / math.sqrt(2)
_HEXAGON_HEIGHT = math.sqrt(3) / 2

CRACK = ((0.0, -0.5), (0.09, -0.25), (-0.09, -0.015), (0.09, 0.23), (0.0, 0.5))
"""The crack of a miscommunication, from top to bottom: across in coin widths, down in coin heights."""


def softened(points: Sequence[QPointF], radius: float) -> QPainterPath:
    """A closed polygon whose points are rounded by a radius (as far as its sides allow)."""
    path = QPainterPath()
    count = len(points)
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % count]
        to_before, to_after = before - corner, after - corner
        one, two = math.hypot(to_before.x(), to_before.y()), math.hypot(to_after.x(), to_after.y())
        cosine = (to_before.x() * to_after.x() + to_before.y() * to_after.y()) / (one * two)
        half = math.acos(max(-1.0, min(1.0, cosine))) / 2
        reach = min(radius / math.tan(half) if half > 0 else 0.0, one / 2, two / 2)
        start = corner + to_before * (reach / one)
        end = corner + to_after * (reach / two)
        if index == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        # A cubic with this share comes closest to the arc that touches both sides.
        share = 4 / 3 * math.tan((math.pi - 2 * half) / 4) * math.tan(half) if reach else 0.0
        path.cubicTo(start + (corner - start) * share, end + (corner - end) * share, end)
    path.closeSubpath()
    return path


def round_rect(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def cut_rect(rect: QRectF, cut: float) -> QPainterPath:
    """A rectangle whose corners are cut at 45 degrees."""
    cut = min(cut, rect.width() / 2, rect.height() / 2)
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    return _polygon(
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )


def team_rect(rect: QRectF, team: Team | None, radius: float) -> QPainterPath:
    """A team's outline of a board, a sheet, a card or a button; the table's own is round like White's."""
    return cut_rect(rect, radius * CUT) if team is Team.BLACK else round_rect(rect, radius)


def tile_path(rect: QRectF, team: Team) -> QPainterPath:
    """A team's tile: a circle or an octagon."""
    if team is Team.BLACK:
        return cut_rect(rect, min(rect.width(), rect.height()) * _OCTAGON)
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def lozenge(centre: QPointF, half: float, soft: float = 0.08) -> QPainterPath:
    """A square on its point.

    Args:
        centre: Its middle.
        half: From the middle to a point, as if the points were sharp.
        soft: The radius of the points, as a share of `half`.
    """
    x, y = centre.x(), centre.y()
    points = [QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)]
    return softened(points, half * soft)


def badge_path(rect: QRectF, team: Team) -> QPainterPath:
    """The outline of an emblem or a slot number: a disc, or a lozenge with softened points, a little larger."""
    if team is Team.BLACK:
        return lozenge(rect.center(), rect.width() / 2 * 1.09)
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def emblem_inner(rect: QRectF, team: Team, soft: float = 0.12) -> QPainterPath:
    """The line of the emblem's inner ring or lozenge, to be stroked; `soft` is for the lozenge's points."""
    if team is Team.BLACK:
        return lozenge(rect.center(), rect.width() / 2 * 0.60, soft)
    half = rect.width() / 2 * 0.53
    path = QPainterPath()
    path.addEllipse(rect.center(), half, half)
    return path


def paint_emblem(
    painter: QPainter,
    rect: QRectF,
    team: Team,
    palette: Palette,
    *,
    ground: Team | None = None,
    filled: bool = True,
) -> None:
    """Paint a team's emblem into a square: disc and ring, or lozenge and lozenge.

    Args:
        painter: The painter.
        rect: The square of the disc; the lozenge's points stand out of it by 9%.
        team: Whose emblem.
        palette: The colours of the room.
        ground: Whose surface it lies on; its outline is strong only where ground and emblem are alike.
        filled: Whether the emblem has its own face, or is drawn in lines alone.
    """
    surface = palette.team(team)
    outline = badge_path(rect, team)
    size = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if filled:
        painter.fillPath(outline, surface.fill.brush(rect))
    if team is Team.WHITE and ground is not Team.BLACK:
        painter.strokePath(outline, QPen(surface.text.color(), max(1.2, size * 0.030)))
    elif team is Team.BLACK and ground is not Team.WHITE:
        painter.strokePath(outline, QPen(surface.line.color(), max(1.0, size * 0.022)))
    pen = QPen(surface.text.color(), max(1.2, size * 0.068))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(emblem_inner(rect, team), pen)
    painter.restore()


def lattice_path(rect: QRectF, team: Team, step: float) -> QPainterPath:
    """The lattice of card backs and covers: the team's outline again and again, to be stroked and clipped.

    Args:
        rect: What has to be covered; the lattice stands out of it.
        team: Circles for White, lozenges for Black.
        step: From one to the next, in pixels.
    """
    path = QPainterPath()
    down = step * (0.45 if team is Team.WHITE else 0.5)
    for row in range(-1, math.ceil(rect.height() / down) + 2):
        for column in range(-1, math.ceil(rect.width() / step) + 2):
            x = rect.left() + step * (column + (0.5 if row % 2 else 0.0))
            y = rect.top() + down * row
            if team is Team.WHITE:
                path.addEllipse(QPointF(x, y), step * 0.30, step * 0.30)
            else:
                path.addPath(lozenge(QPointF(x, y), step * 0.42, 0.12))
    return path


def hexagon(rect: QRectF, soft: float = 0.07) -> QPainterPath:
    """The table's shape and every coin's: a hexagon with a point at the left and at the right.

    Args:
        rect: Its width counts; the height follows and is centred.
        soft: The radius of its points, as a share of its width.
    """
    wide = rect.width()
    high = wide * _HEXAGON_HEIGHT
    x, y = rect.center().x(), rect.center().y()
    points = [
        QPointF(x - wide / 4, y - high / 2),
        QPointF(x + wide / 4, y - high / 2),
        QPointF(x + wide / 2, y),
        QPointF(x + wide / 4, y + high / 2),
        QPointF(x - wide / 4, y + high / 2),
        QPointF(x - wide / 2, y),
    ]
    return softened(points, wide * soft)


def crack_path(rect: QRectF, reach: float = 1.0) -> QPainterPath:
    """The zigzag that splits a coin, to be stroked; `reach` is how much of the coin's height it takes."""
    wide, high = rect.width(), rect.width() * _HEXAGON_HEIGHT
    path = QPainterPath()
    for index, (x, y) in enumerate(CRACK):
        point = rect.center() + QPointF(x * wide, y * high * reach)
        if index == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


@dataclass(frozen=True, slots=True)
class InterceptionMark:
    """A circle and a lozenge that overlap, and what they share."""

    circle: QPainterPath
    lozenge: QPainterPath
    overlap: QPainterPath


def interception_mark(rect: QRectF) -> InterceptionMark:
    """The mark of the interception coin, within the coin's square."""
    wide = rect.width()
    circle = QPainterPath()
    circle.addEllipse(rect.center() + QPointF(-0.135 * wide, 0), 0.215 * wide, 0.215 * wide)
    diamond = lozenge(rect.center() + QPointF(0.155 * wide, 0), 0.235 * wide, 0.10)
    return InterceptionMark(circle, diamond, circle.intersected(diamond))


@dataclass(frozen=True, slots=True)
class CoinHalf:
    """One half of a broken coin, where it came to lie."""

    outline: QPainterPath
    inset: QPainterPath
    """A line that runs along the inside of the outer rim, to be stroked."""
    mark: QPainterPath
    """Half a ring or half a lozenge, to be stroked."""


def broken_coin(rect: QRectF) -> tuple[CoinHalf, CoinHalf]:
    """The halves of the miscommunication coin: split by the crack, shifted by 7% and turned by 4 degrees."""
    wide = rect.width()
    high = wide * _HEXAGON_HEIGHT
    centre = rect.center()
    coin, inset = hexagon(rect), hexagon(rect.adjusted(*_inset(wide * 0.085)))
    ring = QPainterPath()
    ring.addEllipse(centre, 0.22 * wide, 0.22 * wide)
    diamond = lozenge(centre, 0.27 * wide, 0.10)
    crack = [centre + QPointF(x * wide, y * high * 1.2) for x, y in CRACK]
    halves = []
    for side, mark in ((-1, ring), (1, diamond)):
        far = centre.x() + side * wide
        knife = QPainterPath()
        knife.addPolygon(QPolygonF([QPointF(far, crack[0].y()), *crack, QPointF(far, crack[-1].y())]))
        knife.closeSubpath()
        turn = QTransform()
        turn.translate(centre.x() + side * wide * 0.035, centre.y() - side * wide * 0.02)
        turn.rotate(side * 4.0)
        turn.translate(-centre.x(), -centre.y())
        halves.append(
            CoinHalf(
                turn.map(coin.intersected(knife)),
                turn.map(_within(inset, knife)),
                turn.map(_within(mark, knife)),
            )
        )
    return halves[0], halves[1]


def _within(line: QPainterPath, area: QPainterPath) -> QPainterPath:
    """The part of a closed line that lies in an area, as an open line."""
    kept = QPainterPath()
    steps = 160
    inside = False
    # Begin where the line is outside, so that the part inside is one piece.
    start = next((k for k in range(steps) if not area.contains(line.pointAtPercent(k / steps))), 0)
    for k in range(steps + 1):
        point = line.pointAtPercent(((start + k) % steps) / steps)
        now = area.contains(point)
        if now and inside:
            kept.lineTo(point)
        elif now:
            kept.moveTo(point)
        inside = now
    return kept


def _inset(by: float) -> tuple[float, float, float, float]:
    return by, by, -by, -by


def inset(rect: QRectF, by: float) -> QRectF:
    """A rectangle that is smaller by the same amount on each side."""
    return rect.adjusted(*_inset(by))


def extruded(path: QPainterPath, thickness: float) -> QPainterPath:
    """What a thing of this outline covers when its side is seen below it; for outlines widest at half height."""
    bounds = path.boundingRect()
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    whole.addPath(path)
    whole.addPath(path.translated(0, thickness))
    whole.addRect(QRectF(bounds.left(), bounds.center().y(), bounds.width(), thickness))
    return whole


def hairline(color: QColor, width: float) -> QPen:
    """A pen that never gets thinner than one device-independent pixel."""
    return QPen(color, max(1.0, width))


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path
