"""Reads a file in which the program keeps what a player has done; a damaged one is set aside and not lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

from gundam_desktop.quoting import quoted
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import set_aside

Kept = TypeVar("Kept")


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
