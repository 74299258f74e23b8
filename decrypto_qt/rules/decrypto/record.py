"""Decrypto's game record: one game's decisions as JSON, read strictly and written back.

A record holds no conclusions: what the decisions come to is `replay`'s business. Source: the record format.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, TypeAlias

from decrypto_qt.rules.decrypto.values import (
    MISSING,
    SPOKEN,
    Clue,
    Code,
    MissingClue,
    Performance,
    PerformedClue,
    SpokenClue,
    StruckClue,
    TextClue,
    Variant,
    is_code,
)
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.strict_json import Reader, RecordError, parse

FORMAT: Final = "decrypto-qt/record"
VERSION: Final = 1

MOST_PLAYERS: Final = 4
"""Players of a team; three play as a pair and one."""

_LANGUAGE_TAG: Final = re.compile(r"[A-Za-z]{1,8}(?:[-_][A-Za-z0-9]{1,8})*")
_THREE_INTEGERS: Final = [int, int, int]
_PERFORMANCES: Final = tuple(p.value for p in Performance)


@dataclass(frozen=True, slots=True, repr=False)
class TeamRecord:
    """A team of a record: `name` and `players` may be absent; an interceptor has no keywords."""

    name: str | None
    players: tuple[str, ...] | None
    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class HalfRecord:
    """One colour's code in one round; `intercept` is `None` for no attempt, `decode` where it is not revealed yet."""

    encryptor: str | None
    code: Code
    clues: tuple[Clue, Clue, Clue]
    intercept: Code | None
    decode: Code | None


@dataclass(frozen=True, slots=True, repr=False)
class RoundRecord:
    """One round: White's half, and Black's, which is `None` with three players or in an unfinished last round."""

    white: HalfRecord
    black: HalfRecord | None


@dataclass(frozen=True, slots=True, repr=False)
class EntryRecord:
    """A guess at a keyword, and the slot for which the table accepted it as a near-miss."""

    text: str
    accepted: int | None = None


