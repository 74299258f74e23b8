"""Files made to break a parser: each gets one line and no traceback, and never hinders its neighbours."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from decrypto_qt.app.replay_command import run
from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import report
from decrypto_qt.rules.strict_json import RecordError
from tests.support.cases import CASES, RECORDS, expected
from tests.support.cases import example as example_record

GOOD = (CASES / "rulebook-example.json").read_bytes()


def line_of(name: str) -> tuple[int, str, str]:
    """Replays one file; gives the status and what came on both streams."""
    out, err = io.BytesIO(), io.BytesIO()
    status = run([name], out, err)
    return status, out.getvalue().decode(), err.getvalue().decode()


def problem_of(data: bytes) -> str:
    """What is said of a file of these bytes, without its name."""
    with pytest.raises(RecordError) as caught:
        report(read_record(data))
    return str(caught.value)


def with_text(old: str, new: str) -> bytes:
    text = json.dumps(example_record(), ensure_ascii=False)
    assert old in text
    return text.replace(old, new, 1).encode("utf-8", "surrogatepass")


NO_JSON: list[tuple[str, bytes, str]] = [
    ("empty", b"", "line 1 column 1: not JSON: expecting value"),
    ("space", b" \n\t", "line 2 column 2: not JSON: expecting value"),
    ("BOM alone", b"\xef\xbb\xbf", "line 1 column 1: not JSON: expecting value"),
    ("two BOMs", b"\xef\xbb\xbf\xef\xbb\xbf" + GOOD, "line 1 column 1: not JSON: expecting value"),
    ("UTF-16 with BOM", GOOD.decode().encode("utf-16"), "line 1 column 1: not UTF-8"),
    ("UTF-16", GOOD.decode().encode("utf-16-le")[:40], "line 1 column 2: not JSON: "),
    ("UTF-32", GOOD.decode().encode("utf-32"), "line 1 column 1: not UTF-8"),
    ("Latin-1", '{\n "é": 1}'.encode("latin-1"), "line 2 column 3: not UTF-8"),
    ("surrogate in UTF-8", with_text("Meksiko", "\ud800"), "not UTF-8"),
    ("torn", GOOD[:500], "not JSON: "),
    ("two values", GOOD + GOOD, "not JSON: extra data"),
    ("comment", b"{} // nothing", "line 1 column 4: not JSON: extra data"),
    ("trailing comma", b'{"a": 1,}', "not JSON: "),
    ("apostrophes", b"{'a': 1}", "line 1 column 2: not JSON: "),
    ("raw line end in a string", b'{"a": "\n"}', "line 1 column 8: not JSON: invalid control character"),
    ("raw NUL", b'{"a": "\x00"}', "line 1 column 8: not JSON: invalid control character"),
    ("half an escape", b'{"a": "\\u12"}', "not JSON: "),
    ("no such escape", b'{"a": "\\x"}', "not JSON: "),
    ("deep arrays", b"[" * 100_000, "file: nested too deeply"),
    ("deep arrays, closed", b"[" * 100_000 + b"]" * 100_000, "file: nested too deeply"),
    ("deep objects", b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "file: nested too deeply"),
    ("deep in a record", with_text('"Meksiko"', "[" * 100_000 + "]" * 100_000), "file: nested too deeply"),
]


@pytest.mark.parametrize(("data", "problem"), [case[1:] for case in NO_JSON], ids=[case[0] for case in NO_JSON])
def test_what_is_no_json_is_told_by_line_and_column(data: bytes, problem: str) -> None:
    assert problem in problem_of(data)


ODD_VALUES: list[tuple[str, bytes, str]] = [
    ("array", b"[]", "file: an object is expected"),
    ("null", b"null", "file: an object is expected"),
    ("NaN", b"NaN", "file: an object is expected"),
    ("number", b"1" * 10_000, "file: an object is expected"),
    ("empty object", b"{}", "format: missing"),
    ("NaN version", with_text('"version": 1', '"version": NaN'), "version: an integer is expected, not NaN"),
    (
        "infinite version",
        with_text('"version": 1', '"version": -Infinity'),
        "version: an integer is expected, not -Inf",
    ),
    ("fraction", with_text('"version": 1', '"version": 1.0'), "version: an integer is expected"),
    ("exponent", with_text('"version": 1', '"version": 1e0'), "version: an integer is expected"),
    ("huge exponent", with_text('"version": 1', '"version": 1e999999999'), "version: an integer is expected"),
    ("ten thousand digits", with_text('"version": 1', '"version": ' + "1" * 10_000), "not a number too large"),
    ("a fraction of ten thousand digits", with_text('"version": 1', '"version": 1.' + "1" * 10_000), "version: "),
    ("NaN where a string stands", with_text('"Meksiko"', "NaN"), "rounds[0].white.clues[0]: "),
    ("digits of ten thousand", with_text('"Meksiko"', "7" * 10_000), "rounds[0].white.clues[0]: "),
    ("lone surrogate", with_text("Meksiko", "\\ud800"), "rounds[0].white.clues[0]: a lone surrogate"),
    ("lone low surrogate", with_text("Alina", "\\udc00"), "teams.white.players[0]: a lone surrogate"),
    ("surrogates the wrong way round", with_text("Mustat", "\\udc00\\ud800"), "teams.black.name: a lone surrogate"),
    ("surrogate in a key", with_text('"teams"', '"\\ud800": 1, "teams"'), "\ud800: unknown key"),
    ("empty key", with_text('"teams"', '"": 1, "teams"'), '"": unknown key'),
    ("empty key below", with_text('"white": {"name"', '"white": {"": 1, "name"'), 'teams.white."": unknown key'),
    ("huge key", with_text('"teams"', f'"{"k" * 10**6}": 1, "teams"'), "k…: unknown key"),
    ("twice", with_text('"language"', '"language": "fi", "language"'), "language: the key stands here twice"),
    ("twice, escaped", with_text('"language"', '"l\\u0061nguage": "fi", "language"'), "language: the key stands"),
    ("twice, format", with_text('"format"', '"format": "x", "format"'), "format: the key stands here twice"),
    ("twice, unknown", with_text('"teams"', '"x": 1, "x": 1, "teams"'), "x: the key stands here twice"),
    ("twice, a team", with_text('"black": {"name"', '"white": {}, "black": {"name"'), "teams.white: the key stands"),
    ("twice, in a team", with_text('"name": "Mustat"', '"name": "", "name": "Mustat"'), "teams.black.name: the key"),
    ("twice, in a half", with_text('"decode": [4', '"decode": null, "decode": [4'), "rounds[0].white.decode: the key"),
    ("twice, in a round", with_text('"black": {"enc', '"white": 1, "black": {"enc'), "rounds[0].white: the key"),
    ("twice, in a clue", with_text('"Meksiko"', '{"spoken": 1, "spoken": true}'), "clues[0].spoken: the key"),
    ("twice, in an unknown clue", with_text('"Meksiko"', '{"a": 1, "a": 2}'), "clues[0].a: the key stands here twice"),
]


@pytest.mark.parametrize(("data", "problem"), [case[1:] for case in ODD_VALUES], ids=[case[0] for case in ODD_VALUES])
def test_an_odd_value_is_told_by_its_place(data: bytes, problem: str) -> None:
    assert problem in problem_of(data)


def test_a_key_twice_in_keyword_guesses_is_refused() -> None:
    text = (CASES / "eight-rounds-keywords.json").read_text(encoding="utf-8")
    assert '"keyword_guesses"' in text
    start = text.index('"white"', text.index('"keyword_guesses"'))
    twice = text[:start] + '"white": [], ' + text[start:]
    assert "keyword_guesses.white: the key stands here twice" in problem_of(twice.encode())


def test_a_bom_and_every_kind_of_space_are_accepted() -> None:
    data = b"\xef\xbb\xbf\r\n\t " + GOOD.replace(b"\n", b"\r\n") + b"\r\n "
    assert report(read_record(data)) == report(read_record(GOOD))


def test_a_pair_of_surrogates_is_a_character() -> None:
    found = report(read_record(with_text("Meksiko", "\\ud83c\\uddf2\\ud83c\\uddfd")))
    assert found["sheets"]["white"]["4"][0] == "🇲🇽"


class TestFiles:
    """What can be wrong with the file itself."""

    def test_an_absent_one(self, tmp_path: Path) -> None:
        name = str(tmp_path / "a.json")
        assert line_of(name) == (2, "", f"{name}: file: there is no such file\n")

    def test_a_folder(self, tmp_path: Path) -> None:
        assert line_of(str(tmp_path)) == (2, "", f"{tmp_path}: file: this is a folder\n")

    def test_one_below_a_regular_file(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_bytes(GOOD)
        name = str(tmp_path / "a" / "b.json")
        assert line_of(name) == (2, "", f"{name}: file: cannot be read (Not a directory)\n")

    def test_a_name_with_a_slash_behind_it(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_bytes(GOOD)
        assert line_of(f"{tmp_path}/a/")[0] == 2

    def test_a_name_too_long(self) -> None:
        assert line_of("a" * 5000)[0] == 2

    @pytest.mark.parametrize("name", ["", "a\0b"])
    def test_an_impossible_name(self, name: str) -> None:
        status, out, err = line_of(name)
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1

    def test_one_that_never_ends(self) -> None:
        assert line_of("/dev/zero") == (2, "", "/dev/zero: file: far too large for a game record\n")

    @pytest.mark.parametrize("name", ["a\nb", "a\rb", "\x1b[31m", "\x9b31m", "a\u2028b", "a\x85b", "a\x7f", "\u202e"])
    def test_odd_characters_of_a_name_are_escaped(self, name: str, tmp_path: Path) -> None:
        file = tmp_path / name
        status, out, err = line_of(str(file))
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert err.rstrip("\n").isprintable()
        file.write_bytes(GOOD)
        status, out, err = line_of(str(file))
        assert (status, err) == (0, "")
        assert len(out.splitlines()) == 1
        assert json.loads(out)["file"] == str(file)

    def test_a_name_that_is_no_utf8(self, tmp_path: Path) -> None:
        name = os.fsencode(tmp_path) + b"/\xff\xfe.json"
        Path(os.fsdecode(name)).write_bytes(GOOD)
        status, out, err = line_of(os.fsdecode(name))
        assert (status, err) == (0, "")
        assert os.fsencode(json.loads(out)["file"]) == name
        Path(os.fsdecode(name)).unlink()
        status, out, err = line_of(os.fsdecode(name))
        assert (status, out) == (2, "")
        assert err.endswith("/\\udcff\\udcfe.json: file: there is no such file\n")

    def test_odd_characters_of_a_key_are_escaped(self, tmp_path: Path) -> None:
        file = tmp_path / "a.json"
        file.write_bytes(with_text('"teams"', '"\\n\\u001b[31m\\ud800\\u2029": 1, "teams"'))
        assert line_of(str(file)) == (2, "", f"{file}: \\n\\x1b[31m\\ud800\\u2029: unknown key\n")

    def test_clues_keep_to_one_line(self, tmp_path: Path) -> None:
        file = tmp_path / "a.json"
        file.write_bytes(with_text("Meksiko", "a\\nb\\u2028c\\u0085d\\u009be"))
        status, out, _ = line_of(str(file))
        assert (status, len(out.splitlines())) == (0, 1)
        assert json.loads(out)["sheets"]["white"]["4"][0] == "a\nb\u2028c\x85d\x9be"


def one_line_or_a_result(data: bytes, folder: Path) -> None:
    """Whatever a file holds: either a result and nothing else, or exactly one line of complaint."""
    file = folder / "fuzz.json"
    file.write_bytes(data)
    status, out, err = line_of(str(file))
    if status == 0:
        assert err == ""
        assert len(out.splitlines()) == 1
        assert json.loads(out)["status"] in {"in_progress", "tiebreak", "finished", "abandoned"}
    else:
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert err.startswith(f"{file}: ")
        assert err.rstrip("\n").isprintable()


FUZZ = settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec=None)), inner, max_size=4),
    max_leaves=20,
)


@FUZZ
@given(st.binary())
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    one_line_or_a_result(data, tmp_path_factory.getbasetemp())


@FUZZ
@given(ANY_JSON)
def test_any_json(tmp_path_factory: pytest.TempPathFactory, value: object) -> None:
    one_line_or_a_result(json.dumps(value).encode(), tmp_path_factory.getbasetemp())


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value below this one."""
    found = []
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in below:
        found += [(*path, key), *places(inner, (*path, key))]
    return found


