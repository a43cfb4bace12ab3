"""The basic terms (chapter 4): rest, set active, damage, recover, draw, discard, deploy, pair."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    BATTLE_DAMAGE,
    BATTLE_DAMAGE_NOT_REDUCED,
    BATTLE_LIMIT,
    CANNOT_BE_SET_ACTIVE,
    CANNOT_RECOVER,
    DAMAGE_NAMES,
    DAMAGE_NOT_REDUCED,
    DAMAGE_TO_IT_NOT_REDUCED,
    DECK,
    DEPLOYED_RESTED,
    EFFECT_DAMAGE,
    HAND,
    NO_BATTLE_DAMAGE_FROM,
    NO_DAMAGE_FROM,
    NO_EFFECT_DAMAGE_FROM,
    REMOVED,
    RESOURCE_DECK,
    RESOURCES,
    SHIELD_AREA,
    SHIELDS,
    TRASH,
    UNIT,
)
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.frames import Candidates, DeployFrame, SelectDecision
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures, has_rule, is_linked, used_key
from gundam_desktop.games.gcg.rules.possible_changes import change_of, may_change
from gundam_desktop.games.gcg.rules.processing import break_shields, process, to_trash
from gundam_desktop.games.gcg.rules.receiving import prevented_once, prevents, prevents_so_much, receiver, reductions
from gundam_desktop.games.gcg.rules.replacing import Causes
from gundam_desktop.games.gcg.rules.taking_over import taken_over
from gundam_desktop.games.gcg.rules.triggers import (
    BY_OTHER,
    is_asked,
    record_event,
    record_if_asked,
    trigger,
    trigger_all,
    trigger_self,
    trigger_watchers,
)
from gundam_desktop.games.gcg.rules.zones import (
    TOP,
    count_limit_reached,
    leave,
    move,
    new_card,
    slip_under,
)
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change, Choice

EX_RESOURCE: Final = "EXR-001"
EX_BASE: Final = "EXB-001"
_DEPLOYED_FROM: Final = {HAND: "deployed from hand", TRASH: "deployed from trash"}
_NO_DAMAGE: Final = (NO_BATTLE_DAMAGE_FROM, NO_EFFECT_DAMAGE_FROM, NO_DAMAGE_FROM)


def rest(state: State, card: int, clause: str) -> bool:
    """Rest a card; False if it is rested already."""
    return bool(rest_all(state, (card,), clause))


@enforces("1-3-2-1", "4-4-1", "4-4-1-2")
def rest_all(state: State, cards: Iterable[int], clause: str) -> tuple[int, ...]:
    """Rest cards at the same time and return those that were active: a rested card is not rested again (1-3-2-1)."""
    done = tuple(card for card in cards if not state.cards[card].rested)
    for card in done:
        state.turn_card(card, rested=True)
        emit(state, "rested", clause, state.cards[card].owner, card, changes=(Change(card, rested=1),))
    trigger_all(state, "rested", [(card, 0) for card in done])
    return done


@enforces("6-2-2-2", "1-3-2-1", "4-4-1", "4-4-1-1", "9-1-5-6")
def set_all_active(state: State, cards: Sequence[int], clause: str) -> bool:
    """Set cards as active at the same time: who may be is judged before any of them is (6-2-2-2)."""
    done = [card for card in cards if state.cards[card].rested]
    if may_change(state, Modification.RULE, CANNOT_BE_SET_ACTIVE):
        done = [card for card in done if not figures(state, card).rule(CANNOT_BE_SET_ACTIVE)]
    for card in done:
        state.turn_card(card, rested=False)
        emit(state, "set active", clause, state.cards[card].owner, card, changes=(Change(card, rested=0),))
    return bool(done)


@enforces("4-5-1", "4-5-1-1", "4-5-2", "4-5-3", "4-5-4", "4-5-5", "4-18-1-1", "7-6-3-2", "1-3-2-2")
def damage(state: State, hits: list[tuple[int, int, int]], kind: int, clause: str, was: tuple[Any, ...] = ()) -> bool:
    """Deal damage to Units, Bases and Shields at the same time, then carry out rule processing.

    A hit is (card, points, card that deals it). 0 is no damage (4-5-4). True when any damage was dealt. `was` has the
    values of the `LastState` of a card that deals it after it has left the field.
    """
    causes: Causes = {}
    shields: list[tuple[int, int]] = []
    if kind == BATTLE_DAMAGE and state.lasting:
        hits = [(receiver(state, card), points, source) for card, points, source in hits]
    judged = [hit for hit in hits if hit[1] > 0]
    if may_change(state, Modification.TAKEN_OVER):
        judged = [taken_over(state, hit, kind) for hit in judged]
    ruled = any(may_change(state, Modification.RULE, rule) for rule in _NO_DAMAGE)
    if ruled:
        judged = [hit for hit in judged if not _prevented(state, hit[0], kind, hit[2], was)]
    reduced = [(card, _reduced(state, card, points, kind, source, was), source) for card, points, source in judged]
    dealt = [hit for hit in reduced if hit[1] > 0 and not (ruled and _too_much_or_too_little(state, hit, kind, was))]
    for card, points, source in dealt:
        causes[card] = (kind, source)
        record = state.cards[card]
        if record.zone == SHIELDS:
            shields.append((card, source))
            emit(state, "damaged", clause, record.owner, 0, source, points, DAMAGE_NAMES[kind])
            continue
        state.replace(card, record.damaged(record.damage + points))
        change = Change(card, damage=record.damage + points)
        emit(state, "damaged", clause, record.owner, card, source, points, DAMAGE_NAMES[kind], changes=(change,))
    on_field = [hit for hit in dealt if state.cards[hit[0]].zone != SHIELDS]
    _happened(state, "receives damage", on_field)
    if kind == EFFECT_DAMAGE:
        _happened(state, "receives effect damage", on_field)
    else:
        _happened(state, "receives battle damage", on_field)
        trigger_all(state, "deals battle damage", [(source, card) for card, _, source in dealt])
    break_shields(state, shields, kind)
    process(state, causes)
    return bool(causes)


def _happened(state: State, event: str, hits: list[tuple[int, int, int]]) -> None:
    """Trigger an event that happened to these cards at the same time, by cards of one player or of both (9-1-6-3)."""
    record_if_asked(state, event, (card for card, _, _ in hits))
    trigger_all(state, event, [(card, source) for card, _, source in hits], BY_OTHER)


@enforces("1.9:5-21-1", "1.9:5-21-2", "1.9:5-21-2-1")
def _reduced(state: State, card: int, points: int, kind: int, source: int, was: tuple[Any, ...]) -> int:
    """The points after effects have changed them; damage reduced to 0 is not dealt (5-21 of edition 1.9)."""
    left = points
    kept = _is_kept_whole(state, card, kind, source)
    for change, amount, context in reductions(state, card, kind, source, points, was):
        if (kept and (change.to or amount > 0)) or (change.to and left <= amount):
            continue
        left = min(left, amount) if change.to else left - amount
        if change.once:
            state.used |= {used_key(state, context)}
        if change.next_only:
            reduced = (card, SHIELD_AREA - state.cards[card].owner)
            state.lasting = tuple(
                entry for entry in state.lasting if not (entry.card in reduced and change_of(state, entry) is change)
            )
            state.touch()
    record = state.cards[card]
    named = 0 if record.zone == SHIELDS else card  # nobody may look at a Shield (3-6-4-1)
    if left > points:
        emit(state, "increased", "9-1-5-1", record.owner, named, source, left - points)
    if left < points:
        clause = "1.9:5-21-1" if left > 0 else "1.9:5-21-2-1"
        emit(state, "reduced", clause, record.owner, named, source, points - max(left, 0))
    return left


@enforces("1-3-3")
def _is_kept_whole(state: State, card: int, kind: int, source: int) -> bool:
    """True if no effect reduces damage to the card from this source; a Pilot's damage is its Unit's (2-3-4-4)."""
    if not may_change(state, Modification.RULE):
        return False
    if has_rule(state, card, DAMAGE_TO_IT_NOT_REDUCED):
        return True
    unit = state.cards[source].host or source
    on_field = state.cards[unit].zone in (BATTLE, BASE)
    of_battle = kind == BATTLE_DAMAGE and has_rule(state, unit, BATTLE_DAMAGE_NOT_REDUCED)
    return on_field and (of_battle or has_rule(state, unit, DAMAGE_NOT_REDUCED))


@enforces("1-3-3", "9-1-5-6")
def _prevented(state: State, card: int, kind: int, source: int, was: tuple[Any, ...]) -> bool:
    """True if an effect keeps the card from receiving this damage (9-1-5-6)."""
    rules = _rules_against(kind)
    for target in _receivers(state, card):
        for rule in rules:
            if prevents(state, rule, target, source, was):
                return True
    return False


def _rules_against(kind: int) -> tuple[int, int]:
    """The rules under which damage of a kind is not received."""
    return (NO_BATTLE_DAMAGE_FROM if kind == BATTLE_DAMAGE else NO_EFFECT_DAMAGE_FROM, NO_DAMAGE_FROM)


def _receivers(state: State, card: int) -> tuple[int, ...]:
    """What must not be kept from damage for a card to receive it: the card, and the shield area that it is in."""
    record = state.cards[card]
    return (card, SHIELD_AREA - record.owner) if record.zone in (SHIELDS, BASE) else (card,)


@enforces("9-1-5-6")
def _too_much_or_too_little(state: State, hit: tuple[int, int, int], kind: int, was: tuple[Any, ...]) -> bool:
    """True if the card cannot receive damage of that amount, as it is after effects have reduced it (9-1-5-6)."""
    card, points, source = hit
    rules = _rules_against(kind)
    for target in _receivers(state, card):
        if prevents_so_much(state, rules, target, source, points, was):
            return True
    key = prevented_once(state, rules, card, source, points, was)
    if key is not None:
        state.used |= {key}
    return key is not None


@enforces("4-6-1", "4-6-2", "4-6-3", "4-18-3", "9-1-6-3", "1-3-2-2")
def recover(state: State, cards: Iterable[int], points: int, clause: str) -> bool:
    """Remove `points` of damage from each card (4-6-1), at most all of it (4-6-2); False without damage (4-6-3)."""
    done = [card for card in cards if min(points, state.cards[card].damage) > 0]
    done = [card for card in done if not has_rule(state, card, CANNOT_RECOVER)]
    for card in done:
        record = state.cards[card]
        left = max(record.damage - points, 0)
        state.replace(card, record.damaged(left))
        change = Change(card, damage=left)
        emit(state, "recovered", clause, record.owner, card, amount=record.damage - left, changes=(change,))
    record_if_asked(state, "recovers hp", done)
    trigger_all(state, "recovers hp", [(card, 0) for card in done])
    return bool(done)


@enforces("4-14-1", "4-14-2", "1-3-2-2")
def draw(state: State, player: int, count: int, clause: str) -> tuple[int, ...]:
    """Draw cards one by one (4-14) and return their ids. A player with an empty deck loses at once (10-1-2)."""
    drawn: tuple[int, ...] = ()
    while len(drawn) < count and state.result < 0:
        deck = state.zone(player, DECK)
        if not deck:
            break
        card = deck[0]
        move(state, card, HAND)
        emit(state, "drew", clause, player, card, seen_by=state.cards[card].known, changes=(moved(state, card),))
        drawn = (*drawn, card)
        if is_asked(state, "draws"):
            record_event(state, "draws", card)
            trigger_self(state, "draws", (card,))
        process(state)
    return drawn


@enforces("4-11-1")
def discard(state: State, card: int, clause: str) -> None:
    """Put a card from hand into the trash (4-11-1)."""
    move(state, card, TRASH, TOP)
    emit(state, "discarded", clause, state.cards[card].owner, card, changes=(moved(state, card, TOP),))


def trash_top(state: State, player: int, count: int, clause: str) -> tuple[int, ...]:
    """Put the top cards of a deck into its owner's trash and return their ids."""
    cards = state.zone(player, DECK)[:count]
    for card in cards:
        to_trash(state, card, clause)
    return cards


