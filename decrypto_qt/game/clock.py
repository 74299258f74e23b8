"""The sand as a value, and the noticing of a suspended computer.

Time is an argument everywhere: nothing here reads a clock, waits, or paints. What the table does when the sand has run
out (advisory or strict) stands in the rules, how it looks in the widgets.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

SUSPEND_THRESHOLD = 2.0
"""Seconds by which the boot-time clock must be ahead before a suspend is believed."""


@dataclass(frozen=True, slots=True)
class SandTimer:
    """A sand timer: how much sand lies above at a moment of a monotonic clock.

    A fresh one is at rest: all sand lies below. `SandTimer(30).turned(now)` starts thirty seconds, whatever an earlier
    glass was doing.
    """

    duration: float
    """Seconds for all of the sand."""

    started_at: float | None = None
    """The monotonic moment at which the glass with `above` seconds of sand began to run; `None` while it stands."""

    above: float = 0.0
    """Seconds of sand in the upper bulb at `started_at`, or while it stands."""

    def __post_init__(self) -> None:
        """Refuse a glass that no table could have.

        Raises:
            ValueError: The duration is not positive, or more sand lies above than there is.
        """
        if not self.duration > 0:
            raise ValueError("a sand timer needs a duration above zero")
        if not 0 <= self.above <= self.duration:
            raise ValueError("the sand above must be between none and all of it")

    @classmethod
    def filled(cls, duration: float) -> SandTimer:
        """A glass that is held with all of its sand above, so that `resumed` lets it run."""
        return cls(duration, None, duration)

    def remaining(self, now: float) -> float:
        """Seconds of sand still above; a clock that seems to go backwards never adds sand."""
        if self.started_at is None:
            return self.above
        return min(self.above, max(0.0, self.above - (now - self.started_at)))

    def share(self, now: float) -> float:
        """The part of all sand that is still above, 0 to 1."""
        return self.remaining(now) / self.duration

    def running(self, now: float) -> bool:
        """Whether sand is falling."""
        return self.started_at is not None and self.remaining(now) > 0

    def finished(self, now: float) -> bool:
        """Whether it was turned and has run out."""
        return self.started_at is not None and self.remaining(now) <= 0

    def turned(self, now: float) -> SandTimer:
        """The glass turned over and running: what lay below is now above."""
        return replace(self, started_at=now, above=self.duration - self.remaining(now))

    def paused(self, now: float) -> SandTimer:
        """The glass with its sand held; one that has run out or stands stays as it is."""
        if not self.running(now):
            return self
        return replace(self, started_at=None, above=self.remaining(now))

    def resumed(self, now: float) -> SandTimer:
        """The held sand running on; a glass that runs, or has nothing above, stays as it is."""
        if self.started_at is not None or self.above <= 0:
            return self
        return replace(self, started_at=now)


@dataclass(frozen=True, slots=True)
class SuspendWatch:
    """Notices that the computer slept: the boot-time clock goes on during a suspend, the monotonic one stands still.

    Short naps add up: the lead is measured from the last moment both clocks were agreed on, not from the last look.
    """

    lead: float
    """Seconds by which the boot-time clock was ahead when both were agreed on."""

    @classmethod
    def started(cls, monotonic: float, boot_time: float) -> SuspendWatch:
        """A watch that takes the present lead for granted."""
        return cls(boot_time - monotonic)

    def suspended(self, monotonic: float, boot_time: float) -> bool:
        """Whether the computer slept since the clocks were agreed on."""
        return boot_time - monotonic - self.lead > SUSPEND_THRESHOLD

    def agreed(self, monotonic: float, boot_time: float) -> SuspendWatch:
        """The watch after a suspend has been dealt with: the present lead is the new normal."""
        return SuspendWatch.started(monotonic, boot_time)
