"""The table window in every phase, by clicks and keys: what it asks for, what it says, and that it is never red."""

from __future__ import annotations

import weakref
from collections import Counter
from itertools import pairwise, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.requests import AgreeToProposal, DrawCardAnew
from decrypto_qt.game.settings import FilmTint, Palette, ViewSettings
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.values import (
    SPOKEN,
    Code,
    GuessKind,
    Performance,
    PerformedClue,
    Phase,
    RevealStep,
    StruckClue,
    TextClue,
)
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.buttons import ActionButton
from decrypto_qt.widgets.type import TypeRole, fit
from decrypto_qt.windows.messages import MessageKind
from decrypto_qt.windows.players import PlayersDialog
from decrypto_qt.windows.table_menus import DOCKED, MenuState, MonitorItem
from decrypto_qt.windows.table_page import Paper
from decrypto_qt.windows.table_window import TableWindow
from tests.helpers.fonts import load_own_fonts
from tests.helpers.pixels import red_pixels
from tests.support.table_games import NOW, WORDS, Play
from tests.windows.gallery_table import SCENES

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def own_fonts(qapp: QApplication) -> tuple[str, ...]:
    """The program's letters."""
    return load_own_fonts()


def table(qtbot: QtBot, play: Play, wide: int = 1280, high: int = 800) -> TableWindow:
    window = TableWindow(play.session)
    qtbot.addWidget(window)
    window.resize(wide, high)
    with qtbot.waitExposed(window):
        window.show()
    return window


def click(button: QWidget | None) -> None:
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def face(button: ActionButton) -> QRectF:
    return button.face_rect().translated(button.pos())


def step(window: TableWindow) -> ActionButton:
    button = window.page.step_button
    assert button is not None
    return button


@pytest.mark.parametrize("name", list(SCENES))
def test_every_phase_says_what_is_next_and_shows_no_red(qtbot: QtBot, name: str) -> None:
    window = table(qtbot, SCENES[name]())
    page = window.page
    assert page.words.headline
    assert page.step_button is not None or page.words.line
    for dark in (False, True):
        window.set_view(ViewSettings(), dark=dark)
        assert red_pixels(window.grab().toImage()) == 0


@pytest.mark.parametrize("name", list(SCENES))
def test_it_says_only_what_the_table_knows(qtbot: QtBot, name: str) -> None:
    play = SCENES[name]()
    window = table(qtbot, play)
    views = play.session.views
    opened = views is not None and views.table.phase in (Phase.KEYWORD_REVEAL, Phase.FINISHED)
    said = window.windowTitle()
    for widget in window.findChildren(QWidget):
        said += f" {widget.accessibleName()} {widget.accessibleDescription()} {widget.toolTip()} {widget.windowTitle()}"
    words = [word for words in WORDS for word in words]
    assert opened or not [word for word in words if word in said]


@pytest.mark.parametrize("name", list(SCENES))
def test_all_that_can_be_pressed_or_filled_has_a_name(qtbot: QtBot, name: str) -> None:
    window = table(qtbot, SCENES[name]())
    live = [*window.findChildren(QAbstractButton), *window.findChildren(QLineEdit)]
    nameless = [widget for widget in live if widget.isVisible() and not widget.accessibleName()]
    assert nameless == []


def test_the_reveal_goes_step_by_step(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.NOTHING)
    window = table(qtbot, play)
    places = []
    for _ in range(4):
        button = step(window)
        places.append(button.geometry())
        click(button)
    assert play.asked == [
        c.Reveal(Actor.TABLE, RevealStep.INTERCEPT),
        c.Reveal(Actor.TABLE, RevealStep.DECODE),
        c.Reveal(Actor.TABLE, RevealStep.CARD),
        c.Reveal(Actor.TABLE, RevealStep.TOKENS),
    ]
    for one, other in pairwise(places):
        assert not one.intersects(other), "a double click would skip a step"


def test_a_double_click_takes_one_step(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.NOTHING)
    window = table(qtbot, play)
    button = step(window)
    place = button.mapTo(window, button.rect().center())
    for _ in range(2):
        target = window.childAt(place)
        QTest.mouseClick(target or window, Qt.MouseButton.LeftButton, pos=(target or window).mapFrom(window, place))
    assert len(play.asked) == 1


