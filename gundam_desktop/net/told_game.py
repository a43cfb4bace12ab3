"""One game as the server tells it to a player: the view now, and all events so far."""

from __future__ import annotations

from typing import Any, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.downward import Update
from gundam_desktop.net.wire import patched, read_event
from gundam_desktop.tabletop import Event, View


class ToldStep(NamedTuple):
    """What came of one choice."""

    events: tuple[Event, ...]
    quiet: bool
    """True for an automatic pass that everybody could foresee; logs leave it out."""


class Played(NamedTuple):
    """What an update has brought."""

    game: int
    """The number of the game at the table, from 1."""
    n: int
    """The number of the update: what a choice for the present decision names."""
    position: int
    """How many choices have been made in the game."""
    view: View
    """What the player knows now."""
    steps: tuple[ToldStep, ...]
    """What came of each choice from position `position - len(steps)` on, in place of what was told of them before."""
    clock: tuple[float, float] | None
    """The seconds left for each player; None without clocks."""


class OutOfStep(Exception):
    """An update does not follow the one before: the client must resume."""


class ToldGame:
    """What a player was told of one game, update by update."""

    def __init__(self, number: int, game_module: GameModule, seat: int) -> None:
        """`seat` is whose view it is; a watcher's is 0."""
        self.number, self._game_module, self._seat = number, game_module, seat
        self.n = 0
        """The number of the last update; 0 before the first."""
        self.steps: list[ToldStep] = []
        self.view: View | None = None
        self._data: Any = None

    @property
    def events(self) -> list[Event]:
        """All events of the game so far."""
        return [event for step in self.steps for event in step.events]

    def take(self, update: Update) -> Played:
        """Follow an update. Raises `OutOfStep`, and nothing changes, if it does not fit."""
        whole = update.since == 0
        first = update.position - len(update.steps)
        if not whole and (update.since != self.n or first > len(self.steps)):
            raise OutOfStep
        if update.view is None and (whole or self._data is None):
            raise OutOfStep
        try:
            data = update.view if update.view is not None else patched(self._data, update.delta)
            view = self._game_module.read_view(data, self._seat)
            new = tuple(ToldStep(tuple(map(read_event, step.events)), step.quiet) for step in update.steps)
        except ValueError:
            raise OutOfStep from None
        self._data, self.view, self.n = data, view, update.n
        self.steps[0 if whole else first :] = new
        clock = (update.clock[0], update.clock[1]) if update.clock else None
        return Played(update.game, update.n, update.position, view, new, clock)
