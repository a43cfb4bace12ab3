"""A learner's progress, saved to a file of its own after every step, so that nothing is lost when the program ends.

A step done with wrong tries, or only with the last hint, is repeated: after 4 hours, then 1 day, 3 days, a week and a
month. A wrong answer in the review goes back two of these intervals. At most five steps are repeated at a time.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, TypeAdapter

from gundam_desktop.kept_file import KeptFile, Writing, at_once
from gundam_desktop.locate import player_folder
from gundam_desktop.tutorial.hints import WHOLE
from gundam_desktop.tutorial.lesson import Lesson, LessonStep

HOUR: Final = 3600
DAY: Final = 24 * HOUR
INTERVALS: Final = (4 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY)
"""Seconds until a step comes back, by how often it was right since it was wrong."""
BACK: Final = 2
"""How many intervals a wrong answer goes back."""
MOST_DUE: Final = 5
FILE: Final = "progress.json"
LARGEST_FILE: Final = 5_000_000


class StepProgress(BaseModel):
    """A learner's results in one step."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    content: str = ""
    """The hash of its contents when it was last seen."""
    seen: bool = False
    done: bool = False
    tries: int = 0
    """The number of wrong tries when it was last done."""
    hints: int = 0
    """The level of the furthest hint, when it was last done."""
    right: int = 0
    """How often it was right in a row since it was wrong."""
    due: float | None = None
    """When it is repeated, in seconds since 1970; None if it is not."""


class Marks(NamedTuple):
    """The three marks of a lesson."""

    done: bool
    without_whole_hint: bool
    """True if every step was done without the hint that reveals the choice itself."""
    without_wrong_try: bool


class DueStep(NamedTuple):
    """A step to be repeated now."""

    lesson: str
    step: str


_Kept = dict[str, dict[str, StepProgress]]
_KEPT: Final = TypeAdapter(_Kept)


class Progress:
    """A learner's progress in the lessons of one game. Every change is written at once."""

    def __init__(self, game: str, folder: Path | None = None, writing: Writing = at_once) -> None:
        """Read it from the player's folder. A damaged file is kept aside.

        What was done is known until the program ends, also if the file cannot be written.
        """
        path = (folder or player_folder("lessons", game)) / FILE
        self.file = KeptFile(path, LARGEST_FILE, _KEPT.validate_json, writing)
        self._kept = self.file.kept or {}

    def step(self, lesson: str, step: LessonStep) -> StepProgress:
        """Return the results in a step; if the step's contents have changed, only that it is new."""
        known = self._kept.get(lesson, {}).get(step.id, StepProgress())
        return known if known.content == step.content else StepProgress()

    def is_new(self, lesson: str, step: LessonStep) -> bool:
        """True for a step that has changed since the learner saw it."""
        known = self._kept.get(lesson, {}).get(step.id)
        return known is not None and known.content != step.content

    def saw(self, lesson: str, step: LessonStep) -> None:
        """Note that a step was opened."""
        known = self.step(lesson, step)
        if not known.seen:
            self._keep(lesson, step, known.model_copy(update={"seen": True}))

    def did(self, lesson: str, step: LessonStep, wrong: int, hints: int, now: float) -> None:
        """Record that a step was done: the wrong tries, the highest level of hint, `now` in seconds since 1970."""
        known = self.step(lesson, step)
        hard = wrong > 0 or hints >= WHOLE
        due, right = known.due, known.right
        if hard:
            right = max(right - BACK, 0)
            due = now + INTERVALS[right]
        elif due is not None and due <= now:
            right += 1
            due = now + INTERVALS[right] if right < len(INTERVALS) else None
        update = {"seen": True, "done": True, "tries": wrong, "hints": hints, "right": right, "due": due}
        self._keep(lesson, step, known.model_copy(update=update))

    def marks(self, lesson: Lesson) -> Marks:
        """The marks of a lesson."""
        known = [self.step(lesson.id, step) for step in lesson.steps if step.kind != "free"]
        done = all(each.done for each in known)
        return Marks(
            done,
            done and all(each.hints < WHOLE for each in known),
            done and not any(each.tries for each in known),
        )

    def last_step(self, lesson: Lesson) -> str:
        """Return the id of the first step that is not done, where the learner continues; the first if all are done."""
        undone = (step.id for step in lesson.steps if not self.step(lesson.id, step).done)
        return next(undone, lesson.steps[0].id)

    def due(self, lessons: Iterable[Lesson], now: float) -> list[DueStep]:
        """Return the steps to repeat now, those due longest first; at most five."""
        return [step for _, step in sorted(self._all_due(lessons, now))][:MOST_DUE]

    def _all_due(self, lessons: Iterable[Lesson], now: float) -> Iterator[tuple[float, DueStep]]:
        for lesson in lessons:
            for step in lesson.steps:
                due = self.step(lesson.id, step).due
                if due is not None and due <= now:
                    yield due, DueStep(lesson.id, step.id)

    def _keep(self, lesson: str, step: LessonStep, known: StepProgress) -> None:
        self._kept.setdefault(lesson, {})[step.id] = known.model_copy(update={"content": step.content})
        data: Mapping[str, Any] = _KEPT.dump_python(self._kept, mode="json", exclude_defaults=True)
        self.file.write(json.dumps(data, indent=1, sort_keys=True).encode())
