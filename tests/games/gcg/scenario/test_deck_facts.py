"""What a deck task asks of a deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg.scenario.deck_facts import deck_mismatches, exchanged, expected_of_deck, find_deck
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.scenario import DeckMismatch, Fact

DECK = find_deck("official-004", Path())


def mismatch(subject: str, value: Any) -> list[DeckMismatch]:
    fact = Fact(subject, expected_of_deck(subject, value, ("goal",)), ("goal",))
    return deck_mismatches((fact,), DECK)


def test_facts_that_hold_and_facts_that_do_not() -> None:
    assert mismatch("cards", {"ST01-010": {"least": 4}, "ST01-003": {"most": 2}}) == []
    assert mismatch("cards", {"ST01-003": {"least": 3}}) == [("cards", "")]
    assert mismatch("link_chance", {"turn": 4, "least": 5}) == []
    assert mismatch("link_chance", {"turn": 4, "least": 100}) == [("link_chance", "")]


def test_a_broken_rule_is_named_by_its_clause() -> None:
    short = DECK.model_copy(update={"cards": DECK.cards[1:]})
    fact = Fact("legal", True, ("goal",))
    assert deck_mismatches((fact,), short)[0].clause == "5-1-1"
    assert deck_mismatches((fact,), DECK) == []


def test_exchanged_cards_are_counted_once() -> None:
    other = DECK.model_copy(update={"cards": (("ST01-001", 1), ("ST02-001", 3), *DECK.cards[1:])})
    assert exchanged(DECK, other) == exchanged(other, DECK) == 3
    assert exchanged(DECK, DECK) == 0


@pytest.mark.parametrize(
    ("subject", "value", "why"),
    [
        ("legl", True, "did you mean legal?"),
        ("cards", {"ST01-0100": {"least": 1}}, "no card has the number ST01-0100"),
        ("link_chance", {"turn": 9, "least": 5}, "at most"),
    ],
)
def test_a_faulty_fact_is_named(subject: str, value: Any, why: str) -> None:
    with pytest.raises(FieldError, match="(?s)" + why.replace("?", r"\?")):
        expected_of_deck(subject, value, ("goal",))
