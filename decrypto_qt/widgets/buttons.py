"""Buttons that say what they do, and the one that has to be held.

A button takes plain values; what a press means is decided by who listens.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEventPoint,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.look import MARGIN_BELOW_U, MARGIN_U, LookMixin
from decrypto_qt.widgets.materials import Depth, paint_glow, paint_recess, paint_slab
from decrypto_qt.widgets.motion import PRESS_MS, RELEASE_MS
from decrypto_qt.widgets.palette import Paint, Palette, Surface
from decrypto_qt.widgets.shapes import hairline, inset, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.taps import LOST
from decrypto_qt.widgets.type import Across, FittedText, Size, TypeRole, fit

RADIUS_U = Corner.BUTTON
RING_GAP_U = 7.0
_RING_U = 9.0
_RING_INK_U = 4.5
_PRESSED_U = 2.0
_LABEL_SIZES = Size.BUTTON
_SUB_SIZES = Size.BUTTON_SECOND
_LEGIBLE_U = 40.0
_LEGIBLE_SUB_U = 30.0
"""From two metres away: a label may be smaller only where nothing else helps."""
KEY_REASONS = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)
"""How the focus comes by key; the ring is shown then."""
_PRESS_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select})


def is_press_key(event: QKeyEvent) -> bool:
    """Whether a key is one that presses what is current."""
    return Qt.Key(event.key()) in _PRESS_KEYS


def paint_ring(painter: QPainter, path: QPainterPath, palette: Palette, unit: float) -> None:
    """Stroke the focus ring along a line that lies `RING_GAP_U` outside the thing: cream, and ink within the cream."""
    painter.strokePath(path, hairline(palette.focus.color(), _RING_U * unit))
    painter.strokePath(path, hairline(palette.focus_ink.color(), _RING_INK_U * unit))


class ButtonKind(Enum):
    """What a button looks like."""

    MAIN = auto()
    """Green: the one next step of a screen."""
    TEAM = auto()
    """A tile of the team's colour: everything else a team may do."""
    PLAIN = auto()
    """Paper: everything else the table may do."""


if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object


