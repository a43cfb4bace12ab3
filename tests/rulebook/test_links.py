"""How the entries of a book refer to each other."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import Book, Clause
from gundam_desktop.rulebook.links import Links

TEXTS = {
    "1": "Attack",
    "1-1": "As in 1-2-1, then 1-2-1 again (see 2), but not 9-9, 1-2-1-7 or x1-2.",
    "1-2": "Step",
    "1-2-1": "第2章と1-1から。",
    "2": "Words of 2-1 about (see 1-2)",
    "2-1": "2-1 is itself",
}


@pytest.fixture
def links() -> Links:
    return Links(Book("1.0", "", "en", {n: Clause(n, text, "clause") for n, text in TEXTS.items()}, "1-1"))


def test_what_an_entry_refers_to_and_what_refers_to_it(links: Links) -> None:
    assert {number: links.to(number) for number in TEXTS} == {
        "1": (),
        "1-1": ("1-2-1", "2"),
        "1-2": (),
        "1-2-1": ("2", "1-1"),
        "2": ("2-1", "1-2"),
        "2-1": (),
    }
    assert links.back("2") == ("1-1", "1-2-1")
    assert links.back("1-2-1") == ("1-1",)
    assert links.back("1") == links.back("9-9") == ()
    with pytest.raises(KeyError):
        links.to("9-9")


def test_places_of_numbers_in_a_text(links: Links) -> None:
    text = "（1-2-1を見る） 3-1"
    assert [(text[slice(*span)], number) for span, number in links.within(text)] == [("1-2-1", "1-2-1")]


@pytest.mark.parametrize("edition", RULEBOOK.editions())
def test_all_languages_of_the_rules_refer_to_the_same_clauses(edition: str) -> None:
    english = RULEBOOK.links(edition, "en")
    for language in RULEBOOK.languages:
        other = RULEBOOK.links(edition, language)
        differing = {
            clause.number: (english.to(clause.number), other.to(clause.number))
            for clause in RULEBOOK.words(edition, language)
            if sorted(english.to(clause.number)) != sorted(other.to(clause.number))
        }
        assert differing == {}, language
