"""One line to write on in pencil: text that nothing else gets hold of.

There is no selection, so neither clipboard can take it; no undo, no completion, no menu, no drag. Assistive technology
hears that it is hidden. What the text means and where it is kept is not this widget's business.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QTextBoundaryFinder, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.taps import TapMixin
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, fit, font, text_width

SIZES = Size.PENCIL
"""Sizes of the pencilled text, in `u`; a longer one goes on two lines."""

SMALL_SIZES = Size.PENCIL_TWO_LINES
"""On two lines, above the rule; what these do not hold is elided."""

TWO_LINES = 56.0
"""So high it has room for two lines above the rule, in `u`."""

LONGEST = 60
"""How many letters it takes."""

_REFUSED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class PencilLineWidget(TapMixin, LookWidget):
    """A pencil line.

    Signals:
        pressed: It was pressed, to be written on.
        finished: Writing ended with Enter or `finish`: the text.
    """

    pressed = Signal()
    finished = Signal(str)

    def __init__(self, slot: int, parent: QWidget | None = None) -> None:
        """Make an empty line.

        Args:
            slot: The keyword it is about, 1 to 4.
            parent: The widget it lies in.
        """
        super().__init__(parent)
        self.accept_taps()
        self._text = ""
        self._written = ""
        self._cursor = 0
        self._writing = False
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhNoAutoUppercase
        )
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self._slot = slot
        self.language_changed()

    @override
    def language_changed(self) -> None:
        """Say anew what it is."""
        name = QCoreApplication.translate("NoteSheet", "Pencil line for keyword {slot}")
        self.setAccessibleName(name.format(slot=self._slot))
        self.setAccessibleDescription(QCoreApplication.translate("NoteSheet", "hidden"))

    @property
    def is_writing(self) -> bool:
        """Whether keys go into it."""
        return self._writing

    def set_text(self, text: str) -> None:
        """Say what stands on it; while it is written on, what is being written stays."""
        self._text = text
        if not self._writing:
            self._written = text
        self.update()

    def begin(self) -> None:
        """Begin to write, behind what is there."""
        self._writing = True
        self._written = self._text
        self._cursor = len(self._written)
        self.update()

    def finish(self) -> None:
        """End writing and keep what was written."""
        if self._writing:
            self._writing = False
            # What it was told stays the text until it is told otherwise.
            text = self._written.strip()
            self._written = text
            self.update()
            self.finished.emit(text)

    def cancel(self) -> None:
        """End writing and go back to what stood there."""
        self._writing = False
        self._written = self._text
        self.update()

    def forget(self) -> None:
        """Lose all text at once."""
        self._writing = False
        self._text = self._written = ""
        self._cursor = 0
        self.update()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Write, delete, move, finish or cancel.

        Returns:
            Whether the key was meant for it.
        """
        if not self._writing:
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.finish()
            case Qt.Key.Key_Escape:
                self.cancel()
            case Qt.Key.Key_Backspace:
                start = self._step(-1)
                self._replace(start, self._cursor, "")
            case Qt.Key.Key_Delete:
                self._replace(self._cursor, self._step(1), "")
            case Qt.Key.Key_Left:
                self._cursor = self._step(-1)
            case Qt.Key.Key_Right:
                self._cursor = self._step(1)
            case Qt.Key.Key_Home:
                self._cursor = 0
            case Qt.Key.Key_End:
                self._cursor = len(self._written)
            case _:
                # Control with Alt is how some keyboards say AltGr.
                modifiers = event.modifiers() & _REFUSED
                alone = not modifiers or modifiers == (
                    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
                )
                if not (alone and event.text() and event.text().isprintable()):
                    return False
                self._replace(self._cursor, self._cursor, event.text())
        self.update()
        return True

    def _step(self, by: int) -> int:
        finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, self._written)
        finder.setPosition(self._cursor)
        position = finder.toNextBoundary() if by > 0 else finder.toPreviousBoundary()
        return self._cursor if position < 0 else position

    def _replace(self, start: int, end: int, text: str) -> None:
        room = LONGEST - len(self._written) + (end - start)
        text = text[: max(0, room)]
        self._written = self._written[:start] + text + self._written[end:]
        self._cursor = start + len(text)

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def sizeHint(self) -> QSize:
        """As on the sheet."""
        return QSize(round(220 * self.unit), round(60 * self.unit))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask to be written on; the middle button pastes nothing."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select nothing."""
        self.mousePressEvent(event)

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Take what an input method has made of several keys."""
        if self._writing and event.commitString().isprintable():
            self._replace(self._cursor, self._cursor, event.commitString())
            self.update()
        event.accept()

    @override
    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Tell input methods the hints and where the cursor is, and none of the text."""
        match query:
            case Qt.InputMethodQuery.ImEnabled:
                return self._writing
            case Qt.InputMethodQuery.ImHints:
                return self.inputMethodHints().value
            case Qt.InputMethodQuery.ImCursorRectangle:
                return QRectF(self.rect()).toRect()
            case Qt.InputMethodQuery.ImSurroundingText | Qt.InputMethodQuery.ImCurrentSelection:
                return ""
            case _:
                return None

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pencil, text and line, and while it is written on the cursor."""
        unit, palette = self.unit, self.palette_roles
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = palette.ink.color() if self._writing else palette.soft.color()
        whole = QRectF(self.rect())
        side = 27 * unit
        paint_icon(painter, Icon.PENCIL, QRectF(0, whole.center().y() - side / 2, side, side), color)
        line = QRectF(whole.left() + 36 * unit, whole.top(), whole.width() - 36 * unit, whole.height())
        y = whole.center().y() + 18 * unit
        pen = QPen(
            palette.go.fill.color() if self._writing else color, max(1.0, (3.0 if self._writing else 1.6) * unit)
        )
        painter.setPen(pen)
        painter.drawLine(QPointF(line.left(), y), QPointF(line.right(), y))
        if self._writing:
            self._paint_written(painter, line)
        else:
            fitted = fit(self._written, TypeRole.REGULAR, SIZES, unit, line.width())
            if fitted.elided and whole.height() >= TWO_LINES * unit:
                fitted = fit(self._written, TypeRole.REGULAR, SMALL_SIZES, unit, line.width(), lines=2, leading=1.0)
                line.translate(0, -7 * unit)
            fitted.draw(painter, line, color, Across.LEFT)
        painter.end()

    def _paint_written(self, painter: QPainter, line: QRectF) -> None:
        unit, palette = self.unit, self.palette_roles
        face = font(TypeRole.REGULAR, SIZES[0], unit)
        cursor = text_width(self._written[: self._cursor], face)
        # Long text moves to the left, so that the cursor is always seen.
        shift = max(0.0, cursor - line.width() + 4 * unit)
        painter.save()
        painter.setClipRect(line)
        place = line.translated(-shift, 0)
        place.setWidth(max(line.width(), text_width(self._written, face) + 1))
        draw_line(painter, place, self._written, face, palette.ink.color())
        x = line.left() - shift + cursor + unit
        painter.setPen(QPen(palette.ink.color(), max(1.0, 2.5 * unit)))
        middle = line.center().y()
        painter.drawLine(QPointF(x, middle - 19 * unit), QPointF(x, middle + 16 * unit))
        painter.restore()
