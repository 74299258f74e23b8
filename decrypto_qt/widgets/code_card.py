"""The code card: face down on the table, open for the one who holds it, and turned over for all at the reveal.

An open card has the red ring of an open secret; the card of the reveal has none, for it is public by then. Who may see
a code, and when, is decided elsewhere: these widgets are given digits, and lose them when told.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import STORE, Depth, new_pixmap, paint_glow, paint_shadow, ratio
from decrypto_qt.widgets.motion import OPEN_MS, REVEAL_MS, RevealMotion
from decrypto_qt.widgets.shapes import badge_path, inset, lattice_path, paint_emblem, team_rect
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, fit, font

Code = tuple[int, int, int]

ASPECT = 0.713
"""Width of a card for its height."""

CORNER = 0.10
"""White's corner radius, as a share of the card's width."""

DIGIT = 0.30
"""Size of a digit, as a share of the card's height."""

RING = 0.033
"""Width of the red ring, as a share of the card's height."""

GLOW = 0.12
"""Room round an open card for ring and glow, as a share of its height."""

FRAME = 0.05
"""Frame of the team's colour round a card that lies face up for all, as a share of its width."""

LYING = 0.05
"""Room round a card with a caption, which is not meant to be opened."""

TILT = -2.2
"""How far a card that lies on the felt is turned, in degrees."""

CAPTION = Size.CARD_CAPTION
"""Sizes of the owner's name and of the line below it, in `u`."""


