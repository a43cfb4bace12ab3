"""Windows of two players, and a server on loopback in a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gundam_desktop.net.client import Client
from gundam_desktop.net.seat_file import SeatFiles
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.online import controller
from gundam_desktop.ui.online.controller import Online
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.net.net_driver import PAUSES, ServerThread

Open = Callable[[str], MainWindow]


class Running:
    """A server that can be stopped and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._thread: ServerThread | None = None
        self._port = 0
        self.start()

    def start(self) -> None:
        self._thread = ServerThread(self._folder, self._port)
        self.address = self._thread.address
        self._port = self.address.port

    def stop(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.stop()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server; every client of a window connects to it, whatever address was read."""
    running = Running(tmp_path / "server")
    made = partial(Client, running.address, pauses=PAUSES)
    monkeypatch.setattr(controller, "Client", lambda _server, *arguments, **named: made(*arguments, **named))
    yield running
    running.stop()


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, server: Running) -> Iterator[Open]:
    """Opens the window of a player, with seats of their own."""
    windows: list[MainWindow] = []

    def make(name: str) -> MainWindow:
        settings = Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False)
        settings.last_game = GameSetup(names=(name, ""))
        window = MainWindow(Services(), settings)
        window.online.online.files = SeatFiles(tmp_path / name)
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        return window

    yield make
    for window in windows:
        for dialog in window.findChildren(QDialog):
            dialog.reject()
        window.close()


def online_of(window: MainWindow) -> Online:
    """The window's games over a network."""
    return window.online.online
