"""`deck convert`: a deck's list in another form, as a picture, a QR code or a PDF."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_json, ended_at_once, output, print_json
from gundam_desktop.cli.deck_source import HELP, deck_of
from gundam_desktop.cli.terminal import print_data
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.writing import write_named

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.decks_api import Deck

LISTS = ("text", "json", "link")
"""The forms of a list, repeated here so that no game is loaded at the start; a test compares them."""
DRAWN = {"picture": "picture", "qr": "qr", "pdf": "proxies", "sheet": "sheet"}
"""Form that is drawn -> its key in the client's export dialog."""
PAPERS = ("A4", "Letter")


def add_to(commands: Commands) -> None:
    """Add the command to those of decks."""
    text = "write a deck as a list of numbers, JSON, a link to a deck builder, a picture, a QR code or a PDF"
    convert = add(commands, "convert", text, "deck convert my_deck.txt --to link", run, cards=True)
    convert.add_argument("deck", metavar="DECK", help=HELP)
    forms = (
        "a list (text, json, link), a picture of all cards, a qr code of the link, a pdf of cards to print, or a sheet"
    )
    convert.add_argument("--to", choices=(*LISTS, *DRAWN), required=True, help=f"{forms} to register the deck with")
    written = "write to this file instead of the terminal; required for picture, qr, pdf and sheet"
    convert.add_argument("-o", "--output", type=output, metavar="FILE", help=written)
    convert.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="language of names and texts")
    convert.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="paper of pdf and sheet (A4 if not given)")
    add_json(convert)


def run(arguments: argparse.Namespace) -> int:
    """Write the deck; fails if any card of it could not be read."""
    deck = deck_of(arguments.deck)
    text = None
    if arguments.to in DRAWN:
        _draw(deck, arguments)
    else:
        from gundam_desktop.games.gcg import decks_api

        text = decks_api.write_list(deck, arguments.to, language=arguments.language)
        if arguments.output is not None:
            write_text(text, arguments.output)
    if arguments.json:
        file = str(arguments.output) if arguments.output is not None else None
        data = {"name": deck.name, "format": arguments.to, "count": deck.count, "text": text, "file": file}
        print_json(data)
    elif arguments.output is None and text is not None:
        print_data(text, end="")
    return DONE


def _draw(deck: Deck, arguments: argparse.Namespace) -> None:
    if arguments.output is None:
        raise CommandError(f"--to {arguments.to}: it does not fit on a terminal; expected -o FILE with it")
    with ended_at_once():
        from gundam_desktop.ui.decks.import_export.export_forms import write_unseen

    try:
        write_unseen(deck, DRAWN[arguments.to], arguments.output, arguments.language, arguments.paper)
    except OSError as error:
        raise CommandError(_fault(arguments.output, error)) from None


def write_text(text: str, path: Path) -> None:
    """Write a list to a file. `CommandError` if that fails."""
    try:
        write_named(path, text.encode())
    except OSError as error:
        raise CommandError(_fault(path, error)) from None


def _fault(path: Path, error: OSError) -> str:
    return f"{path}: cannot be written ({error.strerror})" if error.strerror else str(error)
