"""All checks of `make test`, or those named: `checks.py [format lint types imports unit whole] [-- words]`.

They run in turn, and the two runs of pytest side by side. Says in one line what was left out, and at the end what
failed. What the checks demand stands in `pyproject.toml` and in the tests, not here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PACKAGES = ("decrypto_qt", "tests", "packaging")
BIN = Path(sys.executable).parent

WHOLE = ("tests/app", "tests/x11")
"""Tests of the whole program, in a process of their own: what a program in it has left behind meets no other test."""

CHECKS: dict[str, list[str]] = {
    "format": [str(BIN / "ruff"), "format", "--check", *PACKAGES],
    "lint": [str(BIN / "ruff"), "check", *PACKAGES],
    "types": [str(BIN / "mypy"), *PACKAGES],
    "imports": [str(BIN / "lint-imports"), "--no-logo"],
    "unit": [sys.executable, "-m", "pytest"],
    "whole": [sys.executable, "-m", "pytest", *WHOLE],
}


def _x11_words() -> list[str]:
    """Leaves the X11 tests out where their programs are missing, unless they are required."""
    missing = [name for name in ("Xvfb", "openbox", "xrandr", "xmodmap", "xdotool") if shutil.which(name) is None]
    if not missing or os.environ.get("REQUIRE_X11") == "1":
        return []
    print(f"The X11 tests are left out: {', '.join(missing)} not found.", flush=True)
    return ["-m", "not x11"]


def _command(name: str, more: list[str]) -> list[str]:
    """What is run for a check."""
    command = list(CHECKS[name])
    if name in ("unit", "whole"):
        command += [*_x11_words(), *more]
    if name == "unit" and not more:
        command += [f"--ignore={folder}" for folder in WHOLE]
    return command


class _Beside:
    """A check that runs beside another one; what it prints comes when both are done."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self._command = command
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `finish`
        self._started = 0.0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._started = time.monotonic()
        self._process = subprocess.Popen(self._command, stdout=self._printed, stderr=subprocess.STDOUT)

    def finish(self) -> bool:
        """Waits for its end, prints all of it, and says whether it failed."""
        assert self._process is not None
        status = self._process.wait()
        taken = time.monotonic() - self._started
        self._printed.seek(0)
        print(f"== {self.name}", flush=True)
        sys.stdout.buffer.write(self._printed.read())
        self._printed.close()
        print(f"== {self.name}: {'failed' if status else 'ok'}, {taken:.1f} s", flush=True)
        return status != 0


def main(words: list[str]) -> int:
    """Runs the checks.

    Args:
        words: Names of checks, none for all; what follows `--` is for pytest.

    Returns:
        The exit status: 0, or 1 when a check failed.
    """
    cut = words.index("--") if "--" in words else len(words)
    names, more = words[:cut] or list(CHECKS), words[cut + 1 :]
    failed = []
    beside = None
    if {"unit", "whole"} <= set(names) and not more:
        # Most of the time goes into these two: each has a core to itself.
        names = [name for name in names if name != "whole"]
        beside = _Beside("whole", _command("whole", more))
    for name in names:
        if name == "unit" and beside is not None:
            beside.start()
        print(f"== {name}", flush=True)
        start = time.monotonic()
        if subprocess.run(_command(name, more), check=False).returncode:
            failed.append(name)
        print(f"== {name}: {'failed' if name in failed else 'ok'}, {time.monotonic() - start:.1f} s", flush=True)
    if beside is not None and beside.finish():
        failed.append(beside.name)
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
