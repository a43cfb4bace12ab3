"""Moving cards between zones, and the events that tell it."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gundam_war.model.cards import NO_CHANGE, Card, card_of
from gundam_desktop.games.gundam_war.model.state import AREAS, FACE_DOWN, State, Zone
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change, Event
from gundam_desktop.tabletop.chance import shuffled

EVERYBODY, NOBODY = 3, 0
IN_PLAY = (Zone.STATION, *AREAS)


def card(state: State, card_id: int) -> Card:
    """The printed card of an id."""
    return card_of(state.cards[card_id].number)


def emit(
    state: State,
    kind: str,
    clause: str,
    player: int,
    card_id: int = 0,
    *,
    target: int = 0,
    amount: int = 0,
    word: str = "",
    seen_by: int = EVERYBODY,
    changes: tuple[Change, ...] = (),
) -> None:
    """Add an event to those of this choice."""
    number = state.cards[card_id].number if card_id and seen_by else ""
    target_number = state.cards[target].number if target else ""
    state.events.append(
        Event(kind, clause, player, card_id, number, target, target_number, amount, str(word), seen_by, changes)
    )


def end_game(state: State, winner: int, clause: str) -> None:
    """End the game; nothing is asked any more."""
    if not state.result:
        state.result, state.reason, state.question = str(winner), clause, None
        emit(state, "game over", clause, winner)


def zone_of(state: State, card_id: int) -> Zone:
    """The zone where a card is; that of its unit for a character under one."""
    record = state.cards[card_id]
    return state.cards[record.host].zone if record.host else record.zone


def units(state: State, seat: int, *zones: Zone) -> Iterator[int]:
    """The units of a player in these zones, in order."""
    for zone in zones or IN_PLAY:
        yield from state.zone(seat, zone)


def move(state: State, card_id: int, zone: Zone, position: int = -1) -> None:
    """Put a card into a zone of its owner: before the one at `position`, at the end with -1."""
    record = state.cards[card_id]
    if record.zone is not Zone.UNDER:
        place = record.owner, record.zone
        state.zones[place] = tuple(other for other in state.zones[place] if other != card_id)
    there = state.zone(record.owner, zone)
    at = len(there) if position < 0 else position
    state.zones[record.owner, zone] = (*there[:at], card_id, *there[at:])
    state.put(card_id, zone=zone)


def change_of(state: State, card_id: int, position: int = -1) -> Change:
    """The present zone and position of a card, as the table follows it; its number, unless it lies face down."""
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


def shuffle_home(state: State, seat: int) -> None:
    """Shuffle a home: its cards change places, so that no id tells which card it was."""
    ids = state.zone(seat, Zone.HOME)
    state.random, numbers = shuffled(state.random, [state.cards[each].number for each in ids])
    for each, number in zip(ids, numbers, strict=True):
        state.put(each, number=number)
    emit(state, "shuffled", "GX-1-3", seat)


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
