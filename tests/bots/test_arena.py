"""Whole games between bots."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from gundam_desktop.bots import arena
from gundam_desktop.bots.arena import (
    Match,
    Pairing,
    PlacedGame,
    Played,
    PlayedAt,
    count,
    game_seed,
    in_background,
    wilson,
)
from gundam_desktop.bots.workers import Workers
from gundam_desktop.games import find, registered
from gundam_desktop.tabletop import Choice, Game
from tests.bots.matches import play_games, play_match
from tests.conftest import Times
from tests.properties.random_games import shipped

RANDOM = ("random", "random")


def pairing(a: str = "official-004", b: str = "official-005", bots: tuple[str, str] = RANDOM, seed: int = 1) -> Pairing:
    return Pairing(bots, (shipped()[a], shipped()[b]), seed)


def test_the_same_seed_gives_the_same_games_on_one_process_and_on_two() -> None:
    alone = play_games(pairing(), 6)
    together = play_games(pairing(), 6, Workers(2))
    assert alone == together
    assert len({game.digest for game in alone}) == 6
    assert play_games(pairing(seed=2), 6) != alone


def test_games_of_a_longer_match_begin_with_those_of_a_shorter_one() -> None:
    assert play_games(pairing(), 3) == play_games(pairing(), 5)[:3]


def test_seats_and_starts_are_swapped_evenly() -> None:
    seen: list[tuple[str, int]] = []
    first: list[str] = []

    def start(decks: Any, seed: int, edition: str = "", chooser: int | None = None, *, trial: bool = False) -> Game:
        assert chooser is not None
        seen.append((decks[0].name, chooser))
        first.append(decks[chooser].name)
        return find("gcg").start(decks, seed, edition, chooser, trial=trial)

    counted = find("gcg")._replace(key="counted", start=start)
    with registered(counted):
        games = play_games(pairing()._replace(game="counted"), 8)
    assert [pairing().decks[game.starter].name for game in games] == first
    every = itertools.product(("official-004", "official-005"), (0, 1))
    assert Counter(seen) == dict.fromkeys(every, 2)


def test_two_games_are_a_pair_the_same_deal_with_the_bots_in_each_others_seats() -> None:
    games = play_games(pairing("official-004", "official-004"), 8)
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.seed == second.seed
        assert {first.starter, second.starter} == {0, 1}
    assert len({game.seed for game in games}) == 4


def test_decks_keep_their_seats_if_wanted() -> None:
    dealt: list[tuple[str, ...]] = []

    def start(decks: Any, *more: Any, **named: Any) -> Game:
        dealt.append(tuple(deck.name for deck in decks))
        return find("gcg").start(decks, *more, **named)

    with registered(find("gcg")._replace(key="counted", start=start)):
        play_games(pairing()._replace(game="counted", decks_by_seat=True), 4)
    assert dealt == [("official-004", "official-005")] * 4


def test_greedy_beats_random() -> None:
    match = play_match(pairing(bots=("greedy:worlds=2", "random")), 12)
    assert match.errors == ()
    assert match.wins[0] >= 9


def test_every_deck_is_played_to_the_end_on_either_side(times: Times, seed: int, rng: random.Random) -> None:
    decks = rng.sample(list(shipped()), len(shipped()))
    for a, b in itertools.pairwise([*decks, decks[0]]):
        match = play_match(pairing(a, b, seed=seed), times(30, plain=3))
        assert match.errors == (), (a, b)
        assert match.games == sum(match.wins) + match.draws == times(30, plain=3)


def test_an_error_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *_: Any) -> Choice:
            raise RuntimeError("lost the thread")

    monkeypatch.setattr(arena, "create", lambda *_: Broken())
    match = play_match(pairing(), 3)
    assert match.games == 3
    assert match.wins == (0, 0)
    assert match.errors == tuple((game_seed(1, i), "RuntimeError: lost the thread") for i in range(3))


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_DECISIONS", 30)
    (game,) = play_games(pairing(), 1)
    assert game.error == "Endless: no end after 30 decisions"


def test_an_illegal_choice_of_a_bot_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        def choose(self, *_: Any) -> Choice:
            return Choice("end")

    monkeypatch.setattr(arena, "create", lambda *_: Wrong())
    (game,) = play_games(pairing(), 1)
    assert game.error.startswith("IllegalChoice: end: ")


def test_a_level_that_is_not_known_is_said_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="did you mean random"):
        play_games(pairing(bots=("random", "randm")), 1)


def test_games_in_the_background_are_those_of_a_match() -> None:
    placed = [
        PlacedGame((level,), pairing(bots=(level, level)), number) for level in ("random", "idle") for number in (0, 1)
    ]
    pool, found = in_background(placed, 2), list[PlayedAt]()
    while pool.busy:
        found += pool.results(None)
    for level in ("random", "idle"):
        games = [game for place, game in found if place == (level,)]
        assert sorted(games, key=lambda game: game.number) == play_games(pairing(bots=(level, level)), 2)
    with pytest.raises(ValueError, match="did you mean random"):
        in_background([PlacedGame((), pairing(bots=("random", "randm")), 0)], 1)


def test_games_are_counted() -> None:
    games = [
        Played(0, 10, 0, 8, 100, "x"),
        Played(1, 11, 1, 12, 120, "x"),
        Played(2, 12, -1, 10, 80, "x", drawn="Both lose."),
        Played(3, 13, 0, 10, 100, "x"),
        Played(4, 14, -1, 0, 0, "", "KeyError: 'FX-1'"),
    ]
    error = (14, "KeyError: 'FX-1'")
    assert [game.starter for game in games[:4]] == [0, 1, 1, 0]
    assert count(games, 2.0) == Match(
        5,
        (2, 1),
        1,
        0.625,
        wilson(2.5, 4),
        3,
        0.875,
        wilson(3.5, 4),
        10.0,
        400,
        2.0,
        (error,),
        ((12, "Both lose."),),
        interrupted=False,
    )


def test_nothing_played_is_no_rate() -> None:
    assert count([], 0.0).win_rate == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("points", "games"), [(0, 10), (10, 10), (5, 10), (180, 200), (0.5, 1)])
def test_the_interval_holds_the_rate(points: float, games: int) -> None:
    low, high = wilson(points, games)
    assert 0 <= low <= points / games <= high <= 1


def test_a_known_interval() -> None:
    low, high = wilson(180, 200)
    assert (round(low, 4), round(high, 4)) == (0.8506, 0.9343)
