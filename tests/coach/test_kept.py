"""Kept decisions are the same after a new start of the program, and come back when they are due."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.coach.kept import KeptDecisions, key_of
from gundam_desktop.tutorial.progress import INTERVALS
from tests.coach.test_second_try import MISSED, decision

NOW = 1_000_000.0


def test_what_is_kept_is_read_again_and_kept_once(tmp_path: Path) -> None:
    mine = decision(MISSED)
    for _ in range(2):
        KeptDecisions("gcg", tmp_path).keep(mine, NOW)
    (again,) = KeptDecisions("gcg", tmp_path).all.values()
    assert again.decision() == mine
    assert again.decision().world().digest() == mine.world().digest()


def test_it_comes_back_later_when_it_was_found_and_earlier_when_not(tmp_path: Path) -> None:
    kept, mine = KeptDecisions("gcg", tmp_path), decision(MISSED)
    kept.keep(mine, NOW)
    key, now = key_of(mine), NOW + INTERVALS[0]
    assert kept.due(now - 1) == []
    assert kept.due(now) == [key]
    kept.answered(key, True, now)
    assert kept.due(now + INTERVALS[1] - 1) == []
    kept.answered(key, False, now)
    assert kept.due(now + INTERVALS[0]) == [key]
    for interval in INTERVALS:
        now += interval
        kept.answered(key, True, now)
    assert kept.due(now + 10 * INTERVALS[-1]) == []
    kept.answered("another", True, now)
    assert list(kept.all) == [key]


def test_what_is_removed_comes_back_no_more(tmp_path: Path) -> None:
    kept, mine = KeptDecisions("gcg", tmp_path), decision(MISSED)
    kept.keep(mine, NOW)
    kept.remove("another")
    kept.remove(key_of(mine))
    assert not kept.all
    assert not KeptDecisions("gcg", tmp_path).all


def test_a_damaged_file_is_named_and_kept_aside(tmp_path: Path) -> None:
    kept = KeptDecisions("gcg", tmp_path)
    kept.keep(decision(MISSED), NOW)
    kept.file.path.write_text("{", encoding="utf-8")
    again = KeptDecisions("gcg", tmp_path)
    assert str(again.file.path) in again.file.fault
    assert not again.all
    assert again.file.path.with_name("decisions.broken-1.json").is_file()


def test_where_nothing_can_be_written_decisions_are_kept_until_the_program_ends(tmp_path: Path) -> None:
    (tmp_path / "puzzles").touch()
    kept = KeptDecisions("gcg", tmp_path / "puzzles")
    kept.keep(decision(MISSED), NOW)
    assert len(kept.all) == 1
    assert "decisions.json: cannot be written: " in kept.file.fault
