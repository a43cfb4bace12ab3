"""Data that takes long to make and was made before: when the program was built, or by a clone in the user's cache.

A file names the state of what its data was made from; one of another state is not used.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from gundam_desktop.locate import prepared_file, user_cache
from gundam_desktop.writing import write_whole

T = TypeVar("T")


def read_prepared(name: str, state: str, read: Callable[[Any], T]) -> T | None:
    """Return what `read` makes of the data of a name and state; None if none was prepared, or it is damaged."""
    for file in (prepared_file(name), cached(name, state)):
        try:
            data = json.loads(file.read_text(encoding="utf-8")) if file is not None else None
            if data is not None and data["state"] == state:
                return read(data["content"])
        except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError):
            continue  # a file that somebody has changed: the data is made again
    return None


def cached(name: str, state: str) -> Path:
    """Return the file in the user's cache for data of a name and state."""
    return user_cache(name, f"{state}.json")


def keep_prepared(name: str, state: str, content: Any) -> None:
    """Leave data in the user's cache, if that can be written."""
    with contextlib.suppress(OSError):
        write_prepared(cached(name, state), state, content)


def write_prepared(file: Path, state: str, content: Any) -> None:
    """Write data of a state into a file, whole or not at all; `OSError` if that is not possible."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"state": state, "content": content}, ensure_ascii=False, separators=(",", ":"))
    write_whole(file, text.encode())
