"""A measured figure beside the bound it is to keep; how it was measured is the benchmark's business."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Bound(Enum):
    """Which side of its bound a figure is to stay on."""

    AT_MOST = "at most"
    AT_LEAST = "at least"


@dataclass(frozen=True, slots=True)
class Measurement:
    """One figure.

    Attributes:
        name: What was measured, in a few words.
        value: The figure.
        unit: Its unit, such as `"ms"` or `"games/s"`.
        bound: Whether `limit` is the most or the least; `None` for a figure that is only told.
        limit: The bound, in the same unit.
    """

    name: str
    value: float
    unit: str
    bound: Bound | None = None
    limit: float = 0.0

    @property
    def kept(self) -> bool:
        """Whether the figure is on the right side of its bound."""
        match self.bound:
            case None:
                return True
            case Bound.AT_MOST:
                return self.value <= self.limit
            case Bound.AT_LEAST:
                return self.value >= self.limit

    def line(self) -> str:
        """The figure and its bound for people to read."""
        told = f"{self.name:<52} {self.value:>10,.2f} {self.unit:<8}"
        if self.bound is None:
            return told.rstrip()
        return f"{told} {self.bound.value} {self.limit:,.2f}{'' if self.kept else '   NOT KEPT'}"
