"""Three players: whole games by clicks and keys, to both ends; what the windows showed is what `replay` says.

The interceptor's screen has a note sheet and the sand, and nothing of the team's. Leaks are sought in `test_leaks`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click, key, type_text
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.game.settings import NewGameSettings
from decrypto_qt.models.tray import Style
from decrypto_qt.models.words import clue_text
from decrypto_qt.rules.decrypto.record import Record, read_record, write_record
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, PlayMode, RevealStep, TimerMode, Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.clue_entries import entry_of
from decrypto_qt.windows.guard import Verdict
from decrypto_qt.windows.new_game import NewGameDialog
from decrypto_qt.windows.team_window import DockedState
from tests.support.cases import CASES
from tests.support.offscreen import Monitor
from tests.support.stages import SMALL_MONITORS, StillClock, WholePlayer, count_red, dealt, full_state, staged

if TYPE_CHECKING:
    from decrypto_qt.rules.decrypto.views import TableView

PAIR: Final = Team.WHITE
ALONE: Final = Team.BLACK


def _round(encryptor: str, code: str, clues: list[Any], intercept: str | None, decode: str) -> dict[str, Any]:
    digits = {"code": code, "intercept": intercept, "decode": decode}
    return {
        "encryptor": encryptor,
        **{name: None if text is None else [int(digit) for digit in text] for name, text in digits.items()},
        "clues": clues,
    }


def _to_the_end() -> dict[str, Any]:
    """Five rounds in which one token falls: the team wins. Clues of every kind that can be written down."""
    return {
        "format": "decrypto-qt/record",
        "version": 1,
        "game": "decrypto-3",
        "language": "en",
        "teams": {
            "team": {"name": "Hats", "players": ["Ann", "Bob"], "keywords": ["robot", "violin", "harbour", "pepper"]},
            "interceptor": {"players": ["Cid"]},
        },
        "rounds": [
            _round("Ann", "421", ["spice", "strings", "metal"], None, "412"),
            _round("Bob", "134", [{"performed": "mime", "note": "walks"}, "ships", "sneeze"], "143", "134"),
            _round("Ann", "213", ["bow", {"performed": "hum"}, {"spoken": True}], None, "213"),
            _round("Ann", "342", ["anchor", "mill", "Stradivari"], "234", "342"),
            _round("Bob", "124", ["Asimov", "quartet", "hot"], "142", "124"),
        ],
    }


def _in_words() -> bytes:
    """The same game with all clues in words, as an encryptor hands them in."""
    record = _to_the_end()
    for number, played in enumerate(record["rounds"], 1):
        played["clues"] = [
            clue if isinstance(clue, str) else f"word {number} {place}" for place, clue in enumerate(played["clues"], 1)
        ]
    return json.dumps(record).encode()


RECORDS: Final[dict[str, Callable[[], bytes]]] = {
    "interceptor": (CASES / "three-players.json").read_bytes,
    "team": lambda: json.dumps(_to_the_end()).encode(),
}


def _record(winner: str) -> Record:
    return read_record(RECORDS[winner]())


def _expected(record: bytes, tmp_path: Path) -> dict[str, Any]:
    path = tmp_path / "wanted.json"
    path.write_bytes(record)
    told: dict[str, Any] = json.loads(replay_file(str(path)))
    return told


@pytest.fixture
def team_wins(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> Iterator[Stage]:
    """The cards of the game of five rounds dealt, both sides before their own screens."""
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", _record("team")) as stage:
        yield stage


def _is_offered(stage: Stage) -> dict[Team, set[str]]:
    """The buttons that can be pressed on each screen, a code card to hold among them."""
    found = {}
    for team, screen in stage.program.screens.items():
        buttons = [*screen.buttons.values(), screen.hold]
        found[team] = {one.objectName() for one in buttons if one.isVisibleTo(screen) and one.isEnabled()}
    return found


def _expect_a_next_step(stage: Stage, moment: str) -> None:
    table = stage.table
    assert table is not None
    offered = _is_offered(stage)
    onward = [
        button.name
        for screen in stage.program.screens.values()
        for button in screen.tray_state.buttons
        if button.style is Style.MAIN or button.name == "no-attempt"
    ]
    assert onward or stage.window.page.step is not None, moment
    assert table.controller is not None
    if table.phase not in (Phase.FINISHED, Phase.ABANDONED):
        assert offered[table.controller.other] <= {"turn-sand"}, moment
    assert not offered[ALONE] & {"hold", "draw", "ready", "accept", "exchange-1", "other-encryptor"}, moment


def _expect_what_belongs_there(stage: Stage, moment: str) -> None:
    pair, alone = (stage.program.screens[team] for team in Team)
    assert not alone.film.isVisibleTo(alone), moment
    assert not alone.card.isVisibleTo(alone), moment
    assert not alone.look_away.isVisibleTo(alone), moment
    assert pair.film.isVisibleTo(pair), moment
    # The sheet has the place of the film: at most the strip lies above it.
    assert alone.sheet.isVisibleTo(alone), moment
    assert alone.sheet.geometry().top() < 0.2 * alone.height(), moment
    for screen in (pair, alone):
        page = screen.sheet.model.page
        assert page is not None
        assert page.side is PAIR, moment
        assert (page.pencil is None) is (screen is pair), moment


def _tokens(stage: Stage) -> int:
    """What all windows say that the interceptor holds; nobody holds anything else."""
    boards = {team: stage.window.page._boards[team] for team in Team}
    told = {screen.strip._tokens[team] for screen in stage.program.screens.values() for team in (PAIR,)}
    assert told | {boards[PAIR].counts} == {(0, 0)}
    held = {screen.strip._tokens[ALONE] for screen in stage.program.screens.values()} | {boards[ALONE].counts}
    [(interceptions, miscommunications)] = held
    assert miscommunications == 0
    return interceptions


def _lines(stage: Stage, team: Team) -> list[tuple[str, int | None, int | None]]:
    page = stage.program.screens[team].sheet.model.page
    assert page is not None
    return [(line.clue, line.guess, line.right) for played in page.rounds for line in played.lines]


def _wanted_lines(record: Record, team: Team) -> list[tuple[str, int | None, int | None]]:
    lines: list[tuple[str, int | None, int | None]] = []
    for played in record.rounds:
        half = played.white
        guess = half.decode if team is PAIR else half.intercept
        for i, clue in enumerate(half.clues):
            lines.append((clue_text(clue), None if guess is None else guess[i], half.code[i]))
    return lines


@pytest.mark.parametrize(("winner", "clues"), [(w, ClueMode.SPOKEN) for w in RECORDS] + [("team", ClueMode.WRITTEN)])
@pytest.mark.usefixtures("qtbot")
def test_a_whole_game_is_played_and_its_record_replays(
    winner: str, clues: ClueMode, tmp_path: Path, screens: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    screens(*SMALL_MONITORS)
    record = RECORDS[winner]() if clues is ClueMode.SPOKEN else _in_words()
    told = _expected(record, tmp_path)
    assert told["winner"] == winner
    with dealt(tmp_path / "data", read_record(record), new_game=NewGameSettings(clue_mode=clues)) as stage:
        assert full_state(stage).clue_mode is clues
        player = WholePlayer(stage)
        done: str | None = "dealt"
        seen: set[Phase] = set()
        while done is not None:
            stage.settle()
            table = stage.table
            assert table is not None
            seen.add(table.phase)
            _expect_a_next_step(stage, done)
            _expect_what_belongs_there(stage, done)
            if done.endswith("reveal-tokens"):
                assert _tokens(stage) == told["rounds"][table.round_number - 1]["interceptor"]["interceptions"]
            done = player.step()
        assert seen == set(Phase) - {Phase.KEYWORD_GUESS, Phase.KEYWORD_REVEAL, Phase.ABANDONED}
        assert {team: _lines(stage, team) for team in Team} == {
            team: _wanted_lines(stage.record, team) for team in Team
        }
        for screen in stage.program.screens.values():
            page = screen.sheet.model.page
            assert page is not None
            # Hummed without a note: the sheet has the window's word for it, the record its own.
            told_boxes = told["sheets"]["team"].items()
            wanted = {n: ["hummed" if clue == "hum" else clue for clue in box] for n, box in told_boxes}
            assert {str(n): list(box) for n, box in enumerate(page.boxes, 1)} == wanted
        headline = {"team": "The team wins", "interceptor": "The interceptor wins"}[winner]
        assert stage.window.page.words.headline == headline
        assert {screen.tray_state.headline for screen in stage.program.screens.values()} == {headline}
        file = tmp_path / "exported.json"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
        stage.window.menus.action("export-record").trigger()
        exported = read_record(file.read_bytes())
        assert exported.rounds == stage.record.rounds
        assert (exported.white, exported.black) == (stage.record.white, stage.record.black)
        replayed = json.loads(replay_file(str(file)))
        assert replayed | {"file": ""} == told | {"file": ""}


def test_new_game_asks_for_two_and_one_and_remembers_it(
    tmp_path: Path, screens: Callable[..., None], qtbot: object
) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", _record("team")) as stage:
        setup = full_state(stage).setup
        assert setup.variant is Variant.THREE_PLAYERS
        assert (setup.white.players, setup.black.players) == (("Ann", "Bob"), ("Cid",))
        assert len(setup.white.keywords) == 4
        assert setup.black.keywords == ()
        remembered = stage.program.settings.new_game
    assert remembered.variant is Variant.THREE_PLAYERS
    with staged(tmp_path / "data", _record("team")) as stage:
        assert stage.program.settings.new_game == remembered
        stage.program.ask_new_game()
        dialog = stage.window.findChild(NewGameDialog)
        assert isinstance(dialog, NewGameDialog)
        assert dialog.variant.value is Variant.THREE_PLAYERS
        assert dialog.columns[ALONE].players[0].text() == "Cid"
        dialog.close()


def _to_a_slow_encryptor(stage: Stage) -> WholePlayer:
    player = WholePlayer(stage)
    player.until(lambda table: table.white_half is not None and table.white_half.drawn)
    return player


@pytest.mark.parametrize("by", ["the button", "the glass"])
def test_the_interceptor_turns_the_sand_while_the_team_has_mouse_and_keyboard(team_wins: Stage, by: str) -> None:
    stage = team_wins
    alone = stage.program.screens[ALONE]
    WholePlayer(stage).until(lambda table: table.phase is Phase.ENCRYPT)
    assert alone.button("turn-sand") is None, "nobody is slow before a card is drawn"
    player = _to_a_slow_encryptor(stage)
    assert stage.table is not None
    assert stage.table.controller is PAIR
    button = alone.button("turn-sand")
    assert button is not None
    click(button if by == "the button" else alone.sand)
    stage.settle()
    assert full_state(stage).sand is not None
    assert stage.table.controller is PAIR
    assert alone.button("turn-sand") is None
    assert "sand" in stage.program.screens[PAIR].tray_state.status
    clock = stage.program._now
    assert isinstance(clock, StillClock)
    clock.seconds += 10
    for widget in (alone.sand, stage.program.screens[PAIR].sand, stage.window.page._sand):
        assert widget.timer is not None
        assert widget.timer.remaining(clock()) == 20
    # It is advisory: also when the sand has run out the encryptor takes its time.
    clock.seconds += 60
    assert player.step() == "white-ready"
    stage.settle()
    assert stage.table.phase is Phase.READ


def test_keys_stay_with_the_team_while_the_interceptor_may_turn_the_sand(team_wins: Stage) -> None:
    stage = team_wins
    _to_a_slow_encryptor(stage)
    for _ in range(4):
        key(stage.window, Qt.Key.Key_Return)
        key(stage.window, Qt.Key.Key_Right)
    stage.settle()
    assert stage.program.screens[ALONE].keys_at() is None
    assert full_state(stage).sand is None


def test_without_sand_there_is_none_to_turn_and_the_sheet_has_its_place(
    tmp_path: Path, screens: Callable[..., None], qtbot: object
) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    with staged(tmp_path / "data", _record("team")) as stage:
        for name in stage.deal():
            assert name == "new-game"
            dialog = stage.window.findChild(NewGameDialog)
            assert isinstance(dialog, NewGameDialog)
            click(dialog.timer.tile(TimerMode.OFF))
        stage.confirm_screens()
        _to_a_slow_encryptor(stage)
        alone = stage.program.screens[ALONE]
        assert alone.button("turn-sand") is None
        assert not alone.sand.isVisibleTo(alone)
        assert alone.sheet.geometry().right() > 0.95 * alone.width()


def test_the_first_round_says_why_nobody_intercepts(team_wins: Stage) -> None:
    WholePlayer(team_wins).until(lambda table: table.phase is Phase.GUESS)
    alone = team_wins.program.screens[ALONE]
    assert "Nobody intercepts in the first round" in alone.tray_state.status
    assert alone.closed_tray.isVisibleTo(alone)
    assert _is_offered(team_wins)[ALONE] == set()


def test_a_wrong_decoding_is_the_interceptors_token(team_wins: Stage) -> None:
    """In the first round too, in which nobody intercepts; its well is ringed before it is filled."""

    def shown(table: TableView) -> bool:
        return table.white_half is not None and table.white_half.revealed is RevealStep.CARD

    WholePlayer(team_wins).until(shown)
    page = team_wins.window.page
    assert page.words.headline == "The team misunderstood its code"
    assert page.words.line == "The code was 4.2.1. A token for the interceptor."
    ringed = {screen.strip._ringed for screen in team_wins.program.screens.values()}
    assert [ring and ring[0] for ring in ringed] == [ALONE]
    assert _tokens(team_wins) == 0
    WholePlayer(team_wins).step()
    team_wins.settle()
    assert _tokens(team_wins) == 1


def test_players_stay_and_the_menus_speak_of_team_and_interceptor(team_wins: Stage) -> None:
    WholePlayer(team_wins).until(lambda table: table.phase is Phase.ROUND_OVER)
    menus = team_wins.window.menus
    assert not menus.action("players").isEnabled()
    assert not menus.action("redraw-black").isVisible()
    said = [action.text() for menu in menus.menus() for action in menu.actions() if action.isVisible()]
    said += [window.windowTitle() for window in team_wins.program.windows.values()]
    said += [window.accessibleName() for window in team_wins.program.windows.values()]
    team_wins.program.cover_everything()
    for window in team_wins.program.windows.values():
        said += [child.accessibleName() for child in (window.cover, *window.cover.findChildren(QWidget))]
    assert not [text for text in said if "White" in text or "Black" in text]
    assert [text for text in said if "interceptor" in text]


def test_a_rematch_leaves_all_three_where_they_sit_and_counts_the_evening(
    tmp_path: Path, screens: Callable[..., None], qtbot: object
) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", _record("interceptor")) as stage:
        before, sat = stage.program.assignment, full_state(stage).setup
        player = WholePlayer(stage)
        while player.step() is not None:
            stage.settle()
        score = "This evening: The team 0, C 1."
        assert stage.window.page.words.line == score
        button = stage.program.screens[PAIR].button("rematch")
        assert button is not None
        click(button)
        stage.wait_for(lambda: stage.table is not None and stage.table.outcome is None, "the next game")
        setup = full_state(stage).setup
        assert setup.variant is Variant.THREE_PLAYERS
        assert (setup.white.players, setup.black.players) == (sat.white.players, sat.black.players)
        assert stage.program.assignment == before
        assert {window.guard.verdict for window in stage.program.windows.values()} == {Verdict.NOT_CONFIRMED}
        assert _tokens(stage) == 0


def _press(stage: Stage, team: Team, name: str) -> None:
    button = stage.program.screens[team].button(name)
    assert button is not None, f"{name} is not there for {team.value}"
    assert button.isEnabled(), name
    click(button)
    stage.settle()


def test_at_once_a_round_is_played_by_touches_on_both_screens(
    tmp_path: Path, screens: Callable[..., None], qtbot: object
) -> None:
    """Nobody hands over; the team looks at its words alone, and both guess as soon as the clues are there."""
    del qtbot
    screens(*SMALL_MONITORS)
    last = NewGameSettings(play_mode=PlayMode.AT_ONCE)
    with dealt(tmp_path / "data", _record("team"), new_game=last) as stage:
        alone = stage.program.screens[ALONE]
        for number in (1, 2):
            if number == 1:
                assert alone.tray_state.headline == "The team looks at its words"
                _press(stage, PAIR, "accept")
            _press(stage, PAIR, "draw")
            _press(stage, ALONE, "turn-sand")
            assert alone.tray_state.status == "You have turned the sand"
            _press(stage, PAIR, "ready")
            for row, clue in enumerate(("one", "two", "three")):
                click(alone.fields.field(row))
                type_text(stage.window, f"{clue} {number}")
            _press(stage, ALONE, "finish-clues")
            if number == 1:
                assert _is_offered(stage)[ALONE] == set()
            else:
                assert stage.program.screens[PAIR].button("lock") is None, "the interception is locked first"
                _press(stage, ALONE, "no-attempt")
            for row in range(3):
                click(stage.program.screens[PAIR].pad.tile(row, row + 1))
            _press(stage, PAIR, "lock")
            assert stage.table is not None
            while stage.table.phase is Phase.REVEAL:
                # Any of the three may do what all may see.
                step = stage.program.screens[ALONE].tray_state.buttons[0].name
                _press(stage, ALONE, step)
            assert stage.table.phase is Phase.ROUND_OVER
            _press(stage, PAIR, "next-round")
        assert full_state(stage).round_number == 3


def test_after_a_restart_three_go_on_where_they_were(
    tmp_path: Path, screens: Callable[..., None], qtbot: object
) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", _record("interceptor")) as stage:
        _to_a_slow_encryptor(stage)
        _press(stage, ALONE, "turn-sand")
        before = full_state(stage)
    with staged(tmp_path / "data", _record("interceptor")) as stage:
        assert full_state(stage) == before
        said = [window.windowTitle() for window in stage.program.windows.values()]
        assert said == ["This is the team’s screen", "This is the interceptor’s screen"]
        stage.confirm_screens()
        _expect_what_belongs_there(stage, "after the restart")
        player = WholePlayer(stage)
        while player.step() is not None:
            stage.settle()
        outcome = full_state(stage).outcome
        assert outcome is not None
        assert outcome.winner is ALONE


def test_a_record_of_three_that_has_not_ended_is_played_on(
    tmp_path: Path, screens: Callable[..., None], qtbot: object
) -> None:
    del qtbot
    screens(*SMALL_MONITORS)
    record = _record("team")
    file = tmp_path / "two-rounds.json"
    file.write_bytes(write_record(replace(record, rounds=record.rounds[:2])))
    with staged(tmp_path / "data", record) as stage:
        stage.program.open_record(file)
        stage.wait_for(lambda: stage.table is not None, "the record's game")
        stage.confirm_screens()
        assert _tokens(stage) == 1
        player = WholePlayer(stage)
        player.until(lambda table: table.round_number == 3 and table.phase is Phase.READ)
        _expect_what_belongs_there(stage, "played on")


@pytest.fixture
def one_monitor(tmp_path: Path, screens: Callable[..., None], qtbot: object) -> Iterator[Stage]:
    """The cards of the shorter game dealt; both screens stand in the window."""
    del qtbot
    screens(Monitor("A", width=960, height=540))
    with staged(tmp_path / "data", _record("interceptor")) as stage:
        stage.window.resize(960, 600)
        for _ in stage.deal():
            pass
        stage.window.activateWindow()
        stage.settle()
        yield stage


def _open(stage: Stage, team: Team) -> None:
    """Opens the screen whose cover is seen, which names who looks and who looks away."""
    dock = stage.program.docks[team]
    assert stage.window.seen_page is team
    headline = dock.cover._headline
    looks, away = ("The team", "interceptor") if team is PAIR else ("The interceptor", "team")
    assert headline == f"{looks} looks; the {away} looks away"
    assert count_red(dock.grab().toImage()) == 0
    click(dock.cover.main_button)
    stage.settle()
    assert dock.state is DockedState.OPEN


def _do_the_next_thing(stage: Stage, player: WholePlayer) -> None:
    table, page = stage.table, stage.window.page
    assert table is not None
    team = table.controller
    assert team is not None
    dock = stage.program.docks[team]
    if table.phase is Phase.READ:
        assert stage.window.seen_page is None
        half = stage.half(PAIR)
        assert half is not None
        for row, clue in enumerate(half.clues):
            while page.fields.values()[row].kind is not entry_of(clue).kind:
                click(page.fields.kind_tile(row))
            page.fields.field(row).setText(entry_of(clue).text)
    if table.phase not in (Phase.KEYWORDS, Phase.ENCRYPT, Phase.GUESS):
        step = page.step_button
        assert step is not None
        click(step)
    elif dock.state is not DockedState.OPEN and dock.cover.main_button.label.startswith("Hand over"):
        assert (team, dock.cover.main_button.label) == (ALONE, "Hand over to the team")
        click(dock.cover.main_button)
    else:
        if dock.state is not DockedState.OPEN:
            _open(stage, team)
        assert player.step() is not None
    stage.settle()


def test_on_one_monitor_the_interceptors_sheet_is_covered_until_it_looks(one_monitor: Stage) -> None:
    """Each screen opens by a press on its cover and closes at a confirm; the other's has forgotten its page."""
    stage, player = one_monitor, WholePlayer(one_monitor)
    docks = stage.program.docks
    opened: list[Team] = []
    for one, dock in docks.items():
        dock.opened.connect(partial(opened.append, one))
    while (table := stage.table) is not None and table.outcome is None:
        team = table.controller
        assert team is not None
        assert docks[team.other].state is not DockedState.OPEN
        assert stage.program.screens[team.other].sheet.model.page is None
        _do_the_next_thing(stage, player)
    assert table is not None
    assert table.outcome is not None
    assert table.outcome.winner is ALONE
    assert opened == [PAIR, PAIR, PAIR, ALONE, PAIR]


def test_on_one_monitor_the_interceptor_turns_the_sand_and_the_team_goes_on(one_monitor: Stage) -> None:
    stage, player = one_monitor, WholePlayer(one_monitor)
    docks = stage.program.docks
    while not (stage.table is not None and stage.table.white_half is not None and stage.table.white_half.drawn):
        _do_the_next_thing(stage, player)
    click(stage.window.tabs.tab(ALONE))
    stage.settle()
    assert docks[PAIR].state is not DockedState.OPEN
    _open(stage, ALONE)
    button = stage.program.screens[ALONE].button("turn-sand")
    assert button is not None
    click(button)
    stage.settle()
    assert full_state(stage).sand is not None
    assert docks[ALONE].state is not DockedState.OPEN
    assert stage.window.seen_page is PAIR, "the team goes on"
    _open(stage, PAIR)
    assert player.step() == "white-ready"
