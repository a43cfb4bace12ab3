"""Steps that do something to cards on the field: damage, recover, rest, set active, destroy, exile, return, battle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gcg.effects.run import looking, substitutes
from gundam_desktop.games.gcg.effects.run.operations import (
    OfCards,
    OfCardsByAmount,
    Outcome,
    carries_out,
    finished,
    goes_on,
    having,
    is_kept,
    keeping,
    on_field,
    select,
    value,
)
from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BATTLE,
    EFFECT_DAMAGE,
    NOT_DESTROYED_BY_ENEMY_EFFECTS,
    NOT_EXILED_BY_ENEMY_EFFECTS,
    NOT_RESTED_BY_ENEMY_EFFECTS,
    NOT_RETURNED_BY_ENEMY_EFFECTS,
    NOT_SET_ACTIVE_BY_EFFECTS,
    OUTSIDE,
    RESOURCES,
    RESTED_INSTEAD,
    SHIELDS,
    TRASH,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.frames import Candidates, ConfirmDecision, EffectFrame
from gundam_desktop.games.gcg.model.queries import Finder, Number
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import arranging, processing, replacing, terms
from gundam_desktop.games.gcg.rules.figures import changes_on, has_rule, is_unit_in_play, keeps_off, last_state
from gundam_desktop.games.gcg.rules.triggers import (
    is_asked,
    record_event,
    record_if_asked,
    trigger_all,
    trigger_self,
    trigger_watchers,
)
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

_FALLEN: Final = frozenset({TRASH, OUTSIDE})
"""The zones of destroyed Units and Bases, tokens included."""
_ORDERED: Final = {"deck top": arranging.TOP, "deck bottom": arranging.BOTTOM}


class DamageFields(NamedTuple):
    """The cards that receive damage, the points each time, and how many times."""

    to: Finder
    amount: Number
    times: Number


class DamageTwoFields(NamedTuple):
    """The points of damage to one of two cards, and the points to the other."""

    first: int
    second: int


class ReturnFields(NamedTuple):
    """The cards to return, and where to."""

    to: Finder
    where: str


@enforces("4-5-3", "9-3-5")
@carries_out("Damage", DamageFields)
def _damage(state: State, context: Context, step: DamageFields, place: int) -> Outcome:
    points, dealt = value(state, context, step.amount), False
    for _ in range(value(state, context, step.times)):
        done, context = _deal(state, context, [(card, points) for card in step.to(state, context)])
        dealt = dealt or done
    return finished(context, place, dealt)


@carries_out("DamageTwo", DamageTwoFields)
def _damage_two(state: State, context: Context, step: DamageTwoFields, place: int) -> Outcome:
    """Ask which of the chosen cards receives the first amount of damage."""
    cards = tuple(on_field(state, context.chosen))
    if len(cards) < 2:
        done, context = _deal(state, context, [(card, step.first) for card in cards])
        return finished(context, place, done)
    return select(state, context, place, "damage two", (Candidates(cards, 1, 1),))


@goes_on("DamageTwo", DamageTwoFields)
def _damage_two_answer(state: State, context: Context, step: DamageTwoFields, place: int, choice: Choice) -> Outcome:
    points = [(card, step.first if card in choice.cards else step.second) for card in on_field(state, context.chosen)]
    done, context = _deal(state, context, points)
    return finished(context, place, done)


def _deal(state: State, context: Context, points: Sequence[tuple[int, int]]) -> tuple[bool, Context]:
    """Deal effect damage to cards at the same time; return whether any was dealt, and what was destroyed by it."""
    there = in_play(state, context.this, context.stamp)
    source = context.this if there or context.last else context.card
    of, found = dict(points), [card for card, _ in points]
    shields = [card for card in found if state.cards[card].zone == SHIELDS]
    hits = [(card, of[card], source) for card in (*on_field(state, found), *shields)]
    units, bases = _units(state, found), _bases(state, found)
    was = {card: tuple(last_state(state, card)) for card, _ in units} if is_kept(state, context, "destroyed") else {}
    own = _own_last(state, context, found)
    done = terms.damage(state, hits, EFFECT_DAMAGE, "4-5-3", () if there else context.last)
    fell = _gone(state, units)
    context = _seen_last(state, context, own)
    if was and fell:
        context = having(context, "destroyed", fell)
        context = context._replace(fell=(*context.fell, *((card, was[card]) for card in fell)))
    return done, context._replace(destroyed=(*fell, *_gone(state, bases)))


@carries_out("Recover", OfCardsByAmount)
def _recover(state: State, context: Context, step: OfCardsByAmount, place: int) -> Outcome:
    points = value(state, context, step.amount)
    cards = on_field(state, step.to(state, context))
    return finished(context, place, terms.recover(state, cards, points, "4-6-1"))


@carries_out("Rest", OfCards)
def _rest(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    cards = _restable(state, context, step)
    if substitutes.asks(state, context, "rested", _active(state, cards), place):
        return None
    cards, done = substitutes.left(context, cards)
    return None if _asks_instead(state, context, cards, place) else _rest_all(state, done, cards, place)


@goes_on("Rest", OfCards)
def _rest_answer(state: State, context: Context, step: OfCards, place: int, choice: Choice) -> Outcome:
    restable = _restable(state, context, step)
    active = _active(state, restable)
    if substitutes.waits(state, context, "rested", active):
        substitutes.answered(state, context, "rested", active, place, choice)
        return None
    left, done = substitutes.left(context, restable)
    cards = _after_answer(state, context, left, place, choice)
    return None if cards is None else _rest_all(state, done, cards, place)


def _active(state: State, cards: Iterable[int]) -> list[int]:
    return [card for card in cards if not state.cards[card].rested]


def _restable(state: State, context: Context, step: OfCards) -> list[int]:
    return _not_kept_off(state, context, on_field(state, step.to(state, context)), NOT_RESTED_BY_ENEMY_EFFECTS)


def _not_kept_off(state: State, context: Context, cards: Iterable[int], rule: int) -> list[int]:
    """Return the cards without those that a rule protects from this effect of an enemy."""
    return [card for card in cards if not keeps_off(state, rule, card, context.controller, context.card)]


@enforces("9-1-7-2")
@carries_out("rest as a cost", OfCards)
def _rest_cost(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Rest the cards chosen for a cost; this is not an effect (9-1-7-2)."""
    cards = on_field(state, step.to(state, context))
    return None if _asks_instead(state, context, cards, place) else _rest_for_cost(state, context, cards, place)