class TouchMixin(_Button):
    """Lets a button be pressed by any finger, and once by a double click; goes before the Qt class among the bases.

    Left to itself, Qt makes a mouse of the first finger only: two teams that press at once would be one too many. And
    it would take the second press of a double click for one on whatever has come to lie there since the first.

    Attributes:
        repeats: Whether the second press of a double click counts, if the button still means the same.
    """

    repeats = False

    _touch_id = -1
    _last_press: tuple[int, str] | None = None
    _last_tap: ClassVar[tuple[int, int, QPointF] | None] = None

    def accept_touch(self) -> None:
        """Ask for touches; to be called when the button is made."""
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @override
    def event(self, event: QEvent) -> bool:
        """Show no tooltips and no "what's this": their windows can open on any monitor."""
        kind = event.type()
        if kind in (QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
            return True
        if isinstance(event, QTouchEvent):
            return self._touched(event)
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._last_press = (event.timestamp(), self.objectName())
        elif kind == QEvent.Type.MouseButtonDblClick and isinstance(event, QMouseEvent) and not self._was_meant(event):
            event.accept()
            return True
        if self._touch_id >= 0 and (kind == QEvent.Type.Hide or not self.isEnabled()):
            self._end_touch(click=False)
        return super().event(event)

    def _is_second_tap(self, event: QTouchEvent) -> bool:
        """Whether a finger was on the same spot just before: the two make a double click, on whatever lies there."""
        window, spot, when = int(self.window().winId()), event.points()[0].globalPosition(), event.timestamp()
        before, TouchMixin._last_tap = TouchMixin._last_tap, (window, when, spot)
        if before is None or before[0] != window or not 0 <= when - before[1] <= QApplication.doubleClickInterval():
            return False
        return (spot - before[2]).manhattanLength() <= QApplication.startDragDistance()

    def _was_meant(self, second: QMouseEvent | QTouchEvent) -> bool:
        """Whether the first press of a double click was on this button too, while it meant the same."""
        if not self.repeats or self._last_press is None:
            return False
        when, name = self._last_press
        return name == self.objectName() and second.timestamp() - when <= QApplication.doubleClickInterval()

    def _touched(self, event: QTouchEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.TouchBegin:
            points = event.points()
            if not self.isEnabled() or not points or not self.hitButton(points[0].position().toPoint()):
                event.ignore()
                return False
            if self._is_second_tap(event) and not self._was_meant(event):
                event.accept()
                return True
            self._last_press = (event.timestamp(), self.objectName())
            if self._touch_id < 0:
                self._touch_id = points[0].id()
                self.setDown(True)
                self.pressed.emit()
        elif self._touch_id >= 0:
            ours = [point for point in event.points() if point.id() == self._touch_id]
            if kind == QEvent.Type.TouchCancel or not ours:
                self._end_touch(click=False)
            elif ours[0].state() == QEventPoint.State.Released:
                self._end_touch(click=self.hitButton(ours[0].position().toPoint()))
        event.accept()
        return True

    def _end_touch(self, *, click: bool) -> None:
        self._touch_id = -1
        self.setDown(False)
        if click:
            # Tells of the release as well.
            self.click()
        else:
            self.released.emit()


class LookButton(LookMixin, TouchMixin, QAbstractButton):
    """What all pressable things share: shape, press, ring, keys.

    The ring is shown on what is *current*: where keys are routed by the application, a screen says so with
    `set_current`; in a window that has the focus itself, Qt's focus is enough.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without a text."""
        super().__init__(parent)
        self._team: Team | None = None
        self._ground: Team | None = None
        self._current = False
        self._focus_by_key = False
        self._depth = 0.0
        self._moving = True
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move_to)
        self.pressed.connect(self._go_down)
        self.released.connect(self._come_up)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.accept_touch()

    @property
    def team(self) -> Team | None:
        """Whose shape the button has."""
        return self._team

    @property
    def is_current(self) -> bool:
        """Whether routed keys act on this button."""
        return self._current

    def set_team(self, team: Team | None) -> None:
        """Give it a team's shape and colour, or the table's."""
        self._team = team
        self.update()

    def set_ground(self, ground: Team | None) -> None:
        """Say on whose surface it lies; `None` is the room: wood or felt. Its green follows the surface."""
        self._ground = ground
        self.update()

    def set_current(self, current: bool) -> None:
        """Say whether routed keys act on this button, which paints the ring."""
        self._current = current
        self.update()

    def set_motion(self, moving: bool) -> None:
        """Say whether a press is seen to move; without motion it is there at once."""
        self._moving = moving

    def handle_key(self, event: QKeyEvent) -> bool:
        """Press the button for Enter and Space, once however long the key is held; says whether the key was used."""
        if not is_press_key(event):
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat() and self.isEnabled():
            self.click()
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.handle_key(event))

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.handle_key(event))

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self._outline(self._face(0.0)).contains(QPointF(pos))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # A window that comes to the front gives the focus back as it was; only a person's way to it counts.
        if event.reason() in KEY_REASONS:
            self._focus_by_key = True
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            self._focus_by_key = False
        super().focusInEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._motion.stop()
        self._depth = 0.0
        super().hideEvent(event)

    @override
    def sizeHint(self) -> QSize:
        side, below = 2 * MARGIN_U, MARGIN_U + MARGIN_BELOW_U
        return QSize(round((420 + side) * self.unit), round((120 + below) * self.unit))

    @property
    def _ringed(self) -> bool:
        return self.isEnabled() and (self._current or (self.hasFocus() and self._focus_by_key))

    def _surface(self) -> Surface | None:
        """The surface the button lies on, if it is a team's."""
        return None if self._ground is None else self.palette_roles.team(self._ground)

    def _radius(self) -> float:
        return min(RADIUS_U * self.unit, 0.25 * self.face_rect().height())

    def _face(self, depth: float) -> QRectF:
        """The upper face, sunk by a share of the way down."""
        thick = Depth.TILE.thickness * self.unit
        down = depth * (thick - _PRESSED_U * self.unit)
        return self.face_rect().adjusted(0, down, 0, down - thick)

    def _outline(self, rect: QRectF, grow: float = 0.0) -> QPainterPath:
        return team_rect(inset(rect, -grow), self._team, self._radius() + grow)

    def _paint_tile(self, painter: QPainter, fill: Paint, edge: Paint, line: Paint | None) -> QRectF:
        palette, u = self.palette_roles, self.unit
        face = self._face(self._depth)
        thick = Depth.TILE.thickness - self._depth * (Depth.TILE.thickness - _PRESSED_U)
        path = self._outline(face)
        paint_slab(painter, path, palette, u, depth=Depth.TILE, edge=edge.color(), thickness=thick, ground=self._ground)
        painter.fillPath(path, fill.brush(face))
        pen = hairline(fill.color(), 1.5 * u)
        if line is not None:
            pen.setColor(line.color())
        else:
            # The light from above on the upper rim.
            rim = QLinearGradient(face.topLeft(), face.bottomLeft())
            rim.setColorAt(0.0, palette.chalk.fill.color(alpha=0.4))
            rim.setColorAt(0.35, palette.chalk.fill.color(alpha=0.0))
            pen.setBrush(rim)
        painter.strokePath(self._outline(inset(face, pen.widthF() / 2)), pen)
        return face

    def _paint_sunk(self, painter: QPainter) -> tuple[QRectF, QColor]:
        """Paint the place of a button that cannot be pressed; returns its face and the colour of its text."""
        surface = self._surface()
        palette = self.palette_roles
        face = self.face_rect()
        path = self._outline(face)
        floor = palette.well_wood if surface is None else surface.well
        painter.fillPath(path, floor.color())
        paint_recess(painter, path, palette, self.unit, strength=0.8)
        text = palette.ink if surface is None else surface.text
        return face, text.color()

    def _paint_focus(self, painter: QPainter) -> None:
        if self._ringed:
            outline = self._outline(self.face_rect(), RING_GAP_U * self.unit)
            paint_ring(painter, outline, self.palette_roles, self.unit)

    def _go_down(self) -> None:
        self._move(1.0, PRESS_MS)

    def _come_up(self) -> None:
        self._move(0.0, RELEASE_MS)

    def _move(self, depth: float, duration: int) -> None:
        self._motion.stop()
        if not self._moving or not self.isVisible():
            self._move_to(depth)
            return
        self._motion.setStartValue(self._depth)
        self._motion.setEndValue(depth)
        self._motion.setDuration(duration)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.start()

    def _move_to(self, depth: object) -> None:
        self._depth = float(depth) if isinstance(depth, (int, float)) else 0.0
        self.update()


