"""Coins and their wells, a team's board with its coins, and the beads of the rounds.

How many coins there are is told to these widgets; what they mean for the game is not known here.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import (
    STORE,
    Depth,
    new_pixmap,
    paint_board,
    paint_recess,
    paint_shadow,
    paint_slab,
    ratio,
)
from decrypto_qt.widgets.palette import Palette, Surface
from decrypto_qt.widgets.shapes import (
    broken_coin,
    crack_path,
    hairline,
    hexagon,
    inset,
    interception_mark,
    paint_emblem,
)
from decrypto_qt.widgets.spacing import Corner
from decrypto_qt.widgets.type import Across, Size, TypeRole, draw_line, fit, font

WELLS = 2
"""How many coins of a kind there are places for."""

MOST = 3
"""How many coins one side can come to hold where it gets them all, and of one kind."""

_PITCH = 1.2
_BOARD_PITCH = 1.33
_GROUP_GAP = 0.28
_THICK = 0.08
_COIN_PAD = 0.42
"""Room round a coin for its shadow and for halves that stand out, as a share of its width."""


class TokenKind(Enum):
    """What a coin is for."""

    INTERCEPTION = auto()
    MISCOMMUNICATION = auto()


def paint_coin(painter: QPainter, rect: QRectF, kind: TokenKind, palette: Palette, ground: Team | None = None) -> None:
    """Paint a coin that lies on a team's surface, or in the room.

    Args:
        painter: The painter.
        rect: The square of its face; its side and shadow come below that.
        kind: Brass and whole, or iron and broken.
        palette: The colours of the room.
        ground: Whose surface it lies on; iron follows it.
    """
    dpr = ratio(painter)
    pad = rect.width() * _COIN_PAD
    key = ("coin", kind, ground, palette.dark, dpr, round(rect.width() * 8))
    pixmap = STORE.get(key, lambda: _coin(rect.width(), pad, kind, palette, ground, dpr))
    painter.drawPixmap(rect.topLeft() - QPointF(pad, pad), pixmap)


def _coin(wide: float, pad: float, kind: TokenKind, palette: Palette, ground: Team | None, dpr: float) -> QPixmap:
    # A coin's thickness goes with its size, so its own unit is a tile's thickness over that of a tile.
    unit = wide * _THICK / Depth.TILE.thickness
    pixmap = new_pixmap(wide + 2 * pad, wide + 2 * pad, dpr)
    rect = QRectF(pad, pad, wide, wide)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind is TokenKind.INTERCEPTION:
        _paint_brass(painter, rect, palette, unit, ground)
    else:
        _paint_iron(painter, rect, palette, unit, ground)
    painter.end()
    return pixmap


def _paint_brass(painter: QPainter, rect: QRectF, palette: Palette, unit: float, ground: Team | None) -> None:
    wide, brass = rect.width(), palette.brass
    face = hexagon(rect)
    paint_slab(painter, face, palette, unit, depth=Depth.TILE, edge=brass.edge.color(), ground=ground)
    painter.fillPath(face, brass.fill.brush(face.boundingRect()))
    painter.strokePath(hexagon(inset(rect, 0.075 * wide)), QPen(brass.mark.color(alpha=0.35), max(0.8, 0.015 * wide)))
    painter.strokePath(hexagon(inset(rect, 0.012 * wide)), QPen(palette.chalk.fill.color(alpha=0.35), 0.02 * wide))
    mark = interception_mark(rect)
    pen = QPen(brass.mark.color(), max(1.2, 0.036 * wide))
    painter.fillPath(mark.overlap, brass.mark.color())
    painter.strokePath(mark.circle, pen)
    painter.strokePath(mark.lozenge, pen)


def _paint_iron(painter: QPainter, rect: QRectF, palette: Palette, unit: float, ground: Team | None) -> None:
    wide = rect.width()
    iron = palette.iron if ground is None else palette.team(ground).iron
    thick = Depth.TILE.thickness * unit
    halves = broken_coin(rect)
    for half in halves:
        paint_shadow(painter, half.outline.translated(0, thick), Depth.TILE, palette, unit, ground)
    for half in halves:
        steps = max(2, round(thick * 1.5))
        for step in range(steps, 0, -1):
            painter.fillPath(half.outline.translated(0, thick * step / steps), iron.edge.color())
        painter.fillPath(half.outline, iron.fill.brush(hexagon(rect).boundingRect()))
        painter.strokePath(half.inset, QPen(iron.mark.color(alpha=0.4), max(0.8, 0.014 * wide)))
        pen = QPen(iron.mark.color(), max(1.2, 0.046 * wide))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(half.mark, pen)


def paint_well(painter: QPainter, rect: QRectF, kind: TokenKind, surface: Surface, palette: Palette) -> None:
    """Paint the empty place of a coin on a team's surface: the overlap, or the crack alone."""
    wide = rect.width()
    floor = hexagon(rect)
    painter.fillPath(floor, surface.well.color())
    paint_recess(painter, floor, palette, wide / 80)
    color = surface.soft.color()
    if kind is TokenKind.INTERCEPTION:
        mark = interception_mark(rect)
        pen = QPen(color, max(1.0, 0.028 * wide))
        painter.strokePath(mark.circle, pen)
        painter.strokePath(mark.lozenge, pen)
        painter.fillPath(mark.overlap, surface.soft.color(alpha=0.9))
    else:
        pen = QPen(color, max(1.2, 0.05 * wide))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.save()
        painter.setClipPath(floor)
        painter.strokePath(crack_path(rect, 0.98), pen)
        painter.restore()


