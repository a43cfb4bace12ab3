"""What is kept of a learner besides the steps."""

from __future__ import annotations

import datetime
from pathlib import Path

from gundam_desktop.tutorial.learning_record import LearningRecord


def test_the_place_and_the_solved_puzzles_are_there_again(tmp_path: Path) -> None:
    record = LearningRecord("gcg", tmp_path)
    record.go_to("block", "first")
    record.solved("count", without_help=False)
    record.solved("link", without_help=True)
    record.solved("link", without_help=False)
    again = LearningRecord("gcg", tmp_path)
    assert again.at == ("block", "first")
    assert again.puzzle("count").solved
    assert not again.puzzle("count").without_help
    assert again.puzzle("link").without_help
    assert not again.puzzle("other").solved


def test_days_in_a_row_are_counted_until_one_is_left_out(tmp_path: Path) -> None:
    first, day = datetime.date(2026, 2, 27), datetime.timedelta(days=1)
    record = LearningRecord("gcg", tmp_path)
    assert record.days_in_a_row(first) == 0
    record.solved("count", without_help=True, day=first)
    record.solved("count", without_help=True, day=first)
    assert record.days_in_a_row(first) == 1, "a day counts once"
    record.solved("count", without_help=True)
    assert record.days_in_a_row(first + day) == 1, "the puzzle of today may still be solved"
    record.solved("link", without_help=False, day=first + day)
    record.solved("count", without_help=True, day=first + 2 * day)
    again = LearningRecord("gcg", tmp_path)
    assert again.days_in_a_row(first + 2 * day) == 3
    assert again.days_in_a_row(first + 4 * day) == 0, "a day was left out"
    again.solved("count", without_help=True, day=first + 4 * day)
    assert again.days_in_a_row(first + 4 * day) == 1


def test_a_damaged_file_is_named_and_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "learning.json").write_text("{", encoding="utf-8")
    record = LearningRecord("gcg", tmp_path)
    assert "learning.json" in record.file.fault
    record.go_to("block", "first")
    assert LearningRecord("gcg", tmp_path).at == ("block", "first")
    assert (tmp_path / "learning.broken-1.json").read_text(encoding="utf-8") == "{"


def test_the_deck_of_a_task_is_kept_until_it_is_wanted_no_longer(tmp_path: Path) -> None:
    LearningRecord("gcg", tmp_path).keep_deck("links.mend", {"cards": [["GD01-001", 4]]})
    record = LearningRecord("gcg", tmp_path)
    assert record.deck("links.mend") == {"cards": [["GD01-001", 4]]}
    assert record.deck("links.pilots") is None
    record.keep_deck("links.mend", None)
    assert LearningRecord("gcg", tmp_path).deck("links.mend") is None


def test_where_nothing_can_be_written_the_learner_goes_on_and_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "lessons").touch()
    record = LearningRecord("gcg", tmp_path / "lessons")
    record.go_to("block", "first")
    record.solved("one", without_help=True)
    assert record.at == ("block", "first")
    assert "learning.json: cannot be written: " in record.file.fault
