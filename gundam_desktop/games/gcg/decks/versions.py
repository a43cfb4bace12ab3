"""Former texts of decks: each save keeps the text it replaces, which can be restored."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.writing import write_whole

MAX_VERSIONS = 100
"""Versions kept of one deck."""
NEWEST = 20
"""Number of the newest versions that are never dropped."""
_STAMP = "%Y%m%dT%H%M%S.%fZ"
_SUFFIX = ".txt"


class FormerText(NamedTuple):
    """A former text: when it was replaced, and its file."""

    replaced: datetime
    path: Path


def keep_version(folder: Path, data: bytes) -> None:
    """Store a former text in the folder of its deck; beyond `MAX_VERSIONS` one is dropped."""
    now = datetime.now(UTC)
    while (path := folder / f"{now.strftime(_STAMP)}{_SUFFIX}").exists():
        now = datetime.fromtimestamp(now.timestamp() + 1e-5, UTC)
    write_whole(path, data)
    kept = former_texts(folder)
    while len(kept) > MAX_VERSIONS:
        dropped = _version_to_drop(kept)
        dropped.path.unlink(missing_ok=True)
        kept.remove(dropped)


def former_texts(folder: Path) -> list[FormerText]:
    """Return the former texts in the folder of a deck, newest first."""
    found = []
    for path in folder.glob(f"*{_SUFFIX}"):
        try:
            replaced = datetime.strptime(path.name.removesuffix(_SUFFIX), _STAMP).replace(tzinfo=UTC)
        except ValueError:
            continue  # a file that the player put there
        found.append(FormerText(replaced, path))
    return sorted(found, reverse=True)


def delete_versions(folder: Path) -> None:
    """Delete the former texts in the folder of a deck."""
    for former in former_texts(folder):
        former.path.unlink(missing_ok=True)


def _version_to_drop(kept: list[FormerText]) -> FormerText:
    """Return the version closest in time to its neighbours; never the first or one of the newest."""
    inner = range(NEWEST, len(kept) - 1)
    return kept[min(inner, key=lambda at: kept[at - 1].replaced - kept[at + 1].replaced)]
