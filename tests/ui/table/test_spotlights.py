"""Frames around what is explained: a card of the hand has one that its neighbours cover as they cover the card."""

from __future__ import annotations

import pytest

from gundam_desktop.ui.table.spotlights import SpotlightItem
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import middle_game


def test_the_frame_of_a_card_lies_in_the_hand_as_the_card_does(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    hand = [table.item(card) for name, card in ids.items() if name.startswith("hand")]
    hand.sort(key=lambda item: item.x())
    table.scene.spotlights.show([item.card for item in hand[:-1]])
    frames = [item for item in table.scene.items() if isinstance(item, SpotlightItem)]
    frames.sort(key=lambda item: item.x())
    assert len(frames) == len(hand) - 1
    for frame, card, neighbour in zip(frames, hand[:-1], hand[1:], strict=True):
        assert frame.pos() == card.home.point
        assert frame.rotation() == pytest.approx(card.home.rotation)
        assert card.zValue() <= frame.zValue() < neighbour.zValue()
        assert card.boundingRect().contains(card.mapRectFromItem(frame, frame.boundingRect()))
