"""Shows events one after the other, and after the events of a move the view that came of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.tabletop import Event

_MOVE, _REST, _HURT, _POINT = 190, 110, 330, 420
"""Milliseconds that the eye needs for a card that moves, that rests, that is damaged, for an arrow."""
_PATIENCE = 1700
"""What waits to be shown is shortened to this, so that the table never lags far behind."""

Final = Callable[[bool], None]
"""Shows the view at the end of a move; with or without movement."""


class _Move(NamedTuple):
    events: deque[Event]
    final: Final


class EventPlayer(QObject):
    """A queue of moves. `finish` brings the table to the last view at once; nobody ever has to wait for it."""

    def __init__(self, show_event: Callable[[Event], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._show_event = show_event
        self._haste = 1.0
        self._moves: deque[_Move] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether something waits to be shown."""
        return bool(self._moves)

    def add(self, events: Sequence[Event], final: Final) -> None:
        """Show these events after what waits already, then call `final`."""
        self._moves.append(_Move(deque(events), final))
        waiting = sum(_time_of(event) for move in self._moves for event in move.events)
        self._haste = min(1.0, _PATIENCE / waiting) if waiting else 1.0
        if self.speed <= 0:
            self.finish()
        elif not self._timer.isActive():
            self._go_on()

    def finish(self) -> None:
        """Leave out what waits and show the last view now."""
        self._timer.stop()
        moves, self._moves = self._moves, deque()
        for move in moves:
            move.final(self.speed > 0)

    def _go_on(self) -> None:
        while self._moves:
            move = self._moves[0]
            if not move.events:
                self._moves.popleft()
                move.final(True)
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
