"""The sound at the end of the sand: once, by the first player that plays, and silence where nobody wants or has one."""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import click
from decrypto_qt.app.resources import resource
from decrypto_qt.app.sand_sound import LONGEST_MS, SandSound
from decrypto_qt.app.sand_watch import SandWatch
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.teams import Actor, Team
from tests.support.stages import SMALL_MONITORS, StillClock, WholePlayer, dealt, full_state, staged

FILE = Path(str(resource("sounds", "sand-out.wav")))
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the players are shell scripts")


class Players:
    """A folder of programs that write down how they were asked, alone on the PATH."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = folder / "log"

    def add(self, name: str, then: str = "exit 0") -> None:
        program = self._folder / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self._log}"\n{then}\n', encoding="utf-8")
        program.chmod(0o755)

    @property
    def asked(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Players:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return Players(folder)


@pytest.fixture
def sound(qtbot: QtBot) -> Iterator[SandSound]:
    del qtbot
    made = SandSound(FILE, platform="linux")
    yield made
    made.stop()


def play(qtbot: QtBot, sound: SandSound) -> None:
    sound.play()
    qtbot.waitUntil(lambda: not sound.is_playing)


def test_the_file_is_short_small_and_quiet() -> None:
    assert FILE.stat().st_size < 60_000
    with wave.open(str(FILE)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 0.3 < file.getnframes() / file.getframerate() < 1.5
        frames = memoryview(file.readframes(file.getnframes())).cast("h")
    assert 0.1 < max(map(abs, frames)) / 32768 < 0.3


def test_the_first_player_is_started_once_with_the_file(qtbot: QtBot, players: Players, sound: SandSound) -> None:
    for name in ("aplay", "paplay", "pw-play"):
        players.add(name)

    play(qtbot, sound)
    assert players.asked == [f"pw-play {FILE}"]

    play(qtbot, sound)
    assert players.asked == [f"pw-play {FILE}"] * 2


def test_a_player_whose_server_does_not_run_is_not_asked_again(
    qtbot: QtBot, players: Players, sound: SandSound
) -> None:
    players.add("pw-play", "echo no server >&2; exit 1")
    players.add("aplay")

    play(qtbot, sound)
    assert players.asked == [f"pw-play {FILE}", f"aplay -q {FILE}"]

    play(qtbot, sound)
    assert players.asked[2:] == [f"aplay -q {FILE}"]


def test_without_a_player_it_is_silent(
    qtbot: QtBot, players: Players, sound: SandSound, capfd: pytest.CaptureFixture[str]
) -> None:
    sound.play()
    assert not sound.is_playing

    players.add("paplay", "echo out; echo err >&2; exit 3")
    late = SandSound(FILE, platform="linux")
    play(qtbot, late)
    play(qtbot, late)
    assert players.asked == [f"paplay {FILE}"]
    assert capfd.readouterr() == ("", "")


def test_a_program_that_cannot_be_started_is_passed_over(qtbot: QtBot, players: Players, sound: SandSound) -> None:
    players.add("pw-play")
    (players._folder / "pw-play").write_text("#!/nowhere/at/all\n", encoding="utf-8")
    players.add("paplay")

    play(qtbot, sound)
    assert players.asked == [f"paplay {FILE}"]


def test_a_player_that_hangs_is_ended_and_nothing_is_left(qtbot: QtBot, players: Players, sound: SandSound) -> None:
    players.add("pw-play", "exec /bin/sleep 600")
    players.add("aplay")
    sound.play()
    process = sound.findChild(QProcess)
    assert isinstance(process, QProcess)
    qtbot.waitUntil(lambda: bool(players.asked))
    child = Path(f"/proc/{process.processId()}")

    assert sound._longest.interval() == LONGEST_MS
    sound._longest.stop()
    sound._longest.timeout.emit()

    qtbot.waitUntil(lambda: not sound.is_playing)
    assert not child.exists()
    assert players.asked == [f"pw-play {FILE}"], "so late no other one begins"


def test_stopped_it_is_silent_at_once(qtbot: QtBot, players: Players, sound: SandSound) -> None:
    players.add("pw-play", "exec /bin/sleep 600")
    sound.play()
    process = sound.findChild(QProcess)
    assert isinstance(process, QProcess)
    qtbot.waitUntil(lambda: bool(players.asked))
    child = Path(f"/proc/{process.processId()}")
    sound.play()

    sound.stop()

    assert not sound.is_playing
    assert not child.exists()
    assert players.asked == [f"pw-play {FILE}"]


def test_a_mac_plays_it_with_its_own_player(qtbot: QtBot, players: Players) -> None:
    for name in ("pw-play", "afplay"):
        players.add(name)
    play(qtbot, SandSound(FILE, platform="darwin"))
    assert players.asked == [f"afplay {FILE}"]


@pytest.mark.parametrize("broken", [False, True])
def test_windows_plays_it_by_itself_without_waiting(
    broken: bool, players: Players, sound: SandSound, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def play_sound(file: str, flags: int) -> None:
        asked.append((file, flags))
        if broken:
            raise RuntimeError("no sound device")

    flags = {"SND_FILENAME": 0x20000, "SND_ASYNC": 1, "SND_NODEFAULT": 2}
    monkeypatch.setitem(sys.modules, "winsound", SimpleNamespace(PlaySound=play_sound, **flags))
    players.add("pw-play")
    on_windows = SandSound(FILE, platform="win32")

    on_windows.play()

    assert asked == [(str(FILE), 0x20003)]
    assert not players.asked
    assert not on_windows.is_playing


# In a game ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def slow_black(tmp_path: Path, screens: Callable[..., None], players: Players, clock: StillClock) -> Iterator[Stage]:
    """White is ready, and may turn the sand on Black."""
    screens(*SMALL_MONITORS)
    players.add("pw-play")
    with dealt(tmp_path / "data", clock=clock) as stage:
        WholePlayer(stage).until(lambda table: c.TurnSand in legal_kinds(table, Actor.WHITE))
        yield stage


def turn_the_sand(stage: Stage) -> None:
    sand = stage.program.screens[Team.WHITE].sand
    assert sand.is_turnable
    click(sand)
    stage.settle()
    assert full_state(stage).sand is not None


def let_it_fall(stage: Stage, clock: StillClock, seconds: float) -> None:
    clock.seconds += seconds
    stage.program.sand_watch.follow()


def test_the_end_of_the_sand_is_heard_once_where_the_menu_says_so(
    slow_black: Stage, clock: StillClock, players: Players, qtbot: QtBot
) -> None:
    stage, program = slow_black, slow_black.program
    action = stage.window.menus.action("sound")
    assert not action.isChecked()
    action.trigger()
    assert program.settings.view.sound
    turn_the_sand(stage)

    let_it_fall(stage, clock, 29)
    assert not program.sand_sound.is_playing
    let_it_fall(stage, clock, 1.1)
    qtbot.waitUntil(lambda: bool(players.asked) and not program.sand_sound.is_playing)
    let_it_fall(stage, clock, 5)
    program._publish()

    assert not program.sand_sound.is_playing
    assert players.asked == [f"pw-play {FILE}"]


def test_switched_off_nothing_is_started_and_the_light_is_seen_all_the_same(
    slow_black: Stage, clock: StillClock, players: Players
) -> None:
    stage, program = slow_black, slow_black.program
    turn_the_sand(stage)
    let_it_fall(stage, clock, 31)
    stage.settle()

    assert not program.sand_sound.is_playing
    assert not players.asked
    program._publish()
    for screen in program.screens.values():
        assert screen.sand_flash.is_out
    assert stage.window.page._sand_flash.is_out


def test_paused_closed_or_unseen_it_is_silent(slow_black: Stage, clock: StillClock, players: Players) -> None:
    stage, program = slow_black, slow_black.program
    stage.window.menus.action("sound").trigger()
    turn_the_sand(stage)
    let_it_fall(stage, clock, 29)
    program.set_paused(True)
    let_it_fall(stage, clock, 60)
    assert not program.sand_sound.is_playing

    program.set_paused(False)
    assert program.sand_watch._end.isActive()
    program.sand_watch.stop()
    assert not program.sand_watch._end.isActive()
    # It comes back with its sand empty, as from the disk: nobody has seen it fall.
    let_it_fall(stage, clock, 60)

    assert not program.sand_sound.is_playing
    assert not players.asked


def test_the_end_of_the_program_is_the_end_of_the_sound(
    tmp_path: Path, screens: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    screens(*SMALL_MONITORS)
    stopped: list[str] = []
    monkeypatch.setattr(SandWatch, "stop", lambda _: stopped.append("the watch"))
    monkeypatch.setattr(SandSound, "stop", lambda _: stopped.append("the sound"))
    with staged(tmp_path / "data"):
        assert not stopped
    assert stopped == ["the watch", "the sound"]
