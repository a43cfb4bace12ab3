"""The summary panels beside the deck: its curve, and a few chances."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Chance, percent
from gundam_desktop.ui.decks.statistics.bar_chart import ColumnChart
from gundam_desktop.ui.decks.statistics.histograms import cost_bars, level_bars, type_names
from gundam_desktop.ui.decks.statistics.statistics_page import NO_DECK
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import PADDING, Panel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.stylesheets import link_button, link_style

MOST = 7
"""The last bar includes higher values."""
UNIT_TURN, PAIR_TURN = 2, 4


class _SummaryPanel(Panel):
    """A panel about one deck that follows the deck, the theme and the language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self._deck = NO_DECK

    def set_deck(self, deck: decks_api.Deck) -> None:
        """Show another deck."""
        self._deck = deck
        self.refresh()

    def refresh_colors(self) -> None:
        self.refresh()

    def refresh_texts(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Update texts and figures."""
        raise NotImplementedError


class CurveChart(_SummaryPanel):
    """The number of cards of each cost, or of each Lv; a button in the title switches."""

    query_wanted = Signal(str)
    """The query for the cards of a bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_level = False
        self.chart = ColumnChart(self)
        self.chart.chosen.connect(self.query_wanted)
        self.box.addWidget(self.chart, 1)
        self.toggle = link_button(self)
        self.toggle.clicked.connect(self._change)
        self.refresh()

    def refresh(self) -> None:
        """Update texts and figures."""
        spread, names = decks_api.distribution_of(self._deck), type_names(self._deck)
        by_cost, by_level = self.tr("Cost curve"), self.tr("Lv curve")
        self.set_title(by_level if self._by_level else by_cost)
        bars = level_bars(spread, names, MOST) if self._by_level else cost_bars(spread, names, MOST)
        self.chart.show_bars(self.title, bars)
        self.toggle.setText(self.tr("Cost") if self._by_level else self.tr("Lv"))
        self.toggle.setAccessibleName(by_cost if self._by_level else by_level)
        self.toggle.setToolTip(literal(self.toggle.accessibleName()))
        self.toggle.setStyleSheet(link_style())
        self.put_into_title(self.toggle)

    def _change(self) -> None:
        self._by_level = not self._by_level
        self.refresh()


class OddsLine(_SummaryPanel):
    """Two chances of the deck, and a button for a sample hand."""

    sample_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = [""]
        self.odds = RichLabel(self)
        self.odds.setMinimumWidth(1)  # a long line wraps instead of widening the sidebar
        self.sample = link_button(self)
        self.sample.clicked.connect(self.sample_wanted)
        self.box.addWidget(self.odds)
        self.box.addWidget(self.sample, 0, Qt.AlignmentFlag.AlignLeft)
        self.refresh()

    def refresh(self) -> None:
        """Update texts and figures."""
        chances = decks_api.chances_of(self._deck)

        def chance(key: decks_api.OddsKey, turn: int, *, redraw: bool) -> Chance:
            return chances.row(key, redraw=redraw).by_turn[turn - 1]

        unit = self.tr("Lv 2 Unit by turn {turn} {chance}")
        pair = self.tr("Link pair by turn {turn} {chance}")
        asked: tuple[tuple[str, decks_api.OddsKey, int], ...] = (
            (unit, "early unit", UNIT_TURN),
            (pair, "link pair", PAIR_TURN),
        )
        shown = [(text, turn, chance(key, turn, redraw=False)) for text, key, turn in asked]
        plain = [text.format(turn=turn, chance=percent(it)) for text, turn, it in shown]
        again = [text.format(turn=t, chance=percent(chance(key, t, redraw=True))) for text, key, t in asked]
        self._lines = [text.format(turn=t, chance=f"<b>{escape(percent(it))}</b>") for text, t, it in shown]
        self.set_title(self.tr("Opening hand chances"))
        self.odds.setAccessibleName(" · ".join(plain))
        self._divide()
        self.odds.setToolTip(literal(self.tr("If a hand without it is redrawn: {odds}").format(odds=" · ".join(again))))
        self.sample.setText(self.tr("Draw a sample hand…"))
        self.sample.setStyleSheet(link_style())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    def _divide(self) -> None:
        """Show one line if it fits, else a line for each chance."""
        self.odds.setText(" · ".join(self._lines))
        if self.odds.sizeHint().width() > self.width() - 2 * scaled(PADDING):
            self.odds.setText("<br>".join(self._lines))
