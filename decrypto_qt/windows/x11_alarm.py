"""Hears on X11 that monitors are about to change, before Qt has asked the server what has changed.

The window manager hears of it at the same moment and moves full-screen windows to other monitors within milliseconds.
Qt's own signal comes some round trips to the server later, and often too late. Other platforms are not touched.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication
from PySide6.QtGui import QGuiApplication
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_SENT: Final = 0x80
"""Set in the type of events that another program has sent."""
_CONFIGURE: Final = 22
"""Of the root window: monitors change their sizes or places; the first event of a change, and at times the only one."""
_SCREEN_CHANGE: Final = 0
_NOTIFY: Final = 1
_CRTC_CHANGE: Final = 0
_BACK_PIXEL: Final = 2
_BLANK: Final = 0x2A211B
"""Neither team's colour, for the blink of an eye."""


class _ExtensionReply(ctypes.Structure):
    _fields_ = (
        ("response_type", ctypes.c_uint8),
        ("pad", ctypes.c_uint8),
        ("sequence", ctypes.c_uint16),
        ("length", ctypes.c_uint32),
        ("present", ctypes.c_uint8),
        ("major_opcode", ctypes.c_uint8),
        ("first_event", ctypes.c_uint8),
        ("first_error", ctypes.c_uint8),
    )


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", ctypes.c_uint),)


class _Screens(ctypes.Structure):
    _fields_ = (("root", ctypes.POINTER(ctypes.c_uint32)), ("rem", ctypes.c_int), ("index", ctypes.c_int))


class _Server:
    """A connection of our own to the X server.

    Attributes:
        first_event: The number of RandR's first event.
        root: The root window.
    """

    def __init__(self) -> None:
        """Connect.

        Raises:
            OSError: There is no server, or one without RandR.
        """
        self._xcb = xcb = ctypes.CDLL("libxcb.so.1")
        pointer = ctypes.c_void_p
        xcb.xcb_connect.restype = pointer
        xcb.xcb_connect.argtypes = [ctypes.c_char_p, pointer]
        xcb.xcb_connection_has_error.argtypes = [pointer]
        xcb.xcb_query_extension.restype = _Cookie
        xcb.xcb_query_extension.argtypes = [pointer, ctypes.c_uint16, ctypes.c_char_p]
        xcb.xcb_query_extension_reply.restype = ctypes.POINTER(_ExtensionReply)
        xcb.xcb_query_extension_reply.argtypes = [pointer, _Cookie, pointer]
        xcb.xcb_get_setup.restype = pointer
        xcb.xcb_get_setup.argtypes = [pointer]
        xcb.xcb_setup_roots_iterator.restype = _Screens
        xcb.xcb_setup_roots_iterator.argtypes = [pointer]
        xcb.xcb_unmap_window.restype = _Cookie
        xcb.xcb_unmap_window.argtypes = [pointer, ctypes.c_uint32]
        xcb.xcb_change_window_attributes.restype = _Cookie
        xcb.xcb_change_window_attributes.argtypes = [pointer, ctypes.c_uint32, ctypes.c_uint32, pointer]
        xcb.xcb_clear_area.restype = _Cookie
        number = ctypes.c_int16
        xcb.xcb_clear_area.argtypes = [pointer, ctypes.c_uint8, ctypes.c_uint32, number, number, number, number]
        xcb.xcb_get_input_focus.restype = _Cookie
        xcb.xcb_get_input_focus.argtypes = [pointer]
        xcb.xcb_get_input_focus_reply.restype = pointer
        xcb.xcb_get_input_focus_reply.argtypes = [pointer, _Cookie, pointer]
        xcb.xcb_disconnect.argtypes = [pointer]
        self._connection = xcb.xcb_connect(None, None)
        if xcb.xcb_connection_has_error(self._connection):
            self.close()
            raise OSError
        name = b"RANDR"
        reply = xcb.xcb_query_extension_reply(
            self._connection, xcb.xcb_query_extension(self._connection, len(name), name), None
        )
        if not reply or not reply.contents.present:
            self.close()
            raise OSError
        self.first_event = int(reply.contents.first_event)
        self._libc = ctypes.CDLL(None)
        self._libc.free.argtypes = [pointer]
        self._libc.free(reply)
        self.root = int(xcb.xcb_setup_roots_iterator(xcb.xcb_get_setup(self._connection)).root.contents.value)

    def blank_and_unmap(self, windows: Iterable[int]) -> None:
        """Paint windows over and take them off the screen, before returning.

        The server paints: until the window manager takes its frame away, the frame goes on showing, and being moved
        with, what was last painted in it.
        """
        if self._connection is None:
            return
        for window in windows:
            colour = ctypes.c_uint32(_BLANK)
            self._xcb.xcb_change_window_attributes(
                self._connection, window, _BACK_PIXEL, ctypes.cast(ctypes.pointer(colour), ctypes.c_void_p)
            )
            self._xcb.xcb_clear_area(self._connection, 0, window, 0, 0, 0, 0)
            self._xcb.xcb_unmap_window(self._connection, window)
        # Until the server has done it: nothing can be painted over in a window that Qt's own request has hidden before.
        cookie = self._xcb.xcb_get_input_focus(self._connection)
        self._libc.free(self._xcb.xcb_get_input_focus_reply(self._connection, cookie, None))

    def close(self) -> None:
        """End the connection."""
        if self._connection is not None:
            self._xcb.xcb_disconnect(self._connection)
            self._connection = None


class X11Alarm(QAbstractNativeEventFilter):
    """Blanks the windows that show secrets and takes them off the screen when the server says that monitors change.

    It asks the server itself: Qt's own requests to hide a window wait until Qt has nothing else to do.
    """

    def __init__(self, act: Callable[[], object]) -> None:
        """Begin to listen.

        Args:
            act: What to do then: hide the same windows by Qt's means too.

        Raises:
            OSError: There is no server to listen to.
        """
        super().__init__()
        self._act = act
        self._server = _Server()
        self._windows: set[int] = set()
        application = QCoreApplication.instance()
        assert application is not None
        application.installNativeEventFilter(self)
        application.aboutToQuit.connect(self.stop)

    def watch(self, window: int, *, shows_secrets: bool) -> None:
        """Say whether a window has to go at once when monitors change."""
        if shows_secrets:
            self._windows.add(window)
        else:
            self._windows.discard(window)

    def stop(self) -> None:
        """Listen no more."""
        application = QCoreApplication.instance()
        if application is not None:
            application.removeNativeEventFilter(self)
        self._server.close()

    @override
    def nativeEventFilter(self, eventType: QByteArray | bytes | bytearray | memoryview, message: int) -> Any:
        if self._windows and self._is_change(int(message)):
            windows = set(self._windows)
            self._windows.clear()
            self._server.blank_and_unmap(windows)
            self._act()
        return False, 0

    def _is_change(self, address: int) -> bool:
        kind = ctypes.c_uint8.from_address(address).value & ~_SENT
        if kind == _CONFIGURE:
            return ctypes.c_uint32.from_address(address + 8).value == self._server.root
        kind -= self._server.first_event
        return kind == _SCREEN_CHANGE or (
            kind == _NOTIFY and ctypes.c_uint8.from_address(address + 1).value == _CRTC_CHANGE
        )


def listen(act: Callable[[], object]) -> X11Alarm | None:
    """Begin to listen where the platform is X11; `None` elsewhere.

    Args:
        act: What to do when monitors change.
    """
    if QGuiApplication.platformName() != "xcb":
        return None
    try:
        return X11Alarm(act)
    except OSError:
        return None
