"""Numbers of clauses from one edition to another, and pages by them."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import RulebookError


def test_a_clause_has_another_number_in_a_later_edition() -> None:
    assert RULEBOOK.number_in("1.9", "7-4-1") == "8-3-1"
    assert RULEBOOK.number_in("1.0", "7-4-1") == "7-4-1"
    assert RULEBOOK.number_in("1.9", "") == ""
    assert RULEBOOK.clauses_at("1.9", "8-3-1") == ("7-4-1",)


def test_a_page_is_found_by_the_numbers_of_an_edition() -> None:
    assert [page.base for page in RULEBOOK.pages("1.9", "8-3-1")] == ["7-4-1"]
    assert RULEBOOK.find("1.9", "hand limit")[0].number == "4-8-4"
    assert RULEBOOK.editions() == ("1.0", "1.9")


def test_a_number_under_which_nothing_stands_names_the_nearest() -> None:
    with pytest.raises(RulebookError, match=r"has the number 8-3-99 in edition 1\.9; near it: "):
        RULEBOOK.base_numbers("1.9", "8-3-99")
    with pytest.raises(RulebookError, match=r"`block` is no number of a clause; right is like 7-4-1"):
        RULEBOOK.base_numbers("1.9", "block")
