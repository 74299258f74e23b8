"""A walk through everything that a window says or holds, in search of secrets.

What is secret at a moment is taken from the full state; what a window has is taken from Qt's properties, the
accessibility tree, item models, clipboards, and the attributes of widgets and of whatever of ours they hold. It stops
at the program and the game's host, which have to know everything.
"""

from __future__ import annotations

import contextlib
import functools
import re
import types
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication
from PySide6.QtWidgets import QWidget

from decrypto_qt.app.program import Program
from decrypto_qt.game.host import DecryptoGame, GameHost
from decrypto_qt.game.running import RunningGame
from decrypto_qt.rules.decrypto.state import GameState, HalfState
from decrypto_qt.rules.decrypto.values import Phase, RevealStep, TextClue
from decrypto_qt.rules.teams import Team

KNOWS_ALL: Final = (Program, GameHost, DecryptoGame, RunningGame)
_OPENED: Final = (Phase.KEYWORD_REVEAL, Phase.FINISHED)
_BETWEEN: Final = r"[\s.,;:|/·–—-]*"
_TEXTS: Final = tuple(QAccessible.Text)
_ROLES: Final = (*(role.value for role in Qt.ItemDataRole if role.value <= Qt.ItemDataRole.UserRole.value), 257, 258)
_TELLING: Final = ("QString", "QStringList", "QVariant", "QUrl", "QByteArray")
_PROPERTIES: Final[dict[type, tuple[str, ...]]] = {}
"""The names of a class's properties that can hold a text."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A word or a triple of digits that a window must not have.

    Attributes:
        what: what it is, for the message.
        word: the word.
        code: the digits.
    """

    what: str
    word: str = ""
    code: tuple[int, ...] = ()

    def is_in(self, text: str) -> bool:
        """Whether a text tells it."""
        return re.search(self.pattern, text.casefold()) is not None

    @property
    def pattern(self) -> str:
        """What finds it in a text in small letters."""
        if self.word:
            return re.escape(self.word.casefold())
        return rf"(?<![\d.]){_BETWEEN.join(map(str, self.code))}(?!\d)"


def secrets_from(state: GameState, viewer: Team | None, *, holds: bool = False) -> list[Secret]:
    """What a window may not have in this state.

    Args:
        state: the full state.
        viewer: whose window it is; `None` is the table's.
        holds: whether the viewer's code card is held open.
    """
    found: list[Secret] = []
    opened = state.phase in _OPENED and state.white.entries is not None
    for team in Team:
        own = state.team(team)
        if team is viewer:
            continue
        found += [Secret(f"a pencil note of {team.name}", note) for note in own.pencil if note]
        if not opened:
            found += [Secret(f"a keyword of {team.name}", word) for word in own.keywords]
            found += [Secret(f"an answer of {team.name}", entry) for entry in own.entries or () if entry]
    for half in (*state.past, state.white_half, state.black_half):
        if half is not None:
            found += _secrets_of_half(half, viewer, holds=holds)
    return found


def _secrets_of_half(half: HalfState, viewer: Team | None, *, holds: bool) -> Iterator[Secret]:
    name = f"of {half.owner.name} in round {half.round_number}"
    if half.code is not None and half.revealed < RevealStep.CARD and not (holds and viewer is half.owner):
        yield Secret(f"the code {name}", code=half.code)
    if half.intercept is not None and half.revealed < RevealStep.INTERCEPT and viewer is not half.owner.other:
        yield Secret(f"the interception {name}", code=half.intercept)
    if half.decode is not None and half.revealed < RevealStep.DECODE and viewer is not half.owner:
        yield Secret(f"the guess {name}", code=half.decode)
    for clue in half.written or ():
        if isinstance(clue, TextClue) and clue not in half.clues and not (holds and viewer is half.owner):
            yield Secret(f"an unread clue {name}", clue.text)