def test_the_operator_writes_clues_down(qtbot: QtBot) -> None:
    play = Play().to_encrypt().encrypt((4, 2, 1), (4, 3, 2))
    window = table(qtbot, play)
    window.activateWindow()
    fields = window.page.fields
    assert not window.wants_keys(), "keys are the team's until somebody clicks here"
    assert not step(window).isEnabled()
    click(fields.field(0))
    assert window.wants_keys()
    QTest.keyClicks(fields.field(0), "Meksiko")
    QTest.keyClick(fields.field(0), Qt.Key.Key_Return)
    QTest.keyClicks(fields.field(1), "waltz")
    click(fields.kind_tile(1))
    for _ in range(4):
        click(fields.kind_tile(2))
    click(step(window))
    assert play.asked == [
        c.HearClue(Actor.TABLE, 1, TextClue("Meksiko")),
        c.HearClue(Actor.TABLE, 2, PerformedClue(Performance.HUM, "waltz")),
        c.HearClue(Actor.TABLE, 3, SPOKEN),
        c.FinishReading(Actor.TABLE),
    ]
    assert play.state is not None
    assert play.state.phase is Phase.GUESS
    assert not window.wants_keys()


def test_a_clue_is_corrected_and_struck_until_the_card_turns(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.DECODE)
    window = table(qtbot, play)
    page = window.page
    click(page.correct_button)
    field = page.fields.field(1)
    field.selectAll()
    QTest.keyClicks(field, "noust")
    click(page.fields.strike_tile(2))
    click(page.correct_button)
    assert play.state is not None
    half = play.state.active_half
    assert half is not None
    assert half.clues == (TextClue("ruumiinrakenne"), TextClue("noust"), StruckClue("Freddy"))
    assert not page.fields.isVisible()
    click(step(window))
    assert not page.correct_button.isVisible()


def test_a_mistyped_guess_is_corrected_before_the_card_turns(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.DECODE)
    window = table(qtbot, play)
    page = window.page
    spot = page.guess_spot(Team.WHITE, 0)
    assert not spot.isVisible(), "a guess is not changed by a chance touch"
    click(page.correct_button)
    click(spot)
    assert play.asked == [c.CorrectGuess(Actor.TABLE, GuessKind.INTERCEPT, Code((3, 2, 4)))]
    click(page.guess_spot(Team.BLACK, 2))
    assert play.asked[-1] == c.CorrectGuess(Actor.TABLE, GuessKind.DECODE, Code((2, 3, 1)))
    click(step(window))
    assert not spot.isVisible()


def test_a_guess_is_made_no_attempt_and_no_attempt_a_guess(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.DECODE)
    window = table(qtbot, play)
    page = window.page
    assert not page.attempt_button.isVisible()
    click(page.correct_button)
    assert page.attempt_button.label == "No attempt"
    click(page.attempt_button)
    assert play.asked == [c.CorrectGuess(Actor.TABLE, GuessKind.INTERCEPT, None)]
    assert page.attempt_button.label == "A guess"
    assert not page.guess_spot(Team.WHITE, 0).isVisible()
    click(page.attempt_button)
    assert play.asked[-1] == c.CorrectGuess(Actor.TABLE, GuessKind.INTERCEPT, Code((1, 2, 3)))
    assert page.guess_spot(Team.WHITE, 0).isVisible()


@pytest.mark.parametrize("yes", [True, False])
def test_a_seen_card_is_drawn_anew_at_the_word_of_both_teams(qtbot: QtBot, yes: bool) -> None:
    play = Play().to_encrypt().encrypt((4, 2, 1), (4, 3, 2))
    window = table(qtbot, play)
    menus = window.menus
    window.set_menu_state(MenuState(in_play=True))
    assert menus.action("redraw-white").isEnabled()
    menus.action("redraw-white").trigger()
    assert "White" in window.messages.sentence
    click(window.messages.yes_button if yes else window.messages.no_button)
    assert play.asked == ([DrawCardAnew(Actor.TABLE, Team.WHITE)] if yes else [])
    play.read("a")
    assert not menus.action("redraw-white").isEnabled()


