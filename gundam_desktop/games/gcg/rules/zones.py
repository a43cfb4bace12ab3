"""Zones (chapter 3): moving cards between them, and shuffling."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, DECK, OUTSIDE, RESOLVING, RESOURCES, ZONES
from gundam_desktop.games.gcg.model.context import LastState
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.lasting import WaitingEffect
from gundam_desktop.games.gcg.model.randomness import shuffled
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import last_state
from gundam_desktop.games.gcg.rules.visibility import known_after
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change

TOP: Final = 0
BOTTOM: Final = -1
_FIELD: Final = (BATTLE, RESOURCES, BASE)
_WITH_HP: Final = (BATTLE, BASE)


@enforces("3-1-1", "3-1-1-1", "3-1-5", "3-6-4-1", "4-2-2")
def move(state: State, card: int, zone: int, position: int = BOTTOM, rested: bool = False) -> None:
    """Move a card into a zone of its owner, where it becomes a new card (3-1-5).

    Emits no event. The Pilot of a Unit is moved by `leave`, not here.
    """
    record = state.cards[card]
    owner = record.owner
    battle = state.battle
    if battle is not None and battle.declared == card and not battle.declared_was:
        state.battle = battle.after(tuple(last_state(state, card)))
    if record.zone < RESOLVING and not record.host:
        key = owner * ZONES + record.zone
        old = state.zones[key]
        place = old.index(card)
        state.zones[key] = old[:place] + old[place + 1 :]
    if record.host and state.cards[record.host].pilot == card:
        state.cards[record.host] = state.cards[record.host].but(pilot=0)
    definition = record.definition if zone == BATTLE else record.definition.printed
    state.cards[card] = CardRecord(
        definition, owner, zone, rested, 0, 0, 0, state.turn, record.stamp + 1, known_after(record, zone)
    )
    if zone < RESOLVING:
        key = owner * ZONES + zone
        there = state.zones[key]
        state.zones[key] = (card, *there) if position == TOP else (*there, card)
    _settle(state, card, record.stamp)
    if zone in _WITH_HP or record.zone in _WITH_HP:
        state.touch()
    else:
        state.touch_all_but_hp()


@enforces("2-3-4-3", "3-1-5", "4-9-1", "11-2-12-2")
def slip_under(state: State, pilot: int, unit: int) -> None:
    """Put a card under a Unit as its Pilot (4-9-1): in the battle area, but not one of its Units.

    A Pilot that comes from another Unit has changed no zone: it stays the same card (3-1-5, 11-2-12-2).
    """
    was = state.cards[pilot]
    move(state, pilot, RESOLVING)
    stamp = was.stamp if was.host else state.cards[pilot].stamp
    state.cards[pilot] = state.cards[pilot].but(zone=BATTLE, host=unit, known=3, stamp=stamp)
    state.cards[unit] = state.cards[unit].but(pilot=pilot)
    _settle(state, pilot, -1)
    state.touch()


@enforces("9-1-6-4", "11-2-8-3-1")
def keep_last_states(state: State, before: dict[int, LastState]) -> None:
    """Keep the last state on the field of cards that leave now, for their effects that wait."""
    if any(entry.context.this in before and not entry.context.last for entry in state.waiting):
        state.waiting = tuple(_with_last_state(state, entry, before) for entry in state.waiting)


def _with_last_state(state: State, entry: WaitingEffect, before: dict[int, LastState]) -> WaitingEffect:
    context = entry.context
    is_meant = context.this in before and not context.last and state.cards[context.this].stamp == context.stamp
    return entry._replace(context=context._replace(last=tuple(before[context.this]))) if is_meant else entry


@enforces("6-5-2-3-4", "4-17-2-4")
def leave(state: State, card: int, zone: int, position: int = BOTTOM) -> tuple[Change, ...]:
    """Move a card off the field; a Unit's Pilot goes to the same zone (6-5-2-3-4), a token out of the game (4-17-2-4).

    Returns the changes, for the event.
    """
    record = state.cards[card]
    pilot = record.pilot
    if state.waiting and record.zone in _WITH_HP and zone != DECK:  # in a deck nobody knows which card it is
        keep_last_states(state, {card: last_state(state, card)})
    move(state, card, OUTSIDE if record.definition.token else zone, position)
    changes: tuple[Change, ...] = (moved(state, card, position),)
    if pilot:
        move(state, pilot, zone, position)
        changes = (*changes, moved(state, pilot, position))
    return changes


def _settle(state: State, card: int, stamp: int) -> None:
    """Update the lists of cards with constant and watching effects; drop changes that lasted on the old card."""
    record = state.cards[card]
    definition = record.definition
    if stamp >= 0 and state.lasting:
        state.lasting = tuple(entry for entry in state.lasting if entry.card != card)
    works = record.zone in _WITH_HP
    if definition.constants:
        on = works or (record.zone in definition.constant_zones)
        if on != (card in state.sources):
            state.sources = (*state.sources, card) if on else tuple(c for c in state.sources if c != card)
    if definition.watches and works != (card in state.watchers):
        state.watchers = (*state.watchers, card) if works else tuple(c for c in state.watchers if c != card)


@enforces("4-17-1")
def new_card(state: State, number: str, owner: int) -> int:
    """A card that comes from outside the game (4-17-1). Returns its id."""
    return state.add(CardRecord(state.pool[number], owner, OUTSIDE, known=3))


@enforces("3-2-4", "4-15-1", "4-15-1-1")
def shuffle(state: State, player: int, clause: str = "4-15-1") -> None:
    """Shuffle a deck (3-2-4). Its cards get new ids, so that no id reveals which card it is."""
    key = player * ZONES + DECK
    if state.zones[key]:
        renew(state, shuffled(state, state.zones[key]), state.zones[key])
    emit(state, "shuffled", clause, player)


@enforces("4-13-1")
def renew(state: State, order: list[int], places: tuple[int, ...], known: int = 0) -> None:
    """Put the cards of `order` into the places one by one; only the players in `known` (bits) know the new order.

    The places keep their ids, the lowest first. No other player knows these cards any more, and nothing in their
    records distinguishes them.
    """
    records = [state.cards[card] for card in order]
    stamp = max(record.stamp for record in records) + 1
    for card, record in zip(sorted(places), records, strict=True):
        state.cards[card] = record.but(known=known, stamp=stamp, entered=state.turn)
    ids = iter(sorted(places))
    renewed = set(places)
    owner, zone = records[0].owner, records[0].zone
    key = owner * ZONES + zone
    state.zones[key] = tuple(next(ids) if card in renewed else card for card in state.zones[key])
    state.touch()


@enforces("3-4-2", "3-4-2-1")
def count_limit_reached(state: State, player: int, ex: bool) -> bool:
    """True if no further Resource, or no further EX Resource, can be placed (3-4-2, 3-4-2-1)."""
    resources = state.zone(player, RESOURCES)
    if len(resources) >= constants.RESOURCE_LIMIT:
        return True
    return ex and sum(state.cards[c].definition.ex for c in resources) >= constants.EX_RESOURCE_LIMIT


def in_play(state: State, card: int, stamp: int) -> bool:
    """True if this very card (by its stamp) is still on the field."""
    record = state.cards[card]
    return record.stamp == stamp and record.zone in _FIELD
