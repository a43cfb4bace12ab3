"""The figures of a game that are counted while it is played, for statistics of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from gundam_desktop.tabletop.event import Event
from gundam_desktop.tabletop.game import Game

MOST_COPIES_COUNTED = 9
"""The most copies of a card that are counted; more count as this many."""


class PlayCounter(Protocol):
    """Counts one game. All results are by seat."""

    def add(self, game: Game, events: Sequence[Event], /) -> None:
        """Count the events of a choice, hidden cards included; `game` is the game after it."""
        ...

    def figures(self, game: Game, /) -> Mapping[str, tuple[int, int]]:
        """The figures of the game, which is over, by their keys; -1 where there is nothing to count."""
        ...

    def cards(self) -> Mapping[str, tuple[str, str]]:
        """By what happened to cards (their keys): a digit for each of `PlayFigures.numbers`, how many copies."""
        ...


class PlayFigures(Protocol):
    """What a game counts in games that are played."""

    def counter(self, decks: tuple[Any, Any], /) -> PlayCounter:
        """Return a counter for a new game with these decks."""
        ...

    def numbers(self, deck: Any, /) -> Sequence[str]:
        """The different card numbers of a deck, in the order in which their copies are counted."""
        ...

    def words(self, language: str, /) -> Mapping[str, str]:
        """The names of all keys, those of the figures first, as headings."""
        ...
