"""The records whose results are known, as files below `tests/data/cases`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CASES = Path(__file__).parents[1] / "data" / "cases"

RECORDS = sorted(path for path in CASES.glob("*.json") if not path.name.endswith(".expected.json"))


def expected(record: Path) -> dict[str, Any]:
    """What `replay` has to say of that record."""
    found: dict[str, Any] = json.loads(record.with_suffix(".expected.json").read_bytes())
    return found


def example() -> dict[str, Any]:
    """The worked example of the rulebook, for a test to spoil."""
    found: dict[str, Any] = json.loads((CASES / "rulebook-example.json").read_bytes())
    return found


def three_players() -> dict[str, Any]:
    """A game of three players, for a test to spoil."""
    found: dict[str, Any] = json.loads((CASES / "three-players.json").read_bytes())
    return found


def eight_rounds() -> dict[str, Any]:
    """A game of eight rounds that went to keyword guessing, for a test to spoil."""
    found: dict[str, Any] = json.loads((CASES / "eight-rounds-keywords.json").read_bytes())
    return found