@goes_on("rest as a cost", OfCards)
def _rest_cost_answer(state: State, context: Context, step: OfCards, place: int, choice: Choice) -> Outcome:
    cards = _after_answer(state, context, on_field(state, step.to(state, context)), place, choice)
    return None if cards is None else _rest_for_cost(state, context, cards, place)


@enforces("9-1-7-2")
@carries_out("to hand as a cost", OfCards)
def _to_hand_cost(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Return the cards chosen for a cost to the hand; this is not an effect (9-1-7-2)."""
    cards = list(step.to(state, context))
    trigger_all(state, "returned to hand", [(card, 0) for card in _with_pilots(state, cards)])
    for card in cards:
        terms.to_hand(state, card, "9-1-7-2")
    return finished(context, place, bool(cards))


@enforces("9-1-7-2")
@carries_out("to deck as a cost", OfCards)
def _to_deck_cost(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Return the cards chosen for a cost to the bottom of the deck; this is not an effect (9-1-7-2)."""
    cards = list(step.to(state, context))
    put = looking.to_deck(state, cards, "deck bottom")
    return looking.ordered(state, context, place, put, _ORDERED["deck bottom"])


@enforces("9-1-7-2")
@carries_out("shuffle as a cost", OfCards)
def _shuffle_cost(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Shuffle the cards chosen for a cost into the deck; this is not an effect (9-1-7-2)."""
    put = looking.to_deck(state, list(step.to(state, context)), "deck, shuffled")
    return finished(context, place, bool(put))


@carries_out("SetActive", OfCards)
def _set_active(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    cards = on_field(state, step.to(state, context))
    cards = [card for card in cards if not has_rule(state, card, NOT_SET_ACTIVE_BY_EFFECTS)]
    rested = [card for card in cards if state.cards[card].rested]
    terms.set_all_active(state, cards, "4-4-1-1")
    done = [card for card in rested if not state.cards[card].rested]
    record_if_asked(state, "resource set active by effect", (c for c in done if state.cards[c].zone == RESOURCES))
    _record_done(state, context, "set active by effect", on_field(state, done))
    trigger_all(state, "set active by effect", [(card, 0) for card in done], context.controller, effect_of=context.this)
    return finished(context, place, bool(done))


@carries_out("Destroy", OfCards)
def _destroy(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    if substitutes.asks(state, context, "destroyed", _destroyable(state, context, step), place):
        return None
    found, context = substitutes.left(context, _destroyable(state, context, step))
    there = on_field(state, found)
    going = replacing.replaced(state, there, {}, context.controller)
    cards = [card for card in there if card not in going]
    found = [card for card in found if card not in going]
    pilots = [card for card in found if state.cards[card].host]
    shields = [(card, context.this) for card in found if state.cards[card].zone == SHIELDS]
    units, bases = _units(state, found), _bases(state, found)
    for card, _ in units:
        record_event(state, "destroyed by effect", card, context)
    pairs = [(card, 0) for card, _ in units]
    trigger_all(state, "destroyed by effect", pairs, context.controller, effect_of=context.this)
    asked = keeping(state, context, "destroyed", tuple(card for card, _ in units))
    if asked is not context:
        fell = ((card, tuple(last_state(state, card))) for card, _ in units)
        context = asked._replace(fell=(*context.fell, *fell))
    own = _own_last(state, context, cards)
    if shields:
        processing.break_shields(state, shields, -1)
    if cards:
        processing.destroy(state, cards, "4-10-1", by=context.controller, effect_of=context.this)
    for card, option in going.items():
        replacing.put(state, card, option)
    for pilot in pilots:
        processing.destroy_pilot(state, pilot, "4-10-1")
    gone = _gone(state, (*units, *bases))
    context = _seen_last(state, context, own)
    return finished(context._replace(destroyed=gone), place, bool(cards or pilots or shields))


@goes_on("Destroy", OfCards)
def _destroy_answer(state: State, context: Context, step: OfCards, place: int, choice: Choice) -> Outcome:
    substitutes.answered(state, context, "destroyed", _destroyable(state, context, step), place, choice)
    return None


def _destroyable(state: State, context: Context, step: OfCards) -> list[int]:
    return _not_kept_off(state, context, step.to(state, context), NOT_DESTROYED_BY_ENEMY_EFFECTS)


@carries_out("Remove", OfCards)
def _remove(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    return _removed(state, context, step, place, "4-12-1")


@carries_out("remove for development", OfCards)
def _remove_for_development(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    return _removed(state, context, step, place, "1.9:13-1-8-1")


def _removed(state: State, context: Context, step: OfCards, place: int, clause: str) -> Outcome:
    cards = _not_kept_off(state, context, step.to(state, context), NOT_EXILED_BY_ENEMY_EFFECTS)
    ex = [card for card in cards if state.cards[card].definition.ex]
    of_trash = [(card, 0) for card in cards if state.cards[card].zone == TRASH]
    for card in cards:
        terms.remove(state, card, clause)
    if ex:
        record_if_asked(state, "ex resource exiled", ex)
        trigger_self(state, "ex resource exiled", (ex[0],))
    trigger_watchers(state, "exiled from trash", of_trash, context.controller)
    return finished(keeping(state, context, "exiled", tuple(cards)), place, bool(cards))


@carries_out("Return", ReturnFields)
def _return(state: State, context: Context, step: ReturnFields, place: int) -> Outcome:
    cards = list(step.to(state, context))
    if step.where == "hand":
        if substitutes.asks(state, context, "returned to hand", _returnable(state, context, step), place):
            return None
        cards, context = substitutes.left(context, _returnable(state, context, step))
        units = [card for card, _ in _units(state, cards)]
        if is_asked(state, "returned to hand by effect"):
            for card in units:
                record_event(state, "returned to hand by effect", card, context)
        pairs = [(card, 0) for card in _with_pilots(state, cards)]
        trigger_all(state, "returned to hand", pairs, context.controller, effect_of=context.this)
        trigger_all(state, "returned to hand by effect", pairs, context.controller, effect_of=context.this)
        for card in cards:
            terms.to_hand(state, card, "9-3-1-4")
        context = keeping(state, context, "returned", tuple(cards))
    else:
        put = looking.to_deck(state, cards, step.where)
        context = keeping(state, context, "returned", tuple(cards))
        context = context._replace(looked=tuple(card for card in context.looked if card not in cards))
        if step.where in _ORDERED:
            return looking.ordered(state, context, place, put, _ORDERED[step.where])
    return finished(context, place, bool(cards))


def _with_pilots(state: State, cards: Sequence[int]) -> list[int]:
    """Return the Units of the field among the cards, and the Pilots that leave it, alone or with their Units."""
    units = [card for card, _ in _units(state, cards)]
    pilots = [card for card in cards if state.cards[card].host]
    return [*units, *pilots, *(state.cards[unit].pilot for unit in units if state.cards[unit].pilot)]


@goes_on("Return", ReturnFields)
def _return_answer(state: State, context: Context, step: ReturnFields, place: int, choice: Choice) -> Outcome:
    substitutes.answered(state, context, "returned to hand", _returnable(state, context, step), place, choice)
    return None


def _returnable(state: State, context: Context, step: ReturnFields) -> list[int]:
    return _not_kept_off(state, context, step.to(state, context), NOT_RETURNED_BY_ENEMY_EFFECTS)


def _rest_all(state: State, context: Context, cards: Iterable[int], place: int) -> Outcome:
    done = terms.rest_all(state, cards, "4-4-1-2")
    _record_done(state, context, "rested by effect", done)
    trigger_all(state, "rested by effect", [(card, 0) for card in done], context.controller, effect_of=context.this)
    return finished(having(context, "rested", done), place, bool(done))


def _record_done(state: State, context: Context, event: str, cards: Iterable[int]) -> None:
    """Record for this turn that the effect did something to the cards, if an effect of any card asks for it."""
    if is_asked(state, event):
        for card in cards:
            record_event(state, event, card, context)


def _rest_for_cost(state: State, context: Context, cards: Iterable[int], place: int) -> Outcome:
    done = terms.rest_all(state, cards, "9-1-7-2")
    return finished(keeping(state, context, "rested for cost", done), place, bool(done))


def _instead(state: State, context: Context, cards: Iterable[int]) -> tuple[int, tuple[int, ...]]:
    """Return a card that may be rested instead of others, and for which of the cards; 0 if there is none.

    Cards that an effect rests as its cost count, too (official answers).
    """
    active = [card for card in cards if not state.cards[card].rested]
    for other in (*state.zone(context.player, BATTLE), *state.zone(context.player, BASE)):
        if state.cards[other].rested or other in active:
            continue
        for change, whose in changes_on(state, other, Modification.RULE):
            if change.key == RESTED_INSTEAD and (
                change.effect_of is None or change.effect_of(state, whose, context.this)
            ):
                of = tuple(card for card in active if change.what is None or change.what(state, whose, card))
                if of:
                    return other, of
    return 0, ()


def _asks_instead(state: State, context: Context, cards: Iterable[int], place: int) -> bool:
    """Ask if another card is rested instead of one of these; False if none can be."""
    other, _ = _instead(state, context, cards)
    if not other:
        return False
    state.frames.append(EffectFrame(place, context))
    ability = next((a.index for a in state.cards[other].definition.constants), context.ability)
    state.frames.append(ConfirmDecision(context.player, "9-1-3", other, ability, "rest instead", ("yes", "no")))
    return True


def _after_answer(state: State, context: Context, cards: list[int], place: int, choice: Choice) -> list[int] | None:
    """Return the cards to rest after the answer; None if the player must still say which card is spared."""
    if choice.verb == "no":
        return cards
    other, of = _instead(state, context, cards)
    if choice.verb == "yes" and len(of) > 1:
        select(state, context, place, "rest instead of", (Candidates(of, 1, 1),))
        return None
    left_out = choice.cards[0] if choice.cards else of[0]
    return [other if card == left_out else card for card in cards]


def _units(state: State, cards: Iterable[int]) -> list[tuple[int, int]]:
    """Return the Units in play among the cards, each with its stamp."""
    return [(card, state.cards[card].stamp) for card in cards if is_unit_in_play(state, card)]


@enforces("9-1-6-4", "11-2-8-3-1")
def _own_last(state: State, context: Context, cards: Iterable[int]) -> tuple[Any, ...]:
    """Return the present state of the card with the effect, if the effect may destroy that card now; else empty."""
    is_meant = context.this in cards and in_play(state, context.this, context.stamp)
    return tuple(last_state(state, context.this)) if is_meant else ()


def _seen_last(state: State, context: Context, own: tuple[Any, ...]) -> Context:
    """Return the context, with this card's last state if the card has left the field meanwhile."""
    return context._replace(last=own) if own and not in_play(state, context.this, context.stamp) else context


def _bases(state: State, cards: Iterable[int]) -> list[tuple[int, int]]:
    """Return the Bases in play among the cards, each with its stamp."""
    return [(card, state.cards[card].stamp) for card in cards if state.cards[card].zone == BASE]


def _gone(state: State, units: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Return those of the cards that have left, and were not put elsewhere instead of being destroyed."""
    return tuple(
        card for card, stamp in units if state.cards[card].stamp != stamp and state.cards[card].zone in _FALLEN
    )
