"""Writes files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

PART = ".part-"
"""How the name of a file begins that is not yet whole."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: whatever happens meanwhile, the old one stays."""
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
