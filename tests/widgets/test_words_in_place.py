"""Words in their places: large enough to be read, none cut, none on the edge of what they stand on.

Each case was seen to be wrong in a picture, mostly in German or Finnish.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QKeyEvent, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from decrypto_qt.models.note_sheet import SheetPage
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets import sheet_paper
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, HoldButton
from decrypto_qt.widgets.choices import ChoiceTiles
from decrypto_qt.widgets.cover import LookAwayWidget
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.strip import StripWidget
from decrypto_qt.widgets.table_paper import (
    AnswerLine,
    AnswersPaperWidget,
    StatusPaperWidget,
    StatusRow,
    TablePaperWidget,
)
from decrypto_qt.widgets.table_words import TableWordsWidget
from decrypto_qt.widgets.tokens import Rack
from decrypto_qt.widgets.type import Across, FittedText, draw_line

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LANDSCAPE, UPRIGHT = QSize(1392, 380), QSize(985, 647)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Words as they were painted: their lines, their size in pixels, and where the letters stand."""

    lines: tuple[str, ...]
    size: int
    place: QRectF
    cut: bool

    @property
    def text(self) -> str:
        return " ".join(self.lines)


Look = Callable[[QWidget], list[Drawn]]


@pytest.fixture
def look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own_fonts: tuple[str, ...]) -> Look:
    assert own_fonts
    drawn: list[Drawn] = []
    usual = FittedText.draw

    def draw(fitted: FittedText, painter: QPainter, rect: QRectF, color: QColor, across: Across = Across.LEFT) -> None:
        top, hangs = rect.center().y() - fitted.height / 2, 0.22 * fitted.face.pixelSize()
        place = QRectF(rect.left(), top, fitted.width, fitted.height + hangs)
        drawn.append(Drawn(fitted.lines, fitted.face.pixelSize(), place, fitted.elided))
        usual(fitted, painter, rect, color, across)

    monkeypatch.setattr(FittedText, "draw", draw)

    def words_of(widget: QWidget) -> list[Drawn]:
        qtbot.addWidget(widget)
        drawn.clear()
        widget.grab()
        return list(drawn)

    return words_of


def button(label: str, wide: float, high: float, icon: Icon | None = None, unit: float = 1.0) -> ActionButton:
    made = ActionButton(ButtonKind.MAIN, label)
    made.set_unit(unit)
    made.set_icon(icon)
    made.set_face_geometry(QRectF(0, 0, wide, high))
    return made


@pytest.mark.parametrize(
    ("label", "wide", "high", "icon", "least"),
    [
        ("Peru mustan arvaus", 336, 131, Icon.UNDO, 34),
        ("Vuoro valkoiselle", 336, 112, Icon.SWAP, 40),
        ("Jaa merkit", 432, 112, Icon.ARROW, 50),
        ("Codekarte aufdecken", 482, 107, None, 40),
        ("hyväksy", 158, 46, None, 22),
    ],
)
def test_a_low_or_narrow_buttons_label_is_still_large(
    look: Look, label: str, wide: float, high: float, icon: Icon | None, least: int
) -> None:
    (words,) = look(button(label, wide, high, icon, 0.62 if high < 60 else 1.0))
    assert words.text == label
    assert not words.cut
    assert words.size >= least


@pytest.mark.parametrize(
    ("held", "let_go", "wide", "high"),
    [
        ("Kortti on auki", "päästä irti, se kääntyy", 432, 112),
        ("Die Karte liegt offen", "Loslassen verdeckt sie", 482, 107),
        ("The card is open", "let go and it turns back", 561, 123),
    ],
)
def test_what_a_held_button_says_stays_on_it(
    look: Look, qtbot: QtBot, held: str, let_go: str, wide: float, high: float
) -> None:
    """Three lines ran over its edges while the card was open."""
    made = HoldButton("Hold", held)
    made.set_sub_texts("", let_go)
    made.set_face_geometry(QRectF(0, 0, wide, high))
    qtbot.addWidget(made)
    made.show()
    made.handle_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier))
    assert made.is_held
    label, below = look(made)
    assert (label.text, below.text) == (held, let_go)
    assert label.size >= 34
    assert below.size >= 28
    assert label.place.top() >= made.face_rect().top() + 8
    assert below.place.bottom() <= made.face_rect().bottom() - 4


