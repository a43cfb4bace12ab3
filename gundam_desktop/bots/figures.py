"""The figures of many games between two decks: how long they were, and what went with winning them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from gundam_desktop.bots.arena import Played, wilson

WARNING = (
    "These figures show what went with winning, not what causes it: a card that is played by the player who is ahead"
    " looks strong, and one that is kept for bad situations looks weak. With many cards, some differ by chance alone."
)

LEAST_GAMES = 20
"""With fewer games of each no difference between two rates is shown."""


class Rate(NamedTuple):
    """A win rate."""

    games: int
    rate: float | None
    """From 0 to 1, a draw as half a win; None without games."""
    interval: tuple[float, float]
    """95 % confidence interval (Wilson)."""


class Spread(NamedTuple):
    """How a figure was spread over the games in which it was counted."""

    games: int
    mean: float
    middle: float
    """The median."""
    low: float
    """In a tenth of the games it was at most this."""
    high: float
    """In a tenth of the games it was at least this."""


class CardRates(NamedTuple):
    """The win rates of a deck in the games in which something happened to a card."""

    number: str
    rates: Mapping[str, Rate]
    """By what happened: the keys of `GameFigures.cards`."""


class DeckFigures(NamedTuple):
    """The figures of one of the two decks."""

    first: Rate
    """Going first."""
    second: Rate
    spreads: Mapping[str, Spread]
    """By the game's own figures; without those that were never counted."""
    cards: tuple[CardRates, ...]
    """In the order of the deck; empty for a game that does not count cards."""


class Figures(NamedTuple):
    """The figures of all games."""

    turns: Spread | None
    """The length; None without games."""
    decks: tuple[DeckFigures, DeckFigures]
    """Bot A's deck, and bot B's."""


class Difference(NamedTuple):
    """How much one win rate is above another."""

    points: float
    """From -1 to 1."""
    interval: tuple[float, float]
    """95 % confidence interval (Newcombe's, from the Wilson intervals of both)."""
    games: int
    """The number of games of the rate that has fewer."""

    @property
    def is_shown(self) -> bool:
        """True if the interval excludes 0; it says nothing with very few games."""
        return self.games >= LEAST_GAMES and (self.interval[0] > 0 or self.interval[1] < 0)


def figures_of(played: Iterable[Played], numbers: tuple[Sequence[str], Sequence[str]]) -> Figures:
    """Count the games; `numbers` are the card numbers of both decks (`PlayFigures.numbers`)."""
    games = [game for game in played if not game.error]
    first, second = (_of_deck(games, bot, numbers[bot]) for bot in (0, 1))
    return Figures(spread([game.turns for game in games]), (first, second))


def rate_of(games: Sequence[Played], bot: int) -> Rate:
    """Return the win rate of a bot (0 or 1) in games."""
    points = sum(0.5 if game.winner < 0 else game.winner == bot for game in games)
    return Rate(len(games), points / len(games) if games else None, wilson(points, len(games)))


def spread(values: Sequence[float]) -> Spread | None:
    """Return how values are spread; None without values.

    >>> spread([1, 2, 3, 4, 10])
    Spread(games=5, mean=4.0, middle=3, low=1, high=10)
    """
    if not values:
        return None
    ordered = sorted(values)
    low, high = ordered[math.ceil(len(ordered) / 10) - 1], ordered[-math.ceil(len(ordered) / 10)]
    return Spread(len(ordered), sum(ordered) / len(ordered), median(ordered), low, high)


def difference(one: Rate, other: Rate) -> Difference | None:
    """Return by how much the rate `one` is above the `other`; None if there are no games of one of them."""
    if one.rate is None or other.rate is None:
        return None
    points = one.rate - other.rate
    below = math.hypot(one.rate - one.interval[0], other.interval[1] - other.rate)
    above = math.hypot(one.interval[1] - one.rate, other.rate - other.interval[0])
    return Difference(points, (points - below, points + above), min(one.games, other.games))


def _of_deck(games: Sequence[Played], bot: int, numbers: Sequence[str]) -> DeckFigures:
    counted: dict[str, list[float]] = {}
    for game in games:
        for key, pair in game.figures.figures.items():
            if pair[bot] >= 0:
                counted.setdefault(key, []).append(pair[bot])
    kinds = dict.fromkeys(kind for game in games for kind in game.figures.cards)
    cards = (
        CardRates(
            number,
            {kind: rate_of([game for game in games if _has(game, kind, bot, place)], bot) for kind in kinds},
        )
        for place, number in enumerate(numbers)
    )
    return DeckFigures(
        first=rate_of([game for game in games if game.starter == bot], bot),
        second=rate_of([game for game in games if game.starter != bot], bot),
        spreads={key: found for key, values in counted.items() if (found := spread(values)) is not None},
        cards=tuple(cards) if kinds else (),
    )


def _has(game: Played, kind: str, bot: int, place: int) -> bool:
    """True if a copy of the deck's card at a place had this happen to it."""
    return game.figures.cards.get(kind, ("", ""))[bot][place : place + 1] not in ("", "0")
