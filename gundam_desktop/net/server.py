"""The server: connections of clients, what they may do, and its end that loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import ssl
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from gundam_desktop import __version__
from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.connection import SIGN_OF_LIFE
from gundam_desktop.net.held_game import NotPossible
from gundam_desktop.net.limits import Addresses, Rate, client_address, network_of
from gundam_desktop.net.metrics import Metrics
from gundam_desktop.net.protocol import LONGEST_UP, PROTOCOL, ProtocolError, written
from gundam_desktop.net.rooms import Rooms
from gundam_desktop.net.table import Table
from gundam_desktop.net.upward import read_up

GREETING = 10.0
"""The most seconds until the first message."""
WRITING = 10.0
"""The most seconds that sending a message may take."""
WAITING = 200
"""The most messages that may wait to be sent to one client."""
TICK = 1.0

logger = logging.getLogger(__name__)


def open_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens at an address, or at all of this computer if it is empty. Raises `OSError`.

    Port 0 is a free one.
    """
    if not host and socket.has_dualstack_ipv6():
        return socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


class Setting(NamedTuple):
    """How a server runs."""

    folder: Path
    """Where its tables are kept."""
    name: str
    neutral: bool = True
    """False beside a player's own window."""
    tables: int = 500
    """The most tables at a time."""
    key: str = ""
    """Who hosts must have this key; empty for a public server."""
    trusted: tuple[str, ...] = ()
    """The addresses of proxies whose `X-Forwarded-For` counts."""
    sign: str = ""
    """The first sign of the codes of this process, one of several; empty for a single one."""


class End(Exception):
    """A connection ends with a last message."""

    def __init__(self, bye: down.Bye) -> None:
        super().__init__(bye.code)
        self.bye = bye


class _Client:
    """The connection of one client (`presence.Connection`)."""

    def __init__(self, connection: ServerConnection, address: str, metrics: Metrics) -> None:
        self.socket, self.address, self._metrics = connection, address, metrics
        self.table: Table | None = None
        self.seat = -1
        self.may_host = False
        self.rate = Rate()
        self._out: asyncio.Queue[down.Down] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    @property
    def round_trip(self) -> float:
        """The seconds that the last ping took there and back."""
        return self.socket.latency

    def send(self, message: down.Down) -> None:
        """Send a message after the others; a client that reads none is given up."""
        if self._out.qsize() < WAITING:
            self._out.put_nowait(message)
        else:
            self._writer.cancel()

    def end(self, bye: down.Bye) -> None:
        """Send the last message, and close."""
        self._out.put_nowait(bye)

    async def finish(self) -> None:
        """Send what is left, if that is possible, and close."""
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        try:
            while True:
                message = await self._out.get()
                text = written(message)
                self._metrics.sent(len(text))
                async with asyncio.timeout(WRITING):
                    await self.socket.send(text)
                if isinstance(message, down.Bye):
                    await self.socket.close()
                    return
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            self.socket.transport.abort()


