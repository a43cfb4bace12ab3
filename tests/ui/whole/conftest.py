"""The window with its deck builder open, for whole courses of deck building; a game against the simplest bot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import set_scale_for
from tests.ui.decks.workspace.conftest import open_window, window
from tests.ui.table_driver import TWO_DECKS, Hand, Take

__all__ = ["hand", "open_window", "window"]


@pytest.fixture
def hand(take: Take) -> Hand:
    """A game against the bot that takes the first choice of a list."""
    return take(setup=GameSetup(decks=TWO_DECKS, opponent="first", starter="first seat", seed=1))


@pytest.fixture
def as_before(qapp: QApplication) -> Iterator[None]:
    """Afterwards language, size and cached pictures are as at the start."""
    yield
    install_language("en")
    set_scale_for(QSize(1440, 900))
    QPixmapCache.clear()
