"""Digit tiles, and the pad of three rows of them.

The pad knows that a digit serves one clue only; whether a guess is right or complete is not its business.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import KEY_REASONS, RING_GAP_U, TouchMixin, is_press_key, paint_ring
from decrypto_qt.widgets.clue_rows import CLUES, ClueRowsWidget
from decrypto_qt.widgets.look import MARGIN_BELOW_U, MARGIN_U
from decrypto_qt.widgets.materials import Depth, paint_recess, paint_slab
from decrypto_qt.widgets.motion import SWAP_MS
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.shapes import hairline, inset, lozenge, tile_path
from decrypto_qt.widgets.type import Across, TypeRole, draw_line, font

DIGITS = (1, 2, 3, 4)

_TILE_U = 80.0
_PITCH_U = 100.0
_LOW_U = 3.0
_PRESSED_U = 2.0
_MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class TileState(Enum):
    """How a tile lies there."""

    REST = auto()
    CHOSEN = auto()
    IN_USE = auto()
    """Chosen for another clue; choosing it swaps."""
    DISABLED = auto()


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    text: str,
    team: Team,
    palette: Palette,
    unit: float,
    *,
    state: TileState = TileState.REST,
    pressed: bool = False,
    ringed: bool = False,
) -> None:
    """Paint one tile of a team.

    Args:
        painter: The painter.
        rect: The square of its face when it lies at rest; its side and its shadow come below that.
        text: What stands on it: a digit.
        team: Circle or octagon.
        palette: The colours of the room.
        unit: Pixels in one `u`.
        state: How it lies there.
        pressed: Whether a finger is on it.
        ringed: Whether keys act on it.
    """
    surface = palette.team(team)
    full = Depth.TILE.thickness
    thick = full
    if pressed:
        thick = _PRESSED_U
    elif state is TileState.IN_USE:
        thick = _LOW_U
    face = rect.translated(0, (full - thick) * unit)
    path = tile_path(face, team)
    size_u = rect.width() / unit
    digit = font(TypeRole.DISPLAY, 0.59 * size_u, unit)
    if state is TileState.DISABLED:
        painter.fillPath(path, palette.well_wood.color())
        paint_recess(painter, path, palette, unit, strength=0.8)
        draw_line(painter, face, text, digit, palette.ink.color(), Across.MIDDLE)
    elif state is TileState.CHOSEN:
        go = palette.go
        paint_slab(painter, path, palette, unit, depth=Depth.TILE, edge=go.edge.color(), thickness=thick)
        painter.fillPath(path, go.fill.brush(face))
        ring = tile_path(inset(face, 0.075 * face.width()), team)
        painter.strokePath(ring, hairline(go.mark.color(), 3 * unit))
        draw_line(painter, face, text, digit, go.mark.color(), Across.MIDDLE)
    else:
        paint_slab(painter, path, palette, unit, depth=Depth.TILE, edge=surface.edge.color(), thickness=thick)
        painter.fillPath(path, surface.fill.brush(face))
        pen = hairline(surface.line.color(), 1.8 * unit)
        painter.strokePath(tile_path(inset(face, pen.widthF() / 2), team), pen)
        if state is TileState.IN_USE:
            _paint_in_use(painter, face, text, team, surface.soft.color(), unit)
        else:
            draw_line(painter, face, text, digit, surface.text.color(), Across.MIDDLE)
    if ringed:
        around = rect.adjusted(0, full / 2 * unit, 0, full / 2 * unit)
        paint_ring(painter, tile_path(inset(around, -RING_GAP_U * unit), team), palette, unit)


def _paint_in_use(painter: QPainter, face: QRectF, text: str, team: Team, color: QColor, unit: float) -> None:
    thin = font(TypeRole.REGULAR, 0.57 * face.width() / unit, unit)
    draw_line(painter, face, text, thin, color, Across.MIDDLE)
    dot = QPointF(face.center().x(), face.bottom() - 0.15 * face.height())
    half = 0.045 * face.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    if team is Team.BLACK:
        painter.drawPath(lozenge(dot, half * 1.25))
    else:
        painter.drawEllipse(dot, half, half)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class TileButton(TouchMixin, QAbstractButton):
    """The place of one tile, for fingers, pointers and assistive technology; the pad paints it.

    It does not tell whether it is chosen: a guess is a secret until it is read.
    """

    def __init__(self, row: int, digit: int, parent: QWidget) -> None:
        """Make the place of a digit in a row."""
        super().__init__(parent)
        self._row = row
        self.digit = digit
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.accept_touch()
        self.retranslate()

    def retranslate(self) -> None:
        """Name it anew, in the language that holds now."""
        names = (
            QCoreApplication.translate("DigitPad", "first clue: {digit}"),
            QCoreApplication.translate("DigitPad", "second clue: {digit}"),
            QCoreApplication.translate("DigitPad", "third clue: {digit}"),
        )
        self.setAccessibleName(names[self._row].format(digit=self.digit))

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return QRectF(self.rect()).contains(QPointF(pos))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the pad has done it."""


