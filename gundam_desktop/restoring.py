"""Puts a backup back into the player's folders, once it is known what that changes."""

from __future__ import annotations

import ntpath
import os
import sys
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final, NamedTuple, get_args

from gundam_desktop.backup import (
    LARGEST_FILE,
    SETTINGS,
    SUFFIX,
    Backup,
    BackupError,
    Kind,
    Manifest,
    Packing,
    checksum_of,
    content_of,
    kind_of,
    own_files,
    place_of,
    split_settings,
    written,
)
from gundam_desktop.locate import player_folder
from gundam_desktop.reading import read_whole
from gundam_desktop.records.journal import SUFFIX as GAME
from gundam_desktop.records.journal import free_path, is_in_use
from gundam_desktop.writing import write_whole

ASIDE: Final = "backups"
"""The folder among the player's own for backups of what was replaced."""
_NOT_ON_WINDOWS: Final = frozenset('<>:"|?*')


class Counts(NamedTuple):
    """What a restore does to the files of one kind."""

    new: int
    replaced: int
    kept: int
    """Files that only the player's folders have."""
    same: int


class Plan(NamedTuple):
    """What restoring a backup would do. Files are named by their names in the backup."""

    source: Path
    manifest: Manifest
    new: tuple[str, ...]
    replaced: tuple[str, ...]
    kept: tuple[str, ...]
    """Files that only the player's folders have."""
    same: tuple[str, ...]
    left_out: tuple[str, ...]
    """Files of the backup for which this version or this system has no place."""

    def counts(self) -> dict[Kind, Counts]:
        """Return the counts of each kind of which there are any files."""
        parts = [Counter(map(kind_of, names)) for names in (self.new, self.replaced, self.kept, self.same)]
        every: dict[Kind, Counts] = {kind: Counts(*(part[kind] for part in parts)) for kind in get_args(Kind)}
        return {kind: counts for kind, counts in every.items() if any(counts)}


def make_plan(source: Path) -> Plan:
    """Check a backup with all its contents, and return what restoring it would do. Raises `BackupError`."""
    with Backup(source) as backup:
        for name in backup.manifest.files:
            backup.read(name)
        return _plan_of(source, backup.manifest)


def restore(seen: Plan) -> Path | None:
    """Carry out a plan. Returns a backup of what was replaced, which is made first; None if nothing was.

    Each file is written whole or not at all: a restore that was stopped is completed by doing it again. Raises
    `BackupError`.
    """
    with Backup(seen.source) as backup:
        if backup.manifest != seen.manifest:
            raise BackupError("not whole", seen.source, "another file is in its place now; open it again")
        plan, aside = _plan_of(seen.source, seen.manifest), None  # what is open may have been saved since
        for name in plan.replaced:
            if name.endswith(GAME) and is_in_use(place_of(name)):
                raise BackupError("in use", place_of(name), "a window has this game open; close it and restore again")
        try:
            aside = _keep_aside(plan.replaced)
            for name in (*plan.new, *plan.replaced):
                _put_back(name, backup.read(name), seen.manifest.files[name].changed)
        except (OSError, BackupError) as error:
            place, why = _told(error)
            so_far = f"what was replaced is kept in {aside}" if aside else "nothing was replaced"
            raise BackupError("stopped", place, f"{why}; {so_far}; once this is mended, restore again") from None
    if hasattr(os, "sync"):
        os.sync()
    return aside


def _told(error: OSError | BackupError) -> tuple[object, str]:
    """Return where something is wrong, and what."""
    if isinstance(error, BackupError):
        return error.place, error.why
    return error.filename, f"cannot be written: {error.strerror or error}"


def _plan_of(source: Path, manifest: Manifest) -> Plan:
    found: dict[str, list[str]] = {"new": [], "replaced": [], "same": [], "left out": []}
    for name, entry in sorted(manifest.files.items()):
        found[_outcome(name, entry.sha256)].append(name)
    kept = tuple(name for name, _ in own_files() if name not in manifest.files)
    new, replaced, same, left_out = map(tuple, found.values())
    return Plan(source, manifest, new, replaced, kept, same, left_out)


def _outcome(name: str, checksum: str) -> str:
    """Return what a restore does with a file of a backup: `new`, `replaced`, `same` or `left out`."""
    if not _has_place(name):
        return "left out"
    place = place_of(name)
    there = next(folder for folder in (place, *place.parents) if os.path.lexists(folder))
    if there != place and there.is_dir():
        return "new"
    try:
        return "same" if checksum_of(content_of(name, place)) == checksum else "replaced"
    except OSError as error:
        why = f"is in the way and cannot be kept: {error.strerror or error}; move it elsewhere"
        raise BackupError("in the way", there, why) from None


def _has_place(name: str) -> bool:
    if kind_of(name) is None:
        return False
    parts = PurePosixPath(name).parts
    return os.name != "nt" or not (
        set(name) & _NOT_ON_WINDOWS or any(part.endswith((".", " ")) or _is_reserved(part) for part in parts)
    )


def _is_reserved(part: str) -> bool:
    """True for a name that Windows keeps for a device."""
    if sys.version_info >= (3, 13):
        return ntpath.isreserved(part)
    return PureWindowsPath(part).is_reserved()


def _keep_aside(names: Collection[str]) -> Path | None:
    """Back these files up into the player's folder; return where, None without files. Raises `OSError`."""
    if not names:
        return None
    path = free_path(player_folder(ASIDE), Path(f"replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}{SUFFIX}"))
    packing = Packing((name, place_of(name)) for name in names)
    write_whole(path, packing.write)
    if packing.written.left_out:
        raise BackupError("in the way", packing.written.left_out[0], "it cannot be kept; move it elsewhere")
    return path


def _put_back(name: str, data: bytes, changed: float) -> None:
    place = place_of(name)
    if name == SETTINGS and place.exists():
        data = written(split_settings(data)[0] | split_settings(read_whole(place, LARGEST_FILE))[1])
    write_whole(place, data, synced=False)  # all are synced in the end; until then the backups have them
    with suppress(OSError):  # lists sort by it; a system may refuse it
        os.utime(place, (changed, changed))
