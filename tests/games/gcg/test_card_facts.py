"""What is told of a card besides its face."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import restrictions
from gundam_desktop.games.gcg.decks.link_pairs import links

UNIT, PILOT, TOKEN = "ST01-001", "ST01-010", "T-001"
LANGUAGES = ("en", "ja", "zh")


def facts(number: str, language: str = "en") -> dict[str, tuple[str, ...]]:
    return {each.title: each.lines for each in library.card_facts(number, language)}


def test_a_unit_and_a_pilot_that_link_name_each_other() -> None:
    cards = card_sets()
    assert links(cards.card(UNIT), cards.card(PILOT))
    assert library.name_of(PILOT, "en") in facts(UNIT)["Links with"]
    assert library.name_of(UNIT, "en") in facts(PILOT)["Links with"]


def test_each_name_comes_once() -> None:
    names = facts(PILOT)["Links with"]
    assert len(set(names)) == len(names)


def test_rulings_have_their_ids_and_days() -> None:
    assert facts("ST01-009")["Rulings"][0].startswith("Q114 (20")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_restriction_is_told_of_every_card_it_concerns(language: str) -> None:
    for card in card_sets().by_number.values():
        if found := restrictions.applying(card):
            lines = next(iter(facts(card.number, language).values()))
            assert len(lines) == 1 + len(found)
            assert all(str(each.since) in line for each, line in zip(found, lines[1:], strict=True))


def test_a_token_goes_into_no_deck() -> None:
    token = next(card for card in card_sets().by_number.values() if card.is_token)
    assert facts(token.number)["Legality"] == ("It is not part of a deck.",)


def test_of_an_unknown_card_nothing_is_told() -> None:
    assert facts("??") == {}
