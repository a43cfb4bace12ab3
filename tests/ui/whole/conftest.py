"""The window with its deck builder open, for whole courses of deck building; a game against the simplest bot."""

from __future__ import annotations

import pytest

from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.decks.workspace.conftest import open_window, window
from tests.ui.table_driver import TWO_DECKS, Hand, Take

__all__ = ["hand", "open_window", "window"]


@pytest.fixture
def hand(take: Take) -> Hand:
    """A game against the bot that takes the first choice of a list."""
    return take(setup=GameSetup(decks=TWO_DECKS, opponent="first", starter="first seat", seed=1))
