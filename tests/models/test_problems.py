"""Every problem with a file becomes sentences of the windows, with the file and its place and none of its contents."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from decrypto_qt.game.files import FileAction, FileProblem, FileTrouble, Instead, SetAside
from decrypto_qt.game.journal import JournalDamaged, JournalTooNew
from decrypto_qt.game.word_files import WordFault, WordFileError, WordTrouble
from decrypto_qt.models.problems import problem_text, record_text, word_file_text
from decrypto_qt.rules.strict_json import RecordError

PATH = Path("/somewhere/games/one.journal")


@pytest.mark.parametrize(("action", "trouble"), list(product(FileAction, FileTrouble)))
def test_every_trouble_with_every_action_has_its_sentences(action: FileAction, trouble: FileTrouble) -> None:
    said = problem_text(FileProblem(action, trouble, PATH, "words of the system"))
    assert said.startswith("one.journal in /somewhere/games ")
    assert said.count(". ") == 1
    assert said.endswith(".")
    assert "{" not in said


def test_no_two_troubles_sound_the_same() -> None:
    assert len({problem_text(FileProblem(FileAction.READ, trouble, PATH)) for trouble in FileTrouble}) == len(
        FileTrouble
    )


@pytest.mark.parametrize("instead", Instead)
@pytest.mark.parametrize("kept", [None, Path("/somewhere/games/one.journal.damaged-1")])
def test_what_was_set_aside_is_named_with_what_holds_instead(instead: Instead, kept: Path | None) -> None:
    said = problem_text(SetAside(PATH, kept, "it is not JSON", instead))
    assert "one.journal in /somewhere/games" in said
    assert ("one.journal.damaged-1" in said) is (kept is not None)


def test_a_damaged_journal_is_told_from_one_of_a_newer_program() -> None:
    damaged, newer = problem_text(JournalDamaged(PATH, 7, "wrong checksum")), problem_text(JournalTooNew(PATH))
    assert "line 7" in damaged
    assert "newer version" in newer


def test_a_name_with_a_line_break_stays_on_one_line() -> None:
    assert "\n" not in problem_text(FileProblem(FileAction.WRITE, FileTrouble.NO_SPACE, Path("/a\nb/c\nd")))
    assert "\n" not in record_text(RecordError("rounds\n", "no list"), Path("/a/b\nc.json"))


def test_a_record_names_the_place_of_its_fault() -> None:
    assert "rounds[1].white.code" in record_text(RecordError("rounds[1].white.code", "no code"), Path("/a/game.json"))


@pytest.mark.parametrize("trouble", WordTrouble)
def test_what_is_wrong_with_a_word_file_begins_after_its_name_or_its_line(trouble: WordTrouble) -> None:
    whole, line = (word_file_text(WordFileError([WordFault(at, trouble, "3", 4)]), PATH) for at in (0, 2))
    assert whole.startswith("one.journal was not taken: ")
    assert line.startswith("one.journal was not taken. Line 2: ")
    assert whole.removeprefix("one.journal was not taken: ") == line.removeprefix("one.journal was not taken. Line 2: ")
