"""Backups: one file with everything that a player has made, which is checked as it is read.

A backup is a zip archive of the files in the player's folders, by their paths there, with a manifest of their sizes and
checksums. Secrets are never in it: seats at tables, tables of servers, keys of servers. Nor are the commands of the
player's own bots, because a file that may be a stranger's must not name a program to start.
"""

from __future__ import annotations

import errno
import hashlib
import io
import json
import os
import stat
import struct
import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import IO, Annotated, Any, Final, Literal, NamedTuple, TypeAlias
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from gundam_desktop import __version__
from gundam_desktop.locate import config_folder, player_folder
from gundam_desktop.quoting import is_control, quoted
from gundam_desktop.reading import UnfitFile, read_whole
from gundam_desktop.writing import write_named

FORMAT: Final = 1
"""A backup of a newer format is refused. Of this format, what the program does not know yet is left out and named."""
SUFFIX: Final = ".zip"
MANIFEST: Final = "manifest.json"
SETTINGS: Final = "settings.json"
SECRETS: Final = ("online",)
"""Fields of the settings that a backup does not hold: the servers that the player uses, with their keys."""
LARGEST_FILE: Final = 100_000_000
LARGEST: Final = 8_000_000_000
"""The most bytes of all files together."""
MOST_FILES: Final = 100_000
MOST_AT_ONCE: Final = 32_000_000
"""The most bytes that are read at once: of the index of an archive, of the manifest."""
SMALL: Final = 100_000_000
"""A backup may always unpack to this many bytes; beyond that, to at most `DENSEST` times its own size."""
DENSEST: Final = 100
LONGEST_NAME: Final = 1000
LONGEST_REASON: Final = 200
PART: Final = 1_000_000

Kind: TypeAlias = Literal[
    "settings", "decks", "other decks", "games", "thumbnails", "collection", "own cards", "learning", "bot games"
]
PLACES: Final[Mapping[str, Kind]] = {
    "decks/versions": "other decks",
    "decks/removed": "other decks",
    "decks/drafts": "other decks",
    "decks": "decks",
    "games": "games",
    "collection": "collection",
    "cards": "own cards",
    "pictures": "own cards",
    "wording": "own cards",
    "rules": "own cards",
    "lessons": "learning",
    "puzzles": "learning",
    "gauntlets": "bot games",
    "matchups": "bot games",
    "tunings": "bot games",
    "ladders": "bot games",
    "events": "bot games",
}
"""The folders that a backup holds, those within another one first."""
_PICTURES: Final = (".jpg", ".jpeg", ".png")
_SUFFIXES: Final = (
    *(".txt", ".json", ".csv", ".tsv", ".dek", ".deck", ".draft", ".yaml", ".yml", ".jsonl", ".game", ".pack"),
    *_PICTURES,
)
_FIELDS: Final = TypeAdapter(dict[str, Any])
_ZIP_FAULTS: Final = (BadZipFile, RuntimeError, EOFError, ValueError, OverflowError, struct.error, zlib.error)
"""What the reader of archives raises for a faulty one."""

Fault: TypeAlias = Literal["unreadable", "not whole", "newer", "unsafe", "large", "in the way", "in use", "stopped"]


