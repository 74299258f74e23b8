"""The table window: menus, the table, a strip for messages, and the place of team screens that stand in it.

It has the table's view and nothing else, so that it never holds a secret of its own. Files, monitors and the running
game are the program's business: the menus and signals only tell what was asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.game.requests import DrawCardAnew
from decrypto_qt.game.settings import ViewSettings
from decrypto_qt.models.session import Session
from decrypto_qt.models.words import of_team
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds, may_redraw
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.look import LookMixin, LookWidget
from decrypto_qt.widgets.materials import paint_felt, paint_wood
from decrypto_qt.widgets.table_words import PageTab
from decrypto_qt.widgets.type import Across, TypeRole, UnitKind, fit, font, unit
from decrypto_qt.windows.messages import HEIGHT_U, MessageKind, MessageStrip
from decrypto_qt.windows.players import PlayersDialog
from decrypto_qt.windows.room import room_palette
from decrypto_qt.windows.table_menus import MenuState, TableMenus
from decrypto_qt.windows.table_page import TablePage

SMALLEST: Final = QSize(960, 540)
"""Smaller than this the window only says that it is too small."""
_TABS_U: Final = 84.0
_MENU_SIZES: Final = (13.0, 26.0)


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
        words = fit(self._sentence, TypeRole.SEMIBOLD, (28, 24, 20, 16, 14), 1.0, inner.width(), lines=4)
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
        self.retranslate()

    def tab(self, owner: Team | None) -> PageTab:
        """A tab."""
        return self._tabs[owner]

    def set_shown(self, team: Team, shown: bool) -> None:
        """Show or hide a team's tab."""
        self._tabs[team].setVisible(shown)
        self._place()

    def choose(self, owner: Team | None) -> None:
        """Mark a tab as chosen; no signal comes."""
        self._tabs[owner].setChecked(True)

    def retranslate(self) -> None:
        """Name the tabs in the language that holds now."""
        self._tabs[None].set_label(QCoreApplication.translate("TableWindow", "Table"))
        for team in Team:
            self._tabs[team].set_label(
                of_team(
                    team,
                    QCoreApplication.translate("TableWindow", "White’s screen"),
                    QCoreApplication.translate("TableWindow", "Black’s screen"),
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


class TableWindow(QMainWindow):
    """The main window, for all eyes.

    Signals:
        new_game_asked: a new game is wanted.
        resume_asked: the game on disk is to be gone on with.
        open_record_asked: a record is to be opened.
        rematch_asked: another game, colours exchanged.
        page_changed: another page is seen; carries a `Team` for its docked screen, or `None` for the table.
    """

    new_game_asked = Signal()
    resume_asked = Signal()
    open_record_asked = Signal()
    rematch_asked = Signal()
    page_changed = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Make the window for a session.

        Args:
            session: the game, as the windows have it.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._session = session
        self._dark = False
        self._text_scale = 1.0
        self._may_close: Callable[[], bool] | None = None
        self._docked: dict[Team, QWidget] = {}
        self.menus = TableMenus(self.menuBar())
        self.menuBar().setNativeMenuBar(False)
        self.page = TablePage(session, self)
        self.messages = MessageStrip(self)
        self.tabs = TabsWidget(self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.page)
        self._centre = QWidget(self)
        column = QVBoxLayout(self._centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.messages)
        column.addWidget(self._pages, 1)
        self._too_small = TooSmallWidget(self)
        self._layers = QStackedWidget(self)
        self._layers.addWidget(self._centre)
        self._layers.addWidget(self._too_small)
        self.setCentralWidget(self._layers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMinimumSize(320, 200)
        self.resize(1280, 800)
        self._connect()
        self.tabs.hide()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()
        self._apply_look()
        self._follow()

    def _connect(self) -> None:
        page, menus = self.page, self.menus
        page.new_game_asked.connect(self.new_game_asked)
        page.resume_asked.connect(self.resume_asked)
        page.resume_asked.connect(menus.resume_asked)
        page.open_record_asked.connect(self.open_record_asked)
        page.open_record_asked.connect(menus.open_record_asked)
        page.rematch_asked.connect(self.rematch_asked)
        page.go_on_asked.connect(lambda: menus.pause_toggled.emit(False))
        page.step_changed.connect(self._follow)
        self._session.views_changed.connect(self._follow)
        menus.next_step_asked.connect(page.press_step)
        menus.full_screen_toggled.connect(self._set_full_screen)
        menus.redraw_asked.connect(self._ask_redraw)
        menus.players_asked.connect(self._ask_players)
        self.tabs.chosen.connect(self.show_page)
        self.messages.dismissed.connect(self._place)

    # For the program ------------------------------------------------------------------------------------------------

    def show_message(self, sentence: str, kind: MessageKind = MessageKind.NOTICE) -> None:
        """Say a sentence until it is dismissed or replaced; an empty one dismisses the one that stands there."""
        if sentence:
            self.messages.show_message(sentence, kind)
        else:
            self.messages.dismiss()
        self._place()

    def ask(self, question: str, yes: str, no: str, answered: Callable[[bool], None]) -> None:
        """Ask something without stopping anything; `answered` is told once."""
        self.messages.ask(question, yes, no, answered)
        self._place()

    def set_menu_state(self, state: MenuState) -> None:
        """Enable what can be asked for now; the next step is known here."""
        self.menus.set_state(self._completed(state))
        self.page.set_resumable(state.resumable)

    def set_view(self, view: ViewSettings, *, dark: bool) -> None:
        """Take over how things look.

        Args:
            view: as it was chosen.
            dark: whether the room is dark, which the system may have settled.
        """
        self.menus.set_view(view)
        self._dark = dark
        self._text_scale = view.text_size / 100
        self.page.set_text_scale(self._text_scale)
        self.page.set_reduced_motion(view.reduced_motion)
        self._apply_look()

    def set_may_close(self, may_close: Callable[[], bool] | None) -> None:
        """Ask this before the window closes; it stays where the answer is no."""
        self._may_close = may_close

    def set_docked(self, team: Team, widget: QWidget | None) -> None:
        """Give a team's screen a page beside the table's, or take it away; the widget stays its owner's."""
        before = self._docked.pop(team, None)
        if before is widget and widget is not None:
            self._docked[team] = widget
            return
        if before is not None:
            if self._pages.currentWidget() is before:
                self.show_page(None)
            self._pages.removeWidget(before)
            if before.parent() is self._pages:
                before.setParent(None)
        if widget is not None:
            self._docked[team] = widget
            self._pages.addWidget(widget)
        self.tabs.set_shown(team, widget is not None)
        self.tabs.setVisible(bool(self._docked))
        self._place()

    def docked(self, team: Team) -> QWidget | None:
        """A team's docked screen."""
        return self._docked.get(team)

    def show_page(self, owner: Team | None) -> None:
        """Show the table, or a team's docked screen."""
        widget = self.page if owner is None else self._docked.get(owner)
        if widget is None:
            return
        self.tabs.choose(owner)
        if self._pages.currentWidget() is not widget:
            self._pages.setCurrentWidget(widget)
            self.page_changed.emit(owner)

    def wants_keys(self) -> bool:
        """Whether somebody types in this window: then keys are not for the team whose turn it is."""
        return self.page.wants_keys()

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.menus.set_full_screen(self.isFullScreen())
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close is not None and not self._may_close():
            event.ignore()
        else:
            super().closeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        self.setWindowTitle(QCoreApplication.translate("TableWindow", "Decrypto Qt"))
        self.menus.retranslate()
        self._too_small.set_sentence(
            QCoreApplication.translate(
                "TableWindow", "This window is too small. Make it at least {width} wide and {height} high."
            ).format(width=SMALLEST.width(), height=SMALLEST.height())
        )

    def _apply_look(self) -> None:
        looks: tuple[LookMixin, ...] = (self.page, self.messages, self.tabs, self._too_small)
        for look in looks:
            look.set_dark(self._dark)
        self.setPalette(room_palette(self.page.palette_roles))
        self._place()

    def _place(self) -> None:
        u = unit(self.width(), self.height(), UnitKind.TABLE)
        low, high = _MENU_SIZES
        size = min(high, max(low, 17.0 * u * self._text_scale))
        self.menus.set_look(room_palette(self.page.palette_roles), font(TypeRole.MEDIUM, size, 1.0))
        self.messages.set_unit(u)
        self.messages.setFixedHeight(round(HEIGHT_U * u))
        self.tabs.set_unit(u)
        self.tabs.setFixedHeight(round(_TABS_U * u))
        small = self.width() < SMALLEST.width() or self.height() < SMALLEST.height()
        self._layers.setCurrentWidget(self._too_small if small else self._centre)

    def _completed(self, state: MenuState) -> MenuState:
        """The menus' state with what the views say."""
        step, views = self.page.step, self._session.views
        table = None if views is None else views.table
        return replace(
            state,
            next_step=step is not None and step.enabled,
            redraw=frozenset(team for team in Team if table is not None and may_redraw(table, team)),
            between_rounds=table is not None and c.ChangePlayers in legal_kinds(table, Actor.TABLE),
        )

    def _follow(self) -> None:
        self.menus.set_state(self._completed(self.menus.state))

    def _ask_redraw(self, team: object) -> None:
        """Ask both teams before a code card that was seen is drawn anew."""
        if not isinstance(team, Team):
            return
        question = of_team(
            team,
            QCoreApplication.translate(
                "TableWindow", "White’s code card was seen. Do both teams want White to draw another one?"
            ),
            QCoreApplication.translate(
                "TableWindow", "Black’s code card was seen. Do both teams want Black to draw another one?"
            ),
        )
        self.ask(
            question,
            QCoreApplication.translate("TableWindow", "Draw anew"),
            QCoreApplication.translate("TableWindow", "Keep it"),
            lambda yes: self._session.ask(DrawCardAnew(Actor.TABLE, team)) if yes else None,
        )

    def _ask_players(self) -> None:
        views = self._session.views
        if views is not None:
            dialog = PlayersDialog({team: views.table.team(team) for team in Team}, self)
            # No lambda here: it would hold this window for as long as the dialog is there, even as the last one to.
            dialog.players_changed.connect(self._change_players)
            dialog.open()

    def _change_players(self, team: object, players: object) -> None:
        if isinstance(team, Team) and isinstance(players, tuple):
            self._session.ask(c.ChangePlayers(Actor.TABLE, team, players))

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()
