"""The distribution of a deck's cards as charts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.ui.decks.statistics.bar_chart import Bar, BarChart, ColumnChart, RowChart
from gundam_desktop.ui.decks.statistics.histograms import cost_bars, curve_bars, level_bars, type_names
from gundam_desktop.ui.decks.statistics.labels import TYPES, counted
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.theme import HUES
from gundam_desktop.ui.style.translation import language


class ChartsPage(StatisticsPage):
    """Eight charts: Lv, cost, AP and HP above, types, colours, traits and keywords below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.charts: dict[str, BarChart] = {}
        self._panels: dict[str, Panel] = {}
        grid = QGridLayout(self)
        grid.setSpacing(8)
        for place, name in enumerate(("levels", "costs", "ap", "hp", "types", "colors", "traits", "keywords")):
            chart: BarChart = ColumnChart(self) if place < 4 else RowChart(self)
            panel = Panel(" ", self)
            panel.box.addWidget(chart, 1)
            self.charts[name], self._panels[name] = chart, panel
            row, column = divmod(place, 4)
            grid.addWidget(panel, row, column)
            grid.setColumnStretch(column, 1)
            grid.setRowStretch(row, 4 - row)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Charts")

    def refresh(self) -> None:
        """Count the cards and show the charts."""
        spread = decks_api.distribution_of(self.deck)
        types = type_names(self.deck)
        bursts = self.tr("Burst effect")
        keywords = {key: decks_api.keyword_name(key, language()) for key in spread.keywords}
        traits = {trait: decks_api.trait_name(trait, language()) for trait in spread.traits}
        shown = {
            "levels": (self.tr("Lv"), level_bars(spread, types)),
            "costs": (self.tr("Cost"), cost_bars(spread, types)),
            "ap": (self.tr("AP of Units"), curve_bars(spread.ap, self.tr("AP {figure}"))),
            "hp": (self.tr("HP of Units"), curve_bars(spread.hp, self.tr("HP {figure}"))),
            "types": (self.tr("Types"), _named(spread.types, {key: types[key] for key in TYPES if key in types})),
            "colors": (self.tr("Colours"), _colors(spread.colors)),
            "traits": (self.tr("Traits"), _named(spread.traits, traits)),
            "keywords": (
                self.tr("Keywords and Bursts"),
                _named({**spread.keywords, "burst": spread.bursts}, {"burst": bursts, **keywords}),
            ),
        }
        for key, (title, bars) in shown.items():
            self._panels[key].set_title(title)
            self.charts[key].show_bars(title, bars)


def _named(counts: Mapping[str, int], names: Mapping[str, str]) -> list[Bar]:
    return [Bar(name, counts[key], counted(name, counts[key])) for key, name in names.items() if counts[key]]


def _colors(counts: Mapping[str, int]) -> list[Bar]:
    names = {color: decks_api.color_names((color,), language()) for color in HUES if color in counts}
    return [Bar(name, counts[color], counted(name, counts[color]), color) for color, name in names.items()]
