"""Data that takes long to make and was made before: when the program was built, or by a clone in the user's cache.

The first line of a file names the state of what its data was made from, and the checksum of the rest. A file of another
state is not used, nor one in which a byte has changed. Only the state and the checksum are checked here, which protects
against faults, not against somebody who can write into the cache. The indexes of saved games and decks check their
contents, too.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from gundam_desktop.locate import prepared_file, user_cache
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import write_whole

T = TypeVar("T")
FileState = tuple[int, int, int]
"""Size in bytes, time of change in nanoseconds, and inode of a file."""
LARGEST: Final = 20_000_000
"""The most bytes of a file; the largest one has a quarter of that."""


def read_prepared(name: str, state: str, read: Callable[[Any], T]) -> T | None:
    """Return what `read` makes of the data with a name and state; None if there is none or it is damaged."""
    for file in (prepared_file(name), cached(name, state)):
        try:
            head, _, text = (read_whole(file, LARGEST) if file is not None else b"").partition(b"\n")
            if head == _head(state, text):
                return read(json.loads(text))
        except (OSError, ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError):
            continue  # the data will be made again
    return None


def cached(name: str, state: str) -> Path:
    """Return the file in the user's cache for data of a name and state."""
    return user_cache(name, f"{state}.json")


def keep_prepared(name: str, state: str, content: Any) -> None:
    """Write data into the user's cache, if possible."""
    with contextlib.suppress(OSError):
        write_prepared(cached(name, state), state, content)


def write_prepared(file: Path, state: str, content: Any) -> None:
    """Write data of a state into a file, whole or not at all; `OSError` if that is not possible."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    write_whole(file, _head(state, text) + b"\n" + text)


def folder_key(folder: Path) -> str:
    """Return a short key for a folder's path, which distinguishes the indexes of different folders."""
    return hashlib.sha256(str(folder.absolute()).encode(errors="surrogateescape")).hexdigest()[:16]


def file_state(found: os.stat_result) -> FileState:
    """Return the values by which a file is recognised as unchanged."""
    return found.st_size, found.st_mtime_ns, found.st_ino


def _head(state: str, text: bytes) -> bytes:
    return f"{state} {hashlib.sha256(text).hexdigest()}".encode()
