"""A game of its own in the registry: recorded, replayed, played by bots and on the command line."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gundam_desktop.bots.arena import Pairing
from gundam_desktop.bots.levels import create
from gundam_desktop.cli.main import main
from gundam_desktop.records import GameHistory, Player, Start, Store, read_record, rebuild, verify
from tests.bots.matches import play_match
from tests.games.toy.game_module import DECKS, GAME_MODULE
from tests.games.toy.hexes import load, new_game


def recorded(tmp_path: Path, seed: int = 1) -> Path:
    """A game by chance, written down as the client does."""
    decks = map(GAME_MODULE.write_deck, DECKS)
    first, second = (Player(name=name, level="human", deck=deck) for name, deck in zip("AB", decks, strict=True))
    start = Start(game="toy", id="hexes", began="", edition="1", seed=seed, players=(first, second))
    journal = Store(tmp_path).begin(start)
    history = GameHistory.begin(GAME_MODULE.start(DECKS, seed, "1"), start, journal.write)
    chance = random.Random(seed)
    while (player := history.game.decision.player) >= 0:
        history.apply(player, chance.choice(history.game.legal_choices(player)))
    journal.close()
    return journal.path


def test_a_record_replays_and_can_be_gone_back_in(tmp_path: Path) -> None:
    path = recorded(tmp_path)
    record = read_record(path)
    assert record.start.game == "toy"
    assert verify(record).ok
    history = rebuild(record).game_history
    last = history.position
    history.go_to(1)
    assert history.game.turn == 2
    history.go_to(last)
    assert history.game.digest() == verify(record).digest


def test_the_command_line_replays_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path)
    assert main(["replay", str(path), "--verify"]) == 0
    assert main(["replay", str(path)]) == 0
    assert "moves to" in capsys.readouterr().out


def test_the_command_line_lists_it_and_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["games"]
    assert listed[-1] == {"key": "toy", "title": "Hexes", "editions": ["1"]}
    assert main(["simulate", "--game", "toy", "--bots", "random,random", "--games", "4", "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert main(["rule", "search", "hex", "--game", "toy"]) == 2
    assert "--game toy: this game has no rule book" in capsys.readouterr().err
    assert main(["scenario", ".", "--game", "toy"]) == 2
    assert "--game toy: this game has no scenarios" in capsys.readouterr().err


def test_greedy_beats_random() -> None:
    match = play_match(Pairing(("greedy", "random"), DECKS, 3, game="toy"), 20)
    assert match.errors == ()
    assert match.wins[0] >= 14


def test_listing_agrees_with_explaining() -> None:
    game, chance = new_game(), random.Random(4)
    while (player := game.decision.player) >= 0:
        legal = set(game.legal_choices(player))
        for choice in game.pseudo_legal_choices(player):
            assert (choice in legal) == (not game.explain(player, choice))
        assert load(json.loads(json.dumps(game.dump()))).digest() == game.digest()
        game.apply(player, create("toy", "random", chance.randrange(99)).choose(game.view(player), list(legal), DECKS))
    assert game.view(0).result in ("0", "1")
