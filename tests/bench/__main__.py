"""`make bench`: runs every `bench_*.py` of this folder, or those named, and prints each figure beside its bound.

A benchmark is a module with `measure() -> Iterator[Measurement]`. It runs in this process, without a display.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path


def main(names: list[str]) -> int:
    """Runs the benchmarks.

    Args:
        names: Which, such as `start`; none for all.

    Returns:
        The exit status: 0, or 1 when a bound was not kept or a benchmark could not run.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))
    status = 0
    for name in names or found:
        if name not in found:
            print(f"there is no benchmark {name}; there are {', '.join(found)}", file=sys.stderr)
            return 2
        try:
            for measurement in importlib.import_module(f"tests.bench.bench_{name}").measure():
                print(measurement.line(), flush=True)
                status |= not measurement.kept
        except Exception as error:  # noqa: BLE001 - one that fails must not take the others with it
            print(f"{name}: could not be measured ({type(error).__name__}: {error})", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
