"""`decrypto-qt replay FILE…`: one JSON line for each record, without a display and without Qt."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

from decrypto_qt.rules.decrypto.record import read_record
from decrypto_qt.rules.decrypto.replay import report
from decrypto_qt.rules.strict_json import RecordError

_LARGEST: Final = 16 * 1024 * 1024
"""Bytes; a record of eight rounds has some five thousand."""

_NOT_PLAIN: Final = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters and line ends that JSON allows in a string, and what is no character at all."""


def run(files: Sequence[str], out: BinaryIO, err: BinaryIO) -> int:
    """Prints what each record comes to; a line on `err` for each that is not valid.

    Returns:
        the exit status: 0, or 2 where a file is no valid record.
    """
    status = 0
    for name in files:
        try:
            line = replay_file(name)
        except RecordError as error:
            err.write(_escaped(f"{name}: {error.place}: {error.problem}").encode() + b"\n")
            err.flush()
            status = 2
        else:
            out.write(line)
            out.flush()
    return status


def replay_file(name: str) -> bytes:
    """The line that tells what the record in that file comes to.

    Raises:
        RecordError: the file cannot be read, or holds no valid record.
    """
    return _line({"file": name} | report(read_record(read_file(name))))


def read_file(name: str) -> bytes:
    """The file's bytes.

    Raises:
        RecordError: there is no such file, or it cannot be read, or it is far too large.
    """
    try:
        # Not a Path: it would take "" for this folder and "a.json/" for a file.
        with open(name, "rb") as file:  # noqa: PTH123
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        raise RecordError("file", "there is no such file") from None
    except IsADirectoryError:
        raise RecordError("file", "this is a folder") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "not a possible name"
        raise RecordError("file", f"cannot be read ({why})") from None
    if len(data) > _LARGEST:
        raise RecordError("file", "far too large for a game record")
    return data


def _line(value: dict[str, Any]) -> bytes:
    text = json.dumps(value, ensure_ascii=False)
    return _NOT_PLAIN.sub(lambda found: f"\\u{ord(found[0]):04x}", text).encode() + b"\n"


def _escaped(text: str) -> str:
    """`text` on one line: control characters, line separators and what is no character are written as escapes."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
