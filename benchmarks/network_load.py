"""A server under load: many tables, whose players answer at a person's pace.

    python benchmarks/network_load.py --tables 500 --choices 50 --minutes 30

The server runs as its own process, the players in this one and, by `--jobs`, in others. It prints the
milliseconds from a choice to its update (median, 95th and 99th percentile), the server's CPU time in shares of a core,
and its memory, from when all tables are open. What a busy machine measures is an upper bound.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from queue import Empty
from typing import Any

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import find
from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.card_sets import cards_of
from gundam_desktop.net.connection import dial
from gundam_desktop.net.fairness import new_secret
from gundam_desktop.net.home_server import command
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.protocol import CONCEDE, PROTOCOL, Rules, written
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.taken_seat import TakenSeat
from gundam_desktop.net.told_game import Played
from gundam_desktop.net.upward import Choose

LOOPBACK = "127.0.0.1"
BETWEEN = 0.1
"""Seconds between the openings of two tables by one process; what is measured begins when all are open."""
UNLIMITED = (
    "from gundam_desktop.net import limits, rooms; limits.CONNECTIONS = limits.TABLES = rooms.TABLES = 10**6; "
    "limits.WRONG_CODES = 10**6; "
)
"""All players come from one address, which is limited otherwise."""


class NoFiles(SeatFiles):
    """Keeps no files: the disk is the server's."""

    def save(self, seat: SavedSeat) -> None: ...

    def forget(self, table: str) -> None: ...


class Seat:
    """One player: a connection, and choices by chance after a pause by chance."""

    def __init__(self, game: str, seat: int, think: float, seed: int, found: list[float]) -> None:
        self.module = find(game)
        self.deck = self.module.library.deck(self.module.first_decks[seat])
        self.chance, self.think, self.found, self.number = random.Random(seed), think, found, seat
        saved = SavedSeat(server=Server(LOOPBACK), token=new_secret(), name="AB"[seat])
        self.client = TakenSeat(find, NoFiles(Path()), saved)
        self.sent: tuple[int, float] = (0, 0.0)
        self.code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.over = False

    async def play(self, server: Server, code: str) -> None:
        deck = self.module.write_deck(self.deck)
        hello = up.Hello(protocol=PROTOCOL, program="load")
        common: dict[str, Any] = {
            "cards": cards_of(self.module),
            "deck": deck,
            "name": "AB"[self.number],
            "token": self.client.saved.token,
        }
        first: up.Up = (
            up.Join(code=code, **common)
            if code
            else up.Host(game=self.module.key, edition=self.module.newest, rules=Rules(passing="secret"), **common)
        )
        socket = await dial(server, code)
        try:
            await socket.send(written(hello))
            await socket.send(written(first))
            while not self.over:
                message = down.read_down(await socket.recv())
                if isinstance(message, down.Bye):
                    raise ConnectionError(message.code)
                told, answers = self.client.take(message)
                for heard in told:
                    answers += self._heard(heard)
                for answer in answers:
                    if isinstance(answer, Choose):
                        if answer.text != CONCEDE:
                            await asyncio.sleep(self.chance.expovariate(1 / self.think))
                        self.sent = (answer.n, time.perf_counter())
                    await socket.send(written(answer))
        finally:
            await socket.close()

    def _heard(self, heard: Any) -> list[up.Up]:
        if isinstance(heard, down.Table):
            self.code.set_result(heard.code)
            return [up.Ready(on=True)]
        if isinstance(heard, down.Over):
            self.over = True
        if not isinstance(heard, Played):
            return []
        if self.sent[0] and heard.n > self.sent[0]:
            self.found.append(time.perf_counter() - self.sent[1])
            self.sent = (0, 0.0)
        view = heard.view
        if view.decision.player != view.player:
            return []
        own = (self.deck, None) if view.player == 0 else (None, self.deck)
        world = self.module.sample_world(view, 0, own)
        choices = world.legal_choices(view.player)
        choice = self.chance.choice(choices) if choices else some_selection(view.decision, self.chance)
        return [Choose(game=heard.game, n=heard.n, text=world.format(choice, view.player))]


