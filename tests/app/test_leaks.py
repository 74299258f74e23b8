"""No window tells or holds what its viewers may not know, at any moment of a whole game, nor do the logs."""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QWidget

from decrypto_qt.app.demo import ArrangedChance, Stage
from decrypto_qt.app.hands import click, key, press, release, type_text
from decrypto_qt.game.settings import NewGameSettings
from decrypto_qt.models.session import Session
from decrypto_qt.rules.decrypto.record import Record, read_record
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, RevealStep
from decrypto_qt.rules.decrypto.views import AfterGameView, EncryptorView, TeamView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.materials import STORE
from decrypto_qt.windows.team_screen import TeamScreen
from tests.support.leaks import Secret, Walk, secrets_from
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, full_state

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = {
    Team.WHITE: ("zworlak", "zvimpet", "zgrondix", "zplurmo"),
    Team.BLACK: ("qhextol", "qdaspin", "qfurgam", "qjolbek"),
}
NOTES = {Team.WHITE: "wpencilnote", Team.BLACK: "bpencilnote"}


def _half(code: str, intercept: str | None, decode: str, clue: str) -> dict[str, Any]:
    digits = {"code": code, "intercept": intercept, "decode": decode}
    return {
        **{name: None if text is None else [int(digit) for digit in text] for name, text in digits.items()},
        "clues": [f"{clue}{number}" for number in "abc"],
    }


def sentinels() -> Record:
    """A game of two rounds in which no word and no triple of digits occurs twice; misunderstandings tie it."""
    import json

    return read_record(
        json.dumps(
            {
                "format": "decrypto-qt/record",
                "version": 1,
                "game": "decrypto",
                "language": "en",
                "teams": {
                    "white": {"name": "Hats", "players": ["Ann", "Bob"], "keywords": WORDS[Team.WHITE]},
                    "black": {"name": "Caps", "players": ["Cid", "Dee"], "keywords": WORDS[Team.BLACK]},
                },
                "rounds": [
                    {"white": _half("421", None, "124", "clueone"), "black": _half("432", None, "241", "cluetwo")},
                    {
                        "white": _half("342", "143", "341", "cluethree"),
                        "black": _half("213", "314", "412", "cluefour"),
                    },
                ],
                "keyword_guesses": {
                    "white": ["wansone", "wanstwo", "wansthree", "wansfour"],
                    "black": ["bansone", "banstwo", "bansthree", "bansfour"],
                },
            }
        ).encode()
    )


def sentinels_of_three() -> Record:
    """Two rounds of three players, each misunderstood; no word and no triple of digits occurs twice."""
    import json

    names = {"team": {"players": ["Ann", "Bob"], "keywords": WORDS[Team.WHITE]}, "interceptor": {"players": ["Cid"]}}
    record = {"format": "decrypto-qt/record", "version": 1, "game": "decrypto-3", "language": "en", "teams": names}
    rounds = [_half("421", None, "124", "clueone"), _half("432", "143", "341", "cluetwo")]
    return read_record(json.dumps({**record, "rounds": rounds}).encode())


def _roots(stage: Stage) -> dict[Team | None, QWidget]:
    white, black = (stage.program.windows[team] for team in Team)
    return {None: stage.window, Team.WHITE: white, Team.BLACK: black}


def _chosen(stage: Stage, viewer: Team | None) -> list[Secret]:
    """What stands in the pads and fields of other teams' screens and is not locked yet."""
    found = []
    for team, screen in stage.program.screens.items():
        if team is viewer:
            continue
        if all(screen._digits) and full_state(stage).phase is Phase.GUESS:
            found.append(Secret(f"the digits that {team.name} has chosen", code=tuple(d or 0 for d in screen._digits)))
        if full_state(stage).phase is Phase.KEYWORD_GUESS:
            found += [Secret(f"an answer that {team.name} has typed", word) for word in screen._entries if word]
    return found


def _walked(stage: Stage, viewer: Team | None, secrets: list[Secret]) -> Walk:
    walk = Walk(secrets, stop=(ArrangedChance, Stage))
    walk.window(_roots(stage)[viewer])
    walk.clipboards()
    return walk