class ActionButton(LookButton):
    """A button with a label of up to two lines, a line below it, and an icon before it.

    Signals:
        clicked: It was pressed, by mouse, finger or key.
    """

    def __init__(self, kind: ButtonKind = ButtonKind.MAIN, label: str = "", parent: QWidget | None = None) -> None:
        """Make a button that can be pressed."""
        super().__init__(parent)
        self._kind = kind
        self._sub_text = ""
        self._reason = ""
        self._icon: Icon | None = None
        self._label = ""
        self._label_sizes: tuple[float, ...] = _LABEL_SIZES
        self.set_label(label)

    @property
    def label(self) -> str:
        """What the button says it does."""
        return self._label

    @property
    def reason(self) -> str:
        """Why it cannot be pressed; empty while it can."""
        return "" if self.isEnabled() else self._reason

    def set_kind(self, kind: ButtonKind) -> None:
        """Change what it looks like."""
        self._kind = kind
        self.update()

    def set_label(self, label: str) -> None:
        """Say what the button does; this is its accessible name, too."""
        self._label = label
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.update()

    def set_label_sizes(self, sizes_u: tuple[float, ...]) -> None:
        """Say in which sizes the label is tried, the largest first, in `u`."""
        self._label_sizes = sizes_u
        self.update()

    def set_sub_text(self, sub_text: str) -> None:
        """Set the small line below the label; empty for none."""
        self._sub_text = sub_text
        self._tell()

    def set_icon(self, icon: Icon | None) -> None:
        """Set the icon before the label."""
        self._icon = icon
        self.update()

    def set_available(self, available: bool, reason: str = "") -> None:
        """Say whether it can be pressed and, if not, what is missing: that stands in the place of the sub-text."""
        self._reason = "" if available else reason
        self.setEnabled(available)
        self._tell()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isEnabled():
            face, color = self._paint_raised(painter)
            sub_text = self._sub_text
        else:
            face, color = self._paint_sunk(painter)
            sub_text = self._reason or self._sub_text
        self._paint_words(painter, face, color, sub_text)
        self._paint_focus(painter)
        painter.end()

    def _paint_raised(self, painter: QPainter) -> tuple[QRectF, QColor]:
        palette, surface = self.palette_roles, self._surface()
        if self._kind is ButtonKind.MAIN:
            go = palette.go if surface is None else surface.go
            return self._paint_tile(painter, go.fill, go.edge, None), go.mark.color()
        if self._kind is ButtonKind.TEAM and self._team is not None:
            own = palette.team(self._team)
            return self._paint_tile(painter, own.fill, own.edge, own.line), own.text.color()
        return self._paint_tile(painter, palette.paper, palette.rule, palette.soft), palette.ink.color()

    def _paint_words(self, painter: QPainter, face: QRectF, color: QColor, sub_text: str) -> None:
        u = self.unit
        if self._icon is None:
            area = _words_area(face, u)
            across = Across.LEFT if sub_text else Across.MIDDLE
            fit_words(self._label, sub_text, area, u, self._label_sizes).draw(painter, color, across)
            return
        if not self._label:
            size = min(face.width(), face.height()) * 0.7
            seat = QRectF(face.center().x() - size / 2, face.center().y() - size / 2, size, size)
            paint_icon(painter, self._icon, seat, color)
            return
        _paint_icon_and_words(painter, face, color, self._icon, (self._label, sub_text), u, self._label_sizes)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._reason or self._sub_text)
        self.update()


