"""What a server has told of a game: events, and the views between them. Undo shortens it."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from gundam_desktop.match.event_history import PASSED, Moment
from gundam_desktop.net.told_game import Played
from gundam_desktop.tabletop import Decision, Event, View


class Mark(NamedTuple):
    """What was known after an update."""

    position: int
    event_count: int
    view: View


class NetworkPast:
    """The course of one game as one client knows it. Implements `Past`."""

    def __init__(self, seat: int) -> None:
        """`seat` is the player's; -1 for a watcher."""
        self._seat = seat
        self.events: list[Event] = []
        self._after: list[int] = []
        """How many events were told after each choice."""
        self._marks: list[Mark] = []
        self.passed: set[int] = set()
        """Positions at which this client has passed by itself."""
        self._taken = 0

    @property
    def view(self) -> View | None:
        """The present view; None before the first update."""
        return self._marks[-1].view if self._marks else None

    def take(self, played: Played, *, fresh: bool) -> list[Event] | None:
        """Follow an update and return its events; None if it leads elsewhere, or is not `fresh`: it was seen before."""
        first = played.position - len(played.steps)
        follows = first >= len(self._after) and fresh
        del self._after[first:]
        del self.events[self._after[-1] if self._after else 0 :]
        self._marks = [mark for mark in self._marks if mark.position <= first and mark.position < played.position]
        before = len(self.events)
        for step in played.steps:
            self.events += [event for event in step.events if not (step.quiet and event.kind == PASSED)]
            self._after.append(len(self.events))
        self._marks.append(Mark(played.position, len(self.events), played.view))
        if not follows:
            self._taken = len(self.events)
        return self.events[before:] if follows else None

    def end(self, result: str) -> None:
        """Note a result that does not follow from the rules."""
        last = self._marks[-1]
        ended = last.view._replace(result=result, decision=Decision("game over", -1))
        self._marks[-1] = last._replace(view=ended)

    def take_new(self) -> list[Event]:
        """Return the events since the last call."""
        new, self._taken = self.events[self._taken :], len(self.events)
        return new

    def own_decision(self) -> Mark | None:
        """What was known at the player's last decision that has been made; None without one."""
        made = (mark for mark in reversed(self._marks[:-1]) if mark.position not in self.passed)
        return next((mark for mark in made if mark.view.decision.player == self._seat), None)

    def moment(self, _seat: int, event_count: int) -> Moment:
        """The view before the update that told the last of the first `event_count` events, and the events since."""
        at = bisect_left(self._marks, event_count, key=lambda mark: mark.event_count)
        mark = self._marks[max(0, min(at, len(self._marks)) - 1)]
        return Moment(mark.view, self.events[mark.event_count : event_count])

    def last_decision(self, _seat: int) -> int:
        """How many events were told before the player's last decision; all of them if there was none."""
        own = self.own_decision()
        return own.event_count if own is not None else len(self.events)

    def go_to_moment(self, _event_count: int) -> bool:
        """False: a game that is played goes back only by undo."""
        return False
