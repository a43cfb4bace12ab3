"""The index of the saved games: their summaries by the state of their files. Unchanged files are not read again.

It is in the user's cache, and can be deleted at any time. A summary is used only for a file of the same name, size,
time of change and inode, and checked like a file of a stranger.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from os import stat_result
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from gundam_desktop.prepared import keep_prepared, read_prepared
from gundam_desktop.records.summary import GameSummary

NAME = "saved-games"
MOST = 20_000
"""Games in the index, the last played ones; it stays smaller than the largest file that is read."""
_FORMAT = 1


class _Known(NamedTuple):
    state: list[int]
    summary: Mapping[str, Any]
    """As JSON has it."""


class GameIndex:
    """The index of one folder, as it was when it was last kept."""

    def __init__(self, folder: Path) -> None:
        place = hashlib.sha256(str(folder.absolute()).encode(errors="surrogateescape")).hexdigest()[:16]
        self._state = f"{_FORMAT}-{place}"
        self._known: dict[str, _Known] = read_prepared(NAME, self._state, _read) or {}
        self._seen: dict[str, _Known] = {}
        self._is_new = False

    def find(self, name: str, found: stat_result) -> GameSummary | None:
        """The summary of the file of a name in the state `found`; None if it is not known."""
        known = self._known.get(name)
        if known is None or known.state != _state(found):
            return None
        try:
            summary = GameSummary.model_validate(known.summary)
        except ValidationError:
            return None
        self._seen[name] = known
        return summary

    def add(self, name: str, found: stat_result, summary: GameSummary) -> None:
        """Note the summary of a file, as it was read in the state `found`."""
        if name.isprintable():  # others may have no form as text
            self._seen[name] = _Known(_state(found), summary.model_dump(mode="json", exclude_defaults=True))
            self._is_new = True

    def keep(self, *, whole: bool) -> None:
        """Save what was found and added, at most `MOST` entries; unless the listing was `whole`, the others as well."""
        kept = dict(list((self._seen if whole else self._seen | self._known | self._seen).items())[:MOST])
        if self._is_new or kept.keys() != self._known.keys():
            keep_prepared(NAME, self._state, kept)


def _state(found: stat_result) -> list[int]:
    return [found.st_size, found.st_mtime_ns, found.st_ino]


def _read(data: Any) -> dict[str, _Known]:
    return {str(name): _Known(state, summary) for name, (state, summary) in data.items()}
