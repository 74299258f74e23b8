"""Coins on their way to their wells: along an arc, one soft landing each.

Which coins are due, and where from, is told from outside; the board or strip that gets one is told when it sets out and
when it has landed, so that it lies in its well only then.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.motion import COIN_MS, RevealMotion
from decrypto_qt.widgets.tokens import TokenKind, paint_coin

ARC: Final = 0.22
"""How far the arc stands out from the straight way, as a share of it."""

LIFT: Final = 0.28
"""How much larger a coin is at the highest point of its way."""

_ROOM: Final = 2.4
"""The side of a coin's widget in coins: for its shadow, and for the lift."""


@dataclass(frozen=True, slots=True)
class FlyingCoin:
    """A coin that is to go to its well.

    Attributes:
        kind: What it is for.
        ground: On whose surface it comes to lie.
        start: From where, in the page.
        end: The square in which it comes to lie, in the page.
        bring: Told 1 when it sets out and -1 when it has landed: how many more are on their way.
        behind: What it passes behind, in the page: nothing flies over a keyword.
    """

    kind: TokenKind
    ground: Team
    start: QPointF
    end: QRectF
    bring: Callable[[int], object]
    behind: QRectF = field(default_factory=QRectF)


def way_point(start: QPointF, end: QPointF, progress: float) -> QPointF:
    """Where a coin is on its arc from one place to another."""
    across = end - start
    control = (start + end) / 2 + QPointF(across.y(), -abs(across.x()) - abs(across.y()) * 0.2) * ARC
    rest = 1.0 - progress
    return start * (rest * rest) + control * (2 * rest * progress) + end * (progress * progress)


class CoinWidget(LookWidget):
    """One coin above everything else on a page but what it passes behind; presses go through it."""

    def __init__(self, coin: FlyingCoin, page: QWidget) -> None:
        """Lift a coin.

        Args:
            coin: Which, and what it passes behind.
            page: What it flies over.
        """
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._kind, self._ground, self._coin = coin.kind, coin.ground, coin.end.width()
        self._behind = coin.behind.toAlignedRect()
        self._lift = 0.0
        side = math.ceil(self._coin * _ROOM)
        self.resize(side, side)

    def go_to(self, centre: QPointF, lift: float) -> None:
        """Be above a place of the page.

        Args:
            centre: The middle of its face.
            lift: How high, from 0 to 1.
        """
        self._lift = lift
        self.move(round(centre.x() - self.width() / 2), round(centre.y() - self.height() / 2))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, larger the higher it is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self._behind.isEmpty():
            painter.setClipRegion(QRegion(self.rect()) - QRegion(self._behind.translated(-self.pos())))
        painter.translate(QRectF(self.rect()).center())
        painter.scale(1 + LIFT * self._lift, 1 + LIFT * self._lift)
        half = self._coin / 2
        paint_coin(painter, QRectF(-half, -half, self._coin, self._coin), self._kind, self.palette_roles, self._ground)
        painter.end()


class CoinFlights(QObject):
    """All coins that are on their way on one page."""

    def __init__(self, page: QWidget) -> None:
        """Let none fly yet.

        Args:
            page: What they fly over.
        """
        super().__init__(page)
        self._page = page
        self._reduced_motion = False
        self._flights: list[RevealMotion] = []

    @property
    def are_under_way(self) -> bool:
        """Whether any coin has not landed yet."""
        return bool(self._flights)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let coins be in their wells at once."""
        self._reduced_motion = reduced
        if reduced:
            self.finish()

    def fly(self, coins: Sequence[FlyingCoin], *, dark: bool) -> None:
        """Let coins set out; they all take the same time."""
        if self._reduced_motion or not self._page.isVisible():
            return
        for coin in coins:
            self._set_out(coin, dark=dark)

    def finish(self) -> None:
        """Let all coins lie in their wells now."""
        for flight in list(self._flights):
            flight.finish()

    def _set_out(self, coin: FlyingCoin, *, dark: bool) -> None:
        widget = CoinWidget(coin, self._page)
        widget.set_dark(dark)
        motion = RevealMotion(COIN_MS, self)
        motion.valueChanged.connect(partial(_move, widget, coin))
        motion.finished.connect(partial(self._landed, motion, widget, coin))
        self._flights.append(motion)
        coin.bring(1)
        _move(widget, coin, 0.0)
        widget.show()
        widget.raise_()
        motion.start()

    def _landed(self, motion: RevealMotion, widget: CoinWidget, coin: FlyingCoin) -> None:
        self._flights.remove(motion)
        widget.hide()
        widget.deleteLater()
        motion.deleteLater()
        coin.bring(-1)


def _move(widget: CoinWidget, coin: FlyingCoin, progress: object) -> None:
    share = float(progress) if isinstance(progress, (int, float)) else 1.0
    widget.go_to(way_point(coin.start, coin.end.center(), share), math.sin(math.pi * min(1.0, share)))
