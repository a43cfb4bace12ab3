"""Exact chances of having seen a Unit and a Pilot that link (2-11), by turns; see `chances` for what is dealt when.

Having no pair is counted by inclusion and exclusion. "These Pilots and no others have been seen, and no Unit that links
with one of them" is a sum with signs of "all that has been seen is within this set of cards", and in how many ways that
comes about depends on the sizes of such sets alone. Cards that link with the same cards are one class; classes that are
not joined by any pair are counted apart and multiplied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.chances import HAND, Chance, lasts
from gundam_desktop.games.gcg.decks.pairs import Pair

Sizes = tuple[int, ...]
Signed = dict[Sizes, int]
"""Sets of cards by what their size is, each with how often it counts, less than zero if it is taken away."""


def link_by_turn(pairs: Iterable[Pair], size: int, turns: int, *, redraw: bool) -> tuple[Chance, ...]:
    """The chance to have seen both cards of a pair in each of the player's first turns, out of a deck of `size` cards.

    A player who may redraw does so exactly if the first hand has no pair.
    """
    parts = list(_parts(pairs))
    free = size - sum(part.size for part in parts)
    sets = _together((part.twice() if redraw else part.once() for part in parts), 3 if redraw else 1)
    chance = _after_redraw if redraw else _without_redraw
    return tuple(chance(sets, free, size, turn) if lasts(size, turn) else None for turn in range(1, turns + 1))


def _without_redraw(sets: Signed, free: int, size: int, turn: int) -> float:
    ways = comb(size, HAND + turn)
    return (ways - sum(sign * comb(own + free, HAND + turn) for (own,), sign in sets.items())) / ways


def _after_redraw(sets: Signed, free: int, size: int, turn: int) -> float:
    """All but no pair in the first hand, and none in the second with all that is drawn later.

    The second hand is drawn from the cards that are not in the first; what is drawn later may be of the first again.
    """
    ways = comb(size, HAND) * comb(size - HAND, HAND) * comb(size - HAND, turn)
    without = sum(
        sign * _two_hands(both + free, first, second) * comb(both + free + second - HAND, turn)
        for (both, first, second), sign in sets.items()
        if both + free + second >= HAND
    )
    return (ways - without) / ways


@cache
def _two_hands(both: int, first: int, second: int) -> int:
    """In how many ways two hands are drawn one after the other, when so many cards may be in both of them or in one."""
    return sum(
        comb(both, shared) * comb(second, HAND - shared) * comb(both - shared + first, HAND)
        for shared in range(min(both, HAND) + 1)
    )


class _Part(NamedTuple):
    """Classes of cards that hang together: Units on one side, Pilots on the other. The smaller side leads."""

    leaders: tuple[int, ...]
    """How many cards each class has."""
    followers: tuple[tuple[int, frozenset[int]], ...]
    """How many cards each class has, and the leaders that it links with."""

    @property
    def size(self) -> int:
        return sum(self.leaders) + sum(count for count, _ in self.followers)

    def once(self) -> Signed:
        """What one hand without a pair may be within: how many cards."""
        return _added(((self._size(within),), sign) for within, sign in self._sets().items())

    def twice(self) -> Signed:
        """The same for two hands: how many cards may be in both, only in the first, only in the second."""
        sets, size = self._sets(), cache(self._size)
        return _added(
            ((size(one & two), size(one & ~two), size(two & ~one)), sign * other)
            for (one, sign), (two, other) in product(sets.items(), repeat=2)
        )

    def _sets(self) -> dict[int, int]:
        """The sets within which a hand without a pair lies, as bits of classes, with their signs."""
        found: dict[int, int] = {}
        everyone = (1 << len(self.leaders)) - 1
        for seen in range(everyone + 1):
            apart = sum(
                1 << (len(self.leaders) + place)
                for place, (_, linked) in enumerate(self.followers)
                if not any(seen >> leader & 1 for leader in linked)
            )
            for fewer in _within(seen):
                sign = -1 if (seen ^ fewer).bit_count() % 2 else 1
                found[fewer | apart] = found.get(fewer | apart, 0) + sign
        return {within: sign for within, sign in found.items() if sign}

    def _size(self, within: int) -> int:
        counts = (*self.leaders, *(count for count, _ in self.followers))
        return sum(count for place, count in enumerate(counts) if within >> place & 1)


def _within(bits: int) -> Iterator[int]:
    """Every subset, itself first."""
    subset = bits
    while subset:
        yield subset
        subset = (subset - 1) & bits
    yield 0


def _together(parts: Iterable[Signed], figures: int) -> Signed:
    """Hands out of several parts: the sizes add up, the signs multiply."""
    whole: Signed = {(0,) * figures: 1}
    for part in parts:
        whole = _added(
            (tuple(map(int.__add__, one, two)), sign * other)
            for (one, sign), (two, other) in product(whole.items(), part.items())
        )
    return whole


def _added(signed: Iterable[tuple[Sizes, int]]) -> Signed:
    total: Signed = {}
    for sizes, sign in signed:
        total[sizes] = total.get(sizes, 0) + sign
    return {sizes: sign for sizes, sign in total.items() if sign}


def _parts(pairs: Iterable[Pair]) -> Iterator[_Part]:
    """The pairs as parts that have no card in common."""
    found = list(pairs)
    copies = {pair.unit: pair.unit_copies for pair in found} | {pair.pilot: pair.pilot_copies for pair in found}
    units = _merged((pair.unit, pair.pilot) for pair in found)
    pilots = _merged((pair.pilot, pair.unit) for pair in found)
    waiting = set(units)
    while waiting:
        linked = set(waiting.pop())
        while grown := {one for one in waiting if one & linked}:
            waiting -= grown
            linked = linked.union(*grown)
        own_units = {linking: names for linking, names in units.items() if linking & linked}
        own_pilots = {linking: names for linking, names in pilots.items() if names & linked}
        leaders, followers = sorted((own_pilots, own_units), key=len)
        yield _Part(
            tuple(sum(copies[name] for name in names) for names in leaders.values()),
            tuple(
                (
                    sum(copies[name] for name in names),
                    frozenset(at for at, leading in enumerate(leaders.values()) if leading & linking),
                )
                for linking, names in followers.items()
            ),
        )


def _merged(pairs: Iterable[tuple[str, str]]) -> dict[frozenset[str], frozenset[str]]:
    """The cards that link with the same cards, together: these by those they link with."""
    linked: dict[str, set[str]] = {}
    for own, other in pairs:
        linked.setdefault(own, set()).add(other)
    together: dict[frozenset[str], set[str]] = {}
    for own, others in linked.items():
        together.setdefault(frozenset(others), set()).add(own)
    return {others: frozenset(names) for others, names in together.items()}
