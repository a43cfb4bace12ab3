"""A gauntlet of decks: which games are played, what they count, and how they go on after a break."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.bots.arena import Played, play_game
from gundam_desktop.bots.gauntlet import (
    Entrant,
    Gauntlet,
    GauntletFile,
    GauntletGame,
    games_left,
    in_background,
    matrix,
    play,
)
from gundam_desktop.bots.workers import Workers
from tests.properties.random_games import shipped

DECKS = tuple(Entrant(name, shipped()[name]) for name in ("official-001", "official-002", "official-004"))
GAUNTLET = Gauntlet(DECKS[:2], DECKS, ("random", "random"))


def won(deck: int, opponent: int, number: int, winner: int = 0) -> GauntletGame:
    return GauntletGame(deck, opponent, Played(number, 7, winner, 5, 50, "d"))


def test_every_pairing_has_played_about_as_much_whenever_it_stops() -> None:
    left = games_left(GAUNTLET, 3, [])
    assert len(left) == len(set(left)) == 2 * 3 * 3
    for end in range(len(left)):
        counts = [sum(one[:2] == (deck, opponent) for one in left[:end]) for deck in (0, 1) for opponent in (0, 1, 2)]
        assert max(counts) - min(counts) <= 1


def test_what_is_played_is_not_played_again() -> None:
    played = [won(0, 0, 0), won(1, 2, 1)]
    left = games_left(GAUNTLET, 2, played)
    assert len(left) == 10
    assert not {(0, 0, 0), (1, 2, 1)} & set(left)


def test_two_versions_play_the_same_games() -> None:
    first, second = (play_game(GAUNTLET.pairing(deck, 2), 5) for deck in (0, 1))
    assert first.seed == second.seed
    assert first.starter == second.starter
    assert first != second


def test_the_matrix_counts_each_pairing() -> None:
    figures = matrix(GAUNTLET, [won(0, 1, 0), won(0, 1, 1, 1), won(1, 2, 0, -1)])
    assert [[match.games for match in row] for row in figures] == [[0, 2, 0], [0, 0, 1]]
    assert figures[0][1].win_rate == figures[1][2].win_rate == 0.5
    assert figures[0][1].interval[0] < 0.5 < figures[0][1].interval[1]


def test_a_gauntlet_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = GauntletFile(tmp_path / "gauntlets", GAUNTLET)
    assert file.games() == []
    file.add([won(0, 0, 0), won(1, 1, 0, 1)])
    file.add([won(0, 2, 0)])
    with file.path.open("a", encoding="utf-8") as text:
        text.write("[0, 1, 2")  # the program was killed while it wrote
    again = GauntletFile(tmp_path / "gauntlets", GAUNTLET)
    assert again.games() == [won(0, 0, 0), won(1, 1, 0, 1), won(0, 2, 0)]
    assert len(games_left(GAUNTLET, 1, again.games())) == 3
    again.add([won(0, 1, 0)])
    assert again.games()[-1] == won(0, 1, 0)


@pytest.mark.parametrize(
    "other",
    [
        GAUNTLET._replace(levels=("greedy", "random")),
        GAUNTLET._replace(edition="1.0"),
        GAUNTLET._replace(seed=1),
        GAUNTLET._replace(decks=DECKS[1:]),
    ],
)
def test_another_gauntlet_has_another_file(other: Gauntlet, tmp_path: Path) -> None:
    GauntletFile(tmp_path, GAUNTLET).add([won(0, 0, 0)])
    assert GauntletFile(tmp_path, other).games() == []


def test_games_are_played_in_processes() -> None:
    pool = in_background(GAUNTLET, games_left(GAUNTLET, 1, [])[:3], 1)
    played: list[GauntletGame] = []
    while pool.busy:
        played += pool.results(None)
    assert [(game.deck, game.opponent) for game in played] == [(0, 0), (1, 0), (0, 1)]
    assert all(game.played == play_game(GAUNTLET.pairing(game.deck, game.opponent), 0) for game in played)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody"):
        in_background(GAUNTLET._replace(levels=("random", "nobody")), [], 1)


def test_levels_of_both_sides_and_the_seed_are_those_of_the_games() -> None:
    gauntlet = GAUNTLET._replace(levels=("random", "idle"), seed=4)
    games = list(play(gauntlet, games_left(gauntlet, 2, []), Workers()))
    assert len(games) == 12
    assert all(game.played.winner == 0 for game in games)
    assert gauntlet.pairing(0, 1).seed == gauntlet.pairing(1, 1).seed != gauntlet.pairing(0, 2).seed
    assert gauntlet.pairing(0, 1).seed != GAUNTLET.pairing(0, 1).seed


def test_a_gauntlet_of_one_level_finds_the_file_of_earlier_versions() -> None:
    written = GAUNTLET.written()
    assert list(written) == ["game", "edition", "level", "decks", "opponents"]
    assert written["level"] == "random"
