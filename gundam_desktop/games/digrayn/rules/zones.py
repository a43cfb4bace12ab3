"""Moving cards between places, damage and destruction."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.games.digrayn.cards import LEADER
from gundam_desktop.games.digrayn.rules.figures import at, card, leader, left, objects
from gundam_desktop.games.digrayn.state import BP, DECK, FRAGMENT, HAND, INSTALL, OBJECT, SET, CardRecord, State
from gundam_desktop.games.kit.zones import emit, end_game, move
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change
from gundam_desktop.tabletop.place import SHARED


def is_down(record: CardRecord) -> bool:
    """True for a card that is face down for everybody: a set one, a BP that is not turned up."""
    return record.slot == SET or (record.zone == BP and not record.up)


def change_of(state: State, card_id: int, position: int = -1) -> Change:
    """Return a card's present place and condition, for the table."""
    record = state.cards[card_id]
    number = "" if record.zone == DECK or (record.zone == BP and not record.known) else record.number
    return Change(
        card_id,
        record.zone,
        record.seat,
        position,
        number,
        int(record.locked),
        record.damage,
        slot=record.slot,
        down=int(is_down(record)),
    )


def turn_bp(state: State, card_id: int, *, up: bool) -> tuple[Change, ...]:
    """Turn a BP face up, which both players then know for good, or face down again."""
    record = state.cards[card_id]
    state.put(card_id, up=up, known=record.known or up)
    return (change_of(state, card_id, state.zone(record.owner, BP).index(card_id)),)


def put_on(state: State, card_id: int, gate: str, slot: int) -> Change:
    """Put a card into a slot of a gate."""
    move(state, card_id, gate, seat=SHARED)
    state.put(card_id, slot=slot)
    return change_of(state, card_id)


def archive(state: State, card_id: int, zone: str = FRAGMENT) -> tuple[Change, ...]:
    """Put a card into a place of its owner; what was installed on an object goes to the fragment."""
    installed = at(state, state.cards[card_id].zone, INSTALL) if state.cards[card_id].slot == OBJECT else 0
    position = 0 if zone == FRAGMENT else -1
    move(state, card_id, zone, position)
    forget(state, card_id)
    fallen = _fall_off(state, installed) if installed else ()
    return (change_of(state, card_id, position), *fallen)


@enforces("FO-19")
def forget(state: State, card_id: int) -> None:
    """A card that leaves the field forgets damage and changes."""
    record = state.cards[card_id]
    state.cards[card_id] = CardRecord(record.number, record.owner, record.zone)


@enforces("FO-19")
def _fall_off(state: State, installed: int) -> tuple[Change, ...]:
    """What was installed on a card that leaves the field goes to its owner's fragment."""
    return archive(state, installed)


def draw(state: State, seat: int, count: int, clause: str) -> None:
    """A player draws cards; one who cannot loses."""
    for _ in range(count):
        if not state.zone(seat, DECK):
            deck_is_empty(state, seat)
            return
        card_id = state.zone(seat, DECK)[0]
        move(state, card_id, HAND)
        emit(state, "drew", clause, seat, card_id, seen_by=1 << seat, changes=(change_of(state, card_id),))


@enforces("FX-1-3")
def deck_is_empty(state: State, seat: int) -> None:
    """A player who must draw and cannot loses."""
    emit(state, "deck empty", "FX-1-3", seat)
    end_game(state, 1 - seat, "FX-1-3")


@enforces("FX-6-5")
def hurt(state: State, points: int, targets: Iterable[int]) -> None:
    """Deal damage to some objects at once."""
    for target in targets:
        state.put(target, damage=state.cards[target].damage + points)
        owner = state.cards[target].owner
        emit(state, "damaged", "FX-6-5", owner, target, amount=points, changes=(_in_place(state, target),))
    fall(state)


def heal(state: State, target: int, points: int) -> None:
    """An object regains HP."""
    state.put(target, damage=max(0, state.cards[target].damage - points))
    owner = state.cards[target].owner
    emit(state, "healed", "FO-18", owner, target, amount=points, changes=(_in_place(state, target),))


def _in_place(state: State, card_id: int) -> Change:
    return change_of(state, card_id)._replace(zone="", seat=None)


@enforces("FX-6-5", "FO-13")
def fall(state: State) -> None:
    """Destroy together what has no HP left; a leader's end is the end of the game."""
    fallen = [each for each in objects(state) if not left(state, each)]
    for each in fallen:
        if card(state, each).kind != LEADER:
            destroy(state, each)
    leaders_fall(state, [state.cards[each].owner for each in fallen if card(state, each).kind == LEADER])


@enforces("FX-1-2", "FO-13")
def leaders_fall(state: State, seats: list[int]) -> None:
    """End the game if leaders have no HP left; both of them make a draw."""
    for seat in seats:
        emit(state, "leader falls", "FX-1-2", seat, leader(state, seat))
    if seats:
        both = len(seats) == 2
        end_game(state, None if both else 1 - seats[0], "FO-13" if both else "FX-1-2")


def destroy(state: State, card_id: int) -> None:
    """Destroy an object."""
    owner = state.cards[card_id].owner
    effect = card(state, card_id).effect("destroyed")
    changes = archive(state, card_id, BP if effect is not None else FRAGMENT)
    if effect is not None:
        state.put(card_id, known=True)
        changes = (change_of(state, card_id), *changes[1:])
    emit(state, "destroyed", "FX-6-5", owner, card_id, changes=changes)
    limit_bp(state, owner)


@enforces("FX-2-4")
def limit_bp(state: State, seat: int) -> None:
    """BP beyond a leader's most go to the fragment."""
    most = card(state, leader(state, seat)).bp[1]
    for each in state.zone(seat, BP)[most:]:
        changes = archive(state, each)
        emit(state, "bp full", "FX-2-4", seat, each, changes=changes)
