"""Plays the events of each move in order, then shows the view after them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.tabletop import Event

_MOVE, _REST, _HURT, _POINT = 190, 110, 330, 420
"""Milliseconds for a card's move, for resting it, for damage, and for a new arrow."""
_LONGEST_MOVES_MS = 1700
"""Most milliseconds for all queued events: more are played faster, so that the table never lags far behind."""
_LONGEST_STAY = 4000
"""Most milliseconds that the queued events stay in the middle of the table in all."""

ShowView = Callable[[bool], None]
"""Shows the view at the end of a move; True with animation."""


Stays = Callable[[Sequence[Event]], Sequence[float]]
"""For each of the events of a move, the milliseconds that it stays in the middle of the table."""
ShowEvent = Callable[[Event, float], None]
"""Shows an event; it stays in the middle for these milliseconds, 0 if it does not come there."""


class _Timed(NamedTuple):
    event: Event
    stay: float


class _Move(NamedTuple):
    events: deque[_Timed]
    show_view: ShowView


class EventPlayer(QObject):
    """A queue of moves. `finish` shows the last view at once, so that the player need not wait."""

    passed = Signal(int)
    """This number of further events has been shown, or skipped."""

    def __init__(
        self, show_event: ShowEvent, stays: Stays, prepare: Callable[[Event], None], parent: QObject | None = None
    ) -> None:
        """`prepare` is called with an event that stays in the middle, in a round of the event loop before the event."""
        super().__init__(parent)
        self.speed = 1.0
        self._show_event, self._stays, self._prepare = show_event, stays, prepare
        self._prepared: _Timed | None = None
        self._move_factor = self._stay_factor = 1.0
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
        self._moves.append(_Move(deque(map(_Timed, events, self._stays(events))), show_view))
        waiting = [timed for move in self._moves for timed in move.events]
        self._move_factor = min(1.0, _LONGEST_MOVES_MS / max(1, sum(_time_of(timed.event) for timed in waiting)))
        self._stay_factor = min(1.0, _LONGEST_STAY / max(1, sum(timed.stay for timed in waiting)))
        if self.speed <= 0:
            self.finish()
        elif not self._timer.isActive():
            self._play_next()

    def finish(self) -> None:
        """Skip the queued events and show the last view now."""
        self._timer.stop()
        moves, self._moves = self._moves, deque()
        self.passed.emit(sum(len(move.events) for move in moves))
        for move in moves:
            move.show_view(self.speed > 0)

    def _play_next(self) -> None:
        """Show the next event, or the view at the end of its move; what follows has a round of the event loop again."""
        pause, move = 0.0, self._moves[0]
        if move.events and move.events[0].stay and move.events[0] is not self._prepared:
            self._prepared = move.events[0]
            self._prepare(self._prepared.event)
        elif move.events:
            event, stay = move.events.popleft()
            stay *= self._stay_factor
            pause = max(_time_of(event) * self._move_factor, stay)
            self._show_event(event, stay)
            self.passed.emit(1)
        else:
            self._moves.popleft()
            move.show_view(True)
        if self._moves and not self._timer.isActive():
            self._timer.start(round(pause / self.speed))


def _time_of(event: Event) -> int:
    if event.arrows:
        return _POINT
    if any(change.damage > 0 for change in event.changes):
        return _HURT
    if any(change.zone or change.under > 0 for change in event.changes):
        return _MOVE
    return _REST if event.changes else 0
