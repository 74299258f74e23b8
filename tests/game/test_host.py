"""Games in a data directory: nothing lost by any kill, no word dealt twice, no game taken up that should not be."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from decrypto_qt.game.decks import DealtWords, Deck
from decrypto_qt.game.files import FileProblem, FileTrouble
from decrypto_qt.game.journal import JournalDamaged, JournalTooNew, list_journals, read_journal
from decrypto_qt.game.requests import DrawCard, DrawCardAnew, GiveAgain, TakeBack, TakeOtherKeyword, TurnSandTimer
from decrypto_qt.game.running import Answer, restored_log
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.game import DECRYPTO
from decrypto_qt.rules.decrypto.record import Record, read_record
from decrypto_qt.rules.decrypto.state import GameState
from decrypto_qt.rules.decrypto.values import (
    Code,
    GuessKind,
    Phase,
    PlayMode,
    TextClue,
    TimerMode,
    TimerSetup,
    Variant,
)
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from tests.support import kill_player
from tests.support.cases import RECORDS
from tests.support.evenings import PATIENCE, Evening, play_on
from tests.support.logs import two_teams

WHITE, BLACK, TABLE = Actor.WHITE, Actor.BLACK, Actor.TABLE
KILLS = int(os.environ.get("DECRYPTO_QT_KILLS", "5"))
"""How many games are killed; some hundred by hand."""


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which everything is as soon as it is written."""
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)


@pytest.fixture
def evening(tmp_path: Path, quick_disk: None) -> Iterator[Evening]:
    made = Evening(tmp_path / "data")
    yield made
    made.close()


def line(payload: bytes, checksum: int = 0) -> bytes:
    """A journal's line as the format says."""
    return b"%d %08x %b\n" % (len(payload), zlib.crc32(payload, checksum), payload)


def again(data: Path, minute: int = 500, words: Deck | None = None, seed: int = 2) -> Evening:
    """The program started anew."""
    evening = Evening(data, seed=seed, minute=minute, words=words)
    evening.host.resume()
    return evening


def beside(evening: Evening) -> Evening:
    """Another game begun in the same folder by a program that has not taken up the one in play there."""
    evening.close()
    other = Evening(evening.data, seed=3, minute=evening.minute + 10)
    assert other.start(two_teams()).accepted
    return other


def to_first_draw(evening: Evening, *, play_mode: PlayMode = PlayMode.AT_ONCE, **changes: Any) -> None:
    assert evening.start(two_teams(play_mode, **changes)).accepted
    evening.must(c.AcceptKeywords(WHITE), c.AcceptKeywords(BLACK))


# Starting and resuming


def test_a_game_starts_with_eight_words_of_the_deck_and_runs(evening: Evening) -> None:
    answers: list[Answer] = []
    evening.host.start(two_teams(), evening.deck, answers.append)
    assert evening.host.game is None, "nothing is shown before the deal is on disk"
    assert evening.wait(answers).accepted
    words = evening.state.white.keywords + evening.state.black.keywords
    assert len(set(words)) == 8
    assert set(words) <= set(evening.deck.words)
    assert not evening.game.running.paused
    assert evening.game.deck == evening.deck.key


def test_three_players_are_dealt_four_words(evening: Evening) -> None:
    setup = two_teams()
    three = replace(
        setup,
        variant=Variant.THREE_PLAYERS,
        white=replace(setup.white, players=("Alina", "Petri")),
        black=replace(setup.black, players=("Ella",)),
    )
    assert evening.start(three).accepted
    assert len(evening.state.white.keywords) == 4
    assert evening.state.black.keywords == ()


def test_without_a_game_there_is_nothing_to_ask_or_resume(evening: Evening) -> None:
    assert evening.host.resume() is None
    assert evening.ask(c.AcceptKeywords(WHITE)).refusal is Refusal.NO_GAME
    assert evening.host.sand() is None
    assert evening.host.rematch(lambda _: None) is None


@dataclass
class Seen:
    """What stood after one line of the journal."""

    state: GameState
    seconds: float
    sand: float | None
    dealt: frozenset[str]


def sand_above(evening: Evening) -> float | None:
    sand = evening.host.sand()
    return None if sand is None else sand.remaining(evening.now)


