"""`decrypto-qt render-card WORD…`: keyword cards as picture files, exactly as a team screen paints them, on no display.

The film widget paints them; here is only how large it has to be, and how the files come to disk.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from decrypto_qt.app.cli import Options, UserError
from decrypto_qt.game.files import FileAction, FileProblem, FileTrouble, printable, write_atomically

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from decrypto_qt.app.stopping import Stopping
    from decrypto_qt.widgets.film import FilmWidget

USUAL_SIZE: Final = (440, 160)
"""What a team screen on a monitor of 1920x1080 shows of a card behind the film; there a unit of the look is a pixel."""

_MONITORS: Final = (1080, 720, 768, 900, 1200, 1440, 1600, 1800, 2160)
"""How high monitors are: a card that is as large as on one of them is painted as it is there, to the last pixel."""

_WOULD_SCALE: Final = (
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_FONT_DPI",
    "QT_USE_PHYSICAL_DPI",
    "QT_QPA_PLATFORMTHEME",
    "QT_STYLE_OVERRIDE",
)
"""What a desktop tells Qt of its monitors is no matter of a picture's pixels."""


def run(options: Options, stopping: Stopping) -> int:
    """Paints the cards and writes two pictures of each, `bare-1.png` and `film-1.png` for the first.

    Args:
        options: What was asked for.
        stopping: Says when it is enough; then no further picture is begun.

    Raises:
        UserError: a picture cannot be painted or saved.
    """
    folder = options.out
    assert folder is not None
    _make(folder)
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - the other commands do not need it

    from decrypto_qt.app.game import made_application  # noqa: PLC0415

    if QApplication.instance() is None:
        for name in _WOULD_SCALE:
            os.environ.pop(name, None)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = made_application()
    written = 0
    for number, both in enumerate(pictures(options), start=1):
        for kind, picture in zip(("bare", "film"), both, strict=True):
            if stopping.goes_on:
                _save(folder / f"{kind}-{number}.png", picture)
                written += 1
        if not stopping.goes_on:
            break
    application.processEvents()
    print(f"{written} pictures in {printable(folder)}")  # noqa: T201 - what the command has to say
    return 0


def _make(folder: Path) -> None:
    """Makes the folder for the pictures, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        problem = FileProblem(FileAction.WRITE, FileTrouble.OTHER, folder, "it is not a folder")
        raise UserError(str(problem)) from None
    except OSError as error:
        raise UserError(str(FileProblem.of(error, FileAction.WRITE, folder))) from None


def pictures(options: Options) -> Iterator[tuple[QImage, QImage]]:
    """Each card as it is without the film, and behind it.

    Raises:
        UserError: the type faces have no letters for a word.
    """
    from decrypto_qt.app.resources import resource  # noqa: PLC0415
    from decrypto_qt.rules.teams import Team  # noqa: PLC0415
    from decrypto_qt.widgets.alphabets import alphabet_of  # noqa: PLC0415
    from decrypto_qt.widgets.card_painter import FilmTint, display_capitals  # noqa: PLC0415
    from decrypto_qt.widgets.film import SLOTS, FilmWidget  # noqa: PLC0415
    from decrypto_qt.widgets.fonts import load_fonts  # noqa: PLC0415

    load_fonts(file.read_bytes() for file in resource("fonts").iterdir() if file.name.endswith(".otf"))
    film = FilmWidget(Team.WHITE)
    film.set_tint(FilmTint(options.tint))
    film.set_alphabet(alphabet_of(options.language or "en"))
    fit(film, *(options.size or USUAL_SIZE))
    words = [display_capitals(word) for word in options.words]
    for start in range(0, len(words), SLOTS):
        film.forget()
        film.set_seed(options.seed + start // SLOTS)
        film.set_words_now(tuple(words[start : start + SLOTS]))
        for slot, word in enumerate(words[start : start + SLOTS]):
            if not film.bears_letters(slot):
                raise UserError(f"the type faces of this machine have no letters for {word!a}")
            shown = film.slot_pictures(slot)
            yield shown.bare, shown.filmed
    film.deleteLater()


def fit(film: FilmWidget, width: int, height: int) -> None:
    """Makes a film so large that what is seen in each slot has this size in pixels."""
    from PySide6.QtCore import QRect  # noqa: PLC0415

    for unit in (*(high / 1080 for high in _MONITORS), min(width / USUAL_SIZE[0], height / USUAL_SIZE[1])):
        film.set_unit(unit)
        film.resize(film.sizeHint())
        slot = film.slot_size()
        if (slot.width(), slot.height()) == (width, height):
            break
    for _ in range(4):
        slot = film.slot_size()
        if (slot.width(), slot.height()) == (width, height):
            break
        film.resize(film.width() + 4 * (width - slot.width()), film.height() + height - slot.height())
    else:
        raise UserError(f"no film can be made for a card of {width}x{height}")
    # What waits to be told of the size is told now, before there are words.
    film.grab(QRect(0, 0, 1, 1))


def _save(path: Path, picture: QImage) -> None:
    """Writes a picture as a whole or not at all."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: PLC0415

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise UserError(f"{path}: the picture cannot be made")
    buffer.close()
    mask = os.umask(0)
    os.umask(mask)
    try:
        write_atomically(path, bytes(data.data()), 0o666 & ~mask)
    except FileProblem as problem:
        raise UserError(str(problem)) from None
