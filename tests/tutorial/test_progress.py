"""Progress: kept at once, intervals of the review, marks, changed steps, a damaged file."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.tutorial.progress import DAY, HOUR, INTERVALS, MOST_DUE, DueStep, Progress
from tests.tutorial.lessons import BLOCK, lesson_of

NOW = 1_000_000.0
LESSON = lesson_of(BLOCK)
FIRST, ASKED = LESSON.steps


def test_what_is_done_is_there_after_the_program_was_killed(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    progress.saw("block", FIRST)
    assert Progress("gcg", tmp_path).step("block", FIRST).seen
    progress.did("block", FIRST, 2, 1, NOW)
    known = Progress("gcg", tmp_path).step("block", FIRST)
    assert (known.done, known.tries, known.hints) == (True, 2, 1)
    assert Progress("gcg", tmp_path).last_step(LESSON) == "asked"


def test_a_step_with_wrong_tries_comes_back_later_and_later(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    progress.did("block", ASKED, 0, 3, NOW)
    assert progress.due([LESSON], NOW + 100 * DAY) == [], "done well without the last hint"
    now = NOW
    progress.did("block", FIRST, 1, 0, now)
    waits = []
    while (due := progress.step("block", FIRST).due) is not None:
        waits.append(due - now)
        assert progress.due([LESSON], due - 1) == []
        assert progress.due([LESSON], due) == [DueStep("block", "first")]
        now = due
        progress.did("block", FIRST, 0, 0, now)
    assert waits == [4 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY]


def test_wrong_in_the_review_goes_back_two_steps(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    progress.did("block", FIRST, 1, 0, NOW)
    now = NOW
    for _ in range(3):
        now = progress.step("block", FIRST).due or 0
        progress.did("block", FIRST, 0, 0, now)
    progress.did("block", FIRST, 1, 0, now)
    assert progress.step("block", FIRST).due == now + INTERVALS[1], "from a week to a day"


def test_doing_a_step_again_before_it_is_due_changes_no_date(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    progress.did("block", FIRST, 1, 0, NOW)
    progress.did("block", FIRST, 0, 0, NOW + 1)
    assert progress.step("block", FIRST).due == NOW + INTERVALS[0]


def test_at_most_five_steps_come_back_at_a_time(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    lessons = [lesson_of(BLOCK.replace("lesson: block", f"lesson: block{n}")) for n in range(7)]
    for age, lesson in enumerate(lessons):
        progress.did(lesson.id, lesson.steps[0], 1, 0, NOW - age)
    due = progress.due(lessons, NOW + DAY)
    assert [step.lesson for step in due] == [f"block{n}" for n in (6, 5, 4, 3, 2)], "the oldest first"
    assert len(due) == MOST_DUE


def test_the_three_marks(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    progress.did("block", FIRST, 0, 4, NOW)
    assert progress.marks(LESSON) == (False, False, False)
    progress.did("block", ASKED, 1, 0, NOW)
    assert progress.marks(LESSON) == (True, False, False)
    progress.did("block", FIRST, 0, 2, NOW)
    assert progress.marks(LESSON) == (True, True, False)
    progress.did("block", ASKED, 0, 0, NOW)
    assert progress.marks(LESSON) == (True, True, True)


def test_a_changed_step_is_new(tmp_path: Path) -> None:
    progress = Progress("gcg", tmp_path)
    progress.did("block", FIRST, 0, 0, NOW)
    changed = lesson_of(BLOCK.replace("say: tired", "say: rested")).steps[0]
    assert not progress.is_new("block", FIRST)
    assert progress.is_new("block", changed)
    assert not progress.step("block", changed).done
    assert not progress.is_new("block", ASKED), "never seen is not changed"


def test_a_damaged_file_is_said_and_kept_aside(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    for number in (1, 2):
        file.write_text("{", encoding="utf-8")
        progress = Progress("gcg", tmp_path)
        assert progress.file.fault.startswith(f"{file}: cannot be read: Invalid JSON")
        assert progress.file.fault.endswith(f"; it is kept as progress.broken-{number}.json")
        assert (tmp_path / f"progress.broken-{number}.json").read_text(encoding="utf-8") == "{"
    progress.saw("block", FIRST)
    assert Progress("gcg", tmp_path).file.fault == ""


def test_where_nothing_can_be_written_the_learner_goes_on_and_it_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.touch()  # a file where the folder should be
    progress = Progress("gcg", folder)
    progress.did("block", FIRST, 0, 0, NOW)
    assert progress.step("block", FIRST).done
    assert progress.file.fault.startswith(f"{folder / 'progress.json'}: cannot be written: ")
    folder.unlink()
    progress.did("block", FIRST, 0, 0, NOW)
    assert progress.file.fault == ""
    assert Progress("gcg", folder).step("block", FIRST).done
