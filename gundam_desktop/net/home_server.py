"""The server beside a window: a process of its own, so that the window holds no hidden card of the other player."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from gundam_desktop.locate import player_folder
from gundam_desktop.net.invitation import PORT, Server
from gundam_desktop.quoting import quoted
from gundam_desktop.reading import read_whole

FOLDER = ("online", "server")
LOG = "server.log"
LARGEST_LOG = 10_000_000
LONGEST_START = 60.0
"""Seconds until a server that says nothing counts as failed."""


class CannotServe(Exception):
    """The server beside the window does not start; one line with the reason."""


class HomeServer:
    """A server on this computer, for the tables of this player.

    Its process is started by `start`, which takes a moment: call it in a thread. `close` lets it end as soon as nobody
    plays any more; it ends likewise with this process.
    """

    def __init__(self, process: subprocess.Popen[str], said: dict[str, Any]) -> None:
        self._process = process
        self.server = Server("127.0.0.1", int(said["port"]), str(said["fingerprint"]))
        """How this window connects to it; invitations name another host (`reach.own_addresses`)."""
        self.key = str(said["key"])
        """The key that the client of this window needs to open tables."""

    @classmethod
    def start(cls, name: str, folder: Path | None = None, port: int = PORT, host: str = "") -> HomeServer:
        """Start the server, at all addresses of this computer or one. If the port is taken, it gets another one.

        Raises `CannotServe`.
        """
        where = folder if folder is not None else player_folder(*FOLDER)
        try:
            return cls._started(name, where, port, host)
        except CannotServe:
            if port == 0:
                raise
            return cls._started(name, where, 0, host)

    @classmethod
    def _started(cls, name: str, folder: Path, port: int, host: str) -> HomeServer:
        call = ["serve", "--window", "--listen", f"{host}:{port}", "--folder", str(folder), "--name", name]
        log = folder / LOG
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with log.open("w", encoding="utf-8") as errors:
                process = subprocess.Popen(
                    command(*call), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, encoding="utf-8"
                )
        except OSError as error:
            raise CannotServe(f"the server cannot be started: {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        watch = threading.Timer(LONGEST_START, process.kill)
        watch.start()
        with process.stdout:
            said = process.stdout.readline()
        watch.cancel()
        if not said.startswith("{"):
            process.stdin.close()
            process.wait()
            raise CannotServe(quoted(read_whole(log, LARGEST_LOG).decode(errors="replace").strip(), 300))
        return cls(process, json.loads(said))

    @property
    def runs(self) -> bool:
        """True as long as the process runs."""
        return self._process.poll() is None

    def close(self) -> None:
        """Let the server end once nobody plays; a thread waits for that."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        threading.Thread(target=self._process.wait, name="server's end", daemon=True).start()

    def wait(self, seconds: float) -> bool:
        """Wait for the end of the server, at most `seconds`. Returns False if it still runs then."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True


def command(*arguments: str) -> list[str]:
    """Return the command line that runs this program with arguments, also in the packed program."""
    own = [] if getattr(sys, "frozen", False) else ["-P", "-m", "gundam_desktop"]
    return [sys.executable, *own, *arguments]
