"""The note sheet in every window: long clues, all eight rounds, and what is too long read whole at a press."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.models.tray import Body
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.note_sheet import MARGINS, NoteSheetWidget
from decrypto_qt.widgets.sheet_paper import TWO_LINE_SIZES, clue_place, fit_box, fit_clue
from decrypto_qt.widgets.sheet_reading import DIGITS as READ_DIGITS
from decrypto_qt.widgets.sheet_reading import HEAD as READ_HEAD
from decrypto_qt.widgets.sheet_reading import MARGIN, PAD, Passage, PassageKind, fit_lines, passages
from decrypto_qt.widgets.type import TypeRole, cap_height, font
from decrypto_qt.windows.team_layout import team_layout
from tests.support.alone import touch_screen
from tests.support.look import bundled_fonts, picture, red_pixels

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (1920, 1200), (3840, 2160), (720, 1280), (1080, 1920), (2160, 3840))
WORD_25 = "Donaudampfschifffahrtskap"
LONG_25 = "a very long walk at night"
LONG_60 = "the one that everybody has seen at the fair, but nobody owns"
WIDE_60 = "MWWM WMMWMW WMWMWM MWMWMWMW WMWM MWWMWMW WMWMWM MWWMMWM WMWM"
LONG_80 = "mimed: " + "a bird that comes in spring and sits upon a chimney and goes away again"
PLAIN = ("sun", "moon", "star")


def line(clue: str, guess: int | None = None, right: int | None = None) -> SheetLine:
    return SheetLine(clue, guess, right)


def played(number: int, clues: tuple[str, str, str]) -> SheetRound:
    first, second, third = (line(clue, digit, digit) for clue, digit in zip(clues, (4, 2, 1), strict=True))
    return SheetRound(number, (first, second, third))


def page_of(*clues: tuple[str, str, str], boxes: tuple[tuple[str, ...], ...] = ((), (), (), ())) -> SheetPage:
    rounds = tuple(played(number, three) for number, three in enumerate(clues, 1))
    first, second, third, fourth = boxes
    return SheetPage("Hats", Team.WHITE, rounds, len(rounds), (first, second, third, fourth))


def pencilled(page: SheetPage) -> SheetPage:
    return replace(page, side=Team.BLACK, pencil=("", "", "", ""))


def key(which: Qt.Key, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, text)


@pytest.fixture
def made(qtbot: QtBot) -> Callable[..., NoteSheetWidget]:
    """Makes the sheet as it lies on a team's screen of some size."""
    bundled_fonts()

    def make(size: tuple[int, int], *, encrypting: bool = False) -> NoteSheetWidget:
        window = QSizeF(*size)
        layout = team_layout(window, Body.COLUMNS if encrypting else Body.PADS, encrypting=encrypting)
        sheet = NoteSheetWidget()
        qtbot.addWidget(sheet)
        sheet.set_reduced_motion(True)
        sheet.set_unit(layout.unit)
        sheet.set_stacked(layout.upright and not encrypting)
        left, top, right, bottom = (margin * layout.unit for margin in MARGINS)
        sheet.resize(layout.sheet.adjusted(-left, -top, right, bottom).toAlignedRect().size())
        return sheet

    return make


@pytest.fixture
def sheet(made: Callable[..., NoteSheetWidget]) -> NoteSheetWidget:
    return made((1280, 720))


ALL = [(size, encrypting) for size in SIZES for encrypting in (False, True)]


