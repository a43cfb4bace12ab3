"""Where a learner was last, and the puzzles they have solved: kept in a file of its own after every change."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from gundam_desktop.kept_file import KeptFile, Writing, at_once
from gundam_desktop.locate import player_folder

FILE: Final = "learning.json"
LARGEST_FILE: Final = 5_000_000
_DAY: Final = datetime.timedelta(days=1)


class PuzzleRecord(BaseModel):
    """A learner's results in one puzzle."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    solved: bool = False
    without_help: bool = False
    """True if it was solved once without a hint and without having seen the solution."""


class _Kept(BaseModel):
    lesson: str = ""
    step: str = ""
    puzzles: dict[str, PuzzleRecord] = {}
    decks: dict[str, Any] = {}
    """Lesson and step -> deck as JSON data, for deck tasks that are not done yet."""
    day: datetime.date | None = None
    """The last day whose puzzle was solved."""
    days: int = 0
    """How many days in a row, up to that one, their puzzles were solved."""
    explained: list[str] = []
    """Keys of the things that were named (`Meeting.key`)."""
    naming: bool = True
    """True if new things are to be named."""


class LearningRecord:
    """What is kept of a learner for one game, besides how far they are in each lesson."""

    def __init__(self, game: str, folder: Path | None = None, writing: Writing = at_once) -> None:
        """Read it from the player's folder. A damaged file is kept aside."""
        path = (folder or player_folder("lessons", game)) / FILE
        self.file = KeptFile(path, LARGEST_FILE, _Kept.model_validate_json, writing)
        self._kept = self.file.kept or _Kept()

    @property
    def at(self) -> tuple[str, str]:
        """The lesson and the step that were open last; both empty if there were none."""
        return self._kept.lesson, self._kept.step

    def go_to(self, lesson: str, step: str) -> None:
        """Note which step is open; both names are empty when a lesson was finished."""
        if (lesson, step) != self.at:
            self._kept = self._kept.model_copy(update={"lesson": lesson, "step": step})
            self._write()

    def puzzle(self, name: str) -> PuzzleRecord:
        """Return the learner's results in a puzzle."""
        return self._kept.puzzles.get(name, PuzzleRecord())

    def solved(self, name: str, *, without_help: bool, day: datetime.date | None = None) -> None:
        """Note that a puzzle was solved; `day` is the one whose puzzle it is, None for all other puzzles."""
        known, before = self.puzzle(name), self._kept
        new = PuzzleRecord(solved=True, without_help=known.without_help or without_help)
        if new != known:
            self._kept = self._kept.model_copy(update={"puzzles": {**self._kept.puzzles, name: new}})
        if day not in (None, self._kept.day):
            self._kept = self._kept.model_copy(update={"day": day, "days": self.days_in_a_row(day) + 1})
        if self._kept is not before:
            self._write()

    def days_in_a_row(self, today: datetime.date) -> int:
        """How many days in a row the puzzle of the day was solved, up to today or yesterday; 0 after a day without."""
        return self._kept.days if self._kept.day in (today, today - _DAY) else 0

    def deck(self, task: str) -> Any:
        """Return the unfinished deck of a deck task, named by lesson and step, as JSON data; None if there is none."""
        return self._kept.decks.get(task)

    def keep_deck(self, task: str, deck: Any) -> None:
        """Save the unfinished deck of a deck task; None removes it."""
        decks = {name: kept for name, kept in self._kept.decks.items() if name != task}
        if deck is not None:
            decks[task] = deck
        if decks != self._kept.decks:
            self._kept = self._kept.model_copy(update={"decks": decks})
            self._write()

    @property
    def explained(self) -> tuple[str, ...]:
        """Keys (`Meeting.key`) of what the guided game has named, as the learner met it for the first time."""
        return tuple(self._kept.explained)

    def name(self, things: Iterable[str]) -> None:
        """Note that the guided game has named the things with these keys."""
        new = [thing for thing in things if thing not in self._kept.explained]
        if new:
            self._kept = self._kept.model_copy(update={"explained": [*self._kept.explained, *new]})
            self._write()

    @property
    def naming(self) -> bool:
        """True if the guided game is to name what the learner meets for the first time."""
        return self._kept.naming

    @naming.setter
    def naming(self, on: bool) -> None:
        self._kept = self._kept.model_copy(update={"naming": on})
        self._write()

    def _write(self) -> None:
        self.file.write(self._kept.model_dump_json(indent=1, exclude_defaults=True).encode())
