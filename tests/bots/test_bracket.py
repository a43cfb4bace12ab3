"""Pairings and places of Swiss rounds and eliminations follow the usual rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from gundam_desktop.bots import bracket
from gundam_desktop.bots.bracket import (
    EXTRA,
    Format,
    Pair,
    Play,
    Result,
    match_result,
    most_rounds,
    play_rounds,
    rounds_of,
    standings,
    usual_rounds,
)


def better_seed(_number: int, _table: int, pair: tuple[int, int]) -> Result:
    return match_result(pair, [int(pair[1] < pair[0])] * 2, 3, has_winner=True)


def by_chance(chance: random.Random, draws: float = 0.0) -> Play:
    def play(_number: int, _table: int, pair: tuple[int, int]) -> Result:
        winners = [-1 if chance.random() < draws else chance.randrange(2) for _ in range(3)]
        return match_result(pair, winners, 3, has_winner=False)

    return play


def won_by_chance(chance: random.Random) -> Play:
    return lambda _number, _table, pair: match_result(pair, [chance.randrange(2)], 1, has_winner=True)


def event(kind: Format, entrants: int, play: Play, rounds: int = 0, seed: int = 1) -> list[list[Result]]:
    return play_rounds(rounds_of(kind, entrants, rounds or usual_rounds(entrants), random.Random(seed)), play)


def pairs(rounds: Sequence[Sequence[Result]]) -> list[list[Pair]]:
    return [[result.pair for result in results] for results in rounds]


def matches(rounds: Sequence[Sequence[Result]]) -> list[tuple[int, int]]:
    return [result.match for results in rounds for result in results if result.match is not None]


def losses(rounds: Sequence[Sequence[Result]]) -> Counter[int]:
    return Counter(
        entrant
        for results in rounds
        for result in results
        for entrant in result.match or ()
        if entrant != result.winner
    )


def test_the_best_seeds_meet_last() -> None:
    rounds = event("single", 8, better_seed)
    assert pairs(rounds) == [[(0, 7), (3, 4), (1, 6), (2, 5)], [(0, 3), (1, 2)], [(0, 1)]]
    assert [(one.entrant, one.rank) for one in standings("single", 8, rounds)] == [
        *((0, 1), (1, 2), (2, 3), (3, 3), (4, 5), (5, 5), (6, 5), (7, 5))
    ]


def test_the_best_seeds_have_the_byes() -> None:
    rounds = event("single", 5, better_seed)
    assert pairs(rounds)[0] == [(0, None), (3, 4), (1, None), (2, None)]
    assert pairs(rounds)[1:] == [[(0, 3), (1, 2)], [(0, 1)]]


@pytest.mark.parametrize("entrants", [*range(2, 18), 31, 32, 33])
def test_who_loses_once_is_out(entrants: int, rng: random.Random) -> None:
    rounds = event("single", entrants, won_by_chance(rng))
    assert len(matches(rounds)) == entrants - 1
    lost = losses(rounds)
    assert sorted(lost.values()) == [1] * (entrants - 1)
    first, second, *_ = standings("single", entrants, rounds)
    assert (first.rank, second.rank, lost[first.entrant]) == (1, 2, 0)


@pytest.mark.parametrize("entrants", [*range(2, 18), 31, 32, 33])
def test_who_loses_twice_is_out(entrants: int, rng: random.Random) -> None:
    for _ in range(10):
        rounds = event("double", entrants, won_by_chance(rng))
        first, second, *others = standings("double", entrants, rounds)
        lost = losses(rounds)
        assert lost[first.entrant] <= 1
        assert all(lost[one.entrant] == 2 for one in (second, *others))
        assert len(matches(rounds)) in (2 * entrants - 2, 2 * entrants - 1)
        assert (len(matches(rounds)) == 2 * entrants - 1) == (lost[first.entrant] == 1)
        assert {one.entrant for one in (first, second, *others)} == set(range(entrants))


def test_the_lower_bracket_takes_the_losers_in_reverse() -> None:
    assert pairs(event("double", 8, better_seed)) == [
        [(0, 7), (3, 4), (1, 6), (2, 5)],
        [(0, 3), (1, 2), (7, 4), (6, 5)],
        [(4, 2), (5, 3)],
        [(0, 1), (2, 3)],
        [(2, 1)],
        [(0, 1)],
    ]


def test_the_winner_of_the_lower_bracket_has_to_win_the_final_twice() -> None:
    def second_wins_finals(number: int, table: int, pair: tuple[int, int]) -> Result:
        return better_seed(number, table, pair) if number < 3 else match_result(pair, [1, 1], 3, has_winner=True)

    rounds = event("double", 4, second_wins_finals)
    assert pairs(rounds)[-3:] == [[(2, 1)], [(0, 1)], [(0, 1)]]
    assert [one.entrant for one in standings("double", 4, rounds)] == [1, 0, 2, 3]


def test_a_final_that_the_upper_one_loses_is_played_again() -> None:
    winners = iter([0, 1, 0])
    rounds = event("double", 2, lambda _n, _t, pair: match_result(pair, [next(winners)], 1, has_winner=True))
    assert [results[0].winner for results in rounds] == [0, 1, 0]
    assert [one.entrant for one in standings("double", 2, rounds)] == [0, 1]


@pytest.mark.parametrize("entrants", [*range(2, 18), 32, 33, 64])
def test_swiss_rounds_pair_by_points_and_nobody_twice(entrants: int, rng: random.Random) -> None:
    rounds = event("swiss", entrants, by_chance(rng, 0.2), seed=rng.randrange(1000))
    met = [frozenset(pair) for pair in matches(rounds)]
    assert len(met) == len(set(met)) == len(rounds) * (entrants // 2)
    byes = [pair[0] for results in pairs(rounds) for pair in results if pair[1] is None]
    assert len(byes) == len(set(byes)) == len(rounds) * (entrants % 2)
    for number, results in enumerate(pairs(rounds)):
        assert sorted(slot for pair in results for slot in pair if slot is not None) == list(range(entrants))
        points = {one.entrant: one.points for one in standings("swiss", entrants, rounds[:number])} if number else {}
        apart = [abs(points.get(a, 0) - points.get(b, 0)) for a, b in results if a is not None and b is not None]
        if number == 1 and entrants % 4 == 0 and not any(result.winner is None for result in rounds[0]):
            assert not any(apart), "winners meet winners"


@pytest.mark.parametrize("entrants", [*range(2, 14), 20, 32])
def test_half_as_many_rounds_as_entrants_need_no_rematch(entrants: int, rng: random.Random) -> None:
    rounds = event("swiss", entrants, by_chance(rng), most_rounds(entrants), rng.randrange(1000))
    assert len(rounds) == most_rounds(entrants) >= usual_rounds(entrants)
    met = [frozenset(pair) for pair in matches(rounds)]
    assert len(met) == len(set(met))


@pytest.mark.parametrize("entrants", [8, 20, 32])
def test_a_search_that_ends_early_leaves_no_rematch(
    entrants: int, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bracket, "TRIES", entrants // 2)  # one way without a step back
    rounds = event("swiss", entrants, by_chance(rng), most_rounds(entrants), rng.randrange(1000))
    met = [frozenset(pair) for pair in matches(rounds)]
    assert len(met) == len(set(met))


def test_where_everybody_has_met_there_is_a_rematch() -> None:
    met = [{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}]
    assert bracket._without_rematches([3, 1, 0, 2], met) == [(3, 1), (0, 2)]
    met = [{1}, {0}, set(), set()]
    assert bracket._without_rematches([0, 1, 2, 3], met) == [(0, 2), (1, 3)]


def test_the_search_for_pairs_without_rematches_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bracket, "TRIES", 4)
    met: list[set[int]] = [{1, 2}, {0}, {3, 0}, {2}, {5}, {4}, {7}, {6}]
    found = bracket._without_rematches(range(8), met)
    assert sorted(entrant for pair in found for entrant in pair) == list(range(8))


def test_chance_decides_the_first_round_and_the_seed_the_chance() -> None:
    first = {tuple(pairs(event("swiss", 8, better_seed, seed=seed))[0]) for seed in range(20)}
    assert len(first) > 10
    assert pairs(event("swiss", 8, better_seed, seed=5)) == pairs(event("swiss", 8, better_seed, seed=5))


def result(pair: Pair, first: int, second: int, winner: int | None) -> Result:
    return Result(pair, (first, second), first + second, winner=winner)


def test_places_are_by_points_then_the_opponents_then_games() -> None:
    rounds = [
        [result((0, 1), 2, 0, 0), result((2, 3), 2, 1, 2), Result((4, None), winner=4)],
        [result((0, 2), 1, 1, None), result((4, 1), 2, 0, 4), Result((3, None), winner=3)],
    ]
    places = standings("swiss", 5, rounds)
    assert [(one.entrant, one.points, one.record, one.games) for one in places] == [
        (4, 6, (2, 0, 0), (2, 2)),
        (2, 4, (1, 1, 0), (3, 5)),
        (0, 4, (1, 1, 0), (3, 4)),
        (3, 3, (1, 0, 1), (1, 3)),
        (1, 0, (0, 0, 2), (0, 4)),
    ]
    assert [one.rank for one in places] == [1, 2, 3, 4, 5]
    opponents = {one.entrant: one.opponents for one in places}
    assert opponents[4] == pytest.approx(1 / 3), "an opponent without points counts as a third, a bye not at all"
    assert opponents[0] == pytest.approx((1 / 3 + 4 / 6) / 2)
    assert opponents[2] == pytest.approx((3 / 6 + 4 / 6) / 2)


def test_entrants_that_nothing_sets_apart_share_a_place() -> None:
    rounds = [[result((0, 1), 2, 0, 0), result((2, 3), 2, 0, 2)]]
    assert [(one.entrant, one.rank) for one in standings("swiss", 4, rounds)] == [(0, 1), (2, 1), (1, 3), (3, 3)]


@pytest.mark.parametrize(
    ("winners", "has_winner", "wins", "games", "over", "winner"),
    [
        ([], True, (0, 0), 0, False, None),
        ([0], True, (1, 0), 1, False, None),
        ([0, 0, 1], True, (2, 0), 2, True, 7),
        ([0, 1], True, (1, 1), 2, False, None),
        ([0, 1, 1], True, (1, 2), 3, True, 3),
        ([0, -1, -1], True, (1, 0), 3, True, 7),
        ([0, 1, -1], False, (1, 1), 3, True, None),
        ([0, 1, -1], True, (1, 1), 3, False, None),
        ([0, 1, -1, -1, 1], True, (1, 2), 5, True, 3),
        ([-1] * (3 + EXTRA + 5), True, (0, 0), 3 + EXTRA, True, 3),
    ],
)
def test_a_match_ends_when_more_than_half_are_won(
    winners: list[int], has_winner: bool, wins: tuple[int, int], games: int, over: bool, winner: int | None
) -> None:
    assert match_result((7, 3), winners, 3, has_winner=has_winner) == Result((7, 3), wins, games, over, winner)


def test_a_round_with_an_open_match_is_the_last() -> None:
    def open_second(_number: int, table: int, pair: tuple[int, int]) -> Result:
        return match_result(pair, [0, 0] if table == 0 else [0], 3, has_winner=True)

    rounds = event("single", 4, open_second)
    assert [[result.over for result in results] for results in rounds] == [[True, False]]
    assert [(one.entrant, one.rank) for one in standings("single", 4, rounds)] == [(0, 1), (1, 2), (2, 2), (3, 4)]


@pytest.mark.parametrize(("kind", "share"), [("single", 0.27), ("double", 0.32)])
def test_a_bracket_shows_little(kind: Format, share: float) -> None:
    chance, events, won = random.Random(1), 2000, 0

    def play(_number: int, _table: int, pair: tuple[int, int]) -> Result:
        rate = {0: 0.6, 1: 0.4}[pair.index(0)] if 0 in pair else 0.5
        return match_result(pair, [int(chance.random() >= rate) for _ in range(3)], 3, has_winner=True)

    for _ in range(events):
        won += standings(kind, 8, event(kind, 8, play))[0].entrant == 0
    assert won / events == pytest.approx(share, abs=0.03)
