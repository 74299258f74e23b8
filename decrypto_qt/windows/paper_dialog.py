"""A dialog of the table window in the look: a sheet of paper on felt, a body that scrolls, and buttons at its foot.

It belongs to the public window: no dialog ever stands on a team's screen, and none holds a secret.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.widgets.buttons import ActionButton, ButtonKind
from decrypto_qt.widgets.choices import ChoiceTiles
from decrypto_qt.widgets.look import LookMixin
from decrypto_qt.widgets.materials import Depth, paint_felt, paint_shadow
from decrypto_qt.widgets.palette import Palette, palette_for
from decrypto_qt.widgets.shapes import hairline, inset, round_rect
from decrypto_qt.widgets.spacing import Corner, Gap
from decrypto_qt.widgets.type import Size, TypeRole, UnitKind, fit, font, unit
from decrypto_qt.windows.room import room_palette

_MARGIN_U: Final = Gap.PAPER
_HEAD_U: Final = 60.0
_FOOT_U: Final = 86.0
_BUTTON_UNIT: Final = 0.62
_BUTTON_U: Final = 250.0


class FootButton(ActionButton):
    """A button at the foot of a dialog, of a size that its layout can follow."""

    @override
    def sizeHint(self) -> QSize:
        scale = self.unit / _BUTTON_UNIT
        return QSize(round((_BUTTON_U + 20) * scale), round(_FOOT_U * scale))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class PaperDialog(QDialog):
    """A sheet of paper with a title."""

    def __init__(self, parent: QWidget | None, *, wide_u: float, high_u: float) -> None:
        """Make it as large as it should be for its parent, without a body.

        Args:
            parent: the window it belongs to; its size says how large letters are.
            wide_u: its width in the table window's units.
            high_u: its height.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        size = parent.window().size() if parent is not None else QSize(1280, 800)
        self._u = max(0.62, min(2.5, unit(size.width(), size.height(), UnitKind.TABLE)))
        self._dark = _dark_of(parent)
        self._title = ""
        self._body = QWidget()
        self.lines = QVBoxLayout(self._body)
        self.lines.setContentsMargins(0, 0, self.px(Gap.ROWS), 0)
        self.lines.setSpacing(self.px(Gap.ROWS))
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._body)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(self.px(Gap.ROWS))
        margin = self.px(_MARGIN_U)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(
            margin + self.px(Gap.PAPER_TEXT),
            margin + self.px(_HEAD_U + Gap.WORDS),
            margin + self.px(Gap.PAPER_TEXT - Gap.ROWS),
            margin,
        )
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self.foot)
        self._whole = whole
        self.setPalette(room_palette(self.roles))
        self.setFont(font(TypeRole.REGULAR, Size.DIALOG, self._u))
        room = size * 0.99
        self.resize(QSize(self.px(wide_u), self.px(high_u)).boundedTo(room))

    @property
    def roles(self) -> Palette:
        """The colours of the room."""
        return palette_for(self._dark)

    @property
    def u(self) -> float:
        """How many pixels a unit of the table window is here."""
        return self._u

    def px(self, length_u: float) -> int:
        """A length in pixels."""
        return round(length_u * self._u)

    def set_title(self, title: str) -> None:
        """Set what stands in its head."""
        self._title = title
        self.setWindowTitle(title)
        self.update()

    def add_button(self, kind: ButtonKind, pressed: object) -> ActionButton:
        """Add a button at the foot, from left to right."""
        button = FootButton(kind, "", self)
        button.set_unit(_BUTTON_UNIT * self._u)
        button.set_dark(self._dark)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        assert callable(pressed)
        button.clicked.connect(lambda _checked=False: pressed())
        self.foot.addWidget(button)
        return button

    def say_above_foot(self, label: QLabel) -> None:
        """Keep a line above the buttons for a sentence, so that nothing moves when it is said."""
        label.setMinimumHeight(self.px(36))
        self._whole.insertWidget(1, label)

    def label(self, role: TypeRole = TypeRole.MEDIUM, size_u: float = 24.0) -> QLabel:
        """A line of text that wraps."""
        made = QLabel()
        made.setFont(font(role, size_u, self._u))
        made.setWordWrap(True)
        made.setTextFormat(Qt.TextFormat.PlainText)
        return made

    def take(self, widget: QWidget) -> None:
        """Give a widget of the look the dialog's unit and room."""
        if isinstance(widget, LookMixin):
            widget.set_unit(self._u)
            widget.set_dark(self._dark)

    def order_keys(self, *order: QWidget) -> None:
        """Let Tab go through these, as they are read; rows of tiles with all their tiles."""
        steps: list[QWidget] = []
        for widget in order:
            steps += widget.tiles if isinstance(widget, ChoiceTiles) else (widget,)
        for before, after in pairwise(steps):
            QWidget.setTabOrder(before, after)

    def retranslate(self) -> None:
        """Say everything in the language that holds now."""

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        parent = self.parentWidget()
        if parent is not None and not event.spontaneous():
            frame = parent.window().frameGeometry()
            self.move(frame.center() - QPoint(self.width() // 2, self.height() // 2))
        super().showEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles, u, whole = self.roles, self._u, QRectF(self.rect())
        paint_felt(painter, whole, roles)
        sheet = inset(whole, 14 * u)
        outline = round_rect(sheet, Corner.PAPER * u)
        paint_shadow(painter, outline, Depth.PAPER, roles, u * 0.6)
        painter.fillPath(outline, roles.paper.color())
        painter.save()
        painter.setClipPath(outline)
        head = QRectF(sheet.left(), sheet.top(), sheet.width(), _HEAD_U * u)
        painter.fillRect(head, roles.box.color())
        painter.fillRect(QRectF(head.left(), head.bottom(), head.width(), u), roles.soft.color(alpha=0.5))
        painter.restore()
        painter.strokePath(round_rect(inset(sheet, 0.75 * u), Corner.PAPER * u), hairline(roles.soft.color(), 1.5 * u))
        area = head.adjusted(36 * u, 0, -36 * u, 0)
        fit(self._title, TypeRole.DISPLAY, Size.DIALOG_TITLE, u, area.width()).draw(painter, area, roles.ink.color())
        painter.end()


def _dark_of(parent: QWidget | None) -> bool:
    """Whether the parent's room is dark."""
    if parent is None:
        return False
    return parent.palette().window().color().lightnessF() < 0.5
