"""The monitors that are plugged in: what tells one from another, how they lie, and whose each is proposed to be.

Nothing here shows or moves a window. Which assignment was used last is kept by others: a plain mapping comes in and
goes out. No reference to a `QScreen` is kept, since PySide6 invalidates them: keys are, and the screen is fetched anew.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from decrypto_qt.rules.teams import Team
from decrypto_qt.windows import x11_alarm

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

CHECK_MS: Final = 250
_TABLE: Final = "table"


class KeyKind(Enum):
    """What a monitor is told by."""

    IDENTITY = "identity"
    """Manufacturer, model and serial number, which no other monitor has."""
    CONNECTOR = "connector"
    """The connector's name: it says nothing or the same as another monitor about itself."""
    UNSURE = "unsure"
    """Not even the connector has a name of its own: such a key holds while the cable is in, and is never remembered."""


@dataclass(frozen=True, slots=True)
class MonitorKey:
    """Tells one monitor from all others.

    Attributes:
        kind: What it is told by.
        text: What it is called, by that.
    """

    kind: KeyKind
    text: str

    def as_text(self) -> str:
        """The key as one line, for settings."""
        return f"{self.kind.value}:{self.text}"

    @classmethod
    def from_text(cls, text: str) -> MonitorKey | None:
        """The key of such a line, or `None` for a line that is none."""
        kind, colon, rest = text.partition(":")
        try:
            return cls(KeyKind(kind), rest) if colon and rest else None
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class MonitorInfo:
    """A monitor as it stands at one moment.

    Attributes:
        key: What tells it from the others.
        name: The connector's name.
        model: Manufacturer and model, as far as it says so.
        serial: Its serial number, as far as it says so.
        rect: Where it lies among the others, in device-independent pixels.
        dpr: Physical pixels for each of these.
        primary: Whether the system calls it the main one.
    """

    key: MonitorKey
    name: str
    model: str
    serial: str
    rect: QRect = field(hash=False)
    dpr: float
    primary: bool = False

    @property
    def is_ambiguous(self) -> bool:
        """Whether players should look which one it is: only its connector tells it from a monitor like it."""
        return self.key.kind is not KeyKind.IDENTITY


class Arrangement(Enum):
    """How a game can be spread over the monitors."""

    THREE = auto()
    """The table window on one, a team's screen on each of two others."""
    TWO = auto()
    """A team's screen on each; the table window has none of its own."""
    ONE = auto()
    """Both screens are docked in the table window; one opens at a time."""
    MIRRORED = auto()
    """Several monitors show the same picture: as one monitor, and the players are told why."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """Whose each monitor is.

    Attributes:
        white: White's, or `None` while White's screen is docked.
        black: Black's, or `None`.
        table: The table window's, or `None` where it has none of its own.
    """

    white: MonitorKey | None = None
    black: MonitorKey | None = None
    table: MonitorKey | None = None

    def of(self, team: Team) -> MonitorKey | None:
        """A team's monitor."""
        return self.white if team is Team.WHITE else self.black

    def swapped(self) -> Assignment:
        """The same with the teams' monitors exchanged."""
        return Assignment(self.black, self.white, self.table)

    def with_monitor(self, team: Team, key: MonitorKey | None) -> Assignment:
        """The same with another monitor for a team; who had that one gets the one that the team leaves."""
        other = self.of(team.other)
        if key is not None and key == other:
            other = self.of(team)
        white, black = (key, other) if team is Team.WHITE else (other, key)
        return Assignment(white, black, self.table)

    def owner(self, key: MonitorKey) -> Team | None:
        """The team whose monitor this is, or `None`."""
        return next((team for team in Team if self.of(team) == key), None)


def overlapping(monitors: Iterable[MonitorInfo], key: MonitorKey) -> tuple[MonitorInfo, ...]:
    """The other monitors that show a part of what this one shows."""
    listed = tuple(monitors)
    own = next((monitor.rect for monitor in listed if monitor.key == key), None)
    if own is None:
        return ()
    return tuple(monitor for monitor in listed if monitor.key != key and monitor.rect.intersects(own))


def unshared(monitors: Iterable[MonitorInfo]) -> tuple[MonitorInfo, ...]:
    """The monitors that show nothing that another one shows too."""
    listed = tuple(monitors)
    return tuple(monitor for monitor in listed if not overlapping(listed, monitor.key))


def arrangement(monitors: Iterable[MonitorInfo]) -> Arrangement:
    """How a game can be spread over these monitors."""
    listed = tuple(monitors)
    own = unshared(listed)
    if len(own) < len(listed):
        # Two that mirror each other are one place, for the table; the teams need one each besides.
        return Arrangement.THREE if len(own) >= 2 else Arrangement.MIRRORED
    if len(own) >= 3:
        return Arrangement.THREE
    return Arrangement.TWO if len(own) == 2 else Arrangement.ONE


