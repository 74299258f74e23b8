"""Whether an event may be taken back; each game's events carry one of these as `UNDO`."""

from __future__ import annotations

from enum import Enum


class Undo(Enum):
    """What taking back means for an event."""

    BY_ACTOR = "by whoever did it, until the next barrier"
    ASIDE = "not taken back, and no hindrance: it is written over or passed on instead"
    BARRIER = "never, and nothing before it either: chance has spoken or something has been shown"