def _words_area(face: QRectF, unit: float) -> QRectF:
    """The part of a button's face on which words may stand."""
    pad = min(26 * unit, 0.06 * face.width() + 4 * unit)
    return face.adjusted(pad, 0, -pad, 0)


def _paint_icon_and_words(
    painter: QPainter,
    face: QRectF,
    color: QColor,
    icon: Icon,
    texts: tuple[str, str],
    unit: float,
    sizes_u: tuple[float, ...] = _LABEL_SIZES,
) -> None:
    """Paint a label and the line below it, and an icon before them where they leave it room."""
    area = _words_area(face, unit)
    size = min(50 * unit, 0.42 * face.height())
    words = fit_words(*texts, area, unit, sizes_u, beside=size + min(26 * unit, 0.6 * size))
    if words.beside:
        middle = words.label_rect.center().y() if words.is_below else face.center().y()
        paint_icon(painter, icon, QRectF(area.left(), middle - size / 2, size, size), color)
    words.draw(painter, color, Across.LEFT if words.beside or texts[1] else Across.MIDDLE)


@dataclass(frozen=True, slots=True)
class ButtonWords:
    """A button's label and the line below it, as they were fitted into its face.

    Attributes:
        label: The label.
        label_rect: Its place.
        sub: The line below, if there is one.
        sub_rect: Its place.
        beside: How much is left free before the label for an icon; 0 where the words need the icon's place.
        is_below: Whether the icon stands before the label alone, the line below it begins under the icon.
    """

    label: FittedText
    label_rect: QRectF
    sub: FittedText | None = None
    sub_rect: QRectF | None = None
    beside: float = 0.0
    is_below: bool = False

    def legibility(self, unit: float) -> float:
        """1 where everything can be read from two metres away, less where letters are smaller; 0 where they are cut.

        Args:
            unit: Pixels in one `u`, with which the words were fitted.
        """
        cut = self.label.elided or (self.sub is not None and self.sub.elided)
        least = self.label.face.pixelSize() / (_LEGIBLE_U * unit)
        if self.sub is not None:
            least = min(least, self.sub.face.pixelSize() / (_LEGIBLE_SUB_U * unit))
        return 0.0 if cut else min(1.0, least)

    @property
    def lines(self) -> int:
        """How many lines there are in all."""
        return len(self.label.lines) + (0 if self.sub is None else len(self.sub.lines))

    def draw(self, painter: QPainter, color: QColor, across: Across = Across.LEFT) -> None:
        """Draw both."""
        self.label.draw(painter, self.label_rect, color, across)
        if self.sub is not None and self.sub_rect is not None:
            self.sub.draw(painter, self.sub_rect, color, across)


def fit_words(
    label: str,
    sub_text: str,
    area: QRectF,
    unit: float,
    sizes_u: tuple[float, ...] = _LABEL_SIZES,
    *,
    beside: float = 0.0,
) -> ButtonWords:
    """Fit a label and the line below it, both together in the middle of the height.

    An icon stands before both; where they would be too small it stands before the label alone, and where that does not
    help it makes room: words tell more than a picture.

    Args:
        label: The label.
        sub_text: The line below it, empty for none.
        area: The place for all.
        unit: Pixels in one `u`.
        sizes_u: The label's sizes, the largest first.
        beside: How much an icon takes at the left, with its gap.
    """
    ways = [(beside, False)]
    if beside:
        ways += [(beside, True), (0.0, False)] if sub_text else [(0.0, False)]
    fitted: list[ButtonWords] = []
    for room, below in ways:
        words = _fit_words(label, sub_text, area, unit, sizes_u, room, below=below)
        fitted.append(words)
        if words.legibility(unit) >= 1.0 and (not sub_text or words.lines == 2):
            break
    return max(fitted, key=lambda words: (words.legibility(unit), words.beside > 0, -words.lines))


