"""Where the sand lies in a glass: levels solved by volume of revolution, in units of one bulb's height.

Numbers only; no Qt, no colours, no clock. Heights are measured from the neck upwards in the upper bulb, and from the
foot of the glass upwards in the lower one. Radii and heights share one unit.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

NECK = 0.016
"""Radius of the neck."""

WIDEST = 0.40
"""Largest radius of a bulb."""

REPOSE = math.tan(math.radians(29.0))
"""Slope of the cone on which falling sand comes to rest."""

FILL = 0.72
"""The sand's share of a bulb's volume."""

FUNNEL = 0.10
"""How deep the running sand is hollowed at most."""

_FUNNEL_SHARE = 0.55
_STEPS = 240

# Where the glass goes, as two Bezier curves of (radius, height above the neck).
_SHOULDER = ((NECK, 0.0), (NECK, 0.12), (WIDEST, 0.40), (WIDEST, 0.69))
_END = ((WIDEST, 0.69), (WIDEST, 0.85), (0.375, 0.95), (0.345, 1.0))

_FUNNEL_VOLUME = 2 * math.pi * (0.25 - 1 / math.pi**2)
"""Volume of a hollow of depth 1 and radius 1 whose depth falls off as (1 + cos) / 2."""


def _bezier(
    curve: tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]], t: float
) -> tuple[float, float]:
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        sum(weight * point[0] for weight, point in zip(weights, curve, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, curve, strict=True)),
    )


@dataclass(frozen=True, slots=True)
class Bulb:
    """One bulb as a table: heights above the neck, radii there, and the volume up to there."""

    heights: tuple[float, ...]
    radii: tuple[float, ...]
    volumes: tuple[float, ...]

    def radius(self, height: float) -> float:
        """The inner radius at a height above the neck."""
        return self._between(self.radii, height)

    def volume(self, height: float) -> float:
        """The volume between the neck and a height above it."""
        return self._between(self.volumes, height)

    @property
    def whole(self) -> float:
        """The volume of the bulb."""
        return self.volumes[-1]

    def _between(self, column: tuple[float, ...], height: float) -> float:
        height = min(1.0, max(0.0, height))
        upper = min(len(self.heights) - 1, max(1, bisect_left(self.heights, height)))
        low, high = self.heights[upper - 1], self.heights[upper]
        share = (height - low) / (high - low)
        return column[upper - 1] + (column[upper] - column[upper - 1]) * share


def _blown() -> Bulb:
    outline = [_bezier(curve, step / _STEPS) for curve in (_SHOULDER, _END) for step in range(_STEPS + 1)]
    del outline[_STEPS]  # the point both curves share
    volumes = [0.0]
    for (radius, height), (next_radius, next_height) in pairwise(outline):
        cut = radius * radius + radius * next_radius + next_radius * next_radius
        volumes.append(volumes[-1] + math.pi / 3 * (next_height - height) * cut)
    return Bulb(tuple(height for _, height in outline), tuple(radius for radius, _ in outline), tuple(volumes))


BULB = _blown()
SAND = FILL * BULB.whole
"""The volume of all sand."""


@dataclass(frozen=True, slots=True)
class UpperSand:
    """Sand above: level at the glass, hollowed in the middle while it runs."""

    level: float
    """Height above the neck at which the surface meets the glass; 0 when there is none."""

    edge: float
    """Radius of the glass there."""

    funnel: float
    """How much lower the surface is in the middle."""

    def surface(self, radius: float) -> float:
        """Height above the neck of the surface at a distance from the axis."""
        return self.level - self.funnel * (1 + math.cos(math.pi * min(1.0, radius / self.edge))) / 2


@dataclass(frozen=True, slots=True)
class LowerSand:
    """Sand below: a cone, on top of what fills the glass up to where the cone meets it."""

    contact: float
    """Height above the foot at which the cone meets the glass, 0 while it stands free on the foot."""

    radius: float
    """Radius of the cone at `contact`."""

    @property
    def top(self) -> float:
        """Height of the cone's point above the foot."""
        return self.contact + self.radius * REPOSE


def upper_sand(share: float, *, running: bool) -> UpperSand:
    """Where the sand above lies.

    Args:
        share: The part of all sand that is above, 0 to 1.
        running: Whether it is hollowed by running out.
    """
    wanted = min(1.0, max(0.0, share)) * SAND
    if wanted <= 0:
        return UpperSand(0.0, NECK, 0.0)
    depth = _funnel if running else _no_funnel

    def volume(level: float) -> float:
        return BULB.volume(level) - _FUNNEL_VOLUME * BULB.radius(level) ** 2 * depth(level)

    level = _solved(volume, wanted, 1.0)
    return UpperSand(level, BULB.radius(level), depth(level))


def lower_sand(share: float) -> LowerSand:
    """Where the sand below lies.

    Args:
        share: The part of all sand that is below, 0 to 1.
    """
    wanted = min(1.0, max(0.0, share)) * SAND
    foot = BULB.radius(1.0)
    free = math.pi / 3 * foot**3 * REPOSE
    if wanted <= free:
        return LowerSand(0.0, (wanted / (math.pi / 3 * REPOSE)) ** (1 / 3))

    def volume(contact: float) -> float:
        return BULB.whole - BULB.volume(1 - contact) + math.pi / 3 * BULB.radius(1 - contact) ** 3 * REPOSE

    contact = _solved(volume, wanted, 1.0)
    return LowerSand(contact, BULB.radius(1 - contact))


def _funnel(level: float) -> float:
    return FUNNEL * (1 - math.exp(-_FUNNEL_SHARE * level / FUNNEL))


def _no_funnel(_level: float) -> float:
    return 0.0


def _solved(volume: Callable[[float], float], wanted: float, highest: float) -> float:
    """The height at which a growing volume is the wanted one."""
    low, high = 0.0, highest
    for _ in range(30):
        middle = (low + high) / 2
        if volume(middle) < wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2
