"""Where things lie on a team's screen, in pixels: the shares of the window that the look asks for.

Pure arithmetic over rectangles. What is shown is decided elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSizeF

from decrypto_qt.models.tray import Body, Seat

TOO_NARROW = 1.5
"""Narrower than three to two, the screen folds."""

SMALLEST = (960, 540)


@dataclass(frozen=True, slots=True)
class TeamLayout:
    """The places on one team's screen.

    Attributes:
        unit: pixels in one `u`.
        upright: whether it is folded for a narrow window.
        board: the board with strip and film.
        strip: the strip.
        film: the pane with its rim.
        sheet: the note sheet, with its tabs.
        card: the code card.
        card_caption: whether there is place for the card's caption.
        sand: the sand timer; empty where it has no place.
        look_away: the warning while the card is open.
        talk: the panel for what is talked about beside the next step; over the sheet, never over tray or sand.
        tray: the tray.
        head: headline and control.
        rows: pads, fields or rows.
        seats: the buttons.
    """

    unit: float
    upright: bool
    board: QRectF
    strip: QRectF
    film: QRectF
    sheet: QRectF
    card: QRectF
    card_caption: bool
    sand: QRectF
    look_away: QRectF
    talk: QRectF
    tray: QRectF
    head: QRectF
    rows: QRectF
    seats: dict[Seat, QRectF]


def too_small(size: QSizeF) -> bool:
    """Whether nobody could read anything on a window of that size."""
    return max(size.width(), size.height()) < SMALLEST[0] or min(size.width(), size.height()) < SMALLEST[1]


def unit_of(size: QSizeF) -> float:
    """Pixels in one `u` on a team's screen of that size."""
    if size.height() > size.width():
        return min(size.width() / 1080, size.height() / 1920)
    return min(size.width() / 1920, size.height() / 1080)


def team_layout(
    size: QSizeF, body: Body, *, encrypting: bool, alone: bool = False, sand: bool = True, side: bool = False
) -> TeamLayout:
    """The places for a window of `size`.

    Args:
        size: of the window, in pixels.
        body: the tray's layout.
        encrypting: whether card, sheet and sand stand over their buttons.
        alone: whether it is an interceptor's screen, with a sheet and sand only: the sheet takes the film's place.
        sand: whether there is a sand timer at all.
        side: whether a button sits beside the rows, which are lower for it on an upright screen.
    """
    if size.width() < TOO_NARROW * size.height():
        layout = _upright(size, body, encrypting=encrypting, side=side)
    else:
        layout = _landscape(size, body, encrypting=encrypting)
    return _without_film(layout, size, encrypting=encrypting, sand=sand) if alone else layout


def beside_rows(layout: TeamLayout, taken: frozenset[Seat]) -> QRectF:
    """The place of the words beside the rows, where no button is; empty if there is none.

    Args:
        layout: the screen's.
        taken: the seats that have a button.
    """
    seats = layout.seats
    free = [seat for seat in (Seat.SIDE, Seat.HEAD, Seat.MIDDLE, Seat.RIGHT) if seat not in taken]
    if layout.upright:
        if Seat.HEAD in free:
            # Beside the headline, down to the rows, which lie across the whole width.
            beside = seats[Seat.HEAD]
            return QRectF(beside.left(), layout.head.top(), beside.width(), layout.rows.top() - layout.head.top())
        # In the lowest row: the rows reach down to it.
        low = [seats[seat] for seat in (Seat.MIDDLE, Seat.RIGHT) if seat in free]
        return low[0].united(low[-1]) if low else QRectF()
    for one, other in ((Seat.SIDE, Seat.HEAD), (Seat.SIDE, Seat.MIDDLE), (Seat.HEAD, Seat.RIGHT)):
        if one in free and other in free:
            return seats[one].united(seats[other]).adjusted(0, layout.head.top() - seats[one].top(), 0, 0)
    return seats[free[0]] if free else QRectF()


