"""The seats that a player has at tables: kept in files that only they can read, to come back to them later."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from gundam_desktop.locate import player_folder
from gundam_desktop.net.invitation import Server
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import write_whole

SUFFIX: Final = ".seat"
LARGEST: Final = 1_000_000


class Chance(BaseModel):
    """What this client knows of how the chance of one game was agreed on."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    commit: str
    """The server's commitment."""
    nonce: str
    """This client's own part."""
    hashes: tuple[str, ...] = ()
    """The commitments of both players."""
    nonces: tuple[str, ...] = ()
    deck: Any = None
    """The deck that the player has brought for this game, in the game's own form; None if it was set before."""


class SavedSeat(BaseModel):
    """A seat at a table of a server, with what is needed to come back to it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    server: Server
    table: Annotated[str, Field(pattern="^([0-9a-f]{16})?$")] = ""
    """Id of the table; empty until the seat is taken."""
    code: str = ""
    token: str
    seat: int = -1
    """-1 for a watcher."""
    game: str = ""
    """Key of the game."""
    edition: str = ""
    name: str
    """The player's own name."""
    opponent: str = ""
    chances: dict[int, Chance] = {}
    """Number of a game at the table -> how its chance was agreed on."""


class SeatFiles:
    """The folder with the files of all seats."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else player_folder("online")

    def all(self) -> list[SavedSeat]:
        """Return the seats of tables that may go on, the last changed first; unreadable files are left out."""
        seats = []
        for path in self.folder.glob("*" + SUFFIX):
            try:
                seats.append((path.stat().st_mtime, SavedSeat.model_validate_json(read_whole(path, LARGEST))))
            except (OSError, ValidationError):
                continue
        return [seat for _, seat in sorted(seats, key=lambda pair: -pair[0])]

    def save(self, seat: SavedSeat) -> None:
        """Write a seat's file, readable for its owner alone. Raises `OSError`."""
        write_whole(self._path(seat.table), seat.model_dump_json().encode())

    def forget(self, table: str) -> None:
        """Remove the file of a seat."""
        self._path(table).unlink(missing_ok=True)

    def _path(self, table: str) -> Path:
        return self.folder / f"{table}{SUFFIX}"
