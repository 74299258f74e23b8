"""The pause in typing after which keys count again, when what they act on has changed unasked.

Somebody who types fast does not see at once that the time is over or that the other team has acted: what follows was
meant for what stood there before. When it has changed so, who knows the game says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PAUSE_S: Final = 0.6
"""So long nobody may have pressed a key before the next one counts."""


class Lull:
    """Whether keys are held back, and when somebody last typed."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Hold nothing back.

        Args:
            now: the monotonic clock, in seconds.
        """
        self._now = now
        self._since: float | None = None
        self._last: float | None = None

    @property
    def is_typing(self) -> bool:
        """Whether a key came so lately that the next one may be meant for the same thing."""
        return self._is_recent(self._last)

    def begin(self) -> None:
        """What keys act on has changed unasked: from now on nobody may type for a while."""
        self._since = self._now()

    def end(self) -> None:
        """Somebody has clicked, or pressed a key that names what it does: keys count again."""
        self._since = None

    def forget(self) -> None:
        """Whoever has typed does something else now, so that the next key is meant for what comes of it."""
        self._since = self._last = None

    def holds_back(self) -> bool:
        """Whether the key that is there now must do nothing; it is noted either way, a repeated one as well."""
        if not self._is_recent(self._since) and not self._is_recent(self._last):
            self._since = None
        self._last = self._now()
        return self._since is not None

    def _is_recent(self, moment: float | None) -> bool:
        return moment is not None and self._now() - moment < PAUSE_S
