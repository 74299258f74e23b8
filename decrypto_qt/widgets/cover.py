"""The lid over a team's screen, and the warning to look away.

The lid is the team's colour to all edges and says whose screen it is. It never holds a secret and is never red.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, is_press_key
from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import STORE, Depth, new_pixmap, paint_shadow, ratio
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.sand_flash import SandFlashWidget
from decrypto_qt.widgets.shapes import badge_path, emblem_inner, hairline, inset, lozenge, softened, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import FittedText, Size, TypeRole, cap_height, draw_line, fit, font, text_width

_EYE = 1.16
_EYE_GAP = 0.34
"""The eye before a warning and the gap behind it, in sizes of the warning's letters."""
_LATTICE_U = 88.0
_THIRD_U = 104.0
_FLASH = 0.09
"""How much lights up when the sand has run out, as a share of the shorter side: the emblem lies below it."""
_BUTTONS_END = 0.69
_BUTTONS_END_UPRIGHT = 0.665
"""Where the buttons end: no seat of the tray may lie under them, or a double click would press through."""
_MOVES = {
    Qt.Key.Key_Tab: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Backtab: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
}
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def paint_ground(painter: QPainter, rect: QRectF, team: Team, palette: Palette, unit: float) -> None:
    """Paint a team's colour over a whole window, with the lattice of its outline at 5%."""
    dpr = ratio(painter)
    key = ("lattice", team, palette.dark, dpr, round(unit, 3))
    tile = STORE.get(key, lambda: _lattice_tile(team, palette, unit, dpr))
    painter.fillRect(rect, palette.team(team).fill.brush(rect))
    painter.drawTiledPixmap(rect, tile)


def _lattice_tile(team: Team, palette: Palette, unit: float, dpr: float) -> QPixmap:
    """What repeats in the lattice, in whole device pixels: a window of it takes far too long to stroke."""
    wide = max(8.0, round(_LATTICE_U * unit * dpr) / dpr)
    # Circles touch their neighbours in all six directions; lozenges stand in each other's gaps.
    high = max(8.0, round((math.sqrt(3) if team is Team.WHITE else 1.0) * wide * dpr) / dpr)
    pixmap = new_pixmap(wide, high, dpr)
    path = QPainterPath()
    for x, y in ((0, 0), (wide, 0), (0, high), (wide, high), (wide / 2, high / 2)):
        if team is Team.WHITE:
            path.addEllipse(QPointF(x, y), wide / 2, wide / 2)
        else:
            path.addPath(lozenge(QPointF(x, y), wide * 0.38, 0.12))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, QPen(palette.team(team).text.color(alpha=0.055), max(1.0, 2.4 * unit)))
    painter.end()
    return pixmap


def paint_large_emblem(
    painter: QPainter, rect: QRectF, team: Team, palette: Palette, unit: float, *, rim_u: float, inner: bool = True
) -> None:
    """Paint a team's emblem as large as a screen takes it: with a rim, a thin line within, and the ring.

    Args:
        painter: The painter.
        rect: Its square; the lozenge's points stand out of it.
        team: Whose emblem.
        palette: The colours of the room.
        unit: Pixels in one `u`.
        rim_u: How thick the rim is.
        inner: Whether the ring within is painted, or its place stays free for a number or a sign.
    """
    surface = palette.team(team)
    outline = _large_outline(rect, team)
    paint_shadow(painter, outline, Depth.BOARD, palette, unit, team)
    painter.fillPath(outline, surface.fill.brush(rect))
    if team is Team.BLACK:
        # Soot on soot: the light from above lifts it off its ground.
        light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        light.setColorAt(0.0, surface.text.color(alpha=0.10))
        light.setColorAt(0.8, surface.text.color(alpha=0.0))
        painter.fillPath(outline, light)
    pen = QPen(surface.text.color(), max(1.5, rim_u * unit))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline, pen)
    within = _large_outline(inset(rect, rect.width() * 0.06 + rim_u * unit / 2), team)
    painter.strokePath(within, hairline(surface.line.color(), 1.6 * unit))
    if inner:
        ring = QPen(surface.text.color(), 0.066 * rect.width())
        ring.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(emblem_inner(rect, team, 0.07), ring)


