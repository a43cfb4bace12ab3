"""One field takes a link, a code or an address, and says what it understood before anything is dialled."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.net.client import Client, Heard, Link
from gundam_desktop.net.downward import Found, Refused, Welcome, Why
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.protocol import Rules
from gundam_desktop.net.seat_file import SavedSeat
from gundam_desktop.ui.app.deck_chooser import DeckChooser
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.online_choices import KnownServer, OnlineChoices
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game

LINK = "gundam-desktop://join/play.example.org/P3DFXWFR?g=gcg&e=1.9&fp=" + "a" * 52
FOUND = Found(code="P3DFXWFR", game="gcg", edition="1.9", rules=Rules(), names=["Ann", ""], stage="open")


class Dialled:
    """A server that was dialled, and a client of it that is only a stub."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.called: list[tuple[object, ...]] = []
        self.hear: Callable[[Heard], object] = lambda _message: None

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *arguments: self.called.append((name, *arguments))


class Joining:
    """The dialog, and what it has dialled."""

    def __init__(self, qtbot: QtBot, choices: OnlineChoices) -> None:
        self.dialled: list[Dialled] = []
        self.services = stub_game.services()
        parent = QWidget()
        qtbot.addWidget(parent)

        def last_setup(game: str) -> GameSetup:
            return GameSetup(game=game)

        self.seats: list[SavedSeat] = []
        seats = lambda: self.seats  # noqa: E731
        self.dialog = JoinDialog(self.services, last_setup, choices, "Kai", seats, self.dial, DeckChooser, parent)
        self.dialog.show()
        self.parent = parent

    def dial(self, server: Server) -> NetworkTable:
        dialled = Dialled(server)
        self.dialled.append(dialled)

        def connect(heard: Callable[[Heard], object]) -> Client:
            dialled.hear = heard
            return cast("Client", dialled)

        return NetworkTable(connect, self.services.find, Pace, self.parent)

    def take(self, text: str) -> None:
        self.dialog.take(text)


@pytest.fixture
def joining(qtbot: QtBot) -> Joining:
    return Joining(qtbot, OnlineChoices())


def test_a_link_is_understood_and_not_dialled_by_itself(joining: Joining) -> None:
    joining.take(LINK)
    assert "play.example.org" in joining.dialog.told.text()
    assert "P3DF-XWFR" in joining.dialog.told.text()
    assert joining.dialled == []
    joining.dialog.accept()
    (dialled,) = joining.dialled
    assert dialled.server == Server("play.example.org", fingerprint="a" * 52)
    assert dialled.called == [("look", "P3DFXWFR")]


def test_a_code_asks_for_the_server_and_an_address_for_the_code(joining: Joining) -> None:
    joining.take("p3df xwfr")
    assert joining.dialog.server.isVisible()
    assert not joining.dialog.go_on.isEnabled()
    joining.dialog.server.setEditText("10.0.0.5:7448")
    assert joining.dialog.go_on.isEnabled()
    joining.take("10.0.0.5")
    assert joining.dialog.code.isVisible()
    assert not joining.dialog.server.isVisible()
    joining.dialog.code.setText("P3DF-XWFR")
    joining.dialog.accept()
    assert joining.dialled[0].server == Server("10.0.0.5")


@pytest.mark.parametrize("text", ["10.0.0.5:99999", "a b c", "gundam-desktop://join/", "gundam-desktop://join/x/12"])
def test_nonsense_is_named(joining: Joining, text: str) -> None:
    joining.take(text)
    assert joining.dialog.told.text()
    assert not joining.dialog.go_on.isEnabled()
    joining.dialog.accept()
    assert joining.dialled == []


def test_the_table_is_shown_before_a_seat_is_taken(joining: Joining, qtbot: QtBot) -> None:
    joining.take(LINK)
    joining.dialog.accept()
    dialled = joining.dialled[0]
    dialled.hear(Welcome(protocol=1, program="1", server="Club", neutral=False, may_host=False))
    dialled.hear(FOUND)
    qtbot.waitUntil(lambda: joining.dialog.deck is not None)
    assert "Ann" in joining.dialog.state.text()
    assert "it could look at hidden cards" in joining.dialog.state.text()
    with qtbot.waitSignal(joining.dialog.joined):
        joining.dialog.accept()
    assert dialled.called[-1][:3] == ("join", "P3DFXWFR", "gcg")
    assert dialled.called[-1][-1] == "Kai"


