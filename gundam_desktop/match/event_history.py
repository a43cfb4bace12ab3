"""The events that each player has seen: all of them, and those since the last call."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from gundam_desktop.match.passing import AutoPasser
from gundam_desktop.match.undo import undo_position
from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Event, View

PASSED = "passed"


class Moment(NamedTuple):
    """A moment of a game that is past, as a player may know it."""

    view: View
    """An earlier view."""
    events: Sequence[Event]
    """What has happened from there to the moment."""


class Past(Protocol):
    """What has happened in a game, as its players may know it."""

    def moment(self, seat: int, event_count: int, /) -> Moment:
        """The moment at which a seat had seen its first `event_count` events, 1 at least."""
        ...

    def last_decision(self, seat: int, /) -> int:
        """How many events a seat had seen before its last decision; all of them if it has made none."""
        ...

    def go_to_moment(self, event_count: int, /) -> bool:
        """Go to the position after the first `event_count` events; False for a game that does not go back."""
        ...


class EventHistory:
    """The events of a game by seat, without what that seat may not know. Implements `Past`."""

    def __init__(self, game_history: GameHistory, passing: AutoPasser) -> None:
        """The events up to the current position of a game; none of them counts as new."""
        self._game_history, self._passing = game_history, passing
        self._told: tuple[list[Event], list[Event]] = ([], [])
        self._after: list[int] = []
        """How many events were told after each choice: as many to either seat."""
        self._taken = [0, 0]
        self.rebuild()

    def of(self, seat: int) -> list[Event]:
        """All events that a seat has seen."""
        return self._told[seat]

    def before(self, position: int) -> int:
        """How many events were told before the choice at a position."""
        made = position - self._game_history.first
        return self._after[made - 1] if made else 0

    def moment(self, seat: int, event_count: int) -> Moment:
        """The view before the choice that caused the last of the first `event_count` events, and the events since."""
        position = self._game_history.first + bisect_left(self._after, event_count)
        return Moment(self._game_history.at(position).view(seat), self._told[seat][self.before(position) : event_count])

    def last_decision(self, seat: int) -> int:
        """How many events a seat had seen before its last decision; all of them if it has made none."""
        position = undo_position(self._game_history, (seat,))
        return len(self._told[seat]) if position is None else self.before(position)

    def go_to_moment(self, _told: int) -> bool:
        """False: a game that is played goes back only by undo."""
        return False

    def take_new(self, seat: int) -> list[Event]:
        """The events since the last call for this seat."""
        events = self._told[seat][self._taken[seat] :]
        self._taken[seat] = len(self._told[seat])
        return events

    def append(self, events: Sequence[Event], *, quiet: bool) -> None:
        """Add the events of a choice for both seats. `quiet` omits automatic passes from the log."""
        logged = [event for event in events if event.kind != PASSED] if quiet else events
        for viewer, history in enumerate(self._told):
            history.extend(event.as_seen_by(viewer) for event in logged)
        self._after.append(len(self._told[0]))

    def rebuild(self) -> None:
        """Fill the history with the events up to the current position; none of them counts as new."""
        for history in self._told:
            history.clear()
        self._after.clear()
        played = self._game_history
        for position in range(played.first, played.position):
            move = played.moves[position]
            quiet = move.forced and not self._passing.is_noticed(played.at(position), move.seat)
            self.append(played.events(position, position + 1), quiet=quiet)
        self._taken = [len(history) for history in self._told]
