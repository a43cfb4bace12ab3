"""The deployment phase: Generation cards, units and characters from the hand, and what they cost."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import BASE, CHARACTER, GENERATION, SHIP, UNIT, Card
from gundam_desktop.games.gundam_war.model.state import State, Zone
from gundam_desktop.games.gundam_war.rules.zones import card, change_of, check_homes, put_on_discard_pile
from gundam_desktop.games.kit.zones import emit, move
from gundam_desktop.rulebook.enforcement import enforces

BIG = "ship"
"""In `State.deployed`: a ship or a base."""


def kind_of(printed: Card) -> str:
    """Return the kind as which a card counts for deploying each kind once a turn."""
    return BIG if printed.keywords & {SHIP, BASE} else printed.type


def deploy(state: State, player: int, card_id: int) -> None:
    """Deploy a Generation card or a unit from the hand."""
    printed = card(state, card_id)
    if printed.type == GENERATION:
        _generate(state, player, card_id)
    else:
        pay(state, player, printed)
        move(state, card_id, Zone.STATION)
        enter_rolled(state, card_id)
        emit(state, "deployed", "GX-4-2", player, card_id, changes=(change_of(state, card_id),))
    count_deployed(state, kind_of(printed))
    check_homes(state)


def _generate(state: State, player: int, card_id: int) -> None:
    move(state, card_id, Zone.GENERATORS)
    emit(state, "generated", "GX-4-1", player, card_id, changes=(change_of(state, card_id),))


def set_character(state: State, player: int, card_id: int, unit: int) -> None:
    """Put a character from the hand under a unit."""
    pay(state, player, card(state, card_id))
    move_under(state, card_id, unit)
    emit(state, "put under", "GX-4-4", player, card_id, target=unit, changes=(change_of(state, card_id),))
    count_deployed(state, CHARACTER)
    check_homes(state)


def move_under(state: State, card_id: int, unit: int) -> None:
    """Put a character from the hand under a unit, without any cost."""
    owner = state.cards[card_id].owner
    state.zones[owner, Zone.HAND] = tuple(each for each in state.zone(owner, Zone.HAND) if each != card_id)
    state.put(card_id, zone=Zone.UNDER, host=unit)
    state.put(unit, character=card_id)


@enforces("GX-4-1", "GX-4-2", "GX-4-3", "GX-4-4")
def count_deployed(state: State, kind: str) -> None:
    """Record that a kind was deployed: each can be once a turn."""
    state.deployed = (*state.deployed, kind)


@enforces("GX-4-8")
def enter_rolled(state: State, unit: int) -> None:
    """A unit enters rolled."""
    state.put(unit, rolled=True)


# --- costs


@enforces("GX-4-5")
def power(state: State, player: int) -> int:
    """A player's national power: one for each Generation card; it is not used up."""
    return len(state.zone(player, Zone.GENERATORS))


@enforces("GX-4-6")
def power_of(state: State, player: int, color: str) -> int:
    """A player's national power of one colour."""
    return sum(card(state, each).color == color for each in state.zone(player, Zone.GENERATORS))


@enforces("GX-4-7")
def pay(state: State, player: int, printed: Card) -> None:
    """Pay a card's resource cost: cards of the home go to the discard pile."""
    put_on_discard_pile(state, player, printed.cost.resource, "paid", "GX-4-7")


def is_deployable(printed: Card) -> bool:
    """True for cards that are deployed by themselves, not under a unit."""
    return printed.type in (GENERATION, UNIT)
