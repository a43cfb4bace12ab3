"""The attack step and the defence step: who may sortie where, squads, declarations."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import BASE, HIGH_MOBILITY
from gundam_desktop.games.gundam_war.model.state import AREAS, State, Status, Step, Zone
from gundam_desktop.games.gundam_war.rules.effects import modify
from gundam_desktop.games.gundam_war.rules.figures import has_keyword, texts
from gundam_desktop.games.gundam_war.rules.zones import card, change_of
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import emit, move
from gundam_desktop.rulebook.enforcement import enforces

FORMATION = "formation"
"""The kind of the decision of a player who has sent units already, and may send more."""


@enforces("GW-0-3")
def attacker(state: State) -> int:
    """Return the seat of the attacker in the battle phase: the turn player."""
    return state.turn_player


def defender(state: State) -> int:
    """Return the seat of the defender: the other player."""
    return 1 - attacker(state)


@enforces("GW-1-1", "GW-1-4", "GW-2-3")
def areas_for(state: State, unit: int) -> tuple[Zone, ...]:
    """The areas that a unit could sortie to by its aptitude: a unit with both may choose either."""
    return tuple(area for area in AREAS if area in card(state, unit).areas)


@enforces("GW-1-7", "GW-1-9")
def sortie(state: State, player: int, unit: int, area: Zone, number: int) -> None:
    """Send a unit of the station into an area, into the squad that its player has there."""
    place = place_in_squad(state, player, area, number)
    move(state, unit, area, place)
    emit(state, "sortied", "GW-1-1", player, unit, word=area, changes=(change_of(state, unit, place),))
    state.question = Question(FORMATION, player, "GW-1-7")


@enforces("GW-1-8")
def place_in_squad(state: State, player: int, area: Zone, number: int) -> int:
    """Return the index of a new unit in a squad, where 0 is the head; `number` chooses it, else it goes last."""
    return number - 1 if number else len(state.zone(player, area))


@enforces("GW-2-2")
def may_send_bases(state: State, player: int) -> bool:
    """True for the defender, who may also send bases."""
    return player == defender(state)


def declare_attack(state: State) -> None:
    """The attacker's squads are final: effects on sortie are resolved, and the defender is asked."""
    check_engagement(state)
    on_sortie(state, attacker(state))
    emit(state, "attack declared", "GW-1-1", attacker(state), amount=_sent(state, attacker(state)))
    begin_defence(state)


@enforces("GW-2-1")
def begin_defence(state: State) -> None:
    """Begin the defence step and ask the defender for squads."""
    begin_step(state, Step.DEFENCE)
    state.question = Question("defence", defender(state), "GW-2-1")


def declare_defence(state: State) -> None:
    """The defender's squads are final: units that may not sortie fail, effects on sortie are resolved."""
    send_back_failed(state)
    check_engagement(state)
    on_sortie(state, defender(state))
    emit(state, "defence declared", "GW-2-1", defender(state), amount=_sent(state, defender(state)))


def _sent(state: State, player: int) -> int:
    return sum(len(state.zone(player, area)) for area in AREAS)


@enforces("GW-2-4", "GX-5-1")
def send_back_failed(state: State) -> None:
    """Send back, unchanged, the units whose sortie fails by a rule such as High Mobility."""
    for area in AREAS:
        attackers = state.zone(attacker(state), area)
        if not attackers or not all(has_keyword(state, unit, HIGH_MOBILITY) for unit in attackers):
            continue
        for unit in state.zone(defender(state), area):
            if not has_keyword(state, unit, HIGH_MOBILITY):
                move(state, unit, Zone.STATION)
                emit(state, "sortie failed", "GW-2-4", defender(state), unit, changes=(change_of(state, unit),))


@enforces("GW-1-10", "GO-6")
def on_sortie(state: State, player: int) -> None:
    """Resolve the effects that occur on sortie: Earth first, each squad from its head."""
    for area in AREAS:
        for unit in state.zone(player, area):
            for effect in texts(state, unit, "sortie"):
                emit(state, "activated", "GW-1-10", player, unit, word="sortie")
                modify(state, player, unit, effect)


@enforces("GW-3-4")
def check_engagement(state: State) -> None:
    """Check for each area whether it is engaged: at a sortie and at the beginning of each step."""
    for area in AREAS:
        attackers, defenders = state.zone(attacker(state), area), state.zone(defender(state), area)
        state.status[area] = (
            Status.ENGAGED
            if attackers and defenders
            else Status.ATTACKERS
            if attackers
            else Status.DEFENDERS
            if defenders
            else Status.EMPTY
        )


@enforces("GW-0-1", "GW-0-2")
def begin_step(state: State, step: Step) -> None:
    """Begin a step of the battle phase."""
    state.step = step
    emit(state, "step", "GW-0-1", attacker(state), word=step)
    check_engagement(state)


def is_base(state: State, unit: int) -> bool:
    """True for a unit marked as a base."""
    return has_keyword(state, unit, BASE)
