"""What the table needs of whatever it shows: a game that is played, or a recorded one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from gundam_desktop.tabletop import Choice, Decision, Event, Refusal, View


class GameSource(Protocol):
    """A game as its viewers see it, and as those who decide in it choose."""

    @property
    def moved(self) -> SignalInstance:
        """Something has happened, or somebody else must decide."""
        ...

    @property
    def jumped(self) -> SignalInstance:
        """The game stands somewhere else; there is nothing to show on the way."""
        ...

    @property
    def refused(self) -> SignalInstance:
        """A choice was not legal: seat, choice, refusals."""
        ...

    @property
    def said(self) -> SignalInstance:
        """A sentence about the machinery."""
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
    def decision(self) -> Decision:
        """What the game waits for."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has just been played to its end."""
        ...

    @property
    def score(self) -> str:
        """How the match of several games stands; empty when the game is alone."""
        ...

    def begin_showing(self) -> None:
        """The table has begun to show what happened: the next automatic step waits for `shown`."""
        ...

    def shown(self) -> None:
        """The table has shown everything that happened."""
        ...

    def next_game_label(self) -> str:
        """What the button says that goes on after the end."""
        ...

    def passes(self, seat: int, /) -> bool:
        """Whether a player is passed for until something happens."""
        ...

    def whose_eyes(self, viewer: int, /) -> int:
        """Whose view is shown now, when it was that of `viewer`."""
        ...

    def waiting(self) -> str:
        """What is said to those who do not decide."""
        ...

    def view(self, seat: int, /) -> View:
        """The game as this seat may see it."""
        ...

    def choices(self, seat: int, /) -> list[Choice]:
        """The legal choices of this seat now."""
        ...

    def attempts(self, seat: int, card: int, /) -> list[Choice]:
        """What the card is there for in the hands of this seat, legal or not."""
        ...

    def explain(self, seat: int, choice: Choice, /) -> list[Refusal]:
        """Why the choice is not legal; empty when it is."""
        ...

    def history(self, seat: int, /) -> list[Event]:
        """Everything that has happened, as this seat may know it."""
        ...

    def take_events(self, seat: int, /) -> list[Event]:
        """The events since this was last asked for the seat."""
        ...

    def choose(self, seat: int, choice: Choice, /) -> bool:
        """Make a choice; False, and `refused`, when the game does not take it."""
        ...

    def concede(self, seat: int, /) -> None:
        """Give the game up for a seat."""
        ...
