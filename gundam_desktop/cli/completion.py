"""`completion`: prints the script that makes a shell complete commands, options, decks, bots and files."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from typing import Any

from gundam_desktop.cli.command import DONE, Commands, add
from gundam_desktop.cli.terminal import print_data

SHELLS = ("bash", "zsh", "fish", "powershell")
ASKED = "_ARGCOMPLETE"
"""The environment variable by which a shell asks the program for completions."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "print the script with which a shell completes commands, options, decks and bots (docs/commands.md)"
    parser = add(commands, "completion", text, "completion bash", run)
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=f"one of {', '.join(SHELLS)}")


def run(arguments: argparse.Namespace) -> int:
    """Print the script for a shell."""
    from argcomplete.shell_integration import shellcode

    print_data(shellcode(["gundam-desktop"], shell=arguments.shell))
    return DONE


def complete(parser: argparse.ArgumentParser) -> None:
    """Where a shell asks for completions, answer and end the program; else do nothing."""
    if ASKED in os.environ:
        import argcomplete

        # The library's types allow only one class of completers; any function with these parameters works.
        argcomplete.autocomplete(parser, default_completer=values)  # type: ignore[arg-type]


def values(prefix: str, action: argparse.Action, **more: Any) -> Iterable[str]:
    """Return the values that can complete an argument, judged by its name in the help; files if that says nothing."""
    match action.metavar:
        case "DECK":
            return (*_starting(prefix, _decks()), *_files(prefix, action, **more))
        case "BOT" | "BOT,BOT" | "BOT,BOT...":
            done, comma, rest = prefix.rpartition(",")
            return [f"{done}{comma}{level}" for level in _starting(rest, _levels())]
        case "KEY":
            from gundam_desktop.games import keys

            return _starting(prefix, keys())
        case "NUMBER":
            from gundam_desktop.games.gcg import decks_api

            return _starting(prefix, decks_api.card_index(tokens=True).numbers)
        case "LESSON":
            from gundam_desktop.cli.lesson import names
            from gundam_desktop.games import DEFAULT

            return _starting(prefix, names(DEFAULT))
        case "NAME":
            return ()
        case _:
            return _files(prefix, action, **more)


def _starting(prefix: str, known: Iterable[str]) -> list[str]:
    return [word for word in known if word.startswith(prefix)]


def _files(prefix: str, action: argparse.Action, **more: Any) -> Iterable[str]:
    from argcomplete.completers import FilesCompleter

    found: Iterable[str] = FilesCompleter()(prefix=prefix, action=action, **more)
    return found


def _decks() -> Iterable[str]:
    from gundam_desktop.games import DEFAULT, find

    return find(DEFAULT).library.deck_names()


def _levels() -> Iterable[str]:
    from gundam_desktop.bots.levels import opponents

    return opponents()
