"""What cards receive of damage: reduced, received by another card, or not received at all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, SHIELD_AREA, SHIELDS
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.queries import Predicate
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import applied_to, figures, lasting_on, used_key
from gundam_desktop.games.gcg.rules.last_states import put_back
from gundam_desktop.games.gcg.rules.possible_changes import change_of, may_change
from gundam_desktop.rulebook.enforcement import enforces

_FIELD: Final = (BATTLE, BASE)


@enforces("11-2-8-3-1")
def reductions(
    state: State, card: int, kind: int, source: int, points: int, was: tuple[Any, ...] = ()
) -> list[tuple[Modification, int, Context]]:
    """The changes that reduce this damage to the card, by its kind, source and points; not those used up this turn.

    `was` has the values of the `LastState` of a source that has left the field: it counts as it was (11-2-8-3-1).
    """
    if not may_change(state, Modification.REDUCE):
        return []
    record = state.cards[card]
    area = lasting_on(state, SHIELD_AREA - record.owner) if record.zone in (SHIELDS, BASE) else ()
    return [
        (change, amount, context)
        for change, amount, context in (*applied_to(state, card), *area)
        if change.kind == Modification.REDUCE
        and change.key in (kind, -1)
        and _is_meant(state, change.what, context, source, was)
        and change.allows(points)
        and not (change.once and used_key(state, context) in state.used)
    ]


def receiver(state: State, card: int) -> int:
    """The card that receives battle damage instead of the given one, which is returned if no effect changes that."""
    asked = {card}
    while state.lasting:
        others = [
            e.context for e in state.lasting if e.card == card and change_of(state, e).kind == Modification.INSTEAD
        ]
        others = [c for c in others if state.cards[c.doer].stamp == c.amount and state.cards[c.doer].zone in _FIELD]
        if not others or others[-1].doer in asked:
            break
        card = others[-1].doer
        asked.add(card)
    return card


@enforces("1-3-3", "9-1-5-6", "11-2-8-3-1")
def prevents(state: State, rule: int, target: int, source: int, was: tuple[Any, ...] = ()) -> bool:
    """True if `target` (a card, or a shield area) cannot receive damage from `source` (9-1-5-6).

    `was` has the values of the `LastState` of a source that has left the field: it counts as it was (11-2-8-3-1).
    """
    if not may_change(state, Modification.RULE, rule):
        return False
    if target >= 0:
        applied = figures(state, target).rules
    else:
        lasting = (entry for entry in lasting_on(state, target) if not entry[0].bounded)
        applied = tuple((c.key, c.what, ctx) for c, _, ctx in lasting if c.kind == Modification.RULE)
    return any(r == rule and _is_meant(state, what, ctx, source, was) for r, what, ctx in applied)


@enforces("11-2-8-3-1")
def _is_meant(state: State, what: Predicate | None, context: Context, source: int, was: tuple[Any, ...]) -> bool:
    """True if a change is about damage of this source; one that has left the field counts as it `was`."""
    return what is None or what(put_back(state, source, was) if was else state, context, source)


@enforces("9-1-5-6")
def prevents_so_much(
    state: State, rules: Collection[int], target: int, source: int, points: int, was: tuple[Any, ...] = ()
) -> bool:
    """True if `target` (a card, or a shield area) cannot receive damage of this amount from `source` (9-1-5-6)."""
    return any(
        change.kind == Modification.RULE
        and change.key in rules
        and change.bounded
        and not change.once
        and change.allows(points)
        and _is_meant(state, change.what, context, source, was)
        for change, _, context in (applied_to(state, target) if target >= 0 else lasting_on(state, target))
    )


@enforces("9-1-5-6", "11-2-12-1")
def prevented_once(
    state: State, rules: Collection[int], card: int, source: int, points: int, was: tuple[Any, ...] = ()
) -> tuple[int, int, int] | None:
    """The once-per-turn key of an effect that now keeps the card from this damage; None without such an effect."""
    return next(
        (
            used_key(state, context)
            for change, _, context in applied_to(state, card)
            if change.kind == Modification.RULE
            and change.key in rules
            and change.once
            and change.allows(points)
            and _is_meant(state, change.what, context, source, was)
            and used_key(state, context) not in state.used
        ),
        None,
    )
