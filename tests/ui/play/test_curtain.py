"""The curtain between two people at one machine."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play.curtain import Curtain


@pytest.mark.parametrize("how", ["click", "lift"])
def test_the_curtain_hides_until_the_next_player_is_ready(qtbot: QtBot, how: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    window.show()
    curtain = Curtain(window)
    curtain.fall("Ben")
    assert curtain.is_down
    assert curtain.size() == window.size()
    assert "Ben" in curtain.accessibleName()
    picture = curtain.grab().toImage()
    assert all(picture.pixelColor(x, y).alpha() == 255 for x, y in ((0, 0), (300, 200), (599, 399)))
    with qtbot.waitSignal(curtain.lifted):
        if how == "click":
            QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
        else:
            curtain.lift()
    assert curtain.isHidden()