def _expect_no_leak(stage: Stage, moment: str, holder: Team | None = None) -> int:
    """Walks all three windows; returns how many secrets were looked for."""
    state, looked = full_state(stage), 0
    for viewer in (None, *Team):
        secrets = secrets_from(state, viewer, holds=viewer is holder and holder is not None) + _chosen(stage, viewer)
        walk = _walked(stage, viewer, secrets)
        name = "table" if viewer is None else viewer.name
        assert not walk.leaks, (moment, name, walk.leaks)
        for view in walk.met:
            # Reached from a window, full knowledge or the other team's view is a leak whatever it says.
            assert not isinstance(view, GameState | EncryptorView | AfterGameView), (moment, name, type(view))
            assert not isinstance(view, TeamView) or view.team is viewer, (moment, name)
            assert not isinstance(view, Session) or view is _session(stage, viewer), (moment, name)
            assert not isinstance(view, TeamScreen) or view.team is viewer, (moment, name)
        assert walk.texts > 100, "the walk sees hardly anything"
        looked += len(secrets)
    return looked


def _session(stage: Stage, viewer: Team | None) -> Session:
    return stage.program.session if viewer is None else stage.program.team_sessions[viewer]


def _pencil(stage: Stage, team: Team) -> None:
    """Writes a note on the other team's side of the sheet, as a person does: turn it, press a line, type, Enter."""
    from PySide6.QtCore import QPointF, Qt

    sheet = stage.program.screens[team].sheet
    page = sheet.model.page
    if page is None or page.side is team:
        click(sheet, QPointF(sheet._tab_rect(team.other).center()))
        stage.settle()
    sheet.begin_pencil(2)
    type_text(stage.window, NOTES[team])
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()


@pytest.fixture
def stage_of_sentinels(tmp_path: Path, screens: Callable[..., None]) -> Any:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", sentinels()) as stage:
        yield stage