def _fit_words(
    label: str, sub_text: str, area: QRectF, unit: float, sizes_u: tuple[float, ...], beside: float, *, below: bool
) -> ButtonWords:
    height = area.height() - 14 * unit
    # A low button has smaller letters, and a line below them takes its share.
    most = (0.72 if not sub_text else 0.42) * area.height() / unit
    sizes = tuple(size for size in sizes_u if size <= most) or sizes_u[-1:]
    place = area.adjusted(beside, 0, 0, 0)
    if not sub_text:
        # One line in either of the two largest sizes is calmer than two lines in the largest.
        head = fit(label, TypeRole.BOLD, sizes[:2], unit, place.width())
        if head.elided:
            small = (*sizes, 0.9 * sizes[-1])  # rather than cut the label
            head = fit(label, TypeRole.BOLD, small, unit, place.width(), lines=2, height=height, leading=1.06)
        return ButtonWords(head, place, beside=beside)
    under = area if below else place
    head, foot, gap = _two_texts(label, sub_text, sizes, unit, place.width(), under.width(), height)
    top = area.center().y() - (head.height + gap + foot.height) / 2
    first = QRectF(place.left(), top, place.width(), head.height)
    second = QRectF(under.left(), top + head.height + gap, under.width(), foot.height)
    return ButtonWords(head, first, foot, second, beside, below)


def _two_texts(
    label: str,
    sub_text: str,
    sizes: tuple[float, ...],
    unit: float,
    head_width: float,
    foot_width: float,
    height: float,
) -> tuple[FittedText, FittedText, float]:
    """Fit both texts: more lines come before letters that are too small to be read, and only then come those."""
    most = 0.86 * max(sizes)
    sub_sizes = tuple(size for size in _SUB_SIZES if size <= most) or (most,)
    small = min(sizes)
    ways = [
        (head, head_lines, foot, foot_lines)
        for head_lines, foot_lines in ((1, 1), (1, 2), (2, 1), (2, 2))
        for foot in sub_sizes
        for head in sizes
    ]
    ways += [(0.85 * small, 2, 0.85 * sub_sizes[-1], 1), (0.85 * small, 1, 0.85 * sub_sizes[-1], 2)]
    ways.append((0.30 * height / unit, 1, 0.24 * height / unit, 2))
    tried = None
    for head_size, head_lines, foot_size, foot_lines in ways:
        head = fit(label, TypeRole.BOLD, (head_size,), unit, head_width, lines=head_lines, leading=1.04)
        foot = fit(sub_text, TypeRole.MEDIUM, (foot_size,), unit, foot_width, lines=foot_lines, leading=1.1)
        gap = 0.5 * foot.face.pixelSize() if len(foot.lines) + len(head.lines) > 2 else 0.6 * foot.face.pixelSize()
        tried = head, foot, gap
        if not head.elided and not foot.elided and head.height + gap + foot.height <= height:
            break
    assert tried is not None
    return tried


class _HeldBy(Enum):
    MOUSE = auto()
    TOUCH = auto()
    KEY = auto()


