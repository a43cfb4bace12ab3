"""Saved games: the list of them with pictures, and what is done with one."""

from gundam_desktop.ui.saved_games.album import Album
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog
from gundam_desktop.ui.saved_games.keeping import Keeping

__all__ = ["Album", "Keeping", "SavedGamesDialog"]
