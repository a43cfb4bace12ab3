"""A file in which the program keeps what a player has done; a damaged one is set aside and not lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Generic, TypeAlias, TypeVar

from pydantic import ValidationError

from gundam_desktop.quoting import quoted
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import set_aside, write_fault

Kept = TypeVar("Kept")
Writing: TypeAlias = Callable[[Path, Callable[[], None]], object]
"""Does, now or later, the work that writes a file. Earlier work on the file that has not begun need not be done."""
_unwritten: Final[dict[Path, bytes]] = {}
"""What files will hold once they are written."""


def at_once(_path: Path, work: Callable[[], None]) -> None:
    """Write without delay."""
    work()


class KeptFile(Generic[Kept]):
    """What is kept in one file, which is written whole at every change."""

    def __init__(self, path: Path, most: int, read: Callable[[bytes], Kept], writing: Writing = at_once) -> None:
        """Read a file of at most `most` bytes with `read`."""
        self.path, self._writing = path, writing
        unwritten = _unwritten.get(path)
        kept, fault = read_kept(path, most, read) if unwritten is None else (read(unwritten), "")
        self.kept: Kept | None = kept
        """What was read; None without a file, or if it is damaged."""
        self.fault = fault
        """A line that says why the file could not be read, or not be written last; empty without a fault."""

    def write(self, data: bytes) -> None:
        """Write the file. What was written counts, for every reader in this program, from now on."""
        _unwritten[self.path] = data
        self._writing(self.path, partial(self._write, data))

    def _write(self, data: bytes) -> None:
        self.fault = write_fault(self.path, data)
        if _unwritten.get(self.path) is data:
            del _unwritten[self.path]


def read_kept(file: Path, most: int, read: Callable[[bytes], Kept]) -> tuple[Kept | None, str]:
    """Return (content, message) of a file of up to `most` bytes; the content is None if there is no readable file.

    An unreadable file is kept under another name. The message is one line that says why and where, else empty.
    """
    try:
        return read(read_whole(file, most)), ""
    except FileNotFoundError:
        return None, ""
    except (OSError, ValidationError) as error:
        why = error.strerror if isinstance(error, OSError) else error.errors(include_url=False)[0]["msg"]
        aside = set_aside(file)
        kept = f"; it is kept as {aside.name}" if aside else ""
        return None, f"{file}: cannot be read: {quoted(why)}{kept}"
