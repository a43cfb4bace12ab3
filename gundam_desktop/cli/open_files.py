"""`open`: opens files in the client, in one that runs already if there is one. What a double click calls."""

from __future__ import annotations

import argparse
from pathlib import Path

from gundam_desktop.cli import play
from gundam_desktop.cli.command import DONE, CommandError, Commands, add

NAME = "open"
"""The command; a call that begins with a file in place of a command is this one."""


def is_file_to_open(word: str) -> bool:
    """True for the first word of a call that names a file by its path or ending, as no command does."""
    return not word.startswith("-") and ("." in word or "/" in word or "\\" in word)


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "open recorded games, scenarios and deck lists in the client, or in the running one if there is one"
    parser = add(commands, NAME, text, "open position.yaml", run)
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a .game, .yaml, or deck list file")


def run(arguments: argparse.Namespace) -> int:
    """Hand the files to a running client, or open one and stay until it is closed."""
    for file in arguments.files:
        if not file.is_file():
            fault = "this is not a file" if file.exists() else "there is no such file"
            raise CommandError(f"{file}: {fault}; expected a recorded game, a scenario or a deck list")
    from gundam_desktop.ui.app.running_client import hand_over

    if hand_over(arguments.files):
        return DONE
    return play.run(argparse.Namespace(command=None, files=arguments.files))
