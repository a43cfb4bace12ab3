"""`bots`: the levels of bots, with what a decision takes on this machine."""

from __future__ import annotations

import argparse
import statistics
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from gundam_desktop.cli.command import DONE, Commands, add, add_game, add_json, print_json
from gundam_desktop.games import find

if TYPE_CHECKING:
    from gundam_desktop.games.doors import Doors

SEED = 1
MOST_DECISIONS = 120
"""Decisions of a game that are measured."""


class Listed(NamedTuple):
    """A level in the list."""

    name: str
    text: str
    seconds: float
    """Median time of a decision with more than one choice."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "list the levels of bots, weakest first, with what a decision takes on this machine"
    parser = add(commands, "bots", text, "bots --json", run)
    add_game(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure each level in a game against itself, and print the levels."""
    from gundam_desktop.bots import levels

    doors = find(arguments.game)
    decks = _decks(doors)
    listed = [Listed(name, levels.text_of(name), _seconds(doors, name, decks)) for name in levels.names()]
    if arguments.json:
        print_json({"bots": [bot._asdict() for bot in listed]})
    else:
        for bot in listed:
            print(f"{bot.name:10} {bot.seconds * 1e3:8.1f} ms  {bot.text}")
    return DONE


def _decks(doors: Doors) -> tuple[Any, Any]:
    """The first two decks of the game."""
    names = list(doors.library.deck_names())
    return doors.library.deck(names[0]), doors.library.deck(names[min(1, len(names) - 1)])


def _seconds(doors: Doors, level: str, decks: tuple[Any, Any]) -> float:
    """Median time of a decision with more than one choice, in a game of the level against itself."""
    from gundam_desktop.bots import levels

    bots = [levels.create(doors.key, level, SEED + seat) for seat in (0, 1)]
    game = doors.start(decks, SEED, doors.newest, 0)
    times: list[float] = []
    while (player := game.decision.player) >= 0 and len(times) < MOST_DECISIONS:
        choices = game.choices(player)
        began = time.perf_counter()
        choice = bots[player].choose(game.view(player), choices, decks)
        if len(choices) != 1:
            times.append(time.perf_counter() - began)
        game.apply(player, choice)
    return round(statistics.median(times), 6)