@pytest.mark.parametrize("until", [RevealStep.INTERCEPT, RevealStep.DECODE])
@pytest.mark.parametrize("yes", [True, False])
def test_the_table_agrees_for_both_or_leaves_it_and_nothing_follows_there(
    qtbot: QtBot, until: RevealStep, yes: bool
) -> None:
    play = Play().second_round(until)
    window = table(qtbot, play)
    page = window.page
    assert not page.other_button.isVisible()
    play.do(c.ProposeCorrection(Actor.BLACK, GuessKind.INTERCEPT, Code((4, 3, 2))))
    agree, decline = step(window), page.other_button
    assert (agree.label, decline.label) == ("Both agree", "No, leave it")
    places = [face(agree), face(decline)]
    assert not places[0].intersects(places[1])
    assert page.words.geometry().right() < places[1].left()
    click(agree if yes else decline)
    assert play.asked == [AgreeToProposal(Actor.TABLE) if yes else c.Decline(Actor.TABLE)]
    if yes:
        play.do(c.Agree(Actor.TABLE))
    assert not page.other_button.isVisible()
    assert not any(face(step(window)).intersects(place) for place in places)


def test_what_is_asked_of_both_is_read_whole(qtbot: QtBot) -> None:
    for until in (RevealStep.INTERCEPT, RevealStep.DECODE):
        play = Play().second_round(until)
        play.do(c.ProposeCorrection(Actor.BLACK, GuessKind.INTERCEPT, Code((4, 3, 2))))
        window = table(qtbot, play)
        words = window.page.words
        room = words.width() - 90 * words.unit
        assert not fit(words.line, TypeRole.MEDIUM, (22.0,), words.unit, room, lines=2).elided


def test_players_come_and_go_between_rounds(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.CARD)
    window = table(qtbot, play)
    action = window.menus.action("players")
    assert not action.isEnabled()
    click(step(window))
    action.trigger()
    dialog = window.findChild(PlayersDialog)
    assert dialog is not None
    column = dialog.columns[Team.BLACK]
    click(column.count.tile(3))
    QTest.keyClicks(column.players[2], "Aino")
    click(dialog.done_button)
    assert play.asked[1:] == [c.ChangePlayers(Actor.TABLE, Team.BLACK, ("Ella", "Matti", "Aino"))]


def test_a_repeated_clue_is_accepted_with_a_tile(qtbot: QtBot) -> None:
    window = table(qtbot, SCENES["22-repeat"]())
    fields = window.page.fields
    assert fields.accept_tile(0).isVisible()
    click(fields.accept_tile(0))
    assert not fields.accept_tile(0).isVisible()
    assert fields.strike_tile(0).isVisible()


def test_near_misses_are_accepted_and_taken_back(qtbot: QtBot) -> None:
    play = Play().answers()
    window = table(qtbot, play)
    assert window.page.paper is Paper.ANSWERS
    tile = window.page.answer_tile(Team.WHITE, 1)
    for _ in range(3):
        click(tile)
    assert [asked.slot for asked in play.asked if isinstance(asked, c.AcceptEntry)] == [3, 1, None]
    assert not window.page.answer_tile(Team.WHITE, 0).isVisible()


def test_the_end_shows_the_winner_and_all_keywords_if_asked(qtbot: QtBot) -> None:
    play = Play().answers().do(c.SettleGame(Actor.TABLE))
    window = table(qtbot, play)
    paper = window.page.paper_widget()
    assert "MUSTA" not in paper.accessibleDescription()
    click(window.page.keywords_button)
    assert "MUSTA" in paper.accessibleDescription()
    assert "LUU" in paper.accessibleDescription()
    with qtbot.waitSignal(window.rematch_asked):
        click(step(window))


def test_the_welcome_offers_a_game(qtbot: QtBot) -> None:
    window = table(qtbot, Play())
    assert window.page.paper is Paper.WELCOME
    assert not window.page.resume_button.isVisible()
    with qtbot.waitSignal(window.new_game_asked):
        click(window.page.new_game_button)
    window.set_menu_state(MenuState(resumable=True))
    with qtbot.waitSignals([window.resume_asked, window.menus.resume_asked]):
        click(window.page.resume_button)


def test_a_paused_game_goes_on_by_its_step(qtbot: QtBot) -> None:
    play = Play(paused=True).to_encrypt()
    window = table(qtbot, play)
    with qtbot.waitSignal(window.menus.pause_toggled) as told:
        click(step(window))
    assert told.args == [False]
    assert play.asked == []


def test_the_step_has_a_shortcut_that_follows_it(qtbot: QtBot) -> None:
    play = Play().second_round(RevealStep.NOTHING)
    window = table(qtbot, play)
    window.activateWindow()
    window.set_menu_state(MenuState(in_play=True))
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert play.asked == [c.Reveal(Actor.TABLE, RevealStep.INTERCEPT)]