class DigitPadWidget(ClueRowsWidget):
    """Three clues, and four digits by each of them.

    Choosing a digit that another row has swaps the digits of the two rows. The pad is worked by pointer, by finger, or
    with the arrow keys and Enter from a start that is handed in; never with digit keys, which would tell the digit to
    whoever watches the keyboard. Where an arrow would leave the pad the key is not used, so that a window can go on.

    Signals:
        digits_changed: The digits of the three clues, a tuple of three, `None` where there is none yet.
    """

    digits_changed = Signal(object)

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make an empty pad of a team."""
        super().__init__(parent)
        self._team = team
        self._digits: tuple[int | None, ...] = (None,) * CLUES
        self._at = (0, 1)
        self._swapped: tuple[int | None, ...] = self._digits
        self._reduced_motion = False
        self._swap = QVariantAnimation(self, duration=SWAP_MS)
        self._swap.setStartValue(0.0)
        self._swap.setEndValue(1.0)
        self._swap.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._swap.valueChanged.connect(lambda _value: self.update())
        self._swap.finished.connect(self._end_swap)
        self._current = False
        self._focus_by_key = False
        self._tiles = {(row, digit): TileButton(row, digit, self) for row in range(CLUES) for digit in DIGITS}
        for (row, digit), tile in self._tiles.items():
            tile.clicked.connect(lambda _checked=False, row=row, digit=digit: self.choose(row, digit))
            tile.pressed.connect(self.update)
            tile.released.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Digits"))

    @property
    def digits(self) -> tuple[int | None, ...]:
        """The digits of the three clues."""
        return self._digits

    @property
    def at(self) -> tuple[int, int]:
        """The row and the digit on which keys act."""
        return self._at

    def set_team(self, team: Team) -> None:
        """Give the tiles a team's shape and colour."""
        self._team = team
        self.update()

    def set_digits(self, digits: Sequence[int | None]) -> None:
        """Set the digits of the three clues; no signal comes.

        Raises:
            ValueError: There are not three, or one is none of 1 to 4, or one is there twice.
        """
        there = [digit for digit in digits if digit is not None]
        if len(digits) != CLUES or len(set(there)) != len(there) or not set(there) <= set(DIGITS):
            message = "three different digits of 1 to 4 are needed, or None"
            raise ValueError(message)
        if tuple(digits) != self._digits:
            self._end_swap()
        self._digits = tuple(digits)
        self.update()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let two digits have changed places at once."""
        self._reduced_motion = reduced
        if reduced:
            self._end_swap()

    def _end_swap(self) -> None:
        """What stood there before is not seen any more."""
        self._swap.stop()
        self._swapped = (None,) * CLUES
        self.update()

    def set_start(self, row: int, digit: int) -> None:
        """Put the keys on a tile; to be a random one for each guess.

        Raises:
            ValueError: There is no such tile.
        """
        if (row, digit) not in self._tiles:
            message = "no such tile"
            raise ValueError(message)
        self._at = (row, digit)
        self.update()

    def set_current(self, current: bool) -> None:
        """Say whether routed keys act on this pad, which paints the ring."""
        self._current = current
        self.update()

    def tile(self, row: int, digit: int) -> TileButton:
        """The place of a tile."""
        return self._tiles[row, digit]

    def choose(self, row: int, digit: int) -> None:
        """Choose a digit for a clue; a row that had it gets this row's digit instead."""
        before = self._digits
        if not self.isEnabled() or before[row] == digit:
            return
        self._digits = tuple(
            digit if other == row else before[row] if value == digit else value for other, value in enumerate(before)
        )
        self._at = (row, digit)
        self._end_swap()
        if digit in before and before[row] is not None and self.isVisible() and not self._reduced_motion:
            self._swapped = before
            self._swap.start()
        self.digits_changed.emit(self._digits)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Move with the arrows, choose with Enter or Space; says whether the key was used."""
        if not self.isEnabled():
            return False
        key = Qt.Key(event.key())
        if is_press_key(event):
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.choose(*self._at)
            return True
        move = _MOVES.get(key)
        if move is None:
            return False
        target = (self._at[0] + move[0], self._at[1] + move[1])
        if event.type() != QEvent.Type.KeyPress:
            return True
        if target not in self._tiles:
            return False
        self._at = target
        self.update()
        return True

    def tile_rect(self, row: int, digit: int) -> QRectF:
        """The square of a tile's face at rest."""
        place = self.row_rect(row)
        u = self.unit
        size = min(_TILE_U * u, place.height() - 12 * u)
        right = place.right() - (len(DIGITS) - digit) * self._pitch()
        top = place.center().y() - (size + Depth.TILE.thickness * u) / 2
        return QRectF(right - size, top, size, size)

    @override
    def clue_width(self) -> float:
        face = self.face_rect()
        return max(1.0, self.tile_rect(0, 1).left() - face.left() - 24 * self.unit)

    @override
    def look_changed(self) -> None:
        self._place_tiles()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._end_swap()
        super().hideEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_tiles()
        super().resizeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.handle_key(event))

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.handle_key(event))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # A window that comes to the front gives the focus back as it was; only a person's way to it counts.
        if event.reason() in KEY_REASONS:
            self._focus_by_key = True
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            self._focus_by_key = False
        super().focusInEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Digits"))
            for tile in self._tiles.values():
                tile.retranslate()
        super().changeEvent(event)

    @override
    def sizeHint(self) -> QSize:
        u = self.unit
        return QSize(round((970 + 2 * MARGIN_U) * u), round((279 + MARGIN_U + MARGIN_BELOW_U) * u))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rows(painter)
        ringed = self.isEnabled() and (self._current or (self.hasFocus() and self._focus_by_key))
        # The ringed tile last: its ring lies over its neighbours.
        for place in sorted(self._tiles, key=lambda place: place == self._at):
            self._paint_tile(painter, place, self._state(*place, self._digits), ringed=ringed and place == self._at)
        if self._swap.state() is QVariantAnimation.State.Running:
            painter.setOpacity(1.0 - float(self._swap.currentValue()))
            for place in self._tiles:
                before = self._state(*place, self._swapped)
                if before is not self._state(*place, self._digits):
                    self._paint_tile(painter, place, before, ringed=False)
        painter.end()

    def _paint_tile(self, painter: QPainter, place: tuple[int, int], state: TileState, *, ringed: bool) -> None:
        paint_tile(
            painter,
            self.tile_rect(*place),
            str(place[1]),
            self._team,
            self.palette_roles,
            self.unit,
            state=state,
            pressed=self._tiles[place].isDown(),
            ringed=ringed,
        )

    def _state(self, row: int, digit: int, digits: tuple[int | None, ...]) -> TileState:
        if digits[row] == digit:
            return TileState.CHOSEN
        if not self.isEnabled():
            return TileState.DISABLED
        return TileState.IN_USE if digit in digits else TileState.REST

    def _pitch(self) -> float:
        """From tile to tile; a narrow pad moves its tiles together before its clues get no place."""
        face = self.face_rect()
        return min(_PITCH_U * self.unit, face.width() * 0.16)

    def _place_tiles(self) -> None:
        for (row, digit), tile in self._tiles.items():
            rect = self.tile_rect(row, digit).adjusted(0, 0, 0, Depth.TILE.thickness * self.unit)
            tile.setGeometry(rect.toAlignedRect())
