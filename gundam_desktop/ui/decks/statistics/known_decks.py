"""The decks that can be compared with the open one, or played against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.style.translation import language

DeckSource = Callable[[], Sequence[tuple[str, Deck]]]
"""Returns decks with their names."""


def known_decks() -> list[tuple[str, Deck]]:
    """Return the shipped and saved decks that can be read."""
    found = []
    for name in library.deck_names():
        try:
            deck = library.deck(name)
        except library.BadInput:
            continue
        found.append((library.deck_title(name, language()), deck))
    return found
