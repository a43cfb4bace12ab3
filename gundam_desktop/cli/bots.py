"""`bots`: lists the levels of bots with the time of a decision on this machine; adds programs as bots, removes them."""

from __future__ import annotations

import argparse
import shlex
import statistics
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_game, add_json, print_json
from gundam_desktop.games import find

if TYPE_CHECKING:
    from gundam_desktop.games.game_module import GameModule

SEED = 1
MOST_DECISIONS = 120
"""The most decisions of a game that are measured."""
MOST_SECONDS = 2.0
"""The most seconds to measure a level; the decision during which they run out is the last."""


class Listed(NamedTuple):
    """A level in the list."""

    name: str
    text: str
    seconds: float
    """Median time in seconds of a decision with several choices."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "list the levels of bots, weakest first, with the time that a decision takes on this machine"
    parser = add(commands, "bots", text, "bots --json", run)
    add_game(parser)
    help_of_add = "add a program as an opponent, `program:NAME` (docs/engine-protocol.md); COMMAND goes in quotes"
    parser.add_argument("--add", nargs=2, metavar=("NAME", "COMMAND"), help=help_of_add)
    parser.add_argument("--remove", metavar="NAME", help="remove a program that was added")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Add or remove a program; or measure each level in a game against itself, and print all levels and programs."""
    from gundam_desktop.bots.protocol.program_bot import ProgramError

    try:
        if arguments.add:
            name, command = arguments.add
            return _add(name, command, find(arguments.game), arguments.json)
        if arguments.remove is not None:
            return _remove(arguments.remove, arguments.json)
        return _list(find(arguments.game), arguments.json)
    except (ValueError, OSError, ProgramError) as error:
        raise CommandError(str(error)) from None


def _add(name: str, written: str, game_module: GameModule, as_json: bool) -> int:
    """Add a program, if it answers according to the protocol."""
    from gundam_desktop.bots.protocol.program_bot import ProgramBot
    from gundam_desktop.bots.protocol.programs import PREFIX, add_program, check_name

    check_name(name)
    command = shlex.split(written)
    if not command:
        raise ValueError(f"--add {name}: the command that starts the program is missing")
    ProgramBot(game_module, command).close()
    add_program(name, command)
    _told(f"added {PREFIX}{name}", {"added": f"{PREFIX}{name}", "command": command}, as_json)
    return DONE


def _remove(name: str, as_json: bool) -> int:
    from gundam_desktop.bots.protocol.programs import PREFIX, remove_program

    remove_program(name)
    _told(f"removed {PREFIX}{name}", {"removed": f"{PREFIX}{name}"}, as_json)
    return DONE


def _told(line: str, data: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(data)
    else:
        print(line)


def _list(game_module: GameModule, as_json: bool) -> int:
    from gundam_desktop.bots import levels
    from gundam_desktop.bots.protocol.programs import PREFIX, programs

    decks = _decks(game_module)
    listed = [Listed(name, levels.text_of(name), _seconds(game_module, name, decks)) for name in levels.names()]
    added = programs()
    if as_json:
        print_json({"bots": [bot._asdict() for bot in listed], "programs": added})
        return DONE
    for bot in listed:
        print(f"{bot.name:10} {bot.seconds * 1e3:8.1f} ms  {bot.text}")
    for name, command in added.items():
        print(f"{PREFIX}{name}: {shlex.join(command)}")
    return DONE


def _decks(game_module: GameModule) -> tuple[Any, Any]:
    """The first two decks of the game."""
    names = list(game_module.library.deck_names())
    return game_module.library.deck(names[0]), game_module.library.deck(names[min(1, len(names) - 1)])


def _seconds(game_module: GameModule, level: str, decks: tuple[Any, Any]) -> float:
    """Return the median time in seconds of a decision with several choices, in a game of the level against itself."""
    from gundam_desktop.bots import levels

    bots = [levels.create(game_module.key, level, SEED + seat) for seat in (0, 1)]
    game = game_module.start(decks, SEED, game_module.newest, 0)
    times: list[float] = []
    while (player := game.decision.player) >= 0 and len(times) < MOST_DECISIONS and sum(times) < MOST_SECONDS:
        choices = game.legal_choices(player)
        began = time.perf_counter()
        choice = bots[player].choose(game.view(player), choices, decks)
        if len(choices) != 1:
            times.append(time.perf_counter() - began)
        game.apply(player, choice)
    return round(statistics.median(times), 6)
