"""What is loaded, and when: import-linter sees the rooms, these tests see the running interpreter."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.support.guards import ROOT, modules

LOAD = """
import importlib, sys
for name in sys.argv[2:]:
    importlib.import_module(name)
print(*sorted({name.split(".")[0] for name in sys.modules} & set(sys.argv[1].split(","))))
"""

NAMES = [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in modules()]


def loaded_of(wanted: str, names: list[str]) -> list[str]:
    """Which of the wanted packages are loaded once these modules are."""
    done = subprocess.run(
        [sys.executable, "-c", LOAD, wanted, *names], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.split()


@pytest.mark.parametrize("room", ["rules", "game"])
def test_the_rooms_of_the_game_load_no_qt_and_no_numpy(room: str) -> None:
    names = [name for name in NAMES if name.startswith(f"decrypto_qt.{room}")]
    assert len(names) > 1
    assert loaded_of("PySide6,shiboken6,numpy,pyqtgraph", names) == []


def test_no_window_loads_numpy_or_pyqtgraph() -> None:
    late = ("film_pixels", "plot")
    names = [name for name in NAMES if not name.rpartition(".")[2].startswith(late) and not name.endswith("__main__")]
    assert loaded_of("numpy,pyqtgraph", names) == []
    assert loaded_of("PySide6", names) == ["PySide6"]


def imports_of(source: bytes) -> set[str]:
    """Every package that a module imports, also inside its functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize(("package", "users"), [("pyqtgraph", ("plot",)), ("numpy", ("film", "plot"))])
def test_only_plots_and_film_use(package: str, users: tuple[str, ...]) -> None:
    using = [path for path in modules() if package in imports_of(path.read_bytes())]
    assert [path for path in using if path.parent.name != "widgets" or not path.stem.startswith(users)] == []


def test_an_import_inside_a_function_is_seen() -> None:
    assert imports_of(b"def f():\n    from numpy.typing import NDArray\n    import pyqtgraph.widgets as w") == {
        "numpy",
        "pyqtgraph",
    }


FIRST = {"app", "app.cli", "app.faults", "app.game", "app.paths", "windows", "windows.table_window"}
"""All that a first paint needs."""


def test_the_first_paint_loads_nothing_of_the_game() -> None:
    code = "import sys, decrypto_qt.app.game; print(*(n for n in sys.modules if n.startswith('decrypto_qt.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert {name.removeprefix("decrypto_qt.") for name in done.stdout.split()} == FIRST


def test_the_first_paint_makes_none_of_qts_great_enums() -> None:
    """Who names `Qt` has all its hundred enums made, which takes as long as a third of a bare window's start."""
    for path in modules():
        name = ".".join(path.relative_to(ROOT / "decrypto_qt").with_suffix("").parts).removesuffix(".__init__")
        if name in FIRST:
            named = {
                alias.name
                for node in ast.parse(path.read_bytes()).body
                if isinstance(node, ast.ImportFrom)
                for alias in node.names
            }
            assert not named & {"Qt", "QEvent", "QKeyEvent", "QMouseEvent", "QLinearGradient"}, name
