"""The folder of recorded games: unfinished ones, finished ones, and files that cannot be read."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.locate import player_folder
from gundam_desktop.reading import read_whole
from gundam_desktop.records.entries import (
    LARGEST_FILE,
    Archived,
    Damaged,
    Exchanged,
    Named,
    RecordLine,
    Start,
)
from gundam_desktop.records.game_index import GameIndex
from gundam_desktop.records.journal import (
    DAMAGED,
    LOCKS,
    SUFFIX,
    FormerFile,
    InUse,
    Journal,
    free_path,
    is_in_use,
)
from gundam_desktop.records.record import Damage, Record, read_record, record_bytes, record_in
from gundam_desktop.records.summary import GameSummary, summary_of
from gundam_desktop.writing import remove_parts, write_named, write_whole

GAMES = "games"
_ID = re.compile(r"[0-9A-Za-z][0-9A-Za-z-]{0,63}")
"""An id that may name a file, as those of `new_id` do."""
PICTURE = ".jpg"


class RecordedGame(NamedTuple):
    """One recorded game in the folder."""

    path: Path
    summary: GameSummary
    changed: float
    """Time of its last line, in seconds since 1970."""
    in_use: bool
    """True if a window had it open when it was listed; not looked up for a single game that is over."""

    @property
    def picture(self) -> Path:
        """The path of its small picture, which need not exist."""
        return self.path.with_suffix(PICTURE)

    @property
    def over(self) -> bool:
        """True if the game was played to its end."""
        return self.summary.end is not None

    @property
    def is_left(self) -> bool:
        """True for an unfinished game that is not put away and not open in any window."""
        return bool(self.summary.choices) and not (self.over or self.in_use or self.summary.away)


class Cut(NamedTuple):
    """A damaged game of which only what is before the damage was written."""

    damage: Damage
    kept: int
    """How many choices are before the damage."""
    beside: Path | None
    """Path of the damaged file that was kept; None if it is still in its place."""

    @classmethod
    def of(cls, record: Record, beside: Path | None = None) -> Cut | None:
        """What is lost of a record; None for one that is not damaged."""
        return cls(record.damage, len(record.moves), beside) if record.damage is not None else None


class GameListing(NamedTuple):
    """The contents of the folder."""

    entries: list[RecordedGame]
    """The games, the last played first."""
    faults: list[str]
    """A line for each file that could not be read, with its new place."""

    @classmethod
    def of(cls, found: Iterable[RecordedGame | str]) -> GameListing:
        """Make a listing of the results of `Store.scan`."""
        listing = cls([], [])
        for one in found:
            if isinstance(one, str):
                listing.faults.append(one)
            else:
                listing.entries.append(one)
        return listing


class Store:
    """Recorded games, each a file of its own, with a small picture beside it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else player_folder(GAMES)

    def listing(self) -> GameListing:
        """Return all games. A file whose beginning is damaged is moved to a separate folder and reported."""
        return GameListing.of(self.scan())

    def scan(self) -> Iterator[RecordedGame | str]:
        """Yield the games, the most recently played first; for an unreadable file, the reason and its new path as text.

        Files that have not changed since they were last listed are not reread.
        """
        remove_parts(self.folder)
        index, complete = GameIndex(self.folder), False
        try:
            for path, found in self._files():
                try:
                    summary = index.find(path.name, found)
                    if summary is None:
                        summary = summary_of(read_record(path))
                        index.add(path.name, found, summary)
                    may_go_on = summary.end is None or summary.start.series is not None
                    yield RecordedGame(path, summary, found.st_mtime, may_go_on and is_in_use(path))
                except FileNotFoundError:
                    continue  # another window has deleted it
                except OSError as error:
                    yield f"{path.name}: cannot be read ({error.strerror})"
                except Damaged as error:
                    if fault := self._set_aside(path, found, error):
                        yield fault
            complete = True
        finally:
            index.save(complete=complete)

    def _files(self) -> list[tuple[Path, os.stat_result]]:
        """The files of games with their states, the last changed first."""
        files = []
        try:
            with os.scandir(self.folder) as listed:
                for entry in listed:
                    if entry.name.endswith(SUFFIX) and not entry.name.startswith("."):
                        with suppress(OSError):  # another window has deleted it
                            path = self.folder / entry.name
                            files.append((path, path.stat()))
        except OSError:
            return []
        return sorted(files, key=lambda file: (-file[1].st_mtime_ns, file[0]))

    def left(self) -> list[RecordedGame]:
        """Return the unfinished games to offer (`RecordedGame.is_left`), the most recently played first."""
        return [entry for entry in self.listing().entries if entry.is_left]

    def is_left(self, path: Path) -> bool:
        """True if a file is a game of this folder that is left."""
        try:
            if path.resolve().parent != self.folder.resolve():
                return False
            return RecordedGame(path, summary_of(read_record(path)), 0.0, is_in_use(path)).is_left
        except (OSError, Damaged):
            return False

    def begin(self, start: Start, lines: Iterable[RecordLine] = (), former: FormerFile | None = None) -> Journal:
        """Create the journal of a game, which begins with these lines; it replaces the game's `former` file, if any.

        Any other file already in its place is kept under another name. `OSError` if the journal cannot be written.
        """
        path, own = former or FormerFile(self.folder / f"{start.id}{SUFFIX}", None)
        return Journal.create(path, [start, *lines], own)

    def rename(self, path: Path, name: str) -> Cut | None:
        """Give a game a name; return what a damaged game lost. Raises `InUse`, `Damaged` or `OSError` on failure."""
        return self._add(path, Named(name=name))

    def archive(self, path: Path) -> Cut | None:
        """Stop offering a game automatically. Returns and raises what `rename` does."""
        return self._add(path, Archived())

    def keep_exchange(self, path: Path, line: Exchanged) -> Cut | None:
        """Note what a player has exchanged after a game. Returns and raises what `rename` does."""
        return self._add(path, line)

    def _add(self, path: Path, line: RecordLine) -> Cut | None:
        journal, record = Journal.resume(path)
        cut = Cut.of(record, journal.beside)
        try:
            record.add(line)
            journal.write(line)
            journal.sync()
        finally:
            journal.close()
        return cut

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
        """Import a file from elsewhere into the folder and return its new path. Raises `Damaged` or `OSError`.

        A file that is damaged after its first line is imported as it is: resuming the game says what is lost.
        """
        return self.take(read_whole(source, LARGEST_FILE))

    def take(self, data: bytes) -> Path:
        """Put a record that was received into the folder and return its path. Raises `Damaged` or `OSError`."""
        record, length = record_in(data)
        rest = data[length:] if record.damage is not None else b""
        if not _ID.fullmatch(record.start.id):  # a foreign file must not determine a path
            record.start = record.start.model_copy(update={"id": new_id()})
        target = self.folder / f"{record.start.id}{SUFFIX}"
        if target.exists() and not rest and _same(record, target):
            return target
        if target.exists():
            record.start = record.start.model_copy(update={"id": new_id()})
            target = self.folder / f"{record.start.id}{SUFFIX}"
        write_whole(target, record_bytes(record) + rest)
        return target

    def hand_out(self, path: Path, target: Path) -> Cut | None:
        """Export a game to a file, without undone choices. Raises `Damaged` or `OSError`.

        Returns what the exported file lacks if the game is damaged, else None.
        """
        record = read_record(path)
        write_named(target, record_bytes(record))
        return Cut.of(record)

    def _set_aside(self, path: Path, found: os.stat_result, why: Damaged) -> str:
        """Move a damaged file aside (never delete it), unless it is being written; return the line that reports it."""
        with suppress(OSError):
            now = path.stat()
            if is_in_use(path) or (now.st_size, now.st_mtime_ns) != (found.st_size, found.st_mtime_ns):
                return ""
        target = free_path(self.folder / DAMAGED, path)
        try:
            target.parent.mkdir(exist_ok=True)
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


def _same(record: Record, path: Path) -> bool:
    try:
        return record_bytes(read_record(path)) == record_bytes(record)
    except (Damaged, OSError):
        return False
