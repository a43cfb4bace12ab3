"""The study of a deck: charts, link pairs, chances, sample hands, and a trial against another deck."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics.chances_page import ChancesPage
from gundam_desktop.ui.decks.statistics.charts_page import ChartsPage
from gundam_desktop.ui.decks.statistics.hand_page import HandPage
from gundam_desktop.ui.decks.statistics.pairs_page import PairsPage
from gundam_desktop.ui.decks.statistics.playtest_page import DeckSource, PlaytestPage, known_decks
from gundam_desktop.ui.decks.statistics.statistics_page import NO_DECK, StatisticsPage
from gundam_desktop.ui.style.ambient import Ambient


class StatisticsPanel(Ambient, QWidget):
    """Pages about one deck. What is not looked at is worked out when it is."""

    card_pointed = Signal(str)
    """The number of the card that is pointed at, for a larger picture of it elsewhere."""

    def __init__(self, decks: DeckSource = known_decks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = NO_DECK
        self.charts = ChartsPage()
        self.pairs = PairsPage()
        self.chances = ChancesPage()
        self.hand = HandPage()
        self.trial = PlaytestPage(decks)
        self.pages: tuple[StatisticsPage, ...] = (self.charts, self.pairs, self.chances, self.hand, self.trial)
        self._stale: set[StatisticsPage] = set(self.pages)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for page in self.pages:
            self.tabs.addTab(page, page.title)
        self.tabs.currentChanged.connect(lambda _index: self._refresh())
        self.hand.card_pointed.connect(self.card_pointed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self._refresh()

    @property
    def deck(self) -> Deck:
        """The deck that is studied."""
        return self._deck

    def set_deck(self, deck: Deck) -> None:
        """Study this deck. Games that are played with other cards are ended."""
        if (deck.cards, deck.resources) != (self._deck.cards, self._deck.resources):
            self.trial.forget()
        self._deck = deck
        self._all_anew()

    def open(self, page: StatisticsPage) -> None:
        """Go to a page."""
        self.tabs.setCurrentWidget(page)

    def stop(self) -> None:
        """End what goes on in the background."""
        self.trial.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        if not self.window().isVisible():
            self.stop()  # the window is closed; another page before this one ends nothing
        super().hideEvent(event)

    def refresh_texts(self) -> None:
        self._all_anew()

    def refresh_colors(self) -> None:
        self._all_anew()

    def _all_anew(self) -> None:
        self._stale = set(self.pages)
        for place, page in enumerate(self.pages):
            page.deck = self._deck
            self.tabs.setTabText(place, page.title)
        self._refresh()

    def _refresh(self) -> None:
        page = self.pages[self.tabs.currentIndex()]
        if page in self._stale:
            self._stale.discard(page)
            page.refresh()
