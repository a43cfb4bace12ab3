"""What a player has switched off."""

from __future__ import annotations

import pytest

from gundam_desktop.match.stops import Stops


@pytest.mark.parametrize(
    ("stops", "asked"),
    [
        (Stops(), True),
        (Stops(steps=frozenset({"block"})), False),
        (Stops(steps=frozenset({"attacked"})), True),
        (Stops(cards=frozenset({"T-001"})), True),
        (Stops(cards=frozenset({"T-001", "T-002"})), False),
    ],
)
def test_a_player_is_asked_unless_the_step_or_all_cards_are_switched_off(stops: Stops, asked: bool) -> None:
    assert stops.asks("block", {"T-001", "T-002"}) is asked


def test_what_no_card_does_is_always_asked() -> None:
    assert Stops(cards=frozenset({"T-001"})).asks("block", ())
