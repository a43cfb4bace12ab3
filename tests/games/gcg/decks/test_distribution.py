from __future__ import annotations

from gundam_desktop.games.gcg.decks.distribution import count_distribution
from tests.games.gcg.decks.builders import card, deck_of

BURST = {"kind": "triggered", "on": {"event": "burst"}, "steps": [{"do": "draw", "amount": 1}]}
REPAIR = {"kind": "keyword", "keyword": {"name": "repair", "amount": 1}}


def test_what_is_counted() -> None:
    deck, cards = deck_of(
        (card("GD01-001", level=4, cost=3, ap=4, hp=3, traits=("Zeon",), effects=(REPAIR,)), 4),
        (card("GD01-002", level=2, cost=1, ap=0, hp=3, color="red", traits=("Zeon", "Newtype")), 3),
        (card("GD01-003", type="pilot", level=4, cost=1, ap=2, hp=1, traits=("Newtype",)), 2),
        (card("GD01-004", type="base", level=2, cost=2, ap=0, hp=5, effects=(BURST, REPAIR, REPAIR)), 1),
    )
    found = count_distribution(deck, cards)
    assert found.types == {"base": 1, "pilot": 2, "unit": 7}
    assert found.colors == {"blue": 7, "red": 3}
    assert list(found.levels.items()) == [(2, 4), (4, 6)]
    assert list(found.costs.items()) == [(1, 5), (2, 1), (3, 4)]
    assert sum(sum(curve.values()) for curve in found.costs_by_color.values()) == sum(found.colors.values())
    assert found.levels_by_type == {"unit": {2: 3, 4: 4}, "pilot": {4: 2}, "base": {2: 1}}
    assert found.costs_by_type == {"unit": {1: 3, 3: 4}, "pilot": {1: 2}, "base": {2: 1}}
    assert (found.ap, found.hp) == ({0: 3, 4: 4}, {3: 7})
    assert list(found.traits.items()) == [("Zeon", 7), ("Newtype", 5)]
    assert found.bursts == 1
    assert found.keywords == {"repair": 5}


def test_an_empty_deck_has_nothing() -> None:
    deck, cards = deck_of()
    assert not any(count_distribution(deck, cards))
