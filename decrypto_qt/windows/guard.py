"""When a secret may be shown on a team's window, and what happens at once when it may not.

`verdict` is a pure function over `Facts`. `ScreenGuard` gathers the facts at every signal, event and paint that can
have changed them, and on a timer. It knows windows and monitors, but no game and no secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, Protocol, assert_never

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from decrypto_qt.models.words import of_team, of_variant
from decrypto_qt.rules.decrypto.values import Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.windows.monitors import MonitorInfo, MonitorKey, Monitors, address_or_none, overlapping
from decrypto_qt.windows.placement import Placer, Standing, handle_of, standing

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

_ROUNDS: Final = 4
"""Covering and hiding cause events of their own; what they change is seen at once, but not for ever."""


class Verdict(Enum):
    """Whether a team's secrets may be seen, or why not."""

    NOT_ASSIGNED = auto()
    """The screen has no monitor: it is docked, or nobody has said where it belongs."""
    MONITOR_GONE = auto()
    """Its monitor is not there."""
    MIRRORED = auto()
    """Another monitor shows the same picture, or a part of it."""
    NOT_FULL_SCREEN = auto()
    """The window is hidden, minimised or smaller than its monitor."""
    WRONG_RECTANGLE = auto()
    """The window is not exactly as large as its monitor, or lies elsewhere."""
    WRONG_SCREEN = auto()
    """Qt takes the window to be on another monitor."""
    APP_INACTIVE = auto()
    """Another program is in front: live previews show windows on other monitors."""
    NOT_CONFIRMED = auto()
    """Nobody has said since the last change that this is the team's own screen."""
    PAUSED = auto()
    """The game is paused."""
    COVERED_BY_HAND = auto()
    """Somebody has covered it."""
    AWAITS_PRESS = auto()
    """It was covered for a while and stands as it did: one press shows it again."""
    ALLOWED = auto()
    """The secrets may be seen."""

    @property
    def is_placement(self) -> bool:
        """Whether the window does not stand where it was confirmed."""
        return self in _PLACEMENT


_PLACEMENT = frozenset(
    {
        Verdict.NOT_ASSIGNED,
        Verdict.MONITOR_GONE,
        Verdict.MIRRORED,
        Verdict.NOT_FULL_SCREEN,
        Verdict.WRONG_RECTANGLE,
        Verdict.WRONG_SCREEN,
    }
)


@dataclass(frozen=True, slots=True)
class Facts:
    """All that decides whether a team's secrets may be seen; every default is the answer that hides them.

    Attributes:
        is_assigned: The team has a monitor.
        is_present: That monitor is there.
        is_overlapped: Another one shows a part of the same picture.
        standing: How the window stands towards it.
        is_active: The program is the one in use.
        is_confirmed: The players have confirmed this placement since it last changed.
        is_paused: The game is paused.
        is_covered: Somebody has covered the screen.
        awaits_press: It was covered since the last press that showed it.
    """

    is_assigned: bool = False
    is_present: bool = False
    is_overlapped: bool = True
    standing: Standing = field(default_factory=Standing)
    is_active: bool = False
    is_confirmed: bool = False
    is_paused: bool = True
    is_covered: bool = True
    awaits_press: bool = True


def verdict(facts: Facts) -> Verdict:
    """Say whether a team's secrets may be seen: the first reason why not, those of the placement first."""
    stands = facts.standing
    reasons = (
        (not facts.is_assigned, Verdict.NOT_ASSIGNED),
        (not facts.is_present, Verdict.MONITOR_GONE),
        (facts.is_overlapped, Verdict.MIRRORED),
        (not stands.is_shown or not stands.is_full_screen, Verdict.NOT_FULL_SCREEN),
        (not stands.is_exact, Verdict.WRONG_RECTANGLE),
        (not stands.is_on_screen, Verdict.WRONG_SCREEN),
        (facts.is_paused, Verdict.PAUSED),
        (facts.is_covered, Verdict.COVERED_BY_HAND),
        (not facts.is_confirmed, Verdict.NOT_CONFIRMED),
        (not facts.is_active, Verdict.APP_INACTIVE),
        (facts.awaits_press, Verdict.AWAITS_PRESS),
    )
    return next((reason for holds, reason in reasons if holds), Verdict.ALLOWED)


