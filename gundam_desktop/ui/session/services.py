"""What the client needs of a game beside the table's seam: the way in, the decks, the bots.

A game's two modules fit these protocols as they are; tests fit in smaller ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from gundam_desktop.bots.bot_process import Create
from gundam_desktop.records import GameDoor
from gundam_desktop.tabletop import Event, Game, Library


class TableLibrary(Library, Protocol):
    """A game's library with what the log beside the table needs."""

    def worth_telling(self, events: Sequence[Event], /) -> list[Event]:
        """The events without those that the next ones say once more."""
        ...

    def effect_line(self, number: str, ability: int, mark: str, language: str, /) -> str:
        """An effect of a card as a line of text: by its place, or a keyword's by its timing; empty for none."""
        ...

    def zone_facts(self, zone: str, edition: str, language: str, /) -> Sequence[tuple[str, str]]:
        """What the rules say of a zone, or of a player (`plate`): sentences with their clauses."""
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

    def __call__(
        self, decks: tuple[Any, Any], seed: int, edition: str = ..., chooser: int | None = ..., *, trial: bool = ...
    ) -> Game: ...


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


class EnforcedClause(Protocol):
    """A routine that enforces a clause."""

    @property
    def routine(self) -> str:
        """Its whole name."""
        ...

    @property
    def at(self) -> str:
        """File and line."""
        ...


class ShownClause(Protocol):
    """A scenario that shows a clause."""

    @property
    def title(self) -> str:
        """What it is called."""
        ...

    @property
    def file(self) -> str:
        """Where it stands in the clone."""
        ...


class Evidence(Protocol):
    """Knows what a clause comes to in the program."""

    def enforced(self, number: str, /) -> Sequence[EnforcedClause]:
        """The routines that enforce it."""
        ...

    def shown_by(self, number: str, /) -> Sequence[ShownClause]:
        """The scenarios that show it; an installed program has none."""
        ...


class ToldScenario(Protocol):
    """A scenario as a table plays it."""

    @property
    def title(self) -> str:
        """What it is called."""
        ...

    @property
    def edition(self) -> str:
        """The edition of the rules."""
        ...

    @property
    def state(self) -> dict[str, Any]:
        """The position, as `Game.dump` writes it."""
        ...

    @property
    def choices(self) -> Sequence[tuple[int, str, bool]]:
        """What is played: seat, the written choice, whether it is made by itself."""
        ...


class ScenarioDoor(Protocol):
    """A game's scenarios, read from files and written into them. What is wrong is a `ValueError` or an `OSError`."""

    def titles(self, path: Path, /) -> list[str]:
        """The titles of the scenarios in a file."""
        ...

    def tell(self, path: Path, title: str, /) -> ToldScenario:
        """A scenario of a file."""
        ...

    def write(self, game: Any, title: str, /) -> str:
        """The position of a game as the text of a scenario file."""
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
    scenarios: ScenarioDoor | None = None
    """Its scenarios, in a game that has some."""
    evidence: Callable[[], Evidence] | None = None
    """What clauses come to in the program; it may read files."""
