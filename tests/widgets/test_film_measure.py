"""A few cards of each language under the measures of `make film`: read by OCR, and their contrast for all eyes.

The whole table, over a hundred words a language, is `make film`.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtGui import QImage

from decrypto_qt.app.cli import Options
from decrypto_qt.app.render_command import pictures

if TYPE_CHECKING:
    from types import ModuleType

pytestmark = pytest.mark.usefixtures("qapp")
LANGUAGES = ("fi", "cs", "de", "es")
WORDS = {
    "fi": ("perhonen", "jäätelö", "käärme"),
    "cs": ("hvězda", "čokoláda", "želva"),
    "de": ("Regenschirm", "Käse", "Höhle"),
    "es": ("mariposa", "corazón", "montaña"),
}


@lru_cache(maxsize=1)
def measures() -> ModuleType:
    """`packaging/measure_film.py`."""
    path = Path(__file__).resolve().parents[2] / "packaging" / "measure_film.py"
    spec = importlib.util.spec_from_file_location("measure_film", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["measure_film"] = module
    spec.loader.exec_module(module)
    return module


def pixels(picture: QImage) -> Any:
    picture = picture.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(picture.constBits(), dtype=np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return rows[:, : picture.width() * 3].reshape(picture.height(), picture.width(), 3).astype(np.float64)


@lru_cache(maxsize=32)
def cards(language: str, tint: str = "red") -> tuple[Any, ...]:
    options = Options(words=WORDS[language], language=language, tint=tint)
    return tuple(measures().Card(pixels(bare), pixels(film)) for bare, film in pictures(options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_read_through_the_film_and_not_without_it(
    language: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    if missing := measures().what_is_missing((language,)):
        sentence = f"no words are read: {missing}"
        if os.environ.get("REQUIRE_X11") == "1":
            pytest.fail(sentence)
        with capfd.disabled():
            print(f"\n{sentence}")
        pytest.skip(sentence)

    read = measures().words_read(WORDS[language], cards(language), language, tmp_path)

    assert read == {"film": 3, "red": 3, "luminance": 0, "green": 0, "blue": 0}


@pytest.mark.parametrize("tint", ["red", "pale", "plain"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_film_has_contrast_for_all_eyes(language: str, tint: str) -> None:
    classes = [measures().classes_of(card.bare[:, :, 0]) for card in cards(language)]
    found = list(measures().contrasts({tint: cards(language, tint)}, classes))

    assert [eyes for _, eyes, *_ in found] == ["as it is", "greyscale", "protanopia", "deuteranopia"]
    for _, eyes, least, median, bound in found:
        assert median >= least
        assert bound is None or least >= bound, (tint, eyes)


def test_contrast_is_that_of_wcag() -> None:
    picture = np.zeros((9, 18, 3))
    picture[:, :9] = (255, 0, 0)
    word = np.zeros((9, 18), dtype=bool)
    word[:, 9:] = True

    worst, median = measures().contrast_of(picture, measures().Classes(word, ~word))

    assert worst == pytest.approx(5.25, abs=0.01)
    assert median == pytest.approx(worst)


def test_luminance_tells_nothing_of_the_word() -> None:
    chosen = cards("de")
    classes = [measures().classes_of(card.bare[:, :, 0]) for card in chosen]
    lightness = [measures().lab(card.bare)[..., 0] for card in chosen]
    word = np.concatenate([light[places.word] for light, places in zip(lightness, classes, strict=True)])
    tangle = np.concatenate([light[places.tangle] for light, places in zip(lightness, classes, strict=True)])

    assert measures().area_under_curve(word, tangle) < 0.6


@pytest.mark.parametrize("language", ["fi", "de"])
def test_the_hue_draws_no_clear_line_round_the_word(language: str) -> None:
    """Nothing is required of it, but the darker tangle is the redder: were it the other way, a* would show the word."""
    chosen = cards(language)
    classes = [measures().classes_of(card.bare[:, :, 0]) for card in chosen]
    for index, most in ((1, 0.95), (2, 0.6)):
        hue = [measures().lab(card.bare)[..., index] for card in chosen]
        word = np.concatenate([one[places.word] for one, places in zip(hue, classes, strict=True)])
        tangle = np.concatenate([one[places.tangle] for one, places in zip(hue, classes, strict=True)])
        assert measures().area_under_curve(word, tangle) < most


def test_what_is_told_apart_always_and_never() -> None:
    low, high = np.arange(50.0), np.arange(100.0, 150.0)

    assert measures().area_under_curve(low, high) == 1.0
    assert measures().area_under_curve(low, low) == pytest.approx(0.5, abs=0.02)


def test_colourless_light_has_no_hue() -> None:
    grey = measures().lab(np.full((1, 1, 3), 119.0))[0, 0]

    assert grey[0] == pytest.approx(50.0, abs=0.2)
    assert abs(grey[1]) < 0.01
    assert abs(grey[2]) < 0.02


def test_the_list_of_words_has_a_hundred_of_each_language() -> None:
    for language in LANGUAGES:
        words = measures().words_of(language, 100)
        assert len(set(words)) == 100
