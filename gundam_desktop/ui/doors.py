"""What the client needs of a game beside the table's seam: the way in, the decks, the bots.

A game's two modules fit these protocols as they are; tests fit in smaller ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from gundam_desktop.bots.worker import Create
from gundam_desktop.records import GameDoor
from gundam_desktop.tabletop import Event, Game, Library


class TableLibrary(Library, Protocol):
    """A game's library with what the log beside the table needs."""

    def worth_telling(self, events: Sequence[Event], /) -> list[Event]:
        """The events without those that the next ones say once more."""
        ...


class DeckLibrary(TableLibrary, Protocol):
    """A game's library with its decks."""

    def deck(self, name: str, /) -> Any:
        """A deck by name or by the path of a file; `ValueError` says in one line what is wrong with it."""
        ...

    def deck_names(self) -> Sequence[str]:
        """The decks that the program ships."""
        ...

    def deck_title(self, name: str, /) -> str:
        """What the list of decks shows for one of them."""
        ...


class Start(Protocol):
    """Starts a game."""

    def __call__(self, decks: tuple[Any, Any], seed: int, edition: str = ..., chooser: int | None = ...) -> Game: ...


class PlayersOwn(Protocol):
    """What the player has put beside a game's own cards."""

    def own_faults(self) -> Sequence[str]:
        """What is wrong with it, one line a fault."""
        ...

    def has_official_wording(self, language: str, /) -> bool:
        """Whether there is official wording in a language."""
        ...

    def show_official_wording(self, on: bool, /) -> None:
        """Show it on cards from now on, or the program's own."""
        ...


class Doors(NamedTuple):
    """One game, with what the client can start."""

    start: Start
    library: DeckLibrary
    levels: Callable[[], Sequence[str]]
    """Names of the bots' levels, from the weakest."""
    create: Create
    """Makes a bot, in the bot's own process."""
    editions: Sequence[str] = ("1.0",)
    """The editions of the rules, the one that is played unless another is chosen first."""
    own: PlayersOwn | None = None
    """What the player has added, in a game that lets them."""
    records: GameDoor | None = None
    """How its games are written down; None: they are not."""
