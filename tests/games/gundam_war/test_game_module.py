"""The game through its game module: on the command line, as scenarios, played by bots."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gundam_desktop.bots.arena import Pairing
from gundam_desktop.cli.main import main
from gundam_desktop.games.gundam_war.game_module import GAME_MODULE
from gundam_desktop.scenarios import on_table
from gundam_desktop.tabletop import Choice
from tests.bots.matches import play_match
from tests.conftest import Times
from tests.properties.random_games import any_choice


def test_the_command_line_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "gundam_war", "--bots", "random,random", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["rule", "GW-5-3", "--game", "gundam_war"]) == 0
    told = capsys.readouterr().out
    assert "carries over to the next unit" in told
    assert "carried_over" in told
    file = tmp_path / "some.yaml"
    file.write_text("title: A turn begins\nposition: {}\nexpect: {decision: A main}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--game", "gundam_war"]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("position: {A: {station: [GB-99]}}", "there is no card GB-99"),
        ("position: {A: {station: [GB-12]}}", "only units are in the station"),
        ("position: {A: {hand: [{card: GB-01, rolled: true}]}}", "only cards in station, earth and space"),
        ("position: {A: {home: 0}}", "a player with no card in the home has lost"),
        ("position: {A: {earth: [GB-01]}}", "in the phase attack only"),
        ("position: {A: {station: [{card: GB-01, character: GB-02}]}}", "expected a character"),
        ("position: {A: {home: 10000000000}}", "position.A.home: expected 0 to 9999 cards"),
        ("position: {phase: setup}", "the name of a deck belongs to the phase setup"),
        ("position: {}\nplay: [{A: sortie x to moon}]", "there is no `moon`; expected earth, space"),
        ("position: {}\nplay: [{A: sortie x to earth}]", "no card has the label x"),
        ("position: {}\nclauses: [GW-9-9]", "there is no clause GW-9-9"),
        ("cards: [{number: X-1}]\nposition: {}", "have no cards of their own"),
    ],
)
def test_a_faulty_scenario_is_told_in_one_line(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(f"title: Some\n{text}\nexpect: {{winner: none}}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--game", "gundam_war"]) == 2
    captured = capsys.readouterr()
    assert why in captured.out + captured.err


def test_a_position_is_written_and_read_again(rng: random.Random, tmp_path: Path) -> None:
    form = GAME_MODULE.scenarios
    assert form is not None
    game = GAME_MODULE.start((GAME_MODULE.library.deck("blue"), GAME_MODULE.library.deck("green")), 3)
    for _ in range(100):
        player = game.decision.player
        if player < 0:
            break
        if game.decision.kind != "main" or game.turn % 5:
            game.apply(player, any_choice(game, rng))
            continue
        file = tmp_path / "position.yaml"
        file.write_text(form.write(game, "A position"), encoding="utf-8")
        loaded = GAME_MODULE.load(on_table.load(file, "A position", form).state)
        for seat in (0, 1):
            here, there = game.view(seat).zones, loaded.view(seat).zones
            assert {place: len(cards) for place, cards in here.items()} == {
                place: len(cards) for place, cards in there.items()
            }
        game.apply(player, Choice("end"))


def test_greedy_beats_random(times: Times) -> None:
    decks = GAME_MODULE.library.deck("blue"), GAME_MODULE.library.deck("green")
    games = times(20)
    match = play_match(Pairing(("greedy:worlds=1", "random"), decks, 3, game="gundam_war"), games)
    assert match.errors == ()
    assert match.wins[0] >= games / 2


def test_a_keyword_is_explained_without_a_card() -> None:
    ship = GAME_MODULE.library.keyword_reminder("Ship", GAME_MODULE.newest, "ja")
    assert ship in GAME_MODULE.library.reminders("GB-08", GAME_MODULE.newest, "ja")
    assert GAME_MODULE.library.keyword_reminder("Boat", GAME_MODULE.newest, "ja") is None
