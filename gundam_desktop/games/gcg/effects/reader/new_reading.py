"""Begins to read a line: what is known before its first word, with all functions that read nodes of the grammar."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader import (  # noqa: F401 - each of them registers its functions
    abilities,
    changes,
    comparisons,
    conditions,
    constants,
    costs,
    counts,
    damage_events,
    events,
    groups,
    lasting,
    nouns,
    own_steps,
    parts,
    past_events,
    players_steps,
    properties,
    qualities,
    reductions,
    references,
    replacing,
    rules,
    sentences,
    steps,
    tokens,
)
from gundam_desktop.games.gcg.effects.reader.discourse import Discourse
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.reading import Reading


def new_reading(
    line: str,
    lookup: TokenLookup,
    effects_of: Callable[[str], tuple[m.AnyAbility, ...]],
    marks: Marks,
    cost: tuple[m.Cost, ...],
) -> Reading:
    """Return what is known of a line behind its marks and its cost: of which card "it" speaks, for one."""
    reading = Reading(line, lookup, effects_of, marks, cost)
    reading.of_command = bool(marks.commands)
    event = None if marks.on is None else marks.on.event
    reading.of_destruction, reading.of_deployment = event == "destroyed", event == "deploy"
    if event == "burst":
        reading.discourse = Discourse("this card", "this card")
    elif marks.commands or any(map(_speaks_of_others, cost)):
        reading.discourse = Discourse(None, None)
    elif any(isinstance(part, m.RestThis) and part.rest == "this base" for part in cost):
        reading.discourse = Discourse("this base", "this base")
    if event is not None:
        reading.discourse.aside = events.aside_of(event)
    reading.discourse.destroyed = any(isinstance(part, m.DestroyCost) and part.destroy == 1 for part in cost)
    discarded = (part.most or part.discard for part in cost if isinstance(part, m.DiscardCost))
    reading.discourse.discards = next(discarded, 0)
    return reading


def _speaks_of_others(cost: m.Cost) -> bool:
    """True for a cost that names another card than this Unit or Base: "it" could mean either."""
    return hasattr(cost, "what") or getattr(cost, "card", "this") in {"this pilot", "this card in trash"}
