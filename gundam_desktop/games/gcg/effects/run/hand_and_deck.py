"""Steps about the player's own deck, hand, Shields and Resources."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gundam_desktop.games.gcg.effects.run import looking
from gundam_desktop.games.gcg.effects.run.operations import (
    ByAmount,
    NoFields,
    OfCards,
    Outcome,
    carries_out,
    finished,
    goes_on,
    having,
    select,
    value,
)
from gundam_desktop.games.gcg.model.constants import DECK, HAND, PUBLIC_ZONES, SHIELDS, ZONE_NAMES
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.frames import Candidates, EffectFrame, OptionDecision
from gundam_desktop.games.gcg.model.queries import Finder, Number
from gundam_desktop.games.gcg.model.randomness import shuffled
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import arranging, terms
from gundam_desktop.games.gcg.rules.activation import pay_for_effect, resources_of
from gundam_desktop.games.gcg.rules.processing import to_trash
from gundam_desktop.games.gcg.rules.triggers import record_event, record_if_asked, trigger_all, trigger_self
from gundam_desktop.games.gcg.rules.visibility import BOTH, show
from gundam_desktop.games.gcg.rules.zones import BOTTOM, TOP, move
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


class AddToHandFields(NamedTuple):
    """The cards to add to the hand, and whether to reveal them."""

    to: Finder
    reveal: bool


class LookFields(NamedTuple):
    """The number of cards to look at, and whether all players see them."""

    amount: Number
    reveal: bool


@enforces("3-2-2")
@carries_out("LookAt", OfCards)
def _look_at(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Let the player see cards in private zones; each zone gets its own entry in the log."""
    cards = tuple(step.to(state, context))
    show(state, cards, 1 << context.player)
    places = Counter((state.cards[card].owner, state.cards[card].zone) for card in cards)
    for (owner, zone), amount in places.items():
        if zone not in PUBLIC_ZONES:
            kind = f"looked at {'own' if owner == context.player else 'enemy'} {ZONE_NAMES[zone]}"
            emit(state, kind, "3-2-2", context.player, context.card, amount=amount)
    return finished(context, place, bool(cards))


class DiscardFields(NamedTuple):
    """The cards of the hand to choose from, how many to discard, and at least how many if the player decides that."""

    what: Finder
    amount: Number
    purpose: str
    random: bool = False
    least: Number | None = None


class PayFields(NamedTuple):
    """The amount to pay, and the least one if the player decides how much."""

    amount: Number
    least: int | None


class PlaceShieldFields(NamedTuple):
    """The number of cards to place as Shields, and whether after the last one."""

    amount: Number
    last: bool


class PlaceAsShieldFields(NamedTuple):
    """The cards to place as Shields, and whether after the last one."""

    to: Finder
    last: bool


class ResourceFields(NamedTuple):
    """The number and kind of Resources to place, and how to place them."""

    amount: Number
    ex: bool
    rested: bool


class ReturnLookedFields(NamedTuple):
    """Where the looked-at cards go, and in which order: `random` or `any`."""

    order: str
    where: str


class SplitFields(NamedTuple):
    """The number of looked-at cards to put on top; unless `bottom` is 0, the others go to the bottom."""

    top: Number
    bottom: Number


class TopOrBottomFields(NamedTuple):
    """Where the looked-at card may go instead of the top."""

    other: str


@carries_out("AddToHand", AddToHandFields)
def _add_to_hand(state: State, context: Context, step: AddToHandFields, place: int) -> Outcome:
    cards = tuple(step.to(state, context))
    if step.reveal:
        _show_all(state, context, cards)
    for card in cards:
        terms.to_hand(state, card, "9-3-1-4")
    return finished(context, place, bool(cards))


@carries_out("Draw", ByAmount)
def _draw(state: State, context: Context, step: ByAmount, place: int) -> Outcome:
    """Draw. Only the draw of the player who controls the effect is an event."""
    drawn = terms.draw(state, context.player, value(state, context, step.amount), "4-14-2")
    record_if_asked(state, "drawn by effect", drawn)
    if drawn and context.player == context.controller:
        trigger_self(state, "draws with effect", (context.card,))
    return finished(having(context, "drawn", drawn), place, bool(drawn))


@enforces("1-3-2", "4-11-1")
@carries_out("Discard", DiscardFields)
def _discard(state: State, context: Context, step: DiscardFields, place: int) -> Outcome:
    """Discard as many as possible (1-3-2); the player chooses which."""
    candidates = tuple(step.what(state, context))
    count = min(value(state, context, step.amount), len(candidates))
    if count <= 0:
        return finished(context, place, done=False)
    if step.random:
        return _discard_these(state, context, tuple(shuffled(state, candidates)[:count]), place)
    fewest = count if step.least is None else min(count, value(state, context, step.least))
    return select(state, context, place, step.purpose, (Candidates(candidates, fewest, count),))


