"""The real window with its deck builder open, as often as a test wants it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from tests.ui.decks.open_dialogs import Open


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def open_() -> MainWindow:
        window = MainWindow(Services(), Settings(animation=0, bot_pause=0, confirm_end=False))
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        window.decks.show()
        qtbot.wait(20)
        return window

    yield open_
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    return open_window()
