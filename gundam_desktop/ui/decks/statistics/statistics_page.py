"""The base class of the statistics pages."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gundam_desktop.games.gcg.decks_api import Deck

NO_DECK = Deck(name="", cards=())


class StatisticsPage(QWidget):
    """One page. Whoever changes `deck`, `theme` or `language` calls `renew` before it is looked at."""

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
