"""Written games and the strict timer, played through the real windows by clicks and keys."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from decrypto_qt.app.demo import ArrangedChance, Stage
from decrypto_qt.app.hands import click, key, press, release, type_text
from decrypto_qt.app.replay_command import replay_file
from decrypto_qt.game.requests import DrawCardAnew, TakeBack, TurnSandTimer
from decrypto_qt.game.settings import NewGameSettings
from decrypto_qt.models.tray import Body
from decrypto_qt.models.words import clue_text
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.record import Record, read_record
from decrypto_qt.rules.decrypto.state import HalfState
from decrypto_qt.rules.decrypto.values import (
    MISSING,
    NO_DRAFTS,
    Clue,
    ClueMode,
    HouseRules,
    Performance,
    PerformedClue,
    Phase,
    PlayMode,
    StruckClue,
    TextClue,
    TimerMode,
)
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.buttons import ActionButton
from decrypto_qt.widgets.entry_rows import Entry, EntryKind
from decrypto_qt.windows.team_window import DockedState
from tests.support.alone import FingerHands
from tests.support.leaks import Secret, Walk
from tests.support.offscreen import Monitor
from tests.support.stages import (
    SMALL_MONITORS,
    StillClock,
    WholePlayer,
    dealt,
    full_state,
    let_sand_run_out,
    picture_of,
    staged,
)

WORDS: Final = {
    "white": ["zworlak", "zvimpet", "zgrondix", "zplurmo"],
    "black": ["qhextol", "qdaspin", "qfurgam", "qjolbek"],
}
HUMMED: Final = {"performed": "hum", "note": "wnoteone"}
WRITTEN: Final = NewGameSettings(clue_mode=ClueMode.WRITTEN, timer_mode=TimerMode.STRICT)
ADVISORY: Final = NewGameSettings(clue_mode=ClueMode.WRITTEN)
SPOKEN: Final = NewGameSettings(timer_mode=TimerMode.STRICT)


def half(code: str, decode: str, *clues: Any, intercept: str | None = None) -> dict[str, Any]:
    digits = {"code": code, "intercept": intercept, "decode": decode}
    return {
        **{name: None if text is None else [int(digit) for digit in text] for name, text in digits.items()},
        "clues": list(clues),
    }


def record_of(*rounds: tuple[dict[str, Any], dict[str, Any]]) -> Record:
    """A game between named teams."""
    return read_record(
        json.dumps(
            {
                "format": "decrypto-qt/record",
                "version": 1,
                "game": "decrypto",
                "language": "en",
                "teams": {
                    "white": {"name": "Hats", "players": ["Ann", "Bob"], "keywords": WORDS["white"]},
                    "black": {"name": "Caps", "players": ["Cid", "Dee"], "keywords": WORDS["black"]},
                },
                "rounds": [{"white": white, "black": black} for white, black in rounds],
            }
        ).encode()
    )


WRITTEN_GAME: Final = record_of(
    (half("421", "421", "wclueone", HUMMED, "wcluethree"), half("432", "432", "bclueone", None, "bcluethree")),
    (
        half("342", "342", "wcluefour", "wcluefive", "wclueone", intercept="342"),
        half("213", "213", None, None, None, intercept="213"),
    ),
    (
        half("134", "134", "wclueseven", "wclueeight", "wcluenine", intercept="134"),
        half("412", "412", "bclueseven", "bclueeight", "bcluenine", intercept="142"),
    ),
)
"""Black wins by interceptions in round 3. Some of Black's clues are missing, and one of White's is said again."""
SPOKEN_GAME: Final = record_of(
    (half("421", "421", "wone", "wtwo", "wthree"), half("432", "432", "bone", None, None)),
    (half("342", "342", None, None, None, intercept="342"), half("213", "213", "bfour", "bfive", "bsix")),
    (
        half("134", "134", "wseven", "weight", "wnine", intercept="134"),
        half("412", "412", "bseven", "beight", None),
    ),
)


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def play(
    tmp_path: Path, screens: Callable[..., None], clock: StillClock, qtbot: object
) -> Iterator[Callable[..., Stage]]:
    """Deals a game as chosen and puts both teams before their screens."""
    del qtbot
    screens(*SMALL_MONITORS)
    opened: list[Any] = []

    def begin(record: Record, chosen: NewGameSettings) -> Stage:
        stage = dealt(tmp_path / "data", record, clock=clock, new_game=chosen)
        opened.append(stage)
        entered: Stage = stage.__enter__()
        return entered

    yield begin
    for stage in reversed(opened):
        stage.__exit__(None, None, None)


def state_half(stage: Stage, owner: Team) -> HalfState:
    found = full_state(stage).half(owner)
    assert found is not None
    return found


def until_written(stage: Stage, team: Team) -> None:
    """Plays until a team's encryptor has its card and is to write."""
    WholePlayer(stage).until(lambda table: stage.program.screens[team].tray_state.body is Body.WRITING)


def write(stage: Stage, team: Team, *clues: str) -> None:
    """Types into the fields from the first on; the last one stays as it is typed."""
    rows = stage.program.screens[team].desk.rows
    for row, clue in enumerate(clues):
        if not clue:
            continue
        click(rows.field(row))
        key(stage.window, Qt.Key.Key_End)
        type_text(stage.window, clue)
    stage.settle()


def texts(stage: Stage, team: Team) -> list[str]:
    return [entry.text for entry in stage.program.screens[team].desk.rows.values()]


def read_so_far(stage: Stage) -> list[list[str]]:
    """The clues as each window shows them."""
    shown = [[row.text for row in stage.window.page.paper_widget().rows]]  # type: ignore[attr-defined]  # a code's paper
    return shown + [[row.text for row in screen.tray_state.rows] for screen in stage.program.screens.values()]


# Whole games ---------------------------------------------------------------------------------------------------------


def export(stage: Stage, path: Path) -> Any:
    stage.program.export_record(path)
    return json.loads(replay_file(str(path)))


