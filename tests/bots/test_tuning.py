"""The search for the best exchange: which games it needs, how it goes on, how often it is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from gundam_desktop.bots import tuning as module
from gundam_desktop.bots.arena import PlacedGame, Played, PlayedAt
from gundam_desktop.bots.gauntlet import Entrant
from gundam_desktop.bots.race import Variant
from gundam_desktop.bots.tuning import FINALISTS, PROOF, SEARCH, Tuning, TuningRun, in_background
from gundam_desktop.bots.workers import HERE
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks.exchanges import Exchange, paired
from tests.conftest import Times

DECK = library.deck("official-004")
CHANGED = 0.32
"""The share of games whose result is decided anew by an exchange: as in games of bots, half of these end otherwise."""

Worth = Callable[[int, str, str], float]
"""What an exchange adds to the win rate, by its copies and cards."""


def made_up(opponents: int = 4, seed: int = 0) -> Tuning:
    """A search in which no game is really played."""
    variants = [
        Variant(f"old {out}", f"new {into}", copies, None)
        for out in range(12)
        for into in range(20)
        for copies in (4, 2)
    ]
    field = tuple(Entrant(str(number), DECK) for number in range(opponents))
    return Tuning(Entrant("made up", DECK), tuple(variants), field, "random", seed=seed)


class Dice:
    """Decides games by chance, so that an exchange is worth what `worth` says."""

    def __init__(self, worth: Worth, seed: int) -> None:
        self._worth, self._chance = worth, random.Random(seed)
        self._of_deck: dict[tuple[int | str, ...], int] = {}

    def play(self, game: PlacedGame) -> PlayedAt:
        series, key, opponent = game.place
        assert isinstance(key, str)
        at = (series, opponent, game.number)
        winner = self._of_deck.setdefault(at, self._chance.randrange(2))
        if key and self._chance.random() < CHANGED:
            copies, out, into = int(key[0]), key[2:7].strip(), key.rpartition("new")[2]
            winner = int(self._chance.random() >= 0.5 + self._worth(copies, out, into) / CHANGED)
        return game.place, Played(game.number, 0, winner, 1, 1, "")


def searched(worth: Worth, games: int, seed: int) -> TuningRun:
    run, dice = TuningRun(made_up(seed=seed), games), Dice(worth, seed)
    while left := run.left():
        for game in left:
            run.add(dice.play(game))
    return run


def nothing(_copies: int, _out: str, _into: str) -> float:
    return 0.0


def one_weak_card(copies: int, out: str, _into: str) -> float:
    return 0.03 * copies if out == "old 7" else 0.0


def test_a_deck_that_cannot_be_improved_is_rarely_said_to_be(times: Times) -> None:
    tries = times(1000, plain=5)
    wrong = sum(searched(nothing, 1000, seed).result().best is not None for seed in range(tries))
    assert wrong <= 0.05 * tries


def test_a_weak_card_is_taken_out() -> None:
    found = [searched(one_weak_card, 4000, seed).result() for seed in range(5)]
    best = [result.best for result in found if result.best is not None]
    assert len(best) >= 4
    assert [one.variant.out for one in best] == ["old 7"] * len(best)
    mean = sum(one.effect.mean for one in best) / len(best)
    assert mean == pytest.approx(0.12, abs=0.03), "the games of the last round did not choose it"
    assert all(one.effect.low < 0.12 < one.effect.high for one in best)


def test_a_search_plays_about_the_games_that_it_may() -> None:
    for games in (500, 3000):
        run = searched(one_weak_card, games, 1)
        assert 0.6 * games < run.done <= games
        assert run.result().games == run.done


def test_fewer_go_on_with_more_games() -> None:
    run, dice, sizes = TuningRun(made_up(), 4000), Dice(nothing, 1), []
    while left := run.left():
        sizes.append((len(run.running), run.is_final))
        for game in left:
            run.add(dice.play(game))
    searching = [size for size, final in sizes if not final]
    assert searching == sorted(searching, reverse=True)
    assert all(size <= FINALISTS for size, final in sizes if final)
    assert run.is_ended
    assert run.left() == []


def test_the_last_round_has_seeds_of_its_own() -> None:
    run, dice = TuningRun(made_up(), 1000), Dice(one_weak_card, 1)
    seeds: dict[str, set[int]] = {SEARCH: set(), PROOF: set()}
    while left := run.left():
        for game in left:
            seeds[str(game.place[0])].add(game.pairing.seed)
            run.add(dice.play(game))
    assert len(seeds[SEARCH]) == len(seeds[PROOF]) == 4
    assert not seeds[SEARCH] & seeds[PROOF]


def test_every_variant_is_compared_with_the_deck_in_the_same_games() -> None:
    run = TuningRun(made_up(), 1000)
    left = run.left()
    of_deck = {(game.place[2], game.number) for game in left if not game.place[1]}
    assert {(game.place[2], game.number) for game in left if game.place[1]} == of_deck
    for game in left:
        twin = next(one for one in left if one.place == (SEARCH, "", game.place[2]) and one.number == game.number)
        assert twin.pairing.seed == game.pairing.seed


@pytest.mark.parametrize("opponents", [1, 3, 4, 7])
def test_in_the_screening_every_variant_meets_several_opponents(opponents: int) -> None:
    met: dict[object, set[object]] = {}
    for game in TuningRun(made_up(opponents), 20_000).left():
        met.setdefault(game.place[1], set()).add(game.place[2])
    assert all(len(each) >= min(opponents, 3) for each in met.values())


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = searched(one_weak_card, 1000, 3)
    run, dice, file = TuningRun(made_up(seed=3), 1000), Dice(one_weak_card, 3), made_up(seed=3).file(tmp_path)
    for _ in range(3):
        games = [dice.play(game) for game in run.left()]
        file.add(games)
        for game in games:
            run.add(game)
    again = TuningRun(made_up(seed=3), 1000, made_up(seed=3).file(tmp_path).games())
    while left := again.left():
        for placed in left:
            again.add(dice.play(placed))
    assert again.result() == whole.result()


def test_a_longer_search_uses_the_games_of_a_shorter_one() -> None:
    short, played = TuningRun(made_up(), 1000), []
    for game in short.left():
        played.append(Dice(nothing, 1).play(game))
    longer = TuningRun(made_up(), 2000, played)
    assert len(longer.left()) == len(TuningRun(made_up(), 2000).left()) - len(played)


def test_a_game_with_an_error_counts_for_nothing() -> None:
    run, dice = TuningRun(made_up(), 400), Dice(nothing, 1)
    while left := run.left():
        for game in left:
            place, played = dice.play(game)
            run.add((place, played._replace(error="lost") if game.number % 2 else played))
    result = run.result()
    assert result.errors > 0
    assert all(one.effect.games < run.proofs for one in result.finalists)


def test_another_search_has_another_file(tmp_path: Path) -> None:
    others = (made_up()._replace(level="greedy"), made_up(seed=1), made_up()._replace(edition="1.0"), made_up(3))
    assert len({one.file(tmp_path).path for one in (made_up(), *others)}) == 5


def test_real_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FEWEST", 1)
    exchange = Exchange("ST01-004", "ST01-003", 1)
    variants = (Variant(*exchange, paired(DECK, exchange)),)
    run = TuningRun(made_up(1)._replace(variants=variants), 30)
    played = list(run.play(HERE))
    assert {place[1] for place, _game in played} == {"", "1 ST01-004 ST01-003"}
    assert not any(game.error for _place, game in played)
    assert run.is_ended


def test_games_are_played_in_processes() -> None:
    left = [game for game in TuningRun(made_up(), 1).left() if not game.place[1]][:2]
    pool, played = in_background(left, 1), []
    while pool.busy:
        played += pool.results(None)
    assert [place for place, _game in played] == [game.place for game in left]
