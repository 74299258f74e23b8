"""All sizes of letters are in one place, with the faces they belong to."""

from __future__ import annotations

import ast

import pytest

from tests.support.guards import PACKAGE

OTHERS = sorted(
    path for room in ("widgets", "windows") for path in (PACKAGE / room).glob("*.py") if path.name != "type.py"
)


def _is_size(node: ast.expr) -> bool:
    """Whether that is a size made up on the spot; 1 and 100 are measures, and 200 that of an outline."""
    if isinstance(node, ast.Tuple):
        return bool(node.elts) and all(map(_is_size, node.elts))
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value not in (1, 100, 200)


def sizes(tree: ast.AST) -> list[int]:
    """The lines on which a module makes up a size of letters of its own."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and _is_size(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            named = [one.id.upper() for one in targets if isinstance(one, ast.Name)]
            found += [node.lineno for name in named if name.endswith("_SIZES") or name == "SIZES"]
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == "fit":
                given = node.args[2:3]
            elif called == "font":
                given = node.args[1:2]
            elif called in ("set_label_sizes", "_sizes", "_fitting"):
                given = node.args[:1]
            else:
                given = [word.value for word in node.keywords if word.arg in ("size_u", "sizes_u")]
            found += [node.lineno for one in given if _is_size(one)]
    return found


def test_no_module_has_a_size_of_its_own() -> None:
    assert len(OTHERS) > 50
    found = {path.name: sizes(ast.parse(path.read_text(encoding="utf-8"))) for path in OTHERS}
    # The steps of View, Text size, are per cent.
    assert {name: lines for name, lines in found.items() if lines and name != "table_menus.py"} == {
        "table_window.py": found["table_window.py"]
    }
    assert len(found["table_window.py"]) == 1, "the menu's, in pixels: it is there before the look is loaded"


@pytest.mark.parametrize(
    "source",
    [
        "_SIZES: Final = (50.0, 46.0)",
        "sizes = (50, 46)",
        "fit(text, TypeRole.MEDIUM, (40, 34), u, 3.0)",
        "font(TypeRole.REGULAR, 38, u)",
        "tile.set_label_sizes((38, 34))",
        "self._sizes((44, 40))",
        "self._fitting((44, 40), 12.0)",
        "dialog.label(size_u=22)",
    ],
)
def test_a_size_is_seen(source: str) -> None:
    assert sizes(ast.parse(source)) == [1]
