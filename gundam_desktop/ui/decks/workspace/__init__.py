"""The room in which decks are built, as a part of the window: what lies on the desk, and what can be done with it."""

from gundam_desktop.ui.decks.workspace.deck_controller import DeckController

__all__ = ["DeckController"]
