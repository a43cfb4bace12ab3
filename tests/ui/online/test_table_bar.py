"""The bar below the table: absence with a countdown, claims, a lost connection, and who may be heard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.net.client import Link
from gundam_desktop.net.downward import Asks, Emoted, Over
from gundam_desktop.net.protocol import Rules
from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.net.upward import Agree, Claim, Up
from gundam_desktop.ui.online.table_bar import TableBar
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.pace import Pace
from tests.ui.session.stub_server import StubServer


class Seated:
    """The first player at a table of a stub of a server, with the bar."""

    def __init__(self, parent: QWidget, rules: Rules | None = None) -> None:
        self.server = StubServer(rules)
        self.table = NetworkTable(self.server.connect(0), lambda _key: self.server.module, Pace, parent)
        self.table.brought = self.server.decks[0]
        self.server.sit(0)
        self.server.begin()
        self.follow()
        self.bar = TableBar(self.table, muted=False, parent=parent)
        self.bar.show()
        self.noted: list[str] = []
        self.bar.noted.connect(self.noted.append)
        self.presences: list[object] = []
        self.bar.presences_changed.connect(self.presences.append)

    @staticmethod
    def follow() -> None:
        for _ in range(20):
            QApplication.processEvents()

    def tell(self, message: object) -> None:
        self.server.tell(0, message)  # type: ignore[arg-type]
        self.follow()

    @property
    def offered(self) -> list[str]:
        return [button.text() for button in self.bar.buttons]

    @property
    def called(self) -> list[tuple[object, ...]]:
        return self.server.clients[0].called

    @property
    def said(self) -> list[Up]:
        return self.server.clients[0].said


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 60)
    window.show()
    yield window
    window.hide()


@pytest.fixture
def seated(parent: QWidget) -> Seated:
    return Seated(parent)


def test_the_other_player_is_here_or_away_with_a_countdown(seated: Seated) -> None:
    assert seated.bar.state.whole == "Kai is here"
    seated.server.here, seated.server.away = [True, False], [180.0, 120.0]
    seated.tell(seated.server.players())
    assert seated.bar.state.whole == "Kai is away: 2:00 left"
    assert seated.presences[-1] == ("here", "away")
    assert seated.offered == []


def test_where_a_clock_runs_there_is_no_countdown(parent: QWidget) -> None:
    seated = Seated(parent, Rules(clock=300))
    seated.server.here = [True, False]
    seated.tell(seated.server.players())
    assert seated.bar.state.whole == "Kai is away. The clock runs on"


def test_what_may_be_claimed_is_offered(seated: Seated) -> None:
    seated.server.here = [True, False]
    seated.tell(seated.server.players(claims=["keep"]))
    assert seated.offered == ["Keep it for later"]
    seated.tell(seated.server.players(claims=["win", "draw", "keep"]))
    assert "away for too long" in seated.bar.state.whole
    assert seated.offered == ["Claim the win", "Call it a draw", "Keep it for later"]
    QTest.mouseClick(seated.bar.buttons[0], Qt.MouseButton.LeftButton)
    assert seated.said == [Claim(what="win")]
    seated.server.here = [True, True]
    seated.tell(seated.server.players(claims=["win"]))
    assert "run out of time" in seated.bar.state.whole


def test_a_lost_connection_says_when_it_is_tried_again(seated: Seated) -> None:
    seated.tell(Link("lost", 4.0))
    assert seated.bar.state.whole == "Connection lost. Trying again in 4 s"
    assert seated.presences[-1] == ("away", "here")
    QTest.mouseClick(seated.bar.buttons[0], Qt.MouseButton.LeftButton)
    assert seated.called == [("try_now",)]
    seated.tell(Link("slow"))
    assert seated.bar.state.whole == "The server answers slowly…"
    assert seated.presences[-1] == ("slow", "here")
    seated.tell(Link("ended", code="elsewhere"))
    assert "another window" in seated.bar.state.whole
    assert seated.offered == ["Leave"]


def test_what_is_asked_is_answered(seated: Seated) -> None:
    seated.tell(Asks(what="undo", by=1, to=3))
    assert seated.bar.state.whole == "Kai asks to undo a decision."
    QTest.mouseClick(seated.bar.buttons[0], Qt.MouseButton.LeftButton)
    assert seated.said == [Agree(what="undo", yes=True)]
    seated.tell(Asks(what="keep", by=0))
    assert seated.offered == ["Take it back"]


def test_a_muted_player_is_not_heard(seated: Seated) -> None:
    seated.tell(Emoted(by=1, key="nice"))
    assert seated.noted == ["Kai: Nice!"]
    seated.bar.muted = True
    seated.tell(Emoted(by=1, key="oops"))
    seated.tell(Emoted(by=1, key="a word of a newer version"))
    assert seated.noted == ["Kai: Nice!"]


def test_a_fault_that_the_check_has_found_is_shown(seated: Seated) -> None:
    over = Over(game=1, result="0", clause="1-2", how="rules", wins=[0, 0], decided=True)
    seated.tell(over)
    seated.tell(Checked(((1, ("shuffle",)),), 1, ()))
    assert "Do not trust this server" in seated.bar.state.whole
    seated.tell(seated.server.players(ready=[False, True]))
    assert seated.bar.state.whole.startswith("Kai asks for a rematch.")
