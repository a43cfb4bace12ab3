"""Exact chances of having seen a Unit and a Pilot that link (2-11), by turn; dealt as in `hypergeometric`.

Hands without a pair are counted by inclusion and exclusion. "These Pilots and no others have been seen, and no Unit
that links with one of them" is a signed sum of "all that has been seen is within this set of cards", and the ways to
draw that depend on the sizes of the sets alone. Cards that link with the same cards form one class. The classes of one
side (the leaders) are taken one by one; of the other side (the followers) only those count that link with an earlier
and a later leader.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.hypergeometric import HAND, Chance, lasts
from gundam_desktop.games.gcg.decks.link_pairs import LinkPair

Barred = tuple[int, ...]
"""For each hand: the followers that may not be in it, as bits."""
Signed = dict[int, int]
"""The sizes of sets of cards -> the weight in the sum, negative where sets are subtracted.

The sizes are packed in one number: the count of cards allowed in both hands, plus those allowed only in the first
(times `_PACK`) and only in the second (times its square); for one hand, the count of allowed cards.
"""
_PACK = 1 << 20

MAX_STATES = 20_000
"""Beyond this the computation would take seconds: no chance is given. No real deck comes near."""


def link_by_turn(pairs: Iterable[LinkPair], size: int, turns: int, *, redraw: bool) -> tuple[Chance, ...]:
    """Return the chance to have seen both cards of a pair, for each of the player's first turns; `size` is the deck's.

    A player who may redraw does so exactly if the first hand has no pair.
    """
    leaders = min(_sides(list(pairs)), key=_width)
    followers = {follower for leader in leaders for follower in leader.linked}
    free = size - sum(leader.cards for leader in leaders) - sum(follower.cards for follower in followers)
    sets = _without_pair(leaders, 2 if redraw else 1)
    chance = _after_redraw if redraw else _without_redraw
    return tuple(
        chance(sets, free, size, turn) if sets is not None and lasts(size, turn) else None
        for turn in range(1, turns + 1)
    )


def _without_redraw(sets: Signed, free: int, size: int, turn: int) -> float:
    ways = comb(size, HAND + turn)
    return (ways - sum(sign * comb(own + free, HAND + turn) for own, sign in sets.items())) / ways


def _after_redraw(sets: Signed, free: int, size: int, turn: int) -> float:
    """Return the chance of a pair in the first hand, or in the second with the cards drawn later.

    The second hand is drawn from the cards that are not in the first; later draws may give cards of the first again.
    """
    ways = comb(size, HAND) * comb(size - HAND, HAND) * comb(size - HAND, turn)
    without = 0
    for packed, sign in sets.items():
        rest, both = divmod(packed, _PACK)
        second, first = divmod(rest, _PACK)
        second_or_both = both + free + second
        if second_or_both >= HAND:
            without += sign * _two_hands(both + free, first, second) * comb(second_or_both - HAND, turn)
    return (ways - without) / ways


@cache
def _two_hands(both: int, first: int, second: int) -> int:
    """Return the number of ways to draw two hands in a row from cards allowed in both, only the first or the second."""
    return sum(
        comb(both, shared) * comb(second, HAND - shared) * comb(both - shared + first, HAND)
        for shared in range(min(both, HAND) + 1)
    )


class _Follower(NamedTuple):
    """Cards of the other side: they link with the same leaders."""

    names: frozenset[str]
    cards: int


class _Leader(NamedTuple):
    """Cards of the side taken one by one: they link with the same followers."""

    cards: int
    linked: tuple[_Follower, ...]


class _Way(NamedTuple):
    """One term of the sum for a leader and a hand."""

    bars: bool
    """True if none of the leader's followers is in the hand."""
    allowed: bool
    """True if the leader may be in the hand."""
    sign: int


_KNOWN = (_Way(bars=True, allowed=True, sign=1),)
_NEW = (*_KNOWN, _Way(bars=False, allowed=False, sign=1), _Way(bars=True, allowed=False, sign=-1))
"""The terms of a leader that bars further followers; without such followers the last two cancel out."""


