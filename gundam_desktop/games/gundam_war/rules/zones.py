"""Moving cards between zones, and what that does to them."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gundam_war.model.cards import NO_CHANGE, Card, card_of
from gundam_desktop.games.gundam_war.model.state import AREAS, FACE_DOWN, State, Zone
from gundam_desktop.games.kit.zones import NOBODY, emit, end_game, move
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change

IN_PLAY = (Zone.STATION, *AREAS)


def card(state: State, card_id: int) -> Card:
    """The printed card of an id."""
    return card_of(state.cards[card_id].number)


def zone_of(state: State, card_id: int) -> Zone:
    """Return the zone where a card is; for a character under a unit, the unit's zone."""
    record = state.cards[card_id]
    return state.cards[record.host].zone if record.host else record.zone


def units(state: State, seat: int, *zones: Zone) -> Iterator[int]:
    """The units of a player in these zones, in order."""
    for zone in zones or IN_PLAY:
        yield from state.zone(seat, zone)


def change_of(state: State, card_id: int, position: int = -1) -> Change:
    """Return a card's present zone and position, for the table; with its number, unless it is face down."""
    record = state.cards[card_id]
    number = "" if record.zone in FACE_DOWN else record.number
    return Change(
        card_id, zone_of(state, card_id), record.owner, position, number, int(record.rolled), record.damage, record.host
    )


def put_into_junkyard(state: State, card_id: int) -> tuple[Change, ...]:
    """Put a card, with the character under it, into its owner's junkyard; nothing of it is kept."""
    there = [card_id, *([state.cards[card_id].character] if state.cards[card_id].character else [])]
    for each in there:
        move(state, each, Zone.JUNKYARD, 0)
        state.put(each, rolled=False, damage=0, host=0, character=0, change=NO_CHANGE)
    return tuple(change_of(state, each, 0) for each in there)


def draw(state: State, seat: int, count: int, clause: str) -> None:
    """Let a player draw cards from the top of the home, as many as there are."""
    for card_id in state.zone(seat, Zone.HOME)[:count]:
        move(state, card_id, Zone.HAND)
        change = change_of(state, card_id)
        emit(state, "drew", clause, seat, card_id, seen_by=1 << seat, changes=(change,))


@enforces("GW-8-1", "GX-2-2")
def put_on_discard_pile(state: State, seat: int, count: int, kind: str, clause: str) -> None:
    """Move cards one by one from the top of a home to the discard pile, face down; as many as there are."""
    moved = state.zone(seat, Zone.HOME)[:count]
    changes = []
    for card_id in moved:
        move(state, card_id, Zone.DISCARD_PILE, 0)
        changes.append(change_of(state, card_id, 0))
    if moved:
        emit(state, kind, clause, seat, amount=len(moved), seen_by=NOBODY, changes=tuple(changes))


@enforces("GX-1-7")
def check_homes(state: State) -> None:
    """A player whose home has no card left loses at once."""
    for seat in (0, 1):
        if not state.zone(seat, Zone.HOME):
            emit(state, "home empty", "GX-1-7", seat)
            end_game(state, 1 - seat, "GX-1-7")
