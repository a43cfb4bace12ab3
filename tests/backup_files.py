"""Files of a player to be backed up, and changed backups."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from gundam_desktop import backup
from gundam_desktop.backup import MANIFEST

FILES = {
    "decks/Blue/One.txt": b"4 ST01-001\n",
    "decks/drafts/ab.draft": b"{}",
    "games/20260101-1.game": b"a game\n",
    "games/20260101-1.jpg": b"\xff\xd8",
    "collection/gcg.json": b"{}",
    "cards/mine.json": b"[]",
    "lessons/gcg/progress.json": b"{}",
    "gauntlets/ab.jsonl": b"{}\n",
}
KEY = "the key of a server"


def put(home: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def settings(**more: object) -> bytes:
    servers = [{"address": "play.example.org", "key": KEY}]
    return json.dumps({"theme": "dark", "online": {"servers": servers}, **more}).encode()


Change = Callable[[dict[str, bytes], dict[str, Any]], None]


def rewritten(path: Path, change: Change) -> None:
    """Write a backup again with a change of its files and its manifest."""
    with ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if name != MANIFEST}
        manifest = json.loads(archive.read(MANIFEST))
    change(files, manifest)
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
        archive.writestr(MANIFEST, json.dumps(manifest))


def with_file(path: Path, name: str | ZipInfo, data: bytes = b"x") -> None:
    """Add a file to a backup, in its list as well."""

    def listed(_files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        called = name if isinstance(name, str) else name.filename
        manifest["files"][called] = {"size": len(data), "sha256": backup.checksum_of(data), "changed": 1.0}

    rewritten(path, listed)
    with ZipFile(path, "a", ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
