"""`play`: opens the client."""

from __future__ import annotations

import argparse

from gundam_desktop.cli.command import Commands, add

EDITIONS = ("1.0", "1.9")
LANGUAGES = ("en", "ja", "zh")


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, "play", "open the client in a game", "play --deck official-004 --against greedy", run)
    parser.add_argument("--deck", metavar="DECK", help="your deck: a shipped or saved one, or a file")
    parser.add_argument("--against", metavar="BOT", help="a bot's level, or human for two at one screen")
    parser.add_argument("--opponent-deck", metavar="DECK", help="the opponent's deck")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of everything random")
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help="edition of the rules")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the client")


def run(arguments: argparse.Namespace) -> int:
    """Open the client and stay until it is closed."""
    from gundam_desktop.ui import application

    return application.run(arguments)
