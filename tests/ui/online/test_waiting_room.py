"""The waiting room: what both decks have that is not played is said to both players."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.net.downward import Players, Refused, Table, Why
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.protocol import Rules
from gundam_desktop.ui.app.deck_chooser import DeckChooser
from gundam_desktop.ui.online.waiting_room import MOST_UNPLAYED, WaitingRoom
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.style.theme import THEMES, Theme, install_theme
from tests.ui.contrast import faint_texts, painted_texts
from tests.ui.online.conftest import Open, online_of
from tests.ui.online.online_driver import Pair


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


def test_after_a_deck_is_refused_the_one_that_counts_is_shown(qtbot: QtBot, opened: Open) -> None:
    pair = Pair(qtbot, opened)
    table, room = pair.at(pair.guest), online_of(pair.guest).room
    assert room is not None
    field, former = cast("DeckChooser", room.deck), table.brought
    name = field.chosen
    (other,) = [each for each in find("gcg").first_decks if each != name][:1]
    field.choose(other)
    assert table.brought != former
    room._hear(Refused(what="deck", why=[Why(code="deck", figures=[["fault", "it is not liked"]])]))
    assert (field.chosen, table.brought) == (name, former)
    assert room.problem.text() == "This deck may not be played here: it is not liked"
    assert not room.problem.isHidden()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("colors", THEMES.values(), ids=THEMES)
def test_all_texts_can_be_read(colors: Theme, qtbot: QtBot, opened: Open) -> None:
    """With both players there, and after one has closed their window."""
    pair = Pair(qtbot, opened)
    install_theme(colors)
    for window in (pair.host, pair.guest):
        window.resize(1280, 720)
        assert len(painted_texts(window)) > 5
        assert faint_texts(window) == []
    table = pair.at(pair.host)
    pair.at(pair.guest).client.close()
    pair.until(lambda: table.players is not None and not all(table.players.here))
    assert faint_texts(pair.host) == []