def _without_film(layout: TeamLayout, size: QSizeF, *, encrypting: bool, sand: bool) -> TeamLayout:
    """The board ends below the strip; the sheet begins there, and the sand stays in one place all the time."""

    def at(left: float, top: float, right: float, bottom: float) -> QRectF:
        return QRectF(
            left * size.width(), top * size.height(), (right - left) * size.width(), (bottom - top) * size.height()
        )

    if layout.upright:
        glass = encrypting and sand
        return replace(
            layout,
            board=at(0.018, -0.03, 0.982, 0.112),
            film=QRectF(),
            sheet=at(0.044, 0.13, 0.956, 0.5 if glass else 0.664),
            card=QRectF(),
            sand=at(0.36, 0.512, 0.64, 0.668) if glass else QRectF(),
            look_away=QRectF(),
            talk=at(0.03, 0.122, 0.97, 0.508 if glass else 0.672),
        )
    return replace(
        layout,
        board=at(0.01, -0.03, 0.99, 0.112),
        film=QRectF(),
        sheet=at(0.025, 0.142, 0.75 if sand else 0.975, 0.69),
        card=QRectF(),
        sand=at(0.785, 0.17, 0.94, 0.665) if sand else QRectF(),
        look_away=QRectF(),
    )


def _landscape(size: QSizeF, body: Body, *, encrypting: bool) -> TeamLayout:
    def at(left: float, top: float, right: float, bottom: float) -> QRectF:
        return QRectF(
            left * size.width(), top * size.height(), (right - left) * size.width(), (bottom - top) * size.height()
        )

    if encrypting:
        card, sand = at(0.045, 0.318, 0.297, 0.712), at(0.80, 0.338, 0.925, 0.698)
        sheet = at(0.285, 0.344, 0.795, 0.696)
    else:
        card, sand = at(0.765, 0.344, 0.885, 0.7), at(0.886, 0.35, 0.979, 0.69)
        sheet = at(0.025, 0.344, 0.75, 0.696)
    head_row, low = (0.728, 0.832), (0.858, 0.972)
    middle_left, middle_right, right_left = 0.56, 0.735, 0.75
    head = at(0.025, 0.722, 0.60, 0.842)
    rows = at(0.025, 0.785, 0.53, 0.992)
    head_seat = at(0.80, head_row[0], 0.975, head_row[1])
    side_seat = at(0.615, head_row[0], 0.785, head_row[1])
    match body:
        case Body.COLUMNS | Body.KEYWORDS:
            middle_left, middle_right = 0.335, 0.545
        case Body.PADS:
            head = at(0.56, 0.722, 0.975, 0.85)
            rows = at(0.025, 0.722, 0.53, 0.99)
        case Body.ENTRIES:
            head = at(0.56, 0.722, 0.975, 0.85)
            rows = at(0.025, 0.73, 0.53, 0.966)
        case Body.ROWS | Body.FIELDS:
            head = at(0.025, 0.72, 0.53, 0.779)
            head_seat = at(right_left, head_row[0], 0.975, head_row[1])
            side_seat = at(middle_left, head_row[0], middle_right, 0.85)
            if body is Body.FIELDS:
                rows = at(0.025, 0.783, 0.53, 0.974)
        case Body.WRITING:
            head = at(0.025, 0.716, 0.545, 0.768)
            rows = at(0.025, 0.788, 0.545, 0.965)
        case Body.COUNT | Body.CLOSED:
            pass
    seats = {
        Seat.LEFT: at(0.025, low[0], 0.317, low[1]),
        Seat.MIDDLE: at(middle_left, low[0], middle_right, low[1]),
        Seat.RIGHT: at(right_left, low[0], 0.975, low[1]),
        Seat.HEAD: head_seat,
        Seat.SIDE: side_seat,
    }
    if body is Body.WRITING:
        # Beside the fields. Nothing lies where "draw" was: a double click on that must not show the code.
        seats[Seat.LEFT] = at(0.56, head_row[0], 0.785, head_row[1])
    elif body is Body.COUNT:
        # Where no button lies while the clues are read.
        head = at(0.025, 0.722, 0.545, 0.80)
        rows = at(0.75, head_row[0], 0.975, low[1])
        for number, seat in enumerate((Seat.SLOT_1, Seat.SLOT_2, Seat.SLOT_3, Seat.SLOT_4)):
            left, (top, bottom) = (0.56, 0.65)[number % 2], (head_row, low)[number // 2]
            seats[seat] = at(left, top, left + 0.085, bottom)
    elif body is Body.KEYWORDS:
        # Each under its slot: four columns as wide as the slots.
        head = at(0.025, 0.845, 0.32, 0.98)
        for number, seat in enumerate((Seat.SLOT_1, Seat.SLOT_2, Seat.SLOT_3, Seat.SLOT_4)):
            left = 0.032 + number * 0.2343
            seats[seat] = at(left + 0.012, head_row[0], left + 0.2225, head_row[1])
    return TeamLayout(
        unit=unit_of(size),
        upright=False,
        board=at(0.01, -0.03, 0.99, 0.32),
        strip=at(0.025, 0.0, 0.975, 0.09),
        film=at(0.025, 0.108, 0.975, 0.281),
        sheet=sheet,
        card=card,
        card_caption=not encrypting,
        sand=sand,
        look_away=at(0.335, 0.36, 0.755, 0.69),
        talk=at(0.012, 0.328, 0.763, 0.708),
        tray=at(0.0, 0.71, 1.0, 1.0),
        head=head,
        rows=rows,
        seats=seats,
    )


def _upright(size: QSizeF, body: Body, *, encrypting: bool, side: bool) -> TeamLayout:
    def at(left: float, top: float, right: float, bottom: float) -> QRectF:
        return QRectF(
            left * size.width(), top * size.height(), (right - left) * size.width(), (bottom - top) * size.height()
        )

    card, sand = QRectF(), QRectF()
    sheet = at(0.044, 0.327, 0.956, 0.664)
    if encrypting:
        card, sand = at(0.06, 0.335, 0.30, 0.5), at(0.72, 0.335, 0.94, 0.5)
        sheet = at(0.044, 0.51, 0.956, 0.668)
    head = at(0.044, 0.685, 0.956, 0.757)
    rows = at(0.044, 0.76, 0.956, 0.919)
    low, above = (0.928, 0.984), (0.862, 0.918)
    seats = {
        Seat.LEFT: at(0.044, above[0], 0.49, above[1]),
        Seat.MIDDLE: at(0.044, low[0], 0.49, low[1]),
        Seat.RIGHT: at(0.51, low[0], 0.956, low[1]),
        Seat.HEAD: at(0.51, 0.695, 0.956, 0.75),
        Seat.SIDE: at(0.51, above[0], 0.956, above[1]),
    }
    match body:
        case Body.COLUMNS:
            seats[Seat.HEAD] = at(0.51, 0.785, 0.956, 0.841)
            seats[Seat.SIDE] = at(0.044, 0.785, 0.49, 0.841)
        case Body.WRITING:
            head = at(0.044, 0.685, 0.50, 0.736)
            rows = at(0.044, 0.75, 0.956, 0.84)
            # Higher than elsewhere: the first tile beside the fields begins above its row.
            seats[Seat.HEAD] = at(0.51, 0.682, 0.956, 0.736)
        case Body.COUNT:
            head, rows = at(0.044, 0.685, 0.956, 0.757), at(0.51, above[0], 0.956, low[1])
            for number, seat in enumerate((Seat.SLOT_1, Seat.SLOT_2, Seat.SLOT_3, Seat.SLOT_4)):
                left, (top, bottom) = (0.044, 0.275)[number % 2], (above, low)[number // 2]
                seats[seat] = at(left, top, left + 0.215, bottom)
        case Body.ROWS | Body.FIELDS:
            head = at(0.044, 0.685, 0.47, 0.757)
            # The lowest field has its ring and a margin: below it stand a button and who controls.
            rows = at(0.044, 0.764, 0.956, (0.853 if side else 0.918) if body is Body.ROWS else 0.904)
        case Body.KEYWORDS:
            places = ((0.044, 0.77), (0.51, 0.77), (0.044, 0.84), (0.51, 0.84))
            for seat, (left, top) in zip((Seat.SLOT_1, Seat.SLOT_2, Seat.SLOT_3, Seat.SLOT_4), places, strict=True):
                seats[seat] = at(left, top, left + 0.446, top + 0.056)
        case Body.ENTRIES:
            rows = at(0.044, 0.762, 0.956, 0.906)
        case Body.PADS | Body.CLOSED:
            pass
    return TeamLayout(
        unit=unit_of(size),
        upright=True,
        board=at(0.018, -0.03, 0.982, 0.312),
        strip=at(0.044, 0.005, 0.956, 0.1),
        film=at(0.044, 0.103, 0.956, 0.289),
        sheet=sheet,
        card=card,
        card_caption=False,
        sand=sand,
        look_away=at(0.31, 0.335, 0.71, 0.5) if encrypting else QRectF(),
        talk=at(0.03, 0.32, 0.71 if encrypting else 0.97, 0.672),
        tray=at(0.0, 0.676, 1.0, 1.0),
        head=head,
        rows=rows,
        seats=seats,
    )