@enforces("4-12-1", "4-12-2")
def remove(state: State, card: int, clause: str) -> None:
    """Put a card into the removal area (4-12-1). Nothing is destroyed by it (4-12-2); a Unit's Pilot goes along."""
    changes = leave(state, card, REMOVED)
    emit(state, "removed", clause, state.cards[card].owner, card, changes=changes)


@enforces("6-5-2-3-4", "4-17-2-4")
def to_hand(state: State, card: int, clause: str) -> None:
    """Put a card into its owner's hand; a Unit's Pilot goes along, a token leaves the game."""
    changes = leave(state, card, HAND)
    record = state.cards[card]
    emit(state, "returned to hand", clause, record.owner, card, seen_by=record.known, changes=changes)


@enforces("3-6-4-1")
def shield_to_hand(state: State, player: int, clause: str) -> bool:
    """Add the topmost Shield to its owner's hand (3-6-4-1); False without Shields."""
    shields = state.zone(player, SHIELDS)
    if not shields:
        return False
    move(state, shields[0], HAND)
    emit(
        state,
        "took shield",
        clause,
        player,
        shields[0],
        seen_by=state.cards[shields[0]].known,
        changes=(moved(state, shields[0]),),
    )
    return True


@enforces("3-3-3", "9-1-6-3")
def place_resources(state: State, player: int, count: int, ex: bool, rested: bool, clause: str) -> bool:
    """Place Resources at the same time (3-3-3), as many as possible (1-3-2); False if none is placed."""
    cards = [_place_resource(state, player, ex, rested, clause) for _ in range(count)]
    placed = [card for card in cards if card]
    if ex and placed:
        record_if_asked(state, "ex resource placed", placed)
        trigger_self(state, "places ex resource", tuple(placed))
    return bool(placed)


