"""Saved games: their list with thumbnails, undo, resume, replay and branches."""

from gundam_desktop.ui.saved_games.controller import SavedGamesController
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog
from gundam_desktop.ui.saved_games.thumbnail_recorder import ThumbnailRecorder

__all__ = ["SavedGamesController", "SavedGamesDialog", "ThumbnailRecorder"]
