"""The side file of a table: what its journals do not hold. With both, a server that was killed goes on."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel

from gundam_desktop.net.protocol import Ending, Rules, Stage
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import write_whole

SUFFIX: Final = ".table"
LARGEST: Final = 4_000_000


class SeatData(BaseModel):
    """The player of a seat."""

    name: str
    token: str
    """The hash of the token that brings the player back."""
    deck: Any
    """The deck as it was brought, in the game's own form."""
    deck_name: str
    sets: dict[str, str]
    """The digests of the player's card sets."""
    ready: bool = False
    swapped: bool = False
    """True if the player wants the other's deck in the rematch."""
    left: int = 0
    """How often the player has left while the chance of a game was agreed on."""
    away: float = 0.0
    """Seconds of being away in the present game, without the present absence."""
    told_end: bool = False
    """True if the player has been told how it ended."""


class GameData(BaseModel):
    """One game of the table."""

    number: int
    """Its number at the table, from 1."""
    secret: str
    """The server's own part of the chance."""
    hashes: list[str] = ["", ""]
    """The players' commitments; empty if they are missing."""
    nonces: list[str] = ["", ""]
    journal: str = ""
    """The id of its record; empty before it has begun."""
    shift: int = 0
    """What is added to the position for the number of an update: undoing reduces the position, never the number."""
    since: int = 1
    """The number of the first update since the last undo."""
    how: Ending = ""


class TableData(BaseModel):
    """Everything about a table but the moves of its games."""

    id: str
    code: str
    game: str
    edition: str
    rules: Rules
    seats: list[SeatData | None]
    stage: Stage = "open"
    games: list[GameData] = []
    """The games of the present match, the last one being played or agreed on; one without a match."""
    played: int = 0
    """How many games were begun before those."""


def hash_of(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """True if a token is the one of which `kept` is the hash; takes as long for every other token."""
    return secrets.compare_digest(hash_of(token), kept)


def read_table(path: Path) -> TableData:
    """Read a side file. Raises `OSError`, or `ValueError` if it is damaged."""
    return TableData.model_validate_json(read_whole(path, LARGEST))


def write_table(folder: Path, table: TableData) -> None:
    """Write a table's side file, readable for this user alone. Raises `OSError`."""
    write_whole(path_of(folder, table.id), table.model_dump_json().encode())


def path_of(folder: Path, table: str) -> Path:
    """Return the path of a table's side file, by its id."""
    return folder / f"{table}{SUFFIX}"
