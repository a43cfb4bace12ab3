"""The tables of this network on the page, by host, title of the game and code; a click takes one into the dialog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.net.discovery import NearTable
from gundam_desktop.net.invitation import Invitation, Server
from gundam_desktop.ui.online import near
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.style.button import ActionButton
from tests.ui.online.conftest import Open, online_of

pytestmark = [pytest.mark.window, pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)]
THERE = NearTable("Kai", Invitation(Server("192.0.2.7"), "P3DFXWFR", "zoids", "1.0"))


class Network:
    """Stands for the search: one table is there from the beginning."""

    def __init__(self, changed: Callable[[], object]) -> None:
        self.tables = [THERE]
        changed()

    def close(self) -> None: ...


def test_a_table_of_this_network_is_named_by_its_game_and_opens_the_dialog(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(near, "NearTables", Network)
    online = online_of(opened("Ann"))
    online.show()
    QTest.mouseClick(online.page.search, Qt.MouseButton.LeftButton)
    text = "Kai · Zoids Battle Card Game (rule supplement) · P3DF-XWFR"
    (row,) = (each for each in online.page.near_panel.findChildren(ActionButton) if each.accessibleName() == text)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert isinstance(online.dialog, JoinDialog)
    assert online.dialog.field.text() == THERE.invitation.link
    assert online.dialog.table is None, "nothing is dialled"


def test_a_network_that_cannot_be_searched_is_told(qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_changed: object) -> None:
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(near, "NearTables", refuse)
    online = online_of(opened("Ann"))
    online.near.search()
    assert "Network is unreachable" in online.page.near_about.text()
