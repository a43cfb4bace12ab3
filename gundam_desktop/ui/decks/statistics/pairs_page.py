"""The link pairs of a deck as a table."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import percent
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.labels import copies
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

TURN = 4


class PairsPage(StatisticsPage):
    """Units with their Pilots, then Units and Pilots without a partner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel = Panel(" ", self)
        self.table = CellTable((0, 2), self)
        self.note = Label(self)
        self.note.setWordWrap(True)
        self.panel.box.addWidget(self.table, 1)
        self.panel.box.addWidget(self.note)
        column = QVBoxLayout(self)
        column.addWidget(self.panel)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Link pairs")

    def refresh(self) -> None:
        """Find and show the pairs."""
        found = decks_api.pairs_of(self.deck)
        rows = [
            [
                self._card(pair.unit),
                self._condition(pair.unit),
                self._card(pair.pilot),
                Cell(percent(decks_api.chance_of_pair(self.deck, pair, TURN)), figure=True),
            ]
            for pair in found.pairs
        ]
        none, warning = self.tr("no card of the deck"), theme().warning
        rows += [
            [self._card(unit), self._condition(unit), Cell(none, color=warning), Cell(percent(0.0), figure=True)]
            for unit in found.unmet
        ]
        rows += [
            [Cell(self.tr("no Unit of the deck"), color=warning), Cell(""), self._card(pilot), Cell("")]
            for pilot in found.idle
        ]
        head = (
            self.tr("Unit"),
            self.tr("Link condition"),
            self.tr("Pilot"),
            self.tr("Both by turn {turn}").format(turn=TURN),
        )
        self.panel.set_title(self.title)
        self.table.show_rows(self.title, head, rows)
        self.note.setText(
            self.tr(
                "A Pilot links by a name that contains the required name, or by a trait ({clause}). The chances are "
                "without a redraw."
            ).format(clause=decks_api.clause("2-11-1"))
            if rows
            else self.tr("No card of the deck has a link condition, and none is a Pilot.")
        )

    def _card(self, number: str) -> Cell:
        return Cell(copies(number, self.deck), hint=number)

    def _condition(self, number: str) -> Cell:
        return Cell(library.face(number, language()).condition)
