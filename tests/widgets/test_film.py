"""The film: cards behind it, none left when they are forgotten, and no red on an empty one."""

from __future__ import annotations

import sys
from itertools import pairwise
from threading import Event

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from decrypto_qt.app.hands import press, release
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets import card_painter, film_pixels
from decrypto_qt.widgets.card_painter import CardOrder, CardPictures, FilmTint, word_path
from decrypto_qt.widgets.film import RIM, STANDS_OUT, Arrangement, FilmWidget, _worker
from tests.support.held import pictures_held
from tests.support.look import bundled_fonts, contrast, inside_and_outside, luminance, picture, red_pixels, rgb

WORDS = ("MUSTA", "SUDENKORENTO", "VOGELSCHEUCHE", "SOMBRERO")
UNIT = 0.5


@pytest.fixture(params=list(Team))
def film(request: pytest.FixtureRequest, qtbot: QtBot) -> FilmWidget:
    bundled_fonts()
    made = FilmWidget(request.param)
    made.set_unit(UNIT)
    qtbot.addWidget(made)
    made.place_pane(QRectF(24, 58, 912, 94))
    return made


def filled(qtbot: QtBot, film: FilmWidget, words: tuple[str, ...] = WORDS, *, slide: bool = False) -> None:
    with qtbot.waitSignal(film.cards_painted):
        film.set_words(words, slide=slide)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("arrangement", list(Arrangement))
def test_an_empty_pane_has_no_red(film: FilmWidget, dark: bool, arrangement: Arrangement) -> None:
    film.set_dark(dark)
    film.set_arrangement(arrangement)

    assert red_pixels(picture(film)) == 0


def test_a_pane_with_cards_is_red(qtbot: QtBot, film: FilmWidget) -> None:
    filled(qtbot, film)

    image = picture(film)

    assert red_pixels(image) > image.width() * image.height() / 3


def test_forgetting_leaves_exactly_the_empty_pane(qtbot: QtBot, film: FilmWidget) -> None:
    empty = picture(film)
    filled(qtbot, film)
    assert picture(film) != empty

    film.forget()

    assert picture(film) == empty
    assert not film.is_open
    assert len(film._cache) == 0
    assert film._pictures == [None] * 4


def test_cards_that_are_finished_after_the_forgetting_are_not_shown(qtbot: QtBot, film: FilmWidget) -> None:
    empty = picture(film)
    film.set_words(WORDS)
    assert film._jobs
    film.forget()
    assert not any(job._orders for job in film._jobs.values()), "words that wait to be painted"

    qtbot.waitUntil(lambda: not film._jobs)

    assert picture(film) == empty
    assert len(film._cache) == 0


def test_a_film_may_go_while_its_cards_are_painted(qtbot: QtBot) -> None:
    film = FilmWidget(Team.WHITE)
    film.place_pane(QRectF(24, 58, 912, 94))
    film.set_words(WORDS)
    film.deleteLater()
    del film

    # The worker takes one after the other: when this is done, so are the cards.
    assert _worker().submit(lambda: True).result(timeout=30)
    QApplication.processEvents()


def test_no_words_means_forgetting(qtbot: QtBot, film: FilmWidget) -> None:
    filled(qtbot, film)
    film.set_words(None)

    assert not film.is_open


def test_the_pane_around_the_cards_does_not_depend_on_the_words(qtbot: QtBot, film: FilmWidget) -> None:
    filled(qtbot, film)
    one = picture(film)
    filled(qtbot, film, ("AAMU", "LUU", "KAUHU", "PAINAJAINEN"))
    other = picture(film)
    slots = [place.slot for place in film._places()]

    changed = [
        (x, y)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y) and not any(slot.contains(x + 0.5, y + 0.5) for slot in slots)
    ]

    assert changed == []


@pytest.mark.parametrize("tint", [FilmTint.PALE, FilmTint.PLAIN])
def test_another_tint_keeps_the_ruby_rim(qtbot: QtBot, film: FilmWidget, tint: FilmTint) -> None:
    film.set_tint(tint)
    filled(qtbot, film)
    image = picture(film)
    pane = film.pane_rect()

    assert red_pixels(image.copy(round(pane.left()), round(pane.top()) + 20, 4, 20)) > 60
    assert red_pixels(image.copy(film._places()[0].slot.toRect().adjusted(20, 30, -20, -30))) == 0


