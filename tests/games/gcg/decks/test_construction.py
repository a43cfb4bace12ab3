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


def sided(*sideboard: tuple[str, int]) -> Deck:
    return Deck(name="sided", cards=tuple(LEGAL), sideboard=sideboard)


def test_a_sideboard_is_ten_cards_or_none() -> None:
    assert construction.sideboard_violations(sided(), CARDS) == []
    whole = sided(("ST02-006", 4), ("ST02-007", 4), ("ST02-008", 2))
    assert construction.sideboard_violations(whole, CARDS) == []
    for count in (1, 9, 11):
        wrong = sided(*((f"ST02-{n:03}", 1) for n in range(6, 6 + count)))
        (violation,) = construction.sideboard_violations(wrong, CARDS)
        assert (violation.code, violation.count, violation.limit) == ("sideboard size", count, 10)
        assert violation.clause == "official page of 2026-07-03"
        assert construction.violations(wrong, CARDS) == [], "the deck itself is legal"


def test_copies_and_colours_of_deck_and_sideboard_count_together() -> None:
    (four, copies), (third, _) = LEGAL[0], ("ST03-001", 1)
    assert copies == 4
    found = construction.sideboard_violations(sided((four, 1), (third, 1), ("ST02-006", 4), ("ST02-007", 4)), CARDS)
    assert [(violation.code, violation.count, violation.together) for violation in found] == [
        ("colors", 3, True),
        ("copies", 5, True),
    ]
    assert found[1].message.endswith("at most 4 of one number are allowed (deck and sideboard together)")


def test_what_no_deck_may_have_no_sideboard_may_have() -> None:
    found = construction.sideboard_violations(
        sided(("T-001", 1), ("R-001", 1), ("ST02-006", 4), ("ST02-007", 4)), CARDS
    )
    assert [(violation.code, violation.clause) for violation in found] == [("sideboard type", "5-1-1-1")] * 2


def test_cards_move_between_deck_and_sideboard() -> None:
    deck = Deck(name="d", cards=(("ST01-001", 2),), sideboard=(("ST01-002", 1),))
    moved = deck.moved("ST01-001", "deck").moved("ST01-002", "sideboard")
    assert (moved.cards, moved.sideboard) == ((("ST01-001", 1), ("ST01-002", 1)), (("ST01-001", 1),))
    assert deck.moved("ST01-001", "deck", 4).sideboard == (("ST01-002", 1), ("ST01-001", 2))
    assert deck.moved("ST01-009", "deck") == deck, "there is none to move"
    assert deck.moved("R-001", "deck") == deck, "Resources stay in the resource deck"
    assert deck.together == {"ST01-001": 2, "ST01-002": 1}
