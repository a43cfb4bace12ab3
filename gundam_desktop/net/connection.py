"""One connection to a server: WebSocket over TLS, whose certificate is judged before anything is said."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import ssl
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from gundam_desktop.fingerprints import fingerprint_of
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.limits import BURST, RATE, Rate
from gundam_desktop.net.protocol import LONGEST_DOWN, written
from gundam_desktop.net.upward import Up

OPENING: Final = 10.0
"""The most seconds that making a connection takes."""
SIGN_OF_LIFE: Final = 20.0
"""Seconds between two pings, and how long the answer to one may take: a dead connection is noticed after both."""

LOOK_EVERY: Final = 5.0
"""Seconds between two looks whether the server answers."""
SLOW: Final = 2.0
"""Seconds after which a server that has not answered counts as slow."""


class Unreachable(Exception):
    """There is no connection to a server. `code` says why: `unreachable` or `certificate`."""

    def __init__(self, code: str, fingerprint: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.fingerprint = fingerprint
        """The fingerprint of the server's own certificate, which is not the expected one."""


async def dial(server: Server, code: str = "") -> ClientConnection:
    """Connect to a server; the code of a table names the process that holds it. Raises `Unreachable`.

    If the server's certificate is its own, `fingerprint` of the server must be that certificate's.
    """
    host = f"[{server.host}]" if ":" in server.host else server.host
    path = f"w/{code[0]}" if code else ""
    context = None if server.plain else _context(server.fingerprint)
    try:
        return await connect(
            f"{'ws' if server.plain else 'wss'}://{host}:{server.port}/{path}",
            ssl=context,
            proxy=None if _is_loopback(server.host) else True,
            max_size=LONGEST_DOWN,
            open_timeout=OPENING,
            close_timeout=1,
            ping_interval=SIGN_OF_LIFE,
            ping_timeout=SIGN_OF_LIFE,
            create_connection=_judging(server.fingerprint) if server.fingerprint else None,
        )
    except _OtherCertificate as other:
        raise Unreachable("certificate", other.fingerprint) from None
    except ssl.SSLCertVerificationError:
        raise Unreachable("certificate", await _fingerprint(server)) from None
    except (OSError, TimeoutError, WebSocketException, EOFError):
        raise Unreachable("unreachable") from None


async def write(socket: ClientConnection, out: asyncio.Queue[Up | None]) -> None:
    """Send the messages of a queue, never faster than a server allows, until there is no connection; None ends it."""
    rate = Rate(burst=BURST / 2)
    with contextlib.suppress(ConnectionClosed):
        while (message := await out.get()) is not None:
            while not rate.allows():
                await asyncio.sleep(1 / RATE)
            await socket.send(written(message))
    await socket.close()


async def watch(socket: ClientConnection, answered: Callable[[bool], object]) -> None:
    """Call `answered` with True for each ping's answer, and before that with False for one that is late."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(LOOK_EVERY)
            answer = asyncio.ensure_future(await socket.ping())
            done, _ = await asyncio.wait([answer], timeout=SLOW)
            if not done:
                answered(False)
            await answer
            answered(True)


class _OtherCertificate(ssl.SSLError):
    def __init__(self, fingerprint: str) -> None:
        super().__init__("another certificate")
        self.fingerprint = fingerprint


def _context(fingerprint: str) -> ssl.SSLContext:
    """Return what judges certificates: the system, or nobody if a fingerprint is compared."""
    context = ssl.create_default_context()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    if fingerprint:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def _judging(fingerprint: str) -> type[ClientConnection]:
    """Return a connection that says nothing to a server with another certificate."""

    class Judging(ClientConnection):
        found = ""

        async def handshake(self, *arguments: Any, **named: Any) -> None:
            encryption = self.transport.get_extra_info("ssl_object")
            found = fingerprint_of(encryption.getpeercert(binary_form=True) or b"")
            if found != fingerprint:
                self.transport.abort()
                raise _OtherCertificate(found)
            await super().handshake(*arguments, **named)

    return Judging


async def _fingerprint(server: Server) -> str:
    """Return the fingerprint of the certificate that a server shows; empty if it shows none now."""
    try:
        async with asyncio.timeout(OPENING):
            _, writer = await asyncio.open_connection(server.host, server.port, ssl=_context("any"))
            certificate = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
            writer.close()
            await writer.wait_closed()
    except (OSError, TimeoutError):
        return ""
    return fingerprint_of(certificate or b"")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
