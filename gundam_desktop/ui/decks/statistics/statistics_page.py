"""The base class of the statistics pages."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gundam_desktop.games.gcg.decks_api import Deck

NO_DECK = Deck(name="", cards=())


class StatisticsPage(QWidget):  # a class of Qt cannot be an ABC
    """A page about `deck`. `refresh` is called before a page is shown after a change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck = NO_DECK

    @property
    def title(self) -> str:
        """The title of the tab."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Update texts, colours and figures."""
        raise NotImplementedError
