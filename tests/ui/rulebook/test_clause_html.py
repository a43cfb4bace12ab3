"""Clauses as rich text."""

from __future__ import annotations

from gundam_desktop.rulebook.book import Clause
from gundam_desktop.rulebook.changes import Piece, Side
from gundam_desktop.rulebook.links import Citation
from gundam_desktop.rulebook.search import Hit
from gundam_desktop.ui.rulebook.clause_html import clause_link, clause_links, compared, hit_line, linked, marked


def test_a_link_says_the_number_or_another_text() -> None:
    assert clause_link("7-4-1") == "<a href='clause:7-4-1'>7-4-1</a>"
    assert clause_link("7-4-1", "<Blocker>") == "<a href='clause:7-4-1'>&lt;Blocker&gt;</a>"
    assert clause_links(["1", "2"]) == "<a href='clause:1'>1</a>, <a href='clause:2'>2</a>"


def test_numbers_within_a_text_are_links() -> None:
    shown = linked("<See 7-4>\nor 1", (Citation((5, 8), "7-4"),))
    assert shown == "&lt;See <a href='clause:7-4'>7-4</a>&gt;<br>or 1"


def test_marks_stand_where_they_were_found_and_signs_are_no_tags() -> None:
    shown = marked("<a> and b", ((0, 3), (8, 9)))
    assert shown.startswith("<u style=")
    assert "&lt;a&gt;</b></u> and <u" in shown
    assert marked("<a>", ()) == "&lt;a&gt;"


def test_a_found_entry_has_its_number_as_a_link() -> None:
    line = hit_line(Hit(Clause("7-4", "Block step", "section"), ((0, 5),)))
    assert "<a href='clause:7-4'>7-4</a>" in line
    assert "Block</b></u> step" in line


def test_changes_are_told_by_form_as_well_as_by_colour() -> None:
    shown = compared([Piece(Side.BOTH, "Draw "), Piece(Side.BASE, "<a>"), Piece(Side.LATER, "two")])
    assert shown.startswith("Draw <s style=")
    assert "&lt;a&gt;</s><u style=" in shown
    assert shown.endswith(">two</u>")
