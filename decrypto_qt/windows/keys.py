"""One keyboard for all windows: keys go to the team whose turn it is, whatever window the system gives them to.

Whose turn it is and what a key does there are asked of others. Nothing is remembered of what was typed.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimerEvent, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QInputMethodEvent,
    QInputMethodQueryEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from typing_extensions import override

from decrypto_qt.windows.lull import Lull
from decrypto_qt.windows.skipping import ends_motion

if TYPE_CHECKING:
    from collections.abc import Callable


@runtime_checkable
class KeyTarget(Protocol):
    """A team's screen, as far as keys go."""

    def handle_key(self, event: QKeyEvent) -> bool:
        """Act on a press, a release, or (to say that it is wanted) a shortcut override; whether it was used."""


@runtime_checkable
class TextTarget(Protocol):
    """A team's screen that has a field to type in at times."""

    def text_field(self) -> QWidget | None:
        """The field that composed letters go to now, or `None`; it need not have the focus."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key that works from every window.

    Attributes:
        keys: The key with its modifiers.
        act: What it does.
        over_dialogs: Whether it works while a dialog or a menu is open and while a field is typed in, too.
        yields: Whether a field that is typed in has it first: it knows such a key of its own.
    """

    keys: QKeySequence
    act: Callable[[], object]
    over_dialogs: bool = False
    yields: bool = False


_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride})
_MODIFIERS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)
# These act on whatever has the focus: they never fall through to the table window while a team is to act.
_ACTING: Final = frozenset(
    {
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Select,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Escape,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    }
)
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def is_typing(event: QKeyEvent) -> bool:
    """Whether a key types a letter rather than commands something."""
    text, pressed = event.text(), event.modifiers() & _COMMANDS
    if not text or not text.isprintable():
        return False
    altgr = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier  # as Windows tells it
    composing = pressed == altgr or (sys.platform == "darwin" and pressed == Qt.KeyboardModifier.AltModifier)
    return composing or not pressed


def _is_plain(event: QKeyEvent) -> bool:
    """Whether a key would act on whatever has the focus, without commanding anything."""
    return is_typing(event) or (Qt.Key(event.key()) in _ACTING and not event.modifiers() & _COMMANDS)


