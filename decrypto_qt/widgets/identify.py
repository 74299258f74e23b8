"""What every monitor shows when the players ask which is which: a large number in the owner's shape."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.cover import paint_ground, paint_large_emblem
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, paint_felt, paint_shadow
from decrypto_qt.widgets.shapes import hexagon
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, fit, font


class IdentifyWidget(LookWidget):
    """A monitor's number, whose it is, and how the system calls it. A wooden hexagon on felt is the table's."""

    def __init__(self, owner: Team | None = None, parent: QWidget | None = None) -> None:
        """Make it for a team's monitor, or for the table's."""
        super().__init__(parent)
        self._owner = owner
        self._number = 1
        self._title = ""
        self._name = ""
        self._lines: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_number(self, number: int) -> None:
        """Set the monitor's number."""
        self._number = number
        self._tell()

    def set_title(self, title: str) -> None:
        """Set the large word ("White", "Table")."""
        self._title = title
        self._tell()

    def set_name(self, name: str) -> None:
        """Set the line below the title: the team's name, or what the window is."""
        self._name = name
        self._tell()

    def set_lines(self, *lines: str) -> None:
        """Set model, connector and size."""
        self._lines = lines
        self._tell()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1920 * self.unit), round(1080 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, whole = self.palette_roles, QRectF(self.rect())
        u = min(whole.width() / 1920, whole.height() / 1080)
        upright = whole.height() > whole.width()
        if upright:
            u = min(whole.width() / 1080, whole.height() / 1920)
            size = 0.62 * whole.width()
            shape = QRectF((whole.width() - size) / 2, 0.3 * whole.height() - size / 2, size, size)
            words = QRectF(0.12 * whole.width(), 0.56 * whole.height(), 0.8 * whole.width(), 0.34 * whole.height())
        else:
            size = min(0.7 * whole.height(), 0.42 * whole.width())
            shape = QRectF(0.27 * whole.width() - size / 2, (whole.height() - size) / 2, size, size)
            words = QRectF(0.545 * whole.width(), 0.15 * whole.height(), 0.42 * whole.width(), 0.7 * whole.height())
        if self._owner is None:
            paint_felt(painter, whole, palette)
            outline = hexagon(shape.adjusted(-0.06 * size, 0, 0.06 * size, 0), 0.06)
            paint_shadow(painter, outline, Depth.BOARD, palette, u)
            painter.fillPath(outline, palette.wood.brush(shape))
            painter.strokePath(outline, QPen(palette.ink.color(), 5 * u))
            strong = soft = palette.ink.color()
        else:
            surface = palette.team(self._owner)
            paint_ground(painter, whole, self._owner, palette, u)
            paint_large_emblem(painter, shape, self._owner, palette, u, rim_u=26, inner=False)
            strong, soft = surface.text.color(), surface.soft.color()
        draw_line(painter, shape, str(self._number), font(TypeRole.DISPLAY, 0.58 * size / u, u), strong, Across.MIDDLE)
        title = fit(self._title, TypeRole.DISPLAY, Size.IDENTIFY, u, words.width())
        name = fit(self._name, TypeRole.MEDIUM, Size.IDENTIFY_NAME, u, words.width(), lines=2)
        lines = [fit(line, TypeRole.MEDIUM, Size.IDENTIFY_LINE, u, words.width()) for line in self._lines]
        # What is not said takes no room: the rest stays in the middle, beside the number.
        said = [(title, strong, 0.0), (name, strong, 70 * u), *((line, soft, 40 * u) for line in lines)]
        said = [(block, color, gap) for block, color, gap in said if any(block.lines)]
        high = sum(block.height + gap for block, _, gap in said) - (said[0][2] if said else 0.0)
        top = words.center().y() - high / 2
        for number, (block, color, gap) in enumerate(said):
            top += gap if number else 0.0
            block.draw(painter, QRectF(words.left(), top, words.width(), block.height), color)
            top += block.height
        painter.end()

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._number}: {self._title}")
        self.setAccessibleDescription(" ".join((self._name, *self._lines)).strip())
        self.update()
