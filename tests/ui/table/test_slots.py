"""The places of a zone: a card keeps its own, and gets the one that the game gives it."""

from __future__ import annotations

from gundam_desktop.ui.table.slots import HandOrder, Slots


def test_a_card_keeps_its_place_when_another_leaves() -> None:
    slots = Slots(6)
    slots.update((11, 12, 13), {})
    slots.update((11, 13, 14), {})
    assert [slots.of(card) for card in (11, 13, 14)] == [0, 2, 1]


def test_a_card_gets_the_place_at_which_it_was_dropped() -> None:
    slots = Slots(6)
    slots.want(12, 4)
    slots.update((11, 12), {})
    assert slots.of(12) == 4


def test_a_card_dropped_on_another_gets_the_nearest_free_place() -> None:
    slots = Slots(6)
    slots.want(12, 4)
    slots.update((11, 12), {})
    slots.want(13, 4)
    slots.update((11, 12, 13), {})
    assert slots.of(13) == 3
    slots.want(14, 4)
    slots.update((11, 12, 13, 14), {})
    assert slots.of(14) == 5


def test_there_are_more_places_while_there_are_more_cards() -> None:
    slots = Slots(2)
    slots.update((1, 2, 3), {})
    assert slots.count == 3
    slots.update((1,), {})
    assert slots.count == 2


def test_the_game_may_give_the_places() -> None:
    slots = Slots(3)
    slots.update((11,), {})
    slots.update((11, 12, 13), {12: 0, 13: 4})
    assert [slots.of(card) for card in (11, 12, 13)] == [1, 0, 4]
    assert slots.count == 5


def test_a_card_that_comes_back_gets_its_place_again() -> None:
    slots = Slots(6)
    slots.want(12, 4)
    slots.update((11, 12), {})
    slots.update((11,), {})
    slots.update((11, 12), {})
    assert slots.of(12) == 4


def test_places_that_are_kept_come_before_those_of_others() -> None:
    slots = Slots(6)
    slots.want(12, 0)
    slots.update((11, 12), {})
    assert [slots.of(card) for card in (11, 12)] == [1, 0]


def test_a_card_that_comes_back_to_the_hand_gets_its_place_again_and_a_new_one_the_last() -> None:
    hand = HandOrder()
    assert hand.arranged((1, 2, 3, 4)) == (1, 2, 3, 4)
    hand.move(2, 2)
    assert hand.arranged((1, 4)) == (1, 4)
    assert hand.arranged((1, 2, 3, 4, 5)) == (1, 3, 2, 4, 5)
