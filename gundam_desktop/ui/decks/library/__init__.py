"""The library of decks: the player's own in folders and by tags, and those that the program ships."""

from gundam_desktop.ui.decks.library.library_dialog import DeckLibraryDialog
from gundam_desktop.ui.decks.library.library_panel import DeckLibraryPanel

__all__ = ["DeckLibraryDialog", "DeckLibraryPanel"]