def look(evening: Evening) -> Seen:
    dealt = evening.host._dealt._decks[str(evening.deck.key)].words
    return Seen(evening.state, evening.game.running.seconds, sand_above(evening), dealt)


@pytest.mark.parametrize(("seed", "mode"), [(3, PlayMode.AT_ONCE), (11, PlayMode.BY_TURNS)], ids=str)
def test_cut_anywhere_the_game_goes_on_as_it_stood(tmp_path: Path, quick_disk: None, seed: int, mode: PlayMode) -> None:
    evening = Evening(tmp_path / "whole", seed)
    assert evening.start(two_teams(mode)).accepted
    after = [look(evening)]
    play_on(evening, Random(seed), 130, lambda: after.append(look(evening)))
    if evening.game.over:
        after.pop()  # a game that ended is not taken up
    path = evening.game.running._journal.path
    evening.close()
    if evening.game.over:
        path = path.parent / "over" / path.name
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) - len(after) in (1, 2)
    assert any(seen.sand is not None for seen in after)
    rng = Random(seed)
    for number, seen in enumerate(after, 2):
        whole = b"".join(lines[:number])
        follows = lines[number] if number < len(lines) else b""
        cuts = {0, *rng.sample(range(len(follows)), 2)} if follows and number % 4 == 0 else {0}
        for cut in cuts:
            data = tmp_path / "cut"
            shutil.rmtree(data, ignore_errors=True)
            (data / "games").mkdir(parents=True)
            (data / "games" / path.name).write_bytes(whole + follows[:cut])
            resumed = again(data)
            try:
                assert resumed.host.notices == []
                found = look(resumed)
                assert found.state == seen.state
                assert found.dealt == seen.dealt
                assert resumed.game.running.paused
                assert found.seconds == pytest.approx(seen.seconds, abs=0.001)
                assert found.sand == (None if seen.sand is None else pytest.approx(seen.sand, abs=0.002))
                if cut:
                    # What was torn is cut before anything is added, and the journal is whole again.
                    by = BLACK if resumed.state.controller is Team.BLACK else WHITE
                    resumed.must(c.WritePencil(by, 1, "on we go"))
                    assert read_journal(data / "games" / path.name).torn_bytes == 0
            finally:
                resumed.close()


def test_a_game_killed_before_its_deal_is_no_game(evening: Evening) -> None:
    assert evening.start(two_teams()).accepted
    path = evening.game.running._journal.path
    header, deal_line = path.read_bytes().splitlines(keepends=True)
    for torn in (b"", deal_line[:20], deal_line[:-1][:-5]):
        path.write_bytes(header + torn)
        resumed = again(evening.data)
        assert resumed.host.game is None
        assert resumed.host.notices == []
        assert (path.parent / "over" / path.name).exists()
        resumed.close()


