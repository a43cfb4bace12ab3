"""What cannot be taken back is held or pressed twice; the clock is the test's own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.hold_button import HOLD_MS, HoldButton

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def button(window: QWidget, qtbot: QtBot) -> HoldButton:
    button = HoldButton("Concede", window)
    layout = QVBoxLayout(window)
    layout.addWidget(button)
    layout.addWidget(QPushButton("Keep playing", window))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return button


def press(button: HoldButton) -> None:
    """Press the mouse and stop the clock, so that only the test moves it on."""
    QTest.mousePress(button, LEFT)
    button.clock.pause()


def test_it_is_clicked_when_it_has_been_held(button: HoldButton, qtbot: QtBot) -> None:
    press(button)
    with qtbot.assertNotEmitted(button.clicked):
        button.clock.setCurrentTime(HOLD_MS - 1)
    with qtbot.waitSignal(button.clicked):
        button.clock.setCurrentTime(HOLD_MS)
    assert not button.isDown()


def test_the_clock_itself_comes_to_the_click(button: HoldButton, qtbot: QtBot) -> None:
    with qtbot.waitSignal(button.clicked):
        QTest.mousePress(button, LEFT)


def test_the_fill_grows_while_it_is_held(button: HoldButton) -> None:
    press(button)
    button.clock.setCurrentTime(HOLD_MS // 2)
    half = button.grab().toImage()
    y = button.height() - 5
    held, rest = half.pixelColor(8, y), half.pixelColor(button.width() - 8, y)
    assert held.red() - held.green() > rest.red() - rest.green() + 40


def test_a_short_press_and_a_mouse_that_leaves_do_nothing(button: HoldButton, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(button.clicked):
        press(button)
        button.clock.setCurrentTime(HOLD_MS - 1)
        QTest.mouseRelease(button, LEFT)
        press(button)
        QTest.mouseMove(button, QPoint(-20, -20))
        button.clock.setCurrentTime(HOLD_MS)
    assert not button.isDown()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_press_it_twice(button: HoldButton, qtbot: QtBot, key: Qt.Key) -> None:
    button.setFocus()
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, key)
    assert button.text() == "Press again"
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_keys_begin_anew_when_the_focus_has_been_elsewhere(button: HoldButton, qtbot: QtBot) -> None:
    button.setFocus()
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
        QTest.keyClick(button, Qt.Key.Key_Tab)
        assert button.text() == "Concede"
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_one_press_of_a_screen_reader_is_enough(button: HoldButton, qtbot: QtBot) -> None:
    told = QAccessible.queryAccessibleInterface(button)
    assert "twice" in told.text(QAccessible.Text.Description)
    actions = told.actionInterface()
    assert isinstance(actions, QAccessibleActionInterface)
    with qtbot.waitSignal(button.clicked):
        actions.doAction(actions.pressAction())
