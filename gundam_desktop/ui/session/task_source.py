"""A game of a lesson or a puzzle on the table: its owner says what is played in it, one choice after the other."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.records import Player
from gundam_desktop.records.results import PERSON
from gundam_desktop.tabletop import Choice, Decision, Event, Game, Refusal, View
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.game_source import Moment
from gundam_desktop.ui.session.player_names import shown_names
from gundam_desktop.ui.session.presentation_gate import PresentationGate


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


class TaskSource(QObject):
    """Shows one player a game that someone else judges. Implements `GameSource` and `Past`."""

    moved = Signal()
    jumped = Signal()
    refused = Signal(int, object, object)
    notice = Signal(str)
    tried = Signal(object)
    """The player has made a legal `Choice`. Nothing has changed yet: what comes of it is shown with `play`."""
    finished = Signal()
    """Everything that was played has been shown."""

    def __init__(
        self, game: Game, seat: int, names: tuple[str, str], pause: float = 0, parent: QObject | None = None
    ) -> None:
        """`seat` is that of the player who looks and chooses; `pause` is in seconds, after each choice but the last."""
        super().__init__(parent)
        self._game, self._seat, self._pause = game.copy(), seat, pause
        self._players = [Player(name=name, level=PERSON) for name in names]
        self._open = False
        self._queue: list[Made] = []
        self._playing = False
        self._steps: list[_Step] = []
        self._taken = 0
        self._slots: dict[CardPlace, int] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._gate = PresentationGate(self._advance, self)
        self._timer.timeout.connect(self._gate.request)

    # for its owner

    @property
    def game(self) -> Game:
        """The game that is shown. To be copied, not changed."""
        return self._game

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
        self._timer.stop()
        self._gate.cancel()
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
        """The choice that caused the last of the first `told` events: the view before it, and the events since then."""
        step = self._steps[bisect_left(self._steps, event_count, key=lambda each: each.event_count)]
        first = step.event_count - len(step.events)
        return Moment(step.before.view(seat), self.history(seat)[first:event_count])

    def last_decision(self, seat: int) -> int:
        """How many events had been told before the last choice of a seat; all of them if it has made none."""
        own = [step for step in self._steps if step.seat == seat and not step.forced]
        return own[-1].event_count - len(own[-1].events) if own else len(self._told())

    def go_to_moment(self, _told: int, /) -> bool:
        """False: a task is taken back by its own buttons."""
        return False

    # as a `GameSource`

    @property
    def past(self) -> TaskSource:
        """Itself."""
        return self

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        return shown_names(self._players)

    @property
    def humans(self) -> tuple[int, ...]:
        """The player's seat while they choose; none while something is shown."""
        return (self._seat,) if self._open else ()

    @property
    def people(self) -> tuple[int, ...]:
        """The player's seat."""
        return (self._seat,)

    @property
    def decision(self) -> Decision:
        """The decision that the game waits for."""
        return self._game.decision

    @property
    def over(self) -> bool:
        """False: a task says by itself how it ended."""
        return False

    @property
    def score(self) -> str:
        """Nothing: a task is no match."""
        return ""

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have on the screen."""
        return self._slots

    def keep_slots(self, slots: Mapping[CardPlace, int], /) -> None:
        """Keep the slots until the task is closed."""
        self._slots = dict(slots)

    def begin_showing(self) -> None:
        """Note that the table has begun to show a choice: the next one waits for `shown`."""
        self._gate.begin_showing()

    def shown(self) -> None:
        """Note that the table has shown everything."""
        self._gate.shown()

    def next_game_label(self) -> str:
        """Nothing: no game follows."""
        return ""

    @property
    def can_pass_on(self) -> bool:
        """False: every choice counts."""
        return False

    def passes(self, _seat: int, /) -> bool:
        """False: the passes that are made by themselves are shown like all choices."""
        return False

    def next_viewer(self, _viewer: int, /) -> int:
        """The player's seat."""
        return self._seat

    @property
    def is_open(self) -> bool:
        """False: the player sees what their seat may see."""
        return False

    def waiting(self) -> str:
        """What the main button says while the player cannot choose on the table."""
        return self.tr("Showing what follows…") if self._playing else self.tr("See below the table")

    def view(self, seat: int, /) -> View:
        """The game as this seat may see it; nothing can be chosen in it while the player only looks."""
        view = self._game.view(seat)
        if self._open:
            return view
        return view._replace(decision=view.decision._replace(groups=(), options=(), shown=()))

    def legal_choices(self, seat: int, /) -> list[Choice]:
        """The legal choices of this seat now."""
        return self._game.legal_choices(seat) if self._open else []

    def pseudo_legal_choices(self, seat: int, card: int, /) -> list[Choice]:
        """Every choice that this seat could try with the card, legal or not."""
        return self._game.pseudo_legal_choices(seat, card) if self._open else []

    def explain(self, seat: int, choice: Choice, /) -> list[Refusal]:
        """Why the choice is not legal; empty when it is."""
        return self._game.explain(seat, choice) if self._open else []

    def history(self, seat: int, /) -> list[Event]:
        """All events so far, as this seat may know them."""
        return _seen(self._told(), seat)

    def take_events(self, seat: int, /) -> list[Event]:
        """The events since the last call."""
        event_count = self._told()
        new, self._taken = event_count[self._taken :], len(event_count)
        return _seen(new, seat)

    def choose(self, seat: int, choice: Choice, /) -> bool:
        """Tell the owner of a legal choice. Returns False, and emits `refused`, if it is not legal."""
        refusals = self._game.explain(seat, choice)
        if not self._open or refusals:
            self.refused.emit(seat, choice, refusals)
            return False
        self.tried.emit(choice)
        return True

    def concede(self, _seat: int, /) -> None:
        """Nothing: a task is left by its own button."""


def _seen(events: Sequence[Event], seat: int) -> list[Event]:
    return [event.as_seen_by(seat) for event in events]