@enforces("1-3-2", "3-4-2", "3-4-2-1", "4-4-4", "4-17-5-1")
def _place_resource(state: State, player: int, ex: bool, rested: bool, clause: str) -> int:
    """Place a Resource from the resource deck, or an EX Resource, and return its id; 0 if impossible (1-3-2, 3-4-2)."""
    if count_limit_reached(state, player, ex):
        return 0
    if ex:
        card = new_card(state, EX_RESOURCE, player)
    else:
        deck = state.zone(player, RESOURCE_DECK)
        if not deck:
            return 0
        card = deck[0]
    move(state, card, RESOURCES, rested=rested)
    emit(state, "placed resource", clause, player, card, changes=(moved(state, card),))
    return card


@enforces("2-3-4-4", "4-9-1", "11-2-9-1", "1.9:13-2-11-1")
def pair(state: State, pilot: int, unit: int, clause: str) -> None:
    """Put a Pilot under a Unit (4-9-1) and let the effects of pairing wait (11-2-9-1)."""
    was_linked = is_linked(state, unit)
    slip_under(state, pilot, unit)
    record = state.cards[pilot]
    change = Change(pilot, "battle", record.owner, -1, record.definition.number, 0, 0, unit)
    emit(state, "paired", clause, record.owner, pilot, unit, changes=(change,))
    record_if_asked(state, "paired", (unit,))
    trigger_all(state, "paired", ((unit, pilot),))
    trigger_self(state, "pilot paired with", (unit,))
    if not was_linked and is_linked(state, unit):
        emit(state, "linked", "2-11-3", record.owner, unit, pilot)
        record_if_asked(state, "linked", (unit,))
        trigger_all(state, "linked", ((unit, pilot),))
    process(state)


