"""What records need of a game: to start it, to load a state of it, and to write its decks down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from gundam_desktop.tabletop import Game


class StartGame(Protocol):
    """Starts a game of two decks."""

    def __call__(
        self, decks: tuple[Any, Any], seed: int, edition: str = ..., chooser: int | None = ..., *, trial: bool = ...
    ) -> Game: ...


class LoadGame(Protocol):
    """Makes a game of what `Game.dump` wrote; `ValueError` for anything else."""

    def __call__(self, data: Mapping[str, Any], /) -> Game: ...


class ReadDeck(Protocol):
    """Makes a deck of what `write` wrote; `ValueError` says what is wrong, for example a card that nobody knows."""

    def __call__(self, data: Any, /) -> Any: ...


class WriteDeck(Protocol):
    """Writes a deck as JSON data, whole: a record does not depend on the player's files."""

    def __call__(self, deck: Any, /) -> Any: ...


class GameDoor(NamedTuple):
    """One game, as records use it."""

    start: StartGame
    load: LoadGame
    read_deck: ReadDeck
    write_deck: WriteDeck


def door_of(game: str) -> GameDoor:
    """The door of the game that a record names. `ValueError` for one that this program does not play."""
    if game != "gcg":
        raise ValueError(f"a game of {game!r}; this program plays 'gcg'")
    from gundam_desktop.games.gcg import game as play
    from gundam_desktop.games.gcg import library

    def load(data: Mapping[str, Any]) -> Game:
        loaded = play.load(data)
        library.know((play.FILLER, *loaded.own_cards))
        return loaded

    return GameDoor(play.start, load, library.read_deck, library.write_deck)
