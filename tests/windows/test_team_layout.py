"""Where things lie on a team's screen: nothing under anything else, and no seat under the cover's buttons."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from decrypto_qt.models.tray import Body, Seat
from decrypto_qt.rules.decrypto.values import Phase, PlayMode
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.cover import CoverWidget
from decrypto_qt.widgets.entry_rows import EntryRowsWidget
from decrypto_qt.widgets.look import MARGIN_U
from decrypto_qt.widgets.materials import Depth
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from decrypto_qt.widgets.written_rows import WrittenRowsWidget
from decrypto_qt.windows.team_layout import TeamLayout, beside_rows, team_layout, too_small, unit_of
from tests.support.logs import three_players, two_teams
from tests.support.tables import Table, walked

SIZES = [(1920, 1080), (1280, 720), (1280, 800), (960, 540), (2560, 1080), (720, 1280), (1080, 1920), (1024, 768)]


SETUPS = (two_teams, three_players)


@cache
def arrangements() -> frozenset[tuple[Body, bool, frozenset[Seat], bool]]:
    """Each body with the seats that it shows together, whether it encrypts, and whether it has rows; of whole games."""
    found = set()
    for seed, (mode, decoding, intercepting) in enumerate(
        (mode, *style) for mode in PlayMode for style in ((0.9, 0.1), (1.0, 0.0), (0.6, 0.3))
    ):
        games = [walked(Table.dealt(make(mode), Random(seed), decoding, intercepting)) for make in SETUPS]
        for moment in chain(*games):
            for team in Team:
                tray = moment.tray(team)
                seats = frozenset(button.seat for button in tray.buttons)
                found.add((tray.body, moment.phase is Phase.ENCRYPT, seats, bool(tray.rows)))
    return frozenset(found)


def rows_of(layout: TeamLayout, body: Body, *, filled: bool) -> list[QRectF]:
    if body in (Body.PADS, Body.FIELDS, Body.ENTRIES) or (body is Body.ROWS and filled):
        return [layout.rows]
    return []


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> QSizeF:
    return QSizeF(*request.param)


def test_the_headline_keeps_clear_of_the_fields_below_it(size: QSizeF) -> None:
    """The rows' widget is larger than its place: the codes' digits beside the fields reach to its edge."""
    layout = team_layout(size, Body.WRITING, encrypting=True)
    assert layout.rows.top() - layout.head.bottom() >= MARGIN_U * layout.unit


def test_what_a_tray_shows_together_does_not_overlap(size: QSizeF) -> None:
    faults = set()
    for body, encrypting, seats, filled in arrangements():
        layout = team_layout(size, body, encrypting=encrypting, side=Seat.SIDE in seats)
        places = [(seat.name, layout.seats[seat]) for seat in seats]
        places += [("rows", rows) for rows in rows_of(layout, body, filled=filled)]
        if body is not Body.CLOSED:
            places.append(("head", layout.head))
        for (one, first), (other, second) in combinations(places, 2):
            if first.intersects(second):
                faults.add(f"{body.name}: {one} and {other}")
        for name, place in places:
            if not layout.tray.contains(place):
                faults.add(f"{body.name}: {name} outside the tray")
    assert not faults, "\n".join(sorted(faults))


def test_every_seat_that_a_tray_uses_is_large_enough_for_a_finger(size: QSizeF) -> None:
    for body, encrypting, seats, _ in arrangements():
        layout = team_layout(size, body, encrypting=encrypting)
        for seat in seats:
            assert layout.seats[seat].height() >= 76 * layout.unit
            assert layout.seats[seat].width() >= 300 * layout.unit


def test_nothing_on_the_screen_overlaps(size: QSizeF) -> None:
    for body in Body:
        for encrypting in (False, True):
            layout = team_layout(size, body, encrypting=encrypting)
            things = {
                "strip": layout.strip,
                "film": layout.film,
                "sheet": layout.sheet,
                "card": layout.card,
                "sand": layout.sand,
                "tray": layout.tray,
            }
            shown = {name: place for name, place in things.items() if not place.isEmpty()}
            window = QRectF(0, 0, size.width(), size.height())
            for name, place in shown.items():
                assert window.adjusted(0, -1, 1, 1).contains(place), name
            for (one, first), (other, second) in combinations(shown.items(), 2):
                if {one, other} <= {"sheet", "card", "sand"} and encrypting:
                    continue  # the card lies on the sheet's edge
                edge = 3 * layout.unit  # rims may touch
                assert not first.adjusted(edge, edge, -edge, -edge).intersects(second), (body, encrypting, one, other)


@pytest.mark.parametrize("body", [Body.FIELDS, Body.ENTRIES, Body.WRITING])
def test_the_lowest_field_keeps_clear_of_the_edge_and_of_the_buttons(qtbot: QtBot, size: QSizeF, body: Body) -> None:
    layout = team_layout(size, body, encrypting=body is Body.WRITING)
    if body is Body.WRITING:
        fields: EntryRowsWidget = WrittenRowsWidget(Team.WHITE, kinds=True)
    else:
        fields = EntryRowsWidget(4 if body is Body.ENTRIES else 3, team=Team.WHITE, routed=True)
    qtbot.addWidget(fields)
    fields.set_unit(layout.unit)
    fields.set_face_geometry(layout.rows)
    lowest = fields.well_rect(3 if body is Body.ENTRIES else 2).translated(fields.pos().toPointF())
    clear = min(14 * layout.unit, 0.0072 * size.height())
    assert lowest.bottom() <= layout.tray.bottom() - clear
    shown = {seat for other, _, seats, _ in arrangements() if other is body for seat in seats}
    for seat in shown | ({Seat.LEFT, Seat.MIDDLE} if body is Body.WRITING else set()):
        assert not layout.seats[seat].intersects(lowest.adjusted(0, 0, 0, clear)), seat


@pytest.mark.parametrize("body", [Body.FIELDS, Body.WRITING])
def test_tiles_beside_the_fields_keep_clear_of_the_buttons(qtbot: QtBot, size: QSizeF, body: Body) -> None:
    """The uppermost of them lay over "hand over" on an upright screen."""
    layout = team_layout(size, body, encrypting=body is Body.WRITING)
    if body is Body.WRITING:
        fields: EntryRowsWidget = WrittenRowsWidget(Team.WHITE, kinds=True)
    else:
        fields = EntryRowsWidget(3, kinds=True, team=Team.WHITE, routed=True)
    qtbot.addWidget(fields)
    fields.set_unit(layout.unit)
    fields.set_face_geometry(layout.rows)
    fields.show()
    shown = {seat for other, _, seats, _ in arrangements() if other is body for seat in seats}
    for row in range(3):
        tile = fields.kind_tile(row)
        face = tile.face_rect().translated(tile.pos().toPointF() + fields.pos().toPointF())
        for seat in shown | ({Seat.LEFT, Seat.MIDDLE, Seat.HEAD} if body is Body.WRITING else set()):
            assert not layout.seats[seat].intersects(face), (row, seat)


@pytest.mark.parametrize("body", [Body.ROWS, Body.FIELDS])
def test_the_headline_does_not_touch_the_button_beside_it(size: QSizeF, body: Body) -> None:
    layout = team_layout(size, body, encrypting=False)
    assert layout.seats[Seat.HEAD].left() - layout.head.right() >= 36 * layout.unit


@pytest.mark.parametrize("body", [Body.ROWS, Body.PADS])
def test_rows_do_not_touch_the_buttons_below_them(size: QSizeF, body: Body) -> None:
    layout = team_layout(size, body, encrypting=False, side=body is Body.ROWS)
    below = [layout.seats[seat] for seat in (Seat.RIGHT, *((Seat.SIDE,) if body is Body.ROWS else ()))]
    clear = min(14 * layout.unit, 0.0072 * size.height())
    for seat in below:
        assert not seat.intersects(layout.rows.adjusted(0, 0, 0, clear))


def test_words_beside_the_rows_have_all_that_no_button_takes_when_upright() -> None:
    layout = team_layout(QSizeF(1080, 1920), Body.ROWS, encrypting=False)
    assert beside_rows(layout, frozenset({Seat.HEAD, Seat.RIGHT})) == layout.seats[Seat.MIDDLE]
    both = layout.seats[Seat.MIDDLE].united(layout.seats[Seat.RIGHT])
    assert beside_rows(layout, frozenset({Seat.HEAD})) == both
    beside = beside_rows(layout, frozenset({Seat.SIDE, Seat.MIDDLE}))
    assert beside.left() > layout.head.right()
    assert beside.height() > layout.head.height()


TAKEN = [(), (Seat.MIDDLE,), (Seat.RIGHT,), (Seat.HEAD,), (Seat.HEAD, Seat.RIGHT), (Seat.SIDE, Seat.MIDDLE)]


@pytest.mark.parametrize("taken", TAKEN, ids=str)
def test_words_beside_the_rows_do_not_lie_on_them(size: QSizeF, taken: tuple[Seat, ...]) -> None:
    layout = team_layout(size, Body.ROWS, encrypting=False, side=Seat.SIDE in taken)
    place = beside_rows(layout, frozenset(taken))
    assert place.height() >= 0.9 * layout.seats[Seat.HEAD].height()
    assert not any(place.intersects(layout.seats[seat]) for seat in taken)
    assert not layout.upright or not place.intersects(layout.rows)


@pytest.mark.parametrize("headline", ["This is White's screen", "This is the interceptor's screen"])
@pytest.mark.parametrize("third", ["", "The table window"])
def test_the_covers_lines_stand_clear_of_its_buttons(qtbot: QtBot, size: QSizeF, headline: str, third: str) -> None:
    cover = CoverWidget(Team.WHITE)
    qtbot.addWidget(cover)
    cover.resize(size.toSize())
    cover.set_unit(unit_of(size))
    cover.set_name("Owls", "Anna, Paul")
    cover.set_headline(headline)
    cover.set_main("This is ours")
    cover.set_second("Not ours: swap")
    cover.set_third(third)
    cover.set_lines("", "")
    empty = cover.grab().toImage()
    cover.set_lines("The interceptor looks away.", "F8 covers everything, F9 pauses.")
    image = cover.grab().toImage()
    highest = cover.third_button if third else cover.main_button
    face = highest.face_rect().translated(highest.pos().toPointF())
    assert empty != image
    high, ratio = 14 * unit_of(size), image.devicePixelRatio()
    for y in range(round((face.top() - high) * ratio), round((face.top() - 2 * unit_of(size)) * ratio)):
        for x in range(round(face.left() * ratio), round(cover.width() * 0.9 * ratio), 2):
            assert empty.pixel(x, y) == image.pixel(x, y), "words just above the buttons"


@pytest.mark.parametrize("sand", [True, False])
def test_the_interceptors_sheet_has_the_place_of_the_film_and_no_seat_is_another(size: QSizeF, sand: bool) -> None:
    window = QRectF(0, 0, size.width(), size.height())
    for body in Body:
        for encrypting in (False, True):
            usual = team_layout(size, body, encrypting=encrypting)
            layout = team_layout(size, body, encrypting=encrypting, alone=True, sand=sand)
            assert (layout.seats, layout.rows, layout.tray) == (usual.seats, usual.rows, usual.tray)
            assert layout.film.isEmpty()
            assert layout.card.isEmpty()
            assert layout.sheet.top() < usual.film.bottom()
            assert layout.sheet.height() > usual.sheet.height()
            assert layout.sand.isEmpty() or sand
            things = [place for place in (layout.strip, layout.sheet, layout.sand, layout.tray) if not place.isEmpty()]
            assert all(window.adjusted(0, -1, 1, 1).contains(place) for place in things)
            assert not [1 for one, other in combinations(things, 2) if one.intersects(other)]


@pytest.mark.parametrize("labels", [("Ours", ""), ("", "Swap"), ("Ours", "Not ours: swap")], ids=str)
def test_no_seat_lies_under_the_covers_buttons(qtbot: QtBot, size: QSizeF, labels: tuple[str, str]) -> None:
    cover = CoverWidget(Team.WHITE)
    qtbot.addWidget(cover)
    cover.resize(size.toSize())
    cover.set_unit(unit_of(size))
    cover.set_main(labels[0])
    cover.set_second(labels[1])
    pressed = [
        button.face_rect().translated(button.pos().toPointF())
        for button in (cover.main_button, cover.second_button)
        if button.isVisibleTo(cover)
    ]
    assert len(pressed) == sum(bool(label) for label in labels)
    for face in pressed:
        assert QRectF(cover.rect()).contains(face)
        for body, encrypting, seats, _ in arrangements():
            layout = team_layout(size, body, encrypting=encrypting)
            for seat in seats:
                assert not layout.seats[seat].intersects(face), (body, seat)


def test_a_pause_ends_with_a_button_below_its_words_where_no_other_cover_has_one(qtbot: QtBot, size: QSizeF) -> None:
    """After it such a cover is there again, and a double click must not open that one."""
    cover = CoverWidget(Team.WHITE)
    qtbot.addWidget(cover)
    cover.resize(size.toSize())
    cover.set_unit(unit_of(size))
    cover.set_paused(True)
    cover.set_headline("")
    cover.set_main("Go on")
    empty = cover.grab().toImage()
    go_on = cover.main_button.face_rect().translated(cover.main_button.pos().toPointF())
    cover.set_headline("Paused")
    image, ratio = cover.grab().toImage(), empty.devicePixelRatio()
    inked = [
        (x, y)
        for x in range(round(0.05 * image.width()), image.width(), 2)
        for y in range(0, image.height(), 2)
        if image.pixel(x, y) != empty.pixel(x, y)
    ]
    assert inked
    lowest, leftmost = max(y for _, y in inked) / ratio, min(x for x, _ in inked) / ratio
    assert 0 < go_on.top() - lowest < 100 * cover.unit
    assert abs(leftmost - go_on.left()) < 20 * cover.unit
    assert QRectF(cover.rect()).contains(go_on)

    cover.set_paused(False)
    for last, above, labels in (
        (False, False, ("Ours", "Swap", "")),
        (False, False, ("Open", "", "Sand")),
        (True, False, ("Hand over", "Open", "Sand")),
        (False, True, ("Show it again", "", "")),
    ):
        cover.set_main_last(last)
        cover.set_main_above(above)
        cover.set_main(labels[0])
        cover.set_second(labels[1])
        cover.set_third(labels[2])
        buttons = (cover.main_button, cover.second_button, cover.third_button)
        for button in buttons:
            face = button.face_rect().translated(button.pos().toPointF())
            assert not (button.isVisibleTo(cover) and face.intersects(go_on)), labels


def test_a_window_is_too_small_only_where_nobody_could_read() -> None:
    assert not any(too_small(QSizeF(*size)) for size in SIZES)
    for size in ((959, 540), (960, 539), (539, 960), (400, 400), (800, 800)):
        assert too_small(QSizeF(*size))


def test_the_light_of_spent_sand_lies_above_all_that_a_cover_says(size: QSizeF, qtbot: QtBot) -> None:
    for team in Team:
        cover = CoverWidget(team)
        qtbot.addWidget(cover)
        cover.resize(size.toSize())
        cover.set_main("This is ours")
        cover.show()
        assert not cover.sand_flash.geometry().intersects(cover._emblem_rect().toAlignedRect())
        assert not cover.sand_flash.geometry().intersects(cover.main_button.geometry())


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("encrypting", [False, True])
@pytest.mark.parametrize("body", list(Body))
def test_what_is_talked_about_leaves_the_sand_in_sight(size: QSizeF, body: Body, encrypting: bool, alone: bool) -> None:
    layout = team_layout(size, body, encrypting=encrypting, alone=alone)
    assert not layout.talk.toAlignedRect().intersects(layout.sand.toAlignedRect())
    assert not layout.talk.intersects(layout.tray)
    assert layout.sheet.isEmpty() or layout.talk.intersects(layout.sheet), "it lies where the sheet lies"


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("encrypting", [False, True])
def test_the_shadow_of_the_sand_timer_is_not_cut_beside_it(
    size: QSizeF, encrypting: bool, alone: bool, qtbot: QtBot
) -> None:
    place = team_layout(size, Body.PADS, encrypting=encrypting, alone=alone).sand.toRect()
    sand = SandTimerWidget(lambda: 0.0)
    qtbot.addWidget(sand)
    sand.resize(place.size())
    glass = sand.glass_rect()
    seen = 2 * Depth.TILE.sigma * glass.height() / 370  # a twentieth of its strength is left there
    assert place.isEmpty() or min(glass.left(), sand.width() - glass.right()) >= seen - 1
