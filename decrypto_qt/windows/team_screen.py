"""A team's screen: strip, film, sheet, code card, sand and tray, all from the views that the team may have.

It shows secrets only between `recall` and `forget`; whether it may is the guard's decision. Rules, files and monitors
are none of its business.
"""

from __future__ import annotations

import random
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.requests import TurnSandTimer
from decrypto_qt.models.session import Session, Views
from decrypto_qt.models.sheet_pages import sheet_page, side_at_stake
from decrypto_qt.models.table_tray import answers, coins_handed_out, wells_due
from decrypto_qt.models.talk import (
    CLOSED,
    TalkButton,
    TalkLocal,
    TalkState,
    guess_read,
    kind_of,
    talk_of,
    talk_page,
    tray_while_talking,
)
from decrypto_qt.models.tray import (
    Body,
    ButtonState,
    Held,
    Local,
    Seat,
    Sign,
    Style,
    TalkPage,
    TrayState,
    phase_text,
    tray_of,
    undecided_text,
)
from decrypto_qt.models.words import team_name
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds, may_encrypt
from decrypto_qt.rules.decrypto.values import (
    Code,
    GuessKind,
    MissingClue,
    Phase,
    StruckClue,
    TextClue,
    TimerMode,
    Variant,
)
from decrypto_qt.rules.decrypto.views import HalfView, TableView, TeamView
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.alphabets import alphabet_of
from decrypto_qt.widgets.aside import AsideWidget
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind, HoldButton, LookButton
from decrypto_qt.widgets.card_painter import FilmTint, display_capitals
from decrypto_qt.widgets.code_card import CodeCardWidget
from decrypto_qt.widgets.coin_flight import CoinFlights, FlyingCoin
from decrypto_qt.widgets.cover import LookAwayWidget
from decrypto_qt.widgets.entry_rows import Entry, EntryRowsWidget
from decrypto_qt.widgets.film import STANDS_OUT, Arrangement, FilmWidget
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import new_pixmap, paint_board, paint_felt
from decrypto_qt.widgets.note_sheet import MARGINS as SHEET_MARGINS
from decrypto_qt.widgets.note_sheet import NoteSheetWidget
from decrypto_qt.widgets.reveal_rows import RevealRowsWidget
from decrypto_qt.widgets.sand_flash import SandFlashWidget
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from decrypto_qt.widgets.strip import ClosedTrayWidget, StripWidget, TrayFrame, TrayHeadWidget
from decrypto_qt.widgets.table_paper import AnswersPaperWidget
from decrypto_qt.widgets.tiles import DigitPadWidget
from decrypto_qt.widgets.tokens import TokenKind, lying
from decrypto_qt.widgets.type import Size
from decrypto_qt.windows.answers import fill_answers, tile_text
from decrypto_qt.windows.clue_entries import all_written_down, changed_clue, entry_of
from decrypto_qt.windows.keys import is_typing
from decrypto_qt.windows.signs import ICONS, TOKEN_KINDS, rack_of
from decrypto_qt.windows.talk_panel import TalkPanel
from decrypto_qt.windows.team_layout import TeamLayout, beside_rows, team_layout, too_small
from decrypto_qt.windows.writing import WritingDesk

