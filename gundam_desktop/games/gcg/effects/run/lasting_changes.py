"""Steps with lasting results: changes of cards, and effects that wait for an event for a time."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from gundam_desktop.games.gcg.effects.run.operations import Outcome, carries_out, finished, keeping, on_field, value
from gundam_desktop.games.gcg.model.constants import (
    AP,
    BATTLE_LONG,
    COST,
    HAND,
    IN_OWN_TURN,
    IN_THEIR_TURN,
    IN_TURN,
    LEVEL,
    PLAYER,
    RULES,
    SHIELD_AREA,
    SHIELDS,
    STATS,
    UNTIL_END,
    UNTIL_OWN_TURN,
    UNTIL_OWN_TURN_ENDS,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Modification
from gundam_desktop.games.gcg.model.events import EVERYBODY, emit
from gundam_desktop.games.gcg.model.keywords import KEYWORD_NAMES
from gundam_desktop.games.gcg.model.lasting import AwaitedEvent, LastingChange
from gundam_desktop.games.gcg.model.queries import Finder
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures
from gundam_desktop.games.gcg.rules.triggers import is_asked, record_event, trigger_all
from gundam_desktop.rulebook.enforcement import enforces

STAT_NAMES: Final = tuple(STATS)
RULE_NAMES: Final = tuple(RULES)


class ModifyFields(NamedTuple):
    """The cards to change, the changes, and how long they last."""

    to: Finder
    changes: tuple[Modification, ...]
    lasts: int


class WhenFields(NamedTuple):
    """The effect that waits, the cards for which alone its event counts, and how long it waits."""

    ability: CompiledAbility
    cards: Literal["chosen", "this", "any"]
    lasts: int


class LaterFields(NamedTuple):
    """The steps that wait for the end of the turn or battle, and which of them."""

    ability: CompiledAbility
    lasts: int


@enforces("1-3-6", "4-16-1", "6-6-5-1", "7-3-4")
@carries_out("Modify", ModifyFields)
def _modify(state: State, context: Context, step: ModifyFields, place: int) -> Outcome:
    """Apply changes to the cards referred to now; they last even after their source has left (9-1-7-2)."""
    changes, duration = step.changes, _until(state, context, step.lasts)
    ruled = all(change.kind in (Modification.RULE, Modification.REDUCE) for change in changes)
    priced = all(change.kind == Modification.STAT and change.key in (COST, LEVEL) for change in changes)
    zones = ((SHIELDS,) if ruled else ()) + ((HAND,) if priced else ())
    added = all(change.kind in (Modification.STAT, Modification.GAIN) for change in changes)
    cards = [
        c
        for c in step.to(state, context)
        if c < 0 or on_field(state, (c,)) or state.cards[c].zone in zones or (added and state.cards[c].host)
    ]
    if duration == BATTLE_LONG and state.battle is None:
        cards = []
    whose = context._replace(chosen=(), looked=(), event=0, last=(), each=(), did=(), doer_stamp=0)
    of_ap: list[tuple[int, int]] = []
    entries: list[LastingChange] = []
    for card in cards:
        for index, change in enumerate(changes):
            amount = value(state, context, change.amount)
            if change.kind == Modification.BECOME:
                amount -= figures(state, card).ap if card > 0 else 0
            if change.kind == Modification.GAIN and amount < 0:
                continue
            if change.kind == Modification.INSTEAD:
                other = change.key(state, context)
                if not other or other[0] == card:
                    continue
                whose = whose._replace(doer=other[0], amount=state.cards[other[0]].stamp)
            if card > 0 and amount and change.kind in (Modification.STAT, Modification.BECOME) and change.key == AP:
                of_ap.append((card, figures(state, card).ap))
            entries.append(LastingChange(card, context.number, context.ability, place, index, amount, whose, duration))
            if card < 0 or state.cards[card].zone != HAND:
                _emit_change(state, whose, card, change, amount)
    state.lasting = (*state.lasting, *entries)
    state.touch()
    for event, sign in (("ap reduced by effect", -1), ("ap increased by effect", 1)):
        changed = [(card, 0) for card, before in of_ap if sign * figures(state, card).ap > sign * before]
        if changed:
            if is_asked(state, event):
                for card, _ in changed:
                    record_event(state, event, card, context)
            trigger_all(state, event, changed, context.controller, effect_of=context.this)
            if sign < 0:
                context = keeping(state, context, "ap reduced", tuple(card for card, _ in changed))
    return finished(context, place, bool(cards))


def _until(state: State, context: Context, lasts: int) -> int:
    """Return the duration, with the turn's number added if it is about a later turn."""
    own = state.turn_player == context.controller
    if lasts == UNTIL_END:
        return UNTIL_END + state.turn + (1 if own else 2)
    if lasts == IN_THEIR_TURN:
        return IN_TURN - state.turn - (1 if own else 2)
    if lasts == IN_OWN_TURN:
        return IN_TURN - state.turn - (2 if own else 1)
    if lasts == UNTIL_OWN_TURN:
        return UNTIL_END + state.turn + (1 if own else 0)
    if lasts == UNTIL_OWN_TURN_ENDS:
        return UNTIL_END + state.turn + (2 if own else 1)
    return lasts


