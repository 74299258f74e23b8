"""A strip on the table for sentences from elsewhere: what was refused, not saved, or why a screen is covered.

It stands until it is dismissed or replaced, hinders nothing, and can ask a question with two answers. No dialog: that
could block the program while a secret is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.widgets.buttons import ActionButton, ButtonKind
from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, paint_felt, paint_shadow
from decrypto_qt.widgets.shapes import crack_path, hairline, hexagon, inset, round_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Size, TypeRole, fit

HEIGHT_U: Final = 84.0
_BUTTON_UNIT: Final = 0.62


class MessageKind(Enum):
    """What kind of sentence it is."""

    DONE = auto()
    """Something went well."""
    NOTICE = auto()
    """Something to know, or to do."""
    PROBLEM = auto()
    """Something went wrong: iron and broken, never red."""


class MessageStrip(LookWidget):
    """A sentence with its sign, and a button to dismiss it or two to answer it.

    Signals:
        dismissed: the sentence is gone.
    """

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without a sentence, hidden."""
        super().__init__(parent)
        self._sentence = ""
        self._kind = MessageKind.NOTICE
        self._answered: Callable[[bool], None] | None = None
        self._yes = ActionButton(ButtonKind.PLAIN, "", self)
        self._no = ActionButton(ButtonKind.PLAIN, "", self)
        self._yes.clicked.connect(lambda _checked=False: self._answer(yes=True))
        self._no.clicked.connect(lambda _checked=False: self._answer(yes=False))
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says; empty where it says nothing."""
        return self._sentence

    @property
    def is_asking(self) -> bool:
        """Whether a question waits for its answer: keys are for it."""
        return self._answered is not None

    @property
    def yes_button(self) -> ActionButton:
        """The button that answers yes; hidden where nothing is asked."""
        return self._yes

    @property
    def no_button(self) -> ActionButton:
        """The button that answers no, or dismisses the sentence."""
        return self._no

    def show_message(self, sentence: str, kind: MessageKind = MessageKind.NOTICE) -> None:
        """Say a sentence, in the place of the one before; a question that stood there counts as answered with no."""
        self._replace(sentence, kind, None)
        self._no.set_label(QCoreApplication.translate("Messages", "Dismiss"))
        self._yes.hide()
        self._place()

    def ask(self, question: str, yes: str, no: str, answered: Callable[[bool], None]) -> None:
        """Ask something; `answered` is told once, with no where the question is replaced."""
        self._replace(question, MessageKind.NOTICE, answered)
        self._yes.set_label(yes)
        self._no.set_label(no)
        self._yes.show()
        self._place()

    def dismiss(self) -> None:
        """Take the sentence away."""
        if self._sentence:
            self._answer(yes=False)

    def _replace(self, sentence: str, kind: MessageKind, answered: Callable[[bool], None] | None) -> None:
        before, self._answered = self._answered, answered
        self._sentence, self._kind = sentence, kind
        self.setAccessibleName(sentence)
        self.show()
        self.update()
        if before is not None:
            before(False)

    def _answer(self, *, yes: bool) -> None:
        answered, self._answered = self._answered, None
        self._sentence = ""
        self.setAccessibleName("")
        for button in (self._yes, self._no):
            # Hidden, it would hand the focus on, perhaps to a field that nobody wants to fill.
            button.clearFocus()
        self.hide()
        self.dismissed.emit()
        if answered is not None:
            answered(yes)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1280 * self.unit), round(HEIGHT_U * self.unit))

    @override
    def set_unit(self, unit: float) -> None:
        """Say how many pixels one `u` is; the buttons have less, though they were told the same."""
        super().set_unit(unit)
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._answered is None:
            self._no.set_label(QCoreApplication.translate("Messages", "Dismiss"))
        super().changeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        slip = self._slip()
        paint_felt(painter, QRectF(self.rect()), palette)
        outline = round_rect(slip, Corner.SLIP * u)
        paint_shadow(painter, outline, Depth.TILE, palette, u)
        painter.fillPath(outline, palette.paper.color())
        painter.strokePath(round_rect(inset(slip, 0.75 * u), Corner.SLIP * u), hairline(palette.soft.color(), 1.5 * u))
        size = 44 * u
        sign = QRectF(slip.left() + 18 * u, slip.center().y() - size / 2, size, size)
        self._paint_sign(painter, sign)
        left = sign.right() + 18 * u
        right = (self._yes if not self._yes.isHidden() else self._no).geometry().left()
        area = QRectF(left, slip.top(), max(1.0, right - left), slip.height())
        words = fit(
            self._sentence, TypeRole.MEDIUM, Size.MESSAGE, u, area.width(), lines=2, height=area.height() - 14 * u
        )
        words.draw(painter, area, palette.ink.color())
        painter.end()

    def _paint_sign(self, painter: QPainter, sign: QRectF) -> None:
        palette = self.palette_roles
        path = hexagon(sign)
        match self._kind:
            case MessageKind.DONE:
                painter.fillPath(path, palette.go.fill.brush(sign))
                paint_icon(painter, Icon.TICK, inset(sign, 0.22 * sign.width()), palette.go.mark.color())
            case MessageKind.NOTICE:
                painter.fillPath(path, palette.honey.color())
                painter.strokePath(path, hairline(palette.focus_ink.color(), 0.04 * sign.width()))
                pen = QPen(palette.focus_ink.color(), 0.11 * sign.width())
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                x, y, high = sign.center().x(), sign.center().y(), sign.height()
                painter.drawLine(QPointF(x, y - 0.2 * high), QPointF(x, y + 0.06 * high))
                painter.drawPoint(QPointF(x, y + 0.23 * high))
            case MessageKind.PROBLEM:
                painter.fillPath(path, palette.iron.fill.brush(sign))
                painter.save()
                painter.setClipPath(path)
                painter.strokePath(crack_path(sign, 1.0), QPen(palette.paper.color(), 0.12 * sign.width()))
                painter.restore()

    def _slip(self) -> QRectF:
        u = self.unit
        return QRectF(self.rect()).adjusted(24 * u, 6 * u, -24 * u, -10 * u)

    def _place(self) -> None:
        u = self.unit
        slip = self._slip()
        right = slip.right() - 14 * u
        wide, high = 210 * u, slip.height() - 16 * u
        for button in (self._no, self._yes):
            if button.isHidden():
                continue
            button.set_unit(_BUTTON_UNIT * u)
            button.set_face_geometry(QRectF(right - wide, slip.top() + 8 * u, wide, high))
            right -= wide + 12 * u
        self.update()