@pytest.mark.parametrize(("size", "encrypting"), ALL)
@pytest.mark.parametrize("clue", [LONG_25, WORD_25, LONG_60, WIDE_60, LONG_80])
def test_a_long_clue_stays_in_its_row_and_before_the_digits(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int], encrypting: bool, clue: str
) -> None:
    sheet = made(size, encrypting=encrypting)
    sheet.set_page(page_of((clue, clue, clue), PLAIN))
    places = sheet._layout()
    fitted = fit_clue(line(clue), sheet.unit, places.text_room, places.pitch)

    assert fitted.width <= places.text_room + 1
    assert places.text_left + fitted.width <= places.guess - 30 * sheet.unit
    assert fitted.height + 0.2 * fitted.face.pixelSize() <= places.pitch + 1
    if len(clue) == 25:
        assert not fitted.elided
    if fitted.elided:
        assert len(fitted.lines) == 2, "before anything is cut there are two lines"
        assert fitted.face.pixelSize() == font(TypeRole.MEDIUM, TWO_LINE_SIZES[-1], sheet.unit).pixelSize()
    elif len(fitted.lines) == 1:
        assert cap_height(fitted.face) <= places.pitch
    row = QRectF(places.text_left, 0, places.text_room, places.pitch)
    middle = clue_place(fitted, row).center().y()
    assert middle - fitted.height / 2 >= -1, "clear of the rule above it"
    if len(fitted.lines) == 2:
        assert middle + fitted.height / 2 + 0.2 * fitted.face.pixelSize() <= places.pitch + 1, "and of the next one"


HUMMED = ("hummed: Beethoven's fifth symphony", "gesummt: Freude schöner Götterfunken", "hyräillen: Maamme-laulun alku")


@pytest.mark.parametrize("clue", HUMMED)
@pytest.mark.parametrize("size", SIZES)
def test_how_a_clue_was_given_and_its_note_stand_there_whole_while_encrypting(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int], clue: str
) -> None:
    sheet = made(size, encrypting=True)
    sheet.set_page(page_of((clue, clue, clue), PLAIN))
    places = sheet._layout()
    fitted = fit_clue(line(clue), sheet.unit, places.text_room, places.pitch)

    assert not fitted.elided
    assert " ".join(fitted.lines) == clue, "no word is broken"
    assert fitted.face.pixelSize() >= font(TypeRole.MEDIUM, 23, sheet.unit).pixelSize()


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
def test_sixty_letters_stand_there_whole_beside_the_boxes(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int]
) -> None:
    sheet = made(size)
    sheet.set_page(page_of(PLAIN, PLAIN))
    places = sheet._layout()
    fitted = fit_clue(line(LONG_60), sheet.unit, places.text_room, places.pitch)

    assert not fitted.elided
    assert " ".join(fitted.lines) == LONG_60


@pytest.mark.parametrize("clue", [WORD_25, LONG_60, WIDE_60])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_digits_look_the_same_beside_a_long_clue(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int], clue: str
) -> None:
    strips = []
    for clues in (PLAIN, (clue, clue, clue)):
        sheet = made(size)
        sheet.set_page(page_of(clues))
        block, places = sheet._layout().block(0), sheet._layout()
        left = round(places.guess - 30 * sheet.unit)
        strips.append(
            picture(sheet).copy(left, round(block.top()), round(places.rounds.right()) - left, round(block.height()))
        )

    assert strips[0] == strips[1]


@pytest.mark.parametrize(("size", "encrypting"), ALL)
def test_everything_too_long_can_be_read_whole(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int], encrypting: bool
) -> None:
    sheet = made(size, encrypting=encrypting)
    unit, margin = sheet.unit, 2 * (MARGIN + PAD) * sheet.unit
    paper = sheet._paper_rect()
    high = paper.height() - (2 * MARGIN + READ_HEAD + 26) * unit

    three = fit_lines(
        tuple(map(line, (LONG_60, WIDE_60, LONG_80))), unit, paper.width() - margin - READ_DIGITS * unit, high
    )
    box = fit_lines((line(" · ".join([LONG_60] * 8)),), unit, paper.width() - margin, high)

    assert not any(text.elided for text in (*three, *box))
    assert sum(text.height for text in three) <= high
    assert box[0].height <= high


@pytest.mark.parametrize("rounds", [1, 3, 8])
@pytest.mark.parametrize("size", SIZES)
def test_a_line_has_room_for_what_is_read_from_afar(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int], rounds: int
) -> None:
    """However many rounds there are: what has no room is scrolled to, and nothing becomes too low."""
    sheet = made(size)
    sheet.set_page(page_of(*[PLAIN] * rounds))
    assert sheet._layout().pitch >= 46 * sheet.unit - 0.5