def _large_outline(rect: QRectF, team: Team) -> QPainterPath:
    if team is Team.WHITE:
        return badge_path(rect, team)
    half = rect.width() / 2 * 1.09
    middle = rect.center()
    points = [
        middle + QPointF(0, -half),
        middle + QPointF(half, 0),
        middle + QPointF(0, half),
        middle + QPointF(-half, 0),
    ]
    return softened(points, half * 0.075)


class CoverWidget(LookWidget):
    """The lid: emblem, whose screen it is, two lines, and up to two buttons; above them a third at times.

    Signals:
        main_clicked: The main button was pressed.
        second_clicked: The other button was pressed.
        third_clicked: The button above them was pressed.
    """

    main_clicked = Signal()
    second_clicked = Signal()
    third_clicked = Signal()

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make a lid without buttons."""
        super().__init__(parent)
        self._team = team
        self._name = ""
        self._players = ""
        self._headline = ""
        self._lines: tuple[str, ...] = ()
        self._sand_out = ""
        self.sand_flash = SandFlashWidget(self)
        self._paused = False
        self._main_last = False
        self._main_above = False
        self.main_button = ActionButton(ButtonKind.MAIN, parent=self)
        self.second_button = ActionButton(ButtonKind.TEAM, parent=self)
        self.second_button.set_label_sizes(Size.COVER_BUTTON)
        self.third_button = ActionButton(ButtonKind.TEAM, parent=self)
        self.third_button.set_label_sizes(Size.COVER_BUTTON)
        for button in (self.main_button, self.second_button, self.third_button):
            button.hide()
            # Keys are handed in: with the focus a first key would press it, before anybody saw where keys are.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.main_button.clicked.connect(lambda _checked=False: self.main_clicked.emit())
        self.second_button.clicked.connect(lambda _checked=False: self.second_clicked.emit())
        self.third_button.clicked.connect(lambda _checked=False: self.third_clicked.emit())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.set_team(team)

    @property
    def team(self) -> Team:
        """Whose screen it covers."""
        return self._team

    def set_team(self, team: Team) -> None:
        """Set whose screen it covers."""
        self._team = team
        for button in (self.main_button, self.second_button, self.third_button):
            button.set_team(team)
            button.set_ground(team)
        self.update()

    def set_name(self, name: str, players: str = "") -> None:
        """Set the team's name and, behind it, its players."""
        self._name, self._players = name, players
        self._tell()

    def set_headline(self, headline: str) -> None:
        """Set the large words: whose screen it is, or that the game is paused."""
        self._headline = headline
        self._tell()

    def set_lines(self, *lines: str) -> None:
        """Set the lines below the headline."""
        self._lines = lines
        self._tell()

    def set_sand_out(self, text: str) -> None:
        """Say that the sand has run out, below the headline and as a line of light; empty while it has not."""
        if text != self._sand_out:
            self._sand_out = text
            self.sand_flash.set_out(bool(text))
            self._tell()

    def _all_lines(self) -> tuple[str, ...]:
        """What stands below the headline: no more than two lines, of which the sand is one."""
        return (*self._lines[:1], self._sand_out) if self._sand_out else self._lines

    def set_main(self, label: str, icon: Icon | None = None) -> None:
        """Set the main button; without a label there is none."""
        self._set_button(self.main_button, label, icon)

    def set_second(self, label: str, icon: Icon | None = None) -> None:
        """Set the other button; without a label there is none."""
        self._set_button(self.second_button, label, icon)

    def set_third(self, label: str, icon: Icon | None = None) -> None:
        """Set the button above the others; without a label there is none."""
        self._set_button(self.third_button, label, icon)

    def set_main_last(self, last: bool) -> None:
        """Put the main button where no other cover has a button: a double click must not open that one."""
        self._main_last = last
        self._place_buttons()

    def set_main_above(self, above: bool) -> None:
        """Put a main button that stands alone above the row of the others: what it leads to may have two there."""
        self._main_above = above
        self._place_buttons()
        self.update()

    def set_paused(self, paused: bool) -> None:
        """Show the sign of the pause in the emblem instead of its ring."""
        self._paused = paused
        self._place_buttons()
        self.update()

    # Keys that are handed in ------------------------------------------------------------------------------------------

    @property
    def takes_keys(self) -> bool:
        """Whether there is a button that a key could press."""
        return bool(self._buttons())

    def leave_keys(self) -> None:
        """Forget where keys were: the next one shows it anew."""
        for button in (self.main_button, self.second_button, self.third_button):
            button.set_current(False)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Go from button to button, and press the one with the ring; says whether the key was used.

        The first key only shows where keys are, and a key that is held presses nothing: no cover is lifted by one key.
        """
        buttons = self._buttons()
        way = _MOVES.get(Qt.Key(event.key()), 0)
        if not buttons or not (way or is_press_key(event)) or event.modifiers() & _COMMANDS:
            return False
        if event.type() != QEvent.Type.KeyPress:
            return True
        current = next((button for button in buttons if button.is_current), None)
        if current is None:
            if not event.isAutoRepeat():
                buttons[0].set_current(True)
        elif way:
            self.leave_keys()
            buttons[(buttons.index(current) + way) % len(buttons)].set_current(True)
        else:
            current.handle_key(event)
        return True

    def _buttons(self) -> list[ActionButton]:
        """What can be pressed, in the order of reading."""
        return [button for button in (self.main_button, self.second_button, self.third_button) if button.isVisible()]

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def look_changed(self) -> None:
        self._place_buttons()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        # Where the strip lies on the screen below it, which lights up in the same way.
        self.sand_flash.setGeometry(0, 0, self.width(), round(_FLASH * min(self.width(), self.height())))
        self._place_buttons()
        super().resizeEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self.leave_keys()
        super().hideEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1920 * self.unit), round(1080 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        surface = palette.team(self._team)
        whole = QRectF(self.rect())
        paint_ground(painter, whole, self._team, palette, u)
        frame = inset(whole, 36 * u)
        painter.strokePath(team_rect(frame, self._team, Corner.FRAME * u), hairline(surface.line.color(), 2.5 * u))
        painter.strokePath(
            team_rect(inset(frame, 14 * u), self._team, Corner.FRAME_WITHIN * u),
            hairline(surface.line.color(), 1.2 * u),
        )
        emblem = self._emblem_rect()
        paint_large_emblem(painter, emblem, self._team, palette, u, rim_u=5, inner=not self._paused)
        if self._paused:
            size = emblem.width() * 0.52
            sign = QRectF(emblem.center().x() - size / 2, emblem.center().y() - size / 2, size, size)
            paint_icon(painter, Icon.PAUSE, sign, surface.text.color())
        self._paint_words(painter)
        painter.end()

    def _upright(self) -> bool:
        return self.height() > self.width()

    def _emblem_rect(self) -> QRectF:
        wide, high = float(self.width()), float(self.height())
        if self._upright() and self._paused:
            size = min(0.5 * wide, 0.28 * high)
            return QRectF((wide - size) / 2, 0.33 * high - size / 2, size, size)
        if self._upright():
            share, middle = (0.22, 0.175) if self._has_two_rows() else (0.28, 0.205)
            size = min(0.5 * wide, share * high)
            return QRectF((wide - size) / 2, middle * high - size / 2, size, size)
        size = min(0.37 * wide, 0.655 * high)
        return QRectF(0.25 * wide - size / 2, (high - size) / 2, size, size)

    def _words_rect(self) -> QRectF:
        """Where name, headline and lines may be, above the buttons."""
        wide, high = float(self.width()), float(self.height())
        if self._paused:
            top = self._emblem_rect().bottom() + 60 * self.unit if self._upright() else 0.125 * high
            bottom = 0.875 * high
            if self._is_main_above():
                bottom = self._go_on_rect().top() - 64 * self.unit
            left, right = (0.1, 0.9) if self._upright() else (0.488, 0.943)
            return QRectF(left * wide, top, (right - left) * wide, bottom - top)
        bottom = self._buttons_rect().top() - 44 * self.unit
        if self._has_two_rows():
            bottom -= (_THIRD_U + 28) * self.unit
        if self._upright():
            top = (0.315 if self._has_two_rows() else 0.385) * high
            return QRectF(0.1 * wide, top, 0.8 * wide, bottom - top)
        return QRectF(0.488 * wide, 0.125 * high, 0.455 * wide, bottom - 0.125 * high)

    def _buttons_rect(self) -> QRectF:
        wide, high, u = float(self.width()), float(self.height()), self.unit
        tall = 128 * u
        left, right = (0.1, 0.9) if self._upright() else (0.488, 0.946)
        end = _BUTTONS_END_UPRIGHT if self._upright() else _BUTTONS_END
        return QRectF(left * wide, end * high - tall, (right - left) * wide, tall)

    def _go_on_rect(self) -> QRectF:
        """The button of a pause: below where any other cover has one, for such a cover is there again after it."""
        place, gap = self._buttons_rect(), 28 * self.unit
        return QRectF(place.left(), place.bottom() + gap, min(place.width(), 560 * self.unit), place.height())

    def _is_main_above(self) -> bool:
        alone = self.main_button.isVisibleTo(self) and not self.second_button.isVisibleTo(self)
        return alone and (self._paused or self._main_above)

    def _has_two_rows(self) -> bool:
        """Whether there is a button above the place of the others."""
        return self.third_button.isVisibleTo(self) or self._is_main_above()

    def _place_buttons(self) -> None:
        place, u = self._buttons_rect(), self.unit
        gap = 28 * u
        above = QRectF(place.left(), place.top() - gap - _THIRD_U * u, min(place.width(), 440 * u), _THIRD_U * u)
        self.third_button.set_face_geometry(above)
        if self._is_main_above():
            self.main_button.set_face_geometry(self._go_on_rect() if self._paused else above)
            return
        # `isVisibleTo` says what was asked for, even while the lid itself is hidden.
        second = self.second_button.isVisibleTo(self)
        main = self.main_button.isVisibleTo(self)
        if self._main_last and main and second:
            first = QRectF(place.left(), place.top(), min(560 * u, 0.62 * place.width()), place.height())
            self.second_button.set_face_geometry(first)
            rest = QRectF(place)
            rest.setLeft(first.right() + gap)
            self.main_button.set_face_geometry(rest)
            return
        share = 0.60 if second and main else 1.0
        first = QRectF(place.left(), place.top(), (place.width() - (gap if second else 0)) * share, place.height())
        if main and not second:
            first.setWidth(min(place.width(), 560 * u))
        if main:
            self.main_button.set_face_geometry(first)
        if second:
            rest = QRectF(place)
            if main:
                rest.setLeft(first.right() + gap)
            else:
                rest.setWidth(min(rest.width(), 560 * u))
            self.second_button.set_face_geometry(rest)

    def _set_button(self, button: ActionButton, label: str, icon: Icon | None) -> None:
        if label != button.label:
            # What was ringed was something else.
            self.leave_keys()
        button.set_label(label)
        button.set_icon(icon)
        button.setVisible(bool(label))
        self._place_buttons()

    def _paint_words(self, painter: QPainter) -> None:
        u, surface, area = self.unit, self.palette_roles.team(self._team), self._words_rect()
        text = surface.text.color()
        line_gap, block_gap = 44 * u, 66 * u
        lines = _fitted_lines(self._all_lines(), u, area.width())
        below = sum(fitted.height + 26 * u for fitted in lines)
        name_high = 92 * u if self._name else 0.0
        room = max(100 * u, area.height() - name_high - below - block_gap)
        head = fit(
            self._headline,
            TypeRole.DISPLAY,
            Size.COVER,
            u,
            area.width(),
            lines=4,
            height=room,
            leading=1.02,
        )
        if self._paused:
            # All of it together: just above the button, or in the middle of the height.
            whole = name_high + head.height + (block_gap - line_gap if lines else 0) + below
            free = max(0.0, area.height() - whole)
            area.setTop(area.top() + free * (1.0 if self._is_main_above() else 0.15 if self._upright() else 0.5))
        if self._name:
            self._paint_name(painter, QRectF(area.left(), area.top(), area.width(), 60 * u))
        top = area.top() + name_high
        whole = head.height + (block_gap - line_gap if lines else 0) + below
        if not self._paused:
            top += max(0.0, (area.bottom() - top - whole) * 0.35)
        head.draw(painter, QRectF(area.left(), top, area.width(), head.height), text)
        top += head.height + block_gap
        for fitted in lines:
            fitted.draw(painter, QRectF(area.left(), top, area.width(), fitted.height), text)
            top += fitted.height + 26 * u

    def _paint_name(self, painter: QPainter, row: QRectF) -> None:
        u = self.unit
        name: FittedText = fit(self._name, TypeRole.DISPLAY, Size.COVER_NAME, u, row.width())
        color = self.palette_roles.team(self._team).soft.color()
        name.draw(painter, row, color)
        left = name.width + 42 * u
        face = font(TypeRole.MEDIUM, Size.COVER_OWNER, u)
        if self._players and left + text_width(self._players, face) <= row.width():
            lower = 0.035 * 46 * u
            draw_line(painter, row.adjusted(left, lower, 0, lower), self._players, face, color)

    def _tell(self) -> None:
        self.setAccessibleName(self._headline)
        self.setAccessibleDescription(" ".join((self._name, *self._all_lines())).strip())
        self.update()


def _fitted_lines(lines: tuple[str, ...], unit: float, width: float) -> list[FittedText]:
    """Fit all lines in one size, the largest in which the longest of them takes no more than two rows."""
    fitted: list[FittedText] = []
    for size in Size.COVER_LINE:
        fitted = [fit(line, TypeRole.MEDIUM, (size,), unit, width, lines=2, leading=1.25) for line in lines]
        if not any(block.elided for block in fitted):
            break
    return fitted


class LookAwayWidget(LookWidget):
    """The warning on the felt that somebody has to look away: the crossed eye, large words, two lines below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without words."""
        super().__init__(parent)
        self._headline = ""
        self._text = ""

    def set_headline(self, headline: str) -> None:
        """Set the large words ("Petri, look away")."""
        self._headline = headline
        self.setAccessibleName(headline)
        self.update()

    def set_text(self, text: str) -> None:
        """Set the lines below."""
        self._text = text
        self.setAccessibleDescription(text)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(592 * self.unit), round(380 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, ink, area = self.unit, self.palette_roles.ink.color(), QRectF(self.rect())
        gap = 56 * u
        text = fit(self._text, TypeRole.MEDIUM, Size.LOOK_AWAY_LINE, u, area.width(), lines=2, leading=1.25)
        room = area.height() - text.height - gap
        # Spaces that do not break keep the place of the eye before the first line, however the words fall.
        space = text_width("\N{NO-BREAK SPACE}", font(TypeRole.DISPLAY, 100, u)) / (100 * u)
        held = "\N{NO-BREAK SPACE}" * math.ceil((_EYE + _EYE_GAP) / max(0.05, space))
        sizes = Size.LOOK_AWAY
        head = fit(held + self._headline, TypeRole.DISPLAY, sizes[:3], u, area.width())
        if head.elided:
            # Who it is on the first line, what to do on the second.
            words = held + self._headline.replace(", ", ",\n", 1)
            head = fit(words, TypeRole.DISPLAY, sizes, u, area.width(), lines=2, height=room, leading=1.25)
        if head.elided:
            words = held + self._headline
            head = fit(words, TypeRole.DISPLAY, sizes, u, area.width(), lines=2, height=room, leading=1.25)
        icon = _EYE * head.face.pixelSize()
        whole = head.height + gap + text.height
        top = area.center().y() - whole / 2
        middle = top + cap_height(head.face) / 2
        paint_icon(painter, Icon.CROSSED_EYE, QRectF(area.left(), middle - icon / 2, icon, icon), ink)
        head.draw(painter, QRectF(area.left(), top, area.width(), head.height), ink)
        top += head.height + gap
        text.draw(painter, QRectF(area.left(), top, area.width(), text.height), ink)
        painter.end()