def test_menus_have_no_two_alike_mnemonics(qtbot: QtBot) -> None:
    window = table(qtbot, Play())
    items = (MonitorItem("a", "A & B"), MonitorItem("b", "B"))
    for assigned, three in product(({}, {Team.WHITE: "a", Team.BLACK: "b"}), (False, True)):
        window.menus.set_state(MenuState(in_play=True, monitors=items, assigned=assigned, three=three))
        for menu in window.menus.menus():
            actions = [action for action in menu.actions() if action.isVisible()]
            texts = [action.text().replace("&&", "") for action in actions]
            letters = Counter(text[text.index("&") + 1].casefold() for text in texts if "&" in text)
            assert [letter for letter, times in letters.items() if times > 1] == [], menu.title()
            assert all(text or action.isSeparator() for text, action in zip(texts, actions, strict=True))
    titles = [action.text() for action in window.menuBar().actions()]
    assert len({title[title.index("&") + 1] for title in titles}) == len(titles)


def test_menus_tell_what_is_asked_for(qtbot: QtBot) -> None:
    window = table(qtbot, Play().deal())
    menus = window.menus
    items = (MonitorItem("a", "A"), MonitorItem("b", "B"))
    window.set_menu_state(
        MenuState(
            in_play=True,
            over=True,
            undo="Take back: the last clue",
            monitors=items,
            assigned={Team.WHITE: "a", Team.BLACK: DOCKED},
            languages=(("en", "English"), ("de", "Deutsch")),
        )
    )
    plain = {
        "new-game": menus.new_game_asked,
        "open-record": menus.open_record_asked,
        "export-record": menus.export_record_asked,
        "take-back": menus.take_back_asked,
        "abandon": menus.abandon_asked,
        "quit": menus.quit_asked,
        "identify": menus.identify_asked,
        "swap": menus.swap_asked,
        "cover": menus.cover_asked,
        "rules": menus.rules_asked,
        "about": menus.about_asked,
    }
    for name, signal in plain.items():
        with qtbot.waitSignal(signal):
            menus.action(name).trigger()
    carrying = [
        ("pause", menus.pause_toggled, [True]),
        ("plain-cards", menus.plain_cards_toggled, [True]),
        ("reduced-motion", menus.reduced_motion_toggled, [True]),
        ("speak-secrets", menus.speak_secrets_toggled, [True]),
        ("language-de", menus.language_chosen, ["de"]),
        ("text-125", menus.text_size_chosen, [125]),
        ("film-pale", menus.film_tint_chosen, [FilmTint.PALE]),
        ("colours-dark", menus.palette_chosen, [Palette.DARK]),
        ("dock-white", menus.monitor_chosen, [Team.WHITE, DOCKED]),
        ("dock-black", menus.monitor_chosen, [Team.BLACK, "b"]),
        ("black-monitor-b", menus.monitor_chosen, [Team.BLACK, "b"]),
    ]
    for name, signal, expected in carrying:
        with qtbot.waitSignal(signal) as told:
            menus.action(name).trigger()
        assert told.args == expected, name


class Shouting(QTranslator):
    """Translates every text into capitals, so that what was not asked for anew is seen."""

    @override
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation, n
        return "".join(part.upper() if "{" not in part else part for part in source.split(" ")) if source else ""

    @override
    def isEmpty(self) -> bool:
        return False


@pytest.mark.parametrize(
    "name", ["01-welcome", "02-keywords", "04-read", "09-reveal-card", "13-answers", "14-finished"]
)
def test_another_language_is_spoken_at_once(qtbot: QtBot, name: str) -> None:
    window = table(qtbot, SCENES[name]())
    before = window.page.words.headline
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        QApplication.processEvents()
        said = [window.page.words.headline, window.menus.action("new-game").text(), window.page.paper_widget().title]
        buttons = [button.label for button in window.findChildren(ActionButton) if button.isVisible() and button.label]
        menus = [menu.title() for menu in window.menus.menus()]
        assert window.page.words.headline != before
        for text in [*said, *buttons, *menus]:
            plain = text.replace("{", "").replace("}", "")
            assert not any(word.islower() for word in plain.split() if word.isalpha()), text
    finally:
        QCoreApplication.removeTranslator(translator)
        QApplication.processEvents()
    assert window.page.words.headline == before


def test_a_message_stands_until_it_is_dismissed_or_replaced(qtbot: QtBot) -> None:
    window = table(qtbot, Play().deal())
    window.show_message("The journal was set aside.", MessageKind.PROBLEM)
    assert window.messages.isVisible()
    window.show_message("Black’s monitor is gone.")
    assert window.messages.sentence == "Black’s monitor is gone."
    click(window.messages.no_button)
    assert not window.messages.isVisible()
    window.show_message("Something else.")
    window.show_message("")
    assert not window.messages.isVisible()


