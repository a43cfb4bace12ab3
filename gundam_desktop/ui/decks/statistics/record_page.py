"""The record of the player's finished games: this deck, or every deck, against each opponent's deck."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from gundam_desktop.bots.arena import wilson
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import UNDEFINED, percent
from gundam_desktop.records import GameListing, GameSummary, RecordedGame, Results, Store, results_of
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.labels import interval
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.session.background_reader import BackgroundReader
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.translation import language

GAME = "gcg"


class RecordPage(StatisticsPage):
    """A table with a row for each opponent's deck, and the sum above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: list[GameSummary] = []
        self.lister = BackgroundReader(lambda: Store().scan(), self)
        """Reads the saved games."""
        self.lister.finished.connect(self._count)
        self.panel = Panel(" ", self)
        self.every = QCheckBox(self)
        self.every.toggled.connect(lambda _on: self.refresh())
        self.table = CellTable((0, 1), self)
        self.note = Label(self)
        self.note.setWordWrap(True)
        self.panel.box.addWidget(self.every, 0, Qt.AlignmentFlag.AlignLeft)
        self.panel.box.addWidget(self.table, 1)
        self.panel.box.addWidget(self.note)
        QVBoxLayout(self).addWidget(self.panel)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Record")

    def refresh(self) -> None:
        """Count the games and show them."""
        self.panel.set_title(self.title)
        self.every.setText(self.tr("&All decks"))
        names = {self.deck.name, self.deck.comment} - {""}
        found = results_of(self._games, GAME)
        own = [results for results in found if self.every.isChecked() or self._title(results.deck) in names]
        head = [self.tr("Deck"), self.tr("Against"), self.tr("Games"), self.tr("Won"), self.tr("Lost")]
        head += [self.tr("Drawn"), self.tr("Win rate"), self.tr("95% interval")]
        rows = [_row(self._title(one.deck), self._title(one.against), one) for one in own]
        if len(own) > 1:
            rows.insert(0, _row(self.tr("All games"), "", _sum(own)))
        self.table.show_rows(self.title, head, rows)
        self.note.setText(
            self.tr("All your finished games that are still saved. A draw counts as half a win.")
            if rows
            else self.tr("No game with this deck has been finished yet.")
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lister.start()  # games may have been finished since

    def _count(self, found: list[RecordedGame | str]) -> None:
        self._games = [entry.summary for entry in GameListing.of(found).entries]
        self.refresh()

    @staticmethod
    def _title(recorded: str) -> str:
        return library.recorded_title(recorded, language())


def _sum(found: Iterable[Results]) -> Results:
    total = Results("", "")
    for results in found:
        total.won += results.won
        total.lost += results.lost
        total.drawn += results.drawn
    return total


def _row(deck: str, against: str, results: Results) -> list[Cell]:
    low, high = wilson(results.points, results.games)
    counts = [Cell(str(count), figure=True) for count in (results.games, results.won, results.lost, results.drawn)]
    rate = percent(results.points / results.games) if results.games else UNDEFINED
    return [
        Cell(deck),
        Cell(against),
        *counts,
        Cell(rate, figure=True),
        Cell(interval(low, high), figure=True),
    ]
