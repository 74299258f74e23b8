"""Cards: the physics of the film, and that the same order gives the same pixels."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from decrypto_qt.widgets import film_pixels
from decrypto_qt.widgets.card_painter import CardCache, CardOrder, FilmTint, display_capitals, paint_card, word_path
from tests.support.look import Pixel, bundled_fonts, contrast, inside_and_outside, luminance, rgb

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH, HEIGHT, BARE = 440, 192, 32


@pytest.fixture(autouse=True)
def faces(qapp: object) -> None:
    bundled_fonts()


def order(word: str = "PAINAJAINEN", seed: int = 1, tint: FilmTint = FilmTint.RED, unit: float = 1.0) -> CardOrder:
    return CardOrder(word, round(WIDTH * unit), round(HEIGHT * unit), round(BARE * unit), unit, seed, tint)


def inside(card: CardOrder) -> tuple[list[Pixel], list[Pixel]]:
    """Pixels well inside the word and well outside of it."""
    return inside_and_outside(word_path(card), card.width, card.height)


def test_the_same_order_gives_the_same_pixels() -> None:
    one, other = paint_card(order()), paint_card(order())

    assert one.bare == other.bare
    assert one.filmed == other.filmed


def test_another_seed_gives_another_tangle() -> None:
    assert paint_card(order(seed=1)).bare != paint_card(order(seed=2)).bare


def test_the_tangle_is_bright_in_red_and_the_word_dark() -> None:
    card = order()
    bare = paint_card(card).bare
    word, tangle = inside(card)

    assert len(word) > 200
    assert max(rgb(bare, *at)[0] for at in word) <= 124
    assert min(rgb(bare, *at)[0] for at in tangle) >= 198


def test_word_and_tangle_have_the_luminance_of_the_noise_alone() -> None:
    bare = paint_card(order()).bare
    other = paint_card(order(word="LUU")).bare

    differences = [
        abs(luminance(rgb(bare, x, y)) - luminance(rgb(other, x, y))) for y in range(0, HEIGHT, 2) for x in range(WIDTH)
    ]

    assert max(differences) < 0.012


def test_blue_says_nothing_about_the_word() -> None:
    bare, other = paint_card(order()).bare, paint_card(order(word="LUU")).bare

    assert all(rgb(bare, x, y)[2] == rgb(other, x, y)[2] for y in range(HEIGHT) for x in range(WIDTH))


def test_what_stands_above_the_film_is_the_same_for_every_word() -> None:
    one, other = (paint_card(order(word=word)).bare.copy(0, 0, WIDTH, BARE) for word in ("AAMU", "ČÜŠ"))

    assert one == other


def test_a_word_that_is_too_high_for_its_slot_does_not_stand_out_of_it() -> None:
    low = [CardOrder(word, WIDTH, BARE + 20, BARE, 1.0, 1) for word in ("LUU", "ČŮŇ")]
    one, other = (paint_card(card).bare.copy(0, 0, WIDTH, BARE) for card in low)

    assert word_path(low[1]).boundingRect().top() < BARE
    assert one == other


@pytest.mark.parametrize(("tint", "least"), [(FilmTint.RED, 7.0), (FilmTint.PALE, 11.0), (FilmTint.PLAIN, 12.0)])
def test_a_filmed_word_stands_out(tint: FilmTint, least: float) -> None:
    card = order(tint=tint)
    filmed = paint_card(card).filmed
    word, tangle = inside(card)
    words = [luminance(rgb(filmed, *at)) for at in word]
    grounds = [luminance(rgb(filmed, *at)) for at in tangle]

    if tint is FilmTint.PALE:
        assert contrast(min(words), max(grounds)) >= least
    else:
        assert contrast(max(words), min(grounds)) >= least


# Machado, Oliveira and Fernandes 2009, severity 1, on linear values.
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
GREY = ((0.2126, 0.7152, 0.0722),) * 3


@pytest.mark.parametrize("eyes", [PROTANOPIA, DEUTERANOPIA, GREY])
@pytest.mark.parametrize("tint", [FilmTint.PALE, FilmTint.PLAIN])
def test_an_accessible_tint_stands_out_for_eyes_that_do_not_see_red_well(
    tint: FilmTint, eyes: tuple[tuple[float, float, float], ...]
) -> None:
    card = order(tint=tint)
    filmed = paint_card(card).filmed
    word, tangle = inside(card)

    def seen(at: Pixel) -> float:
        linear = [luminance((part, part, part)) for part in rgb(filmed, *at)]
        simulated = [max(0.0, sum(share * part for share, part in zip(row, linear, strict=True))) for row in eyes]
        return 0.2126 * simulated[0] + 0.7152 * simulated[1] + 0.0722 * simulated[2]

    words, grounds = [seen(at) for at in word], [seen(at) for at in tangle]
    worst = min(contrast(max(words), min(grounds)), contrast(min(words), max(grounds)))
    assert worst >= 4.5


@pytest.mark.parametrize("word", ["SCHMETTERLING", "VOGELSCHEUCHE", "PYSÄKÖINTIRUUTUKAISTALE"])
def test_words_stay_on_their_card_whatever_their_length(word: str) -> None:
    extent = word_path(order(word=word)).boundingRect()

    assert extent.left() >= 5
    assert extent.right() <= WIDTH - 5
    assert extent.top() >= BARE


def test_only_a_longer_word_shrinks() -> None:
    caps = [word_path(order(word=word)).boundingRect().height() for word in ("HE", "HIMMELEITHE", "H" * 25)]

    assert caps[0] == pytest.approx(caps[1], rel=0.03)
    assert caps[2] < caps[0] * 0.7


def test_twice_the_unit_is_twice_the_card() -> None:
    small, large = word_path(order()).boundingRect(), word_path(order(unit=2.0)).boundingRect()

    assert large.width() == pytest.approx(2 * small.width(), rel=0.001)
    assert paint_card(order(unit=2.0)).bare.width() == 2 * WIDTH


@pytest.mark.parametrize(
    ("word", "shown"),
    [("Straße", "STRAẞE"), ("pöytä", "PÖYTÄ"), ("čokoláda", "ČOKOLÁDA"), ("Kello", "KELLO"), ("ŉo", "ŉO")],
)
def test_capitals_keep_the_length_of_the_word(word: str, shown: str) -> None:
    assert display_capitals(word) == shown


def test_neither_order_nor_pictures_tell_the_word() -> None:
    assert "PAINAJAINEN" not in repr(order())
    assert "PAINAJAINEN" not in repr(paint_card(order()))


def test_along_the_outline_there_is_no_noise_and_half_covered_lies_in_the_middle_of_the_curve() -> None:
    noise = film_pixels.NoiseFields(*(np.linspace(0, 1, 9, dtype=np.float32)[np.newaxis, :] for _ in range(3)))
    half = film_pixels.red_channel(noise, np.full((1, 9), 0.5, dtype=np.float32))

    assert set(half.ravel()) == {(film_pixels.FILM_DARK_BELOW + film_pixels.FILM_LIGHT_ABOVE) / 2}
    # Well within either class there is some.
    for share in (0.0, 1.0):
        assert len(set(film_pixels.red_channel(noise, np.full((1, 9), share, dtype=np.float32)).ravel())) > 5


def drawn(*inks: tuple[int, int, int]) -> film_pixels.NoiseFields:
    image = QImage(len(inks), 1, QImage.Format.Format_RGB32)
    for x, ink in enumerate(inks):
        image.setPixelColor(x, 0, QColor(*ink))
    return film_pixels.noise_fields(image)


def test_red_strays_from_what_the_luminance_says() -> None:
    low, high = drawn((0, 120, 0), (255, 120, 0)).red[0]

    assert high - low == pytest.approx(0.25, abs=0.01)


def test_blue_leaves_room_for_full_red_at_every_luminance() -> None:
    fields = drawn(*((0, green, blue) for green in (0, 40, 255) for blue in (0, 120, 255)))
    red = film_pixels.RED_WEIGHT + film_pixels.BLUE_WEIGHT * fields.blue

    assert np.all(red <= fields.luminance + 1e-6)


def test_a_cache_paints_once_and_keeps_few() -> None:
    cache = CardCache(2)
    first = cache.painted(order(word="A"))

    assert cache.painted(order(word="A")) is first
    cache.painted(order(word="B"))
    cache.painted(order(word="C"))
    assert len(cache) == 2
    assert cache.found(order(word="A")) is None


def test_a_cleared_cache_does_not_take_in_what_was_ordered_before(monkeypatch: pytest.MonkeyPatch) -> None:
    cache = CardCache()

    def cleared_meanwhile(asked: CardOrder) -> object:
        cache.clear()
        return paint_card(asked)

    monkeypatch.setattr("decrypto_qt.widgets.card_painter.paint_card", cleared_meanwhile)
    cache.painted(order())

    assert len(cache) == 0


def test_a_worker_that_begins_after_the_clearing_leaves_nothing_in_the_cache() -> None:
    """It has been given its order before, and paints it only now."""
    cache = CardCache()
    age = cache.age
    cache.clear()

    cache.painted(order(), age)

    assert len(cache) == 0
