"""The file of one pairing's games."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.bots.arena import Pairing
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.locate import player_folder
from tests.properties.random_games import shipped

DECKS = (shipped()["official-004"], shipped()["official-005"])
MATCHUP = Matchup(("mine", "yours"), Pairing(("greedy", "random"), DECKS, 5))


def test_the_head_has_all_that_is_needed_to_play_the_games_again(home: Path) -> None:
    head = MATCHUP.written()
    assert {**head, "decks": [deck["name"] for deck in head["decks"]]} == {
        "game": "gcg",
        "edition": "1.9",
        "bots": ("greedy", "random"),
        "seed": 5,
        "decks": ["mine", "yours"],
    }
    assert MATCHUP.file().path.parent == player_folder("matchups")


def test_another_matchup_has_another_file() -> None:
    pairing = MATCHUP.pairing
    others = [pairing._replace(seed=6), pairing._replace(bots=("random", "random")), pairing._replace(edition="1.0")]
    paths = {Matchup(MATCHUP.names, other).file().path for other in (pairing, *others)}
    assert len(paths) == 4
    assert Matchup(MATCHUP.names, pairing._replace(edition="1.9")).file().path == MATCHUP.file().path
