"""Plays the events of each move in order, then shows the view after them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.tabletop import Event

_MOVE, _REST, _HURT, _POINT = 190, 110, 330, 420
"""Milliseconds for a card's move, for resting it, for damage, and for a new arrow."""
_PATIENCE = 1700
"""Most milliseconds for all queued events: more are played faster, so that the table never lags far behind."""

ShowView = Callable[[bool], None]
"""Shows the view at the end of a move; True with animation."""


class _Move(NamedTuple):
    events: deque[Event]
    show_view: ShowView


class EventPlayer(QObject):
    """A queue of moves. `finish` shows the last view at once, so that the player need not wait."""

    def __init__(self, show_event: Callable[[Event], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._show_event = show_event
        self._haste = 1.0
        self._moves: deque[_Move] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_next)

    @property
    def running(self) -> bool:
        """True while events wait to be played."""
        return bool(self._moves)

    def add(self, events: Sequence[Event], show_view: ShowView) -> None:
        """Play these events after the queued ones, then call `show_view`."""
        self._moves.append(_Move(deque(events), show_view))
        waiting = sum(_time_of(event) for move in self._moves for event in move.events)
        self._haste = min(1.0, _PATIENCE / waiting) if waiting else 1.0
        if self.speed <= 0:
            self.finish()
        elif not self._timer.isActive():
            self._play_next()

    def finish(self) -> None:
        """Skip the queued events and show the last view now."""
        self._timer.stop()
        moves, self._moves = self._moves, deque()
        for move in moves:
            move.show_view(self.speed > 0)

    def _play_next(self) -> None:
        while self._moves:
            move = self._moves[0]
            if not move.events:
                self._moves.popleft()
                move.show_view(True)
                continue
            event = move.events.popleft()
            self._show_event(event)
            pause = _time_of(event)
            if pause:
                self._timer.start(round(pause * self._haste / self.speed))
                return


def _time_of(event: Event) -> int:
    if event.arrows:
        return _POINT
    if any(change.damage > 0 for change in event.changes):
        return _HURT
    if any(change.zone or change.under > 0 for change in event.changes):
        return _MOVE
    return _REST if event.changes else 0
