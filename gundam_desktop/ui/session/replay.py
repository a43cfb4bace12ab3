"""A recorded game as the table shows it: like a session in which nobody decides, at any of its positions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Choice, Decision, Event, Refusal, View
from gundam_desktop.ui.session.presentation_gate import PresentationGate

PAUSE = 1_100
"""Milliseconds between two choices at normal speed, after everything has been shown."""


class Replay(QObject):
    """Stands at a position of a course, and plays it on. Implements `Shown`."""

    moved = Signal()
    jumped = Signal()
    refused = Signal(int, object, object)
    said = Signal(str)
    stood = Signal(int)
    """It stands at another position."""
    playing_changed = Signal(bool)

    def __init__(self, course: GameHistory, seats: Sequence[int] = (0, 1), parent: QObject | None = None) -> None:
        """A replay for the eyes of these seats: of one alone while the game is not over."""
        super().__init__(parent)
        self.course, self.seats = course, tuple(seats)
        self.speed = 1.0
        self._position = self.first
        self._eyes, self._open = self.seats[0], len(self.seats) > 1
        self._fresh: list[Event] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._gate = PresentationGate(self._play_on)
        self._timer.timeout.connect(self._gate.request)
        self._playing = False

    # where it stands

    @property
    def first(self) -> int:
        """The earliest position there is."""
        return self.course.first

    @property
    def last(self) -> int:
        """The latest."""
        return self.course.position

    @property
    def position(self) -> int:
        """Where it stands: so many choices are made."""
        return self._position

    def turns(self) -> dict[int, int]:
        """The position at which each turn begins, by turn."""
        begins: dict[int, int] = {}
        for position in range(self.first, self.last):
            begins.setdefault(self.course.moves[position].turn, position)
        return begins

    def go_to(self, position: int) -> None:
        """Stand at a position at once; one beyond an end is that end."""
        position = max(self.first, min(self.last, position))
        if position != self._position:
            self._position = position
            self._fresh.clear()
            self.jumped.emit()
            self.stood.emit(position)

    def step(self) -> bool:
        """Show the next choice, with passes that were made by themselves; False at the end."""
        begin = self._position
        while self._position < self.last:
            self._position += 1
            if not self.course.moves[self._position - 1].forced:
                break
        if self._position == begin:
            return False
        self._fresh += self.course.events(begin, self._position)
        self.moved.emit()
        self.stood.emit(self._position)
        return True

    def step_back(self) -> None:
        """Stand before the last choice that was not made by itself."""
        position = self._position - 1
        while position > self.first and self.course.moves[position].forced:
            position -= 1
        self.go_to(position)

    def next_turn(self) -> None:
        """Stand where the next turn begins, or at the end."""
        self.go_to(min((at for at in self.turns().values() if at > self._position), default=self.last))

    def turn_before(self) -> None:
        """Stand where this turn begins, or if it stands there, the one before."""
        self.go_to(max((at for at in self.turns().values() if at < self._position), default=self.first))

    # by itself

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    def play(self, on: bool) -> None:
        """Go on by itself, or stop; at the end it begins anew."""
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
        self._timer.stop()
        self._gate.cancel()
        self._playing = False

    # whose eyes

    @property
    def eyes(self) -> tuple[int, bool]:
        """Whose side is near, and whether both hands are open."""
        return self._eyes, self._open

    def look(self, seat: int, *, both: bool) -> None:
        """Look from a seat; with `both` everything is shown that either player knows."""
        if seat in self.seats and (len(self.seats) > 1 or not both) and (seat, both) != self.eyes:
            self._eyes, self._open = seat, both
            self._fresh.clear()
            self.jumped.emit()

    # as the table asks

    def begin_showing(self) -> None:
        """The table has begun to show a step."""
        self._gate.begin_showing()

    def shown(self) -> None:
        """The table has shown the last step."""
        self._gate.shown()

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        first, second = self.course.record.start.players
        return first.name, second.name

    @property
    def humans(self) -> tuple[int, ...]:
        """Nobody decides here."""
        return ()

    @property
    def decision(self) -> Decision:
        """What the game waited for."""
        return self.course.at(self._position).decision

    @property
    def over(self) -> bool:
        """A replay is never just over."""
        return False

    @property
    def score(self) -> str:
        """Nothing: a replay shows one game."""
        return ""

    def next_game_label(self) -> str:
        """Nothing: a replay does not end."""
        return ""

    def passes(self, _seat: int, /) -> bool:
        """Nobody decides, and nobody is passed for."""
        return False

    def whose_eyes(self, _viewer: int) -> int:
        """Whose view is shown."""
        return self._eyes

    def waiting(self) -> str:
        """Where it stands, and what was chosen there."""
        at, last = self._position - self.first, self.last - self.first
        if self._position == self.last:
            return self.tr("The end, after {last} choices").format(last=last)
        return self.tr("Choice {number} of {last}").format(number=at + 1, last=last)

    def view(self, seat: int) -> View:
        """The game at its position; nothing can be chosen in it."""
        game = self.course.at(self._position)
        view = game.view(seat)
        decision = view.decision._replace(groups=(), options=(), shown=())
        if self._open:
            other = game.view(1 - seat).cards
            cards = {card: seen if seen.number else other.get(card, seen) for card, seen in view.cards.items()}
            view = view._replace(cards=cards)
        return view._replace(decision=decision)

    def choices(self, _seat: int) -> list[Choice]:
        """Nothing can be chosen."""
        return []

    def attempts(self, _seat: int, _card: int) -> list[Choice]:
        """Nothing can be tried."""
        return []

    def explain(self, _seat: int, _choice: Choice) -> list[Refusal]:
        """Nothing is refused."""
        return []

    def history(self, seat: int) -> list[Event]:
        """Everything that has happened, as it may be known here."""
        return self._seen(self.course.events(self.first, self._position), seat)

    def take_events(self, seat: int) -> list[Event]:
        """What the last steps have brought."""
        events, self._fresh = self._fresh, []
        return self._seen(events, seat)

    def choose(self, _seat: int, _choice: Choice) -> bool:
        """Nothing can be chosen."""
        return False

    def concede(self, _seat: int) -> None:
        """Nobody can concede."""

    def _seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        return list(events) if self._open else [event.as_seen_by(seat) for event in events]