def set_key(monitors: Iterable[MonitorInfo]) -> str:
    """The name of this set of monitors, whatever their order: an assignment is remembered for it."""
    return " | ".join(sorted(monitor.key.as_text() for monitor in monitors))


def propose(monitors: Iterable[MonitorInfo], remembered: Mapping[str, Mapping[str, str]]) -> Assignment:
    """An assignment for a new game: the remembered one for these monitors, else from left to right.

    Args:
        monitors: Those that are there.
        remembered: What `remember` has returned before.
    """
    listed = tuple(monitors)
    if (known := _recalled(listed, remembered)) is not None:
        return known
    primary = next((monitor for monitor in listed if monitor.primary), None)
    places = sorted(unshared(listed), key=lambda monitor: (monitor.rect.x(), monitor.rect.y(), monitor.name))
    match arrangement(listed):
        case Arrangement.THREE:
            if len(places) > 2:
                table = primary if primary is not None and primary in places else places[0]
                places.remove(table)
            else:
                table = next(monitor for monitor in listed if monitor not in places)
            return Assignment(places[0].key, places[1].key, table.key)
        case Arrangement.TWO:
            return Assignment(places[0].key, places[1].key)
        case Arrangement.ONE | Arrangement.MIRRORED:
            return Assignment(table=primary.key if primary else None)


def remember(
    monitors: Iterable[MonitorInfo], assignment: Assignment, remembered: Mapping[str, Mapping[str, str]]
) -> dict[str, dict[str, str]]:
    """The mapping with this assignment kept for this set of monitors; unchanged while one of them is missing.

    Args:
        monitors: Those that are there.
        assignment: Whose each of them is.
        remembered: What was kept so far; plain words, fit for settings.
    """
    listed = tuple(monitors)
    kept = {name: dict(words) for name, words in remembered.items()}
    if _is_whole(listed, assignment):
        words = {team.value: key.as_text() for team in Team if (key := assignment.of(team)) is not None}
        if assignment.table is not None:
            words[_TABLE] = assignment.table.as_text()
        kept[set_key(listed)] = words
    return kept


def _is_whole(monitors: tuple[MonitorInfo, ...], assignment: Assignment) -> bool:
    """Whether both teams have a monitor of their own among these, told surely."""
    present = {monitor.key for monitor in unshared(monitors) if monitor.key.kind is not KeyKind.UNSURE}
    white, black, table = assignment.white, assignment.black, assignment.table
    if white is None or black is None or white == black or not {white, black} <= present:
        return False
    return table is None or (table not in (white, black) and any(monitor.key == table for monitor in monitors))


def _recalled(monitors: tuple[MonitorInfo, ...], remembered: Mapping[str, Mapping[str, str]]) -> Assignment | None:
    words = remembered.get(set_key(monitors))
    if words is None:
        return None
    white, black, table = (
        MonitorKey.from_text(words.get(word, "")) for word in (Team.WHITE.value, Team.BLACK.value, _TABLE)
    )
    found = Assignment(white, black, table)
    return found if _is_whole(monitors, found) else None


@dataclass(frozen=True, slots=True)
class _Plate:
    """What a monitor says about itself."""

    manufacturer: str
    model: str
    serial: str

    @classmethod
    def of(cls, screen: QScreen) -> _Plate:
        # Older versions of Qt leave a "-" at the end of a model whose rest they could not read.
        return cls(
            screen.manufacturer().strip(), screen.model().strip().rstrip("-").strip(), screen.serialNumber().strip()
        )

    @property
    def is_empty(self) -> bool:
        return not (self.manufacturer or self.model or self.serial)

    def text(self) -> str:
        return "/".join(word.replace("/", "_") for word in (self.manufacturer, self.model, self.serial))


def _address(screen: QScreen) -> int:
    """Which Qt object it is, so that no reference has to be kept."""
    return int(shiboken6.getCppPointer(screen)[0])