async def table(server: Server, game: str, think: float, seed: int, found: list[float], end: float) -> int:
    """Play one game after the other at a table; returns how many players have failed."""
    failed = 0
    while time.monotonic() < end:
        host, guest = Seat(game, 0, think, seed, found), Seat(game, 1, think, seed + 1, found)
        playing = [asyncio.create_task(host.play(server, ""))]
        try:
            async with asyncio.timeout(max(1.0, end - time.monotonic())):
                code = await host.code
                playing.append(asyncio.create_task(guest.play(server, code)))
                await asyncio.gather(*playing)
        except TimeoutError:
            pass
        except Exception as error:
            print(type(error).__name__, error, file=sys.stderr)
            failed += 1
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        seed += 2
    return failed


def players(server: Server, game: str, tables: int, think: float, seed: int, end: float, results: Any) -> None:
    """Play at some tables, in this process, without the pauses of a full garbage collection."""
    gc.set_threshold(700, 10, 10**9)

    async def all_tables() -> None:
        found: list[float] = []
        playing = []
        for number in range(tables):
            playing.append(asyncio.create_task(table(server, game, think, seed + 1000 * number, found, end)))
            await asyncio.sleep(BETWEEN)
        begun = len(found)
        failed = sum(await asyncio.gather(*playing))
        results.put((found[begun:], failed))

    asyncio.run(all_tables())


def usage(process: int) -> tuple[float, float]:
    """The CPU seconds that a process has used, and its memory in MB."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return (int(fields[11]) + int(fields[12])) / 100, resident / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--choices", type=float, default=50.0, help="choices a second that all players make together")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--game", default="gcg")
    parser.add_argument("--jobs", type=int, default=1, help="processes of players")
    arguments = parser.parse_args()
    think = arguments.tables / arguments.choices
    with tempfile.TemporaryDirectory() as folder:
        at = ["--listen", f"{LOOPBACK}:0", "--plain", "--public", "--window", "--folder", folder]
        at += ["--tables", str(2 * arguments.tables)]
        code = f"{UNLIMITED}from gundam_desktop.cli.main import main; main({['serve', *at]!r})"
        process = subprocess.Popen(
            [command()[0], "-P", "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        server = Server(LOOPBACK, int(json.loads(process.stdout.readline())["port"]), plain=True)
        end = time.monotonic() + 60 * arguments.minutes
        results: Any = multiprocessing.Queue()
        share = arguments.tables // arguments.jobs
        jobs = [
            multiprocessing.Process(
                target=players, args=(server, arguments.game, share, think, 10**6 * job, end, results)
            )
            for job in range(arguments.jobs)
        ]
        for job in jobs:
            job.start()
        time.sleep(BETWEEN * share)
        before, began = usage(process.pid)[0], time.monotonic()
        found, failed = [], 0
        for _ in jobs:
            try:
                more, bad = results.get(timeout=end - time.monotonic() + 120)
            except Empty:
                continue
            found += more
            failed += bad
        after, memory = usage(process.pid)
        passed = time.monotonic() - began
        process.terminate()
        process.wait()
    found.sort()
    quantiles = (
        {share: round(1000 * found[int(share * (len(found) - 1))]) for share in (0.5, 0.95, 0.99)} if found else {}
    )
    print(
        json.dumps(
            {
                "tables": arguments.tables,
                "choices": len(found),
                "choices a second": round(len(found) / passed, 1),
                "milliseconds": quantiles,
                "share of a core": round((after - before) / passed, 3),
                "CPU ms a choice": round(1000 * (after - before) / max(1, len(found)), 1),
                "memory MB": round(memory),
                "failed": failed,
            }
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
