"""Holds the next automatic step of a game back until the table has shown the last one."""

from __future__ import annotations

from collections.abc import Callable


class PresentationGate:
    """Between automatic steps (a bot's choice, an automatic pass, a step of a replay) and the table that shows them."""

    def __init__(self, step: Callable[[], object]) -> None:
        self._step = step
        self._showing = self._due = False

    def begin_showing(self) -> None:
        """Note that the table has begun to show events."""
        self._showing = True

    def shown(self) -> None:
        """Note that the table has shown all events: a step that was held back is made now."""
        self._showing = False
        if self._due:
            self.request()

    def request(self) -> None:
        """Make the step, now or as soon as the table has shown everything."""
        self._due = self._showing
        if not self._due:
            self._step()

    def cancel(self) -> None:
        """Drop a step that was held back."""
        self._due = False
