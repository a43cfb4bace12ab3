"""The shipped decks have a title and a plan in every language, and a card that stands for them."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks import deck_lookup, shipped_decks

NAMES = sorted(deck_lookup.shipped_decks())
LONGEST = {"en": 125, "ja": 70, "zh": 60}
"""Characters of a plan that fit beside a card."""


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_shipped_deck_says_how_it_plays(language: str) -> None:
    plans = {name: shipped_decks.plan_of(name, language) for name in NAMES}
    assert all(plans.values())
    assert len(set(plans.values())) == len(NAMES)
    assert {name: plan for name, plan in plans.items() if len(plan) > LONGEST[language]} == {}


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_every_shipped_deck_has_a_title_in_the_language(language: str) -> None:
    titles = [shipped_decks.title_of(name, "", language) for name in NAMES]
    assert all(titles)
    assert len(set(titles)) == len(NAMES)


def test_the_card_that_stands_for_a_deck_is_in_it() -> None:
    for name in NAMES:
        assert library.deck(name).copies(shipped_decks.key_card_of(name)) > 0, name


def test_nothing_is_said_of_other_decks() -> None:
    assert shipped_decks.plan_of("my deck", "en") == ""
    assert shipped_decks.key_card_of("my deck") == ""
    assert shipped_decks.title_of("my deck", "My deck", "ja") == "My deck"
