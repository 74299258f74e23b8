"""What is packed, and that the locator finds it: in the checkout and in a wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTranslator

from decrypto_qt.app import resources
from tests.support.guards import ROOT

if TYPE_CHECKING:
    from pathlib import Path

FONTS = {
    *(f"Inter-{face}.otf" for face in ("Regular", "Medium", "SemiBold", "Bold", "ExtraBold")),
    "LeagueSpartan-Bold.otf",
}


def test_the_checkouts_resources_are_found() -> None:
    fonts = {entry.name for entry in resources.resource("fonts").iterdir()}
    assert fonts == {*FONTS, "OFL.txt"}
    assert resources.resource("fonts", "OFL.txt").read_text(encoding="utf-8").count("SIL OPEN FONT LICENSE") == 1


def test_a_resource_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError, match=r"fonts/Comic\.otf"):
        resources.resource("fonts", "Comic.otf")


@pytest.mark.parametrize("language", ["cs", "de", "es", "fi"])
def test_qts_own_translations_are_there(language: str) -> None:
    compiled = resources.translation(f"qtbase_{language}")
    assert compiled is not None
    assert QTranslator().load(compiled)
    assert resources.translation("qtbase_xx") is None


def test_a_wheel_has_all_it_needs_and_nothing_else(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    ignore = shutil.ignore_patterns("__pycache__", "_translations")
    for name in ("decrypto_qt", "resources", "translations", "packaging"):
        shutil.copytree(ROOT / name, checkout / name, ignore=ignore)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=checkout,
        check=True,
        capture_output=True,
        timeout=100,
    )
    (wheel,) = tmp_path.glob("*.whl")
    target = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    assert {entry.name for entry in target.iterdir() if entry.suffix != ".dist-info"} == {"decrypto_qt"}
    own = target / "decrypto_qt"
    assert {path.name for path in (own / "resources" / "fonts").iterdir()} == {*FONTS, "OFL.txt"}
    assert (own / "_translations" / "decrypto_qt_en.qm").is_file()
    # The installed program finds its own resources, not the checkout's.
    code = "from decrypto_qt.app.resources import resource; print(resource('fonts', 'OFL.txt'))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=target, check=True, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.strip() == str(own / "resources" / "fonts" / "OFL.txt")
