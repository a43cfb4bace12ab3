"""Former texts of decks: each save keeps the one before it, and any can be had back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.writing import write_whole

MOST = 100
"""So many versions of a deck are kept."""
NEWEST = 20
"""The newest ones that are never thinned."""
_STAMP = "%Y%m%dT%H%M%S.%fZ"
_SUFFIX = ".txt"


class FormerText(NamedTuple):
    """A former text: when it was replaced, and where it is."""

    replaced: datetime
    path: Path


def keep(folder: Path, data: bytes) -> None:
    """Keep a former text in the folder of its deck; when there are too many, the one that is missed least goes."""
    now = datetime.now(UTC)
    while (path := folder / f"{now.strftime(_STAMP)}{_SUFFIX}").exists():
        now = datetime.fromtimestamp(now.timestamp() + 1e-5, UTC)
    write_whole(path, data)
    kept = former_texts(folder)
    while len(kept) > MOST:
        gone = _least_missed(kept)
        gone.path.unlink(missing_ok=True)
        kept.remove(gone)


def former_texts(folder: Path) -> list[FormerText]:
    """The former texts in the folder of a deck, the newest first."""
    found = []
    for path in folder.glob(f"*{_SUFFIX}"):
        try:
            replaced = datetime.strptime(path.name.removesuffix(_SUFFIX), _STAMP).replace(tzinfo=UTC)
        except ValueError:
            continue  # something that the player put there
        found.append(FormerText(replaced, path))
    return sorted(found, reverse=True)


def delete_versions(folder: Path) -> None:
    """Delete the former texts in the folder of a deck."""
    for former in former_texts(folder):
        former.path.unlink(missing_ok=True)


def _least_missed(kept: list[FormerText]) -> FormerText:
    """Neither one of the newest nor the first of all: the one whose neighbours lie nearest to each other."""
    inner = range(NEWEST, len(kept) - 1)
    return kept[min(inner, key=lambda at: kept[at - 1].replaced - kept[at + 1].replaced)]
