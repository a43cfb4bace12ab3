"""`deck convert`: a deck's list in another form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_json, print_json

FORMS = ("text", "json", "link")
"""The options to choose from, repeated here so that no game is loaded at the start; a test compares them."""
STANDARD_INPUT = "-"


def add_to(commands: Commands) -> None:
    """Add the command to those of decks."""
    text = "write a deck as number text, as JSON or as a deck builder's link"
    convert = add(commands, "convert", text, "deck convert my_deck.txt --to link", run, cards=True)
    deck_help = "a shipped or saved deck, a file with a list, or - for a list on standard input"
    convert.add_argument("deck", metavar="DECK", help=deck_help)
    convert.add_argument("--to", choices=FORMS, required=True, help="the form of the list")
    convert.add_argument("-o", "--output", type=Path, metavar="FILE", help="write into this file, not to the terminal")
    add_json(convert)


def run(arguments: argparse.Namespace) -> int:
    """Write the deck's list; every card of the deck must have been read."""
    from gundam_desktop.games.gcg import decks_api

    try:
        if arguments.deck == STANDARD_INPUT:
            deck = decks_api.read_complete(_standard_input(), decks_api.all_cards(), "", "standard input")
        else:
            deck = decks_api.find(arguments.deck, decks_api.all_cards())
    except decks_api.DeckError as error:
        raise CommandError(str(error)) from None
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


def _standard_input() -> str:
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(f"standard input: not text in UTF-8 (byte {error.start})") from None


def _write(text: str, path: Path) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{path}: cannot be written ({error.strerror})") from None
