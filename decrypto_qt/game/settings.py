"""What the program remembers between two starts: the last choices of New game, the view, and whose monitor is whose.

One TOML file that people may edit. Nothing here is secret, and nothing here knows what a setting does; window geometry
is the windows' own business. Keys that this version does not know are kept when the file is written; comments are not.
"""

from __future__ import annotations

import copy
import tomllib
import unicodedata
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeGuard, TypeVar

import tomli_w

from decrypto_qt.game.files import FileProblem, Instead, SetAside, read_all, set_aside_if_possible
from decrypto_qt.rules.decrypto.values import ClueMode, HouseRules, PlayMode, TimerMode, Variant

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

VERSION: Final = 1
TEXT_SIZES: Final = range(50, 301)
"""Text sizes that are accepted, in percent of the size that belongs to the window."""
TIMER_SECONDS: Final = range(5, 3601)
PLAYERS: Final = range(2, 5)
"""How many players a team has."""

_MAXIMUM_SIZE: Final = 1024 * 1024
_LONGEST_TEXT: Final = 200

_E = TypeVar("_E", bound=Enum)
_T = TypeVar("_T")


class FilmTint(Enum):
    """How the film before the keywords looks."""

    RED = "red"
    PALE = "pale"
    PLAIN = "plain"


class Palette(Enum):
    """Whether the room is light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class TeamChoice:
    """A team as it was last set up.

    Attributes:
        name: Its name; empty for the colour's own.
        players: How many they are.
        player_names: Their names, as far as they were given.
    """

    name: str = ""
    players: int = 2
    player_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewGameSettings:
    """The last choices of New game.

    Attributes:
        deck: The deck's name; `keywords` is the one that comes with the program.
        deck_language: The language of its words; empty for the language of the program.
        timer_seconds: How long the sand runs.
    """

    variant: Variant = Variant.TWO_TEAMS
    white: TeamChoice = field(default_factory=TeamChoice)
    black: TeamChoice = field(default_factory=TeamChoice)
    deck: str = "keywords"
    deck_language: str = ""
    clue_mode: ClueMode = ClueMode.SPOKEN
    timer_mode: TimerMode = TimerMode.ADVISORY
    timer_seconds: int = 30
    play_mode: PlayMode = PlayMode.BY_TURNS
    house_rules: HouseRules = field(default_factory=HouseRules)


@dataclass(frozen=True, slots=True)
class ViewSettings:
    """How the program looks and sounds.

    Attributes:
        language: A language tag; empty for the language of the machine.
        text_size: In percent of the size that belongs to the window.
        plain_cards: Keyword cards without a noisy background.
        speak_secrets: Assistive technology may read secrets out, for headphones.
    """

    language: str = ""
    text_size: int = 100
    film_tint: FilmTint = FilmTint.RED
    plain_cards: bool = False
    reduced_motion: bool = False
    palette: Palette = Palette.SYSTEM
    sound: bool = True
    speak_secrets: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is remembered; change it with `dataclasses.replace`.

    Attributes:
        monitors: For each set of monitors that were connected together, by its name, whose each of them is: plain words
            of whoever places the screens.
        raw: The file as it was read, so that unknown keys are kept.
    """

    new_game: NewGameSettings = field(default_factory=NewGameSettings)
    view: ViewSettings = field(default_factory=ViewSettings)
    monitors: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    raw: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Settings, and what had to be set aside to get them."""

    settings: Settings
    problem: SetAside | None = None


def load_settings(path: Path) -> LoadedSettings:
    """Read the settings; without a file they are the defaults.

    A file that cannot be used is set aside and the defaults are used. Where only some settings have a wrong value, the
    file is set aside too, those have their defaults, and the others hold.
    """
    defaults = Instead.DEFAULT_SETTINGS
    try:
        raw = tomllib.loads(read_all(path, _MAXIMUM_SIZE).decode("utf-8-sig"))
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except FileProblem as problem:
        return LoadedSettings(Settings(), set_aside_if_possible(path, problem.happened, defaults))
    except UnicodeDecodeError:
        return LoadedSettings(Settings(), set_aside_if_possible(path, "it is not UTF-8", defaults))
    except tomllib.TOMLDecodeError as error:
        return LoadedSettings(Settings(), set_aside_if_possible(path, str(error), defaults))
    except RecursionError:
        return LoadedSettings(Settings(), set_aside_if_possible(path, "it is nested too deep", defaults))
    version = raw.get("version", VERSION)
    if type(version) is not int or not 1 <= version <= VERSION:
        reason = "a newer version of the program wrote it" if type(version) is int and version > 1 else "version"
        return LoadedSettings(Settings(), set_aside_if_possible(path, reason, defaults))
    faults: list[str] = []
    settings = _from_table(raw, faults)
    if not faults:
        return LoadedSettings(settings)
    return LoadedSettings(settings, set_aside_if_possible(path, ", ".join(faults), Instead.SOME_DEFAULTS))


def settings_bytes(settings: Settings) -> bytes:
    """The settings as their file has them; whoever writes it replaces it as a whole."""
    # A half of a surrogate pair, as some keyboards send it, has no UTF-8: better a question mark than no settings.
    return tomli_w.dumps(_to_table(settings)).encode("utf-8", "replace")


class _Table:
    """A table of the file, read key by key; what is wrong gives its default and a note of its place."""

    def __init__(self, values: Mapping[str, Any], place: str, faults: list[str]) -> None:
        self._values = values
        self._place = place
        self._faults = faults

    def table(self, key: str) -> _Table:
        value = self._values.get(key, {})
        if not isinstance(value, dict):
            value = self._wrong(key, {})
        return _Table(value, self._name(key), self._faults)

    def keys(self) -> list[str]:
        return list(self._values)

    def text(self, key: str, default: str) -> str:
        value = self._values.get(key, default)
        return value if _is_text(value) else self._wrong(key, default)

    def texts(self, key: str, most: int) -> tuple[str, ...]:
        value = self._values.get(key, [])
        if isinstance(value, list) and len(value) <= most and all(map(_is_text, value)):
            return tuple(value)
        return self._wrong(key, ())

    def identity(self, key: str) -> str | None:
        """A monitor's own words about itself, whatever they are."""
        value = self._values.get(key)
        return value if value is None or isinstance(value, str) else self._wrong(key, None)

    def flag(self, key: str, *, default: bool) -> bool:
        value = self._values.get(key, default)
        return value if isinstance(value, bool) else self._wrong(key, default)

    def number(self, key: str, default: int, accepted: range) -> int:
        value = self._values.get(key, default)
        return value if type(value) is int and value in accepted else self._wrong(key, default)

    def choice(self, key: str, default: _E) -> _E:
        value = self._values.get(key, default.value)
        for member in type(default):
            if member.value == value:
                return member
        return self._wrong(key, default)

    def _name(self, key: str) -> str:
        return f"{self._place}.{key}" if self._place else key

    def _wrong(self, key: str, default: _T) -> _T:
        self._faults.append(self._name(key))
        return default


