"""Cards that would suit the deck, each with the reason."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Suggestion
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.translation import language


class SuggestionsPage(StatisticsPage):
    """A table of cards; Enter, a double click or the button adds one to the deck."""

    add_wanted = Signal(str)
    """The number of a card."""
    card_pointed = Signal(str)
    """The number of the card under the mouse or marked by the keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: list[Suggestion] = []
        self.panel = Panel(" ", self)
        self.table = CellTable((0, 5), self)
        self.table.setMouseTracking(True)
        self.add = ActionButton(parent=self)
        self.note = Label(self)
        self.note.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.add)
        self.panel.box.addWidget(self.table, 1)
        self.panel.box.addLayout(foot)
        QVBoxLayout(self).addWidget(self.panel)
        self.table.activated.connect(lambda index: self._add(index.row()))
        self.table.entered.connect(self._point)
        self.table.selectionModel().currentRowChanged.connect(lambda now, _before: self._point(now))
        self.add.clicked.connect(lambda: self._add(self.table.currentIndex().row()))

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Suggestions")

    def refresh(self) -> None:
        """Find and show the cards."""
        marked = self.table.currentIndex().row()
        self._shown = decks_api.suggestions_for(self.deck, date.today())
        rows = [self._row(suggestion) for suggestion in self._shown]
        lv, cost, have = self.tr("Lv"), self.tr("Cost"), self.tr("In the deck")
        head = (self.tr("Card"), self.tr("Number"), lv, cost, have, self.tr("Why"))
        self.panel.set_title(self.title)
        self.table.show_rows(self.title, head, rows)
        self.table.selectRow(min(max(marked, 0), len(rows) - 1))
        self.add.set_caption(self.tr("Add one"))
        self.add.setEnabled(bool(rows))
        self.note.setText(
            self.tr("Cards in the deck's colours, by today's restrictions. Levels are compared with the premade decks.")
            if rows
            else self.tr("Nothing to suggest: the deck is empty, or nothing is missing.")
        )

    def _row(self, suggestion: Suggestion) -> list[Cell]:
        card = decks_api.all_cards()[suggestion.number]
        return [
            Cell(library.name_of(card.number, language())),
            Cell(card.number),
            Cell(str(card.level), figure=True),
            Cell(str(card.cost), figure=True),
            Cell(str(self.deck.copies(card.number)), figure=True),
            Cell(self._why(suggestion, card.level)),
        ]

    def _why(self, suggestion: Suggestion, level: int) -> str:
        match suggestion.reason:
            case "pilot":
                return self.tr("links with Units of the deck (copies: {count})").format(count=suggestion.copies)
            case "unit":
                return self.tr("links with Pilots of the deck (copies: {count})").format(count=suggestion.copies)
            case "level":
                text = self.tr("few cards of Lv {level}: {count}, other decks have {usual}")
                return text.format(level=level, count=suggestion.copies, usual=f"{suggestion.usual:.0f}")
            case "replacement":
                name = library.name_of(suggestion.instead_of, language())
                return self.tr("in place of {name} {number}, which is restricted").format(
                    name=name, number=suggestion.instead_of
                )

    def _add(self, row: int) -> None:
        if 0 <= row < len(self._shown):
            self.add_wanted.emit(self._shown[row].number)

    def _point(self, index: QModelIndex) -> None:
        if index.isValid():
            self.card_pointed.emit(self._shown[index.row()].number)
