"""The room in which decks are built, as a part of the window: what lies on the desk, and what can be done with it."""

from gundam_desktop.ui.deck_room.room import DeckRoom

__all__ = ["DeckRoom"]
