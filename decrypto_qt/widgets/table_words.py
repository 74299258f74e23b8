"""The words in the table window's tray, the seconds below its sand timer, and the tabs of what stands in the window."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import LookButton
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.motion import SECONDS_LOOK_MS
from decrypto_qt.widgets.shapes import hairline, hexagon, inset, paint_emblem
from decrypto_qt.widgets.tokens import TokenKind, paint_coin
from decrypto_qt.widgets.type import Across, Size, TypeRole, fit

_COIN_U: Final = 72.0


class TableWordsWidget(LookWidget):
    """What happened, in large letters, and a line below it; before them the coins that it brings, or an emblem."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without words."""
        super().__init__(parent)
        self._headline = ""
        self._line = ""
        self._coins: tuple[TokenKind, ...] = ()
        self._team: Team | None = None
        self._scale = 1.0

    @property
    def headline(self) -> str:
        """The large words."""
        return self._headline

    @property
    def line(self) -> str:
        """The line below them."""
        return self._line

    def set_words(
        self, headline: str, line: str = "", coins: Sequence[TokenKind] = (), team: Team | None = None
    ) -> None:
        """Set the words and what stands before them."""
        self._headline, self._line = headline, line
        self._coins, self._team = tuple(coins), team
        self.setAccessibleName(headline)
        self.setAccessibleDescription(line)
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """Set how much larger than usual the letters are tried."""
        self._scale = scale
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(820 * self.unit), round(110 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u, area = self.palette_roles, self.unit, QRectF(self.rect())
        left = area.left()
        coin = min(_COIN_U * u, 0.7 * area.height())
        for number, kind in enumerate(self._coins):
            rect = QRectF(left + number * 0.62 * coin, area.center().y() - coin / 2, coin, coin)
            paint_coin(painter, rect.translated(0, -0.04 * coin), kind, palette)
        if self._coins:
            left += coin * (1 + 0.62 * (len(self._coins) - 1)) + 26 * u
        elif self._team is not None:
            size = 60 * u
            paint_emblem(painter, QRectF(left + 4 * u, area.center().y() - size / 2, size, size), self._team, palette)
            left += size + 30 * u
        width = max(1.0, area.right() - left)
        ink = palette.ink.color()
        sizes = Size.TABLE_HEADLINE
        alone = not self._line  # two lines then have the room of one and the line below it
        head = fit(self._headline, TypeRole.DISPLAY, self._sizes(sizes[:3] if alone else sizes), u, width)
        if head.elided and alone:
            head = fit(self._headline, TypeRole.DISPLAY, self._sizes(sizes), u, width, lines=2, leading=1.0)
        if head.elided:
            head = fit(self._headline, TypeRole.DISPLAY, Size.TABLE_HEADLINE_TWO_LINES, u, width, lines=2, leading=1.0)
        lines = 1 if len(head.lines) > 1 else 2
        line = fit(self._line, TypeRole.MEDIUM, self._sizes(Size.TABLE_LINE), u, width) if self._line else None
        if line is not None and line.elided:
            line = fit(self._line, TypeRole.MEDIUM, Size.TABLE_LINE_SMALL, u, width, lines=lines)
        gap = (22 if line is None or len(line.lines) == 1 else 12) * u
        whole = head.height + ((gap + line.height) if line is not None else 0.0)
        top = area.center().y() - whole / 2
        head.draw(painter, QRectF(left, top, width, head.height), ink)
        if line is not None:
            line.draw(painter, QRectF(left, top + head.height + gap, width, line.height), ink)
        painter.end()

    def _sizes(self, sizes: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(size * self._scale for size in sizes) + (sizes if self._scale > 1 else ())


class SecondsWidget(LookWidget):
    """How many seconds of sand are left; it looks at the clock only while sand falls and somebody can see it."""

    def __init__(self, now: Callable[[], float], parent: QWidget | None = None) -> None:
        """Make it without a timer.

        Args:
            now: The monotonic clock that the timer's moments belong to.
            parent: The widget it lies in.
        """
        super().__init__(parent)
        self._now = now
        self._timer: SandTimer | None = None
        self._text = ""
        self._looks = QTimer(self)
        self._looks.setInterval(SECONDS_LOOK_MS)
        self._looks.timeout.connect(self._look)

    @property
    def text(self) -> str:
        """What it shows."""
        return self._text

    def set_timer(self, timer: SandTimer | None) -> None:
        """Follow a timer; a resting one shows for how long it runs."""
        self._timer = timer
        self._look()

    def retranslate(self) -> None:
        """Show the same in the language that holds now."""
        self._look()

    def _look(self) -> None:
        timer, now = self._timer, self._now()
        running = timer is not None and timer.running(now)
        if running and self.isVisible():
            self._looks.start()
        else:
            self._looks.stop()
        text = ""
        if timer is not None:
            resting = timer.started_at is None and timer.above <= 0
            seconds = timer.duration if resting else timer.remaining(now)
            text = QCoreApplication.translate("SandTimer", "{n} s", "seconds").format(n=math.ceil(seconds))
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.update()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looks.stop()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        fitted = fit(self._text, TypeRole.MEDIUM, Size.TABLE_HINT, self.unit, area.width())
        fitted.draw(painter, area, self.palette_roles.ink.color(), Across.MIDDLE)
        painter.end()


class PageTab(LookButton):
    """A large tab: the table's hexagon or a team's emblem, and a name. The chosen one is raised.

    Signals:
        clicked: it was chosen.
    """

    def __init__(self, owner: Team | None, parent: QWidget | None = None) -> None:
        """Make the tab of the table (`None`) or of a team's screen."""
        super().__init__(parent)
        self._owner = owner
        self.set_team(owner)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    @property
    def owner(self) -> Team | None:
        """Whose page it is the tab of."""
        return self._owner

    def set_label(self, label: str) -> None:
        """Set its name."""
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(400 * self.unit), round(100 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        surface = None if self._owner is None else palette.team(self._owner)
        if self.isChecked():
            fill = palette.paper if surface is None else surface.fill
            edge = palette.rule if surface is None else surface.edge
            face = self._paint_tile(painter, fill, edge, palette.soft if surface is None else surface.line)
            color = palette.ink.color() if surface is None else surface.text.color()
        else:
            face, _ = self._paint_sunk(painter)
            color = palette.ink.color()
        size = min(46 * u, 0.6 * face.height())
        seat = QRectF(face.left() + 26 * u, face.center().y() - size / 2, size, size)
        if self._owner is None:
            painter.fillPath(hexagon(seat), palette.wood.brush(seat))
            painter.strokePath(hexagon(inset(seat, u)), hairline(color, 2.5 * u))
        else:
            ground = self._owner if self.isChecked() else None
            paint_emblem(painter, seat, self._owner, palette, ground=ground)
        area = QRectF(seat.right() + 20 * u, face.top(), face.right() - seat.right() - 40 * u, face.height())
        fit(self.accessibleName(), TypeRole.DISPLAY, Size.TABLE_FOOT, u, area.width()).draw(painter, area, color)
        self._paint_focus(painter)
        painter.end()