def test_a_written_game_under_the_strict_timer_and_its_record(
    play: Callable[..., Stage], clock: StillClock, tmp_path: Path
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    player = WholePlayer(stage, clock)
    first_to_write: list[Team] = []
    read_by: set[str] = set()
    while (done := player.step()) is not None:
        stage.settle()
        table, state = stage.table, full_state(stage)
        assert table is not None
        if done.endswith("-draw") and (half := table.half(table.controller or Team.WHITE)) is not None:
            other = table.half(half.owner.other)
            if other is not None and not other.drawn:
                first_to_write.append(half.owner)
            assert state.sand is not None
            assert state.sand.by is half.owner, "the sand is turned with the card"
        if "read-clue" in done:
            read_by.add(done)
            active, wanted = state.active_half, stage.half(table.active)
            assert active is not None
            assert wanted is not None
            assert active.written == wanted.clues
            position = int(done[-1])
            expected = [clue_text(clue) for clue in wanted.clues[:position]] + [""] * (3 - position)
            for shown in read_so_far(stage):
                assert shown == expected, done
            assert active.clues == (*wanted.clues[:position], *(None,) * (3 - position))
    assert full_state(stage).phase is Phase.FINISHED
    assert first_to_write == [Team.WHITE, Team.BLACK, Team.WHITE]
    assert len(read_by) == 6
    told = export(stage, tmp_path / "written.json")
    played = read_record((tmp_path / "written.json").read_bytes())
    for mine, theirs in zip(played.rounds, WRITTEN_GAME.rounds, strict=True):
        for got, wanted in ((mine.white, theirs.white), (mine.black, theirs.black)):
            assert got is not None
            assert wanted is not None
            assert (got.code, got.clues, got.intercept, got.decode) == (
                wanted.code,
                wanted.clues,
                wanted.intercept,
                wanted.decode,
            )
    assert json.loads((tmp_path / "written.json").read_text())["rounds"][0]["black"]["clues"][1] is None
    assert told["winner"] == "black"
    assert told["sheets"]["black"]["3"] == []
    outcome = full_state(stage).outcome
    assert outcome is not None
    assert outcome.winner is Team.BLACK
    assert "Black wins" in stage.window.page.words.headline


def test_a_spoken_game_under_the_strict_timer_and_its_record(
    play: Callable[..., Stage], clock: StillClock, tmp_path: Path
) -> None:
    stage = play(SPOKEN_GAME, SPOKEN)
    player = WholePlayer(stage, clock)
    counted: list[str] = []
    while (done := player.step()) is not None:
        stage.settle()
        if "counts" in done or "-ready-" in done:
            counted.append(done)
            player.counts_at_the_table = not player.counts_at_the_table
            assert full_state(stage).phase is Phase.READ
            assert all(tile.isHidden() for tile in map(stage.window.page.count_tile, range(4)))
    assert counted == ["table-counts-1", "white-ready-0", "table-counts-2"]
    assert full_state(stage).phase is Phase.FINISHED
    told = export(stage, tmp_path / "spoken.json")
    rounds = json.loads((tmp_path / "spoken.json").read_text())["rounds"]
    assert rounds[0]["black"]["clues"] == ["bone", None, None]
    assert rounds[1]["white"]["clues"] == [None, None, None]
    assert told["winner"] == "black"
    assert told["sheets"]["black"]["4"] == ["bone", "bseven"]


def test_the_question_takes_nothing_from_the_screen_that_has_to_wait(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    """By turns the other screen's controls do nothing; the slow team cannot say that it is ready after all."""
    stage = play(SPOKEN_GAME, SPOKEN)
    WholePlayer(stage).until(lambda table: table.black_half is not None and table.black_half.drawn)
    screens = stage.program.screens
    assert screens[Team.BLACK].button("ready") is not None
    let_sand_run_out(stage, clock)
    assert screens[Team.BLACK].button("ready") is None
    assert screens[Team.BLACK].tray_state.body is Body.COUNT
    assert not screens[Team.WHITE].tray_state.buttons
    tiles = [stage.window.page.count_tile(number) for number in range(4)]
    assert all(tile.isVisible() for tile in tiles)
    # A double click answers once, and lands on nothing that follows.
    place = tiles[0].mapTo(stage.window, tiles[0].rect().center())
    click(tiles[0])
    stage.settle()
    under = stage.window.childAt(place)
    assert under is not None
    assert under is not stage.window.page.step_button
    click(under)
    stage.settle()
    assert full_state(stage).phase is Phase.READ
    assert state_half(stage, Team.BLACK).clues == (MISSING,) * 3
    # It was a slip: the table takes it back and is asked again.
    stage.program.session.ask(TakeBack(Actor.TABLE))
    stage.settle()
    assert full_state(stage).phase is Phase.ENCRYPT
    assert all(tile.isVisible() for tile in tiles)
    click(tiles[2])
    stage.settle()
    assert state_half(stage, Team.BLACK).clues == (None, None, MISSING)


@pytest.mark.parametrize("mode", [TimerMode.ADVISORY, TimerMode.OFF])
def test_elsewhere_the_end_of_the_sand_asks_nothing(
    play: Callable[..., Stage], clock: StillClock, mode: TimerMode
) -> None:
    stage = play(SPOKEN_GAME, NewGameSettings(timer_mode=mode))
    player = WholePlayer(stage)
    player.until(lambda table: table.black_half is not None and table.black_half.drawn)
    for screen in stage.program.screens.values():
        assert (screen.sand._timer is None) is (mode is TimerMode.OFF)
    assert (full_state(stage).sand is None) is (mode is TimerMode.OFF)
    clock.seconds += 60
    stage.program.sand_watch.ran_out.emit()
    stage.settle()
    button = stage.program.screens[Team.BLACK].button("ready")
    assert button is not None
    assert button.isEnabled()
    assert not stage.window.page.count_tile(0).isVisible()


# Drafts --------------------------------------------------------------------------------------------------------------


def cover_and_show(stage: Stage) -> None:
    stage.program.cover_everything()
    stage.settle()
    assert texts(stage, Team.WHITE) == ["", "", ""], "a covered screen has forgotten what was written"
    stage.confirm_screens()


def pause_and_go_on(stage: Stage) -> None:
    stage.program.set_paused(True)
    stage.settle()
    assert texts(stage, Team.WHITE) == ["", "", ""]
    stage.confirm_screens()


def hand_over_and_back(stage: Stage) -> None:
    for team in Team:
        button = stage.program.screens[team].button("hand-over")
        assert button is not None
        click(button)
        stage.settle()
        assert texts(stage, Team.WHITE if team is Team.WHITE else Team.BLACK) == ["", "", ""]


@pytest.mark.parametrize("leave", [cover_and_show, pause_and_go_on, hand_over_and_back])
def test_half_written_clues_are_there_again(play: Callable[..., Stage], leave: Callable[[Stage], None]) -> None:
    stage = play(WRITTEN_GAME, ADVISORY)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth", "noo")
    leave(stage)
    stage.settle()
    assert texts(stage, Team.WHITE) == ["moth", "noo", ""]
    write(stage, Team.WHITE, "", "n")
    assert texts(stage, Team.WHITE) == ["moth", "noon", ""]
    leave(stage)
    stage.settle()
    assert state_half(stage, Team.WHITE).drafts == (TextClue("moth"), TextClue("noon"), MISSING)


def kill(data: Path) -> Path:
    """The data directory as it lies on the disk, without anything having been closed, is what a kill leaves."""
    return Path(shutil.copytree(data, data.with_name("killed"), ignore=shutil.ignore_patterns("*.lock")))


@pytest.mark.usefixtures("qtbot")
def test_a_killed_program_has_them_in_its_journal(
    screens: Callable[..., None], tmp_path: Path, clock: StillClock
) -> None:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", WRITTEN_GAME, clock=clock, new_game=WRITTEN) as stage:
        until_written(stage, Team.WHITE)
        write(stage, Team.WHITE, "moth")
        key(stage.window, Qt.Key.Key_Return)
        type_text(stage.window, "noo")
        # Nobody types any more for a moment: then it is on disk as well.
        stage.wait_for(lambda: state_half(stage, Team.WHITE).drafts[1] != MISSING, "a draft on the disk")
        clock.seconds += 20
        write(stage, Team.WHITE, "s")
        key(stage.window, Qt.Key.Key_Return)
        stage.settle()
        killed, before = kill(tmp_path / "data"), state_half(stage, Team.WHITE)
    with staged(killed, WRITTEN_GAME, clock=clock) as again:
        assert full_state(again).half(Team.WHITE) == before
        clock.seconds += 500  # paused, no sand falls
        again.program.set_paused(False)
        again.settle()
        clock.seconds += 500  # nor while nobody has the screen
        again.program.sand_watch.ran_out.emit()
        again.confirm_screens()
        assert texts(again, Team.WHITE) == ["moths", "noo", ""]
        sand = again.program.host.sand()
        assert sand is not None
        assert sand.remaining(clock()) == pytest.approx(10.0)
        let_sand_run_out(again, clock)
        assert state_half(again, Team.WHITE).ready
        written = state_half(again, Team.WHITE).written
        assert written is not None
        assert written[1:] == (TextClue("noo"), MISSING)


@pytest.mark.usefixtures("qtbot")
def test_what_is_left_of_the_sand_may_be_nothing(
    screens: Callable[..., None], tmp_path: Path, clock: StillClock
) -> None:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", WRITTEN_GAME, clock=clock, new_game=WRITTEN) as stage:
        until_written(stage, Team.WHITE)
        clock.seconds += 31
        # On disk the line of this draft tells the time, but the end of the sand came to nobody's notice.
        stage.program.sand_watch.blockSignals(True)
        write(stage, Team.WHITE, "moth")
        key(stage.window, Qt.Key.Key_Return)
        stage.settle()
        assert not state_half(stage, Team.WHITE).ready
        killed = kill(tmp_path / "data")
    with staged(killed, WRITTEN_GAME, clock=clock) as again:
        assert not state_half(again, Team.WHITE).ready, "paused"
        again.confirm_screens()
        assert state_half(again, Team.WHITE).written == (TextClue("moth"), MISSING, MISSING)


def test_ready_is_taken_back_with_the_clues_in_their_fields(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, ADVISORY)
    player = WholePlayer(stage)
    player.until(lambda table: table.white_half is not None and table.white_half.ready)
    screen = stage.program.screens[Team.WHITE]
    assert state_half(stage, Team.WHITE).drafts == NO_DRAFTS
    assert texts(stage, Team.WHITE) == ["", "", ""], "what was handed in lies in no field"
    button = screen.button("take-back")
    assert button is not None
    click(button)
    stage.settle()
    assert texts(stage, Team.WHITE) == ["wclueone", "wnoteone", "wcluethree"]
    assert screen.desk.clues() == WRITTEN_GAME.rounds[0].white.clues
    ready = screen.button("ready")
    assert ready is not None
    click(ready)
    stage.settle()
    assert state_half(stage, Team.WHITE).written == WRITTEN_GAME.rounds[0].white.clues


def test_a_code_drawn_anew_empties_the_fields(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth")
    field = stage.program.screens[Team.WHITE].desk.rows.field(0)
    stage.program.session.ask(DrawCardAnew(Actor.TABLE, Team.WHITE))
    stage.settle()
    assert texts(stage, Team.WHITE) == ["", "", ""]
    assert stage.program.screens[Team.WHITE].desk.rows.field(0) is not field, "the fields are made anew"


def test_what_is_typed_outlives_a_question_of_the_other_team(play: Callable[..., Stage]) -> None:
    """At once the other team may ask in the middle of a word."""
    stage = play(WRITTEN_GAME, replace(ADVISORY, play_mode=PlayMode.AT_ONCE))
    for name in ("accept", "draw"):
        for team in Team:
            button = stage.program.screens[team].button(name)
            assert button is not None
            click(button)
            stage.settle()
    write(stage, Team.WHITE, "mo")
    asks = stage.program.team_sessions[Team.BLACK]
    asks.ask(c.ProposeRedraw(Actor.BLACK, Team.BLACK))
    stage.settle()
    assert full_state(stage).proposal is not None
    assert stage.program.screens[Team.WHITE].desk.rows.isHidden()
    asks.ask(c.Decline(Actor.BLACK))
    stage.settle()
    write(stage, Team.WHITE, "th")
    assert texts(stage, Team.WHITE) == ["moth", "", ""]


def test_typing_in_a_field_presses_nothing_of_a_panel_that_was_open(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, ADVISORY)
    until_written(stage, Team.WHITE)
    screen = stage.program.screens[Team.WHITE]
    screen.toggle_talk()
    card = screen.button("talk-card")
    assert card is not None
    click(card)
    stage.settle()
    write(stage, Team.WHITE, "sun rise")
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()
    assert full_state(stage).proposal is None
    assert texts(stage, Team.WHITE)[0] == "sun rise"
    assert state_half(stage, Team.WHITE).drafts[0] == TextClue("sun rise")


# The end of the sand -------------------------------------------------------------------------------------------------


def test_at_zero_the_fields_are_locked_at_once_and_what_is_composed_is_dropped(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth", "no")
    rows = stage.program.screens[Team.WHITE].desk.rows
    composing = QInputMethodEvent("čé", [])
    QApplication.sendEvent(stage.window, composing)
    assert rows.field(1)._preedit == "čé", "it reached the field"
    asked: list[object] = []
    stage.program.sand_watch.time_called.connect(lambda _team: asked.append(rows.field(1).isEnabled()))
    clock.seconds += 31
    stage.program.sand_watch.ran_out.emit()
    # Before the disk has answered: nothing more is written, whoever is typing.
    assert not any(rows.field(row).isEnabled() for row in range(3))
    type_text(stage.window, "on")
    key(stage.window, Qt.Key.Key_Backspace)
    stage.settle()
    assert asked == [False]
    assert state_half(stage, Team.WHITE).written == (TextClue("moth"), TextClue("no"), MISSING)
    assert stage.program.screens[Team.WHITE].button("take-back") is None
    assert "run out: 2 of your clues" in stage.program.screens[Team.WHITE].tray_state.headline
    assert stage.program.screens[Team.BLACK].tray_state.status == "The sand has run out"
    assert stage.program.screens[Team.WHITE].button("hand-over") is not None


def until_second_writes(stage: Stage, clock: StillClock) -> None:
    """White's encryptor has handed in, and Black's writes."""
    player = WholePlayer(stage, clock)
    screen = stage.program.screens[Team.BLACK]
    player.until(lambda table: table.phase is Phase.ENCRYPT and screen.tray_state.body is Body.WRITING)
    assert state_half(stage, Team.WHITE).ready


def type_on(stage: Stage) -> None:
    """What a hand goes on to type that has not seen that the time is over."""
    for letters in ("on the ", "wing "):
        type_text(stage.window, letters)
        for one in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space):
            key(stage.window, one)
            stage.settle()


def test_keys_typed_on_past_the_end_of_the_sand_read_no_clue(play: Callable[..., Stage], clock: StillClock) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_second_writes(stage, clock)
    write(stage, Team.BLACK, "moth")
    let_sand_run_out(stage, clock)
    assert full_state(stage).phase is Phase.READ
    screen = stage.program.screens[Team.WHITE]
    for _ in range(3):
        type_on(stage)
        clock.seconds += 0.5  # a slow hand is no pause
    assert state_half(stage, Team.WHITE).clues == (None, None, None)
    assert screen.keys_at() is None, "no ring, which the next key would press"
    clock.seconds += 0.7
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()
    assert screen.keys_at() is screen.button("read-clue-1"), "after a pause the first key shows where keys are"
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()
    assert state_half(stage, Team.WHITE).clues[0] == TextClue("wclueone")


def test_keys_typed_on_by_the_first_encryptor_open_no_card_and_hand_nothing_over(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth")
    screen = stage.program.screens[Team.WHITE]
    opened: list[str] = []
    screen.hold.held.connect(lambda: opened.append("held"))
    let_sand_run_out(stage, clock)
    assert state_half(stage, Team.WHITE).ready
    type_on(stage)
    table = stage.table
    assert table is not None
    assert table.controller is Team.WHITE
    assert not opened
    assert screen.keys_at() is None
    # A click says that somebody has looked.
    click(screen.tray)
    key(stage.window, Qt.Key.Key_Return)
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()
    assert stage.table is not None
    assert stage.table.controller is Team.BLACK


def test_between_the_end_of_the_sand_and_the_disk_keys_do_nothing_either(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth")
    screen = stage.program.screens[Team.WHITE]
    opened: list[str] = []
    screen.hold.held.connect(lambda: opened.append("held"))
    clock.seconds += 31
    stage.program.sand_watch.ran_out.emit()
    for one in (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        key(stage.window, one)
    assert not opened
    assert screen.keys_at() is None


def test_what_a_key_holds_open_at_the_end_of_the_sand_closes_with_that_key(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    screen = stage.program.screens[Team.WHITE]
    screen.set_keys_at(screen.hold)
    QTest.keyPress(stage.window, Qt.Key.Key_Space)
    assert screen.card.is_open
    let_sand_run_out(stage, clock)
    QTest.keyRelease(stage.window, Qt.Key.Key_Space)
    assert not screen.card.is_open
    key(stage.window, Qt.Key.Key_Space)
    assert not screen.card.is_open


def test_the_question_how_many_were_ready_takes_no_key_that_was_typed_before(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(SPOKEN_GAME, SPOKEN)
    WholePlayer(stage).until(lambda table: table.black_half is not None and table.black_half.drawn)
    let_sand_run_out(stage, clock)
    assert stage.program.screens[Team.BLACK].tray_state.body is Body.COUNT
    type_on(stage)
    assert full_state(stage).phase is Phase.ENCRYPT
    clock.seconds += 0.7
    key(stage.window, Qt.Key.Key_Tab)
    assert stage.program.screens[Team.BLACK].keys_at() is not None


def test_at_once_keys_that_the_other_team_has_overtaken_do_nothing(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, replace(WRITTEN, play_mode=PlayMode.AT_ONCE))
    screen, button = stage.program.screens[Team.WHITE], stage.program.screens[Team.WHITE].button("accept")
    assert button is not None
    click(button)
    stage.settle()
    stage.program.team_sessions[Team.BLACK].ask(c.AcceptKeywords(Actor.BLACK))
    stage.settle()
    assert full_state(stage).phase is Phase.ENCRYPT
    type_on(stage)
    assert not state_half(stage, Team.WHITE).drawn
    assert screen.keys_at() is None
    clock.seconds += 0.7
    for _ in range(2):
        key(stage.window, Qt.Key.Key_Return)
        stage.settle()
    assert state_half(stage, Team.WHITE).drawn


def test_a_pause_holds_the_sand_and_a_covered_screen_loses_nothing(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth")
    stage.program.set_paused(True)
    clock.seconds += 100
    stage.program.sand_watch.ran_out.emit()
    stage.settle()
    assert not state_half(stage, Team.WHITE).ready
    stage.confirm_screens()
    assert texts(stage, Team.WHITE) == ["moth", "", ""]
    write(stage, Team.WHITE, "s")
    stage.program.cover_everything()
    stage.settle()
    stage.confirm_screens()
    let_sand_run_out(stage, clock)
    assert state_half(stage, Team.WHITE).written == (TextClue("moths"), MISSING, MISSING)


def press_f8(stage: Stage) -> None:
    key(stage.window, Qt.Key.Key_F8)


def cover_own_screen(stage: Stage) -> None:
    stage.program.cover(Team.WHITE)


def pause_and_resume(stage: Stage) -> None:
    stage.program.set_paused(True)
    stage.settle()
    stage.program.cover_everything()
    stage.program.set_paused(False)


def seconds_shown(stage: Stage, clock: StillClock) -> list[float]:
    views = [session.views for session in (stage.program.session, *stage.program.team_sessions.values())]
    return [one.sand.remaining(clock()) for one in views if one is not None and one.sand is not None]


@pytest.mark.parametrize("leave", [press_f8, cover_own_screen, pause_and_resume])
def test_strict_sand_stands_while_who_writes_has_a_covered_screen(
    play: Callable[..., Stage], clock: StillClock, leave: Callable[[Stage], None]
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth")
    clock.seconds += 12
    leave(stage)
    stage.settle()
    clock.seconds += 100
    stage.program.sand_watch.ran_out.emit()
    stage.settle()
    assert not state_half(stage, Team.WHITE).ready
    assert seconds_shown(stage, clock) == pytest.approx([18.0] * 3), "all windows show it standing"
    clock.seconds += 5
    assert seconds_shown(stage, clock) == pytest.approx([18.0] * 3)
    stage.confirm_screens()
    clock.seconds += 5
    assert seconds_shown(stage, clock) == pytest.approx([13.0] * 3), "it runs on with the screen"
    write(stage, Team.WHITE, "s")
    let_sand_run_out(stage, clock)
    assert state_half(stage, Team.WHITE).written == (TextClue("moths"), MISSING, MISSING)


def test_strict_sand_runs_on_behind_the_other_teams_cover(play: Callable[..., Stage], clock: StillClock) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    stage.program.cover(Team.BLACK)
    stage.settle()
    clock.seconds += 12
    assert seconds_shown(stage, clock) == pytest.approx([18.0] * 3)


@pytest.mark.parametrize("chosen", [SPOKEN, NewGameSettings()])
def test_sand_for_spoken_clues_runs_on_behind_a_cover(
    play: Callable[..., Stage], clock: StillClock, chosen: NewGameSettings
) -> None:
    stage = play(SPOKEN_GAME, chosen)
    WholePlayer(stage).until(lambda table: table.black_half is not None and table.black_half.drawn)
    if full_state(stage).sand is None:
        stage.program.team_sessions[Team.WHITE].ask(TurnSandTimer(Actor.WHITE))
    stage.settle()
    assert full_state(stage).sand is not None
    stage.program.cover_everything()
    stage.settle()
    clock.seconds += 12
    assert seconds_shown(stage, clock) == pytest.approx([18.0] * 3)


def test_at_once_the_slow_teams_drafts_stand(play: Callable[..., Stage], clock: StillClock) -> None:
    stage = play(WRITTEN_GAME, replace(WRITTEN, play_mode=PlayMode.AT_ONCE))
    screens = stage.program.screens

    def tap(team: Team, name: str) -> None:
        button = screens[team].button(name)
        assert button is not None, (team, name, [b.name for b in screens[team].tray_state.buttons])
        click(button)
        stage.settle()

    for team in Team:
        tap(team, "accept")
    for team in Team:
        tap(team, "draw")
    write(stage, Team.BLACK, "bone")
    write(stage, Team.WHITE, "wone", "wtwo", "wthree")
    assert full_state(stage).sand is None
    tap(Team.WHITE, "ready")
    tap(Team.WHITE, "turn-sand")
    write(stage, Team.BLACK, "", "btwo")
    let_sand_run_out(stage, clock)
    assert full_state(stage).phase is Phase.READ
    assert state_half(stage, Team.BLACK).written == (TextClue("bone"), TextClue("btwo"), MISSING)
    assert not screens[Team.BLACK].tray_state.buttons, "White's encryptor reads first"
    tap(Team.WHITE, "read-clue-1")
    assert read_so_far(stage) == [["wone", "", ""]] * 3


# Reading -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_the_table", [True, False])
def test_a_double_click_reads_one_clue(play: Callable[..., Stage], *, at_the_table: bool) -> None:
    stage = play(WRITTEN_GAME, ADVISORY)
    player = WholePlayer(stage)
    player._wait_for_the_sand = lambda team: player._press_first(team, "ready")  # type: ignore[method-assign]  # no clue is missing here
    for clue in range(3):
        _fill_missing(stage, player)
        before = full_state(stage).active_half
        assert before is not None
        button = stage.window.page.step_button if at_the_table else _main(stage, Team.WHITE)
        assert button is not None
        window: QWidget = button.window()
        place = button.mapTo(window, button.rect().center())
        click(button)
        stage.settle()
        under = window.childAt(place)
        if under is not None:
            QTest.mouseDClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(window, place))
        stage.settle()
        after = full_state(stage).active_half
        assert after is not None
        assert sum(one is not None for one in after.clues) == clue + 1
    assert full_state(stage).phase is Phase.READ


def _main(stage: Stage, team: Team) -> Any:
    screen = stage.program.screens[team]
    (state,) = [button for button in screen.tray_state.buttons if button.enabled]
    return screen.button(state.name)


def _fill_missing(stage: Stage, player: WholePlayer) -> None:
    """Plays to the reading; what the record has as missing is written all the same."""
    while (table := stage.table) is not None and table.phase is not Phase.READ:
        team = table.controller
        if team is not None and stage.program.screens[team].tray_state.body is Body.WRITING:
            write(stage, team, "one", "two", "three")
            assert player._press_first(team, "ready")
        else:
            assert player.step() is not None
        stage.settle()


def test_a_read_clue_is_struck_but_never_changed(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, ADVISORY)
    player = WholePlayer(stage)
    _fill_missing(stage, player)
    assert player.step() == "white-read-clue-1"
    stage.settle()
    answers: list[Any] = []
    stage.program.host.ask(c.HearClue(Actor.TABLE, 1, TextClue("other")), answers.append)
    stage.settle()
    assert answers[0].refusal is Refusal.WRONG_PHASE
    stage.program.session.ask(c.StrikeClue(Actor.TABLE, 1))
    stage.settle()
    active = full_state(stage).active_half
    assert active is not None
    assert active.clues[0] == StruckClue("one")


# Secrets -------------------------------------------------------------------------------------------------------------


def _unread(stage: Stage) -> list[Secret]:
    """Every clue that is written and not read yet, and what stands in fields and is no draft yet."""
    found: list[Secret] = []
    state = full_state(stage)
    for owner in (state.white_half, state.black_half):
        if owner is None:
            continue
        clues: tuple[Clue, ...] = owner.drafts if owner.written is None else owner.written
        found += [
            Secret(f"a clue of {owner.owner.name}", _word(clue))
            for clue, read in zip(clues, owner.clues, strict=True)
            if read is None and _word(clue) and not _said(stage, _word(clue))
        ]
    for team, screen in stage.program.screens.items():
        found += [
            Secret(f"what {team.name} types", entry.text)
            for entry in screen.desk.rows.values()
            if entry.text and not _said(stage, entry.text)
        ]
    return found


def _word(clue: Clue) -> str:
    return getattr(clue, "text", "") or getattr(clue, "note", "")


def _said(stage: Stage, word: str) -> bool:
    state = full_state(stage)
    halves = (*state.past, state.white_half, state.black_half)
    return any(word == _word(clue) for half in halves if half is not None for clue in half.clues if clue is not None)


def _expect_hidden(stage: Stage, moment: str, holder: Team | None = None) -> int:
    """No unread clue is on the other team's screen or the table; the own screen tells none by words or to a reader."""
    secrets = _unread(stage)
    state = full_state(stage)
    for viewer in (None, *Team):
        root = stage.window if viewer is None else stage.program.windows[viewer]
        others = [secret for secret in secrets if viewer is None or viewer.name not in secret.what]
        walk = Walk(others, stop=(ArrangedChance, Stage))
        walk.window(root)
        walk.clipboards()
        assert not walk.leaks, (moment, viewer, walk.leaks)
        # On the own screen the fields hold it, under dots; what is handed in nobody holds.
        own = Walk(secrets, stop=(ArrangedChance, Stage))
        own._accessible(root)
        own.text("title", root.windowTitle())
        own.clipboards()
        half = None if viewer is None else state.half(viewer)
        if half is not None and half.ready:
            own.window(root)
        assert not own.leaks, (moment, viewer, own.leaks)
    if holder is not None:
        assert stage.program.screens[holder].desk.rows.is_open
    return len(secrets)


def test_no_unread_clue_is_anywhere_but_under_its_encryptors_dots(
    play: Callable[..., Stage],
    clock: StillClock,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    player = WholePlayer(stage, clock)
    looked = 0

    def look(moment: str) -> None:
        nonlocal looked
        holder = Team(moment.partition("-")[0]) if moment.endswith("holds-the-card") else None
        looked += _expect_hidden(stage, moment, holder)

    while (table := stage.table) is not None and (table.round_number < 2 or table.phase is Phase.ENCRYPT):
        done = player.step(look)
        assert done is not None
        stage.settle()
        look(done)
    assert looked > 40, looked
    for text in (caplog.text, *capfd.readouterr()):
        assert not [word for word in ("wclue", "bclue", "wnote") if word in text.casefold()]


def test_what_is_typed_changes_no_pixel_elsewhere_and_only_its_length_here(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    windows = [stage.window, stage.program.windows[Team.BLACK]]
    hold = stage.program.screens[Team.WHITE].hold
    press(
        hold
    )  # Qt keeps the glyphs of the digits from now on, which smooths those of other windows a little otherwise
    stage.settle()
    release(hold)
    stage.settle()
    before = [picture_of(window) for window in windows]
    write(stage, Team.WHITE, "moth")
    masked = picture_of(stage.program.windows[Team.WHITE])
    for _ in range(4):
        key(stage.window, Qt.Key.Key_Backspace)
    write(stage, Team.WHITE, "wiii")
    assert picture_of(stage.program.windows[Team.WHITE]) == masked, "dots tell letters apart"
    press(hold)
    stage.settle()
    assert stage.program.screens[Team.WHITE].desk.rows.is_open
    assert picture_of(stage.program.windows[Team.WHITE]) != masked
    for window, picture in zip(windows, before, strict=True):
        assert picture_of(window) == picture
    release(hold)
    stage.settle()
    assert picture_of(stage.program.windows[Team.WHITE]) == masked


def test_a_clue_that_was_said_before_is_marked_only_while_the_card_is_held(
    play: Callable[..., Stage], clock: StillClock
) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    player = WholePlayer(stage, clock)
    player.until(lambda table: table.round_number == 2)
    until_written_by = stage.program.screens[Team.WHITE]
    while until_written_by.tray_state.body is not Body.WRITING:
        assert player.step() is not None
        stage.settle()
    write(stage, Team.WHITE, "WclueOne", "fresh")
    rows = until_written_by.desk.rows
    assert rows._notes == ["", "", ""]
    press(until_written_by.hold)
    stage.settle()
    assert rows._notes == ["said in round 1", "", ""]
    release(until_written_by.hold)
    stage.settle()
    assert rows._notes == ["", "", ""]


def test_the_fields_take_no_selection_copy_undo_or_word_of_assistive_technology(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "moth")
    field = stage.program.screens[Team.WHITE].desk.rows.field(0)
    hints = field.inputMethodHints()
    assert hints & Qt.InputMethodHint.ImhSensitiveData
    assert hints & Qt.InputMethodHint.ImhNoPredictiveText
    QTest.mouseDClick(field, Qt.MouseButton.LeftButton)
    for letter in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_Z):
        QTest.keyClick(stage.window, letter, Qt.KeyboardModifier.ControlModifier)
    stage.settle()
    assert not field.hasSelectedText()
    assert not field.isUndoAvailable()
    assert field.text() == "moth"
    clipboard = QApplication.clipboard()
    assert "moth" not in clipboard.text()
    told: Any = QAccessible.queryAccessibleInterface(field)
    assert "moth" not in " ".join(told.text(kind) for kind in QAccessible.Text)
    assert told.text(QAccessible.Text.Description) == "hidden"
    assert told.text(QAccessible.Text.Name) == "First clue"


def test_a_whole_set_is_written_and_handed_in_by_keys_alone(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    for clue in ("moth", "noon", "night"):
        type_text(stage.window, clue)
        key(stage.window, Qt.Key.Key_Return)
    screen = stage.program.screens[Team.WHITE]
    for _ in range(8):
        current = screen.keys_at()
        if current is not None and current.objectName() == "ready":
            break
        key(stage.window, Qt.Key.Key_Tab)
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()
    assert state_half(stage, Team.WHITE).written == (TextClue("moth"), TextClue("noon"), TextClue("night"))


def _tab_to(stage: Stage, tile: ActionButton) -> None:
    for _ in range(8):
        if tile.is_current:
            return
        key(stage.window, Qt.Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


@pytest.mark.parametrize("timer", [TimerMode.STRICT, TimerMode.ADVISORY])
def test_clues_that_are_no_words_are_chosen_by_keys_alone_with_a_note(
    play: Callable[..., Stage], timer: TimerMode
) -> None:
    stage = play(WRITTEN_GAME, replace(WRITTEN, timer_mode=timer))
    until_written(stage, Team.WHITE)
    screen, rows = stage.program.screens[Team.WHITE], stage.program.screens[Team.WHITE].desk.rows
    elsewhere = [stage.window, stage.program.windows[Team.BLACK]]
    stage.settle()
    before = [picture_of(window) for window in elsewhere]
    for note in ("la la", "tango", "flap"):
        type_text(stage.window, note)
        key(stage.window, Qt.Key.Key_Return)
    for row, presses in enumerate((1, 2, 3)):
        _tab_to(stage, rows.kind_tile(row))
        for _ in range(presses):
            key(stage.window, Qt.Key.Key_Space, " ")
    stage.settle()
    assert [picture_of(window) for window in elsewhere] == before, "nobody else is told"
    assert not screen.card.is_open
    for _ in range(8):
        current = screen.keys_at()
        if current is not None and current.objectName() == "ready":
            break
        key(stage.window, Qt.Key.Key_Tab)
    key(stage.window, Qt.Key.Key_Return)
    stage.settle()
    assert state_half(stage, Team.WHITE).written == (
        PerformedClue(Performance.HUM, "la la"),
        PerformedClue(Performance.DANCE, "tango"),
        PerformedClue(Performance.MIME, "flap"),
    )


def test_a_finger_chooses_how_a_written_clue_is_given(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, WRITTEN)
    until_written(stage, Team.WHITE)
    write(stage, Team.WHITE, "la la")
    rows = stage.program.screens[Team.WHITE].desk.rows
    for _ in range(3):
        FingerHands().press(rows.kind_tile(0))
    stage.settle()
    assert rows.values()[0] == Entry("la la", EntryKind.MIMED)


def _take_back_buttons(stage: Stage) -> dict[Team, bool]:
    return {team: screen.button("take-back") is not None for team, screen in stage.program.screens.items()}


def _control_z(stage: Stage) -> None:
    QTest.keyClick(stage.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    stage.settle()


def test_ready_is_taken_back_until_the_first_clue_is_read_by_key_and_by_the_button_that_shows_it(
    play: Callable[..., Stage],
) -> None:
    stage = play(WRITTEN_GAME, replace(ADVISORY, play_mode=PlayMode.AT_ONCE))
    for name in ("accept", "draw"):
        for team in Team:
            press_button(stage, team, name)
    for team in (Team.BLACK, Team.WHITE):
        write(stage, team, "moth", "noon", "night")
        press_button(stage, team, "ready")
    assert full_state(stage).phase is Phase.READ
    assert _take_back_buttons(stage) == {Team.WHITE: True, Team.BLACK: True}
    assert stage.window.menus.action("take-back").text() == "Take back: ready"
    # The keyboard is the encryptor's who reads.
    _control_z(stage)
    assert full_state(stage).phase is Phase.ENCRYPT
    assert not state_half(stage, Team.WHITE).ready
    assert state_half(stage, Team.BLACK).ready
    assert texts(stage, Team.WHITE) == ["moth", "noon", "night"]
    assert texts(stage, Team.BLACK) == ["", "", ""]
    press_button(stage, Team.WHITE, "ready")
    # The other team has its own screen for it.
    press_button(stage, Team.BLACK, "take-back")
    assert full_state(stage).phase is Phase.ENCRYPT
    assert state_half(stage, Team.WHITE).ready
    assert not state_half(stage, Team.BLACK).ready
    press_button(stage, Team.BLACK, "ready")
    # At once, too, keys are the reading encryptor's; what was read is not taken back.
    for _ in range(2):
        key(stage.window, Qt.Key.Key_Return)
        stage.settle()
    assert state_half(stage, Team.WHITE).clues[0] == TextClue("moth")
    assert _take_back_buttons(stage) == {Team.WHITE: False, Team.BLACK: False}
    assert not stage.window.menus.action("take-back").isEnabled()
    _control_z(stage)
    assert state_half(stage, Team.WHITE).clues[0] == TextClue("moth")


def test_who_was_ready_last_thinks_again_although_the_turn_has_passed(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, ADVISORY)
    for team, names in ((Team.WHITE, ("accept", "hand-over")), (Team.BLACK, ("accept",))):
        for name in names:
            press_button(stage, team, name)
    for team, names in ((Team.WHITE, ("ready", "hand-over")), (Team.BLACK, ("ready",))):
        press_button(stage, team, "draw")
        write(stage, team, "moth", "noon", "night")
        for name in names:
            press_button(stage, team, name)
    assert full_state(stage).phase is Phase.READ
    assert full_state(stage).controller is Team.WHITE
    assert stage.window.menus.action("take-back").text() == "Take back: Black is ready"
    _control_z(stage)
    assert full_state(stage).phase is Phase.ENCRYPT
    assert full_state(stage).controller is Team.BLACK
    assert not state_half(stage, Team.BLACK).ready
    assert state_half(stage, Team.WHITE).ready
    assert texts(stage, Team.BLACK) == ["moth", "noon", "night"]


def press_button(stage: Stage, team: Team, name: str) -> None:
    button = stage.program.screens[team].button(name)
    assert button is not None, name
    click(button)
    stage.settle()


def test_house_rules_hold_back_what_they_do_not_allow(play: Callable[..., Stage]) -> None:
    stage = play(WRITTEN_GAME, replace(WRITTEN, house_rules=HouseRules(writing_only=True, two_words=True)))
    until_written(stage, Team.WHITE)
    screen = stage.program.screens[Team.WHITE]
    write(stage, Team.WHITE, "a moth flies", "noon", "night")
    ready = screen.button("ready")
    assert ready is not None
    assert not ready.isEnabled()
    (told,) = [button.detail for button in screen.tray_state.buttons if button.name == "ready"]
    assert "two words" in told
    assert not screen.desk.rows._kind_tiles, "only words may be written"
    write(stage, Team.WHITE, " ")
    for _ in range(7):
        key(stage.window, Qt.Key.Key_Backspace)
    stage.settle()
    ready = screen.button("ready")
    assert ready is not None
    assert ready.isEnabled()


# One monitor ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qtbot")
def test_on_one_monitor_drafts_outlive_a_closed_screen_and_the_sand_hands_them_in(
    screens: Callable[..., None], tmp_path: Path, clock: StillClock
) -> None:
    screens(Monitor("A", width=960, height=540))
    with staged(tmp_path / "data", WRITTEN_GAME, clock=clock, new_game=WRITTEN) as stage:
        stage.window.resize(960, 600)
        for _ in stage.deal():
            pass
        stage.window.activateWindow()
        stage.settle()
        docks = stage.program.docks

        def open_screen(team: Team) -> None:
            assert stage.window.seen_page is team
            click(docks[team].cover.main_button)
            stage.settle()
            assert docks[team].state is DockedState.OPEN

        def hand_over(team: Team) -> None:
            assert docks[team].state is DockedState.CLOSED
            assert docks[team].cover.main_button.label.startswith("Hand over")
            click(docks[team].cover.main_button)
            stage.settle()

        def tap(team: Team, name: str) -> None:
            button = stage.program.screens[team].button(name)
            assert button is not None, name
            click(button)
            stage.settle()

        for team in Team:
            open_screen(team)
            tap(team, "accept")
            if team is Team.WHITE:
                hand_over(team)
        open_screen(Team.WHITE)
        tap(Team.WHITE, "draw")
        write(stage, Team.WHITE, "wone", "wtwo")
        docks[Team.WHITE].close_screen()  # as after a while without input
        stage.settle()
        assert texts(stage, Team.WHITE) == ["", "", ""]
        open_screen(Team.WHITE)
        assert texts(stage, Team.WHITE) == ["wone", "wtwo", ""]
        write(stage, Team.WHITE, "", "", "wthree")
        tap(Team.WHITE, "ready")
        hand_over(Team.WHITE)
        open_screen(Team.BLACK)
        tap(Team.BLACK, "draw")
        write(stage, Team.BLACK, "bone")
        docks[Team.BLACK].close_screen()
        stage.settle()
        let_sand_run_out(stage, clock)
        assert not state_half(stage, Team.BLACK).ready, "behind a cover the sand stands"
        open_screen(Team.BLACK)
        let_sand_run_out(stage, clock)
        assert state_half(stage, Team.BLACK).written == (TextClue("bone"), MISSING, MISSING)
        assert full_state(stage).phase is Phase.READ
        for clue in range(3):
            assert stage.window.seen_page is None, "clues are read at the table"
            button = stage.window.page.step_button
            assert button is not None
            assert button.objectName() == f"read-clue-{clue + 1}"
            click(button)
            stage.settle()
        button = stage.window.page.step_button
        assert button is not None
        assert button.objectName() == "finish-clues"