class HoldButton(LookButton):
    """A button that does something only as long as it is held: it is red then, and never else.

    Whatever might hide that a finger has left it counts as letting go: a cancelled touch, a lost grab, a lost focus,
    another program in front, being hidden or disabled.

    Signals:
        held: It is held from now on.
        released: It is not held any more (Qt's own signal; may come without a `held` before it).
    """

    held = Signal()

    repeats = True
    _held_by: _HeldBy | None = None

    def __init__(self, label: str = "", held_label: str = "", parent: QWidget | None = None) -> None:
        """Make a button that nobody holds.

        Args:
            label: What it says at rest.
            held_label: What it says while it is held.
            parent: The widget it lies on.
        """
        super().__init__(parent)
        self._labels = (label, held_label)
        self._sub_texts = ("", "")
        self._icons: tuple[Icon, Icon] = (Icon.EYE, Icon.RINGS)
        self._reason = ""
        self.setMouseTracking(True)
        self.set_labels(label, held_label)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._application_changed)

    @property
    def is_held(self) -> bool:
        """Whether it is held right now."""
        return self._held_by is not None

    @property
    def reason(self) -> str:
        """Why it cannot be held; empty while it can."""
        return "" if self.isEnabled() else self._reason

    def set_labels(self, label: str, held_label: str) -> None:
        """Say what it says at rest (its accessible name too) and while it is held."""
        self._labels = (label, held_label)
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.update()

    def set_sub_texts(self, sub_text: str, held_sub_text: str) -> None:
        """Set the small line below the label, at rest and while it is held."""
        self._sub_texts = (sub_text, held_sub_text)
        self._tell()

    def set_available(self, available: bool, reason: str = "") -> None:
        """Say whether it can be held and, if not, what is missing; making it unavailable lets it go."""
        self._reason = "" if available else reason
        self.setEnabled(available)
        self._tell()

    def let_go(self) -> None:
        """End the hold, whoever holds it."""
        if self._held_by is None:
            return
        self._held_by = None
        self._touch_id = -1
        self.setDown(False)
        self._depth = 0.0
        self.update()
        self.released.emit()

    @override
    def set_current(self, current: bool) -> None:
        """Say whether routed keys act on this button; a key that is routed elsewhere cannot be let go here."""
        super().set_current(current)
        if not current and self._held_by is _HeldBy.KEY:
            self.let_go()

    @override
    def handle_key(self, event: QKeyEvent) -> bool:
        if not is_press_key(event):
            return False
        if event.isAutoRepeat():
            return True
        if event.type() == QEvent.Type.KeyPress:
            self._hold(_HeldBy.KEY)
        elif event.type() == QEvent.Type.KeyRelease and self._held_by is _HeldBy.KEY:
            self.let_go()
        return True

    @override
    def event(self, event: QEvent) -> bool:
        disabled = event.type() == QEvent.Type.EnabledChange and not self.isEnabled()
        if disabled or event.type() in LOST:
            self.let_go()
        return super().event(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.hitButton(event.position().toPoint()):
            self._hold(_HeldBy.MOUSE)
            event.accept()
        else:
            event.ignore()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # A move without a button down means that the release went elsewhere.
        if self._held_by is _HeldBy.MOUSE and not event.buttons() & Qt.MouseButton.LeftButton:
            self.let_go()
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._held_by is _HeldBy.MOUSE:
            self.let_go()
        event.accept()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.let_go()
        super().focusOutEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self.let_go()
        super().hideEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        which = int(self.is_held)
        sub_text = self._sub_texts[which]
        if not self.isEnabled():
            face, color = self._paint_sunk(painter)
            sub_text = self._reason or sub_text
        elif self.is_held:
            face = self.face_rect()
            path = self._outline(face)
            paint_glow(painter, path, 8 * u, palette.ruby.spill.color(alpha=0.6))
            painter.fillPath(path, palette.ruby.button.brush(face))
            line = hairline(palette.ruby.void.color(), 2 * u)
            painter.strokePath(self._outline(inset(face, line.widthF() / 2)), line)
            color = palette.ruby.label.color()
        elif self._team is not None:
            own = palette.team(self._team)
            face, color = self._paint_tile(painter, own.fill, own.edge, own.line), own.text.color()
        else:
            face = self._paint_tile(painter, palette.paper, palette.rule, palette.soft)
            color = palette.ink.color()
        self._paint_words(painter, face, color, which, sub_text)
        self._paint_focus(painter)
        painter.end()

    def _paint_words(self, painter: QPainter, face: QRectF, color: QColor, which: int, sub_text: str) -> None:
        _paint_icon_and_words(painter, face, color, self._icons[which], (self._labels[which], sub_text), self.unit)

    def _hold(self, by: _HeldBy) -> None:
        if self._held_by is not None or not self.isEnabled() or not self.isVisible():
            return
        self._held_by = by
        self.setDown(True)
        self.update()
        self.held.emit()

    @override
    def _touched(self, event: QTouchEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.TouchBegin:
            points = event.points()
            if not self.isEnabled() or not points or not self.hitButton(points[0].position().toPoint()):
                event.ignore()
                return False
            if self._held_by is None:
                self._touch_id = points[0].id()
                self._hold(_HeldBy.TOUCH)
        elif self._held_by is _HeldBy.TOUCH:
            ours = [point for point in event.points() if point.id() == self._touch_id]
            gone = not ours or ours[0].state() == QEventPoint.State.Released
            if kind in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel) or gone:
                self.let_go()
        event.accept()
        return True

    def _application_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.let_go()

    def _tell(self) -> None:
        self.setAccessibleDescription(self._reason or self._sub_texts[0])
        self.update()
