"""Reads files that anybody may have made: of a bounded size, and never from a device or a pipe."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class UnfitFile(OSError):
    """A file that is not read; its `strerror` says why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(errno.EINVAL, why, str(path))


def read_whole(path: Path, most: int) -> bytes:
    """Return the bytes of a file of at most `most` bytes.

    Raises `UnfitFile` for a larger one, a folder, a device or a pipe (which would be waited for), `OSError` as usual.
    """
    if path.is_dir():
        raise UnfitFile(path, "it is a folder")
    with os.fdopen(os.open(path, _FLAGS), "rb") as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise UnfitFile(path, "it is a device or a pipe, not a file")
        data = file.read(most + 1) if found.st_size <= most else b""
        if found.st_size > most or len(data) > most:
            raise UnfitFile(path, f"it is larger than {_size(most)}")
        return data


def _size(count: int) -> str:
    return f"{count // 1_000_000} MB" if count >= 1_000_000 else f"{count // 1000} kB"
