"""How long players may be away, and how much of a choice's time was only the way of its messages."""

from __future__ import annotations

ONCE = 180.0
"""The most seconds that a player may be away at a time, in a game without clocks."""
ALTOGETHER = 600.0
"""The most seconds that a player may be away in a game without clocks."""
QUOTA = 3.0
"""The seconds of lag that are not counted at first; each choice adds `MORE`, up to `MOST_QUOTA`."""
MORE = 1.0
MOST_QUOTA = 7.0


class Absence:
    """How long one player has been away in a game."""

    def __init__(self, before: float = 0.0) -> None:
        """`before` is how many seconds they were away in earlier times."""
        self.before = before
        self._now = 0.0

    @property
    def left(self) -> float:
        """The seconds that the player may still be away this time."""
        return max(0.0, min(ONCE - self._now, ALTOGETHER - self.before - self._now))

    def pass_away(self, seconds: float) -> None:
        """Count seconds of being away."""
        self._now += seconds

    def come_back(self) -> None:
        """End this absence."""
        self.before += self._now
        self._now = 0.0


class LagQuota:
    """The lag of one player that does not count against their clock: bounded, so that nobody gains by delaying."""

    def __init__(self) -> None:
        self._quota = QUOTA

    def free(self, round_trip: float) -> float:
        """Return how many seconds of a choice do not count, from the round trip that the server has measured."""
        free = min(self._quota, max(0.0, round_trip))
        self._quota = min(MOST_QUOTA, self._quota - free + MORE)
        return free
