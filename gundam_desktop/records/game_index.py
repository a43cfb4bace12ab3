"""The index of the saved games: their summaries by the state of their files. Unchanged files are not read again.

It is in the user's cache, and can be deleted at any time. A summary is used only for a file of the same name, size,
time of change and inode, and checked like a file of a stranger.
"""

from __future__ import annotations

from collections.abc import Mapping
from os import stat_result
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from gundam_desktop.prepared import FileState, file_state, folder_key, keep_prepared, read_prepared
from gundam_desktop.records.summary import GameSummary

NAME = "saved-games"
MOST = 20_000
"""The most games in the index, those played last; so it never exceeds the size of a file that is still read."""
_FORMAT = 1


class _Known(NamedTuple):
    state: FileState
    summary: Mapping[str, Any]
    """The summary as JSON data."""


class GameIndex:
    """The index of one folder, as it was when it was last kept."""

    def __init__(self, folder: Path) -> None:
        self._state = f"{_FORMAT}-{folder_key(folder)}"
        self._known: dict[str, _Known] = read_prepared(NAME, self._state, _read) or {}
        self._seen: dict[str, _Known] = {}
        self._is_new = False

    def find(self, name: str, found: stat_result) -> GameSummary | None:
        """Return the summary of a file with this name and the state `found`; None if it is not in the index."""
        known = self._known.get(name)
        if known is None or known.state != file_state(found):
            return None
        try:
            summary = GameSummary.model_validate(known.summary)
        except ValidationError:
            return None
        self._seen[name] = known
        return summary

    def add(self, name: str, found: stat_result, summary: GameSummary) -> None:
        """Note the summary of a file, as it was read in the state `found`."""
        if name.isprintable():  # other names may not be valid text
            self._seen[name] = _Known(file_state(found), summary.model_dump(mode="json", exclude_defaults=True))
            self._is_new = True

    def save(self, *, complete: bool) -> None:
        """Save at most `MOST` entries: those found and added, and the others unless the listing was `complete`."""
        kept = dict(list((self._seen if complete else self._seen | self._known | self._seen).items())[:MOST])
        if self._is_new or kept.keys() != self._known.keys():
            keep_prepared(NAME, self._state, kept)


def _read(data: Any) -> dict[str, _Known]:
    return {str(name): _Known(tuple(state), summary) for name, (state, summary) in data.items()}
