"""The film: cards behind it, none left when they are forgotten, and no red on an empty one."""

from __future__ import annotations

import sys
from threading import Event

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets import card_painter
from decrypto_qt.widgets.card_painter import CardOrder, CardPictures, FilmTint, word_path
from decrypto_qt.widgets.film import Arrangement, FilmWidget, _worker
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
