"""The sheet of paper on the table: a code with its clues and guesses, both teams' doings, their answers, or a notice.

Its head and corners are those of the team whose code it is. It is read from the other end of the table; what may stand
on it is decided elsewhere. Whatever can be pressed or typed lies on it as a widget of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.clue_rows import no_clue
from decrypto_qt.widgets.icons import Icon, paint_icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import Depth, paint_shadow, paint_slab
from decrypto_qt.widgets.motion import ARRIVAL_U, arrival
from decrypto_qt.widgets.palette import Paint, Palette
from decrypto_qt.widgets.shapes import crack_path, hairline, inset, paint_emblem, team_rect, tile_path
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, fit, font

HEAD_U: Final = 64.0
RADIUS_U: Final = Corner.PAPER
PAD_U: Final = 34.0
_TITLE_SIZES: Final = Size.PAPER_TITLE
"""On one line; a longer title goes on two."""

_ANSWER_TILE: Final = 158.0
"""How wide the tile beside an answer is, in `u`."""
_CLUE_SIZES: Final = Size.PAPER_CLUE
_NOTE_SIZES: Final = Size.PAPER_NOTE
_TILE: Final = 72.0
_NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class PaperGuess:
    """A guess at one digit, as it was read: the digit (a dash for no attempt), and whether it is right, once known."""

    text: str
    right: bool | None = None


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A clue as it was read, with what was guessed."""

    text: str = ""
    note: str = ""
    struck: bool = False
    missing: bool = False
    white: PaperGuess | None = None
    black: PaperGuess | None = None


@dataclass(frozen=True, slots=True)
class StatusRow:
    """A line about a team: its name, what it does, whether it is done, whether all wait for it."""

    team: Team
    name: str
    text: str
    done: bool = False
    acting: bool = False


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """An answer laid open: what it says, what it counts for, whether it is right, whether a tile may lie beside it."""

    text: str
    note: str
    right: bool
    tile: bool = True


def paint_mark(painter: QPainter, centre: QPointF, size: float, palette: Palette, *, right: bool) -> None:
    """Paint a tick on green, or what is wrong: iron, and broken in shape."""
    disc = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stone = palette.chalk.go if right else palette.chalk.iron
    path = QPainterPath()
    path.addEllipse(disc)
    rim = QPainterPath()
    rim.addEllipse(inset(disc, -0.09 * size))
    painter.fillPath(rim, palette.chalk.fill.color())
    painter.fillPath(path, stone.fill.brush(disc))
    if right:
        paint_icon(painter, Icon.TICK, inset(disc, 0.16 * size), stone.mark.color())
    else:
        painter.setClipPath(path)
        pen = QPen(palette.chalk.fill.color(), 0.14 * size)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(crack_path(inset(disc, -0.04 * size), 1.2), pen)
    painter.restore()


