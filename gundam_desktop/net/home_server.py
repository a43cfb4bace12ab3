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

FOLDER = ("online", "server")
LONGEST_START = 60.0


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
    def start(cls, name: str, folder: Path | None = None, port: int = PORT) -> HomeServer:
        """Start the server. If the port is taken, it gets another one. Raises `CannotServe`."""
        where = folder if folder is not None else player_folder(*FOLDER)
        try:
            return cls._started(name, where, port)
        except CannotServe:
            if port == 0:
                raise
            return cls._started(name, where, 0)

    @classmethod
    def _started(cls, name: str, folder: Path, port: int) -> HomeServer:
        call = ["serve", "--window", "--listen", f":{port}", "--folder", str(folder), "--name", name]
        try:
            process = subprocess.Popen(
                command(*call),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise CannotServe(f"the server cannot be started: {error}") from None
        watch = threading.Timer(LONGEST_START, process.kill)
        watch.start()
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            said = process.stdout.readline()
            if not said.startswith("{"):
                process.wait()
                raise CannotServe(quoted(process.stderr.read().strip() or "the server has ended", 300))
            return cls(process, json.loads(said))
        finally:
            watch.cancel()

    @property
    def runs(self) -> bool:
        """True as long as the process runs."""
        return self._process.poll() is None

    def close(self) -> None:
        """Let the server end once nobody plays; it is not waited for."""
        assert self._process.stdin is not None
        self._process.stdin.close()


def command(*arguments: str) -> list[str]:
    """Return the command line that runs this program with arguments, also in the packed program."""
    own = [] if getattr(sys, "frozen", False) else ["-P", "-m", "gundam_desktop"]
    return [sys.executable, *own, *arguments]
