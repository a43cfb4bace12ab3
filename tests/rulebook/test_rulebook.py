"""The editions of the rules: their numbers, their words, and how they go together."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import RulebookError, parts
from tests.rulebook.test_book import CITED, FOREIGN

LATER = RULEBOOK.book("1.9")


def test_a_clause_has_another_number_in_a_later_edition() -> None:
    assert RULEBOOK.number_in("1.9", "7-4-1") == "8-3-1"
    assert RULEBOOK.number_in("1.0", "7-4-1") == "7-4-1"
    assert RULEBOOK.number_in("1.9", "") == ""
    assert RULEBOOK.stood_for("1.9", "8-3-1") == RULEBOOK.same("1.9", "8-3-1") == ("7-4-1",)
    assert RULEBOOK.editions() == ("1.0", "1.9")


def test_a_clause_that_an_edition_added_is_cited_by_the_nearest_one_in_the_base() -> None:
    assert RULEBOOK.number_in("1.9", "1.9:13-1-7-1") == "13-1-7-1"
    assert RULEBOOK.number_in("1.0", "1.9:13-1-7-1") == "7-6-2-4"
    assert RULEBOOK.citations("1.9", "13-1-7-1") == ("1.9:13-1-7-1",)
    for cited in RULEBOOK.added():
        assert RULEBOOK.number_in("1.9", cited) in LATER
        assert RULEBOOK.number_in("1.0", cited) in RULEBOOK.book()


def test_every_number_is_one_of_the_edition() -> None:
    assert len(LATER) == 579
    assert (LATER.edition, LATER.date) == ("1.9", "2026-09-11")
    assert {
        number for clause in RULEBOOK.book() if (number := RULEBOOK.number_in("1.9", clause.number)) not in LATER
    } == set()
    kept = {each for clause in LATER for each in RULEBOOK.stood_for("1.9", clause.number)}
    gone = {each for clause in LATER for each in RULEBOOK.dropped("1.9", clause.number)}
    assert kept | gone == {clause.number for clause in RULEBOOK.book()}
    assert gone == {"4-4-2", "4-4-3", "4-4-5", "4-10-4", "7-3-5-2", "9-3-4", "11-1-1-3", "11-1-5-3"}


def test_every_number_of_the_edition_has_words_and_every_clause_a_class() -> None:
    levels = RULEBOOK.showable("1.9")
    assert set(levels) == {clause.number for clause in LATER if clause.kind == "clause"}
    assert Counter(level.level for level in levels.values()) == {"yes": 352, "no": 81, "partial": 15}
    for clause in LATER:
        under = [parts(child.number)[-1] for child in LATER.children(clause.number)]
        assert under == list(range(1, len(under) + 1)), clause.number
        assert not clause.parent or clause.parent in LATER, clause.number
        assert clause.kind == "clause" or under, clause.number
        assert clause.text.endswith((".", '."')) == (clause.kind == "clause"), clause
        assert not FOREIGN.search(clause.text), clause
        assert all(number in LATER for number in CITED.findall(clause.text)), clause
    for number, level in levels.items():
        assert (level.level == "yes") == (not level.why), number
        assert all(cited in LATER for cited in CITED.findall(level.why)), number


def test_words_are_those_of_the_base_unless_the_edition_has_its_own() -> None:
    assert LATER.clause("8-3-1").text == RULEBOOK.book().clause("7-4-1").text
    assert "purple" in LATER.clause("2-4-2-1").text
    assert "purple" not in RULEBOOK.book().clause("2-4-2-1").text
    assert LATER.clause("3").text == "Card types"
    assert "13-2-1" in LATER.clause("7-5-3-1").text
    assert "(see 8)" in LATER.clause("7-5-4-1").text
    assert "第8章" in RULEBOOK.book("1.9", "zh").clause("7-5-4-1").text
    joined = (RULEBOOK.book().clause(number).text for number in ("4-10-1", "4-10-2"))
    assert LATER.clause("5-10-2").text == " ".join(joined)


def test_a_page_has_the_numbers_of_the_base_and_what_the_edition_dropped() -> None:
    page = RULEBOOK.page("1.9", "8-3-1")
    assert (page.base, page.dropped, page.before, page.after) == (("7-4-1",), (), "", "8-3-2")
    page = RULEBOOK.page("1.9", "5-6-3", "xx")
    assert (page.base, page.dropped, page.language) == (("4-6-3",), ("11-1-1-3",), "en")
    assert RULEBOOK.page("1.9", "5-20-1").base == ()
    assert RULEBOOK.find("1.9", "hand limit")[0].clause.number == "4-8-4"


def test_a_number_under_which_nothing_stands_names_the_nearest() -> None:
    with pytest.raises(RulebookError, match=r"there is no clause 8-3-99 in edition 1\.9; near it: 8-3-3, 8-3-4, 8-3-5"):
        RULEBOOK.page("1.9", "8-3-99")
    with pytest.raises(RulebookError, match=r"`block` is no number of a clause; expected something like 7-4-1"):
        RULEBOOK.page("1.9", "block")


@pytest.mark.shared
def test_the_numbers_and_the_new_clauses_are_those_of_the_papers(shared: Path) -> None:
    folder = shared / "editions"
    new = json.loads((folder / "1.9.new.en.json").read_text(encoding="utf-8"))["clauses"]
    assert {n for n in new if n not in LATER or RULEBOOK.stood_for("1.9", n) or RULEBOOK.dropped("1.9", n)} == set()
    numbers = json.loads((folder / "renumbering-1.9.fixed.json").read_text(encoding="utf-8"))["clauses"]
    assert {clause: RULEBOOK.number_in("1.9", clause) for clause in numbers} == numbers