class Server:
    """Plays tables with all who connect."""

    def __init__(self, setting: Setting, now: Callable[[], float] = time.monotonic) -> None:
        self.setting = setting
        self.rooms = Rooms(setting.folder, setting.tables, setting.sign, now)
        self.metrics = Metrics()
        self.addresses = Addresses(now)
        self._clients: set[_Client] = set()
        self._listener: Listener | None = None
        self._ticking: asyncio.Task[None] | None = None

    @property
    def clients(self) -> int:
        """How many clients are connected."""
        return len(self._clients)

    def metrics_text(self) -> str:
        """Return what the server has counted."""
        return self.metrics.text(self.clients, self.rooms.count())

    async def listen(self, at: socket.socket, certificate: ssl.SSLContext | None) -> None:
        """Take connections from now on, encrypted if there is a certificate."""
        self._listener = await serve(
            self._serve,
            sock=at,
            ssl=certificate,
            ssl_handshake_timeout=GREETING if certificate is not None else None,
            max_size=LONGEST_UP,
            max_queue=8,
            open_timeout=GREETING,
            close_timeout=2,
            ping_interval=SIGN_OF_LIFE,
            ping_timeout=SIGN_OF_LIFE,
            server_header=None,
            logger=_quiet(),
        )
        self._ticking = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        """End: no new tables, a last message to all, everything on the disk. Clients may come back to another start."""
        self.rooms.taking = False
        if self._ticking is not None:
            self._ticking.cancel()
        bye = down.Bye(code="stopping", again=True)
        for table in list(self.rooms.tables.values()):
            table.end(bye)
        for client in self._clients:
            client.end(bye)
        if self._listener is not None:
            self._listener.close(close_connections=False)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WRITING):
                    await asyncio.gather(*(client.finish() for client in list(self._clients)))
            self._listener.close()
            await self._listener.wait_closed()
        self.rooms.close()

    async def _tick(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            self.metrics.lagged(time.monotonic() - before - TICK)
            self.rooms.tick()

    async def _serve(self, connection: ServerConnection) -> None:
        peer = str(connection.remote_address[0])
        request = connection.request
        forwarded = request.headers.get("X-Forwarded-For", "") if request is not None else ""
        address = network_of(client_address(peer, forwarded, self.setting.trusted))
        client = _Client(connection, address, self.metrics)
        entered = self.addresses.enter(address)
        self._clients.add(client)
        try:
            await self._greet(client, entered)
            while True:
                await self._handle(client, self._read(client, await connection.recv()))
        except End as end:
            self._fault(client, end.bye)
        except ProtocolError:
            self._fault(client, down.Bye(code="not understood"))
        except TimeoutError:
            self._fault(client, down.Bye(code="silent"))
        except ConnectionClosed:
            client.end(down.Bye(code="closed"))
        except Exception:  # a fault at one table must not cost the others
            logger.exception("a client's connection has failed")
            self._fault(client, down.Bye(code="fault"))
            self._close_table(client)
        finally:
            if client.table is not None:
                client.table.lose(client)
            await client.finish()
            if entered:
                self.addresses.leave(address)
            self._clients.discard(client)

    def _fault(self, client: _Client, bye: down.Bye) -> None:
        self.metrics.fault(bye.code)
        client.end(bye)

    def _close_table(self, client: _Client) -> None:
        """Close a table that has failed; its files stay."""
        table, client.table = client.table, None
        if table is not None:
            with contextlib.suppress(Exception):  # it has failed already, and that is in the log
                table.end(down.Bye(code="fault"))
            self.rooms.forget(table)

    def _read(self, client: _Client, text: str | bytes) -> up.Up:
        self.metrics.received(len(text))
        if not client.rate.allows():
            raise End(down.Bye(code="too fast"))
        return read_up(text)

    async def _greet(self, client: _Client, entered: bool) -> None:
        if not entered:
            raise End(down.Bye(code="too many"))
        async with asyncio.timeout(GREETING):
            hello = self._read(client, await client.socket.recv())
        if not isinstance(hello, up.Hello):
            raise ProtocolError("hello must come first")
        if hello.protocol != PROTOCOL:
            figures: list[list[str | int]] = [["theirs", PROTOCOL], ["ours", hello.protocol], ["program", __version__]]
            raise End(down.Bye(code="protocol", figures=figures))
        key = self.setting.key
        may_host = not key or secrets.compare_digest(key.encode(), hello.key.encode())
        client.send(
            down.Welcome(
                protocol=PROTOCOL,
                program=__version__,
                server=self.setting.name,
                neutral=self.setting.neutral,
                may_host=may_host,
            )
        )
        client.may_host = may_host

    async def _handle(self, client: _Client, message: up.Up) -> None:
        began = time.perf_counter()
        try:
            if client.table is None or self._stays(client, message):
                await self._enter(client, message)
            elif client.seat >= 0:
                client.table.handle(client.seat, message, client)
            else:
                raise ProtocolError("a watcher only watches")
        except NotPossible as fault:
            client.send(down.Refused(what=message.t, why=fault.why))
        except LookupError:
            if isinstance(message, up.Resume):
                raise End(down.Bye(code="no table")) from None
            self.addresses.note_wrong(client.address)
            client.send(down.Refused(what=message.t, why=[down.Why(code="no table")]))
        except ValueError as error:
            raise ProtocolError(str(error)) from None
        if isinstance(message, up.Choose):
            self.metrics.chose(time.perf_counter() - began)
        if client.table is not None and client.table.closed:
            self.rooms.forget(client.table)
            client.table = None

    @staticmethod
    def _stays(client: _Client, message: up.Up) -> bool:
        """True if a client resumes the seat that it has, to be told everything again."""
        table = client.table
        if not isinstance(message, up.Resume) or table is None or client.seat < 0:
            return False
        return message.table == table.data.id and table.seat_of(message.token) == client.seat

    async def _enter(self, client: _Client, message: up.Up) -> None:
        if isinstance(message, up.Look | up.Join | up.Watch | up.Resume) and not self.addresses.may_try(client.address):
            raise End(down.Bye(code="too fast"))
        match message:
            case up.Look():
                client.send(await self.rooms.look(message.code))
            case up.Host():
                if not client.may_host:
                    raise NotPossible(down.Why(code="no key"))
                client.table, client.seat = self.rooms.host(message, client, client.address)
            case up.Join():
                client.table, client.seat = await self.rooms.join(message, client)
            case up.Watch():
                client.table, client.seat = await self.rooms.watch(message, client), -1
            case up.Resume():
                try:
                    client.table, client.seat = await self.rooms.resume(message, client)
                except LookupError:
                    self.addresses.note_wrong(client.address)
                    raise
                except NotPossible as fault:
                    raise End(down.Bye(code=fault.why[0].code, figures=fault.why[0].figures)) from None
                self.metrics.resumed()
            case _:
                raise ProtocolError(f"{message.t} without a table")


def _quiet() -> logging.Logger:
    """Return a log for faults of peers, of which nobody needs to know: they are no faults of the server."""
    quiet = logging.getLogger("gundam_desktop.net.peers")
    quiet.setLevel(logging.CRITICAL)
    return quiet
