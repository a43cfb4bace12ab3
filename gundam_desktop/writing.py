"""Writes files whole or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import time
from pathlib import Path

PART = ".part-"
"""Prefix of temporary files."""
OLD = 3600.0
"""Seconds after which a temporary file counts as left over by a killed program."""
_tidied: set[Path] = set()


def write_whole(path: Path, data: bytes, *, synced: bool = True) -> None:
    """Write a file whole or not at all: if writing fails, the old file remains.

    `synced` waits until it is on the disk; without it the file may be lost in a power cut.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.parent not in _tidied:
        _tidied.add(path.parent)
        remove_parts(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=PART)
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
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
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        return Path(shutil.copy(path, aside)) if copied else path.rename(aside)
    except OSError:
        return None


def remove_parts(folder: Path) -> None:
    """Remove the temporary files of programs that were killed while they wrote into a folder."""
    for part in folder.glob(f"{PART}*"):
        with contextlib.suppress(OSError):  # another program has been quicker
            if time.time() - part.stat().st_mtime > OLD:
                part.unlink()


def folder_fault(folder: Path) -> str:
    """Return why nothing can be written into a folder, which is made if it is missing; empty if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=PART) as file:
            file.write(b"x")
    except OSError as error:
        return error.strerror or str(error)
    return ""
