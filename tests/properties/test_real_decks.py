"""The lists of decks that are really played: each is read, keeps chapter 5 and plays whole games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, deck_lookup
from gundam_desktop.games.gcg.decks.deck import DeckError
from tests.conftest import Times
from tests.properties.random_games import walk

CARDS = {card.number: card for card in card_sets()}


@pytest.mark.shared
def test_each_keeps_chapter_5_and_plays_to_the_end(shared: Path, rng: random.Random, times: Times) -> None:
    lists = sorted((shared / "cards" / "decks").glob("*.txt"))
    assert len(lists) == 45
    decks = [deck_lookup.load(path, CARDS) for path in lists]
    for deck in decks:
        assert construction.violations(deck, CARDS) == []
        for _ in range(times(20)):
            *_, game = walk((deck, rng.choice(decks)), rng)
            assert game.decision.player < 0


def test_cards_that_no_set_has_are_named(tmp_path: Path) -> None:
    path = tmp_path / "later.txt"
    path.write_text("4 ST01-001\n4 GD99-001\n", encoding="utf-8")
    with pytest.raises(DeckError, match="GD99-001"):
        deck_lookup.load(path, CARDS)