_KINDS = {Style.MAIN: ButtonKind.MAIN, Style.TEAM: ButtonKind.TEAM}
_ICONS: dict[Sign, Icon | None] = {**ICONS, Sign.CARD: None}
"""A card is drawn from a pile that lies there for all to see: its button needs no picture."""
_WORDS_NEEDED = frozenset({Phase.KEYWORDS, Phase.ENCRYPT})
_NO_DIGITS: tuple[int | None, ...] = (None, None, None)
_ASIDE = frozenset({Body.ROWS, Body.FIELDS, Body.WRITING, Body.COUNT})
"""Where who controls stands beside the rows or the tiles."""
_NEXT_KEYS = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Right})
_BACK_KEYS = frozenset({Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Left})
_SHEET_KEYS = frozenset({Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_PRESS_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class TeamScreen(QWidget):
    """What lies on a team's monitor.

    Signals:
        local_asked: a button that is the program's business and no team's was pressed; carries the `Local`.
        touched: somebody works on this screen.
    """

    local_asked = Signal(object)
    touched = Signal()

    def __init__(self, team: Team, session: Session, chance: random.Random, parent: QWidget | None = None) -> None:
        """An empty screen.

        Args:
            team: whose it is.
            session: the team's own; gives the views.
            chance: where keys start in the digit pad, so that nobody can count them.
            parent: the widget it lies in.
        """
        super().__init__(parent)
        self._team = team
        self._session = session
        self._chance = chance
        self._open = False
        self._alone = False
        self._answers_open = False
        self._dark = False
        self._discreet = False
        self._words_wanted = False
        self._digits = _NO_DIGITS
        self._entries: tuple[str, ...] = ("", "", "", "")
        self._stage: object = None
        self._side: Team | None = None
        self._wanted = TalkPage.CLOSED
        self._talk = CLOSED
        self._tray = TrayState(Body.CLOSED, "")
        self._layout: TeamLayout | None = None
        self._ground: QPixmap | None = None
        self._current: QWidget | None = None
        self._controller: Team | None = None
        self._finishing = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._make_things()
        session.views_changed.connect(self._views_changed)
        session.refused.connect(self._stay_reading)
        self._refresh()

    def _make_things(self) -> None:
        team = self._team
        self.sand_flash = SandFlashWidget(self)
        self.strip = StripWidget(team, self)
        self.flights = CoinFlights(self)
        self._before: TableView | None = None
        self.film = FilmWidget(team, self)
        self.sheet = NoteSheetWidget(self)
        self.sheet.side_turned.connect(self._side_turned)
        self.sheet.pencil_written.connect(self._pencil_written)
        self.answers = AnswersPaperWidget(self)
        self.card = CodeCardWidget(team, self)
        self.sand = SandTimerWidget(self._session.now, self)
        self.sand.turned.connect(self._turn_sand)
        self.sand.ran_out.connect(self._sand_ran_out)
        self.look_away = LookAwayWidget(self)
        self.tray = TrayFrame(self)
        self.closed_tray = ClosedTrayWidget(team.other, self)
        self.head = TrayHeadWidget(self)
        self.aside = AsideWidget(self)
        self.pad = DigitPadWidget(team, self)
        self.pad.digits_changed.connect(self._digits_changed)
        self.rows = RevealRowsWidget(self)
        self.fields = EntryRowsWidget(3, team=team, routed=True, kinds=True, parent=self)
        self.fields.committed.connect(self._clue_committed)
        self.fields.changed.connect(self._fields_changed)
        self.entries = EntryRowsWidget(4, team=team, secret=True, routed=True, parent=self)
        self.entries.changed.connect(self._entries_changed)
        self.fields.strike_clicked.connect(lambda row: self._ask_clue(c.StrikeClue, row))
        self.fields.accept_clicked.connect(lambda row: self._ask_clue(c.AcceptClue, row))
        self.talk = TalkPanel(team, self)
        self.talk.pressed.connect(self._talk_pressed)
        self.more = ActionButton(ButtonKind.TEAM, parent=self)
        self.more.set_team(team)
        self.more.set_icon(Icon.MORE)
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more.setObjectName("more")
        self.more.clicked.connect(lambda _checked=False: self.toggle_talk())
        self.desk = WritingDesk(team, self._session, self)
        self.desk.changed.connect(self._offer_anew)
        self.desk.touched.connect(self.touched)
        self.answer_tiles = {
            (side, number): ActionButton(ButtonKind.PLAIN, parent=self) for side in Team for number in range(4)
        }
        for (side, number), tile in self.answer_tiles.items():
            tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            tile.set_label_sizes(Size.ANSWER_TILE)
            tile.clicked.connect(lambda _checked=False, side=side, number=number: self._accept_entry(side, number))
            tile.hide()
        self.words_button = ActionButton(ButtonKind.TEAM, parent=self)
        self.words_button.set_team(team)
        self.words_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words_button.setObjectName("show-words")
        self.words_button.clicked.connect(lambda _checked=False: self._show_words())
        self.words_button.hide()
        for rows in self._typed_in():
            rows.pressed.connect(lambda rows=rows: self._rows_pressed(rows))
        self.hold = HoldButton(parent=self)
        self.hold.held.connect(self._card_held)
        self.hold.released.connect(self._card_released)
        self.hold.set_team(team)
        # Keys are routed here, so that nothing needs the focus; docked, a press would hand it and its ring to the next.
        self.hold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.buttons: dict[Seat, ActionButton] = {}
        for seat in Seat:
            button = ActionButton(parent=self)
            button.set_team(team)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _checked=False, seat=seat: self._pressed(seat))
            button.hide()
            self.buttons[seat] = button

    # Secrets ---------------------------------------------------------------------------------------------------------

    @property
    def team(self) -> Team:
        """Whose screen it is."""
        return self._team

    @property
    def tray_state(self) -> TrayState:
        """What the tray offers."""
        return self._tray

    def forget(self) -> None:
        """Drop every secret from the widgets before returning."""
        self._open = False
        self._words_wanted = False
        self._wanted = TalkPage.CLOSED
        self.hold.let_go()
        self._close_card()
        self.desk.forget()
        self.film.forget()
        self.sheet.forget()
        self.pad.set_digits(_NO_DIGITS)
        self.entries.clear()
        self.rows.set_digits(_NO_DIGITS, _NO_DIGITS, _NO_DIGITS)

    def recall(self) -> None:
        """Show the team's secrets again: they may be seen."""
        self._open = True
        self._refresh()

    def button(self, name: str) -> ActionButton | None:
        """The button of that name, if the tray or the panel offers it."""
        in_tray = (b for b in self.buttons.values() if b.objectName() == name and not b.isHidden())
        return next(in_tray, None) or (None if self.talk.isHidden() else self.talk.button(name))

    @property
    def talk_state(self) -> TalkState:
        """What the panel says and offers."""
        return self._talk

    def toggle_talk(self) -> None:
        """Open the panel for what is talked about beside the next step, or close it."""
        self.touched.emit()
        if self._open:
            self._turn_to(TalkPage.MENU if self._talk.page is TalkPage.CLOSED else TalkPage.CLOSED)

    def lock_writing(self) -> None:
        """The time is over: what the encryptor has written is given to the game, and stands."""
        self.desk.lock()

    def start_over(self) -> None:
        """Another game begins: what was chosen or typed in the one before is gone."""
        self._stage = None
        self._digits = _NO_DIGITS
        self._entries = ("", "", "", "")
        self.desk.follow(None, is_open=False)

    def set_discreet(self, discreet: bool) -> None:
        """Say whether a guess is entered without the keywords being shown: all sit before one monitor."""
        self._discreet = discreet
        self._refresh()

    def _show_words(self) -> None:
        """The team wants to see its words while it guesses."""
        self.touched.emit()
        if self._open:
            self._words_wanted = True
            self._refresh()

    # Settings --------------------------------------------------------------------------------------------------------

    def set_dark(self, dark: bool) -> None:
        """Change to the dark or the light room."""
        self._dark = dark
        for child in self._look_children():
            child.set_dark(dark)
        self._ground = None
        self.update()

    def set_tangle(self, seed: int) -> None:
        """Choose the tangle of this game's cards, so that no two games and no two teams have the same."""
        self.film.set_seed(seed)

    def set_tint(self, tint: FilmTint) -> None:
        """Choose the film's tint."""
        self.film.set_tint(tint)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Leave out what moves without need."""
        self.film.set_reduced_motion(reduced)
        self.flights.set_reduced_motion(reduced)
        self.rows.set_reduced_motion(reduced)
        self.pad.set_reduced_motion(reduced)
        self.card.set_reduced_motion(reduced)
        self.sand.set_reduced_motion(reduced)
        self.sand_flash.set_reduced_motion(reduced)
        self.sheet.set_reduced_motion(reduced)
        for button in (*self.buttons.values(), self.hold, self.more):
            button.set_motion(not reduced)
        self.talk.set_motion(not reduced)

    def set_spoken(self, spoken: bool) -> None:
        """Say whether assistive technology may read this team's secrets out, for headphones."""
        self.film.set_spoken(spoken)
        self.sheet.set_spoken(spoken)
        self.card.set_spoken(spoken)

    # Views -----------------------------------------------------------------------------------------------------------

    def _view(self) -> TeamView | None:
        """What the team may see now."""
        views = self._session.views
        return None if views is None else views.own

    def _views_changed(self) -> None:
        self._refresh()
        self._end_reading()

    def _refresh(self) -> None:
        views = self._session.views
        view = self._view()
        if views is None or view is None:
            self._stage = None
            self._digits = _NO_DIGITS
            self._before = None
            self.film.forget()
            self.desk.follow(None, is_open=False)
            return
        self._begin_stage(view)
        if self.desk.follow(view, is_open=self._open):
            self._take_up_desk()
        self._show_talk(views)
        self._tray = self._tray_of(views, view)
        self._alone = not may_encrypt(view.table, self._team)
        self._show_strip(view)
        self._show_film(view)
        self._show_sheet(view)
        self._show_answers(view.table)
        self._show_objects(views, view)
        self._show_tray(view)
        self._place()
        self._hand_out(view.table)

    def _hand_out(self, table: TableView) -> None:
        """Let the coins that have just been handed out go from the code card to their wells on the strip."""
        before, self._before = self._before, table
        layout = self._layout
        if before is None or layout is None:
            return
        start = (layout.tray if layout.card.isEmpty() else layout.card).center()
        coins = []
        for team, coin, index in coins_handed_out(before, table):
            kind = TOKEN_KINDS[coin]
            well = lying(self.strip.coin_rect(team, kind, index)).translated(self.strip.pos())
            bring = partial(self.strip.add_coming, team, kind)
            coins.append(FlyingCoin(kind, self._team, start, well, bring, behind=self._film_place()))
        self.flights.fly(coins, dark=self._dark)

    def _film_place(self) -> QRectF:
        """The film with the cards that stand out above it; empty where there is none."""
        layout = self._layout
        if layout is None or layout.film.isEmpty():
            return QRectF()
        return layout.film.adjusted(0, -(STANDS_OUT + 4) * layout.unit, 0, 0)

    def _tray_of(self, views: Views, view: TeamView) -> TrayState:
        """What the tray offers by what the screen holds."""
        held = self._held(view)
        return tray_while_talking(view, held) or tray_of(views, held)

    def _show_talk(self, views: Views) -> None:
        page = talk_page(views, self._wanted)
        if page is not self._wanted and page not in (TalkPage.QUESTION, TalkPage.WAITING):
            self._leave_page()
            self._wanted = page
        before = self._talk.page
        self._talk = talk_of(views, page, self._digits)
        if before is not page:
            self._set_current(None)
        self.talk.set_state(self._talk)
        self.more.setAccessibleName(QCoreApplication.translate("TeamScreen", "Corrections, cover, pause"))

    def _turn_to(self, page: TalkPage) -> None:
        """Another page of the panel; what was chosen on the one before is gone."""
        views = self._session.views
        if views is None:
            return
        self._leave_page()
        self._close_card()
        self.hold.let_go()
        self._wanted = page
        if kind_of(page) is not None:
            self._digits = guess_read(views.table, page) or _NO_DIGITS
            self.pad.set_start(self._chance.randrange(3), self._chance.randrange(1, 5))
        self._refresh()

    def _leave_page(self) -> None:
        if kind_of(self._wanted) is not None:
            self._digits = _NO_DIGITS
        self._wanted = TalkPage.CLOSED

    def _talk_pressed(self, button: object) -> None:
        self.touched.emit()
        if not self._open or not isinstance(button, TalkButton):
            return
        action = button.action
        match action:
            case TalkPage():
                self._turn_to(action)
            case TalkLocal.ASK_CORRECTION:
                self._ask_correction()
            case TalkLocal.END_CLUES:
                self._commit_fields()
                self._turn_to(TalkPage.CLOSED)
            case Local():
                self._turn_to(TalkPage.CLOSED)
                self.local_asked.emit(action)
            case _:
                self._turn_to(TalkPage.CLOSED)
                self.desk.commit()
                self._session.ask(action)

    def _ask_correction(self) -> None:
        kind = kind_of(self._talk.page)
        first, second, third = self._digits
        if kind is None or first is None or second is None or third is None:
            return
        asked = c.ProposeCorrection(Actor.of(self._team), kind, Code((first, second, third)))
        self._turn_to(TalkPage.CLOSED)
        self._session.ask(asked)

    def _ask_clue(self, command: type[c.StrikeClue | c.AcceptClue], row: int) -> None:
        self.touched.emit()
        if self._open:
            self._session.ask(command(Actor.of(self._team), row + 1))

    def _begin_stage(self, view: TeamView) -> None:
        """What was chosen or typed belongs to one code at stake; with the next one it starts empty."""
        table = view.table
        if table.controller is not self._controller:
            # Whoever gets the keys is shown anew where they are.
            self._controller = table.controller
            self._set_current(None)
        stage = (table.phase, table.round_number, table.active)
        if stage == self._stage:
            return
        self._stage = stage
        self._finishing = False
        self._side = None
        self._digits = _NO_DIGITS
        self._wanted = TalkPage.CLOSED
        self._set_current(None)
        if table.phase is Phase.GUESS:
            self.pad.set_start(self._chance.randrange(3), self._chance.randrange(1, 5))
        if table.phase is Phase.KEYWORD_GUESS:
            self._entries = ("", "", "", "")
            self.entries.clear()
        if table.phase is Phase.READ:
            self.fields.clear()

    def _take_up_desk(self) -> None:
        """There are other fields: they look as everything does."""
        rows = self.desk.rows
        rows.set_dark(self._dark)
        rows.set_unit(self.strip.unit)
        rows.pressed.connect(partial(self._rows_pressed, rows))
        self.desk.retranslate()
        if self._current is not None and self._current not in self._controls():
            self._set_current(None)

    def _held(self, view: TeamView) -> Held:
        missing = sum(digit is None for digit in self._digits)
        page = self._talk.page
        if view.table.phase is Phase.ENCRYPT:
            return Held(missing, self.desk.missing, page, self.desk.fault, self._standing(view))
        return Held(missing, self._fields_missing(view), page)

    def _standing(self, view: TeamView) -> int | None:
        """How many clues the team has where its time was over; what it wrote only its encryptor's view has."""
        half = view.table.half(self._team)
        if half is None or not half.out_of_time:
            return None
        kept = self._session.open_card()
        clues = half.clues if kept is None or kept.written is None else kept.written
        return sum(not isinstance(clue, MissingClue) for clue in clues)

    def _fields_missing(self, view: TeamView) -> int:
        half = view.table.active_half
        if half is None:
            return 3
        typed = self.fields.values()
        return sum(clue is None and not typed[i].filled for i, clue in enumerate(half.clues))

    def _show_strip(self, view: TeamView) -> None:
        table = view.table
        self.strip.set_name(team_name(table.team(self._team), table.variant))
        self.strip.set_phase(phase_text(table, self._team))
        for team in Team:
            public = table.team(team)
            self.strip.set_tokens(team, public.interceptions, public.miscommunications)
            self.strip.set_rack(team, rack_of(table.variant, team))
        self.strip.set_ringed(*_ringed(table))

    def _show_film(self, view: TeamView) -> None:
        if not view.keywords:
            self.film.forget()
        hidden = self._discreet and not self._words_wanted and view.table.phase not in _WORDS_NEEDED
        self.words_button.setVisible(self._open and hidden and bool(view.keywords))
        self.words_button.set_label(QCoreApplication.translate("TeamScreen", "Show our words"))
        if not self._open or not view.keywords:
            return
        if hidden:
            self.film.forget()
            return
        words = tuple(display_capitals(word) for word in view.keywords)
        self.film.set_alphabet(alphabet_of(view.table.language))
        self.film.set_words(words, slide=view.table.phase is Phase.KEYWORDS)

    def _show_sheet(self, view: TeamView) -> None:
        three = view.table.variant is Variant.THREE_PLAYERS
        self.sheet.set_sides((Team.WHITE,) if three else tuple(Team))
        if not self._open:
            return
        side = self._side or side_at_stake(view.table, self._team)
        self.sheet.set_page(sheet_page(view, side, self._digits))

    def _show_answers(self, table: TableView) -> None:
        """At the end of a tie-break the paper with both teams' answers lies where the sheet lay."""
        self._answers_open = table.white.entries is not None
        made = fill_answers(self.answers, table) if self._answers_open else {}
        may = self._open and c.AcceptEntry in legal_kinds(table, Actor.of(self._team))
        for (team, number), tile in self.answer_tiles.items():
            row = made[team][number] if number < len(made.get(team, ())) else None
            tile.setVisible(row is not None and row.has_tile and may)
            if row is not None:
                tile.set_label(tile_text(row))

    def answer_tile(self, team: Team, number: int) -> ActionButton:
        """The tile beside a team's answer, counted from 0."""
        return self.answer_tiles[team, number]

    def _accept_entry(self, team: Team, number: int) -> None:
        self.touched.emit()
        view = self._view()
        made = () if view is None else answers(view.table, team)
        if self._open and number < len(made) and made[number].has_tile:
            self._session.ask(c.AcceptEntry(Actor.of(self._team), team, number + 1, made[number].next_slot))

    def _show_objects(self, views: Views, view: TeamView) -> None:
        table = view.table
        own = table.half(self._team)
        name = table.team(self._team).encryptor
        note = ""
        if own is not None and table.phase is Phase.READ and table.active is self._team:
            note = QCoreApplication.translate("TeamScreen", "reads aloud", "the encryptor whose clues are read")
        elif own is not None and table.phase is Phase.GUESS and table.active is self._team:
            note = QCoreApplication.translate("TeamScreen", "is silent", "the encryptor of the code that is guessed")
        elif own is not None and table.phase in (Phase.READ, Phase.GUESS, Phase.REVEAL, Phase.ROUND_OVER):
            note = QCoreApplication.translate("TeamScreen", "own code", "the caption below a team's code card")
        self.card.set_caption(*(("", "") if table.phase is Phase.ENCRYPT else (name, note)))
        self._turn_card(own)
        self.sand.set_timer(views.sand or _resting_sand(table))
        self.sand.set_turnable(c.TurnSand in legal_kinds(table, Actor.of(self._team)))
        self._show_sand_out()
        self.look_away.set_headline(self._tray.look_away)
        encryptor = own.encryptor if own is not None else ""
        text = QCoreApplication.translate("TeamScreen", "The code is open until it is let go.")
        if encryptor:
            text = QCoreApplication.translate("TeamScreen", "The code is open until {name} lets go.")
        self.look_away.set_text(text.format(name=encryptor))

    def _turn_card(self, own: HalfView | None) -> None:
        """Let the team's card lie face up from the step of the reveal that turns it, until there is another."""
        if own is not None and own.code is not None:
            self.card.reveal(own.code)
        elif self.card.is_revealed:
            self.card.close()

    def _show_tray(self, view: TeamView) -> None:
        state = self._tray
        proposal = view.table.proposal
        asked = None if proposal is None else proposal.by.other
        self.closed_tray.set_other(view.table.controller or asked or self._team.other)
        self.closed_tray.set_headline(state.headline)
        self.closed_tray.set_text(state.status)
        self.head.set_headline(state.headline)
        self.head.set_control(state.control)
        self.head.set_status(state.status)
        aside = state.body in _ASIDE
        if aside:
            self.head.set_control("")
            self.head.set_status("")
        self.aside.set_words(*((state.control, state.status) if aside else ("", "")))
        if state.body is Body.KEYWORDS:
            # Under its tiles the headline is narrow: what is said of the other team has its place at the right.
            self.head.set_status("")
            self.aside.set_words("", state.status)
        clues = [row.text for row in state.rows] if len(state.rows) == 3 else ["", "", ""]
        notes = [row.note for row in state.rows] if len(state.rows) == 3 else ["", "", ""]
        all_struck = [row.struck for row in state.rows] if len(state.rows) == 3 else [False] * 3
        for rows in (self.pad, self.rows):
            rows.set_clues(clues)
            rows.set_notes(notes)
            rows.set_struck(all_struck)
            rows.set_missing([row.missing for row in state.rows] if len(state.rows) == 3 else [False] * 3)
        if self._open:
            self.pad.set_digits(self._digits)
            if len(state.rows) == 3:
                self.rows.set_digits(
                    [row.white for row in state.rows],
                    [row.black for row in state.rows],
                    [row.code for row in state.rows],
                )
        if state.body is Body.FIELDS and view.table.active_half is not None:
            legal = legal_kinds(view.table, Actor.of(self._team))
            for row, clue in enumerate(view.table.active_half.clues):
                self.fields.set_value(row, entry_of(clue))
                struck = isinstance(clue, StruckClue)
                note = notes[row]
                missing = isinstance(clue, MissingClue)
                self.fields.set_locked(row, missing)
                if missing:
                    note = clues[row]
                acceptable = bool(notes[row]) and not struck and c.AcceptClue in legal
                self.fields.set_note(row, note, acceptable=acceptable)
                self.fields.set_struck(row, struck)
                self.fields.set_strikeable(row, c.StrikeClue in legal and isinstance(clue, TextClue))
            self.fields.set_read_only(c.HearClue not in legal)
            self.fields.set_kinds_shown(c.HearClue in legal and self._talk.page is not TalkPage.CLUES)
            self.fields.set_performances_offered(not view.table.house_rules.writing_only)
            if self._session.views is not None:
                # A clue that was taken back, here or at the table, has left its field and is missing again.
                self._tray = self._tray_of(self._session.views, view)
        if state.body is Body.ENTRIES and self._open:
            for row, text in enumerate(self._entries):
                self.entries.set_value(row, Entry(text))
        self._show_buttons()

    def _show_buttons(self) -> None:
        state = self._tray
        used: set[Seat] = set()
        hold: ButtonState | None = None
        for offered in state.buttons:
            if offered.style is Style.HOLD:
                hold = offered
                continue
            used.add(offered.seat)
            button = self.buttons[offered.seat]
            if button is self._current and button.objectName() != offered.name:
                # The ring was on something else.
                self._set_current(None)
            button.setObjectName(offered.name)
            button.set_kind(_KINDS[offered.style])
            button.set_label(offered.text)
            button.set_icon(_ICONS[offered.sign] if offered.sign else None)
            button.set_sub_text(offered.detail if offered.enabled else "")
            button.set_available(offered.enabled, offered.detail)
            button.show()
        for seat, button in self.buttons.items():
            if seat not in used:
                if button is self._current:
                    self._set_current(None)
                button.setObjectName("")
                button.hide()
        if hold is None:
            self.hold.let_go()
        else:
            self.hold.setObjectName(hold.name)
            self.hold.set_labels(hold.text, QCoreApplication.translate("TeamScreen", "The card is open"))
            self.hold.set_sub_texts("", QCoreApplication.translate("TeamScreen", "let go and it turns back"))
        self.hold.setVisible(hold is not None)

    # Geometry --------------------------------------------------------------------------------------------------------

    def _place(self) -> None:
        size = QSizeF(self.size())
        if size.isEmpty():
            return
        state = self._tray
        views = self._session.views
        encrypting = views is not None and views.table.phase is Phase.ENCRYPT
        sand = views is None or views.table.timer_mode is not TimerMode.OFF
        beside = any(button.seat is Seat.SIDE for button in state.buttons)
        layout = team_layout(size, state.body, encrypting=encrypting, alone=self._alone, sand=sand, side=beside)
        changed = self._layout is None or layout.board != self._layout.board or layout.unit != self._layout.unit
        self._layout = layout
        for child in self._look_children():
            child.set_unit(layout.unit)
        if changed:
            self._ground = None
        closed = state.body is Body.CLOSED
        open_card = self.card.is_open
        self.strip.set_two_lines(layout.upright)
        self.strip.setGeometry(layout.strip.toAlignedRect())
        self.sand_flash.setGeometry(layout.strip.toAlignedRect())
        self.film.set_arrangement(Arrangement.SQUARE if layout.upright else Arrangement.ROW)
        self.film.setVisible(not self._alone)
        if not self._alone:
            self.film.place_pane(layout.film)
        middle, half = layout.film.center(), QPointF(260 * layout.unit, 44 * layout.unit)
        self.words_button.set_face_geometry(QRectF(middle - half, middle + half))
        self.sheet.setGeometry(_with_margins(layout.sheet, SHEET_MARGINS, layout.unit).toAlignedRect())
        self.sheet.set_stacked(layout.upright and (self._alone or not encrypting))
        # The answers of a tie-break take the place of what it has no use for: there is neither code nor sand.
        self._put(self.card, QRectF() if self._answers_open else layout.card)
        glass = QRectF() if self._answers_open else layout.sand
        small = layout.upright and sand and not self._answers_open and layout.sand.isEmpty()
        self._put(self.look_away, layout.look_away if open_card else QRectF())
        # Beside the sand the panel is narrower than the sheet, whose words would be cut.
        under = layout.upright and encrypting and self._talk.page is not TalkPage.CLOSED
        self.sheet.setVisible(not open_card and not self._answers_open and not under)
        self._put(self.talk, layout.talk if self._talk.page is not TalkPage.CLOSED else QRectF())
        self.talk.raise_()
        self._place_more(layout)
        self._put(self.sand, self._small_glass_rect() if small else glass)
        paper = QRectF(layout.sheet)
        paper.setRight(layout.strip.right())
        self._put_face(self.answers, paper, shown=self._answers_open)
        for (side, number), tile in self.answer_tiles.items():
            tile.set_unit(0.78 * layout.unit)
            tile.set_face_geometry(self.answers.tile_rect(side, number).translated(self.answers.pos()))
            tile.raise_()
        self.tray.setGeometry(layout.tray.toAlignedRect())
        self.closed_tray.setGeometry(layout.tray.toAlignedRect())
        self.tray.setVisible(not closed)
        self.closed_tray.setVisible(closed)
        self._put(self.head, QRectF() if closed else layout.head)
        self._put(self.aside, self._aside_rect(layout))
        # Beside the headline, or beside the button alone: in the middle as they are.
        has_head = any(button.seat is Seat.HEAD for button in state.buttons)
        beside = layout.upright and state.body in (Body.ROWS, Body.FIELDS) and not has_head
        below = state.body is Body.ROWS and not state.rows
        self.aside.set_centred(state.body is Body.KEYWORDS or (beside and not below))
        if beside and below:
            self._put(self.head, QRectF(layout.head.topLeft(), QPointF(layout.rows.right(), layout.head.bottom())))
        self._put_face(self.pad, layout.rows, shown=state.body is Body.PADS)
        self._put_face(self.rows, layout.rows, shown=state.body is Body.ROWS and bool(state.rows))
        self._put_face(self.fields, layout.rows, shown=state.body is Body.FIELDS)
        self._put_face(self.entries, layout.rows, shown=state.body is Body.ENTRIES)
        self._put_face(self.desk.rows, layout.rows, shown=state.body is Body.WRITING)
        for seat, button in self.buttons.items():
            button.set_face_geometry(layout.seats.get(seat, QRectF(0, 0, 1, 1)))
        self.hold.set_face_geometry(layout.seats[Seat.LEFT])
        self.update()

    def _place_more(self, layout: TeamLayout) -> None:
        unit = layout.unit
        self.more.set_unit(0.8 * unit)
        self.strip.set_tool_room(108 * unit)
        place = self.strip.tool_rect().translated(self.strip.pos())
        high = min(place.height(), 76 * unit)
        self.more.set_face_geometry(QRectF(place.left(), place.center().y() - high / 2 - 3 * unit, place.width(), high))
        self.more.show()

    def _small_glass_rect(self) -> QRectF:
        """The place of the small glass on an upright screen: in the strip, beside what opens the panel."""
        tool, unit = self.strip.tool_rect().translated(self.strip.pos()), self.strip.unit
        return QRectF(tool.right() + 20 * unit, tool.center().y() - 40 * unit, 48 * unit, 80 * unit)

    def _aside_rect(self, layout: TeamLayout) -> QRectF:
        """The place of the words beside the rows: where no button is, or where the rows would be."""
        state = self._tray
        if state.body is Body.KEYWORDS:
            return layout.seats[Seat.RIGHT] if state.status else QRectF()
        if state.body not in _ASIDE:
            return QRectF()
        if state.body is Body.WRITING:
            return layout.seats[Seat.RIGHT]
        if state.body is Body.COUNT:
            return layout.rows
        if state.body is Body.ROWS and not state.rows:
            return layout.rows
        return beside_rows(layout, frozenset(button.seat for button in state.buttons))

    def _put(self, widget: QWidget, rect: QRectF) -> None:
        widget.setVisible(not rect.isEmpty())
        if not rect.isEmpty():
            widget.setGeometry(rect.toAlignedRect())

    def _put_face(self, widget: LookWidget, rect: QRectF, *, shown: bool) -> None:
        widget.setVisible(shown)
        if shown:
            widget.set_face_geometry(rect)

    def _look_children(self) -> list[LookWidget | LookButton]:
        return [
            self.sand_flash,
            self.strip,
            self.film,
            self.sheet,
            self.answers,
            self.card,
            self.sand,
            self.look_away,
            self.tray,
            self.closed_tray,
            self.head,
            self.aside,
            self.pad,
            self.rows,
            self.fields,
            self.entries,
            self.desk.rows,
            self.hold,
            self.talk,
            self.more,
            self.words_button,
            *self.answer_tiles.values(),
            *self.buttons.values(),
            *self.talk.buttons,
        ]

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._ground = None
        self.flights.finish()
        self._place()

    @override
    def sizeHint(self) -> QSize:
        """A monitor."""
        return QSize(1920, 1080)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.desk.retranslate()
            self._refresh()
        super().changeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt and board, from a picture that is painted once for a size."""
        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != dpr:
            self._ground = self._paint_ground(dpr)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _paint_ground(self, dpr: float) -> QPixmap:
        pixmap = new_pixmap(self.width(), self.height(), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.strip.palette_roles
        size = QSizeF(self.size())
        paint_felt(painter, QRectF(self.rect()), palette)
        layout = self._layout or team_layout(size, Body.CLOSED, encrypting=False)
        if not too_small(size):
            paint_board(painter, layout.board, self._team, palette, layout.unit)
        painter.end()
        # Without an alpha channel it is copied, not blended.
        opaque = QPixmap.fromImage(pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32))
        opaque.setDevicePixelRatio(dpr)
        return opaque

    # Acting ----------------------------------------------------------------------------------------------------------

    def _button_state(self, seat: Seat) -> ButtonState | None:
        return next((b for b in self._tray.buttons if b.seat is seat and b.style is not Style.HOLD), None)

    def _pressed(self, seat: Seat) -> None:
        self.touched.emit()
        state = self._button_state(seat)
        if state is None or not state.enabled or not self._open or self._session.is_waiting:
            return
        action = state.action
        if not isinstance(action, Local):
            self.desk.commit()
            self._session.ask(action)
            return
        match action:
            case Local.HAND_IN:
                self.desk.hand_in()
            case Local.LOCK_GUESS:
                self._lock_guess()
            case Local.FINISH_CLUES:
                self._finish_clues()
            case Local.LOCK_ENTRIES:
                first, second, third, fourth = self._entries
                self._session.ask(c.LockKeywords(Actor.of(self._team), (first, second, third, fourth)))
            case Local.HOLD_CARD:
                pass
            case _:
                self.local_asked.emit(action)

    def _lock_guess(self) -> None:
        views = self._session.views
        first, second, third = self._digits
        if views is None or first is None or second is None or third is None:
            return
        own = views.table.active is self._team
        kind = GuessKind.DECODE if own else GuessKind.INTERCEPT
        self._session.ask(c.LockGuess(Actor.of(self._team), kind, Code((first, second, third))))

    def _finish_clues(self) -> None:
        if self._commit_fields():
            self._finishing = True
            self._end_reading()

    def _end_reading(self) -> None:
        """Reading is over once the game has what was typed, and nothing of it has to be accepted or struck."""
        views = self._session.views
        half = None if views is None else views.table.active_half
        if not self._finishing or views is None or half is None or not all_written_down(self.fields.values(), half):
            return
        self._finishing = False
        if views.table.phase is Phase.READ and not undecided_text(half):
            self._session.ask(c.FinishReading(Actor.of(self._team)))

    def _stay_reading(self) -> None:
        self._finishing = False

    def _commit_fields(self) -> bool:
        """Write down what the fields say; whether there are clues to be written down at all."""
        views = self._session.views
        half = None if views is None else views.table.active_half
        if half is None:
            return False
        for position, (said, entry) in enumerate(zip(half.clues, self.fields.values(), strict=True), 1):
            typed = changed_clue(entry, said)
            if typed is not None:
                self._session.ask(c.HearClue(Actor.of(self._team), position, typed))
        return True

    def _clue_committed(self, row: int, entry: Entry) -> None:
        self.touched.emit()
        views = self._session.views
        half = None if views is None else views.table.active_half
        clue = None if half is None else changed_clue(entry, half.clues[row])
        if clue is not None:
            self._session.ask(c.HearClue(Actor.of(self._team), row + 1, clue))

    def _rows_pressed(self, rows: EntryRowsWidget) -> None:
        self.touched.emit()
        if self._open and self._talk.page not in (TalkPage.CLOSED, TalkPage.CLUES):
            # What is typed now is meant for the field, and no Enter for a button of the panel.
            self._turn_to(TalkPage.CLOSED)
        self._set_current(rows)

    def _fields_changed(self) -> None:
        self.touched.emit()
        self._offer_anew()

    def _entries_changed(self) -> None:
        self.touched.emit()
        if self._open:
            self._entries = tuple(entry.text for entry in self.entries.values())

    def _digits_changed(self, digits: tuple[int | None, ...]) -> None:
        self.touched.emit()
        if not self._open:
            return
        self._digits = digits
        views = self._session.views
        if views is not None and kind_of(self._talk.page) is not None:
            self._talk = talk_of(views, self._talk.page, digits)
            self.talk.set_state(self._talk)
        self._offer_anew()
        view = self._view()
        if view is not None:
            self._show_sheet(view)

    def _offer_anew(self) -> None:
        """The buttons by what the screen holds now; the rest has not changed."""
        views, view = self._session.views, self._view()
        if views is None or view is None:
            return
        self._tray = self._tray_of(views, view)
        self._show_buttons()

    def _turn_sand(self) -> None:
        self.touched.emit()
        if self._open and not self._session.is_waiting:
            self._session.ask(TurnSandTimer(Actor.of(self._team)))

    def _sand_ran_out(self) -> None:
        """The last grain has fallen: the strip lights up with the glass."""
        self.sand_flash.flash()
        self._show_sand_out()

    def _show_sand_out(self) -> None:
        timer = self.sand.timer
        self.sand_flash.set_out(timer is not None and timer.finished(self._session.now()))

    def _side_turned(self, side: Team) -> None:
        self.touched.emit()
        self._side = side
        view = self._view()
        if view is not None:
            self._show_sheet(view)

    def _pencil_written(self, slot: int, text: str) -> None:
        self.touched.emit()
        if self._open:
            self._session.ask(c.WritePencil(Actor.of(self._team), slot, text))

    def _card_held(self) -> None:
        self.touched.emit()
        if not self._open:
            return
        view = self._session.open_card()
        if view is not None and view.code is not None:
            self.card.open_with(view.code)
            if self._tray.body is Body.WRITING:
                self.desk.open_with(view.code, view.team_view)
            self._place()

    def _card_released(self) -> None:
        self._close_card()

    def _close_card(self) -> None:
        self.desk.cover_up()
        if self.card.is_open:
            self.card.close()
            self._place()

    # Keys ------------------------------------------------------------------------------------------------------------

    def handle_key(self, event: QKeyEvent) -> bool:
        """A key that was routed here: to the control that is current, else to move between controls.

        The first key after anything has changed only shows where keys are; nothing is confirmed by a key that was
        meant for the step before.
        """
        if not self._open:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            # Only the question whether the key is wanted here: the press itself follows.
            return self._wants(event)
        self.touched.emit()
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and Qt.Key(event.key()) is Qt.Key.Key_Escape and self._talk.page is not TalkPage.CLOSED:
            self._turn_to(TalkPage.CLOSED)
            return True
        if pressed and self.talk.isHidden() and not self.sheet.isHidden():
            if self.sheet.writing is not None or _is_sheets(event):
                return self.sheet.handle_key(event)
            if self.sheet.reading is not None and self.sheet.handle_key(event):
                return True
        controls = self._controls()
        if self._current is not None and self._current not in controls:
            self._set_current(None)
        if self._current is None:
            typing = next((rows for rows in self._typed_in() if rows in controls), None)
            if typing is not None and Qt.Key(event.key()) not in _PRESS_KEYS:
                self._set_current(typing)
                return typing.handle_key(event)
            key = Qt.Key(event.key())
            if pressed and controls and key in _NEXT_KEYS | _BACK_KEYS | _PRESS_KEYS and not event.isAutoRepeat():
                self._set_current(self._first(controls))
                return True
            return False
        if self._hand_to_current(event):
            return True
        if pressed:
            return self._move(controls, Qt.Key(event.key()))
        return False

    def _wants(self, event: QKeyEvent) -> bool:
        """Whether a press of this key would do something here."""
        if is_typing(event):
            return self._current in self._typed_in() or self.sheet.writing is not None
        if event.matches(QKeySequence.StandardKey.SelectAll):
            return self._current in self._typed_in()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        return Qt.Key(event.key()) in _NEXT_KEYS | _BACK_KEYS | _PRESS_KEYS or _is_sheets(event)

    def show_keys(self) -> None:
        """Show where keys are, as the first of them does."""
        controls = self._controls()
        if self._open and controls and self._current not in controls:
            self._set_current(self._first(controls))

    def keys_at(self) -> QWidget | None:
        """The control on which keys act, `None` before the first key."""
        return self._current

    def set_keys_at(self, widget: QWidget | None) -> None:
        """Let keys act on a control, as a click on it does."""
        self._set_current(widget)

    def text_field(self) -> QWidget | None:
        """The field that composed letters go to, where one is open."""
        for rows in self._typed_in():
            if not rows.isHidden() and rows is self._current:
                return rows.field(rows.at)
        return None

    def _typed_in(self) -> tuple[EntryRowsWidget, ...]:
        """Everything that letters can go to."""
        return (self.fields, self.entries, self.desk.rows)

    def _hand_to_current(self, event: QKeyEvent) -> bool:
        current = self._current
        if isinstance(current, DigitPadWidget | LookButton | EntryRowsWidget | SandTimerWidget):
            return bool(current.handle_key(event))
        return False

    def _controls(self) -> list[QWidget]:
        """What keys can act on now, in the order of reading."""
        found: list[QWidget] = [
            widget for widget in (self.pad, *self._typed_in()) if not widget.isHidden() and widget.isEnabled()
        ]
        if not self.talk.isHidden():
            if self._tray.buttons or self._tray.body is Body.CLOSED:
                found.clear()
            return [*found, *(button for button in self.talk.buttons if not button.isHidden() and button.isEnabled())]
        if not self.hold.isHidden():
            found.append(self.hold)
        for seat in (
            Seat.SLOT_1,
            Seat.SLOT_2,
            Seat.SLOT_3,
            Seat.SLOT_4,
            Seat.LEFT,
            Seat.MIDDLE,
            Seat.RIGHT,
            Seat.SIDE,
            Seat.HEAD,
        ):
            button = self.buttons[seat]
            if not button.isHidden() and button.isEnabled():
                found.append(button)
        found += [tile for tile in self.answer_tiles.values() if not tile.isHidden()]
        if not self.words_button.isHidden():
            found.append(self.words_button)
        if self.sand.is_turnable and not self.sand.isHidden():
            found.append(self.sand)
        found.append(self.more)
        return found

    def _first(self, controls: list[QWidget]) -> QWidget:
        """Where keys start: at what has to be filled in, else at the main button."""
        for widget in (self.pad, *self._typed_in()):
            if widget in controls:
                return widget
        if not self.talk.isHidden():
            return controls[0]
        main = next((b.seat for b in self._tray.buttons if b.style is Style.MAIN and b.enabled), None)
        if main is not None and self.buttons[main] in controls:
            return self.buttons[main]
        return controls[0]

    def _move(self, controls: list[QWidget], key: Qt.Key) -> bool:
        step = 1 if key in _NEXT_KEYS else -1 if key in _BACK_KEYS else 0
        if not step or not controls:
            return False
        at = controls.index(self._current) if self._current in controls else -step
        self._set_current(controls[(at + step) % len(controls)])
        return True

    def _set_current(self, widget: QWidget | None) -> None:
        self.pad.set_current(self.pad is widget)
        self.sand.set_current(self.sand is widget)
        for rows in self._typed_in():
            rows.set_current(rows is widget)
        tiles = self.answer_tiles.values()
        for button in (self.hold, self.more, self.words_button, *tiles, *self.buttons.values(), *self.talk.buttons):
            button.set_current(button is widget)
        self._current = widget


def _with_margins(rect: QRectF, margins_u: tuple[float, float, float, float], unit: float) -> QRectF:
    """The widget's rectangle for the thing's own, with room for what its shadow needs."""
    left, top, right, bottom = (margin * unit for margin in margins_u)
    return rect.adjusted(-left, -top, right, bottom)


def _is_sheets(event: QKeyEvent) -> bool:
    """Whether a key is the note sheet's own: to pencil, to read in full, to turn it, to see earlier rounds."""
    return Qt.Key(event.key()) in _SHEET_KEYS


def _resting_sand(table: TableView) -> SandTimer | None:
    """The glass before it is turned; none where the table plays without."""
    return None if table.timer_mode is TimerMode.OFF else SandTimer(float(table.timer.seconds))


def _ringed(table: TableView) -> tuple[Team | None, TokenKind | None, int]:
    """The first well that is about to be filled, and how many of the same are."""
    due = wells_due(table)
    for team, coin in due:
        return team, TOKEN_KINDS[coin], due.count((team, coin))
    return None, None, 0
