"""What strangers send to a whole server: connections that come and go, tables that are opened, joined, left."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from websockets.exceptions import ConnectionClosedOK

from gundam_desktop.net.downward import Table, read_down
from gundam_desktop.net.server import Server, Setting


def server(data: bytes, folder: Path) -> None:
    """What clients send, one message on a line behind the sign of its connection: the server logs no error.

    A line of a sign alone closes the connection, and the next line with this sign opens another. `$code` and `$table`
    stand for the code and the id of the table that was told last.
    """
    faults = _Faults(logging.ERROR)
    logger = logging.getLogger("gundam_desktop.net")
    logger.addHandler(faults)
    try:
        asyncio.run(_serve(data.splitlines(), folder))
    finally:
        logger.removeHandler(faults)
    assert not faults.texts, faults.texts[0]


async def _serve(lines: list[bytes], folder: Path) -> None:
    serving, strangers, known = Server(Setting(folder, "fuzz")), dict[bytes, _Stranger](), dict[bytes, bytes]()
    for line in lines:
        sign, text = line[:1], line[1:]
        for word, value in known.items():
            text = text.replace(word, value)
        if sign not in strangers or strangers[sign].served.done():
            strangers[sign] = _Stranger(serving, known)
        await strangers[sign].say(text or None)
        serving.rooms.tick()
    for stranger in strangers.values():
        await stranger.say(None)
    assert not serving.clients
    assert not serving.addresses.connections
    await serving.stop()


class _Faults(logging.Handler):
    """Keeps the errors that are logged."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(logging.Formatter().format(record))


class _Stranger:
    """A client's connection that says what it is given, in place of one of `websockets`."""

    remote_address = ("192.0.2.1", 7)
    request = None
    latency = 0.0

    def __init__(self, serving: Server, known: dict[bytes, bytes]) -> None:
        self._known = known
        self._says: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._listens = asyncio.Event()
        self.transport = SimpleNamespace(abort=lambda: None)
        connection: Any = self
        self.served = asyncio.create_task(serving._serve(connection))

    async def say(self, text: bytes | None) -> None:
        """Say something, or close the connection, and wait until the server has dealt with it."""
        await self._heard()
        if not self.served.done():
            self._listens.clear()
            self._says.put_nowait(text)
            await self._heard()

    async def _heard(self) -> None:
        listening = asyncio.create_task(self._listens.wait())
        await asyncio.wait([listening, self.served], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()

    async def recv(self) -> bytes:
        self._listens.set()
        text = await self._says.get()
        if text is None:
            raise ConnectionClosedOK(None, None)
        return text

    async def send(self, text: str) -> None:
        message = read_down(text)
        if isinstance(message, Table):
            self._known |= {b"$code": message.code.encode(), b"$table": message.id.encode()}

    async def close(self) -> None:
        pass
