"""What the effects in play could change: asked first, so that rules of cards that are not in play cost nothing."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.gcg.model.constants import COST, HP, IN_TURN, LEVEL
from gundam_desktop.games.gcg.model.definition import Modification, ability_of
from gundam_desktop.games.gcg.model.derived import NO_CHANGES, Applied, PossibleChanges
from gundam_desktop.games.gcg.model.lasting import LastingChange
from gundam_desktop.games.gcg.model.state import State


def may_change(state: State, kind: int, key: Any = None) -> bool:
    """True if an effect could make a change of this kind now; with `key`, of that figure, keyword effect or rule.

    This is checked before the changes of a card are collected.
    """
    possible = state.possible
    # Repeated here: a call less saves 2 % of a random game, because this is checked ten times per decision.
    if possible.sources is not state.sources or possible.lasting is not state.lasting:
        possible = possible_changes(state)
    keys = possible.keys
    return kind in keys and (key is None or key in keys[kind])


def possible_changes(state: State) -> PossibleChanges:
    """What the effects in play could change now. Cached until an effect comes or goes."""
    possible = state.possible
    if possible.sources is not state.sources or possible.lasting is not state.lasting:
        possible = state.possible = _found(state)
    return possible


def _found(state: State) -> PossibleChanges:
    if not state.sources and not state.lasting:
        return NO_CHANGES
    keys: dict[int, frozenset[Any]] = {}
    lower_hp, circular = False, False
    for source in state.sources:
        definition = state.cards[source].definition
        lower_hp = lower_hp or definition.lowers_hp
        circular = circular or any(ability.values for ability in definition.constants)
        for kind, changed in definition.constant_changes.items():
            keys[kind] = keys.get(kind, frozenset()) | changed
    lasting_on: dict[int, tuple[Applied, ...]] = {}
    for entry in state.lasting:
        if entry.duration <= IN_TURN and entry.duration != IN_TURN - state.turn:
            continue  # does not apply in this turn
        change = change_of(state, entry)
        lower_hp = lower_hp or (change.changes_hp and entry.amount < 0)
        keys[change.kind] = keys.get(change.kind, frozenset()) | {change.key}
        lasting_on[entry.card] = (*lasting_on.get(entry.card, ()), (change, entry.amount, entry.context))
    stats = keys.get(Modification.STAT, frozenset()) | keys.get(Modification.BECOME, frozenset())
    price = Modification.NEXT in keys or not stats.isdisjoint((LEVEL, COST))
    return PossibleChanges(state.sources, state.lasting, keys, lasting_on, HP in stats, lower_hp, price, circular)


def change_of(state: State, entry: LastingChange) -> Modification:
    """The change that an entry of `state.lasting` makes."""
    instruction = ability_of(state.pool, entry.number, entry.ability).code[entry.place]
    changes: tuple[Modification, ...] = instruction.fields.changes
    return changes[entry.change]
