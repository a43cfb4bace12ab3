"""A table of a server in the window's thread: what is known of it, and the game that is played there."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.client import Client, Heard, Link
from gundam_desktop.net.downward import (
    Answered,
    Asks,
    Began,
    Found,
    Over,
    Players,
    Refused,
    Table,
    Welcome,
)
from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.net.told_game import Played
from gundam_desktop.ui.session.network_game import NetworkGame
from gundam_desktop.ui.session.pace import Pace

Connect = Callable[[Callable[[Heard], object]], Client]
"""Makes the client of a server, which calls its argument with everything that it hears."""


class _Relay(QObject):
    """Carries what a client hears into the window's thread."""

    heard = Signal(object)

    def take(self, heard: Heard) -> None:
        """Carry it. The client's reference to this method keeps the relay; one to `emit` would not."""
        self.heard.emit(heard)


class NetworkTable(QObject):
    """Follows what a client hears. Choices and requests go to `client` directly."""

    changed = Signal()
    """Something but the game is different: the connection, the players, a request."""
    began = Signal(object)
    """A `NetworkGame` is to be shown: it has just begun, or is gone on with."""
    told = Signal(object)
    """A message or a state of the connection, after this table has followed it."""

    def __init__(
        self,
        connect: Connect,
        find: Callable[[str], GameModule],
        pace: Callable[[], Pace],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._find, self._pace = find, pace
        relay = self._relay = _Relay()
        self.client = connect(relay.take)
        relay.heard.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self.link = Link("dialling")
        self.welcome: Welcome | None = None
        self.found: Found | None = None
        self.table: Table | None = None
        self.players: Players | None = None
        self.asked: Asks | None = None
        """What a player asks for, until it is answered."""
        self.over: Over | None = None
        """The end of the last game, until the next one begins."""
        self.checked: Checked | None = None
        self.game: NetworkGame | None = None
        self.deck: Any = None
        """The player's own deck in the present game; None if it is not known."""
        self.brought: Any = None
        """The player's own deck for the next game."""
        self.registered: Any = None
        """The player's own deck in the first game that this window saw of a match with sideboards."""
        self._ended = False
        self._began = 0
        """The number of the game whose beginning was told."""
        self._dealt = False
        """True if the next game that is told of begins now; else it is gone on with."""

    @property
    def seat(self) -> int:
        """The player's seat; -1 for a watcher, and before the seat is taken."""
        return self.table.seat if self.table is not None else -1

    @property
    def is_playing(self) -> bool:
        """True while a game goes on in which this client has a seat."""
        return self.seat >= 0 and self.game is not None and not self.game.over

    def leave(self) -> None:
        """Leave for good, conceding a game in progress."""
        self._end(self.client.leave)

    def close(self) -> None:
        """Close the connection; the seat stays."""
        self._end(self.client.close)

    def _end(self, end: Callable[[], object]) -> None:
        """End the client in a thread of its own: it waits until its last message is sent."""
        self._ended = True
        threading.Thread(target=end, name="leaving a table").start()

    def _take(self, heard: Heard) -> None:
        if self._ended:  # it was on its way already; the game that it is about may be gone
            return
        match heard:
            case Link():
                self.link = heard
            case Welcome():
                self.welcome = heard
            case Found():
                self.found = heard
            case Table():
                self.table = heard
            case Players():
                self.players = heard
                self._dealt |= heard.stage == "dealing"
            case Began() if heard.game != self._began:  # else it is told again after a lost connection
                self._began, self.deck = heard.game, self.brought
                self.over = self.checked = self.asked = None
            case Played():
                self._play(heard)
            case Refused(what="choose") if self.game is not None:
                self.game.refuse(heard)
            case Asks():
                self.asked = heard
            case Answered():
                self.asked = None
            case Over():
                self.over, self.asked = heard, None
                if self.game is not None:
                    self.game.end(heard)
            case Checked():
                self.checked = heard
                if self.game is not None and heard.records:
                    self.game.check(heard)
        if self.game is not None and self.players is not None:
            self.game.follow(self.players, self.link)
        self.changed.emit()
        self.told.emit(heard)

    def _play(self, played: Played) -> None:
        if self.game is not None and self.game.number == played.game:
            self.game.take(played)
        elif self.table is not None and self.players is not None:
            module = self._find(self.table.game)
            self.game = NetworkGame(self.client, self.table, self.players, module, self.deck, self._pace())
            self.game.take(played, fresh=self._dealt)
            self._dealt = False
            self.began.emit(self.game)
