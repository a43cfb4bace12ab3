"""What an edition changes in the base, and the words that differ."""

from __future__ import annotations

from collections import Counter

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.changes import Kind, Side, changes, difference

BOTH, BASE, LATER = Side.BOTH, Side.BASE, Side.LATER


@pytest.mark.parametrize("language", RULEBOOK.languages)
def test_every_entry_of_the_edition_has_its_kind(language: str) -> None:
    found = changes(RULEBOOK, "1.9", language)
    assert list(found) == [clause.number for clause in RULEBOOK.book("1.9")]
    assert (found["8-3-1"].kind, found["8-3-1"].base) == (Kind.MOVED, ("7-4-1",))
    assert (found["1-2-1"].kind, found["1-2-1"].base) == (Kind.SAME, ("1-2-1",))
    assert (found["5-20-1"].kind, found["5-20-1"].base) == (Kind.NEW, ())
    assert (found["2-4-2-1"].kind, found["2-4-2-1"].base) == (Kind.CHANGED, ("2-4-2-1",))
    assert (found["3-2-5-1"].kind, found["3-2-5-1"].base) == (Kind.MOVED, ("2-6-1",)), "said again elsewhere"
    assert [clause.number for clause in found["5-4-1-1"].dropped] == ["4-4-2"]
    assert all(bool(change.pieces) == (change.kind is Kind.CHANGED) for change in found.values())


def test_the_pieces_of_a_changed_clause_are_both_texts() -> None:
    later = RULEBOOK.book("1.9")
    for number, change in changes(RULEBOOK, "1.9", "en").items():
        if change.kind is Kind.CHANGED:
            after = "".join(text for side, text in change.pieces if side is not BASE)
            before = "".join(text for side, text in change.pieces if side is not LATER)
            assert after == later.clause(number).text
            assert before != after
            assert RULEBOOK.renumbered("1.9", RULEBOOK.book().clause(change.base[0]).text) in before


def test_the_base_changes_nothing() -> None:
    assert Counter(change.kind for change in changes(RULEBOOK, "1.0", "en").values()) == {Kind.SAME: 510}


@pytest.mark.parametrize(
    ("before", "after", "pieces"),
    [
        ("Draw a card.", "Draw two cards.", [(BOTH, "Draw "), (BASE, "a card"), (LATER, "two cards"), (BOTH, ".")]),
        ("The same", "The same", [(BOTH, "The same")]),
        ("", "All new", [(LATER, "All new")]),
        ("A gone word", "A word", [(BOTH, "A "), (BASE, "gone "), (BOTH, "word")]),
        ("四色为红", "五色为绿", [(BASE, "四色为红"), (LATER, "五色为绿")]),
        ("机体进入战斗区四", "机体进入战斗区五", [(BOTH, "机体进入战斗区"), (BASE, "四"), (LATER, "五")]),
    ],
)
def test_differences(before: str, after: str, pieces: list[tuple[Side, str]]) -> None:
    assert list(difference(before, after)) == pieces
