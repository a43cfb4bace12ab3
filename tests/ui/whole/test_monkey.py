"""A monkey at every room of the client: nothing breaks, whatever is pressed, and nothing that is closed stays."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from tests.ui import stub_game
from tests.ui.whole.monkey import ROOMS, Monkey

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
EVENTS = 1000


@pytest.mark.sampled(3)
@pytest.mark.parametrize("room", ROOMS)
def test_nothing_breaks_whatever_is_pressed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rng: random.Random, times: Callable[[int], int], room: str
) -> None:
    for ask in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "open", lambda *_: None)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)
    services = Services(levels=stub_game.levels, create=stub_game.create)
    window = MainWindow(services, Settings(theme="dark", animation=0, bot_pause=0, sound=False))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    ROOMS[room](window)
    monkey = Monkey(window, rng)
    monkey.begin(times(EVENTS))
    qtbot.waitUntil(lambda: not monkey.left)
    while front := QApplication.activePopupWidget() or QApplication.activeModalWidget():
        front.close()
    window.leave()