def test_the_heads_of_both_columns_stand_beside_each_other(sheet: NoteSheetWidget) -> None:
    layout = sheet._layout()
    assert layout.right - layout.guess >= 100 * layout.unit
    assert layout.rounds.right() - layout.right >= 45 * layout.unit


def test_a_box_says_when_clues_are_missing_in_it(sheet: NoteSheetWidget) -> None:
    places = sheet._layout()
    room, lines = places.box_room(places.boxes[0], pencilled=False)
    assert not fit_box(("night", "star"), sheet.unit, room, lines)[1]

    text, cut = fit_box((LONG_60, LONG_60, "star"), sheet.unit, room, lines)

    assert cut
    assert text.lines[0].startswith("\N{HORIZONTAL ELLIPSIS}"), "the oldest go first"
    assert text.lines[-1].endswith("star")


@pytest.mark.parametrize("begun", [0, 1, 2, 3])
def test_rounds_to_come_have_their_lines_and_numbers_where_there_is_room(sheet: NoteSheetWidget, begun: int) -> None:
    written = page_of(*[PLAIN] * begun)
    lined = replace(written, to_come=tuple(range(begun + 1, 9)))
    sheet.set_page(written)
    places, bare = sheet._layout(), picture(sheet)
    sheet.set_page(lined)
    ruled = picture(sheet)

    for number in range(places.fitting):
        block = places.block(number).toRect()
        assert (bare.copy(block) != ruled.copy(block)) is (number >= begun)
    rest = QRectF(places.rounds.right() + 1, 0, sheet.width() - places.rounds.right() - 1, sheet.height()).toRect()
    assert bare.copy(rest) == ruled.copy(rest)


def test_clues_in_a_box_end_before_its_pencil_line_or_above_it(sheet: NoteSheetWidget) -> None:
    for stacked in (False, True):
        sheet.set_stacked(stacked)
        places = sheet._layout()
        for box in places.boxes:
            line = places.pencil(box)
            room, _ = places.box_room(box, pencilled=True)
            bare, _ = places.box_room(box, pencilled=False)
            assert bare.contains(room)
            if stacked:
                assert room.bottom() <= line.bottom() - line.height() / 2
            else:
                assert room.right() < line.left()


# All rounds ----------------------------------------------------------------------------------------------------------

EIGHT = page_of(*[PLAIN] * 8)


def shown(sheet: NoteSheetWidget) -> list[int]:
    page = sheet.model.page
    assert page is not None
    return [entry.number for entry in sheet._layout().shown(page.rounds, sheet._scrolled)]


@pytest.mark.parametrize(("size", "encrypting"), ALL)
def test_all_eight_rounds_come_into_view_by_keys(
    made: Callable[..., NoteSheetWidget], size: tuple[int, int], encrypting: bool
) -> None:
    sheet = made(size, encrypting=encrypting)
    sheet.set_page(EIGHT)
    assert shown(sheet)[-1] == 8, "the present round is in view"
    seen = set(shown(sheet))
    for _ in range(8):
        assert sheet.handle_key(key(Qt.Key.Key_PageUp))
        seen |= set(shown(sheet))

    assert seen == set(range(1, 9))
    assert shown(sheet)[0] == 1
    bottom = sheet._layout().block(len(shown(sheet)) - 1).bottom()
    assert bottom <= sheet._layout().rounds.bottom() + 1, "and none is cut"


