"""Steps that do something to cards on the field: damage, recover, rest, set active, destroy, exile, return, battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from gundam_desktop.games.gcg.effects.run import looking
from gundam_desktop.games.gcg.effects.run.operations import (
    OfCards,
    OfCardsByAmount,
    Outcome,
    carries_out,
    finished,
    goes_on,
    having,
    on_field,
    value,
)
from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BATTLE,
    EFFECT_DAMAGE,
    NOT_DESTROYED_BY_ENEMY_EFFECTS,
    RESTED_INSTEAD_OF_BASE,
    SHIELDS,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.events import attack_arrows, emit
from gundam_desktop.games.gcg.model.frames import ConfirmDecision, EffectFrame
from gundam_desktop.games.gcg.model.queries import Finder
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import arranging, processing, terms
from gundam_desktop.games.gcg.rules.battle import duel
from gundam_desktop.games.gcg.rules.figures import figures, is_unit_in_play
from gundam_desktop.games.gcg.rules.triggers import trigger_all
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

_ORDERED: Final = {"deck top": arranging.TOP, "deck bottom": arranging.BOTTOM}


class ReturnFields(NamedTuple):
    """The cards to return, and where to."""

    to: Finder
    where: str


class BattleFields(NamedTuple):
    """The Units that battle, with or without this Unit."""

    to: Finder
    this_unit: bool


@enforces("4-5-3", "9-3-5")
@carries_out("Damage", OfCardsByAmount)
def _damage(state: State, context: Context, step: OfCardsByAmount, place: int) -> Outcome:
    points = value(state, context, step.amount)
    source = context.this if in_play(state, context.this, context.stamp) else context.card
    found = list(step.to(state, context))
    shields = [card for card in found if state.cards[card].zone == SHIELDS]
    hits = [(card, points, source) for card in (*on_field(state, found), *shields)]
    units = _units(state, found)
    done = terms.damage(state, hits, EFFECT_DAMAGE, "4-5-3")
    return finished(context._replace(destroyed=_gone(state, units)), place, done)


@carries_out("Recover", OfCardsByAmount)
def _recover(state: State, context: Context, step: OfCardsByAmount, place: int) -> Outcome:
    points = value(state, context, step.amount)
    cards = on_field(state, step.to(state, context))
    done = [terms.recover(state, card, points, "4-6-1") for card in cards]
    return finished(context, place, any(done))


@carries_out("Rest", OfCards)
def _rest(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    cards = on_field(state, step.to(state, context))
    instead = _instead_of_base(state, context, cards)
    if instead:
        state.frames.append(EffectFrame(place, context))
        unit = instead[0]
        ability = next((a.index for a in state.cards[unit].definition.constants), context.ability)
        state.frames.append(ConfirmDecision(context.player, "9-1-3", unit, ability, "rest instead", ("yes", "no")))
        return None
    return _rest_all(state, context, cards, place)


@goes_on("Rest", OfCards)
def _rest_answer(state: State, context: Context, step: OfCards, place: int, choice: Choice) -> Outcome:
    cards = on_field(state, step.to(state, context))
    if choice.verb == "yes":
        instead = _instead_of_base(state, context, cards)[0]
        cards = [instead if state.cards[card].zone == BASE else card for card in cards]
    return _rest_all(state, context, cards, place)


@enforces("9-1-7-2")
@carries_out("rest as a cost", OfCards)
def _rest_cost(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Rest the cards chosen for a cost; this is not an effect (9-1-7-2)."""
    done = [terms.rest(state, card, "9-1-7-2") for card in on_field(state, step.to(state, context))]
    return finished(context, place, any(done))


