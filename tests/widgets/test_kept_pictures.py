"""Pictures that are kept: none outlives the room, the unit, the size or the pixels for which it was painted.

What is seen after a change is what a new widget paints with nothing kept at all.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.card_painter import FilmTint
from decrypto_qt.widgets.code_card import CodeCardWidget, PublicCodeCardWidget
from decrypto_qt.widgets.film import Arrangement, FilmWidget
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import STORE
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from decrypto_qt.widgets.sheet_reading import Passage, PassageKind
from tests.helpers.pixels import picture
from tests.support.look import bundled_fonts
from tests.support.offscreen import Monitor
from tests.widgets.test_note_sheet import EIGHT, OTHER
from tests.widgets.test_surfaces import SHOWN

Change = Callable[[LookWidget], object]


def _sand(now: float) -> SandTimerWidget:
    made = SandTimerWidget(lambda: now)
    made.resize(200, 300)
    made.set_timer(SandTimer(30).turned(0))
    return made


def _film() -> FilmWidget:
    made = FilmWidget(Team.BLACK)
    made.set_unit(0.5)
    made.place_pane(QRectF(24, 58, 912, 94))
    made.set_words(("MUSTA", "SUDENKORENTO", "KAHVI", "SOMBRERO"))
    return made


def _empty_film() -> FilmWidget:
    made = FilmWidget(Team.WHITE)
    made.set_unit(0.5)
    made.place_pane(QRectF(24, 58, 912, 94))
    return made


def _sheet() -> NoteSheetWidget:
    made = NoteSheetWidget()
    made.set_reduced_motion(True)
    made.set_unit(0.5)
    made.resize(made.sizeHint())
    made.set_page(EIGHT)
    return made


def _card(*, is_open: bool) -> CodeCardWidget:
    made = CodeCardWidget(Team.WHITE)
    made.set_reduced_motion(True)
    made.resize(300, 400)
    if is_open:
        made.open_with((4, 2, 1))
    return made


def _public_card() -> PublicCodeCardWidget:
    made = PublicCodeCardWidget(Team.BLACK)
    made.resize(160, 376)
    return made


THINGS: dict[str, Callable[[], LookWidget]] = {
    **SHOWN,
    "sand": lambda: _sand(12),
    "sand that is out": lambda: _sand(40),
    "film": _film,
    "empty film": _empty_film,
    "sheet": _sheet,
    "code card": lambda: _card(is_open=False),
    "open code card": lambda: _card(is_open=True),
    "public code card": _public_card,
}
CHANGES: dict[str, Change] = {
    "room": lambda widget: widget.set_dark(True),
    "unit": lambda widget: widget.set_unit(0.8 * widget.unit),
    "size": lambda widget: widget.resize(widget.width() - 32, widget.height() - 18),
}
OF_THE_FILM: dict[str, Change] = {
    "pale": lambda film: film.set_tint(FilmTint.PALE),  # type: ignore[attr-defined]  # it is a film
    "plain": lambda film: film.set_tint(FilmTint.PLAIN),  # type: ignore[attr-defined]
    "square": lambda film: film.set_arrangement(Arrangement.SQUARE),  # type: ignore[attr-defined]
    "letters": lambda film: film.set_alphabet("XYZ"),  # type: ignore[attr-defined]
    "seed": lambda film: film.set_seed(7),  # type: ignore[attr-defined]
}
OF_THE_SHEET: dict[str, Change] = {
    "scrolled": lambda sheet: sheet.scroll_by(1),  # type: ignore[attr-defined]  # it is a sheet
    "read": lambda sheet: sheet.read(Passage(PassageKind.ROUND, 8)),  # type: ignore[attr-defined]
    "stacked": lambda sheet: sheet.set_stacked(True),  # type: ignore[attr-defined]
    "one side": lambda sheet: sheet.set_sides((Team.WHITE,)),  # type: ignore[attr-defined]
    "turned": lambda sheet: sheet.set_page(OTHER),  # type: ignore[attr-defined]
}


def seen(qtbot: QtBot, widget: LookWidget, *, anew: bool = False, own: bool = False) -> QImage:
    """A widget's picture, at the scale of its `own` monitor or at 1; painted `anew`, nothing that is kept is used."""
    if isinstance(widget, FilmWidget):
        picture(widget)  # it hears of its size no sooner
        qtbot.waitUntil(lambda: not widget._jobs and widget.ready)
        if anew:
            widget._layers.clear()
            widget._still = None
    if anew:
        STORE.clear()
    return widget.grab().toImage() if own else picture(widget)


def are_alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures differ in no more than where the edges of shadows lie.

    Shadows are shared by things that lie a fraction of a pixel otherwise.
    """
    assert one.size() == other.size()
    # Kept by name while they are read: their bytes go with them.
    images = [image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied) for image in (one, other)]
    first, second = (np.frombuffer(image.constBits(), np.uint8).astype(int) for image in images)
    apart = np.abs(first - second)
    return bool(apart.max() <= 20 and (apart > 2).mean() < 0.002)


def assert_nothing_old(qtbot: QtBot, make: Callable[[], LookWidget], change: Change) -> None:
    bundled_fonts()
    widget = make()
    qtbot.addWidget(widget)
    before = seen(qtbot, widget)
    change(widget)
    after = seen(qtbot, widget)
    fresh = make()
    qtbot.addWidget(fresh)
    change(fresh)
    assert are_alike(after, seen(qtbot, fresh, anew=True))
    # Cards and glasses are as large as their place.
    assert after != before or change is CHANGES["unit"]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", THINGS)
def test_what_changes_is_painted_anew(qtbot: QtBot, name: str, change: str) -> None:
    assert_nothing_old(qtbot, THINGS[name], CHANGES[change])


@pytest.mark.parametrize("change", OF_THE_FILM)
def test_a_film_of_another_kind_is_painted_anew(qtbot: QtBot, change: str) -> None:
    assert_nothing_old(qtbot, _film, OF_THE_FILM[change])


@pytest.mark.parametrize("change", OF_THE_SHEET)
def test_a_sheet_that_shows_something_else_is_painted_anew(qtbot: QtBot, change: str) -> None:
    assert_nothing_old(qtbot, _sheet, OF_THE_SHEET[change])


@pytest.mark.parametrize("name", THINGS)
def test_a_finer_monitor_gets_finer_pictures(qtbot: QtBot, screens: Callable[..., None], name: str) -> None:
    bundled_fonts()
    widget = THINGS[name]()
    qtbot.addWidget(widget)
    seen(qtbot, widget, own=True)
    screens(Monitor("A", logicalDpi=192))
    # Only a window is told by Qt; shown here, it would complain of its own platform.
    QApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))
    after = seen(qtbot, widget, own=True)
    assert after.devicePixelRatio() == 2.0
    fresh = THINGS[name]()
    qtbot.addWidget(fresh)
    fresh.resize(widget.size())
    assert are_alike(after, seen(qtbot, fresh, anew=True, own=True))
