"""The buttons of the client, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.button import ActionButton


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_button_with_the_focus_is_pressed_by_keys(qtbot: QtBot, key: Qt.Key) -> None:
    button = ActionButton("Keep & play", "Space", main=True)
    qtbot.addWidget(button)
    button.show()
    button.setFocus()
    assert button.accessibleName() == "Keep & play"
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_button_is_clicked_by_the_mouse(qtbot: QtBot) -> None:
    button = ActionButton("Redraw", "2")
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.grab()