@dataclass(frozen=True, slots=True, repr=False)
class KeywordGuessRecord:
    """Both teams' four guesses at the other's keywords."""

    white: tuple[EntryRecord, ...]
    black: tuple[EntryRecord, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """One game. With three players `white` is the pair and `black` the interceptor."""

    variant: Variant
    language: str
    white: TeamRecord
    black: TeamRecord
    rounds: tuple[RoundRecord, ...]
    keyword_guesses: KeywordGuessRecord | None = None
    abandoned: bool = False
    played: date | None = None

    def place(self, round_index: int, colour: str) -> str:
        """Where a half stands in the file, like `rounds[1].white`."""
        base = f"rounds[{round_index}]"
        return base if self.variant is Variant.THREE_PLAYERS else f"{base}.{colour}"


def read_record(data: bytes) -> Record:
    """The record that a file holds.

    Raises:
        RecordError: the file is not a valid record; rules that span rounds are checked by `replay`.
    """
    root = Reader(parse(data))
    value = root.value
    if not isinstance(value, dict):
        raise root.fail("an object is expected")
    _check_head(root)
    variant = Variant(root.member("game").value)
    two = variant is Variant.TWO_TEAMS
    optional = ("abandoned", "played", "keyword_guesses") if two else ("abandoned", "played")
    root.check_object(("format", "version", "game", "language", "teams", "rounds"), optional)
    language = _language(root.member("language"))
    white, black = _teams(root.member("teams"), variant, language)
    return Record(
        variant=variant,
        language=language,
        white=white,
        black=black,
        rounds=_rounds(root.member("rounds"), variant, white.players, black.players),
        keyword_guesses=_keyword_guesses(root.get("keyword_guesses")),
        abandoned=_abandoned(root.get("abandoned")),
        played=_played(root.get("played")),
    )


def _check_head(root: Reader) -> None:
    """Format, version and game come first: a file of another kind is not measured by this kind's keys."""
    value = root.value
    assert isinstance(value, dict)
    if getattr(value, "twice", None) in ("format", "version", "game"):
        root.check_object(tuple(value))
    for key in ("format", "version", "game"):
        if key not in value:
            raise RecordError(key, "missing")
    if root.member("format").string() != FORMAT:
        raise RecordError("format", f"{FORMAT} is expected")
    version = root.member("version")
    number = version.integer(-(10**18), 10**18)
    if number > VERSION:
        raise version.fail("the record comes from a newer version of the program")
    if number != VERSION:
        raise version.fail(f"{VERSION} is expected")
    game = root.member("game")
    name = game.string()
    if name == "codenames":
        raise game.fail("records of Codenames cannot be replayed yet")
    game.one_of(tuple(v.value for v in Variant))


def _language(reader: Reader) -> str:
    tag = reader.string()
    if not _LANGUAGE_TAG.fullmatch(tag):
        raise reader.fail("a language tag is expected, like fi or pt-BR")
    return tag


def _teams(reader: Reader, variant: Variant, language: str) -> tuple[TeamRecord, TeamRecord]:
    if variant is Variant.TWO_TEAMS:
        reader.check_object(("white", "black"))
        white = _team(reader.member("white"), 2, MOST_PLAYERS)
        black = _team(reader.member("black"), 2, MOST_PLAYERS)
        seen: dict[str, str] = {}
        for colour, team in (("white", white), ("black", black)):
            _check_keywords(reader.member(colour).member("keywords"), team.keywords, language, seen)
        return white, black
    reader.check_object(("team", "interceptor"))
    pair = _team(reader.member("team"), 2, 2)
    _check_keywords(reader.member("team").member("keywords"), pair.keywords, language, {})
    alone = reader.member("interceptor")
    alone.check_object((), ("name", "players"))
    return pair, TeamRecord(_name(alone), _players(alone.get("players"), 1, 1), ())


def _team(reader: Reader, least: int, most: int) -> TeamRecord:
    reader.check_object(("keywords",), ("name", "players"))
    keywords = tuple(word.string() for word in reader.member("keywords").items(4))
    return TeamRecord(_name(reader), _players(reader.get("players"), least, most), keywords)


def _name(reader: Reader) -> str | None:
    name = reader.get("name")
    return None if name is None else name.string()


def _players(reader: Reader | None, least: int, most: int) -> tuple[str, ...] | None:
    if reader is None:
        return None
    players = tuple(entry.string() for entry in reader.items())
    if not least <= len(players) <= most:
        raise reader.fail(
            f"{least} players are expected" if least == most else f"{least} to {most} players are expected"
        )
    return players


def _check_keywords(reader: Reader, keywords: tuple[str, ...], language: str, seen: dict[str, str]) -> None:
    for entry, word in zip(reader.items(), keywords, strict=True):
        folded = fold(word, language)
        if not folded:
            raise entry.fail("a keyword is empty")
        if folded in seen:
            raise entry.fail(f"the same keyword as {seen[folded]}")
        seen[folded] = entry.place


_Players: TypeAlias = tuple[str, ...] | None


def _rounds(reader: Reader, variant: Variant, white: _Players, black: _Players) -> tuple[RoundRecord, ...]:
    entries = list(reader.items())
    rounds = []
    for number, entry in enumerate(entries, 1):
        last = number == len(entries)
        if variant is Variant.THREE_PLAYERS:
            half = _half(entry, number, white)
            if half.decode is None and not last:
                raise RecordError(f"{entry.place}.decode", "only the last round may be unfinished")
            rounds.append(RoundRecord(half, None))
        else:
            rounds.append(_round(entry, number, white, black, last=last))
    return tuple(rounds)


def _round(reader: Reader, number: int, white_players: _Players, black_players: _Players, *, last: bool) -> RoundRecord:
    reader.check_object(("white",), ("black",))
    white = _half(reader.member("white"), number, white_players)
    second = reader.get("black")
    black = None if second is None else _half(second, number, black_players)
    if white.decode is None and (black is not None or not last):
        raise RecordError(f"{reader.place}.white.decode", "only the last half of the last round may be unfinished")
    if black is None and not last:
        raise RecordError(f"{reader.place}.black", "missing, and only the last round may be unfinished")
    if black is not None and black.decode is None and not last:
        raise RecordError(f"{reader.place}.black.decode", "only the last round may be unfinished")
    return RoundRecord(white, black)


def _half(reader: Reader, number: int, players: _Players) -> HalfRecord:
    reader.check_object(("code", "clues"), ("encryptor", "intercept", "decode"))
    encryptor = _encryptor(reader.get("encryptor"), players)
    code = _code(reader.member("code"))
    first, second, third = (_clue(clue) for clue in reader.member("clues").items(3))
    intercept = _guess(reader.get("intercept"))
    if number == 1 and intercept is not None:
        raise RecordError(f"{reader.place}.intercept", "nobody intercepts in round 1")
    return HalfRecord(
        encryptor=encryptor,
        code=code,
        clues=(first, second, third),
        intercept=intercept,
        decode=_guess(reader.get("decode")),
    )


def _encryptor(reader: Reader | None, players: _Players) -> str | None:
    if reader is None:
        return None
    name = reader.string()
    if players is not None and name not in players:
        raise reader.fail("nobody of that name plays in the team")
    return name


def _code(reader: Reader) -> Code:
    value = reader.value
    if isinstance(value, list) and [digit.__class__ for digit in value] == _THREE_INTEGERS:
        code = tuple(value)
        if is_code(code):
            return Code(code)
    # No code: the digits one by one, for the first that is wrong.
    first, second, third = (digit.integer(1, 4) for digit in reader.items(3))
    if first == second or first == third or second == third:
        raise reader.fail("three different digits from 1 to 4 are expected")
    return Code((first, second, third))


def _guess(reader: Reader | None) -> Code | None:
    return None if reader is None or reader.is_null else _code(reader)


def _clue(reader: Reader) -> Clue:
    value = reader.value
    if value is None:
        return MISSING
    if isinstance(value, str):
        return TextClue(reader.string())
    if not isinstance(value, dict):
        raise reader.fail("a clue is a string, null or an object")
    if "performed" in value:
        reader.check_object(("performed",), ("note",))
        performance = Performance(reader.member("performed").one_of(_PERFORMANCES))
        note = reader.get("note")
        return PerformedClue(performance, "" if note is None else note.string())
    if "spoken" in value:
        reader.check_object(("spoken",))
        if not reader.member("spoken").boolean():
            raise RecordError(f"{reader.place}.spoken", "true is expected")
        return SPOKEN
    reader.check_object(("struck",))
    return StruckClue(reader.member("struck").string())


def _keyword_guesses(reader: Reader | None) -> KeywordGuessRecord | None:
    if reader is None:
        return None
    reader.check_object(("white", "black"))
    return KeywordGuessRecord(_entries(reader.member("white")), _entries(reader.member("black")))


def _entries(reader: Reader) -> tuple[EntryRecord, ...]:
    return tuple(_entry(entry) for entry in reader.items(4))


def _entry(reader: Reader) -> EntryRecord:
    if isinstance(reader.value, str):
        return EntryRecord(reader.string())
    reader.check_object(("text", "accepted"))
    return EntryRecord(reader.member("text").string(), reader.member("accepted").integer(1, 4))


def _abandoned(reader: Reader | None) -> bool:
    return reader is not None and reader.boolean()


def _played(reader: Reader | None) -> date | None:
    if reader is None:
        return None
    text = reader.string()
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise reader.fail("a date like 2026-11-29 is expected")
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise reader.fail("there is no such date") from None


def write_record(record: Record) -> bytes:
    """The record as a file's bytes; reading them gives an equal record.

    Half a character, which a keyboard may give and no file can hold, becomes a question mark.
    """
    if record.variant is Variant.TWO_TEAMS:
        teams = {"white": _team_json(record.white), "black": _team_json(record.black)}
        rounds = [_round_json(r) for r in record.rounds]
    else:
        alone = _team_json(record.black)
        del alone["keywords"]
        teams = {"team": _team_json(record.white), "interceptor": alone}
        rounds = [_half_json(r.white) for r in record.rounds]
    made: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.variant.value,
        "language": record.language,
        "teams": teams,
        "rounds": rounds,
    }
    if record.keyword_guesses is not None:
        made["keyword_guesses"] = {
            "white": [_entry_json(entry) for entry in record.keyword_guesses.white],
            "black": [_entry_json(entry) for entry in record.keyword_guesses.black],
        }
    if record.abandoned:
        made["abandoned"] = True
    if record.played is not None:
        made["played"] = record.played.isoformat()
    return (json.dumps(made, ensure_ascii=False, indent=1) + "\n").encode(errors="replace")


