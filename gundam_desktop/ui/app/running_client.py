"""One client opens the files for all: a second one that is started with files hands them to it.

The two talk through a socket in the player's own cache folder (a named pipe on Windows), in plain bytes; no network is
used. The first client that runs listens; when it ends, the next one that starts does.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import threading
from collections.abc import Sequence
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path

from filelock import FileLock, Timeout
from PySide6.QtCore import QObject, Signal

from gundam_desktop.locate import player_folder, user_cache

LARGEST_MESSAGE = 100_000
TIMEOUT_S = 5.0
"""Seconds that a running client has to answer."""
TAKEN = b"taken"
LINK = "gundam-desktop:"
"""The beginning of an invitation (`net.invitation.SCHEME`, which is not imported before the player wants it)."""

logger = logging.getLogger(__name__)


def hand_over(files: Sequence[Path | str]) -> bool:
    """Let a client that runs for the same player open files (paths) and links (texts).

    False if none runs: then this client opens them.
    """
    message = json.dumps([str(file.absolute()) if isinstance(file, Path) else file for file in files]).encode()
    try:
        with Client(_address(), _family()) as connection:
            connection.send_bytes(message)
            return connection.poll(TIMEOUT_S) and connection.recv_bytes(LARGEST_MESSAGE) == TAKEN
    except (OSError, EOFError):
        return False


def is_running() -> bool:
    """True if a client that takes files runs for the same player."""
    if _lock_file().exists():
        lock = FileLock(_lock_file(), thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return True
        except OSError:
            return False  # no client can hold it either
        lock.release()
    return False


class FileListener(QObject):
    """Takes the files that other clients hand over, while this client is the one that listens."""

    wanted = Signal(object)
    """A list of `Path`s, and of links as texts, that are to be opened. Emitted in a thread of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = FileLock(_lock_file(), thread_local=False)
        self._listener: Listener | None = None

    def start(self) -> bool:
        """Listen from now on; False if another client does, or if the system does not allow it."""
        address = _address()
        try:
            _lock_file().parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except (OSError, Timeout):
            return False
        try:
            if os.name != "nt":
                Path(address).unlink(missing_ok=True)  # of a client that was killed
            self._listener = Listener(address, _family())
            if os.name != "nt":
                Path(address).chmod(0o600)
        except OSError as error:
            logger.info("files of other clients cannot be taken: %s", error)
            self._lock.release()
            return False
        threading.Thread(target=self._serve, args=(self._listener,), name="files", daemon=True).start()
        return True

    def stop(self) -> None:
        """Listen no longer."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            self._lock.release()

    def _serve(self, listener: Listener) -> None:
        while self._listener is listener:
            with contextlib.suppress(OSError, EOFError), listener.accept() as connection:
                self._take(connection)

    def _take(self, connection: Connection) -> None:
        if not connection.poll(TIMEOUT_S):
            return
        message = connection.recv_bytes(LARGEST_MESSAGE)
        try:
            files = json.loads(message)
        except (ValueError, RecursionError):
            return
        if isinstance(files, list) and all(_can_be_a_file(file) for file in files):
            self.wanted.emit([file if is_link(file) else Path(file) for file in files])
            connection.send_bytes(TAKEN)


def is_link(text: str) -> bool:
    """True for an invitation to a table: `gundam-desktop://join/...`."""
    return text.lower().startswith(LINK)


def _can_be_a_file(name: object) -> bool:
    """True for a text that the system takes as the name of a file."""
    try:
        return isinstance(name, str) and b"\0" not in os.fsencode(name)
    except ValueError:  # half a surrogate pair
        return False


def _name() -> str:
    """A name for the player's folder: clients with other folders do not answer for each other."""
    return "client-" + hashlib.sha256(str(player_folder()).encode()).hexdigest()[:12]


def _lock_file() -> Path:
    return user_cache(f"{_name()}.lock")


def _address() -> str:
    if os.name == "nt":
        return rf"\\.\pipe\gundam-desktop-{_name()}"
    return str(user_cache(f"{_name()}.socket"))


def _family() -> str:
    return "AF_PIPE" if os.name == "nt" else "AF_UNIX"
