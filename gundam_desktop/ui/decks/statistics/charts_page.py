"""The distribution of a deck's cards as charts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics.bar_chart import BarChart, ColumnChart, RowChart
from gundam_desktop.ui.decks.statistics.bar_parts import OTHER, OWN, PartsLegend
from gundam_desktop.ui.decks.statistics.histograms import (
    Split,
    cost_bars,
    curve_bars,
    level_bars,
    named_bars,
    type_names,
)
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.hues import HUES
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.translation import language

SPLITS: Sequence[Split] = ("", "color", "type")
WIDTH = 300
"""Of the list of decks, in pixels of a usual window."""


class ChartsPage(StatisticsPage):
    """Eight charts: Lv, cost, AP and HP above, types, colours, traits and keywords below; a second deck beside them.

    The curves of Lv and cost can be split by colour or type.
    """

    query_wanted = Signal(str)
    """The query for the cards of a bar."""

    def __init__(self, decks: DeckSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks = decks
        self._found: Sequence[tuple[str, Deck]] = ()
        self.charts: dict[str, BarChart] = {}
        self._panels: dict[str, Panel] = {}
        self.beside = QComboBox(self)
        """The deck that is shown beside this one; its first entry is none."""
        self.beside.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.beside.setMinimumWidth(scaled(WIDTH))
        self.beside.activated.connect(lambda _index: self._show())
        self.split = QComboBox(self)
        """By what the curves of Lv and cost are split; its entries are `SPLITS`."""
        self.split.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.split.activated.connect(lambda _index: self._show())
        self._label, self.both = Label(self), PartsLegend(self)
        self._split_label, self.parts = Label(self), PartsLegend(self)
        self._label.setBuddy(self.beside)
        self._split_label.setBuddy(self.split)
        head = QWidget(self)
        line = FlowLayout(head)
        line.add_row(self._split_label, self.split)
        line.addWidget(self.parts)
        line.set_apart(line.add_row(self._label, self.beside))
        line.addWidget(self.both)
        line.set_apart(self.both)
        grid = QGridLayout()
        grid.setSpacing(8)
        column = QVBoxLayout(self)
        column.addWidget(head)
        column.addLayout(grid, 1)
        for place, name in enumerate(("levels", "costs", "ap", "hp", "types", "colors", "traits", "keywords")):
            chart: BarChart = ColumnChart(self) if place < 4 else RowChart(self)
            chart.chosen.connect(self.query_wanted)
            panel = Panel(" ", self)
            panel.box.addWidget(chart, 1)
            panel.capitals = name != "levels"
            self.charts[name], self._panels[name] = chart, panel
            row, at = divmod(place, 4)
            grid.addWidget(panel, row, at)
            grid.setColumnStretch(at, 1)
            grid.setRowStretch(row, 4 - row)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Charts")

    def refresh(self) -> None:
        """Find the decks that can be shown beside this one, and show the charts."""
        chosen = self.beside.currentText() if self.beside.currentIndex() > 0 else ""
        self._found = self._decks()
        self.beside.clear()
        self.beside.addItems([self.tr("none"), *(name for name, _deck in self._found)])
        self.beside.setCurrentIndex(max(0, self.beside.findText(chosen)) if chosen else 0)
        self._label.setText(self.tr("&Compare with:"))
        place = max(0, self.split.currentIndex())
        self.split.clear()
        self.split.addItems([self.tr("not split"), self.tr("by colour"), self.tr("by type")])
        self.split.setCurrentIndex(place)
        self._split_label.setText(self.tr("Cur&ves:"))
        self._show()

    def _show(self) -> None:
        place = self.beside.currentIndex()
        other = self._found[place - 1][1] if place > 0 else None
        names = {OWN: self.deck.name or self.tr("this deck"), OTHER: self.beside.currentText()}
        self.both.show_names(names if other is not None else {})
        self._show_charts(other)

    def _show_charts(self, other: Deck | None) -> None:
        spread = decks_api.distribution_of(self.deck)
        beside = None if other is None else decks_api.distribution_of(other)
        spreads = [spread] if beside is None else [spread, beside]
        types = type_names(self.deck) if other is None else type_names(self.deck, other)
        keywords = {key: decks_api.keyword_name(key, language()) for one in spreads for key in one.keywords}
        traits = {trait: decks_api.trait_name(trait, language()) for one in spreads for trait in one.traits}
        used = [color for color in HUES if any(color in one.colors for one in spreads)]
        colors = {color: decks_api.color_names((color,), language()) for color in used}
        split = SPLITS[self.split.currentIndex()]
        self.parts.show_names({"": {}, "color": colors, "type": types}[split])
        names = colors if split == "color" else types
        ap, hp = self.tr("AP {figure}"), self.tr("HP {figure}")
        bursts = [{"yes": one.bursts} for one in spreads]
        shown = {
            "levels": (self.tr("Lv"), level_bars(spread, names, beside=beside and beside.levels, split=split)),
            "costs": (self.tr("Cost"), cost_bars(spread, names, beside=beside and beside.costs, split=split)),
            "ap": (
                self.tr("AP of Units"),
                curve_bars("ap", spread.ap, ap, beside=beside and beside.ap),
            ),
            "hp": (
                self.tr("HP of Units"),
                curve_bars("hp", spread.hp, hp, beside=beside and beside.hp),
            ),
            "types": (self.tr("Types"), named_bars("type", spread.types, types, beside and beside.types)),
            "colors": (self.tr("Colours"), named_bars("color", spread.colors, colors, beside and beside.colors)),
            "traits": (self.tr("Traits"), named_bars("trait", spread.traits, traits, beside and beside.traits)),
            "keywords": (
                self.tr("Keywords and Bursts"),
                named_bars("burst", bursts[0], {"yes": self.tr("Burst effect")}, bursts[1] if beside else None)
                + named_bars("keyword", spread.keywords, keywords, beside and beside.keywords),
            ),
        }
        for key, (title, bars) in shown.items():
            self._panels[key].set_title(title)
            self.charts[key].show_bars(title, bars)
