"""The Linguist files hold exactly the program's texts, and every translation in them is whole."""

from __future__ import annotations

import importlib.util
import re
import shutil
from types import ModuleType
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

from tests.support.guards import PACKAGE, ROOT, Text, modules, texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILES = sorted((ROOT / "translations").glob("decrypto_qt_*.ts"))
PLURAL_FORMS = {"en": 2, "fi": 2, "cs": 3, "de": 2, "es": 2}
END = re.compile(r"(\.\.\.|[.:;!?…])\s*$")


def packaging_module(name: str) -> ModuleType:
    """A module of `packaging/`, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(path: Path) -> Iterator[tuple[str, ET.Element]]:
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name") or "", message


def shown_texts(path: Path) -> set[Text]:
    return {
        Text(
            context,
            message.findtext("source") or "",
            message.findtext("comment") or "",
            plural=message.get("numerus") == "yes",
        )
        for context, message in messages(path)
    }


def faults(path: Path) -> Iterator[str]:
    """What is wrong with the translations in one file."""
    language = path.stem.rpartition("_")[2]
    for context, message in messages(path):
        source = message.findtext("source") or ""
        where = f"{path.name}: {context}: {source!r}"
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            yield f"{where}: unfinished"
            continue
        plural = message.get("numerus") == "yes"
        forms = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
        if plural and len(forms) != PLURAL_FORMS[language]:
            yield f"{where}: {len(forms)} plural forms"
        for form in forms:
            yield from (f"{where}: {fault} in {form!r}" for fault in _faults_of(source, form, plural=plural))


def _faults_of(source: str, form: str, *, plural: bool) -> Iterator[str]:
    if not form.strip():
        yield "nothing"
    names, translated = (sorted(re.findall(r"\{\w*\}|%\d|%L\d", text)) for text in (source, form))
    if names != translated:
        yield "other placeholders"
    # "one clue" may do without the number, but nothing may bring one in.
    if form.count("%n") > source.count("%n") or (not plural and "%n" in form):
        yield "another %n"
    if len(re.findall(r"&\w", source)) != len(re.findall(r"&\w", form)):
        yield "another accelerator"
    if bool(END.search(source)) != bool(END.search(form)):
        yield "another punctuation at the end"


def test_there_is_a_file_for_english_plurals() -> None:
    assert ROOT / "translations" / "decrypto_qt_en.ts" in FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translations_are_whole(path: Path) -> None:
    assert list(faults(path)) == []


def test_linguist_files_are_up_to_date(tmp_path: Path) -> None:
    for path in FILES:
        shutil.copy(path, tmp_path)
    packaging_module("translate").update(tmp_path)
    stale = [path.name for path in FILES if path.read_bytes() != (tmp_path / path.name).read_bytes()]
    assert stale == [], "run: make translations"


def test_lupdate_finds_every_text(tmp_path: Path) -> None:
    target = tmp_path / "decrypto_qt_fi.ts"
    packaging_module("translate").extract(target, plural_only=False)
    wanted = {text for path in modules() for text in texts(path.read_bytes())}
    assert wanted <= shown_texts(target)


SAMPLE = """
from PySide6.QtCore import QCoreApplication, QObject
class Tray(QObject):
    def words(self, view):
        return self.tr("Hello {name}").format(name="&") + QCoreApplication.translate(
            "Tray", "%n 'clue'(s) & more", "", len(view.clues)
        )
"""


def test_an_english_plural_is_shown_in_both_forms(tmp_path: Path) -> None:
    package = tmp_path / "decrypto_qt"
    folder = tmp_path / "translations"
    package.mkdir()
    folder.mkdir()
    (package / "tray.py").write_text(SAMPLE, encoding="utf-8")
    packaging_module("translate").update(folder, tmp_path)
    assert list(faults(folder / "decrypto_qt_en.ts")) == []
    compiled = packaging_module("hatch_build").release(tmp_path) / "decrypto_qt_en.qm"
    translator = QTranslator()
    assert translator.load(compiled.read_bytes())
    shown = [translator.translate("Tray", "%n 'clue'(s) & more", "", count) for count in (1, 2)]
    assert shown == ["%n 'clue' & more", "%n 'clue's & more"]


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        ('<translation type="unfinished">Hei {name}!</translation>', "unfinished"),
        ("<translation></translation>", "nothing"),
        ("<translation>Hei!</translation>", "placeholders"),
        ("<translation>Hei {nimi}!</translation>", "placeholders"),
        ("<translation>Hei {name}</translation>", "punctuation"),
        ("<translation>&amp;Hei {name}!</translation>", "accelerator"),
        ("<translation>%n {name}!</translation>", "another %n"),
    ],
)
def test_the_gate_sees_a_fault(tmp_path: Path, translation: str, fault: str) -> None:
    path = tmp_path / "decrypto_qt_fi.ts"
    path.write_text(
        f"<TS><context><name>A</name><message><source>Hello {{name}}!</source>{translation}</message></context></TS>",
        encoding="utf-8",
    )
    assert any(fault in found for found in faults(path))


def test_every_language_has_its_plural_forms() -> None:
    from decrypto_qt.app.cli import LANGUAGES

    assert sorted(PLURAL_FORMS) == sorted(LANGUAGES)
    assert PACKAGE.is_dir()