class Monitors(QObject):
    """Watches the monitors and says when anything about them changes.

    A monitor keeps its key for as long as it stays plugged in, whatever is plugged in beside it. Monitors that were
    once seen with the same names at the same time are told by their connectors from then on.

    Signals:
        changed: A monitor came, went, moved, or changed its size, its scale or its rank. Sent while Qt is still inside
            its own signal: what has to be hidden is hidden before Qt moves a window.
        looked: Sent four times a second while anybody asks for it: what no signal tells is looked for then.
        alarmed: Something about the monitors changes and Qt does not know what yet. Only X11 tells it so early;
            `changed` follows if there was anything to it.
    """

    changed = Signal()
    looked = Signal()
    alarmed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Begins to watch; there must be a `QGuiApplication`."""
        super().__init__(parent)
        self._keys: dict[int, MonitorKey] = {}
        self._seen: object = None
        self._infos: tuple[MonitorInfo, ...] = ()
        self._doubled: set[_Plate] = set()
        self._unsure = itertools.count(1)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._came)
        application.screenRemoved.connect(self._went)
        application.primaryScreenChanged.connect(self._said)
        self._alarm = x11_alarm.listen(self.alarmed.emit)
        self._lookers: set[int] = set()
        # One for all guards: in a resting game waking up is most of what there is to pay for.
        self._looking = QTimer(self, interval=CHECK_MS)
        self._looking.timeout.connect(self.looked)
        self._refresh()

    def look_for(self, looker: QObject, *, wanted: bool) -> None:
        """Say whether somebody wants `looked` to be sent; it stops when nobody does."""
        (self._lookers.add if wanted else self._lookers.discard)(id(looker))
        if bool(self._lookers) != self._looking.isActive():
            (self._looking.start if self._lookers else self._looking.stop)()

    def rectangles(self) -> list[tuple[int, QRect, float]]:
        """What of the monitors could change unheard: which there are, where they lie, and their scale."""
        return [
            (_address(screen), screen.geometry(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()
        ]

    def snapshot(self) -> tuple[MonitorInfo, ...]:
        """The monitors as they stand now.

        What can change while a cable stays in is asked of Qt each time; what a monitor says about itself only when
        there is another set of them, for guards ask four times a second, in a resting game too.
        """
        screens = QGuiApplication.screens()
        first = address_or_none(QGuiApplication.primaryScreen())
        seen = [
            (_address(screen), screen.name(), screen.geometry(), screen.devicePixelRatio(), first) for screen in screens
        ]
        if seen != self._seen:
            self._refresh()
            self._infos = tuple(self._info(screen, is_primary=_address(screen) == first) for screen in screens)
            self._seen = seen
        return self._infos

    def _info(self, screen: QScreen, *, is_primary: bool) -> MonitorInfo:
        plate = _Plate.of(screen)
        return MonitorInfo(
            key=self._keys[_address(screen)],
            name=screen.name(),
            model=" ".join(filter(None, (plate.manufacturer, plate.model))),
            serial=plate.serial,
            rect=screen.geometry(),
            dpr=screen.devicePixelRatio(),
            primary=is_primary,
        )

    def find(self, key: MonitorKey | None) -> MonitorInfo | None:
        """A monitor as it stands now, or `None` while it is not there."""
        return next((monitor for monitor in self.snapshot() if monitor.key == key), None)

    def screen(self, key: MonitorKey) -> QScreen | None:
        """The Qt screen of a monitor, to be used at once and not kept."""
        self._refresh()
        return next((screen for screen in QGuiApplication.screens() if self._keys[_address(screen)] == key), None)

    def key_of(self, screen: QScreen | None) -> MonitorKey | None:
        """The key of a Qt screen."""
        address = address_or_none(screen)
        self._refresh()
        return None if address is None else self._keys.get(address)

    def watch_window(self, window: int, *, shows_secrets: bool) -> None:
        """Say whether a native window shows secrets and has to go as soon as an alarm is heard."""
        if self._alarm is not None:
            self._alarm.watch(window, shows_secrets=shows_secrets)

    def _refresh(self) -> None:
        """Gives new monitors their keys and listens to them; forgets those that went."""
        screens = {_address(screen): screen for screen in QGuiApplication.screens()}
        for address in self._keys.keys() - screens.keys():
            del self._keys[address]
        if screens.keys() == self._keys.keys():
            return
        plates = {address: _Plate.of(screen) for address, screen in screens.items()}
        seen = list(plates.values())
        self._doubled |= {plate for plate in seen if seen.count(plate) > 1}
        names = [screen.name() for screen in screens.values()]
        for address, screen in screens.items():
            if address in self._keys:
                continue
            self._keys[address] = self._new_key(plates[address], screen, names)
            for signal in (
                screen.geometryChanged,
                screen.availableGeometryChanged,
                screen.virtualGeometryChanged,
                screen.logicalDotsPerInchChanged,
                screen.physicalDotsPerInchChanged,
                screen.orientationChanged,
            ):
                signal.connect(self._said)

    def _new_key(self, plate: _Plate, screen: QScreen, names: list[str]) -> MonitorKey:
        taken = set(self._keys.values())
        key = MonitorKey(KeyKind.IDENTITY, plate.text())
        if not plate.is_empty and plate not in self._doubled and key not in taken:
            return key
        key = MonitorKey(KeyKind.CONNECTOR, screen.name())
        if screen.name() and names.count(screen.name()) == 1 and key not in taken:
            return key
        return MonitorKey(KeyKind.UNSURE, f"{screen.name()}#{next(self._unsure)}")

    def _came(self, screen: QScreen) -> None:
        del screen
        self._said()

    def _went(self, screen: QScreen) -> None:
        # It is being destroyed: nothing may be asked of it.
        del screen
        self._said()

    def _said(self, *_values: object) -> None:
        # Qt may make a new screen where one was that went: everything is asked anew.
        self._seen = None
        self._refresh()
        self.changed.emit()


def address_or_none(screen: QScreen | None) -> int | None:
    """Which Qt object a screen is, or `None` for none: Qt has none at times, whatever its types say."""
    return _address(screen) if screen is not None and shiboken6.isValid(screen) else None
