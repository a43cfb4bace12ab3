"""Positions written as scenarios read back to the same position; scenarios told for a table play as they are."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.game import FILLER, Game, load
from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.scenario.writing import NotWritable, write
from gundam_desktop.scenarios import on_table
from gundam_desktop.scenarios.reading import read_file, read_text
from gundam_desktop.scenarios.runner import play, played
from tests.conftest import Times
from tests.properties.random_games import any_choice
from tests.recorded.recorded_games import begin, planned

FOLDER = Path(__file__).parent


def main_phases(seed: int, chance: random.Random) -> list[Game]:
    """The main phase decisions of a game by chance."""
    game = begin(list(planned())[seed % 20])
    found = []
    while game.decision.player >= 0:
        if game.decision.kind == "main":
            found.append(game.copy())
        game.apply(game.decision.player, any_choice(game, chance))
    return found


def test_a_position_of_a_game_reads_back_the_same(rng: random.Random, times: Times) -> None:
    compared = 0
    for number in range(times(40)):
        for game in main_phases(number, rng)[::3]:
            written = write(game, "A moment")
            (scenario,) = read_text(written, "a test", SCENARIOS)
            again = SCENARIOS.begin(scenario).game
            assert public(again) == public(game), written
            compared += 1
            if "Not held" not in written:
                assert again.decision.kind == "main"
    assert compared > 20


def test_a_position_for_one_player_holds_what_that_player_may_know_and_no_more(rng: random.Random) -> None:
    for game in main_phases(3, rng)[::5]:
        for viewer in (0, 1):
            written = write(game, "A moment", viewer)
            (scenario,) = read_text(written, "a test", SCENARIOS)
            again = SCENARIOS.begin(scenario).game
            assert again.state.random == 0
            now, then = again.view(viewer), game.view(viewer)
            for place in ((seat, zone) for seat in (0, 1) for zone in ("hand", "deck", "shields", "trash", "removed")):
                cards = then.zones[place]
                numbers = [then.cards[card].number or FILLER.number for card in cards]
                assert [again.state.cards[card].definition.number for card in now.zones[place]] == numbers


def public(game: Game) -> object:
    """What lies where, whoever may see it."""
    state = game.state
    zones = {}
    for seat in (0, 1):
        for zone, name in enumerate(constants.ZONE_NAMES[: constants.ZONES]):
            cards = [state.cards[card] for card in state.zone(seat, zone)]
            lying = [
                (c.definition.number, c.rested, c.damage, state.cards[c.pilot].definition.number if c.pilot else "")
                for c in cards
            ]
            zones[seat, name] = sorted(lying) if name == "resources" else lying
    return zones, state.turn, state.turn_player, state.first_player, state.phase, state.random


def test_a_moment_that_no_position_can_hold_is_refused_in_one_line(rng: random.Random) -> None:
    game = begin(next(planned()))
    with pytest.raises(NotWritable, match="main phase"):
        write(game, "Before the game")


def test_what_a_position_cannot_hold_is_named() -> None:
    own = '{number: X-001, type: command, text: "【Main】Choose 1 friendly Unit. It gets AP+2 during this turn."}'
    text = (
        f"title: T\ncards: [{own}]\nposition: {{A: {{battle: [ST01-001], resources: {{active: 5}}, hand: [X-001]}}}}\n"
    )
    (scenario,) = read_text(
        text + "play: [A: play X-001, A: choose ST01-001]\nexpect: {winner: none}\n", "a test", SCENARIOS
    )
    game = play(scenario)
    assert isinstance(game, Game)
    assert game.state.lasting
    assert write(game, "After it").startswith("# Not held by a position: effects that last this turn")


def test_scenarios_are_told_as_they_play(rng: random.Random, times: Times) -> None:
    files = sorted(FOLDER.rglob("*.yaml"))
    scenarios = [each for path in rng.sample(files, 6) for each in read_file(path, SCENARIOS)]
    for scenario in rng.sample(scenarios, min(len(scenarios), times(400))):
        told = on_table.for_table(scenario)
        game = load(told.state)
        for seat, text, _ in told.choices:
            game.apply(seat, game.parse(text, seat))
        assert told.title == scenario.title
        assert game.digest() == load(played(scenario).game.dump()).digest()


def test_a_scenario_is_found_by_its_title() -> None:
    path = FOLDER / "clauses"
    file = sorted(path.rglob("*.yaml"))[0]
    known = on_table.titles(file, SCENARIOS)
    assert [on_table.load(file, title, SCENARIOS).title for title in known[:2]] == known[:2]
    assert on_table.load(file, "no such title", SCENARIOS).title == known[0]
