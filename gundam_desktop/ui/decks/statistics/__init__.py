"""The study of a deck, and the small panels of it that stand beside a deck that is built."""

from gundam_desktop.ui.decks.statistics.statistics_panel import StatisticsPanel
from gundam_desktop.ui.decks.statistics.summary_widgets import CurveChart, OddsLine

__all__ = ["CurveChart", "OddsLine", "StatisticsPanel"]
