"""The deck builder: all cards on one side, the deck on the other."""

from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument

__all__ = ["BuilderPage", "DeckDocument"]
