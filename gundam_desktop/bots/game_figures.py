"""The figures of one game between bots: the course of the chances, and what the game itself counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Event, Game, View

Of = TypeVar("Of")


class GameFigures(NamedTuple):
    """What was counted in a game besides its result; empty for a game of which nothing was kept."""

    chances: tuple[int, ...]
    """Bot A's chance to win in percent, at the first decision of each turn for which the game can estimate it."""
    figures: Mapping[str, tuple[int, int]]
    """The game's own figures by their keys, each for bot A and bot B (`tabletop.play_counter`)."""
    cards: Mapping[str, tuple[str, str]]
    """What happened to the cards of bot A's deck and of bot B's, by key: a digit for each number of the deck."""

    def written(self) -> dict[str, Any]:
        """Return the figures as JSON data."""
        return self._asdict()


NO_FIGURES: Final = GameFigures((), {}, {})


def read_figures(data: object) -> GameFigures:
    """Return the figures that `written` wrote. `ValueError` for other data."""
    if isinstance(data, dict) and set(data) == set(GameFigures._fields):
        chances, figures, cards = (data[name] for name in GameFigures._fields)
        is_course = isinstance(chances, list) and all(type(chance) is int and 0 <= chance <= 100 for chance in chances)
        if is_course and _are_pairs(figures, int) and _are_pairs(cards, str) and _are_digits(cards):
            return GameFigures(tuple(chances), _as_tuples(figures), _as_tuples(cards))
    raise ValueError("these are not the figures of a game")


def _are_pairs(data: object, of: type) -> bool:
    return isinstance(data, dict) and all(
        isinstance(pair, list) and [type(part) for part in pair] == [of, of] for pair in data.values()
    )


def _are_digits(cards: Mapping[str, Sequence[str]]) -> bool:
    return all(not part or (part.isascii() and part.isdecimal()) for pair in cards.values() for part in pair)


def _as_tuples(pairs: Mapping[str, Sequence[Of]]) -> dict[str, tuple[Of, Of]]:
    return {key: (first, second) for key, (first, second) in pairs.items()}


class FigureCounter:
    """Counts the figures of a game while it is played."""

    def __init__(self, game_module: GameModule, decks: tuple[Any, Any]) -> None:
        """`decks` are those of the seats."""
        own = game_module.play_figures
        self._win_chance, self._turn = game_module.win_chance, 0
        self._chances: list[int] = []
        self._counter = own.counter(decks) if own is not None else None

    def add(self, game: Game, events: Sequence[Event]) -> None:
        """Count the events of a choice; `game` is the game after it."""
        if self._counter is not None:
            self._counter.add(game, events)

    def watch(self, view: View) -> None:
        """Judge the view of the player who decides, the first in each turn."""
        if self._win_chance is not None and view.turn != self._turn:
            self._turn = view.turn
            chance = self._win_chance(view)
            if chance is not None:
                self._chances.append(round(100 * (chance if view.player == 0 else 1 - chance)))

    def result(self, game: Game, seats: tuple[int, int]) -> GameFigures:
        """Return the figures of the game, which is over; `seats` are the bots by seat (0 bot A, 1 bot B)."""
        swapped = seats[0] == 1
        chances = tuple(100 - chance for chance in self._chances) if swapped else tuple(self._chances)
        if self._counter is None:
            return GameFigures(chances, {}, {})
        figures, cards = self._counter.figures(game), self._counter.cards()
        if swapped:
            figures = {key: (second, first) for key, (first, second) in figures.items()}
            cards = {key: (second, first) for key, (first, second) in cards.items()}
        return GameFigures(chances, figures, cards)
