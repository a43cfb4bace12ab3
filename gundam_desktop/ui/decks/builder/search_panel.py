"""The card search: emits the numbers of the cards that match the query."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import SHELVES, CardIndex, CollectedCards, Deck, Query
from gundam_desktop.ui.decks.builder.filters import FilterBar
from gundam_desktop.ui.decks.builder.search_field import SearchField
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme

GAP = 8
OF_DECK = "copies"
"""The query field whose result depends on the deck; those of the shelves depend on the collection."""


class SearchPanel(Ambient, QWidget):
    """The search field with its filters; `head` holds widgets beside the field."""

    found = Signal(object, bool)
    """A set of numbers (None for every card), and True for a new query."""

    def __init__(self, index: CardIndex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._copies: dict[str, int] = {}
        self._counters: dict[str, Callable[[str], int]] = {OF_DECK: self._copies_of}
        self.field = SearchField(index, self)
        self.filters = FilterBar(self.field, self)
        self.filters.counters = self._counters
        self.field.popup.beneath = self.filters
        self.fault = Label(self)
        """What is wrong with the query: below the filters, so that it covers nothing."""
        self.fault.setWordWrap(True)
        self.fault.hide()
        set_font(self.fault, 13)
        self.field.query_changed.connect(self._search)
        self.field.fault_told.connect(self._tell)
        self.head = QHBoxLayout()
        self.head.setSpacing(GAP)
        self.head.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addLayout(self.head)
        column.addWidget(self.filters)
        column.addWidget(self.fault)
        self.setFocusProxy(self.field)
        self.refresh_colors()

    def clear(self) -> None:
        """Clear the query, so that every card is shown."""
        self.field.clear()

    def show_query(self, query: str) -> None:
        """Search for a query; the same one again clears the search."""
        self.field.setText("" if self.field.text().strip() == query else query)

    def refresh_colors(self) -> None:
        self.fault.setStyleSheet(f"color: {theme().danger}")

    def _tell(self, fault: str) -> None:
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

    def show_deck(self, deck: Deck) -> None:
        """Search again if the query depends on the copies in the deck."""
        self._copies = dict((*deck.cards, *deck.resources))
        self._search_again((OF_DECK,))

    def show_collection(self, cards: CollectedCards) -> None:
        """Search again if the query depends on the cards that are owned or wanted."""
        self._counters.update(decks_api.counters_of(cards))
        self._search_again(SHELVES)

    def _search_again(self, fields: Collection[str]) -> None:
        query = self.field.query
        if any(placed.field in fields for placed in query.terms):
            self.found.emit(self._numbers(query), False)

    def _search(self, query: Query) -> None:
        self.found.emit(self._numbers(query) if query.text.strip() else None, True)

    def _numbers(self, query: Query) -> set[str]:
        return set(self._index.find(query, self._counters, wait=False))

    def _copies_of(self, number: str) -> int:
        return self._copies.get(number, 0)
