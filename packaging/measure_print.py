"""`make film-print`: measures what can be read on printed keyword cards, rasterised from their PDF at 300 dpi.

The table is that of `measure_film.py`, whose parts do the reading; the film is worked out from the red channel of the
raster, by the film's own curve. The exit status is 1 where a bound is not kept. Needs pdftoppm (poppler-utils) and
tesseract with the packs fin, ces, deu and spa. By hand: `measure_print.py [LANGUAGE ...] [--limit N] [--keep DIR]`.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage

from decrypto_qt.app.resources import resource
from decrypto_qt.widgets import film_pixels
from decrypto_qt.widgets.fonts import load_fonts
from decrypto_qt.widgets.palette import LIGHT
from decrypto_qt.widgets.printed_cards import CardPages, end_rect
from decrypto_qt.widgets.printing import DPI, write_pdf

# The script beside this one: as scripts they share a folder, and are no package.
film: Any = importlib.import_module("measure_film")

EDGE = 3
"""Dots left away at each side of an end: there the raster mixes them with the bare paper."""

WINDOW = (440, 160)
"""The proportions of what lies behind the film on the screen."""


def main() -> int:
    """Print, rasterise and read; the exit status says whether everything required is kept."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("languages", nargs="*", help=f"some of {', '.join(film.PACKS)}; all of them otherwise")
    options.add_argument("--limit", type=int, default=25, help="words of each language")
    options.add_argument("--keep", type=Path, help="a folder for the files")
    given = options.parse_args()
    languages = given.languages or list(film.PACKS)
    missing = film.what_is_missing(languages)
    if shutil.which("pdftoppm") is None:
        missing = "pdftoppm not found; install poppler-utils"
    if missing:
        print(f"print: {missing}", file=sys.stderr)
        return 1
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(sys.argv[:1])
    load_fonts(file.read_bytes() for file in resource("fonts").iterdir() if file.name.endswith(".otf"))
    with tempfile.TemporaryDirectory() as scratch:
        kept = [
            measured(language, film.words_of(language, given.limit), given.keep or Path(scratch))
            for language in languages
        ]
    application.quit()
    return 0 if all(kept) else 1


def measured(language: str, words: Sequence[str], folder: Path) -> bool:
    """Measures the printed words of one language and prints the figures; whether all bounds are kept."""
    print(f"{language}: {len(words)} words, printed and rasterised at {DPI} dpi", flush=True)
    cards = printed(words, folder / f"{language}-print")
    read = film.words_read(words, cards, language, folder / f"{language}-print-grey")
    good = True
    for name, told, share, is_least in film.TABLE:
        met = read[name] >= share * len(words) if is_least else read[name] <= share * len(words)
        good &= bool(met)
        bound = f"{'at least' if is_least else 'at most'} {share:.0%}"
        print(f"  {told:<32} {f'{read[name]} of {len(words)}':<22} {bound:<14} {'met' if met else 'NOT MET'}")
    contrasts = [film.contrast_of(card.film, film.classes_of(card.bare[:, :, 0])) for card in cards]
    worst, median = min(least for least, _ in contrasts), float(np.median([usual for _, usual in contrasts]))
    good &= median >= float(film.LEAST_FILMED)
    print(f"  red film, contrast of the medians {median:.1f}, worst pixel beside the outline {worst:.1f}", flush=True)
    return good


def printed(words: Sequence[str], folder: Path) -> list[Any]:
    """The words as they come out of the PDF: every end of every card, upright."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = CardPages(tuple(words))
    file = folder / "cards.pdf"
    with file.open("wb") as out:
        write_pdf(pages, out.write)
    subprocess.run(["pdftoppm", "-r", str(DPI), "-png", str(file), str(folder / "page")], check=True)
    found: dict[int, Any] = {}
    for number, path in enumerate(sorted(folder.glob("page-*.png"))):
        raster = QImage(str(path))
        for card, rect in pages.card_rects(number):
            for turned in (False, True):
                word = pages.word_at(card, pages.side(number), turned=turned)
                if word:
                    part = raster.copy(window(end_rect(rect, turned=turned)))
                    bare = pixels_of(part)
                    found[words.index(word)] = lit(bare[::-1, ::-1] if turned else bare)
    return [found[place] for place in range(len(words))]


def window(end: QRect) -> QRect:
    """What the film's window shows of an end: as much as on the screen, about the word."""
    high = round(end.width() * WINDOW[1] / WINDOW[0])
    return QRect(end.left() + EDGE, end.center().y() - high // 2, end.width() - 2 * EDGE, high)


def pixels_of(picture: QImage) -> Any:
    """Red, green and blue by row and column."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(rgb.constBits(), dtype=np.uint8).reshape(rgb.height(), rgb.bytesPerLine())
    return rows[:, : rgb.width() * 3].reshape(rgb.height(), rgb.width(), 3).astype(np.float64)


def lit(bare: Any) -> Any:
    """A card with what the film makes of it: its red channel alone."""
    ruby = LIGHT.ruby
    colors = film_pixels.FilmColors(ruby.word.color(), ruby.lit.color(0.0), ruby.lit.color(1.0))
    filmed = film_pixels.filmed(np.ascontiguousarray(bare[:, :, 0]).astype(np.float32), colors)
    return film.Card(bare, pixels_of(filmed))


if __name__ == "__main__":
    raise SystemExit(main())
