"""One side of a team's note sheet as a flat table: the rounds' clues and digits, the four boxes, the pencil lines.

A page is a plain value that somebody builds from a view; this model lays it out in rows and columns. It knows no game,
and changes nothing by itself: what is pencilled goes out as a signal and comes back with the next page.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import override

from decrypto_qt.rules.teams import Team

LINES = 3
SLOTS = 4
BETWEEN_CLUES = " · "

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True, repr=False)
class SheetLine:
    """One line of a round: a clue, the digit this team guessed for it, and the right one."""

    clue: str = ""
    guess: int | None = None
    right: int | None = None
    missing: bool = False
    """There is no clue, and `clue` only says so."""


@dataclass(frozen=True, slots=True, repr=False)
class SheetRound:
    """A round on the sheet."""

    number: int
    lines: tuple[SheetLine, SheetLine, SheetLine]


@dataclass(frozen=True, slots=True, repr=False)
class SheetPage:
    """One side of the sheet; it bears what a team knows, so it has no telling repr."""

    team_name: str
    side: Team
    """Whose keywords these clues are about."""

    rounds: tuple[SheetRound, ...] = ()
    """From the first to the present one."""

    current: int | None = None
    """The number of the round that is being played on this side, if any."""

    boxes: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]] = ((), (), (), ())
    """The clues so far for each keyword."""

    pencil: tuple[str, str, str, str] | None = None
    """What the team believes each keyword to be; `None` on its own side."""

    to_come: tuple[int, ...] = ()
    """The numbers of the rounds whose lines are empty as yet, for as long as the game can last."""


class SheetColumn(IntEnum):
    """The columns of the table."""

    NUMBER = 0
    CLUE = 1
    GUESS = 2
    RIGHT = 3
    PENCIL = 4


class NoteSheetModel(QAbstractTableModel):
    """A page as a table: three rows a round, then one row for each of the four boxes.

    Signals:
        pencil_written: A pencil line was edited: the slot from 1 to 4, and its text.
        page_changed: Another page is shown.
    """

    pencil_written = Signal(int, str)
    page_changed = Signal()

    def __init__(self, page: SheetPage | None = None, parent: QObject | None = None) -> None:
        """Show a page, or none."""
        super().__init__(parent)
        self._page = page

    @property
    def page(self) -> SheetPage | None:
        """The page shown."""
        return self._page

    def set_page(self, page: SheetPage | None) -> None:
        """Show another page, or the same one further on."""
        if page == self._page:
            return
        if _rows(page) != _rows(self._page):
            self.beginResetModel()
            self._page = page
            self.endResetModel()
        else:
            self._page = page
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last, [])
        self.page_changed.emit()

    def pencil_index(self, slot: int) -> QModelIndex:
        """Where the pencil line of a slot from 1 to 4 is."""
        return self.index(self.rowCount() - SLOTS + slot - 1, SheetColumn.PENCIL)

    @override
    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Three for each round and one for each box."""
        return 0 if parent.isValid() else _rows(self._page)

    @override
    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Number, clue, guess, right digit, pencil."""
        return 0 if parent.isValid() else len(SheetColumn)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; digits are numbers, and what is not there is `None`."""
        if self._page is None or not self.checkIndex(index) or not index.isValid():
            return None
        column = SheetColumn(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._heard(self._page, index.row()) if column is SheetColumn.NUMBER else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        round_index, line_index = divmod(index.row(), LINES)
        if round_index < len(self._page.rounds):
            return _line_cell(self._page.rounds[round_index], line_index, column)
        return _box_cell(self._page, index.row() - LINES * len(self._page.rounds), column)

    def _heard(self, page: SheetPage, row: int) -> str:
        """What a row is, for who cannot see whether it is a round's or a box."""
        number = row // LINES
        if number < len(page.rounds):
            text = QCoreApplication.translate("NoteSheet", "Round {number}")
            return text.format(number=page.rounds[number].number)
        text = QCoreApplication.translate("NoteSheet", "Clues for keyword {slot}")
        return text.format(slot=row - LINES * len(page.rounds) + 1)

    @override
    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Say that a pencil line was written; the table itself changes when the next page says so."""
        if role != Qt.ItemDataRole.EditRole or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        text = str(value).strip()
        if text != self.data(index):
            self.pencil_written.emit(index.row() - self.rowCount() + SLOTS + 1, text)
        return True

    @override
    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Pencil lines can be edited, on the other team's side."""
        flags = super().flags(index)
        boxes = self.rowCount() - SLOTS
        if (
            index.isValid()
            and self._page is not None
            and self._page.pencil is not None
            and index.column() == SheetColumn.PENCIL
            and index.row() >= boxes
        ):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The heads of the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if not 0 <= section < len(SheetColumn):
            return None
        return column_title(SheetColumn(section))


def column_title(column: SheetColumn) -> str:
    """The head of a column, in the language of the program."""
    match column:
        case SheetColumn.NUMBER:
            return QCoreApplication.translate("NoteSheet", "round")
        case SheetColumn.CLUE:
            return QCoreApplication.translate("NoteSheet", "clue")
        case SheetColumn.GUESS:
            return QCoreApplication.translate("NoteSheet", "guess")
        case SheetColumn.RIGHT:
            return QCoreApplication.translate("NoteSheet", "right")
        case SheetColumn.PENCIL:
            return QCoreApplication.translate("NoteSheet", "pencil")


def box_text(clues: tuple[str, ...]) -> str:
    """The clues of a box in one line."""
    return BETWEEN_CLUES.join(clue for clue in clues if clue)


def _rows(page: SheetPage | None) -> int:
    return 0 if page is None else LINES * len(page.rounds) + SLOTS


def _line_cell(played: SheetRound, line_index: int, column: SheetColumn) -> object:
    line = played.lines[line_index]
    match column:
        case SheetColumn.NUMBER:
            return played.number
        case SheetColumn.CLUE:
            return line.clue
        case SheetColumn.GUESS:
            return line.guess
        case SheetColumn.RIGHT:
            return line.right
        case SheetColumn.PENCIL:
            return None


def _box_cell(page: SheetPage, slot_index: int, column: SheetColumn) -> object:
    match column:
        case SheetColumn.NUMBER:
            return slot_index + 1
        case SheetColumn.CLUE:
            return box_text(page.boxes[slot_index])
        case SheetColumn.PENCIL:
            return None if page.pencil is None else page.pencil[slot_index]
        case SheetColumn.GUESS | SheetColumn.RIGHT:
            return None
