"""The table window's menus: actions that tell what was asked for, and nothing that does it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QFont, QKeySequence, QPalette
from PySide6.QtWidgets import QMenu, QMenuBar

from decrypto_qt.game.settings import FilmTint, Palette, ViewSettings
from decrypto_qt.rules.teams import Team

TEXT_SIZES = (80, 90, 100, 110, 125, 150)
"""The text sizes to choose from, in percent."""

DOCKED = ""
"""The monitor of a screen that stands in the table window."""


@dataclass(frozen=True, slots=True)
class MonitorItem:
    """A monitor to choose: its lasting identity, and what people read."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class MenuState:
    """What the menus' actions depend on.

    Attributes:
        in_play: whether a game is being played.
        over: whether a game stands there that is over.
        resumable: whether a game lies on disk that can be gone on with.
        paused: whether the game stands still.
        undo: what could be taken back, by its name; empty for nothing.
        redo: what could be given again, by its name; empty for nothing.
        evening: the score of the evening, as a sentence; empty before the first result.
        next_step: whether the tray has a next step that can be pressed; the window itself knows.
        redraw: the teams whose code card can be drawn anew, since it was seen; the window itself knows.
        between_rounds: whether players may come and go; the window itself knows.
        three: whether three players play, who are no White and Black; the window itself knows.
        monitors: the monitors that are there.
        assigned: the key of each team's monitor; `DOCKED` for a screen in the table window.
        languages: tag and own name of each language that the program speaks.
    """

    in_play: bool = False
    over: bool = False
    resumable: bool = False
    paused: bool = False
    undo: str = ""
    redo: str = ""
    evening: str = ""
    next_step: bool = False
    redraw: frozenset[Team] = frozenset()
    between_rounds: bool = False
    three: bool = False
    monitors: tuple[MonitorItem, ...] = ()
    assigned: Mapping[Team, str] = field(default_factory=dict)
    languages: tuple[tuple[str, str], ...] = (("en", "English"),)


