"""What all widgets of the look share: their unit, their room and the way both are handed down.

No widget's own painting belongs here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.widgets.palette import Palette, palette_for
from decrypto_qt.widgets.spacing import Gap

MARGIN_U = Gap.SHADOW
MARGIN_BELOW_U = Gap.SHADOW_BELOW

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class LookMixin(_Base):
    """The unit and the palette of a painted widget; goes before the Qt class among the bases."""

    margin_u = MARGIN_U
    margin_below_u = MARGIN_BELOW_U

    _unit = 1.0
    _dark = False

    @property
    def unit(self) -> float:
        """How many pixels one `u` is."""
        return self._unit

    @property
    def palette_roles(self) -> Palette:
        """The colours of the room the widget stands in."""
        return palette_for(self._dark)

    @property
    def is_dark(self) -> bool:
        """Whether the room is dark."""
        return self._dark

    def set_unit(self, unit: float) -> None:
        """Say how many pixels one `u` is; children of the look are told too, before they are laid out by it."""
        changed = unit != self._unit
        self._unit = unit
        for child in self._look_children():
            child.set_unit(unit)
        if changed:
            self.look_changed()
            self.updateGeometry()
            self.update()

    def set_dark(self, dark: bool) -> None:
        """Change to the dark or the light room; children of the look are told too."""
        if dark != self._dark:
            self._dark = dark
            self.look_changed()
            self.update()
        for child in self._look_children():
            child.set_dark(dark)

    def face_rect(self) -> QRectF:
        """Where the thing itself is, without the room for its shadow and its ring, in the widget's own coordinates."""
        side, below = self.margin_u * self._unit, self.margin_below_u * self._unit
        return QRectF(self.rect()).adjusted(side, side, -side, -below)

    def set_face_geometry(self, face: QRectF) -> None:
        """Place the widget so that its face covers a rectangle of its parent."""
        side, below = self.margin_u * self._unit, self.margin_below_u * self._unit
        self.setGeometry(face.adjusted(-side, -side, side, below).toAlignedRect())

    def look_changed(self) -> None:
        """Called after the unit or the room changed, for widgets that lay out or keep something."""

    def _look_children(self) -> list[LookMixin]:
        children = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [child for child in children if isinstance(child, LookMixin)]


class LookWidget(LookMixin, QWidget):
    """A widget that paints itself in the look; it lets shine through what it does not paint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it, in the light room, with one pixel to a unit."""
        super().__init__(parent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    @override
    def event(self, event: QEvent) -> bool:
        """Show no tooltips and no "what's this", whatever was set: their windows can open on any monitor."""
        if event.type() in (QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
            return True
        return super().event(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.language_changed()
        super().changeEvent(event)

    def language_changed(self) -> None:
        """Called after the language changed, for widgets that tell or keep something in words of their own."""
