"""The table of colours: every pair that people read is as clear as the design measured it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.palette import DARK, LIGHT, Paint, Palette, palette_for
from decrypto_qt.windows import table_window
from tests.helpers.pixels import is_red
from tests.support import guards


def luminance(color: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(QColor(one)), luminance(QColor(two))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def worst(one: Paint, two: Paint) -> float:
    return min(contrast(a, b) for a in one.ends for b in two.ends)


def tinted(base: Paint, over: Paint, share: float) -> Paint:
    return Paint(Paint(base.top, over.top).color(share).name())


def honey(palette: Palette, share: float) -> Paint:
    return tinted(palette.paper, palette.honey, share)


PAIRS: dict[str, tuple[Callable[[Palette], tuple[Paint, Paint]], float, float]] = {
    "ink on felt": (lambda p: (p.ink, p.felt), 8.3, 12.6),
    "ink on wood": (lambda p: (p.ink, p.wood), 7.4, 12.5),
    "ink on paper": (lambda p: (p.ink, p.paper), 14.7, 12.6),
    "ink on box": (lambda p: (p.ink, p.box), 12.6, 12.6),
    "soft on paper": (lambda p: (p.soft, p.paper), 7.1, 7.2),
    "soft on box": (lambda p: (p.soft, p.box), 6.1, 7.3),
    "text on chalk": (lambda p: (p.chalk.text, p.chalk.fill), 13.1, 9.7),
    "soft on chalk": (lambda p: (p.chalk.soft, p.chalk.fill), 6.3, 4.7),
    "text on soot": (lambda p: (p.soot.text, p.soot.fill), 11.9, 10.7),
    "soft on soot": (lambda p: (p.soot.soft, p.soot.fill), 7.4, 6.7),
    "label on go": (lambda p: (p.go.mark, p.go.fill), 6.3, 6.6),
    "ink on a sunk button": (lambda p: (p.ink, p.well_wood), 6.1, 14.9),
    "label on ruby button": (lambda p: (p.ruby.label, p.ruby.button), 6.1, 6.1),
    "brass mark": (lambda p: (p.brass.mark, p.brass.fill), 4.8, 4.8),
    "iron mark": (lambda p: (p.iron.mark, p.iron.fill), 4.8, 4.9),
}


@pytest.mark.parametrize("name", PAIRS)
def test_a_pair_is_as_clear_as_the_table_says(name: str) -> None:
    pair, light, dark = PAIRS[name]
    assert worst(*pair(LIGHT)) >= light - 0.06
    assert worst(*pair(DARK)) >= dark - 0.06


@pytest.mark.parametrize(("palette", "share", "ink", "soft"), [(LIGHT, 0.2, 13.2, 6.4), (DARK, 0.1, 10.1, 5.8)])
def test_the_tint_of_this_round_stays_readable(palette: Palette, share: float, ink: float, soft: float) -> None:
    assert worst(palette.ink, honey(palette, share)) == pytest.approx(ink, abs=0.3)
    assert worst(palette.soft, honey(palette, share)) == pytest.approx(soft, abs=0.3)


@pytest.mark.parametrize(("palette", "least"), [(LIGHT, 3.0), (DARK, 3.7)])
def test_a_tile_of_either_team_is_seen_on_wood(palette: Palette, least: float) -> None:
    for team in Team:
        surface = palette.team(team)
        seen = max(worst(surface.line, palette.wood), worst(surface.fill, palette.wood))
        assert seen >= least - 0.06


def test_soft_text_is_not_for_felt_and_wood() -> None:
    assert worst(LIGHT.soft, LIGHT.felt) < 4.5
    assert worst(LIGHT.soft, LIGHT.wood) < 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_marks_follow_what_they_lie_on(palette: Palette) -> None:
    assert palette.chalk.go == LIGHT.go
    assert palette.soot.go == DARK.go
    assert palette.chalk.iron == LIGHT.iron
    assert palette.soot.iron == DARK.iron


def test_the_room_decides_between_the_two() -> None:
    assert palette_for(dark=False) is LIGHT
    assert palette_for(dark=True) is DARK


def test_only_rubies_are_red() -> None:
    def paints(thing: object) -> list[Paint]:
        if isinstance(thing, Paint):
            return [thing]
        slots = getattr(type(thing), "__slots__", ())
        return [paint for slot in slots for paint in paints(getattr(thing, slot))]

    for palette in (LIGHT, DARK):
        rubies = paints(palette.ruby)
        for paint in paints(palette):
            if paint not in rubies:
                assert not any(is_red(QColor(end)) for end in paint.ends), paint
        assert is_red(palette.ruby.button.color())
        assert is_red(palette.ruby.lit.color())
        assert is_red(palette.ruby.rim.color(1.0))


FIRST_PAINT = "table_window.py"
"""Paints its ground once before the palette is loaded."""


def own_colours(source: str) -> list[int]:
    """The lines on which a module makes up a colour: a hex, a name, or a `QColor` or `qRgb` of numbers.

    Black, white and transparent by their names in Qt are no colours: pictures are cut with them.
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})", node.value):
                found.append(node.lineno)
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            made = called in {"QColor", "qRgb", "qRgba"} or called.startswith(("fromRgb", "fromHs", "fromString"))
            if made and node.args and all(isinstance(one, ast.Constant) for one in node.args[:3]):
                found.append(node.lineno)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Qt.GlobalColor":
            found += [node.lineno] * (node.attr not in {"black", "white", "transparent"})
    return found


def test_no_module_names_a_colour_of_its_own() -> None:
    modules = [path for path in guards.modules() if path.name not in {"palette.py", FIRST_PAINT}]
    assert len(modules) > 100
    assert {path.name: lines for path in modules if (lines := own_colours(path.read_text(encoding="utf-8")))} == {}


def test_before_the_palette_is_loaded_the_ground_is_its_felt() -> None:
    assert QColor(table_window._FELT).name() == LIGHT.felt.color(0.5).name()
    path = next(path for path in guards.modules() if path.name == FIRST_PAINT)
    assert len(own_colours(path.read_text(encoding="utf-8"))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "a = '#fff'",
        "a = '#14695C'",
        "a = QColor(1, 2, 3)",
        "a = QColor(1, 2, 3, alpha)",
        "a = QColor('teal')",
        "a = QtGui.QColor(1, 2, 3)",
        "a = QColor.fromRgb(1, 2, 3)",
        "a = qRgb(1, 2, 3)",
        "a = Qt.GlobalColor.darkRed",
    ],
)
def test_a_colour_is_seen(source: str) -> None:
    assert own_colours(source) == [1]
    assert own_colours("a = QColor(b, c, d); e = Qt.GlobalColor.transparent; f = '#{name}'") == []
