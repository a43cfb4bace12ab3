"""The search for the best exchange: which games it needs, how it goes on, how often it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.bots import tuning as module
from gundam_desktop.bots.arena import Played, PlayedAt
from gundam_desktop.bots.race import Variant
from gundam_desktop.bots.tuning import FINALISTS, PROOF, SEARCH, TuningRun, in_background
from gundam_desktop.bots.workers import HERE
from gundam_desktop.games.gcg.decks.exchanges import Exchange, paired
from tests.bots.tuning_dice import DECK, Dice, made_up, nothing, one_weak_card, searched
from tests.conftest import Times


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


def test_a_damaged_line_of_the_file_is_not_a_game() -> None:
    game = Played(0, 0, 0, 1, 1, "")
    lines: list[PlayedAt] = [((1, "4 old 7 new 1", 0), game), ((SEARCH, "", "0"), game), ((SEARCH, 7), game)]
    assert len(TuningRun(made_up(), 1000, lines).left()) == len(TuningRun(made_up(), 1000).left())


def test_without_an_exchange_to_try_nothing_is_found() -> None:
    run = TuningRun(made_up()._replace(variants=()), 1000)
    assert run.left() == []
    assert run.is_ended
    assert run.result().best is None


def test_a_game_with_an_error_counts_for_nothing() -> None:
    run, dice = TuningRun(made_up(), 400), Dice(nothing, 1)
    while left := run.left():
        for game in left:
            place, played = dice.play(game)
            run.add((place, played._replace(error="lost") if game.number % 2 else played))
    result = run.result()
    assert {error for _seed, error in result.errors} == {"lost"}
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
