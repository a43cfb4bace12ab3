"""A server in a thread, and players by chance: what the tests of whole games over loopback need."""

from __future__ import annotations

import asyncio
import contextlib
import random
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from gundam_desktop.games import find
from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.client import Client, Heard, Link
from gundam_desktop.net.invitation import Server as Address
from gundam_desktop.net.protocol import CONCEDE, Rules
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.server import Server, Setting, open_socket
from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.net.told_game import Played
from gundam_desktop.tabletop import View
from tests.net.table_driver import some_choice

GENEROUS = 120.0
"""Seconds after which a test that waits for something has failed, on a machine of any speed."""
MOST_HEARD = 5_000
"""How many other things may be heard before the one that a test waits for."""
LOOPBACK = "127.0.0.1"
PAUSES = (0.01, 0.05, 0.2)
"""The client's pauses between attempts, short ones."""


class ServerThread:
    """A server on loopback, in a thread of its own."""

    def __init__(self, folder: Path, port: int = 0, certificate: ssl.SSLContext | None = None, **setting: Any) -> None:
        self._loop = asyncio.new_event_loop()
        self._listening = open_socket(LOOPBACK, port)
        self.address = Address(LOOPBACK, self._listening.getsockname()[1], plain=True)
        self._thread = threading.Thread(target=self._loop.run_forever, name="server")
        self._thread.start()
        self.server: Server = self.call(lambda: Server(Setting(folder, "test", **setting)))
        self.wait(self.server.listen(self._listening, certificate))

    def call(self, function: Callable[[], Any]) -> Any:
        """Call a function in the server's thread, and return what it returns."""
        done: Future[Any] = Future()
        self._loop.call_soon_threadsafe(lambda: done.set_result(function()))
        return done.result(GENEROUS)

    def wait(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(GENEROUS)

    def stop(self) -> None:
        self.wait(self.server.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(GENEROUS)
        self._loop.close()


@contextlib.contextmanager
def serving(folder: Path, **setting: Any) -> Iterator[ServerThread]:
    server = ServerThread(folder, **setting)
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A player by chance: gets ready, plays whatever is legal, and remembers all that they hear."""

    def __init__(
        self,
        address: Address,
        folder: Path,
        seed: int,
        game: str = "gcg",
        deck: str = "",
        name: str = "Kai",
        most: int = 1000,
        key: str = "",
    ) -> None:
        """`most` is the position from which the player gives up."""
        self.game, self.name, self._most = game, name, most
        self.game_module = find(game)
        self.deck = self.game_module.library.deck(deck or self.game_module.first_decks[0])
        self.chance = random.Random(seed)
        self.heard: Queue[Heard] = Queue()
        self.played: Played | None = None
        self.table: down.Table | None = None
        self.players: down.Players | None = None
        self.refused: list[down.Refused] = []
        self.eager = False
        """True to be ready whenever the server does not know it, also after it was killed."""
        self.plays = True
        """False if the test makes the choices."""
        self.files = SeatFiles(folder)
        self.client = Client(address, find, self._hear, key=key, files=self.files, pauses=PAUSES)

    def host(self, rules: Rules | None = None, edition: str = "") -> str:
        """Open a table, and return its code."""
        self.client.host(self.game, edition or self.game_module.newest, self.deck, "", self.name, rules or Rules())
        table: down.Table = self.wait_for(down.Table)
        return table.code

    def join(self, code: str) -> None:
        self.client.join(code, self.game, self.deck, "", self.name)
        self.wait_for(down.Table)

    def again(self, address: Address, saved: SavedSeat) -> None:
        """Come back with a new client, as after a crash."""
        self.client.close()
        self.client = Client(address, find, self._hear, files=self.files, pauses=PAUSES)
        self.client.resume(saved)

    def wait_for(self, kind: type[Any], that: Callable[[Any], bool] = lambda _heard: True) -> Any:
        """Return the next thing heard of a kind; what comes before it is dropped."""
        for _ in range(MOST_HEARD):  # a connection that stands is heard of every few seconds, also in a game that hangs
            try:
                heard = self.heard.get(timeout=GENEROUS)
            except Empty:
                raise AssertionError(
                    f"{self.name}: nothing heard while waiting for {kind.__name__}; players {self.players}"
                ) from None
            if isinstance(heard, kind) and that(heard):
                return heard
            assert not (isinstance(heard, Link) and heard.state == "ended"), heard
        raise AssertionError(f"{self.name}: {MOST_HEARD} messages, and no {kind.__name__}; players {self.players}")

    def checked(self) -> Checked:
        found: Checked = self.wait_for(Checked)
        return found

    def act(self, played: Played) -> None:
        """Make a choice by chance, if it is this player's turn to decide."""
        view = played.view
        if played.position >= self._most and view.decision.player >= 0:
            self.choose(played, CONCEDE)
        elif view.decision.player == view.player:
            self.choose(played, self.choice(view))

    def choose(self, played: Played, text: str) -> None:
        """Make a choice."""
        self.client.send(up.Choose(game=played.game, n=played.n, text=text))

    def choice(self, view: View) -> str:
        return some_choice(self.game_module, view, self.deck, self.chance)

    def _hear(self, heard: Heard) -> None:
        if isinstance(heard, down.Table):
            self.table = heard
        elif isinstance(heard, down.Players):
            self.players = heard
            if self.eager and heard.stage == "seated" and self.table is not None and not heard.ready[self.table.seat]:
                self.client.send(up.Ready(on=True))
        elif isinstance(heard, down.Refused):
            self.refused.append(heard)
        elif isinstance(heard, Played):
            self.played = heard
        self.heard.put(heard)
        if isinstance(heard, Played) and self.plays:
            self.act(heard)


@contextlib.contextmanager
def playing(host: Player, guest: Player) -> Iterator[None]:
    """Let two players begin at a table of the host; at the end their clients are closed."""
    try:
        guest.join(host.host())
        host.client.send(up.Ready(on=True))
        guest.client.send(up.Ready(on=True))
        yield
    finally:
        host.client.close()
        guest.client.close()