def test_the_button_of_a_message_fills_its_strip_from_the_first_moment(qtbot: QtBot) -> None:
    window = table(qtbot, Play().to_encrypt())
    window.show_message("All is well.")
    QApplication.processEvents()
    button = window.messages.no_button
    assert button.unit < window.messages.unit
    assert button.face_rect().height() > 0.55 * window.messages.height()


def test_a_question_is_answered_once(qtbot: QtBot) -> None:
    window = table(qtbot, Play().deal())
    told: list[bool] = []
    window.ask("Stop the game?", "Stop it", "Play on", told.append)
    click(window.messages.yes_button)
    window.ask("Stop the game?", "Stop it", "Play on", told.append)
    window.show_message("Something else.")
    assert told == [True, False]


def test_docked_screens_have_tabs(qtbot: QtBot) -> None:
    window = table(qtbot, Play().deal())
    assert not window.tabs.isVisible()
    screens = {team: QWidget() for team in Team}
    for team, widget in screens.items():
        window.set_docked(team, widget)
    with qtbot.waitSignal(window.page_changed) as told:
        click(window.tabs.tab(Team.BLACK))
    assert told.args == [Team.BLACK]
    assert screens[Team.BLACK].isVisible()
    window.set_docked(Team.BLACK, None)
    assert window.page.isVisible()
    assert screens[Team.BLACK].parent() is None
    window.set_docked(Team.WHITE, None)
    assert not window.tabs.isVisible()


@pytest.mark.parametrize(("wide", "high", "small"), [(960, 540, False), (959, 540, True), (960, 539, True)])
def test_a_window_that_is_too_small_says_so(qtbot: QtBot, wide: int, high: int, small: bool) -> None:
    window = table(qtbot, Play().deal(), wide, high)
    assert window.page.isVisible() is not small


def test_it_closes_only_if_it_may(qtbot: QtBot) -> None:
    window = table(qtbot, Play().deal())
    answers = [False, True]
    window.set_may_close(lambda: answers.pop(0))
    assert not window.close()
    assert window.isVisible()
    assert window.close()


def test_the_seconds_of_the_sand(qtbot: QtBot) -> None:
    play = Play(sand=SandTimer(30, NOW - 9, 30)).to_encrypt()
    window = table(qtbot, play)
    assert "21 s" in [widget.accessibleName() for widget in window.findChildren(QWidget)]


def test_focus_never_falls_into_a_field_by_itself(qtbot: QtBot) -> None:
    play = Play().to_encrypt().encrypt((4, 2, 1), (4, 3, 2)).half(("a", "b", "c"), None, (4, 2, 1))
    window = table(qtbot, play)
    window.activateWindow()
    button = step(window)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert play.state is not None
    assert play.state.phase is Phase.READ
    assert window.page.fields.isVisible()
    assert not window.wants_keys()


def test_a_closed_window_is_gone(qtbot: QtBot) -> None:
    play = Play().deal()
    window = TableWindow(play.session)
    window.show()
    gone = weakref.ref(window)
    window.close()
    window.deleteLater()
    del window
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.waitUntil(lambda: gone() is None)
    play.publish()


def test_reading_ends_only_once_a_repeated_clue_is_accepted_or_struck(qtbot: QtBot) -> None:
    """Also where it was typed last and the step was pressed without Enter."""
    for tile in ("accept_tile", "strike_tile"):
        play = Play().first_round().do(c.StartRound(Actor.TABLE, 2)).encrypt((3, 4, 2), (2, 3, 4))
        play.read("yksi", "kaksi")
        window = table(qtbot, play)
        fields = window.page.fields
        click(fields.field(2))
        QTest.keyClicks(fields.field(2), "meksiko")
        click(step(window))
        assert play.asked == [c.HearClue(Actor.TABLE, 3, TextClue("meksiko"))]
        assert window.page.step is not None
        assert window.page.step.detail == "A repeated clue: accept or strike it"
        assert not step(window).isEnabled()
        window.page.press_step()
        assert phase(play) is Phase.READ
        click(getattr(fields, tile)(2))
        click(step(window))
        assert phase(play) is Phase.GUESS


def phase(play: Play) -> Phase:
    assert play.state is not None
    return play.state.phase
