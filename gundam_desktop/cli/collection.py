"""`collection import`, `collection export`: the cards that the player owns, and their wish list, as a table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_json, group, output, print_json
from gundam_desktop.cli.deck_source import SOURCE, STANDARD_INPUT
from gundam_desktop.cli.terminal import print_data
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.plurals import counted
from gundam_desktop.writing import write_named

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.decks_api import Shelf


def add_to(commands: Commands) -> None:
    """Add the commands."""
    own = group(commands, "collection", "import and export the cards that you own", "collection import cards.csv")
    text = "add the cards in a table or any other list to those that you own; every line must be understood"
    read = add(own, "import", text, "collection import cards.csv --replace", run_import, cards=True)
    read.add_argument("file", metavar="FILE", help="a table (CSV) or a list in any format, or - for standard input")
    read.add_argument("--replace", action="store_true", help="replace the cards that are there")
    text = "write the cards that you own as a table (CSV) with count, number, name and set"
    write = add(own, "export", text, "collection export -o cards.csv", run_export, cards=True)
    write.add_argument("-o", "--output", type=output, metavar="FILE", help="write to this file instead of the terminal")
    write.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="language of the names")
    for command in (read, write):
        command.add_argument("--wish-list", action="store_true", help="use the wish list instead of the owned cards")
        add_json(command)


def run_import(arguments: argparse.Namespace) -> int:
    """Add the cards of a list to the collection, or replace it by them; nothing is changed if a line is not read."""
    from gundam_desktop.games.gcg import decks_api

    collection, shelf = decks_api.player_collection(), _shelf(arguments)
    try:
        if arguments.file == STANDARD_INPUT:
            source, text = SOURCE, decks_api.decode_text(SOURCE, sys.stdin.buffer.read())
        else:
            source, text = arguments.file, decks_api.text_of(Path(arguments.file))
        read = decks_api.completely(decks_api.read_list(text, decks_api.all_cards()), source)
        counts = decks_api.counts_of(read)
        if arguments.replace:
            collection.replace(shelf, counts)
        else:
            collection.add(shelf, counts)
        now = collection.read().counts(shelf)
    except decks_api.DeckError as error:
        raise CommandError(str(error), error.more) from None
    copies, total = sum(counts.values()), sum(now.values())
    if arguments.json:
        print_json({"imported": copies, "cards": dict(now)})
    else:
        where = "on the wish list" if arguments.wish_list else "owned"
        print(f"{counted(copies, 'card')} imported; {where} now: {total}")
    return DONE


def run_export(arguments: argparse.Namespace) -> int:
    """Write the collection as a table."""
    from gundam_desktop.games.gcg import decks_api

    try:
        counts = decks_api.player_collection().read().counts(_shelf(arguments))
    except decks_api.DeckError as error:
        raise CommandError(str(error), error.more) from None
    text = decks_api.write_table(counts, decks_api.all_cards(), arguments.language)
    if arguments.output is not None:
        try:
            write_named(arguments.output, text.encode())
        except OSError as error:
            raise CommandError(f"{arguments.output}: cannot be written ({error.strerror})") from None
    if arguments.json:
        print_json({"cards": dict(counts), "file": str(arguments.output) if arguments.output is not None else None})
    elif arguments.output is None:
        print_data(text, end="")
    return DONE


def _shelf(arguments: argparse.Namespace) -> Shelf:
    return "wanted" if arguments.wish_list else "owned"
