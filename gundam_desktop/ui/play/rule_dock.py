"""The place of the rule panel: left of the table, or in the column beside it where there is no room for both."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from gundam_desktop.ui.play.panels.rule_panel import WIDTH, RulePanel
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.style.scaling import scaled

LEAST_TABLE = 680
"""Least pixels of the table's width beside the panel."""


class RuleDock:
    """Moves the panel when the width of its page changes."""

    def __init__(self, panel: RulePanel, row: QHBoxLayout, side: SideColumn) -> None:
        self._panel, self._row, self._side = panel, row, side
        self._beside = True
        row.insertWidget(0, panel)

    def fit(self, width: int) -> None:
        """Place the panel in a page of this width."""
        beside = width - self._side.width() - scaled(WIDTH) >= LEAST_TABLE
        if beside == self._beside:
            return
        self._beside = beside
        if beside:
            self._side.dismiss(self._panel)
            self._row.insertWidget(0, self._panel)
        else:
            self._row.removeWidget(self._panel)
            self._side.host(self._panel)
        self._panel.set_fixed(beside)
