"""`serve`: holds tables for games over a network, without a window."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, positive
from gundam_desktop.locate import player_folder

if TYPE_CHECKING:
    import asyncio

EXAMPLE = "serve --name 'Thursday club' --folder /srv/gundam"
NAME = "serve"
LONGEST_NAME = 40
"""The most characters of the server's name."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, NAME, "host tables for games over a network (docs/server.md)", EXAMPLE, run, cards=True)
    text = "where to listen: ADDR, ADDR:PORT or :PORT (all addresses of this computer, port 7447, if not given)"
    parser.add_argument("--listen", metavar="ADDR:PORT", default="", help=text)
    parser.add_argument("--folder", metavar="FOLDER", type=Path, help="where tables are kept")
    parser.add_argument(
        "--tables", metavar="N", type=positive, default=500, help="the greatest number of tables at a time (500)"
    )
    text = "the server's name, as players see it (that of this computer, if not given)"
    parser.add_argument("--name", default="", help=text)
    secure = parser.add_mutually_exclusive_group()
    text = "a PEM file with a key and a public certificate (the server makes its own if not given)"
    secure.add_argument("--cert", metavar="FILE", type=Path, help=text)
    secure.add_argument("--plain", action="store_true", help="without encryption: only behind a proxy that encrypts")
    parser.add_argument(
        "--public", action="store_true", help="let everybody open tables, not only those who have the key"
    )
    text = "the address of a proxy whose X-Forwarded-For counts; may be given several times"
    parser.add_argument("--trust", metavar="ADDR", action="append", default=[], help=text)
    parser.add_argument("--metrics", metavar="PORT", type=positive, help="show figures on a port of this computer")
    text = "as many processes, each with its folder and the port that follows (docs/server.md)"
    parser.add_argument("--workers", metavar="N", type=positive, default=1, help=text)
    parser.add_argument("--sign", default="", help=argparse.SUPPRESS)
    parser.add_argument("--window", action="store_true", help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    """Serve until the process is told to end."""
    import socket

    from gundam_desktop.net.invitation import SIGNS

    arguments.name = arguments.name or socket.gethostname()
    host, port = _address(arguments.listen)
    if arguments.workers > len(SIGNS):
        raise CommandError(f"--workers {arguments.workers}: expected {len(SIGNS)} at most")
    if arguments.workers > 1:
        return _run_workers(arguments, host, port)
    return _serve(arguments, host, port)


def _address(listen: str) -> tuple[str, int]:
    """Return host and port of `--listen`; the host is empty for all addresses."""
    from gundam_desktop.net.invitation import PORT, NotAnInvitation, read_address

    if not listen:
        return "", PORT
    if listen.startswith(":") and listen[1:].isdecimal() and int(listen[1:]) < 1 << 16:
        return "", int(listen[1:])
    try:
        server = read_address(listen.removesuffix(":0"))
    except NotAnInvitation:
        raise CommandError(f"--listen {listen}: expected ADDR, ADDR:PORT or :PORT") from None
    return server.host, 0 if listen != listen.removesuffix(":0") else server.port


def _serve(arguments: argparse.Namespace, host: str, port: int) -> int:
    """Serve in this process."""
    import asyncio

    from gundam_desktop.net.limits import network_of
    from gundam_desktop.net.server import Setting
    from gundam_desktop.net.service import Started, Wanted, run_service

    setting = Setting(
        folder=arguments.folder or player_folder("server"),
        name=arguments.name[:LONGEST_NAME],
        neutral=not arguments.window,
        tables=arguments.tables,
        trusted=tuple(map(network_of, arguments.trust)),
        sign=arguments.sign,
    )
    wanted = Wanted(setting, host, port, arguments.cert, arguments.plain, arguments.public, arguments.metrics or 0)

    def tell(started: Started) -> None:
        if arguments.window:
            print(json.dumps(started._asdict()))
        else:
            secure = "without encryption" if arguments.plain else started.fingerprint or "with a public certificate"
            print(f"{setting.name}: listening at port {started.port}, {secure}")
            if started.key:
                print(f"key for opening tables: {started.key}")
        sys.stdout.flush()

    async def serve() -> None:
        window = None
        if arguments.window:
            window, loop = asyncio.Event(), asyncio.get_running_loop()
            threading.Thread(target=_wait_for_end, args=(loop, window.set), daemon=True).start()
        await run_service(wanted, tell, window)

    try:
        asyncio.run(serve())
    except (OSError, ValueError) as error:
        raise CommandError(f"the server cannot start: {error}") from None
    return DONE


def _wait_for_end(loop: asyncio.AbstractEventLoop, done: Callable[[], object]) -> None:
    """Wait for the end of standard input: the window has closed, or has ended."""
    while sys.stdin is not None and sys.stdin.read(1):
        pass
    with contextlib.suppress(RuntimeError):  # the server has ended already
        loop.call_soon_threadsafe(done)


def _run_workers(arguments: argparse.Namespace, host: str, port: int) -> int:
    """Run several servers, and end them with this process; one that has failed is started again."""
    from gundam_desktop.net.certificate import own_certificate
    from gundam_desktop.net.invitation import SIGNS, Server
    from gundam_desktop.net.service import own_key
    from gundam_desktop.net.workers import run_workers

    folder = arguments.folder or player_folder("server")
    try:  # made once, before several processes look for them
        own_key(folder)
        if not (arguments.plain or arguments.cert):
            own_certificate(folder)
    except OSError as error:
        raise CommandError(f"the server cannot start: {error}") from None
    calls = []
    for number, sign in zip(range(arguments.workers), SIGNS, strict=False):
        at = Server(host, port + number).address if host else f":{port + number}"
        own = ["--listen", at, "--folder", str(folder / sign), "--sign", sign, "--name", arguments.name]
        own += ["--tables", str(arguments.tables), *(word for trust in arguments.trust for word in ("--trust", trust))]
        own += [f"--metrics={arguments.metrics + number}"] if arguments.metrics else []
        own += ["--cert", str(arguments.cert)] if arguments.cert else []
        own += [switch for switch in ("--plain", "--public") if getattr(arguments, switch[2:])]
        calls.append([NAME, *own])
    run_workers(calls)
    return DONE
