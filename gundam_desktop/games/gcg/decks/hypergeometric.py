"""Exact chances of what a player has seen of a deck by a turn: hypergeometric, in whole numbers, without sampling.

A player draws five cards (5-2-1-5), may redraw once (5-2-1-6), puts six cards aside as Shields (5-2-2) and draws one in
each own turn, including the first turn of either player (6-3-1). Shields are not seen, so they count as cards that stay
in the deck. A card that was played still counts as seen.

A question divides the deck into classes of cards. `by_turn` deals the deck class by class: it counts the ways to draw
each distinguishable hand, and divides once at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import comb, prod
from typing import NamedTuple

HAND = 5
SHIELDS = 6

SeenCounts = tuple[int, ...]
"""The number of cards seen from each class."""
Chance = float | None
"""A probability from 0 to 1; None if undefined: the deck is too small, or the question is not about that turn."""
UNDEFINED = "-"
"""The text for an undefined probability."""


class DrawQuestion(NamedTuple):
    """A question about the cards that have been seen."""

    sizes: tuple[int, ...]
    """The deck: number of cards in each class."""
    met: Callable[[SeenCounts, int], bool]
    """Given the cards seen and a turn, return True if the question is met."""
    keep: Callable[[SeenCounts], bool]
    """Given the first hand, return True if a player who may redraw keeps it."""
    judged: int = 1
    """`keep` gets the counts of the first `judged` classes, then the number of all other cards."""
    alike: Callable[[int], int] = lambda _turn: 1
    """How many of the first classes can be merged after a turn (an optimisation only)."""
    every_turn: bool = False
    """True if it must also have been met in every earlier turn."""
    first: int = 1
    """The first turn to which it applies."""


def by_turn(question: DrawQuestion, turns: int, *, redraw: bool) -> tuple[Chance, ...]:
    """Return the chance that a question is met, for each of the player's first `turns` turns."""
    sizes, size = question.sizes, sum(question.sizes)
    if not lasts(size, 1):
        return (None,) * turns
    hands, ways = _first_hands(question, redraw=redraw)
    chances: list[Chance] = []
    for turn in range(1, turns + 1):
        if not lasts(size, turn):
            return (*chances, *[None] * (turns - turn + 1))
        hands = _one_more(sizes, hands)
        ways *= size - HAND - turn + 1
        met = {hand: count for hand, count in hands.items() if turn < question.first or question.met(hand, turn)}
        chances.append(sum(met.values()) / ways if turn >= question.first else None)
        sizes, hands = _merged(question.alike(turn), sizes, met if question.every_turn else hands)
    return tuple(chances)


def lasts(size: int, turn: int) -> bool:
    """True if a deck of that size lasts to the player's turn: drawing its last card loses (6-3-1-1).

    >>> lasts(50, 38), lasts(50, 39)
    (True, False)
    """
    return size > HAND + SHIELDS + turn


def at_least(size: int, group: int, least: int) -> DrawQuestion:
    """Return the question for at least `least` cards of a group; a first hand with one of them is kept."""
    return DrawQuestion(
        (group, size - group), lambda hand, _turn: hand[0] >= least, lambda hand: hand[0] > 0 or least < 1
    )


def number_among(size: int, group: int, seen: int) -> tuple[float, ...] | None:
    """Return the chances that 0, 1, ... of a group are among `seen` cards of a deck; None if the deck is smaller.

    >>> [round(chance, 4) for chance in number_among(4, 2, 2)]
    [0.1667, 0.6667, 0.1667]
    """
    if seen > size:
        return None
    return tuple(comb(group, k) * comb(size - group, seen - k) / comb(size, seen) for k in range(seen + 1))


def _first_hands(question: DrawQuestion, *, redraw: bool) -> tuple[dict[SeenCounts, int], int]:
    """Return the hands at the start of the first turn with the ways to draw each, and the total of ways.

    A redrawn hand has none of the first hand's cards: they go under the deck before it is drawn, and only then the
    deck is shuffled (5-2-1-6-1).
    """
    size = sum(question.sizes)
    firsts = {hand: _ways(question.sizes, hand) for hand in _hands(question.sizes, HAND)}
    if not redraw:
        return firsts, comb(size, HAND)
    again = comb(size - HAND, HAND)
    sizes = _judged(question, question.sizes)
    given_back = [hand for hand in _hands(sizes, HAND) if not question.keep(hand)]
    hands = {}
    for hand, count in firsts.items():
        seen = _judged(question, hand)
        others = tuple(map(int.__sub__, sizes, seen))
        redrawn = sum(_ways(others, before) for before in given_back)
        hands[hand] = count * (redrawn + (again if question.keep(seen) else 0))
    return hands, comb(size, HAND) * again


def _judged(question: DrawQuestion, hand: SeenCounts) -> SeenCounts:
    return (*hand[: question.judged], sum(hand[question.judged :]))


def _one_more(sizes: tuple[int, ...], hands: dict[SeenCounts, int]) -> dict[SeenCounts, int]:
    """Return the hands after one more card is drawn, with the number of ways."""
    after: dict[SeenCounts, int] = {}
    for hand, count in hands.items():
        for place, size in enumerate(sizes):
            left = size - hand[place]
            if left:
                larger = (*hand[:place], hand[place] + 1, *hand[place + 1 :])
                after[larger] = after.get(larger, 0) + count * left
    return after


def _merged(count: int, sizes: SeenCounts, hands: dict[SeenCounts, int]) -> tuple[SeenCounts, dict[SeenCounts, int]]:
    """Merge the first `count` classes into the first."""
    if count < 2:
        return sizes, hands
    none = (0,) * (count - 1)
    merged: dict[SeenCounts, int] = {}
    for hand, ways in hands.items():
        new = (sum(hand[:count]), *none, *hand[count:])
        merged[new] = merged.get(new, 0) + ways
    return (sum(sizes[:count]), *none, *sizes[count:]), merged


def _ways(sizes: tuple[int, ...], hand: SeenCounts) -> int:
    return prod(map(comb, sizes, hand))


def _hands(sizes: tuple[int, ...], cards: int) -> Iterator[SeenCounts]:
    """Yield every hand of `cards` cards."""
    if not sizes:
        if not cards:
            yield ()
        return
    for own in range(min(sizes[0], cards) + 1):
        for rest in _hands(sizes[1:], cards - own):
            yield (own, *rest)


def percent(chance: Chance, places: int = 0) -> str:
    """Return a chance as a percentage; only certain ones are 0 or 100 %.

    >>> percent(0.834), percent(0.9999), percent(1.0), percent(0.0004, 1), percent(None)
    ('83%', '>99%', '100%', '<0.1%', '-')
    """
    if chance is None:
        return UNDEFINED
    shown = f"{100 * chance:.{places}f}"
    least = 10**-places
    if chance < 1 and float(shown) >= 100:
        return f">{100 - least:.{places}f}%"
    if chance > 0 and float(shown) <= 0:
        return f"<{least:.{places}f}%"
    return f"{shown}%"
