"""A server as a process: its key, its certificate, its announcements, and its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from filelock import FileLock, Timeout

from gundam_desktop.net.certificate import context_of, fingerprint_in, own_certificate
from gundam_desktop.net.invitation import Invitation
from gundam_desktop.net.metrics import show_metrics
from gundam_desktop.net.reach import own_addresses
from gundam_desktop.net.server import Server, Setting, open_socket
from gundam_desktop.writing import write_whole

if TYPE_CHECKING:
    from gundam_desktop.net.discovery import Announcer, NearTable

KEY = "key"
"""The file with the key of a server, which those need who open a table on one that is not public."""
LONGEST_END = 30 * 60.0
"""Seconds that a server beside a window that has closed waits for the players who are still connected."""
LOOK = 0.5
OFTEN, NEVER = 700, 10**9
"""Objects made until a short garbage collection, Python's own number; and collections until a full one."""
FULL = 60 * 60.0
"""Seconds between two full collections. With 500 tables, one stops all games for half a second."""

logger = logging.getLogger(__name__)


class Wanted(NamedTuple):
    """How a server process runs."""

    setting: Setting
    """Without its key, which is in the folder."""
    host: str
    """The address at which it listens; empty for all of this computer."""
    port: int
    """0 for a free one."""
    certificate: Path | None = None
    """A PEM file with key and certificate; None for one of its own."""
    plain: bool = False
    """True without encryption."""
    public: bool = False
    """True if everybody may open tables."""
    metrics: int = 0
    """The port with the figures of the server; 0 for none."""


class Started(NamedTuple):
    """How a server that has started is reached."""

    port: int
    fingerprint: str
    """The fingerprint of its own certificate; empty if its certificate is a public one, or without encryption."""
    key: str
    """What its hosts need; empty for a public server."""


class InUse(OSError):
    """Another server uses the folder."""


async def run_service(
    wanted: Wanted, started: Callable[[Started], object], window: asyncio.Event | None = None
) -> None:
    """Serve until the process is told to end, or until nobody plays after `window` was set.

    `started` is called once players can come. Raises `OSError` if the server cannot start.
    """
    folder = wanted.setting.folder
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / "server.lock", thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise InUse(f"{folder}: another server uses this folder") from None
    try:
        await _run(wanted, started, window)
    finally:
        lock.release()


async def _run(wanted: Wanted, started: Callable[[Started], object], window: asyncio.Event | None) -> None:
    # One of several processes has a folder within that of all.
    shared = wanted.setting.folder.parent if wanted.setting.sign else wanted.setting.folder
    key = "" if wanted.public else own_key(shared)
    path = None if wanted.plain else wanted.certificate or own_certificate(shared)
    fingerprint = fingerprint_in(path) if path is not None and wanted.certificate is None else ""
    certificate = context_of(path) if path is not None else None
    listening = open_socket(wanted.host, wanted.port)
    server = Server(wanted.setting._replace(key=key))
    await server.listen(listening, certificate)
    port = int(listening.getsockname()[1])
    shown = await show_metrics(wanted.metrics, server.metrics_text) if wanted.metrics else None
    aside = [asyncio.create_task(_announce(server, port, fingerprint)), asyncio.create_task(_collect())]
    told = _told_to_end()
    started(Started(port, fingerprint, key))
    try:
        ends: list[asyncio.Task[Any]] = [asyncio.create_task(told.wait())]
        if window is not None:
            ends.append(asyncio.create_task(_nobody_plays(server, window)))
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()
    finally:
        for task in aside:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if shown is not None:
            shown.close()
        await server.stop()


def own_key(folder: Path) -> str:
    """Return a server's key, made if it is missing. Raises `OSError`."""
    path = folder / KEY
    if not path.exists():
        write_whole(path, secrets.token_urlsafe(24).encode())
    return path.read_text(encoding="ascii").strip()


def _told_to_end() -> asyncio.Event:
    """Return what is set when the process is told to end."""
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, told.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(told.set))
    return told


async def _nobody_plays(server: Server, window: asyncio.Event) -> None:
    """Wait until the window has closed and nobody is connected, but not for ever."""
    await window.wait()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_END):
            while server.clients:
                await asyncio.sleep(LOOK)


async def _collect() -> None:
    """Keep the pauses for garbage short: nearly all that a server makes goes without the collector."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(OFTEN, before[1], NEVER)
    try:
        while True:
            await asyncio.sleep(FULL)
            gc.collect()
    finally:
        gc.set_threshold(*before)


async def _announce(server: Server, port: int, fingerprint: str) -> None:
    """Announce the open tables that are to be listed on the local network."""
    announcer: Announcer | None = None
    announced: set[NearTable] = set()
    try:
        while True:
            await asyncio.sleep(LOOK)
            listed = server.rooms.listed()
            if not listed and not announced:
                continue
            from gundam_desktop.net.discovery import Announcer, NearTable  # only who announces needs it

            wanted = {NearTable(host, Invitation(None, code, game, edition)) for host, code, game, edition in listed}
            if wanted != announced:
                if announcer is None:
                    hosts = [own.host for own in own_addresses()]
                    announcer = await asyncio.to_thread(Announcer, hosts, port, fingerprint)
                announced = wanted
                await asyncio.to_thread(announcer.announce, wanted)
    except Exception:  # games are played without announcements, too
        logger.exception("tables are not announced any more")
    finally:
        if announcer is not None:
            await asyncio.shield(asyncio.to_thread(announcer.close))
