"""Exports and imports the player's keys as a JSON file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ValidationError

from gundam_desktop.quoting import quoted
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import write_named

LARGEST_FILE = 1_000_000


class KeyFile(BaseModel):
    """The format of the file: the keys of each action that was changed."""

    format: Literal["gundam desktop keys 1"] = "gundam desktop keys 1"
    keys: dict[str, list[str]]


def write(path: Path, changes: Mapping[str, Sequence[str]]) -> None:
    """Write the changes. Raises `OSError`."""
    file = KeyFile(keys={command: list(keys) for command, keys in changes.items()})
    write_named(path, (file.model_dump_json(indent=2) + "\n").encode())


def read(path: Path) -> dict[str, list[str]]:
    """Read the changes. Raises `OSError`, or `ValueError` with the first fault in one line."""
    try:
        return KeyFile.model_validate_json(read_whole(path, LARGEST_FILE)).keys
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = quoted(".".join(str(part) for part in first["loc"]))
        raise ValueError(
            f"{path.name}: {place}: {first['msg']}" if place else f"{path.name}: {first['msg']}"
        ) from error
