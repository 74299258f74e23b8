"""Game records replayed a second, from a file's bytes to the printed result, through the windows' `decide` and `apply`.

The random games are as beginners play: two decodings in three are right, one interception in four; a sixth of the games
stop before their end. Process time is measured, in the best of some slices: other programs take their share of a
machine, and slow a figure down but never speed it up.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Final

from decrypto_qt.rules.decrypto.record import HalfRecord, Record, RoundRecord, TeamRecord, read_record, write_record
from decrypto_qt.rules.decrypto.replay import play_record, report
from decrypto_qt.rules.decrypto.scoring import LAST_ROUND
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    Clue,
    Code,
    Performance,
    PerformedClue,
    Phase,
    TextClue,
    Variant,
)
from tests.bench.measurement import Bound, Measurement

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_GAMES: Final = 400
_SLICES: Final = 9
_RIGHT_DECODING: Final = 2 / 3
_RIGHT_INTERCEPTION: Final = 1 / 4
_STOPPED: Final = 1 / 6

_WHITE: Final = TeamRecord("Valkoiset hatut", ("Alina", "Petri"), ("musta", "sudenkorento", "cocktail", "sombrero"))
_BLACK: Final = TeamRecord("Mustat", ("Ella", "Matti"), ("antiikki", "luu", "aamu", "painajainen"))


def _clue(rng: Random) -> Clue:
    if rng.random() < 0.05:
        return PerformedClue(rng.choice(tuple(Performance)), "kuin meri")
    return TextClue(f"vihje {rng.randrange(10**6)}" if rng.random() < 0.5 else f"päivänvarjo {rng.randrange(10**6)}")


def _half(rng: Random, number: int, player: str, *, even: bool) -> HalfRecord:
    code = rng.choice(ALL_CODES)
    if even:
        decode, intercept = code, _wrong(rng, code)
    else:
        decode = code if rng.random() < _RIGHT_DECODING else _wrong(rng, code)
        intercept = code if rng.random() < _RIGHT_INTERCEPTION else _wrong(rng, code)
    clues = _clue(rng), _clue(rng), _clue(rng)
    return HalfRecord(player, code, clues, intercept if number > 1 else None, decode)


def _wrong(rng: Random, code: Code) -> Code:
    return rng.choice([other for other in ALL_CODES if other != code])


def _game(rng: Random, *, eight_rounds: bool) -> Record:
    """A game as far as its tokens let it go; for eight rounds, one in which nobody gets any."""
    stop = rng.randint(1, LAST_ROUND) if not eight_rounds and rng.random() < _STOPPED else LAST_ROUND
    record = Record(Variant.TWO_TEAMS, "fi", _WHITE, _BLACK, ())
    for number in range(1, stop + 1):
        white = _half(rng, number, _WHITE.players[(number - 1) % 2] if _WHITE.players else "", even=eight_rounds)
        black = _half(rng, number, _BLACK.players[(number - 1) % 2] if _BLACK.players else "", even=eight_rounds)
        record = Record(
            Variant.TWO_TEAMS,
            "fi",
            _WHITE,
            _BLACK,
            (*record.rounds, RoundRecord(white, black)),
            abandoned=stop == number,
        )
        state = play_record(record)
        if state.phase is Phase.FINISHED or state.tie_break:
            break
    return record


def random_games(count: int, seed: int = 1) -> list[Record]:
    """So many games of any length."""
    rng = Random(seed)
    return [_game(rng, eight_rounds=False) for _ in range(count)]


def eight_round_games(count: int, seed: int = 2) -> list[Record]:
    """So many games of eight rounds."""
    rng = Random(seed)
    return [_game(rng, eight_rounds=True) for _ in range(count)]


def replayed_a_second(files: Sequence[bytes]) -> float:
    """Records a second of process time, in the best of some slices of all files."""
    best = float("inf")
    for _ in range(_SLICES):
        start = time.process_time()
        for data in files:
            report(read_record(data))
        best = min(best, time.process_time() - start)
    return len(files) / best


def measure() -> Iterator[Measurement]:
    """Random games and games of eight rounds a second, and how long the random ones are."""
    random = random_games(_GAMES)
    eight = eight_round_games(_GAMES // 4)
    rounds = sum(len(record.rounds) for record in random) / len(random)
    size = sum(len(write_record(record)) for record in random) / len(random)
    yield Measurement("length of a random game", rounds, "rounds")
    yield Measurement("size of a random game's record", size, "bytes")
    rate = replayed_a_second([write_record(record) for record in random])
    yield Measurement("random games replayed a second", rate, "games/s", Bound.AT_LEAST, 1000)
    rate = replayed_a_second([write_record(record) for record in eight])
    yield Measurement("games of eight rounds replayed a second", rate, "games/s", Bound.AT_LEAST, 300)
