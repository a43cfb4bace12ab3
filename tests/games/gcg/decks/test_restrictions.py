"""Restricted, banned and paired cards, by the day from which they count."""

from __future__ import annotations

from datetime import date

from gundam_desktop.games.gcg.decks import restrictions
from gundam_desktop.games.gcg.decks.deck import Deck
from tests.games.gcg.decks.plain_cards import CARDS


def test_restrictions_hold_from_their_day_on() -> None:
    deck = Deck(name="old", cards=(("ST02-016", 3), ("GD01-020", 1), ("P-001", 1), ("P-002", 1), ("P-003", 1)))
    assert restrictions.violations(deck, CARDS, date(2026, 3, 31)) == []
    april = restrictions.violations(deck, CARDS, date(2026, 4, 1))
    assert [b.clause for b in april] == ["restriction of 2026-04-01"]
    messages = [b.message for b in restrictions.violations(deck, CARDS, date(2026, 9, 25))]
    assert len(messages) == 3
    assert messages[1] == "GD01-020 GD01-020 is banned"
    assert messages[2].startswith("P-001 P-001, P-002 P-002: ")


def test_pairs_may_not_be_in_one_deck() -> None:
    day = date(2026, 9, 25)
    both = Deck(name="pair", cards=(("ST01-010", 1), ("ST05-010", 1)))
    one = Deck(name="one", cards=(("ST01-010", 4),))
    assert [b.message for b in restrictions.violations(both, CARDS, day)] == [
        "ST01-010 ST01-010 and ST05-010 ST05-010 may not be in the same deck"
    ]
    assert restrictions.violations(one, CARDS, day) == []


def test_deck_and_sideboard_count_together() -> None:
    day = date(2026, 9, 25)
    deck = Deck(
        name="both",
        cards=(("ST02-016", 2), ("ST01-010", 1), ("P-001", 1)),
        sideboard=(("ST02-016", 1), ("ST05-010", 1), ("P-002", 1), ("GD01-020", 2)),
    )
    alone = deck.model_copy(update={"sideboard": ()})
    assert restrictions.violations(alone, CARDS, day) == []
    found = restrictions.violations(deck, CARDS, day)
    assert [(violation.code, violation.count, violation.together) for violation in found] == [
        ("limit", 3, True),
        ("banned", 2, True),
        ("apart", 2, True),
        ("plain", 2, True),
    ]
    assert found[1].message == "GD01-020 GD01-020 is banned (deck and sideboard together)"


def test_each_restricted_card_has_its_kinds() -> None:
    day = date(2026, 9, 25)
    kinds = restrictions.restricted(CARDS.values(), day)
    assert kinds["GD01-020"] == {"banned"}
    assert kinds["ST01-010"] == kinds["ST05-010"] == {"apart"}
    assert {number for number, found in kinds.items() if "plain" in found} == {"P-001", "P-002"}
    assert set(restrictions.restricted(CARDS.values(), date(2026, 4, 1))) == {"ST02-016"}
