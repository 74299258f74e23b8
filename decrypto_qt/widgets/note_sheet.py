"""The note sheet as paper: one side at a time, with index tabs to turn it.

It draws a `NoteSheetModel` and tells what was pressed or pencilled. Which side a team may see, and what stands there,
is decided by whoever sets the page.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QBrush,
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

from decrypto_qt.models.note_sheet import (
    LINES,
    SLOTS,
    NoteSheetModel,
    SheetColumn,
    SheetLine,
    SheetPage,
    SheetRound,
    box_text,
    column_title,
)
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, new_pixmap, paint_shadow
from decrypto_qt.widgets.palette import Surface
from decrypto_qt.widgets.pencil_line import PencilLineWidget
from decrypto_qt.widgets.shapes import badge_path, cut_rect, inset, paint_emblem, round_rect, team_rect
from decrypto_qt.widgets.type import Across, FittedText, TypeRole, draw_line, fit, font

TURN_MS = 320

MARGINS = (4.0, 4.0, 16.0, 24.0)
"""Room round tabs and paper for the shadow, in `u` as all measures here: left, top, right, bottom."""

TAB = 62.0
"""Width of the tab of the side that is seen; the other is narrower by `TAB_BEHIND`."""

TAB_BEHIND = 8.0
HEAD = 57.0
RADIUS = 22.0
PITCH = 46.0
"""From one line of a round to the next, where there is just enough room."""

HIGHEST_PITCH = 64.0
ROUND_GAP = 7.0
BOX_GAP = 9.0
TEXT_SIZES = (42.0, 34.0)
"""Clues shrink in one step, then they are elided."""

SMALL = 28.0
"""The size of a full box, on two lines."""

ROUNDS_SHARE = 0.5455
"""The rounds' share of the paper's width, beside the boxes."""

RIGHT_COLUMN = 48.0
GUESS_COLUMN = 150.0
"""From the right end of the rounds to the middle of the column."""


STACKED_TEXT = 91.0
"""From the left end of a box to its text."""


class _Layout:
    """Where things lie on the paper for one size; numbers only."""

    def __init__(self, paper: QRectF, unit: float, rounds: int, *, stacked: bool) -> None:
        self.paper = paper
        self.unit = unit
        self.head = QRectF(paper.left(), paper.top(), paper.width(), HEAD * unit)
        body = paper.adjusted(14 * unit, HEAD * unit + 9 * unit, -21 * unit, -10 * unit)
        if stacked:
            box_high = min(96 * unit, body.height() * 0.2)
            boxes_high = 2 * box_high + BOX_GAP * unit
            self.rounds = QRectF(body.left(), body.top(), body.width(), body.height() - boxes_high - 16 * unit)
            boxes = QRectF(body.left(), body.bottom() - boxes_high, body.width(), boxes_high)
            wide = (boxes.width() - BOX_GAP * unit) / 2
            self.boxes = [
                QRectF(
                    boxes.left() + column * (wide + BOX_GAP * unit),
                    boxes.top() + row * (box_high + BOX_GAP * unit),
                    wide,
                    box_high,
                )
                for row in range(2)
                for column in range(2)
            ]
        else:
            self.rounds = QRectF(body.left(), body.top(), ROUNDS_SHARE * paper.width() - 14 * unit, body.height())
            left = paper.left() + (ROUNDS_SHARE * paper.width()) + 31 * unit
            boxes = QRectF(left, body.top() + 5 * unit, body.right() - left, body.height() - 10 * unit)
            high = (boxes.height() - 3 * BOX_GAP * unit) / SLOTS
            self.boxes = [
                QRectF(boxes.left(), boxes.top() + slot * (high + BOX_GAP * unit), boxes.width(), high)
                for slot in range(SLOTS)
            ]
        self.stacked = stacked
        least = LINES * PITCH * unit
        fitting = int((self.rounds.height() + ROUND_GAP * unit + 1) // (least + ROUND_GAP * unit))
        self.fitting = max(1, fitting)
        shown = max(1, min(self.fitting, rounds))
        self.pitch = min(
            HIGHEST_PITCH * unit,
            (self.rounds.height() - (self.fitting - 1) * ROUND_GAP * unit) / (LINES * self.fitting),
        )
        self.pitch = max(self.pitch, min(PITCH * unit, self.rounds.height() / (LINES * shown)))

    @property
    def guess(self) -> float:
        """The middle of the guess column."""
        return self.rounds.right() - GUESS_COLUMN * self.unit

    @property
    def right(self) -> float:
        """The middle of the column of right digits."""
        return self.rounds.right() - RIGHT_COLUMN * self.unit

    def block(self, number: int) -> QRectF:
        """Where the round that is shown as this number from above lies."""
        high = LINES * self.pitch
        top = self.rounds.top() + number * (high + ROUND_GAP * self.unit)
        return QRectF(self.rounds.left(), top, self.rounds.width(), high)


class NoteSheetWidget(LookWidget):
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
        self._model = NoteSheetModel(parent=self)
        self._model.pencil_written.connect(self.pencil_written)
        self._stacked = False
        self._scrolled = 0
        self._reduced_motion = False
        self._press: QPointF | None = None
        self._dragged = 0
        self._before: QPixmap | None = None
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setDuration(TURN_MS)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._turn.valueChanged.connect(self._turned_a_little)
        self._turn.finished.connect(self._turn_ended)
        self._lines: list[PencilLineWidget] = []
        self.renew()
        self.setAccessibleName(QCoreApplication.translate("NoteSheet", "Note sheet"))

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
        if turning:
            self._before = self._paper_picture()
        if before is None or page is None or len(page.rounds) != len(before.rounds) or page.side is not before.side:
            self._scrolled = 0
        self._model.set_page(page)
        self._fill_lines()
        self._arrange()
        if turning:
            self._turn.start()
            for line in self._lines:
                line.hide()
        self.update()

    def forget(self) -> None:
        """Lose the page, and all that is being written, in this frame."""
        self._stop_writing(keep=False)
        self._stop_turning()
        self._model.set_page(None)
        for line in self._lines:
            line.forget()
        self._arrange()
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

    def set_stacked(self, stacked: bool) -> None:
        """Choose the upright form, with the boxes two by two under the rounds."""
        if stacked != self._stacked:
            self._stacked = stacked
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
        if self.writing != slot:
            self._stop_writing(keep=True)
            self._lines[slot - 1].begin()

    def finish_pencil(self) -> None:
        """End writing and keep what was written."""
        self._stop_writing(keep=True)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Write in pencil, scroll the rounds, or turn the sheet.

        While a pencil line is written on all its keys go there; up, down and tab change to another one. Otherwise page
        up and down scroll, F2 begins to write, F4 turns the side.

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
        if key == Qt.Key.Key_PageUp:
            self.scroll_by(1)
        elif key == Qt.Key.Key_PageDown:
            self.scroll_by(-1)
        elif key == Qt.Key.Key_F2 and self._may_pencil():
            self.begin_pencil(1)
        elif key == Qt.Key.Key_F4 and not event.isAutoRepeat():
            self.side_turned.emit(page.side.other)
        else:
            return False
        return True

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
        if steps and self._layout().rounds.contains(event.position()):
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
        rounds = round((event.position().y() - self._press.y()) / (LINES * layout.pitch))
        if rounds != self._dragged:
            self.scroll_by(rounds - self._dragged)
            self._dragged = rounds

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Turn to a pressed tab, or write in a pressed box."""
        press, self._press = self._press, None
        page = self._model.page
        if press is None or page is None or self._dragged or event.button() is not Qt.MouseButton.LeftButton:
            return
        for team in Team:
            tab = self._tab_rect(team)
            if tab.contains(press) and tab.contains(event.position()):
                if team is not page.side:
                    self._stop_writing(keep=True)
                    self.side_turned.emit(team)
                return
        for slot, box in enumerate(self._layout().boxes, start=1):
            if self._may_pencil() and box.contains(press) and box.contains(event.position()):
                self.begin_pencil(slot)
                return
        self._stop_writing(keep=True)

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
            self._paint_paper(painter, page, paper)
        else:
            width = abs(2 * progress - 1)
            painter.translate(paper.left(), 0)
            painter.scale(max(0.01, width), 1.0)
            painter.translate(-paper.left(), 0)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if progress < 0.5 and self._before is not None:
                painter.drawPixmap(0, 0, self._before)
            else:
                self._paint_paper(painter, page, paper)
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
        """The paper as it is now, with what stands on its pencil lines."""
        pixmap = new_pixmap(self.width(), self.height(), self.devicePixelRatioF())
        page = self._model.page
        if page is not None:
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_paper(painter, page, self._paper_rect())
            painter.end()
        return pixmap

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
        left = round((whole.left() + TAB * self.unit) * dpr) / dpr
        top = round(whole.top() * dpr) / dpr
        return QRectF(left, top, max(1.0, whole.right() - left), max(1.0, whole.bottom() - top))

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

    def _layout(self) -> _Layout:
        page = self._model.page
        rounds = 0 if page is None else len(page.rounds)
        return _Layout(self._paper_rect(), self.unit, rounds, stacked=self._stacked)

    def _hidden_rounds(self) -> int:
        page = self._model.page
        return 0 if page is None else max(0, len(page.rounds) - self._layout().fitting)

    def _shown_rounds(self, page: SheetPage, layout: _Layout) -> tuple[SheetRound, ...]:
        """The rounds that there is room for: the last ones, unless it was scrolled."""
        end = len(page.rounds) - min(self._scrolled, self._hidden_rounds())
        return page.rounds[max(0, end - layout.fitting) : end]

    def _pencil_rect(self, box: QRectF) -> QRectF:
        unit = self.unit
        if self._stacked:
            # There is no room beside the clues: below them.
            left = box.left() + STACKED_TEXT * unit
            return QRectF(left, box.center().y() - 2 * unit, box.right() - 18 * unit - left, box.height() / 2)
        wide = min(205 * unit, box.width() * 0.42)
        return QRectF(box.right() - wide - 21 * unit, box.top(), wide, box.height())

    def _arrange(self) -> None:
        layout = self._layout()
        seen = self._may_pencil() and self._turn.state() is not QVariantAnimation.State.Running
        for line, box in zip(self._lines, layout.boxes, strict=True):
            line.setGeometry(self._pencil_rect(box).toAlignedRect())
            line.setVisible(seen)

    # Painting --------------------------------------------------------------------------------------------------------

    def _paint_tabs(self, painter: QPainter, side: Team) -> None:
        unit, palette = self.unit, self.palette_roles
        for team in sorted(Team, key=lambda team: team is side):
            tab = self._tab_rect(team, side)
            surface = palette.team(team)
            # It goes on under the paper.
            shape = tab.adjusted(0, 0, 30 * unit, 0)
            path = round_rect(shape, 20 * unit) if team is Team.WHITE else cut_rect(shape, 16 * unit)
            if team is side:
                paint_shadow(painter, path, Depth.RECESS, palette, unit)
            painter.fillPath(path.translated(0, 3 * unit), surface.edge.color())
            painter.fillPath(path, surface.fill.brush(tab))
            painter.strokePath(path, QPen(surface.line.color(), max(1.0, 1.6 * unit)))
            size = 43 * unit if team is Team.WHITE else 38 * unit
            emblem = QRectF(0, 0, size, size)
            emblem.moveCenter(QPointF(tab.left() + (TAB - TAB_BEHIND) / 2 * unit + 3 * unit, tab.center().y()))
            paint_emblem(painter, emblem, team, palette, ground=team)

    def _paint_paper(self, painter: QPainter, page: SheetPage, paper: QRectF) -> None:
        unit, palette = self.unit, self.palette_roles
        surface = palette.team(page.side)
        layout = self._layout()
        outline = team_rect(paper, page.side, RADIUS * unit)
        painter.fillPath(outline.translated(0, 2 * unit), surface.edge.color())
        painter.fillPath(outline, palette.paper.color())
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(layout.head, surface.fill.color(0.0))
        painter.restore()
        painter.setPen(QPen(surface.line.color(), max(1.0, 1.6 * unit)))
        painter.drawLine(layout.head.bottomLeft(), layout.head.bottomRight())
        painter.strokePath(outline, QPen(surface.line.color(), max(1.0, 2.2 * unit)))
        self._paint_head(painter, page, layout, surface)
        for number, played in enumerate(self._shown_rounds(page, layout)):
            self._paint_round(painter, played, layout, layout.block(number), current=played.number == page.current)
        self._paint_position(painter, page, layout)
        for slot, box in enumerate(layout.boxes, start=1):
            self._paint_box(painter, page, slot, box)

    def _paint_head(self, painter: QPainter, page: SheetPage, layout: _Layout, surface: Surface) -> None:
        unit = self.unit
        head = layout.head
        column = 106 * unit
        for middle, kind in ((layout.guess, SheetColumn.GUESS), (layout.right, SheetColumn.RIGHT)):
            fitted = fit(column_title(kind), TypeRole.REGULAR, (30, 25, 21), unit, column - 6 * unit)
            place = QRectF(middle - column / 2, head.top(), column, head.height())
            fitted.draw(painter, place, surface.soft.color(), Across.MIDDLE)
        left = head.left() + 26 * unit
        room = layout.guess - column / 2 - 16 * unit - left
        name = fit(page.team_name, TypeRole.DISPLAY, (40, 34), unit, room)
        name.draw(painter, QRectF(left, head.top() + unit, room, head.height()), surface.text.color())
        if not self._stacked:
            box = layout.boxes[0]
            title = fit(
                QCoreApplication.translate("NoteSheet", "Note sheet"), TypeRole.REGULAR, (34, 28), unit, box.width()
            )
            title.draw(painter, QRectF(box.left(), head.top(), box.width(), head.height()), surface.soft.color())

    def _paint_round(
        self, painter: QPainter, played: SheetRound, layout: _Layout, block: QRectF, *, current: bool
    ) -> None:
        unit, palette = self.unit, self.palette_roles
        ink, soft = palette.ink.color(), palette.soft.color()
        if current:
            tint = round_rect(block, 12 * unit)
            painter.fillPath(tint, palette.honey.color(alpha=0.12 if palette.dark else 0.20))
            painter.save()
            painter.setClipRect(QRectF(block.left(), block.top(), 9 * unit, block.height()))
            painter.fillPath(tint, palette.honey.color())
            painter.restore()
        text_left = block.left() + 71 * unit
        text_room = layout.guess - 34 * unit - text_left
        number = QRectF(block.left() + 12 * unit, block.top(), 43 * unit, block.height())
        draw_line(painter, number, f"{played.number}.", font(TypeRole.REGULAR, 38, unit), soft, Across.RIGHT)
        for row, line in enumerate(played.lines):
            place = QRectF(block.left(), block.top() + row * layout.pitch, block.width(), layout.pitch)
            if row:
                painter.setPen(QPen(palette.rule.color(), max(1.0, 1.6 * unit)))
                painter.drawLine(QPointF(text_left, place.top()), QPointF(block.right() - 6 * unit, place.top()))
            clue = fit(line.clue, TypeRole.MEDIUM, TEXT_SIZES, unit, text_room)
            clue.draw(painter, QRectF(text_left, place.top(), text_room, place.height()), ink)
            self._paint_digits(painter, line, layout, place, current=current)

    def _paint_digits(
        self, painter: QPainter, line: SheetLine, layout: _Layout, place: QRectF, *, current: bool
    ) -> None:
        """The guess and the right digit: a number, a well while it is to come, a dash where there was none."""
        unit, palette = self.unit, self.palette_roles
        columns = (
            (layout.guess, line.guess, font(TypeRole.MEDIUM, 42, unit), palette.soft.color()),
            (layout.right, line.right, font(TypeRole.DISPLAY, 46, unit), palette.ink.color()),
        )
        for middle, digit, face, color in columns:
            if digit is not None:
                cell = QRectF(middle - 30 * unit, place.top(), 60 * unit, place.height())
                draw_line(painter, cell, str(digit), face, color, Across.MIDDLE)
            elif current:
                well = QRectF(middle - 22 * unit, place.center().y() - 16.5 * unit, 44 * unit, 33 * unit)
                floor = palette.soft.color(alpha=0.16) if palette.dark else palette.rule.color(alpha=0.85)
                painter.fillPath(round_rect(well, 9 * unit), floor)
            else:
                painter.setPen(QPen(palette.soft.color(alpha=0.8), max(1.0, 3 * unit)))
                y = place.center().y()
                painter.drawLine(QPointF(middle - 13 * unit, y), QPointF(middle + 13 * unit, y))

    def _paint_position(self, painter: QPainter, page: SheetPage, layout: _Layout) -> None:
        """Where the shown rounds are among all, when there are more of them."""
        hidden = self._hidden_rounds()
        if hidden == 0:
            return
        unit, palette = self.unit, self.palette_roles
        whole = len(page.rounds)
        right = layout.rounds.right() + (9 * unit if not self._stacked else 8 * unit)
        track = QRectF(right, layout.rounds.top(), 5 * unit, layout.rounds.height())
        first = hidden - min(self._scrolled, hidden)
        part = QRectF(
            track.left(),
            track.top() + track.height() * first / whole,
            track.width(),
            track.height() * layout.fitting / whole,
        )
        painter.fillPath(round_rect(track, 2.5 * unit), palette.rule.color(alpha=0.6))
        painter.fillPath(round_rect(part, 2.5 * unit), palette.soft.color(alpha=0.8))

    def _paint_box(self, painter: QPainter, page: SheetPage, slot: int, box: QRectF) -> None:
        unit, palette = self.unit, self.palette_roles
        surface = palette.team(page.side)
        path = team_rect(box, page.side, 14 * unit)
        painter.fillPath(path, QBrush(palette.box.color()))
        painter.strokePath(path, QPen(palette.rule.color(), max(1.0, 1.6 * unit)))
        half = min(26.5 * unit, box.height() * 0.42)
        badge = QRectF(box.left() + 18 * unit, box.center().y() - half, 2 * half, 2 * half)
        outline = badge_path(inset(badge, 2 * unit) if page.side is Team.BLACK else badge, page.side)
        painter.fillPath(outline, surface.fill.color(0.0))
        painter.strokePath(
            outline, QPen(surface.text.color() if page.side is Team.WHITE else surface.line.color(), max(1.0, 2 * unit))
        )
        draw_line(painter, badge, str(slot), font(TypeRole.DISPLAY, 36, unit), surface.text.color(), Across.MIDDLE)
        left = badge.right() + 20 * unit
        right = box.right() - 14 * unit
        text, lines = box_text(page.boxes[slot - 1]), 2
        room = QRectF(left, box.top(), max(1.0, right - left), box.height())
        if page.pencil is not None and self._stacked:
            room.setHeight(box.height() / 2 + 4 * unit)
            lines = 1
        elif page.pencil is not None:
            room.setRight(self._pencil_rect(box).left() - 10 * unit)
        self._box_fit(text, room.width(), lines).draw(painter, room, palette.ink.color())

    def _box_fit(self, text: str, width: float, lines: int) -> FittedText:
        """One line as large as it fits; a full box two small ones."""
        fitted = fit(text, TypeRole.MEDIUM, (40, 34), self.unit, width)
        if not fitted.elided:
            return fitted
        return fit(text, TypeRole.MEDIUM, (SMALL,), self.unit, width, lines=lines)
