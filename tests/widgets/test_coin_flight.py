"""Coins on their way: along an arc into their wells, on the side that gets them; there at once where nothing moves."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ActionButton
from decrypto_qt.widgets.code_card import PublicCodeCardWidget
from decrypto_qt.widgets.coin_flight import CoinFlights, CoinWidget, FlyingCoin, way_point
from decrypto_qt.widgets.motion import COIN_MS, REVEAL_MS, RevealMotion, finish_reveal
from decrypto_qt.widgets.reveal_rows import RevealRowsWidget
from decrypto_qt.widgets.strip import StripWidget
from decrypto_qt.widgets.table_paper import PaperGuess, PaperRow, TablePaperWidget
from decrypto_qt.widgets.tokens import BoardWidget, Rack, TokenKind, lying
from tests.support.look import picture, red_pixels


class Page(QWidget):
    """A board, and coins that fly to it."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(700, 600)
        self.board = BoardWidget(Team.BLACK, self)
        self.board.set_face_geometry(QRectF(80, 80, 500, 184))
        self.flights = CoinFlights(self)
        self.button = ActionButton(parent=self)
        self.button.set_face_geometry(QRectF(80, 480, 300, 80))

    def coin(self, kind: TokenKind, index: int = 0) -> FlyingCoin:
        well = lying(self.board.coin_rect(kind, index)).translated(self.board.pos())
        return FlyingCoin(kind, Team.BLACK, QPointF(350, 450), well, partial(self.board.add_coming, kind))

    def hand_out(self) -> None:
        self.board.set_tokens(1, 1)
        self.flights.fly([self.coin(kind) for kind in TokenKind], dark=False)

    def flying(self) -> list[CoinWidget]:
        return [one for one in self.findChildren(CoinWidget) if not one.isHidden()]

    def motions(self) -> list[RevealMotion]:
        return [one for one in self.findChildren(RevealMotion) if one.is_running]


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_coin_lies_in_its_well_once_it_has_landed(qtbot: QtBot, page: Page) -> None:
    page.board.set_tokens(1, 1)
    landed = picture(page)
    page.board.set_tokens(0, 0)
    empty = picture(page.board)

    page.hand_out()

    assert len(page.flying()) == 2
    assert picture(page.board) == empty, "it is counted, and not there yet"
    assert page.board.counts == (1, 1)
    qtbot.waitUntil(lambda: not page.flights.are_under_way, timeout=5 * COIN_MS + 5000)
    assert page.flying() == []
    assert picture(page) == landed


def test_all_coins_take_the_same_short_time_out_of_the_card(page: Page) -> None:
    page.hand_out()

    assert {motion.duration() for motion in page.motions()} == {COIN_MS}
    for coin in page.flying():
        assert abs(coin.geometry().center().x() - 350) <= 1
        assert abs(coin.geometry().center().y() - 450) <= 1


def test_a_coin_goes_along_an_arc_and_stays_where_it_lands() -> None:
    start, end = QPointF(350, 450), QPointF(150, 120)
    way = [way_point(start, end, step / 20) for step in range(21)]
    straight = [start + (end - start) * (step / 20) for step in range(21)]

    assert way[0] == start
    assert way[-1] == end
    assert max((one - other).manhattanLength() for one, other in zip(way, straight, strict=True)) > 40
    assert all(one.y() < other.y() for one, other in zip(way[1:-1], straight[1:-1], strict=True)), "it is thrown up"
    gone = [(one - end).manhattanLength() for one in way]
    assert min(gone) == gone[-1], "it lands once"


