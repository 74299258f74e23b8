"""What went wrong with a file, in sentences of the window's language, made from what the lower rooms report.

Their own `str()` is English, for the console. Nothing of a file's contents is in either.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from decrypto_qt.game.decks import LONGEST_WORD
from decrypto_qt.game.files import FileAction, FileProblem, FileTrouble, Instead, SetAside, printable
from decrypto_qt.game.journal import JournalDamaged, JournalTooNew
from decrypto_qt.game.word_files import WordFault, WordFileError, WordTrouble
from decrypto_qt.rules.strict_json import RecordError

Problem = FileProblem | SetAside | JournalDamaged


def problem_text(problem: Problem) -> str:
    """What went wrong and what to do, as whole sentences."""
    match problem:
        case JournalTooNew():
            return _named(
                QCoreApplication.translate(
                    "Problems",
                    "The game in {file} in {folder} was written by a newer version of Decrypto Qt. "
                    "Install that version to resume it.",
                ),
                problem.path,
            )
        case JournalDamaged():
            return _named(
                QCoreApplication.translate(
                    "Problems",
                    "The game in {file} in {folder} cannot be resumed: line {line} is damaged. "
                    "The file is kept, under a name that ends in “damaged”.",
                ),
                problem.path,
                line=problem.line,
            )
        case SetAside():
            return f"{_set_aside_text(problem)} {_instead_text(problem)}"
        case FileProblem():
            return f"{_action_text(problem)} {_trouble_text(problem)}"


def record_text(error: RecordError, path: Path) -> str:
    """Why a file cannot be opened as a game record: where in it the fault is, by the record format's own names."""
    return QCoreApplication.translate(
        "Problems",
        "{file} is no game record that can be opened. The fault is at “{place}”; “decrypto-qt replay” says more.",
    ).format(file=printable(path.name), place=printable(error.place))


def word_file_text(error: WordFileError, path: Path) -> str:
    """Why a word file is refused: the first thing that is wrong, with its line, and how many more there are."""
    fault = error.faults[0]
    said = _fault_text(fault)
    if fault.line:
        parts = [
            QCoreApplication.translate("Problems", "{file} was not taken.").format(file=printable(path.name)),
            QCoreApplication.translate("Problems", "Line {line}: {fault}").format(line=fault.line, fault=said),
        ]
    else:
        text = QCoreApplication.translate("Problems", "{file} was not taken: {fault}")
        parts = [text.format(file=printable(path.name), fault=said)]
    if len(error.faults) > 1:
        parts.append(QCoreApplication.translate("Problems", "%n more line(s) are wrong.", "", len(error.faults) - 1))
    return " ".join(parts)


def _fault_text(fault: WordFault) -> str:
    return _trouble_with_word(fault.trouble).format(detail=fault.detail, most=LONGEST_WORD, least=fault.least)


def _trouble_with_word(trouble: WordTrouble) -> str:
    match trouble:
        case WordTrouble.NOT_UTF8:
            return QCoreApplication.translate("Problems", "this is not UTF-8; save the file in that encoding.")
        case WordTrouble.UNPRINTABLE:
            return QCoreApplication.translate("Problems", "the character {detail} cannot be printed.")
        case WordTrouble.SEVERAL:
            return QCoreApplication.translate("Problems", "there is a “{detail}” in it; write one word a line.")
        case WordTrouble.NO_LETTER:
            return QCoreApplication.translate("Problems", "there is no letter in it.")
        case WordTrouble.TOO_LONG:
            return QCoreApplication.translate("Problems", "the word is too long: {detail} characters, at most {most}.")
        case WordTrouble.TWICE:
            return QCoreApplication.translate("Problems", "the same word stands in line {detail}.")
        case WordTrouble.COLUMNS:
            return QCoreApplication.translate("Problems", "it has another number of columns than the first line.")
        case WordTrouble.NO_WORD:
            return QCoreApplication.translate("Problems", "there is no word in the column {detail}.")
        case WordTrouble.QUOTES:
            return QCoreApplication.translate("Problems", "its quotation marks do not close.")
        case WordTrouble.NO_COLUMN:
            return QCoreApplication.translate("Problems", "there is no column {detail}.")
        case WordTrouble.NO_TYPE:
            return QCoreApplication.translate("Problems", "the program has no letter {detail} to print it with.")
        case WordTrouble.TOO_FEW:
            return QCoreApplication.translate("Problems", "words in it: {detail}; the fewest are {least}.")


