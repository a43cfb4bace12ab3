"""The rules of deck construction (chapter 5)."""

from __future__ import annotations

from gundam_desktop.games.gcg.decks import construction
from gundam_desktop.games.gcg.decks.deck import Deck
from tests.games.gcg.decks.plain_cards import CARDS, LEGAL


def test_a_legal_deck_has_no_breach() -> None:
    assert construction.violations(Deck(name="legal", cards=tuple(LEGAL)), CARDS) == []


def test_every_breach_is_listed_with_its_clause() -> None:
    deck = Deck(
        name="wrong",
        cards=(("ST01-001", 5), ("ST02-001", 1), ("ST03-001", 1), ("T-001", 1), ("R-001", 1)),
        resources=(("R-001", 8), ("ST01-002", 1)),
    )
    found = construction.violations(deck, CARDS)
    assert [breach.clause for breach in found] == [
        "5-1-1", "5-1-1", "5-1-1-1", "5-1-1-1", "5-1-1-2", "5-1-1-3", "5-1-1-4",
    ]  # fmt: skip
    assert found[4].message == "the deck has 3 colours (Blue, Green, Red); it may have one or two"
