"""The clues on a team's tray with both teams' digits as they are read, and the right ones once the card has turned.

From then on each digit is marked: right with a tick, wrong in iron and broken in shape, as at the table.

All of it is public, or the own team's locked guess on its own screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.clue_rows import CLUES, ClueRowsWidget
from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.materials import Depth
from decrypto_qt.widgets.motion import ARRIVAL_U, arrival
from decrypto_qt.widgets.shapes import crack_path, inset, round_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.tiles import TileState, paint_tile
from decrypto_qt.widgets.type import Across, TypeRole, draw_line, font

Digits = tuple[int | None, int | None, int | None]
NONE: Digits = (None, None, None)

_TILE_U = 58.0
_PITCH_U = 84.0


class RevealRowsWidget(ClueRowsWidget):
    """Three clues; at the end of each row White's digit, Black's digit and the right one, as far as they are read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without clues and digits."""
        super().__init__(parent)
        self._digits: dict[Team, Digits] = {Team.WHITE: NONE, Team.BLACK: NONE}
        self._code: Digits = NONE
        self._reduced_motion = False
        self._arriving: frozenset[Team | None] = frozenset()
        self._arrival = arrival(self, self.update)

    def set_digits(self, white: Sequence[int | None], black: Sequence[int | None], code: Sequence[int | None]) -> None:
        """Set the digits; `None` where one has not been read, or where nobody guessed."""
        before = self._columns()
        first, second, third = white
        self._digits[Team.WHITE] = (first, second, third)
        first, second, third = black
        self._digits[Team.BLACK] = (first, second, third)
        first, second, third = code
        self._code = (first, second, third)
        now = self._columns()
        if now == before:
            return
        self._arrival.finish()
        self._arriving = frozenset(one for one in now if any(now[one]) and not any(before[one]))
        if self._arriving and not self._reduced_motion and self.isVisible():
            self._arrival.start()
        self.update()

    def _columns(self) -> dict[Team | None, Digits]:
        """White's digits, Black's, and the right ones."""
        return {Team.WHITE: self._digits[Team.WHITE], Team.BLACK: self._digits[Team.BLACK], None: self._code}

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let digits stand there at once."""
        self._reduced_motion = reduced
        if reduced:
            self._arrival.finish()

    @override
    def clue_width(self) -> float:
        columns = sum(any(digits) for digits in (*self._digits.values(), self._code))
        return max(1.0, self.face_rect().width() - (columns * _PITCH_U + 24) * self.unit)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rows(painter)
        for row in range(CLUES):
            self._paint_digits(painter, row)
        painter.end()

    def _paint_digits(self, painter: QPainter, row: int) -> None:
        u, place = self.unit, self.row_rect(row)
        size = min(_TILE_U * u, place.height() - 10 * u)
        right = place.right()
        if any(self._code):
            painter.save()
            self._lift(painter, None)
            self._paint_code(painter, QRectF(right - size, place.center().y() - size / 2, size, size), row)
            painter.restore()
            right -= _PITCH_U * u
        for team in (Team.BLACK, Team.WHITE):
            digits = self._digits[team]
            if not any(digits):
                continue
            digit = digits[row]
            top = place.center().y() - (size + Depth.TILE.thickness * u) / 2
            rect = QRectF(right - size, top, size, size)
            if digit is not None:
                painter.save()
                self._lift(painter, team)
                paint_tile(painter, rect, str(digit), team, self.palette_roles, u, state=TileState.REST)
                if self._code[row] is not None:
                    if None in self._arriving:
                        painter.setOpacity(self._arrival.progress)
                    self._paint_mark(painter, rect, team, right=digit == self._code[row])
                painter.restore()
            right -= _PITCH_U * u

    def _lift(self, painter: QPainter, column: Team | None) -> None:
        """Paint above its place, and faintly, what is still being laid down."""
        if column in self._arriving:
            painter.setOpacity(self._arrival.progress)
            painter.translate(0, ARRIVAL_U * self.unit * (self._arrival.progress - 1))

    def _paint_code(self, painter: QPainter, rect: QRectF, row: int) -> None:
        digit = self._code[row]
        palette, u = self.palette_roles, self.unit
        card = rect.adjusted(0, -4 * u, 0, 4 * u)
        painter.fillPath(round_rect(card, Corner.CARD_SMALL * u), palette.chalk.fill.brush(card))
        draw_line(
            painter,
            card,
            "" if digit is None else str(digit),
            font(TypeRole.DISPLAY, 0.7 * rect.height() / u, u),
            palette.chalk.text.color(),
            Across.MIDDLE,
        )

    def _paint_mark(self, painter: QPainter, tile: QRectF, team: Team, *, right: bool) -> None:
        surface, u = self.palette_roles.team(team), self.unit
        size = 30 * u
        badge = QRectF(tile.right() - 0.62 * size, tile.bottom() - 0.62 * size, size, size)
        disc = round_rect(badge, size / 2)
        painter.fillPath(round_rect(inset(badge, -2 * u), size), surface.fill.color())
        if right:
            painter.fillPath(disc, surface.go.fill.brush(badge))
            paint_icon(painter, Icon.TICK, inset(badge, 0.16 * size), surface.go.mark.color())
            return
        painter.fillPath(disc, surface.iron.fill.brush(badge))
        painter.setClipPath(disc)
        pen = QPen(surface.iron.mark.color(), 0.14 * size)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(crack_path(inset(badge, -0.04 * size), 1.2), pen)