def _team_json(team: TeamRecord) -> dict[str, Any]:
    made: dict[str, Any] = {}
    if team.name is not None:
        made["name"] = team.name
    if team.players is not None:
        made["players"] = list(team.players)
    made["keywords"] = list(team.keywords)
    return made


def _round_json(entry: RoundRecord) -> dict[str, Any]:
    made = {"white": _half_json(entry.white)}
    if entry.black is not None:
        made["black"] = _half_json(entry.black)
    return made


def _half_json(half: HalfRecord) -> dict[str, Any]:
    made: dict[str, Any] = {}
    if half.encryptor is not None:
        made["encryptor"] = half.encryptor
    made["code"] = list(half.code)
    made["clues"] = [_clue_json(clue) for clue in half.clues]
    made["intercept"] = None if half.intercept is None else list(half.intercept)
    made["decode"] = None if half.decode is None else list(half.decode)
    return made


def _clue_json(clue: Clue) -> object:
    match clue:
        case TextClue(text):
            return text
        case PerformedClue(performance, note):
            return {"performed": performance.value, "note": note} if note else {"performed": performance.value}
        case SpokenClue():
            return {"spoken": True}
        case MissingClue():
            return None
        case StruckClue(text):
            return {"struck": text}


def _entry_json(entry: EntryRecord) -> object:
    return entry.text if entry.accepted is None else {"text": entry.text, "accepted": entry.accepted}
