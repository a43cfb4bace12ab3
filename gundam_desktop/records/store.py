"""The folder of recorded games: unfinished ones, finished ones, and files that cannot be read."""

from __future__ import annotations

import re
import secrets
import shutil
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.locate import player_folder
from gundam_desktop.records.entries import Damaged, Exchanged, Named, PutAway, RecordLine, Start, write_line
from gundam_desktop.records.journal import LOCKS, SUFFIX, InUse, Journal, is_in_use
from gundam_desktop.records.record import Record, read_record
from gundam_desktop.writing import remove_parts, write_whole

GAMES = "games"
_ID = re.compile(r"[0-9A-Za-z][0-9A-Za-z-]{0,63}")
"""An id that may name a file, as those of `new_id` do."""
DAMAGED = "damaged"
PICTURE = ".jpg"


class RecordedGame(NamedTuple):
    """One recorded game in the folder."""

    path: Path
    record: Record
    changed: float
    """Time of its last line, in seconds since 1970."""
    in_use: bool
    """True if a window has it open now."""

    @property
    def picture(self) -> Path:
        """The path of its small picture, which need not exist."""
        return self.path.with_suffix(PICTURE)

    @property
    def over(self) -> bool:
        """True if the game was played to its end."""
        return self.record.end is not None


class GameListing(NamedTuple):
    """The contents of the folder."""

    entries: list[RecordedGame]
    """The games, the last played first."""
    faults: list[str]
    """A line for each file that could not be read, with its new place."""


class Store:
    """Recorded games, each a file of its own, with a small picture beside it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else player_folder(GAMES)

    def listing(self) -> GameListing:
        """All games. A damaged file is moved into a folder of its own and named; the others are listed."""
        remove_parts(self.folder)
        entries, faults = [], []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                entries.append(RecordedGame(path, read_record(path), path.stat().st_mtime, is_in_use(path)))
            except FileNotFoundError:
                continue  # another window has deleted it
            except OSError as error:
                faults.append(f"{path.name}: cannot be read ({error.strerror})")
            except Damaged as error:
                fault = self._set_aside(path, error)
                if fault:
                    faults.append(fault)
        return GameListing(sorted(entries, key=lambda entry: -entry.changed), faults)

    def left(self) -> list[RecordedGame]:
        """Unfinished games that are not put away and not open in any window."""
        return [
            entry
            for entry in self.listing().entries
            if not (entry.over or entry.in_use or entry.record.away) and entry.record.moves
        ]

    def begin(self, start: Start, lines: Iterable[RecordLine] = ()) -> Journal:
        """Create the journal of a new game, which begins with these lines. `OSError` when it cannot be written."""
        return Journal.create(self.folder, [start, *lines])

    def rename(self, path: Path, name: str) -> None:
        """Give a game a name. `InUse`, `Damaged` or `OSError` on failure."""
        self._add(path, Named(name=name))

    def put_away(self, path: Path) -> None:
        """Stop offering a game automatically. `InUse`, `Damaged` or `OSError` on failure."""
        self._add(path, PutAway())

    def keep_exchange(self, path: Path, line: Exchanged) -> None:
        """Note what a player has exchanged after a game. `InUse`, `Damaged` or `OSError` on failure."""
        self._add(path, line)

    def _add(self, path: Path, line: RecordLine) -> None:
        journal, record = Journal.resume(path)
        try:
            record.add(line)
            journal.write(line)
            journal.sync()
        finally:
            journal.close()

    def remove(self, path: Path) -> None:
        """Delete a game and its picture. `InUse` when a window has it open."""
        if is_in_use(path):
            raise InUse(f"{path.name}: another window has this game open")
        for file in (path, path.with_suffix(PICTURE), path.parent / LOCKS / f"{path.name}.lock"):
            file.unlink(missing_ok=True)

    def keep_picture(self, path: Path, picture: bytes) -> None:
        """Save a picture beside a game. The window does not wait for the disk: another one follows in the next turn."""
        write_whole(path.with_suffix(PICTURE), picture, synced=False)

    def bring_in(self, source: Path) -> Path:
        """Copy a file from elsewhere into the folder and return its path there. `Damaged` or `OSError`."""
        record = read_record(source)
        if not _ID.fullmatch(record.start.id):  # a file of a stranger names no path
            record.start = record.start.model_copy(update={"id": new_id()})
        target = self.folder / f"{record.start.id}{SUFFIX}"
        if target.exists() and _same(record, target):
            return target
        if target.exists():
            record.start = record.start.model_copy(update={"id": new_id()})
            target = self.folder / f"{record.start.id}{SUFFIX}"
        write_whole(target, _bytes_of(record))
        return target

    def hand_out(self, path: Path, target: Path) -> None:
        """Export a game to a file, without the choices that were undone. `Damaged` or `OSError`."""
        write_whole(target, _bytes_of(read_record(path)))

    def _set_aside(self, path: Path, why: Damaged) -> str:
        """Move a damaged file aside (never delete it). A file being written is skipped."""
        if is_in_use(path):
            return ""
        folder = self.folder / DAMAGED
        try:
            folder.mkdir(exist_ok=True)
            target = folder / path.name
            number = 1
            while target.exists():
                number += 1
                target = folder / f"{path.stem}-{number}{path.suffix}"
            shutil.move(path, target)
        except OSError as error:
            return f"{path.name}: {why}; it could not be put aside ({error.strerror})"
        return f"{path.name}: {why}; it is kept as {target}"


def new_id() -> str:
    """A name for a new game: the time, so that files sort by it, and a unique part."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def now() -> str:
    """The current time in the format of records."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _bytes_of(record: Record) -> bytes:
    return b"".join(write_line(line) for line in record.lines())


def _same(record: Record, path: Path) -> bool:
    try:
        return _bytes_of(read_record(path)) == _bytes_of(record)
    except (Damaged, OSError):
        return False
