"""The collection in a window of its own beside the builder."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from gundam_desktop.games.gcg.decks_api import OWNED, WANTED, Deck
from gundam_desktop.ui.decks.collection.cards_page import MissingPage, ShelfPage
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import resize_within_screen

SIZE = (820, 560)


class CollectionDialog(Ambient, QDialog):
    """The owned cards, the wish list, and what the open deck lacks."""

    card_chosen = Signal(str)
    """The number of a card that should be shown in the builder."""

    def __init__(self, state: CollectionState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        resize_within_screen(self, *SIZE)
        self.owned, self.wanted = ShelfPage(state, OWNED, self), ShelfPage(state, WANTED, self)
        self.missing = MissingPage(state, self)
        self.pages = (self.owned, self.wanted, self.missing)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for page in self.pages:
            self.tabs.addTab(page, page.title)
            page.card_chosen.connect(self.card_chosen)
        QVBoxLayout(self).addWidget(self.tabs)
        state.changed.connect(self._refresh)
        self.refresh_texts()

    def set_deck(self, deck: Deck) -> None:
        """Show what a deck lacks."""
        self.missing.deck = deck
        self.missing.refresh()

    def refresh_texts(self) -> None:
        self.setWindowTitle(self.tr("Collection"))
        self._refresh()

    def refresh_colors(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        for place, page in enumerate(self.pages):
            self.tabs.setTabText(place, page.title)
            page.refresh()