class BackupError(Exception):
    """A backup cannot be made or restored: one line that says what is wrong, where, and what would be right."""

    def __init__(self, fault: Fault, place: object, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.fault, self.place, self.why = fault, place, why


class Entry(BaseModel):
    """One file of a backup."""

    model_config = ConfigDict(frozen=True)

    size: Annotated[int, Field(ge=0, le=LARGEST_FILE)]
    sha256: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    changed: Annotated[float, Field(ge=0, le=2**33, allow_inf_nan=False)]
    """When the file was last changed, in seconds since 1970."""


class _Head(BaseModel):
    """What the manifest of any format has."""

    format: int
    program: str
    """The version of the program that made the backup."""


class Manifest(_Head):
    """What a backup holds, by the names of the files."""

    made: str
    """When, in UTC."""
    files: dict[str, Entry]


class Written(NamedTuple):
    """A backup that was made."""

    files: tuple[str, ...]
    left_out: tuple[str, ...]
    """A line for each of the player's files that is not in it, with the reason."""


def write_backup(path: Path) -> Written:
    """Back up everything into a file. Raises `OSError` if it cannot be written, `BackupError` if it is too much."""
    packing = Packing(own_files())
    write_named(path, packing.write)
    return packing.written


def own_files() -> Iterator[tuple[str, Path]]:
    """Yield the name in a backup and the path of each of the player's files that a backup holds."""
    if place_of(SETTINGS).is_file():
        yield SETTINGS, place_of(SETTINGS)
    for top in [place for place in PLACES if "/" not in place]:
        for here, folders, files in os.walk(player_folder(top)):
            folders.sort()
            for file in sorted(files):
                path = Path(here, file)
                name = f"{top}/{path.relative_to(player_folder(top)).as_posix()}"
                if kind_of(name) is not None:
                    yield name, path


def kind_of(name: str) -> Kind | None:
    """Return the kind of a file by its name in a backup; None for one that a backup does not hold."""
    if name == SETTINGS:
        return "settings"
    path = PurePosixPath(name)
    if path.suffix.lower() not in _SUFFIXES or any(part.startswith(".") for part in path.parts):
        return None
    kind = next((kind for place, kind in PLACES.items() if name.startswith(f"{place}/")), None)
    return "thumbnails" if kind == "games" and path.suffix in _PICTURES else kind


def place_of(name: str) -> Path:
    """Return the path at which a file of a backup belongs, by its name there."""
    return config_folder() / name if name == SETTINGS else player_folder(*name.split("/"))


def content_of(name: str, path: Path) -> bytes:
    """Return what a backup holds of one of the player's files. Raises `OSError`."""
    data = read_whole(path, LARGEST_FILE)
    if name != SETTINGS:
        return data
    try:
        return written(split_settings(data)[0])
    except ValueError:
        raise UnfitFile(path, "it is not a file of settings; open the client once, which puts it aside") from None


def split_settings(data: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the fields in a file of settings: those that a backup holds, and those that are secret.

    Raises `ValueError` for another file.
    """
    fields = _FIELDS.validate_json(data)
    secret = {name: fields.pop(name) for name in SECRETS if name in fields}
    return fields, secret


def written(settings: Mapping[str, Any]) -> bytes:
    """Return the file of these settings."""
    return (json.dumps(settings, indent=2, ensure_ascii=False) + "\n").encode()


def checksum_of(data: bytes) -> str:
    """Return the checksum that a manifest has for a content."""
    return hashlib.sha256(data).hexdigest()


class Packing:
    """Packs files into a backup."""

    def __init__(self, files: Iterable[tuple[str, Path]]) -> None:
        """`files` are names in the backup and paths."""
        self._files = files
        self.written = Written((), ())
        """What has been packed."""

    def write(self, file: IO[bytes]) -> None:
        """Write the backup. Raises `OSError` if that fails, `BackupError` if it is too much."""
        entries: dict[str, Entry] = {}
        left_out: list[str] = []
        folded: set[str] = set()
        total = 0
        with ZipFile(file, "w", ZIP_DEFLATED) as archive:
            for name, path in self._files:
                try:
                    data, changed = content_of(name, path), path.stat().st_mtime
                except FileNotFoundError:
                    continue  # deleted meanwhile
                except OSError as error:
                    left_out.append(f"{path}: {error.strerror or error}")
                    continue
                fault = _fault_of(name) or ("differs from another one only by case" if _folded(name) in folded else "")
                if fault:
                    left_out.append(f"{path}: its name {fault}; rename it")
                    continue
                folded.add(_folded(name))
                total += len(data)
                entries[name] = Entry(size=len(data), sha256=checksum_of(data), changed=max(changed, 0.0))
                if len(entries) > MOST_FILES or total > LARGEST:
                    why = f"a backup holds at most {MOST_FILES} files and {LARGEST // 10**9} GB; move some elsewhere"
                    raise BackupError("large", path, why)
                archive.writestr(name, data, ZIP_STORED if name.endswith(_PICTURES) else ZIP_DEFLATED)
            made = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}"
            manifest = Manifest(format=FORMAT, program=__version__, made=made, files=entries)
            archive.writestr(MANIFEST, manifest.model_dump_json(indent=1))
        self.written = Written(tuple(entries), tuple(left_out))


class Backup(AbstractContextManager["Backup"]):
    """A backup that is open for reading: its names, sizes and manifest are checked. Raises `BackupError`."""

    def __init__(self, path: Path) -> None:
        self._path, self._open = path, ExitStack()
        if not path.is_file():
            raise BackupError("unreadable", path, "this is not a file" if path.exists() else "there is no such file")
        with self._open, self._as_backup_error():
            self._zip = self._open.enter_context(ZipFile(self._open.enter_context(_Bounded(path))))
            self._files = self._checked_files()
            self.manifest = self._checked_manifest()
            """What the backup holds."""
            self._open = self._open.pop_all()

    def __exit__(self, *_exception: object) -> None:
        self._open.close()

    def read(self, name: str) -> bytes:
        """Return the content of a file that has its checksum; of the settings only what is not secret."""
        with self._as_backup_error():
            entry, data = self.manifest.files[name], self._content(name)
            if (len(data), checksum_of(data)) != (entry.size, entry.sha256):
                raise BadZipFile(f"{quoted(name)} has another checksum than its list says")
            return written(split_settings(data)[0]) if name == SETTINGS else data

    def _content(self, name: str) -> bytes:
        """Return the bytes of a file, hardly more than the size that the archive gives for it."""
        data, most = bytearray(), self._files[name].file_size
        with self._zip.open(self._files[name]) as file:
            while len(data) <= most and (part := file.read(PART)):
                data += part
        return bytes(data)

    def _checked_files(self) -> dict[str, ZipInfo]:
        """Return the files of the archive by name."""
        for info in self._zip.infolist():
            name, kind = info.orig_filename, stat.S_IFMT(info.external_attr >> 16)
            if fault := _fault_of(name.removesuffix("/")):
                raise self._unsafe(f"the name {quoted(name)} {fault}")
            if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
                raise self._unsafe(f"{quoted(name)} is a link or a device")
        infos = [info for info in self._zip.infolist() if not info.is_dir()]
        if len({_folded(info.filename) for info in infos}) < len(infos):
            raise self._unsafe("two of its names differ only by case, or not at all")
        sizes = [info.file_size for info in infos]
        is_bomb = sum(sizes) > max(SMALL, DENSEST * self._path.stat().st_size)
        if is_bomb or sum(sizes) > LARGEST or max(sizes, default=0) > LARGEST_FILE or len(sizes) > MOST_FILES + 1:
            why = f"more than any backup holds (files: {len(sizes)}, bytes: {sum(sizes)})"
            raise BackupError("large", self._path, why)
        return {info.filename: info for info in infos}

    def _checked_manifest(self) -> Manifest:
        if MANIFEST not in self._files or self._files[MANIFEST].file_size > MOST_AT_ONCE:
            raise BadZipFile(f"the list {MANIFEST} is missing or too long")
        data = self._content(MANIFEST)
        head = _Head.model_validate_json(data)
        if head.format > FORMAT:
            why = f"it was made by version {quoted(head.program)}; restore it with that version or a newer one"
            raise BackupError("newer", self._path, why)
        manifest = Manifest.model_validate_json(data)
        if odd := {MANIFEST, *manifest.files} ^ set(self._files):
            raise BadZipFile(f"{quoted(min(odd))} is only in the archive, or only in its list")
        return manifest

    def _unsafe(self, why: str) -> BackupError:
        return BackupError("unsafe", self._path, f"not a backup of this program: {why}")

    @contextmanager
    def _as_backup_error(self) -> Iterator[None]:
        try:
            yield
        except (OSError, *_ZIP_FAULTS) as error:
            if (
                isinstance(error, OSError) and error.errno != errno.EINVAL
            ):  # that is a place before the file's beginning
                raise BackupError("unreadable", self._path, f"cannot be read: {error.strerror or error}") from None
            why = error.errors(include_url=False)[0]["msg"] if isinstance(error, ValidationError) else error
            what = f"not a whole backup of this program: {quoted(why, LONGEST_REASON)}"
            raise BackupError("not whole", self._path, what) from None


class _Bounded(io.FileIO):
    """A file that refuses to read much at once: the index of a hostile archive may claim any size."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MOST_AT_ONCE:
            raise BadZipFile("its index is too large")
        return super().read(size)


def _fault_of(name: str) -> str:
    """Return why a name may not be in a backup; empty if it may."""
    if any(part in ("", ".", "..") for part in name.split("/")):
        return "leads out of its folder"
    if "\\" in name or len(name) > LONGEST_NAME or any(map(is_control, name)):
        return "is too long or has characters that no name should have"
    return ""


def _folded(name: str) -> str:
    """Return a form that is equal for names that are the same on some systems."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
