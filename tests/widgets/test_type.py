"""Letters: fitted into their place, and centred on their capitals."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter

from decrypto_qt.widgets.fonts import FontError, load_fonts
from decrypto_qt.widgets.type import (
    Across,
    TypeRole,
    UnitKind,
    cap_height,
    draw_line,
    fit,
    font,
    text_width,
    unit,
)


def test_the_bundled_families_are_there(own_fonts: tuple[str, ...]) -> None:
    assert {"Inter", "League Spartan"} <= set(own_fonts)


@pytest.mark.parametrize("role", TypeRole)
def test_each_role_gets_its_own_face(role: TypeRole) -> None:
    info = QFontInfo(font(role, 48, 1.0))
    family, weight, _ = role.value
    assert (info.family(), info.weight()) == (family, weight)


@pytest.mark.parametrize("role", TypeRole)
def test_the_measure_of_the_capitals_is_that_of_the_face(role: TypeRole) -> None:
    face = font(role, 100, 1.0)
    assert cap_height(face) == pytest.approx(QFontMetricsF(face).capHeight(), rel=0.015)


def test_what_is_no_font_is_refused() -> None:
    with pytest.raises(FontError, match="font 1"):
        load_fonts([b"not a font"])


@pytest.mark.parametrize(
    ("size", "kind", "expected"),
    [
        ((1920, 1080), UnitKind.LANDSCAPE, 1.0),
        ((1280, 720), UnitKind.LANDSCAPE, 2 / 3),
        ((2560, 1080), UnitKind.LANDSCAPE, 1.0),
        ((720, 1280), UnitKind.PORTRAIT, 2 / 3),
        ((1280, 800), UnitKind.TABLE, 1.0),
    ],
)
def test_one_unit_is_the_smaller_share(size: tuple[int, int], kind: UnitKind, expected: float) -> None:
    assert unit(*size, kind) == pytest.approx(expected)


@pytest.mark.parametrize("role", [TypeRole.DISPLAY, TypeRole.BOLD])
def test_capitals_stand_in_the_middle(role: TypeRole) -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    place = draw_line(
        painter, QRectF(0, 0, 200, 200), "H", font(role, 100, 1.0), QColor(Qt.GlobalColor.black), Across.MIDDLE
    )
    painter.end()
    rows = [y for y in range(200) if any(QColor(image.pixel(x, y)).value() < 128 for x in range(200))]
    columns = [x for x in range(200) if any(QColor(image.pixel(x, y)).value() < 128 for y in range(200))]
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(99.5, abs=1)
    assert (columns[0] + columns[-1]) / 2 == pytest.approx(99.5, abs=2)
    assert place.height() == pytest.approx(rows[-1] - rows[0] + 1, abs=1.5)


def test_a_keyword_of_thirteen_letters_fits_its_slot() -> None:
    assert text_width("SCHMETTERLING", font(TypeRole.KEYWORD, 48, 1.0)) == pytest.approx(421, abs=4)


def test_a_short_text_takes_one_line_of_the_largest_size() -> None:
    fitted = fit("Odonata", TypeRole.SEMIBOLD, (52, 46, 34), 1.0, 500, lines=2)
    assert fitted.lines == ("Odonata",)
    assert fitted.face.pixelSize() == 52


def test_two_lines_come_before_smaller_letters() -> None:
    fitted = fit("heller Himmelskörper am Abend", TypeRole.SEMIBOLD, (52, 34), 1.0, 600, lines=2)
    assert fitted.face.pixelSize() == 52
    assert fitted.lines == ("heller Himmelskörper", "am Abend")


def test_a_place_that_is_too_low_makes_two_lines_smaller() -> None:
    fitted = fit(
        "heller Himmelskörper am Abend", TypeRole.SEMIBOLD, (52, 46, 34), 1.0, 570, lines=2, height=93, leading=1
    )
    assert fitted.face.pixelSize() == 46
    assert len(fitted.lines) == 2


def test_a_long_word_is_broken_before_it_is_cut() -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    fitted = fit(word, TypeRole.SEMIBOLD, (52, 34), 1.0, 400, lines=2)
    assert "".join(fitted.lines) == word
    assert not fitted.elided
    assert fitted.width <= 400


def test_an_ellipsis_comes_last() -> None:
    fitted = fit("word " * 40, TypeRole.SEMIBOLD, (52, 34), 1.0, 400, lines=2)
    assert fitted.elided
    assert len(fitted.lines) == 2
    assert fitted.lines[-1].endswith("…")
    assert fitted.width <= 400


def test_twenty_five_letters_fit_a_row_of_the_tray() -> None:
    assert not fit("W" * 25, TypeRole.SEMIBOLD, (52, 46, 34), 1.0, 560, lines=2, height=93, leading=1).elided


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hyräily: Freddy Kruegerin uni", ("hyräily: Freddy", "Kruegerin uni")),
        ("Der Code von Weiß war ganz und gar 3.4.2.", ("Der Code von Weiß war", "ganz und gar 3.4.2.")),
    ],
)
def test_no_word_is_left_alone_on_the_last_line(text: str, expected: tuple[str, ...]) -> None:
    width = text_width(" ".join(expected), font(TypeRole.MEDIUM, 40, 1)) - 20
    fitted = fit(text, TypeRole.MEDIUM, (40,), 1.0, width, lines=2)
    assert fitted.lines == expected


def test_a_word_that_has_to_be_broken_is_broken_into_like_parts() -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    width = text_width(word, font(TypeRole.MEDIUM, 40, 1)) - 20
    fitted = fit(word, TypeRole.MEDIUM, (40,), 1.0, width, lines=2)
    first, second = fitted.lines
    assert first + second == word
    assert min(len(first), len(second)) >= 0.4 * len(word)


def test_lines_of_about_the_same_length_stay_as_they_are() -> None:
    fitted = fit("Valkoinen tulkitsi sen väärin", TypeRole.MEDIUM, (40,), 1.0, 400, lines=2)
    assert fitted.lines == ("Valkoinen tulkitsi", "sen väärin")
