"""The statistics of a deck, and the summary panels beside the deck builder."""

from gundam_desktop.ui.decks.statistics.statistics_panel import StatisticsPanel
from gundam_desktop.ui.decks.statistics.summary_widgets import CurveChart, OddsLine

__all__ = ["CurveChart", "OddsLine", "StatisticsPanel"]
