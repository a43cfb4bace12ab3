"""What each player has been told of a game: all of it, and what is new since they last looked."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Event
from gundam_desktop.ui.session.auto_pass import AutoPasser

PASSED = "passed"


class EventHistory:
    """The events of a game by seat, as each may know them."""

    def __init__(self) -> None:
        self._told: tuple[list[Event], list[Event]] = ([], [])
        self._taken = [0, 0]

    def of(self, seat: int) -> list[Event]:
        """Everything that a seat was told."""
        return self._told[seat]

    def take(self, seat: int) -> list[Event]:
        """What a seat was told since this was last asked for it."""
        events = self._told[seat][self._taken[seat] :]
        self._taken[seat] = len(self._told[seat])
        return events

    def tell(self, events: Sequence[Event], *, quiet: bool) -> None:
        """Tell both seats; `quiet` leaves a pass out that goes without saying: such passes come by the dozen."""
        told = [event for event in events if event.kind != PASSED] if quiet else events
        for viewer, history in enumerate(self._told):
            history.extend(event.as_seen_by(viewer) for event in told)

    def tell_anew(self, course: GameHistory, passing: AutoPasser) -> None:
        """Tell what has led to where the game stands; nobody has to be shown it."""
        for history in self._told:
            history.clear()
        for position in range(course.first, course.position):
            move = course.moves[position]
            quiet = move.forced and not passing.is_noticed(course.at(position), move.seat)
            self.tell(course.events(position, position + 1), quiet=quiet)
        self._taken = [len(history) for history in self._told]
