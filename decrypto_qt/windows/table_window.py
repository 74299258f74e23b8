"""The table window: menus, the table, a strip for messages, and the place of team screens that stand in it.

It has the table's view and nothing else, so that it never holds a secret of its own. Files, monitors and the running
game are the program's business: the menus and signals only tell what was asked for.

The window stands there before any of that is loaded: it is made bare, painted, and furnished right after. So only Qt is
imported at the top, and of Qt not the names whose hundred enums would be made first (`Qt`, `QEvent`, gradients).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent

    from decrypto_qt.game.settings import ViewSettings
    from decrypto_qt.models.session import Session
    from decrypto_qt.rules.teams import Team
    from decrypto_qt.widgets.look import LookMixin
    from decrypto_qt.windows.messages import MessageKind, MessageStrip
    from decrypto_qt.windows.table_menus import MenuState, TableMenus
    from decrypto_qt.windows.table_page import TablePage
    from decrypto_qt.windows.table_parts import TabsWidget, TooSmallWidget

_FELT: Final = "#BFC8B3"
"""The light felt of the look's palette, whose module would load more than a first paint may."""
_TABS_U: Final = 84.0
_MENU_SIZES: Final = (13.0, 26.0)


class TableWindow(QMainWindow):
    """The main window, for all eyes; bare until it is furnished.

    Signals:
        painted: it was painted for the first time.
        new_game_asked: a new game is wanted.
        resume_asked: the game on disk is to be gone on with.
        open_record_asked: a record is to be opened.
        rematch_asked: another game, colours exchanged.
        closed: it was closed, and nothing stood in the way.
        page_changed: another page is seen; carries a `Team` for its docked screen, or `None` for the table.
        dialog_closed: a dialog that this window opened is gone.
    """

    painted = Signal()
    new_game_asked = Signal()
    resume_asked = Signal()
    open_record_asked = Signal()
    rematch_asked = Signal()
    closed = Signal()
    page_changed = Signal(object)
    dialog_closed = Signal()

    menus: TableMenus
    page: TablePage
    messages: MessageStrip
    tabs: TabsWidget
    _session: Session
    _too_small: TooSmallWidget

    def __init__(self, session: Session | None = None, parent: QWidget | None = None) -> None:
        """Make it: bare, with the table's ground alone, or furnished for a session.

        Args:
            session: the game, as the windows have it; `None` leaves it bare until `furnish`.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._was_painted = False
        self._is_furnished = False
        self._dark = False
        self._text_scale = 1.0
        self._may_close: Callable[[], bool] | None = None
        self._docked: dict[Team, QWidget] = {}
        self.setWindowTitle("Decrypto Qt")
        self.setMinimumSize(320, 200)
        self.resize(1280, 800)
        if session is not None:
            self.furnish(session)

    def furnish(self, session: Session) -> None:
        """Put menus and table into it, once the rest of the program is loaded.

        Args:
            session: the game, as the windows have it.
        """
        from PySide6.QtCore import Qt  # noqa: PLC0415 - after the first paint

        from decrypto_qt.windows.messages import MessageStrip  # noqa: PLC0415
        from decrypto_qt.windows.table_menus import TableMenus  # noqa: PLC0415
        from decrypto_qt.windows.table_page import TablePage  # noqa: PLC0415
        from decrypto_qt.windows.table_parts import TabsWidget, TooSmallWidget  # noqa: PLC0415

        self._session = session
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
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
        self._is_furnished = True
        self._connect()
        self.tabs.hide()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()
        self._apply_look()
        self._follow()

    @property
    def is_furnished(self) -> bool:
        """Whether there are menus, a table and a place for messages."""
        return self._is_furnished

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
        menus.players_asked.connect(self.ask_players)
        page.players_asked.connect(self.ask_players)
        self.tabs.chosen.connect(self.show_page)
        self.messages.dismissed.connect(self._message_gone)

    # For the program ------------------------------------------------------------------------------------------------

    def show_message(self, sentence: str, kind: MessageKind | None = None) -> None:
        """Say a sentence until it is dismissed or replaced; an empty one dismisses the one that stands there."""
        if sentence:
            if kind is None:
                self.messages.show_message(sentence)
            else:
                self.messages.show_message(sentence, kind)
        else:
            self.messages.dismiss()
        self._place()

    def ask(self, question: str, yes: str, no: str, answered: Callable[[bool], None]) -> None:
        """Ask something without stopping anything; `answered` is told once."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 - after the first paint

        self.messages.ask(question, yes, no, answered)
        self._place()
        self.messages.no_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _message_gone(self) -> None:
        self._place()
        if self.focusWidget() is None:
            self.page.setFocus()

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
        self.page.set_screens_beside(bool(self._docked))
        self._place()

    def docked(self, team: Team) -> QWidget | None:
        """A team's docked screen."""
        return self._docked.get(team)

    @property
    def seen_page(self) -> Team | None:
        """Whose docked screen is seen, `None` for the table."""
        seen = self._pages.currentWidget()
        return next((team for team, widget in self._docked.items() if widget is seen), None)

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
        if self._is_furnished:
            from PySide6.QtCore import QEvent  # noqa: PLC0415 - after the first paint

            if event.type() == QEvent.Type.LanguageChange:
                self.retranslate()
            elif event.type() == QEvent.Type.WindowStateChange:
                self.menus.set_full_screen(self.isFullScreen())
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_furnished:
            self._place()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground that the table will have."""
        if self._is_furnished:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(_FELT))
        painter.end()
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close is not None and not self._may_close():
            event.ignore()
        else:
            super().closeEvent(event)
            self.closed.emit()

    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        from decrypto_qt.windows.table_parts import SMALLEST  # noqa: PLC0415 - after the first paint

        self.setWindowTitle(QCoreApplication.translate("TableWindow", "Decrypto Qt"))
        self.menus.retranslate()
        self._too_small.set_sentence(
            QCoreApplication.translate(
                "TableWindow", "This window is too small. Make it at least {width} wide and {height} high."
            ).format(width=SMALLEST.width(), height=SMALLEST.height())
        )

    def _apply_look(self) -> None:
        from decrypto_qt.windows.room import room_palette  # noqa: PLC0415 - after the first paint

        looks: tuple[LookMixin, ...] = (self.page, self.messages, self.tabs, self._too_small)
        for look in looks:
            look.set_dark(self._dark)
        self.setPalette(room_palette(self.page.palette_roles))
        self._place()

    def _place(self) -> None:
        from decrypto_qt.widgets.type import TypeRole, UnitKind, font, unit  # noqa: PLC0415 - after the first paint
        from decrypto_qt.windows.messages import HEIGHT_U  # noqa: PLC0415
        from decrypto_qt.windows.room import room_palette  # noqa: PLC0415
        from decrypto_qt.windows.table_parts import SMALLEST  # noqa: PLC0415

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
        from decrypto_qt.rules.decrypto import commands as c  # noqa: PLC0415 - after the first paint
        from decrypto_qt.rules.decrypto.legal import legal_kinds, may_redraw  # noqa: PLC0415
        from decrypto_qt.rules.decrypto.values import Variant  # noqa: PLC0415
        from decrypto_qt.rules.teams import Actor, Team  # noqa: PLC0415

        step, views = self.page.step, self._session.views
        table = None if views is None else views.table
        return replace(
            state,
            three=table is not None and table.variant is Variant.THREE_PLAYERS,
            next_step=step is not None and step.enabled,
            redraw=frozenset(team for team in Team if table is not None and may_redraw(table, team)),
            between_rounds=table is not None and c.ChangePlayers in legal_kinds(table, Actor.TABLE),
        )

    def _follow(self) -> None:
        self.menus.set_state(self._completed(self.menus.state))
        if self._session.views is not None:
            self.tabs.set_variant(self._session.views.table.variant)

    def _ask_redraw(self, team: object) -> None:
        """Ask both teams before a code card that was seen is drawn anew."""
        from decrypto_qt.game.requests import DrawCardAnew  # noqa: PLC0415 - after the first paint
        from decrypto_qt.models.words import of_team  # noqa: PLC0415
        from decrypto_qt.rules.teams import Actor, Team  # noqa: PLC0415

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
        if self.menus.state.three:
            question = QCoreApplication.translate(
                "TableWindow", "The code card was seen. Do all three want another one to be drawn?"
            )
        self.ask(
            question,
            QCoreApplication.translate("TableWindow", "Draw anew"),
            QCoreApplication.translate("TableWindow", "Keep it"),
            lambda yes: self._session.ask(DrawCardAnew(Actor.TABLE, team)) if yes else None,
        )

    def ask_players(self) -> None:
        """Show who plays, so that players can come and go."""
        from decrypto_qt.rules.teams import Team  # noqa: PLC0415 - after the first paint
        from decrypto_qt.windows.players import PlayersDialog  # noqa: PLC0415

        views = self._session.views
        if views is not None:
            dialog = PlayersDialog({team: views.table.team(team) for team in Team}, self)
            # No lambda here: it would hold this window for as long as the dialog is there, even as the last one to.
            dialog.players_changed.connect(self._change_players)
            dialog.finished.connect(self.dialog_closed)
            dialog.open()

    def _change_players(self, team: object, players: object) -> None:
        from decrypto_qt.rules.decrypto import commands as c  # noqa: PLC0415 - after the first paint
        from decrypto_qt.rules.teams import Actor, Team  # noqa: PLC0415

        if isinstance(team, Team) and isinstance(players, tuple):
            self._session.ask(c.ChangePlayers(Actor.TABLE, team, players))

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()
