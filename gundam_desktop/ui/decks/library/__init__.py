"""The deck library: the player's decks by folder and tag, and the shipped ones."""

from gundam_desktop.ui.decks.library.library_dialog import DeckLibraryDialog
from gundam_desktop.ui.decks.library.library_panel import DeckLibraryPanel

__all__ = ["DeckLibraryDialog", "DeckLibraryPanel"]
