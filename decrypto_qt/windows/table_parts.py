"""Parts of the table window: the tabs of what stands in it, and what it says when it is too small."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.models.words import of_team, of_variant, side_word
from decrypto_qt.rules.decrypto.values import Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import paint_felt, paint_wood
from decrypto_qt.widgets.table_words import PageTab
from decrypto_qt.widgets.type import Across, Size, TypeRole, fit

SMALLEST: Final = QSize(960, 540)
"""Smaller than this the window only says that it is too small."""


class TooSmallWidget(LookWidget):
    """What a window says that is too small to play in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without a sentence."""
        super().__init__(parent)
        self._sentence = ""

    def set_sentence(self, sentence: str) -> None:
        """Set what it says."""
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        paint_felt(painter, area, self.palette_roles)
        inner = area.adjusted(16, 8, -16, -8)
        words = fit(self._sentence, TypeRole.SEMIBOLD, Size.TOO_SMALL, 1.0, inner.width(), lines=4)
        words.draw(painter, inner, self.palette_roles.ink.color(), Across.MIDDLE)
        painter.end()


class TabsWidget(LookWidget):
    """The tabs of what stands in the window: the table, and the team screens that are docked.

    Signals:
        chosen: a tab was pressed; carries a `Team`, or `None` for the table.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the table's tab and both teams', the latter hidden."""
        super().__init__(parent)
        self._tabs: dict[Team | None, PageTab] = {owner: PageTab(owner, self) for owner in (None, *Team)}
        for owner, tab in self._tabs.items():
            tab.clicked.connect(lambda _checked=False, owner=owner: self.chosen.emit(owner))
            tab.setVisible(owner is None)
        self._tabs[None].setChecked(True)
        self._variant = Variant.TWO_TEAMS
        self.retranslate()

    def tab(self, owner: Team | None) -> PageTab:
        """A tab."""
        return self._tabs[owner]

    def set_shown(self, team: Team, shown: bool) -> None:
        """Show or hide a team's tab."""
        self._tabs[team].setVisible(shown)
        self._place()

    def set_variant(self, variant: Variant) -> None:
        """Say which game is played: with three players the sides are called otherwise."""
        if variant is not self._variant:
            self._variant = variant
            self.retranslate()

    def choose(self, owner: Team | None) -> None:
        """Mark a tab as chosen; no signal comes."""
        self._tabs[owner].setChecked(True)

    def retranslate(self) -> None:
        """Name the tabs in the language that holds now."""
        self._tabs[None].set_label(QCoreApplication.translate("TableWindow", "Table"))
        for team in Team:
            self._tabs[team].set_label(
                of_variant(
                    self._variant,
                    of_team(
                        team,
                        QCoreApplication.translate("TableWindow", "White’s screen"),
                        QCoreApplication.translate("TableWindow", "Black’s screen"),
                    ),
                    side_word(team, self._variant),
                )
            )

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @override
    def look_changed(self) -> None:
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_wood(painter, QRectF(self.rect()), self.palette_roles, self.unit)
        painter.end()

    def _place(self) -> None:
        u = self.unit
        shown = [tab for tab in self._tabs.values() if not tab.isHidden()]
        gap = 20 * u
        wide = (self.width() - 48 * u - gap * (len(shown) - 1)) / max(1, len(shown))
        for number, tab in enumerate(shown):
            tab.set_unit(0.7 * u)
            tab.set_face_geometry(
                QRectF(24 * u + number * (wide + gap), 10 * u, wide, max(10.0, self.height() - 22 * u))
            )
