"""Waiting triggered effects, and the order in which they are resolved (9-1-6).

What is triggered while an effect is resolved belongs to a later batch and comes first (9-1-6-7), what a Burst triggers
before the other Bursts, too; Burst comes before what was triggered together with it or earlier (9-1-6-8); of one batch
the turn player's effects come first (9-1-6-6), and each player chooses the order of their own (9-1-6-5).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gundam_desktop.games.gcg.model.constants import (
    BATTLE_LONG,
    NO_ATTACK_EFFECTS,
    NO_DEPLOY_EFFECTS,
    NO_DESTROYED_EFFECTS,
    TURN_LONG,
    UNTIL_END,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Modification, Need, ability_of
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import BurstFrame, EffectFrame, OrderDecision, ResolveFrame
from gundam_desktop.games.gcg.model.lasting import PastEvent, WaitingEffect
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import (
    context_of,
    gained_by,
    gained_effects,
    has_rule,
    is_on,
    last_state,
    used_key,
)
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

BURST_RANK: Final = 0
ORDINARY: Final = 2
"""The rank of all other effects. (In games saved by former versions, 1 is that of Breach.)"""

ORDERED: Final = 100
"""The effects of a chain (`rules.endless`) whose order players choose; later ones follow as they came to wait."""

_LOST: Final = {"deploy": NO_DEPLOY_EFFECTS, "attack": NO_ATTACK_EFFECTS, "destroyed": NO_DESTROYED_EFFECTS}
"""Event -> the rule under which a card has no effects of its own for that event."""
_YOURS: Final = frozenset(
    {
        "draws",
        "draws with effect",
        "places from deck",
        "places from deck with own effect",
        "places ex resource",
        "plays command",
        "activates command",
        "activates burst",
        "ex resource exiled",
    }
)
"""Events that a player does with a card of theirs."""
_PUT_OFF: Final = frozenset({"start of turn", "end of turn"})
"""The moments to which steps are put off: `trigger_put_off` lets them wait."""
BY_OTHER: Final = -2
"""As `by`, in place of a seat: for each card, the owner of the other card caused the event."""


def enqueue(state: State, context: Context, rank: int = ORDINARY) -> None:
    """Let an effect wait to be resolved."""
    state.waiting = (*state.waiting, WaitingEffect(state.batch, rank, context))


@enforces("9-1-6-1", "9-1-6-1-1", "2-3-4-4", "11-2-9-1", "11-2-9-2", "11-2-6-2", "11-2-7-2", "11-2-8-2")
def trigger(
    state: State,
    card: int,
    event: str,
    about: int = 0,
    last: tuple[Any, ...] = (),
    *,
    origin: int = -1,
    by: int = -1,
    effect_of: int = 0,
    others: tuple[int, ...] = (),
) -> None:
    """An event about a card happened: its own effects of that kind wait, its Pilot's included (2-3-4-4).

    `about` is the other card; `others` are more of them at the same time, for which an effect waits once (9-1-6-3).
    """
    record = state.cards[card]
    if event in _LOST and may_change(state, Modification.RULE, _LOST[event]) and has_rule(state, card, _LOST[event]):
        return
    for source in (card, record.pilot) if record.pilot else (card,):
        for ability in state.cards[source].definition.triggers.get(event, ()):
            if ability.who is None:
                any(
                    _consider(state, source, ability, other, last, origin=origin, by=by, effect_of=effect_of)
                    for other in (about, *others)
                )
    for _, gained, context in gained_by(state, card):
        if gained.event == event and gained.who is None:
            now = context._replace(last=last, origin=origin)
            any(_waits(state, gained, _about(state, now, other, 0, 0), by, effect_of) for other in (about, *others))


@enforces("9-1-6-3", "9-1-6-1", "9-1-6-2")
def trigger_self(state: State, event: str, about: tuple[int, ...], *, with_ex: bool = False) -> None:
    """An event happened to cards at the same time: each effect that watches for it waits once (9-1-6-3).

    What a player did counts as done by the owner of the cards.
    """
    if not _is_awaitable(state, event):
        return
    for source in state.watchers:
        definition = state.cards[source].definition
        if event in definition.watches:
            for ability in definition.triggers[event]:
                if ability.who is None and (with_ex or not ability.with_ex):
                    any(_consider(state, source, ability, card, (), by=state.cards[card].owner) for card in about)
    for _, gained, context in gained_effects(state):
        if gained.event == event and gained.who is None and (with_ex or not gained.with_ex):
            any(_waits(state, gained, _about(state, context, c, 0, 0), state.cards[c].owner, 0) for c in about)
    for context, _, _ in () if event in _PUT_OFF else state.awaited:
        ability = ability_of(state.pool, context.number, context.ability)
        if ability.event == event and (with_ex or not ability.with_ex):
            any(_waits(state, ability, _about(state, context, c, 0, 0), state.cards[c].owner, 0) for c in about)


def trigger_all(state: State, event: str, to: Iterable[tuple[int, int]], by: int = -1, *, effect_of: int = 0) -> None:
    """Report an event that happened to cards at the same time; `to` pairs each with the other card that it is about.

    Their own effects wait, and each effect of another card that watches for it waits once. `by` is the seat of the
    player whose effect caused it, `effect_of` the card with that effect.
    """
    if not _is_awaitable(state, event):  # saves 3 % of a random game
        return
    pairs = tuple(to)
    if len(pairs) == 1:
        ((card, about),) = pairs
        trigger(state, card, event, about, by=by, effect_of=effect_of)
    else:
        of_card: dict[int, list[int]] = {}
        for card, about in pairs:
            of_card.setdefault(card, []).append(about)
        for card, abouts in of_card.items():
            trigger(state, card, event, abouts[0], by=by, effect_of=effect_of, others=tuple(abouts[1:]))
    trigger_watchers(state, event, pairs, by, effect_of=effect_of)


@enforces("9-1-6-3")
def trigger_watchers(
    state: State,
    event: str,
    pairs: Iterable[tuple[int, int]],
    by: int = -1,
    amount: int = 0,
    *,
    effect_of: int = 0,
) -> None:
    """Trigger the effects of other cards only, and the effects that wait for the event for a time."""
    for source in state.watchers:
        if event in state.cards[source].definition.watches:
            for ability in state.cards[source].definition.triggers[event]:
                if ability.who is not None:
                    any(
                        _consider(
                            state, source, ability, about, (), doer=card, by=by, amount=amount, effect_of=effect_of
                        )
                        for card, about in pairs
                    )
    for _, gained, context in gained_effects(state):
        if gained.event == event and gained.who is not None:
            any(
                _waits(state, gained, _about(state, context, about, card, amount), by, effect_of)
                for card, about in pairs
            )
    for context, cards, _ in state.awaited:
        ability = ability_of(state.pool, context.number, context.ability)
        if ability.event == event:
            any(
                _waits(state, ability, _about(state, context, about, card, amount), by, effect_of)
                for card, about in pairs
                if not cards or (card, state.cards[card].stamp) in cards
            )


def _about(state: State, context: Context, about: int, doer: int, amount: int) -> Context:
    stamps = state.cards[about].stamp, state.cards[doer].stamp
    return context._replace(event=about, event_stamp=stamps[0], doer=doer, amount=amount, doer_stamp=stamps[1])


@enforces("6-6-3-1")
def trigger_put_off(state: State, event: str) -> None:
    """Let the steps wait that were put off to this moment of a turn or battle; cards that have left are not meant."""
    for context, cards, duration in state.awaited:
        ability = ability_of(state.pool, context.number, context.ability)
        due = duration in (TURN_LONG, BATTLE_LONG) or duration - UNTIL_END == state.turn
        if ability.event == event and ability.who is None and due:
            there = tuple(card for card, stamp in cards if state.cards[card].stamp == stamp)
            if there or not cards:
                enqueue(state, context._replace(chosen=there, done=False))


def _is_awaitable(state: State, event: str) -> bool:
    """True if an effect of any card of the game could wait for such an event."""
    if state.awaitable is None:
        state.awaitable = frozenset().union(*{record.definition.waits_for for record in state.cards})
    return event in state.awaitable


def is_asked(state: State, event: str) -> bool:
    """True if an effect of any card in the game refers to this event in the past."""
    if state.asked is None:
        state.asked = frozenset().union(*{record.definition.asks for record in state.cards})
    return event in state.asked


def record_if_asked(state: State, event: str, cards: Iterable[int]) -> None:
    """Record for this turn that the event happened to the cards, if an effect of any card of the game asks for it."""
    happened = tuple(cards)
    if happened and is_asked(state, event):
        for card in happened:
            record_event(state, event, card)


def record_event(state: State, event: str, card: int, by: Context | None = None) -> None:
    """Record for this turn that the event happened to the card, or that the card did it; `by` is the effect that did.

    An effect of a Pilot is one of its Unit (2-3-4-4).
    """
    record = state.cards[card]
    past = PastEvent(event, record.owner, record.definition.number, card, record.stamp, bool(record.pilot))
    if by is not None:
        past = past._replace(effect_of=state.cards[by.this].definition.number, effect_owner=by.controller)
    state.happened = (*state.happened, past)
    state.touch_all_but_hp()


def _consider(
    state: State,
    source: int,
    ability: CompiledAbility,
    about: int,
    last: tuple[Any, ...],
    *,
    doer: int = 0,
    origin: int = -1,
    by: int = -1,
    amount: int = 0,
    effect_of: int = 0,
) -> bool:
    """Let the effect of a card wait if its conditions hold; return True if it does."""
    context = context_of(state, source, ability.index)  # nobody else has it yet
    context.event = about
    context.event_stamp = state.cards[about].stamp
    context.doer = doer
    context.doer_stamp = state.cards[doer].stamp
    context.amount = amount
    context.last = last
    context.origin = origin
    return _waits(state, ability, context, by, effect_of)


def _waits(state: State, ability: CompiledAbility, context: Context, by: int, effect_of: int) -> bool:
    """Let an effect wait if its conditions hold; return whether it waits.

    `by` is the seat of the player whose effect caused the event, `effect_of` the card with that effect.
    """
    if by == BY_OTHER:
        by = state.cards[context.event].owner
    if not is_on(state, ability, context):
        return False
    if ability.who is not None and not ability.who(state, context, context.doer):
        return False
    if ability.by and ability.by != "a player" and (by < 0 or (by == context.player) != (ability.by == "you")):
        return False
    if ability.effect_of is not None and not (effect_of and ability.effect_of(state, context, effect_of)):
        return False
    if ability.pilot is not None and not ability.pilot(state, context, context.event):
        return False
    if not _is_about(state, ability, context, context.event):
        return False
    if ability.once and used_key(state, context) in state.used:
        return False
    if ability.keeps_fallen:
        fallen = context.doer if ability.event == "destroyed" else context.event
        context = context._replace(fell=((fallen, tuple(last_state(state, fallen))),))
    enqueue(state, context)
    return True


def _is_about(state: State, ability: CompiledAbility, context: Context, about: int) -> bool:
    """True if the event is about a card that the effect names; for a pairing, this Unit itself counts, too."""
    if ability.event == "pilot paired with" and (about == context.this or ability.what is None):
        return about == context.this
    if ability.on_player:
        return not about
    if ability.event in _YOURS and not ability.by and state.cards[about].owner != context.player:
        return False
    return ability.what is None or ability.what(state, context, about)


@enforces("11-2-12-1", "11-2-12-2")
def use_once(state: State, ability: CompiledAbility, context: Context) -> None:
    """Note the use of a 【Once per Turn】 effect: an activated one when paid, a triggered one when it did something.

    What could not be done, or was declined, is not activated (9-1-3) and may be used later in the turn (11-2-12-1).
    """
    if ability.once:
        state.used |= {used_key(state, context)}


@enforces("1-3-4", "7-3-2", "7-3-3", "9-1-6-5", "9-1-6-6", "9-1-6-7", "9-1-6-8", "1.9:10-1-6-8-1")
def next_ones(state: State) -> tuple[WaitingEffect, ...]:
    """The waiting effects that one player may resolve next; several if the player chooses the order."""
    waiting = state.waiting
    if len(waiting) <= 1:
        return waiting
    newest = max(e.batch for e in waiting)
    waiting = tuple(e for e in waiting if e.batch == newest)
    waiting = tuple(e for e in waiting if e.rank == BURST_RANK) or waiting
    turn_players = tuple(e for e in waiting if e.context.player == state.turn_player)
    return turn_players or waiting


@enforces("6-1-3", "7-3-5", "9-1-6-4", "9-1-6-5")
def _resolve(state: State, frame: ResolveFrame) -> None:
    """Resolve the waiting effects one after the other, until none waits."""
    ones = next_ones(state)
    if not ones:
        return
    state.frames.append(frame)
    if len(ones) == 1 or state.chain.length >= ORDERED:
        begin(state, ones[0])
    else:
        state.frames.append(OrderDecision(ones[0].context.player))


def _ordered(state: State, frame: ResolveFrame, choice: Choice) -> None:
    """Begin the effect that the player has chosen to resolve first (9-1-6-5)."""
    state.frames.append(frame)
    begin(state, waiting_effect(state, choice))


def waiting_effect(state: State, choice: Choice) -> WaitingEffect:
    """The waiting effect that `resolve CARD n` means: the card's n-th one among those that may be next."""
    of_card = [e for e in next_ones(state) if e.context.card == choice.card]
    return of_card[max(choice.number, 1) - 1]