class Rack(Enum):
    """Which wells a side has; the values are their kinds."""

    BOTH = (TokenKind.INTERCEPTION, TokenKind.MISCOMMUNICATION)
    INTERCEPTIONS = (TokenKind.INTERCEPTION,)
    NONE = ()


def rack_width(coin: float, pitch: float = _PITCH, rack: Rack = Rack.BOTH, coins: int = 0) -> float:
    """How wide all the wells are together, for coins of a width and from coin to coin `pitch` of it.

    A rack of one kind grows with `coins` that have no well: two come at once where one is there already.
    """
    match rack:
        case Rack.BOTH:
            return coin * ((2 * WELLS - 1) * pitch + 1 + _GROUP_GAP)
        case Rack.INTERCEPTIONS:
            return coin * ((min(MOST, max(WELLS, coins)) - 1) * pitch + 1)
        case Rack.NONE:
            return 0.0


def place_rect(left: float, middle: float, coin: float, kind: TokenKind, index: int, pitch: float = _PITCH) -> QRectF:
    """The square of a coin's place in a rack that begins at `left` and is centred on a height of `middle`."""
    across = index * pitch
    if kind is TokenKind.MISCOMMUNICATION:
        across += WELLS * pitch + _GROUP_GAP
    return QRectF(left + across * coin, middle - coin / 2, coin, coin)


def paint_rack(
    painter: QPainter,
    left: float,
    middle: float,
    coin: float,
    counts: tuple[int, int],
    palette: Palette,
    ground: Team,
    ringed: TokenKind | None = None,
    pitch: float = _PITCH,
    *,
    rack: Rack = Rack.BOTH,
    due: int = 1,
) -> None:
    """Paint a team's coins and wells in a row.

    Args:
        painter: The painter.
        left: Where the first place begins.
        middle: The height on which the places are centred.
        coin: How wide a coin is, in pixels.
        counts: How many interceptions and how many miscommunications there are.
        palette: The colours of the room.
        ground: On whose surface they lie.
        ringed: The kind whose next well is ringed, as it is about to be filled.
        pitch: From coin to coin, in coins.
        rack: Which wells there are.
        due: How many wells of the ringed kind are about to be filled.
    """
    surface = palette.team(ground)
    for kind, count in zip(TokenKind, counts, strict=True):
        if kind not in rack.value:
            continue
        for index in range(WELLS):
            rect = place_rect(left, middle, coin, kind, index, pitch)
            if index >= count:
                paint_well(painter, rect, kind, surface, palette)
            first = min(count, WELLS - 1)
            if ringed is kind and first <= index < first + due:
                ring = hexagon(inset(rect, -0.10 * coin), 0.12)
                painter.strokePath(ring, hairline(surface.go.fill.color(), 0.05 * coin))
        for index in range(min(count, WELLS if rack is Rack.BOTH else MOST)):
            rect = place_rect(left, middle, coin, kind, index, pitch)
            paint_coin(painter, lying(rect), kind, palette, ground)


def lying(place: QRectF) -> QRectF:
    """The square of a coin that lies in a place: in its well it stands out by its own thickness."""
    return place.translated(0, -_THICK * place.width() / 2)


def landed(counts: tuple[int, int], coming: tuple[int, int]) -> tuple[int, int]:
    """How many coins of each kind lie there already."""
    return max(0, counts[0] - coming[0]), max(0, counts[1] - coming[1])


def more_coming(coming: tuple[int, int], kind: TokenKind, by: int) -> tuple[int, int]:
    """How many coins of each kind are on their way when there are `by` more of one kind."""
    first, second = coming
    if kind is TokenKind.INTERCEPTION:
        return max(0, first + by), second
    return first, max(0, second + by)


