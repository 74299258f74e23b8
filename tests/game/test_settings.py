"""What is remembered comes back as it was; what is broken is kept aside and explained."""

from __future__ import annotations

import dataclasses
import stat
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.files import FileProblem, write_atomically
from decrypto_qt.game.settings import (
    PLAYERS,
    TEXT_SIZES,
    TIMER_SECONDS,
    FilmTint,
    NewGameSettings,
    Palette,
    Settings,
    TeamChoice,
    ViewSettings,
    load_settings,
    settings_bytes,
)
from decrypto_qt.rules.decrypto.values import ClueMode, HouseRules, PlayMode, TimerMode, Variant

TEXTS = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=30)
TEAMS = st.builds(
    TeamChoice,
    name=TEXTS,
    players=st.sampled_from(PLAYERS),
    player_names=st.lists(TEXTS, max_size=4).map(tuple),
)
SETTINGS = st.builds(
    Settings,
    new_game=st.builds(
        NewGameSettings,
        variant=st.sampled_from(Variant),
        white=TEAMS,
        black=TEAMS,
        deck=TEXTS,
        deck_language=TEXTS,
        clue_mode=st.sampled_from(ClueMode),
        timer_mode=st.sampled_from(TimerMode),
        timer_seconds=st.sampled_from(TIMER_SECONDS),
        play_mode=st.sampled_from(PlayMode),
        house_rules=st.builds(HouseRules, writing_only=st.booleans(), two_words=st.booleans()),
    ),
    view=st.builds(
        ViewSettings,
        language=TEXTS,
        text_size=st.sampled_from(TEXT_SIZES),
        film_tint=st.sampled_from(FilmTint),
        plain_cards=st.booleans(),
        reduced_motion=st.booleans(),
        palette=st.sampled_from(Palette),
        sound=st.booleans(),
        speak_secrets=st.booleans(),
    ),
    monitors=st.dictionaries(
        TEXTS,
        st.dictionaries(TEXTS, st.text(st.characters(exclude_categories=["Cs"]), max_size=10)),
        max_size=3,
    ),
    raw=st.just({}),
)


def save_settings(path: Path, settings: Settings) -> None:
    write_atomically(path, settings_bytes(settings))


