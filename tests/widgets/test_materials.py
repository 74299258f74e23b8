"""Shadows, felt and wood: made once, kept within bounds, and where they belong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.materials import (
    Depth,
    PixmapStore,
    new_pixmap,
    paint_felt,
    paint_recess,
    paint_shadow,
    paint_wood,
)
from decrypto_qt.widgets.palette import DARK, LIGHT, Palette
from decrypto_qt.widgets.shapes import (
    broken_coin,
    crack_path,
    hexagon,
    interception_mark,
    lozenge,
    team_rect,
    tile_path,
)


def canvas(width: int, height: int, dpr: float = 1.0) -> QImage:
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def alpha(image: QImage, x: float, y: float) -> float:
    dpr = image.devicePixelRatio()
    return image.pixelColor(round(x * dpr), round(y * dpr)).alphaF()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_a_shadow_lies_below_its_thing_and_fades(palette: Palette, dpr: float) -> None:
    image = canvas(400, 400, dpr)
    painter = QPainter(image)
    paint_shadow(painter, team_rect(QRectF(100, 100, 200, 200), Team.WHITE, 20), Depth.PAPER, palette, 1.0)
    painter.end()
    assert alpha(image, 200, 200) == pytest.approx(palette.shade.alpha, abs=0.02)
    # A Gaussian over a straight edge is half as strong there; the edge is the thing's, moved down by the offset.
    edge = 300 + Depth.PAPER.offset
    assert alpha(image, 200, edge) == pytest.approx(palette.shade.alpha / 2, abs=0.04)
    assert alpha(image, 200, edge + Depth.PAPER.sigma) == pytest.approx(palette.shade.alpha * 0.159, abs=0.03)
    assert alpha(image, 200, edge + 3.2 * Depth.PAPER.sigma) < 0.01
    assert alpha(image, 200, 100 - 2 * Depth.PAPER.sigma) < alpha(image, 200, 300 + 2 * Depth.PAPER.sigma - 8)


def test_a_recess_is_dark_at_its_upper_edge_and_nothing_outside() -> None:
    image = canvas(200, 200)
    painter = QPainter(image)
    paint_recess(painter, team_rect(QRectF(50, 50, 100, 100), Team.WHITE, 10), LIGHT, 1.0)
    painter.end()
    assert alpha(image, 100, 51) > 0.15
    assert alpha(image, 100, 100) < 0.02
    assert alpha(image, 100, 148) < alpha(image, 100, 51) / 2
    assert alpha(image, 100, 40) == 0
    assert alpha(image, 160, 100) == 0


def test_pixmaps_are_kept_and_dropped_when_there_are_too_many() -> None:
    made: list[int] = []

    def make(number: int) -> QPixmap:
        made.append(number)
        return new_pixmap(100, 100, 1.0)

    store = PixmapStore(3 * 100 * 100 * 4)
    for number in (1, 2, 3, 1, 4, 1, 2):
        store.get(number, lambda number=number: make(number))  # type: ignore[misc]  # mypy cannot infer such a lambda
    assert made == [1, 2, 3, 4, 2]
    assert store.used <= 3 * 100 * 100 * 4


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_felt_and_wood_are_hardly_noticed(palette: Palette) -> None:
    for paint, role in ((paint_felt, palette.felt), (lambda p, r, c: paint_wood(p, r, c, 1.0), palette.wood)):
        image = canvas(300, 300)
        painter = QPainter(image)
        paint(painter, QRectF(0, 0, 300, 300), palette)
        painter.end()
        for y in range(10, 300, 20):
            bare = role.color(y / 300)
            furthest = max(abs(image.pixelColor(x, y).lightnessF() - bare.lightnessF()) for x in range(5, 295))
            assert furthest < 0.16


def test_white_is_round_and_black_is_cut() -> None:
    rect = QRectF(0, 0, 100, 100)
    white, black = team_rect(rect, Team.WHITE, 34), team_rect(rect, Team.BLACK, 34)
    assert white.contains(QPointF(13, 13))
    assert not black.contains(QPointF(11, 11))
    assert black.contains(QPointF(13, 13))
    assert not white.contains(QPointF(8, 8))
    assert not tile_path(rect, Team.WHITE).contains(QPointF(12, 12))
    assert not tile_path(rect, Team.BLACK).contains(QPointF(14, 14))
    assert tile_path(rect, Team.BLACK).contains(QPointF(16, 16))


def test_points_of_a_lozenge_are_softened() -> None:
    path = lozenge(QPointF(0, 0), 100, 0.1)
    assert not path.contains(QPointF(0, 99))
    assert path.contains(QPointF(0, 90))
    assert path.contains(QPointF(49, 49))
    assert not path.contains(QPointF(51, 51))


def test_coins_tell_their_kind_by_shape() -> None:
    rect = QRectF(0, 0, 100, 100)
    mark = interception_mark(rect)
    assert mark.overlap.contains(QPointF(51, 50))
    assert not mark.overlap.contains(QPointF(30, 50))
    left, right = broken_coin(rect)
    assert left.outline.boundingRect().left() < 5
    assert right.outline.boundingRect().right() > 95
    # The halves do not meet: their gap shows the ground.
    assert left.outline.intersected(right.outline).boundingRect().width() < 5
    assert crack_path(rect).elementCount() == 5
    assert hexagon(rect).boundingRect().width() > hexagon(rect).boundingRect().height()


def test_a_shadow_is_made_once_for_all_things_of_a_size() -> None:
    image = canvas(600, 200)
    painter = QPainter(image)
    for x in (20, 220, 420):
        paint_shadow(painter, tile_path(QRectF(x, 50, 80, 80), Team.BLACK), Depth.TILE, LIGHT, 1.0)
    painter.end()
    assert image.pixelColor(60, 95) == image.pixelColor(260, 95) == image.pixelColor(460, 95)
    assert image.pixelColor(60, 95) != QColor(Qt.GlobalColor.transparent)
