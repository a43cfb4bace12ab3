"""Moving cards between zones, and the events that tell it."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.kit.state import State
from gundam_desktop.tabletop import Change, Event
from gundam_desktop.tabletop.chance import shuffled

EVERYBODY, NOBODY = 3, 0
"""Who may see the card of an event (`Event.seen_by`), as bits: both seats, no seat."""


def emit(
    state: State[Any, Any],
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
    """Add an event to those of this choice (`tabletop.Event`); the numbers of its cards are looked up."""
    number = state.cards[card_id].number if card_id and seen_by else ""
    target_number = state.cards[target].number if target else ""
    state.events.append(
        Event(kind, clause, player, card_id, number, target, target_number, amount, str(word), seen_by, changes)
    )


def end_game(state: State[Any, Any], winner: int | None, clause: str) -> None:
    """End the game by a clause with the seat of the winner, None for a draw. Does nothing if it is over already."""
    if not state.result:
        state.result, state.reason, state.question = "draw" if winner is None else str(winner), clause, None
        emit(state, "game over", clause, -1 if winner is None else winner)


def lay_out(state: State[Any, Any], seat: int, zone: Any, numbers: list[str], record: Any) -> None:
    """Add cards of these numbers to an empty zone; `record` makes a card from number, seat and zone."""
    first = len(state.cards)
    state.cards += [record(number, seat, zone) for number in numbers]
    state.zones[seat, zone] = tuple(range(first, len(state.cards)))


def take_out(state: State[Any, Any], card_id: int) -> None:
    """Take a card out of the list of its zone; its record still names the zone. One in no list stays as it is."""
    record = state.cards[card_id]
    place = record.seat, record.zone
    if place in state.zones:
        state.zones[place] = tuple(other for other in state.zones[place] if other != card_id)


def move(state: State[Any, Any], card_id: int, zone: Any, position: int = -1, *, seat: int | None = None) -> None:
    """Put a card into a zone of a seat (by default its owner's), before the card at index `position`; -1 is the end."""
    take_out(state, card_id)
    place = state.cards[card_id].owner if seat is None else seat, zone
    there = state.zones[place]
    at = len(there) if position < 0 else position
    state.zones[place] = (*there[:at], card_id, *there[at:])
    state.put(card_id, zone=zone)


def shuffle(state: State[Any, Any], seat: int, zone: Any, clause: str) -> None:
    """Shuffle a zone: its cards exchange their numbers, so that no id tells which card it was."""
    ids = state.zones[seat, zone]
    state.random, numbers = shuffled(state.random, [state.cards[each].number for each in ids])
    for each, number in zip(ids, numbers, strict=True):
        state.put(each, number=number)
    emit(state, "shuffled", clause, seat)
