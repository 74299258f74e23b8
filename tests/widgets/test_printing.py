"""Pages on paper: what lies where on a sheet of cards, what is on a note sheet, and that a PDF has it as painted."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from decrypto_qt.models.note_sheet import SheetLine
from decrypto_qt.models.printed_sheets import empty_sheets, sheets_of
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import play_record
from decrypto_qt.rules.decrypto.views import table_view
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.card_painter import CardOrder, display_capitals, paint_card
from decrypto_qt.widgets.palette import PRINT
from decrypto_qt.widgets.printed_cards import (
    MARK_MM,
    RIM_MM,
    SLOT_U,
    CardPages,
    CardSide,
    band_rect,
    end_rect,
    letters_of,
    missing_letters,
)
from decrypto_qt.widgets.printed_sheets import BOX_SIZES, SheetPages, _InkPaint, sheet_places
from decrypto_qt.widgets.printing import MM, PaperSize, preview, write_pdf
from tests.helpers.pixels import red_pixels
from tests.support.cases import CASES

if TYPE_CHECKING:
    from decrypto_qt.widgets.printing import PrintedPages

WORDS = ("joki", "saari", "ranta", "aavikko", "metsä", "vuori")
MANY = tuple(f"word {chr(97 + one)}{chr(97 + two)}" for one in range(10) for two in range(10))


def painted(pages: PrintedPages, number: int) -> QImage:
    """A page, dot for dot."""
    picture = QImage(pages.paper.dots, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFFFF)
    painter = QPainter(picture)
    pages.paint(painter, number, 1.0)
    painter.end()
    return picture


def pdf(pages: PrintedPages) -> bytes:
    pieces: list[bytes] = []
    assert write_pdf(pages, pieces.append)
    return b"".join(pieces)


def test_four_words_share_a_card_the_blue_side_first() -> None:
    pages = CardPages(WORDS)
    assert (pages.cards, pages.sheets, pages.count) == (2, 1, 2)
    assert [pages.word_at(0, side, turned=turned) for side in CardSide for turned in (False, True)] == list(WORDS[:4])
    assert [pages.word_at(1, side, turned=turned) for side in CardSide for turned in (False, True)] == [
        *WORDS[4:],
        "",
        "",
    ]


@pytest.mark.parametrize("paper", PaperSize)
def test_a_back_meets_its_front_when_the_sheet_is_turned_over_its_long_edge(paper: PaperSize) -> None:
    pages = CardPages(MANY, paper)
    assert pages.count == 2 * pages.sheets
    for sheet in range(pages.sheets):
        front, back = pages.card_rects(2 * sheet), pages.card_rects(2 * sheet + 1)
        wide = paper.dots.width()
        assert [(card, QRect(QPoint(wide - one.right() - 1, one.top()), one.size())) for card, one in front] == back
    cards = [card for number in range(0, pages.count, 2) for card, _ in pages.card_rects(number)]
    assert cards == list(range(25))


@pytest.mark.parametrize("paper", PaperSize)
def test_cards_lie_apart_and_leave_the_printer_its_margin(paper: PaperSize) -> None:
    rects = [rect for _, rect in CardPages(MANY, paper).card_rects(0)]
    room = QRectF(0, 0, paper.dots.width(), paper.dots.height()).adjusted(9 * MM, 9 * MM, -9 * MM, -9 * MM)
    for rect in rects:
        assert room.contains(QRectF(rect))
        assert not any(rect.adjusted(-50, -50, 50, 50).intersects(other) for other in rects if other is not rect)


def test_each_end_is_the_picture_of_the_screen_and_the_second_one_stands_on_its_head() -> None:
    pages = CardPages(WORDS)
    page = painted(pages, 0)
    _, card = pages.card_rects(0)[1]
    for word, seed, turned in (("metsä", 4, False), ("vuori", 5, True)):
        place = end_rect(card, turned=turned)
        order = CardOrder(
            word=display_capitals(word),
            width=place.width(),
            height=place.height(),
            bare_height=0,
            unit=place.width() / SLOT_U,
            seed=seed,
            alphabet=letters_of(WORDS),
        )
        wanted = paint_card(order).bare
        got = page.copy(place)
        assert got == (wanted.transformed(QTransform().rotate(180)) if turned else wanted), word
    assert page.copy(end_rect(card, turned=False)) != page.copy(end_rect(card, turned=True)).transformed(
        QTransform().rotate(180)
    )


def test_an_end_without_a_word_stays_bare_paper() -> None:
    pages = CardPages(WORDS)
    page = painted(pages, 1)
    (_, full), (_, free) = pages.card_rects(1)
    assert page.copy(end_rect(free, turned=False)).convertToFormat(QImage.Format.Format_RGB32) == blank(page, free)
    assert page.copy(end_rect(full, turned=False)) != blank(page, full)


def blank(page: QImage, card: QRect) -> QImage:
    picture = QImage(end_rect(card, turned=False).size(), page.format())
    picture.fill(0xFFFFFFFF)
    return picture


def test_cutting_marks_stand_at_each_corner_outside_the_card() -> None:
    pages = CardPages(WORDS)
    page = painted(pages, 0)
    white, ink = QColor(255, 255, 255), 200
    near, far = (round(length * MM) for length in MARK_MM)
    for _, card in pages.card_rects(0):
        for x, across in ((card.left(), -1), (card.right() + 1, 1)):
            for y, down in ((card.top(), -1), (card.bottom() + 1, 1)):
                for step in range(near + 2, far - 2, 4):
                    assert darkest(page, x + across * step, y) < ink
                    assert darkest(page, x, y + down * step) < ink
        rim = round(RIM_MM * MM) - 3
        inside = page.copy(card.adjusted(2, 2, -2, -2))
        assert all(inside.pixelColor(x, rim // 2) == white for x in range(0, inside.width(), 7)), "a bare rim"


def darkest(page: QImage, x: int, y: int) -> int:
    return min(page.pixelColor(x + dx, y + dy).lightness() for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def test_the_band_tells_the_side_by_colour_and_by_shape() -> None:
    pages = CardPages(WORDS)
    _, card = pages.card_rects(0)[0]
    middle = band_rect(card).center().toPoint()
    blue = painted(pages, 0).pixelColor(middle)
    assert blue.blue() > blue.red() + 60
    _, card = pages.card_rects(1)[0]
    middle = band_rect(card).center().toPoint()
    back = painted(pages, 1)
    assert back.pixelColor(middle).red() > back.pixelColor(middle).blue() + 60
    # The corner of the mark's square: a disc comes near it, a lozenge does not.
    off = round(1.1 * MM)
    assert back.pixelColor(middle + QPoint(off, off)) == QColor(255, 255, 255)


def test_a_pdf_keeps_every_pixel_of_a_card() -> None:
    pages = CardPages(WORDS[:4])
    data = pdf(pages)
    assert len(re.findall(rb"/Type /Page\b", data)) == 2
    assert b"/DCTDecode" not in data, "JPEG would blur green and blue"
    _, card = pages.card_rects(0)[0]
    place = end_rect(card, turned=False)
    wanted = painted(pages, 0).copy(place).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(wanted.constBits(), dtype=np.uint8).reshape(wanted.height(), wanted.bytesPerLine())
    raw = rows[:, : wanted.width() * 3].tobytes()
    assert raw in list(streams(data))
    # Words are pictures alone: nothing in the file can be searched for.
    assert not any(b"JOKI" in stream.upper() for stream in streams(data))


def streams(data: bytes) -> list[bytes]:
    found = []
    for start in re.finditer(rb"stream\r?\n", data):
        if data[start.start() - 3 : start.start()] == b"end":
            continue
        try:
            found.append(zlib.decompressobj().decompress(data[start.end() :]))
        except zlib.error:
            continue
    return found


def test_a_job_that_is_let_go_ends_before_the_next_page() -> None:
    asked: list[int] = []

    def go_on(done: int) -> bool:
        asked.append(done)
        return done < 1

    assert not write_pdf(SheetPages(empty_sheets()), lambda _data: None, go_on)
    assert asked == [0, 1]


def test_the_preview_of_cards_has_no_colour_and_that_of_sheets_no_red() -> None:
    picture = preview(CardPages(WORDS), 1, QSize(300, 300))
    assert picture.isGrayscale()
    assert picture.height() == 300
    filled = sheets_of(
        table_view(play_record(read_record((CASES / "eight-rounds-keywords.json").read_bytes()))), filled=True
    )
    for pages in (SheetPages(empty_sheets()), SheetPages(filled)):
        for number in range(pages.count):
            assert red_pixels(preview(pages, number, QSize(400, 400))) == 0


def test_letters_that_the_type_does_not_have_are_known() -> None:
    assert missing_letters("Straße čokoláda ñandú") == ""
    assert missing_letters("水") == "水"


# Note sheets ---------------------------------------------------------------------------------------------------------


def test_empty_sheets_have_both_sides_for_both_teams_and_all_rounds() -> None:
    sheets = empty_sheets()
    assert [(sheet.page.side, sheet.page.pencil is None) for sheet in sheets] == [
        (Team.WHITE, True),
        (Team.BLACK, False),
        (Team.WHITE, False),
        (Team.BLACK, True),
    ]
    assert len({sheet.caption for sheet in sheets}) == 4
    for sheet in sheets:
        assert [entry.number for entry in sheet.page.rounds] == list(range(1, 9))
        places = sheet_places(sheet.page, PaperSize.LETTER)
        assert places.hidden == 0
        assert places.block(7).bottom() <= places.boxes[0].top()


def test_a_filled_sheet_has_what_everybody_knows_and_its_teams_own_guesses() -> None:
    state = play_record(read_record((CASES / "rulebook-example.json").read_bytes()))
    sheets = sheets_of(table_view(state), filled=True)
    white_of_white, black_of_white, white_of_black, _ = (sheet.page for sheet in sheets)
    assert white_of_white.team_name == "Valkoiset hatut"
    second = white_of_white.rounds[1]
    assert [(line.clue, line.guess, line.right) for line in second.lines] == [
        ("illanvietto", 3, 3),
        ("päivänvarjo", 4, 4),
        ("Odonata", 1, 2),
    ]
    assert [line.guess for line in white_of_black.rounds[1].lines] == [1, 4, 3]
    assert white_of_white.boxes[3] == ("Meksiko", "päivänvarjo")
    assert black_of_white.pencil == ("", "", "", "")
    assert white_of_white.rounds[2].lines == (SheetLine(), SheetLine(), SheetLine())
    empty = sheets_of(table_view(state), filled=False)[0].page
    assert empty.team_name == "Valkoiset hatut"
    assert all(line == SheetLine() for entry in empty.rounds for line in entry.lines)
    assert empty.boxes == ((), (), (), ())


def test_three_players_have_one_side_each_and_five_rounds() -> None:
    sheets = sheets_of(table_view(play_record(read_record((CASES / "three-players.json").read_bytes()))), filled=True)
    assert [(sheet.page.side, len(sheet.page.rounds)) for sheet in sheets] == [(Team.WHITE, 5), (Team.WHITE, 5)]
    assert sheets[0].caption != sheets[1].caption


LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwe " * 5


@pytest.mark.parametrize("clue", [LONG[:60], LONG[:140], LONG[:240], "x" * 150])
def test_a_long_clue_is_printed_in_full_and_leaves_the_digits_alone(clue: str) -> None:
    page = empty_sheets()[0].page
    line = SheetLine(clue.strip(), 1, 2)
    page = replace(page, rounds=(replace(page.rounds[0], lines=(line,) * 3), *page.rounds[1:]))
    places = sheet_places(page, PaperSize.A4)
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    ink = _InkPaint(painter, page, places, PRINT)
    room = QRectF(places.rounds.left() + 71 * places.unit, 0, places.guess - 34 * places.unit, places.pitch)
    room.setRight(places.guess - 34 * places.unit)
    fitted = ink._clue_fit(line, room)
    painter.end()
    assert not fitted.elided
    assert fitted.width <= room.width()
    assert fitted.height <= room.height()
    assert "".join(fitted.lines).replace(" ", "") == clue.replace(" ", "")


def test_a_box_holds_the_clues_of_all_rounds() -> None:
    clues = tuple(f"Sumpfdotterblume {number}" for number in range(16))
    page = empty_sheets()[1].page
    places = sheet_places(page, PaperSize.A4)
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    room = QRectF(0, 0, places.boxes[0].width() * 0.75, places.boxes[0].height() / 2)
    fitted = _InkPaint(painter, page, places, PRINT)._box_fit(clues, room, 1)
    painter.end()
    assert not fitted.elided
    assert fitted.height <= room.height()
    assert fitted.face.pixelSize() >= round(BOX_SIZES[-3] * places.unit)


def test_sheets_are_lines_and_letters_on_white_paper() -> None:
    pages = SheetPages(empty_sheets())
    data = pdf(pages)
    assert len(re.findall(rb"/Type /Page\b", data)) == 4
    assert b"/Subtype /Image" not in data
    page = painted(pages, 0)
    assert page.pixelColor(page.rect().center()) == QColor(255, 255, 255)
