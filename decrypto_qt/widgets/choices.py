"""Tiles to choose one of, and a number to step up and down: what a dialog of the table has instead of lists and spins.

They pop nothing up and are large enough for fingers. What is chosen, and what for, is decided by who listens.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, LookButton
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.shapes import hairline, inset
from decrypto_qt.widgets.type import Across, Size, TypeRole, fit

HEIGHT_U: Final = 56.0
_TILE_UNIT: Final = 0.6
_GAP_U: Final = 12.0
_SIZES: Final = Size.CHOICE


class ChoiceTile(LookButton):
    """One tile of several: chosen it is green with a ring, at rest it is paper."""

    def __init__(self, parent: QWidget) -> None:
        """Make it without a label."""
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self._largest: float = _SIZES[0]

    def set_label(self, label: str) -> None:
        """Say what is chosen with it."""
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.update()

    @property
    def largest(self) -> float:
        """From which size on its letters are tried."""
        return self._largest

    def set_largest(self, size_u: float) -> None:
        """Try no larger letters than these: tiles beside each other have one size."""
        if size_u != self._largest:
            self._largest = size_u
            self.update()

    def fitting(self, width: float) -> float:
        """The size of its letters on a face of that width, if nothing but itself mattered."""
        unit = self.unit
        area = inset(QRectF(0, 0, width, HEIGHT_U * unit / _TILE_UNIT), 12 * unit)
        for size in _SIZES:
            words = fit(
                self.accessibleName(), TypeRole.BOLD, (size,), unit, area.width(), lines=2, height=area.height()
            )
            whole = " ".join(words.lines) == self.accessibleName()
            if whole and words.height <= area.height() and words.width <= area.width():
                return size
        return _SIZES[-1]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter is the dialog's; Space chooses.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
            return
        super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        if not self.isEnabled():
            face, color = self._paint_sunk(painter)
        elif self.isChecked():
            face = self._paint_tile(painter, palette.go.fill, palette.go.edge, None)
            color = palette.go.mark.color()
            painter.strokePath(self._outline(inset(face, 6 * u)), hairline(color, 3 * u))
        else:
            face = self._paint_tile(painter, palette.paper, palette.rule, palette.soft)
            color = palette.ink.color()
        area = inset(face, 12 * u)
        sizes = tuple(size for size in _SIZES if size <= self._largest)
        words = fit(self.accessibleName(), TypeRole.BOLD, sizes, u, area.width(), lines=2, height=area.height())
        words.draw(painter, area, color, Across.MIDDLE)
        self._paint_focus(painter)
        painter.end()


class ChoiceTiles(LookWidget):
    """Tiles in a row, of which one is chosen.

    Signals:
        chosen: another one is chosen; carries its key.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without tiles."""
        super().__init__(parent)
        self._keys: tuple[Hashable, ...] = ()
        self._tiles: list[ChoiceTile] = []
        self._by_arrow = False
        self._widest = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def by_arrow(self) -> bool:
        """Whether `chosen` comes from an arrow key, which may go on."""
        return self._by_arrow

    @property
    def tiles(self) -> tuple[ChoiceTile, ...]:
        """All tiles, from left to right."""
        return tuple(self._tiles)

    @property
    def value(self) -> Hashable:
        """The key of the chosen tile, `None` where none is chosen."""
        return next((key for key, tile in zip(self._keys, self._tiles, strict=True) if tile.isChecked()), None)

    def set_choices(self, choices: Sequence[tuple[Hashable, str]], widest_u: float = 0.0) -> None:
        """Set keys and labels; labels of the same keys are only named anew.

        Args:
            choices: The keys and labels.
            widest_u: How wide a tile may become, in `u`; 0 where the tiles share the whole width.
        """
        keys = tuple(key for key, _ in choices)
        self._widest = widest_u
        if keys != self._keys:
            for tile in self._tiles:
                tile.hide()
                tile.deleteLater()
            self._keys = keys
            self._tiles = [ChoiceTile(self) for _ in keys]
            for key, tile in zip(keys, self._tiles, strict=True):
                tile.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
                tile.set_dark(self.is_dark)
                tile.show()
        for tile, (_, label) in zip(self._tiles, choices, strict=True):
            tile.set_label(label)
        self._place()

    def choose(self, key: Hashable) -> None:
        """Choose a tile; no signal comes."""
        for which, tile in zip(self._keys, self._tiles, strict=True):
            if which == key:
                tile.setChecked(True)

    def tile(self, key: Hashable) -> ChoiceTile:
        """The tile of a key."""
        return self._tiles[self._keys.index(key)]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the tile beside, which chooses it."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        at = next((number for number, tile in enumerate(self._tiles) if tile.hasFocus()), None)
        if not way or at is None:
            event.ignore()
            return
        target = at + way
        if 0 <= target < len(self._tiles):
            self._tiles[target].setFocus(Qt.FocusReason.TabFocusReason)
            self._by_arrow = True
            self._tiles[target].click()
            self._by_arrow = False

    @override
    def look_changed(self) -> None:
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(150 * self.unit * max(1, len(self._tiles))), round((HEIGHT_U + 14) * self.unit))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(80 * self.unit * max(1, len(self._tiles))), round((HEIGHT_U + 14) * self.unit))

    def _place(self) -> None:
        u, count = self.unit, max(1, len(self._tiles))
        gap = _GAP_U * u
        wide = (self.width() - gap * (count - 1) - 8 * u) / count
        if self._widest:
            wide = min(wide, self._widest * u)
        for number, tile in enumerate(self._tiles):
            tile.set_unit(_TILE_UNIT * u)
            tile.set_face_geometry(QRectF(4 * u + number * (wide + gap), 4 * u, wide, HEIGHT_U * u))
        largest = min((tile.fitting(wide) for tile in self._tiles), default=_SIZES[0])
        for tile in self._tiles:
            tile.set_largest(largest)


class ToggleTiles(ChoiceTiles):
    """Tiles in a row, each of which is chosen or not by itself.

    Signals:
        chosen: one was pressed; carries its key.
    """

    @property
    def values(self) -> frozenset[Hashable]:
        """The keys of the chosen tiles."""
        return frozenset(key for key, tile in zip(self._keys, self._tiles, strict=True) if tile.isChecked())

    @override
    def set_choices(self, choices: Sequence[tuple[Hashable, str]], widest_u: float = 0.0) -> None:
        super().set_choices(choices, widest_u)
        for tile in self._tiles:
            tile.setAutoExclusive(False)

    def set_values(self, keys: Collection[Hashable]) -> None:
        """Choose these tiles and no other; no signal comes."""
        for key, tile in zip(self._keys, self._tiles, strict=True):
            tile.setChecked(key in keys)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the tile beside, which chooses nothing: Space does."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        at = next((number for number, tile in enumerate(self._tiles) if tile.hasFocus()), None)
        if not way or at is None:
            event.ignore()
        elif 0 <= at + way < len(self._tiles):
            self._tiles[at + way].setFocus(Qt.FocusReason.TabFocusReason)


class StepperWidget(LookWidget):
    """A number with a tile to make it smaller and one to make it larger.

    Signals:
        changed: The number is another; carries it.
    """

    changed = Signal(int)

    def __init__(
        self, low: int, high: int, step: int, say: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        """Make it at its lowest.

        Args:
            low: The lowest number.
            high: The highest.
            step: From one to the next.
            say: What stands between the tiles for a number.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._range = (low, high)
        self._step = step
        self._say = say
        self._value = low
        self._less = self._tile("\N{MINUS SIGN}", -1)
        self._more = self._tile("+", 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_value(low)

    def _tile(self, label: str, way: int) -> ActionButton:
        tile = ActionButton(ButtonKind.PLAIN, label, self)
        tile.clicked.connect(lambda _checked=False: self._change(way))
        tile.repeats = True
        return tile

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    @property
    def less(self) -> ActionButton:
        """The tile that makes it smaller."""
        return self._less

    @property
    def more(self) -> ActionButton:
        """The tile that makes it larger."""
        return self._more

    def set_value(self, value: int) -> None:
        """Set the number, within its bounds; no signal comes."""
        low, high = self._range
        self._value = max(low, min(high, value))
        self._tell()

    def set_names(self, name: str, less: str, more: str) -> None:
        """Name it and its tiles for assistive technology."""
        self.setAccessibleName(name)
        self._less.setAccessibleName(less)
        self._more.setAccessibleName(more)
        self._tell()

    def set_available(self, available: bool) -> None:
        """Say whether the number matters now."""
        self.setEnabled(available)
        self._tell()

    def _change(self, way: int) -> None:
        before = self._value
        self.set_value(self._value + way * self._step)
        if self._value != before:
            self.changed.emit(self._value)

    def _tell(self) -> None:
        low, high = self._range
        self._less.setEnabled(self.isEnabled() and self._value > low)
        self._more.setEnabled(self.isEnabled() and self._value < high)
        self.setAccessibleDescription(self._say(self._value))
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if way:
            self._change(way)
        event.setAccepted(bool(way))

    @override
    def look_changed(self) -> None:
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(280 * self.unit), round((HEIGHT_U + 14) * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self.unit
        area = QRectF(78 * u, 4 * u, self.width() - 156 * u, HEIGHT_U * u)
        palette = self.palette_roles
        color = palette.ink.color() if self.isEnabled() else palette.soft.color()
        fit(self._say(self._value), TypeRole.DISPLAY, Size.STEPPER, u, area.width()).draw(
            painter, area, color, Across.MIDDLE
        )
        painter.end()

    def _place(self) -> None:
        u = self.unit
        for tile, left in ((self._less, 4 * u), (self._more, self.width() - 76 * u)):
            tile.set_unit(_TILE_UNIT * u)
            tile.set_face_geometry(QRectF(left, 4 * u, 72 * u, HEIGHT_U * u))
