"""A section of the rules as rich text."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.changes import changes
from gundam_desktop.ui.rulebook.reading import Reading
from gundam_desktop.ui.rulebook.section_html import SectionWriter, pages, section_of


def _html(number: str, edition: str = "1.0", language: str = "en", *, compare: bool = False) -> str:
    found = changes(RULEBOOK, edition, language) if compare else {}
    return SectionWriter(RULEBOOK, Reading(edition, number, language), None, found).page(number)


def _text(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText()


@pytest.mark.parametrize("language", RULEBOOK.languages)
@pytest.mark.parametrize("edition", RULEBOOK.editions())
def test_every_entry_stands_on_one_page_or_is_its_title(edition: str, language: str) -> None:
    book = RULEBOOK.words(edition, language)
    writer = SectionWriter(RULEBOOK, Reading(edition, "", language), None, {})
    shown = {number: writer.page(number) for number in pages(book)}
    assert list(shown) == [clause.number for clause in book if clause.number.count("-") < 2]
    for clause in book:
        page = shown[section_of(book, clause.number).number]
        assert f"href='pick:{clause.number}'" in page or clause.number in shown, clause.number


def test_the_clause_that_is_read_is_set_off_and_links_lead_both_ways() -> None:
    html = _html("6-5-3-1")
    assert "▸ 6-5-3-1</a>" in html
    assert html.count("▸") == 1
    assert "<a href='clause:11-2-1'>11-2-1</a>" in html
    assert "Referred to by <a href='clause:6-5-3-1'>6-5-3-1</a>" in _html("11-2-1")
    assert "<a href='edition:1.9/7-4-1'>8-3-1 in edition 1.9</a>" in _html("7-4-1")


def test_a_chapter_lists_its_sections_and_a_clause_without_section_stands_alone() -> None:
    assert "<a href='clause:7-4'>Block step</a>" in _html("7")
    assert "▸ 8-1" in _html("8-1")
    assert RULEBOOK.book().clause("8-1").text in _text(_html("8-1"))


def test_pages_lead_to_those_before_and_after() -> None:
    assert "<a href='clause:7-3'>← 7-3 Attack step</a>" in _html("7-4-1")
    assert "<a href='clause:1-1'>1-1 Number of players →</a>" in _html("1")
    assert "←" not in _html("1")


def test_words_beside_and_what_is_missing_there() -> None:
    writer = SectionWriter(RULEBOOK, Reading("1.0", "7-4-1", "en"), {"7-4-1": "<Wide> 7-4-2", "7-4": "Titel"}, {})
    html = writer.page("7-4-1")
    assert "&lt;Wide&gt; <a href='clause:7-4-2'>7-4-2</a>" in html
    assert "Titel" in html
    assert ">–</td>" in html


def test_what_an_edition_changed_is_said_in_words() -> None:
    text = _text(_html("2-4-2-1", "1.9", compare=True))
    assert "± Changed" in text
    assert "four" in text
    assert "five" in text
    assert "+ New" in _text(_html("5-20-1", "1.9", compare=True))
    assert "Dropped, 4-4-2 of edition 1.0" in _text(_html("5-4-1-1", "1.9", compare=True))
    assert "Changed" not in _text(_html("2-4-2-1", "1.9"))
