"""Code cards: red only while one is held open, and nothing of the code once it is closed."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.code_card import CodeCardWidget, PublicCodeCardWidget
from tests.support.look import bundled_fonts, picture, red_pixels


@pytest.fixture(params=list(Team))
def card(request: pytest.FixtureRequest, qtbot: QtBot) -> CodeCardWidget:
    bundled_fonts()
    made = CodeCardWidget(request.param)
    qtbot.addWidget(made)
    made.set_unit(0.5)
    made.resize(made.sizeHint())
    return made


@pytest.fixture(params=list(Team))
def public(request: pytest.FixtureRequest, qtbot: QtBot) -> PublicCodeCardWidget:
    bundled_fonts()
    made = PublicCodeCardWidget(request.param)
    qtbot.addWidget(made)
    made.resize(100, 240)
    return made


@pytest.mark.parametrize("dark", [False, True])
def test_a_card_face_down_has_no_red(card: CodeCardWidget, dark: bool) -> None:
    card.set_dark(dark)
    card.set_caption("Alina", "silent")

    assert red_pixels(picture(card)) == 0


def test_an_open_card_has_a_red_ring(card: CodeCardWidget) -> None:
    card.open_with((3, 4, 2))

    assert card.is_open
    assert red_pixels(picture(card)) > 1000


def test_closing_leaves_exactly_the_card_face_down(card: CodeCardWidget) -> None:
    closed = picture(card)
    card.open_with((3, 4, 2))
    assert picture(card) != closed

    card.close()

    assert picture(card) == closed
    assert not card.is_open
    assert card._code is None


def test_a_card_that_is_closed_while_it_opens_is_closed_at_once(card: CodeCardWidget) -> None:
    card.show()
    closed = picture(card)
    card.open_with((3, 4, 2))
    assert card._turn.state() is card._turn.State.Running

    card.close()

    assert card._turn.state() is card._turn.State.Stopped
    assert picture(card) == closed


def test_opening_takes_a_moment_unless_motion_is_reduced(qtbot: QtBot, card: CodeCardWidget) -> None:
    card.show()
    with qtbot.waitSignal(card.turned_over):
        card.open_with((3, 4, 2))
    opened = picture(card)
    card.close()

    card.set_reduced_motion(True)
    card.open_with((3, 4, 2))

    assert picture(card) == opened


def test_each_code_looks_different(card: CodeCardWidget) -> None:
    faces = []
    for code in permutations((1, 2, 3, 4), 3):
        card.close()
        card.open_with(code)
        faces.append(picture(card))

    assert len(faces) == 24
    assert not any(one == other for one, other in combinations(faces, 2))


def test_assistive_technology_hears_hidden_whether_open_or_not(card: CodeCardWidget) -> None:
    assert card.accessibleDescription() == "hidden"
    card.open_with((3, 4, 2))
    assert card.accessibleDescription() == "hidden"
    assert "3" not in card.accessibleName()


@pytest.mark.parametrize("dark", [False, True])
def test_at_the_reveal_the_card_lies_face_up_without_red(qtbot: QtBot, card: CodeCardWidget, dark: bool) -> None:
    card.set_dark(dark)
    card.set_caption("Alina", "own code")
    card.show()
    back = picture(card)
    with qtbot.waitSignal(card.turned_over):
        card.reveal((3, 4, 2))

    face = picture(card)
    assert face != back
    assert red_pixels(face) == 0
    assert card.is_revealed
    assert not card.is_open, "nobody holds it, and nobody need look away"
    assert card.accessibleDescription() == "3, 4, 2"
    card.reveal((3, 4, 2))
    assert picture(card) == face, "the same again does not turn it"
    card.close()
    assert not card.is_revealed
    assert card.accessibleDescription() == "hidden"
    assert picture(card) == back


def test_after_the_reveal_the_next_card_is_held_open_in_its_ring_again(card: CodeCardWidget) -> None:
    card.open_with((3, 4, 2))
    held = picture(card)
    card.close()
    card.reveal((3, 4, 2))
    card.close()

    card.open_with((3, 4, 2))

    assert card.is_open
    assert picture(card) == held


@pytest.mark.parametrize("dark", [False, True])
def test_the_public_card_is_never_red(public: PublicCodeCardWidget, dark: bool) -> None:
    public.set_dark(dark)
    assert red_pixels(picture(public)) == 0

    public.reveal((2, 3, 4))

    assert red_pixels(picture(public)) == 0


def test_the_public_card_turns_over_and_back(qtbot: QtBot, public: PublicCodeCardWidget) -> None:
    public.show()
    back = picture(public)
    with qtbot.waitSignal(public.turned_over):
        public.reveal((2, 3, 4))

    assert picture(public) != back
    assert public.accessibleDescription() == "2, 3, 4"
    public.cover()
    assert picture(public) == back
    assert public.accessibleDescription() == "face down"


def test_rows_beside_the_public_card_can_line_up_with_its_digits(public: PublicCodeCardWidget) -> None:
    first, second, third = public.row_centres()

    assert second - first == pytest.approx(third - second)
    assert 0 < first < third < public.height()


@pytest.mark.parametrize("kind", [CodeCardWidget, PublicCodeCardWidget])
def test_a_back_is_painted_once_for_a_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: type[CodeCardWidget | PublicCodeCardWidget]
) -> None:
    """Its lattice takes longer than a frame may, and the table window is painted at every step of the game."""
    bundled_fonts()
    made = kind(Team.BLACK)
    qtbot.addWidget(made)
    made.resize(173, 311)
    painted: list[QRectF] = []
    paint = made._paint_back

    def counted(painter: QPainter, card: QRectF) -> None:
        painted.append(card)
        paint(painter, card)

    monkeypatch.setattr(made, "_paint_back", counted)

    first = picture(made)
    made.update()

    assert picture(made) == first
    assert len(painted) == 1


class Painted(CodeCardWidget):
    """Notes at each paint event whether it is open."""

    def __init__(self) -> None:
        super().__init__(Team.WHITE)
        self.painted: list[bool] = []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(self.is_open)
        super().paintEvent(event)


def test_a_closed_card_is_painted_before_closing_returns(qtbot: QtBot) -> None:
    bundled_fonts()
    card = Painted()
    qtbot.addWidget(card)
    card.resize(300, 420)
    card.set_reduced_motion(True)
    card.show()
    card.open_with((3, 4, 2))
    QApplication.processEvents()
    card.painted.clear()
    card.close()
    assert card.painted == [False]


@pytest.mark.parametrize("kind", [CodeCardWidget, PublicCodeCardWidget])
def test_no_digit_is_seen_before_the_card_stands_on_its_edge(
    qtbot: QtBot, kind: type[CodeCardWidget | PublicCodeCardWidget]
) -> None:
    def at(share: float, code: tuple[int, int, int]) -> QImage:
        card = kind(Team.WHITE)
        qtbot.addWidget(card)
        card.resize(300, 420)
        card.show()
        card._show(code)
        card._turn.pause()
        card._turn.setCurrentTime(round(card._turn.duration() * share))
        card._turn.resume()
        seen = picture(card)
        card._turn.stop()
        return seen

    assert at(0.3, (1, 2, 3)) == at(0.3, (4, 3, 2))
    assert at(0.8, (1, 2, 3)) != at(0.8, (4, 3, 2))