@goes_on("Discard", DiscardFields)
def _discarded(state: State, context: Context, step: DiscardFields, place: int, choice: Choice) -> Outcome:
    return _discard_these(state, context, choice.cards, place, by_effect=step.purpose == "discard")


def _discard_these(
    state: State, context: Context, cards: tuple[int, ...], place: int, *, by_effect: bool = True
) -> Outcome:
    for card in cards:
        if by_effect:
            record_event(state, "discarded by effect", card, context)
        terms.discard(state, card, "4-11-1")
    if by_effect and cards:
        pairs = [(card, 0) for card in cards]
        trigger_all(state, "discarded by effect", pairs, context.controller, effect_of=context.this)
    return finished(having(context, "discarded", cards), place, bool(cards))


@carries_out("DiscardChosen", OfCards)
def _discard_chosen(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Discard cards that were chosen and are still in a hand."""
    cards = tuple(card for card in step.to(state, context) if state.cards[card].zone == HAND)
    return _discard_these(state, context, cards, place)


@carries_out("PlaceAsShield", PlaceAsShieldFields)
def _place_as_shield(state: State, context: Context, step: PlaceAsShieldFields, place: int) -> Outcome:
    """Place cards face down on top of their owner's Shields or after the last one, one after the other."""
    cards = tuple(step.to(state, context))
    for card in cards:
        seen_by = state.cards[card].known
        move(state, card, SHIELDS, BOTTOM if step.last else TOP)
        change = moved(state, card) if step.last else moved(state, card, TOP)
        emit(state, "placed as shield", "9-3-1-4", state.cards[card].owner, card, seen_by=seen_by, changes=(change,))
    return finished(context, place, bool(cards))


@carries_out("ShieldToHand", ByAmount)
def _shield_to_hand(state: State, context: Context, step: ByAmount, place: int) -> Outcome:
    count = value(state, context, step.amount)
    taken = [terms.shield_to_hand(state, context.player, "3-6-4-1") for _ in range(count)]
    return finished(context, place, any(taken))


@carries_out("PlaceResource", ResourceFields)
def _place_resource(state: State, context: Context, step: ResourceFields, place: int) -> Outcome:
    count = value(state, context, step.amount)
    placed = terms.place_resources(state, context.player, count, step.ex, step.rested, "9-3-1-4")
    return finished(context, place, placed)


@carries_out("Look", LookFields)
def _look(state: State, context: Context, step: LookFields, place: int) -> Outcome:
    count = value(state, context, step.amount)
    if step.reveal:
        cards = state.zone(context.player, DECK)[:count]
        _show_all(state, context, cards)
    else:
        cards = looking.look(state, context.player, count, context.card)
    return place + 1, context._replace(looked=cards, done=bool(cards))


@carries_out("ReturnLooked", ReturnLookedFields)
def _return_looked(state: State, context: Context, step: ReturnLookedFields, place: int) -> Outcome:
    cards = looking.still_looked(state, context)
    if step.where == "trash":
        _looked_to_trash(state, context, cards)
    elif step.where == "deck top":
        looking.to_top(state, context.player, cards)
        return looking.ordered(state, context, place, cards, arranging.TOP)
    else:
        looking.to_bottom(state, context.player, cards, at_random=step.order == "random")
        if step.order != "random":
            return looking.ordered(state, context, place, cards, arranging.BOTTOM)
    return finished(context, place, done=True)


@carries_out("SplitLooked", SplitFields)
def _split_looked(state: State, context: Context, step: SplitFields, place: int) -> Outcome:
    cards = looking.still_looked(state, context)
    top = min(value(state, context, step.top), len(cards))
    if not cards:
        return finished(context, place, done=False)
    return select(state, context, place, "top", (Candidates(cards, top, top),))


@goes_on("SplitLooked", SplitFields)
def _split(state: State, context: Context, step: SplitFields, place: int, choice: Choice) -> Outcome:
    """Put the chosen cards on top; the others go to the bottom, or stay for the next step."""
    others = tuple(c for c in looking.still_looked(state, context) if c not in choice.cards)
    looking.to_top(state, context.player, choice.cards)
    context = context._replace(looked=others)
    if step.bottom == 0:
        return finished(context, place, done=True)
    looking.to_bottom(state, context.player, others, at_random=False)
    return looking.ordered(state, context, place, others, arranging.BOTTOM)


@carries_out("TopOrBottom", TopOrBottomFields)
def _top_or_bottom(state: State, context: Context, step: TopOrBottomFields, place: int) -> Outcome:
    if not looking.still_looked(state, context):
        return finished(context, place, done=False)
    state.frames.append(EffectFrame(place, context))
    state.frames.append(
        OptionDecision(context.player, "9-3-3", context.card, context.ability, "top or bottom", ("top", step.other))
    )
    return None


@goes_on("TopOrBottom", TopOrBottomFields)
def _placed(state: State, context: Context, step: TopOrBottomFields, place: int, choice: Choice) -> Outcome:
    cards = looking.still_looked(state, context)
    if choice.word == "trash":
        _looked_to_trash(state, context, cards)
        return finished(context, place, done=True)
    if choice.word == "top":
        looking.to_top(state, context.player, cards)
        return looking.ordered(state, context, place, cards, arranging.TOP)
    looking.to_bottom(state, context.player, cards, at_random=False)
    return looking.ordered(state, context, place, cards, arranging.BOTTOM)


@carries_out("PlaceInTrash", OfCards)
def _place_in_trash(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Place cards that were looked at, and are still in the deck, into the trash."""
    cards = tuple(card for card in step.to(state, context) if state.cards[card].zone == DECK)
    _looked_to_trash(state, context, cards)
    return finished(having(context, "placed", cards), place, bool(cards))


@carries_out("ArrangeShields", NoFields)
def _arrange_shields(state: State, context: Context, _step: NoFields, place: int) -> Outcome:
    """Let the player decide the order of their Shields."""
    return looking.ordered(state, context, place, state.zone(context.player, SHIELDS), arranging.SHIELDS)


@carries_out("PayCost", PayFields)
def _pay(state: State, context: Context, step: PayFields, place: int) -> Outcome:
    """Pay with active Resources, all of it or nothing (9-1-7-3); if the player decides how much, ask for that."""
    cost, active = value(state, context, step.amount), sum(map(len, resources_of(state, context.player)))
    if active < (cost if step.least is None else step.least):
        return finished(context, place, done=False)
    if step.least is None:
        pay_for_effect(state, context, cost, -1)
        return finished(context, place, done=True)
    amounts = tuple(map(str, range(step.least, min(cost, active) + 1)))
    state.frames.append(EffectFrame(place, context))
    state.frames.append(OptionDecision(context.player, "9-3-3", context.card, context.ability, "pay", amounts))
    return None


@goes_on("PayCost", PayFields)
def _pay_amount(state: State, context: Context, _step: PayFields, place: int, choice: Choice) -> Outcome:
    pay_for_effect(state, context, int(choice.word), -1)
    return finished(context._replace(amount=int(choice.word)), place, done=True)


@carries_out("PlaceShield", PlaceShieldFields)
def _place_shield(state: State, context: Context, step: PlaceShieldFields, place: int) -> Outcome:
    """Place the top cards of the deck on top of the Shields or after the last one, one after the other, unseen."""
    count = value(state, context, step.amount)
    cards = state.zone(context.player, DECK)[:count]
    for card in cards:
        move(state, card, SHIELDS, BOTTOM if step.last else TOP)
        changes = (moved(state, card) if step.last else moved(state, card, TOP),)
        emit(state, "placed shield from deck", "9-3-1-4", context.player, card, seen_by=0, changes=changes)
    return finished(context, place, bool(cards))


@carries_out("TrashTop", ByAmount)
def _trash_top(state: State, context: Context, step: ByAmount, place: int) -> Outcome:
    """Place the top cards of the deck into the trash, one after the other (1-3-2)."""
    cards = terms.trash_top(state, context.player, value(state, context, step.amount), "9-3-1-4")
    _placed_from_deck(state, context, cards)
    return finished(having(context, "placed", cards), place, bool(cards))


def _placed_from_deck(state: State, context: Context, cards: tuple[int, ...]) -> None:
    """Report cards that an effect, or the cost that it asks (9-1-1), placed from the deck into the trash."""
    trigger_self(state, "places from deck", cards)
    if context.player == context.controller:
        trigger_self(state, "places from deck with own effect", cards)


def _looked_to_trash(state: State, context: Context, cards: tuple[int, ...]) -> None:
    """Put cards of the deck that were looked at into the trash."""
    for card in cards:
        to_trash(state, card, "9-3-1-4")
    _placed_from_deck(state, context, cards)


@carries_out("Reveal", OfCards)
def _reveal(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    cards = tuple(step.to(state, context))
    _show_all(state, context, cards)
    return finished(context, place, bool(cards))


def _show_all(state: State, context: Context, cards: tuple[int, ...]) -> None:
    """Show cards to all players."""
    show(state, cards, BOTH)
    for card in cards:
        emit(state, "revealed", "9-3-1-4", context.player, card)
