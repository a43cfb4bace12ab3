"""The game through its game module: on the command line, as scenarios, played by bots."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gundam_desktop.bots.arena import Pairing
from gundam_desktop.bots.greedy import GreedyBot
from gundam_desktop.bots.random_bot import RandomBot
from gundam_desktop.cli.main import main
from gundam_desktop.games.zoids.board import PLAYED
from gundam_desktop.games.zoids.evaluation import opening
from gundam_desktop.games.zoids.game_module import GAME_MODULE
from gundam_desktop.scenarios import on_table
from gundam_desktop.tabletop import Choice
from tests.bots.matches import play_match
from tests.conftest import Times


def test_the_command_line_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "zoids", "--bots", "random,random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main(["rule", "ZB-5-1", "--game", "zoids"]) == 0
    told = capsys.readouterr().out
    assert "Straight points" in told
    assert "straight" in told
    file = tmp_path / "some.yaml"
    file.write_text(
        "title: It begins\nposition: {A: {zoids: [{card: ZZ-01, at: a1}]}}\nexpect: {decision: A custom}\n",
        encoding="utf-8",
    )
    assert main(["scenario", str(file), "--game", "zoids"]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("position: {A: {zoids: [{card: ZZ-99, at: a1}]}}", "there is no card ZZ-99"),
        ("position: {A: {zoids: [{card: ZC-01, at: a1}]}}", "ZC-01 is no zoid"),
        ("position: {A: {zoids: [{card: ZZ-01, at: i1}]}}", "a1 to h6, or base"),
        ("position: {A: {zoids: [{card: ZZ-01, at: base}]}}", "this map has no base"),
        ("position: {A: {zoids: [{card: ZZ-01, at: a1, pilot: ZC-01}]}}", "ZC-01 is no pilot"),
        ("position: {A: {zoids: [{card: ZZ-01, at: a1}, {card: ZZ-02, at: a1}]}}", "a1 is not free"),
        ("position: {A: {zoids: [{card: ZZ-06, at: a1, facing: e}]}}", "beside the map"),
        ("position: {map: nowhere}", "there is no map nowhere"),
        ("position: {map: [..]}", "six rows of eight signs"),
        ("position: {dice: [7]}", "expected at most 6"),
        ("position: {A: {deck: 10000000000}}", "position.A.deck: expected 0 to 9999 cards"),
        ("position: {phase: setup}", "the name of a deck belongs to the phase setup"),
        ("position: {phase: move}", "no Zoid to act"),
        ("position: {situation: ZE-01}", "ZE-01 is no situation"),
        ("position: {A: {hand: [{card: ZE-04, label: c3}]}}", "position.A.hand[1]: c3: expected another label"),
        ("position: {A: {hand: [{card: ZE-04, label: ridge}]}}", "ridge: expected another label"),
        ("position: {A: {hand: [{card: ZE-04, label: x}, {card: ZE-04, label: x}]}}", "two cards have the label x"),
        ("position: {map: ridge, A: {base: {}, fortress: {}}}", "expected one of both"),
        (
            f"position: {{map: [AA......{', ........' * 5}]}}",
            "one base for a player",
        ),
        ("position: {phase: move, acting: ZZ-02, A: {zoids: [{card: ZZ-01, at: a1}]}}", "ZZ-02 is no Zoid of the turn"),
        ("position: {phase: force, A: {wrecks: [ZZ-01]}}", "there are no wrecks"),
        ("position: {phase: setup, A: {deck: lance, hand: [ZC-01]}, B: {deck: lance}}", "nothing but its deck"),
        ("position: {}\nplay: [{A: move ZZ-01 to z9 facing e}]", "there is no `z9`"),
        ("position: {}\nclauses: [ZB-99-1]", "there is no clause ZB-99-1"),
    ],
)
def test_a_faulty_scenario_is_told_in_one_line(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(f"title: Some\n{text}\nexpect: {{winner: none}}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--game", "zoids"]) == 2
    captured = capsys.readouterr()
    assert why in captured.out + captured.err


def test_a_position_is_written_and_read_again(tmp_path: Path) -> None:
    form = GAME_MODULE.scenarios
    assert form is not None
    game = GAME_MODULE.start((GAME_MODULE.library.deck("lance"), GAME_MODULE.library.deck("bastion")), 3)
    bot, seen = RandomBot(5), 0
    while (player := game.decision.player) >= 0:
        if game.decision.kind == "custom" and game.turn % 4 == 0:
            seen += 1
            file = tmp_path / "position.yaml"
            file.write_text(form.write(game, "A position"), encoding="utf-8")
            loaded = GAME_MODULE.load(on_table.load(file, "A position", form).state)
            for seat in (0, 1):
                here, there = game.view(seat), loaded.view(seat)
                kept = {place: len(cards) for place, cards in here.zones.items() if place[1] != "hangar"}
                assert kept == {place: len(there.zones[place]) for place in kept}
                assert here.terrain == there.terrain
            game.apply(player, Choice("end"))
        else:
            game.apply(
                player,
                opening(game.view(player), None, random.Random(1))
                or bot.choose(game.view(player), game.legal_choices(player), None),
            )
    assert seen


def test_greedy_beats_random(times: Times) -> None:
    decks = GAME_MODULE.library.deck("lance"), GAME_MODULE.library.deck("bastion")
    games = times(20, plain=2)
    match = play_match(Pairing(("greedy:worlds=1", "random"), decks, 3, game="zoids"), games)
    assert match.errors == ()
    assert match.wins[0] >= games / 2


def test_bots_choose_any_of_the_maps() -> None:
    game = GAME_MODULE.start((GAME_MODULE.library.deck("lance"), GAME_MODULE.library.deck("bastion")), 3)
    game.apply(game.decision.player, Choice("first"))
    view = game.view(game.decision.player)
    chosen = {opening(view, None, random.Random(number)) for number in range(30)}
    assert chosen == {Choice("choose", word=name) for name in PLAYED}


def test_a_bot_that_looks_ahead_counts_on_likely_dice(tmp_path: Path) -> None:
    """An attack that hits with 3 or more is made whatever the dice of the sampled worlds would show."""
    form = GAME_MODULE.scenarios
    assert form is not None
    file = tmp_path / "position.yaml"
    file.write_text(
        "title: A fight\nexpect: {decision: A fight}\n"
        "position: {phase: fight, A: {zoids: [{card: ZZ-03, at: c3}]}, B: {zoids: [{card: ZZ-08, at: d3}]}}\n",
        encoding="utf-8",
    )
    game = GAME_MODULE.load(on_table.load(file, "A fight", form).state)
    for seed in range(12):
        choice = GreedyBot(GAME_MODULE, seed, worlds=1).choose(game.view(0), game.legal_choices(0), None)
        assert choice.verb in ("attack", "special")


def test_a_force_of_no_shipped_deck_is_completed_by_the_bot_itself() -> None:
    """A bot that takes its first Zoids by chance must still be able to ask for the rest."""
    decks = GAME_MODULE.library.deck("lance"), GAME_MODULE.library.deck("bastion")
    unadvised = 0
    for seed in range(30):
        game, bot = GAME_MODULE.start(decks, seed), RandomBot(seed)
        while game.decision.kind in ("first_player", "map", "force"):
            player = game.decision.player
            legal = game.legal_choices(player)
            advised = opening(game.view(player), None, random.Random(seed))
            assert advised is None or advised in legal
            unadvised += advised is None
            game.apply(player, bot.choose(game.view(player), legal, None))
    assert unadvised


def test_a_zoid_reaches_squares_by_its_arcs_and_a_pilot_on_it_is_explained() -> None:
    game = GAME_MODULE.start((GAME_MODULE.library.deck("lance"), GAME_MODULE.library.deck("bastion")), 3)
    bot = RandomBot(1)
    while game.decision.kind != "move":
        player = game.decision.player
        game.apply(
            player,
            opening(game.view(player), None, random.Random(1))
            or bot.choose(game.view(player), game.legal_choices(player), None),
        )
    view = game.view(0)
    assert GAME_MODULE.reach is not None
    assert GAME_MODULE.reach(view, view.decision.card)
    reminder = GAME_MODULE.library.keyword_reminder("Gun Pack", GAME_MODULE.newest, "ja")
    assert reminder is not None
    assert reminder.term == GAME_MODULE.library.face("ZC-01", "ja").name
    assert GAME_MODULE.library.keyword_reminder("Boat", GAME_MODULE.newest, "ja") is None
