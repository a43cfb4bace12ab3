"""`games`: the games that can be played."""

from __future__ import annotations

import argparse

from gundam_desktop.cli.command import DONE, Commands, add, add_json, print_json
from gundam_desktop.games import titles


def add_to(commands: Commands) -> None:
    """Add the command."""
    add_json(add(commands, "games", "list the games that can be played", "games --json", run))


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    if arguments.json:
        print_json({"games": [{**title._asdict(), "editions": list(title.editions)} for title in titles()]})
    else:
        for title in titles():
            print(f"{title.key:12} {title.title} (editions {', '.join(title.editions)})")
    return DONE