@enforces("9-2-1", "9-2-2", "9-3-1", "9-3-1-1", "9-3-1-2", "9-3-1-3", "9-3-3-1")
def begin(state: State, entry: WaitingEffect) -> None:
    """Begin to resolve a waiting effect (9-3-1); without its condition or a target nothing happens (9-2-1, 9-2-2)."""
    state.waiting = tuple(e for e in state.waiting if e is not entry)
    state.batch += 1
    context = entry.context
    if entry.rank == BURST_RANK:
        state.frames.append(BurstFrame(0, context))
        return
    ability = ability_of(state.pool, context.number, context.ability)
    if ability.once and used_key(state, context) in state.used:
        return
    if not can_begin(state, ability, context):
        return
    emit(state, "activated", "9-3-1-3", context.player, context.card, word=ability.event)
    state.frames.append(EffectFrame(0, context))


@enforces("9-2-1", "9-3-1-1")
def condition_holds(state: State, ability: CompiledAbility, context: Context) -> bool:
    """True unless the effect's whole text has a condition, and this fails (9-2-1, 9-3-1-1)."""
    return ability.requires is None or ability.requires(state, context)


@enforces("9-1-8-1-1", "9-2-2", "9-3-3-1", "9-3-4")
def all_met(state: State, needs: Iterable[Need], context: Context, *, seen: bool = False) -> bool:
    """True if all these choices can be made in full number, except those whose conditions do not hold.

    If `seen`, true also if only the owner of a private zone can tell that they cannot be made.
    """
    for need in needs:
        if all(condition(state, context) for condition in need.conditions):
            least = need.least if isinstance(need.least, int) else need.least(state, context)
            find = need.unseen if seen and need.unseen is not None else need.find
            if len(find(state, context)) < least:
                return False
    return True


def can_begin(state: State, ability: CompiledAbility, context: Context) -> bool:
    """True if an effect can be activated: its condition holds, and what it must choose is there (9-2-1, 9-2-2)."""
    return condition_holds(state, ability, context) and all_met(state, ability.needs, context)


CARRY_ON[ResolveFrame] = _resolve
ANSWER[ResolveFrame] = _ordered
