"""All durations of the widgets are in one place, and they are those of the look."""

from __future__ import annotations

import ast

import pytest

from decrypto_qt.widgets import motion
from tests.support.guards import PACKAGE

TIMED = ("setDuration", "setInterval", "singleShot", "setStartDelay", "setUpdateInterval")
TIMED_WORDS = ("duration", "interval", "msecs")
OTHERS = sorted(path for path in (PACKAGE / "widgets").glob("*.py") if path.name != "motion.py")


def durations(tree: ast.AST) -> list[int]:
    """The lines on which a module makes up a duration of its own."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [node.lineno for one in targets if isinstance(one, ast.Name) and one.id.endswith("_MS")]
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            numbers = [one for one in node.args if called in TIMED and isinstance(one, ast.Constant)]
            numbers += [
                word.value for word in node.keywords if word.arg in TIMED_WORDS and isinstance(word.value, ast.Constant)
            ]
            found += [node.lineno for _ in numbers]
    return found


def test_no_widget_has_a_duration_of_its_own() -> None:
    assert OTHERS
    found = {path.name: durations(ast.parse(path.read_text(encoding="utf-8"))) for path in OTHERS}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    ["TURN_MS = 3", "_MS: Final = 3", "a.setDuration(320)", "QTimer(self, interval=200)", "a.setInterval(33)"],
)
def test_a_duration_is_seen(source: str) -> None:
    assert durations(ast.parse(source)) == [1]


def test_the_durations_are_those_of_the_look() -> None:
    assert (motion.PRESS_MS, motion.RELEASE_MS, motion.SWAP_MS, motion.COIN_MS) == (90, 140, 180, 380)
    assert (motion.REVEAL_MS, motion.SHEET_TURN_MS, motion.SLIDE_MS, motion.SLIDE_APART_MS) == (260, 320, 420, 90)
    assert motion.GLASS_TURN_MS == 500
    assert 120 <= motion.OPEN_MS <= 240, "opening may take so long; hiding takes no time"
    assert max(motion.REVEAL_MS, motion.COIN_MS) <= 500, "each step of the reveal is short"
