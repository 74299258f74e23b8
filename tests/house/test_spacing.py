"""Corners and gaps that things share are in one place."""

from __future__ import annotations

import ast

import pytest

from tests.support.guards import PACKAGE

CORNERED = {"team_rect": 2, "round_rect": 1, "cut_rect": 1}
"""What makes corners, and which argument says how round they are."""
SPACED = ("setSpacing", "addSpacing", "setHorizontalSpacing", "setVerticalSpacing", "setContentsMargins")
PLACE = ("spacing.py", "shapes.py")
OTHERS = sorted(path for room in ("widgets", "windows") for path in (PACKAGE / room).glob("*.py"))


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value != 0


def _in_units(node: ast.expr) -> bool:
    """Whether that is a number of its own, or one in units of the look."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return any(map(_is_number, (node.left, node.right))) and ast.unparse(node).endswith(("u", "unit"))
    if isinstance(node, ast.Call):
        return getattr(node.func, "attr", "") == "px" and any(map(_is_number, node.args))
    return _is_number(node)


def spaces(tree: ast.AST) -> list[int]:
    """The lines on which a module makes up a corner or a gap of its own."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = CORNERED.get(called)
            given = node.args if called in SPACED else node.args[place : place + 1] if place else []
            found += [node.lineno for one in given if _in_units(one)]
    return found


def test_no_module_has_a_corner_or_a_gap_of_its_own() -> None:
    trees = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in OTHERS if path.name not in PLACE}
    assert len(trees) > 50
    assert {name: lines for name, tree in trees.items() if (lines := spaces(tree))} == {}


@pytest.mark.parametrize(
    "source",
    [
        "team_rect(area, team, 18 * u)",
        "round_rect(area, 22 * self.unit)",
        "cut_rect(area, 4)",
        "row.setSpacing(self.px(6))",
        "row.setSpacing(6)",
        "row.setContentsMargins(0, 0, self.px(8), 0)",
    ],
)
def test_a_corner_or_a_gap_is_seen(source: str) -> None:
    assert spaces(ast.parse(source)) == [1]
    assert spaces(ast.parse("round_rect(area, Corner.PAPER * u); row.setContentsMargins(0, 0, 0, 0)")) == []
