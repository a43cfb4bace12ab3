"""Who plays whom in an event, by the usual rules: Swiss rounds, single and double elimination. It plays no games.

A format is a generator: it yields the pairs of a round and is sent the winners. Entrants are numbers, in the order of
their seeds. A pair with None has no match: the other entrant wins (a bye), or nobody if both are None.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Format: TypeAlias = Literal["swiss", "single", "double"]
Slot: TypeAlias = int | None
Pair: TypeAlias = tuple[Slot, Slot]
Rounds: TypeAlias = Generator[list[Pair], list[Slot], None]
WIN: Final = 3
"""Match points of a win or a bye; a draw has one."""
LEAST: Final = 1 / 3
"""The least value of a percentage as a tie-breaker: an opponent who lost every match counts no less than this."""
EXTRA: Final = 9
"""How many games a match that must have a winner may go on after `best_of`; then the better seed wins it."""
TRIES: Final = 2000
"""Pairs that are tried for a round before one more rematch is allowed."""


class Result(NamedTuple):
    """A match, or a bye, with its wins so far."""

    pair: Pair
    wins: tuple[int, int] = (0, 0)
    games: int = 0
    """The games that count, draws and errors included."""
    over: bool = True
    winner: Slot = None
    """None for a draw, and as long as the match is not over."""

    @property
    def match(self) -> tuple[int, int] | None:
        """The two entrants; None for a bye."""
        first, second = self.pair
        return None if first is None or second is None else (first, second)


class Standing(NamedTuple):
    """An entrant's place."""

    entrant: int
    rank: int
    """From 1; the same for entrants that nothing sets apart."""
    points: int
    record: tuple[int, int, int]
    """Matches won, drawn and lost; a bye counts as won."""
    opponents: float
    """The mean match-win percentage of the opponents (0 to 1), each counted as at least a third; byes do not count."""
    games: tuple[int, int]
    """Games won, and games played."""


Play: TypeAlias = Callable[[int, int, tuple[int, int]], Result]
"""Plays a match: the number of its round, its own number in it, and its entrants."""


def rounds_of(kind: Format, entrants: int, rounds: int, chance: random.Random) -> Rounds:
    """Begin an event; the number of rounds and the chance are for Swiss rounds alone."""
    if kind == "swiss":
        return _swiss(entrants, rounds, chance)
    return _single(entrants) if kind == "single" else _double(entrants)


def usual_rounds(entrants: int) -> int:
    """Return after how many Swiss rounds at most one entrant has won every match.

    >>> usual_rounds(8), usual_rounds(9)
    (3, 4)
    """
    return math.ceil(math.log2(entrants))


def most_rounds(entrants: int) -> int:
    """Return the largest number of Swiss rounds in which nobody need meet twice (by the theorem of Dirac)."""
    return (entrants + 1) // 2


def play_rounds(rounds: Rounds, play: Play) -> list[list[Result]]:
    """Play an event until it is over, or until a round has matches that are not over; return the rounds."""
    played: list[list[Result]] = []
    pairs = next(rounds)
    while True:
        byes = [Result(pair, winner=pair[pair[0] is None]) for pair in pairs]
        played.append(
            [bye if bye.match is None else play(len(played), table, bye.match) for table, bye in enumerate(byes)]
        )
        if not all(result.over for result in played[-1]):
            return played
        try:
            pairs = rounds.send([result.winner for result in played[-1]])
        except StopIteration:
            return played


def match_result(pair: tuple[int, int], winners: Iterable[int], best_of: int, *, has_winner: bool) -> Result:
    """Return the result of a match by the winners of its games: 0, 1, or -1 for a draw. It may end before the last.

    It is over when one has won more than half of `best_of` games, or when all of these are played; a match that must
    have a winner may then go on.

    >>> match_result((4, 2), [0, 1, 1, 0], 3, has_winner=True).winner
    2
    """
    wins, games, over = [0, 0], 0, False
    for games, winner in enumerate(winners, 1):
        if winner in (0, 1):
            wins[winner] += 1
        is_even = wins[0] == wins[1]
        over = max(wins) > best_of // 2 or games >= best_of + (EXTRA if is_even and has_winner else 0)
        if over:
            break
    ahead = pair[wins[1] > wins[0]] if wins[0] != wins[1] else min(pair) if has_winner else None
    return Result(pair, (wins[0], wins[1]), games, over, ahead if over else None)


def standings(kind: Format, entrants: int, rounds: Sequence[Sequence[Result]]) -> list[Standing]:
    """Return the places: in Swiss rounds by match points, the opponents' match-win percentage, the share of games won.

    In eliminations who played longer is ahead, and the winner of the last match first.
    """
    every = [result for results in rounds for result in results]
    own = {entrant: [result for result in every if entrant in result.pair] for entrant in range(entrants)}
    records = {entrant: _record(entrant, results) for entrant, results in own.items()}
    unranked = []
    for entrant, results in own.items():
        met = [other for result in results for other in result.match or () if other != entrant]
        rates = [max(LEAST, _rate(records[other])) for other in met]
        won = sum(result.wins[result.pair.index(entrant)] for result in results)
        games = (won, sum(result.games for result in results))
        opponents = sum(rates) / len(rates) if rates else LEAST
        unranked.append(Standing(entrant, 0, _points(records[entrant]), records[entrant], opponents, games))
    keys = {one.entrant: _swiss_key(one) if kind == "swiss" else _reached(one.entrant, rounds) for one in unranked}
    ordered = sorted(unranked, key=lambda one: (keys[one.entrant], -one.entrant), reverse=True)
    places = [keys[one.entrant] for one in ordered]
    return [one._replace(rank=1 + places.index(keys[one.entrant])) for one in ordered]


