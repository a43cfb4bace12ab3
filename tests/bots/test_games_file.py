"""Games of a tournament on the disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gundam_desktop.bots.arena import Played, PlayedAt
from gundam_desktop.bots.game_figures import GameFigures
from gundam_desktop.bots.games_file import GamesFile

HEAD = {"game": "gcg", "seed": 1}


def game(number: int, *place: int | str, winner: int = 0) -> PlayedAt:
    return place, Played(number, 7, winner, 5, 50, "d")


def test_games_come_back_with_their_places(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "new" / "games.jsonl", HEAD)
    assert file.head() is None
    assert file.games() == []
    games = [game(0, "greedy", "random", 2), game(1, "greedy", "random", 2, winner=-1)]
    file.add(games)
    assert file.head() == HEAD
    assert file.games() == games


def test_a_game_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl", HEAD)
    file.add([game(0, 1)])
    with file.path.open("ab") as earlier:
        earlier.write(b'[1, 1, 7, 0, 5, 50, "d", ""]\n')
    assert file.games() == [game(0, 1), game(1, 1)]


def test_figures_come_back_and_a_file_is_begun_anew(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl", HEAD)
    file.clear()
    place, played = game(0, 1)
    counted = place, played._replace(figures=GameFigures((50,), {"redraws": (1, 0)}, {"hand": ("01", "2")}))
    file.add([counted, game(1, 1)])
    assert file.games() == [counted, game(1, 1)]
    file.clear()
    assert file.games() == []


def test_a_game_counts_once_even_if_two_programs_have_played_it(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl", HEAD)
    file.add([game(0, 1), game(0, 2)])
    GamesFile(tmp_path / "games.jsonl", HEAD).add([game(0, 1)])
    assert file.games() == [game(0, 1), game(0, 2)]


@pytest.mark.parametrize(
    "line",
    [
        "[0, 1, 2",
        "7",
        "{}",
        "[]",
        '[0, 0, 7, 0, 5, 50, "d"]',
        '[0, "0", 7, 0, 5, 50, "d", ""]',
        "\udcff\x00",
        "[" * 200_000,
        '[{"a": 1}, 0, 7, 0, 5, 50, "d", ""]',
        '[1, 0, 7, 0, 5, 50, "d", "", "", {"chances": 5}]',
        "[{}]",
        '[[], 0, 7, 0, 5, 50, "d", ""]',
    ],
)
def test_a_damaged_line_is_left_out_and_what_follows_it_is_read(line: str, tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl", HEAD)
    file.add([game(0, 1)])
    with file.path.open("ab") as damaged:
        damaged.write(line.encode("utf-8", "surrogateescape"))
    file.add([game(1, 1)])
    assert file.games() == [game(0, 1), game(1, 1)]


def test_a_file_of_something_else_is_named(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("milk, eggs\n", encoding="utf-8")
    with pytest.raises(ValueError, match="the first line is not that of a file of games"):
        GamesFile(other, HEAD).head()


def test_a_pipe_or_nesting_without_end_is_no_file_of_games(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    with pytest.raises(OSError, match="a device or a pipe"):
        GamesFile(tmp_path / "pipe.jsonl", HEAD).games()
    (tmp_path / "deep.jsonl").write_text("[" * 200_000, encoding="utf-8")
    with pytest.raises(ValueError, match="the first line is not that of a file of games"):
        GamesFile(tmp_path / "deep.jsonl", HEAD).head()
