"""All checks of `make test`, in turn, or those named: `checks.py [format lint types imports unit whole] [-- words]`.

Says in one line what was left out, and at the end what failed. What the checks demand stands in `pyproject.toml` and in
the tests, not here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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
    for name in names:
        command = list(CHECKS[name])
        if name in ("unit", "whole"):
            command += [*_x11_words(), *more]
        if name == "unit" and not more:
            command += [f"--ignore={folder}" for folder in WHOLE]
        print(f"== {name}", flush=True)
        start = time.monotonic()
        if subprocess.run(command, check=False).returncode:
            failed.append(name)
        print(f"== {name}: {'failed' if name in failed else 'ok'}, {time.monotonic() - start:.1f} s", flush=True)
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