def test_the_word_stands_out_seven_to_one_behind_sheen_and_fall_off(qtbot: QtBot, film: FilmWidget) -> None:
    film.set_unit(1.0)
    film.place_pane(QRectF(48, 116, 1824, 188))
    if not film.ready or not film.is_open:
        filled(qtbot, film)
    image = picture(film)
    for place, order in zip(film._places(), film._orders(), strict=True):
        card = place.card.toRect()
        word, ground = inside_and_outside(word_path(order), order.width, order.height)
        band = place.slot.toRect().adjusted(6, 45, -6, -45)
        words = [luminance(rgb(image, card.x() + x, card.y() + y)) for x, y in word]
        grounds = [
            luminance(rgb(image, card.x() + x, card.y() + y))
            for x, y in ground
            if band.contains(card.x() + x, card.y() + y)
        ]
        assert contrast(max(words), min(grounds)) >= 7.0


def test_cards_slide_in_one_after_the_other(qtbot: QtBot, film: FilmWidget) -> None:
    film.show()
    filled(qtbot, film, slide=True)
    film._slide.pause()
    film._slide.setCurrentTime(0)
    film._slide.resume()
    places = film._places()
    assert film._lift(3, places[3]) > 20

    with qtbot.waitSignal(film._slide.finished):
        pass

    assert [film._lift(slot, place) for slot, place in enumerate(places)] == [0, 0, 0, 0]


def test_reduced_motion_lets_cards_be_there_at_once(qtbot: QtBot, film: FilmWidget) -> None:
    film.set_reduced_motion(True)
    film.show()
    filled(qtbot, film, slide=True)

    assert [film._lift(slot, place) for slot, place in enumerate(film._places())] == [0, 0, 0, 0]


def test_assistive_technology_hears_hidden_and_no_word(qtbot: QtBot, film: FilmWidget) -> None:
    filled(qtbot, film)

    told = f"{film.accessibleName()} {film.accessibleDescription()} {film.toolTip()} {film!r}"

    assert "hidden" in told
    assert not any(word.casefold() in told.casefold() for word in WORDS)


def test_four_cards_and_no_other_number(film: FilmWidget) -> None:
    with pytest.raises(ValueError, match="four"):
        film.set_words(("A", "B", "C"))


def test_a_card_that_cannot_be_painted_is_a_fault_that_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: told.append(kind))

    def fail(_order: CardOrder) -> CardPictures:
        raise MemoryError

    monkeypatch.setattr(card_painter, "paint_card", fail)
    film = FilmWidget(Team.WHITE)
    qtbot.addWidget(film)
    film.set_words(("one", "two", "three", "four"))
    film.resize(film.sizeHint())
    film.show()
    qtbot.waitUntil(lambda: bool(told))
    assert set(told) == {MemoryError}
    assert not film.ready


def test_cards_for_a_size_that_is_gone_are_not_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a window that is drawn larger would have every size on its way painted before the last."""
    painted: list[int] = []
    begun, go_on = Event(), Event()
    paint = card_painter.paint_card

    def slowly(order: CardOrder) -> CardPictures:
        painted.append(order.width)
        begun.set()
        assert go_on.wait(30)
        return paint(order)

    monkeypatch.setattr(card_painter, "paint_card", slowly)
    film = FilmWidget(Team.WHITE)
    qtbot.addWidget(film)
    film.set_tint(FilmTint.PLAIN)
    film.resize(film.sizeHint())
    film.show()
    film.set_words(("one", "two", "three", "four"))
    assert begun.wait(30)
    first = {order.width for order in film._orders()}
    for wider in range(1, 9):
        film.resize(film.width() + 8 * wider, film.height())
    last = {order.width for order in film._orders()}
    with qtbot.waitSignal(film.cards_painted):
        go_on.set()
    assert film.ready
    assert last <= set(painted) <= first | last
    assert min(last) - max(first) > 30, "many sizes lie between"


class Board(QWidget):
    """What a film lies on; it counts the presses that the film does not take, and paint events."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = self.painted = 0

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed += 1

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(190, 200, 180))
        painter.end()


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    made = Board()
    qtbot.addWidget(made)
    made.resize(960, 300)
    return made


@pytest.fixture
def lying(qtbot: QtBot, board: Board) -> FilmWidget:
    """An open film on a board, as on a team screen, where nothing moves longer than it must."""
    bundled_fonts()
    film = FilmWidget(Team.WHITE, board)
    film.set_unit(UNIT)
    film.place_pane(QRectF(24, 90, 912, 94))
    film.set_reduced_motion(True)
    board.show()
    filled(qtbot, film)
    return film


def strip_of(film: FilmWidget, slot: int) -> QPointF:
    card = film._places()[slot].card
    return QPointF(card.center().x(), card.top() + 4)


def bare_word(film: FilmWidget, slot: int) -> QImage:
    """The card's own pixels about its word."""
    pictures = film._pictures[slot]
    assert pictures is not None
    extent = word_path(film._orders()[slot]).boundingRect().toAlignedRect()
    return pictures.bare.copy(extent).convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("slot", range(4))
