"""What is on the gates, and the figures of cards as they are now."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.digrayn.cards import LEADER, UNIT, Card, card_of
from gundam_desktop.games.digrayn.field import CENTER, GATES, OWN, in_range
from gundam_desktop.games.digrayn.state import END, GROUND, INSTALL, OBJECT, SET, State
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop.place import SHARED


def card(state: State, card_id: int) -> Card:
    """The printed card of an id."""
    return card_of(state.cards[card_id].number)


def at(state: State, gate: str, slot: int = OBJECT) -> int:
    """The card in a slot of a gate; 0 for none."""
    for each in state.zones[SHARED, gate]:
        if state.cards[each].slot == slot:
            return each
    return 0


def objects(state: State, seat: int | None = None) -> Iterator[int]:
    """The objects of a player on all gates; of both without a seat."""
    for gate in GATES:
        for each in state.zones[SHARED, gate]:
            record = state.cards[each]
            if record.slot == OBJECT and seat in (None, record.owner):
                yield each


def set_cards(state: State, seat: int) -> Iterator[int]:
    """The set cards of a player."""
    return (found for gate in OWN[seat] if (found := at(state, gate, SET)))


def leader(state: State, seat: int) -> int:
    """The leader of a player."""
    return next(each for each in objects(state, seat) if card(state, each).kind == LEADER)


def is_on_gate(state: State, card_id: int) -> bool:
    """True for a card on a gate."""
    return state.cards[card_id].zone in GATES


def is_set(state: State, card_id: int, player: int) -> bool:
    """True for a set card of a player."""
    record = state.cards[card_id]
    return record.slot == SET and record.owner == player


def is_object(state: State, card_id: int, player: int | None = None) -> bool:
    """True for an object on a gate; with a player, for one of theirs."""
    record = state.cards[card_id]
    return record.slot == OBJECT and player in (None, record.owner)


def is_unit(state: State, card_id: int) -> bool:
    """True for a unit on a gate."""
    return is_object(state, card_id) and card(state, card_id).kind == UNIT


def fights(state: State, card_id: int) -> bool:
    """True for a unit or leader on a gate; devices do not fight."""
    return is_object(state, card_id) and card(state, card_id).kind in (UNIT, LEADER)


@enforces("FX-4-5")
def controller(state: State, gate: str) -> int:
    """The seat of the player who controls a gate in the centre or of the other player; -1 for nobody."""
    there = at(state, gate)
    if not there or not fights(state, there):
        return SHARED
    owner = state.cards[there].owner
    return SHARED if gate in OWN[owner] else owner


def controlled_centers(state: State, seat: int) -> int:
    """How many centre gates a player controls."""
    return sum(controller(state, gate) == seat for gate in CENTER)


def reach(state: State, card_id: int) -> tuple[str, ...]:
    """The gates in the range of a card on a gate."""
    record = state.cards[card_id]
    return in_range(record.zone, card(state, card_id).range, record.owner)


@enforces("FO-17")
def attack(state: State, card_id: int) -> int:
    """The ATK of an object now, at least 0."""
    record = state.cards[card_id]
    return max(0, card(state, card_id).figures[0] + record.bonus + _added(state, card_id, "atk"))


def health(state: State, card_id: int) -> int:
    """The HP of an object now, without its damage."""
    return card(state, card_id).figures[1] + _added(state, card_id, "hp")


def left(state: State, card_id: int) -> int:
    """The HP that an object has left."""
    return max(0, health(state, card_id) - state.cards[card_id].damage)


def _added(state: State, card_id: int, figure: str) -> int:
    if not is_on_gate(state, card_id):
        return 0
    gate = state.cards[card_id].zone
    installed = [each for slot in (INSTALL, GROUND) if (each := at(state, gate, slot))]
    effects = [card(state, each).effects[0] for each in installed]
    return sum(effect.amount for effect in effects if effect.does == figure)


@enforces("FD-2-9", "FD-2-10", "FD-4-2")
def waits(state: State, card_id: int) -> bool:
    """True for a unit that came this turn and may not battle yet: its words do not say so."""
    return state.cards[card_id].fresh and card(state, card_id).effect("always") is None


def battles_now(state: State, card_id: int) -> bool:
    """True for an object that could still attack in this turn."""
    return state.phase != END and not state.cards[card_id].attacked and not waits(state, card_id)


@enforces("FD-2-1", "FD-2-2")
def most_from_hand(state: State) -> int:
    """How many cards may be put from the hand onto gates this turn."""
    return 1 if state.turn == 1 else 2
