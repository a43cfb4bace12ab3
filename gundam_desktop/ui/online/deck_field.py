"""The field with which a deck is chosen, as the dialogs of this room use it; the window has it made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import GameModule


class DeckField(Protocol):
    """A deck of a game."""

    changed: SignalInstance
    """Another deck is chosen."""

    @property
    def chosen(self) -> str:
        """Name or path of the deck; empty if there is none."""
        ...

    def set_game(self, game_module: GameModule, chosen: str, /) -> None:
        """Choose from the decks of a game, and begin with one of them."""
        ...


MakeDeckField = Callable[[GameModule, str, QWidget], QWidget]
"""Makes a `DeckField` that is a widget, of a game, with the name of the deck that is chosen at first and a parent."""
