"""Games whose server is killed and whose connections are cut, at all kinds of moments: none is lost or differs."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gundam_desktop.net import upward as up
from gundam_desktop.net.home_server import command
from gundam_desktop.net.invitation import Server as Address
from gundam_desktop.net.protocol import Rules
from gundam_desktop.net.server import open_socket
from tests.conftest import Times
from tests.net.net_driver import LOOPBACK, Player
from tests.net.whole.proxy import Proxy, Quality

KILLS = 5
"""How often the server is killed in a game; half as often again each connection is cut."""
CUTS = 5
MOST = 60
"""The position at which the players give up."""
AVERAGE_LINE = 130
"""About the bytes of a journal's line."""


class KilledServer:
    """A server in a process of its own, that can be killed and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with open_socket(LOOPBACK, 0) as free:
            self.address = Address(LOOPBACK, free.getsockname()[1], plain=True)
        self.kills = 0
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        at = ["--listen", f"{LOOPBACK}:{self.address.port}", "--plain", "--public", "--folder", str(self._folder)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        process = subprocess.Popen(
            command("serve", *at), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "listening" in said, process.stderr.read() if process.stderr else ""
        return process

    def kill(self) -> None:
        """Kill it, at once, and start it again."""
        self._end(signal.SIGKILL)
        self.kills += 1
        self.process = self._start()

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=120)
        assert "Traceback" not in errors, errors

    def written(self) -> int:
        """How many bytes all journals have."""
        return sum(path.stat().st_size for path in self._folder.glob("*.game"))


def kill_at_lines(server: KilledServer, chance: random.Random, over: threading.Event) -> None:
    """Kill the server when its journals have come to sizes by chance; the first time before a game has begun."""
    sizes = sorted(chance.randrange(1, MOST * AVERAGE_LINE) for _ in range(KILLS - 1))
    for size in (0, *sizes):
        while server.written() < size and not over.is_set():
            over.wait(0.0005)
        if over.is_set():
            return
        server.kill()


def cut_links(links: list[Proxy], chance: random.Random, players: list[Player], over: threading.Event) -> None:
    """Cut a connection when a player has come to a position by chance: while their choice is on its way, or after."""
    for position in sorted(chance.randrange(MOST) for _ in range(CUTS)):
        at = chance.randrange(2)
        while not over.is_set():
            played = players[at].played
            if played is not None and played.position >= position:
                break
            over.wait(0.0005)
        over.wait(chance.choice((0.0, 0.002, 0.02)))
        links[at].cut()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", ["gundam_war", "gcg"])
def test_games_survive_killed_servers_and_cut_connections(
    tmp_path: Path, game: str, rng: random.Random, times: Times
) -> None:
    kills, most, number = 0, times(100, share=50, plain=2), 0
    while kills < most:
        kills += survived(tmp_path / str(number), game, number, random.Random(rng.getrandbits(32)))
        number += 1


def survived(folder: Path, game: str, number: int, chance: random.Random) -> int:
    """Play a game whose server is killed and whose connections are cut; returns how often it was killed."""
    over, server = threading.Event(), KilledServer(folder / "server")
    links = [Proxy(server.address, Quality(), seed) for seed in (0, 1)]
    players = [
        Player(link.address, folder / name, seed, game, name=name, most=MOST)
        for link, name, seed in zip(links, ("kai", "hayato"), (number, number + 1), strict=True)
    ]
    breaking = [
        threading.Thread(target=kill_at_lines, args=(server, chance, over)),
        threading.Thread(target=cut_links, args=(links, random.Random(chance.random()), players, over)),
    ]
    try:
        players[1].join(players[0].host(Rules(passing="secret")))
        for thread in breaking:
            thread.start()
        for player in players:
            player.eager = True
            player.client.send(up.Ready(on=True))
        checked = [player.checked() for player in players]
        assert [each.faults for each in checked] == [(), ()]
        assert checked[0].records == checked[1].records
    finally:
        over.set()
        for thread in breaking:
            if thread.is_alive():
                thread.join()
        for player in players:
            player.client.close()
        for link in links:
            link.close()
        server.stop()
    assert server.kills
    return server.kills