def test_all_eight_rounds_come_into_view_by_wheel_by_finger_and_by_press(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(EIGHT)
    sheet.show()
    middle = sheet._layout().rounds.center()
    for _ in range(8):
        turn = QWheelEvent(
            middle, middle, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(sheet, turn)
    assert shown(sheet)[0] == 1

    up, down = middle.toPoint() - QPoint(0, 80), middle.toPoint() + QPoint(0, 80)
    for _ in range(8):
        finger = QTest.touchEvent(sheet, touch_screen())
        finger.press(1, down, sheet).commit()
        finger.move(1, up, sheet).commit()
        finger.release(1, up, sheet).commit()
    assert shown(sheet)[-1] == 8
    assert sheet.reading is None, "a drag presses nothing"

    track = sheet._layout().track
    for _ in range(8):
        QTest.mouseClick(
            sheet, Qt.MouseButton.LeftButton, pos=QPoint(round(track.center().x()), round(track.top()) + 5)
        )
    assert shown(sheet)[0] == 1
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(round(track.center().x()), round(track.bottom()) - 5))
    assert shown(sheet)[0] == 2


def test_a_sign_says_that_there_is_more(sheet: NoteSheetWidget) -> None:
    sheet.set_page(page_of(PLAIN))
    bare = picture(sheet)

    def ends() -> list[bool]:
        track = sheet._layout().track.adjusted(4, 0, 0, 0).toRect()
        image, high = picture(sheet), round(15 * sheet.unit)
        return [
            image.copy(track.x(), top, track.width(), high) != bare.copy(track.x(), top, track.width(), high)
            for top in (track.top(), track.bottom() - high)
        ]

    sheet.set_page(page_of(PLAIN, PLAIN))
    assert ends() == [False, False]
    sheet.set_page(EIGHT)
    assert ends() == [True, False], "earlier ones"
    sheet.scroll_by(2)
    assert ends() == [True, True]
    sheet.scroll_by(8)
    assert ends() == [False, True], "later ones"


def test_the_present_round_comes_back_into_view(sheet: NoteSheetWidget) -> None:
    sheet.set_page(replace(EIGHT, current=None))
    sheet.scroll_by(8)
    sheet.set_page(EIGHT)

    assert shown(sheet)[-1] == 8


# Reading in full -----------------------------------------------------------------------------------------------------

FULL = page_of(PLAIN, (LONG_60, WIDE_60, LONG_80), boxes=((LONG_60, LONG_60), ("night",), (), (LONG_60,) * 6))


def at(sheet: NoteSheetWidget, number: int) -> QPoint:
    return sheet._layout().block(number).center().toPoint()


def test_a_press_reads_a_round_in_full_and_another_puts_it_away(sheet: NoteSheetWidget) -> None:
    sheet.set_page(FULL)
    sheet.show()
    before, windows = picture(sheet), set(QApplication.topLevelWidgets())
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=at(sheet, 1))

    assert sheet.reading == Passage(PassageKind.ROUND, 2)
    assert picture(sheet) != before
    assert set(QApplication.topLevelWidgets()) == windows, "no window of its own"
    assert red_pixels(picture(sheet)) == 0
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=at(sheet, 0))
    assert sheet.reading is None
    assert picture(sheet) == before


def test_a_finger_reads_a_round_in_full(sheet: NoteSheetWidget) -> None:
    sheet.set_page(FULL)
    sheet.show()
    for expected in (Passage(PassageKind.ROUND, 1), None):
        finger = QTest.touchEvent(sheet, touch_screen())
        finger.press(1, at(sheet, 0), sheet).commit()
        finger.release(1, at(sheet, 0), sheet).commit()
        assert sheet.reading == expected


def test_keys_read_all_in_full_and_put_it_away(sheet: NoteSheetWidget) -> None:
    sheet.set_page(FULL)
    assert not sheet.handle_key(key(Qt.Key.Key_Return)), "Enter is for the tray until something is read"
    assert sheet.handle_key(key(Qt.Key.Key_F3))
    found = []
    for _ in passages(FULL):
        found.append(sheet.reading)
        assert sheet.handle_key(key(Qt.Key.Key_PageDown))
    assert sorted((one.kind.name, one.number) for one in found if one) == [
        ("BOX", 1), ("BOX", 2), ("BOX", 4), ("ROUND", 1), ("ROUND", 2),
    ]  # fmt: skip
    assert found[0] == sheet.reading == Passage(PassageKind.ROUND, 2), "round and round"

    for close in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F3):
        sheet.read(Passage(PassageKind.BOX, 1))
        assert sheet.handle_key(key(close))
        assert sheet.reading is None
    assert not sheet.handle_key(key(Qt.Key.Key_A, "a"))


