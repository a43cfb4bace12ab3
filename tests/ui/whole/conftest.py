"""The window with its deck builder open, for whole courses of deck building."""

from tests.ui.decks.workspace.conftest import open_window, window

__all__ = ["open_window", "window"]
