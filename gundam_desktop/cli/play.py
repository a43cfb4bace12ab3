"""`play`: opens the client."""

from __future__ import annotations

import argparse
import os
import sys

from gundam_desktop.cli.command import (
    CommandError,
    Commands,
    add,
    add_edition,
    add_game,
    edition_of,
    ended_at_once,
    warn_of_own_cards,
    whole,
)
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.languages import LANGUAGES

NAME = "play"
HUMAN = "human"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, NAME, "open the client in a game", "play --deck official-004 --against greedy", run)
    add_game(parser)
    parser.add_argument("--deck", metavar="DECK", help="your deck: a premade or saved one, or a file")
    parser.add_argument("--against", metavar="BOT", help="a bot's level, or human for two people at one screen")
    parser.add_argument("--opponent-deck", metavar="DECK", help="the opponent's deck")
    parser.add_argument("--seed", type=whole, metavar="N", help="seed of everything random in the game")
    add_edition(parser, "the newest")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the client")


def run(arguments: argparse.Namespace) -> int:
    """Open the client and stay until it is closed."""
    if arguments.command is not None:
        arguments.edition = edition_of(arguments.game, arguments.edition) or find(arguments.game).newest
        if arguments.against not in (None, HUMAN):
            _check_bot(arguments.against)
    with ended_at_once():  # until the client itself handles interrupts
        from gundam_desktop.ui.session.collector import collector_off

        with collector_off():
            return _open_client(arguments)


def _open_client(arguments: argparse.Namespace) -> int:
    from gundam_desktop.ui.style.appearance import missing_screen

    if missing := missing_screen(os.environ, sys.platform):
        raise CommandError(missing)
    from gundam_desktop.ui.app.splash import Splash

    with Splash() as splash:
        from gundam_desktop.ui.app import application
        from gundam_desktop.ui.session.services import Services
        from gundam_desktop.ui.session.settings import GameSetup

        setup = application.setup_from(arguments, GameSetup(game=getattr(arguments, "game", DEFAULT)))
        if setup is not None and (fault := application.wrong_setup(setup, Services())):
            warn_of_own_cards(setup.game)
            raise CommandError(fault)
        return application.run(arguments, splash.end_with)


def _check_bot(written: str) -> None:
    from gundam_desktop.bots.levels import check, names, opponents
    from gundam_desktop.bots.protocol.programs import PREFIX

    if not written.startswith(PREFIX) and written.strip().partition(":")[0] not in opponents():
        raise CommandError(f"--against: there is no bot {written}; there are {', '.join([*names(), HUMAN])}")
    try:
        check(written)
    except ValueError as error:
        raise CommandError(f"--against: {error}") from None