def test_a_held_card_rises_until_its_word_is_noise_above_the_film(board: Board, lying: FilmWidget, slot: int) -> None:
    before = picture(board)
    press(lying, strip_of(lying, slot))
    assert lying.lifted == slot

    shown = picture(board).convertToFormat(QImage.Format.Format_RGB32)
    place = lying._places()[slot]
    card = place.card.translated(0, -lying._lift(slot, place)).translated(QPointF(lying.pos()))
    extent = word_path(lying._orders()[slot]).boundingRect().toAlignedRect()
    there = extent.translated(round(card.left()), round(card.top()))
    assert there.bottom() < lying.y() + lying.pane_rect().top()
    assert shown.copy(there) == bare_word(lying, slot)

    release(lying, strip_of(lying, slot))
    assert lying.lifted == -1
    assert picture(board) == before


def test_a_finger_lifts_a_card(board: Board, lying: FilmWidget) -> None:
    device = QTest.createTouchDevice()
    where = strip_of(lying, 2).toPoint()
    QTest.touchEvent(lying, device).press(0, where, lying).commit()
    assert lying.lifted == 2
    QTest.touchEvent(lying, device).release(0, where, lying).commit()
    assert lying.lifted == -1
    assert board.pressed == 0


def test_a_press_elsewhere_on_the_film_is_not_its_own(board: Board, lying: FilmWidget) -> None:
    for at in (lying._places()[1].slot.center(), QPointF(2, 10), lying._places()[0].slot.bottomLeft()):
        QTest.mouseClick(lying, Qt.MouseButton.LeftButton, pos=at.toPoint())
        assert lying.lifted == -1
    assert board.pressed == 3
    QTest.mouseClick(lying, Qt.MouseButton.RightButton, pos=strip_of(lying, 0).toPoint())
    assert lying.lifted == -1


def test_what_takes_the_words_away_takes_a_lifted_card_with_them(board: Board, lying: FilmWidget) -> None:
    press(lying, strip_of(lying, 1))
    above = lying._above
    assert above is not None
    assert not above.isHidden()

    lying.forget()

    assert above.isHidden()
    assert above._bare is None
    forgotten = picture(board)
    release(lying, strip_of(lying, 1))
    assert lying.lifted == -1
    lying.hide()
    lying.show()
    assert picture(board) == forgotten


def test_a_film_that_is_hidden_or_left_puts_the_card_back(board: Board, lying: FilmWidget) -> None:
    press(lying, strip_of(lying, 1))
    lying.hide()
    assert lying.lifted == -1
    assert lying._above is not None
    assert lying._above.isHidden()


def test_a_card_moves_when_it_is_lifted_and_put_back(qtbot: QtBot, board: Board, lying: FilmWidget) -> None:
    lying.set_reduced_motion(False)
    before = picture(board)
    press(lying, strip_of(lying, 3))
    assert lying._rise.state() is lying._rise.State.Running
    with qtbot.waitSignal(lying._rise.finished):
        pass
    assert lying._lift(3, lying._places()[3]) > 50
    release(lying, strip_of(lying, 3))
    qtbot.waitUntil(lambda: lying.lifted == -1)
    assert picture(board) == before


@pytest.fixture
def square(qtbot: QtBot, board: Board, lying: FilmWidget) -> FilmWidget:
    """The same film two by two, as on an upright monitor."""
    lying.set_arrangement(Arrangement.SQUARE)
    lying.place_pane(QRectF(24, 100, 492, 178))
    qtbot.waitUntil(lambda: lying.ready and len(lying._cache) >= 4)
    return lying


def test_no_card_stands_out_of_a_square(board: Board, square: FilmWidget) -> None:
    above = round(square.pane_rect().top() + square.y())
    shown = picture(board)
    empty = rgb(shown, 900, 20)
    # Below the strip's place there is the shadow of the pane.
    assert {rgb(shown, x, y) for x in range(60, 480, 20) for y in range(0, above - 30, 4)} == {empty}


@pytest.mark.parametrize("slot", range(4))
def test_in_a_square_a_card_is_lifted_by_itself_and_its_word_is_noise(
    board: Board, square: FilmWidget, slot: int
) -> None:
    before = picture(board)
    at = square._places()[slot].slot.center()
    press(square, at)
    assert square.lifted == slot

    shown = picture(board).convertToFormat(QImage.Format.Format_RGB32)
    place = square._places()[slot]
    card = place.card.translated(0, -square._lift(slot, place)).translated(QPointF(square.pos()))
    extent = word_path(square._orders()[slot]).boundingRect().toAlignedRect()
    there = extent.translated(round(card.left()), round(card.top()))
    assert there.bottom() < square.y() + place.slot.top()
    assert shown.copy(there) == bare_word(square, slot)

    release(square, at)
    assert square.lifted == -1
    assert picture(board) == before
    press(square, at)
    square.forget()
    empty = picture(board)
    square.hide()
    square.show()
    assert picture(board) == empty
    assert red_pixels(empty.copy(0, 0, 960, 60)) == 0


