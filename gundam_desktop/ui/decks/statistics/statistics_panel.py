"""The statistics of a deck: charts, link pairs, suggestions, chances, sample hands, games of bots, its record."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics.chances_page import ChancesPage
from gundam_desktop.ui.decks.statistics.charts_page import ChartsPage
from gundam_desktop.ui.decks.statistics.event_page import EventPage
from gundam_desktop.ui.decks.statistics.gauntlet_page import GauntletPage
from gundam_desktop.ui.decks.statistics.hand_page import HandPage
from gundam_desktop.ui.decks.statistics.improve_page import ImprovePage
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource, known_decks
from gundam_desktop.ui.decks.statistics.pairs_page import PairsPage
from gundam_desktop.ui.decks.statistics.playtest_page import PlaytestPage
from gundam_desktop.ui.decks.statistics.record_page import RecordPage
from gundam_desktop.ui.decks.statistics.statistics_page import NO_DECK, StatisticsPage
from gundam_desktop.ui.decks.statistics.suggestions_page import SuggestionsPage
from gundam_desktop.ui.style.ambient import Ambient


class StatisticsPanel(Ambient, QWidget):
    """Pages about one deck; each is computed when it is shown."""

    card_pointed = Signal(str)
    """The number of the card under the mouse or focus."""

    add_wanted = Signal(str)
    """The number of a card of which a copy should go into the deck."""
    exchange_wanted = Signal(object)
    """An `Exchange` to be made in the deck."""
    query_wanted = Signal(str)
    """The query for the cards of a bar that was chosen."""
    replay_wanted = Signal(object, str)
    """The `Record` of a game of bots to show, and how it differs from the one that was kept."""

    def __init__(self, decks: DeckSource = known_decks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = NO_DECK
        self.charts = ChartsPage(decks)
        self.pairs = PairsPage()
        self.chances = ChancesPage()
        self.hand = HandPage()
        self.suggestions = SuggestionsPage()
        self.playtest = PlaytestPage(decks)
        self.gauntlet = GauntletPage(decks)
        self.events = EventPage(decks)
        self.improve = ImprovePage(decks)
        self.record = RecordPage()
        self.pages: tuple[StatisticsPage, ...] = (
            self.charts,
            self.pairs,
            self.suggestions,
            self.chances,
            self.hand,
            self.playtest,
            self.gauntlet,
            self.events,
            self.improve,
            self.record,
        )
        self._stale: set[StatisticsPage] = set(self.pages)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for page in self.pages:
            self.tabs.addTab(page, page.title)
        self.tabs.currentChanged.connect(lambda _index: self._refresh())
        for page in (self.hand, self.suggestions):
            page.card_pointed.connect(self.card_pointed)
        for games in (self.playtest.list, self.gauntlet.list, self.events.list):
            games.replay_wanted.connect(self.replay_wanted)
        self.suggestions.add_wanted.connect(self.add_wanted)
        self.improve.exchange_wanted.connect(self.exchange_wanted)
        self.charts.query_wanted.connect(self.query_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self._refresh()

    @property
    def deck(self) -> Deck:
        """The shown deck."""
        return self._deck

    def set_deck(self, deck: Deck) -> None:
        """Show the statistics of a deck; games with other cards are cancelled."""
        if (deck.cards, deck.resources) != (self._deck.cards, self._deck.resources):
            self.playtest.discard_results()
            self.gauntlet.stop()
            self.events.stop()
            self.improve.stop()
        self._deck = deck
        self._refresh_all()

    def open(self, page: StatisticsPage) -> None:
        """Show a page."""
        self.tabs.setCurrentWidget(page)

    def stop(self) -> None:
        """Cancel background games."""
        for page in (self.playtest, self.gauntlet, self.events, self.improve):
            page.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        if not self.window().isVisible():
            self.stop()  # the window was closed, not another tab shown
        super().hideEvent(event)

    def refresh_texts(self) -> None:
        self._refresh_all()

    def refresh_colors(self) -> None:
        self._refresh_all()

    def _refresh_all(self) -> None:
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
