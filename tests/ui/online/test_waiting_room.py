"""The waiting room: what both decks have that is not played is said to both players."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.net.downward import Players, Table
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.protocol import Rules
from gundam_desktop.ui.online.waiting_room import MOST_UNPLAYED, WaitingRoom
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.pace import Pace


@pytest.fixture
def table() -> NetworkTable:
    client: Any = SimpleNamespace(server=Server("127.0.0.1"), try_now=lambda: None)
    made = NetworkTable(lambda _heard: client, find, Pace)
    made.table = Table(id="0", code="P3DFXWFR", seat=0, game="gcg", edition="1.9", rules=Rules())
    return made


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def room(table: NetworkTable, window: QWidget) -> WaitingRoom:
    return WaitingRoom(table, lambda *_: QWidget(), window)


def players(*unplayed: list[str]) -> Players:
    return Players(
        stage="seated",
        names=["Ann", "Kai"],
        ready=[False, False],
        here=[True, True],
        away=[0, 0],
        claims=[],
        talk=[False, False],
        watchers=0,
        wins=[0, 0],
        left=[0, 0],
        unplayed=list(unplayed),
    )


def test_both_decks_are_told_of(room: WaitingRoom, table: NetworkTable) -> None:
    table.players = players(["One (MY-001): Draw."], ["One (MY-001): Draw.", "<b>Two</b> (MY-002): \x1bDraw."])
    room.refresh()
    assert not room.unplayed.isHidden()
    assert room.unplayed.text().splitlines() == [
        "Not played, because the program does not understand it:",
        "One (MY-001): Draw.",
        "<b>Two</b> (MY-002): Draw.",
    ]
    table.players = players([f"{number}" for number in range(99)], [])
    room.refresh()
    assert room.unplayed.text().splitlines()[-1] == "…"
    assert len(room.unplayed.text().splitlines()) == MOST_UNPLAYED + 2


@pytest.mark.parametrize("unplayed", [(), ([], [])])
def test_decks_that_are_played_whole_need_no_word(
    room: WaitingRoom, table: NetworkTable, unplayed: tuple[list[str], ...]
) -> None:
    table.players = players(*unplayed)
    room.refresh()
    assert room.unplayed.isHidden()
