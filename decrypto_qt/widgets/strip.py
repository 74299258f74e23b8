"""The strip along the top of a team's board, and the wooden tray along the bottom of a window.

Both hold what is public only.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.kept import KeptPicture
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import paint_glow, paint_recess, paint_wood
from decrypto_qt.widgets.shapes import badge_path, emblem_inner, hairline, paint_emblem
from decrypto_qt.widgets.tokens import Rack, TokenKind, landed, more_coming, paint_rack, place_rect, rack_width
from decrypto_qt.widgets.type import Across, FittedText, Size, TypeRole, cap_height, fit, font, text_width

_EMBLEM_U = 75.0
_SMALL_EMBLEM_U = 53.0
_COIN_U = 52.0
_GAP_U = 28.0
_LIP_U = 12.0


class StripWidget(LookWidget):
    """Emblem, team name, round and phase; at the right the coins of both teams.

    It paints on its board and no board of its own. Its left and right edge are those of what stands on them.
    """

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make the strip of a team's screen, with empty wells."""
        super().__init__(parent)
        self._team = team
        self._name = ""
        self._phase = ""
        self._two_lines = False
        self._tool = 0.0
        self._tokens = {Team.WHITE: (0, 0), Team.BLACK: (0, 0)}
        self._coming = {Team.WHITE: (0, 0), Team.BLACK: (0, 0)}
        self._ringed: tuple[Team, TokenKind] | None = None
        self._due = 1
        self._racks = {Team.WHITE: Rack.BOTH, Team.BLACK: Rack.BOTH}
        self._kept = KeptPicture()

    def set_team(self, team: Team) -> None:
        """Set whose screen it is on."""
        self._team = team
        self.update()

    def set_name(self, name: str) -> None:
        """Set the team's name, as the team wrote it."""
        self._name = name
        self._tell()

    def set_phase(self, phase: str) -> None:
        """Set what stands behind the name: round and phase."""
        self._phase = phase
        self._tell()

    def set_tokens(self, team: Team, interceptions: int, miscommunications: int) -> None:
        """Set how many coins a team has of each kind."""
        self._tokens[team] = (interceptions, miscommunications)
        self.update()

    def add_coming(self, team: Team, kind: TokenKind, by: int) -> None:
        """Say that more coins of a team are on their way, or fewer; they are counted and do not lie there yet."""
        self._coming[team] = more_coming(self._coming[team], kind, by)
        self.update()

    def set_rack(self, team: Team, rack: Rack) -> None:
        """Set which wells a team has; without any its small emblem is not there either."""
        self._racks[team] = rack
        self.update()

    def set_ringed(self, team: Team | None, kind: TokenKind | None = None, due: int = 1) -> None:
        """Ring the wells of a team that are about to be filled, or none."""
        self._ringed = None if team is None or kind is None else (team, kind)
        self._due = due
        self.update()

    def set_two_lines(self, two_lines: bool) -> None:
        """Put the coins on a line of their own, where the window is narrow."""
        self._two_lines = two_lines
        self.updateGeometry()
        self.update()

    def set_tool_room(self, width: float) -> None:
        """Keep a width free for a tile: behind the phase, or on two lines between the coins."""
        if width != self._tool:
            self._tool = width
            self.update()

    def tool_rect(self) -> QRectF:
        """The place that is kept free, in the strip."""
        if self._two_lines:
            half = self.height() / 2
            return QRectF((self.width() - self._tool) / 2, half, self._tool, half)
        return QRectF(self._texts_right() - self._tool, 0.0, self._tool, float(self.height()))

    def _texts_right(self) -> float:
        first = Team.BLACK if self._racks[Team.WHITE] is Rack.NONE else Team.WHITE
        return float(self.width()) if self._two_lines else self._rack(first)[0] - 24 * self.unit

    def coin_rect(self, team: Team, kind: TokenKind, index: int) -> QRectF:
        """Where a coin's face is, for a coin on its way there."""
        left, middle = self._rack(team)
        return place_rect(left + self._rack_inset(), middle, _COIN_U * self.unit, kind, index)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1824 * self.unit), round((180 if self._two_lines else 97) * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        key = (
            *(self._team, self._name, self._phase, self._two_lines, self._tool, self._ringed, self._due),
            *(self._tokens[team] for team in Team),
            *(self._coming[team] for team in Team),
            *(self._racks[team] for team in Team),
            *(self.unit, self.is_dark),
        )
        self._kept.draw(painter, self.size(), key, self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        palette, u = self.palette_roles, self.unit
        high = self.height() / 2 if self._two_lines else float(self.height())
        size = _EMBLEM_U * u
        emblem = QRectF(3 * u, (high - size) / 2, size, size)
        paint_emblem(painter, emblem, self._team, palette, ground=self._team)
        right = self._texts_right() - (self._tool + 16 * u if self._tool and not self._two_lines else 0.0)
        left = emblem.right() + 20 * u
        self._paint_texts(painter, QRectF(left, 0, right - left, high))
        for team in Team:
            if self._racks[team] is not Rack.NONE:
                self._paint_rack(painter, team)

    def _paint_texts(self, painter: QPainter, area: QRectF) -> None:
        surface = self.palette_roles.team(self._team)
        name, phase, gap = self._fitted(area.width())
        name.draw(painter, area, surface.text.color())
        # One baseline for both, though their capitals differ in height.
        lowered = (cap_height(name.face) - cap_height(phase.face)) / 2
        if self._two_lines:
            phase.draw(painter, area, surface.text.color(), Across.RIGHT)
        else:
            rest = area.adjusted(name.width + gap, lowered, 0, lowered)
            phase.draw(painter, rest, surface.text.color())

    def _fitted(self, width: float) -> tuple[FittedText, FittedText, float]:
        u = self.unit
        gap = _GAP_U * u
        for name_size, phase_size in Size.STRIP:
            name_face = font(TypeRole.DISPLAY, name_size, u)
            phase_face = font(TypeRole.MEDIUM, phase_size, u)
            name_wide, phase_wide = text_width(self._name, name_face), text_width(self._phase, phase_face)
            if name_wide + gap + phase_wide <= width:
                return (
                    FittedText((self._name,), name_face, 0.0),
                    FittedText((self._phase,), phase_face, 0.0),
                    gap,
                )
        # The phase is what people have to read: a long name gives way to it, down to a quarter of the place.
        phase = fit(self._phase, TypeRole.MEDIUM, Size.STRIP_PHASE, u, width * 0.72)
        rest = max(1.0, width - gap - phase.width)
        return fit(self._name, TypeRole.DISPLAY, Size.STRIP_NAME, u, rest), phase, gap

    def _rack_inset(self) -> float:
        """From the left of a team's emblem to its first coin."""
        return (_SMALL_EMBLEM_U + 18) * self.unit

    def _rack(self, team: Team) -> tuple[float, float]:
        """Where a team's small emblem begins, and the height on which its coins are centred."""
        u = self.unit
        wide = {
            one: self._rack_inset() + rack_width(_COIN_U * u, rack=self._racks[one], coins=self._tokens[one][0])
            for one in Team
        }
        right = self.width() - wide[Team.BLACK]
        if self._two_lines:
            middle = self.height() * 0.75
            return (0.0 if team is Team.WHITE else right), middle
        middle = self.height() / 2
        return (right if team is Team.BLACK else right - wide[Team.WHITE] - 34 * u), middle

    def _paint_rack(self, painter: QPainter, team: Team) -> None:
        palette, u = self.palette_roles, self.unit
        left, middle = self._rack(team)
        size = _SMALL_EMBLEM_U * u
        paint_emblem(painter, QRectF(left, middle - size / 2, size, size), team, palette, ground=self._team)
        ringed = self._ringed[1] if self._ringed is not None and self._ringed[0] is team else None
        first = left + self._rack_inset()
        paint_rack(
            painter,
            first,
            middle,
            _COIN_U * u,
            landed(self._tokens[team], self._coming[team]),
            palette,
            self._team,
            ringed,
            rack=self._racks[team],
            due=self._due,
        )

    def _tell(self) -> None:
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(self._phase)
        self.update()


class TrayFrame(LookWidget):
    """The wooden tray that holds the controls, with its raised rim at the top."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_tray(painter)
        painter.end()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1920 * self.unit), round(313 * self.unit))

    def lip_height(self) -> float:
        """How high the rim is; controls stand below it."""
        return _LIP_U * self.unit

    def _paint_tray(self, painter: QPainter) -> None:
        palette, u = self.palette_roles, self.unit
        whole = QRectF(self.rect())
        paint_wood(painter, whole, palette, u)
        lip = QRectF(whole.left(), whole.top(), whole.width(), _LIP_U * u)
        light, dark = (0.30, 0.16) if not palette.dark else (0.10, 0.30)
        painter.fillRect(lip, palette.chalk.fill.color(alpha=light))
        painter.fillRect(QRectF(lip.left(), lip.top(), lip.width(), 2 * u), palette.chalk.fill.color(alpha=light))
        below = QRectF(lip.left(), lip.bottom(), lip.width(), 16 * u)
        shade = QLinearGradient(below.topLeft(), below.bottomLeft())
        strong, none = palette.soot.edge.color(alpha=dark + 0.12), palette.soot.edge.color(alpha=0.0)
        shade.setColorAt(0.0, strong)
        shade.setColorAt(0.3, palette.soot.edge.color(alpha=dark * 0.6))
        shade.setColorAt(1.0, none)
        painter.fillRect(below, shade)


class ClosedTrayWidget(TrayFrame):
    """The tray of who has to wait: plain wood, the other team's shape sunk in it, and who controls."""

    def __init__(self, other: Team, parent: QWidget | None = None) -> None:
        """Make a closed tray.

        Args:
            other: The team that controls mouse and keyboard.
            parent: The widget it lies on.
        """
        super().__init__(parent)
        self._other = other
        self._headline = ""
        self._text = ""
        self._kept = KeptPicture()

    @property
    def other(self) -> Team:
        """Which team's shape is sunk into the wood."""
        return self._other

    def set_other(self, other: Team) -> None:
        """Set which team's shape is sunk into the wood."""
        self._other = other
        self.update()

    def set_headline(self, headline: str) -> None:
        """Set the large line: who controls ("Black controls")."""
        self._headline = headline
        self.setAccessibleName(headline)
        self.update()

    def set_text(self, text: str) -> None:
        """Set what stands below the headline."""
        self._text = text
        self.setAccessibleDescription(text)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        key = (self._other, self._headline, self._text, self.unit, self.is_dark)
        self._kept.draw(painter, self.size(), key, self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        self._paint_tray(painter)
        palette, u = self.palette_roles, self.unit
        place = QRectF(self.rect()).adjusted(0, _LIP_U * u, 0, 0)
        size = min(196 * u, 0.68 * place.height())
        words_wide = place.width() - size - 200 * u
        icon = 46 * u
        gap = 34 * u
        headline = fit(self._headline, TypeRole.SEMIBOLD, Size.STRIP_HEADLINE, u, words_wide - icon - 16 * u)
        text = fit(self._text, TypeRole.MEDIUM, Size.STRIP_TEXT, u, words_wide, lines=2) if self._text else None
        wide = max(headline.width + icon + 16 * u, text.width if text else 0.0)
        left = place.center().x() - (size + 64 * u + wide) / 2
        seat = QRectF(left, place.center().y() - size / 2, size, size)
        self._paint_sunk_shape(painter, seat)
        left = seat.right() + 64 * u
        whole = headline.height + ((gap + text.height) if text else 0.0)
        top = place.center().y() - whole / 2
        row = QRectF(left, top, words_wide, headline.height)
        paint_icon(painter, Icon.MOUSE, QRectF(left, row.center().y() - icon / 2, icon, icon), palette.ink.color())
        headline.draw(painter, row.adjusted(icon + 16 * u, 0, 0, 0), palette.ink.color())
        if text:
            text.draw(painter, QRectF(left, row.bottom() + gap, words_wide, text.height), palette.ink.color())

    def _paint_sunk_shape(self, painter: QPainter, seat: QRectF) -> None:
        palette, u = self.palette_roles, self.unit
        outline = badge_path(seat, self._other)
        paint_glow(painter, outline.translated(0, 2 * u), 1.2 * u, palette.chalk.fill.color(alpha=0.35))
        painter.fillPath(outline, palette.well_wood.color())
        paint_recess(painter, outline, palette, u, offset=5, sigma=6)
        inner = emblem_inner(seat, self._other)
        pen = hairline(palette.wood.color(), 0.075 * seat.width())
        painter.strokePath(inner.translated(0, 2 * u), hairline(palette.soot.edge.color(alpha=0.35), pen.widthF()))
        painter.strokePath(inner, pen)


class TrayHeadWidget(LookWidget):
    """What the tray asks for: the headline of the phase, below it who controls and, at the right, a status."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without texts."""
        super().__init__(parent)
        self._headline = ""
        self._control = ""
        self._status = ""
        self._status_icon: Icon | None = None

    def set_headline(self, headline: str) -> None:
        """Set the headline of the phase."""
        self._headline = headline
        self.setAccessibleName(headline)
        self.update()

    def set_control(self, control: str) -> None:
        """Set who controls mouse and keyboard; a mouse stands before it."""
        self._control = control
        self._tell()

    def set_status(self, status: str, icon: Icon | None = None) -> None:
        """Set the small text at the right ("Black is ready"), with its icon."""
        self._status, self._status_icon = status, icon
        self._tell()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(797 * self.unit), round(124 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        share = 0.54 if self._control or self._status else 1.0  # alone it has the whole height to itself
        head = QRectF(area.left(), area.top(), area.width(), area.height() * share)
        self._paint_headline(painter, head)
        row = QRectF(area.left(), head.bottom(), area.width(), area.height() - head.height())
        if self._status:
            used = self._paint_marked(painter, row, self._status, self._status_icon, (38, 34, 30, 28), right=True)
            row.setRight(used - 24 * self.unit)
        self._paint_marked(painter, row, self._control, Icon.MOUSE, (46, 42, 38, 34, 30, 28), right=False)
        painter.end()

    def _paint_headline(self, painter: QPainter, area: QRectF) -> None:
        sizes, lines = (58, 54, 50, 46, 40, 36), 2 if area.height() >= 112 * self.unit else 1
        fitted = fit(
            self._headline,
            TypeRole.DISPLAY,
            sizes,
            self.unit,
            area.width(),
            lines=lines,
            height=area.height(),
            leading=1.0,
        )
        # What hangs below the line is not cut off at the lower edge.
        hangs = area.center().y() + fitted.height / 2 + 0.27 * fitted.face.pixelSize() - self.height()
        area = area.translated(0.0, -max(0.0, hangs))
        fitted.draw(painter, area, self.palette_roles.ink.color())

    def _paint_marked(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        icon: Icon | None,
        sizes_u: tuple[float, ...],
        *,
        right: bool,
    ) -> float:
        """Paint a text with an icon before it; returns where it begins."""
        if not text:
            return area.right() if right else area.left()
        ink, u = self.palette_roles.ink.color(), self.unit
        size = (0.92 * sizes_u[0] if icon else 0.0) * u
        gap = (14 * u) if icon else 0.0
        share = 0.5 if right else 1.0
        wide = area.width() * share - size - gap
        lines = 1 if right else 2
        fitted = fit(text, TypeRole.MEDIUM, sizes_u, u, wide, lines=lines, height=area.height(), leading=1.05)
        left = area.right() - fitted.width - gap - size if right else area.left()
        if icon:
            paint_icon(painter, icon, QRectF(left, area.center().y() - size / 2, size, size), ink)
        fitted.draw(painter, area.adjusted(left - area.left() + size + gap, 0, 0, 0), ink)
        return left

    def _tell(self) -> None:
        self.setAccessibleDescription(" ".join(text for text in (self._control, self._status) if text))
        self.update()
