"""What this machine lacks to show a window, said in one sentence before Qt can abort over it.

Every start pays for what is here, so it loads no more than the platform at hand needs. It is also run as a file by a
Python that has no packages yet (`python3 decrypto_qt/app/probe.py`, from `make setup`), so nothing but the standard
library is imported at the top. No windows, no translations: Qt may be missing.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

# Debian's names for all that a fresh machine needs; the README shows the same line, a test compares them.
APT_LINE = "sudo apt-get install python3-venv make libglib2.0-0 libgl1 libegl1 libfontconfig1 libdbus-1-3 libxkbcommon0 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libwayland-cursor0 libwayland-egl1"  # noqa: E501 - setup.sh reads it

# What QtCore, QtGui and QtWidgets are linked with, even where no display is used.
_LIBRARIES = (
    "libgthread-2.0.so.0",
    "libGL.so.1",
    "libEGL.so.1",
    "libfontconfig.so.1",
    "libdbus-1.so.3",
    "libxkbcommon.so.0",
)

_SONAME = re.compile(r"(lib[\w.+-]+\.so[.\d]*): cannot open shared object")


def missing_library_sentence(text: str) -> str | None:
    """Says what to install, when a loader's message names a library that is not there.

    Args:
        text: What the dynamic loader, Python's import or Qt's plugin loader said.

    Returns:
        One sentence, or `None` when the message is about something else.
    """
    found = _SONAME.search(text)
    if found is None:
        return None
    return f"the library {found[1]} is missing; install what Qt needs with: {APT_LINE}"


def libraries_problem() -> str | None:
    """Says which of Qt's own libraries is missing, without needing PySide6."""
    if sys.platform != "linux":
        return None
    import ctypes  # noqa: PLC0415 - not at every start

    for name in _LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError as error:
            return missing_library_sentence(str(error)) or f"the library {name} cannot be loaded ({error})"
    return None


def display_problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """Says why a `QApplication` could not open a window here; it would abort the process instead.

    Follows Qt's own choice: `QT_QPA_PLATFORM` where it is set, else the displays the environment names. One that works
    is enough.

    Args:
        environ: The environment that Qt is going to read.

    Returns:
        One sentence, or `None` when Qt can start.
    """
    try:
        from PySide6 import QtWidgets  # noqa: F401, PLC0415 - a missing library shows here
    except ImportError as error:
        return missing_library_sentence(str(error)) or f"Qt cannot be loaded ({error})"
    if sys.platform != "linux":
        return None
    names = _platforms(environ)
    if not names:
        return "there is no display to open windows on: start the game from a desktop session"
    problem = None
    for name in names:
        found = _platform_problem(name, environ)
        if found is None:
            return None
        problem = problem or found
    return problem


def _platforms(environ: Mapping[str, str]) -> list[str]:
    """The platform plugins that Qt would try, in its order."""
    if wanted := environ.get("QT_QPA_PLATFORM"):
        return [part.split(":")[0].strip() for part in wanted.split(";")]
    names = ["xcb"] if environ.get("DISPLAY") else []
    session = environ.get("XDG_SESSION_TYPE") == "wayland"
    if session or environ.get("WAYLAND_DISPLAY"):
        names.insert(0 if session else len(names), "wayland")
    return names


def _platform_problem(name: str, environ: Mapping[str, str]) -> str | None:
    """Says why one platform plugin would not start."""
    return _plugin_problem(name, environ) or (
        _x11_problem(environ) if name == "xcb" else _wayland_problem(environ) if name.startswith("wayland") else None
    )


def _plugin_problem(name: str, environ: Mapping[str, str]) -> str | None:
    """Loads the plugin as Qt is going to do, which names a library that is missing."""
    from PySide6.QtCore import QLibraryInfo, QPluginLoader  # noqa: PLC0415 - see the module

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    for file in sorted(folder.glob("*.so")):
        loader = QPluginLoader(str(file))
        described = cast("dict[str, dict[str, list[str]]]", loader.metaData())
        if name in described.get("MetaData", {}).get("Keys", []):
            if loader.load():
                return None
            text = loader.errorString()
            return missing_library_sentence(text) or f"Qt's plugin for {name} cannot be loaded ({text})"
    if environ.get("QT_PLUGIN_PATH") or environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        return None
    return f"QT_QPA_PLATFORM names {name!r}, which this Qt does not have: unset it, or choose xcb, wayland or offscreen"


def _x11_problem(environ: Mapping[str, str]) -> str | None:
    """Connects to the X server as Qt is going to do, its authority included."""
    name = environ.get("DISPLAY", "")
    if not name:
        return "DISPLAY is not set, so there is no display to open windows on: start the game from a desktop session"
    import ctypes  # noqa: PLC0415 - not at every start

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return missing_library_sentence(str(error)) or f"libxcb cannot be loaded ({error})"
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(name), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if refused:
        return f"the display {name!r} that DISPLAY names does not answer: start the game from a desktop session"
    return None


def _wayland_problem(environ: Mapping[str, str]) -> str | None:
    """Tries the compositor's socket."""
    if environ.get("WAYLAND_SOCKET"):
        return None
    import socket  # noqa: PLC0415 - not at every start

    name = environ.get("WAYLAND_DISPLAY") or "wayland-0"
    path = Path(environ.get("XDG_RUNTIME_DIR", "/")) / name
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as link:
        try:
            link.connect(os.fspath(path))
        except OSError:
            return f"the Wayland display {name!r} does not answer: start the game from a desktop session"
    return None


if __name__ == "__main__":
    if found_problem := libraries_problem():
        print(f"decrypto-qt: {found_problem}", file=sys.stderr)  # noqa: T201 - a program of its own here
        sys.exit(1)