@carries_out("SetActive", OfCards)
def _set_active(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    cards = on_field(state, step.to(state, context))
    rested = [card for card in cards if state.cards[card].rested]
    terms.set_all_active(state, cards, "4-4-1-1")
    done = [card for card in rested if not state.cards[card].rested]
    trigger_all(state, "set active by effect", [(card, 0) for card in done], context.controller)
    return finished(context, place, bool(done))


@carries_out("Destroy", OfCards)
def _destroy(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    found = [
        card
        for card in step.to(state, context)
        if state.cards[card].owner == context.controller
        or not figures(state, card).rule(NOT_DESTROYED_BY_ENEMY_EFFECTS)
    ]
    cards = on_field(state, found)
    pilots = [card for card in found if state.cards[card].host]
    units = _units(state, found)
    trigger_all(state, "destroyed by effect", [(card, 0) for card, _ in units], context.controller)
    if cards:
        processing.destroy(state, cards, "4-10-1", by=context.controller)
    for pilot in pilots:
        processing.destroy_pilot(state, pilot, "4-10-1")
    return finished(context._replace(destroyed=_gone(state, units)), place, bool(cards or pilots))


@carries_out("Remove", OfCards)
def _remove(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    cards = list(step.to(state, context))
    for card in cards:
        terms.remove(state, card, "4-12-1")
    return finished(context, place, bool(cards))


@carries_out("Return", ReturnFields)
def _return(state: State, context: Context, step: ReturnFields, place: int) -> Outcome:
    cards = list(step.to(state, context))
    if step.where == "hand":
        for card in cards:
            terms.to_hand(state, card, "9-3-1-4")
    else:
        put = looking.to_deck(state, cards, step.where)
        context = context._replace(looked=tuple(card for card in context.looked if card not in cards))
        if step.where in _ORDERED:
            return looking.ordered(state, context, place, put, _ORDERED[step.where])
    return finished(context, place, bool(cards))


@carries_out("Redirect", OfCards)
def _redirect(state: State, context: Context, step: OfCards, place: int) -> Outcome:
    """Change the target of the battling enemy Unit; its declared target stays (7-3-5-2)."""
    cards = on_field(state, step.to(state, context))
    battle = state.battle
    if not cards or battle is None or state.cards[battle.attacker].owner == context.player:
        return finished(context, place, done=False)
    state.battle = battle.against(cards[0], state.cards[cards[0]].stamp, battle.blocked)
    state.touch()
    emit(state, "redirected", "9-3-1-4", context.player, cards[0], battle.attacker, arrows=attack_arrows(state))
    trigger_all(state, "target changed", ((battle.attacker, cards[0]),), context.controller)
    return finished(context, place, done=True)


@carries_out("Battle", BattleFields)
def _battle(state: State, context: Context, step: BattleFields, place: int) -> Outcome:
    """Let two Units battle at once: the Unit with the effect, or the one chosen first, is the attacking one."""
    this = [context.this] if step.this_unit and in_play(state, context.this, context.stamp) else []
    units = [card for card in (*this, *step.to(state, context)) if is_unit_in_play(state, card)]
    if len(units) == 2:
        duel(state, units[0], units[1], "1.9:5-22-3" if step.this_unit else "1.9:5-22-4")
    return finished(context, place, len(units) == 2)


def _rest_all(state: State, context: Context, cards: Iterable[int], place: int) -> Outcome:
    done = tuple(card for card in cards if terms.rest(state, card, "4-4-1-2"))
    trigger_all(state, "rested by effect", [(card, 0) for card in done], context.controller)
    return finished(having(context, "rested", done), place, bool(done))


def _instead_of_base(state: State, context: Context, cards: Iterable[int]) -> list[int]:
    """Return the active Units that may be rested instead of a Base, if an effect of its owner's Unit would rest it."""
    if state.cards[context.this].definition.type != UNIT or not any(
        (record := state.cards[card]).zone == BASE and record.owner == context.player and not record.rested
        for card in cards
    ):
        return []
    return [
        card
        for card in state.zone(context.player, BATTLE)
        if not state.cards[card].rested and figures(state, card).rule(RESTED_INSTEAD_OF_BASE)
    ]


def _units(state: State, cards: Iterable[int]) -> list[tuple[int, int]]:
    """Return the Units in play among the cards, each with its stamp."""
    return [(card, state.cards[card].stamp) for card in cards if is_unit_in_play(state, card)]


def _gone(state: State, units: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(card for card, stamp in units if state.cards[card].stamp != stamp)
