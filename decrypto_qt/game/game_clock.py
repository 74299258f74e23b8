"""A game's own clock as a value: it counts the seconds in which the game was not paused.

The monotonic moment is always an argument. The sand timer's own value stands in `clock`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameClock:
    """Seconds of play so far.

    Attributes:
        before: seconds counted until the clock was last started.
        since: the monotonic moment when it was started, `None` while it stands still.
    """

    before: float = 0.0
    since: float | None = None

    @property
    def running(self) -> bool:
        """Whether it counts."""
        return self.since is not None

    def seconds(self, now: float) -> float:
        """Seconds of play at the monotonic moment `now`."""
        return self.before if self.since is None else self.before + max(0.0, now - self.since)

    def paused(self, now: float) -> GameClock:
        """The clock standing still."""
        return GameClock(self.seconds(now))

    def resumed(self, now: float) -> GameClock:
        """The clock running; one that runs goes on as it is."""
        return GameClock(self.before, now) if self.since is None else self