class BoardWidget(LookWidget):
    """A team's board on the table: emblem, name, players, coins."""

    margin_u = 64.0
    margin_below_u = 88.0

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make a board without a name."""
        super().__init__(parent)
        # Its shadow falls on its neighbours' places: what lies there is to be pressed, not the shadow.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._team = team
        self._name = ""
        self._players: tuple[str, ...] = ()
        self._counts = (0, 0)
        self._coming = (0, 0)
        self._ringed: TokenKind | None = None
        self._rack = Rack.BOTH
        self._due = 1

    @property
    def team(self) -> Team:
        """Whose board it is."""
        return self._team

    @property
    def counts(self) -> tuple[int, int]:
        """How many interceptions and miscommunications lie there."""
        return self._counts

    def set_name(self, name: str) -> None:
        """Set the team's name."""
        self._name = name
        self.setAccessibleName(name)
        self.update()

    def set_players(self, players: tuple[str, ...]) -> None:
        """Set the players' names; none where there is no room for them."""
        self._players = players
        self.setAccessibleDescription(", ".join(players))
        self.update()

    def set_tokens(self, interceptions: int, miscommunications: int) -> None:
        """Set how many coins of each kind there are."""
        self._counts = (interceptions, miscommunications)
        self.update()

    def add_coming(self, kind: TokenKind, by: int) -> None:
        """Say that more coins of a kind are on their way, or fewer; they are counted and do not lie there yet."""
        self._coming = more_coming(self._coming, kind, by)
        self.update()

    def set_rack(self, rack: Rack) -> None:
        """Set which wells there are."""
        self._rack = rack
        self.update()

    def set_ringed(self, kind: TokenKind | None, due: int = 1) -> None:
        """Ring the next wells of a kind, as they are about to be filled, or none."""
        self._ringed = kind
        self._due = due
        self.update()

    def coin_rect(self, kind: TokenKind, index: int) -> QRectF:
        """Where a coin's face is, for a coin on its way there."""
        board = self.face_rect()
        coin = self._coin()
        return place_rect(
            board.left() + 32 * self.unit, board.bottom() - 45 * self.unit, coin, kind, index, _BOARD_PITCH
        )

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(628 * self.unit), round(330 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u, board = self.palette_roles, self.unit, self.face_rect()
        surface = palette.team(self._team)
        paint_board(painter, board, self._team, palette, u, radius_u=Corner.BOARD_SMALL)
        top, size = board.top() + 18 * u, 68 * u
        if self._rack is Rack.NONE:
            # Nothing lies below the name: it has the board to itself.
            size = 104 * u
            top = board.center().y() - size / 2
        emblem = QRectF(board.left() + 28 * u, top, size, size)
        paint_emblem(painter, emblem, self._team, palette, ground=self._team)
        left = emblem.right() + 22 * u
        width = board.right() - 20 * u - left
        name = fit(self._name, TypeRole.DISPLAY, Size.BOARD_NAME, u, width)
        if self._players:
            top = emblem.center().y() - 30 * u
            name.draw(painter, QRectF(left, top, width, 40 * u), surface.text.color())
            players = fit(", ".join(self._players), TypeRole.MEDIUM, Size.BOARD_PLAYERS, u, width)
            players.draw(painter, QRectF(left, top + 38 * u, width, 32 * u), surface.soft.color())
        else:
            name.draw(painter, QRectF(left, emblem.top(), width, emblem.height()), surface.text.color())
        first = self.coin_rect(TokenKind.INTERCEPTION, 0)
        paint_rack(
            painter,
            first.left(),
            first.center().y(),
            self._coin(),
            landed(self._counts, self._coming),
            palette,
            self._team,
            self._ringed,
            _BOARD_PITCH,
            rack=self._rack,
            due=self._due,
        )
        painter.end()

    def _coin(self) -> float:
        return 60 * self.unit


class RoundBeadsWidget(LookWidget):
    """Which round it is: the word, the number, and a bead a round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it for the first of eight rounds."""
        super().__init__(parent)
        self._round = 1
        self._rounds = 8
        self._word = ""
        self._beads_shown = True

    def set_round(self, number: int, rounds: int = 8) -> None:
        """Set the round and how many there can be."""
        self._round, self._rounds = number, rounds
        self._tell()

    def set_word(self, word: str) -> None:
        """Set the word above the number ("Round")."""
        self._word = word
        self._tell()

    def set_beads_shown(self, shown: bool) -> None:
        """Show or leave out the beads, where space is short."""
        self._beads_shown = shown
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(200 * self.unit), round(180 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u = self.palette_roles, self.unit
        area = QRectF(self.rect())
        ink = palette.ink.color()
        beads = 30 * u if self._beads_shown else 0.0
        word_high = 40 * u
        word = fit(self._word, TypeRole.MEDIUM, Size.ROUND_WORD, u, area.width())
        word.draw(painter, QRectF(area.left(), area.top(), area.width(), word_high), ink, Across.MIDDLE)
        number = area.adjusted(0, word_high, 0, -beads)
        face = font(TypeRole.DISPLAY, min(112.0, number.height() / u), u)
        draw_line(painter, number, str(self._round), face, ink, Across.MIDDLE)
        if self._beads_shown:
            self._paint_beads(painter, QPointF(area.center().x(), area.bottom() - beads / 2))
        painter.end()

    def _paint_beads(self, painter: QPainter, middle: QPointF) -> None:
        palette, u = self.palette_roles, self.unit
        ink = palette.ink.color()
        pitch = 20 * u
        left = middle.x() - pitch * (self._rounds - 1) / 2
        for number in range(1, self._rounds + 1):
            at = QPointF(left + pitch * (number - 1), middle.y())
            painter.setPen(hairline(ink, 1.5 * u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = 5 * u
            if number < self._round:
                painter.setBrush(ink)
            elif number == self._round:
                painter.setBrush(palette.honey.color())
                painter.setPen(hairline(ink, 2.2 * u))
                radius = 7.4 * u
            painter.drawEllipse(at, radius, radius)

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._word} {self._round}")
        self.update()
