"""The note sheet as paper: one side at a time, with index tabs to turn it.

It draws a `NoteSheetModel` and tells what was pressed or pencilled. Which side a team may see, and what stands there,
is decided by whoever sets the page.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.models.note_sheet import LINES, SLOTS, NoteSheetModel, SheetPage
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, new_pixmap, paint_shadow
from decrypto_qt.widgets.motion import SHEET_TURN_MS
from decrypto_qt.widgets.pencil_line import PencilLineWidget
from decrypto_qt.widgets.shapes import cut_rect, paint_emblem, round_rect, team_rect
from decrypto_qt.widgets.sheet_paper import RADIUS, SheetPlaces, fit_box, paint_paper
from decrypto_qt.widgets.sheet_reading import Passage, PassageKind, paint_passage, passages
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.spoken_sheet import SpokenSheetView
from decrypto_qt.widgets.taps import TapMixin

MARGINS = (4.0, 4.0, 48.0, 24.0)
"""Room round tabs and paper for the shadow, in `u` as all measures here: left, top, right, bottom."""

TAB = 62.0
"""Width of the tab of the side that is seen; the other is narrower by `TAB_BEHIND`."""

TAB_BEHIND = 8.0

_CLOSE_KEYS = frozenset(
    {
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Select,
        Qt.Key.Key_Escape,
        Qt.Key.Key_F3,
    }
)
_BACK_KEYS = frozenset({Qt.Key.Key_PageUp, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Backtab})
_NEXT_KEYS = frozenset({Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Tab})


class NoteSheetWidget(TapMixin, LookWidget):
    """A team's note sheet.

    Signals:
        side_turned: The tab of the other side was pressed: the side that is wanted.
        pencil_written: A pencil line was written: the slot from 1 to 4, and its text.
    """

    side_turned = Signal(object)
    pencil_written = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty place: no paper until `set_page`."""
        super().__init__(parent)
        self.accept_taps()
        self._model = NoteSheetModel(parent=self)
        self._model.pencil_written.connect(self.pencil_written)
        self._stacked = False
        self._sides: tuple[Team, ...] = tuple(Team)
        self._scrolled = 0
        self._reading: Passage | None = None
        self._reduced_motion = False
        self._press: QPointF | None = None
        self._dragged = 0
        self._before: QPixmap | None = None
        self._kept: QPixmap | None = None
        self._kept_key: tuple[object, ...] = ()
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setDuration(SHEET_TURN_MS)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._turn.valueChanged.connect(self._turned_a_little)
        self._turn.finished.connect(self._turn_ended)
        self._lines: list[PencilLineWidget] = []
        self.renew()
        self._spoken: SpokenSheetView | None = None
        self.language_changed()

    # What it shows ---------------------------------------------------------------------------------------------------

    @property
    def model(self) -> NoteSheetModel:
        """The table behind the paper."""
        return self._model

    def set_page(self, page: SheetPage | None) -> None:
        """Show a page; another side is turned to, the same side only goes on."""
        before = self._model.page
        if page == before:
            return
        turning = (
            page is not None
            and before is not None
            and page.side is not before.side
            and self.isVisible()
            and not self._reduced_motion
        )
        if page is None or before is None or page.side is not before.side:
            self._stop_writing(keep=page is not None)
        self._stop_turning()
        if (
            before is None
            or page is None
            or len(page.rounds) != len(before.rounds)
            or page.side is not before.side
            or page.current != before.current
        ):
            self._scrolled = 0
            self._reading = None
        if turning:
            self._before = self._paper_picture()
        self._model.set_page(page)
        self._fill_lines()
        self._arrange()
        self._tell()
        if turning:
            self._turn.start()
            for line in self._lines:
                line.hide()
        self.update()

    def forget(self) -> None:
        """Lose the page, and all that is being written, in this frame."""
        self._stop_writing(keep=False)
        self._stop_turning()
        self._kept, self._kept_key = None, ()
        self._reading = None
        self._model.set_page(None)
        for line in self._lines:
            line.forget()
        self._arrange()
        self._tell()
        if self.isVisible():
            self.repaint()

    def renew(self) -> None:
        """Make the pencil lines anew, as is done for each phase."""
        for line in self._lines:
            line.hide()
            line.setParent(None)
            line.deleteLater()
        self._lines = []
        for slot in range(1, SLOTS + 1):
            line = PencilLineWidget(slot, self)
            line.set_unit(self.unit)
            line.set_dark(self.is_dark)
            line.pressed.connect(lambda slot=slot: self.begin_pencil(slot))
            line.finished.connect(lambda text, slot=slot: self._pencil_finished(slot, text))
            self._lines.append(line)
        self._fill_lines()
        self._arrange()

    def set_spoken(self, spoken: bool) -> None:
        """Say whether assistive technology may read the sheet out, as a table; else it hears that it is hidden."""
        if spoken and self._spoken is None:
            self._spoken = SpokenSheetView(self._model, self)
        elif not spoken and self._spoken is not None:
            self._spoken.hide()
            self._spoken.setParent(None)
            self._spoken.deleteLater()
            self._spoken = None
        self._tell()

    @override
    def language_changed(self) -> None:
        """Say anew what it is; the heads on the paper are in words, too."""
        self.setAccessibleName(QCoreApplication.translate("NoteSheet", "Note sheet"))
        self._kept, self._kept_key = None, ()
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Whose side it is, where it may be told; the table itself tells the rest."""
        page = self._model.page
        text = QCoreApplication.translate("NoteSheet", "hidden")
        if self._spoken is not None:
            self._spoken.setVisible(page is not None)
            self._spoken.setGeometry(self.rect())
            self._spoken.lower()
            if page is not None:
                text = page.team_name
            self._spoken.setAccessibleName(self.accessibleName())
            self._spoken.setAccessibleDescription(text)
        self.setAccessibleDescription(text)

    def set_stacked(self, stacked: bool) -> None:
        """Choose the upright form, with the boxes two by two under the rounds."""
        if stacked != self._stacked:
            self._stacked = stacked
            self._arrange()
            self.update()

    def set_sides(self, sides: tuple[Team, ...]) -> None:
        """Choose which sides there are to turn to; with one alone there are no tabs."""
        if sides != self._sides:
            self._sides = sides
            self._arrange()
            self.update()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let the other side be there at once instead of turning."""
        self._reduced_motion = reduced
        if reduced:
            self._stop_turning()
            self._arrange()
            self.update()

    @property
    def writing(self) -> int | None:
        """The slot whose pencil line is being written on."""
        return next((slot for slot, line in enumerate(self._lines, start=1) if line.is_writing), None)

    def begin_pencil(self, slot: int) -> None:
        """Begin to write on a pencil line, from 1 to 4, if this side has any."""
        if not self._may_pencil():
            return
        self.read(None)
        if self.writing != slot:
            self._stop_writing(keep=True)
            self._lines[slot - 1].begin()

    @property
    def reading(self) -> Passage | None:
        """The round or box that is laid open in full."""
        return self._reading

    def read(self, passage: Passage | None) -> None:
        """Lay a round or a box open in full over the sheet, or none; what is not on the page cannot be read."""
        page = self._model.page
        if page is None or passage not in passages(page):
            passage = None
        if passage == self._reading:
            return
        if passage is not None:
            self._stop_writing(keep=True)
        self._reading = passage
        self._arrange()
        self.update()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Write in pencil, read in full, scroll the rounds, or turn the sheet.

        While a pencil line is written on all its keys go there; up, down and tab change to another one. While a round
        is read in full, the arrows lead to the others and to the boxes, and Enter puts it away. Otherwise page up and
        down scroll, F2 begins to write, F3 reads the last round in full, F4 turns the side.

        Returns:
            Whether the key was meant for it.
        """
        key = event.key()
        writing = self.writing
        if writing is not None:
            if key in (Qt.Key.Key_Up, Qt.Key.Key_Backtab):
                self.begin_pencil((writing - 2) % SLOTS + 1)
            elif key in (Qt.Key.Key_Down, Qt.Key.Key_Tab):
                self.begin_pencil(writing % SLOTS + 1)
            else:
                return self._lines[writing - 1].handle_key(event)
            return True
        page = self._model.page
        if page is None:
            return False
        if self._reading is not None and self._read_on(page, event):
            return True
        if key == Qt.Key.Key_F3 and not event.isAutoRepeat():
            self._read_last_shown(page)
        elif key == Qt.Key.Key_PageUp:
            self.scroll_by(1)
        elif key == Qt.Key.Key_PageDown:
            self.scroll_by(-1)
        elif key == Qt.Key.Key_F2 and self._may_pencil():
            self.begin_pencil(1)
        elif key == Qt.Key.Key_F4 and not event.isAutoRepeat() and page.side.other in self._sides:
            self.side_turned.emit(page.side.other)
        else:
            return False
        return True

    def _read_on(self, page: SheetPage, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        all_there = passages(page)
        if key in _CLOSE_KEYS:
            if not event.isAutoRepeat():
                self.read(None)
        elif key in _BACK_KEYS | _NEXT_KEYS and self._reading in all_there:
            step = 1 if key in _NEXT_KEYS else -1
            self.read(all_there[(all_there.index(self._reading) + step) % len(all_there)])
        else:
            return False
        return True

    def _read_last_shown(self, page: SheetPage) -> None:
        shown = self._layout().shown(page.rounds, self._scrolled)
        self.read(Passage(PassageKind.ROUND, shown[-1].number) if shown else None)

    def scroll_by(self, rounds: int) -> None:
        """Show earlier rounds, or with a negative number later ones."""
        self._scrolled = min(self._hidden_rounds(), max(0, self._scrolled + rounds))
        self.update()

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def sizeHint(self) -> QSize:
        """As on the team screen."""
        left, top, right, bottom = MARGINS
        width, height = (983.0, 644.0) if self._stacked else (1390.0, 380.0)
        return QSize(round((width + left + right) * self.unit), round((height + top + bottom) * self.unit))

    @override
    def look_changed(self) -> None:
        """Lay the lines out anew."""
        self._stop_turning()
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out anew."""
        super().resizeEvent(event)
        self._stop_turning()
        self._arrange()
        self._tell()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was being written, and turn no further."""
        super().hideEvent(event)
        self._stop_turning()
        self._arrange()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the rounds."""
        steps = event.angleDelta().y()
        if steps and self._reading is None and self._layout().rounds.contains(event.position()):
            self.scroll_by(1 if steps > 0 else -1)
        event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a press or a drag of the rounds."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._press = event.position()
            self._dragged = 0

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the rounds, one at a time."""
        layout = self._layout()
        if self._press is None or self._hidden_rounds() == 0 or not layout.rounds.contains(self._press):
            return
        if self._reading is not None:
            return
        rounds = round((event.position().y() - self._press.y()) / (LINES * layout.pitch))
        if rounds != self._dragged:
            self.scroll_by(rounds - self._dragged)
            self._dragged = rounds

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Turn to a pressed tab, write in a pressed box, or read what was pressed in full; a press puts that away."""
        press, self._press = self._press, None
        page = self._model.page
        if press is None or page is None or self._dragged or event.button() is not Qt.MouseButton.LeftButton:
            return
        for team in self._tabs():
            tab = self._tab_rect(team)
            if tab.contains(press) and tab.contains(event.position()):
                if team is not page.side:
                    self._stop_writing(keep=True)
                    self.side_turned.emit(team)
                return
        if self._reading is not None:
            self.read(None)
            return
        layout = self._layout()
        for slot, box in enumerate(layout.boxes, start=1):
            if box.contains(press) and box.contains(event.position()):
                self._box_pressed(page, slot, box, press)
                return
        if self.writing is not None:
            self._stop_writing(keep=True)
            return
        if layout.hidden and layout.track.contains(press) and layout.track.contains(event.position()):
            self.scroll_by(1 if press.y() < layout.track.center().y() else -1)
            return
        for number, played in enumerate(layout.shown(page.rounds, self._scrolled)):
            block = layout.block(number)
            if block.contains(press) and block.contains(event.position()):
                self.read(Passage(PassageKind.ROUND, played.number))

    def _box_pressed(self, page: SheetPage, slot: int, box: QRectF, press: QPointF) -> None:
        """Write in it; what stands there cut off is read in full by a press on it, as is a box without pencil."""
        room, lines = self._layout().box_room(box, pencilled=page.pencil is not None)
        cut = fit_box(page.boxes[slot - 1], self.unit, room, lines)[1]
        if page.pencil is None or (cut and room.contains(press) and self.writing is None):
            self.read(Passage(PassageKind.BOX, slot))
        else:
            self.begin_pencil(slot)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tabs and paper; while it turns, the picture of the one side and then the other."""
        page = self._model.page
        if page is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        progress = None
        if self._turn.state() is QVariantAnimation.State.Running:
            progress = float(self._turn.currentValue())
        side = page.side
        if progress is not None and progress < 0.5:
            side = page.side.other
        paper = self._paper_rect()
        outline = team_rect(paper, side, RADIUS * self.unit)
        self._paint_tabs(painter, side)
        if progress is None:
            paint_shadow(painter, outline, Depth.PAPER, self.palette_roles, self.unit)
        else:
            width = abs(2 * progress - 1)
            painter.translate(paper.left(), 0)
            painter.scale(max(0.01, width), 1.0)
            painter.translate(-paper.left(), 0)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if progress is not None and progress < 0.5 and self._before is not None:
            painter.drawPixmap(0, 0, self._before)
        else:
            painter.drawPixmap(0, 0, self._paper_picture())
        painter.end()

    # Turning and writing ---------------------------------------------------------------------------------------------

    def _turned_a_little(self) -> None:
        self.update()

    def _turn_ended(self) -> None:
        self._before = None
        self._arrange()
        self.update()

    def _stop_turning(self) -> None:
        self._turn.stop()
        self._before = None

    def _paper_picture(self) -> QPixmap:
        """The paper as it is now, kept until something on it changes, for pencil lines repaint often."""
        page = self._model.page
        dpr = self.devicePixelRatioF()
        key = (
            page,
            self._sides,
            self._scrolled,
            self._reading,
            self._stacked,
            self.unit,
            self.is_dark,
            self.width(),
            self.height(),
            dpr,
        )
        if self._kept is None or key != self._kept_key:
            pixmap = new_pixmap(self.width(), self.height(), dpr)
            if page is not None:
                painter = QPainter(pixmap)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_paper(painter, page, self._layout(), self.palette_roles, self._scrolled)
                if self._reading is not None:
                    paint_passage(painter, page, self._reading, self._paper_rect(), self.palette_roles, self.unit)
                painter.end()
            self._kept, self._kept_key = pixmap, key
        return self._kept

    def _may_pencil(self) -> bool:
        page = self._model.page
        return page is not None and page.pencil is not None

    def _stop_writing(self, *, keep: bool) -> None:
        for line in self._lines:
            if line.is_writing:
                if keep:
                    line.finish()
                else:
                    line.cancel()

    def _pencil_finished(self, slot: int, text: str) -> None:
        if self._may_pencil():
            self._model.setData(self._model.pencil_index(slot), text)

    def _fill_lines(self) -> None:
        page = self._model.page
        for slot, line in enumerate(self._lines):
            line.set_text("" if page is None or page.pencil is None else page.pencil[slot])

    # Layout ----------------------------------------------------------------------------------------------------------

    def _whole(self) -> QRectF:
        left, top, right, bottom = (margin * self.unit for margin in MARGINS)
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def _paper_rect(self) -> QRectF:
        dpr = self.devicePixelRatioF()
        whole = self._whole()
        left = round((whole.left() + (TAB * self.unit if self._tabs() else 0.0)) * dpr) / dpr
        top = round(whole.top() * dpr) / dpr
        return QRectF(left, top, max(1.0, whole.right() - left), max(1.0, whole.bottom() - top))

    def _tabs(self) -> tuple[Team, ...]:
        """The sides that have a tab."""
        return self._sides if len(self._sides) > 1 else ()

    def _tab_rect(self, team: Team, side: Team | None = None) -> QRectF:
        page = self._model.page
        if side is None:
            side = page.side if page is not None else team
        paper = self._paper_rect()
        high = min(129 * self.unit, paper.height() * 0.36)
        top = paper.top() + 22 * self.unit + (0.0 if team is Team.WHITE else high + 13 * self.unit)
        behind = 0.0 if team is side else TAB_BEHIND * self.unit
        left = paper.left() - TAB * self.unit + behind
        return QRectF(left, top, paper.left() - left, high)

    def _layout(self) -> SheetPlaces:
        page = self._model.page
        rounds = 0 if page is None else len(page.rounds)
        return SheetPlaces(self._paper_rect(), self.unit, rounds, stacked=self._stacked)

    def _hidden_rounds(self) -> int:
        return self._layout().hidden

    def _arrange(self) -> None:
        layout = self._layout()
        turning = self._turn.state() is QVariantAnimation.State.Running
        seen = self._may_pencil() and not turning and self._reading is None
        for line, box in zip(self._lines, layout.boxes, strict=True):
            line.setGeometry(layout.pencil(box).toAlignedRect())
            line.setVisible(seen)

    # Painting --------------------------------------------------------------------------------------------------------

    def _paint_tabs(self, painter: QPainter, side: Team) -> None:
        unit, palette = self.unit, self.palette_roles
        for team in sorted(self._tabs(), key=lambda team: team is side):
            tab = self._tab_rect(team, side)
            surface = palette.team(team)
            # It goes on under the paper.
            shape = tab.adjusted(0, 0, 30 * unit, 0)
            path = (
                round_rect(shape, Corner.TAB * unit) if team is Team.WHITE else cut_rect(shape, Corner.TAB_CUT * unit)
            )
            if team is side:
                paint_shadow(painter, path, Depth.RECESS, palette, unit)
            painter.fillPath(path.translated(0, 3 * unit), surface.edge.color())
            painter.fillPath(path, surface.fill.brush(tab))
            painter.strokePath(path, QPen(surface.line.color(), max(1.0, 1.6 * unit)))
            size = 43 * unit if team is Team.WHITE else 38 * unit
            emblem = QRectF(0, 0, size, size)
            emblem.moveCenter(QPointF(tab.left() + (TAB - TAB_BEHIND) / 2 * unit + 3 * unit, tab.center().y()))
            paint_emblem(painter, emblem, team, palette, ground=team)
