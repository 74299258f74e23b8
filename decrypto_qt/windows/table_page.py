"""The table itself: boards, round, paper, sand and tray, all from the table's view; nothing here is a secret.

What the menus ask for and what else may stand in the window is not its business. Whatever happens to the game is
asked of the session.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from decrypto_qt.game.clock import SandTimer
from decrypto_qt.game.requests import Request
from decrypto_qt.models.session import Session, Views
from decrypto_qt.models.table_tray import (
    TableLocal,
    TableStep,
    answers,
    code_title,
    coins_handed_out,
    doings,
    doings_title,
    looking_tray,
    table_tray,
    wells_due,
)
from decrypto_qt.models.tray import Local, RowState, rows_of, undecided_text
from decrypto_qt.models.words import (
    code_text,
    evening_text,
    members_of,
    of_team,
    of_variant,
    outcome_text,
    reason_text,
    side_word,
    team_name,
)
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import (
    Code,
    GuessKind,
    MissingClue,
    Phase,
    RevealStep,
    StruckClue,
    TextClue,
    TimerMode,
    Variant,
)
from decrypto_qt.rules.decrypto.views import HalfView, TableView
from decrypto_qt.rules.teams import Actor, Team
from decrypto_qt.widgets.buttons import ActionButton, ButtonKind
from decrypto_qt.widgets.code_card import PublicCodeCardWidget
from decrypto_qt.widgets.coin_flight import CoinFlights, FlyingCoin
from decrypto_qt.widgets.entry_rows import Entry, EntryField, EntryRowsWidget
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.materials import paint_felt
from decrypto_qt.widgets.sand_flash import SandFlashWidget
from decrypto_qt.widgets.sand_timer import SandTimerWidget
from decrypto_qt.widgets.shapes import inset
from decrypto_qt.widgets.strip import TrayFrame
from decrypto_qt.widgets.table_paper import (
    AnswersPaperWidget,
    NoticePaperWidget,
    PaperGuess,
    PaperRow,
    PaperWidget,
    StatusPaperWidget,
    StatusRow,
    TablePaperWidget,
)
from decrypto_qt.widgets.table_words import SecondsWidget, TableWordsWidget
from decrypto_qt.widgets.tokens import BoardWidget, Rack, RoundBeadsWidget, lying
from decrypto_qt.widgets.type import Size
from decrypto_qt.windows.answers import fill_answers, tile_text
from decrypto_qt.windows.clue_entries import all_written_down, clue_of, entry_of
from decrypto_qt.windows.signs import ICONS, TOKEN_KINDS, rack_of
from decrypto_qt.windows.team_layout import TOO_NARROW

WIDE_U: Final = 1280.0
HIGH_U: Final = 767.0
"""The design's 800 without the menu bar."""
_BUTTON_UNIT: Final = 0.72
_SMALL_UNIT: Final = 0.62
_BEADS_FROM: Final = 0.86
_NAMES_FROM: Final = 0.78
_SAND_FROM: Final = 0.72
"""From which unit on the beads, the players' names and the sand at the right have room."""

_PARTED: Final = 0.7425
"""Where the two seats of a step are parted, as a share of the page: between two seats of a docked screen, too.

What is done there must have no step under it here.
"""
_ABOVE_FOLDED: Final = 0.925
"""Where a step's seat ends at the latest on a page on which docked screens fold, as a share of its height."""

_STATUS_PHASES: Final = frozenset({Phase.KEYWORDS, Phase.ENCRYPT, Phase.KEYWORD_GUESS})


class Paper(Enum):
    """Which sheet lies on the table."""

    CODE = auto()
    STATUS = auto()
    ANSWERS = auto()
    WELCOME = auto()
    OUTCOME = auto()


class GuessSpot(QAbstractButton):
    """The place of a digit that was read, while it may be corrected; the paper paints the tile.

    Signals:
        clicked: another digit is meant.
    """

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing but what says that it can be pressed, or is current."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        ring = QRectF(2, 2, side - 4, side - 4)
        page = self.parentWidget()
        if isinstance(page, LookWidget):
            roles = page.palette_roles
            wide = side * (0.07 if self.hasFocus() else 0.035)
            painter.setPen(QPen(roles.go.fill.color(), wide, Qt.PenStyle.SolidLine))
            painter.drawEllipse(inset(ring, wide / 2))
        painter.end()


