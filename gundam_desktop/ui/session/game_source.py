"""The interface of a game shown on the table: a session or a replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import SignalInstance

from gundam_desktop.tabletop import Choice, Decision, Event, Refusal, View
from gundam_desktop.tabletop.place import CardPlace


class Moment(NamedTuple):
    """A moment of a game that is past, as a player may know it."""

    view: View
    """An earlier view."""
    events: Sequence[Event]
    """What has happened from there to the moment."""


class Past(Protocol):
    """What has happened in a game, as its players may know it."""

    def moment(self, seat: int, event_count: int, /) -> Moment:
        """The moment at which a seat had seen its first `told` events, 1 at least."""
        ...

    def last_decision(self, seat: int, /) -> int:
        """How many events a seat had seen before its last decision; all of them if it has made none."""
        ...

    def go_to_moment(self, event_count: int, /) -> bool:
        """Go to the position at which the first `told` events had been seen; False for a game that does not go back."""
        ...


class GameSource(Protocol):
    """A game to show: its views, its events, and the choices of its players."""

    @property
    def moved(self) -> SignalInstance:
        """Something has happened, or another player must decide."""
        ...

    @property
    def jumped(self) -> SignalInstance:
        """The game is at another position; there is nothing to animate."""
        ...

    @property
    def refused(self) -> SignalInstance:
        """A choice was not legal: seat, choice, refusals."""
        ...

    @property
    def notice(self) -> SignalInstance:
        """A sentence about the program itself."""
        ...

    @property
    def past(self) -> Past:
        """What has happened so far."""
        ...

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        ...

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of the persons who decide here."""
        ...

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of the persons who play, or have played: the one who plays alone is told of as "you"."""
        ...

    @property
    def decision(self) -> Decision:
        """The decision the game waits for."""
        ...

    @property
    def over(self) -> bool:
        """True if the game has been played to its end."""
        ...

    @property
    def score(self) -> str:
        """The score of the match as text; empty for a single game."""
        ...

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have or had on the screen."""
        ...

    def keep_slots(self, slots: Mapping[CardPlace, int], /) -> None:
        """Keep the slots that cards have on the screen."""
        ...

    def begin_showing(self) -> None:
        """Note that the table has begun to show events: the next automatic step waits for `shown`."""
        ...

    def shown(self) -> None:
        """Note that the table has shown all events."""
        ...

    def next_game_label(self) -> str:
        """The label of the button after the end."""
        ...

    @property
    def can_pass_on(self) -> bool:
        """True if a player can have passes made for them until something happens."""
        ...

    def passes(self, seat: int, /) -> bool:
        """True while passes are made for a player until something happens."""
        ...

    def next_viewer(self, viewer: int, /) -> int:
        """The seat whose view is shown next after `viewer`."""
        ...

    @property
    def is_open(self) -> bool:
        """True if both hands are open: nothing need be hidden from either player."""
        ...

    def waiting(self) -> str:
        """The deciding player, as a sentence for the other one."""
        ...

    def view(self, seat: int, /) -> View:
        """The game as this seat may see it."""
        ...

    def legal_choices(self, seat: int, /) -> list[Choice]:
        """The legal choices of this seat now."""
        ...

    def pseudo_legal_choices(self, seat: int, card: int, /) -> list[Choice]:
        """Every choice that this seat could try with the card, legal or not."""
        ...

    def explain(self, seat: int, choice: Choice, /) -> list[Refusal]:
        """Why the choice is not legal; empty when it is."""
        ...

    def history(self, seat: int, /) -> list[Event]:
        """All events so far, as this seat may know them."""
        ...

    def take_events(self, seat: int, /) -> list[Event]:
        """The events since the last call for the seat."""
        ...

    def choose(self, seat: int, choice: Choice, /) -> bool:
        """Make a choice. Returns False, and emits `refused`, if it is not legal."""
        ...

    def concede(self, seat: int, /) -> None:
        """Give the game up for a seat."""
        ...
