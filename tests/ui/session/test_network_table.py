"""What a client still hears while its table goes: it is carried nowhere, and fails nothing."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import cast

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.net.client import Client, Heard, Link
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.pace import Pace


class Silent:
    """A client that says nothing."""

    def close(self) -> None: ...


def test_what_is_on_its_way_when_the_table_is_closed_is_not_taken(qtbot: QtBot) -> None:
    hears: list[Callable[[Heard], object]] = []

    def connect(hear: Callable[[Heard], object]) -> Client:
        hears.append(hear)
        return cast("Client", Silent())

    table = NetworkTable(connect, find, Pace)
    told: list[object] = []
    table.told.connect(told.append)
    hears[0](Link("here"))
    table.close()
    QApplication.processEvents()
    assert told == []


def test_a_client_that_ends_after_its_table_is_gone_is_heard_by_nobody(qtbot: QtBot) -> None:
    hears: list[Callable[[Heard], object]] = []

    def connect(hear: Callable[[Heard], object]) -> Client:
        hears.append(hear)
        return cast("Client", None)

    table = NetworkTable(connect, find, Pace)
    told: list[object] = []
    table.told.connect(told.append)
    hears[0](Link("here"))
    qtbot.waitUntil(lambda: told == [Link("here")])
    del table
    gc.collect()
    hears[0](Link("ended"))
    assert told == [Link("here")]