class PaperWidget(LookWidget):
    """A sheet of paper with a head; nothing else stands on it."""

    margin_u = 40.0
    margin_below_u = 64.0

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it the table's own, without a title."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._team: Team | None = None
        self._title = ""
        self._scale = 1.0

    @property
    def title(self) -> str:
        """What stands in its head."""
        return self._title

    def set_team(self, team: Team | None) -> None:
        """Set whose code it is about; `None` is the table's."""
        self._team = team
        self.update()

    def set_title(self, title: str) -> None:
        """Set what stands in its head."""
        self._title = title
        self.setAccessibleName(title)
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """Set how much larger than usual the letters are tried."""
        self._scale = scale
        self.update()

    def head_rect(self) -> QRectF:
        """The coloured head."""
        face = self.face_rect()
        return QRectF(face.left(), face.top(), face.width(), HEAD_U * self.unit)

    def body_rect(self) -> QRectF:
        """What is below the head."""
        face = self.face_rect()
        return face.adjusted(0, HEAD_U * self.unit, 0, 0)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(1056 * self.unit), round(500 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        self._paint_body(painter)
        painter.end()

    def _paint_body(self, painter: QPainter) -> None:
        """Paint what stands below the head."""

    def _title_right(self) -> float:
        return self.head_rect().right() - PAD_U * self.unit

    def _paint_paper(self, painter: QPainter) -> None:
        palette, u, face = self.palette_roles, self.unit, self.face_rect()
        radius = RADIUS_U * u
        outline = team_rect(face, self._team, radius)
        paint_shadow(painter, outline, Depth.PAPER, palette, u)
        edge = palette.rule if self._team is None else palette.team(self._team).edge
        painter.fillPath(outline.translated(0, 3 * u), edge.color())
        painter.fillPath(outline, palette.paper.color())
        painter.save()
        painter.setClipPath(outline)
        head = self.head_rect()
        fill, text = self._head_paints()
        painter.fillRect(head, fill.brush(head))
        painter.fillRect(QRectF(head.left(), head.bottom() - u, head.width(), u), palette.soft.color(alpha=0.5))
        painter.restore()
        painter.strokePath(
            team_rect(inset(face, 0.75 * u), self._team, radius), hairline(palette.soft.color(), 1.5 * u)
        )
        left = head.left() + PAD_U * u
        if self._team is not None:
            size = 37 * u
            emblem = QRectF(head.left() + 26 * u, head.center().y() - size / 2, size, size)
            paint_emblem(painter, emblem, self._team, palette, ground=self._team)
            left = emblem.right() + 20 * u
        width = max(1.0, self._title_right() - left)
        title = fit(self._title, TypeRole.DISPLAY, self._sizes(_TITLE_SIZES), u, width)
        if title.elided:
            high = head.height() - 4 * u
            title = fit(self._title, TypeRole.DISPLAY, Size.PAPER_COLUMN, u, width, lines=2, height=high, leading=1.06)
        title.draw(painter, QRectF(left, head.top(), title.width, head.height()), text.color())

    def _head_paints(self) -> tuple[Paint, Paint]:
        palette = self.palette_roles
        if self._team is None:
            return palette.box, palette.ink
        surface = palette.team(self._team)
        return surface.fill, surface.text

    def _sizes(self, sizes: tuple[float, ...]) -> tuple[float, ...]:
        """The sizes to be tried: larger ones first where people asked for larger letters."""
        return tuple(size * self._scale for size in sizes) + (sizes if self._scale > 1 else ())


class TablePaperWidget(PaperWidget):
    """A code: three clues, beside each White's and Black's digit, and room for the code card at the right.

    Rows have no numbers: clues run down.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without clues."""
        super().__init__(parent)
        self._rows: tuple[PaperRow, ...] = (PaperRow(), PaperRow(), PaperRow())
        self._centres: tuple[float, ...] = ()
        self._sides = ("", "")
        self._clues_shown = True
        self._tool = 0.0
        self._reduced_motion = False
        self._arriving: frozenset[Team] = frozenset()
        self._marks_arrive = False
        self._arrival = arrival(self, self.update)

    @property
    def rows(self) -> tuple[PaperRow, ...]:
        """The three rows."""
        return self._rows

    def set_rows(self, rows: Sequence[PaperRow]) -> None:
        """Set the three rows, or none of them for no code; what is new of the reveal arrives there."""
        before, self._rows = self._rows, tuple(rows)
        if before != self._rows:
            self._arrive(before)
        self._tell()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let guesses lie there at once."""
        self._reduced_motion = reduced
        if reduced:
            self._arrival.finish()

    def _arrive(self, before: tuple[PaperRow, ...]) -> None:
        """Begin the motion of what was not there before, if it is the same code."""
        self._arrival.finish()
        pairs = tuple(zip(before, self._rows, strict=False))
        same = len(before) == len(self._rows) and all(old.text == new.text for old, new in pairs)
        if not same or self._reduced_motion or not self.isVisible():
            return
        white = any(old.white is None and new.white is not None for old, new in pairs)
        black = any(old.black is None and new.black is not None for old, new in pairs)
        self._arriving = frozenset(team for team, new in ((Team.WHITE, white), (Team.BLACK, black)) if new)
        self._marks_arrive = any(
            was is not None and now is not None and was.right is None and now.right is not None
            for old, new in pairs
            for was, now in ((old.white, new.white), (old.black, new.black))
        )
        if self._arriving or self._marks_arrive:
            self._arrival.start()

    def set_sides(self, white: str, black: str) -> None:
        """Say what both sides are called, for who has the digits read out."""
        self._sides = (white, black)
        self._tell()

    def set_row_centres(self, centres: tuple[float, ...]) -> None:
        """Say at which heights the rows are, in the widget, so that they line up with the card beside them."""
        self._centres = centres
        self.update()

    def set_clues_shown(self, shown: bool) -> None:
        """Say whether the clues are painted, or fields lie in their place."""
        self._clues_shown = shown
        self.update()

    def set_tool_room(self, width: float) -> None:
        """Keep a width free in the head, left of the emblems, for a tile."""
        self._tool = width
        self.update()

    def card_left(self) -> float:
        """Where the code card begins."""
        face = self.face_rect()
        return face.right() - 170 * self.unit

    def column(self, team: Team) -> float:
        """The middle of a team's column of tiles."""
        right = self.card_left()
        return right - (78 if team is Team.BLACK else 196) * self.unit

    def clues_rect(self) -> QRectF:
        """The place of the clues, left of the tiles."""
        body, u = self.body_rect(), self.unit
        return QRectF(
            body.left() + PAD_U * u,
            body.top(),
            self.column(Team.WHITE) - (_TILE / 2 + 24) * u - body.left() - PAD_U * u,
            body.height(),
        )

    def fields_rect(self) -> QRectF:
        """The place of the fields that lie there while clues are written down: over the tiles' place too."""
        body, u = self.body_rect(), self.unit
        return QRectF(body.left() + 20 * u, body.top(), self.card_left() - 20 * u - body.left() - 20 * u, body.height())

    def narrow_fields_rect(self) -> QRectF:
        """The place of fields that leave the tiles free."""
        place, u = self.clues_rect(), self.unit
        return QRectF(place.left() - 14 * u, place.top(), place.width() + 26 * u, place.height())

    def tool_rect(self) -> QRectF:
        """The place of a tile in the head, left of the emblems."""
        head, u = self.head_rect(), self.unit
        right = self.column(Team.WHITE) - 44 * u
        return QRectF(right - self._tool, head.top() + 7 * u, self._tool, head.height() - 18 * u)

    @override
    def _title_right(self) -> float:
        return self.column(Team.WHITE) - 44 * self.unit - (self._tool + 16 * self.unit if self._tool else 0.0)

    @override
    def _paint_body(self, painter: QPainter) -> None:
        palette, u = self.palette_roles, self.unit
        head, body = self.head_rect(), self.body_rect()
        for team in Team:
            size = 40 * u
            square = QRectF(self.column(team) - size / 2, head.center().y() - size / 2, size, size)
            paint_emblem(painter, square, team, palette, ground=self._team)
        for number, (row, centre) in enumerate(zip(self._rows, self._row_centres(), strict=True)):
            if self._clues_shown:
                self._paint_clue(painter, row, centre)
            for team, guess in ((Team.WHITE, row.white), (Team.BLACK, row.black)):
                if guess is not None:
                    self._paint_guess(painter, QPointF(self.column(team), centre), guess, team)
            if number and self._clues_shown:
                y = (self._row_centres()[number - 1] + centre) / 2
                painter.setPen(hairline(palette.rule.color(), 2 * u))
                painter.drawLine(QPointF(body.left() + 30 * u, y), QPointF(self.card_left() - 30 * u, y))

    def _row_centres(self) -> tuple[float, ...]:
        if self._centres:
            return self._centres
        body = self.body_rect()
        return tuple(body.top() + body.height() * share for share in (1 / 6, 1 / 2, 5 / 6))

    def _pitch(self) -> float:
        centres = self._row_centres()
        return centres[1] - centres[0]

    def _paint_clue(self, painter: QPainter, row: PaperRow, centre: float) -> None:
        palette, u = self.palette_roles, self.unit
        place = self.clues_rect()
        high = self._pitch() - 18 * u
        area = QRectF(place.left(), centre - high / 2, place.width(), high)
        ink, soft = palette.ink.color(), palette.soft.color()
        if not row.text:
            fit(_NOTHING, TypeRole.SEMIBOLD, Size.PAPER_NOTHING, u, place.width()).draw(painter, area, soft)
            return
        note = fit(row.note, TypeRole.MEDIUM, _NOTE_SIZES, u, area.width()) if row.note else None
        gap = 16 * u
        below = gap + note.height if note is not None else 0.0
        sizes = self._sizes(_CLUE_SIZES)
        words = no_clue(row.text) if row.missing else row.text
        role = TypeRole.REGULAR if row.missing else TypeRole.SEMIBOLD
        clue = fit(words, role, sizes[:-3], u, area.width())
        if clue.elided or clue.height + below > area.height():
            room = area.height() - below
            clue = fit(words, role, sizes, u, area.width(), lines=2, height=room, leading=1.05)
        top = area.center().y() - (clue.height + below) / 2
        line = QRectF(area.left(), top, area.width(), clue.height)
        clue.draw(painter, line, soft if row.struck or row.missing else ink)
        if row.struck:
            clue.strike_out(painter, line, ink, u)
        if note is not None:
            note.draw(painter, QRectF(area.left(), line.bottom() + gap, area.width(), note.height), soft)

    def _paint_guess(self, painter: QPainter, centre: QPointF, guess: PaperGuess, team: Team) -> None:
        palette, u = self.palette_roles, self.unit
        progress = self._arrival.progress
        painter.save()
        if team in self._arriving:
            painter.setOpacity(progress)
            painter.translate(0, ARRIVAL_U * u * (progress - 1))
        size = min(_TILE * u, self._pitch() - 18 * u)
        tile = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        surface = palette.team(team)
        path = tile_path(tile, team)
        paint_slab(painter, path, palette, u, depth=Depth.TILE, edge=surface.edge.color(), thickness=2)
        painter.fillPath(path, surface.fill.brush(tile))
        line = surface.text if team is Team.WHITE else surface.line
        painter.strokePath(tile_path(inset(tile, u), team), hairline(line.color(), 2 * u))
        face = font(TypeRole.DISPLAY, 0.59 * size, 1.0)
        draw_line(painter, tile, guess.text, face, surface.text.color(), Across.MIDDLE)
        if guess.right is not None:
            if self._marks_arrive:
                painter.setOpacity(progress)
            at = QPointF(tile.right() - 0.10 * size, tile.bottom() - 0.13 * size)
            paint_mark(painter, at, 0.36 * size, palette, right=guess.right)
        painter.restore()

    def _tell(self) -> None:
        text = QCoreApplication.translate("TablePaper", "{side}: {digit}", "whose digit it is; the digit")
        white, black = self._sides
        parts = []
        for row in self._rows:
            words = [row.text or _NOTHING, row.note]
            words += [text.format(side=white, digit=row.white.text)] if row.white else []
            words += [text.format(side=black, digit=row.black.text)] if row.black else []
            parts.append(", ".join(word for word in words if word))
        self.setAccessibleDescription("; ".join(parts))
        self.update()


class StatusPaperWidget(PaperWidget):
    """Both teams' doings while they act on their own screens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without rows."""
        super().__init__(parent)
        self._rows: tuple[StatusRow, ...] = ()

    @property
    def rows(self) -> tuple[StatusRow, ...]:
        """What is said of the teams."""
        return self._rows

    def set_rows(self, rows: Sequence[StatusRow]) -> None:
        """Say what the teams do."""
        self._rows = tuple(rows)
        self.setAccessibleDescription("; ".join(f"{row.name}: {row.text}" for row in rows))
        self.update()

    @override
    def _paint_body(self, painter: QPainter) -> None:
        palette, u, body = self.palette_roles, self.unit, self.body_rect()
        high = body.height() / max(1, len(self._rows))
        for number, row in enumerate(self._rows):
            place = QRectF(body.left(), body.top() + number * high, body.width(), high).adjusted(
                PAD_U * u, 0, -PAD_U * u, 0
            )
            if row.acting:
                mark = inset(QRectF(body.left(), place.top(), body.width(), high), 12 * u)
                painter.fillPath(team_rect(mark, row.team, RADIUS_U * u), palette.honey.color(alpha=0.20))
            if number:
                painter.setPen(hairline(palette.rule.color(), 2 * u))
                painter.drawLine(place.topLeft(), place.topRight())
            size = min(92 * u, 0.62 * high)
            emblem = QRectF(place.left() + 10 * u, place.center().y() - size / 2, size, size)
            paint_emblem(painter, emblem, row.team, palette)
            left = emblem.right() + 34 * u
            right = place.right() - (90 * u if row.done else 0.0)
            name = fit(row.name, TypeRole.DISPLAY, self._sizes(Size.PAPER_NAME), u, right - left)
            text, gap = fit(row.text, TypeRole.SEMIBOLD, self._sizes(Size.PAPER_ANSWER), u, right - left), 28 * u
            if text.elided:
                # Two lines stand closer, so that neither they nor the name touch the edge.
                gap = 22 * u
                room = high - 30 * u - name.height - gap
                sizes = Size.PAPER_TEXT
                text = fit(row.text, TypeRole.SEMIBOLD, sizes, u, right - left, lines=2, height=room, leading=1.08)
            top = place.center().y() - (name.height + gap + text.height) / 2
            name.draw(painter, QRectF(left, top, right - left, name.height), palette.ink.color())
            below = QRectF(left, top + name.height + gap, right - left, text.height)
            text.draw(painter, below, palette.ink.color())
            if row.done:
                paint_mark(painter, QPointF(place.right() - 40 * u, place.center().y()), 56 * u, palette, right=True)


class NoticePaperWidget(PaperWidget):
    """Large words and a few lines: the welcome, or how the game ended. Buttons lie at its foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it empty."""
        super().__init__(parent)
        self._headline = ""
        self._lines: tuple[str, ...] = ()
        self._emblem: Team | None = None

    def set_headline(self, headline: str, emblem: Team | None = None) -> None:
        """Set the large words, and whose emblem stands before them."""
        self._headline, self._emblem = headline, emblem
        self._tell()

    def set_lines(self, *lines: str) -> None:
        """Set the lines below; empty ones are left out."""
        self._lines = tuple(line for line in lines if line)
        self._tell()

    def foot_rect(self) -> QRectF:
        """The place of the buttons."""
        body, u = self.body_rect(), self.unit
        return QRectF(body.left() + PAD_U * u, body.bottom() - 124 * u, body.width() - 2 * PAD_U * u, 92 * u)

    @override
    def _paint_body(self, painter: QPainter) -> None:
        palette, u, body = self.palette_roles, self.unit, self.body_rect()
        place = QRectF(body.left() + PAD_U * u, body.top() + 12 * u, body.width() - 2 * PAD_U * u, 0)
        place.setBottom(self.foot_rect().top() - 12 * u)
        left = place.left()
        if self._emblem is not None:
            size = min(150 * u, 0.8 * place.height())
            square = QRectF(left + 12 * u, place.center().y() - size / 2, size, size)
            paint_emblem(painter, square, self._emblem, palette)
            left = square.right() + 44 * u
        width = place.right() - left
        head_sizes, line_sizes = self._sizes(Size.PAPER_HEADLINE), self._sizes(Size.PAPER_LINE)
        smaller = 0
        while True:  # large words and lines shrink together until they stand above the buttons
            head = fit(self._headline, TypeRole.DISPLAY, head_sizes[smaller:], u, width, lines=2)
            lines = [fit(line, TypeRole.MEDIUM, line_sizes[smaller:], u, width, lines=2) for line in self._lines]
            gap = (26 - 2 * smaller) * u
            whole = head.height + sum(line.height + gap for line in lines)
            if whole <= place.height() or smaller == len(line_sizes) - 1:
                break
            smaller += 1
        top = place.center().y() - whole / 2
        head.draw(painter, QRectF(left, top, width, head.height), palette.ink.color())
        top += head.height
        for line in lines:
            top += gap
            line.draw(painter, QRectF(left, top, width, line.height), palette.ink.color())
            top += line.height

    def _tell(self) -> None:
        self.setAccessibleDescription(" ".join((self._headline, *self._lines)).strip())
        self.update()


class AnswersPaperWidget(PaperWidget):
    """Both teams' answers to the question for the other's keywords, side by side, the right ones marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without answers."""
        super().__init__(parent)
        self._heads: dict[Team, str] = {}
        self._feet: dict[Team, str] = {}
        self._lines: dict[Team, tuple[AnswerLine, ...]] = {}

    def set_side(self, team: Team, head: str, lines: Sequence[AnswerLine], foot: str) -> None:
        """Set a team's answers, what stands above them, and the keywords below them."""
        self._heads[team], self._lines[team], self._feet[team] = head, tuple(lines), foot
        told = []
        for side in Team:
            right = [f"{line.text} ({line.note})" if line.note else line.text for line in self._lines.get(side, ())]
            told.append(f"{self._heads.get(side, '')}: {', '.join(right)}")
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def _heights(self) -> tuple[float, float]:
        """How high the line with the names is, and what is below the answers."""
        body, u = self.body_rect(), self.unit
        return max(46 * u, 0.11 * body.height()), max(62 * u, 0.17 * body.height())

    def row_rect(self, team: Team, number: int) -> QRectF:
        """The place of an answer."""
        body, u = self.body_rect(), self.unit
        above, below = self._heights()
        half = body.width() / 2
        left = body.left() + (0 if team is Team.WHITE else half)
        high = (body.height() - above - below) / 4
        return QRectF(left, body.top() + above + number * high, half, high).adjusted(28 * u, 0, -22 * u, 0)

    def tile_rect(self, team: Team, number: int) -> QRectF:
        """The place of the tile beside an answer."""
        row, u = self.row_rect(team, number), self.unit
        high = min(66 * u, row.height() - 6 * u)
        return QRectF(row.right() - _ANSWER_TILE * u, row.center().y() - high / 2, _ANSWER_TILE * u, high)

    def _fitting(self, sizes: tuple[float, ...], height: float) -> tuple[float, ...]:
        """The sizes that a line of this height has room for; at least the smallest."""
        return tuple(size for size in self._sizes(sizes) if size * self.unit <= height) or sizes[-1:]

    @override
    def _paint_body(self, painter: QPainter) -> None:
        palette, u, body = self.palette_roles, self.unit, self.body_rect()
        ink, soft = palette.ink.color(), palette.soft.color()
        painter.setPen(hairline(palette.rule.color(), 2 * u))
        painter.drawLine(
            QPointF(body.center().x(), body.top() + 14 * u), QPointF(body.center().x(), body.bottom() - 14 * u)
        )
        for team in Team:
            first, last = self.row_rect(team, 0), self.row_rect(team, 3)
            head = QRectF(first.left(), body.top() + 4 * u, first.width(), first.top() - body.top() - 4 * u)
            size = 0.72 * head.height()
            paint_emblem(painter, QRectF(head.left(), head.center().y() - size / 2, size, size), team, palette)
            words = head.adjusted(size + 16 * u, 0, 0, 0)
            sizes = self._fitting(Size.PAPER_ROW_HEAD, 0.8 * head.height())
            fit(self._heads.get(team, ""), TypeRole.DISPLAY, sizes, u, words.width()).draw(painter, words, ink)
            for number, line in enumerate(self._lines.get(team, ())):
                self._paint_answer(painter, self.row_rect(team, number), line, ink, soft)
            foot = QRectF(first.left(), last.bottom(), first.width(), body.bottom() - last.bottom() - 4 * u)
            words_sizes, room = (34, 30, 28, 26, 24, 22, 20), foot.height() - 4 * u
            keywords = fit(
                self._feet.get(team, ""),
                TypeRole.MEDIUM,
                words_sizes,
                u,
                foot.width(),
                lines=3 if room >= 90 * u else 2,
                height=room,
                leading=1.12,
            )
            keywords.draw(painter, foot, ink)

    def _paint_answer(self, painter: QPainter, row: QRectF, line: AnswerLine, ink: QColor, soft: QColor) -> None:
        palette, u = self.palette_roles, self.unit
        painter.setPen(hairline(palette.rule.color(), 1.5 * u))
        painter.drawLine(row.topLeft(), row.topRight())
        size = min(0.65 * row.height(), 50 * u)
        if line.text:
            paint_mark(painter, QPointF(row.left() + size / 2, row.center().y()), size, palette, right=line.right)
        left = row.left() + size + 18 * u
        tile = (_ANSWER_TILE + 12) * u if line.tile else 0.0
        width = row.right() - tile - left
        sizes = self._fitting(Size.PAPER_ROW, 0.7 * row.height())
        text = fit(line.text or _NOTHING, TypeRole.SEMIBOLD, sizes, u, width)
        notes = self._fitting(Size.PAPER_ROW_NOTE_BELOW, 0.3 * row.height())
        note = fit(line.note, TypeRole.MEDIUM, notes, u, width) if line.note else None
        if note is not None and note.face.pixelSize() < notes[0] * u:
            # Beside a tile, where rows are high: two lines before small letters.
            longer = fit(line.note, TypeRole.MEDIUM, Size.PAPER_ROW_NOTE_TWO_LINES, u, width, lines=2, leading=1.05)
            smaller = fit(line.text, TypeRole.SEMIBOLD, Size.PAPER_ROW_BESIDE_NOTE, u, width)
            if not longer.elided and smaller.height + 12 * u + longer.height <= row.height() - 2 * u:
                text, note = smaller, longer
        after = row.adjusted(left + text.width + 20 * u - row.left(), 0, -tile, 0)
        side_note = fit(line.note, TypeRole.MEDIUM, Size.PAPER_ROW_NOTE, u, max(1.0, after.width()))
        beside = note is not None and (not side_note.elided or text.height + 18 * u + note.height > row.height())
        below = 12 * u + note.height if note is not None and not beside else 0.0
        top = row.center().y() - (text.height + below) / 2
        text.draw(painter, QRectF(left, top, width, text.height), ink)
        if note is not None and beside:
            side_note.draw(painter, after, soft)
        elif note is not None:
            note.draw(painter, QRectF(left, top + text.height + 12 * u, width, note.height), soft)