def answers(size: QSize) -> AnswersPaperWidget:
    paper = AnswersPaperWidget()
    paper.set_title("Die Schlüsselwörter des anderen Teams")
    paper.set_face_geometry(QRectF(0, 0, size.width(), size.height()))
    white = [AnswerLine(word, "", True, tile=False) for word in ("Straße", "Löffel", "linnunpelätin")]
    paper.set_side(
        Team.WHITE, "Nachtschwärmer", [*white, AnswerLine("", "", False, tile=False)], "Schwarz: Straße, Löffel"
    )
    noted = AnswerLine("Schirm", "gilt für Regenschirm", True, tile=False)
    paper.set_side(
        Team.BLACK,
        "Die Frühaufsteher",
        [AnswerLine("Vogelscheuche", "", True), AnswerLine("Abendstern", "", False), noted, noted],
        "Schlüsselwörter von Weiß: Schmetterling, Regenschirm, Vogelscheuche, Stern",
    )
    return paper


@pytest.mark.parametrize(("size", "answer", "name"), [(LANDSCAPE, 36, 32), (UPRIGHT, 44, 40)], ids=["flat", "upright"])
def test_answers_are_as_large_as_their_rows_let_them_be(look: Look, size: QSize, answer: int, name: int) -> None:
    paper = answers(size)
    drawn = {words.text: words for words in look(paper)}
    assert not [words for words in drawn.values() if words.cut]
    assert drawn["Straße"].size >= answer
    assert drawn["linnunpelätin"].size >= answer
    assert drawn["Die Frühaufsteher"].size >= name
    assert drawn["gilt für Regenschirm"].size >= 24
    assert min(drawn.values(), key=lambda words: words.size).size >= 24, drawn
    assert paper.tile_rect(Team.BLACK, 1).left() > drawn["Abendstern"].place.right()


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("text", ["schreibt die Wörter des anderen Teams auf", "Bo zieht eine Codekarte"])
def test_what_the_teams_do_stands_clear_of_the_edges(look: Look, text: str, scale: float) -> None:
    paper = StatusPaperWidget()
    paper.set_text_scale(scale)
    paper.set_face_geometry(QRectF(0, 0, 973, 400))
    paper.set_rows([StatusRow(team, "Nachtschwärmer", text, acting=team is Team.WHITE) for team in Team])
    drawn = [words for words in look(paper) if words.lines]
    body = paper.body_rect()
    for words in drawn[-4:]:
        row = body.top() if words.place.top() < body.center().y() else body.center().y()
        assert words.place.top() >= row + 14
        assert words.place.bottom() <= row + body.height() / 2 - 12
        assert not words.cut


def test_a_long_title_goes_on_two_lines_before_it_is_cut(look: Look) -> None:
    paper = TablePaperWidget()
    paper.set_team(Team.BLACK)
    paper.set_title("Code von Schwarz: Anna-Katharina")
    paper.set_tool_room(216)
    paper.set_face_geometry(QRectF(0, 0, 973, 400))
    title = next(words for words in look(paper) if words.text.startswith("Code"))
    assert title.text == "Code von Schwarz: Anna-Katharina"
    assert len(title.lines) == 2
    assert not title.cut
    assert paper.head_rect().top() < title.place.top() < title.place.bottom() < paper.head_rect().bottom()


