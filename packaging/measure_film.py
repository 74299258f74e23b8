"""`make film`: measures what can be read on keyword cards, on the pictures that `decrypto-qt render-card` writes.

With the film nearly every word has to be read, and without it nearly none; the film's contrast has to hold for eyes
that see no red, too. Prints each figure beside its bound; the exit status is 1 where one is not kept. Needs tesseract
with the packs fin, ces, deu and spa. By hand: `measure_film.py [LANGUAGE ...] [--limit N] [--keep DIR]`. The everyday
tests use the parts on a few words.
"""

from __future__ import annotations

import argparse
import csv
import os
import shutil
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent
DECK = ROOT / "resources" / "decks" / "keywords.csv"
WORDS = ROOT / "tests" / "data" / "film-words.csv"
PACKS = {"fi": "fin", "cs": "ces", "de": "deu", "es": "spa"}
TINTS = ("red", "pale", "plain")

Field = NDArray[np.float64]

# What is measured, which part of the words is to be read, and whether that is the least or the most.
TABLE = (
    ("film", "filmed card, luminance", 0.98, True),
    ("red", "bare card, red channel alone", 0.95, True),
    ("luminance", "bare card, luminance", 0.02, False),
    ("green", "bare card, green alone", 0.02, False),
    ("blue", "bare card, blue alone", 0.02, False),
)

LEAST_FILMED = 7.0
LEAST_ACCESSIBLE = 4.5

# As Machado, Oliveira and Fernandes have it ("A Physiologically-based Model for Simulation of Color Vision Deficiency",
# IEEE TVCG 15, 2009) for severity 1; it takes linear values.
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
WEIGHTS = (0.2126, 0.7152, 0.0722)
EYES = {"greyscale": (WEIGHTS,) * 3, "protanopia": PROTANOPIA, "deuteranopia": DEUTERANOPIA}

# sRGB to CIE XYZ, white D65.
_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)


@dataclass(frozen=True, slots=True)
class Card:
    """One card as pictures: red, green and blue by row and column, 0 to 255."""

    bare: Field
    film: Field


@dataclass(frozen=True, slots=True)
class Classes:
    """Which pixels lie well within the word, and which well within the tangle, about the word."""

    word: NDArray[np.bool_]
    tangle: NDArray[np.bool_]


