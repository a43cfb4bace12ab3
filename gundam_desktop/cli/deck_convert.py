"""`deck convert`: a deck's list in another form."""

from __future__ import annotations

import argparse
from pathlib import Path

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_json, print_json
from gundam_desktop.cli.deck_source import HELP, deck_of

FORMS = ("text", "json", "link")
"""The options to choose from, repeated here so that no game is loaded at the start; a test compares them."""


def add_to(commands: Commands) -> None:
    """Add the command to those of decks."""
    text = "write a deck as number text, as JSON or as a deck builder's link"
    convert = add(commands, "convert", text, "deck convert my_deck.txt --to link", run, cards=True)
    convert.add_argument("deck", metavar="DECK", help=HELP)
    convert.add_argument("--to", choices=FORMS, required=True, help="the form of the list")
    convert.add_argument("-o", "--output", type=Path, metavar="FILE", help="write into this file, not to the terminal")
    add_json(convert)


def run(arguments: argparse.Namespace) -> int:
    """Write the deck's list; every card of the deck must have been read."""
    from gundam_desktop.games.gcg import decks_api

    deck = deck_of(arguments.deck)
    text = decks_api.write_list(deck, arguments.to)
    if arguments.output is not None:
        _write(text, arguments.output)
    if arguments.json:
        file = str(arguments.output) if arguments.output is not None else None
        data = {"name": deck.name, "format": arguments.to, "count": deck.count, "text": text, "file": file}
        print_json(data)
    elif arguments.output is None:
        print(text, end="")
    return DONE


def _write(text: str, path: Path) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{path}: cannot be written ({error.strerror})") from None
