"""The battle phase: its steps in order, the damage step, the return step."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gundam_war.model.cards import DESERT
from gundam_desktop.games.gundam_war.model.state import AREAS, Phase, State, Status, Step, Zone
from gundam_desktop.games.gundam_war.rules.damage import destroy_lethal, give_damage
from gundam_desktop.games.gundam_war.rules.effects import turn_unit
from gundam_desktop.games.gundam_war.rules.figures import MELEE, RANGED, has_keyword, in_battle
from gundam_desktop.games.gundam_war.rules.sortie import attacker, begin_step, declare_attack, declare_defence, defender
from gundam_desktop.games.gundam_war.rules.turn import begin_end
from gundam_desktop.games.gundam_war.rules.zones import change_of, check_homes, put_on_discard_pile
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import emit, move
from gundam_desktop.rulebook.enforcement import enforces

BEFORE, AFTER = "before", "after"


@enforces("GW-0-1")
def begin_battle(state: State) -> None:
    """Begin the battle phase: the attacker is asked for squads."""
    state.phase = Phase.BATTLE
    emit(state, "phase", "GW-0-1", state.turn_player, word=Phase.BATTLE)
    begin_step(state, Step.ATTACK)
    state.question = Question("attack", attacker(state), "GW-1-1")


def declared(state: State) -> None:
    """A player has declared; after the defender the damage step begins."""
    if state.step is Step.ATTACK:
        declare_attack(state)
        return
    declare_defence(state)
    begin_step(state, Step.DAMAGE)
    fix_heads(state)
    roll_heads(state)
    open_window(state, BEFORE)


@enforces("GW-4-4")
def fix_heads(state: State) -> None:
    """The heads of the squads are those at the beginning of the damage step."""
    state.heads = tuple(squad[0] for _, _, squad in _squads(state))


@enforces("GX-5-2")
def roll_heads(state: State) -> None:
    """Desert: the head of the squad that is engaged with such a unit is rolled."""
    for seat, area, squad in _squads(state):
        heads = state.zone(1 - seat, area)[:1]
        if heads and any(has_keyword(state, unit, DESERT) for unit in squad) and not state.cards[heads[0]].rolled:
            turn_unit(state, seat, heads[0], rolled=True, clause="GX-5-2")


def _squads(state: State) -> Iterator[tuple[int, Zone, tuple[int, ...]]]:
    """Yield (seat, area, units) for each squad in the battle areas."""
    for area in AREAS:
        for seat in (attacker(state), defender(state)):
            if squad := state.zone(seat, area):
                yield seat, area, squad


# --- the windows for commands


@enforces("GO-1")
def open_window(state: State, window: str) -> None:
    """Before and after damage both players may use commands, the attacker first."""
    state.window, state.passes = window, 0
    ask_for_command(state, attacker(state))


def ask_for_command(state: State, player: int) -> None:
    """Ask a player for a command; with no unit left in a battle area there is nothing to ask."""
    if any(_squads(state)):
        state.question = Question("command", player, "GO-1", purpose=state.window)
    else:
        close_window(state)


def pass_command(state: State, player: int) -> None:
    """Record that a player uses no command; after two in a row the battle continues."""
    emit(state, "passed", "GO-1", player)
    state.passes += 1
    if state.passes == 2:
        close_window(state)
    else:
        ask_for_command(state, 1 - player)


def close_window(state: State) -> None:
    """Go on with the damage, or with the return step."""
    window, state.window = state.window, ""
    if window == BEFORE:
        deal_damage(state)
        check_homes(state)
        if not state.result:
            open_window(state, AFTER)
    else:
        return_units(state)


# --- damage


@enforces("GW-3-1", "GW-5-1", "GX-5-3")
def deal_damage(state: State) -> None:
    """Both sides deal their battle damage at the same time, in both areas."""
    powers = [(seat, area, squad_power(state, squad, state.heads)) for seat, area, squad in _squads(state)]
    for seat, area, points in powers:
        emit(state, "struck", "GW-4-1", seat, amount=points, word=area)
        left = give_damage(state, state.zone(1 - seat, area), points)
        if not is_spent(state, area) and not is_harmless(state, seat, area):
            damage_home(state, 1 - seat, left)
    destroy_lethal(state)


@enforces("GW-4-1")
def squad_power(state: State, squad: tuple[int, ...], heads: tuple[int, ...]) -> int:
    """The battle damage of a squad: the head's melee and the ranged of the others."""
    return sum(in_battle(state, unit, MELEE if unit in heads else RANGED) for unit in squad)


def power_now(state: State, squad: tuple[int, ...]) -> int:
    """Return the battle damage that a squad would deal in the present position."""
    return squad_power(state, squad, state.heads or squad[:1])


@enforces("GW-5-4")
def is_spent(state: State, area: Zone) -> bool:
    """True in an engaged area: damage that is left there does not reach a home."""
    return state.status[area] is Status.ENGAGED


@enforces("GW-3-3")
def is_harmless(state: State, seat: int, area: Zone) -> bool:
    """True for defenders alone in an area: they deal no damage to the attacker's home."""
    return state.status[area] is Status.DEFENDERS and seat == defender(state)


@enforces("GW-3-2")
def damage_home(state: State, seat: int, points: int) -> None:
    """Move as many cards of a home to the discard pile as it receives points of damage."""
    put_on_discard_pile(state, seat, points, "home damaged", "GW-8-1")


# --- the return step


def return_units(state: State) -> None:
    """Bring all squads back; then the turn ends."""
    begin_step(state, Step.RETURN)
    there = [unit for _, _, squad in _squads(state) for unit in squad]
    bring_back(state, there)
    roll_returned(state, there)
    state.heads = ()
    begin_end(state)


@enforces("GW-9-1")
def bring_back(state: State, there: list[int]) -> None:
    """The units that are left go back to their owners' stations; the squads are dissolved."""
    for unit in there:
        move(state, unit, Zone.STATION)
        emit(state, "returned", "GW-9-1", state.cards[unit].owner, unit, changes=(change_of(state, unit),))


@enforces("GW-9-2")
def roll_returned(state: State, there: list[int]) -> None:
    """Roll all units that came back."""
    for unit in there:
        if not state.cards[unit].rolled:
            turn_unit(state, state.cards[unit].owner, unit, rolled=True, clause="GW-9-2")
