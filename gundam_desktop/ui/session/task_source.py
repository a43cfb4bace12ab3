"""A game of a lesson or a puzzle on the table: its owner says what is played in it, one choice after the other."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.match.event_history import Moment
from gundam_desktop.records import Player
from gundam_desktop.records.entries import PERSON
from gundam_desktop.tabletop import Choice, Event, Game
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.game_source import GameSource


class Made(NamedTuple):
    """A choice that is shown on the table."""

    seat: int
    choice: Choice
    forced: bool = False
    """True for a pass that was the only choice; no pause follows it."""


class _Step(NamedTuple):
    """A choice that was shown."""

    before: Game
    seat: int
    forced: bool
    events: list[Event]
    event_count: int
    """How many events had been told after it."""


class TaskSource(GameSource):
    """Shows one player a game that someone else judges. Implements `Past`."""

    tried = Signal(object)
    """The player has made a legal `Choice`. Nothing has changed yet: what comes of it is shown with `play`."""
    finished = Signal()
    """Everything that was played has been shown."""

    def __init__(
        self, game: Game, seat: int, names: tuple[str, str], pause: float = 0, parent: QObject | None = None
    ) -> None:
        """`seat` is that of the player who looks and chooses; `pause` is in seconds, after each choice but the last."""
        super().__init__([Player(name=name, level=PERSON) for name in names], self._advance, parent)
        self._game, self._seat, self._pause = game.copy(), seat, pause
        self._open = False
        self._queue: list[Made] = []
        self._playing = False
        self._steps: list[_Step] = []
        self._taken = 0
        self._slots: dict[CardPlace, int] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._gate.request)

    # for its owner

    @property
    def playing(self) -> bool:
        """True from `play` until `finished`."""
        return self._playing

    def show_game(self, game: Game) -> None:
        """Show a position without animation; what was played before is forgotten."""
        self.close()
        self._game, self._open = game.copy(), False
        self._steps.clear()
        self._taken = 0
        self.jumped.emit()

    def play(self, made: Iterable[Made]) -> None:
        """Show choices in the game, one after the other; nobody can choose meanwhile. `finished` follows."""
        self._queue = list(made)
        self._open, self._playing = False, True
        self._timer.start(0)

    def let_choose(self, on: bool) -> None:
        """Let the player choose, or only look."""
        self._open = on
        self.moved.emit()

    def close(self) -> None:
        """Stop playing."""
        super().close()
        self._timer.stop()
        self._queue.clear()
        self._playing = False

    def _advance(self) -> None:
        if not self._queue:
            self._playing = False
            self.finished.emit()
            return
        made = self._queue.pop(0)
        before, self._game = self._game, self._game.copy()
        events = self._game.apply(made.seat, made.choice)
        self._steps.append(_Step(before, made.seat, made.forced, events, len(self._told()) + len(events)))
        self._timer.start(round(self._pause * 1000) if self._queue and not made.forced else 0)
        self.moved.emit()

    def _told(self) -> list[Event]:
        return [event for step in self._steps for event in step.events]

    # as a `Past`

    def moment(self, seat: int, event_count: int) -> Moment:
        """The view before the choice that caused the last of the first `event_count` events, and the events since."""
        step = self._steps[bisect_left(self._steps, event_count, key=lambda each: each.event_count)]
        first = step.event_count - len(step.events)
        return Moment(step.before.view(seat), self.history(seat)[first:event_count])

    def last_decision(self, seat: int) -> int:
        """How many events had been told before the last choice of a seat; all of them if it has made none."""
        own = [step for step in self._steps if step.seat == seat and not step.forced]
        return own[-1].event_count - len(own[-1].events) if own else len(self._told())

    def go_to_moment(self, _told: int) -> bool:
        """False: a task is taken back by its own buttons."""
        return False

    # as a `GameSource`

    @property
    def game(self) -> Game:
        """The game as far as it was played."""
        return self._game

    @property
    def past(self) -> TaskSource:
        """Itself."""
        return self

    @property
    def humans(self) -> tuple[int, ...]:
        """The player's seat while they choose; none while something is shown."""
        return (self._seat,) if self._open else ()

    @property
    def people(self) -> tuple[int, ...]:
        """The player's seat."""
        return (self._seat,)

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have on the screen."""
        return self._slots

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Keep the slots until the task is closed."""
        self._slots = dict(slots)

    @property
    def can_choose(self) -> bool:
        """True while the player chooses; false while they only look."""
        return self._open

    def next_viewer(self, viewer: int) -> int:  # noqa: ARG002 - there is one player
        """The player's seat."""
        return self._seat

    def waiting(self) -> str:
        """What the main button says while the player cannot choose on the table."""
        return self.tr("Showing what follows…") if self._playing else self.tr("See below the table")

    def history(self, seat: int) -> list[Event]:
        """All events so far, as this seat may know them."""
        return _seen(self._told(), seat)

    def take_events(self, seat: int) -> list[Event]:
        """The events since the last call."""
        events = self._told()
        new, self._taken = events[self._taken :], len(events)
        return _seen(new, seat)

    def choose(self, seat: int, choice: Choice) -> bool:
        """Tell the owner of a legal choice. Returns False, and emits `refused`, if it is not legal."""
        refusals = self._game.explain(seat, choice)
        if not self._open or refusals:
            self.refused.emit(seat, choice, refusals)
            return False
        self.tried.emit(choice)
        return True


def _seen(events: Sequence[Event], seat: int) -> list[Event]:
    return [event.as_seen_by(seat) for event in events]
