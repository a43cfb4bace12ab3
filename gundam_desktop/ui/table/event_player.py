"""Plays the events of each move in order, then shows the view after them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.tabletop import Event

_MOVE, _REST, _HURT, _POINT = 190, 110, 330, 420
"""Milliseconds for a card's move, for resting it, for damage, and for a new arrow."""
_BETWEEN_HITS = 60
"""Milliseconds between two hits in a row: both sides of a battle are hit by the same blow."""
_LONGEST_MOVES_MS = 1700
"""Most milliseconds for all queued events: more are played faster, so that the table never lags far behind."""
_LONGEST_STAY = 12_000
"""Milliseconds that the queued events stay in the middle of the table in all before they become shorter."""
_SHORTEST_STAY = 0.75
"""The share of its time that each of them stays at least, so that it can be read."""

ShowView = Callable[[bool], None]
"""Shows the view at the end of a move; True with animation."""


Stays = Callable[[Sequence[Event]], Sequence[float]]
"""For each of the events of a move, the milliseconds that it stays in the middle of the table."""
ShowEvent = Callable[[Event, float], None]
"""Shows an event; it stays in the middle for these milliseconds, 0 if it does not come there."""
Approach = Callable[[Event, float], float]
"""Draws an event that stays this long ahead, and begins what leads up to it. Returns the milliseconds that takes."""


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

    def __init__(self, show_event: ShowEvent, stays: Stays, approach: Approach, parent: QObject | None = None) -> None:
        """`approach` is called before each event, and one that stays is shown in a later round of the event loop."""
        super().__init__(parent)
        self.speed = 1.0
        self._show_event, self._stays, self._approach = show_event, stays, approach
        self._approached: _Timed | None = None
        self._move_factor = self._stay_factor = 1.0
        self._moves: deque[_Move] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_next)

    @property
    def running(self) -> bool:
        """True while events wait to be played."""
        return bool(self._moves)

    @property
    def longest_ms(self) -> float:
        """The milliseconds that the queued events may take."""
        waiting = [timed for move in self._moves for timed in move.events]
        stays = sum(timed.stay for timed in waiting) * self._stay_factor
        return (_LONGEST_MOVES_MS + stays) / self.speed if waiting and self.speed > 0 else 0.0

    def add(self, events: Sequence[Event], show_view: ShowView) -> None:
        """Play these events after the queued ones, then call `show_view`."""
        self._moves.append(_Move(deque(map(_Timed, events, self._stays(events))), show_view))
        waiting = [timed for move in self._moves for timed in move.events]
        self._move_factor = min(1.0, _LONGEST_MOVES_MS / max(1, sum(_time_of(timed.event) for timed in waiting)))
        factor = min(1.0, _LONGEST_STAY / max(1, sum(timed.stay for timed in waiting)))
        self._stay_factor = max(_SHORTEST_STAY, factor)
        if self.speed <= 0:
            self.finish()
        elif not self._timer.isActive():
            self._play_next()

    def hold(self) -> None:
        """Stay at the event that is shown until `go_on`."""
        self._timer.stop()

    def go_on(self) -> None:
        """Show the next event now, or the view at the end of the move."""
        self._timer.stop()
        if self._moves:
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
        if not move.events:
            self._moves.popleft()
            move.show_view(True)
        elif (pause := self._lead(move.events[0])) < 0:
            event, stay = move.events.popleft()
            stay *= self._stay_factor
            pause = max(self._pause_after(event, move.events) * self._move_factor, stay)
            self._show_event(event, stay)
            self.passed.emit(1)
        if self._moves and not self._timer.isActive():
            self._timer.start(round(pause / self.speed))

    def _lead(self, timed: _Timed) -> float:
        """Begin what leads up to an event. Returns its milliseconds; below 0 if the event can be shown now."""
        if timed is self._approached:
            return -1
        self._approached = timed
        return self._approach(timed.event, timed.stay) or (0 if timed.stay else -1)

    @staticmethod
    def _pause_after(event: Event, following: Sequence[_Timed]) -> int:
        hits = _hurts(event) and bool(following) and _hurts(following[0].event)
        return _BETWEEN_HITS if hits else _time_of(event)


def _hurts(event: Event) -> bool:
    return any(change.damage > 0 for change in event.changes)


def _time_of(event: Event) -> int:
    if event.arrows:
        return _POINT
    if _hurts(event):
        return _HURT
    if any(change.zone or change.under > 0 for change in event.changes):
        return _MOVE
    return _REST if event.changes else 0
