"""A list of tiles."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.tile_list import TileList


def test_tiles_that_do_not_fit_beside_each_other_go_on_below(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    tiles = TileList(parent)
    model = QStringListModel(["one", "two", "three"], parent)
    tiles.setModel(model)
    tiles.resize(tiles.sizeHintForColumn(0) + 60, 200)
    parent.show()
    boxes = [tiles.visualRect(model.index(row, 0)) for row in range(3)]
    assert boxes[0].left() == boxes[2].left() or boxes[1].top() > boxes[0].top()
    assert boxes[2].top() > boxes[0].top()
