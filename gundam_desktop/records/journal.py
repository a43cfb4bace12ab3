"""The journal: a record's file while its game is played. One program at a time writes to it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from filelock import FileLock, Timeout

from gundam_desktop.reading import read_whole
from gundam_desktop.records.entries import LARGEST_FILE, RecordLine, Start, read_lines, write_line
from gundam_desktop.records.record import Record, record_of
from gundam_desktop.writing import write_whole

SUFFIX = ".game"
LOCKS = "locks"
_APPEND = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
_CLOSED = -1


class InUse(OSError):
    """Another window or program has the game open."""


class Journal:
    """A game's file, open for appending; locked until it is closed or its program ends."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path, self._lock = path, lock
        self._file = os.open(path, _APPEND, 0o666)

    @classmethod
    def create(cls, folder: Path, lines: Iterable[RecordLine]) -> Journal:
        """Create a file that begins with these lines. `OSError` when it cannot be written; then no file remains."""
        lines = list(lines)
        start = lines[0]
        assert isinstance(start, Start)
        path = folder / f"{start.id}{SUFFIX}"
        lock = _locked(path)
        try:
            write_whole(path, b"".join(write_line(line) for line in lines))
            return cls(path, lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Record]:
        """Open a file to go on with it; an incomplete line at its end is removed.

        Raises `InUse` when another program has it open, `Damaged` or `OSError` when it cannot be read.
        """
        lock = _locked(path)
        try:
            data = read_whole(path, LARGEST_FILE)
            lines, length = read_lines(data)
            record = record_of(lines)
            if length < len(data):
                os.truncate(path, length)
            return cls(path, lock), record
        except BaseException:
            lock.release()
            raise

    def write(self, line: RecordLine) -> None:
        """Write a line. It survives a crash of the program at once, and one of the machine after the next `sync`."""
        whole = write_line(line)
        written = os.write(self._file, whole)
        if written != len(whole):
            raise OSError(f"{self.path}: only {written} of {len(whole)} bytes were written; the disk may be full")

    def sync(self) -> None:
        """Flush everything to the disk. `OSError` when that fails, or when the file has been removed meanwhile."""
        os.fsync(self._file)
        self.path.stat()

    def close(self) -> None:
        """Close the file; others may go on with it."""
        if self._file != _CLOSED:
            file, self._file = self._file, _CLOSED
            os.close(file)
            self._lock.release()

    def __del__(self) -> None:
        if hasattr(self, "_file"):  # a window that went away with its game unclosed must not keep the file
            self.close()


def is_in_use(path: Path) -> bool:
    """True if a program has this game open."""
    try:
        lock = _locked(path)
    except InUse:
        return True
    except OSError:
        return False  # a folder that cannot be written to: no game is open in it
    lock.release()
    return False


def _locked(path: Path) -> FileLock:
    folder = path.parent / LOCKS
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / f"{path.name}.lock", thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise InUse(f"{path.name}: another window has this game open") from None
    return lock
