"""The command line: what the program is asked to do, handed to the module that does it.

Every command is imported when it is chosen, so that `replay` loads no Qt and `--version` loads nothing. No behaviour of
the game belongs here.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from typing_extensions import override

from decrypto_qt import __version__
from decrypto_qt.app.faults import PROGRAM, place_of

if TYPE_CHECKING:
    from decrypto_qt.app.stopping import Stopping

LANGUAGES = ("en", "fi", "cs", "de", "es")
PAPERS = ("A4", "Letter")
TINTS = ("red", "pale", "plain")
LONGEST_WORD = 64
SMALLEST_CARD, LARGEST_CARD = (40, 24), (2560, 1440)
LARGEST_SEED = 2**32 - 1


class UserError(Exception):
    """What a person can put right: its text is one sentence, shown as it is, and the exit status is 1."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line.

    Attributes:
        command: `"game"`, `"replay"`, `"demo"`, `"print-cards"`, `"print-sheets"` or `"render-card"`.
        data_dir: Where everything the program writes goes, or `None` for the usual places.
        language: The code of the language to speak, or `None` for the saved or the system's one.
        files: The records to replay.
        screenshots: The folder for the demo's pictures.
        word_file: The words to print cards of.
        record: The record to fill the printed note sheets from, or `None` for empty ones.
        out: The file to write, or the folder for the cards' pictures.
        paper: The paper to print on, by its name.
        force: Whether a file that is there already is replaced.
        words: The words to be painted on cards.
        size: The width and height of each in pixels, or `None` for a team screen's on a monitor of 1920x1080.
        tint: How the film is shown: `"red"`, `"pale"` or `"plain"`.
        seed: Chooses the tangles.
    """

    command: str = "game"
    data_dir: Path | None = None
    language: str | None = None
    files: tuple[str, ...] = ()
    screenshots: Path | None = None
    word_file: str = ""
    record: str | None = None
    out: Path | None = None
    paper: str = "A4"
    force: bool = False
    words: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    tint: str = TINTS[0]
    seed: int = 1


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: {message} (see {PROGRAM} --help)\n")


def parse(arguments: list[str]) -> Options:
    """Reads the command line.

    Args:
        arguments: The words after the program's name.

    Returns:
        What was asked for.

    Raises:
        SystemExit: With 0 after `--help` and `--version`, with 2 when the words make no sense.
    """
    # The options for all stand before and after the command; a default in the second parser would undo the first.
    common = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data-dir", type=Path, metavar="DIR", help="write everything below this folder")
    common.add_argument("--language", choices=LANGUAGES, metavar="L", help=f"language: {', '.join(LANGUAGES)}")
    common.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser = _Parser(prog=PROGRAM, parents=[common], description="Play Decrypto round one table, on two monitors.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands (none: play)")
    replay = commands.add_parser("replay", parents=[common], help="check game records and print their results as JSON")
    replay.add_argument("files", nargs="+", metavar="FILE")
    demo = commands.add_parser("demo", parents=[common], help="play the rulebook's example and save pictures of it")
    demo.add_argument("--screenshots", type=Path, required=True, metavar="DIR", help="the folder for the pictures")
    printed = _Parser(add_help=False)
    printed.add_argument("--out", type=Path, required=True, metavar="FILE.pdf", help="the file to write")
    printed.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="the paper it is printed on (A4)")
    printed.add_argument("--force", action="store_true", help="replace the file where there is one already")
    cards = commands.add_parser(
        "print-cards", parents=[common, printed], help="keyword cards of a list of words as a PDF, for the red film"
    )
    cards.add_argument(
        "word_file", metavar="WORDFILE", help="a word a line, or a table with the columns en,fi,cs,de,es"
    )
    sheets = commands.add_parser("print-sheets", parents=[common, printed], help="note sheets as a PDF")
    sheets.add_argument("--record", metavar="FILE", help="fill them from this game record")
    card = commands.add_parser("render-card", parents=[common], help="paint keyword cards, bare and behind the film")
    card.add_argument("words", nargs="+", type=_card_word, metavar="WORD")
    card.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder for the pictures")
    card.add_argument("--size", type=_card_size, metavar="WxH", help="pixels of each picture (440x160)")
    card.add_argument("--tint", choices=TINTS, default=TINTS[0], metavar="T", help=f"the film: {', '.join(TINTS)}")
    card.add_argument("--seed", type=_seed, default=1, metavar="N", help="chooses the tangles (1)")
    found = vars(parser.parse_args(arguments))
    return Options(
        command=found.get("command") or "game",
        data_dir=found.get("data_dir"),
        language=found.get("language"),
        files=tuple(found.get("files", ())),
        screenshots=found.get("screenshots"),
        word_file=found.get("word_file", ""),
        record=found.get("record"),
        out=found.get("out"),
        paper=found.get("paper", PAPERS[0]),
        force=found.get("force", False),
        words=tuple(found.get("words", ())),
        size=found.get("size"),
        tint=found.get("tint", TINTS[0]),
        seed=found.get("seed", 1),
    )


def _card_word(text: str) -> str:
    """A word that a card can bear, its accents composed and its spaces single."""
    word = re.sub(" +", " ", unicodedata.normalize("NFC", text)).strip(" ")
    if not word:
        raise argparse.ArgumentTypeError("there is no word in it")
    if not word.isprintable():
        raise argparse.ArgumentTypeError("a word has a character that cannot be printed")
    if len(word) > LONGEST_WORD:
        raise argparse.ArgumentTypeError(f"a word has more than {LONGEST_WORD} characters")
    return word


def _card_size(text: str) -> tuple[int, int]:
    """Width and height, as `440x160`."""
    found = re.fullmatch("([0-9]{1,5})[xX×]([0-9]{1,5})", text)
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    (least_width, least_height), (most_width, most_height) = SMALLEST_CARD, LARGEST_CARD
    if not (least_width <= width <= most_width and least_height <= height <= most_height):
        least, most = f"{least_width}x{least_height}", f"{most_width}x{most_height}"
        raise argparse.ArgumentTypeError(f"a size is WIDTHxHEIGHT in pixels, from {least} to {most}, not {text!a}")
    return width, height


def _seed(text: str) -> int:
    if not re.fullmatch("[0-9]{1,10}", text) or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed is a number from 0 to {LARGEST_SEED}, not {text!a}")
    return int(text)


def main(arguments: list[str] | None = None) -> int:
    """Runs the program.

    Args:
        arguments: The words after the program's name; `None` takes them from the process.

    Returns:
        The exit status: 0, 1 for what went wrong, 2 for a command line or a record that makes no sense.
    """
    options = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(options)
    except UserError as error:
        return _fail(str(error))
    except BrokenPipeError:
        # The reader of our output has gone, as `head` does; nothing is left to say, not even when Python flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fail(f"{where}{error.strerror or type(error).__name__}")
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        what, where = type(error).__name__, place_of(error.__traceback__)
        return _fail(f"unexpected {what} at {where}; python -X dev -m decrypto_qt shows more")


def _run(options: Options) -> int:
    """Hands over to the command."""
    match options.command:
        case "replay":
            from decrypto_qt.app import replay_command  # noqa: PLC0415 - only when asked for

            return replay_command.run(options.files, sys.stdout.buffer, sys.stderr.buffer)
        case "demo":
            _need_qt(with_display=bool(os.environ.get("QT_QPA_PLATFORM")))
            from decrypto_qt.app import demo  # noqa: PLC0415 - only when asked for

            return demo.run(options)
        case "print-cards" | "print-sheets" | "render-card":
            from decrypto_qt.app.stopping import Stopping  # noqa: PLC0415 - before Qt, which a Ctrl-C must not hit

            with Stopping() as stopping:
                return _write(options, stopping)
        case _:
            _need_qt(with_display=True)
            from decrypto_qt.app import game  # noqa: PLC0415 - only when asked for

            return game.run(options)


def _write(options: Options, stopping: Stopping) -> int:
    """Runs a command that writes files; told to stop, its status says so."""
    _need_qt(with_display=False)
    if options.command == "render-card":
        from decrypto_qt.app import render_command  # noqa: PLC0415 - only when asked for

        status = render_command.run(options, stopping)
    else:
        from decrypto_qt.app import print_commands  # noqa: PLC0415 - only when asked for

        status = print_commands.run(options, stopping)
    return stopping.status or status


def _need_qt(*, with_display: bool) -> None:
    """Refuses with a sentence where Qt would abort."""
    from decrypto_qt.app import probe  # noqa: PLC0415 - not for replay

    problem = probe.display_problem(os.environ if with_display else {"QT_QPA_PLATFORM": "offscreen"})
    if problem:
        raise UserError(problem)


def _fail(sentence: str) -> int:
    sys.stderr.write(f"{PROGRAM}: {sentence}\n")
    return 1
