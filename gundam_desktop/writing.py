"""Writes files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

PART = ".part-"
"""Prefix of temporary files."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: if writing fails, the old file remains."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=PART)
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