def main() -> int:
    """Paint, read, compute and print; the exit status says whether everything required is kept."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("languages", nargs="*", help=f"some of {', '.join(PACKS)}; all of them otherwise")
    options.add_argument("--limit", type=int, default=100, help="words of each deck")
    options.add_argument("--keep", type=Path, help="a folder for the pictures")
    given = options.parse_args()
    if missing := what_is_missing(given.languages or PACKS):
        print(f"film: {missing}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as scratch:
        kept = [
            measured(language, words_of(language, given.limit), given.keep or Path(scratch))
            for language in given.languages or PACKS
        ]
    return 0 if all(kept) else 1


def measured(language: str, words: Sequence[str], folder: Path) -> bool:
    """Measures the words of one language and prints the figures; whether all bounds are kept."""
    print(f"{language}: {len(words)} words", flush=True)
    cards = {tint: rendered(words, language, tint, folder / f"{language}-{tint}") for tint in TINTS}
    good = True
    read = words_read(words, cards["red"], language, folder / f"{language}-grey")
    for name, told, share, is_least in TABLE:
        met = read[name] >= share * len(words) if is_least else read[name] <= share * len(words)
        good &= met
        bound = f"{'at least' if is_least else 'at most'} {share:.0%}"
        print(_line(told, f"{read[name]} of {len(words)}", bound, met=met))
    # The plain card has no tangle, but the word lies where it lies on the others.
    classes = [classes_of(card.bare[:, :, 0]) for card in cards["red"]]
    for tint, eyes, least, median, bound_ratio in contrasts(cards, classes):
        met = bound_ratio is None or least >= bound_ratio
        good &= met
        bound = "" if bound_ratio is None else f"at least {bound_ratio:g}"
        print(_line(f"{tint} film, {eyes}", f"{least:.1f} (median {median:.1f})", bound, met=met))
    for line in hue(cards["red"], classes):
        print(f"  {line}")
    print(flush=True)
    return good


def _line(told: str, figure: str, bound: str, *, met: bool) -> str:
    verdict = "" if not bound else "met" if met else "NOT MET"
    return f"  {told:<32} {figure:<22} {bound:<14} {verdict}".rstrip()


def what_is_missing(languages: Sequence[str] | dict[str, str]) -> str:
    """What has to be installed before words can be read; nothing where all is there."""
    if shutil.which("tesseract") is None:
        return "tesseract not found; install tesseract-ocr"
    answer = subprocess.run(["tesseract", "--list-langs"], capture_output=True, text=True, check=True)
    packs = [PACKS[language] for language in languages if PACKS[language] not in answer.stdout.split()]
    return f"install tesseract-ocr-{', tesseract-ocr-'.join(packs)}" if packs else ""


def words_of(language: str, limit: int) -> list[str]:
    """Words spread evenly over the deck of a language, or over the list kept for it while there is no such deck."""
    words: list[str] = []
    for path in (DECK, WORDS):
        with path.open(encoding="utf-8", newline="") as file:
            words = words or [row[language] for row in csv.DictReader(file) if row.get(language)]
    count = min(limit, len(words))
    return [words[index * len(words) // count] for index in range(count)]


def rendered(words: Sequence[str], language: str, tint: str, folder: Path) -> list[Card]:
    """The cards as the command writes them."""
    program = [sys.executable, "-m", "decrypto_qt", "render-card", "--language", language, "--tint", tint]
    subprocess.run([*program, "--out", str(folder), "--", *words], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    return [
        Card(pixels(folder / f"bare-{number}.png"), pixels(folder / f"film-{number}.png"))
        for number in range(1, len(words) + 1)
    ]


def pixels(path: Path) -> Field:
    """Red, green and blue of a picture by row and column."""
    picture = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(picture.constBits(), dtype=np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return rows[:, : picture.width() * 3].reshape(picture.height(), picture.width(), 3).astype(np.float64)


# Reading -------------------------------------------------------------------------------------------------------------


def words_read(words: Sequence[str], cards: Sequence[Card], language: str, folder: Path) -> dict[str, int]:
    """How many of the words tesseract reads right on each kind of picture; tells what was not as it should be."""
    folder.mkdir(parents=True, exist_ok=True)
    count = {name: 0 for name, *_ in TABLE}
    with ThreadPoolExecutor(2) as pool:
        jobs = []
        for number, (word, card) in enumerate(zip(words, cards, strict=True)):
            for name, field in shades(card).items():
                path = folder / f"{number:03}-{name}.png"
                save_grey(stretched(field), path)
                jobs.append((name, word, pool.submit(text_in, path, PACKS[language])))
        for name, word, answer in jobs:
            read = plain(answer.result()) == plain(word)
            count[name] += read
            if read != next(is_least for other, _, _, is_least in TABLE if other == name):
                print(f"    {name}: {word!r} read as {answer.result()!r}")
    return count


def shades(card: Card) -> dict[str, Field]:
    """What is given to be read, as shades of grey."""
    return {
        "film": encoded(luminance(card.film)),
        "red": card.bare[:, :, 0],
        "luminance": encoded(luminance(card.bare)),
        "green": card.bare[:, :, 1],
        "blue": card.bare[:, :, 2],
    }


def linear(value: Field) -> Field:
    """Linear light of sRGB values."""
    share = value / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def luminance(picture: Field) -> Field:
    """Relative luminance, 0 to 1."""
    light: Field = linear(picture) @ np.array(WEIGHTS)
    return light


def encoded(light: Field) -> Field:
    """Linear light written back with sRGB's curve, 0 to 255."""
    return 255 * np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 0) ** (1 / 2.4) - 0.055)


def stretched(field: Field) -> Field:
    """The field with its darkest and lightest hundredth spread over the whole range."""
    low, high = np.percentile(field, (1, 99))
    spread: Field = (field - low) / max(1.0, high - low) * 255
    return spread


def save_grey(field: Field, path: Path) -> None:
    """A grey picture of a field of 0 to 255."""
    shades_of_grey = np.ascontiguousarray(np.clip(np.round(field), 0, 255).astype(np.uint8))
    height, width = shades_of_grey.shape
    QImage(shades_of_grey.tobytes(), width, height, width, QImage.Format.Format_Grayscale8).save(str(path))


def text_in(path: Path, pack: str) -> str:
    """What tesseract reads as one line; nothing where it breaks down over a picture, as it does over some noise."""
    command = ["tesseract", str(path), "-", "-l", pack, "--psm", "7"]
    answer = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "OMP_THREAD_LIMIT": "1"}
    )
    if answer.returncode > 0:
        raise RuntimeError(answer.stderr.strip())
    return answer.stdout.strip() if answer.returncode == 0 else ""