@carries_out("When", WhenFields)
def _when(state: State, context: Context, step: WhenFields, place: int) -> Outcome:
    """Let an effect wait for its event for a time."""
    of = context.chosen if step.cards == "chosen" else (context.this,) if step.cards == "this" else ()
    if step.cards == "chosen" and not of:
        return finished(context, place, done=False)
    cards = tuple((card, state.cards[card].stamp) for card in of)
    state.awaited = (*state.awaited, AwaitedEvent(context._replace(ability=step.ability.index), cards, step.lasts))
    return finished(context, place, done=True)


@enforces("6-6-3-1", "7-7-1")
@carries_out("Later", LaterFields)
def _later(state: State, context: Context, step: LaterFields, place: int) -> Outcome:
    """Let steps wait for the end of the turn or battle, with the cards chosen now."""
    if step.lasts == BATTLE_LONG and state.battle is None:
        return finished(context, place, done=False)
    cards, lasts = tuple((card, state.cards[card].stamp) for card in context.chosen), _until(state, context, step.lasts)
    state.awaited = (*state.awaited, AwaitedEvent(context._replace(ability=step.ability.index), cards, lasts))
    return finished(context, place, done=True)


def _emit_change(state: State, context: Context, card: int, change: Modification, amount: int) -> None:
    if change.kind == Modification.REDUCE:
        kind = "protected" if amount >= 0 else "exposed"
        emit(state, kind, "9-3-1-4", context.player, max(card, 0), context.card, abs(amount))
        return
    if change.kind == Modification.INSTEAD:
        emit(state, "diverted", "9-3-1-4", context.player, card, context.doer)
        return
    player = (PLAYER if card <= PLAYER else SHIELD_AREA) - card if card < 0 else state.cards[card].owner
    if change.kind == Modification.TRAIT:
        emit(state, "gained trait", "9-3-1-4", player, max(card, 0), context.card, word=change.key)
        return
    if change.kind == Modification.EFFECT:
        emit(state, "gained effect", "9-3-1-4", player, max(card, 0), context.card)
        return
    if change.kind == Modification.LOSE and change.key < 0:
        emit(state, "lost keywords", "9-3-1-4", player, card, context.card)
        return
    if change.kind == Modification.LOSE:
        emit(state, "lost keyword", "9-3-1-4", player, card, context.card, word=KEYWORD_NAMES[change.key])
        return
    if change.kind == Modification.FALLS:
        emit(state, "will survive", "9-3-1-4", player, max(card, 0), context.card)
        return
    if change.kind == Modification.NEXT:
        emit(state, "next changed", "9-3-1-4", player, 0, context.card, amount, STAT_NAMES[change.key])
        return
    if card <= PLAYER:
        emit(state, "forbidden", "9-3-1-4", player, 0, context.card)
        return
    if change.kind == Modification.BECOME:
        emit(state, "modified", "9-3-1-4", player, max(card, 0), context.card, amount, STAT_NAMES[change.key])
        return
    kind = ("modified", "gained", "ruled")[change.kind]
    names = (STAT_NAMES, KEYWORD_NAMES, RULE_NAMES)[change.kind]
    seen_by = state.cards[card].known if card > 0 else EVERYBODY
    emit(state, kind, "9-3-1-4", player, max(card, 0), context.card, amount, names[change.key], seen_by=seen_by)
