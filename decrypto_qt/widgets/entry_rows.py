"""Rows of text fields on wood or paper: three clues as they are heard, or four guesses at keywords.

A screen that takes no keyboard focus hands the keys in (`handle_key`); in a window that has the focus the fields work
like any others. What a text means and whether it is allowed is not known here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QInputMethodEvent,
    QInputMethodQueryEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import RING_GAP_U, ActionButton, ButtonKind, is_press_key, paint_ring
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import paint_recess
from decrypto_qt.widgets.palette import Palette
from decrypto_qt.widgets.shapes import hairline, inset, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.taps import TapMixin
from decrypto_qt.widgets.type import Across, Size, TypeRole, cap_height, draw_line, fit, font, text_width

LONGEST: Final = 80
"""How many letters a field takes."""
_SIZES: Final = Size.ENTRY
_NOTE_SIZES: Final = Size.ENTRY_NOTE
_TILE_SIZES: Final = Size.ENTRY_TILE
_TILE_SHARES: Final = (0.2, 0.28)
"""How much of the width a tile may take, without a picture and with one."""
_PAD_U: Final = 20.0
_RADIUS_U: Final = Corner.FIELD
_TELLING: Final = (
    Qt.InputMethodQuery.ImSurroundingText,
    Qt.InputMethodQuery.ImCurrentSelection,
    Qt.InputMethodQuery.ImTextBeforeCursor,
    Qt.InputMethodQuery.ImTextAfterCursor,
)
_DOT: Final = "•"
_SMALLEST: Final = 0.64
"""How small the letters of a long text may become."""
_ERASING: Final = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
_COMMAND_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class EntryKind(Enum):
    """How something was said."""

    TYPED = auto()
    HUMMED = auto()
    DANCED = auto()
    MIMED = auto()
    ON_PAPER = auto()
    """Said, and written on paper only: there is no text."""


_KINDS: Final = tuple(EntryKind)


@dataclass(frozen=True, slots=True, repr=False)
class Entry:
    """What a row holds; has no telling repr, for it may be a guess.

    Attributes:
        text: what was typed, or what the listeners wrote of something that is no words.
        kind: how it was said.
    """

    text: str = ""
    kind: EntryKind = EntryKind.TYPED

    @property
    def filled(self) -> bool:
        """Whether the row says anything."""
        return self.kind is not EntryKind.TYPED or bool(self.text.strip())


class EntryField(TapMixin, QLineEdit):
    """One line of text. Guarded, it knows no selection, no clipboard, no undo, no drag and no menu.

    Ctrl+A marks the whole text there as well, for the next letter to take its place; nothing can be copied of it.

    A secret field is a password field to Qt, so that neither assistive technology nor an input method is told its
    text, and paints its letters itself.

    Signals:
        went: a key asked to leave the row; carries -1 or 1.
        entered: Enter was pressed.
    """

    went = Signal(int)
    entered = Signal()

    def __init__(self, parent: QWidget, *, secret: bool = False, routed: bool = False) -> None:
        """Make an empty field.

        Args:
            parent: the rows.
            secret: whether nobody else may learn the text.
            routed: whether keys are handed in and the field never takes the focus.
        """
        super().__init__(parent)
        self._secret = secret
        self._guarded = secret or routed
        self._masked = False
        self._current = False
        self._marked = False
        self._preedit = ""
        self._shift = 0.0
        self.setFrame(False)
        self.setMaxLength(LONGEST)
        self.setDragEnabled(False)
        self.setAcceptDrops(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.textChanged.connect(self._unmark)
        if self._guarded:
            self.accept_taps()
        if routed:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if secret:
            self.setEchoMode(QLineEdit.EchoMode.Password)
            self.setInputMethodHints(
                Qt.InputMethodHint.ImhSensitiveData
                | Qt.InputMethodHint.ImhNoPredictiveText
                | Qt.InputMethodHint.ImhHiddenText
                | Qt.InputMethodHint.ImhNoAutoUppercase
            )

    def set_current(self, current: bool) -> None:
        """Say whether keys that are handed in go to this field."""
        self._current = current
        self.update()

    def set_masked(self, masked: bool) -> None:
        """Say whether a dot stands for each letter, what is being composed included."""
        self._masked = masked
        self.update()

    def drop_composition(self) -> None:
        """Leave out what an input method is composing and has not given."""
        if self._preedit:
            self.inputMethodEvent(QInputMethodEvent())

    def take(self, event: QEvent) -> bool:
        """Take a key or an input method's letters that were handed in; says whether they were used."""
        if isinstance(event, QInputMethodEvent):
            if self.isEnabled():
                self.inputMethodEvent(event)
            return True
        if not isinstance(event, QKeyEvent):
            return False
        if not self.isEnabled() and Qt.Key(event.key()) not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._leads(event) == 0 and not event.modifiers() & _COMMAND_KEYS
        key = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
        key.setAccepted(False)
        self.keyPressEvent(key)
        return key.isAccepted()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = self._leads(event)
        if Qt.Key(event.key()) in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
            event.accept()
        elif way:
            self.went.emit(way)
            event.accept()
        elif self._guarded:
            event.setAccepted(self._edit(event))
            self.update()
        else:
            super().keyPressEvent(event)

    def _leads(self, event: QKeyEvent) -> int:
        """Whether a key leads to the row above (-1) or below (1); 0 where it does not."""
        return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)

    def _edit(self, event: QKeyEvent) -> bool:
        """Do the little that a guarded field can do: nothing here selects, copies or remembers."""
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self._marked = bool(self.text())
            return True
        command = event.modifiers() & _COMMAND_KEYS
        if self.isReadOnly():
            return False
        if command and command != _COMMAND_KEYS:  # both together are AltGr
            return False
        marked, self._marked = self._marked, False
        if marked and (Qt.Key(event.key()) in _ERASING or (event.text() and event.text().isprintable())):
            self.setText("")
        match Qt.Key(event.key()):
            case Qt.Key.Key_Left:
                self.cursorBackward(False)
            case Qt.Key.Key_Right:
                self.cursorForward(False)
            case Qt.Key.Key_Home:
                self.home(False)
            case Qt.Key.Key_End:
                self.end(False)
            case Qt.Key.Key_Backspace:
                self.backspace()
                self._forget_history()
            case Qt.Key.Key_Delete:
                self.del_()
                self._forget_history()
            case _:
                text = event.text()
                if not text or not text.isprintable():
                    return False
                self.insert(text)
                self._forget_history()
        return True

    def _unmark(self) -> None:
        self._marked = False

    def _forget_history(self) -> None:
        """Leave nothing that could be undone: set anew, a text has no history."""
        at = self.cursorPosition()
        blocked = self.blockSignals(True)
        self.setText(self.text())
        self.blockSignals(blocked)
        self.setCursorPosition(at)

    @override
    def event(self, event: QEvent) -> bool:
        """Show no tooltips; let no shortcut of an editor through, and tell no input method what stands here."""
        if event.type() in (QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
            return True
        if self._guarded and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(bool(event.text()) and not event.modifiers() & _COMMAND_KEYS)
            return True
        if self._guarded and event.type() == QEvent.Type.MouseButtonPress:
            self._marked = False
        used = super().event(event)
        if self._guarded and isinstance(event, QInputMethodQueryEvent):
            for query in _TELLING:
                if event.queries() & query:
                    event.setValue(query, "")
        return used

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._preedit = event.preeditString()
        super().inputMethodEvent(event)
        if self._guarded and not self._preedit:
            self._forget_history()
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._guarded:
            super().mousePressEvent(event)
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.setCursorPosition(self._position_at(event.position().x()))
            self.update()
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._guarded:
            super().mouseMoveEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A middle click would paste the primary selection here.
        if not self._guarded:
            super().mouseReleaseEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self._guarded:
            super().mouseDoubleClickEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the letters; Qt does it where nothing is guarded."""
        if not self._guarded:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        text, at = self._shown()
        typed_in = self.isEnabled() and (self._current or self.hasFocus())
        face = self.font() if typed_in else self._fitting(text, area.width())
        metrics = QFontMetricsF(face)
        caret = metrics.horizontalAdvance(text[:at])
        self._scroll(caret, metrics.horizontalAdvance(text), area.width())
        ink = self.palette().color(QPalette.ColorRole.Text)
        painter.setClipRect(area)
        if self._marked:
            whole = QRectF(-self._shift, 0, metrics.horizontalAdvance(text), area.height())
            painter.fillRect(whole, self.palette().color(QPalette.ColorRole.Highlight))
        draw_line(painter, area.translated(-self._shift, 0), text, face, ink)
        if typed_in:
            high = cap_height(self.font())
            top = area.center().y() - 0.85 * high
            wide = max(1.0, 0.06 * high)
            painter.fillRect(QRectF(caret - self._shift, top, wide, 1.7 * high), ink)
        painter.end()

    def _fitting(self, text: str, width: float) -> QFont:
        """The letters in which a text that nobody is typing is seen as a whole, if they need not be too small."""
        face = QFont(self.font())
        wide = QFontMetricsF(face).horizontalAdvance(text) + 4
        if wide > width:
            face.setPixelSize(round(face.pixelSize() * max(_SMALLEST, width / wide)))
        return face

    def _shown(self) -> tuple[str, int]:
        """The text with what an input method is composing, and where the caret stands in it."""
        text, at = self.text(), self.cursorPosition()
        whole = text[:at] + self._preedit + text[at:]
        return _DOT * len(whole) if self._masked else whole, at + len(self._preedit)

    def _scroll(self, caret: float, whole: float, width: float) -> None:
        """Shift the text so that the caret is seen."""
        self._shift = max(0.0, min(self._shift, whole + 4 - width))
        if caret - self._shift > width - 4:
            self._shift = caret + 4 - width
        elif caret < self._shift:
            self._shift = caret

    def _position_at(self, x: float) -> int:
        text = _DOT * len(self.text()) if self._masked else self.text()
        metrics = QFontMetricsF(self.font())
        wanted = x + self._shift
        return min(range(len(text) + 1), key=lambda at: abs(metrics.horizontalAdvance(text[:at]) - wanted))


class EntryRowsWidget(LookWidget):
    """Rows of fields, one below the other; beside each what is said about it, and tiles.

    Enter commits a row and goes on to the next. Up, Down and Tab move between rows; where there is no further row a
    key that was handed in is not used, so that a screen can go on. Handed in, Tab goes on to the tiles after the last
    row, and Right leads from the end of a row's text to those beside it; there Enter and Space press, and Left leads
    back.

    Signals:
        committed: a row was confirmed: its number from 0, and its `Entry`.
        changed: a row's text or kind is another.
        strike_clicked: the tile that strikes a row was pressed; carries the row.
        accept_clicked: the tile that accepts a row in spite of its note was pressed; carries the row.
        pressed: one of the fields was pressed: what is typed now is meant for it.
    """

    committed = Signal(int, object)
    changed = Signal()
    strike_clicked = Signal(int)
    accept_clicked = Signal(int)
    pressed = Signal()

    def __init__(
        self,
        rows: int,
        *,
        team: Team | None = None,
        secret: bool = False,
        routed: bool = False,
        kinds: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make empty rows.

        Args:
            rows: how many.
            team: whose shape the fields have; `None` is the table's.
            secret: whether nobody else may learn the texts.
            routed: whether keys are handed in (`handle_key`) and the fields never take the focus.
            kinds: whether a row can be something else than words.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._team = team
        self._secret = secret
        self._routed = routed
        self._at = 0
        self._tile_at = -1
        self._current = False
        self._kinds = [EntryKind.TYPED] * rows
        self._notes = [""] * rows
        self._struck = [False] * rows
        self._locked = [False] * rows
        self._strikeable = [False] * rows
        self._acceptable = [False] * rows
        self._names: tuple[str, ...] = ()
        self._kinds_shown = True
        self._offered = _KINDS
        self._committed = [Entry()] * rows
        self._fields = [EntryField(self, secret=secret, routed=routed) for _ in range(rows)]
        self._kind_tiles = [self._tile(row, self._next_kind) for row in range(rows)] if kinds else []
        for tile in self._kind_tiles:
            tile.repeats = True
            # What it says is how the clue was given; the arrows say that a press changes it.
            tile.set_icon(Icon.SWAP)
        self._strike_tiles = [self._tile(row, self.strike_clicked.emit) for row in range(rows)]
        self._accept_tiles = [self._tile(row, self.accept_clicked.emit) for row in range(rows)]
        for row, field in enumerate(self._fields):
            field.textChanged.connect(self._text_changed)
            field.entered.connect(lambda row=row: self._enter(row))
            field.went.connect(lambda way, row=row: self._go(row + way))
            field.installEventFilter(self)
            if routed:
                field.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._retranslate()
        self._color_fields()
        self._place()

    def _tile(self, row: int, pressed: object) -> ActionButton:
        tile = ActionButton(ButtonKind.TEAM if self._team else ButtonKind.PLAIN, "", self)
        tile.set_team(self._team)
        tile.set_label_sizes(_TILE_SIZES)
        if self._routed:
            tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        assert callable(pressed)
        tile.clicked.connect(lambda _checked=False: pressed(row))
        tile.hide()
        return tile

    # What the rows hold ----------------------------------------------------------------------------------------------

    def values(self) -> tuple[Entry, ...]:
        """What stands in the rows, committed or not."""
        return tuple(self._entry(row) for row in range(len(self._fields)))

    @property
    def missing(self) -> int:
        """How many rows say nothing yet."""
        return sum(not entry.filled for entry in self.values())

    def set_value(self, row: int, entry: Entry) -> None:
        """Put into a row what is already known of it; no signal comes, and nothing that is being typed is lost.

        A row whose text was changed since it was last set or committed keeps that text.
        """
        if self._entry(row) == entry or (self._entry(row) != self._committed[row] and self._committed[row] == entry):
            self._committed[row] = entry
            return
        self._committed[row] = entry
        field = self._fields[row]
        blocked = field.blockSignals(True)
        field.setText(entry.text)
        if not field.hasFocus() and not self._routed:
            field.home(False)
        field.blockSignals(blocked)
        self._kinds[row] = entry.kind
        self._show_kind(row)
        self.update()

    def set_names(self, *names: str) -> None:
        """Set what each row is called: for assistive technology, and in soft letters in an empty field."""
        self._names = names
        for field, name in zip(self._fields, names, strict=True):
            field.setAccessibleName(name)
        self.update()

    def set_note(self, row: int, note: str, *, acceptable: bool = False) -> None:
        """Set a word about a row ("said in round 2"); an acceptable one gets a tile that accepts the row all the same.

        An empty note is none.
        """
        self._notes[row] = note
        self._acceptable[row] = acceptable and bool(note)
        self._place()
        self.update()

    def set_kinds_shown(self, shown: bool) -> None:
        """Show or leave out the tiles that say how something was said; what they say stays."""
        if shown != self._kinds_shown:
            self._kinds_shown = shown
            self._place()
            self.update()

    def set_performances_offered(self, offered: bool) -> None:
        """Say whether a row may be hummed, danced or mimed, or is in words or on paper only."""
        self._offered = _KINDS if offered else (EntryKind.TYPED, EntryKind.ON_PAPER)

    def set_read_only(self, read_only: bool) -> None:
        """Say whether the rows can only be struck or accepted, and nothing typed."""
        for field in self._fields:
            field.setReadOnly(read_only)

    def set_strikeable(self, row: int, strikeable: bool) -> None:
        """Say whether the table may strike a row."""
        self._strikeable[row] = strikeable
        self._place()

    def set_masked(self, masked: bool) -> None:
        """Say whether a dot stands for each letter that was typed."""
        for field in self._fields:
            field.set_masked(masked)

    def set_locked(self, row: int, locked: bool) -> None:
        """Say whether nothing can be written into a row any more; what is being composed is dropped."""
        if locked:
            self._fields[row].drop_composition()
        if self._locked[row] != locked:
            self._locked[row] = locked
            self._show_kind(row)
            self._place()
            self.update()

    def set_struck(self, row: int, struck: bool) -> None:
        """Say whether a row has been struck: a line goes through it."""
        self._struck[row] = struck
        self.update()

    def clear(self) -> None:
        """Forget everything; the fields hold no trace of it."""
        for row in range(len(self._fields)):
            # What was typed and never committed goes as well.
            self._committed[row] = self._entry(row)
            self.set_value(row, Entry())
            self._notes[row], self._struck[row] = "", False
            self.set_locked(row, False)
            self._strikeable[row] = self._acceptable[row] = False
        self._at = 0
        self._place()
        self.update()

    def commit_all(self) -> None:
        """Commit every row that says something else than when it was last committed."""
        for row in range(len(self._fields)):
            self._commit(row)

    def field(self, row: int) -> EntryField:
        """A row's field."""
        return self._fields[row]

    def kind_tile(self, row: int) -> ActionButton:
        """The tile that says how a row was said."""
        return self._kind_tiles[row]

    def strike_tile(self, row: int) -> ActionButton:
        """The tile that strikes a row."""
        return self._strike_tiles[row]

    def accept_tile(self, row: int) -> ActionButton:
        """The tile that accepts a row in spite of its note."""
        return self._accept_tiles[row]

    @property
    def at(self) -> int:
        """The row that keys go to."""
        return self._at

    def go_to(self, row: int) -> None:
        """Let keys go to a row; without routing it gets the focus too."""
        self._at = row
        if not self._routed:
            self._fields[row].setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_current()

    # Keys that are handed in ------------------------------------------------------------------------------------------

    def set_current(self, current: bool) -> None:
        """Say whether keys that are handed in go to these rows, which shows the caret."""
        self._current = current
        if not current:
            self._tile_at = -1
        self._show_current()

    def handle_key(self, event: QEvent) -> bool:
        """Take a key or an input method's letters; says whether they were used."""
        if not self.isEnabled():
            return False
        if isinstance(event, QKeyEvent):
            tab = {Qt.Key.Key_Backtab: -1, Qt.Key.Key_Tab: 1}.get(Qt.Key(event.key()), 0)
            if tab:
                return self._tab(tab, pressed=event.type() == QEvent.Type.KeyPress)
            way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            if way:
                inside = 0 <= self._at + way < len(self._fields)
                if inside and event.type() == QEvent.Type.KeyPress:
                    self._go(self._at + way)
                return inside
            if self._key_on_tile(event):
                return True
        return self._fields[self._at].take(event)

    def _tab(self, way: int, *, pressed: bool) -> bool:
        """Go through all fields, then through all tiles: whoever types from row to row is not held up by them."""
        rows = range(len(self._fields))
        stops = [(row, -1) for row in rows] + [(row, at) for row in rows for at in range(len(self._tiles_of(row)))]
        here = (self._at, self._tile_at)
        after = (stops.index(here) if here in stops else self._at) + way
        inside = 0 <= after < len(stops)
        if inside and pressed:
            self._go(stops[after][0])
            self._tile_at = stops[after][1]
            self._show_current()
        return inside

    def _key_on_tile(self, event: QKeyEvent) -> bool:
        """Take a key on the tiles beside a row, or one that leads there; any other key is the field's again."""
        tiles, key = self._tiles_of(self._at), Qt.Key(event.key())
        field, before = self._fields[self._at], self._tile_at
        pressed = event.type() == QEvent.Type.KeyPress
        if before >= len(tiles):
            self._tile_at = before = -1
        if before >= 0 and is_press_key(event):
            return tiles[before].handle_key(event)
        if before < 0:
            at_end = not field.isEnabled() or field.cursorPosition() == len(field.text())
            if key != Qt.Key.Key_Right or not at_end or not tiles:
                return False
            after = 0
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            after = min(before + (1 if key == Qt.Key.Key_Right else -1), len(tiles) - 1)
        else:
            after = -1
        if pressed and after != before:
            self._tile_at = after
            self._show_current()
        return key in (Qt.Key.Key_Left, Qt.Key.Key_Right)

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the row that was pressed or focused."""
        pressed = event.type() == QEvent.Type.MouseButtonPress and self._routed
        if (pressed or isinstance(event, QFocusEvent)) and watched in self._fields:
            if pressed or event.type() == QEvent.Type.FocusIn:
                self._at, self._tile_at = self._fields.index(watched), -1
            self._show_current()
            if pressed:
                self.pressed.emit()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @override
    def look_changed(self) -> None:
        self._color_fields()
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(820 * self.unit), round(104 * len(self._fields) * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        for row, field in enumerate(self._fields):
            self._paint_well(painter, row, palette)
            area = self._text_rect(row)
            if self._names and not field.text() and field.isEnabled() and not self._is_at(row):
                face = font(TypeRole.MEDIUM, min(30.0, self._size_u()), u)
                draw_line(painter, area, self._names[row], face, palette.soft.color())
            note = self._notes[row]
            if note:
                place = self._note_rect(row)
                fitted = fit(note, TypeRole.MEDIUM, _NOTE_SIZES, u, place.width(), lines=2)
                fitted.draw(painter, place, palette.ink.color(), Across.RIGHT)
        painter.end()

    def _paint_well(self, painter: QPainter, row: int, palette: Palette) -> None:
        u = self.unit
        well = self.well_rect(row)
        path = team_rect(well, self._team, _RADIUS_U * u)
        painter.fillPath(path, palette.box.color() if self._fields[row].isEnabled() else palette.paper.color())
        paint_recess(painter, path, palette, u, strength=0.6)
        painter.strokePath(
            team_rect(inset(well, 0.75 * u), self._team, _RADIUS_U * u), hairline(palette.soft.color(), u)
        )
        if self._is_at(row):
            ring = team_rect(inset(well, -RING_GAP_U * u * 0.6), self._team, (_RADIUS_U + 4) * u)
            paint_ring(painter, ring, palette, u * 0.7)

    # Places ----------------------------------------------------------------------------------------------------------

    def row_rect(self, row: int) -> QRectF:
        """The place of a row over the whole width."""
        high = self.height() / len(self._fields)
        return QRectF(0, row * high, self.width(), high)

    def well_rect(self, row: int) -> QRectF:
        """The place of a row's field, with its rim."""
        u = self.unit
        place = self.row_rect(row)
        high = min(place.height() - 16 * u, 84 * u)
        tiles = self._tiles_width(row)
        return QRectF(place.left() + 8 * u, place.center().y() - high / 2, place.width() - 16 * u - tiles, high)

    def _text_rect(self, row: int) -> QRectF:
        well = self.well_rect(row)
        pad = _PAD_U * self.unit
        right = self._note_rect(row).left() - pad / 2 if self._notes[row] else well.right() - pad
        return QRectF(well.left() + pad, well.top() + 2, max(1.0, right - well.left() - pad), well.height() - 4)

    def _note_rect(self, row: int) -> QRectF:
        well = self.well_rect(row)
        pad = _PAD_U * self.unit
        wide = min(0.36 * well.width(), 216 * self.unit)
        return QRectF(well.right() - pad - wide, well.top(), wide, well.height())

    def _tiles_of(self, row: int) -> list[ActionButton]:
        tiles = []
        if self._acceptable[row]:
            tiles.append(self._accept_tiles[row])
        if self._strikeable[row]:
            tiles.append(self._strike_tiles[row])
        if self._kind_tiles and self._kinds_shown and not self._acceptable[row] and not self._locked[row]:
            tiles.append(self._kind_tiles[row])
        return tiles

    def _tile_height(self) -> float:
        return min(self.height() / len(self._fields) - 10 * self.unit, 72 * self.unit)

    def _tile_width(self, tile: ActionButton) -> float:
        """Wide enough for its words; a tile that says in turn how a clue was given, for the longest of them."""
        u = self.unit
        changes = tile in self._kind_tiles
        words = [kind_text(kind) for kind in self._offered] if changes else [tile.label]
        widest = max(text_width(word, font(TypeRole.BOLD, _TILE_SIZES[0], u)) for word in words)
        icon = min(80 * u, 0.68 * self._tile_height()) if changes else 0.0
        wide = max(132 * u, (widest + icon + 10 * u) / 0.88)
        return min(wide, _TILE_SHARES[changes] * self.width())

    def _tiles_width(self, row: int) -> float:
        return sum(self._tile_width(tile) + 12 * self.unit for tile in self._tiles_of(row))

    def _size_u(self) -> float:
        """The size of the letters: what the height of the fields allows."""
        high = self.well_rect(0).height() / self.unit
        return next((size for size in _SIZES if 1.5 * size <= high), max(12.0, high / 1.5))

    def _place(self) -> None:
        u = self.unit
        face = font(TypeRole.SEMIBOLD, self._size_u(), u)
        for row, field in enumerate(self._fields):
            struck = font(TypeRole.SEMIBOLD, self._size_u(), u)
            struck.setStrikeOut(True)
            field.setFont(struck if self._struck[row] else face)
            field.setGeometry(self._text_rect(row).toAlignedRect())
            well = self.well_rect(row)
            left = well.right() + 12 * u
            shown = self._tiles_of(row)
            for tile in (self._accept_tiles[row], self._strike_tiles[row], *self._kind_tiles[row : row + 1]):
                tile.setVisible(tile in shown)
                if tile not in shown:
                    tile.set_current(False)
            for tile in shown:
                high, wide = self._tile_height(), self._tile_width(tile)
                rect = QRectF(left, well.center().y() - high / 2, wide, high)
                tile.set_unit(u)
                tile.set_face_geometry(rect)
                tile.show()
                left += wide + 12 * u

    def _color_fields(self) -> None:
        roles = self.palette_roles
        palette = QPalette(self.palette())
        for role, paint in (
            (QPalette.ColorRole.Text, roles.ink),
            (QPalette.ColorRole.PlaceholderText, roles.soft),
            (QPalette.ColorRole.Highlight, roles.honey),
            (QPalette.ColorRole.HighlightedText, roles.focus_ink),
        ):
            palette.setColor(role, paint.color())
        palette.setColor(QPalette.ColorRole.Base, roles.box.color(alpha=0.0))
        for field in self._fields:
            field.setPalette(palette)

    # What happens ----------------------------------------------------------------------------------------------------

    def _entry(self, row: int) -> Entry:
        kind = self._kinds[row]
        text = "" if kind is EntryKind.ON_PAPER else " ".join(self._fields[row].text().split())
        return Entry(text, kind)

    def _text_changed(self) -> None:
        self.update()
        self.changed.emit()

    def _next_kind(self, row: int) -> None:
        offered = self._offered
        at = offered.index(self._kinds[row]) if self._kinds[row] in offered else -1
        self._kinds[row] = offered[(at + 1) % len(offered)]
        self._show_kind(row)
        self._at = row
        self._show_current()
        self.changed.emit()

    def _show_kind(self, row: int) -> None:
        if self._kind_tiles:
            self._kind_tiles[row].set_label(kind_text(self._kinds[row]))
        self._fields[row].setEnabled(self._kinds[row] is not EntryKind.ON_PAPER and not self._locked[row])

    def _enter(self, row: int) -> None:
        self._commit(row)
        following = next(
            (later for later in range(row + 1, len(self._fields)) if self._fields[later].isEnabled()), None
        )
        if following is not None:
            self._go(following)

    def _commit(self, row: int) -> None:
        entry = self._entry(row)
        if entry.filled and entry != self._committed[row]:
            self._committed[row] = entry
            self.committed.emit(row, entry)

    def _go(self, row: int) -> None:
        if 0 <= row < len(self._fields):
            self._at, self._tile_at = row, -1
            if not self._routed:
                self._fields[row].setFocus(Qt.FocusReason.TabFocusReason)
            self._show_current()

    def _is_at(self, row: int) -> bool:
        if self._routed:
            return self._current and row == self._at and self._tile_at < 0
        return self._fields[row].hasFocus()

    def _show_current(self) -> None:
        for row, field in enumerate(self._fields):
            field.set_current(self._routed and self._current and row == self._at and self._tile_at < 0)
            for number, tile in enumerate(self._tiles_of(row)):
                tile.set_current(self._current and row == self._at and number == self._tile_at)
        self.update()

    def _retranslate(self) -> None:
        for row, tile in enumerate(self._kind_tiles):
            tile.set_label(kind_text(self._kinds[row]))
        for tile in self._strike_tiles:
            tile.set_label(QCoreApplication.translate("EntryRows", "strike", "a clue is against the rules"))
        for tile in self._accept_tiles:
            tile.set_label(QCoreApplication.translate("EntryRows", "accept", "a clue is allowed all the same"))
        if self._secret:
            for field in self._fields:
                field.setAccessibleDescription(QCoreApplication.translate("EntryRows", "hidden"))


def kind_text(kind: EntryKind) -> str:
    """How something was said, in a word for its tile."""
    match kind:
        case EntryKind.TYPED:
            return QCoreApplication.translate("EntryRows", "in words", "a clue is said in words")
        case EntryKind.HUMMED:
            return QCoreApplication.translate("EntryRows", "hummed", "a clue")
        case EntryKind.DANCED:
            return QCoreApplication.translate("EntryRows", "danced", "a clue")
        case EntryKind.MIMED:
            return QCoreApplication.translate("EntryRows", "mimed", "a clue")
        case EntryKind.ON_PAPER:
            return QCoreApplication.translate("EntryRows", "on paper", "a clue is written on paper only")