@enforces("4-8-1")
def deploy(state: State, player: int, cards: tuple[int, ...], rested: bool, clause: str, *, effect_of: int = 0) -> None:
    """Put Units or a Base onto the field at the same time (4-8-1), after those that must give way (10-4, 10-5).

    Cards of other types are not deployed (2-3-4-3). `effect_of` is the card whose effect deploys them, 0 for none.
    """
    able = tuple(card for card in cards if state.cards[card].definition.type in (UNIT, BASE_CARD))
    if not is_asked(state, "deployed by effect"):
        effect_of = 0
    if able:
        state.frames.append(DeployFrame(player, able, rested, clause, 0, effect_of))


@enforces("3-5-2", "10-4-1", "10-4-2", "10-4-2-2", "11-2-6-1", "11-2-6-2")
def _deploy(state: State, frame: DeployFrame) -> None:
    player, cards, rested, clause = frame.player, frame.cards, frame.rested, frame.clause
    units = [c for c in cards if state.cards[c].definition.type == UNIT]
    there = state.zone(player, BATTLE)
    excess = len(there) + len(units) - BATTLE_LIMIT
    if units and excess > 0 and frame.step == 0:
        state.frames.append(DeployFrame(player, cards, rested, clause, 1, frame.effect_of))
        state.frames.append(
            SelectDecision(player, "10-4-2", cards[0], -1, "excess", (Candidates(there, excess, excess),))
        )
        return
    origins = [state.cards[card].zone for card in cards]
    for card in cards:
        _put(state, player, card, rested, clause)
    for card, origin in zip(cards, origins, strict=True):
        record_event(state, "deploy", card)
        if origin in _DEPLOYED_FROM:
            record_if_asked(state, _DEPLOYED_FROM[origin], (card,))
        trigger(state, card, "deploy", origin=origin)
    pairs = [(card, 0) for card in cards]
    trigger_watchers(state, "deploy", pairs)
    if frame.effect_of:
        record_if_asked(state, "deployed by effect", cards)
        trigger_all(state, "deployed by effect", pairs, player, effect_of=frame.effect_of)
    process(state)


