"""Monitors that come and go at run time on Qt's offscreen platform (Linux on x86-64, PySide6 6.5 and newer).

The platform has a function for it that no Python binding shows; it is called through the native interface's table of
virtual functions. No windows and no expectations about them here.
"""

from __future__ import annotations

import ctypes
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import PySide6
import shiboken6
from PySide6.QtCore import QByteArray, QJsonDocument

# Twelve virtual functions of QObject come first (Itanium ABI).
_NATIVE_RESOURCE_FOR_INTEGRATION = 12


@dataclass(frozen=True, slots=True)
class Monitor:
    """One monitor of the offscreen platform; the first name in alphabetical order is the primary one.

    Attributes:
        name: The connector's name.
        x: The left edge in pixels.
        y: The upper edge in pixels.
        width: In pixels.
        height: In pixels.
        logicalDpi: 192 stands for a scale of 2.
    """

    name: str
    x: int = 0
    y: int = 0
    width: int = 1920
    height: int = 1080
    logicalDpi: int = 96  # noqa: N815 - the platform's own key
    logicalBaseDpi: int = 96  # noqa: N815 - the platform's own key


TWO_MONITORS = (Monitor("A"), Monitor("B", x=1920))


def configuration(monitors: tuple[Monitor, ...]) -> str:
    """The platform's configuration as JSON."""
    return json.dumps({"windowFrameMargins": False, "screens": [asdict(monitor) for monitor in monitors]})


def set_monitors(monitors: tuple[Monitor, ...]) -> None:
    """Plugs in exactly these monitors and takes all others away; Qt's signals are sent before this returns.

    Raises:
        RuntimeError: This is not the offscreen platform.
    """
    libraries = Path(PySide6.__file__).parent / "Qt" / "lib"
    core = ctypes.CDLL(str(libraries / "libQt6Core.so.6"))
    gui = ctypes.CDLL(str(libraries / "libQt6Gui.so.6"))
    document = QJsonDocument.fromJson(QByteArray(configuration(monitors).encode()))
    key = QByteArray(b"setConfiguration")

    native_interface = gui["_ZN15QGuiApplication23platformNativeInterfaceEv"]
    native_interface.restype = ctypes.c_void_p
    native_interface.argtypes = []
    interface = native_interface()
    table = ctypes.cast(interface, ctypes.POINTER(ctypes.c_void_p))[0]
    slot = ctypes.cast(table, ctypes.POINTER(ctypes.c_void_p))[_NATIVE_RESOURCE_FOR_INTEGRATION]
    native_resource = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(slot)
    function = native_resource(interface, shiboken6.getCppPointer(key)[0])
    if not function:
        message = "these tests need Qt's offscreen platform"
        raise RuntimeError(message)

    json_object = (ctypes.c_char * 16)()  # a QJsonObject is one pointer
    to_object = core["_ZNK13QJsonDocument6objectEv"]
    to_object.restype = None
    to_object.argtypes = [ctypes.c_void_p, ctypes.c_void_p]  # the hidden place for the result, then `this`
    to_object(ctypes.addressof(json_object), shiboken6.getCppPointer(document)[0])
    # PYFUNCTYPE keeps the interpreter's lock: Python slots run inside this call.
    ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(function)(ctypes.addressof(json_object), interface)
    destroy = core["_ZN11QJsonObjectD1Ev"]
    destroy.restype = None
    destroy.argtypes = [ctypes.c_void_p]
    destroy(ctypes.addressof(json_object))
