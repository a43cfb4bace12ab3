"""What a deck is called on the screen before it has a name."""

from __future__ import annotations

from gundam_desktop.ui.style.translation import translate


def shown_deck_name(name: str) -> str:
    """The name of a deck; for an empty one, the words for a new deck."""
    return name or translate("DeckController", "New deck")
