"""Predicates on single cards, of which compiled selectors and conditions are made.

They ask of what kind a card is, what it is called, which effects it has and what happened to it in this turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    COMMAND,
    OUTSIDE,
    PILOT,
    REMOVED,
    RESOLVING,
    RESOURCE,
    RESOURCES,
    SHIELDS,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.queries import Number
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import (
    context_of,
    figures,
    has_its_pilot,
    has_trait,
    remaining_hp,
    traits_of,
)
from gundam_desktop.games.gcg.rules.last_states import as_last_seen
from gundam_desktop.rulebook.enforcement import enforces

Test = Callable[[State, Context, int, CardRecord], bool]

_OF_SHIELDS: Final = (SHIELDS, RESOLVING)
"""The zone of Shields, and where one is that is just being destroyed (3-1-2)."""
_TIMINGS: Final = {"activate main": "main", "activate action": "action"}
"""Mark printed before an activated effect -> its timing."""
_OF_RESOURCES: Final = (RESOURCES, REMOVED, OUTSIDE)
"""The zone of Resources, and the zones of exiled ones."""


def names_of(record: CardRecord) -> tuple[str, ...]:
    """Return all names of a card: its own, its name as a paired Pilot, and those that it is also treated as."""
    definition = record.definition
    return (definition.pilot_name if record.host else definition.name, *definition.also_named)


def enemies(context: Context) -> list[int]:
    """Return the seats of the enemy players: one in a game of two."""
    return [1 - context.controller]


def in_bounds(state: State, context: Context, now: int, least: Number | None, most: Number | None) -> bool:
    """True if a figure is within bounds, both included."""
    if least is not None and now < (least if isinstance(least, int) else least(state, context)):
        return False
    return most is None or now <= (most if isinstance(most, int) else most(state, context))


def keywords_of(state: State, card: int) -> frozenset[int]:
    """Return the keyword effects of a card."""
    return frozenset(keyword for keyword, _ in figures(state, card).keywords)


def stat_now(state: State, card: int, stat: str) -> int:
    """Return a present figure of a card; for HP the remaining HP."""
    return remaining_hp(state, card) if stat == "hp" else int(getattr(figures(state, card), stat))


@enforces("2-3-4-4", "11-2-10-1")
def has_effect(state: State, card: int, record: CardRecord, mark: str) -> bool:
    """True if the card has an effect with this mark; in play only active effects count, its Pilot's included."""
    if mark == "burst":
        return record.definition.burst is not None
    if mark == "pilot":
        return record.definition.type != PILOT and bool(record.definition.pilot_name)
    on_field = record.zone in (BATTLE, BASE)
    for source in (card, record.pilot) if record.pilot else (card,):
        definition = state.cards[source].definition
        timing = _TIMINGS.get(mark, "")
        abilities = definition.triggers.get(mark, ()) if not timing else definition.activated
        for ability in abilities:
            if (timing in ability.timing if timing else ability.who is None) and (
                not (on_field and ability.gate)
                or has_its_pilot(state, ability, context_of(state, source, ability.index))
            ):
                return True
    return False


def in_turn(asked: str, *, expected: bool) -> Test:
    """Return the test whether a card has done something in this turn, or it has happened to the card.

    `expected` is the answer that passes. What happened to it before it became another card does not count (3-1-5).
    """
    of_effect = re.fullmatch(r"(.*) by (your|enemy) effect", asked)
    event, whose = (f"{of_effect[1]} by effect", of_effect[2]) if of_effect else (asked, "")

    def test(state: State, context: Context, card: int, record: CardRecord) -> bool:
        return expected == any(
            (past.event, past.card, past.stamp) == (event, card, record.stamp)
            and (not whose or (past.effect_owner == context.player) == (whose == "your"))
            for past in state.happened
        )

    return test


def shares_trait(*, expected: bool) -> Test:
    """Return the test whether a card has a trait of this Unit; `expected` is the answer that passes."""

    def test(state: State, context: Context, card: int, record: CardRecord) -> bool:
        own = traits_of(as_last_seen(state, context), context.this)
        return expected == (not own.isdisjoint(record.definition.traits) or has_trait(state, card, own))

    return test


def same_name(*, expected: bool) -> Test:
    """Return the test whether a card has a name of this Unit; `expected` is the answer that passes."""

    def test(state: State, context: Context, _card: int, record: CardRecord) -> bool:
        return expected == (not set(names_of(state.cards[context.this])).isdisjoint(names_of(record)))

    return test


def any_of(tests: tuple[Test, ...]) -> Test:
    """Return the test that a card passes if it passes one of these."""
    if len(tests) == 1:
        return tests[0]
    return lambda state, context, card, record: any(test(state, context, card, record) for test in tests)


KIND_TESTS: Final[dict[str, Test]] = {
    "unit": lambda _s, _c, _card, r: r.zone == BATTLE and not r.host and r.definition.type == UNIT,
    "pilot": lambda _s, _c, _card, r: r.zone == BATTLE and bool(r.host),
    "base": lambda _s, _c, _card, r: r.zone == BASE,
    "resource": lambda _s, _c, _card, r: r.zone in _OF_RESOURCES and r.definition.type == RESOURCE,
    "shield": lambda _s, _c, _card, r: r.zone in _OF_SHIELDS,
    "card": lambda _s, _c, _card, _r: True,
    "unit card": lambda _s, _c, _card, r: r.zone != BATTLE and r.definition.type == UNIT,
    "pilot card": lambda _s, _c, _card, r: r.zone != BATTLE and r.definition.type == PILOT,
    "command card": lambda _s, _c, _card, r: r.definition.type == COMMAND,
    "base card": lambda _s, _c, _card, r: r.zone != BASE and r.definition.type == BASE_CARD,
}