class TableMenus(QObject):
    """All actions of the menu bar.

    Signals:
        new_game_asked: Game, new.
        resume_asked: Game, go on with the game on disk.
        open_record_asked: Game, open a record.
        export_record_asked: Game, export the record of a game that is over.
        print_sheets_asked: Game, print note sheets.
        print_cards_asked: Game, print keyword cards.
        take_back_asked: Game, take back the last entry.
        give_again_asked: Game, give again what was taken back.
        next_step_asked: Game, the tray's next step.
        redraw_asked: Game, a team's code card was seen; carries the team.
        players_asked: Game, players come or go.
        pause_toggled: Game, pause; carries whether to stand still.
        abandon_asked: Game, stop the game in play.
        quit_asked: Game, quit.
        identify_asked: Screens, show which monitor is which.
        swap_asked: Screens, exchange both teams' monitors.
        monitor_chosen: Screens; carries a team and a monitor's key, `DOCKED` for the table window.
        cover_asked: Screens, cover everything.
        cover_one_asked: Screens, cover one; carries the team.
        keys_asked: Screens, let keys go to the table window, or back to the team.
        language_chosen: View; carries a language tag, empty for the machine's.
        text_size_chosen: View; carries per cent.
        film_tint_chosen: View; carries a `FilmTint`.
        plain_cards_toggled: View; carries whether cards have no noisy background.
        reduced_motion_toggled: View; carries whether motion is reduced.
        sound_toggled: View; carries whether the end of the sand is heard.
        speak_secrets_toggled: View; carries whether assistive technology may read secrets out.
        full_screen_toggled: View; carries whether the table window fills its monitor.
        palette_chosen: View; carries a `Palette`.
        rules_asked: Help, the rules in short.
        about_asked: Help, about the program.
    """

    new_game_asked = Signal()
    resume_asked = Signal()
    open_record_asked = Signal()
    export_record_asked = Signal()
    print_sheets_asked = Signal()
    print_cards_asked = Signal()
    take_back_asked = Signal()
    give_again_asked = Signal()
    next_step_asked = Signal()
    redraw_asked = Signal(object)
    players_asked = Signal()
    pause_toggled = Signal(bool)
    abandon_asked = Signal()
    quit_asked = Signal()
    identify_asked = Signal()
    swap_asked = Signal()
    monitor_chosen = Signal(object, str)
    cover_asked = Signal()
    cover_one_asked = Signal(object)
    keys_asked = Signal()
    language_chosen = Signal(str)
    text_size_chosen = Signal(int)
    film_tint_chosen = Signal(object)
    plain_cards_toggled = Signal(bool)
    reduced_motion_toggled = Signal(bool)
    sound_toggled = Signal(bool)
    speak_secrets_toggled = Signal(bool)
    full_screen_toggled = Signal(bool)
    palette_chosen = Signal(object)
    rules_asked = Signal()
    about_asked = Signal()

    def __init__(self, bar: QMenuBar) -> None:
        """Fill a menu bar."""
        super().__init__(bar)
        self._bar = bar
        self._state = MenuState()
        self._view = ViewSettings()
        self._menus = {name: QMenu(bar) for name in ("game", "screens", "view", "help")}
        self._groups: list[QActionGroup] = []
        self._submenus = {
            name: QMenu(bar) for name in ("language", "text-size", "film", "colours", "white-monitor", "black-monitor")
        }
        for menu in self._menus.values():
            bar.addMenu(menu)
        self._actions: dict[str, QAction] = {}
        self._fill()
        self.retranslate()

    def action(self, name: str) -> QAction:
        """An action by its name."""
        return self._actions[name]

    def press(self, keys: QKeySequence) -> bool:
        """Do what the menus have for these keys; whether there is anything."""
        found = next(
            (action for action in self._actions.values() if action.shortcut() == keys and not keys.isEmpty()), None
        )
        if found is not None:
            found.trigger()
        return found is not None

    def menus(self) -> tuple[QMenu, ...]:
        """Every menu, the ones within others too."""
        return (*self._menus.values(), *self._submenus.values())

    def set_state(self, state: MenuState) -> None:
        """Enable what can be asked for now."""
        if state == self._state:
            return
        old, self._state = self._state, state
        if (old.monitors, old.assigned) != (state.monitors, state.assigned):
            self._fill_monitors()
        if old.languages != state.languages:
            self._fill_languages()
        self._follow()
        self.retranslate()

    @property
    def state(self) -> MenuState:
        """What the actions depend on."""
        return self._state

    def set_view(self, view: ViewSettings) -> None:
        """Tick what is chosen."""
        self._view = view
        self._follow()

    def set_full_screen(self, full: bool) -> None:
        """Tick whether the window fills its monitor."""
        self._actions["full-screen"].setChecked(full)

    def set_look(self, palette: QPalette, font: QFont) -> None:
        """Give the bar and its menus the room's colours and letters."""
        self._bar.setPalette(palette)
        self._bar.setFont(font)
        for menu in self.menus():
            menu.setPalette(palette)
            menu.setFont(font)

    # Making ----------------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        game, screens, view, about = self._menus.values()
        self._add(game, "new-game", self.new_game_asked.emit, QKeySequence.StandardKey.New)
        self._add(game, "resume", self.resume_asked.emit)
        game.addSeparator()
        self._add(game, "open-record", self.open_record_asked.emit, QKeySequence.StandardKey.Open)
        self._add(game, "export-record", self.export_record_asked.emit, QKeySequence.StandardKey.Save)
        self._add(game, "print-sheets", self.print_sheets_asked.emit)
        self._add(game, "print-cards", self.print_cards_asked.emit)
        game.addSeparator()
        self._add(game, "next-step", self.next_step_asked.emit, "Ctrl+Return")
        self._add(game, "take-back", self.take_back_asked.emit, "Ctrl+Z")
        self._add(game, "give-again", self.give_again_asked.emit, "Ctrl+Shift+Z")
        for team in Team:
            self._add(game, f"redraw-{team.value}", lambda team=team: self.redraw_asked.emit(team))
        self._add(game, "players", self.players_asked.emit)
        self._add(game, "pause", self.pause_toggled, "F9", checkable=True)
        self._add(game, "abandon", self.abandon_asked.emit)
        game.addSeparator()
        self._add(game, "evening", lambda: None)
        self._add(game, "quit", self.quit_asked.emit, "Ctrl+Q")
        self._add(screens, "identify", self.identify_asked.emit)
        screens.addMenu(self._submenus["white-monitor"])
        screens.addMenu(self._submenus["black-monitor"])
        self._add(screens, "swap", self.swap_asked.emit)
        screens.addSeparator()
        for team in Team:
            self._add(screens, f"dock-{team.value}", lambda team=team: self._dock(team))
        screens.addSeparator()
        self._add(screens, "cover", self.cover_asked.emit, "F8")
        for team in Team:
            self._add(screens, f"cover-{team.value}", lambda team=team: self.cover_one_asked.emit(team))
        self._add(screens, "keys", self.keys_asked.emit, "F6")
        for name in ("language", "text-size", "film", "colours"):
            view.addMenu(self._submenus[name])
        view.addSeparator()
        self._add(view, "plain-cards", self.plain_cards_toggled, checkable=True)
        self._add(view, "reduced-motion", self.reduced_motion_toggled, checkable=True)
        self._add(view, "sound", self.sound_toggled, checkable=True)
        self._add(view, "speak-secrets", self.speak_secrets_toggled, checkable=True)
        self._add(view, "full-screen", self.full_screen_toggled, "F11", checkable=True)
        self._add(about, "rules", self.rules_asked.emit, QKeySequence.StandardKey.HelpContents)
        self._add(about, "about", self.about_asked.emit)
        for name in ("pause", "cover", "keys", "next-step"):
            # Whichever of the program's windows has the focus.
            self._actions[name].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        for size in TEXT_SIZES:
            self._choice("text-size", f"text-{size}", lambda size=size: self.text_size_chosen.emit(size))
        for tint in FilmTint:
            self._choice("film", f"film-{tint.value}", lambda tint=tint: self.film_tint_chosen.emit(tint))
        for palette in Palette:
            self._choice("colours", f"colours-{palette.value}", lambda chosen=palette: self.palette_chosen.emit(chosen))
        self._fill_languages()
        self._fill_monitors()
        self._follow()

    def _add(
        self,
        menu: QMenu,
        name: str,
        asked: object,
        shortcut: QKeySequence.StandardKey | str | None = None,
        *,
        checkable: bool = False,
    ) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setCheckable(checkable)
        if shortcut is not None:
            action.setShortcuts([QKeySequence(shortcut)])
        if isinstance(asked, SignalInstance):
            action.triggered.connect(asked)
        else:
            assert callable(asked)
            action.triggered.connect(lambda _checked=False: asked())
        menu.addAction(action)
        self._actions[name] = action
        return action

    def _choice(self, menu: str, name: str, asked: object) -> QAction:
        action = self._add(self._submenus[menu], name, asked)
        action.setCheckable(True)
        group = next((group for group in self._groups if group.objectName() == menu), None)
        if group is None:
            group = QActionGroup(self)
            group.setObjectName(menu)
            self._groups.append(group)
        group.addAction(action)
        return action

    def _forget(self, menu: str) -> None:
        for action in self._submenus[menu].actions():
            self._actions.pop(action.objectName(), None)
            self._submenus[menu].removeAction(action)
            action.deleteLater()

    def _fill_languages(self) -> None:
        self._forget("language")
        self._choice("language", "language-", lambda: self.language_chosen.emit(""))
        for tag, own_name in self._state.languages:
            action = self._choice("language", f"language-{tag}", lambda tag=tag: self.language_chosen.emit(tag))
            action.setText(own_name.replace("&", "&&"))

    def _fill_monitors(self) -> None:
        for team in Team:
            menu = f"{team.value}-monitor"
            self._forget(menu)
            for item in (*self._state.monitors, MonitorItem(DOCKED, "")):
                action = self._choice(
                    menu,
                    f"{menu}-{item.key}",
                    lambda team=team, key=item.key: self.monitor_chosen.emit(team, key),
                )
                action.setText(item.label.replace("&", "&&"))
                action.setChecked(self._state.assigned.get(team, DOCKED) == item.key)

    def _dock(self, team: Team) -> None:
        """Put a screen into the table window, or on the first monitor that the other team does not have."""
        if self._state.assigned.get(team, DOCKED) != DOCKED:
            self.monitor_chosen.emit(team, DOCKED)
            return
        taken = self._state.assigned.get(team.other, DOCKED)
        free = [item.key for item in self._state.monitors if item.key != taken]
        if free:
            self.monitor_chosen.emit(team, free[-1])

    def _follow(self) -> None:
        state, view = self._state, self._view
        enabled = {
            "resume": state.resumable and not state.in_play,
            "export-record": state.over,
            "next-step": state.next_step,
            "take-back": bool(state.undo),
            "give-again": bool(state.redo),
            "evening": False,
            "redraw-white": Team.WHITE in state.redraw,
            "redraw-black": Team.BLACK in state.redraw,
            "players": state.between_rounds,
            "pause": state.in_play,
            "abandon": state.in_play,
            "identify": bool(state.monitors),
            "swap": any(state.assigned.get(team, DOCKED) != DOCKED for team in Team),
            "cover": state.in_play or state.over,
            "cover-white": state.in_play or state.over,
            "cover-black": state.in_play or state.over,
            "keys": state.in_play or state.over,
        }
        for name, value in enabled.items():
            self._actions[name].setEnabled(value)
        self._actions["evening"].setVisible(bool(state.evening))
        self._actions["redraw-black"].setVisible(not state.three)
        for team in Team:
            docked = state.assigned.get(team, DOCKED) == DOCKED
            taken = state.assigned.get(team.other, DOCKED)
            free = any(item.key != taken for item in state.monitors)
            self._actions[f"dock-{team.value}"].setEnabled(not docked or free)
        checked = {
            "pause": state.paused,
            "plain-cards": view.plain_cards,
            "reduced-motion": view.reduced_motion,
            "sound": view.sound,
            "speak-secrets": view.speak_secrets,
            f"language-{view.language}": True,
            f"text-{view.text_size}": True,
            f"film-{view.film_tint.value}": True,
            f"colours-{view.palette.value}": True,
        }
        for name, value in checked.items():
            if name in self._actions:
                self._actions[name].setChecked(value)

    def retranslate(self) -> None:
        """Name everything anew, in the language that holds now."""
        for name, text in self._texts().items():
            self._actions[name].setText(text)
        for size in TEXT_SIZES:
            self._actions[f"text-{size}"].setText(
                QCoreApplication.translate("TableMenus", "{percent} %").format(percent=size)
            )
        titles = {
            "game": QCoreApplication.translate("TableMenus", "&Game"),
            "screens": QCoreApplication.translate("TableMenus", "&Screens"),
            "view": QCoreApplication.translate("TableMenus", "&View"),
            "help": QCoreApplication.translate("TableMenus", "&Help"),
        }
        for name, title in titles.items():
            self._menus[name].setTitle(title)
        titles = {
            "language": QCoreApplication.translate("TableMenus", "&Language"),
            "text-size": QCoreApplication.translate("TableMenus", "&Text size"),
            "film": QCoreApplication.translate("TableMenus", "&Film"),
            "colours": QCoreApplication.translate("TableMenus", "&Colours"),
            "white-monitor": QCoreApplication.translate("TableMenus", "&White’s monitor"),
            "black-monitor": QCoreApplication.translate("TableMenus", "&Black’s monitor"),
        }
        if self._state.three:
            titles["white-monitor"] = QCoreApplication.translate("TableMenus", "Monitor of the &team")
            titles["black-monitor"] = QCoreApplication.translate("TableMenus", "Monitor of the i&nterceptor")
        for name, title in titles.items():
            self._submenus[name].setTitle(title)

    def _texts(self) -> dict[str, str]:
        state = self._state
        docked = {team: state.assigned.get(team, DOCKED) == DOCKED for team in Team}
        undo = state.undo.replace("&", "&&") or QCoreApplication.translate("TableMenus", "&Take back")
        redo = state.redo.replace("&", "&&") or QCoreApplication.translate("TableMenus", "&Give again")
        in_window = QCoreApplication.translate("TableMenus", "In this window")
        texts = {
            "new-game": QCoreApplication.translate("TableMenus", "&New game…"),
            "resume": QCoreApplication.translate("TableMenus", "&Resume the last game"),
            "open-record": QCoreApplication.translate("TableMenus", "&Open a record…"),
            "export-record": QCoreApplication.translate("TableMenus", "&Export the record…"),
            "print-sheets": QCoreApplication.translate("TableMenus", "Pr&int note sheets…"),
            "print-cards": QCoreApplication.translate("TableMenus", "Print &keyword cards…"),
            "next-step": QCoreApplication.translate("TableMenus", "Ne&xt step"),
            "take-back": undo,
            "give-again": redo,
            "evening": state.evening.replace("&", "&&")
            or QCoreApplication.translate("TableMenus", "This evening: no game has ended"),
            "redraw-white": QCoreApplication.translate("TableMenus", "&White’s code card was seen…"),
            "redraw-black": QCoreApplication.translate("TableMenus", "&Black’s code card was seen…"),
            "players": QCoreApplication.translate("TableMenus", "P&layers come or go between rounds…"),
            "pause": QCoreApplication.translate("TableMenus", "&Pause"),
            "abandon": QCoreApplication.translate("TableMenus", "&Stop this game…"),
            "quit": QCoreApplication.translate("TableMenus", "&Quit"),
            "identify": QCoreApplication.translate("TableMenus", "&Identify the monitors"),
            "swap": QCoreApplication.translate("TableMenus", "&Swap the screens"),
            "cover": QCoreApplication.translate("TableMenus", "&Cover everything"),
            "cover-white": QCoreApplication.translate("TableMenus", "Co&ver White’s screen"),
            "cover-black": QCoreApplication.translate("TableMenus", "Cove&r Black’s screen"),
            "plain-cards": QCoreApplication.translate("TableMenus", "&Plain cards"),
            "reduced-motion": QCoreApplication.translate("TableMenus", "&Reduced motion"),
            "sound": QCoreApplication.translate("TableMenus", "S&ound when the sand has run out"),
            "speak-secrets": QCoreApplication.translate("TableMenus", "Screen reader speaks secrets (&headphones)"),
            "full-screen": QCoreApplication.translate("TableMenus", "Full &screen"),
            "keys": QCoreApplication.translate("TableMenus", "Ke&yboard to the table, or back"),
            "rules": QCoreApplication.translate("TableMenus", "&Rules in short"),
            "about": QCoreApplication.translate("TableMenus", "&About Decrypto Qt"),
            "dock-white": QCoreApplication.translate("TableMenus", "D&etach White’s screen")
            if docked[Team.WHITE]
            else QCoreApplication.translate("TableMenus", "D&ock White’s screen"),
            "dock-black": QCoreApplication.translate("TableMenus", "&Detach Black’s screen")
            if docked[Team.BLACK]
            else QCoreApplication.translate("TableMenus", "Doc&k Black’s screen"),
            "film-red": QCoreApplication.translate("TableMenus", "&Red"),
            "film-pale": QCoreApplication.translate("TableMenus", "Pa&le"),
            "film-plain": QCoreApplication.translate("TableMenus", "Pl&ain"),
            "colours-system": QCoreApplication.translate("TableMenus", "As the &system"),
            "colours-light": QCoreApplication.translate("TableMenus", "&Light"),
            "colours-dark": QCoreApplication.translate("TableMenus", "&Dark"),
            "language-": QCoreApplication.translate("TableMenus", "As the system"),
            "white-monitor-": in_window,
            "black-monitor-": in_window,
        }
        return texts | self._texts_of_three(docked) if state.three else texts

    def _texts_of_three(self, docked: Mapping[Team, bool]) -> dict[str, str]:
        """What is called otherwise with three players."""
        return {
            "redraw-white": QCoreApplication.translate("TableMenus", "The code &card was seen…"),
            "cover-white": QCoreApplication.translate("TableMenus", "Co&ver the team’s screen"),
            "cover-black": QCoreApplication.translate("TableMenus", "Cove&r the interceptor’s screen"),
            "dock-white": QCoreApplication.translate("TableMenus", "D&etach the team’s screen")
            if docked[Team.WHITE]
            else QCoreApplication.translate("TableMenus", "D&ock the team’s screen"),
            "dock-black": QCoreApplication.translate("TableMenus", "&Detach the interceptor’s screen")
            if docked[Team.BLACK]
            else QCoreApplication.translate("TableMenus", "Doc&k the interceptor’s screen"),
        }