def test_a_press_between_the_cards_of_a_square_is_not_its_own(board: Board, square: FilmWidget) -> None:
    pane = square.pane_rect()
    for at in (pane.topLeft() + QPointF(1, 30), QPointF(pane.center().x(), pane.top() + 40), QPointF(4, 4)):
        QTest.mouseClick(square, Qt.MouseButton.LeftButton, pos=at.toPoint())
        assert square.lifted == -1
    assert board.pressed == 3


def test_no_paint_event_paints_a_tangle(
    board: Board, lying: FilmWidget, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    painted: list[str] = []
    monkeypatch.setattr(card_painter, "_noise", lambda _order: painted.append("noise"))
    monkeypatch.setattr(card_painter, "word_path", lambda _order: painted.append("word"))
    for name in ("noise_fields", "red_channel", "bare", "filmed"):
        monkeypatch.setattr(film_pixels, name, lambda *_words, name=name: painted.append(name))

    picture(board)
    press(lying, strip_of(lying, 0))
    picture(board)
    release(lying, strip_of(lying, 0))
    lying._sliding = frozenset(range(4))
    for time in range(0, 600, 100):
        lying._slide.setCurrentTime(time)
        lying._slid_a_little(float(time))
        picture(board)
    lying.set_dark(True)
    picture(board)

    assert painted == []


def test_slots_have_one_size_in_whole_pixels(film: FilmWidget) -> None:
    for width in range(700, 760):
        film.resize(width, 140)
        slots = [place.slot for place in film._places()]
        assert len({(slot.width(), slot.height()) for slot in slots}) == 1
        assert all(slot.left() == round(slot.left()) for slot in slots)
        assert all(one.right() < other.left() for one, other in pairwise(slots))


def test_a_card_that_slides_cannot_be_lifted(qtbot: QtBot, lying: FilmWidget) -> None:
    lying.forget()
    lying.set_reduced_motion(False)
    filled(qtbot, lying, slide=True)
    assert lying._sliding == {0, 1, 2, 3}
    assert {lying.card_at(strip_of(lying, slot)) for slot in range(4)} == {-1}
    qtbot.waitUntil(lambda: not lying._sliding)
    assert [lying.card_at(strip_of(lying, slot)) for slot in range(4)] == [0, 1, 2, 3]


def test_the_empty_pane_is_painted_before_the_forgetting_returns(board: Board, lying: FilmWidget) -> None:
    QApplication.processEvents()
    painted = board.painted
    lying.forget()
    assert board.painted > painted


def test_each_slot_has_a_tangle_of_its_own(lying: FilmWidget) -> None:
    lying.set_seed(3)
    first = {order.seed for order in lying._orders()}
    lying.set_seed(4)
    assert len(first | {order.seed for order in lying._orders()}) == 8


def test_cards_come_from_out_of_sight(qtbot: QtBot, lying: FilmWidget) -> None:
    lying.forget()
    lying.set_reduced_motion(False)
    filled(qtbot, lying, slide=True)
    lying._slide.pause()
    lying._slide.setCurrentTime(0)
    places = lying._places()
    assert all(place.card.bottom() - lying._lift(slot, place) <= 0 for slot, place in enumerate(places))
    lying._slide.stop()


def test_cards_stand_out_of_the_film_as_far_as_the_look_has_it(lying: FilmWidget) -> None:
    pane = lying.pane_rect()
    stands = [(pane.top() - place.card.top()) / UNIT + RIM for place in lying._places()]
    assert all(abs(one - STANDS_OUT) <= 3 + 1 / UNIT for one in stands)
    assert len({round(one) for one in stands}) > 2


def test_what_is_forgotten_is_held_nowhere(board: Board, lying: FilmWidget) -> None:
    """Not the picture of everything at rest either, nor the card that somebody holds."""
    film = lying
    picture(film)
    assert film._still is not None
    film.lift(1)
    picture(board)
    assert len(pictures_held(film)) > len(film._layers)

    film.forget()

    held = pictures_held(film)
    assert all(any(one is layer for layer in film._layers.values()) for one in held)
    assert film._still is None


@pytest.mark.parametrize("hide", [False, True])
def test_a_card_that_is_held_goes_with_the_film(board: Board, lying: FilmWidget, hide: bool) -> None:
    film = lying
    film.lift(1)
    above = film._above
    assert above is not None
    assert above.parent() is board
    assert above.isVisible()
    QApplication.processEvents()
    painted = board.painted

    if hide:
        film.hide()
    else:
        film.forget()

    # What lay under it is there before this returns.
    assert board.painted > painted
    assert not above.isVisible()
    assert above._bare is None
    assert film.lifted == -1
