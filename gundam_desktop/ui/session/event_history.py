"""The events that each player has seen: all of them, and those since the last call."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Event
from gundam_desktop.ui.session.auto_pass import AutoPasser

PASSED = "passed"


class EventHistory:
    """The events of a game by seat, without what that seat may not know."""

    def __init__(self) -> None:
        self._told: tuple[list[Event], list[Event]] = ([], [])
        self._taken = [0, 0]

    def of(self, seat: int) -> list[Event]:
        """All events that a seat has seen."""
        return self._told[seat]

    def take_new(self, seat: int) -> list[Event]:
        """The events since the last call for this seat."""
        events = self._told[seat][self._taken[seat] :]
        self._taken[seat] = len(self._told[seat])
        return events

    def append(self, events: Sequence[Event], *, quiet: bool) -> None:
        """Add events for both seats. `quiet` omits automatic passes from the log."""
        logged = [event for event in events if event.kind != PASSED] if quiet else events
        for viewer, history in enumerate(self._told):
            history.extend(event.as_seen_by(viewer) for event in logged)

    def rebuild(self, game_history: GameHistory, passing: AutoPasser) -> None:
        """Fill the history with the events up to the current position; none of them counts as new."""
        for history in self._told:
            history.clear()
        for position in range(game_history.first, game_history.position):
            move = game_history.moves[position]
            quiet = move.forced and not passing.is_noticed(game_history.at(position), move.seat)
            self.append(game_history.events(position, position + 1), quiet=quiet)
        self._taken = [len(history) for history in self._told]
