"""What the tests of the widgets find: the program's own letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.fonts import load_own_fonts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def own_fonts(qapp: QApplication) -> tuple[str, ...]:
    """The families of the bundled fonts, loaded."""
    return load_own_fonts()
