"""Suggestions for misspelt words."""

from __future__ import annotations

from gundam_desktop.spelling import did_you_mean, nearest

KNOWN = ("block", "blocker", "repair")


def test_the_most_similar_word_comes_first() -> None:
    assert nearest("blok", KNOWN, most=3) == ["block", "blocker"]
    assert nearest("blok", KNOWN) == ["block"]


def test_letters_that_look_like_figures_are_read_as_such() -> None:
    numbers = ("ST10-010", "ST01-010", "GD01-001")
    assert [nearest(typed, numbers) for typed in ("ST0l-010", "GDO1-001", "STO1-O1O")] == [
        ["ST01-010"],
        ["GD01-001"],
        ["ST01-010"],
    ]
    assert nearest("oil", ("o1l", "oil")) == ["oil"]


def test_a_word_like_no_other_gets_no_suggestion() -> None:
    assert nearest("xyz", KNOWN) == []
    assert did_you_mean("xyz", KNOWN) == ""


def test_suggestions_are_written_as_asked() -> None:
    assert did_you_mean("repar", KNOWN, shown="<{}>".format) == "did you mean <repair>?"
    assert did_you_mean("blok", KNOWN, most=2) == "did you mean block, blocker?"