def _swiss_key(one: Standing) -> tuple[float, ...]:
    won, played = one.games
    return (one.points, one.opponents, max(LEAST, won / played) if played else LEAST)


def _reached(entrant: int, rounds: Sequence[Sequence[Result]]) -> tuple[float, ...]:
    """Return the last round of an entrant, and whether it won there (1), lost there (0) or plays (0.5)."""
    number, result = max((n, r) for n, results in enumerate(rounds) for r in results if entrant in r.pair)
    return (number, 0.5 if not result.over else float(result.winner == entrant))


def _record(entrant: int, results: Sequence[Result]) -> tuple[int, int, int]:
    over = [result.winner for result in results if result.over]
    won, drawn = over.count(entrant), over.count(None)
    return won, drawn, len(over) - won - drawn


def _points(record: tuple[int, int, int]) -> int:
    return WIN * record[0] + record[1]


def _rate(record: tuple[int, int, int]) -> float:
    return _points(record) / (WIN * sum(record)) if any(record) else 0.0


def _swiss(entrants: int, rounds: int, chance: random.Random) -> Rounds:
    """By points, at random among equals, nobody twice against the same; the last one without a bye gets it."""
    points, met, had_bye = [0] * entrants, [set[int]() for _ in range(entrants)], set[int]()
    for _ in range(rounds):
        order = list(range(entrants))
        chance.shuffle(order)
        order.sort(key=lambda entrant: -points[entrant])
        pairs: list[Pair] = []
        if len(order) % 2:
            bye = next(entrant for entrant in reversed(order) if entrant not in had_bye)
            had_bye.add(bye)
            order.remove(bye)
            pairs.append((bye, None))
        pairs = [*_without_rematches(order, met), *pairs]
        winners = yield pairs
        for pair, winner in zip(pairs, winners, strict=True):
            for entrant in pair:
                if entrant is not None:
                    points[entrant] += 1 if winner is None else WIN * (winner == entrant)


def _without_rematches(order: Sequence[int], met: Sequence[set[int]]) -> list[tuple[int, int]]:
    """Pair neighbours in an order, with as few rematches as `TRIES` tries find, and note who has met."""
    found = (_paired(order, met, rematches, iter(range(TRIES))) for rematches in range(len(order)))
    pairs = _exchanged(next(pairs for pairs in found if pairs is not None), met)
    for first, second in pairs:
        met[first].add(second)
        met[second].add(first)
    return pairs


def _paired(
    order: Sequence[int], met: Sequence[set[int]], rematches: int, tries: Iterator[int]
) -> list[tuple[int, int]] | None:
    """Return pairs with at most `rematches` rematches; entrants with one possible opponent left are paired first."""
    if not order:
        return []
    there = set(order)
    first = min(order, key=lambda one: len(there) - len(met[one]) > 2 or len(there - met[one]) > 2)
    for other in order:
        again = other in met[first]
        if other == first or again > rematches:
            continue
        if next(tries, None) is None:
            return None
        rest = [entrant for entrant in order if entrant not in (first, other)]
        if (pairs := _paired(rest, met, rematches - again, tries)) is not None:
            return [(first, other), *pairs]
    return None


def _exchanged(pairs: Sequence[tuple[int, int]], met: Sequence[set[int]]) -> list[tuple[int, int]]:
    """Exchange opponents between each rematch and the first pair with which that makes two new meetings.

    With an even number of entrants there is one in each of the first `most_rounds` rounds: nobody has met half of the
    others.
    """
    found = list(pairs)
    for at, (one, other) in enumerate(found):
        if other in met[one]:
            both = ((place, *pair) for place, (a, b) in enumerate(found) for pair in ((a, b), (b, a)) if place != at)
            fitting = [each for each in both if each[1] not in met[one] and each[2] not in met[other]]
            if fitting:
                place, third, fourth = fitting[0]
                found[at], found[place] = (one, third), (other, fourth)
    return found


def _single(entrants: int) -> Rounds:
    slots = _seeded(entrants)
    while len(slots) > 1:
        slots = yield _neighbours(slots)


def _double(entrants: int) -> Rounds:
    """Who loses plays on in the lower bracket, and is out after the second loss.

    The winner of the lower bracket has to win the final twice: it is the other one's first loss.
    """
    pairs = _neighbours(_seeded(entrants))
    upper = yield pairs
    lower = _losers(pairs, upper)
    while len(upper) > 1:
        pairs = _neighbours(upper)
        winners = yield pairs + _neighbours(lower)
        upper, left = winners[: len(pairs)], winners[len(pairs) :]
        fallen = _losers(pairs, upper)
        lower = yield list(zip(left, reversed(fallen), strict=True))
    final = (upper[0], lower[0])
    winners = yield [final]
    if winners[0] != upper[0]:
        yield [final]


def _seeded(entrants: int) -> list[Slot]:
    """Return the slots of the first round: the best seeds meet last, and have the byes.

    >>> _seeded(5)
    [0, None, 3, 4, 1, None, 2, None]
    """
    slots = [0]
    while len(slots) < entrants:
        slots = [seed for slot in slots for seed in (slot, 2 * len(slots) - 1 - slot)]
    return [slot if slot < entrants else None for slot in slots]


def _neighbours(slots: Sequence[Slot]) -> list[Pair]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _losers(pairs: Sequence[Pair], winners: Sequence[Slot]) -> list[Slot]:
    return [second if winner == first else first for (first, second), winner in zip(pairs, winners, strict=True)]
