"""The deck builder as a page of the window: the open deck, saving, importing, exporting and playing it."""

from gundam_desktop.ui.decks.workspace.commands import commands_of
from gundam_desktop.ui.decks.workspace.deck_controller import DeckController

__all__ = ["DeckController", "commands_of"]