def _is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value == _text(value)


def _text(text: str) -> str:
    """A text as it may stand in the file: of one line, and not endless."""
    return "".join(character for character in text if unicodedata.category(character) != "Cc")[:_LONGEST_TEXT]


def _from_table(raw: Mapping[str, Any], faults: list[str]) -> Settings:
    root = _Table(raw, "", faults)
    game, usual_game = root.table("new_game"), NewGameSettings()
    rules = game.table("house_rules")
    view, usual_view = root.table("view"), ViewSettings()
    monitors: dict[str, dict[str, str]] = {}
    sets = root.table("monitors")
    for key in sets.keys():  # noqa: SIM118
        one = sets.table(key)
        monitors[key] = {owner: name for owner in one.keys() if (name := one.identity(owner)) is not None}  # noqa: SIM118
    return Settings(
        new_game=NewGameSettings(
            variant=game.choice("variant", usual_game.variant),
            white=_team_from_table(game.table("white")),
            black=_team_from_table(game.table("black")),
            deck=game.text("deck", usual_game.deck),
            deck_language=game.text("deck_language", usual_game.deck_language),
            clue_mode=game.choice("clue_mode", usual_game.clue_mode),
            timer_mode=game.choice("timer_mode", usual_game.timer_mode),
            timer_seconds=game.number("timer_seconds", usual_game.timer_seconds, TIMER_SECONDS),
            play_mode=game.choice("play_mode", usual_game.play_mode),
            house_rules=HouseRules(
                writing_only=rules.flag("writing_only", default=False), two_words=rules.flag("two_words", default=False)
            ),
        ),
        view=ViewSettings(
            language=view.text("language", usual_view.language),
            text_size=view.number("text_size", usual_view.text_size, TEXT_SIZES),
            film_tint=view.choice("film_tint", usual_view.film_tint),
            plain_cards=view.flag("plain_cards", default=usual_view.plain_cards),
            reduced_motion=view.flag("reduced_motion", default=usual_view.reduced_motion),
            palette=view.choice("palette", usual_view.palette),
            sound=view.flag("sound", default=usual_view.sound),
            speak_secrets=view.flag("speak_secrets", default=usual_view.speak_secrets),
        ),
        monitors=monitors,
        raw=raw,
    )


def _team_from_table(table: _Table) -> TeamChoice:
    usual = TeamChoice()
    return TeamChoice(
        name=table.text("name", usual.name),
        players=table.number("players", usual.players, PLAYERS),
        player_names=table.texts("player_names", PLAYERS[-1]),
    )


def _to_table(settings: Settings) -> dict[str, Any]:
    table: dict[str, Any] = copy.deepcopy(dict(settings.raw))
    game, view = settings.new_game, settings.view
    _put(table, {"version": VERSION})
    _put(
        table,
        {
            "variant": game.variant.value,
            "deck": _text(game.deck),
            "deck_language": _text(game.deck_language),
            "clue_mode": game.clue_mode.value,
            "timer_mode": game.timer_mode.value,
            "timer_seconds": game.timer_seconds,
            "play_mode": game.play_mode.value,
        },
        "new_game",
    )
    for name, team in (("white", game.white), ("black", game.black)):
        player_names = [_text(player) for player in team.player_names]
        choice = {"name": _text(team.name), "players": team.players, "player_names": player_names}
        _put(table, choice, "new_game", name)
    rules = {"writing_only": game.house_rules.writing_only, "two_words": game.house_rules.two_words}
    _put(table, rules, "new_game", "house_rules")
    _put(
        table,
        {
            "language": _text(view.language),
            "text_size": view.text_size,
            "film_tint": view.film_tint.value,
            "plain_cards": view.plain_cards,
            "reduced_motion": view.reduced_motion,
            "palette": view.palette.value,
            "sound": view.sound,
            "speak_secrets": view.speak_secrets,
        },
        "view",
    )
    table["monitors"] = {key: dict(owners) for key, owners in settings.monitors.items()}
    return table


def _put(table: dict[str, Any], values: Mapping[str, Any], *place: str) -> None:
    """Set values in the table at `place`, which is made where there is none."""
    for name in place:
        if not isinstance(table.get(name), dict):
            table[name] = {}
        table = table[name]
    table.update(values)
