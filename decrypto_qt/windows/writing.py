"""The encryptor's desk in the written mode: three secret fields on a team's screen, and their drafts in the game.

What was written goes to the game as it is left, so that nothing is lost, and comes back from there when the screen may
show its secrets again. What the fields look like and what a clue may be is not known here.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from decrypto_qt.models.session import Session
from decrypto_qt.models.writing import is_writing, said_in_round
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.house import house_fault
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import MISSING, NO_DRAFTS, Clue, Code, HouseRules
from decrypto_qt.rules.decrypto.views import TeamView
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.written_rows import WrittenRowsWidget
from decrypto_qt.windows.clue_entries import clue_of, entry_of

_PAUSE_MS: Final = 400
"""After so long without a letter what stands there is a draft."""


class WritingDesk(QObject):
    """The three fields of a team's encryptor.

    Signals:
        changed: something else stands there, or the fields are others.
        touched: somebody types.
    """

    changed = Signal()
    touched = Signal()

    def __init__(self, team: Team, session: Session, screen: QWidget) -> None:
        """Make the desk, with nothing on it.

        Args:
            team: whose it is.
            session: the team's own.
            screen: the screen on which the fields lie.
        """
        super().__init__(screen)
        self._team = team
        self._session = session
        self._screen = screen
        self._code_at_stake: object = None
        self._loaded = False
        self._locked = False
        self._typed: set[int] = set()
        self._drafts: list[Clue] = list(NO_DRAFTS)
        self._house_rules = HouseRules()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.commit)
        self.rows = self._made()

    def _made(self) -> WrittenRowsWidget:
        rows = WrittenRowsWidget(self._team, kinds=not self._house_rules.writing_only, parent=self._screen)
        rows.changed.connect(self._changed)
        rows.committed.connect(lambda _row, _entry: self.commit())
        rows.hide()
        return rows

    @property
    def missing(self) -> int:
        """How many clues are not written yet."""
        return self.rows.missing

    @property
    def fault(self) -> Refusal | None:
        """Why what stands there may not be handed in by the house rules, or `None`."""
        return next(filter(None, (house_fault(clue, self._house_rules) for clue in self.clues())), None)

    def clues(self) -> tuple[Clue, Clue, Clue]:
        """What stands there; an empty field is a missing clue."""
        first, second, third = (clue_of(entry) or MISSING for entry in self.rows.values())
        return first, second, third

    # With the views --------------------------------------------------------------------------------------------------

    def follow(self, view: TeamView | None, *, is_open: bool) -> bool:
        """Make room for another code, or put what the game has kept into the fields; whether the fields are others.

        Args:
            view: what the team may see.
            is_open: whether the screen may show secrets.
        """
        writing = view is not None and is_writing(view.table, self._team)
        half = view.table.half(self._team) if view is not None and writing else None
        at_stake = None if half is None else (half.round_number, half.draws)
        anew = at_stake != self._code_at_stake
        if anew:
            self._code_at_stake = at_stake
            self._begin(view)
        if writing and is_open and not self._locked:
            self._load()
        return anew

    def _begin(self, view: TeamView | None) -> None:
        """Other fields: not even Qt has a trace of what was typed before."""
        old = self.rows
        self._house_rules = HouseRules() if view is None else view.table.house_rules
        self._empty()
        self._locked = False
        self.rows = self._made()
        self.rows.setGeometry(old.geometry())
        old.clear()
        old.hide()
        old.deleteLater()

    def _empty(self) -> None:
        self._pause.stop()
        self._loaded = False
        self._typed.clear()
        self._drafts = list(NO_DRAFTS)

    def _load(self) -> None:
        kept = self._session.open_card()
        if kept is None:
            return
        for row, clue in enumerate(kept.drafts):
            if row not in self._typed:
                self._drafts[row] = clue
                self.rows.set_value(row, entry_of(clue))
        self._loaded = True

    # What is done ----------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self.touched.emit()
        self._typed.update(
            row for row, (clue, draft) in enumerate(zip(self.clues(), self._drafts, strict=True)) if clue != draft
        )
        self._pause.start()
        self.changed.emit()

    def commit(self) -> None:
        """Give the game what was changed since it last had it."""
        self._pause.stop()
        views = self._session.views
        by = Actor.of(self._team)
        if not self._loaded or views is None or c.WriteDraft not in legal_kinds(views.table, by):
            return
        for row, clue in enumerate(self.clues()):
            if clue != self._drafts[row]:
                self._drafts[row] = clue
                self._session.ask(c.WriteDraft(by, row + 1, clue))

    def hand_in(self) -> None:
        """The encryptor is ready; taken back, the drafts are there again."""
        if self.missing or self.fault is not None or not self._loaded:
            return
        clues = self.clues()
        self.commit()
        self._session.ask(c.DeclareReady(Actor.of(self._team), clues))

    def lock(self) -> None:
        """The time is over: what stands there is given to the game, and nothing more can be written."""
        if self._code_at_stake is None:
            return
        for row in range(3):
            self.rows.set_locked(row, True)
        QGuiApplication.inputMethod().reset()
        self.commit()
        self._locked = True

    def forget(self) -> None:
        """Give the game what it does not have, and keep nothing of it."""
        self.commit()
        self.cover_up()
        self._empty()
        self.rows.clear()
        if self._locked:
            for row in range(3):
                self.rows.set_locked(row, True)

    def open_with(self, code: Code, view: TeamView) -> None:
        """The card is held: letters and digits are seen, and whether a clue was said before."""
        for row, clue in enumerate(self.clues()):
            number = said_in_round(view.table, self._team, clue)
            note = ""
            if number is not None:
                note = QCoreApplication.translate("Tray", "said in round {n}").format(n=number)
            self.rows.set_note(row, note)
        self.rows.open_with(code)

    def cover_up(self) -> None:
        """The card was let go."""
        for row in range(3):
            self.rows.set_note(row, "")
        self.rows.cover_up()

    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        self.rows.set_leads(
            QCoreApplication.translate("TeamScreen", "First", "a clue's place, before its field"),
            QCoreApplication.translate("TeamScreen", "Second", "a clue's place, before its field"),
            QCoreApplication.translate("TeamScreen", "Third", "a clue's place, before its field"),
        )
        names = (
            QCoreApplication.translate("TablePage", "First clue"),
            QCoreApplication.translate("TablePage", "Second clue"),
            QCoreApplication.translate("TablePage", "Third clue"),
        )
        for row, name in enumerate(names):
            self.rows.field(row).setAccessibleName(name)
