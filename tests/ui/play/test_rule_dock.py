"""The rule panel stands left of the table, or in the column where the window is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play.panels.rule_panel import WIDTH, RulePanel
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.rule_dock import RuleDock


def test_the_panel_moves_with_the_width(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row, side = QHBoxLayout(page), SideColumn(page)
    row.addWidget(side)
    panel = RulePanel(page)
    dock = RuleDock(panel, row, side)
    page.resize(1400, 700)
    page.show()
    panel.show()
    dock.fit(1400)
    assert row.indexOf(panel) == 0
    assert (panel.minimumWidth(), panel.maximumWidth()) == (WIDTH, WIDTH)
    assert side.log.isVisible()
    dock.fit(1024)
    QApplication.processEvents()
    assert side.isAncestorOf(panel)
    assert panel.minimumWidth() == 0
    assert not side.log.isVisible()
    assert not side.reasons.isVisible()
    panel.hide()
    assert side.log.isVisible()
    panel.show()
    dock.fit(1400)
    QApplication.processEvents()
    assert row.indexOf(panel) == 0
    assert panel.isVisible()
    assert side.log.isVisible()