def test_a_deck_that_cannot_be_read_is_named(joining: Joining, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    joining.take(LINK)
    joining.dialog.accept()
    joining.dialled[0].hear(FOUND)
    qtbot.waitUntil(lambda: joining.dialog.deck is not None)
    monkeypatch.setattr(DeckChooser, "chosen", "no such deck")
    joining.dialog.accept()
    assert "no such deck" in joining.dialog.state.text()
    assert joining.dialog.isVisible()


def test_a_full_table_can_be_watched(joining: Joining, qtbot: QtBot) -> None:
    joining.take(LINK)
    joining.dialog.accept()
    joining.dialled[0].hear(FOUND.model_copy(update={"names": ["Ann", "Mia"]}))
    qtbot.waitUntil(joining.dialog.watch.isVisible)
    assert not joining.dialog.go_on.isEnabled()
    with qtbot.waitSignal(joining.dialog.joined):
        joining.dialog.watch.click()
    assert joining.dialled[0].called[-1] == ("watch", "P3DFXWFR", "gcg", "Kai")


def test_a_new_link_leads_back_to_the_own_seat_at_a_server_that_has_moved(joining: Joining, qtbot: QtBot) -> None:
    former = Server("192.0.2.4", 7448, "a" * 52)
    joining.seats.append(SavedSeat(server=former, table="0f" * 8, code="P3DFXWFR", token="0f" * 32, seat=1, name="Kai"))
    joining.take(LINK)
    joining.dialog.accept()
    joining.dialled[0].hear(FOUND.model_copy(update={"names": ["Ann", "Kai"], "stage": "playing"}))
    qtbot.waitUntil(lambda: joining.dialog.go_on.text() == "Back to the table")
    with qtbot.waitSignal(joining.dialog.back_wanted) as back:
        joining.dialog.go_on.click()
    now = Server("play.example.org", fingerprint="a" * 52)
    assert back.args == [joining.seats[0].model_copy(update={"server": now})]


@pytest.mark.parametrize("server", [Server("192.0.2.4", 7448, "b" * 52), Server("play.example.org")])
def test_a_token_is_never_offered_to_another_server(joining: Joining, qtbot: QtBot, server: Server) -> None:
    joining.seats.append(SavedSeat(server=server, table="0f" * 8, code="P3DFXWFR", token="0f" * 32, seat=1, name="Kai"))
    joining.take(LINK)
    joining.dialog.accept()
    joining.dialled[0].hear(FOUND.model_copy(update={"names": ["Ann", "Kai"], "stage": "playing"}))
    qtbot.waitUntil(joining.dialog.watch.isVisible)
    assert not joining.dialog.go_on.isEnabled()


def test_a_refusal_is_told_and_another_try_is_possible(joining: Joining, qtbot: QtBot) -> None:
    joining.take(LINK)
    joining.dialog.accept()
    joining.dialled[0].hear(Refused(what="look", why=[Why(code="no table")]))
    qtbot.waitUntil(lambda: "no table with this code" in joining.dialog.state.text())
    assert joining.dialog.go_on.isEnabled()
    joining.dialog.accept()
    assert len(joining.dialled) == 2


def test_a_certificate_that_nobody_vouches_for_is_asked_about_once(joining: Joining, qtbot: QtBot) -> None:
    joining.take("10.0.0.5")
    joining.dialog.code.setText("P3DFXWFR")
    joining.dialog.accept()
    joining.dialled[0].hear(Link("ended", code="certificate", figures=(("fingerprint", "b" * 52),)))
    qtbot.waitUntil(lambda: "bbbb bbbb" in joining.dialog.state.text())
    with qtbot.waitSignal(joining.dialog.trusted) as trusted:
        joining.dialog.accept()
    assert trusted.args == [KnownServer(address="10.0.0.5", fingerprint="b" * 52)]
    assert joining.dialled[1].server.fingerprint == "b" * 52


def test_closing_closes_the_connection(joining: Joining, qtbot: QtBot) -> None:
    joining.take(LINK)
    joining.dialog.accept()
    joining.dialog.reject()
    qtbot.waitUntil(lambda: ("close",) in joining.dialled[0].called)