def test_keys_go_back_to_what_stands_before_and_on_to_what_stands_behind(sheet: NoteSheetWidget) -> None:
    sheet.set_page(page_of(PLAIN, PLAIN, PLAIN, boxes=(("sun",), (), (), ())))
    sheet.read(Passage(PassageKind.ROUND, 2))
    for which, number in ((Qt.Key.Key_Up, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Right, 3), (Qt.Key.Key_PageUp, 2)):
        assert sheet.handle_key(key(which))
        assert sheet.reading == Passage(PassageKind.ROUND, number)


def test_a_box_is_read_by_a_press(sheet: NoteSheetWidget) -> None:
    sheet.set_page(FULL)
    sheet.show()
    box = sheet._layout().boxes[1].center().toPoint()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=box)

    assert sheet.reading == Passage(PassageKind.BOX, 2)


def test_on_the_other_side_a_box_is_written_in_and_only_what_is_cut_is_read(sheet: NoteSheetWidget) -> None:
    sheet.set_page(pencilled(FULL))
    sheet.show()
    places = sheet._layout()

    def press(slot: int) -> None:
        room, _ = places.box_room(places.boxes[slot - 1], pencilled=True)
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=room.center().toPoint())

    press(1)
    assert sheet.reading == Passage(PassageKind.BOX, 1)
    assert not any(one.isVisible() for one in sheet._lines), "no pencil lies over it"
    press(1)
    assert sheet.reading is None
    assert all(one.isVisible() for one in sheet._lines)
    press(2)
    assert (sheet.reading, sheet.writing) == (None, 2)
    press(4)
    assert (sheet.reading, sheet.writing) == (None, 4), "who writes goes on writing"


def test_writing_puts_away_what_is_read_and_reading_ends_writing(qtbot: QtBot, sheet: NoteSheetWidget) -> None:
    sheet.set_page(pencilled(FULL))
    sheet.begin_pencil(2)
    sheet.handle_key(key(Qt.Key.Key_M, "m"))
    with qtbot.waitSignal(sheet.pencil_written) as told:
        sheet.read(Passage(PassageKind.ROUND, 1))
    assert told.args == [2, "m"]

    assert sheet.handle_key(key(Qt.Key.Key_F2))
    assert (sheet.reading, sheet.writing) == (None, 1)


@pytest.mark.parametrize("what", ["forget", "side", "round", "none"])
def test_what_is_read_goes_with_its_page(sheet: NoteSheetWidget, what: str) -> None:
    empty = picture(sheet)
    sheet.set_page(FULL)
    sheet.read(Passage(PassageKind.ROUND, 1))
    match what:
        case "forget":
            sheet.forget()
            assert picture(sheet) == empty
        case "side":
            sheet.set_page(pencilled(FULL))
        case "round":
            sheet.set_page(page_of(PLAIN, PLAIN, PLAIN))
        case _:
            sheet.set_page(None)

    assert sheet.reading is None


def test_a_guess_that_goes_on_leaves_what_is_read(sheet: NoteSheetWidget) -> None:
    sheet.set_page(FULL)
    sheet.read(Passage(PassageKind.ROUND, 1))
    sheet.set_page(replace(FULL, boxes=(("night",), (), (), ())))

    assert sheet.reading == Passage(PassageKind.ROUND, 1)
    sheet.read(Passage(PassageKind.BOX, 3))
    assert sheet.reading is None, "an empty box has nothing to read"


def test_scrolling_rests_while_something_is_read(sheet: NoteSheetWidget) -> None:
    sheet.set_page(EIGHT)
    sheet.show()
    sheet.read(Passage(PassageKind.ROUND, 8))
    start = sheet._layout().rounds.center()
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=start.toPoint())
    QTest.mouseMove(sheet, (start + QPointF(0, 120)).toPoint())
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=(start + QPointF(0, 120)).toPoint())

    assert shown(sheet)[-1] == 8


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_pencil_note_goes_on_two_lines(made: Callable[..., NoteSheetWidget], size: tuple[int, int]) -> None:
    pictures = []
    for note in ("a longer guess at", "a longer guess at it"):
        sheet = made(size)
        sheet.set_page(replace(pencilled(EIGHT), pencil=(note, "", "", "")))
        pictures.append(picture(sheet._lines[0]))

    assert pictures[0] != pictures[1], "its end is seen"