def test_a_coin_is_seen_above_everything_and_pressed_through(page: Page) -> None:
    page.hand_out()
    for motion in page.motions():
        motion.setCurrentTime(COIN_MS // 3)
    assert red_pixels(picture(page)) == 0
    coin = page.flying()[0]
    bare = Page()
    bare.board.set_tokens(0, 0)
    assert picture(page).copy(coin.geometry()) != picture(bare).copy(coin.geometry())
    assert page.children()[-1] in page.flying(), "above all else"
    page.button.setGeometry(page.rect())
    assert page.childAt(coin.geometry().center()) is page.button


def test_all_land_at_once_when_they_are_told_to(page: Page) -> None:
    page.hand_out()
    assert finish_reveal([page])

    assert page.flying() == []
    assert not page.flights.are_under_way
    assert not finish_reveal([page]), "there is nothing more"


@pytest.mark.parametrize("why", ["reduced motion", "hidden"])
def test_coins_are_there_at_once_where_nothing_may_move(page: Page, why: str) -> None:
    if why == "hidden":
        page.hide()
    else:
        page.flights.set_reduced_motion(True)
    page.hand_out()

    assert page.flying() == []
    assert not page.flights.are_under_way


def test_reduced_motion_ends_what_is_under_way(page: Page) -> None:
    page.hand_out()
    page.flights.set_reduced_motion(True)

    assert page.flying() == []


@pytest.mark.parametrize("kind", list(TokenKind))
@pytest.mark.parametrize("team", list(Team))
def test_the_strip_leaves_the_well_empty_until_the_coin_has_landed(qtbot: QtBot, team: Team, kind: TokenKind) -> None:
    strip = StripWidget(Team.WHITE)
    qtbot.addWidget(strip)
    strip.resize(strip.sizeHint())
    empty = picture(strip)
    counts = (1, 0) if kind is TokenKind.INTERCEPTION else (0, 1)
    strip.set_tokens(team, *counts)
    full = picture(strip)
    assert full != empty

    strip.add_coming(team, kind, 1)
    assert picture(strip) == empty
    strip.add_coming(team, kind, -1)
    assert picture(strip) == full


def test_with_three_players_both_coins_of_one_code_are_waited_for(page: Page) -> None:
    page.board.set_rack(Rack.INTERCEPTIONS)
    page.board.set_tokens(2, 0)
    page.flights.fly([page.coin(TokenKind.INTERCEPTION, index) for index in (0, 1)], dark=True)
    assert len(page.flying()) == 2

    page.flights.finish()

    assert page.flying() == []


# Guesses and right digits --------------------------------------------------------------------------------------------

GUESSED = PaperGuess("3")


def paper_rows(*, white: bool = False, black: bool = False, right: bool | None = None) -> list[PaperRow]:
    return [
        PaperRow(
            text=clue,
            white=PaperGuess("3", right) if white else None,
            black=PaperGuess("2", right) if black else None,
        )
        for clue in ("sun", "moon", "star")
    ]


@pytest.fixture
def paper(qtbot: QtBot) -> TablePaperWidget:
    made = TablePaperWidget()
    qtbot.addWidget(made)
    made.resize(1136, 600)
    made.set_rows(paper_rows())
    made.show()
    return made


def running(widget: QWidget) -> list[RevealMotion]:
    return [one for one in widget.findChildren(RevealMotion) if one.is_running]


def test_each_step_on_the_paper_is_short_and_the_same_whatever_is_right(paper: TablePaperWidget) -> None:
    for rows in (paper_rows(black=True), paper_rows(black=True, white=True)):
        paper.set_rows(rows)
        assert [motion.duration() for motion in running(paper)] == [REVEAL_MS]
    for right in (True, False):
        paper.set_rows(paper_rows(black=True, white=True))
        finish_reveal([paper])
        paper.set_rows(paper_rows(black=True, white=True, right=right))
        assert [motion.duration() for motion in running(paper)] == [REVEAL_MS]


def test_a_guess_on_the_paper_is_there_at_the_end_of_its_motion(paper: TablePaperWidget) -> None:
    paper.set_rows(paper_rows(black=True))
    at_first = picture(paper)
    finish_reveal([paper])
    at_last = picture(paper)

    assert at_first != at_last
    paper.set_reduced_motion(True)
    paper.set_rows(paper_rows())
    paper.set_rows(paper_rows(black=True))
    assert running(paper) == []
    assert picture(paper) == at_last


def test_another_code_does_not_arrive_and_the_same_again_does_not_move(paper: TablePaperWidget) -> None:
    paper.set_rows(paper_rows(black=True))
    finish_reveal([paper])
    paper.set_rows(paper_rows(black=True))
    assert running(paper) == []

    paper.set_rows([PaperRow(text=clue, white=GUESSED, black=GUESSED) for clue in ("one", "two", "three")])
    assert running(paper) == []


def test_digits_on_the_tray_arrive_column_by_column(qtbot: QtBot) -> None:
    rows = RevealRowsWidget()
    qtbot.addWidget(rows)
    rows.resize(900, 300)
    rows.show()
    none = (None, None, None)
    steps = [((4, 2, 1), none, none), ((4, 2, 1), (4, 2, 3), none), ((4, 2, 1), (4, 2, 3), (4, 2, 1))]
    ends = []
    for step in steps:
        rows.set_digits(*step)
        assert [motion.duration() for motion in running(rows)] == [REVEAL_MS]
        rows.set_digits(*step)
        assert len(running(rows)) == 1, "the same again does not end it"
        finish_reveal([rows])
        ends.append(picture(rows))

    rows.set_reduced_motion(True)
    rows.set_digits(none, none, none)
    for step, end in zip(steps, ends, strict=True):
        rows.set_digits(*step)
        assert running(rows) == []
        assert picture(rows) == end


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("team", list(Team))
def test_a_wrong_digit_on_the_tray_is_marked_as_well_as_a_right_one(qtbot: QtBot, team: Team, dark: bool) -> None:
    """Only the mark on the tile of the wrong digit differs: nobody has to conclude from a tick that is not there."""
    rows = RevealRowsWidget()
    qtbot.addWidget(rows)
    rows.set_dark(dark)
    rows.resize(900, 300)
    none = (None, None, None)
    guess, code = (4, 2, 1), (4, 1, 2)
    pictures = []
    for right in (none, code):
        white, black = (guess, none) if team is Team.WHITE else (none, guess)
        rows.set_digits(white, black, right)
        pictures.append(picture(rows))
    unmarked, marked = pictures
    # The tiles move to the left where the code comes up beside them.
    moved = round(84 * rows.unit)
    for row in range(3):
        box = rows.row_rect(row).toAlignedRect()
        tile = box.adjusted(box.width() - moved, 0, 0, 0)
        before, after = unmarked.copy(tile), marked.copy(tile.translated(-moved, 0))
        assert before != after, row


def test_the_public_card_can_be_finished_at_once(qtbot: QtBot) -> None:
    card = PublicCodeCardWidget(Team.WHITE)
    qtbot.addWidget(card)
    card.resize(100, 240)
    card.show()
    with qtbot.waitSignal(card.turned_over, timeout=0, raising=False) as turned:
        card.reveal((3, 4, 2))
        assert finish_reveal([card])

    assert turned.signal_triggered
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.is_open
