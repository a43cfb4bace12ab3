"""Steps that put cards onto the field: deploying, tokens, pairing."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games.gcg.effects.run.operations import (
    NoFields,
    Outcome,
    carries_out,
    finished,
    goes_on,
    keeping,
    value,
)
from gundam_desktop.games.gcg.model.constants import BATTLE, BATTLE_LIMIT, CANNOT_BE_PAIRED
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import as_unit
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.frames import EffectFrame, OptionDecision
from gundam_desktop.games.gcg.model.queries import Finder, Number
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import terms
from gundam_desktop.games.gcg.rules.activation import pay_for_effect, resources_of
from gundam_desktop.games.gcg.rules.figures import figures, has_rule_about, is_unit_in_play
from gundam_desktop.games.gcg.rules.zones import in_play, new_card
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


class DeployFields(NamedTuple):
    """The cards to deploy, and how to deploy them."""

    to: Finder
    rested: bool
    as_unit: tuple[int, int] | None
    """(AP, HP) for a card of another type that is deployed as a Unit; None for other cards."""
    pay: bool


class TokenFields(NamedTuple):
    """The tokens to deploy: of one number that the player chooses, or with `every` of each number."""

    token: tuple[str, ...]
    amount: Number
    rested: bool
    every: bool


class PairFields(NamedTuple):
    """The card to pair, and its Unit."""

    to: Finder
    unit: Finder


@enforces("1.9:5-7-1-1")
@carries_out("Deploy", DeployFields)
def _deploy(state: State, context: Context, step: DeployFields, place: int) -> Outcome:
    cards = tuple(step.to(state, context))
    if step.pay:
        price = sum(figures(state, card).cost for card in cards)
        if sum(map(len, resources_of(state, context.player))) < price:
            cards = ()
        else:
            pay_for_effect(state, context, price, -1)
    if step.as_unit is not None:
        for card in cards:
            _become_unit(state, card, *step.as_unit)
    state.frames.append(EffectFrame(place + 1, context.after(bool(cards))))
    if cards:
        terms.deploy(state, context.player, cards, step.rested, "4-8-1", effect_of=context.this)
    return None


def _become_unit(state: State, card: int, ap: int, hp: int) -> None:
    """Make a card of another type a Unit with these figures, until it leaves the field."""
    record = state.cards[card]
    definition = state.pool[as_unit(record.definition.number, ap, hp)].copy()
    definition.original = record.definition
    new = record.but()
    new.definition = definition
    state.replace(card, new)


@carries_out("DeployToken", TokenFields)
def _deploy_token(state: State, context: Context, step: TokenFields, place: int) -> Outcome:
    numbers = step.token
    if len(numbers) > 1 and not step.every:
        names = tuple(state.pool[number].name for number in numbers)
        state.frames.append(EffectFrame(place, context))
        state.frames.append(OptionDecision(context.player, "9-3-3", context.card, context.ability, "token", names))
        return None
    return _tokens(state, context, step, place, numbers)


@goes_on("DeployToken", TokenFields)
def _token_chosen(state: State, context: Context, step: TokenFields, place: int, choice: Choice) -> Outcome:
    number = next(n for n in step.token if state.pool[n].name == choice.word)
    return _tokens(state, context, step, place, (number,))


@enforces("4-17-1", "10-4-2-2")
def _tokens(state: State, context: Context, step: TokenFields, place: int, numbers: tuple[str, ...]) -> Outcome:
    """Put tokens in from outside the game, all at once (4-17-1, 10-4-2-2)."""
    wanted = value(state, context, step.amount)
    cards = tuple(
        new_card(state, number, context.player)
        for number in numbers
        for _ in range(min(wanted, _room_for_tokens(state, context.player, number)))
    )
    state.frames.append(EffectFrame(place + 1, keeping(state, context, "deployed", cards)._replace(done=bool(cards))))
    if cards:
        clause = "4-17-1" if len(cards) == wanted * len(numbers) else "1.9:5-17-4-1"
        terms.deploy(state, context.player, cards, step.rested, clause, effect_of=context.this)
    return None


@enforces("1.9:5-17-4-1")
def _room_for_tokens(state: State, player: int, number: str) -> int:
    """Return how many more token cards of a number the player may have in play."""
    limit = EDITIONS[state.edition].same_tokens
    there = sum(state.cards[card].definition.number == number for card in state.zone(player, BATTLE))
    return limit - there if limit else BATTLE_LIMIT


@carries_out("DeployExBase", NoFields)
def _deploy_ex_base(state: State, context: Context, step: NoFields, place: int) -> Outcome:
    """Put an EX Base in from outside the game; a Base in play gives way (4-17-4, 10-5-2)."""
    state.frames.append(EffectFrame(place + 1, context.after(True)))
    terms.deploy(
        state,
        context.player,
        (new_card(state, terms.EX_BASE, context.player),),
        False,
        "4-17-1",
        effect_of=context.this,
    )
    return None


@carries_out("Pair", PairFields)
def _pair(state: State, context: Context, step: PairFields, place: int) -> Outcome:
    """Put a card that can be a Pilot under a Unit that has none."""
    cards = [c for c in step.to(state, context) if can_become_pilot(state, c) or state.cards[c].host]
    units = [card for card in step.unit(state, context) if cards and _can_be_paired(state, context, card, cards[0])]
    if cards and units:
        terms.pair(state, cards[0], units[0], "4-9-1")
    return finished(context, place, bool(cards and units))


def can_become_pilot(state: State, card: int) -> bool:
    """True for a card with a Pilot's name that is not paired already."""
    return bool(state.cards[card].definition.pilot_name) and state.cards[card].zone != BATTLE


def _can_be_paired(state: State, context: Context, unit: int, pilot: int) -> bool:
    if unit == context.this and not in_play(state, unit, context.stamp):
        return False
    free = is_unit_in_play(state, unit) and not state.cards[unit].pilot
    return free and not has_rule_about(state, unit, CANNOT_BE_PAIRED, pilot)
