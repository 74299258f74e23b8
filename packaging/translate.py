"""Qt Linguist's files: `translate.py update` writes the program's texts into `translations/*.ts` with lupdate.

English is the language of the source, so its file holds plurals alone; "(s)" in the source gives both of its forms.

lupdate's Python reader takes a number of things for a plural only where it is a literal; where it is a name the plural
is lost, and where it is an expression such as `len(clues)` the whole text is. So it reads copies with a literal there.

How the files are compiled stands in `hatch_build.py`, what they must fulfil in `tests/house/test_translations.py`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = "decrypto_qt_en.ts"


def update(folder: Path, root: Path = ROOT) -> None:
    """Brings every Linguist file of a folder up to date with the program's texts.

    Args:
        folder: The folder of the files; an English one is made where there is none.
        root: The checkout whose texts are read.

    Raises:
        RuntimeError: lupdate is not there, or it failed or complained.
    """
    for target in sorted({folder / ENGLISH, *folder.glob("*.ts")}):
        extract(target, root, plural_only=target.name == ENGLISH)
    _fill_english(folder / ENGLISH)


def extract(target: Path, root: Path = ROOT, *, plural_only: bool) -> None:
    """Brings one Linguist file up to date.

    Args:
        target: The file, named after its language; it is made where there is none.
        root: The checkout whose texts are read.
        plural_only: Whether only texts with a number of things are wanted.

    Raises:
        RuntimeError: lupdate is not there, or it failed or complained.
    """
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        message = "PySide6 is needed to update the translations"
        raise RuntimeError(message)
    with tempfile.TemporaryDirectory() as copies:
        sources = []
        for number, path in enumerate(sorted((root / "decrypto_qt").rglob("*.py"))):
            copy = Path(copies) / f"{number:04}.py"
            copy.write_bytes(with_literal_numbers(path.read_bytes()))
            sources.append(str(copy))
        words = ["-silent", "-locations", "none", "-no-obsolete", *(["-pluralonly"] if plural_only else [])]
        if not target.exists():
            words += ["-source-language", "en", "-target-language", target.stem.rpartition("_")[2]]
        done = subprocess.run(
            [str(Path(spec.origin).parent / "lupdate"), *words, *sources, "-ts", str(target)],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode or done.stderr.strip():
        message = f"lupdate failed: {done.stderr.strip() or done.stdout.strip()}"
        raise RuntimeError(message)


def with_literal_numbers(source: bytes) -> bytes:
    """Puts `1` where a call of `translate` has its number of things."""
    spans = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "translate":
            spans += [
                (count.lineno, count.col_offset, count.end_lineno, count.end_col_offset) for count in node.args[3:4]
            ]
    lines = source.split(b"\n")
    for first, start, last, end in sorted(spans, reverse=True):
        if last is not None:
            tail = lines[last - 1][end:]
            lines[first - 1 : last] = [lines[first - 1][:start] + b"1" + tail]
    return b"\n".join(lines)


def _fill_english(path: Path) -> None:
    """Writes the two English forms of plurals whose source says both with "(s)"."""
    text = path.read_text(encoding="utf-8")
    for message in ET.fromstring(text).iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished" or "(s)" not in source:
            continue
        escaped = source.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
        escaped = escaped.replace("'", "&apos;")
        forms = [escaped.replace("(s)", ""), escaped.replace("(s)", "s")]
        head, found, tail = text.partition(f"<source>{escaped}</source>")
        start = tail.find('<translation type="unfinished">')
        end = tail.find("</translation>")
        if not found or start < 0 or end < start:
            continue
        filled = "".join(f"\n            <numerusform>{form}</numerusform>" for form in forms)
        text = f"{head}{found}{tail[:start]}<translation>{filled}\n        {tail[end:]}"
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["update"]:
        sys.exit("usage: translate.py update")
    update(ROOT / "translations")
