"""The windows beside the deck builder that follow the open deck: its statistics, and the collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from gundam_desktop.ui.decks.builder.builder_page import BuilderPage

if TYPE_CHECKING:
    from gundam_desktop.ui.decks.collection.collection_dialog import CollectionDialog
    from gundam_desktop.ui.decks.workspace.statistics_dialog import StatisticsDialog


class DeckWindows(QObject):
    """Makes each window when it is first shown, and tells those that are open of each edit."""

    replay_wanted = Signal(object, str)
    """The `Record` of a game of bots to show on the table, and how it differs from the one that was kept."""

    def __init__(self, page: BuilderPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._parent = page, parent
        self.statistics: StatisticsDialog | None = None
        """None until it was first shown; so is the other."""
        self.collection: CollectionDialog | None = None
        page.document.changed.connect(self._follow)

    def show_statistics(self, *, hand: bool = False) -> None:
        """Show the statistics of the open deck; `hand` opens the sample hand."""
        if self.statistics is None:
            from gundam_desktop.ui.decks.workspace.statistics_dialog import StatisticsDialog

            self.statistics = StatisticsDialog(self._parent)
            panel = self.statistics.panel
            panel.query_wanted.connect(self._page.search_panel.show_query)
            panel.add_wanted.connect(self._page.add)
            panel.exchange_wanted.connect(self._page.document.exchange)
            panel.card_pointed.connect(self._page.show_large)
            panel.replay_wanted.connect(self.replay_wanted)
        panel = self.statistics.panel
        panel.set_deck(self._page.document.deck)
        if hand:
            panel.open(panel.hand)
        _bring_up(self.statistics)

    def show_collection(self) -> None:
        """Show the owned cards, the wish list, and what the open deck lacks."""
        if self.collection is None:
            from gundam_desktop.ui.decks.collection.collection_dialog import CollectionDialog

            self.collection = CollectionDialog(self._page.collection, self._parent)
            self.collection.card_chosen.connect(self._page.show_card)
        self.collection.set_deck(self._page.document.deck)
        _bring_up(self.collection)

    def close(self) -> None:
        """Close those that are open."""
        for window in filter(None, (self.statistics, self.collection)):
            window.close()

    def _follow(self) -> None:
        deck = self._page.document.deck
        if self.statistics is not None and self.statistics.isVisible():
            self.statistics.panel.set_deck(deck)
        if self.collection is not None and self.collection.isVisible():
            self.collection.set_deck(deck)


def _bring_up(window: QDialog) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