def application_is_active() -> bool:
    """Whether this program is the one in use."""
    return QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive


class Guarded(Protocol):
    """What a guard asks of the window it guards."""

    def forget_secrets(self) -> None:
        """Drop every secret from the widgets and pixmaps, at once."""

    def lower_cover(self) -> None:
        """Paint the cover over everything before returning."""

    def lift_cover(self) -> None:
        """Ask for the secrets again and show them."""

    def put_out_of_sight(self) -> None:
        """Hide the window."""


@dataclass(frozen=True, slots=True)
class _Place:
    """What the players have confirmed."""

    key: MonitorKey
    rect: QRect
    dpr: float


class ScreenGuard(QObject):
    """Guards one team's window: shows its secrets only while everything is as the players have confirmed it.

    When something fails, all of it happens before the check returns, so inside Qt's signal: the secrets are forgotten,
    the cover is painted, the window hides if it stands wrong; where the monitor is gone it hides first. It comes back
    by itself, covered; only a person reveals.

    Signals:
        failed: The secrets are covered now, or covered for another reason than before; carries the `Verdict`.
        allowed: The secrets are shown now.
    """

    failed = Signal(object)
    allowed = Signal()

    def __init__(
        self,
        window: QWidget,
        guarded: Guarded,
        monitors: Monitors,
        *,
        is_active: Callable[[], bool] = application_is_active,
    ) -> None:
        """Guard a window.

        Args:
            window: The window.
            guarded: What covers and hides it; usually the window itself.
            monitors: The monitors.
            is_active: Whether the program is in use.
        """
        super().__init__(window)
        self._window = window
        self._guarded = guarded
        self._monitors = monitors
        self._is_active = is_active
        self._key: MonitorKey | None = None
        self._confirmed: _Place | None = None
        self._paused = False
        self._covered = False
        self._awaits_press = True
        self._verdict = Verdict.NOT_ASSIGNED
        self._shows = False
        self._is_checking = False
        self._asked_again = False
        self._is_painting = False
        self._placer = Placer(window, self._screen, guarded.put_out_of_sight)
        self._placer.shown.connect(self.check)
        self._placer.gave_up.connect(self._tell)
        monitors.looked.connect(self._look)
        self._seen: object = None
        self._is_misplaced = True
        monitors.changed.connect(self._monitors_changed)
        monitors.alarmed.connect(self._alarmed)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._state_changed)

    @property
    def key(self) -> MonitorKey | None:
        """The team's monitor, or `None`."""
        return self._key

    @property
    def verdict(self) -> Verdict:
        """The last verdict."""
        return self._verdict

    @property
    def is_kept_elsewhere(self) -> bool:
        """Whether the window was placed several times and a window manager kept it elsewhere."""
        return self._placer.has_given_up

    def facts(self) -> Facts:
        """All that decides, as it is now."""
        present = self._monitors.snapshot()
        monitor = next((monitor for monitor in present if monitor.key == self._key), None)
        if self._key is None or monitor is None:
            return Facts(is_assigned=self._key is not None)
        return Facts(
            is_assigned=True,
            is_present=True,
            is_overlapped=bool(overlapping(present, self._key)),
            standing=standing(self._window, self._screen()),
            is_active=self._is_active(),
            is_confirmed=self._confirmed == _place(monitor),
            is_paused=self._paused,
            is_covered=self._covered,
            awaits_press=self._awaits_press,
        )

    def assign(self, key: MonitorKey | None) -> None:
        """Say which monitor the window belongs on: it goes there, covered; `None` puts it away."""
        if key == self._key:
            return
        self._confirmed = None
        # Covers and hides while the old monitor is still known, then goes to the new one.
        self._key = None
        self.check()
        self._key = key
        self._placer.cancel()
        self._monitors.look_for(self, wanted=key is not None)
        if key is None:
            return
        self.place_again()

    def place_again(self) -> None:
        """Put the window, covered, on its monitor, however often that was tried before."""
        self._placer.begin_anew()
        if self.check() in _PLACEMENT and self._may_be_placed():
            self._placer.place_now()

    def confirm(self) -> bool:
        """A person says that this is the team's own screen; whether that could be accepted."""
        monitor = self._monitors.find(self._key)
        if monitor is None or self.check().is_placement:
            return False
        self._confirmed = _place(monitor)
        self._awaits_press = False
        self.check()
        return True

    def show_again(self) -> bool:
        """A person asks to see a screen that stands as it was confirmed; whether it can be seen now."""
        self._covered = False
        self._awaits_press = False
        return self.check() is Verdict.ALLOWED

    def cover(self) -> None:
        """Cover the screen until somebody asks to see it again."""
        self._covered = True
        self.check()

    def set_paused(self, paused: bool) -> None:
        """Cover the screen while the game is paused; the press that ends the pause shows it again."""
        if paused != self._paused:
            self._paused = paused
            if not paused:
                self._awaits_press = False
            self.check()

    def content_changed(self) -> None:
        """Another content lies under the cover: it is asked for only if it may be seen."""
        if self._shows:
            self._shows = False
            self.check()

    def check_before_painting(self) -> Verdict:
        """Check from inside a paint event, where nothing may be painted at once: the cover follows right after."""
        self._is_painting = True
        try:
            return self.check()
        finally:
            self._is_painting = False

    @property
    def is_painting(self) -> bool:
        """Whether a check is made from inside a paint event."""
        return self._is_painting

    def check(self) -> Verdict:
        """Gather the facts, and cover or show the secrets by them, before returning."""
        if self._is_checking:  # asked by something that covering or showing has itself caused
            self._asked_again = True
            return self._verdict
        before = self._verdict
        self._is_checking = True
        try:
            for _round in range(_ROUNDS):
                self._asked_again = False
                self._seen = self._signs()
                self._act(self.facts())
                if not self._asked_again:
                    break
        finally:
            self._is_checking = False
        if self._verdict is not before:
            if self._verdict is Verdict.ALLOWED:
                self.allowed.emit()
            else:
                self.failed.emit(self._verdict)
        return self._verdict

    def _look(self) -> None:
        """The timer's check, which finds what no signal told: made in full if anything it can find looks different.

        What no signal has to tell, as a pause, is followed by a check of its own. A resting game so takes next to
        nothing of the processor, four times a second for each window.
        """
        if self._key is not None and (self._is_misplaced or self._signs() != self._seen):
            self.check()

    def _signs(self) -> object:
        """Everything in the facts that Qt could change without telling."""
        handle = handle_of(self._window)
        if handle is None:
            return None
        own: QScreen | None = handle.screen()
        return (
            self._monitors.rectangles(),
            handle.geometry(),
            handle.windowStates(),
            handle.isVisible(),
            address_or_none(own),
            self._is_active(),
        )

    def _act(self, facts: Facts) -> None:
        found = verdict(facts)
        changed = found is not self._verdict
        self._verdict = found
        self._is_misplaced = found.is_placement
        if not facts.is_active:
            self._awaits_press = True
        if found is Verdict.ALLOWED:
            self._show()
        else:
            self._hide(found, changed=changed)

    def _show(self) -> None:
        self._placer.arrived()
        if not self._shows:
            self._shows = True
            self._monitors.watch_window(self._window.winId(), shows_secrets=True)
            self._guarded.lift_cover()

    def _hide(self, found: Verdict, *, changed: bool) -> None:
        if self._shows and found is Verdict.MONITOR_GONE and not self._is_painting:
            # Hiding takes half a millisecond, painting a screen several; where the window stood nobody sees it go.
            self._guarded.put_out_of_sight()
        if self._shows or changed:
            if self._shows:
                self._monitors.watch_window(self._window.winId(), shows_secrets=False)
            self._shows = False
            try:
                self._guarded.forget_secrets()
            finally:
                self._guarded.lower_cover()
        if not found.is_placement:
            self._placer.arrived()
            return
        self._confirmed = None
        self._awaits_press = True
        if self._placer.is_placing and self._may_be_placed():
            return  # the window manager is still at it
        if not self._is_minimized() or not self._may_be_placed():
            self._put_away()

    def _put_away(self) -> None:
        """Hide the window where it stands wrong, and let it come back when its monitor is there for it."""
        if self._window.isVisible():
            if self._is_painting:
                QTimer.singleShot(0, self, self.check)
            else:
                self._guarded.put_out_of_sight()
        if self._may_be_placed():
            self._placer.request()
        else:
            self._placer.cancel()

    def _may_be_placed(self) -> bool:
        key = self._key
        present = self._monitors.snapshot()
        return key is not None and any(monitor.key == key for monitor in present) and not overlapping(present, key)

    def _is_minimized(self) -> bool:
        return self._window.isVisible() and self._window.isMinimized()

    def _screen(self) -> QScreen | None:
        return None if self._key is None else self._monitors.screen(self._key)

    def _monitors_changed(self) -> None:
        self._placer.begin_anew()
        self.check()

    def _alarmed(self) -> None:
        """Hide at once what is shown: the window manager is about to move windows, and is as quick as this."""
        if self._shows:
            self._is_checking = True  # what hiding itself causes is looked at afterwards
            try:
                self._guarded.put_out_of_sight()
            finally:
                self._is_checking = False
            self.check()

    def _state_changed(self, _state: Qt.ApplicationState) -> None:
        self.check()

    def _tell(self) -> None:
        """The window does not get to its place: those who explain it should know."""
        self.failed.emit(self._verdict)


