"""A widget that holds a team's secrets under a cover: the common part of a team's window and of a docked screen.

It covers and shows when told to. When that may be, its heirs decide; what the secrets are, only the content knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.cover import CoverWidget
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.palette import palette_for


@runtime_checkable
class SecretContent(Protocol):
    """A widget that shows secrets and can drop them."""

    def forget(self) -> None:
        """Drop every secret from the widgets, their texts and pixmaps before returning."""

    def recall(self) -> None:
        """Ask for the secrets again; called only when they may be seen."""


@dataclass(frozen=True, slots=True)
class CoverText:
    """What a cover says.

    Attributes:
        headline: The large words.
        lines: The lines below.
        main: The main button, empty for none.
        second: The other button, empty for none.
        is_paused: Whether the cover shows the sign of the pause.
        main_last: Whether the main button lies where no other cover has one.
        main_above: Whether the main button stands alone, above where another cover has its two.
        sand: The button above them that turns the sand, empty for none.
    """

    headline: str
    lines: tuple[str, ...] = ()
    main: str = ""
    second: str = ""
    is_paused: bool = False
    main_last: bool = False
    main_above: bool = False
    sand: str = ""


def unit_for(width: float, height: float) -> float:
    """How many pixels one `u` is in a team's screen of this size."""
    return min(width / 1080, height / 1920) if height > width else min(width / 1920, height / 1080)


class _Lid(QWidget):
    """The team's colour and nothing else: quick to paint, whatever the size and whatever pixmaps are at hand."""

    def __init__(self, team: Team, parent: QWidget) -> None:
        super().__init__(parent)
        self._team = team
        self._dark = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), palette_for(self._dark).team(self._team).fill.brush(self.rect().toRectF()))
        painter.end()


class SecretHolder(QWidget):
    """A cover over a content; the cover lies over it until it is lifted.

    Signals:
        main_pressed: The cover's main button was pressed.
        second_pressed: The cover's other button was pressed.
        sand_pressed: The cover's button that turns the sand was pressed.
    """

    main_pressed = Signal()
    second_pressed = Signal()
    sand_pressed = Signal()

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make a covered holder without a content."""
        super().__init__(parent)
        self._team = team
        self._content: QWidget | None = None
        self._secrets: SecretContent | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._lid = _Lid(team, self)
        self.cover = CoverWidget(team, self)
        self.cover.main_clicked.connect(self.main_pressed)
        self.cover.second_clicked.connect(self.second_pressed)
        self.cover.third_clicked.connect(self.sand_pressed)

    @property
    def team(self) -> Team:
        """Whose screen it is."""
        return self._team

    @property
    def content(self) -> QWidget | None:
        """What lies under the cover."""
        return self._content

    @property
    def is_covered(self) -> bool:
        """Whether the cover lies over the content."""
        return not self.cover.isHidden()

    def set_dark(self, dark: bool) -> None:
        """Change to the dark or the light room; the content is told by its owner."""
        self._lid.set_dark(dark)
        self.cover.set_dark(dark)

    def set_cover_text(self, text: CoverText) -> None:
        """Say what the cover says."""
        self.cover.set_headline(text.headline)
        self.cover.set_lines(*text.lines)
        self.cover.set_main(text.main, Icon.TICK if text.main and text.second else None)
        self.cover.set_second(text.second)
        self.cover.set_third(text.sand, Icon.HOURGLASS if text.sand else None)
        self.cover.set_paused(text.is_paused)
        self.cover.set_main_last(text.main_last)
        self.cover.set_main_above(text.main_above)

    def set_content(self, content: QWidget) -> None:
        """Put a content under the cover; it forgets its secrets before it gets there.

        Args:
            content: A widget that also is a `SecretContent`.

        Raises:
            TypeError: It cannot forget.
            ValueError: There is a content already.
        """
        if not isinstance(content, SecretContent):
            message = "a content has to be able to forget"
            raise TypeError(message)
        if self._content is not None:
            message = "take the other content first"
            raise ValueError(message)
        content.forget()
        content.hide()
        content.setParent(self)
        content.setGeometry(self.rect())
        self._content, self._secrets = content, content
        self._lid.raise_()
        self.cover.raise_()
        self.content_changed()

    def take_content(self) -> QWidget | None:
        """Take the content out to dock it elsewhere; it has forgotten its secrets."""
        content = self._content
        if content is None:
            return None
        self.forget_secrets()
        self.lower_cover()
        self._content, self._secrets = None, None
        content.setParent(None)
        self.content_changed()
        return content

    def content_changed(self) -> None:
        """Called after a content came or went."""

    def forget_secrets(self) -> None:
        """Drop every secret from the content, at once."""
        if self._secrets is not None:
            self._secrets.forget()

    def lower_cover(self) -> None:
        """Paint the cover over the content before returning; the content is hidden under it."""
        self._cover_content(at_once=True)

    def lift_cover(self) -> None:
        """Let the content ask for its secrets again and show it."""
        if self._content is None or self._secrets is None:
            return
        self._secrets.recall()
        self._content.show()
        self.cover.hide()
        self._lid.hide()

    def _cover_content(self, *, at_once: bool) -> None:
        """Cover with the plain colour at once, then with the cover: that one may take its time over its pixmaps."""
        self._lid.show()
        self._lid.raise_()
        if self._content is not None:
            self._content.hide()
        if at_once and not self.is_covered:
            self._lid.repaint()
        self.cover.show()
        self.cover.raise_()
        self.cover.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lid.setGeometry(self.rect())
        self.cover.setGeometry(self.rect())
        self.cover.set_unit(unit_for(self.width(), self.height()))
        if self._content is not None:
            self._content.setGeometry(self.rect())
        super().resizeEvent(event)
