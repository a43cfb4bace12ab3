"""The deck that a command is given: by name, as a file, or as a list on standard input."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from gundam_desktop.cli.command import CommandError

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.decks_api import Deck

STANDARD_INPUT = "-"
SOURCE = "standard input"
"""The name of standard input in messages."""
HELP = "a premade or saved deck, a file with a list, or - for a list on standard input"


def deck_of(name: str) -> Deck:
    """Return the deck; every line of its list must be understood. `CommandError` says which are not."""
    from gundam_desktop.games.gcg import decks_api

    cards = decks_api.all_cards()
    try:
        if name == STANDARD_INPUT:
            return decks_api.read_complete(decks_api.decode_text(SOURCE, sys.stdin.buffer.read()), cards, "", SOURCE)
        return decks_api.find(name, cards)
    except decks_api.DeckError as error:
        raise CommandError(str(error), error.more) from None
