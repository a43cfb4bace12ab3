"""The effects of cards, carried out."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import Effect
from gundam_desktop.games.gundam_war.model.state import AREAS, State, Zone
from gundam_desktop.games.gundam_war.rules.damage import add_damage, destroy_lethal
from gundam_desktop.games.gundam_war.rules.zones import change_of
from gundam_desktop.games.kit.zones import emit, move
from gundam_desktop.rulebook.enforcement import enforces


def candidates(state: State, seat: int, effect: Effect) -> tuple[int, ...]:
    """The units on which a player can use an effect."""
    if effect.on == "unit in station":
        return tuple(unit for unit in state.zone(seat, Zone.STATION) if state.cards[unit].rolled)
    zones = AREAS if effect.on == "unit in battle" else (Zone.STATION, *AREAS)
    return tuple(unit for owner in (seat, 1 - seat) for zone in zones for unit in state.zone(owner, zone))


def carry_out(state: State, seat: int, source: int, effect: Effect, unit: int) -> None:
    """Carry out an effect of a player's card on a unit, or on the player's own piles."""
    if effect.does == "modify":
        modify(state, seat, unit, effect)
    elif effect.does == "damage":
        add_damage(state, unit, effect.amount, "GO-9", "effect")
    elif effect.does in ("roll", "reroll"):
        turn_unit(state, seat, unit, rolled=effect.does == "roll", clause="GO-9")
    else:
        recover(state, seat, source, effect.amount)
    destroy_lethal(state)


@enforces("GO-9")
def modify(state: State, seat: int, unit: int, effect: Effect) -> None:
    """Add something to a unit's figures until the end of the turn."""
    was = state.cards[unit].change
    now = was[0] + effect.change[0], was[1] + effect.change[1], was[2] + effect.change[2]
    state.put(unit, change=now)
    emit(state, "modified", "GO-9", seat, unit, word="/".join(f"{each:+}" for each in effect.change))


def turn_unit(state: State, seat: int, unit: int, *, rolled: bool, clause: str) -> None:
    """Roll or reroll a unit."""
    state.put(unit, rolled=rolled)
    change = change_of(state, unit)._replace(zone="", seat=None)
    emit(state, "rolled" if rolled else "rerolled", clause, seat, unit, changes=(change,))


@enforces("GO-8")
def recover(state: State, seat: int, source: int, count: int) -> None:
    """Put cards from the top of a player's discard pile under the home, face down."""
    moved = state.zone(seat, Zone.DISCARD_PILE)[:count]
    changes = []
    for card_id in moved:
        move(state, card_id, Zone.HOME)
        changes.append(change_of(state, card_id))
    if moved:
        emit(state, "recovered", "GO-8", seat, source, amount=len(moved), changes=tuple(changes))
