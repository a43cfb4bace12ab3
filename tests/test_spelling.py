"""Suggestions for misspelt words."""

from __future__ import annotations

from gundam_desktop.spelling import did_you_mean, nearest

KNOWN = ("block", "blocker", "repair")


def test_the_most_similar_word_comes_first() -> None:
    assert nearest("blok", KNOWN, most=3) == ["block", "blocker"]
    assert nearest("blok", KNOWN) == ["block"]


def test_a_word_like_no_other_gets_no_suggestion() -> None:
    assert nearest("xyz", KNOWN) == []
    assert did_you_mean("xyz", KNOWN) == ""


def test_suggestions_are_written_as_asked() -> None:
    assert did_you_mean("repar", KNOWN, shown="<{}>".format) == "did you mean <repair>?"
    assert did_you_mean("blok", KNOWN, most=2) == "did you mean block, blocker?"
