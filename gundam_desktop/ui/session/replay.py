"""A recorded game on the table, at any of its positions; nobody decides in it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.match.event_history import Moment
from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Event, Game
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.game_source import GameSource

PAUSE = 1_100
"""Milliseconds between two choices at normal speed, after everything has been shown."""


class Replay(GameSource):
    """Shows a position of a recorded game, and plays it. Implements `Past`."""

    position_changed = Signal(int)
    """The position has changed: the one shown now."""
    playing_changed = Signal(bool)

    def __init__(self, game_history: GameHistory, seats: Sequence[int] = (0, 1), parent: QObject | None = None) -> None:
        """`seats` are those whose view may be shown: only one while the game is not over."""
        super().__init__(game_history.record.start.players, self._play_on, parent)
        self.game_history, self.seats = game_history, tuple(seats)
        self.speed = 1.0
        self._position = self.first
        self._eyes, self._open = self.seats[0], len(self.seats) > 1
        self._fresh: list[Event] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._gate.request)
        self._playing = False

    # position

    @property
    def first(self) -> int:
        """The earliest position."""
        return self.game_history.first

    @property
    def last(self) -> int:
        """The latest position."""
        return self.game_history.position

    @property
    def position(self) -> int:
        """The number of choices made so far."""
        return self._position

    def turns(self) -> dict[int, int]:
        """Turn -> the position at which it begins."""
        begins: dict[int, int] = {}
        for position in range(self.first, self.last):
            begins.setdefault(self.game_history.moves[position].turn, position)
        return begins

    def happened(self) -> Iterator[tuple[int, Event]]:
        """Yield every event with the position before its choice, as it may be known in the view that is shown."""
        for position in range(self.first, self.last):
            for event in self._seen(self.game_history.events(position, position + 1), self._eyes):
                yield position, event

    def go_to(self, position: int) -> None:
        """Go to a position without animation, limited to the first and the last one."""
        position = max(self.first, min(self.last, position))
        if position != self._position:
            self._position = position
            self._fresh.clear()
            self.jumped.emit()
            self.position_changed.emit(position)

    def step(self) -> bool:
        """Show the next choice together with automatic passes. Returns False at the end."""
        begin = self._position
        while self._position < self.last:
            self._position += 1
            if not self.game_history.moves[self._position - 1].forced:
                break
        if self._position == begin:
            return False
        self._fresh += self.game_history.events(begin, self._position)
        self.moved.emit()
        self.position_changed.emit(self._position)
        return True

    def step_back(self) -> None:
        """Go back before the last choice that was not automatic."""
        position = self._position - 1
        while position > self.first and self.game_history.moves[position].forced:
            position -= 1
        self.go_to(position)

    def next_turn(self) -> None:
        """Go to the beginning of the next turn, or to the end."""
        self.go_to(min((at for at in self.turns().values() if at > self._position), default=self.last))

    def turn_before(self) -> None:
        """Go to the beginning of this turn, or from there to that of the turn before."""
        self.go_to(max((at for at in self.turns().values() if at < self._position), default=self.first))

    # playing

    @property
    def playing(self) -> bool:
        """True while it plays."""
        return self._playing

    def play(self, on: bool) -> None:
        """Play or stop; at the end, playing starts from the beginning."""
        if on == self.playing:
            return
        if on:
            if self._position == self.last:
                self.go_to(self.first)
            self._timer.start(0)
        else:
            self.close()
        self._playing = on
        self.playing_changed.emit(on)

    def _play_on(self) -> None:
        if self.step() and self._position < self.last:
            self._timer.start(round(PAUSE / self.speed))
        else:
            self._playing = False
            self.playing_changed.emit(False)

    def close(self) -> None:
        """Stop playing."""
        super().close()
        self._timer.stop()
        self._playing = False

    # the viewer

    @property
    def eyes(self) -> tuple[int, bool]:
        """The seat whose side is near, and True if both hands are open."""
        return self._eyes, self._open

    def look(self, seat: int, *, both: bool) -> None:
        """Show the view of a seat; with `both` also everything that the other player knows."""
        if seat in self.seats and (len(self.seats) > 1 or not both) and (seat, both) != self.eyes:
            self._eyes, self._open = seat, both
            self._fresh.clear()
            self.jumped.emit()

    # as a `GameSource`

    @property
    def game(self) -> Game:
        """The game at the position."""
        return self.game_history.at(self._position)

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards had on the screen when it was played."""
        return self.game_history.record.slots

    @property
    def past(self) -> Replay:
        """Itself."""
        return self

    def next_viewer(self, viewer: int) -> int:  # noqa: ARG002 - it does not follow the decisions
        """The seat whose view is shown."""
        return self._eyes

    @property
    def is_open(self) -> bool:
        """True if both hands are open."""
        return self._open

    def waiting(self) -> str:
        """The position in words."""
        at, last = self._position - self.first, self.last - self.first
        if not last:
            return self.tr("No choices are recorded")
        if self._position == self.last:
            return self.tr("The end, after %n choices", "", last)
        return self.tr("Choice {number} of {last}").format(number=at + 1, last=last)

    def history(self, seat: int) -> list[Event]:
        """All events so far, as they may be known here."""
        return self._seen(self.game_history.events(self.first, self._position), seat)

    def moment(self, seat: int, event_count: int) -> Moment:
        """The moment after the first `event_count` events."""
        position = self._position_of(event_count)
        since = self.game_history.events(position, self._position)
        return Moment(
            self._view_of(self.game_history.at(position), seat),
            self._seen(since, seat)[: event_count - self._told(position)],
        )

    def last_decision(self, seat: int) -> int:
        """All events: nobody decides here."""
        return len(self.history(seat))

    def go_to_moment(self, event_count: int) -> bool:
        """Go to the position after the choice that caused the last of the first `event_count` events."""
        self.go_to(self._position_of(event_count) + 1)
        return True

    def _told(self, position: int) -> int:
        """How many events had happened before the choice at a position."""
        return len(self.game_history.events(self.first, position))

    def _position_of(self, event_count: int) -> int:
        """The position before the choice that caused the last of the first `event_count` events."""
        return self.first + bisect_left(range(self.first, self.last), event_count, key=lambda at: self._told(at + 1))

    def take_events(self, seat: int) -> list[Event]:
        """The events of the last steps."""
        events, self._fresh = self._fresh, []
        return self._seen(events, seat)

    def _seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        """With both hands open all that one of the players may know: a Shield has no face then, either."""
        return [event if self._open and event.seen_by else event.as_seen_by(seat) for event in events]
