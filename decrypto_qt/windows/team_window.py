"""A team's window on its own monitor, and the same screen docked in the table window when there is no monitor for it.

Both show a content that can forget, under a cover; when it is lifted is decided by a guard. They know nothing of a
game: what stands on the cover comes from outside, what is confirmed goes out as a signal.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QMouseEvent,
    QPaintEvent,
    QShowEvent,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from decrypto_qt.models.words import of_team, of_variant
from decrypto_qt.rules.decrypto.values import Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.guard import ScreenGuard, Verdict, application_is_active
from decrypto_qt.windows.placement import handle_of
from decrypto_qt.windows.secret_holder import CoverText, SecretHolder

if TYPE_CHECKING:
    from collections.abc import Callable

    from decrypto_qt.windows.monitors import MonitorKey, Monitors

IDLE_MS: Final = 20_000

_CHECKED: Final = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.WindowStateChange,
        QEvent.Type.ScreenChangeInternal,
        QEvent.Type.DevicePixelRatioChange,
        QEvent.Type.WinIdChange,
        QEvent.Type.WindowActivate,
        QEvent.Type.WindowDeactivate,
        # What is painted at all is painted after this.
        QEvent.Type.UpdateRequest,
    }
)
_CHECKED_ON_HANDLE: Final = frozenset(
    {
        QEvent.Type.Expose,
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.WindowStateChange,
    }
)


def whose_screen(team: Team, variant: Variant = Variant.TWO_TEAMS) -> str:
    """The headline of a cover."""
    return of_variant(
        variant,
        of_team(
            team,
            QCoreApplication.translate("Cover", "This is White's screen"),
            QCoreApplication.translate("Cover", "This is Black's screen"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Cover", "This is the team’s screen"),
            QCoreApplication.translate("Cover", "This is the interceptor’s screen"),
        ),
    )


def look_away(team: Team, variant: Variant = Variant.TWO_TEAMS) -> str:
    """Tells the other side to look away from a team's screen."""
    return of_variant(
        variant,
        of_team(
            team.other,
            QCoreApplication.translate("Cover", "White looks away."),
            QCoreApplication.translate("Cover", "Black looks away."),
        ),
        of_team(
            team.other,
            QCoreApplication.translate("Cover", "The team looks away."),
            QCoreApplication.translate("Cover", "The interceptor looks away."),
        ),
    )


def cover_text(team: Team, found: Verdict, variant: Variant = Variant.TWO_TEAMS) -> CoverText:
    """What the cover of a team's window says for a verdict."""
    show = QCoreApplication.translate("Cover", "Show it again")
    headline, away = whose_screen(team, variant), look_away(team, variant)
    match found:
        case Verdict.NOT_CONFIRMED:
            alone = variant is Variant.THREE_PLAYERS and team is Team.BLACK
            ours, theirs = (
                QCoreApplication.translate("Cover", "This is ours"),
                QCoreApplication.translate("Cover", "Not ours: swap"),
            )
            if alone:
                ours, theirs = (
                    QCoreApplication.translate("Cover", "This is mine"),
                    QCoreApplication.translate("Cover", "Not mine: swap"),
                )
            return CoverText(
                headline,
                (away, QCoreApplication.translate("Cover", "F8 covers everything, F9 pauses.")),
                ours,
                theirs,
            )
        case Verdict.PAUSED:
            return CoverText(QCoreApplication.translate("Cover", "Paused"), is_paused=True)
        case Verdict.APP_INACTIVE:
            in_front = QCoreApplication.translate("Cover", "Another program is in front.")
            return CoverText(headline, (in_front,), show, main_above=True)
        case Verdict.COVERED_BY_HAND | Verdict.AWAITS_PRESS:
            # The team may still have to say that the screen is its own: not under this.
            return CoverText(headline, (away,), show, main_above=True)
        case (
            Verdict.NOT_ASSIGNED
            | Verdict.MONITOR_GONE
            | Verdict.MIRRORED
            | Verdict.NOT_FULL_SCREEN
            | Verdict.WRONG_RECTANGLE
            | Verdict.WRONG_SCREEN
            | Verdict.ALLOWED
        ):
            return CoverText(headline, (QCoreApplication.translate("Cover", "One moment, please."),))
        case _:
            assert_never(found)