class _CardWidget(LookWidget):
    """What both cards share: a place, a back, a face with three digits, and turning over."""

    turned_over = Signal()

    def __init__(self, team: Team, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._team = team
        self._code: Code | None = None
        self._reduced_motion = False
        self._turn = self._turning(self._make_turn())

    @override
    def language_changed(self) -> None:
        """Say anew what it is."""
        self.setAccessibleName(QCoreApplication.translate("CodeCard", "Code card"))
        self._tell()

    def _tell(self) -> None:
        """Tell assistive technology how it lies; what may be said of its face differs."""

    def _make_turn(self) -> QVariantAnimation:
        """The motion of its turning over, with its duration."""
        return QVariantAnimation(self, duration=OPEN_MS)

    def _turning(self, motion: QVariantAnimation) -> QVariantAnimation:
        """A motion that turns the card over while it runs."""
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        motion.valueChanged.connect(self._turned_a_little)
        motion.finished.connect(self.turned_over)
        return motion

    @property
    def is_open(self) -> bool:
        """Whether its face is up, or on the way up."""
        return self._code is not None

    def set_team(self, team: Team) -> None:
        """Say whose code it is."""
        if team is not self._team:
            self._team = team
            self.update()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let it be open at once instead of turning over."""
        self._reduced_motion = reduced

    def _show(self, code: Code) -> None:
        if code == self._code:
            return
        self._code = code
        self._turn.stop()
        if self._reduced_motion or not self.isVisible():
            self.turned_over.emit()
        else:
            self._turn.start()
        self.update()

    def _hide(self) -> None:
        """The digits are gone with the next frame, which is now."""
        self._turn.stop()
        self._code = None
        if self.isVisible():
            self.repaint()

    def _turned_a_little(self) -> None:
        self.update()

    def _progress(self) -> float:
        """How far it has turned over: 0 face down, 1 face up."""
        if self._code is None:
            return 0.0
        if self._turn.state() is QVariantAnimation.State.Running:
            return float(self._turn.currentValue())
        return 1.0

    # Painting --------------------------------------------------------------------------------------------------------

    def _corner(self, card: QRectF) -> float:
        return CORNER * card.width()

    def _paint_back(self, painter: QPainter, card: QRectF) -> None:
        """Paper of the team's colour with its lattice, and its emblem in the middle."""
        surface, palette = self.palette_roles.team(self._team), self.palette_roles
        size = card.height()
        outline = team_rect(card, self._team, self._corner(card))
        thick = max(1.0, size * 0.011)
        painter.fillPath(outline.translated(0, thick), surface.edge.color())
        painter.fillPath(outline, surface.fill.brush(card))
        painter.strokePath(outline, QPen(surface.line.color(alpha=0.9), max(1.0, size * 0.0045)))
        field = inset(card, size * 0.054)
        frame = team_rect(field, self._team, self._corner(card) * 0.62)
        painter.save()
        painter.setClipPath(frame)
        pen = QPen(surface.line.color(alpha=0.72), max(0.8, size * 0.0052))
        step = card.width() * 0.159
        painter.strokePath(lattice_path(field, self._team, step), pen)
        painter.restore()
        painter.strokePath(frame, pen)
        half = card.width() * 0.235
        emblem = QRectF(card.center().x() - half, card.center().y() - half, 2 * half, 2 * half)
        gap = max(1.5, size * 0.012)
        painter.fillPath(badge_path(inset(emblem, -gap), self._team), surface.fill.color(0.5))
        paint_emblem(painter, emblem, self._team, palette)

    def _draw_back(self, painter: QPainter, place: QRectF) -> None:
        """The back from its picture: painting the lattice takes many times as long as a frame may."""
        pad = 6
        size = QSize(round(place.width()) + 2 * pad, round(place.height()) + 2 * pad)

        def paint(on: QPainter) -> None:
            self._paint_back(on, QRectF(pad, pad, place.width(), place.height()))

        pixmap = self._kept("back", size, ratio(painter), paint)
        painter.drawPixmap(place.topLeft() - QPointF(pad, pad), pixmap)

    def _paint_face(self, painter: QPainter, card: QRectF, code: Code) -> None:
        """Pale paper for either team, in its shape, with the digits from top to bottom."""
        chalk = self.palette_roles.chalk
        size = card.height()
        corner = self._corner(card)
        painter.fillPath(team_rect(card, self._team, corner), chalk.fill.brush(card))
        pen = QPen(chalk.soft.color(alpha=0.55), max(1.0, size * 0.006))
        painter.strokePath(team_rect(inset(card, size * 0.026), self._team, corner * 0.72), pen)
        face = font(TypeRole.DISPLAY, DIGIT * size, 1.0)
        pitch = size * 0.296
        for number, digit in enumerate(code):
            row = QRectF(card.left(), card.center().y() + (number - 1) * pitch - pitch / 2, card.width(), pitch)
            draw_line(painter, row, str(digit), face, chalk.text.color(), Across.MIDDLE)
            if number < 2:
                half = card.width() * 0.16
                y = row.bottom()
                painter.setPen(QPen(chalk.soft.color(alpha=0.5), max(1.0, size * 0.005)))
                painter.drawLine(QPointF(card.center().x() - half, y), QPointF(card.center().x() + half, y))

    def _kept(self, name: str, size: QSize, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
        """A picture that bears no digits, painted once for a size."""
        key = ("code-card", name, size.width(), size.height(), self._team, round(self.unit, 3), self.is_dark, dpr)

        def make() -> QPixmap:
            pixmap = new_pixmap(size.width(), size.height(), dpr)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.end()
            return pixmap

        return STORE.get(key, make)


class CodeCardWidget(_CardWidget):
    """The code card on a team's screen.

    It lies face down, a little askew, with its owner's name below it if it is given one. Open it stands straight in a
    red ring, for as long as whoever holds it holds it. At the reveal it is turned over for all and lies there face up,
    without red.

    Signals:
        turned_over: Its face is fully up.
    """

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Lay it face down.

        Args:
            team: Whose code it is.
            parent: The widget it lies in.
        """
        super().__init__(team, parent)
        self._caption = ("", "")
        self._spoken = False
        self._revealed = False
        self._opening = self._turn
        self._revealing = self._turning(RevealMotion(REVEAL_MS, self))
        self.language_changed()

    @property
    @override
    def is_open(self) -> bool:
        """Whether it is held open: not the card that lies face up for all."""
        return super().is_open and not self._revealed

    @property
    def is_revealed(self) -> bool:
        """Whether it lies face up for all, or is on the way there."""
        return self._revealed

    def open_with(self, code: Code) -> None:
        """Turn its face up; assistive technology goes on to hear that it is hidden, unless it may read secrets out."""
        self._turn_with(self._opening, code, revealed=False)

    def reveal(self, code: Code) -> None:
        """Turn it over for all: the code is public from now on, until the card is closed."""
        self._turn_with(self._revealing, code, revealed=True)

    def _turn_with(self, motion: QVariantAnimation, code: Code, *, revealed: bool) -> None:
        if revealed is not self._revealed:
            self._hide()
            self._turn, self._revealed = motion, revealed
        self._show(code)
        self._tell()

    def set_spoken(self, spoken: bool) -> None:
        """Say whether assistive technology may read an open card out, for headphones."""
        self._spoken = spoken
        self._tell()

    @override
    def _tell(self) -> None:
        text = QCoreApplication.translate("CodeCard", "hidden")
        if self._code is not None and (self._spoken or self._revealed):
            text = ", ".join(map(str, self._code))
        self.setAccessibleDescription(text)

    @override
    def close(self) -> bool:
        """Lose the code at once: closing has no duration.

        Returns:
            That it is closed now.
        """
        self._hide()
        self._turn, self._revealed = self._opening, False
        self._tell()
        return True

    def set_caption(self, name: str, note: str = "") -> None:
        """Write its owner's name below it, and in a second line what is to be said of them."""
        if (name, note) != self._caption:
            self._caption = (name, note)
            self.update()

    def card_rect(self) -> QRectF:
        """Where the card is, face up and straight, within the widget."""
        low = 0.0
        if self._caption[0]:
            low += CAPTION[0] * self.unit * 1.5
        if self._caption[1]:
            low += CAPTION[1] * self.unit * 1.15
        room = QRectF(self.rect()).adjusted(0, 0, 0, -low)
        around = LYING if self._caption[0] else GLOW
        height = min(room.height() / (1 + 2 * around), room.width() / (ASPECT + 2 * around))
        dpr = self.devicePixelRatioF()
        height = max(2.0, int(height * dpr) / dpr)
        width = max(2.0, round(height * ASPECT * dpr) / dpr)
        left = round((room.center().x() - width / 2) * dpr) / dpr
        top = round((room.center().y() - height / 2) * dpr) / dpr
        return QRectF(left, top, width, height)

    @override
    def sizeHint(self) -> QSize:
        """A card as large as an open one on the team screen."""
        height = 376.0
        return QSize(
            round(height * (ASPECT + 2 * GLOW) * self.unit),
            round(height * (1 + 2 * GLOW) * self.unit),
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint its back, its face in the red ring, or its face as it lies for all."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        card = self.card_rect()
        progress = self._progress()
        if progress >= 0.5 and self._code is not None:
            self._paint_open(painter, card, self._code, min(1.0, progress * 2 - 1))
        else:
            self._paint_closed(painter, card, progress)
        self._paint_caption(painter, card)
        painter.end()

    def _paint_closed(self, painter: QPainter, card: QRectF, progress: float) -> None:
        if progress == 0:
            self._draw_lying(painter, card)
            return
        self._paint_turning(painter, card, progress)

    def _draw_lying(self, painter: QPainter, card: QRectF) -> None:
        """The card at rest, askew, from its picture: no digits are in it."""
        pad = round(0.12 * card.height())
        size = QSize(round(card.width()) + 2 * pad, round(card.height()) + 2 * pad)

        def paint(on: QPainter) -> None:
            on.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_turning(on, QRectF(pad, pad, card.width(), card.height()), 0.0)

        painter.drawPixmap(card.topLeft() - QPointF(pad, pad), self._kept("lying", size, ratio(painter), paint))

    def _paint_turning(self, painter: QPainter, card: QRectF, progress: float) -> None:
        # Askew it needs more room than straight: it is drawn a little smaller.
        place = QRectF(0, 0, round(card.width() * 0.97), round(card.height() * 0.97))
        place.moveCenter(card.center())
        painter.save()
        painter.translate(card.center())
        painter.rotate(TILT * (1 - 2 * progress))
        painter.scale(max(0.02, 1 - 2 * progress), 1.0)
        painter.translate(-card.center())
        outline = team_rect(place, self._team, self._corner(place))
        paint_shadow(painter, outline, Depth.TILE, self.palette_roles, self.unit)
        self._draw_back(painter, place)
        painter.restore()

    def _paint_open(self, painter: QPainter, card: QRectF, code: Code, width: float) -> None:
        ruby = self.palette_roles.ruby
        painter.save()
        painter.translate(card.center().x(), 0)
        painter.scale(max(0.02, width), 1.0)
        painter.translate(-card.center().x(), 0)
        if self._revealed:
            self._paint_revealed(painter, card, code)
            painter.restore()
            return
        ring = RING * card.height()
        around = inset(card, -ring)
        outline = team_rect(around, self._team, self._corner(card) + ring)
        glow = ruby.spill.color(alpha=0.42 if not self.is_dark else 0.5)
        paint_glow(painter, outline, card.height() * 0.045, glow)
        painter.fillPath(outline, ruby.rim.brush(around))
        painter.fillPath(team_rect(inset(card, -ring * 0.14), self._team, self._corner(card)), ruby.void.color())
        self._paint_face(painter, card, code)
        painter.restore()

    def _paint_revealed(self, painter: QPainter, card: QRectF, code: Code) -> None:
        """Face up, straight, in a frame of the team's colour: as large as it lay face down."""
        surface = self.palette_roles.team(self._team)
        place = QRectF(0, 0, round(card.width() * 0.97), round(card.height() * 0.97))
        place.moveCenter(card.center())
        outline = team_rect(place, self._team, self._corner(place))
        paint_shadow(painter, outline, Depth.TILE, self.palette_roles, self.unit)
        painter.fillPath(outline.translated(0, max(1.0, place.height() * 0.011)), surface.edge.color())
        painter.fillPath(outline, surface.fill.brush(place))
        painter.strokePath(outline, QPen(surface.line.color(), max(1.0, self.unit)))
        self._paint_face(painter, inset(place, FRAME * place.width()), code)

    def _paint_caption(self, painter: QPainter, card: QRectF) -> None:
        name, note = self._caption
        color = self.palette_roles.ink.color()
        room = float(self.width())
        y = card.bottom() + LYING * card.height()
        for text, role, size in ((name, TypeRole.SEMIBOLD, CAPTION[0]), (note, TypeRole.REGULAR, CAPTION[1])):
            if text:
                line = QRectF(0, y, room, size * self.unit * 1.15)
                fit(text, role, (size, size * 0.8), self.unit, room).draw(painter, line, color, Across.MIDDLE)
                y += line.height()


class PublicCodeCardWidget(_CardWidget):
    """The code card of the reveal, the same for all eyes: no red on it.

    Signals:
        turned_over: Its face is fully up.
    """

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Lay it face down.

        Args:
            team: Whose code it is.
            parent: The widget it lies in.
        """
        super().__init__(team, parent)
        self.language_changed()

    @override
    def _make_turn(self) -> RevealMotion:
        return RevealMotion(REVEAL_MS, self)

    def reveal(self, code: Code) -> None:
        """Turn the card over: the code is public from now on."""
        self._show(code)
        self._tell()

    def cover(self) -> None:
        """Lay it face down again, for the next code."""
        self._hide()
        self._tell()

    @override
    def _tell(self) -> None:
        text = QCoreApplication.translate("CodeCard", "face down")
        if self._code is not None:
            text = ", ".join(map(str, self._code))
        self.setAccessibleDescription(text)

    def card_rect(self) -> QRectF:
        """Where the card is: all of the widget but the room for its shadow."""
        pad = 0.05 * self.height()
        return QRectF(self.rect()).adjusted(pad, pad * 0.5, -pad, -pad * 1.5)

    def row_centres(self) -> tuple[float, float, float]:
        """The height of each digit's middle in the widget, for rows beside it to line up with."""
        card = self.card_rect()
        pitch = card.height() * 0.296
        middle = card.center().y()
        return middle - pitch, middle, middle + pitch

    @override
    def sizeHint(self) -> QSize:
        """As in the table window."""
        return QSize(round(160 * self.unit), round(376 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint back or face in a frame of the team's colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self.card_rect()
        progress = self._progress()
        face_up = progress >= 0.5
        width = abs(2 * progress - 1)
        surface = self.palette_roles.team(self._team)
        painter.translate(card.center().x(), 0)
        painter.scale(max(0.02, width), 1.0)
        painter.translate(-card.center().x(), 0)
        outline = team_rect(card, self._team, self._corner(card) * 1.4)
        paint_shadow(painter, outline, Depth.LIFTED, self.palette_roles, self.unit * 0.7)
        painter.fillPath(outline.translated(0, max(1.0, card.height() * 0.012)), surface.edge.color())
        if face_up and self._code is not None:
            frame = card.width() * 0.06
            painter.fillPath(outline, surface.fill.brush(card))
            painter.strokePath(outline, QPen(surface.line.color(), max(1.0, self.unit)))
            self._paint_public_face(painter, inset(card, frame), self._code)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            back = QRectF(0, 0, round(card.width()), round(card.height()))
            back.moveCenter(card.center())
            self._draw_back(painter, back)
        painter.end()

    def _paint_public_face(self, painter: QPainter, paper: QRectF, code: Code) -> None:
        chalk = self.palette_roles.chalk
        outline = team_rect(paper, self._team, self._corner(paper))
        painter.fillPath(outline, chalk.fill.brush(paper))
        painter.strokePath(outline, QPen(chalk.line.color(alpha=0.8), max(1.0, 1.2 * self.unit)))
        size = min(DIGIT * self.card_rect().height(), 0.78 * paper.width())
        face = font(TypeRole.DISPLAY, size, 1.0)
        for centre, digit in zip(self.row_centres(), code, strict=True):
            row = QRectF(paper.left(), centre - size / 2, paper.width(), size)
            draw_line(painter, row, str(digit), face, chalk.text.color(), Across.MIDDLE)
