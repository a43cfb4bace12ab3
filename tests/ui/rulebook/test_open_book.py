"""A rule book opened as its reader has set it."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.ui.rulebook.open_book import OpenBook, after, fitted
from gundam_desktop.ui.rulebook.reading import DOCUMENT, Reading


@pytest.mark.parametrize(
    ("before", "wanted", "edition", "number"),
    [
        (Reading(), Reading(), "1.9", "1"),
        (Reading(), Reading("0.1", "99"), "1.9", "1"),
        (Reading("1.0", "7-4-1"), Reading("1.9", "7-4-1"), "1.9", "8-3-1"),
        (Reading("1.9", "5-20-1"), Reading("1.0", "5-20-1"), "1.0", "4"),
        (Reading("1.0", "7-4-1"), Reading("1.9", "8-1"), "1.9", "8-1"),
    ],
)
def test_a_reading_is_fitted_to_the_book(before: Reading, wanted: Reading, edition: str, number: str) -> None:
    found = fitted(RULEBOOK, wanted, before)
    assert (found.edition, found.number) == (edition, number)


def test_words_beside_are_a_language_the_document_or_nothing() -> None:
    chinese = RULEBOOK.words("1.0", "zh").clause("7-4-1").text
    assert OpenBook(RULEBOOK, Reading("1.0"), {}).beside is None
    assert OpenBook(RULEBOOK, Reading("1.0", second="en", language="en"), {}).beside is None
    with_chinese = OpenBook(RULEBOOK, Reading("1.0", second="zh"), {})
    assert with_chinese.beside is not None
    assert with_chinese.beside["7-4-1"] == chinese
    assert chinese in with_chinese.page("7-4-1")
    assert chinese not in with_chinese.page("7-4-1", alone=True)
    assert OpenBook(RULEBOOK, Reading("1.0", second=DOCUMENT), {"1": "x"}).beside == {"1": "x"}


def test_pages_and_entries_before_and_after() -> None:
    book = OpenBook(RULEBOOK, Reading("1.0"), {})
    assert [book.turned("7-4-1", steps) for steps in (-1, 1)] == ["7-3", "7-5"]
    assert [book.stepped("7-4-1", steps) for steps in (-1, 1)] == ["7-4", "7-4-2"]
    assert book.turned("1", -1) == book.stepped("1", -1) == ""
    assert book.section("7-4-5-1") == "7-4"


def test_changes_are_known_only_where_they_are_wanted() -> None:
    assert OpenBook(RULEBOOK, Reading("1.9", compare=True), {}).changes
    assert OpenBook(RULEBOOK, Reading("1.0", compare=True), {}).changes == {}
    assert OpenBook(RULEBOOK, Reading("1.9"), {}).changes == {}
    one, other = (OpenBook(RULEBOOK, Reading("1.9", number), {}).key for number in ("1-1", "1-2"))
    assert one == other, "the place is none of it"


def test_after_the_last_comes_the_first() -> None:
    assert [after(("a", "b"), chosen) for chosen in ("a", "b", "c")] == ["b", "a", "a"]
