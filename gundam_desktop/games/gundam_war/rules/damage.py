"""Damage, destruction, and what becomes of destroyed cards."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.state import State
from gundam_desktop.games.gundam_war.rules.figures import DEFENCE, defence
from gundam_desktop.games.gundam_war.rules.zones import change_of, put_into_junkyard, units
from gundam_desktop.games.kit.zones import emit
from gundam_desktop.rulebook.enforcement import enforces


@enforces("GW-6-1")
def add_damage(state: State, unit: int, points: int, clause: str, word: str) -> None:
    """Add to the damage that a unit has received this turn; `word` names the source: `battle` or `effect`."""
    state.put(unit, damage=state.cards[unit].damage + points)
    owner = state.cards[unit].owner
    change = change_of(state, unit)._replace(zone="", seat=None)
    emit(state, "damaged", clause, owner, unit, amount=points, word=word, changes=(change,))


@enforces("GX-5-4")
def absorbed(state: State, unit: int, points: int) -> int:
    """Return how much of these points a unit takes: up to its remaining defence; the last unit takes all."""
    return min(points, max(0, defence(state, unit) - state.cards[unit].damage))


@enforces("GW-5-2")
def give_damage(state: State, squad: tuple[int, ...], points: int) -> int:
    """Give battle damage to the units of a squad from the front. Returns the points that are left."""
    for unit in squad:
        taken = absorbed(state, unit, points)
        if taken:
            add_damage(state, unit, taken, "GW-5-2", "battle")
        points = carried_over(points, taken)
    return points


@enforces("GW-5-3")
def carried_over(points: int, taken: int) -> int:
    """Return the damage beyond a unit's defence, which passes to the next unit."""
    return points - taken


@enforces("GW-6-2", "GW-7-1")
def destroy_lethal(state: State) -> None:
    """Destroy every unit with defence 0 or with damage of at least its defence, until none is left."""
    while lost := [unit for seat in (0, 1) for unit in units(state, seat) if _is_lethal(state, unit)]:
        for unit in lost:
            emit(state, "destroyed", "GW-7-1", state.cards[unit].owner, unit)
        archive(state, lost)


def _is_lethal(state: State, unit: int) -> bool:
    record = state.cards[unit]
    if not record.damage and record.change[DEFENCE] >= 0:
        return False  # no printed defence is 0, so nothing has to be computed
    return record.damage >= defence(state, unit)


@enforces("GW-7-2", "GO-10")
def archive(state: State, lost: list[int]) -> None:
    """Put destroyed units into their owners' junkyards, all of them at once."""
    for unit in lost:
        owner = state.cards[unit].owner
        emit(state, "put away", "GW-7-2", owner, unit, changes=put_into_junkyard(state, unit))
