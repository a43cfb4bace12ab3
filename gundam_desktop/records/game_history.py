"""The history of a game: all its positions so far. The game can return to any of them and continue from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gundam_desktop.records.entries import End, Jump, Move, RecordLine, Snapshot, Start, pack
from gundam_desktop.records.record import Record, slotted
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice
from gundam_desktop.tabletop.place import CardPlace

SNAPSHOT_EVERY = 10
"""Number of choices between two snapshots in the record."""
NOBODY = -1
TIME_IS_UP = "time is up"
"""The event in place of a concession that was claimed on time."""


class GameHistory:
    """A game with all its decisions. Each line of the record is passed to `keep`."""

    def __init__(self, game: Game, record: Record, keep: Callable[[RecordLine], None] | None = None) -> None:
        self.game = game
        """The game at the current position; a choice changes it in place."""
        self.record = record
        self.first = record.position
        """The earliest position that can be reached."""
        self.keep = keep
        self._before: list[Game] = []
        """The game at each position from `first` on, without the current one."""
        self._ahead: list[Game] = []
        """The undone choices, the nearest first."""
        self._happened: list[Sequence[Event]] = []

    @classmethod
    def begin(cls, game: Game, start: Start, keep: Callable[[RecordLine], None] | None = None) -> GameHistory:
        """The history of a game that has just begun."""
        return cls(game, Record(start), keep)

    @classmethod
    def branch(cls, other: GameHistory, record: Record, position: int) -> GameHistory:
        """A history that branches off another at a position; `record` is the record up to there."""
        new = cls(other.at(position).copy(), record)
        new.first = other.first
        new._before = [other.at(earlier) for earlier in range(other.first, position)]
        new._happened = other._happened[: position - other.first]
        return new

    @property
    def position(self) -> int:
        """The number of choices made."""
        return self.record.position

    @property
    def last(self) -> int:
        """The latest position that can be reached."""
        return self.position + len(self._ahead)

    @property
    def moves(self) -> list[Move]:
        """All choices, with the undone ones at the end."""
        return self.record.moves

    def at(self, position: int) -> Game:
        """The game at a position; it must not be changed. `IndexError` for a position that cannot be reached."""
        if not self.first <= position <= self.last:
            raise IndexError(f"position {position}; expected {self.first} to {self.last}")
        if position < self.position:
            return self._before[position - self.first]
        return self.game if position == self.position else self._ahead[position - self.position - 1]

    def events(self, begin: int, end: int) -> list[Event]:
        """The events between two positions, hidden cards included."""
        steps = self._happened[max(0, begin - self.first) : end - self.first]
        return [event for step in steps for event in step]

    def apply(
        self, seat: int, choice: Choice, *, forced: bool = False, clock: tuple[float, float] | None = None
    ) -> Sequence[Event]:
        """Make a choice, record it and return the events. Raises `IllegalChoice` and changes nothing.

        A concession that is not the player's own choice (`forced`) is claimed by the other player, on time: its event
        says so. Any other error of the game is passed on; the game is as before then.
        """
        before, turn = self.game.copy(), self.game.turn
        try:
            events = self.game.apply(seat, choice)
            if forced and choice.verb == "concede":
                claimed = [event._replace(clause="") for event in events]  # no rule has a clock
                events = [claimed[0]._replace(kind=TIME_IS_UP), *claimed[1:]]
            text = before.format(choice, seat)
            digest, turn_then = self.game.digest(), self.game.turn
        except IllegalChoice:
            raise
        except BaseException:
            self.game = before
            raise
        self._ahead.clear()
        del self._happened[self.position - self.first :]
        self._before.append(before)
        self._happened.append(events)
        said = Move(seat=seat, text=text, turn=turn, turn_then=turn_then, digest=digest, forced=forced, clock=clock)
        self._note(said)
        self._note_state(digest)
        return events

    def _note_state(self, digest: str) -> None:
        """Record digests and snapshots, from which a game can continue if its choices can no longer be replayed."""
        if self.game.decision.player == NOBODY:
            self._note(End(result=self.game.view(0).result, digest=digest))
        elif self.position % SNAPSHOT_EVERY == 0:
            self._note(Snapshot(position=self.position, state=pack(self.game.dump())))

    def go_to(self, position: int, why: str = "") -> None:
        """Go to another position, back or forward. `IndexError` for a position that cannot be reached."""
        self.at(position)
        everything = [*self._before, self.game, *self._ahead]
        here = position - self.first
        # The next choice changes the current game in place: it must not be the one in the history.
        self._before, self._ahead = everything[:here], everything[here + 1 :]
        self.game = everything[here].copy()
        self._note(Jump(position=position, why=why))

    def write(self, line: RecordLine) -> None:
        """Record a line that is no choice."""
        self._note(line)

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Record the slots of cards on the screen, those that have changed."""
        known = self.record.slots
        changed = {place: slot for place, slot in slots.items() if known.get(place) != slot}
        if changed:
            self._note(slotted(changed))

    def _note(self, line: RecordLine) -> None:
        self.record.add(line)
        if self.keep is not None:
            self.keep(line)
