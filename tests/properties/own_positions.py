"""Positions made at random, of cards of the sets and of cards made from the words of the effect language."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.model.constants import BATTLE_LIMIT, EX_RESOURCE_LIMIT, RESOURCE_LIMIT
from tests.properties.own_cards import decks_of_own

Strategy = st.SearchStrategy[Any]


@cache
def _of_sets(card_type: str) -> list[str]:
    return [card.number for card in card_sets() if card.type == card_type]


@st.composite
def positions(draw: st.DrawFn) -> tuple[tuple[Card, ...], dict[str, Any]]:
    """Own cards, and a position as data that has them in every place where they can be."""
    own: tuple[Card, ...] = draw(decks_of_own)
    numbers = {
        kind: [card.number for card in own if card.type == kind] for kind in ("unit", "pilot", "base", "command")
    }
    cards = {kind: st.one_of(st.sampled_from(numbers[kind]), st.sampled_from(_of_sets(kind))) for kind in numbers}
    anything = st.one_of(*cards.values())
    pilots = st.one_of(cards["pilot"], st.just("X-005"))
    turn_player = draw(st.sampled_from("AB"))
    position = {
        "phase": draw(st.sampled_from(("main", "main", "start"))),
        "turn_player": turn_player,
        "first_player": draw(st.sampled_from("AB")),
        "seed": draw(st.integers(0, 1000)),
        "A": draw(_sides(cards, anything, pilots)),
        "B": draw(_sides(cards, anything, pilots)),
    }
    return own, position


def _sides(cards: dict[str, Strategy], anything: Strategy, pilots: Strategy) -> Strategy:
    units = st.fixed_dictionaries(
        {"card": st.one_of(cards["unit"], cards["unit"], st.sampled_from(_of_sets("unit token")))},
        optional={
            "rested": st.booleans(),
            "damage": st.integers(0, 2),
            "deployed": st.just("this turn"),
            "pilot": pilots,
        },
    )
    bases = st.fixed_dictionaries(
        {"card": st.one_of(cards["base"], st.just("EXB-001"))},
        optional={"rested": st.booleans(), "damage": st.integers(0, 2)},
    )
    resources = st.tuples(
        st.integers(0, RESOURCE_LIMIT - 5 - EX_RESOURCE_LIMIT), st.integers(0, 5), st.integers(0, EX_RESOURCE_LIMIT)
    ).map(lambda counts: dict(zip(("active", "rested", "ex"), counts, strict=True)))
    return st.fixed_dictionaries(
        {
            "hand": st.lists(anything, max_size=8),
            "battle": st.lists(units, max_size=BATTLE_LIMIT),
            "resources": resources,
            "deck": st.fixed_dictionaries({"top": st.lists(anything, max_size=5), "filler": st.integers(1, 12)}),
            "shields": st.fixed_dictionaries({"top": st.lists(anything, max_size=4), "filler": st.integers(0, 2)}),
        },
        optional={
            "base": bases,
            "trash": st.lists(anything, max_size=6),
            "removed": st.lists(anything, max_size=2),
            "resource_deck": st.integers(0, 3),
        },
    )
