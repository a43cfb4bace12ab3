"""A table that is as high as its rows shows the last one, also when its columns do not fit."""

from __future__ import annotations

import pytest
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
