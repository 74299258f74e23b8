"""The red film: one pane over the four slots, and the cards that slide behind it and can be lifted out of it.

It shows words it is given and forgets them when told. Whether a secret may be shown at all is decided elsewhere; how a
card's pixels come about is `card_painter`'s business.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QImage,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.alphabets import LATIN
from decrypto_qt.widgets.card_painter import CardCache, CardOrder, CardPictures, FilmTint, paint_card, word_path
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import STORE, Depth, new_pixmap, paint_glow, paint_recess, paint_shadow, ratio
from decrypto_qt.widgets.motion import LIFT_MS, SLIDE_APART_MS, SLIDE_MS
from decrypto_qt.widgets.palette import LIGHT
from decrypto_qt.widgets.shapes import badge_path, inset, team_rect
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.taps import LOST, TapMixin
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, font

SLOTS = 4

RIM = 8.0
"""Width of the pane's rim, in `u` as all measures here."""

VOID = (9.0, 4.0, 9.0, 8.0)
"""Between the rim and the cards: left, top, right, bottom."""

GAP = 10.0
"""Between two slots."""

STANDS_OUT = 28.0
"""How far a card stands above the film."""

LIFTS = (2.0, -1.0, -2.0, 3.0)
"""By how much more or less each of the four stands out."""

LIFT = 124.0
"""How far a card that is held rises: as far as the word stands above the film, as noise."""

MARGINS = (24.0, 36.0, 24.0, 56.0)
"""Room round the pane for what stands or shines out of it: left, top, right, bottom."""

BADGE = 68.0
FALL_OFF = 0.26
"""The share of a slot's height, above and below, over which the film falls off."""

SIDE = 18.0
"""How far it falls off at the sides, where no word can be."""

SIDE_OF_BAND = 5.0
"""How far it does so beside the word band: less than the margin of the longest word."""


class Arrangement(Enum):
    """How the four slots lie."""

    ROW = "row"
    SQUARE = "square"


@dataclass(frozen=True, slots=True)
class _Place:
    """Where one slot lies, in the widget's pixels."""

    slot: QRectF
    """What is seen through the film."""

    card: QRectF
    """The whole card at rest."""


class _Post(QObject):
    """Brings word from the worker to the films; there is one, which is never destroyed.

    A job that were a `QObject` of its own could be let go of last by the worker, and be destroyed in its thread.

    Signals:
        finished: Everything of a job is painted, or it was cancelled: the job's number.
    """

    finished = Signal(object)


@lru_cache(maxsize=1)
def _post() -> _Post:
    return _Post()


_NUMBERS = itertools.count()


class _PaintCards:
    """Paints cards in a worker thread; only their cache learns of the pictures."""

    def __init__(self, cache: CardCache, orders: tuple[CardOrder, ...], age: int) -> None:
        self.number = next(_NUMBERS)
        self.age = age
        self._cache = cache
        self._orders = orders
        self._cache_age = cache.age

    def run(self) -> None:
        """Paint what is not ready, in the worker."""
        try:
            for number in range(SLOTS):
                # Cancelled in the meantime: then there are no orders any more.
                for order in self._orders[number : number + 1]:
                    self._cache.painted(order, self._cache_age)
        except Exception:  # noqa: BLE001 - the pool would keep it to itself; the program's hook says no word of it
            sys.excepthook(*sys.exc_info())
        finally:
            _post().finished.emit(self.number)

    def cancel(self) -> None:
        """Forget what is not painted yet."""
        self._orders = ()


@lru_cache(maxsize=1)
def _worker() -> ThreadPoolExecutor:
    """The one thread in which cards are painted; it keeps a job alive even when its film is gone."""
    return ThreadPoolExecutor(1, "cards")


