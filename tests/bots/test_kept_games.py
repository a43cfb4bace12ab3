"""Files of results of every kind are read with all that is needed to play their games again."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from gundam_desktop.bots.arena import Pairing, PlacedGame, Played, play_game
from gundam_desktop.bots.bracket import Format
from gundam_desktop.bots.event import Competitor, Event, EventRun
from gundam_desktop.bots.games_file import GamesFile
from gundam_desktop.bots.gauntlet import Entrant, Gauntlet, GauntletFile, GauntletGame
from gundam_desktop.bots.kept_games import KeptGame, kept_games
from gundam_desktop.bots.ladder import Ladder
from gundam_desktop.bots.matchup import Matchup
from tests.properties.random_games import shipped

NAMES = ("official-001", "official-002", "official-004")
DECKS = tuple(Entrant(name, shipped()[name]) for name in NAMES)


def test_the_games_of_a_matchup_are_in_the_order_of_their_numbers(home: Path) -> None:
    matchup = Matchup(("mine", "yours"), Pairing(("random", "idle"), (DECKS[0].deck, DECKS[1].deck), 5, "1.0"))
    games = [play_game(matchup.pairing, number) for number in range(3)]
    file = matchup.file()
    file.add(((), games[number]) for number in (2, 0, 1))
    assert kept_games(file.path) == [KeptGame(matchup, game) for game in games]


@pytest.mark.parametrize("levels", [("random", "random"), ("random", "idle")])
def test_the_games_of_a_gauntlet_are_in_the_order_in_which_they_are_played(
    levels: tuple[str, str], tmp_path: Path
) -> None:
    gauntlet = Gauntlet(DECKS[:2], DECKS, levels, "1.9", seed=4)
    file = GauntletFile(tmp_path, gauntlet)
    places = [(deck, opponent, number) for number in (0, 1) for deck in (0, 1) for opponent in (0, 1, 2)]
    file.add(GauntletGame(*place[:2], Played(place[2], 7, 0, 5, 50, "d")) for place in reversed(places))
    games = kept_games(file.path)
    assert [game.matchup.pairing for game in games] == [gauntlet.pairing(deck, other) for deck, other, _ in places]
    assert games[1].matchup.names == ("official-001", "official-002")


def test_the_games_of_a_ladder_keep_their_decks_in_the_seats(tmp_path: Path) -> None:
    ladder = Ladder(("random", "greedy"), (), ((DECKS[0], DECKS[0]), (DECKS[1], DECKS[2])), 8, 8, "1.9", seed=2)
    placed = PlacedGame(("greedy", "random", 1), ladder.pairing(("greedy", "random"), 1), 1)
    file = GamesFile(tmp_path / "ladder.jsonl", ladder.written())
    file.add([(placed.place, Played(1, 7, 0, 5, 50, "d"))])
    (game,) = kept_games(file.path)
    assert game.matchup == Matchup(("official-002", "official-004"), placed.pairing)


@pytest.mark.parametrize("kind", get_args(Format))
def test_the_games_of_an_event_are_those_of_its_matches(kind: Format, home: Path) -> None:
    entrants = tuple(Competitor(one.name, one.deck, "idle") for one in DECKS)
    run = EventRun(Event(kind, entrants, 1, 3, "1.9", seed=4))
    while left := run.games_left():
        played = [(placed.place, Played(placed.number, 7, 0, 5, 50, "d")) for placed in left]
        run.event.file().add(played)
        for place, result in played:
            run.add(place, result)
    kept = kept_games(run.event.file().path)
    matchups = [Matchup((NAMES[a], NAMES[b]), run.event.pairing(*at, (a, b))) for at, (a, b), _game in run.counted()]
    assert len(kept) == len(matchups) > 1
    assert all(game.matchup in matchups for game in kept)


HEADS = [
    '{"game": "gcg", "edition": "1.9", "seed": 1, "format": "swiss", "best_of": 1, "entrants": []}',
    '{"game": "gcg", "edition": "1.9", "seed": 1, "format": "swiss", "best_of": 1, "entrants": [{"name": "x"}]}',
    '{"game": "gcg", "edition": "1.9", "seed": 1}',
    '{"game": "gcg", "edition": "1.9", "bots": ["a"], "seed": 1, "decks": []}',
    '{"game": "gcg", "edition": "1.9", "bots": ["a", "b"], "seed": 1, "decks": [{"name": "x"}, {"name": "y"}]}',
    '{"game": "gcg", "edition": "1.9", "level": "a", "decks": [], "opponents": []}',
    '{"game": "chess", "edition": "1", "bots": ["a", "b"], "seed": 1, "decks": [{"name": "x", "list": 1}, {}]}',
    "[]",
    "7",
]


@pytest.mark.parametrize("head", HEADS)
def test_a_file_of_another_kind_is_named(head: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f'{head}\n[0,0,0,7,0,5,50,"d","",""]\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"games\.jsonl: ") as caught:
        kept_games(path)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        kept_games(tmp_path / "none.jsonl")
