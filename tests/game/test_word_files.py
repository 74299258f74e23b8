"""Word files: what is read, and that a wrong one is refused with everything that is wrong in it."""

from __future__ import annotations

import pytest

from decrypto_qt.game.word_files import WordFileError, read_word_file, table_languages


def words(data: bytes, language: str = "en") -> list[tuple[int, str]]:
    return [(word.line, word.text) for word in read_word_file(data, language)]


def faults(data: bytes, language: str = "en", *, least: int = 1) -> list[str]:
    with pytest.raises(WordFileError) as refused:
        read_word_file(data, language, least=least)
    return [str(fault) for fault in refused.value.faults]


def test_a_word_a_line_with_comments_and_empty_lines() -> None:
    data = "\ufeff# seas\n\n  north   sea \r\nbay\n#\nja\u0308rvi\n"
    assert words(data.encode()) == [(3, "north sea"), (4, "bay"), (6, "järvi")]


def test_a_table_has_a_column_for_each_language() -> None:
    data = b'fi,de\njoki,Fluss\n\n"saari","Insel"\n'
    assert table_languages(data) == ("fi", "de")
    assert words(data, "fi") == [(2, "joki"), (4, "saari")]
    assert words(data, "de") == [(2, "Fluss"), (4, "Insel")]
    assert faults(data, "es") == ["line 1: there is no column es"]
    assert table_languages(b"river\nisland\n") == ()


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("quote", ["", '"'])
def test_a_table_may_be_as_spreadsheets_write_it(separator: str, quote: str) -> None:
    rows = (("FI", "De"), ("joki", "Fluss"), ("saari", "Insel"))
    data = "\r\n".join(separator.join(f"{quote}{cell}{quote}" for cell in row) for row in rows).encode()
    assert table_languages(data) == ("fi", "de")
    assert words(data, "de") == [(2, "Fluss"), (3, "Insel")]
    assert faults(data + b"\r\nranta", "fi") == ["line 4: it has another number of columns than the first line"]


def test_everything_that_is_wrong_is_told_with_its_line() -> None:
    data = b"\n".join(
        [
            "Straße".encode(),
            b"stra\xdfe",
            b"STRASSE",
            b"sand, sea",
            b"be\x07ll",
            "soft\u00adly".encode(),
            b"x" * 31,
            b"x" * 30,
            b"--",
            b"well",
        ]
    )
    assert faults(data, "de") == [
        "line 2: it is not UTF-8: save the file in that encoding",
        "line 3: the same word stands in line 1",
        "line 4: it holds “,”: write one word a line",
        "line 5: it holds the character U+0007, which cannot be printed",
        "line 6: it holds the character U+00AD, which cannot be printed",
        "line 7: the word has 31 characters, and 30 are the most",
        "line 9: there is no letter in it",
    ]


def test_a_line_of_a_table_that_does_not_fit_is_told_alone() -> None:
    data = b'en,fi\nriver,joki\nisland\n"open,saari\n,ranta\nbeach,ranta\nshore,ranta\n'
    assert faults(data, "en") == [
        "line 3: it has another number of columns than the first line",
        "line 4: its quotation marks do not close",
        "line 5: there is no word in the column en",
    ]
    assert faults(data, "fi")[-2:] == [
        "line 6: the same word stands in line 5",
        "line 7: the same word stands in line 5",
    ]


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# nothing\n", b"\xef\xbb\xbf"])
def test_a_file_without_words_is_refused(data: bytes) -> None:
    assert faults(data, least=4) == ["it has 0 words, and 4 are the fewest"]


def test_another_encoding_is_one_fault_of_the_whole_file() -> None:
    assert faults("river\nisland\n".encode("utf-16")) == ["it is not UTF-8: save the file in that encoding"]


def test_two_words_are_the_same_by_the_folding_of_their_language() -> None:
    data = "Öl\nOel\n".encode()
    assert faults(data, "de") == ["line 2: the same word stands in line 1"]
    assert len(words(data, "fi")) == 2