class _LiftedCard(QWidget):
    """What of a lifted card stands above the film, and above its own room: it lies over all, and takes no presses."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._bare: QImage | None = None
        self._card = QRectF()
        self._outline = QPainterPath()
        self._edge = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_card(self, bare: QImage, card: QRectF, outline: QPainterPath, edge: float) -> None:
        """Show it; the place and the outline of the card are in the parent's pixels, and so is the room by then."""
        self._bare = bare
        self._card = card
        self._outline = outline
        self._edge = edge
        self.show()
        self.raise_()
        self.update()

    def forget(self) -> None:
        """Lose the picture and go, before anything else happens."""
        self._bare = None
        self._outline = QPainterPath()
        parent = self.parentWidget()
        if parent is not None and not self.isHidden():
            self.hide()
            parent.repaint(self.geometry())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Put the ready picture there."""
        if self._bare is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.pos())
        _draw_bare(painter, self._bare, self._card, self._outline, self._edge)
        painter.end()


class FilmWidget(TapMixin, LookWidget):
    """The film over a team's four keywords.

    Without words the pane is empty glass with no red in it. Held where it stands above the film, or two by two by its
    face, a card rises until its word is noise above it, and slips back when it is let go.

    Signals:
        cards_painted: All cards that were asked for are ready and shown.
    """

    cards_painted = Signal()

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make an empty pane.

        Args:
            team: Whose screen it is on.
            parent: The widget it lies in.
        """
        super().__init__(parent)
        self._team = team
        self._tint = FilmTint.RED
        self._arrangement = Arrangement.ROW
        self._alphabet = LATIN
        self._seed = 0
        self._reduced_motion = False
        self._words: tuple[str, ...] | None = None
        self._sliding: frozenset[int] = frozenset()
        self._cache = CardCache()
        self._pictures: list[CardPictures | None] = [None] * SLOTS
        self._still: tuple[tuple[object, ...], QPixmap] | None = None
        self._layers: dict[str, QPixmap] = {}
        self._layers_look: tuple[object, ...] = ()
        self._age = 0
        self._jobs: dict[int, _PaintCards] = {}
        _post().finished.connect(self._painted, Qt.ConnectionType.QueuedConnection)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(float(SLIDE_MS + (SLOTS - 1) * SLIDE_APART_MS))
        self._slide.setDuration(SLIDE_MS + (SLOTS - 1) * SLIDE_APART_MS)
        self._slide.valueChanged.connect(self._slid_a_little)
        self._held = -1
        self._above: _LiftedCard | None = None
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.setDuration(LIFT_MS)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._rose_a_little)
        self._rise.finished.connect(self._risen)
        self._share = 0.0
        self.accept_taps()
        self._spoken = False
        self.language_changed()

    # What it shows ---------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it bears words."""
        return self._words is not None

    @property
    def ready(self) -> bool:
        """Whether every card that it bears has been painted."""
        return self._words is None or all(picture is not None for picture in self._pictures)

    def set_words(self, words: tuple[str, ...] | None, *, slide: bool = False) -> None:
        """Put cards behind the film, or take them away.

        Args:
            words: The four keywords as they are to be displayed, or `None` for an empty pane.
            slide: Whether cards that were not there before come sliding.

        Raises:
            ValueError: There are not four of them.
        """
        if words is None:
            self.forget()
            return
        if len(words) != SLOTS:
            raise ValueError("the film covers four cards")
        if words == self._words:
            return
        before = self._words or ("",) * SLOTS
        new = frozenset(slot for slot in range(SLOTS) if words[slot] != before[slot])
        self._words = words
        for slot in new:
            self._pictures[slot] = None
        self._still = None
        self._drop()
        self._slide.stop()
        self._sliding = new if slide and not self._reduced_motion else frozenset()
        self._tell()
        self._order()
        self.update()

    def set_words_now(self, words: tuple[str, ...]) -> None:
        """Put up to four cards behind the film and paint them before returning: for pictures, not for windows.

        Raises:
            ValueError: There are more than four.
        """
        if len(words) > SLOTS:
            raise ValueError("the film covers four cards")
        self.forget()
        self._words = (*words, *[""] * (SLOTS - len(words)))
        for slot, order in enumerate(self._orders()[: len(words)]):
            painted = paint_card(order)
            dpr = self.devicePixelRatioF()
            self._pictures[slot] = CardPictures(_shown(painted.bare, dpr), _shown(painted.filmed, dpr))
        self._tell()

    def forget(self) -> None:
        """Lose words and pictures at once, and show the empty pane before anything else happens."""
        self._drop()
        self._slide.stop()
        self._cancel_jobs()
        self._words = None
        self._sliding = frozenset()
        self._pictures = [None] * SLOTS
        self._still = None
        self._cache.clear()
        self._tell()
        if self.isVisible():
            self.repaint()

    def set_tint(self, tint: FilmTint) -> None:
        """Choose red, pale or plain."""
        if tint is not self._tint:
            self._tint = tint
            self._order_anew()

    def set_arrangement(self, arrangement: Arrangement) -> None:
        """Choose four in a row or two by two."""
        if arrangement is not self._arrangement:
            self._arrangement = arrangement
            self._order_anew()

    def set_alphabet(self, alphabet: str) -> None:
        """Choose the letters of the tangle: those of the deck."""
        if alphabet and alphabet != self._alphabet:
            self._alphabet = alphabet
            self._order_anew()

    def set_seed(self, seed: int) -> None:
        """Choose the tangle; each slot takes a number of its own from it, whatever the word."""
        if seed != self._seed:
            self._seed = seed
            self._order_anew()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let cards be there at once instead of sliding."""
        self._reduced_motion = reduced
        if reduced:
            self._slide.stop()
            self._sliding = frozenset()
            self.update()

    def place_pane(self, pane: QRectF) -> None:
        """Set the widget's geometry so that the pane with its rim has this place in the parent."""
        left, top, right, bottom = (self.unit * margin for margin in MARGINS)
        self.setGeometry(pane.adjusted(-left, -top, right, bottom).toAlignedRect())

    def pane_rect(self) -> QRectF:
        """The pane with its rim, in the widget."""
        left, top, right, bottom = (self.unit * margin for margin in MARGINS)
        return self._snapped(QRectF(self.rect()).adjusted(left, top, -right, -bottom))

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def sizeHint(self) -> QSize:
        """The pane of a team screen with its margins."""
        left, top, right, bottom = MARGINS
        width, height = (1824.0, 188.0) if self._arrangement is Arrangement.ROW else (984.0, 357.0)
        return QSize(round((width + left + right) * self.unit), round((height + top + bottom) * self.unit))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the cards anew for the new size."""
        super().resizeEvent(event)
        self._drop()
        self._order()

    @override
    def look_changed(self) -> None:
        """Paint the cards anew for the new unit."""
        self._drop()
        self._order()

    @override
    def event(self, event: QEvent) -> bool:
        """Paint the cards anew for a monitor with finer or coarser pixels; put a card back that nobody holds now."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._order()
        elif event.type() in LOST:
            self.put_back()
        return super().event(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift the card that is pressed where it stands above the film."""
        slot = self.card_at(event.position()) if event.button() is Qt.MouseButton.LeftButton else -1
        if slot < 0:
            event.ignore()
            return
        event.accept()
        self.lift(slot)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the card slip back."""
        if self._held < 0 or event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.put_back()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing of a card stays above a film that is gone."""
        super().hideEvent(event)
        self._drop()

    @override
    def _tapped(self, event: QTouchEvent) -> bool:
        begins = event.type() == QEvent.Type.TouchBegin
        if begins and self._finger < 0 and not any(self.card_at(at.position()) >= 0 for at in event.points()[:1]):
            event.ignore()
            return False
        return super()._tapped(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Put ready pictures together; nothing is computed from a word here."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._words is None:
            painter.drawPixmap(0, 0, self._layer("empty", ratio(painter)))
        elif self._moves or not self.ready:
            self._put_together(painter, "over")
        else:
            painter.drawPixmap(0, 0, self._at_rest(ratio(painter)))
        painter.end()

    @property
    def _moves(self) -> bool:
        return bool(self._sliding) or self._held >= 0

    def _at_rest(self, dpr: float) -> QPixmap:
        """Everything with its cards in their places, as one picture: it is forgotten with them."""
        look = (*self._look(dpr), *self._pictures)
        if self._still is None or self._still[0] != look:
            pixmap = new_pixmap(self.width(), self.height(), dpr)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._put_together(painter, "over")
            painter.end()
            self._still = look, pixmap
        return self._still[1]

    def _put_together(self, painter: QPainter, over: str) -> None:
        dpr = ratio(painter)
        places = self._places()
        painter.drawPixmap(0, 0, self._layer("under", dpr))
        if self._arrangement is Arrangement.ROW:
            self._paint_bare(painter, places)
        painter.drawPixmap(0, 0, self._layer("pane", dpr))
        self._paint_filmed(painter, places, dpr)
        painter.drawPixmap(0, 0, self._layer(over, dpr))

    def _paint_bare(self, painter: QPainter, places: list[_Place]) -> None:
        """What of the cards stands above the pane."""
        pane = self.pane_rect()
        above = QRectF(0, 0, self.width(), pane.top() + RIM * self.unit)
        for slot, (place, picture) in enumerate(zip(places, self._pictures, strict=True)):
            if picture is None:
                continue
            card = place.card.translated(0, -self._lift(slot, place))
            painter.save()
            painter.setClipRect(above)
            _draw_bare(painter, picture.bare, card, self._outline(card), self._edge())
            painter.restore()

    def _outline(self, card: QRectF) -> QPainterPath:
        return team_rect(card, self._team, Corner.CARD * self.unit)

    def _edge(self) -> float:
        return max(1.0, 1.5 * self.unit)

    def _paint_filmed(self, painter: QPainter, places: list[_Place], dpr: float) -> None:
        """What of the cards lies behind the film, with the film's fall-off over it."""
        for slot, (place, picture) in enumerate(zip(places, self._pictures, strict=True)):
            if picture is None:
                continue
            card = place.card.translated(0, -self._lift(slot, place))
            seen = team_rect(place.slot, self._team, Corner.SLOT * self.unit)
            painter.save()
            painter.setClipPath(seen)
            painter.setClipRect(card, Qt.ClipOperation.IntersectClip)
            painter.drawImage(card, picture.filmed)
            painter.drawPixmap(place.slot.topLeft(), self._fall_off(place.slot.size().toSize(), dpr))
            painter.restore()

    def slot_size(self) -> QSize:
        """How many device pixels of a card are seen in each slot."""
        dpr = self.devicePixelRatioF()
        slot = self._places()[0].slot
        return QSize(round(slot.width() * dpr), round(slot.height() * dpr))

    def bears_letters(self, slot: int) -> bool:
        """Whether there is anything to be seen of the word in a slot: a face may have no outlines for it."""
        return not word_path(self._orders()[slot]).isEmpty()

    def slot_pictures(self, slot: int) -> CardPictures:
        """What is seen in a slot as it stands now: the card taken out of the film, and the same part behind it.

        The number that hangs on the pane below the word is left out: it is the board's, not the card's.

        Raises:
            ValueError: That card is not painted yet, or there is none.
        """
        picture = self._pictures[slot]
        if picture is None:
            raise ValueError("no card is ready there")
        place = self._places()[slot]
        dpr = self.devicePixelRatioF()
        seen = QRectF(place.slot.topLeft() * dpr, place.slot.size() * dpr).toRect()
        left, top = round(place.card.left() * dpr), round(place.card.top() * dpr)
        bare = picture.bare.copy(seen.translated(-left, -top))
        bare.setDevicePixelRatio(1.0)
        filmed = QImage(seen.size(), QImage.Format.Format_RGB32)
        filmed.fill(self.palette_roles.dusk.color())
        filmed.setDevicePixelRatio(dpr)
        painter = QPainter(filmed)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-place.slot.topLeft())
        self._put_together(painter, "sheen")
        painter.end()
        filmed.setDevicePixelRatio(1.0)
        return CardPictures(bare=bare, filmed=filmed)

    # Places ----------------------------------------------------------------------------------------------------------

    def _places(self) -> list[_Place]:
        unit = self.unit
        pane = self.pane_rect()
        west, north, east, south = ((RIM + void) * unit for void in VOID)
        inner = pane.adjusted(west, north, -east, -south)
        columns, rows = (4, 1) if self._arrangement is Arrangement.ROW else (2, 2)
        dpr = self.devicePixelRatioF()
        # Whole device pixels, and the same for each slot: so are its pictures.
        gap = round(GAP * unit * dpr) / dpr
        inner = self._snapped(inner)
        wide = max(1, int((inner.width() - (columns - 1) * gap) * dpr / columns + 1e-6)) / dpr
        high = max(1, int((inner.height() - (rows - 1) * gap) * dpr / rows + 1e-6)) / dpr
        left = inner.left() + int((inner.width() - columns * wide - (columns - 1) * gap) * dpr / 2 + 1e-6) / dpr
        places = []
        for number in range(SLOTS):
            row, column = divmod(number, columns)
            slot = self._snapped(QRectF(left + column * (wide + gap), inner.top() + row * (high + gap), wide, high))
            card = QRectF(slot)
            if self._arrangement is Arrangement.ROW:
                card.setTop(pane.top() + (RIM - STANDS_OUT - LIFTS[number]) * unit)
                card = self._snapped(card)
            places.append(_Place(slot, card))
        return places

    def _snapped(self, rect: QRectF) -> QRectF:
        """The rectangle on whole device pixels, so that pictures are shown as they were painted."""
        dpr = self.devicePixelRatioF()
        left, top = round(rect.left() * dpr), round(rect.top() * dpr)
        right, bottom = round(rect.right() * dpr), round(rect.bottom() * dpr)
        return QRectF(left / dpr, top / dpr, max(1, right - left) / dpr, max(1, bottom - top) / dpr)

    def _lift(self, slot: int, place: _Place) -> float:
        """How far above its place a card is, while it slides or is lifted."""
        dpr = self.devicePixelRatioF()
        if slot == self._held:
            return round(LIFT * self.unit * self._share * dpr) / dpr
        if slot not in self._sliding:
            return 0.0
        time = 0.0
        if self._slide.state() is QVariantAnimation.State.Running:
            time = float(self._slide.currentValue())
        share = min(1.0, max(0.0, (time - slot * SLIDE_APART_MS) / SLIDE_MS))
        eased = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
        way = place.card.bottom() + 4 if self._arrangement is Arrangement.ROW else place.slot.height()
        return round(way * (1 - eased) * dpr) / dpr

    # Lifting ---------------------------------------------------------------------------------------------------------

    def card_at(self, at: QPointF) -> int:
        """The slot of the card that can be taken hold of at a point, or -1: where it stands above the film.

        In a square no card stands out, so there it is taken by its whole face.
        """
        if self._words is None or not self.ready:
            return -1
        if self._arrangement is Arrangement.SQUARE:
            found = (slot for slot, place in enumerate(self._places()) if place.slot.contains(at))
            return next((slot for slot in found if slot not in self._sliding), -1)
        low = self.pane_rect().top() + RIM * self.unit
        for slot, place in enumerate(self._places()):
            if slot not in self._sliding and place.card.left() <= at.x() < place.card.right() and 0 <= at.y() < low:
                return slot
        return -1

    @property
    def lifted(self) -> int:
        """The slot whose card is lifted, or on its way back; -1 for none."""
        return self._held

    def lift(self, slot: int) -> None:
        """Take a card out of the film, for as long as it is held."""
        self._drop()
        if self._words is None or self._pictures[slot] is None:
            return
        self._held = slot
        self._move(up=True)

    def put_back(self) -> None:
        """Let the card that is held slip behind the film again."""
        if self._held >= 0:
            self._move(up=False)

    def _move(self, *, up: bool) -> None:
        self._rise.stop()
        if self._reduced_motion or not self.isVisible():
            self._rose_a_little(1.0 if up else 0.0)
            self._risen()
            return
        self._rise.setStartValue(self._share)
        self._rise.setEndValue(1.0 if up else 0.0)
        self._rise.start()

    def _rose_a_little(self, share: object) -> None:
        if self._held < 0 or not isinstance(share, float):
            return
        self._share = share
        self._show_above()
        self._update_cards((self._held,))

    def _risen(self) -> None:
        if self._share <= 0:
            self._drop()

    def _drop(self) -> None:
        """Have the card back at once, with nothing of it left above the film."""
        if self._held < 0:
            return
        self._update_cards((self._held,))
        self._held = -1
        self._share = 0.0
        self._rise.stop()
        if self._above is not None:
            self._above.forget()

    def _show_above(self) -> None:
        """Have what rises out of this widget's room lie over what is there."""
        picture, parent = self._pictures[self._held], self.parentWidget()
        if picture is None or parent is None:
            return
        place = self._places()[self._held]
        card = place.card.translated(0, -self._lift(self._held, place)).translated(QPointF(self.pos()))
        room = card.adjusted(-2, -2, 2, 0)
        # Two by two it comes out of its slot before the pane, and before a tile that lies near it.
        room.setBottom(self.y() + (place.slot.top() if self._arrangement is Arrangement.SQUARE else 0.0))
        if room.top() >= room.bottom():
            if self._above is not None:
                self._above.forget()
            return
        if self._above is None:
            self._above = _LiftedCard(parent)
        self._above.setGeometry(room.toAlignedRect())
        self._above.show_card(picture.bare, card, self._outline(card), self._edge())

    # Pictures --------------------------------------------------------------------------------------------------------

    def _orders(self) -> tuple[CardOrder, ...]:
        if self._words is None:
            return ()
        dpr = self.devicePixelRatioF()
        orders = []
        for slot, (word, place) in enumerate(zip(self._words, self._places(), strict=True)):
            orders.append(
                CardOrder(
                    word=word,
                    width=round(place.card.width() * dpr),
                    height=round(place.card.height() * dpr),
                    bare_height=round((place.slot.top() - place.card.top()) * dpr),
                    unit=self.unit * dpr,
                    seed=self._seed * SLOTS + slot,
                    tint=self._tint,
                    alphabet=self._alphabet,
                )
            )
        return tuple(orders)

    def _order_anew(self) -> None:
        self._drop()
        self._pictures = [None] * SLOTS
        self._order()
        self.update()

    def _order(self) -> None:
        """Have the cards painted that are not ready, in a worker thread."""
        orders = self._orders()
        if not orders or self.width() < 8 or self.height() < 8:
            return
        if all(self._cache.found(order) is not None for order in orders):
            self._take()
            return
        # The pane too is made now, before there is a secret to be seen: painting it is then quick.
        for name in ("under", "pane", "over"):
            self._layer(name, self.devicePixelRatioF())
        self._cancel_jobs()
        job = _PaintCards(self._cache, orders, self._age)
        self._jobs[job.number] = job
        _worker().submit(job.run)

    def _cancel_jobs(self) -> None:
        """Let go of what is still to be painted: other cards, or the same for another size."""
        self._age += 1
        for job in self._jobs.values():
            job.cancel()

    def _painted(self, number: object) -> None:
        job = self._jobs.pop(number, None) if isinstance(number, int) else None
        if job is not None and job.age == self._age:
            self._take()

    def _take(self) -> None:
        """Show the pictures that are ready."""
        dpr = self.devicePixelRatioF()
        for slot, order in enumerate(self._orders()):
            found = self._cache.found(order)
            if found is not None:
                self._pictures[slot] = CardPictures(_shown(found.bare, dpr), _shown(found.filmed, dpr))
        if self.ready:
            if self._sliding and self._slide.state() is not QVariantAnimation.State.Running:
                self._slide.start()
            self.cards_painted.emit()
        self.update()

    def _slid_a_little(self, time: object) -> None:
        if time == self._slide.endValue():
            self._sliding = frozenset()
            self.update()
        else:
            self._update_cards(range(SLOTS))

    def _update_cards(self, slots: Iterable[int]) -> None:
        """Have painted anew where these cards move up and down."""
        places = self._places()
        for slot in slots:
            card = places[slot].card
            self.update(QRectF(card.left() - 4, 0, card.width() + 8, card.bottom() + 4).toAlignedRect())

    @override
    def language_changed(self) -> None:
        """Say anew what it is."""
        self.setAccessibleName(QCoreApplication.translate("Film", "Keywords behind the film"))
        self._tell()

    def _tell(self) -> None:
        text = QCoreApplication.translate("Film", "no cards")
        if self._words is not None:
            text = ", ".join(self._words) if self._spoken else QCoreApplication.translate("Film", "hidden")
        self.setAccessibleDescription(text)

    def set_spoken(self, spoken: bool) -> None:
        """Say whether assistive technology may read the words out, for headphones."""
        self._spoken = spoken
        self._tell()

    # Layers that know no word ----------------------------------------------------------------------------------------

    def _look(self, dpr: float) -> tuple[object, ...]:
        return (self.width(), self.height(), self._team, self._arrangement, self._tint, self.unit, self.is_dark, dpr)

    def _layer(self, name: str, dpr: float) -> QPixmap:
        # Large pictures, wanted by this widget alone: they would push everything else out of the common store.
        look = self._look(dpr)
        if look != self._layers_look:
            self._layers_look = look
            self._layers.clear()
        kept = self._layers.get(name)
        if kept is not None:
            return kept
        pixmap = new_pixmap(self.width(), self.height(), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match name:
            case "empty":
                self._paint_under(painter, lit=False)
                self._paint_pane(painter, lit=False)
                self._paint_over(painter, lit=False)
            case "under":
                self._paint_under(painter, lit=True)
            case "pane":
                self._paint_pane(painter, lit=True)
            case "sheen":
                self._paint_sheen(painter, lit=True)
            case _:
                self._paint_over(painter, lit=True)
        painter.end()
        self._layers[name] = pixmap
        return pixmap

    def _pane_path(self, by: float = 0.0) -> QPainterPath:
        return team_rect(inset(self.pane_rect(), by), self._team, max(2.0, Corner.PANE * self.unit - by))

    def _paint_under(self, painter: QPainter, *, lit: bool) -> None:
        """The pane's shadow, and the red that it spills on the board."""
        unit, palette = self.unit, self.palette_roles
        paint_shadow(painter, self._pane_path(), Depth.TILE, palette, unit)
        if not lit:
            return
        spill = palette.ruby.spill.color(alpha=0.30)
        pane = self.pane_rect()
        wide = team_rect(pane.adjusted(16 * unit, 30 * unit, -16 * unit, 16 * unit), self._team, Corner.SPILL * unit)
        near = team_rect(pane.adjusted(0, 20 * unit, 0, 14 * unit), self._team, Corner.PANE * unit)
        for path, sigma in ((wide, 46.0), (near, 18.0)):
            paint_glow(painter, path, sigma * unit, spill)
        # It must not end at the widget's edge: fade it out on the way there.
        left, top, right, bottom = (margin * unit for margin in MARGINS)
        whole = QRectF(self.rect())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        for start, end, reach in (
            (whole.topLeft(), whole.bottomLeft(), top),
            (whole.bottomLeft(), whole.topLeft(), bottom),
            (whole.topLeft(), whole.topRight(), left),
            (whole.topRight(), whole.topLeft(), right),
        ):
            length = abs(end.x() - start.x()) + abs(end.y() - start.y())
            fade = QLinearGradient(start, end)
            share = min(0.5, 0.6 * reach / max(1.0, length))
            for step in range(7):
                part = step / 6
                fade.setColorAt(share * part, palette.dusk.color(alpha=part * part * (3 - 2 * part)))
            painter.fillRect(whole, fade)

    def _paint_pane(self, painter: QPainter, *, lit: bool) -> None:
        """Rim and void."""
        unit, palette = self.unit, self.palette_roles
        pane = self.pane_rect()
        outline = self._pane_path()
        frame = palette.ruby.rim if lit else palette.soot.fill
        painter.fillPath(outline, frame.brush(pane))
        light = QLinearGradient(pane.topLeft(), pane.bottomLeft())
        light.setColorAt(0.0, palette.sheen.color(alpha=26 / 255))
        light.setColorAt(0.12, palette.sheen.color(alpha=0.0))
        painter.fillPath(outline, light)
        edge = QColor(palette.ruby.void.color()) if lit else palette.soot.edge.color()
        painter.strokePath(self._pane_path(0.75 * unit), QPen(edge, max(1.0, 1.5 * unit)))
        hollow = self._pane_path(RIM * unit)
        painter.fillPath(hollow, palette.ruby.void.color() if lit else palette.soot.well.color())
        glint = palette.ruby.lit.color(alpha=0.50) if lit else palette.soot.line.color(alpha=0.5)
        painter.strokePath(self._pane_path((RIM + 1.5) * unit), QPen(glint, max(1.0, 1.4 * unit)))
        shade = palette.dusk.color(alpha=120 / 255)
        painter.strokePath(self._pane_path((RIM - 0.5) * unit), QPen(shade, max(1.0, 1.5 * unit)))
        for place in self._places():
            seat = team_rect(place.slot, self._team, Corner.SLOT * unit)
            if not lit:
                painter.fillPath(seat, palette.soot.fill.brush(place.slot))
                paint_recess(painter, seat, palette, unit, strength=1.6)

    def _paint_sheen(self, painter: QPainter, *, lit: bool) -> None:
        """Sheen, and the light on the upper rim."""
        unit, palette = self.unit, self.palette_roles
        pane = self.pane_rect()
        glass = self._pane_path(RIM * unit)
        rows = 1 if self._arrangement is Arrangement.ROW else 2
        painter.save()
        painter.setClipPath(glass)
        strength = 1.0 if lit else 0.35
        if lit and self._tint is FilmTint.PALE:
            strength = 0.6
        shine = QLinearGradient(pane.topLeft(), pane.bottomLeft())
        for at, alpha in _sheen(rows):
            shine.setColorAt(at, palette.sheen.color(alpha=alpha * strength))
        lean = pane.height() * 0.40 / rows
        whole = pane.height()
        for start, width in ((0.070, 44), (0.102, 12), (0.533, 52), (0.568, 14), (0.925, 40)):
            x = pane.left() + start * pane.width()
            band = QPainterPath(QPointF(x + lean, pane.top()))
            band.lineTo(x + lean + width * unit, pane.top())
            band.lineTo(x + lean + width * unit - 2 * lean * rows, pane.top() + whole)
            band.lineTo(x + lean - 2 * lean * rows, pane.top() + whole)
            band.closeSubpath()
            painter.fillPath(band, shine)
        line = QLinearGradient(pane.topLeft(), pane.topRight())
        bright, faint = (palette.ruby.rim_light.color(alpha=alpha * strength) for alpha in (0.62, 0.26))
        line.setColorAt(0.0, faint)
        line.setColorAt(0.06, bright)
        line.setColorAt(0.94, bright)
        line.setColorAt(1.0, faint)
        painter.fillRect(
            QRectF(
                pane.left() + 18 * unit, pane.top() + (RIM + 1.2) * unit, pane.width() - 36 * unit, max(1.0, 2.2 * unit)
            ),
            line,
        )
        painter.restore()

    def _paint_over(self, painter: QPainter, *, lit: bool) -> None:
        """What lies over the cards: sheen, and the slots' numbers."""
        self._paint_sheen(painter, lit=lit)
        unit, palette = self.unit, self.palette_roles
        surface = palette.team(self._team)
        face = font(TypeRole.DISPLAY, Size.SLOT, unit)
        for number, place in enumerate(self._places(), start=1):
            half = BADGE * unit / 2
            low = place.slot.bottom() + (21 if self._arrangement is Arrangement.ROW or number > 2 else 5) * unit
            seat = QRectF(place.slot.center().x() - half, low - half, 2 * half, 2 * half)
            badge = badge_path(seat, self._team)
            paint_shadow(painter, badge, Depth.RECESS, palette, unit)
            painter.fillPath(badge, surface.fill.brush(seat))
            outline = surface.text.color() if self._team is Team.WHITE else surface.line.color()
            painter.strokePath(badge, QPen(outline, max(1.0, (2.6 if self._team is Team.WHITE else 2.0) * unit)))
            draw_line(painter, seat, str(number), face, surface.text.color(), Across.MIDDLE)

    def _fall_off(self, size: QSize, dpr: float) -> QPixmap:
        """How the film darkens towards the edges of a slot; clear over the word band."""
        unit = self.unit
        key = ("fall-off", size.width(), size.height(), self._tint, round(unit, 3), dpr)

        def make() -> QPixmap:
            pixmap = new_pixmap(size.width() + 1, size.height() + 1, dpr)
            whole = QRectF(0, 0, size.width() + 1, size.height() + 1)
            high = float(size.height())
            color, strength = self._fall_off_color()
            painter = QPainter(pixmap)
            # The sides first, then cut to the parts above and below the word band.
            _paint_sides(painter, whole, SIDE * unit, color, strength * 0.62)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
            band = QLinearGradient(0, 0, 0, high)
            mask = self.palette_roles.dusk
            for at, alpha in ((0.0, 0.0), (FALL_OFF * 0.55, 60 / 255), (FALL_OFF, 1.0)):
                band.setColorAt(at, mask.color(alpha=alpha))
                band.setColorAt(1 - at, mask.color(alpha=alpha))
            painter.fillRect(whole, band)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            _paint_sides(painter, whole, SIDE_OF_BAND * unit, color, strength * 0.55)
            for start, end, edge in ((0.0, high * FALL_OFF, 0.88), (high, high * (1 - FALL_OFF), 0.80)):
                painter.fillRect(whole, _eased(QPointF(0, start), QPointF(0, end), color, edge * strength))
            painter.end()
            return pixmap

        return STORE.get(key, make)

    def _fall_off_color(self) -> tuple[QColor, float]:
        match self._tint:
            case FilmTint.RED:
                return self.palette_roles.ruby.fall_off.color(), 0.42
            case FilmTint.PALE:
                return self.palette_roles.ruby.pale_fall_off.color(), 0.42
            case FilmTint.PLAIN:
                return self.palette_roles.ruby.plain_fall_off.color(), 0.28


def _draw_bare(painter: QPainter, bare: QImage, card: QRectF, outline: QPainterPath, edge: float) -> None:
    """A card as it is without the film."""
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.drawImage(card, bare)
    painter.restore()
    painter.strokePath(outline, QPen(LIGHT.ruby.card_edge.color(alpha=70 / 255), edge))


def _sheen(rows: int) -> list[tuple[float, float]]:
    """Stops of the sheen down the pane: strong at an upper edge, next to nothing over a word."""
    stops: list[tuple[float, float]] = []
    for row in range(rows):
        top, high = row / rows, 1 / rows
        first = 0.34 if row == 0 else 0.06
        stops += [
            (top + 0.001, first),
            (top + 0.14 * high, first * 0.55),
            (top + 0.30 * high, 0.018),
            (top + 0.74 * high, 0.018),
            (top + 0.93 * high, 0.10),
            (top + 0.999 * high, 0.10),
        ]
    return stops


def _eased(start: QPointF, end: QPointF, color: QColor, strength: float) -> QLinearGradient:
    """A gradient from a strength to nothing that leaves no edge where it ends."""
    gradient = QLinearGradient(start, end)
    for step in range(9):
        part = step / 8
        stop = QColor(color)
        stop.setAlphaF(strength * (1 - part) ** 2.2)
        gradient.setColorAt(part, stop)
    return gradient


def _paint_sides(painter: QPainter, whole: QRectF, reach: float, color: QColor, strength: float) -> None:
    right = whole.right() - 1
    painter.fillRect(whole, _eased(QPointF(0, 0), QPointF(reach, 0), color, strength))
    painter.fillRect(whole, _eased(QPointF(right, 0), QPointF(right - reach, 0), color, strength))


def _shown(picture: QImage, dpr: float) -> QImage:
    """The same pixels, to be shown at their own size."""
    shown = QImage(picture)
    shown.setDevicePixelRatio(dpr)
    return shown