class KeyRouter(QObject):
    """The one event filter through which all keys go.

    A key goes to the team's screen that `target` names. It does not while a dialog or a menu is open, nor while the
    table window has a field that was clicked into. Registered shortcuts come first. What is for no team goes to the
    table window, also where the system has given a team's window the keyboard.

    Signals:
        let_go: another program has come in front: what is held there is let go there.
    """

    let_go = Signal()

    def __init__(
        self,
        application: QApplication,
        target: Callable[[], QWidget | None],
        home: QWidget | None = None,
        press: Callable[[QKeySequence], bool] = lambda _keys: False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin to route.

        Args:
            application: The application.
            target: Gives the content of the screen of the team whose turn it is, a `KeyTarget`, or `None`.
            home: The table window.
            press: Does what the table window's menus have for some keys, and says whether there is anything.
            now: The monotonic clock, in seconds.
        """
        super().__init__(application)
        self._target = target
        self._home = home
        self._press = press
        self._shortcuts: list[Shortcut] = []
        self._field: QWidget | None = None
        self._held: dict[int, QWidget] = {}
        self._is_forwarding = False
        self._lull = Lull(now)
        application.installEventFilter(self)
        application.applicationStateChanged.connect(self._let_go)

    def register(
        self,
        keys: QKeySequence | Qt.Key | str,
        act: Callable[[], object],
        *,
        over_dialogs: bool = False,
        yields: bool = False,
    ) -> None:
        """Let a key do something from every window, whatever was clicked last.

        Args:
            keys: The key with its modifiers. A menu may show the same one; it is not triggered twice.
            act: What it does.
            over_dialogs: Whether also while a dialog or a menu is open or a field is typed in: to cover everything.
            yields: Whether a field that is typed in has it first.
        """
        self._shortcuts.append(Shortcut(QKeySequence(keys), act, over_dialogs, yields))

    def stop(self) -> None:
        """Route nothing any more: the windows that the keys were for are going."""
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.removeEventFilter(self)
            application.applicationStateChanged.disconnect(self._let_go)
        self._held.clear()
        self._field = None

    def hold_back(self) -> None:
        """What keys act on has changed unasked: for a team they count only after a pause in typing, or a click."""
        self._lull.begin()

    @property
    def is_typing(self) -> bool:
        """Whether somebody has typed for a team so lately that the next key may be meant for the same thing."""
        return self._lull.is_typing

    def release_text_focus(self) -> None:
        """Keys go to the team again: the phase has changed."""
        self._field = None

    def target_changed(self) -> None:
        """Tell the input method that another field, or none, now takes the letters."""
        QGuiApplication.inputMethod().update(Qt.InputMethodQuery.ImQueryAll)

    @property
    def has_text_focus(self) -> bool:
        """Whether keys stay in a field of the table window."""
        return self._typed_in() is not None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_forwarding or isinstance(event, QTimerEvent):  # a resting program has no others
            return False
        kind = event.type()
        if ends_motion(watched, event):
            return True
        if kind in _KEYS and isinstance(event, QKeyEvent):
            return isinstance(watched, QWidget | QWindow) and self._route(event)
        if kind is QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            self._clicked(watched, event.globalPosition())
        elif kind is QEvent.Type.TouchBegin and isinstance(event, QTouchEvent) and isinstance(watched, QWidget):
            # What answers touches by itself gets no mouse made of them.
            if event.points():
                self._clicked(watched, event.points()[0].globalPosition())
        elif (kind is QEvent.Type.InputMethod and isinstance(event, QInputMethodEvent)) or (
            kind is QEvent.Type.InputMethodQuery and isinstance(event, QInputMethodQueryEvent)
        ):
            return self._compose(event)
        return False

    def _route(self, event: QKeyEvent) -> bool:
        if event.type() is QEvent.Type.KeyRelease:
            return self._route_release(event)
        busy = self._is_busy()
        typed_in = self._typed_in()
        if self._is_shortcut(event, busy=busy, is_typed_in=typed_in is not None):
            return True
        if busy or typed_in is not None:
            return False
        target = self._target()
        if self._is_away() and self._is_menus(event):
            return True
        if target is None:
            return self._is_away() and self._send_home(event)
        if not isinstance(target, KeyTarget) or Qt.Key(event.key()) in _MODIFIERS:
            return False
        if self._lull.holds_back() and _is_plain(event):
            event.accept()
            return True
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._held[event.key()] = target
        used = self._forward(target, event)
        if used or _is_plain(event):
            # An accepted override keeps menus and buttons of the table window from taking the key that follows.
            event.accept()
            return True
        return False

    def _route_release(self, event: QKeyEvent) -> bool:
        """A release goes where its press went, even if it is the other team's turn by now."""
        target = self._held.get(event.key()) if event.isAutoRepeat() else self._held.pop(event.key(), None)
        if target is None or not shiboken6.isValid(target):
            return False
        used = self._forward(target, event)
        if used or _is_plain(event):
            event.accept()
            return True
        return False

    def _is_away(self) -> bool:
        """Whether the system has given the keyboard to another of our windows than the table's."""
        home, active = self._home, _active_window()
        return home is not None and home.isVisible() and active is not None and active is not home

    def _is_menus(self, event: QKeyEvent) -> bool:
        """The table window's menus are asked from every window, too."""
        if event.type() is not QEvent.Type.KeyPress or event.isAutoRepeat() or _is_plain(event):
            return False
        return Qt.Key(event.key()) not in _MODIFIERS and self._press(QKeySequence(event.keyCombination()))

    def _send_home(self, event: QKeyEvent) -> bool:
        """Give the table window what is for no team, where a team's window has the keyboard."""
        home = self._home
        if home is None:
            return False
        focused: QWidget | None = home.focusWidget()
        self._is_forwarding = True
        try:
            QApplication.sendEvent(home if focused is None else focused, event)
        finally:
            self._is_forwarding = False
        return True

    def _forward(self, target: QWidget, event: QKeyEvent) -> bool:
        if not isinstance(target, KeyTarget):
            return False
        self._is_forwarding = True  # what it sends on to a field of its own is not routed again
        try:
            return target.handle_key(event)
        finally:
            self._is_forwarding = False

    def _is_shortcut(self, event: QKeyEvent, *, busy: bool, is_typed_in: bool) -> bool:
        """Act on a registered shortcut; its override is claimed, so that no menu acts on it as well."""
        if Qt.Key(event.key()) in _MODIFIERS:
            return False
        pressed = QKeySequence(event.keyCombination())
        for shortcut in self._shortcuts:
            if shortcut.keys.matches(pressed) is not QKeySequence.SequenceMatch.ExactMatch:
                continue
            if not shortcut.over_dialogs and (busy or (is_typed_in and (shortcut.yields or _is_plain(event)))):
                continue
            event.accept()
            if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._lull.forget()
                shortcut.act()
            return True
        return False

    def _compose(self, event: QInputMethodEvent | QInputMethodQueryEvent) -> bool:
        """Lead what is composed of several keys, and the input method's questions, to the team's field."""
        if self._is_busy() or self._typed_in() is not None:
            return False
        target = self._target()
        field = _text_field(target)
        if field is None or not shiboken6.isValid(field):
            # A team is to act and has no field open: nothing is typed into the table window instead.
            return target is not None and isinstance(event, QInputMethodEvent)
        if isinstance(event, QInputMethodEvent) and self._lull.holds_back():
            event.accept()
            return True
        self._is_forwarding = True
        try:
            QApplication.sendEvent(field, event)
        finally:
            self._is_forwarding = False
        event.accept()
        return True

    def _is_busy(self) -> bool:
        """Whether a dialog or a menu is open: it has the keys."""
        return (
            _there(QApplication.activeModalWidget())
            or _there(QApplication.activePopupWidget())
            or isinstance(QApplication.focusWidget(), QMenuBar)
        )

    def _typed_in(self) -> QWidget | None:
        """The field that was clicked into last, while it still is what one types in."""
        field = self._field
        if field is None or not shiboken6.isValid(field) or not field.isVisible() or not field.isEnabled():
            self._field = None
            return None
        focused = QApplication.focusWidget()
        if focused is not field and focused is not None and focused.parentWidget() is field.parentWidget():
            # From row to row of one list of fields: Enter and the arrows lead on there, and no click does.
            self._field = _field_of(focused)
            return self._field
        return field if focused is field else None

    def _clicked(self, widget: QWidget, position: QPointF) -> None:
        field = _field_of(widget)
        target = self._target()
        if target is None or target is widget or target.isAncestorOf(widget):
            self._lull.forget()
        elif self._home is not None and self._home.isAncestorOf(widget):
            # Not on the other team's screen: at once its fingers say nothing about who types here.
            self._lull.end()
        of_team = field is not None and target is not None and (target is field or target.isAncestorOf(field))
        if field is not None and not of_team:
            self._field = field
        elif self._field is not None and shiboken6.isValid(self._field):
            # A press that a field left unused wanders up through its parents: that is not a press elsewhere.
            where = self._field.mapFromGlobal(position).toPoint()
            if not self._field.rect().contains(where):
                self._field = None

    def _let_go(self, state: Qt.ApplicationState) -> None:
        """Releases that happen in another program are never told."""
        if state is not Qt.ApplicationState.ApplicationActive:
            self._held.clear()
            self.let_go.emit()


def _active_window() -> QWidget | None:
    return QApplication.activeWindow()


def _text_field(target: QWidget | None) -> QWidget | None:
    if isinstance(target, TextTarget):
        return target.text_field()
    return None


def _there(widget: QWidget | None) -> bool:
    return widget is not None


def _field_of(widget: QWidget) -> QWidget | None:
    """The field one types in by clicking on this widget."""
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
        widget = parent
    if isinstance(widget, QLineEdit) and isinstance(parent, QAbstractSpinBox):
        widget = parent
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit | QAbstractSpinBox) and not widget.isReadOnly():
        return widget
    return None
