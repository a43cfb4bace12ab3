"""Motion is reduced as the system asks, always, or never; then cards are in their places at once and nothing leaps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.motion import is_motion_reduced
from tests.ui.table_driver import services


@pytest.fixture
def window_of(qtbot: QtBot) -> Callable[[Settings, list[bool]], MainWindow]:
    def made(settings: Settings, system: list[bool]) -> MainWindow:
        window = MainWindow(services(), settings, lambda: system[0])
        qtbot.addWidget(window)
        return window

    return made


WindowOf = Callable[[Settings, list[bool]], MainWindow]


@pytest.mark.parametrize("asks", [True, False])
def test_the_setting_has_the_last_word(window_of: WindowOf, asks: bool) -> None:
    window = window_of(Settings(), [asks])
    reduced = [is_motion_reduced()]
    for setting in ("always", "never", "system"):
        window.settings_controller.change("motion", setting)
        reduced.append(is_motion_reduced())
    assert reduced == [asks, True, False, asks]


def test_a_window_that_becomes_active_asks_the_system_again(window_of: WindowOf, qtbot: QtBot) -> None:
    system = [False]
    window = window_of(Settings(), system)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    system[0] = True
    assert not is_motion_reduced()
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    assert is_motion_reduced()


def test_the_system_is_not_asked_when_the_setting_says_it(window_of: WindowOf) -> None:
    def fail() -> bool:
        raise AssertionError("asked")

    MainWindow(services(), Settings(motion="never"), fail).deleteLater()
