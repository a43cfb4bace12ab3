"""What was special about a game between bots, to find the games that are worth watching among many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:  # the command line reads the names of the orders at each start
    from gundam_desktop.bots.arena import Played

Of = TypeVar("Of")


def losers_peak(played: Played) -> int | None:
    """Return the highest chance to win in percent that the loser had; None for a draw and where it is not known."""
    chances = played.figures.chances
    if played.winner < 0 or not chances:
        return None
    return max(chances) if played.winner == 1 else 100 - min(chances)


def distance(played: Played) -> float | None:
    """Return the mean distance of the chances from 50 %, in points; None where they are not known."""
    chances = played.figures.chances
    return sum(abs(chance - 50) for chance in chances) / len(chances) if chances else None


NUMBER: Final = "number"
ORDERS: Final[Mapping[str, Callable[[Played], float | None]]] = {
    NUMBER: lambda played: played.number,
    "lost from ahead": lambda played: None if (peak := losers_peak(played)) is None else -peak,
    "closest": distance,
    "longest": lambda played: -played.turns,
    "shortest": lambda played: played.turns,
}
"""Orders of games by what was special about them: the key to sort by, None for a game that is left to the end."""


def in_order(games: Iterable[Of], order: str, played: Callable[[Of], Played]) -> list[Of]:
    """Return games in one of `ORDERS`; those without a key, and those that an error ended, are last."""

    def key(game: Of) -> tuple[bool, float]:
        of = played(game)
        worth = None if of.error and order != NUMBER else ORDERS[order](of)
        return worth is None, worth or 0.0

    return sorted(games, key=key)