@enforces("10-4-2", "10-4-2-1")
def _give_way(state: State, frame: DeployFrame, choice: Choice) -> None:
    """The chosen Units make room (10-4-2); they are not destroyed (10-4-2-1)."""
    for card in choice.cards:
        to_trash(state, card, "10-4-2")
    process(state)
    state.frames.append(frame)


@enforces("4-17-2-1", "2-3-3", "2-3-6", "3-6-3", "4-4-4", "4-8-1", "10-5-1", "10-5-2", "10-5-2-1")
def _put(state: State, player: int, card: int, rested: bool, clause: str) -> None:
    if state.cards[card].definition.type == UNIT:
        move(state, card, BATTLE, rested=rested)
        if not rested and _is_deployed_rested(state, card):
            state.turn_card(card, rested=True)
    else:
        for base in state.zone(player, BASE):
            to_trash(state, base, "10-5-2")
        move(state, card, BASE, rested=rested)
    emit(state, "deployed", clause, player, card, changes=(moved(state, card),))


def _is_deployed_rested(state: State, card: int) -> bool:
    """True if an effect has such Units deployed rested."""
    return may_change(state, Modification.RULE, DEPLOYED_RESTED) and any(
        rule == DEPLOYED_RESTED and what is not None and what(state, context, card)
        for source in state.sources
        if state.cards[source].zone == BATTLE
        for rule, what, context in figures(state, state.cards[source].host or source).rules
    )


CARRY_ON[DeployFrame] = _deploy
ANSWER[DeployFrame] = _give_way
