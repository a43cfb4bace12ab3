"""A table that is as high as its rows shows the last one, and its columns give way as long as they can."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable

ROWS = [[Cell(f"A row with some words: {row}")] + [Cell("1000", figure=True)] * 6 for row in range(3)]


@pytest.mark.parametrize("width", [900, 200])
def test_the_last_row_is_whole(width: int, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    table = CellTable((0,), window)
    QVBoxLayout(window).addWidget(table)
    table.show_rows("Rows", ["", *["Games played"] * 6], ROWS)
    table.fit_height()
    window.resize(width, 400)
    window.show()
    QApplication.processEvents()
    assert table.horizontalScrollBar().isVisible() == (width < 900)
    assert table.viewport().rect().contains(table.visualRect(table.model().index(2, 0)).bottomLeft())


@pytest.mark.parametrize("width", [900, 620])
def test_names_and_titles_give_way_before_a_table_scrolls_sideways(width: int, qtbot: QtBot) -> None:
    table, name = CellTable((0,)), "One deck with a long name – another deck with a name that is as long"
    qtbot.addWidget(table)
    figures = [Cell("100%", figure=True) for _ in range(6)]
    table.show_rows("Rows", ["Against", *["A title of some words"] * 6], [[Cell(name), *figures]])
    table.resize(width, 200)
    table.show()
    QApplication.processEvents()
    assert not table.horizontalScrollBar().isVisible()
    tip, title = Qt.ItemDataRole.ToolTipRole, Qt.Orientation.Horizontal
    assert table.model().index(0, 0).data(tip) == name
    assert table.model().headerData(1, title, tip) == "A title of some words"
    assert all(table.columnWidth(at) >= table.sizeHintForColumn(at) for at in range(1, 7)), "figures are whole"
