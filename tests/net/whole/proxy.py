"""A proxy that makes a link slow, uneven or broken: for what a kernel without netem cannot do."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

from gundam_desktop.net.invitation import Server as Address
from tests.net.net_driver import GENEROUS

T = TypeVar("T")


class Quality(NamedTuple):
    """How a link carries what is sent, in each direction."""

    delay: float = 0.0
    """Seconds that everything takes."""
    jitter: float = 0.0
    """The most seconds that it takes besides."""
    rate: float = 0.0
    """Bytes a second; 0 without a limit."""
    lost: float = 0.0
    """The share of pieces that are lost and sent again, which takes `again` seconds."""
    again: float = 0.3
    stalls: float = 0.0
    """The share of pieces before which nothing moves for `stall` seconds."""
    stall: float = 1.0


class Proxy:
    """A link to a server, in a thread of its own."""

    def __init__(self, target: Address, quality: Quality, seed: int = 0) -> None:
        self.quality, self._target, self._chance = quality, target, random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, name="link")
        self._thread.start()
        self._server = self._wait(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.address = Address("127.0.0.1", self._server.sockets[0].getsockname()[1], plain=True)

    def cut(self) -> None:
        """Cut all connections at once, with what is under way."""
        self._loop.call_soon_threadsafe(self._cut)

    def close(self) -> None:
        self._wait(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(GENEROUS)
        self._loop.close()

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(GENEROUS)

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        self._cut()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection(self._target.host, self._target.port)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, there[1]}
        pumps = [asyncio.create_task(self._pump(reader, there[1])), asyncio.create_task(self._pump(there[0], writer))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            for end in (writer, there[1]):
                end.transport.abort()
                self._writers.discard(end)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry pieces in their order, each when its time has come."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        carrying = asyncio.create_task(self._carry(pieces, writer))
        quality, free = self.quality, 0.0
        try:
            while data := await reader.read(16384):
                now = self._loop.time()
                due = now + quality.delay + self._chance.uniform(0, quality.jitter)
                due += quality.again if self._chance.random() < quality.lost else 0.0
                due += quality.stall if self._chance.random() < quality.stalls else 0.0
                free = max(free, due) + (len(data) / quality.rate if quality.rate else 0.0)
                pieces.put_nowait((free, data))
            pieces.put_nowait((free, b""))
            await carrying
        except OSError:
            pass
        finally:
            carrying.cancel()

    async def _carry(self, pieces: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while (piece := await pieces.get())[1]:
                await asyncio.sleep(max(0.0, piece[0] - self._loop.time()))
                writer.write(piece[1])
                await writer.drain()