@given(settings=SETTINGS)
def test_everything_comes_back_as_it_was(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    save_settings(path, settings)
    loaded = load_settings(path)
    assert loaded.problem is None
    assert loaded.settings == settings


def test_without_a_file_there_are_the_defaults_of_the_rules(tmp_path: Path) -> None:
    settings = load_settings(tmp_path / "settings.toml").settings
    assert settings == Settings()
    assert settings.new_game.timer_seconds == 30
    assert settings.new_game.timer_mode is TimerMode.ADVISORY
    assert settings.new_game.clue_mode is ClueMode.SPOKEN
    assert settings.new_game.play_mode is PlayMode.BY_TURNS
    assert settings.new_game.house_rules == HouseRules(writing_only=False, two_words=False)
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_private_and_has_a_version(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    save_settings(path, Settings())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert tomllib.loads(path.read_text())["version"] == 1


def test_what_this_version_does_not_know_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        """
        future = 2030-01-01
        [view]
        text_size = 120
        hologram = {depth = 3}
        [new_game.white]
        flag = ["a", 1]
        [monitors.'["A"]']
        white = "A"
        grey = "B"
        [monitors.gone]
        white = "A"
        [elsewhere.deep]
        key = 1.5
        """
    )
    before = tomllib.loads(path.read_text())
    settings = load_settings(path).settings
    assert settings.view.text_size == 120
    changed = dataclasses.replace(
        settings,
        view=dataclasses.replace(settings.view, palette=Palette.DARK),
        monitors={'["A"]': {"black": "A", "grey": "B"}},
    )
    save_settings(path, changed)
    after = tomllib.loads(path.read_text())
    assert after["future"] == before["future"]
    assert after["view"]["hologram"] == {"depth": 3}
    assert after["view"]["palette"] == "dark"
    assert after["new_game"]["white"]["flag"] == ["a", 1]
    assert after["monitors"] == {'["A"]': {"black": "A", "grey": "B"}}
    assert after["elsewhere"] == before["elsewhere"]
    assert load_settings(path).settings == changed
    assert settings.raw == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"[view", "Expected ']' at the end of a table declaration"),
        (b"a = 1\na = 2", "Cannot overwrite a value"),
        (b"\xff", "it is not UTF-8"),
        (b"version = 2", "a newer version of the program wrote it"),
        (b"version = '1'", "(version)"),
        (b"version = true", "(version)"),
        (b"a = " + b"[" * 100_000, "("),
        (b"a" * 1_100_000, "longer than"),
    ],
)
def test_a_broken_file_is_set_aside_with_a_sentence(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    sentence = str(loaded.problem)
    assert sentence.startswith(f"settings.toml in {tmp_path} is broken (")
    assert reason in sentence
    assert sentence.endswith("it is kept as settings.toml.damaged-1, and the settings start from their defaults.")
    assert (tmp_path / "settings.toml.damaged-1").read_bytes() == content
    assert load_settings(path).problem is None


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("view = 1", "view"),
        ("monitors = []", "monitors"),
        ("new_game.white = 'us'", "new_game.white"),
        ("new_game.white.name = 1", "new_game.white.name"),
        ('new_game.white.name = "a\\nb"', "new_game.white.name"),
        (f"new_game.black.name = '{'x' * 201}'", "new_game.black.name"),
        ("new_game.white.players = 5", "new_game.white.players"),
        ("new_game.white.player_names = ['a', 1]", "new_game.white.player_names"),
        ("new_game.white.player_names = ['a', 'b', 'c', 'd', 'e']", "new_game.white.player_names"),
        ("new_game.timer_seconds = true", "new_game.timer_seconds"),
        ("new_game.timer_seconds = 4", "new_game.timer_seconds"),
        ("new_game.timer_seconds = 30.0", "new_game.timer_seconds"),
        ("new_game.timer_mode = 'lax'", "new_game.timer_mode"),
        ("new_game.house_rules.two_words = 'yes'", "new_game.house_rules.two_words"),
        ("view.sound = 1", "view.sound"),
        ("view.text_size = 301", "view.text_size"),
        ("view.palette = ['dark']", "view.palette"),
        ("monitors.A = 'left'", "monitors.A"),
        ("monitors.A.white = 1", "monitors.A.white"),
    ],
)
def test_a_wrong_value_is_named_and_the_others_hold(tmp_path: Path, line: str, place: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(line + "\nnew_game.deck = 'animals'\n" if "new_game" in line else line + "\n", encoding="utf-8")
    loaded = load_settings(path)
    assert f"({place})" in str(loaded.problem)
    assert str(loaded.problem).endswith("and what is wrong in it starts from its default.")
    assert loaded.settings.new_game.deck == ("animals" if "new_game" in line else "keywords")
    assert (tmp_path / "settings.toml.damaged-1").exists()
    save_settings(path, loaded.settings)
    again = load_settings(path)
    assert again.problem is None
    assert again.settings == loaded.settings


def test_what_was_typed_badly_can_be_saved_and_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    team = TeamChoice(name="a\tb\ud800" + "x" * 300, player_names=("Ä\x00", "👨‍👩‍👧"))
    save_settings(path, Settings(new_game=NewGameSettings(white=team)))
    loaded = load_settings(path)
    assert loaded.problem is None
    assert loaded.settings.new_game.white.name == "ab?" + "x" * 197
    assert loaded.settings.new_game.white.player_names == ("Ä", "👨‍👩‍👧")


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FileProblem, match=r"Could not write settings\.toml in .*/file: "):
        save_settings(tmp_path / "file" / "settings.toml", Settings())


def test_a_folder_in_the_place_of_the_file_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.mkdir()
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert loaded.problem.kept_as is None
    assert "it could not be renamed" in str(loaded.problem)
    assert path.is_dir()