def test_a_damaged_journal_is_set_aside_and_the_game_before_is_taken_up(evening: Evening) -> None:
    to_first_draw(evening)
    first, state = evening.game.id, evening.state
    evening = beside(evening)
    path = evening.game.running._journal.path
    spoilt = bytearray(path.read_bytes())
    spoilt[len(spoilt) // 2] ^= 1
    path.write_bytes(spoilt)
    resumed = again(evening.data)
    assert resumed.game.id == first
    assert resumed.state == state
    (notice,) = resumed.host.notices
    assert isinstance(notice, JournalDamaged)
    assert path.name in str(notice)
    assert not any(word in str(notice) for word in evening.state.white.keywords)
    assert not path.exists()
    assert path.with_name(f"{path.name}.damaged-1").read_bytes() == spoilt, "never deleted"
    resumed.close()
    third = again(evening.data)
    assert third.host.notices == []
    assert third.game.id == first
    third.close()


@pytest.mark.parametrize("change", [(b'"version":1', b'"version":2'), (b'"game":"decrypto"', b'"game":"codewords"')])
def test_a_journal_of_a_newer_program_is_left_alone(evening: Evening, change: tuple[bytes, bytes]) -> None:
    to_first_draw(evening)
    first = evening.game.id
    evening = beside(evening)
    path = evening.game.running._journal.path
    payload = path.read_bytes().splitlines()[0].split(b" ", 2)[2].replace(*change)
    path.write_bytes(line(payload))
    before = path.read_bytes()
    resumed = again(evening.data)
    assert resumed.game.id == first
    (notice,) = resumed.host.notices
    assert isinstance(notice, JournalTooNew)
    assert path.read_bytes() == before
    resumed.close()


def test_an_action_that_makes_no_sense_is_damage(evening: Evening) -> None:
    to_first_draw(evening)
    path = evening.game.running._journal.path
    contents = read_journal(path)
    checksum = contents.checksum
    payload = b'{"do":{"is":"Dance","by":"white"},"events":[{"is":"Danced"}],"t":1.0}'
    path.write_bytes(path.read_bytes() + line(payload, checksum))
    resumed = again(evening.data)
    assert resumed.host.game is None
    assert isinstance(resumed.host.notices[0], JournalDamaged)
    resumed.close()


def test_ended_games_are_put_away_and_never_taken_up(evening: Evening) -> None:
    to_first_draw(evening)
    unfinished = evening.game.id
    evening = beside(evening)
    ended = evening.game.running._journal.path
    evening.must(c.AbandonGame(TABLE))
    assert evening.game.over
    resumed = again(evening.data)
    assert resumed.game.id == unfinished
    assert not ended.exists()
    assert read_journal(ended.parent / "over" / ended.name).payloads
    resumed.must(c.AbandonGame(TABLE))
    resumed.close()
    third = again(evening.data)
    assert third.host.game is None
    assert third.host.notices == []
    assert list_journals(evening.data) == ()
    third.close()


def test_a_game_in_play_is_stopped_for_good_when_another_is_dealt(evening: Evening) -> None:
    to_first_draw(evening)
    stopped = evening.game
    assert not evening.host.resumable
    assert evening.start(two_teams()).accepted
    evening.settle()
    assert stopped.over
    assert not evening.host.resumable
    assert list_journals(evening.data) == (evening.game.running._journal.path,)
    evening.must(c.AbandonGame(TABLE))
    resumed = again(evening.data)
    assert resumed.host.game is None
    resumed.close()


def test_a_game_in_play_is_kept_when_a_record_is_opened_and_resumed_after_it(evening: Evening) -> None:
    to_first_draw(evening)
    kept, before = evening.game.id, evening.game.running
    answers: list[Answer] = []
    evening.host.open_record(read_record(RECORDS[0].read_bytes()), PlayMode.BY_TURNS, TimerSetup(), answers.append)
    assert evening.wait(answers).accepted
    opened = evening.game
    assert opened.id != kept
    assert evening.host.resumable
    evening.settle()
    assert before._journal._file._descriptor is None, "its file is let go"
    if not opened.over:
        evening.must(c.AbandonGame(TABLE))
    resumed = evening.host.resume()
    assert resumed is not None
    assert (resumed.id, resumed.running.paused) == (kept, True)
    evening.settle()
    assert list_journals(evening.data) == (resumed.running._journal.path,), "the record's game was put away"
    evening.host.game.running.resume()  # type: ignore[union-attr]  # it was just taken up
    evening.must(DrawCard(WHITE))


def test_a_game_that_ended_is_put_away_when_the_next_begins(evening: Evening) -> None:
    assert evening.start(two_teams()).accepted
    path = evening.game.running._journal.path
    evening.must(c.AbandonGame(TABLE))
    assert evening.start(two_teams()).accepted
    evening.settle()
    assert not path.exists()
    assert (path.parent / "over" / path.name).exists()


def test_the_latest_game_is_taken_up_even_of_two_in_one_second(tmp_path: Path, quick_disk: None) -> None:
    moments = iter(datetime(2026, 11, 29, 18, 0, 0, 1000 * i, tzinfo=UTC) for i in range(20))
    evening = Evening(tmp_path)
    evening.host._today = lambda: next(moments)
    for _ in range(20):
        assert evening.start(two_teams()).accepted
    evening.close()
    resumed = again(tmp_path)
    assert resumed.game.id == evening.game.id
    resumed.close()


# Chance


def test_a_drawn_card_stays_drawn(evening: Evening) -> None:
    to_first_draw(evening)
    evening.must(DrawCard(WHITE))
    half = evening.state.white_half
    assert half is not None
    assert evening.ask(DrawCard(WHITE)).refusal is Refusal.ALREADY_DONE
    assert evening.ask(TakeBack(WHITE)).refusal is Refusal.NOTHING_TO_UNDO
    for seed in range(5):
        resumed = again(evening.data, seed=seed)
        found = resumed.state.white_half
        assert found is not None
        assert found.code == half.code
        assert resumed.ask(DrawCard(WHITE)).refusal is Refusal.ALREADY_DONE
        assert resumed.ask(TakeBack(WHITE)).refusal is Refusal.NOTHING_TO_UNDO
        assert resumed.ask(TakeBack(TABLE)).refusal is Refusal.NOTHING_TO_UNDO
        resumed.close()


def test_a_double_press_draws_one_card(evening: Evening) -> None:
    to_first_draw(evening)
    answers: list[Answer] = []
    for _ in range(2):
        evening.host.ask(DrawCard(WHITE), answers.append)
    evening.settle()
    assert sorted(answer.accepted for answer in answers) == [False, True]
    contents = read_journal(evening.game.running._journal.path)
    assert sum(line["do"]["is"] == "DrawCode" for line in contents.payloads) == 1


def test_every_code_is_drawn_as_often_as_any_other(evening: Evening) -> None:
    to_first_draw(evening)
    evening.must(DrawCard(WHITE))
    drawn = []
    for _ in range(480):
        evening.must(DrawCardAnew(TABLE, Team.WHITE))
        half = evening.state.white_half
        assert half is not None
        drawn.append(half.code)
    counts = [drawn.count(code) for code in set(drawn)]
    assert len(counts) == 24
    # Chi squared with 23 degrees of freedom; the chance of more than 60 is one in 30,000, and the seed is fixed.
    assert sum((count - 20) ** 2 / 20 for count in counts) < 60


def test_taking_back_and_giving_again(evening: Evening) -> None:
    assert evening.start(two_teams()).accepted
    evening.must(c.AcceptKeywords(WHITE), TakeBack(WHITE))
    assert not evening.state.white.keywords_accepted
    evening.must(GiveAgain(WHITE))
    assert evening.state.white.keywords_accepted


# The deck


def test_55_games_in_a_row_deal_every_word_once(tmp_path: Path, quick_disk: None) -> None:
    data, ledger = tmp_path / "data", tmp_path / "data" / "dealt.json"
    evening = Evening(data)
    assert len(evening.deck.words) == 440
    dealt: list[str] = []
    for number in range(55):
        evening.settle()
        before = ledger.read_bytes() if ledger.exists() else None
        assert evening.start(two_teams()).accepted
        dealt += evening.state.white.keywords + evening.state.black.keywords
        if number % 4 == 1:
            evening.must(c.AbandonGame(TABLE))
        if number % 3 == 0:
            evening.close()
            if number % 6 == 0 and before is not None:
                # Killed between the journal and the ledger.
                ledger.write_bytes(before)
            evening = again(data, minute=100 * (number + 1), seed=number)
            assert evening.host.notices == []
    assert sorted(dealt) == sorted(evening.deck.words)
    assert evening.start(two_teams()).accepted
    evening.close()


@pytest.mark.parametrize("size", [9, 10, 12, 40])
def test_an_exchange_never_brings_a_word_that_lies_on_the_table(tmp_path: Path, quick_disk: None, size: int) -> None:
    words = Deck("small", "en", tuple(f"word {number}" for number in range(size)))
    evening = Evening(tmp_path, words=words)
    assert evening.start(two_teams()).accepted
    for number in range(30):
        evening.must(TakeOtherKeyword(WHITE if number % 2 else BLACK, number % 4 + 1))
        table = evening.state.white.keywords + evening.state.black.keywords
        assert len(set(table)) == 8
        if number % 7 == 0:
            evening.close()
            evening = again(tmp_path, minute=number, words=words, seed=number)
    evening.close()


def test_exchanged_words_are_new_ones_while_there_are_any(tmp_path: Path, quick_disk: None) -> None:
    words = Deck("small", "en", tuple(f"word {number}" for number in range(20)))
    evening = Evening(tmp_path, words=words)
    assert evening.start(two_teams()).accepted
    seen = set(evening.state.white.keywords + evening.state.black.keywords)
    for number in range(12):
        evening.must(TakeOtherKeyword(WHITE, number % 4 + 1))
        word = evening.state.white.keywords[number % 4]
        assert word not in seen
        seen.add(word)
    assert len(seen) == 20
    evening.close()


def test_two_exchanges_at_once_bring_two_words(tmp_path: Path, quick_disk: None) -> None:
    words = Deck("small", "en", tuple(f"word {number}" for number in range(10)))
    for seed in range(8):
        evening = Evening(tmp_path / str(seed), seed=seed, words=words)
        assert evening.start(two_teams()).accepted
        answers: list[Answer] = []
        evening.host.ask(TakeOtherKeyword(WHITE, 1), answers.append)
        evening.host.ask(TakeOtherKeyword(BLACK, 2), answers.append)
        evening.settle()
        assert [answer.accepted for answer in answers] == [True, True]
        evening.close()


def test_two_games_begun_at_once_share_no_word(tmp_path: Path, quick_disk: None) -> None:
    words = Deck("small", "en", tuple(f"word {number}" for number in range(16)))
    evening = Evening(tmp_path, words=words)
    answers: list[Answer] = []
    games = [evening.host.start(two_teams(), words, answers.append) for _ in range(2)]
    evening.settle()
    assert [answer.accepted for answer in answers] == [True, True]
    states = [game.state for game in games]
    dealt = [word for state in states if state is not None for word in (*state.white.keywords, *state.black.keywords)]
    assert sorted(dealt) == sorted(words.words)
    assert evening.game is games[1]
    evening.close()


def test_of_two_games_begun_at_once_one_is_left(evening: Evening) -> None:
    to_first_draw(evening)
    evening.must(c.AbandonGame(TABLE))
    answers: list[Answer] = []
    for _ in range(2):
        assert evening.host.rematch(answers.append) is not None
    evening.settle()
    assert [answer.accepted for answer in answers] == [True, True]
    assert not evening.host.resumable, "nobody has seen the other one"
    assert list_journals(evening.data) == (evening.game.running._journal.path,)


def test_where_no_word_is_left_an_exchange_is_refused(tmp_path: Path, quick_disk: None) -> None:
    words = Deck("small", "en", tuple(f"word {number}" for number in range(8)))
    evening = Evening(tmp_path, words=words)
    assert evening.start(two_teams()).accepted
    assert evening.ask(TakeOtherKeyword(WHITE, 1)).refusal is Refusal.BAD_KEYWORDS
    evening.must(c.AcceptKeywords(WHITE))
    evening.close()


def test_a_word_is_dealt_for_good_when_the_program_dies_after_an_exchange(evening: Evening) -> None:
    assert evening.start(two_teams()).accepted
    ledger = evening.data / "dealt.json"
    evening.settle()
    before = ledger.read_bytes()
    evening.must(TakeOtherKeyword(WHITE, 2))
    word = evening.state.white.keywords[1]
    evening.settle()
    ledger.write_bytes(before)
    resumed = again(evening.data)
    assert resumed.host._dealt.is_dealt(resumed.deck.key, word)
    resumed.close()


def test_no_asking_thread_waits_for_the_ledger(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: set[int] = set()
    monkeypatch.setattr(os, "fsync", lambda _descriptor: synced.add(threading.get_ident()))
    assert evening.start(two_teams()).accepted
    evening.must(TakeOtherKeyword(WHITE, 2))
    evening.settle()
    ledger, problem = DealtWords.load(evening.data / "dealt.json")
    assert problem is None
    assert ledger.is_dealt(evening.deck.key, evening.state.white.keywords[1])
    assert len(synced) == 1
    assert threading.get_ident() not in synced


def test_a_broken_ledger_is_told_and_the_games_at_hand_keep_their_words(evening: Evening) -> None:
    assert evening.start(two_teams()).accepted
    words = evening.state.white.keywords + evening.state.black.keywords
    evening.settle()
    (evening.data / "dealt.json").write_bytes(b"{")
    resumed = again(evening.data)
    assert len(resumed.host.notices) == 1
    assert all(resumed.host._dealt.is_dealt(resumed.deck.key, word) for word in words)
    resumed.close()


def test_a_rematch_exchanges_colours_and_deals_new_words(evening: Evening) -> None:
    to_first_draw(evening)
    first = evening.state
    evening.must(c.AbandonGame(TABLE))
    answers: list[Answer] = []
    assert evening.host.rematch(answers.append) is not None
    assert evening.wait(answers).accepted
    second = evening.state
    assert (second.white.name, second.white.players) == (first.black.name, first.black.players)
    assert (second.black.name, second.black.players) == (first.white.name, first.white.players)
    words = {*first.white.keywords, *first.black.keywords, *second.white.keywords, *second.black.keywords}
    assert len(words) == 16
    assert replace(second.setup, white=first.setup.white, black=first.setup.black) == first.setup


def test_after_a_record_a_rematch_deals_from_the_deck_of_its_language(tmp_path: Path, quick_disk: None) -> None:
    record = read_record(RECORDS[0].read_bytes())
    evening = Evening(tmp_path, words=Deck("small", record.language, tuple(f"word {n}" for n in range(16))))
    answers: list[Answer] = []
    evening.host.open_record(record, PlayMode.BY_TURNS, TimerSetup(), answers.append)
    assert evening.wait(answers).accepted
    if not evening.game.over:
        evening.must(c.AbandonGame(TABLE))
    assert evening.host.rematch(answers.append) is not None
    assert evening.wait(answers).accepted
    assert set(evening.state.white.keywords) <= set(evening.deck.words)
    evening.close()


def test_no_rematch_without_words_in_the_language(tmp_path: Path, quick_disk: None) -> None:
    record = read_record(RECORDS[0].read_bytes())
    evening = Evening(tmp_path, words=Deck("small", "cs", tuple(f"word {number}" for number in range(16))))
    answers: list[Answer] = []
    evening.host.open_record(record, PlayMode.BY_TURNS, TimerSetup(), answers.append)
    assert evening.wait(answers).accepted
    assert evening.host.rematch(answers.append) is None
    evening.close()


# Records


def unfinished(record: Record) -> Iterator[Record]:
    """The record as far as it had come after each round."""
    for count in range(len(record.rounds)):
        yield replace(record, rounds=record.rounds[:count], keyword_guesses=None, abandoned=False)


@pytest.mark.parametrize("play_mode", PlayMode, ids=lambda mode: mode.value)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_gives_a_game_that_can_be_played_on(evening: Evening, path: Path, play_mode: PlayMode) -> None:
    record = read_record(path.read_bytes())
    for part in (*unfinished(record), record):
        answers: list[Answer] = []
        evening.host.open_record(part, play_mode, TimerSetup(), answers.append)
        answer = evening.wait(answers)
        assert answer.accepted
        game = evening.game
        words = evening.state.white.keywords
        assert words == record.white.keywords
        assert not any(evening.host._dealt.is_dealt(evening.deck.key, word) for word in words)
        if game.over:
            continue
        if evening.state.phase is Phase.ENCRYPT:
            resumed = again(evening.data)
            assert resumed.state == evening.state
            resumed.close()
        play_on_as_a_record(evening)
        assert evening.game is game


def play_on_as_a_record(evening: Evening) -> None:
    rng = Random(4)
    steps = [0]

    def each() -> None:
        steps[0] += 1

    play_on(evening, rng, 15, each)
    assert steps[0] >= 15 or evening.game.over


# The sand


def with_sand(evening: Evening, **timer: Any) -> None:
    to_first_draw(evening, timer=TimerSetup(**timer))
    evening.must(DrawCard(WHITE), DrawCard(BLACK), c.DeclareReady(WHITE))


def test_the_sand_runs_by_the_games_own_clock(evening: Evening) -> None:
    with_sand(evening)
    assert evening.host.sand() is None
    evening.must(TurnSandTimer(WHITE))
    assert sand_above(evening) == pytest.approx(30.0, abs=0.001)
    evening.now += 10.0
    assert sand_above(evening) == pytest.approx(20.0, abs=0.001)
    evening.game.running.pause()
    evening.now += 100.0
    assert sand_above(evening) == pytest.approx(20.0, abs=0.001)
    sand = evening.host.sand()
    assert sand is not None
    assert not sand.running(evening.now)
    evening.game.running.resume()
    evening.now += 19.0
    assert sand_above(evening) == pytest.approx(1.0, abs=0.001)
    evening.now += 2.0
    sand = evening.host.sand()
    assert sand is not None
    assert sand.finished(evening.now), "it says so for as long as it lies there"


@pytest.mark.parametrize("fraction", [0.0, 0.0004, 0.0005, 0.0006, 0.00049999, 0.9996])
def test_there_is_never_more_sand_than_there_is(evening: Evening, fraction: float) -> None:
    with_sand(evening)
    evening.game.running.pause()
    evening.now = 5000.0
    evening.game.running.resume()
    evening.now += fraction
    evening.must(TurnSandTimer(WHITE))
    for _ in range(2):
        above = sand_above(evening)
        assert above is not None
        assert above <= 30.0
        evening.game.running.pause()


def test_after_a_restart_the_sand_stands_where_it_was(evening: Evening) -> None:
    with_sand(evening)
    evening.must(TurnSandTimer(WHITE))
    evening.now += 12.0
    evening.must(c.WritePencil(WHITE, 1, "tea?"))
    evening.now += 5.0
    resumed = again(evening.data)
    assert sand_above(resumed) == pytest.approx(18.0, abs=0.002)
    resumed.now += 60.0
    assert sand_above(resumed) == pytest.approx(18.0, abs=0.002)
    resumed.game.running.resume()
    resumed.now += 3.0
    assert sand_above(resumed) == pytest.approx(15.0, abs=0.002)
    resumed.close()


def test_without_a_timer_the_sand_is_not_turned(evening: Evening) -> None:
    with_sand(evening, mode=TimerMode.OFF)
    assert evening.ask(TurnSandTimer(WHITE)).refusal is Refusal.NO_SAND
    assert evening.host.sand() is None


# A disk that does not take everything


class FullDisk:
    """A disk that refuses one write, or all from some write on; the writes are counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writes = 0
        self.refuses: range = range(0)
        really_write = os.write

        def write(descriptor: int, data: bytes | memoryview) -> int:
            self.writes += 1
            if self.writes in self.refuses:
                # Half of it is there.
                really_write(descriptor, data[: len(data) // 2])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return really_write(descriptor, data)

        monkeypatch.setattr(os, "write", write)


SCRIPT: tuple[Any, ...] = (
    TakeOtherKeyword(WHITE, 2),
    c.AcceptKeywords(WHITE),
    c.AcceptKeywords(BLACK),
    DrawCard(WHITE),
    DrawCard(BLACK),
    c.DeclareReady(WHITE),
    TurnSandTimer(WHITE),
    TakeBack(BLACK),
    c.DeclareReady(BLACK),
    *(c.HearClue(BLACK, position, TextClue(f"clue {position}")) for position in (1, 2, 3)),
    TakeBack(BLACK),
    GiveAgain(BLACK),
    c.FinishReading(BLACK),
    c.LockGuess(WHITE, GuessKind.DECODE, Code((1, 2, 3))),
)


def test_a_disk_that_is_full_at_any_write_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
    disk = FullDisk(monkeypatch)
    total = 1
    for lasting in (1, 3):
        number = 0
        while number < total:
            number += 1
            disk.writes, disk.refuses = 0, range(number, number + lasting)
            evening = Evening(tmp_path / f"{lasting}-{number}")
            for _ in range(lasting + 2):
                answer = evening.start(two_teams())
                if answer.accepted:
                    break
                assert answer.problem is not None
                assert answer.problem.trouble is FileTrouble.NO_SPACE
                assert answer.refusal is None
                assert evening.host.game is None
            for asked in SCRIPT:
                tries = 0
                before = evening.state
                while evening.ask(asked).problem is not None:
                    assert evening.state is before
                    tries += 1
                    assert tries <= lasting + 1
            final = evening.state
            assert final.phase is Phase.REVEAL
            evening.settle()
            assert all(isinstance(notice, FileProblem) for notice in evening.host.notices)
            evening.close()
            disk.refuses = range(0)
            if number == 1:
                total = disk.writes
            resumed = again(evening.data)
            assert resumed.state == final
            assert resumed.host.notices == []
            words = {*final.white.keywords, *final.black.keywords}
            assert all(resumed.host._dealt.is_dealt(resumed.deck.key, word) for word in words)
            resumed.close()
            shutil.rmtree(evening.data)
    assert total > len(SCRIPT)


def test_a_game_that_could_not_begin_leaves_the_one_before(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    to_first_draw(evening)
    before = evening.game
    record = read_record(RECORDS[0].read_bytes())
    disk = FullDisk(monkeypatch)
    for number in (1, 2, 5, 9):
        disk.writes, disk.refuses = 0, range(number, number + 1000)
        answers: list[Answer] = []
        evening.host.open_record(record, PlayMode.AT_ONCE, TimerSetup(), answers.append)
        answer = evening.wait(answers)
        assert answer.problem is not None
        assert answer.problem.trouble is FileTrouble.NO_SPACE
        assert answer.refusal is None
        assert evening.game is before
        disk.refuses = range(0)
        evening.settle()
        resumed = again(evening.data)
        assert resumed.game.id == before.id, "a record half opened is no game to go on with"
        resumed.close()
    evening.must(DrawCard(WHITE))


def test_a_place_that_is_no_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    evening = Evening(tmp_path / "file" / "data")
    assert evening.host.resume() is None
    told = len(evening.host.notices)
    answer = evening.start(two_teams())
    assert answer.problem is not None
    assert answer.problem.trouble is FileTrouble.NO_FOLDER
    assert evening.host.game is None
    evening.settle()
    assert len(evening.host.notices) == told, "the answer says it"
    evening.close()


def test_a_closed_host_says_so_and_changes_nothing(evening: Evening) -> None:
    assert evening.start(two_teams()).accepted
    evening.close()
    before = evening.state
    answer = evening.ask(c.AcceptKeywords(WHITE))
    assert answer.problem is not None
    assert answer.problem.trouble is FileTrouble.CLOSED
    assert evening.state is before


# Killed


@pytest.mark.timeout(120 + 3 * KILLS)
def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    rng = Random(200)
    for number in range(KILLS):
        data = tmp_path / str(number)
        child = subprocess.Popen(
            [sys.executable, "-m", kill_player.__name__, str(data), str(number)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert child.stdout is not None
        told: list[str] = []
        last = rng.randint(1, 120)
        for said in child.stdout:
            told.append(said.strip())
            if len(told) >= last:
                break
        child.send_signal(signal.SIGKILL)
        told += [said.strip() for said in child.stdout if said.endswith("\n")]
        child.wait(PATIENCE)
        child.stdout.close()
        assert told, "the child has said something"
        (path,) = list_journals(data)
        contents = read_journal(path)
        evening = Evening(data)
        resumed = evening.host.resume()
        if resumed is None:
            evening.close()
            continue  # it was over
        assert evening.host.notices == []
        # One more action may be on disk than was acknowledged: nobody was told that it is not.
        states = []
        for payloads in (contents.payloads, contents.payloads[:-1]):
            log, _ = restored_log(DECRYPTO, evening.host._codec, replace(contents, payloads=payloads))
            states.append(kill_player.digest(log, evening.host._codec))
        assert kill_player.digest(resumed.running.log, evening.host._codec) == states[0]
        assert told[-1] in states
        assert resumed.running.paused
        play_on(evening, Random(number), 5)
        evening.close()


def test_a_game_that_was_killed_at_its_end_comes_back_once_and_is_put_away_by_quitting(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 5)
    assert evening.start(two_teams(PlayMode.AT_ONCE)).accepted
    evening.ask(c.AbandonGame(Actor.TABLE))
    assert evening.game.over
    ended = evening.game.id
    # A kill puts nothing away: what is on disk is what a second host finds.
    assert evening.host._writer.drain(10)
    killed = tmp_path / "killed"
    shutil.copytree(tmp_path / "games", killed / "games")
    evening.close()
    found = Evening(killed, 6)
    assert found.host.resume() is None, "it is no game to go on with"
    found.close()
    shutil.rmtree(killed)
    shutil.copytree(tmp_path / "games" / "over", killed / "games")
    found = Evening(killed, 7)
    game = found.host.resume(ended_too=True)
    assert game is not None
    assert game.id == ended
    found.close()
    assert [path.name for path in (killed / "games" / "over").iterdir()] == [f"{ended}.journal"]