def _place(monitor: MonitorInfo) -> _Place:
    return _Place(monitor.key, monitor.rect, monitor.dpr)


def explain(
    found: Verdict,
    team: Team,
    monitor: str = "",
    *,
    kept_elsewhere: bool = False,
    variant: Variant = Variant.TWO_TEAMS,
) -> str:
    """Why a team's screen is covered and what to do, in one line for the table window.

    Args:
        found: The verdict.
        team: Whose screen it is.
        monitor: What its monitor is called; empty if it is not known.
        kept_elsewhere: A window manager has kept the window away from its place.
        variant: Which game is played: with three players the sides are called otherwise.

    Returns:
        Nothing for a screen that is shown.
    """
    if found is Verdict.ALLOWED:
        return ""
    covered = of_variant(
        variant,
        of_team(
            team,
            QCoreApplication.translate("Screens", "White’s screen is covered:"),
            QCoreApplication.translate("Screens", "Black’s screen is covered:"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Screens", "The team’s screen is covered:"),
            QCoreApplication.translate("Screens", "The interceptor’s screen is covered:"),
        ),
    )
    name = monitor or QCoreApplication.translate("Screens", "unknown")
    return f"{covered} {_reason(found, kept_elsewhere).format(monitor=name)}"


def _reason(found: Verdict, kept_elsewhere: bool) -> str:
    match found:
        case Verdict.NOT_ASSIGNED:
            return QCoreApplication.translate(
                "Screens", "it has no monitor. Give it one in the Screens menu, or play with docked screens."
            )
        case Verdict.MONITOR_GONE:
            return QCoreApplication.translate(
                "Screens", "its monitor is gone ({monitor}). Plug it in again, or choose another in the Screens menu."
            )
        case Verdict.MIRRORED:
            return QCoreApplication.translate(
                "Screens",
                "two monitors show the same picture. Extend the desktop in the system’s settings, "
                "or play with docked screens.",
            )
        case Verdict.NOT_FULL_SCREEN | Verdict.WRONG_RECTANGLE | Verdict.WRONG_SCREEN if kept_elsewhere:
            return QCoreApplication.translate(
                "Screens",
                "the window manager keeps it away from its monitor ({monitor}). "
                "Let it float there, or play with docked screens.",
            )
        case Verdict.NOT_FULL_SCREEN | Verdict.WRONG_RECTANGLE | Verdict.WRONG_SCREEN:
            return QCoreApplication.translate(
                "Screens", "it does not fill its monitor ({monitor}). It goes back there; then confirm it again."
            )
        case Verdict.APP_INACTIVE:
            return QCoreApplication.translate(
                "Screens", "another program is in front. Click this window, then show the screen again."
            )
        case Verdict.NOT_CONFIRMED:
            return QCoreApplication.translate("Screens", "the team has to confirm that it is their own.")
        case Verdict.PAUSED:
            return QCoreApplication.translate("Screens", "the game is paused.")
        case Verdict.COVERED_BY_HAND:
            return QCoreApplication.translate("Screens", "somebody covered it. The team can show it again.")
        case Verdict.AWAITS_PRESS:
            return QCoreApplication.translate("Screens", "the team can show it again.")
        case Verdict.ALLOWED:
            return ""
        case _:
            assert_never(found)
