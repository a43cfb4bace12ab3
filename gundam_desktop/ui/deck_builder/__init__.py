"""The deck builder: all cards on one side, the deck on the other."""

from gundam_desktop.ui.deck_builder.draft import DraftDeck
from gundam_desktop.ui.deck_builder.page import BuilderPage

__all__ = ["BuilderPage", "DraftDeck"]
