"""Reviewed decisions that a player keeps as puzzles; each is repeated until the player has solved it often enough."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, TypeAdapter

from gundam_desktop.coach.review import Verdict
from gundam_desktop.coach.reviewed import ReviewedDecision
from gundam_desktop.kept_file import KeptFile, Writing, at_once
from gundam_desktop.locate import player_folder
from gundam_desktop.records.entries import pack, unpack
from gundam_desktop.tutorial.progress import BACK, INTERVALS, MOST_DUE

FILE: Final = "decisions.json"
LARGEST_FILE: Final = 50_000_000


class KeptDecision(BaseModel):
    """A kept decision, with its player's results so far."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    game: str
    seat: int
    turn: int
    state: str
    """The packed dump of one of its worlds."""
    decks: tuple[Any, Any]
    verdict: Verdict
    found: bool = False
    """True if it was found once, without a wrong try and without being shown."""
    right: int = 0
    """How many times in a row it was solved."""
    due: float | None = None
    """When it is repeated next, in seconds since 1970; None if it is not repeated any more."""

    def decision(self) -> ReviewedDecision:
        """The decision itself. `ValueError` for a state that cannot be read."""
        return ReviewedDecision(self.game, self.seat, self.turn, unpack(self.state), self.decks, self.verdict)


_KEPT: Final = TypeAdapter(dict[str, KeptDecision], config=ConfigDict(defer_build=True))


class KeptDecisions:
    """The kept decisions of one game, in a file in the player's folder; every change is written at once."""

    def __init__(self, game: str, folder: Path | None = None, writing: Writing = at_once) -> None:
        """Read them. A damaged file is kept aside."""
        path = (folder or player_folder("puzzles", game)) / FILE
        self.file = KeptFile(path, LARGEST_FILE, _KEPT.validate_json, writing)
        self._kept = self.file.kept or {}

    @property
    def all(self) -> Mapping[str, KeptDecision]:
        """Key -> decision, in the order in which they were kept."""
        return self._kept

    def keep(self, decision: ReviewedDecision, now: float) -> None:
        """Keep a decision; it is repeated first after four hours. `now` is in seconds since 1970."""
        kept = KeptDecision(**{**decision._asdict(), "state": pack(decision.state), "due": now + INTERVALS[0]})
        self._kept.setdefault(key_of(decision), kept)
        self._write()

    def remove(self, key: str) -> None:
        """Remove a kept decision; does nothing if it is not kept."""
        if self._kept.pop(key, None) is not None:
            self._write()

    def due(self, now: float) -> list[str]:
        """Return the keys of the decisions to repeat now, those due longest first; at most five."""
        waiting = sorted((kept.due, key) for key, kept in self._kept.items() if kept.due is not None)
        return [key for due, key in waiting if due <= now][:MOST_DUE]

    def answered(self, key: str, found: bool, now: float) -> None:
        """Record an answer to a decision, if the decision is kept.

        After a wrong answer it is repeated earlier; after a right one, if it was due, later, and finally no more.
        """
        known = self._kept.get(key)
        if known is None:
            return
        right, due = known.right, known.due
        if not found or (due is not None and due <= now):
            right = right + 1 if found else max(right - BACK, 0)
            due = now + INTERVALS[right] if right < len(INTERVALS) else None
        self._kept[key] = known.model_copy(update={"found": known.found or found, "right": right, "due": due})
        self._write()

    def _write(self) -> None:
        self.file.write(_KEPT.dump_json(self._kept, indent=1, exclude_defaults=True))


def key_of(decision: ReviewedDecision) -> str:
    """A key that is equal for the same decision of the same game."""
    said = f"{decision.seat} {decision.verdict.position} {decision.verdict.played} {pack(decision.state)}"
    return hashlib.sha256(said.encode()).hexdigest()[:16]