ORIGINALS = [json.loads(path.read_bytes()) for path in RECORDS]
TAKEN_FROM_RECORDS = st.sampled_from(
    ['"white"', '"hum"', "1", "4", "[1, 2, 3]", "[4, 2, 1]", "null", "true", '""', '{"spoken": true}', "{}"]
).map(json.loads)  # a new one each time, for the next change may spoil it


@FUZZ
@given(st.data())
def test_a_valid_record_with_a_few_values_changed(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    record = json.loads(json.dumps(data.draw(st.sampled_from(ORIGINALS))))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(record)))
        place = record
        for step in path[:-1]:
            place = place[step]
        match data.draw(st.sampled_from(["put", "drop", "add", "repeat"])):
            case "put":
                place[path[-1]] = data.draw(TAKEN_FROM_RECORDS | ANY_JSON)
            case "drop":
                del place[path[-1]]
            case "repeat" if isinstance(place, list):
                place.append(json.loads(json.dumps(place[-1])))
            case _ if isinstance(place, dict):
                place[data.draw(st.sampled_from(["decode", "black", "keyword_guesses", "abandoned", "x"]))] = None
            case _:
                place.insert(0, data.draw(TAKEN_FROM_RECORDS))
        if not places(record):
            break
    one_line_or_a_result(json.dumps(record).encode(), tmp_path_factory.getbasetemp())


@FUZZ
@given(st.integers(0, len(GOOD) - 1), st.integers(0, 255), st.integers(0, 3))
@example(0, 0xEF, 0)
def test_a_valid_record_with_a_byte_changed(
    tmp_path_factory: pytest.TempPathFactory, where: int, byte: int, cut: int
) -> None:
    one_line_or_a_result(GOOD[:where] + bytes([byte]) + GOOD[where + cut :], tmp_path_factory.getbasetemp())


def test_the_originals_are_valid() -> None:
    assert [report(read_record(json.dumps(original).encode()))["status"] for original in ORIGINALS] == [
        expected(path)["status"] for path in RECORDS
    ]
    assert example_record() in ORIGINALS
