"""The program put together: the game's host, the session, the windows, monitors, keys and settings.

It passes on what happens from one room to another. What anything means is decided in those rooms.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from decrypto_qt.app.key_target import (
    Front,
    Places,
    SeenByKeys,
    is_over,
    key_target,
    seen_by_keys,
    tables_turn,
    typing_team,
    whose_front,
)
from decrypto_qt.app.one_monitor import OneMonitor
from decrypto_qt.app.poster import Poster
from decrypto_qt.app.printing import Printing
from decrypto_qt.app.resources import resource
from decrypto_qt.app.sand_sound import SandSound
from decrypto_qt.app.sand_watch import SandWatch, hold_sand
from decrypto_qt.app.translators import Translators, available_languages, chosen_language
from decrypto_qt.app.views import after_game, open_card, views_of
from decrypto_qt.game.clock import SuspendWatch
from decrypto_qt.game.decks import LANGUAGES as DECK_LANGUAGES
from decrypto_qt.game.decks import Deck, DeckError, load_builtin
from decrypto_qt.game.files import FileProblem, write_atomically
from decrypto_qt.game.host import Asked, DecryptoGame, GameHost
from decrypto_qt.game.requests import GiveAgain, TakeBack
from decrypto_qt.game.running import Answer, Change, OnAnswer
from decrypto_qt.game.settings import (
    NewGameSettings,
    Palette,
    Settings,
    TeamChoice,
    ViewSettings,
    load_settings,
    settings_bytes,
)
from decrypto_qt.models.problems import problem_text, record_text
from decrypto_qt.models.session import Session
from decrypto_qt.models.tray import Local, sand_out_text
from decrypto_qt.models.words import (
    LANGUAGE_NAMES,
    agreed_text,
    evening_text,
    give_again_text,
    members_of,
    refusal_text,
    side_word,
    take_back_ready_text,
    take_back_text,
    team_name,
)
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.events import EncryptorReady
from decrypto_qt.rules.decrypto.record import read_record, write_record
from decrypto_qt.rules.decrypto.replay import record_of
from decrypto_qt.rules.decrypto.values import Phase, Setup, TeamSetup, TimerMode, TimerSetup, Variant
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.strict_json import RecordError
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.card_painter import FilmTint
from decrypto_qt.windows.about import AboutDialog
from decrypto_qt.windows.guard import Verdict, explain
from decrypto_qt.windows.identify import Identify, IdentifyLabel
from decrypto_qt.windows.inhibit import Inhibitor
from decrypto_qt.windows.keys import KeyRouter
from decrypto_qt.windows.messages import MessageKind
from decrypto_qt.windows.monitors import (
    Assignment,
    MonitorKey,
    Monitors,
    propose,
    remember,
)
from decrypto_qt.windows.new_game import NewGameDialog
from decrypto_qt.windows.paper_dialog import PaperDialog
from decrypto_qt.windows.placement import handle_of, raise_window
from decrypto_qt.windows.rules_help import RulesDialog
from decrypto_qt.windows.secret_holder import CoverText
from decrypto_qt.windows.table_menus import DOCKED, MenuState, MonitorItem
from decrypto_qt.windows.table_window import TableWindow
from decrypto_qt.windows.team_screen import TeamScreen
from decrypto_qt.windows.team_window import DockedScreen, TeamWindow, cover_text, keep_one_open

_SUSPEND_CHECK_MS = 1000
_RAISE_MS = 300
"""After a dialog is gone and the screens are placed."""


class Program(QObject):
    """Everything that runs while the program runs."""

    def __init__(
        self,
        data: Path,
        config: Path,
        table: TableWindow,
        translators: Translators,
        language: str | None = None,
        *,
        chance: random.Random | None = None,
        now: Callable[[], float] = time.monotonic,
        today: Callable[[], datetime] = datetime.now,
        decks: tuple[Deck, ...] | None = None,
    ) -> None:
        """Put everything together, without a game.

        Args:
            data: the data directory; its lock is held by the caller.
            config: where the settings lie.
            table: the main window, bare as it was first painted; it is furnished here.
            translators: installs a language.
            language: the language that the command line asks for, for this run.
            chance: where chance comes from.
            now: the monotonic clock, in seconds.
            today: the wall clock.
            decks: the decks to deal from; `None` for the program's own.
        """
        super().__init__()
        self._settings_path = config / "settings.toml"
        loaded = load_settings(self._settings_path)
        self.settings: Settings = loaded.settings
        self._translators = translators
        translators.install(chosen_language(language, self.settings.view.language))
        self._now = now
        chance = random.SystemRandom() if chance is None else chance
        self._poster = Poster(self)
        self.host = GameHost(data, chance, now, today, self._poster.post)
        if loaded.problem is not None:
            self.host.notices.insert(0, loaded.problem)
        for deck in _builtin_decks() if decks is None else decks:
            self.host.add_deck(deck)
        self.session = Session(self._asker(Actor.TABLE), now, after_game=lambda: after_game(self.host), parent=self)
        self.team_sessions = {
            team: Session(self._asker(Actor.of(team)), now, open_card=partial(open_card, self.host, team), parent=self)
            for team in Team
        }
        self.monitors = Monitors(self)
        self.assignment = Assignment()
        self._is_assigned = False
        self.table = table
        table.furnish(self.session)
        self.screens = {team: TeamScreen(team, self.team_sessions[team], chance) for team in Team}
        self.windows = {team: TeamWindow(team, self.monitors) for team in Team}
        self.docks = {team: DockedScreen(team) for team in Team}
        self._places = Places(self.screens, self.windows, self.docks, table)
        self._identify = Identify(self.monitors, self)
        self._inhibitor = Inhibitor(self)
        self.printing = Printing(table, self._show_dialog, self.cover_everything, self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.router = KeyRouter(application, self._key_target, table, table.menus.press, now)
        self._raising = QTimer(self, singleShot=True, interval=_RAISE_MS)
        self._raising.timeout.connect(self._raise_screens)
        self._looking_anew = QTimer(self, singleShot=True, interval=0)
        self._looking_anew.timeout.connect(self._publish)
        self._placement_message = ""
        self._resume_message = ""
        self._listened: object = None
        self._followed: DecryptoGame | None = None
        self._dark = False
        self._is_closing = False
        self._touched: Team | None = None
        self._asked_by: Actor | None = None
        self.sand_watch = SandWatch(self.host, now, self)
        self.sand_watch.ran_out.connect(self._sand_ran_out)
        self.sand_watch.time_called.connect(self._call_time)
        self.sand_sound = SandSound(Path(str(resource("sounds", "sand-out.wav"))), self)
        self.sand_watch.ended.connect(self._sand_ended)
        self._keys_at_table = False
        self._table_called = False
        self._connect()
        self._apply_view()
        self._suspend_watch = SuspendWatch.started(now(), _boot_time())
        self._suspend_timer = QTimer(self, interval=_SUSPEND_CHECK_MS)
        self._suspend_timer.timeout.connect(self._check_suspend)
        self._suspend_timer.start()

    def _connect(self) -> None:
        menus = self.table.menus
        menus.new_game_asked.connect(self.ask_new_game)
        menus.resume_asked.connect(self.resume_last)
        menus.open_record_asked.connect(self.ask_open_record)
        menus.export_record_asked.connect(self.ask_export_record)
        menus.print_sheets_asked.connect(self.ask_print_sheets)
        menus.print_cards_asked.connect(lambda: self.printing.ask_cards(self.host.decks, self._translators.language))
        menus.take_back_asked.connect(self.take_back)
        menus.pause_toggled.connect(self.set_paused)
        menus.abandon_asked.connect(self.ask_abandon)
        menus.quit_asked.connect(self.table.close)
        self.table.set_may_close(self.may_close)
        menus.identify_asked.connect(self.identify)
        menus.swap_asked.connect(self.swap)
        menus.monitor_chosen.connect(self._monitor_chosen)
        menus.cover_asked.connect(self.cover_everything)
        menus.cover_one_asked.connect(self.cover)
        menus.give_again_asked.connect(self.give_again)
        menus.language_chosen.connect(lambda language: self._change_view(language=language))
        menus.text_size_chosen.connect(lambda size: self._change_view(text_size=size))
        menus.film_tint_chosen.connect(lambda tint: self._change_view(film_tint=tint))
        menus.plain_cards_toggled.connect(lambda plain: self._change_view(plain_cards=plain))
        menus.reduced_motion_toggled.connect(lambda reduced: self._change_view(reduced_motion=reduced))
        menus.sound_toggled.connect(lambda sound: self._change_view(sound=sound))
        menus.speak_secrets_toggled.connect(lambda spoken: self._change_view(speak_secrets=spoken))
        menus.palette_chosen.connect(lambda palette: self._change_view(palette=palette))
        menus.rules_asked.connect(self.show_rules)
        menus.about_asked.connect(lambda: self._show_dialog(AboutDialog(self.table)))
        self.table.new_game_asked.connect(self.ask_new_game)
        self.table.page_changed.connect(lambda _owner: self._close_docks())
        self.table.rematch_asked.connect(self.ask_rematch)
        self.table.dialog_closed.connect(self._raising.start)
        for session in (self.session, *self.team_sessions.values()):
            session.refused.connect(self._refused)
        self.monitors.changed.connect(self._monitors_changed)
        for team in Team:
            screen, window = self.screens[team], self.windows[team]
            screen.local_asked.connect(partial(self._local_asked, team))
            screen.touched.connect(partial(self._note_touch, team))
            window.swap_asked.connect(self.swap)
            window.ours_confirmed.connect(self._confirmed)
            window.resume_asked.connect(self._go_on)
            window.activation_wanted.connect(self._activate_table)
            window.close_asked.connect(self.table.close)
            window.guard.failed.connect(lambda verdict, team=team: self._screen_failed(team, verdict))
            window.guard.allowed.connect(self._placement_settled)
            for told in (window.guard.failed, window.guard.allowed, self.docks[team].opened, self.docks[team].closed):
                told.connect(self._screen_covered_or_shown)
            window.main_pressed.connect(window.raise_)
            window.set_cover_texts(partial(self._cover_text, team))
            self.table.set_docked(team, None)
        keep_one_open(*self.docks.values())
        self._one_monitor = OneMonitor(self.table, self.docks, self.team_sessions, self._go_on, self)
        # These work whatever was clicked last, also where a team's screen has the keys; the menus show the same ones.
        self.router.register("F8", self.cover_everything, over_dialogs=True)
        self.router.register("F9", self._toggle_pause)
        self.router.register("F7", self._toggle_talk)
        self.router.register("Ctrl+Z", self.take_back, yields=True)
        for keys in ("Ctrl+Shift+Z", "Ctrl+Y"):
            self.router.register(keys, self.give_again, yields=True)
        self.router.register("Ctrl+Return", self.table.page.press_step)
        self.router.register("F6", self._move_keys)
        menus.keys_asked.connect(self._move_keys)
        self.router.let_go.connect(self._follow_keys)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._scheme_changed)

    # The game --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Take up the game that was not ended, paused, or whose end was not put away; or show the first page."""
        self._take_up(self.host.resume(ended_too=True))

    def _take_up(self, game: DecryptoGame | None) -> None:
        if game is not None:
            if game.over:
                game.running.resume()
            self._put_screens_away()
            self._listen()
            self._place_screens()
        if game is not None and not game.over:
            self._resume_message = QCoreApplication.translate(
                "Program", "The game goes on where it was. Press “Go on” when you are ready."
            )
            self.table.show_message(self._resume_message)
        self._publish()

    def new_game(self, choices: NewGameSettings, assignment: Assignment | None = None) -> None:
        """Deal a new game as chosen, and bring the screens to their monitors, covered."""
        language = choices.deck_language or self._translators.language
        deck = next((deck for deck in self.host.decks if deck.language == language), self.host.decks[0])
        white = _team_setup(choices.white.name, choices.white.player_names)
        black = _team_setup(choices.black.name, choices.black.player_names)
        timer = TimerSetup(choices.timer_mode, choices.timer_seconds)
        if choices.variant is Variant.THREE_PLAYERS:
            # Who would play in larger teams is remembered for the next game of two teams.
            white, black = replace(white, players=white.players[:2]), TeamSetup("", black.players[:1], ())
            if timer.mode is TimerMode.STRICT:
                timer = replace(timer, mode=TimerMode.ADVISORY)
        setup = Setup(
            variant=choices.variant,
            language=deck.language,
            white=white,
            black=black,
            clue_mode=choices.clue_mode,
            play_mode=choices.play_mode,
            timer=timer,
            house_rules=choices.house_rules,
        )
        self._save(replace(self.settings, new_game=choices))
        self.host.start(setup, deck, partial(self._begun, assignment))

    def ask_new_game(self) -> None:
        """Show New game; it asks by itself before it replaces a game in play."""
        self.cover_everything()
        game = self.host.game
        settings = self.settings.new_game
        if not settings.deck_language:
            settings = replace(settings, deck_language=self._translators.language)
        dialog = NewGameDialog(
            settings,
            tuple(deck.language for deck in self.host.decks),
            self._monitor_items(),
            self._proposal(),
            self.table,
            in_play=game is not None and not game.over,
        )
        dialog.identify_asked.connect(self.identify)
        dialog.accepted_with.connect(self.new_game)
        dialog.finished.connect(lambda _result: self._raising.start())
        dialog.open()

    def ask_rematch(self) -> None:
        """The same teams once more, colours exchanged; three players stay as they sit."""
        game = self.host.game
        if game is None or not game.over or self._followed is game:
            return
        # Whoever was White sits where White's screen was, and is Black now: the screens go after the people.
        seated = self.assignment
        if game.state is not None and game.state.setup.variant is not Variant.THREE_PLAYERS:
            seated = seated.swapped()
        if self.host.rematch(partial(self._rematch_begun, seated)) is None:
            self.ask_new_game()
        else:
            self._followed = game

    def _rematch_begun(self, seated: Assignment, answer: Answer) -> None:
        """As for every game; and New game proposes the teams as they sit now, with those who have come and gone."""
        self._followed = None
        self._begun(seated, answer)
        game = self.host.game
        state = None if game is None else game.state
        if not answer.accepted or state is None or state.setup.variant is Variant.THREE_PLAYERS:
            return
        choices = self.settings.new_game
        white, black = (
            TeamChoice(side.name, len(side.players), side.players) if side.players else replace(choice, name=side.name)
            for side, choice in ((state.white, choices.black), (state.black, choices.white))
        )
        self._save(replace(self.settings, new_game=replace(choices, white=white, black=black)))

    def resume_last(self) -> None:
        """Take up the latest game on disk that has not ended."""
        if self.host.game is None or self.host.game.over:
            self._take_up(self.host.resume())

    def ask_open_record(self) -> None:
        """Choose a record and make a game of it, after asking where a game is in play."""
        self._if_left(
            QCoreApplication.translate("Program", "Open a record? The game in play is kept."), self._choose_record
        )

    def _choose_record(self) -> None:
        self.cover_everything()
        name, _ = QFileDialog.getOpenFileName(
            self.table,
            QCoreApplication.translate("Program", "Open a record"),
            "",
            QCoreApplication.translate("Program", "Game records (*.json)"),
        )
        self._raising.start()
        if name:
            self.open_record(Path(name))

    def open_record(self, path: Path) -> None:
        """Make a game out of the record in a file; one that has not ended is played on."""
        from decrypto_qt.app.replay_command import read_file  # noqa: PLC0415 - only when asked for

        try:
            record = read_record(read_file(str(path)))
            choices = self.settings.new_game
            timer = TimerSetup(choices.timer_mode, choices.timer_seconds)
            self.host.open_record(record, choices.play_mode, timer, partial(self._begun, None))
        except RecordError as error:
            self.table.show_message(record_text(error, path), MessageKind.PROBLEM)

    def ask_export_record(self) -> None:
        """Choose where the record of a game that is over goes."""
        game = self.host.game
        if game is None or not game.over:
            return
        name, _ = QFileDialog.getSaveFileName(
            self.table,
            QCoreApplication.translate("Program", "Export the record"),
            f"decrypto-{game.started:%Y-%m-%d}.json",
            QCoreApplication.translate("Program", "Game records (*.json)"),
        )
        self._raising.start()
        if name:
            self.export_record(Path(name))

    def export_record(self, path: Path) -> None:
        """Write the record of a game that is over; it holds both teams' secrets, so of no other."""
        game = self.host.game
        if game is None or game.state is None or not game.over:
            return
        record = record_of(game.state, game.started.date())
        try:
            write_atomically(path, write_record(record), mode=0o644)
        except FileProblem as problem:
            self.table.show_message(problem_text(problem), MessageKind.PROBLEM)
        else:
            text = QCoreApplication.translate("Program", "The record was written to {file}.")
            self.table.show_message(text.format(file=path.name), MessageKind.DONE)

    def ask_print_sheets(self) -> None:
        """Show the note sheets before they are printed: empty, or with what everybody at the table knows."""
        views = self.session.views
        table = None if views is None else views.table
        self.printing.ask_sheets(table, over=table is not None and is_over(table.phase))

    def ask_abandon(self) -> None:
        """Stop the game in play, after asking."""
        self._if_left(QCoreApplication.translate("Program", "Stop this game for good?"), self._abandon)

    def _abandon(self) -> None:
        game = self.host.game
        if game is not None and not game.over:
            # A pause is the way to the menus; a game that is over does not go on. The screens stay covered by hand.
            game.running.resume()
            self.session.ask(c.AbandonGame(Actor.TABLE))

    def set_paused(self, paused: bool) -> None:
        """Stand still, both screens covered, or go on."""
        game = self.host.game
        if game is None:
            return
        if paused:
            game.running.pause()
            if not game.over:
                self._call_table()
        else:
            self._table_called = False
            game.running.resume()
            self._raising.start()

    def close(self) -> bool:
        """Everything to disk, screens away, the screensaver free; whether all was written."""
        self._suspend_timer.stop()
        self._raising.stop()
        self.sand_watch.stop()
        self.sand_sound.stop()
        self.router.stop()
        self._inhibitor.stop()
        self._identify.end()
        self.printing.stop()
        for team in Team:
            self.screens[team].forget()
            self.windows[team].assign(None)
        self._looking_anew.stop()
        return self.host.close()

    def may_close(self) -> bool:
        """Whether the program may end now: while a game is in play it asks first, though nothing would be lost."""
        game = self.host.game
        if self._is_closing or game is None or game.over:
            # The team windows refuse to be closed by the system; shown, they would keep the program from ending.
            for window in self.windows.values():
                window.assign(None)
            return True
        self._if_left(
            QCoreApplication.translate("Program", "Quit? The game is kept and goes on at the next start."), self._close
        )
        return False

    def _close(self) -> None:
        self._is_closing = True
        self.table.close()

    def _toggle_pause(self) -> None:
        game = self.host.game
        if game is not None and game.over:
            self._call_table()
        elif game is not None:
            self.set_paused(not game.running.paused)

    def _toggle_talk(self) -> None:
        """Open the panel of the team whose turn the keyboard is, or close it."""
        target = self._key_target()
        if isinstance(target, TeamScreen):
            target.toggle_talk()

    def _go_on(self) -> None:
        self.set_paused(False)

    def _asker(self, by: Actor) -> Callable[[Asked, OnAnswer], None]:
        """Passes on what is asked at one side of the table; nobody can ask in another's name."""

        def ask(asked: Asked, on_answer: OnAnswer) -> None:
            if asked.by is by:
                if not isinstance(asked, c.WriteDraft | c.WritePencil):  # noted by itself while somebody types
                    self._asked_by = by
                self.host.ask(asked, on_answer)
            else:
                on_answer(Answer(refusal=Refusal.NOT_YOURS))

        return ask

    def _begun(self, assignment: Assignment | None, answer: Answer) -> None:
        """Bring the screens to their places for a game that has begun; where it could not, the one before goes on."""
        if not answer.accepted:
            self._refused(answer)
            return
        self._put_screens_away()
        self._listen()
        self._place_screens(assignment)
        self.table.show_message("")
        self._publish()

    def _put_screens_away(self) -> None:
        """Other words come: every team confirms its screen anew, and nothing half-typed stays."""
        self.table.page.start_over()
        for team in Team:
            self.screens[team].start_over()
            self.windows[team].assign(None)
            self.docks[team].close_screen()

    def _listen(self) -> None:
        game = self.host.game
        if game is None or self._listened is game.running:
            return
        self._listened = game.running
        for team, screen in self.screens.items():
            # The same after a crash, and it says nothing of the words.
            screen.set_tangle(crc32(f"{game.id} {team.value}".encode()))
        game.running.listen(partial(self._changed, game.running))

    def _changed(self, running: object, change: Change) -> None:
        game = self.host.game
        if game is None or game.running is not running:
            return
        if change in (Change.PAUSED, Change.RESUMED):
            self._show_pause()
            if change is Change.RESUMED and self._resume_message:
                self._take_down(self._resume_message)
                self._resume_message = ""
        before, seen = self.session.views, self._seen_by_keys()
        self._publish()
        if seen != self._seen_by_keys() and not self._is_awaited(seen.team):
            self._hold_keys_back()
        now = self.session.views
        if now is not None and tables_turn(now.table.phase) and not (before and tables_turn(before.table.phase)):
            self._raising.start()

    def _publish(self) -> None:
        """New views for all windows, and what depends on them."""
        self._looking_anew.stop()
        hold_sand(self.host, self._places)
        views = views_of(self.host, Actor.TABLE)
        before = self.session.views
        if before is not None and views is not None and before.table.phase is not views.table.phase:
            self.router.release_text_focus()
            if self._keys_at_table:
                self._keys_at_table = self._table_called = False
                self._raising.start()
        self.session.set_views(views)
        for team, session in self.team_sessions.items():
            session.set_views(views_of(self.host, Actor.of(team)))
        self.router.target_changed()
        self._follow_turn()
        self.sand_watch.follow()
        self._tell_covers_of_sand()
        self._show_menus()
        for team in Team:
            if views is not None:
                self.windows[team].set_variant(views.table.variant)
                self.docks[team].set_variant(views.table.variant)
            self.windows[team].refresh_cover()
        self._follow_keys()
        self._show_notices()
        if views is not None and not is_over(views.table.phase) and not views.paused:
            self._inhibitor.start(QCoreApplication.translate("Program", "A game is being played"))
        else:
            self._inhibitor.stop()

    def _show_pause(self) -> None:
        game = self.host.game
        paused = game is not None and game.running.paused
        for team in Team:
            self.windows[team].guard.set_paused(paused)
            self.docks[team].set_paused(paused)

    def _screen_covered_or_shown(self) -> None:
        """The sand stands or runs on from this moment; it may be told while something is painted."""
        if hold_sand(self.host, self._places):
            self._looking_anew.start()

    def _sand_ran_out(self) -> None:
        """It may have run out; where something else is to be done now, nobody has asked for it."""
        seen = self._seen_by_keys()
        self._publish()
        if seen != self._seen_by_keys():
            self._hold_keys_back()

    def _sand_ended(self) -> None:
        """The light on what is open is the windows' own; covers have to be told. The sound is for who wants it."""
        self._tell_covers_of_sand()
        for team in Team:
            for holder in (self.windows[team], self.docks[team]):
                holder.cover.sand_flash.flash()
        if self.settings.view.sound:
            self.sand_sound.play()

    def _tell_covers_of_sand(self) -> None:
        """A covered screen says as an open one does that the sand has run out."""
        sand = self.host.sand()
        text = sand_out_text() if sand is not None and sand.finished(self._now()) else ""
        for team in Team:
            for holder in (self.windows[team], self.docks[team]):
                holder.cover.set_sand_out(text)

    def _call_time(self, team: Team) -> None:
        """The sand has run out for a team that writes: what its fields hold is kept first, then it stands."""
        self._hold_keys_back()
        self.screens[team].lock_writing()
        self._asked_by = None
        self.host.ask(c.CallTime(Actor.TABLE, team), self._time_called)

    def _time_called(self, answer: Answer) -> None:
        if answer.problem is not None:
            self._refused(answer)
        if not answer.accepted:
            self.sand_watch.try_again(later=answer.problem is not None)

    def _refused(self, answer: Answer) -> None:
        if answer.problem is not None:
            self.table.show_message(problem_text(answer.problem), MessageKind.PROBLEM)
        elif answer.refusal is not None:
            self.table.show_message(refusal_text(answer.refusal))

    def _show_notices(self) -> None:
        """Tell what the host has met since it was last asked: files set aside, or a list that could not be written."""
        if self.host.notices:
            told = " ".join(map(problem_text, self.host.notices))
            self.host.notices.clear()
            self.table.show_message(told, MessageKind.PROBLEM)

    def take_back(self) -> None:
        """Take back the last entry of the table, or of the team whose turn mouse and keyboard are."""
        actor = self._undoer()
        if actor is not None:
            self._session_of(actor).ask(TakeBack(actor))

    def give_again(self) -> None:
        """Give again what was taken back last, where it was the table's or the team's whose turn it is."""
        for actor in self._undoers():
            views = self._session_of(actor).views
            if views is not None and views.redoable is not None:
                self._session_of(actor).ask(GiveAgain(actor))
                return

    def _undoers(self) -> tuple[Actor, ...]:
        """Who may take back and give again now by the one keyboard and the table's menu."""
        views = self.session.views
        team = None if views is None else typing_team(views.table, self._touched)
        return (Actor.TABLE,) if team is None else (Actor.of(team), Actor.TABLE)

    def _undoer(self) -> Actor | None:
        """Whose entry is the latest of those that can be taken back now."""
        game = self.host.game
        if game is None:
            return None
        found = {actor for actor in self._undoers() if game.undoable(actor) is not None}
        state = game.running.state
        if state is not None and state.phase is Phase.READ:
            # Until the first clue is read each team may think again, whoever has the turn to read by now.
            found |= {by for by in map(Actor.of, Team) if game.undoable(by) is EncryptorReady}
        return max(found, key=game.running.undo_place, default=None)

    def _session_of(self, actor: Actor) -> Session:
        return self.session if actor.team is None else self.team_sessions[actor.team]

    def _if_left(self, question: str, then: Callable[[], None]) -> None:
        """Does something at once where no game is in play, else once somebody has said yes."""
        game = self.host.game
        if game is None or game.over:
            then()
            return
        self.cover_everything()
        self.table.activateWindow()
        self._bring_up_table()
        self.table.ask(
            question,
            QCoreApplication.translate("Program", "Yes"),
            QCoreApplication.translate("Program", "No, play on"),
            lambda yes: then() if yes else self._raising.start(),
        )

    def _local_asked(self, team: Team, local: Local) -> None:
        match local:
            case Local.REMATCH:
                self.ask_rematch()
            case Local.NEW_GAME:
                self.ask_new_game()
            case Local.COVER:
                self.cover(team)
            case Local.PAUSE:
                self.set_paused(True)
            case Local.PLAYERS:
                self.ask_players()
            case Local.TABLE:
                self.table.show_page(None)
                self._call_table()
            case _:
                pass

    def ask_players(self) -> None:
        """Between two rounds players come or go."""
        self.cover_everything()
        self._bring_up_table()
        self.table.ask_players()

    # Screens ---------------------------------------------------------------------------------------------------------

    def show_rules(self) -> None:
        """Show the rules in short, with what this table has agreed on."""
        views = self.session.views
        agreed = "" if views is None else agreed_text(views.table.house_rules)
        self._show_dialog(RulesDialog(self.table, agreed=agreed))

    def _show_dialog(self, dialog: PaperDialog) -> None:
        self.cover_everything()
        dialog.finished.connect(lambda _result: self._raising.start())
        dialog.open()

    def _close_docks(self) -> None:
        """Whoever looks at another page of the window has left a docked screen."""
        for dock in self.docks.values():
            dock.close_screen()

    def cover_everything(self) -> None:
        """Cover both screens until each is asked for again."""
        for team in Team:
            self.windows[team].guard.cover()
            self.docks[team].cover_by_hand()

    def cover(self, team: Team) -> None:
        """Cover one screen, while somebody walks behind it, until its team asks for it again."""
        self.windows[team].guard.cover()
        self.docks[team].cover_by_hand()

    def identify(self) -> None:
        """Show on every monitor whose it is."""
        labels = {}
        for team in Team:
            key = self.assignment.of(team)
            if key is not None:
                labels[key] = IdentifyLabel(team, side_word(team, self._variant()), self._team_name(team))
        if self.assignment.table is not None:
            title = QCoreApplication.translate("Program", "Table")
            labels[self.assignment.table] = IdentifyLabel(None, title)
        self._identify.begin(labels, dark=self._dark)

    def swap(self) -> None:
        """Exchange both teams' monitors."""
        self._assign(self.assignment.swapped())

    def _proposal(self) -> Assignment:
        return propose(self.monitors.snapshot(), self.settings.monitors)

    def _place_screens(self, assignment: Assignment | None = None) -> None:
        """Bring each screen to its monitor, or dock it, covered.

        Args:
            assignment: whose each monitor is; `None` leaves it as it was, or as it is proposed where nobody has chosen.
        """
        if assignment is None:
            assignment = self.assignment if self._is_assigned else self._proposal()
        self._show_pause()
        self._assign(assignment)
        for window in self.windows.values():
            # What was covered by hand before the deal is covered now until its team has confirmed it.
            window.guard.show_again()

    def _assign(self, assignment: Assignment) -> None:
        self.assignment = assignment
        self._is_assigned = True
        # First both go out of sight: a window never stands on the other team's monitor, not even covered and moving.
        for team in Team:
            if self.windows[team].guard.key != assignment.of(team):
                self.windows[team].assign(None)
        for team in Team:
            key = assignment.of(team)
            screen, window, dock = self.screens[team], self.windows[team], self.docks[team]
            if key is None:
                if dock.content is None:
                    window.take_content()
                    dock.set_content(screen)
                screen.set_discreet(True)
                self.table.set_docked(team, dock if self.host.game is not None else None)
            else:
                screen.set_discreet(False)
                self.table.set_docked(team, None)
                if window.content is None:
                    dock.take_content()
                    window.set_content(screen)
                if self.host.game is not None or self.session.views is not None:
                    window.assign(key)
        self._raising.start()
        self._follow_turn()
        self._show_menus()

    def _raise_screens(self) -> None:
        """Where the table has no monitor of its own it stands behind the screens until something is to be done there.

        Later than they were placed: a window manager lifts the table once more when a dialog of its closes.
        """
        if QGuiApplication.platformName() == "offscreen" or _is_chosen_in():
            return
        match self._whose_front():
            case Front.TABLE:
                self._bring_up_table()
            case Front.SCREENS:
                for window in self.windows.values():
                    if window.isVisible():
                        raise_window(window)
            case Front.AS_IT_IS:
                pass

    def _whose_front(self) -> Front:
        views = self.session.views
        phase = None if views is None else views.table.phase
        paused = views is not None and views.paused
        apart = phase is not None and tables_turn(phase) and self._is_table_apart()
        return whose_front(phase, paused=paused, called=self._table_called, apart=apart)

    def _is_table_apart(self) -> bool:
        """Whether the table window stands on no team's monitor, as far as the system tells."""
        handle = handle_of(self.table)
        screen: QScreen | None = None if handle is None else handle.screen()
        here = None if screen is None else screen.geometry()
        shown = [monitor.rect for team in Team if (monitor := self.monitors.find(self.assignment.of(team)))]
        return here is not None and not any(rect.intersects(here) for rect in shown)

    def _call_table(self) -> None:
        """Somebody wants the table window; it stays in front until a screen is used again."""
        self._table_called = True
        if self.table.isMinimized():
            self.table.setWindowState(self.table.windowState() & ~Qt.WindowState.WindowMinimized)
        self._bring_up_table()

    def _activate_table(self) -> None:
        """Somebody wants to see a screen while another program is in front, or while the table is minimised."""
        if self.table.isMinimized():
            self.table.setWindowState(self.table.windowState() & ~Qt.WindowState.WindowMinimized)
        self.table.activateWindow()
        self._raising.start()

    def _bring_up_table(self) -> None:
        """In front of the screens, for who needs its menus: on two monitors a pause is the way to them."""
        if QGuiApplication.platformName() != "offscreen":
            raise_window(self.table)
            self.table.activateWindow()

    def _confirmed(self) -> None:
        """Both teams are before their own screen: remember it for this set of monitors."""
        self._placement_settled()
        if any(self.windows[team].guard.verdict is Verdict.NOT_CONFIRMED for team in Team):
            return
        monitors = remember(self.monitors.snapshot(), self.assignment, self.settings.monitors)
        if monitors != self.settings.monitors:
            self._save(replace(self.settings, monitors=monitors))

    def _monitor_chosen(self, team: Team, key: str) -> None:
        self._assign(self.assignment.with_monitor(team, None if key == DOCKED else MonitorKey.from_text(key)))

    def _monitors_changed(self) -> None:
        self._show_menus()

    def _screen_failed(self, team: Team, verdict: Verdict) -> None:
        if verdict.is_placement and self.windows[team].guard.key is not None:
            # A monitor that is gone moves the others for a moment: what is to be done about it must not be said over.
            gone = [one for one in Team if self.windows[one].guard.verdict is Verdict.MONITOR_GONE]
            self._placement_message = " ".join(map(self._why_covered, gone or [team]))
            self.table.show_message(self._placement_message)
            if verdict is Verdict.MONITOR_GONE:
                # What is to be done stands on the table: it must not stand behind the other team's screen.
                self._bring_up_table()
        elif verdict is Verdict.NOT_CONFIRMED and self._all_stand_right():
            # Nothing is left to do on the table that a loss brought up: it must not hide what the covers ask.
            self._raising.start()

    def _why_covered(self, team: Team) -> str:
        guard = self.windows[team].guard
        monitor = self.monitors.find(guard.key)
        name = monitor.name if monitor is not None else guard.key.text if guard.key is not None else ""
        return explain(guard.verdict, team, name, kept_elsewhere=guard.is_kept_elsewhere, variant=self._variant())

    def _all_stand_right(self) -> bool:
        """Whether each screen that has a monitor stands there, covered or not."""
        return not any(
            window.guard.key is not None and window.guard.verdict.is_placement for window in self.windows.values()
        )

    def _placement_settled(self) -> None:
        """What was said about a screen's place is true no longer once every screen stands right."""
        if not self._all_stand_right():
            return
        self._take_down(self._placement_message)
        self._placement_message = ""

    def _take_down(self, sentence: str) -> None:
        """A sentence that is true no longer, if it still stands there."""
        if sentence and self.table.messages.sentence == sentence:
            self.table.show_message("")

    def _cover_text(self, team: Team, verdict: Verdict) -> CoverText:
        window = self.windows[team]
        views = self.session.views
        if views is not None:
            public, variant = views.table.team(team), views.table.variant
            window.cover.set_name(team_name(public, variant), ", ".join(members_of(public, variant)))
        text = cover_text(team, verdict, self._variant())
        if verdict is Verdict.PAUSED:
            text = replace(text, main=QCoreApplication.translate("Program", "Go on"))
        return text

    def _variant(self) -> Variant:
        """Which game is played; that of two teams where none is."""
        views = self.session.views
        return Variant.TWO_TEAMS if views is None else views.table.variant

    def _team_name(self, team: Team) -> str:
        views = self.session.views
        if views is None:
            return ""
        public = views.table.team(team)
        if views.table.variant is Variant.THREE_PLAYERS and team is Team.BLACK and public.players:
            return team_name(public, Variant.THREE_PLAYERS)
        return public.name

    def _monitor_items(self) -> tuple[MonitorItem, ...]:
        return tuple(
            MonitorItem(
                monitor.key.as_text(),
                QCoreApplication.translate("Program", "{name}, {width} × {height}")
                .replace(" × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}")
                .format(
                    name=monitor.model or monitor.name,
                    width=round(monitor.rect.width() * monitor.dpr),
                    height=round(monitor.rect.height() * monitor.dpr),
                ),
            )
            for monitor in self.monitors.snapshot()
        )

    # Keys ------------------------------------------------------------------------------------------------------------

    def _key_target(self) -> QWidget | None:
        """Where the next key goes; `None` leaves it to the table window."""
        return key_target(self._places, self.session.views, self._touched, at_table=self._keys_at_table)

    def _seen_by_keys(self) -> SeenByKeys:
        """What whoever types has before the eyes."""
        views = self.session.views
        team = None if views is None else typing_team(views.table, self._touched)
        return seen_by_keys(views, None if team is None else self.screens[team])

    def _is_awaited(self, team: Team | None) -> bool:
        """Whether whoever types for a team has just asked for what has changed, or has not typed just now.

        What the other team does is never expected; at the table it may be the same person who presses.
        """
        if self._asked_by is None or self._asked_by is Actor.TABLE:
            return not self.router.is_typing
        return self._asked_by.team is team

    def _hold_keys_back(self) -> None:
        """Keys that were meant for what stood there before do nothing; what a key holds open stays in its hand."""
        self.router.hold_back()
        for screen in self.screens.values():
            if not screen.hold.is_held:
                screen.set_keys_at(None)

    def _move_keys(self) -> None:
        """From the team whose turn it is to the table and back; at once to one team, the other, and the table."""
        views = self.session.views
        if views is None:
            return
        if views.table.controller is None and typing_team(views.table, self._touched) is self._touched:
            turns = (Team.WHITE, Team.BLACK, None)
            now = None if self._keys_at_table else self._touched
            following = turns[0] if now is None else turns[turns.index(now) + 1]
            self._touched, self._keys_at_table = following or self._touched, following is None
        else:
            self._keys_at_table = not self._keys_at_table
        if self._keys_at_table:
            self._call_table()
        elif self._table_called:
            self._table_called = False
            self._raising.start()
        self._show_keys()

    def _show_keys(self) -> None:
        """Say on the window that has the keys now where on it they are."""
        target = self._key_target()
        if isinstance(target, TeamScreen):
            target.show_keys()
        elif target is None and self.table.seen_page is None:
            self.table.page.take_keys()
        self.router.target_changed()
        self._follow_keys()

    def _follow_keys(self) -> None:
        """Nothing shows a ring that keys do not go to."""
        target = self._key_target()
        for screen in self.screens.values():
            if screen is not target:
                screen.set_keys_at(None)
        for cover in self._places.covers():
            if cover is not target:
                cover.leave_keys()

    def _note_touch(self, team: Team) -> None:
        self._touched = team
        self.docks[team].note_input()
        if self._table_called:
            self._table_called = False
            self._raising.start()

    def _follow_turn(self) -> None:
        """Docked, a screen closes when its team's part is done, and the page comes up on which it goes on."""
        views = self.session.views
        self._one_monitor.follow(None if views is None else views.table)

    # Settings --------------------------------------------------------------------------------------------------------

    def _change_view(self, **changes: object) -> None:
        """Change how things look, and remember it; screens are covered first where it takes time."""
        view: ViewSettings = replace(self.settings.view, **changes)  # type: ignore[arg-type]  # one field of it
        if not view.sound:
            self.sand_sound.stop()
        before = self.settings.view
        if _painted_anew(view) != _painted_anew(before):
            self.cover_everything()
        self._save(replace(self.settings, view=view))
        if "language" in changes:
            # Now somebody has chosen: what the command line asked for was for until then.
            self._translators.install(chosen_language(view.language))
        self._apply_view()

    def _scheme_changed(self) -> None:
        """The system has changed between day and night: painting everything anew takes its time."""
        if self.settings.view.palette is Palette.SYSTEM:
            self.cover_everything()
            self._apply_view()

    def _apply_view(self) -> None:
        view = self.settings.view
        scheme = QGuiApplication.styleHints().colorScheme()
        self._dark = view.palette is Palette.DARK or (view.palette is Palette.SYSTEM and scheme is Qt.ColorScheme.Dark)
        self.table.set_view(view, dark=self._dark)
        tint = FilmTint.PLAIN if view.plain_cards else FilmTint(view.film_tint.value)
        for team in Team:
            self.screens[team].set_dark(self._dark)
            self.screens[team].set_tint(tint)
            self.screens[team].set_reduced_motion(view.reduced_motion)
            for holder in (self.windows[team], self.docks[team]):
                holder.cover.sand_flash.set_reduced_motion(view.reduced_motion)
            self.screens[team].set_spoken(view.speak_secrets)
            self.windows[team].set_dark(self._dark)
            self.docks[team].set_dark(self._dark)

    def _save(self, settings: Settings) -> None:
        self.settings = settings
        self.host.save(
            self._settings_path,
            settings_bytes(settings),
            lambda problem: self.table.show_message(problem_text(problem), MessageKind.PROBLEM),
        )

    def _show_menus(self) -> None:
        game, views = self.host.game, self.session.views
        undo, redo = self._undo_texts()
        self.table.set_menu_state(
            MenuState(
                in_play=game is not None and not game.over,
                over=game is not None and game.over,
                resumable=(game is None or game.over) and self.host.resumable,
                paused=game is not None and game.running.paused,
                undo=undo,
                redo=redo,
                evening="" if views is None else evening_text(views.evening, views.table),
                monitors=self._monitor_items(),
                assigned={
                    team: key.as_text() if (key := self.assignment.of(team)) is not None else DOCKED for team in Team
                },
                languages=tuple((code, LANGUAGE_NAMES[code]) for code in available_languages()),
            )
        )

    def _undo_texts(self) -> tuple[str, str]:
        """What the menu offers to take back and to give again, by name."""
        undo = redo = ""
        actor = self._undoer()
        views = None if actor is None else self._session_of(actor).views
        if actor is not None and views is not None and views.undoable is not None:
            undo = take_back_text(views.undoable, actor.team, views.table.variant)
            if actor not in self._undoers() and actor.team is not None:
                undo = take_back_ready_text(actor.team)
        for one in self._undoers():
            views = self._session_of(one).views
            if views is not None and views.redoable is not None:
                redo = give_again_text(views.redoable, one.team, views.table.variant)
                break
        return undo, redo

    # Time ------------------------------------------------------------------------------------------------------------

    def _check_suspend(self) -> None:
        """After the computer slept the game comes back paused."""
        now, boot = self._now(), _boot_time()
        if self._suspend_watch.suspended(now, boot):
            self._suspend_watch = self._suspend_watch.agreed(now, boot)
            self.set_paused(True)


def _is_chosen_in() -> bool:
    """Whether a dialog or a menu is open."""
    return QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None


def _painted_anew(view: ViewSettings) -> tuple[object, ...]:
    """What has cards and screens painted anew when it changes: too long a work for secrets to be seen meanwhile."""
    return view.language, view.palette, view.film_tint, view.plain_cards


def _team_setup(name: str, players: tuple[str, ...]) -> TeamSetup:
    return TeamSetup(name, players, ())


def _builtin_decks() -> tuple[Deck, ...]:
    data = resource("decks", "keywords.csv").read_bytes()
    decks = []
    for language in DECK_LANGUAGES:
        with suppress(DeckError):
            decks.append(load_builtin(data, language))
    return tuple(decks)


def _boot_time() -> float:
    """The clock that goes on while the computer sleeps, in seconds; the monotonic one where there is no other."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