def test_a_headline_alone_has_the_room_of_the_line_below_it(look: Look) -> None:
    words = TableWordsWidget()
    words.resize(580, 110)
    words.set_words("Beide Teams haben ihre Antworten festgelegt")
    (alone,) = look(words)
    assert alone.size >= 37
    assert len(alone.lines) == 2


@pytest.mark.parametrize("phase", ["Runde 2: Code von Schwarz", "Stichentscheid: Schlüsselwörter"])
def test_a_narrow_strip_makes_the_name_smaller_before_it_cuts_it(look: Look, phase: str) -> None:
    strip = StripWidget(Team.BLACK)
    strip.set_two_lines(True)
    strip.resize(985, 180)
    strip.set_name("Die Frühaufsteher")
    strip.set_phase(phase)
    for team in Team:
        strip.set_rack(team, Rack.NONE)
    drawn = {words.text: words for words in look(strip)}
    assert drawn[phase].size >= 40
    assert drawn["Die Frühaufsteher"].size >= 26


@pytest.mark.parametrize(
    ("headline", "lines"),
    [("Paul, look away", ("Paul,", "look away")), ("Petri, katso muualle", ("Petri,", "katso muualle"))],
)
def test_a_warning_breaks_behind_the_name(look: Look, headline: str, lines: tuple[str, str]) -> None:
    away = LookAwayWidget()
    away.resize(592, 380)
    away.set_headline(headline)
    away.set_text("The code is open until Anna lets go.")
    head = look(away)[0]
    assert tuple(line.strip("\N{NO-BREAK SPACE}") for line in head.lines) == lines
    assert head.size >= 80


@pytest.mark.parametrize("name", ["HDMI-1", "DELL U2415", "eDP-1"])
def test_monitors_beside_one_another_are_named_whole_and_their_size_is_not_broken(look: Look, name: str) -> None:
    size = "1920\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}1080"
    tiles = ChoiceTiles()
    tiles.set_choices([(number, f"{name}, {size}") for number in range(3)] + [(3, "tässä ikkunassa")])
    tiles.resize(426, 70)
    drawn = look(tiles)
    assert len(drawn) == 4
    assert not [words for words in drawn if words.cut]
    assert all(words.text == f"{name}, {size}" for words in drawn[:3])
    assert all(len(words.lines) == 2 for words in drawn)


def page(side: Team) -> SheetPage:
    return SheetPage("Hats", side, (), 1, ((), (), (), ()))


@pytest.mark.parametrize("side", Team)
@pytest.mark.parametrize(("wide", "high"), [(1390, 380), (985, 300)])
def test_a_boxs_number_lies_within_its_badge(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, side: Team, wide: int, high: int
) -> None:
    sizes: list[tuple[float, float]] = []

    def draw(
        painter: QPainter, rect: QRectF, text: str, face: QFont, color: QColor, across: Across = Across.LEFT
    ) -> QRectF:
        drawn = draw_line(painter, rect, text, face, color, across)
        if text in "1234" and len(text) == 1:
            sizes.append((drawn.height(), rect.height()))
        return drawn

    monkeypatch.setattr(sheet_paper, "draw_line", draw)
    sheet = NoteSheetWidget()
    qtbot.addWidget(sheet)
    sheet.resize(wide, high)
    sheet.set_page(page(side))
    sheet.grab()
    assert len(sizes) >= 4
    assert all(0.4 * badge <= letters <= 0.5 * badge for letters, badge in sizes)


def test_the_sheets_shadow_ends_before_its_widget_does(qtbot: QtBot) -> None:
    """A hard edge stood on the felt beside it."""
    sheet = NoteSheetWidget()
    qtbot.addWidget(sheet)
    sheet.resize(1440, 410)
    sheet.set_page(page(Team.WHITE))
    image = QImage(sheet.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    sheet.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    right = [image.pixelColor(image.width() - 1, y).alpha() for y in range(image.height())]
    assert max(right) <= 4
    assert max(image.pixelColor(image.width() - 44, y).alpha() for y in range(image.height())) > 20
