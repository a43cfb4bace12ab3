"""A copy of the game in which a card that has left the field is back, as it last was there (11-2-8-3-1).

Conditions and amounts are evaluated on such a state like on any other. No rule is carried out in it.
"""

from __future__ import annotations

from typing import Any, Final

from gundam_desktop.games.gcg.model.battle import Attack, Duel
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, BATTLE_END_STEP, TREATED_AS_LINKED, ZONES
from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.definition import Definition, Figures, Modification
from gundam_desktop.games.gcg.model.derived import Derived, PossibleChanges
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import applied_changes, is_linked
from gundam_desktop.games.gcg.rules.possible_changes import possible_changes
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces

_FIELD: Final = (BATTLE, BASE)


@enforces("11-2-8-3-1")
def as_last_seen(state: State, context: Context) -> State:
    """Return the game as conditions and amounts of an effect see it: its card, if it has left, is still there.

    Likewise the Pilot that it had. Other cards are as they are now, also those that left together with it.
    """
    if not context.last or in_play(state, context.this, context.stamp):
        return state
    number = context.number if context.card == context.this else ""
    return put_back(state, context.this, context.last, context.stamp, number)


@enforces("11-2-8-3-1")
def with_fallen(state: State, context: Context, card: int) -> State:
    """Return the game with a card back in its place, if it is one whose fall the effect has kept (`Context.fell`)."""
    if context.fell and state.cards[card].zone not in _FIELD:
        for fallen, was in context.fell:
            if fallen == card:
                return put_back(state, card, was)
    return state


@enforces("11-2-8-3-1")
def put_back(state: State, card: int, last: tuple[Any, ...], stamp: int = -1, number: str = "") -> State:
    """Return a copy of the game in which a card is on the field with its Pilot, by the values of its `LastState`.

    `stamp` is the one that the card had there; -1 means the one before its present one. `number` is the card's number;
    it is needed if the card may have been shuffled into a deck. Other cards keep their present changes.
    """
    was, record = LastState(*last), state.cards[card]
    seen = state.copy()
    seen.derived = Derived()
    applied = applied_changes(state)
    back = (card, was.pilot) if was.pilot else (card,)
    kept = {other: changes for other, changes in applied.items() if other not in back}
    seen.derived.applied = kept
    for one in back:
        if (other := _as_another_card(seen, one)) and one in applied:
            kept[other] = applied[one]
    number = was.number or number
    definition = state.pool[number] if number else record.definition.printed
    there = CardRecord(definition, record.owner, was.zone, was.rested, was.damage, was.pilot, known=record.known)
    there.entered = state.turn if was.new else -1
    there.stamp = record.stamp - 1 if stamp < 0 else stamp
    seen.cards[card] = there
    seen.zones[record.owner * ZONES + was.zone] += (card,)
    if was.pilot:
        seen.cards[was.pilot] = state.cards[was.pilot].but(zone=was.zone, host=card)
    treated_as_linked = was.linked and not is_linked(seen, card)
    there.definition = _as_it_was(seen, there, was, ((TREATED_AS_LINKED, None, None),) if treated_as_linked else ())
    if treated_as_linked:
        seen.possible = _with_rule(possible_changes(seen), TREATED_AS_LINKED)
    _last_battle(seen, card, there.stamp, was)
    return seen


def _as_it_was(seen: State, there: CardRecord, was: LastState, rules: tuple[Any, ...]) -> Definition:
    """Return a card with the figures and traits that it last had, as if they were printed on it with its Pilot."""
    new = there.definition.copy()
    new.traits = new.traits.union(was.traits)
    new.plain = Figures(was.ap, was.hp + was.damage, was.level, was.cost, was.keywords, rules)
    new.with_pilot = {seen.cards[was.pilot].definition: new.plain} if was.pilot else {}
    return new


def _with_rule(possible: PossibleChanges, rule: int) -> PossibleChanges:
    """Return the possible changes, a rule among them."""
    rules = possible.keys.get(Modification.RULE, frozenset()) | {rule}
    keys = {**possible.keys, Modification.RULE: rules}
    figures = possible.hp, possible.lower_hp, possible.price, possible.circular
    return PossibleChanges(possible.sources, possible.lasting, keys, possible.lasting_on, *figures)


def _as_another_card(seen: State, card: int) -> int:
    """Give a card that has returned to the field a new id there, because it counts as another card (3-1-5).

    Return the new id; 0 for a card that has not returned.
    """
    record = seen.cards[card]
    if record.zone not in _FIELD:
        return 0
    other = seen.add(record)
    if record.pilot:
        seen.cards[record.pilot] = seen.cards[record.pilot].but(host=other)
    if record.host:
        seen.cards[record.host] = seen.cards[record.host].but(pilot=other)
    else:
        key = record.owner * ZONES + record.zone
        seen.zones[key] = tuple(other if one == card else one for one in seen.zones[key])
    return other


def _last_battle(seen: State, card: int, stamp: int, was: LastState) -> None:
    """Let the card be in the battle in which it was when it left, if that is over."""
    if was.against:
        one, other = (card, stamp), (was.against[0], was.against[1])
        first, second = (one, other) if was.attacking else (other, one)
        seen.duel = Duel(first[0], first[1], second[0], second[1])
    elif was.attacking and (seen.battle is None or (seen.battle.attacker, seen.battle.stamp) != (card, stamp)):
        seen.battle = Attack(card, stamp, 0, 0, BATTLE_END_STEP, 0)
