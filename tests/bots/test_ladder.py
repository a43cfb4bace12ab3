"""The ladder: who plays whom, when a match ends, and that it goes on where it stopped."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from gundam_desktop.bots import ladder as module
from gundam_desktop.bots.arena import PlacedGame, Played, PlayedAt, play_game
from gundam_desktop.bots.gauntlet import Entrant
from gundam_desktop.bots.ladder import OPEN, Decided, Ladder, LadderRun
from gundam_desktop.bots.workers import Workers
from tests.properties.random_games import shipped

ONE, TWO = (Entrant(name, shipped()[name]) for name in ("official-004", "official-005"))
LADDER = Ladder(("low", "middle", "high"), ("low",), ((ONE, ONE), (ONE, TWO)), most=80, least=16)
STRENGTH = {"low": 0.0, "middle": 0.4, "high": 0.45}
"""What a bot has more than 50 % against `low`, and half of it against others; see `fake`."""


def fake(game: PlacedGame) -> PlayedAt:
    """A game without cards: the same one for the same bots, decks and number."""
    first, second = game.pairing.bots
    chance = random.Random(f"{game.place} {game.number}").random()
    winner = 0 if chance < 0.5 + STRENGTH[first] - STRENGTH[second] else 1
    return game.place, Played(game.number, 7, winner, 5, 50, "d")


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch, rng: random.Random) -> list[PlacedGame]:
    """All games that are played, by chance instead of by bots, and finished in any order."""
    seen: list[PlacedGame] = []

    def play_each(left: Sequence[PlacedGame], _workers: Workers) -> Iterator[PlayedAt]:
        for game in rng.sample(left, len(left)):
            seen.append(game)
            yield fake(game)

    monkeypatch.setattr(module, "play_each", play_each)
    return seen


def played_out(ladder: Ladder, before: Sequence[PlayedAt] = ()) -> LadderRun:
    run = LadderRun(ladder, before)
    list(run.play(Workers()))
    return run


def by_bots(run: LadderRun) -> dict[tuple[str, str], Decided]:
    return {decided.bots: decided for decided in run.results()}


@pytest.mark.parametrize(
    ("levels", "references", "matches"),
    [
        ("abc", "", ["ba", "cb"]),
        ("abc", "ab", ["ba", "cb", "ca"]),
        ("abc", "ac", ["ba", "cb", "ca"]),
        ("abc", "x", ["ba", "cb", "ax", "bx", "cx"]),
        ("a", "xa", ["ax"]),
    ],
)
def test_each_level_plays_its_neighbours_and_the_references_once(
    levels: str, references: str, matches: list[str]
) -> None:
    ladder = LADDER._replace(levels=tuple(levels), references=tuple(references))
    assert ladder.matches() == [(pair[0], pair[1]) for pair in matches]


def test_the_games_of_a_match_are_pairs_and_go_round_the_decks() -> None:
    assert LADDER.schedule()[:6] == [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (0, 3)]
    assert len(LADDER._replace(most=50).schedule()) == 50


def test_a_pair_is_one_deal_from_both_sides() -> None:
    pairing = LADDER._replace(levels=("random", "idle")).pairing(("random", "idle"), 1)
    first, second = play_game(pairing, 2), play_game(pairing, 3)
    assert first.seed == second.seed
    assert {first.starter, second.starter} == {0, 1}
    assert pairing.decks_by_seat
    assert first.winner == second.winner == 0


def test_a_match_ends_when_it_is_decided_and_not_before(games: list[PlacedGame]) -> None:
    found = by_bots(played_out(LADDER))
    clear, even = found["middle", "low"], found["high", "middle"]
    assert clear.verdict == "stronger"
    assert 16 <= clear.every.games < 80
    assert even.verdict in {OPEN, "not stronger"}
    assert len(games) == sum(decided.every.games for decided in found.values())


def test_a_match_of_fixed_length_plays_all_its_games(games: list[PlacedGame]) -> None:
    found = by_bots(played_out(LADDER._replace(most=50, least=50)))
    assert {decided.every.games for decided in found.values()} == {50}


def test_the_same_games_count_in_whatever_order_they_end(games: list[PlacedGame]) -> None:
    assert played_out(LADDER).results() == played_out(LADDER).results()


def test_it_goes_on_where_it_stopped(games: list[PlacedGame]) -> None:
    whole = played_out(LADDER)
    kept: list[PlayedAt] = []
    run = LadderRun(LADDER)
    for game in run.play(Workers()):
        kept.append(game)
        if len(kept) == 21:
            break
    games.clear()
    again = played_out(LADDER, kept)
    assert again.results() == whole.results()
    assert len(games) == sum(decided.every.games for decided in whole.results()) - 21


def test_games_of_a_longer_run_do_not_change_a_verdict(games: list[PlacedGame]) -> None:
    kept = list(LadderRun(LADDER._replace(least=80)).play(Workers()))
    games.clear()
    assert played_out(LADDER, kept).results() == played_out(LADDER).results()


def test_parts_of_the_games_are_told_apart(games: list[PlacedGame]) -> None:
    for decided in played_out(LADDER).results():
        assert decided.first.games == decided.second.games == decided.every.games / 2
        assert decided.mirrored.games + decided.mixed.games == decided.every.games
        assert decided.first.wins[0] + decided.second.wins[0] == decided.every.wins[0]


def test_a_game_that_failed_takes_its_pair_out_of_the_test_and_is_counted(
    games: list[PlacedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_each(left: Sequence[PlacedGame], _workers: Workers) -> Iterator[PlayedAt]:
        yield from ((game.place, Played(game.number, 7, -1, 0, 0, "", "Broken: no")) for game in left)

    monkeypatch.setattr(module, "play_each", play_each)
    run = played_out(LADDER)
    assert {(decided.verdict, len(decided.every.errors)) for decided in run.results()} == {(OPEN, 80)}
    assert set(run.elo().values()) == {0.0}


def test_progress_counts_what_is_played_and_what_may_be(games: list[PlacedGame]) -> None:
    run = LadderRun(LADDER)
    assert run.progress() == (0, 3 * 80)
    shares = []
    for _game in run.play(Workers()):
        done, expected = run.progress()
        shares.append(done / expected)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_ratings_begin_with_the_weakest_level(games: list[PlacedGame]) -> None:
    elo = played_out(LADDER).elo()
    assert elo["low"] == 0.0
    assert elo["middle"] > 150


def test_what_games_have_in_common_names_no_bot() -> None:
    assert LADDER.digest() == LADDER._replace(levels=("a", "b"), references=(), most=2).digest()
    assert LADDER.digest() != LADDER._replace(seed=1).digest()
    assert LADDER.digest() != LADDER._replace(edition="1.0").digest()
    assert LADDER.digest() != LADDER._replace(decks=LADDER.decks[:1]).digest()


@pytest.mark.full
def test_a_real_ladder_is_the_same_on_one_process_and_on_two() -> None:
    ladder = LADDER._replace(levels=("idle", "random"), references=(), most=8, least=8)
    results = []
    for processes in (1, 2):
        run = LadderRun(ladder)
        assert len(list(run.play(Workers(processes)))) == 8
        results.append(run.results())
    assert results[0] == results[1]
    assert results[0][0].every.wins[0] >= 6
