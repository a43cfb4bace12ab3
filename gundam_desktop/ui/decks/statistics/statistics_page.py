"""What all pages of the study have in common: a deck, colours and a language, and when they are shown anew."""

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
        """What its tab says."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Put the words, the colours and the figures of now on everything."""
        raise NotImplementedError
