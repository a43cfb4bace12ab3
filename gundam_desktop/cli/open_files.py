"""`open`: opens files and links in the client, in one that runs already if there is one. What a double click calls."""

from __future__ import annotations

import argparse
from pathlib import Path

from gundam_desktop.cli import play
from gundam_desktop.cli.command import DONE, CommandError, Commands, add

NAME = "open"
"""The command; a call that begins with a file in place of a command is this one."""


def is_file_to_open(word: str) -> bool:
    """True for the first word of a call that is a link or names a file by its path or ending, as no command does."""
    return not word.startswith("-") and ("." in word or "/" in word or "\\" in word)


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = (
        "open games, scenarios, decks, card packs and invitations in the client, or in the running one if there is one"
    )
    parser = add(commands, NAME, text, "open position.yaml", run)
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .game, .yaml, .pack or deck list file, or a link")


def run(arguments: argparse.Namespace) -> int:
    """Hand the files to a running client, or open one and stay until it is closed."""
    from gundam_desktop.ui.app.running_client import hand_over, is_link

    files = [word if is_link(word) else Path(word) for word in arguments.files]
    for word, file in zip(arguments.files, files, strict=True):
        if isinstance(file, Path) and not file.is_file():
            fault = "this is not a file" if file.exists() else "there is no such file"
            raise CommandError(
                f"{word}: {fault}; expected a recorded game, a scenario, a deck list, a card pack or a link"
            )
    if hand_over(files):
        return DONE
    return play.run(argparse.Namespace(command=None, files=files))
