"""Measures by OCR what can be read on a painted card: with the film nearly all, without it nearly nothing.

Run by hand: `python packaging/measure_film.py [LANGUAGE ...] [--limit N] [--keep DIR] [--pictures NAME ...]`; needs
tesseract with the packs fin, deu, ces, spa and eng. Words are taken evenly from the deck of each language (en, fi, cs,
de, es), and from a small sample where there is no such deck yet.
"""

from __future__ import annotations

import argparse
import csv
import os
import subprocess
import sys
import tempfile
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PySide6.QtGui import QGuiApplication, QImage

from decrypto_qt.widgets.card_painter import CardOrder, FilmTint, display_capitals, paint_card

ROOT = Path(__file__).resolve().parent.parent
DECKS = ROOT / "resources" / "decks" / "keywords.csv"
PACKS = {"en": "eng", "fi": "fin", "cs": "ces", "de": "deu", "es": "spa"}

SAMPLES = {
    "fi": "musta sudenkorento cocktail sombrero antiikki luu aamu painajainen kello meksiko hyönteinen kauhu "
    "päivänvarjo käärme yötaivas jäätelö lentokone tähti sateenkaari avain",
    "de": "Schmetterling Regenschirm Vogelscheuche Stern Nachtschwärmer Raupe Strohhut Pfütze Blüte Krähe Straße Käse "
    "Fußball Zug Kerze Spiegel Höhle Wüste Apfel König",
    "cs": "čokoláda hvězda motýl řeka želva kůň stůl zámek ďábel ústa šachovnice hodiny most dřevo ježek vítr město "
    "pohádka slunce papír",
    "es": "mariposa paraguas estrella niño montaña corazón reloj caballo lluvia pirámide guitarra volcán queso sombra "
    "puente ciudad árbol espejo zapato dragón",
    "en": "butterfly umbrella scarecrow star castle mirror pirate engine winter orange kitchen shadow island doctor "
    "library thunder rocket garden penguin velvet",
}

PICTURES = ("filmed", "red", "luminance", "green", "blue", "pale")


def main() -> int:
    """Paint, read and print a table; the exit code says whether every line of the requirement is met."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("languages", nargs="*", help=f"some of {', '.join(PACKS)}; all of them otherwise")
    options.add_argument("--limit", type=int, default=100, help="words of each deck")
    options.add_argument("--keep", type=Path, help="a folder for the pictures")
    options.add_argument("--pictures", nargs="*", default=PICTURES, choices=PICTURES)
    given = options.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    read = dict.fromkeys(given.pictures, 0)
    total = 0
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(2) as pool:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        jobs = []
        for language in given.languages or PACKS:
            for number, word in enumerate(words_of(language, given.limit)):
                total += 1
                for name, picture in pictures(display_capitals(word), number).items():
                    if name in given.pictures:
                        path = folder / f"{language}-{number:03}-{name}.png"
                        stretched(picture).save(str(path))
                        jobs.append((name, word, pool.submit(text_in, path, PACKS[language])))
        for name, word, answer in jobs:
            right = plain(answer.result()) == plain(word)
            read[name] += right
            if right != (name in {"filmed", "red", "pale"}):
                print(f"{name}: {word!r} read as {answer.result()!r}")
    limits = {"filmed": 0.98, "red": 0.95, "luminance": -0.02, "green": -0.02, "blue": -0.02, "pale": 0.98}
    good = True
    for name, count in read.items():
        limit = limits[name]
        met = count >= limit * total if limit > 0 else count <= -limit * total
        good = good and met
        print(f"{name:10} {count:4} of {total}  {'met' if met else 'NOT MET'}")
    application.quit()
    return 0 if good else 1


def words_of(language: str, limit: int) -> list[str]:
    """Words spread evenly over the deck of a language."""
    with DECKS.open(encoding="utf-8", newline="") as file:
        words = [row[language] for row in csv.DictReader(file) if row.get(language)]
    words = words or SAMPLES[language].split()
    return [words[index * len(words) // min(limit, len(words))] for index in range(min(limit, len(words)))]


def pictures(word: str, number: int) -> dict[str, QImage]:
    """The pictures of one card's word part, by name, as shades of grey."""
    cards = paint_card(CardOrder(word, 440, 190, 28, 1.0, number))
    pale = paint_card(CardOrder(word, 440, 190, 28, 1.0, number, FilmTint.PALE))
    bare = channels(cards.bare)
    return {
        "filmed": grey(luminance(channels(cards.filmed))),
        "red": grey(bare[:, :, 2]),
        "luminance": grey(luminance(bare)),
        "green": grey(bare[:, :, 1]),
        "blue": grey(bare[:, :, 0]),
        "pale": grey(luminance(channels(pale.filmed))),
    }


def channels(picture: QImage) -> np.ndarray:
    """Blue, green and red by row and column, of the part behind the film."""
    part = picture.copy(0, 28, picture.width(), picture.height() - 28)
    rows = np.frombuffer(part.constBits(), dtype=np.uint8).reshape(part.height(), part.bytesPerLine() // 4, 4)
    return rows[:, : part.width(), :3].astype(np.float64)


def luminance(pixels: np.ndarray) -> np.ndarray:
    """Relative luminance, written back with the usual curve, 0 to 255."""
    value = pixels / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    relative: np.ndarray = linear[:, :, 0] * 0.0722 + linear[:, :, 1] * 0.7152 + linear[:, :, 2] * 0.2126
    encoded = np.where(relative <= 0.0031308, relative * 12.92, 1.055 * relative ** (1 / 2.4) - 0.055)
    return np.asarray(encoded * 255)


def grey(field: np.ndarray) -> QImage:
    """A grey picture of a field of 0 to 255."""
    pixels = np.ascontiguousarray(np.clip(np.round(field), 0, 255).astype(np.uint8))
    height, width = pixels.shape
    return QImage(pixels.tobytes(), width, height, width, QImage.Format.Format_Grayscale8).copy()


def stretched(picture: QImage) -> QImage:
    """The picture with its darkest and lightest hundredth spread over the whole range."""
    rows = np.frombuffer(picture.constBits(), dtype=np.uint8).reshape(picture.height(), picture.bytesPerLine())
    field = rows[:, : picture.width()].astype(np.float64)
    low, high = np.percentile(field, (1, 99))
    return grey((field - low) / max(1.0, high - low) * 255)


def text_in(path: Path, language: str) -> str:
    """What tesseract reads as one line."""
    command = ["tesseract", str(path), "-", "-l", language, "--psm", "7"]
    answer = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"}
    )
    return answer.stdout.strip()


def plain(text: str) -> str:
    """The letters alone, without case and diacritics."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(letter for letter in parts if letter.isalnum())


if __name__ == "__main__":
    raise SystemExit(main())