class TablePage(LookWidget):
    """The table.

    Signals:
        new_game_asked: a new game is wanted.
        resume_asked: the game on disk is to be gone on with.
        open_record_asked: a record is to be opened.
        rematch_asked: another game, colours exchanged.
        players_asked: players come or go.
        go_on_asked: the game that stands still is to go on.
        step_changed: whether there is a next step to press is another.
    """

    new_game_asked = Signal()
    resume_asked = Signal()
    open_record_asked = Signal()
    rematch_asked = Signal()
    players_asked = Signal()
    go_on_asked = Signal()
    step_changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Lay the table for a session.

        Args:
            session: the game, as the windows have it.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._session = session
        self._resumable = False
        self._screens_beside = False
        self._correcting = False
        self._keywords_shown = False
        self._looking: int | None = None
        self._scale = 1.0
        self._half_shown: tuple[int, Team] | None = None
        self._noted = [False, False, False]
        self._finishing = False
        self._main: TableStep | None = None
        self._boards = {team: BoardWidget(team, self) for team in Team}
        self._flights = CoinFlights(self)
        self._before: TableView | None = None
        self._round = RoundBeadsWidget(self)
        self._papers: dict[Paper, PaperWidget] = {}
        self._code_paper = TablePaperWidget(self)
        self._status_paper = StatusPaperWidget(self)
        self._answers_paper = AnswersPaperWidget(self)
        self._welcome_paper = NoticePaperWidget(self)
        self._outcome_paper = NoticePaperWidget(self)
        self._papers = {
            Paper.CODE: self._code_paper,
            Paper.STATUS: self._status_paper,
            Paper.ANSWERS: self._answers_paper,
            Paper.WELCOME: self._welcome_paper,
            Paper.OUTCOME: self._outcome_paper,
        }
        self._paper = Paper.WELCOME
        self._card = PublicCodeCardWidget(Team.WHITE, self)
        self._card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fields = EntryRowsWidget(3, kinds=True, parent=self)
        self._fields.committed.connect(self._clue_committed)
        self._fields.changed.connect(self._show_tray)
        self._fields.strike_clicked.connect(self._strike)
        self._fields.accept_clicked.connect(self._accept)
        self._correct = self._button(ButtonKind.PLAIN, self._toggle_correcting)
        self._correct.set_icon(Icon.PENCIL)
        self._correct.set_label_sizes(Size.TABLE_BUTTON)
        self._attempt = self._button(ButtonKind.PLAIN, self._toggle_attempt)
        self._attempt.set_label_sizes(Size.TABLE_BUTTON)
        self._players = self._button(ButtonKind.PLAIN, self.players_asked.emit)
        self._players.set_label_sizes(Size.TABLE_BUTTON)
        self._look_end = self._button(ButtonKind.PLAIN, lambda: self.look_at(None))
        self._look_end.set_icon(Icon.TICK)
        self._look_end.set_label_sizes(Size.TABLE_BUTTON)
        self._look_through = self._button(ButtonKind.PLAIN, lambda: self.look_at(0))
        self._spots = {(team, number): self._spot(team, number) for team in Team for number in range(3)}
        self._answer_tiles = {
            (team, number): self._button(ButtonKind.PLAIN, lambda team=team, n=number: self._accept_entry(team, n))
            for team in Team
            for number in range(4)
        }
        for tile in self._answer_tiles.values():
            tile.set_label_sizes(Size.TABLE_TILE)
        self._new_game = self._button(ButtonKind.MAIN, self.new_game_asked.emit)
        self._resume = self._button(ButtonKind.PLAIN, self.resume_asked.emit)
        self._open_record = self._button(ButtonKind.PLAIN, self.open_record_asked.emit)
        self._another_game = self._button(ButtonKind.PLAIN, self.new_game_asked.emit)
        self._show_keywords = self._button(ButtonKind.PLAIN, self._toggle_keywords)
        self._sand_flash = SandFlashWidget(self)
        self._sand = SandTimerWidget(session.now, self)
        self._sand.ran_out.connect(self._sand_ran_out)
        self._seconds = SecondsWidget(session.now, self)
        self._tray = TrayFrame(self)
        self._words = TableWordsWidget(self._tray)
        # A press that began on one seat cannot end on the other: they are two buttons.
        self._steps = {right: ActionButton(ButtonKind.MAIN, "", self._tray) for right in (False, True)}
        self._counts = [ActionButton(ButtonKind.PLAIN, "", self._tray) for _ in range(4)]
        for number, tile in enumerate(self._counts):
            tile.clicked.connect(lambda _checked=False, number=number: self._count(number))
            tile.set_label_sizes(Size.TABLE_COUNT)
            tile.hide()
        self._asked: tuple[c.CallTime, ...] = ()
        self._instead: TableStep | None = None
        self._other = ActionButton(ButtonKind.PLAIN, "", self._tray)
        self._other.clicked.connect(lambda _checked=False: self._press_other())
        self._other.hide()
        for button in self._steps.values():
            button.clicked.connect(lambda _checked=False: self.press_step())
        self._looks = {way: ActionButton(ButtonKind.PLAIN, "", self._tray) for way in (-1, 1)}
        for way, button in self._looks.items():
            button.clicked.connect(lambda _checked=False, way=way: self._look_on(way))
            button.hide()
        for button in self.findChildren(ActionButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        session.views_changed.connect(self._views_changed)
        session.refused.connect(self._stay_reading)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.refresh()

    def _button(self, kind: ButtonKind, pressed: object) -> ActionButton:
        button = ActionButton(kind, "", self)
        assert callable(pressed)
        button.clicked.connect(lambda _checked=False: pressed())
        button.hide()
        return button

    def _spot(self, team: Team, number: int) -> GuessSpot:
        spot = GuessSpot(self)
        spot.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        spot.clicked.connect(lambda _checked=False: self._correct_guess(team, number))
        spot.hide()
        return spot

    # For the window -------------------------------------------------------------------------------------------------

    @property
    def paper(self) -> Paper:
        """Which sheet lies on the table."""
        return self._paper

    @property
    def words(self) -> TableWordsWidget:
        """The words in the tray."""
        return self._words

    @property
    def step_button(self) -> ActionButton | None:
        """The button of the next step, where there is one."""
        return next((button for button in self._steps.values() if not button.isHidden()), None)

    @property
    def step(self) -> TableStep | None:
        """The next step, where there is one."""
        return self._main

    @property
    def other_button(self) -> ActionButton:
        """The button of what may be done instead of the next step."""
        return self._other

    @property
    def fields(self) -> EntryRowsWidget:
        """The fields for clues, hidden where none are written down."""
        return self._fields

    @property
    def new_game_button(self) -> ActionButton:
        """The welcome's main button."""
        return self._new_game

    @property
    def resume_button(self) -> ActionButton:
        """The button that goes on with the game on disk."""
        return self._resume

    @property
    def correct_button(self) -> ActionButton:
        """The tile that lets clues be corrected."""
        return self._correct

    @property
    def players_button(self) -> ActionButton:
        """The tile that lets players come and go, between two rounds."""
        return self._players

    @property
    def look_button(self) -> ActionButton:
        """The tile that steps through the game once it is over."""
        return self._look_through

    @property
    def look_end_button(self) -> ActionButton:
        """The tile that ends stepping through the game."""
        return self._look_end

    def look_step_button(self, way: int) -> ActionButton:
        """The button to the code before (-1) or after (1) while the game is stepped through."""
        return self._looks[way]

    def look_at(self, place: int | None) -> None:
        """Step to a code of the game that is over, counted from 0, or back to its outcome."""
        self._looking = place
        self.refresh()

    def start_over(self) -> None:
        """Another game is at hand: nothing of the one before is shown, asked for or half-typed any more."""
        self._half_shown = None
        self._keywords_shown = self._correcting = self._finishing = False
        self._looking = None
        self._noted = [False, False, False]
        self._fields.clear()

    def _look_on(self, way: int) -> None:
        if self._looking is not None:
            self.look_at(self._looking + way)

    @property
    def keywords_button(self) -> ActionButton:
        """The tile that shows all keywords after a game."""
        return self._show_keywords

    def answer_tile(self, team: Team, number: int) -> ActionButton:
        """The tile beside a team's answer, counted from 0."""
        return self._answer_tiles[team, number]

    def count_tile(self, number: int) -> ActionButton:
        """The tile that says that so many clues were ready when the sand had run out."""
        return self._counts[number]

    def guess_spot(self, team: Team, number: int) -> GuessSpot:
        """The place of a team's digit, counted from 0, while it may be corrected."""
        return self._spots[team, number]

    def paper_widget(self) -> PaperWidget:
        """The sheet that lies on the table."""
        return self._papers[self._paper]

    def wants_keys(self) -> bool:
        """Whether somebody types here: then keys are not for the team whose turn it is."""
        focused = self.focusWidget()
        return isinstance(focused, EntryField) and focused.hasFocus() and not self._fields.isHidden()

    def take_keys(self) -> None:
        """Let keys act here: at what has to be filled in, else at the next step, else at the first that can be done."""
        if not self._fields.isHidden():
            missing = [row for row, entry in enumerate(self._fields.values()) if not entry.filled]
            self._fields.go_to(missing[0] if missing else 0)
            return
        buttons = [self.step_button, *self.findChildren(ActionButton)]
        first = next((b for b in buttons if b is not None and b.isVisible() and b.isEnabled()), None)
        (self if first is None else first).setFocus(Qt.FocusReason.TabFocusReason)

    def set_resumable(self, resumable: bool) -> None:
        """Say whether a game lies on disk that can be gone on with."""
        self._resumable = resumable
        self.refresh()

    def set_screens_beside(self, beside: bool) -> None:
        """Say whether screens are docked: then no step lies where something is confirmed on them."""
        if beside is not self._screens_beside:
            self._screens_beside = beside
            self._place_tray()

    def set_text_scale(self, scale: float) -> None:
        """Set how much larger than usual the letters are tried."""
        self._scale = scale
        for paper in self._papers.values():
            paper.set_text_scale(scale)
        self._words.set_text_scale(scale)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let cards be turned at once, and sand be a falling bar."""
        self._flights.set_reduced_motion(reduced)
        self._code_paper.set_reduced_motion(reduced)
        self._card.set_reduced_motion(reduced)
        self._sand.set_reduced_motion(reduced)
        self._sand_flash.set_reduced_motion(reduced)
        for button in self.findChildren(ActionButton):
            button.set_motion(not reduced)

    def press_step(self) -> None:
        """Do the next step, as its button does."""
        step = self._main
        if self._looking is not None:
            if self._looks[1].isEnabled():
                self._look_on(1)
            return
        if step is None or not step.enabled or self._session.is_waiting:
            return
        match step.action:
            case Local.FINISH_CLUES:
                self._fields.commit_all()
                self._finishing = True
                self._end_reading()
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            case Local.REMATCH:
                self.rematch_asked.emit()
            case TableLocal.GO_ON:
                self.go_on_asked.emit()
            case Local():
                pass
            case _:
                self._ask(step.action)

    def _press_other(self) -> None:
        """Do what may be done instead of the next step."""
        action = None if self._instead is None else self._instead.action
        if action is not None and not isinstance(action, Local | TableLocal) and not self._session.is_waiting:
            self._ask(action)

    def _end_reading(self) -> None:
        """Reading is over once the game has what was typed, and nothing of it has to be accepted or struck."""
        views = self._session.views
        half = None if views is None else views.table.active_half
        if not self._finishing or views is None or half is None or not all_written_down(self._fields.values(), half):
            return
        self._finishing = False
        if views.table.phase is Phase.READ and not undecided_text(half):
            self._session.ask(c.FinishReading(Actor.TABLE))

    def _stay_reading(self) -> None:
        self._finishing = False

    def _views_changed(self) -> None:
        self.refresh()
        self._end_reading()

    def _ask(self, asked: c.Command | Request) -> None:
        self._session.ask(asked)

    # From the views -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what the views say now."""
        # Where a focused button is hidden, Qt would move the focus on, perhaps into a field that nobody wants to fill.
        focused = self.focusWidget()
        on_button = isinstance(focused, ActionButton) and focused.hasFocus()
        if on_button:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()
        if on_button and focused.isVisible() and focused.isEnabled():
            focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        views = self._session.views
        if views is None:
            self._show_welcome()
        else:
            self._show_game(views)
        self._place()
        self.update()
        self._hand_out(None if views is None else views.table)

    def _hand_out(self, table: TableView | None) -> None:
        """Let the coins that have just been handed out go from the code card to their wells."""
        before, self._before = self._before, table
        if before is None or table is None:
            return
        start = QRectF(self._card.geometry()).center()
        coins = []
        for team, coin, index in coins_handed_out(before, table):
            board, kind = self._boards[team], TOKEN_KINDS[coin]
            well = lying(board.coin_rect(kind, index)).translated(board.pos())
            coins.append(FlyingCoin(kind, team, start, well, partial(board.add_coming, kind)))
        self._flights.fly(coins, dark=self.is_dark)

    def _show_welcome(self) -> None:
        self._lay(Paper.WELCOME)
        self._half_shown = None
        self._correcting = self._keywords_shown = False
        self._looking = None
        self._card.cover()
        self._fields.clear()
        for team, board in self._boards.items():
            board.set_name(
                of_team(
                    team,
                    QCoreApplication.translate("Words", "White", "the team, as a word by itself"),
                    QCoreApplication.translate("Words", "Black", "the team, as a word by itself"),
                )
            )
            board.set_rack(Rack.BOTH)
            board.set_tokens(0, 0)
            board.set_ringed(None)
        self._sand.set_timer(SandTimer(30))
        self._seconds.set_timer(None)
        self._show_sand_out()
        paper = self._welcome_paper
        paper.set_title(QCoreApplication.translate("TablePage", "Welcome"))
        paper.set_headline(QCoreApplication.translate("TablePage", "Decrypto round one table"))
        paper.set_lines(
            QCoreApplication.translate("TablePage", "Two teams, each before its own monitor, and this table for all."),
            QCoreApplication.translate(
                "TablePage", "An unofficial program made by friends of the game; its publisher has no part in it."
            ),
        )
        self._new_game.set_label(QCoreApplication.translate("TablePage", "New game"))
        self._new_game.set_icon(Icon.ARROW)
        self._resume.set_label(QCoreApplication.translate("TablePage", "Resume the last game"))
        self._open_record.set_label(QCoreApplication.translate("TablePage", "Open a record"))
        self._show_step(None)
        self._show_other(None)
        self._show_counts(())
        line = QCoreApplication.translate("TablePage", "A new game asks for the teams and the monitors.")
        if self._resumable:
            line = QCoreApplication.translate("TablePage", "The last game can go on where it was.")
        self._words.set_words(QCoreApplication.translate("TablePage", "The table is laid"), line)

    def _show_game(self, views: Views) -> None:
        table = views.table
        half = table.active_half
        at = None if half is None else (half.round_number, half.owner)
        if at != self._half_shown:
            self._half_shown = at
            self._noted = [False, False, False]
            self._correcting = self._finishing = False
            self._fields.clear()
        if table.phase not in (Phase.FINISHED, Phase.ABANDONED):
            self._keywords_shown = False
            self._looking = None
        played = _played(table)
        if self._looking is not None:
            self._looking = max(0, min(self._looking, len(played) - 1)) if played else None
        if self._looking is not None:
            half = played[self._looking]
        self._lay(self._paper_for(table))
        self._show_boards(table)
        self._show_sand(views)
        match self._paper:
            case Paper.CODE if half is not None:
                self._show_code(table, half)
            case Paper.ANSWERS:
                self._show_answers(table)
            case Paper.OUTCOME:
                self._show_outcome(table)
            case _:
                self._show_doings(table)
        self._show_tray()

    def _paper_for(self, table: TableView) -> Paper:
        if table.phase is Phase.KEYWORD_REVEAL:
            return Paper.ANSWERS
        if table.phase in (Phase.FINISHED, Phase.ABANDONED):
            return Paper.OUTCOME if self._looking is None else Paper.CODE
        if table.phase in _STATUS_PHASES or table.active_half is None:
            return Paper.STATUS
        return Paper.CODE

    def _lay(self, paper: Paper) -> None:
        self._paper = paper
        for which, widget in self._papers.items():
            widget.setVisible(which is paper)

    def _show_boards(self, table: TableView) -> None:
        due = wells_due(table)
        for team, board in self._boards.items():
            view = table.team(team)
            board.set_name(team_name(view, table.variant))
            board.set_rack(rack_of(table.variant, team))
            board.set_tokens(view.interceptions, view.miscommunications)
            coins = [coin for owner, coin in due if owner is team]
            board.set_ringed(TOKEN_KINDS[coins[0]] if coins else None, coins.count(coins[0]) if coins else 0)
        self._round.set_word(QCoreApplication.translate("TablePage", "Round"))
        played = _played(table)
        number = table.round_number if self._looking is None else played[self._looking].round_number
        self._round.set_round(number, table.last_round)

    def _show_sand(self, views: Views) -> None:
        table = views.table
        if table.timer_mode is TimerMode.OFF:
            self._sand.set_timer(None)
            self._seconds.set_timer(None)
            self._show_sand_out()
            return
        timer = views.sand or SandTimer(table.timer.seconds)
        self._sand.set_timer(timer)
        self._seconds.set_timer(timer)
        self._show_sand_out()

    def _sand_ran_out(self) -> None:
        """The last grain has fallen: what lies behind the seconds lights up with the glass."""
        self._sand_flash.flash()
        self._show_sand_out()

    def _show_sand_out(self) -> None:
        timer = self._sand.timer
        self._sand_flash.set_out(timer is not None and timer.finished(self._session.now()))

    def _show_doings(self, table: TableView) -> None:
        paper = self._status_paper
        paper.set_title(doings_title(table))
        paper.set_rows([StatusRow(one.team, one.name, one.text, one.done, one.acting) for one in doings(table)])

    def _show_code(self, table: TableView, half: HalfView) -> None:
        paper = self._code_paper
        paper.set_team(half.owner)
        paper.set_title(code_title(half, table.variant))
        paper.set_sides(*(side_word(team, table.variant) for team in Team))
        rows = rows_of(half)
        paper.set_rows([self._paper_row(number, row, half) for number, row in enumerate(rows)])
        self._card.set_team(half.owner)
        if half.code is None:
            self._card.cover()
        else:
            self._card.reveal(half.code)
        self._show_fields(table, half, rows)

    def _paper_row(self, number: int, row: RowState, half: HalfView) -> PaperRow:
        return PaperRow(
            text=row.text,
            note=row.note,
            struck=row.struck,
            missing=row.missing,
            white=_guess(half, Team.WHITE, number),
            black=_guess(half, Team.BLACK, number),
        )

    def _show_fields(self, table: TableView, half: HalfView, rows: tuple[RowState, ...]) -> None:
        kinds = legal_kinds(table, Actor.TABLE)
        may_hear, may_strike, may_accept = c.HearClue in kinds, c.StrikeClue in kinds, c.AcceptClue in kinds
        legal = may_hear or may_strike or may_accept
        writes = may_hear and table.phase is Phase.READ
        if not legal or writes:
            self._correcting = False
        shown = legal and (writes or self._correcting)
        self._fields.set_read_only(not may_hear)
        self._fields.set_performances_offered(not table.house_rules.writing_only)
        for number, (clue, row) in enumerate(zip(half.clues, rows, strict=True)):
            if clue is not None or self._noted[number]:
                # Also where it was taken back: what is noted no longer does not stay in its field.
                self._fields.set_value(number, entry_of(clue))
            self._noted[number] = clue is not None
            struck = isinstance(clue, StruckClue)
            note = row.note
            missing = isinstance(clue, MissingClue)
            self._fields.set_locked(number, missing)
            if missing:
                note = row.text
            self._fields.set_note(number, note, acceptable=bool(row.note) and not struck and may_accept)
            self._fields.set_struck(number, struck)
            self._fields.set_strikeable(number, may_strike and isinstance(clue, TextClue))
        self._fields.set_names(
            QCoreApplication.translate("TablePage", "First clue"),
            QCoreApplication.translate("TablePage", "Second clue"),
            QCoreApplication.translate("TablePage", "Third clue"),
        )
        self._fields.setVisible(shown)
        self._fields.set_kinds_shown(not self._correcting)
        self._code_paper.set_clues_shown(not shown)
        may_correct = c.CorrectGuess in kinds
        for (team, number), spot in self._spots.items():
            guess = half.decode if team is half.owner else half.intercept
            spot.setVisible(shown and may_correct and _guess(half, team, number) is not None and guess is not None)
            spot.setAccessibleName(
                of_variant(
                    table.variant,
                    of_team(
                        team,
                        QCoreApplication.translate("TablePage", "White’s digit {n} is wrong: another"),
                        QCoreApplication.translate("TablePage", "Black’s digit {n} is wrong: another"),
                    ),
                    of_team(
                        team,
                        QCoreApplication.translate("TablePage", "The team’s digit {n} is wrong: another"),
                        QCoreApplication.translate("TablePage", "The interceptor’s digit {n} is wrong: another"),
                    ),
                ).format(n=number + 1)
            )
        offered = legal and not writes
        self._correct.setVisible(offered)
        label = QCoreApplication.translate("TablePage", "Correct")
        if self._correcting:
            label = QCoreApplication.translate("TablePage", "Done")
        self._correct.setObjectName("done" if self._correcting else "correct")
        self._correct.set_label(label)
        self._correct.set_icon(Icon.TICK if self._correcting else Icon.PENCIL)
        self._correct.set_ground(half.owner)
        read = half.shown(RevealStep.INTERCEPT) and half.round_number > 1
        self._attempt.setVisible(self._correcting and may_correct and read)
        attempt = QCoreApplication.translate("TablePage", "A guess", "instead of no attempt")
        if half.intercept is not None:
            attempt = QCoreApplication.translate("Tray", "No attempt")
        self._attempt.set_label(attempt)
        self._attempt.set_ground(half.owner)
        if not self._attempt.isHidden():
            # Two tiles leave no place for who encrypted it.
            self._code_paper.set_title(code_title(replace(half, encryptor=""), table.variant))
        self._players.setVisible(c.ChangePlayers in kinds and table.phase is Phase.ROUND_OVER)
        self._players.set_label(QCoreApplication.translate("TablePage", "Players"))
        self._players.set_ground(half.owner)
        self._look_end.setVisible(self._looking is not None)
        self._look_end.set_label(QCoreApplication.translate("TablePage", "Done"))
        self._look_end.set_ground(half.owner)

    def _show_answers(self, table: TableView) -> None:
        for team, made in fill_answers(self._answers_paper, table).items():
            for number in range(4):
                tile = self._answer_tiles[team, number]
                row = made[number] if number < len(made) else None
                tile.setVisible(row is not None and row.has_tile)
                if row is not None:
                    tile.setObjectName(f"answer-{row.next_slot}")
                    tile.set_label(tile_text(row))

    def _show_outcome(self, table: TableView) -> None:
        paper = self._outcome_paper
        paper.set_team(None)
        paper.set_title(QCoreApplication.translate("Tray", "End of the game"))
        outcome = table.outcome
        if outcome is None:
            headline, winner, reason = QCoreApplication.translate("Tray", "The game was stopped"), None, ""
        else:
            headline, winner = outcome_text(outcome, table.variant), outcome.winner
            reason = reason_text(outcome, table.variant)
            if winner is not None and table.team(winner).name:
                reason = f"{table.team(winner).name}. {reason}"
        paper.set_headline(headline, winner)
        views = self._session.views
        lines = [reason]
        if views is not None and (score := evening_text(views.evening, table)):
            lines.append(score)
        if self._keywords_shown:
            lines = self._after_game_lines(table.variant)
        paper.set_lines(*lines)
        self._another_game.set_label(QCoreApplication.translate("TablePage", "New game"))
        label = QCoreApplication.translate("TablePage", "Show all keywords")
        if self._keywords_shown:
            label = QCoreApplication.translate("TablePage", "Hide the keywords")
        self._show_keywords.setObjectName("hide-keywords" if self._keywords_shown else "show-keywords")
        self._show_keywords.set_label(label)
        self._look_through.set_label(QCoreApplication.translate("TablePage", "Step through the game"))
        self._look_through.set_available(bool(_played(table)))

    def _after_game_lines(self, variant: Variant) -> list[str]:
        everything = self._session.after_game()
        if everything is None:
            return []
        if variant is Variant.THREE_PLAYERS:
            text = QCoreApplication.translate("TablePage", "The keywords: {words}")
            lines = [text.format(words=", ".join(everything.white_keywords))]
            if everything.white_code is not None:
                text = QCoreApplication.translate("TablePage", "The last code: {code}")
                lines.append(text.format(code=code_text(everything.white_code)))
            return lines
        lines = [
            QCoreApplication.translate("TablePage", "White’s keywords: {words}").format(
                words=", ".join(everything.white_keywords)
            )
        ]
        if everything.black_keywords:
            lines.append(
                QCoreApplication.translate("TablePage", "Black’s keywords: {words}").format(
                    words=", ".join(everything.black_keywords)
                )
            )
        codes = [
            (everything.white_code, QCoreApplication.translate("TablePage", "White’s last code: {code}")),
            (everything.black_code, QCoreApplication.translate("TablePage", "Black’s last code: {code}")),
        ]
        lines.append(" · ".join(text.format(code=code_text(code)) for code, text in codes if code is not None))
        return lines

    def _show_tray(self) -> None:
        views = self._session.views
        if views is None:
            return
        tray = table_tray(views, self._missing(views.table.active_half))
        if self._looking is not None:
            tray = looking_tray(views.table, _played(views.table)[self._looking])
        self._show_looks(views.table)
        self._words.set_words(tray.headline, tray.line, [TOKEN_KINDS[coin] for coin in tray.coins], tray.team)
        self._show_step(tray.step)
        self._show_other(tray.instead)
        self._show_counts(tray.counts)
        self._place_tray()

    def _show_looks(self, table: TableView) -> None:
        """The buttons to the code before and after; where there is no other they say so."""
        labels = {
            -1: QCoreApplication.translate("TablePage", "Back"),
            1: QCoreApplication.translate("TablePage", "Next"),
        }
        last = len(_played(table)) - 1
        for way, button in self._looks.items():
            button.setVisible(self._looking is not None)
            if self._looking is not None:
                button.set_label(labels[way])
                button.set_available(0 <= self._looking + way <= last)

    def _show_step(self, step: TableStep | None) -> None:
        before = self._main is not None and self._main.enabled
        self._main = step
        for right, button in self._steps.items():
            if step is not None and right is step.right:
                button.setObjectName(step.name)
                button.set_label(step.text)
                button.set_sub_text(step.detail if step.enabled else "")
                button.set_icon(None if step.sign is None else ICONS[step.sign])
                button.set_available(step.enabled, step.detail)
                button.show()
            else:
                button.hide()
        if before != (step is not None and step.enabled):
            self.step_changed.emit()

    def _show_other(self, instead: TableStep | None) -> None:
        self._instead = instead
        self._other.setVisible(instead is not None)
        if instead is not None:
            self._other.setObjectName(instead.name)
            self._other.set_label(instead.text)

    def _missing(self, half: HalfView | None) -> int:
        """How many clues have still to be written down: one that is not there need not be."""
        clues = (None, None, None) if half is None else half.clues
        rows = zip(self._fields.values(), clues, strict=True)
        return sum(not entry.filled and not isinstance(clue, MissingClue) for entry, clue in rows)

    def _show_counts(self, asked: tuple[c.CallTime, ...]) -> None:
        self._asked = asked
        for number, tile in enumerate(self._counts):
            tile.set_label(str(number))
            tile.setObjectName(f"ready-{number}" if asked else "")
            tile.setVisible(bool(asked))

    # What is pressed ------------------------------------------------------------------------------------------------

    def _clue_committed(self, row: int, entry: object) -> None:
        clue = clue_of(entry) if isinstance(entry, Entry) else None
        if clue is not None:
            self._ask(c.HearClue(Actor.TABLE, row + 1, clue))

    def _count(self, number: int) -> None:
        """So many clues were ready when the sand had run out."""
        if number < len(self._asked):
            self._ask(self._asked[number])

    def _strike(self, row: int) -> None:
        self._ask(c.StrikeClue(Actor.TABLE, row + 1))

    def _accept(self, row: int) -> None:
        self._ask(c.AcceptClue(Actor.TABLE, row + 1))

    def _toggle_correcting(self) -> None:
        if self._correcting:
            self._fields.commit_all()
        self._correcting = not self._correcting
        self.refresh()

    def _correct_guess(self, team: Team, number: int) -> None:
        """Let the next digit stand there; the clue that had it gets this one's."""
        views = self._session.views
        half = None if views is None else views.table.active_half
        if half is None:
            return
        own = team is half.owner
        guess = half.decode if own else half.intercept
        if guess is None:
            return
        old, new = guess[number], guess[number] % 4 + 1
        first, second, third = (
            new if at == number else old if digit == new else digit for at, digit in enumerate(guess)
        )
        kind = GuessKind.DECODE if own else GuessKind.INTERCEPT
        self._ask(c.CorrectGuess(Actor.TABLE, kind, Code((first, second, third))))

    def _toggle_attempt(self) -> None:
        """The guess that was read was none at all, or there was one after all: then its digits are put right."""
        views = self._session.views
        half = None if views is None else views.table.active_half
        if half is not None:
            code = Code((1, 2, 3)) if half.intercept is None else None
            self._ask(c.CorrectGuess(Actor.TABLE, GuessKind.INTERCEPT, code))

    @property
    def attempt_button(self) -> ActionButton:
        """The tile that makes no attempt of a guess, or a guess of none."""
        return self._attempt

    def _toggle_keywords(self) -> None:
        self._keywords_shown = not self._keywords_shown
        self.refresh()

    def _accept_entry(self, team: Team, number: int) -> None:
        views = self._session.views
        if views is None:
            return
        made = answers(views.table, team)
        if number < len(made) and made[number].has_tile:
            self._ask(c.AcceptEntry(Actor.TABLE, team, number + 1, made[number].next_slot))

    # Qt --------------------------------------------------------------------------------------------------------------

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
            self._seconds.retranslate()
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._flights.finish()
        self._follow_size()
        super().resizeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_felt(painter, QRectF(self.rect()), self.palette_roles)
        painter.end()

    def _follow_size(self) -> None:
        self.set_unit(max(0.2, min(self.width() / WIDE_U, self.height() / HIGH_U)))
        self._place()

    def _share(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """A rectangle of the design, on this page: places by shares of it."""
        across, down = self.width() / WIDE_U, self.height() / HIGH_U
        return QRectF(x * across, (y - 33) * down, wide * across, high * down)

    def _place(self) -> None:
        u = self.unit
        self._place_boards()
        views = self._session.views
        sand_beside = u >= _SAND_FROM
        has_sand = views is None or views.table.timer_mode is not TimerMode.OFF
        right = 1000.0 if sand_beside else 1256.0
        face = self._share(24, 256, right - 24, 397)
        for paper in self._papers.values():
            paper.set_face_geometry(face)
        place = self._share(1024, 262, 224, 310) if sand_beside else self._share(672, 60, 72, 130)
        self._sand.setGeometry(place.toRect())
        self._sand.setVisible(has_sand and (sand_beside or (views is not None and views.table.round_number > 0)))
        self._seconds.setGeometry(self._share(1024, 584, 224, 52).toRect())
        self._seconds.setVisible(has_sand and sand_beside and views is not None)
        self._sand_flash.setGeometry((self._seconds if sand_beside else self._sand).geometry())
        self._sand_flash.setVisible(not self._sand.isHidden())
        self._place_code()
        self._place_buttons()
        self._place_tray()

    def _place_boards(self) -> None:
        u = self.unit
        views = self._session.views
        for team, left in ((Team.WHITE, 24.0), (Team.BLACK, 756.0)):
            board = self._boards[team]
            board.set_face_geometry(self._share(left, 52, 500, 184))
            named = views is not None and u >= _NAMES_FROM
            board.set_players(
                members_of(views.table.team(team), views.table.variant) if views is not None and named else ()
            )
        started = views is not None and views.table.round_number > 0
        wide = 100.0 if u < _SAND_FROM else 200.0
        self._round.setGeometry(self._share(540 if u >= _SAND_FROM else 536, 54, wide, 178).toRect())
        self._round.set_beads_shown(u >= _BEADS_FROM)
        self._round.setVisible(started)

    def _place_code(self) -> None:
        paper, u = self._code_paper, self.unit
        shown = self._paper is Paper.CODE
        face = paper.face_rect().translated(paper.pos())
        high = face.height() - 30 * u
        top = face.top() + 44 * u
        # The card's widget has room for its shadow: a twentieth of its height at each side.
        whole = high / 0.9
        pad = 0.05 * whole
        wide = min(140 * u, high * 0.45) + 2 * pad
        left = face.right() - 30 * u - wide + pad
        self._card.setGeometry(QRectF(left, top - pad / 2, wide, whole).toRect())
        self._card.setVisible(shown)
        down = self._card.y() - paper.y()
        centres = self._card.row_centres()
        paper.set_row_centres((centres[0] + down, centres[1] + down, centres[2] + down))
        tools = (self._correct, self._players, self._look_end, self._attempt)
        room = (300 if not self._attempt.isHidden() else 216) * u
        paper.set_tool_room(room if shown and any(not tool.isHidden() for tool in tools) else 0.0)
        tool = paper.tool_rect().translated(paper.pos())
        if not self._attempt.isHidden():
            half = (tool.width() - 12 * u) / 2
            self._attempt.set_unit(_SMALL_UNIT * u)
            self._attempt.set_face_geometry(QRectF(tool.left(), tool.top(), half, tool.height()))
            tool.setLeft(tool.right() - half)
        for tile in (self._correct, self._players, self._look_end):
            tile.set_unit(_SMALL_UNIT * u)
            tile.set_face_geometry(tool)
        pitch = centres[1] - centres[0]
        fields = (paper.narrow_fields_rect() if self._correcting else paper.fields_rect()).translated(paper.pos())
        middle = self._card.y() + centres[1]
        self._fields.setGeometry(QRectF(fields.left(), middle - 1.5 * pitch, fields.width(), 3 * pitch).toRect())
        for (team, number), spot in self._spots.items():
            size = 84 * u
            left, top = paper.x() + paper.column(team) - size / 2, self._card.y() + centres[number] - size / 2
            spot.setGeometry(QRectF(left, top, size, size).toRect())
            if not shown:
                spot.hide()
        if not shown:
            self._fields.hide()
            for tile in tools:
                tile.hide()

    def _place_buttons(self) -> None:
        u = self.unit
        welcome, outcome = self._paper is Paper.WELCOME, self._paper is Paper.OUTCOME
        foot = self._welcome_paper.foot_rect().translated(self._welcome_paper.pos())
        self._new_game.setVisible(welcome)
        self._resume.setVisible(welcome and self._resumable)
        self._open_record.setVisible(welcome)
        self._another_game.setVisible(outcome)
        self._show_keywords.setVisible(outcome)
        self._look_through.setVisible(outcome)
        self._row([self._new_game, self._resume, self._open_record], foot)
        self._row([self._another_game, self._show_keywords, self._look_through], foot)
        for (team, number), tile in self._answer_tiles.items():
            tile.set_unit(0.5 * u)
            place = self._answers_paper.tile_rect(team, number).translated(self._answers_paper.pos())
            tile.set_face_geometry(place)
            if self._paper is not Paper.ANSWERS:
                tile.hide()

    def _row(self, buttons: list[ActionButton], place: QRectF) -> None:
        shown = [button for button in buttons if not button.isHidden()]
        gap = 20 * self.unit
        wide = min(340 * self.unit, (place.width() - gap * (len(shown) - 1)) / max(1, len(shown)))
        for number, button in enumerate(shown):
            button.set_unit(0.62 * self.unit)
            button.set_face_geometry(QRectF(place.left() + number * (wide + gap), place.top(), wide, place.height()))

    def _place_tray(self) -> None:
        u = self.unit
        tray = self._share(0, 672, WIDE_U, 128)
        tray.setBottom(self.height())
        self._tray.setGeometry(tray.toRect())
        lip = self._tray.lip_height()
        room = self._tray.height() - lip
        if self._screens_beside and self.width() < TOO_NARROW * self.height():
            # Above the lowest buttons of a docked screen, which folds then: they are as wide as these.
            room = _ABOVE_FOLDED * self.height() - tray.top() - lip + 8 * u
        high = min(92 * u, room - 22 * u)
        middle = lip + room / 2
        gap, beside = 12 * u, 280 * u
        right = self._tray.width() - 24 * u
        parted = _PARTED * self._tray.width()
        left = max(parted, right - 376 * u)
        seats = {
            True: QRectF(left, middle - high / 2, right - left, high),
            False: QRectF(parted - 2 * gap - beside, middle - high / 2, beside, high),
        }
        until = right
        for at_right, button in self._steps.items():
            seat = seats[at_right]
            if not button.isHidden() and not self._other.isHidden():
                half = (seat.width() - gap) / 2
                seat = QRectF(seat.right() - half, seat.top(), half, high)
                self._other.set_unit(_BUTTON_UNIT * u)
                self._other.set_face_geometry(seat.translated(-half - gap, 0))
            button.set_unit(_BUTTON_UNIT * u)
            button.set_face_geometry(seat)
            if not button.isHidden():
                until = seats[at_right].left() - 24 * u
        for way, button in self._looks.items():
            button.set_unit(_BUTTON_UNIT * u)
            button.set_face_geometry(seats[way > 0])
            if not button.isHidden():
                until = seats[False].left() - 24 * u
        # Beside the place at the right: there lies what follows, that all three are read.
        tile_wide = (beside - 3 * gap) / 4
        for number, tile in enumerate(self._counts):
            left = seats[False].left() + number * (tile_wide + gap)
            tile.set_unit(_BUTTON_UNIT * u)
            tile.set_face_geometry(QRectF(left, middle - high / 2, tile_wide, high))
            if not tile.isHidden():
                until = seats[False].left() - 24 * u
        self._words.setGeometry(QRectF(34 * u, lip, max(1.0, until - 34 * u), self._tray.height() - lip).toRect())


def _played(table: TableView) -> tuple[HalfView, ...]:
    """The codes of which clues were read, in the order in which they were played."""
    now = tuple(half for half in (table.white_half, table.black_half) if half is not None)
    return tuple(half for half in (*table.past, *now) if not half.none_read)


def _guess(half: HalfView, team: Team, number: int) -> PaperGuess | None:
    """A team's digit as it was read, and whether it is right once the card has turned."""
    own = team is half.owner
    if not half.shown(RevealStep.DECODE if own else RevealStep.INTERCEPT):
        return None
    if not own and half.round_number == 1:
        return None
    guess: Code | None = half.decode if own else half.intercept
    if guess is None:
        return PaperGuess("–")
    right = None if half.code is None else guess[number] == half.code[number]
    return PaperGuess(str(guess[number]), right)
