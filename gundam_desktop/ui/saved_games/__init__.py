"""Saved games: the list of them with pictures, and what is done with one."""

from gundam_desktop.ui.saved_games.controller import Keeping
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog
from gundam_desktop.ui.saved_games.thumbnail_recorder import Album

__all__ = ["Album", "Keeping", "SavedGamesDialog"]
