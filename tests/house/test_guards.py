"""The house rules of `tests/support/guards.py`: the program keeps them, and each guard sees what it is there for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.support import guards


def test_tests_and_scripts_read_no_pixels_of_what_is_gone() -> None:
    found = {
        path.name: list(guards.pixels_are_of_something_kept(ast.parse(path.read_bytes())))
        for folder in ("tests", "packaging")
        for path in (guards.ROOT / folder).rglob("*.py")
    }
    assert {name: places for name, places in found.items() if places} == {}


def test_the_program_keeps_the_house_rules() -> None:
    assert [finding for path in guards.modules() for finding in guards.findings(path)] == []


BAD = {
    "translated_words_are_literals": [
        "def f(self): self.tr(f'Hello {x}')",
        "def f(self): self.tr('Hello {x}'.format(x=1))",
        "def f(self): self.tr(text)",
        "def f(self): QCoreApplication.translate(context, 'x')",
        "def f(self): QCoreApplication.translate('Tray', 'a' + b)",
    ],
    "translations_have_a_context": ["def f(w): w.tr('x')", "def f(): translate('C', 'x')", "def f(): tr('x')"],
    "plurals_use_translate": [
        "def f(self): self.tr('%n clue(s)', '', n)",
        "def f(self): self.tr('%n clue(s)', n=3)",
        "def f(self): QCoreApplication.translate('C', '%n clue(s)', '', n=3)",
        "def f(self): QCoreApplication.translate('C', '%n clue(s)')",
    ],
    "nothing_is_called_tr": [
        "def tr(x): return x",
        "tr = QCoreApplication.translate",
        "from words import translate as tr",
        "def f(tr): pass",
    ],
    "nothing_is_translated_at_import": [
        "TITLE = QCoreApplication.translate('C', 'x')",
        "class A:\n    title = QCoreApplication.translate('C', 'x')",
        "def f(title=QCoreApplication.translate('C', 'x')): pass",
    ],
    "no_noop_in_a_class_body": ["class A:\n    title = QT_TR_NOOP('x')"],
    "signals_carry_objects": ["s = Signal(dict)", "s = Signal(int, list)", "s = Signal(list[int])"],
    "changed_roles_are_a_list": ["def f(self): self.dataChanged.emit(i, i, {role})"],
    "nothing_is_set_by_name": ["setattr(w, name, code)", "w.setProperty('code', code)"],
    "pixels_are_of_something_kept": ["bytes(picture(card).constBits())", "copy = image.copy().bits()"],
    "heavy_modules_load_late": ["import numpy as np", "from pyqtgraph import PlotWidget", "import numpy.linalg"],
}

GOOD = """
import numpyro
from PySide6.QtCore import QCoreApplication, Signal
NAMES = QT_TRANSLATE_NOOP("Names", "White")
class A:
    changed = Signal(object)
    def paint(self, painter):
        painter.translate(3, 4)
    def f(self, n):
        import numpy
        self.dataChanged.emit(i, i, [role])
        image = picture(self)
        raw = image.constBits()
        return self.tr("Hello {name}").format(name=n) + QCoreApplication.translate("A", "%n clue(s)", "", n)
"""


@pytest.mark.parametrize(
    ("guard", "source"),
    [(guard, source) for guard in guards.GUARDS for source in BAD[guard.__name__]],
)
def test_a_guard_finds_what_it_is_there_for(guard: object, source: str) -> None:
    assert callable(guard)
    assert list(guard(ast.parse(source)))


@pytest.mark.parametrize("guard", guards.GUARDS)
def test_a_guard_leaves_good_code_alone(guard: object) -> None:
    assert callable(guard)
    assert list(guard(ast.parse(GOOD))) == []


@pytest.mark.parametrize("folder", ["packaging", "resources", "translations"])
def test_folders_that_would_shadow_a_package_have_no_init(folder: str) -> None:
    assert list((guards.ROOT / folder).rglob("__init__.py")) == []


def test_every_module_says_what_it_is() -> None:
    silent = [path for path in guards.modules() if not ast.get_docstring(ast.parse(path.read_bytes()))]
    assert silent == []


def test_the_apt_line_is_the_same_everywhere() -> None:
    from decrypto_qt.app.probe import APT_LINE

    assert APT_LINE in (guards.ROOT / "README.md").read_text(encoding="utf-8").splitlines()


def test_nothing_of_this_machine_is_in_the_lock() -> None:
    lock = Path(guards.ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    assert "--hash=sha256:" in lock
    assert "://" not in lock
    assert "--index" not in lock
    assert "--find-links" not in lock