class TeamWindow(SecretHolder):
    """A team's full-screen window, which takes no focus and shows its content only as its guard allows.

    Signals:
        ours_confirmed: The team has said on the cover that this is its screen.
        swap_asked: The team has said that it is the other team's.
        activation_wanted: Another program is in front, so a press on the cover was in vain: activate the table.
        resume_asked: The game is paused, and somebody wants to go on.
        close_asked: The system wants the window closed; nothing was done about it.
    """

    ours_confirmed = Signal()
    swap_asked = Signal()
    activation_wanted = Signal()
    resume_asked = Signal()
    close_asked = Signal()

    def __init__(
        self,
        team: Team,
        monitors: Monitors,
        *,
        is_active: Callable[[], bool] = application_is_active,
    ) -> None:
        """Make it, hidden and without a monitor; `guard.assign` brings it onto one.

        Args:
            team: Whose it is.
            monitors: The monitors.
            is_active: Whether the program is in use.
        """
        super().__init__(team)
        self.setWindowFlags(
            Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus
        )
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._watched: QWindow | None = None
        self._variant = Variant.TWO_TEAMS
        self._cover_texts: Callable[[Verdict], CoverText] = lambda found: cover_text(team, found, self._variant)
        self.guard = ScreenGuard(self, self, monitors, is_active=is_active)
        self.guard.failed.connect(self.refresh_cover)
        self.main_pressed.connect(self._main_pressed)
        self.second_pressed.connect(self._second_pressed)
        self.refresh_cover()

    def set_cover_texts(self, texts: Callable[[Verdict], CoverText]) -> None:
        """Say what the cover says for each verdict, instead of `cover_text`."""
        self._cover_texts = texts
        self.refresh_cover()

    def set_variant(self, variant: Variant) -> None:
        """Say which game is played: with three players the sides are called otherwise."""
        if variant is not self._variant:
            self._variant = variant
            self.refresh_cover()

    def refresh_cover(self, *_verdict: object) -> None:
        """Ask for the cover's text anew: the language or a name has changed."""
        self.set_cover_text(self._cover_texts(self.guard.verdict))
        self.setWindowTitle(whose_screen(self.team, self._variant))
        self.setAccessibleName(whose_screen(self.team, self._variant))

    def assign(self, key: MonitorKey | None) -> None:
        """Go, covered, to a monitor, or out of sight."""
        self.guard.assign(key)

    @override
    def content_changed(self) -> None:
        self.guard.content_changed()

    @override
    def lower_cover(self) -> None:
        # The new verdict's words go on first, so that what is painted at once is what stays.
        self.refresh_cover()
        self._cover_content(at_once=not self.guard.is_painting)

    def put_out_of_sight(self) -> None:
        """Hide the window; the cover was painted before."""
        self.hide()

    @override
    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
            return True
        if kind is QEvent.Type.UpdateRequest:
            self.guard.check()
            return super().event(event)
        done = super().event(event)
        if kind in _CHECKED:
            self._watch_handle()
            self.guard.check()
        return done

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh_cover()
        super().changeEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Before the widget hears of it: an expose event paints.
        if event.type() in _CHECKED_ON_HANDLE:
            self.guard.check()
        return super().eventFilter(watched, event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch_handle()
        self.guard.check()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.guard.check()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.guard.check_before_painting()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.close_asked.emit()

    def _watch_handle(self) -> None:
        """Listen to the native window's own events, which come before the widget's."""
        handle = handle_of(self)
        if handle is None or handle is self._watched:
            return
        self._watched = handle
        handle.installEventFilter(self)
        handle.screenChanged.connect(self._screen_changed)

    def _screen_changed(self, _screen: object) -> None:
        self.guard.check()

    def _main_pressed(self) -> None:
        match self.guard.verdict:
            case Verdict.NOT_CONFIRMED:
                if self.guard.confirm():
                    self.ours_confirmed.emit()
            case Verdict.PAUSED:
                self.resume_asked.emit()
            case Verdict.COVERED_BY_HAND | Verdict.AWAITS_PRESS | Verdict.APP_INACTIVE:
                self.guard.show_again()
            case _:
                pass
        if self.guard.verdict is Verdict.APP_INACTIVE:
            self.activation_wanted.emit()

    def _second_pressed(self) -> None:
        if self.guard.verdict is Verdict.NOT_CONFIRMED:
            self.swap_asked.emit()


class DockedState(Enum):
    """Why a docked screen is covered, or that it is open."""

    CLOSED = auto()
    PAUSED = auto()
    COVERED_BY_HAND = auto()
    OPEN = auto()


def docked_text(team: Team, state: DockedState, variant: Variant = Variant.TWO_TEAMS) -> CoverText:
    """What the cover of a docked screen says: it names the team that looks before anything can be opened."""
    match state:
        case DockedState.PAUSED:
            go_on = QCoreApplication.translate("Program", "Go on")
            return CoverText(QCoreApplication.translate("Cover", "Paused"), main=go_on, is_paused=True)
        case DockedState.CLOSED | DockedState.COVERED_BY_HAND | DockedState.OPEN:
            headline = of_variant(
                variant,
                of_team(
                    team,
                    QCoreApplication.translate("Cover", "White looks; Black looks away"),
                    QCoreApplication.translate("Cover", "Black looks; White looks away"),
                ),
                of_team(
                    team,
                    QCoreApplication.translate("Cover", "The team looks; the interceptor looks away"),
                    QCoreApplication.translate("Cover", "The interceptor looks; the team looks away"),
                ),
            )
            alone = variant is Variant.THREE_PLAYERS and team is Team.BLACK
            main = QCoreApplication.translate("Cover", "Open our screen")
            return CoverText(headline, main=QCoreApplication.translate("Cover", "Open my screen") if alone else main)
        case _:
            assert_never(state)


class DockedScreen(SecretHolder):
    """A team's screen inside the table window, for one monitor and mirrored ones.

    It opens by a click after its cover has named the team. It closes when told to (on a confirm), when the focus goes
    to another window or somebody presses on something else, and after twenty seconds without input. Only one screen of
    a game is open at a time: see `keep_one_open`.

    Signals:
        opening: It is about to open; whatever else is open closes now.
        opened: The secrets are shown.
        hand_over_asked: What it has to do is done, and the other team is to have mouse and keyboard.
        resume_asked: The game is paused, and somebody wants to go on.
        closed: The secrets are gone and covered.
    """

    opening = Signal()
    opened = Signal()
    closed = Signal()
    hand_over_asked = Signal()
    resume_asked = Signal()

    def __init__(
        self,
        team: Team,
        parent: QWidget | None = None,
        *,
        idle: QTimer | None = None,
        is_active: Callable[[], bool] = application_is_active,
    ) -> None:
        """Make it closed.

        Args:
            team: Whose it is.
            parent: Where it is docked.
            idle: The timer that closes it, for tests.
            is_active: Whether the program is in use.
        """
        super().__init__(team, parent)
        self._is_active = is_active
        self._state = DockedState.CLOSED
        self._paused = False
        self._covered = False
        self._named = False
        self._variant = Variant.TWO_TEAMS
        self._cover_texts: Callable[[DockedState], CoverText] = lambda state: docked_text(team, state, self._variant)
        self._hand_over: CoverText | None = None
        self._idle = QTimer(self) if idle is None else idle
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.close_screen)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.main_pressed.connect(self._main_pressed)
        self.second_pressed.connect(self.open_screen)
        self.cover.installEventFilter(self)
        application = QGuiApplication.instance()
        assert isinstance(application, QApplication)
        self._application = application
        application.applicationStateChanged.connect(self._check)
        self.refresh_cover()

    @property
    def state(self) -> DockedState:
        """Whether it is open, or why not."""
        return self._state

    def set_cover_texts(self, texts: Callable[[DockedState], CoverText]) -> None:
        """Say what the cover says in each state, instead of `docked_text`."""
        self._cover_texts = texts
        self.refresh_cover()

    def set_variant(self, variant: Variant) -> None:
        """Say which game is played: with three players the sides are called otherwise."""
        if variant is not self._variant:
            self._variant = variant
            self.refresh_cover()

    def refresh_cover(self) -> None:
        """Ask for the cover's text anew: the language or a name has changed."""
        self.set_cover_text(self._closed_text() or self._cover_texts(self._state))
        self.setAccessibleName(whose_screen(self.team, self._variant))

    def set_hand_over(self, text: CoverText | None) -> None:
        """Offer on the closed cover to hand over, once the team's part is done; its other button opens the screen."""
        if text != self._hand_over:
            self._hand_over = text
            self.refresh_cover()

    def _closed_text(self) -> CoverText | None:
        closed = self._state in (DockedState.CLOSED, DockedState.COVERED_BY_HAND)
        return self._hand_over if closed else None

    def _main_pressed(self) -> None:
        if self._state is DockedState.PAUSED:
            self.resume_asked.emit()
        elif self._closed_text() is not None:
            self.hand_over_asked.emit()
        else:
            self.open_screen()

    def open_screen(self) -> bool:
        """Show the secrets, if the cover has been seen to name the team; whether they are shown now."""
        if self._state is DockedState.OPEN:
            return True
        if not (self._named and self._may_be_open() and self._content is not None) or self._paused:
            return False
        self.opening.emit()
        self._covered = False
        self._state = DockedState.OPEN
        self._application.installEventFilter(self)
        self._idle.start()
        # The button that was pressed is hidden with the cover; what had the focus must not hand it on.
        self.setFocus()
        self.lift_cover()
        self.opened.emit()
        return True

    def close_screen(self) -> None:
        """Cover the screen: a confirm, a hand-over, or nothing happened for a while."""
        was_open = self._state is DockedState.OPEN
        before = self._state
        self._state = (
            DockedState.PAUSED if self._paused else DockedState.COVERED_BY_HAND if self._covered else DockedState.CLOSED
        )
        if was_open:
            self._idle.stop()
            self._application.removeEventFilter(self)
            self._named = False
            try:
                self.forget_secrets()
            finally:
                self.refresh_cover()
                self.lower_cover()
            self.closed.emit()
        elif before is not self._state:
            self.refresh_cover()

    def cover_by_hand(self) -> None:
        """Cover it, as all screens, until it is opened again."""
        self._covered = True
        self.close_screen()

    def set_paused(self, paused: bool) -> None:
        """Keep it closed while the game is paused; it does not open by itself afterwards."""
        self._paused = paused
        self.close_screen()

    def note_input(self) -> None:
        """Somebody did something: the twenty seconds begin anew."""
        if self._state is DockedState.OPEN:
            self._idle.start()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh_cover()
        super().changeEvent(event)

    @override
    def content_changed(self) -> None:
        self.close_screen()

    @override
    def take_content(self) -> QWidget | None:
        self.close_screen()
        return super().take_content()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Paint and watched is self.cover:
            self._named = True
        elif self._is_press_elsewhere(event):
            self.close_screen()
        elif kind in _INPUT or (
            kind is QEvent.Type.MouseMove
            and isinstance(event, QMouseEvent)
            and event.buttons() != Qt.MouseButton.NoButton
        ):
            self.note_input()
        elif kind in _WINDOW_WENT and watched is self.window():
            self._check()
        return super().eventFilter(watched, event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._named = False
        self.close_screen()

    def _may_be_open(self) -> bool:
        window = self.window()
        return self._is_active() and self.isVisible() and not window.isMinimized() and window.isActiveWindow()

    def _check(self, *_values: object) -> None:
        if self._state is DockedState.OPEN and not self._may_be_open():
            self.close_screen()

    def _is_press_elsewhere(self, event: QEvent) -> bool:
        """Whether somebody pressed on something that is not this screen."""
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
            where = event.globalPosition()
        elif isinstance(event, QTouchEvent) and event.type() is QEvent.Type.TouchBegin and event.points():
            where = event.points()[0].globalPosition()
        else:
            return False
        return not self.rect().contains(self.mapFromGlobal(where).toPoint())


_INPUT: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.InputMethod,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
    }
)
_WINDOW_WENT: Final = frozenset({QEvent.Type.WindowDeactivate, QEvent.Type.WindowStateChange, QEvent.Type.Hide})


def keep_one_open(*screens: DockedScreen) -> None:
    """Let each of these close all others before it opens."""
    for screen in screens:
        for other in screens:
            if other is not screen:
                screen.opening.connect(other.close_screen)