class Walk:
    """A walk from some roots; afterwards `leaks` tells what was found and `met` which of our objects were seen."""

    def __init__(self, secrets: list[Secret], *, stop: tuple[type, ...] = (), cards: tuple[Secret, ...] = ()) -> None:
        """Args: secrets: what is looked for. stop: classes that are not gone into, besides those that know all.

        cards: codes of which only the very card that was drawn is looked for, where equal digits may be a guess.
        """
        self._secrets = secrets
        self._cards = {id(card.code): card.what for card in cards}
        self._any = re.compile("|".join(secret.pattern for secret in secrets) or r"(?!)")
        self._codes = {secret.code for secret in secrets if secret.code}
        self._stop = (*KNOWS_ALL, *stop)
        self._seen: set[int] = set()
        self._kept: list[object] = []
        self.leaks: list[str] = []
        self.met: list[object] = []
        self.texts = 0

    # What Qt tells ---------------------------------------------------------------------------------------------------

    def window(self, root: QWidget) -> None:
        """Goes through a window: every object in it, shown or hidden."""
        for thing in (root, *root.findChildren(QObject)):
            if isinstance(thing, self._stop):
                continue
            self._properties(thing)
            self.value(f"{_name(thing)}", thing)
        self._accessible(root)

    def clipboards(self) -> None:
        """Looks into both clipboards."""
        board = QGuiApplication.clipboard()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            mime: Any = board.mimeData(mode)  # nothing where the platform has no such clipboard
            self.text(f"clipboard {mode.name}", board.text(mode))
            for kind in mime.formats() if mime is not None else ():
                self.text(f"clipboard {mode.name} {kind}", bytes(mime.data(kind).data()).decode("utf-8", "replace"))

    def _properties(self, thing: QObject) -> None:
        """Titles, texts, tooltips, placeholders, accessible names: all that Qt knows by a name."""
        kind = type(thing)
        if kind not in _PROPERTIES:
            meta = thing.metaObject()
            properties = [meta.property(number) for number in range(meta.propertyCount())]
            _PROPERTIES[kind] = tuple(str(one.name()) for one in properties if str(one.typeName()) in _TELLING)
        for name in _PROPERTIES[kind]:
            if held := thing.property(name):
                self.value(f"{_name(thing)}.{name}", held)
        for dynamic in thing.dynamicPropertyNames():
            text = bytes(dynamic.data()).decode()
            with contextlib.suppress(RuntimeError):  # some of Qt's own cannot be held in Python
                self.value(f"{_name(thing)}.{text}", thing.property(text))

    def _accessible(self, root: QWidget) -> None:
        waiting: deque[Any] = deque([QAccessible.queryAccessibleInterface(root)])
        while waiting:
            node = waiting.popleft()
            if node is None or not node.isValid():
                continue
            for kind in _TEXTS:
                if text := node.text(kind):
                    self.text(f"accessible {kind.name}", text)
            value = node.valueInterface()
            if value is not None:
                self.value("accessible value", value.currentValue())
            waiting.extend(node.child(number) for number in range(node.childCount()))

    def _model(self, path: str, model: QAbstractItemModel) -> None:
        rows, columns = model.rowCount(QModelIndex()), model.columnCount(QModelIndex())
        for role in _ROLES:
            for column in range(columns):
                cells = [model.data(model.index(row, column), role) for row in range(rows)]
                if any(cell is not None for cell in cells):
                    self.value(f"{path}[{column}] role {role}", cells)
                self.value(f"{path} head", model.headerData(column, Qt.Orientation.Horizontal, role))
            for row in range(rows):
                self.value(f"{path} head", model.headerData(row, Qt.Orientation.Vertical, role))

    # What Python holds -----------------------------------------------------------------------------------------------

    def text(self, path: str, text: str) -> None:
        """Looks into a text."""
        self.texts += 1
        if self._any.search(text.casefold()):
            self.leaks += [f"{secret.what} at {path}" for secret in self._secrets if secret.is_in(text)]

    def value(self, path: str, value: object) -> None:
        """Goes through a value and all that it holds."""
        waiting: deque[tuple[str, object]] = deque([(path, value)])
        while waiting:
            at, one = waiting.popleft()
            if isinstance(one, str):
                self.text(at, one)
                continue
            if isinstance(one, bytes | bytearray):
                self.text(at, bytes(one).decode("utf-8", "replace"))
                continue
            if id(one) in self._cards:
                self.leaks.append(f"{self._cards[id(one)]} at {at}")
            if one is None or isinstance(one, (bool, int, float, Enum, type, *self._stop)):
                continue
            if id(one) in self._seen:
                continue
            self._seen.add(id(one))
            self._kept.append(one)  # so that no other object comes to have its id
            waiting.extend(self._parts(at, one))

    def _parts(self, at: str, one: object) -> Iterator[tuple[str, object]]:
        if isinstance(one, Mapping):
            for key, held in one.items():
                yield f"{at} key", key
                yield f"{at}[{key if isinstance(key, str | Enum) else '…'}]", held
        elif isinstance(one, tuple | list | set | frozenset | deque):
            entries = list(one)
            self._in_a_row(at, entries)
            for entry in entries:
                yield f"{at}[]", entry
        elif isinstance(one, functools.partial):
            yield f"{at} partial", (one.func, one.args, one.keywords)
        elif isinstance(one, types.MethodType):
            yield f"{at} self", one.__self__
        elif isinstance(one, types.FunctionType):
            for cell in one.__closure__ or ():
                yield f"{at} closure", _content(cell)
            yield f"{at} defaults", (one.__defaults__, one.__kwdefaults__)
        else:
            if isinstance(one, QAbstractItemModel):
                self._model(f"{at} model", one)
            if type(one).__module__.partition(".")[0] in ("decrypto_qt", "tests"):
                self.met.append(one)
                yield from self._attributes(at, one)

    def _attributes(self, at: str, one: object) -> Iterator[tuple[str, object]]:
        for name, held in getattr(one, "__dict__", {}).items():
            yield f"{at}.{name}", held
        for cls in type(one).__mro__:
            names = cls.__dict__.get("__slots__", ())
            for name in (names,) if isinstance(names, str) else names:
                if hasattr(one, name):
                    yield f"{at}.{name}", getattr(one, name)

    def _in_a_row(self, at: str, entries: list[Any]) -> None:
        """Three digits one after the other tell a code, also where each lies in a row of its own."""
        if len(entries) < 3 or not self._codes or isinstance(entries[0], QObject):
            return
        columns: dict[str, list[int | None]] = {}
        for number, entry in enumerate(entries):
            for name, leaf in _leaves("", entry):
                columns.setdefault(name, [None] * len(entries))[number] = _digit(leaf)
        for name, digits in columns.items():
            # By threes: the end of one round's digits and the beginning of the next make no code.
            for first in range(0, len(digits) - 2, 3):
                three = tuple(digits[first : first + 3])
                if three in self._codes:
                    self.leaks += [f"{secret.what} at {at}[]{name}" for secret in self._secrets if secret.code == three]


def _leaves(path: str, value: object) -> Iterator[tuple[str, object]]:
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _leaves(f"{path}.{field.name}", getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for number, entry in enumerate(value):
            yield from _leaves(f"{path}[{number}]", entry)
    else:
        yield path, value


def _digit(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return int(value) if isinstance(value, str) and value in ("1", "2", "3", "4") else None


def _content(cell: Any) -> object:
    try:
        return cell.cell_contents
    except ValueError:
        return None


def _name(thing: QObject) -> str:
    return f"{type(thing).__name__} {thing.objectName()}".strip()
