"""The figures of games between bots: what is usual in a game, and the win rates by card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.bots.arena import Played
from gundam_desktop.bots.figures import DeckFigures, Rate, Spread, figures_of, rate_of
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import UNDEFINED, Deck, percent
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.labels import copies, interval
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language


class FiguresView(QWidget):
    """A small table of both decks' figures, and one of the cards of the deck that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks: Sequence[Deck] = ()
        self._played: Sequence[Played] = ()
        self.usual, self.cards = CellTable((0,), self), CellTable((0,), self)
        self.which = QComboBox(self)
        self.which.activated.connect(lambda _index: self.refresh())
        self._caption, self.note = Label(self), Label(self)
        self._caption.setBuddy(self.which)
        self.note.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self._caption)
        head.addWidget(self.which, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.usual)
        column.addLayout(head)
        column.addWidget(self.cards, 1)
        column.addWidget(self.note)

    def show_games(self, played: Sequence[Played], decks: Sequence[Deck]) -> None:
        """Show the figures of these games between two decks."""
        self._played, self._decks = played, decks
        self.refresh()

    def refresh(self) -> None:
        """Count the games and show texts and figures."""
        words = decks_api.figure_words(language())
        numbers = [decks_api.figure_numbers(deck) for deck in self._decks] or [[], []]
        found = figures_of(self._played, (numbers[0], numbers[1]))
        own, other = found.decks
        rows = [[Cell(self.tr("Turns")), _spread(found.turns), Cell("")]]
        rows += [
            [Cell(words[key]), _spread(own.spreads.get(key)), _spread(other.spreads.get(key))]
            for key in words
            if key in own.spreads or key in other.spreads
        ]
        names = [self.tr("This deck"), self.tr("The other deck")]
        self.usual.show_rows(
            self.tr("What is usual in a game"), [self.tr("Median (range of 8 in 10 games)"), *names], rows
        )
        self.usual.fit_height()
        place = max(0, self.which.currentIndex())
        self.which.clear()
        self.which.addItems(names)
        self.which.setCurrentIndex(place)
        self._caption.setText(self.tr("&Win rates by card of"))
        self._show_cards(found.decks[place], place)
        self.note.setText(
            self.tr(
                "These figures show what went with winning, not what causes it: a card that is played by the player "
                "who is ahead looks strong, and one that is kept for bad situations looks weak. With many cards, some "
                "differ by chance alone."
            )
        )

    def _show_cards(self, figures: DeckFigures, place: int) -> None:
        words = decks_api.figure_words(language())
        kinds = list(figures.cards[0].rates) if figures.cards else []
        every = rate_of([game for game in self._played if not game.error], place).rate or 0.0
        rows = [
            [Cell(copies(card.number, self._decks[place]), hint=card.number)]
            + [_rate(card.rates[kind], every) for kind in kinds]
            for card in figures.cards
        ]
        self.cards.show_rows(self.tr("Games won by card"), [self.tr("Card"), *(words[kind] for kind in kinds)], rows)


def _spread(found: Spread | None) -> Cell:
    if found is None:
        return Cell(UNDEFINED, figure=True)
    return Cell(f"{found.middle:g} ({found.low:g}–{found.high:g})", figure=True, hint=f"Ø {found.mean:.1f}")


def _rate(rate: Rate, every: float) -> Cell:
    """The cell of a rate; coloured if its interval excludes the rate of all games."""
    if rate.rate is None:
        return Cell(UNDEFINED, figure=True)
    low, high = rate.interval
    color = theme().legal if low > every else theme().danger if high < every else ""
    return Cell(f"{percent(rate.rate)} ({interval(low, high)})", figure=True, color=color, hint=f"n = {rate.games}")
