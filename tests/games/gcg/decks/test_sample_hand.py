from __future__ import annotations

import random
from collections import Counter

import pytest

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.sample_hand import sample_hand

FIFTY = Deck(name="fifty", cards=tuple((f"ST01-{number:03}", 1) for number in range(50)))


def test_a_hand_its_shields_and_its_draws_are_cards_of_the_deck() -> None:
    sample = sample_hand(FIFTY, 7)
    assert sample == sample_hand(FIFTY, 7) != sample_hand(FIFTY, 8)
    for _ in range(39):
        sample = sample.draw()
    assert not sample.can_draw
    assert (len(sample.hand), len(sample.shields), len(sample.drawn)) == (5, 6, 39)
    assert sorted((*sample.hand, *sample.shields, *sample.drawn)) == FIFTY.numbers()
    with pytest.raises(ValueError, match="no card left"):
        sample.draw()


def test_a_redrawn_hand_has_none_of_the_first_but_the_rest_of_the_deck_may(rng: random.Random) -> None:
    back = 0
    for _ in range(300):
        first = sample_hand(FIFTY, rng.randrange(2**32))
        second = first.redraw()
        assert second == first.redraw()
        assert second.hand == first.shields[:5]
        assert sorted(second.order) == sorted(first.order)
        back += not set(first.hand).isdisjoint(second.shields)
    assert 80 < back < 240  # about 52 of 100: the deck is shuffled after the new hand is drawn


def test_one_redraw_and_only_before_anything_is_drawn() -> None:
    sample = sample_hand(FIFTY, 1)
    for late in (sample.redraw(), sample.draw()):
        assert not late.can_redraw
        with pytest.raises(ValueError, match="once, before anything else"):
            late.redraw()


def test_every_card_comes_as_often(rng: random.Random) -> None:
    seen = Counter(number for _ in range(2000) for number in sample_hand(FIFTY, rng.randrange(2**32)).hand)
    assert all(130 < seen[number] < 270 for number in FIFTY.numbers())  # 200, five standard errors


@pytest.mark.parametrize("count", [0, 3, 8, 11])
def test_a_small_deck_deals_what_it_has(count: int) -> None:
    sample = sample_hand(Deck(name="small", cards=(("ST01-001", count),) if count else ()), 1)
    assert len(sample.hand) + len(sample.shields) == count
    assert not sample.can_draw
    assert sample.can_redraw == (count > 0)
    if count:
        assert len(sample.redraw().hand) == min(count, 5)
