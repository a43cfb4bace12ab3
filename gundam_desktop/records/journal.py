"""The journal: a record's file while its game is played. One program at a time writes to it."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from filelock import FileLock, Timeout

from gundam_desktop.reading import read_whole
from gundam_desktop.records.entries import LARGEST_FILE, RecordLine, write_line
from gundam_desktop.records.record import Record, record_in
from gundam_desktop.writing import write_whole

SUFFIX = ".game"
LOCKS = "locks"
DAMAGED = "damaged"
TAIL = 512
"""The most bytes of the last line that are compared."""
Difference: TypeAlias = Literal["file", "size", "last line"]
"""How another program has changed a file: replaced the file, changed its size, or changed its last line."""
FileIdentity: TypeAlias = tuple[int, int]
_TEXTS: dict[Difference, str] = {
    "file": "another file is in its place",
    "size": "another program has changed its size",
    "last line": "another program has changed its last line",
}
_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_CLOSED = -1


class InUse(OSError):
    """Another window or program has the game open."""


class FormerFile(NamedTuple):
    """The file of a journal that could not be written any more."""

    path: Path
    identity: FileIdentity | None
    """The file's identity; None if another program may have changed it, so that the file must be kept."""


class ChangedOutside(OSError):
    """Another program has changed the file of a game while its journal was open."""

    def __init__(self, path: Path, difference: Difference) -> None:
        super().__init__(errno.ESTALE, _TEXTS[difference], str(path))
        self.difference = difference


class Journal:
    """A game's file, open for appending; locked until it is closed or its program ends."""

    def __init__(self, path: Path, lock: FileLock, written: bytes, beside: Path | None = None) -> None:
        """`written` is the present content of the file."""
        self.path, self._lock = path, lock
        self.beside = beside
        """The kept copy of another file that was in its place, or of the damaged file; None if there was neither."""
        self._size, self._tail = len(written), written[-TAIL:]
        self._file = os.open(path, _APPEND)
        found = _identity(path.lstat())
        self.identity = found if found == _identity(os.fstat(self._file)) else None
        """Tells the file from every other one, also of the same name; None where the file system has no such thing."""

    @classmethod
    def create(cls, path: Path, lines: Iterable[RecordLine], own: FileIdentity | None = None) -> Journal:
        """Create a file that begins with these lines. If that fails, raises `OSError` and leaves no file.

        A new file survives a crash of the machine after the first `sync`, as each line does. A file that is there
        already is kept beside it, unless it is the game's `own`, which stays until the new one is on the disk.
        """
        lock = _locked(path)
        try:
            beside = None
            if os.path.lexists(path) and _identity(path.lstat()) != own:
                beside = path.rename(free_path(path.parent, path))
            written = b"".join(write_line(line) for line in lines)
            write_whole(path, written, synced=own is not None)
            return cls(path, lock, written, beside)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Record]:
        """Open a file to continue it. An incomplete line at its end is removed.

        A damaged file is kept beside; the game goes on with what is before the damage, which the record names. A link
        is replaced by a copy of what it leads to, which stays as it is.
        Raises `InUse` when another program has it open, `Damaged` or `OSError` when it cannot be read.
        """
        lock = _locked(path)
        try:
            is_link, data = path.is_symlink(), read_whole(path, LARGEST_FILE)
            record, length = record_in(data)
            beside = None
            if record.damage is not None:
                beside = free_path(path.parent / DAMAGED, path)
                write_whole(beside, data)
            if is_link:
                write_whole(path, data)
            journal = cls(path, lock, data, beside)
            journal._cut(length)
        except BaseException:
            lock.release()
            raise
        return journal, record

    def _cut(self, length: int) -> None:
        """Remove what follows the first bytes of the file, unless another program has changed or replaced it."""
        self.check()
        if length < self._size:
            os.ftruncate(self._file, length)
            os.lseek(self._file, max(0, length - TAIL), os.SEEK_SET)
            self._size, self._tail = length, os.read(self._file, min(length, TAIL))

    def write(self, line: RecordLine) -> None:
        """Write a line. It survives a crash of the program at once, and one of the machine after the next `sync`.

        `ChangedOutside` when another program has changed the file: then nothing is written. `OSError` for other faults.
        """
        self.check()
        whole = write_line(line)
        written = os.write(self._file, whole)
        if written != len(whole):
            raise OSError(f"{self.path}: only {written} of {len(whole)} bytes were written; the disk may be full")
        self._size += written
        self._tail = whole[-TAIL:]

    def check(self) -> None:
        """Raise `ChangedOutside` unless the file is the same one, with the same size and last line.

        `OSError` if it has been removed.
        """
        self._check_identity()
        if os.fstat(self._file).st_size != self._size:
            raise ChangedOutside(self.path, "size")
        os.lseek(self._file, self._size - len(self._tail), os.SEEK_SET)
        if os.read(self._file, len(self._tail)) != self._tail:
            raise ChangedOutside(self.path, "last line")

    def sync(self) -> None:
        """Flush everything to the disk. `OSError` when that fails, or when the file has been removed or replaced."""
        os.fsync(self._file)
        self._check_identity()

    def _check_identity(self) -> None:
        found = _identity(self.path.lstat())
        if self.identity is not None and found != self.identity:
            raise ChangedOutside(self.path, "file")

    def close(self) -> None:
        """Close the file, so that others may continue it."""
        if self._file != _CLOSED:
            file, self._file = self._file, _CLOSED
            os.close(file)
            self._lock.release()

    def __del__(self) -> None:
        if hasattr(self, "_file"):  # a window that vanished without closing its game must not block the file
            self.close()


def free_path(folder: Path, path: Path) -> Path:
    """A path in a folder with the name of a file, or that name and the first number that is free."""
    free, number = folder / path.name, 1
    while os.path.lexists(free):
        number += 1
        free = folder / f"{path.stem}-{number}{path.suffix}"
    return free


def _identity(found: os.stat_result) -> FileIdentity:
    return found.st_dev, found.st_ino


def is_in_use(path: Path) -> bool:
    """True if a program has this game open."""
    if not _lock_file(path).exists():
        return False
    with _locking:
        try:
            lock = _acquired(path)
        except InUse:
            return True
        except OSError:
            return False  # the folder is not writable, so no game is open in it
        lock.release()
    return False


_locking = threading.Lock()
"""Held while trying a lock, so that a thread that only checks cannot block another thread of this program."""


def _locked(path: Path) -> FileLock:
    _lock_file(path).parent.mkdir(parents=True, exist_ok=True)
    with _locking:
        return _acquired(path)


def _acquired(path: Path) -> FileLock:
    lock = FileLock(_lock_file(path), thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise InUse(f"{path.name}: another window has this game open") from None
    return lock


def _lock_file(path: Path) -> Path:
    return path.parent / LOCKS / f"{path.name}.lock"
