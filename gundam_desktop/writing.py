"""Writes files whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TypeAlias

Content: TypeAlias = bytes | Callable[[IO[bytes]], object]
"""The bytes of a file, or what writes them into it."""

PART = ".part-"
"""Prefix of temporary files."""
OLD = 3600.0
"""After this many seconds a temporary file counts as left over by a killed program."""
_tidied: set[Path] = set()


def write_whole(path: Path, data: Content, *, synced: bool = True) -> None:
    """Write a file whole or not at all: if writing fails, the old file remains.

    `synced` waits until it is on the disk; without it the file may be lost in a power cut.
    """
    with _named(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.parent not in _tidied:
            _tidied.add(path.parent)
            remove_parts(path.parent)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=PART)
        _replace(path, Path(name), handle, data, synced=synced)


def write_named(path: Path, data: Content) -> None:
    """Write a file where a person has said: whole or not at all, if a plain file is there or none.

    A device, a pipe or a link that is there is written into and stays. No folder is made, and a file that may not be
    written to is not replaced: `OSError`.
    """
    there = os.path.lexists(path)
    if there and (path.is_symlink() or not path.is_file()):
        with path.open("wb") as file:
            _put(file, data)
        return
    new = path.with_name(f"{PART}{secrets.token_hex(8)}")
    with _named(path):
        if there:
            os.close(os.open(path, os.O_WRONLY))
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        if there:
            shutil.copymode(path, new)
        _replace(path, new, handle, data, synced=True)


@contextlib.contextmanager
def _named(path: Path) -> Iterator[None]:
    """Have an `OSError` name the file that was to be written, in place of the temporary one or of none."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _put(file: IO[bytes], data: Content) -> None:
    if isinstance(data, bytes):
        file.write(data)
    else:
        data(file)


def _replace(path: Path, new: Path, handle: int, data: Content, *, synced: bool) -> None:
    """Write the data into the new file, which is open as `handle`, and replace the old file by it."""
    try:
        with os.fdopen(handle, "wb") as file:
            _put(file, data)
            file.flush()
            if synced:
                os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def write_fault(path: Path, data: bytes) -> str:
    """Write a file whole; return one line that says why the system does not allow it, empty if it is written."""
    try:
        write_whole(path, data)
    except OSError as error:
        return f"{path}: cannot be written: {error.strerror or error}"
    return ""


def set_aside(path: Path, *, copied: bool = False) -> Path | None:
    """Move a faulty file to a free name beside it, or copy it there, so that nothing is lost when it is written again.

    Returns the new path; None if the system does not allow it.
    """
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")):
        number += 1
    try:
        return Path(shutil.copy(path, aside)) if copied else path.rename(aside)
    except OSError:
        return None


def remove_parts(folder: Path) -> None:
    """Remove the temporary files that killed programs have left in a folder."""
    for part in folder.glob(f"{PART}*"):
        with contextlib.suppress(OSError):  # another program was faster
            if time.time() - part.stat().st_mtime > OLD:
                part.unlink()


def folder_fault(folder: Path) -> str:
    """Return why a folder cannot be written to, empty if it can; the folder is created if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=PART) as file:
            file.write(b"x")
    except OSError as error:
        return error.strerror or str(error)
    return ""