def _without_pair(leaders: list[_Leader], hands: int) -> Signed | None:
    """Return the signed sets that contain the hands without a pair; None if there are too many.

    A hand has cards of a leader and then none of its followers, or it has no card of the leader. "Has some" is
    "may have any" minus "has none": hence three terms with their signs.
    """
    followers = list(dict.fromkeys(follower for leader in leaders for follower in leader.linked))
    bit = {follower: 1 << place for place, follower in enumerate(followers)}
    states: dict[Barred, Signed] = {(0,) * hands: {0: 1}}
    for at, leader in enumerate(leaders):
        linked = sum(bit[follower] for follower in leader.linked)
        waiting = {follower for later in leaders[at + 1 :] for follower in later.linked}
        done = [(bit[follower], follower.cards) for follower in leader.linked if follower not in waiting]
        after: dict[Barred, Signed] = {}
        for barred, sets in states.items():
            for ways in product(*(_NEW if linked & ~bits else _KNOWN for bits in barred)):
                now = tuple(bits | linked if way.bars else bits for bits, way in zip(barred, ways, strict=True))
                more = leader.cards * _unit([way.allowed for way in ways])
                for own, cards in done:
                    more += cards * _unit([not bits & own for bits in now])
                    now = tuple(bits & ~own for bits in now)
                _add(after.setdefault(now, {}), sets, more, prod(way.sign for way in ways))
        states = after
        if sum(map(len, states.values())) > MAX_STATES:
            return None
    (sets,) = states.values()  # all leaders that bar them are done
    return sets


def _add(target: Signed, sets: Signed, more: int, sign: int) -> None:
    """Add sets, each enlarged by `more` cards, with a sign."""
    for size, own in sets.items():
        count = target.get(size + more, 0) + sign * own
        if count:
            target[size + more] = count
        else:
            del target[size + more]


def _unit(allowed: list[bool]) -> int:
    """Return what one card allowed in these hands adds to packed sizes."""
    if all(allowed):
        return 1
    return _PACK ** (1 + allowed.index(True)) if any(allowed) else 0


def _sides(pairs: list[LinkPair]) -> tuple[list[_Leader], list[_Leader]]:
    """Return the leaders if Pilots lead, and if Units lead."""
    copies = {pair.unit: pair.unit_copies for pair in pairs} | {pair.pilot: pair.pilot_copies for pair in pairs}
    joined = [(pair.pilot, pair.unit) for pair in pairs]
    return _leaders(joined, copies), _leaders([(unit, pilot) for pilot, unit in joined], copies)


def _leaders(joined: list[tuple[str, str]], copies: dict[str, int]) -> list[_Leader]:
    """Return the classes of the first cards, ordered so that few followers link with earlier and later leaders."""
    followers = [
        _Follower(names, sum(copies[name] for name in names)) for names, _ in _alike((b, a) for a, b in joined)
    ]
    waiting = [
        _Leader(sum(copies[name] for name in names), tuple(f for f in followers if f.names <= others))
        for names, others in _alike(joined)
    ]
    ordered: list[_Leader] = []
    while waiting:
        following = min(range(len(waiting)), key=lambda at: _open([*ordered, waiting[at]], waiting, at))
        ordered.append(waiting.pop(following))
    return ordered


def _alike(joined: Iterable[tuple[str, str]]) -> list[tuple[frozenset[str], frozenset[str]]]:
    """Group the first cards of pairs by the cards they link with."""
    linked: dict[str, set[str]] = {}
    for own, other in joined:
        linked.setdefault(own, set()).add(other)
    classes: dict[frozenset[str], set[str]] = {}
    for own, others in linked.items():
        classes.setdefault(frozenset(others), set()).add(own)
    return [(frozenset(names), others) for others, names in classes.items()]


def _open(before: list[_Leader], later: list[_Leader], without: int = -1) -> int:
    """Return how many followers link with an earlier and a later leader; `without` is an index to leave out."""
    came = {follower for leader in before for follower in leader.linked}
    come = {follower for at, leader in enumerate(later) if at != without for follower in leader.linked}
    return len(came & come)


def _width(leaders: list[_Leader]) -> int:
    return max((_open(leaders[:at], leaders[at:]) for at in range(len(leaders))), default=0)
