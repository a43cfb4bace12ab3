"""Suggested cards: what they are for, and that each one may be added."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks import restrictions
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.link_pairs import links
from gundam_desktop.games.gcg.decks.suggestions import MOST, Suggestion

DAY = date(2026, 9, 25)
CARDS = decks_api.all_cards()


def found(deck: Deck, reason: str) -> list[Suggestion]:
    return [one for one in decks_api.suggestions_for(deck, DAY) if one.reason == reason]


@pytest.mark.parametrize("name", ["official-001", "official-004", "official-013", "official-017"])
def test_every_suggested_card_may_be_added(name: str) -> None:
    deck = library.deck(name)
    colors = {color for color, _ in decks_api.colors_of(deck, CARDS)}
    before = {violation.code for violation in restrictions.violations(deck, CARDS, DAY)}
    suggested = decks_api.suggestions_for(deck, DAY)
    assert suggested
    assert len({one.number for one in suggested}) == len(suggested)
    for one in suggested:
        card = CARDS[one.number]
        assert card.color in colors
        assert deck.together.get(one.number, 0) < decks_api.MOST_COPIES
        after = restrictions.violations(deck.with_count(one.number, deck.copies(one.number) + 1), CARDS, DAY)
        assert {violation.code for violation in after} <= before


def test_a_pilot_is_suggested_for_the_units_that_link_with_it() -> None:
    deck = Deck(name="units", cards=(("ST01-001", 4), ("ST01-005", 2)))
    pilots = found(deck, "pilot")
    assert "ST01-010" in {one.number for one in pilots}
    for one in pilots:
        assert one.copies == sum(n for number, n in deck.cards if links(CARDS[number], CARDS[one.number]))
        assert one.copies > 0
    assert [one.copies for one in pilots] == sorted((one.copies for one in pilots), reverse=True)
    whole = deck.with_count("ST01-010", decks_api.MOST_COPIES)
    assert "ST01-010" not in {one.number for one in found(whole, "pilot")}


def test_a_unit_is_suggested_for_the_pilots_of_the_deck() -> None:
    units = found(Deck(name="pilots", cards=(("ST01-010", 4),)), "unit")
    assert units
    assert all(links(CARDS[one.number], CARDS["ST01-010"]) and one.copies == 4 for one in units)


def test_units_are_suggested_for_a_lv_of_which_other_decks_have_more() -> None:
    whole = library.deck("official-004")
    gap = whole.model_copy(update={"cards": tuple(entry for entry in whole.cards if CARDS[entry[0]].level != 3)})
    levels = Counter(CARDS[one.number].level for one in found(gap, "level"))
    assert 0 < levels[3] <= MOST
    one = next(one for one in found(gap, "level") if CARDS[one.number].level == 3)
    assert one.copies == 0
    assert one.usual > 5
    assert 3 not in {CARDS[one.number].level for one in found(whole, "level")}


def test_a_card_like_it_is_suggested_in_place_of_a_banned_one() -> None:
    banned = CARDS["GD01-020"]
    others = found(Deck(name="banned", cards=(("GD01-020", 4),)), "replacement")
    assert len(others) == MOST
    for one in others:
        card = CARDS[one.number]
        assert one.instead_of == banned.number
        assert (card.type, card.color) == (banned.type, banned.color)
        assert abs(card.level - banned.level) <= 1
        assert abs(card.cost - banned.cost) <= 1


def test_nothing_is_suggested_for_an_empty_deck() -> None:
    assert decks_api.suggestions_for(Deck(name="", cards=()), DAY) == []
