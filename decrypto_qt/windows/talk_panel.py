"""The panel on a team's screen for what is talked about beside the next step: paper with a sentence and buttons.

It lies where the sheet lies, never over the tray. What it says and offers is made elsewhere; it holds no secret.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.models.talk import CLOSED, MOST, TalkButton, TalkState
from decrypto_qt.models.tray import Style
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, paint_shadow
from decrypto_qt.widgets.shapes import hairline, inset, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, FittedText, Size, TypeRole, fit
from decrypto_qt.windows.signs import ICONS

_IN_THREE: Final = 6
"""So many fill two rows of three; one more takes rows of four, so that no row becomes too low for fingers."""
_FEW: Final = 2
"""So few stand in the middle below their question, as wide as they need to be."""
_WIDEST_U: Final = 620.0
_HIGH_U: Final = 104.0
_FEW_HIGH_U: Final = 124.0
_ABOVE: Final = 0.45
"""How much of the height that is left over lies above everything."""
_MARGIN_U: Final = 24.0
_PAD_U: Final = 34.0
_GAP_U: Final = 20.0
_RADIUS_U: Final = Corner.PAPER
_SIZES: Final = Size.TALK_BUTTON
"""Twice each, so that a label takes two lines before it is smaller than the one beside it."""


class TalkPanel(LookWidget):
    """A headline, a sentence, and up to seven buttons in rows of three, at most of four (upright of two).

    Signals:
        pressed: a button was pressed; carries its `TalkButton`.
    """

    pressed = Signal(object)

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make it closed.

        Args:
            team: whose screen it is on.
            parent: the screen.
        """
        super().__init__(parent)
        self._team = team
        self._state = CLOSED
        self._top = 0.0
        self.buttons: list[ActionButton] = []
        for number in range(MOST):
            button = ActionButton(ButtonKind.TEAM, "", self)
            button.set_team(team)
            button.set_label_sizes(_SIZES)
            # As on the rest of the screen, keys are routed.
            button.setFocusPolicy(self.focusPolicy())
            button.clicked.connect(lambda _checked=False, number=number: self._pressed(number))
            button.hide()
            self.buttons.append(button)
        self.hide()

    @property
    def state(self) -> TalkState:
        """What it says and offers."""
        return self._state

    def button(self, name: str) -> ActionButton | None:
        """The button of that name, if it is offered."""
        return next((b for b in self.buttons if b.objectName() == name and not b.isHidden()), None)

    def set_state(self, state: TalkState) -> None:
        """Say and offer this."""
        self._state = state
        self.setAccessibleName(" ".join(text for text in (state.headline, state.line) if text))
        for number, button in enumerate(self.buttons):
            offered = state.buttons[number] if number < len(state.buttons) else None
            button.setObjectName("" if offered is None else offered.name)
            if offered is None:
                button.hide()
                continue
            button.set_kind(ButtonKind.MAIN if offered.style is Style.MAIN else ButtonKind.TEAM)
            button.set_label(offered.text)
            button.set_icon(None if offered.sign is None else ICONS[offered.sign])
            button.set_available(offered.enabled, offered.detail)
            button.show()
        self._place()
        self.update()

    def set_motion(self, moving: bool) -> None:
        """Let buttons be pressed down, or not."""
        for button in self.buttons:
            button.set_motion(moving)

    def _pressed(self, number: int) -> None:
        if number < len(self._state.buttons) and self._state.buttons[number].enabled:
            offered: TalkButton = self._state.buttons[number]
            self.pressed.emit(offered)

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def look_changed(self) -> None:
        for button in self.buttons:
            button.set_unit(self.unit)
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1500 * self.unit), round(400 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        slip = self._slip()
        outline = team_rect(slip, self._team, _RADIUS_U * u)
        paint_shadow(painter, outline, Depth.PAPER, palette, u)
        painter.fillPath(outline.translated(0, 3 * u), palette.team(self._team).edge.color())
        painter.fillPath(outline, palette.paper.color())
        painter.strokePath(
            team_rect(inset(slip, 0.75 * u), self._team, _RADIUS_U * u), hairline(palette.soft.color(), 1.5 * u)
        )
        area = slip.adjusted(_PAD_U * u, 16 * u + self._top, -_PAD_U * u, 0)
        across = Across.MIDDLE if self._has_few() else Across.LEFT
        headline = fit(self._state.headline, TypeRole.DISPLAY, Size.TALK_HEADLINE, u, area.width(), lines=1)
        headline.draw(painter, QRectF(area.left(), area.top(), area.width(), 62 * u), palette.ink.color(), across)
        line = self._line(area.width())
        if line is not None:
            place = QRectF(area.left(), area.top() + 70 * u, area.width(), line.height + 6 * u)
            line.draw(painter, place, palette.ink.color(), across)
        painter.end()

    # Places ----------------------------------------------------------------------------------------------------------

    def _slip(self) -> QRectF:
        margin = _MARGIN_U * self.unit
        return QRectF(self.rect()).adjusted(margin, margin / 2, -margin, -margin)

    def _line(self, width: float) -> FittedText | None:
        """The sentence as it fits; `None` where there is none."""
        if not self._state.line:
            return None
        return fit(self._state.line, TypeRole.MEDIUM, Size.TALK_LINE, self.unit, max(1.0, width), lines=2)

    def _line_high(self, width: float) -> float:
        line = self._line(width)
        return (12 * self.unit) if line is None else line.height + 32 * self.unit

    def _shown(self) -> list[ActionButton]:
        return [button for button in self.buttons if not button.isHidden()]

    def _has_few(self) -> bool:
        return 0 < len(self._shown()) <= _FEW

    def _place(self) -> None:
        u, slip, shown, few = self.unit, self._slip(), self._shown(), self._has_few()
        room = slip.width() - 2 * _PAD_U * u
        top = slip.top() + 16 * u + 62 * u + self._line_high(room)
        columns = 2
        if few:
            columns = len(shown)
        elif slip.width() > 1.6 * slip.height():
            columns = 3 if len(shown) <= _IN_THREE else 4
        rows = max(1, -(-len(shown) // columns))
        gap = _GAP_U * u
        wide = (room - (columns - 1) * gap) / columns
        if few:
            wide = min(wide, _WIDEST_U * u)
        below = slip.bottom() - 22 * u - top - (rows - 1) * gap
        high = min((_FEW_HIGH_U if few else _HIGH_U) * u, below / rows)
        self._top = _ABOVE * max(0.0, below - rows * high)
        first = slip.center().x() - (columns * wide + (columns - 1) * gap) / 2
        for number, button in enumerate(shown):
            row, column = divmod(number, columns)
            place = QRectF(first + column * (wide + gap), top + self._top + row * (high + gap), wide, high)
            button.set_face_geometry(place)