@pytest.mark.usefixtures("qtbot")
def test_a_whole_game_leaks_nothing(
    stage_of_sentinels: Stage, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Spoken clues are public as soon as they exist; written ones are looked for in `test_play_written`."""
    caplog.set_level(logging.DEBUG)
    stage = stage_of_sentinels
    player = WholePlayer(stage)
    looked: Counter[Phase] = Counter()
    held: list[str] = []

    def look(moment: str, holder: Team | None = None) -> None:
        looked[full_state(stage).phase] += _expect_no_leak(stage, moment, holder)

    def look_within(moment: str) -> None:
        holder = Team(moment.partition("-")[0]) if moment.endswith("holds-the-card") else None
        if holder is not None:
            held.append(moment)
            assert stage.program.screens[holder].card.is_open
        look(moment, holder)

    player.before_press = lambda name: look("typed") if name == "lock-entries" else None
    look("dealt")
    noted: set[Team] = set()
    steps = 0
    while (done := player.step(look_within)) is not None:
        stage.settle()
        state = full_state(stage)
        look(done)
        if state.phase is Phase.ENCRYPT and state.controller is not None and state.controller not in noted:
            noted.add(state.controller)
            _pencil(stage, state.controller)
            assert NOTES[state.controller] in full_state(stage).team(state.controller).pencil
            look("a pencil note")
        steps += 1
        assert steps < 200
    assert full_state(stage).phase is Phase.FINISHED
    assert full_state(stage).tie_break
    assert set(looked) == set(Phase) - {Phase.ABANDONED}, "every phase was looked at"
    assert len(held) == 4, "so was every code card that was held"
    assert all(looked[phase] >= 8 for phase in set(looked) - {Phase.KEYWORD_REVEAL, Phase.FINISHED}), looked
    _expect_quiet(caplog.text, *capfd.readouterr())
    # What keeps pictures by what they show keeps no words and digits of a whole game.
    words = [Secret("a word", word) for word in (*WORDS[Team.WHITE], *WORDS[Team.BLACK], *NOTES.values())]
    store = Walk(words)
    store.value("the store of painted things", STORE)
    assert not store.leaks
    assert store.met, "there is a store"


@pytest.mark.parametrize("clues", list(ClueMode))
@pytest.mark.usefixtures("qtbot")
def test_a_whole_game_of_three_players_leaks_nothing(
    clues: ClueMode, tmp_path: Path, screens: Callable[..., None]
) -> None:
    """No keyword, code or unread guess of the team comes to the interceptor's screen, nor its guess to the team's."""
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", sentinels_of_three(), new_game=NewGameSettings(clue_mode=clues)) as stage:
        player = WholePlayer(stage)
        looked: Counter[Phase] = Counter()

        def look(moment: str) -> None:
            holder = Team.WHITE if moment.endswith("holds-the-card") else None
            looked[full_state(stage).phase] += _expect_no_leak(stage, moment, holder)

        look("dealt")
        noted = False
        while (done := player.step(look)) is not None:
            stage.settle()
            look(done)
            state = full_state(stage)
            turn = stage.program.screens[Team.BLACK].button("turn-sand")
            if turn is not None:
                click(turn)
                stage.settle()
                assert full_state(stage).sand is not None
                look("sand")
            if state.controller is Team.BLACK and not noted:
                noted = True
                _pencil(stage, Team.BLACK)
                assert NOTES[Team.BLACK] in full_state(stage).black.pencil
                look("a pencil note")
        state = full_state(stage)
        assert state.outcome is not None
        assert state.outcome.winner is Team.BLACK
        assert set(looked) == set(Phase) - {Phase.KEYWORD_GUESS, Phase.KEYWORD_REVEAL, Phase.ABANDONED}
        assert noted
        # Both others seek the four keywords, and in most phases a code or a guess besides.
        assert all(looked[phase] >= 8 for phase in looked), looked
        own = [Secret("own", word) for word in WORDS[Team.WHITE]]
        assert not _walked(stage, Team.BLACK, own).leaks
        assert _walked(stage, Team.WHITE, own).leaks, "the walk finds them where they are"


def _expect_quiet(*texts: str) -> None:
    """What was logged and printed names no word and no digits, not even those that are public by the end."""
    words = (*WORDS[Team.WHITE], *WORDS[Team.BLACK], *NOTES.values(), "wans", "bans")
    for text in texts:
        assert not [word for word in words if word in text.casefold()]
        for code in ("421", "432", "342", "213", "124", "241", "341", "412", "143", "314"):
            secret = Secret("a code", code=tuple(int(digit) for digit in code))
            assert not secret.is_in(text), (code, text)


@pytest.mark.usefixtures("qtbot")
def test_the_walk_finds_what_is_planted(stage_of_sentinels: Stage, qapp: Any) -> None:
    """A walk that finds nothing proves nothing, unless it finds each of these."""
    from PySide6.QtWidgets import QLabel

    stage = stage_of_sentinels
    window = stage.window
    WholePlayer(stage).until(lambda table: table.white_half is not None and table.white_half.drawn)
    state = full_state(stage)
    code, word = (4, 2, 1), WORDS[Team.BLACK][0]
    assert state.white_half is not None
    assert state.white_half.code == code
    label = QLabel(window)
    label.hide()
    page: Any = window.page
    note = type(page)._place_tray  # any function: what it closes over is looked at

    def planted() -> object:
        return note, word

    plants: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        "a title": (lambda: window.setWindowTitle(word), lambda: window.setWindowTitle("Decrypto Qt")),
        "a hidden label": (lambda: label.setText(f"It is {word.upper()}!"), lambda: label.setText("")),
        "a tooltip": (lambda: label.setToolTip("4.2.1"), lambda: label.setToolTip("")),
        "a name that is read aloud": (lambda: label.setAccessibleName("4 2 1"), lambda: label.setAccessibleName("")),
        "a dynamic property": (lambda: label.setProperty("note", "421"), lambda: label.setProperty("note", "")),
        "an action": (
            lambda: window.menus.action("rules").setWhatsThis(word),
            lambda: window.menus.action("rules").setWhatsThis(""),
        ),
        "an attribute": (lambda: setattr(page, "_planted", {"x": [code]}), lambda: delattr(page, "_planted")),
        "digits in rows": (
            lambda: setattr(page, "_planted", [Secret("a", "4"), Secret("b", "2"), Secret("c", "1")]),
            lambda: delattr(page, "_planted"),
        ),
        "a closure": (lambda: setattr(page, "_planted", planted), lambda: delattr(page, "_planted")),
        "the clipboard": (
            lambda: QGuiApplication.clipboard().setText(word),
            lambda: QGuiApplication.clipboard().clear(),
        ),
    }
    if QGuiApplication.clipboard().supportsSelection():
        plants["the primary selection"] = (
            lambda: QGuiApplication.clipboard().setText(word, QClipboard.Mode.Selection),
            lambda: QGuiApplication.clipboard().clear(QClipboard.Mode.Selection),
        )
    for what, (plant, remove) in plants.items():
        assert not _walked(stage, None, secrets_from(state, None)).leaks, what
        plant()
        assert _walked(stage, None, secrets_from(state, None)).leaks, what
        remove()
    # The walk of White's window finds each of White's own words, behind the film among other places.
    for own in WORDS[Team.WHITE]:
        leaks = _walked(stage, Team.WHITE, [Secret("own", own)]).leaks
        assert any(".film." in leak for leak in leaks), leaks


@pytest.mark.usefixtures("qtbot")
def test_a_held_code_is_seen_by_the_walk_on_that_screen_alone(stage_of_sentinels: Stage) -> None:
    stage = stage_of_sentinels
    WholePlayer(stage).until(lambda table: table.white_half is not None and table.white_half.drawn)
    code = [Secret("the code", code=(4, 2, 1))]
    hold = stage.program.screens[Team.WHITE].hold
    for viewer in (None, *Team):
        assert not _walked(stage, viewer, code).leaks
    press(hold)
    stage.settle()
    assert _walked(stage, Team.WHITE, code).leaks
    for viewer in (None, Team.BLACK):
        assert not _walked(stage, viewer, code).leaks
    release(hold)
    stage.settle()
    assert not _walked(stage, Team.WHITE, code).leaks, "what was held is forgotten"


@pytest.mark.usefixtures("qtbot")
def test_a_covered_screen_has_forgotten_its_words(stage_of_sentinels: Stage) -> None:
    """Under a cover only the session still knows the team's view; no widget has a word of it."""
    stage = stage_of_sentinels
    player = WholePlayer(stage)
    own = [Secret("own", word) for word in WORDS[Team.WHITE]]

    def held_by_widgets() -> list[str]:
        walk = Walk(own, stop=(ArrangedChance, Stage, Session))
        walk.window(stage.program.windows[Team.WHITE])
        return walk.leaks

    player.until(lambda table: table.phase is Phase.GUESS)
    assert held_by_widgets()
    stage.program.cover_everything()
    assert not held_by_widgets()
    assert full_state(stage).white_half is not None
    assert full_state(stage).active_half is not None
    assert full_state(stage).active_half.revealed is RevealStep.NOTHING  # type: ignore[union-attr]  # as just seen


@pytest.mark.usefixtures("qtbot")
def test_a_game_that_is_paused_or_stopped_leaks_nothing_until_somebody_wants_to_see(stage_of_sentinels: Stage) -> None:
    stage = stage_of_sentinels
    WholePlayer(stage).until(lambda table: table.phase is Phase.GUESS)
    stage.window.menus.action("pause").trigger()
    stage.settle()
    assert all(window.is_covered for window in stage.program.windows.values())
    _expect_no_leak(stage, "paused")
    stage.confirm_screens()
    stage.window.menus.action("abandon").trigger()
    _expect_no_leak(stage, "asked whether to stop")
    click(stage.window.messages.yes_button)
    stage.settle()
    assert full_state(stage).phase is Phase.ABANDONED
    _expect_no_leak(stage, "stopped")
    # All keywords and codes may be shown then: a choice, and a person's.
    click(stage.window.page.keywords_button)
    stage.settle()
    told = _walked(stage, None, secrets_from(full_state(stage), None)).leaks
    assert {f"a keyword of {team.name}" for team in Team} <= {leak.partition(" at ")[0] for leak in told}