def _named(text: str, path: Path, **more: object) -> str:
    return text.format(file=printable(path.name), folder=printable(path.parent), **more)


def _set_aside_text(problem: SetAside) -> str:
    if problem.kept_as is None:
        return _named(
            QCoreApplication.translate("Problems", "{file} in {folder} is broken and could not be renamed."),
            problem.path,
        )
    return _named(
        QCoreApplication.translate("Problems", "{file} in {folder} is broken. It is kept as {kept}."),
        problem.path,
        kept=printable(problem.kept_as.name),
    )


def _instead_text(problem: SetAside) -> str:
    match problem.instead:
        case Instead.DEFAULT_SETTINGS:
            return QCoreApplication.translate("Problems", "The settings start from their defaults.")
        case Instead.SOME_DEFAULTS:
            # Of the settings the reason is the names of those that are wrong.
            return QCoreApplication.translate("Problems", "These settings start from their defaults: {names}.").format(
                names=printable(problem.reason)
            )
        case Instead.NOTHING_DEALT:
            return QCoreApplication.translate("Problems", "Words that were dealt before may come again.")


def _action_text(problem: FileProblem) -> str:
    match problem.action:
        case FileAction.READ:
            return _named(QCoreApplication.translate("Problems", "{file} in {folder} could not be read."), problem.path)
        case FileAction.WRITE:
            return _named(
                QCoreApplication.translate("Problems", "{file} in {folder} could not be written."), problem.path
            )
        case FileAction.SET_ASIDE:
            return _named(
                QCoreApplication.translate("Problems", "{file} in {folder} is broken and could not be renamed."),
                problem.path,
            )
        case FileAction.LOCK:
            return _named(
                QCoreApplication.translate("Problems", "{file} in {folder} could not be locked."), problem.path
            )


def _trouble_text(problem: FileProblem) -> str:
    match problem.trouble:
        case FileTrouble.NO_SPACE:
            return QCoreApplication.translate("Problems", "The disk is full: free some space there and try again.")
        case FileTrouble.TOO_LARGE:
            return QCoreApplication.translate(
                "Problems", "The system allows no larger file there: raise the limit or choose another place."
            )
        case FileTrouble.READ_ONLY:
            return QCoreApplication.translate("Problems", "That place can only be read: choose another place.")
        case FileTrouble.NOT_PERMITTED:
            return QCoreApplication.translate(
                "Problems", "The system does not permit it: change the permissions or choose another place."
            )
        case FileTrouble.NO_FOLDER:
            return QCoreApplication.translate(
                "Problems", "There is no such folder or file: put it back or choose another place."
            )
        case FileTrouble.DEVICE:
            return QCoreApplication.translate(
                "Problems", "The disk reported a fault: check the disk or choose another place."
            )
        case FileTrouble.CHANGED:
            return QCoreApplication.translate(
                "Problems", "Something else has changed or removed it: put it back as it was or begin a new game."
            )
        case FileTrouble.EXISTS:
            return QCoreApplication.translate(
                "Problems", "There is one already, and it is not overwritten: choose another name."
            )
        case FileTrouble.CLOSED:
            return QCoreApplication.translate("Problems", "It has been closed: open the game again.")
        case FileTrouble.OTHER if problem.action is FileAction.READ:
            return QCoreApplication.translate(
                "Problems", "It is no ordinary file, or far too large: choose another file."
            )
        case FileTrouble.OTHER:
            return QCoreApplication.translate("Problems", "The system refused: choose another place.")