def plain(text: str) -> str:
    """The letters alone, without case and diacritics."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(letter for letter in parts if letter.isalnum())


# Contrast and hue ----------------------------------------------------------------------------------------------------


def classes_of(red: Field) -> Classes:
    """The word is what is dark in red on the bare card; two pixels along its outline are nobody's."""
    dark = red < 162
    word, tangle = _shrunk(_shrunk(dark)), _shrunk(_shrunk(~dark))
    rows, columns = np.flatnonzero(dark.any(axis=1)), np.flatnonzero(dark.any(axis=0))
    about = np.zeros_like(dark)
    about[rows[0] : rows[-1] + 1, max(0, columns[0] - 2) : columns[-1] + 3] = True
    return Classes(word & about, tangle & about)


def _shrunk(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Without the pixels that touch others, across corners too."""
    inner = np.zeros_like(mask)
    inner[1:-1, 1:-1] = mask[1:-1, 1:-1]
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            inner &= np.roll(mask, (down, across), (0, 1))
    return inner


def contrasts(
    cards: dict[str, list[Card]], classes: Sequence[Classes]
) -> Iterator[tuple[str, str, float, float, float | None]]:
    """Tint, eyes, the worst contrast of any word pixel to any ground pixel, the median one, and what is required."""
    for tint, of_tint in cards.items():
        for eyes, matrix in {"as it is": None, **EYES}.items():
            found = [contrast_of(card.film, places, matrix) for card, places in zip(of_tint, classes, strict=True)]
            least, median = min(worst for worst, _ in found), float(np.median([usual for _, usual in found]))
            if eyes == "as it is":
                yield tint, eyes, least, median, LEAST_FILMED
            elif tint == "red":
                yield tint, eyes, least, median, None
            else:
                yield tint, eyes, least, median, LEAST_ACCESSIBLE


def contrast_of(
    picture: Field, classes: Classes, matrix: tuple[tuple[float, ...], ...] | None = None
) -> tuple[float, float]:
    """The worst contrast by WCAG between pixels of word and ground, and that of the medians, for some eyes."""
    light = linear(picture)
    if matrix is not None:
        # What a screen shows: no light below none, and none above full.
        light = np.clip(light @ np.array(matrix).T, 0, 1)
    shade = light @ np.array(WEIGHTS)
    word, ground = shade[classes.word], shade[classes.tangle]
    if np.median(word) < np.median(ground):
        word, ground = ground, word
    worst = (word.min() + 0.05) / (ground.max() + 0.05)
    return float(worst), float((np.median(word) + 0.05) / (np.median(ground) + 0.05))


def lab(picture: Field) -> Field:
    """CIELAB, white D65."""
    ratio = linear(picture) @ _XYZ.T / _XYZ.sum(axis=1)
    share = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    x, y, z = share[..., 0], share[..., 1], share[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def hue(cards: Sequence[Card], classes: Sequence[Classes]) -> Iterator[str]:
    """How far CIELAB tells word and tangle of the bare card apart; nothing is required, lower is better."""
    colours = [lab(card.bare) for card in cards]
    word = np.concatenate([colour[places.word] for colour, places in zip(colours, classes, strict=True)])
    tangle = np.concatenate([colour[places.tangle] for colour, places in zip(colours, classes, strict=True)])
    for index, name in enumerate(("L*", "a*", "b*")):
        one, other = word[:, index], tangle[:, index]
        apart = abs(one.mean() - other.mean()) / np.sqrt((one.var() + other.var()) / 2)
        yield (
            f"bare card, {name}: word {one.mean():6.1f} ± {one.std():4.1f}, tangle {other.mean():6.1f} ± "
            f"{other.std():4.1f}, d' {apart:.2f}, AUC {area_under_curve(one, other):.3f}"
        )
    spread = (np.cov(word[:, 1:].T) + np.cov(tangle[:, 1:].T)) / 2
    best = np.linalg.solve(spread, word[:, 1:].mean(axis=0) - tangle[:, 1:].mean(axis=0))
    area = area_under_curve(word[:, 1:] @ best, tangle[:, 1:] @ best)
    yield f"bare card, a* and b* together (Fisher): AUC {area:.3f}"


def area_under_curve(one: Field, other: Field) -> float:
    """How often a pixel of one class lies on its side of a pixel of the other: 0.5 is never told apart, 1 always."""
    order = np.concatenate([one, other]).argsort(kind="stable")
    rank = np.empty(len(order))
    rank[order] = np.arange(1, len(order) + 1)
    area = (rank[: len(one)].sum() - len(one) * (len(one) + 1) / 2) / (len(one) * len(other))
    return float(max(area, 1 - area))


if __name__ == "__main__":
    raise SystemExit(main())
