"""Instructions that put cards onto the field: deploying, tokens, pairing."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.games.gcg.effects.run.carrying import Outcome, finished, value
from gundam_desktop.games.gcg.model import operations as op
from gundam_desktop.games.gcg.model.constants import BATTLE, BATTLE_LIMIT
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Instruction
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.frames import EffectFrame, OptionDecision
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import terms
from gundam_desktop.games.gcg.rules.activation import pay, resources_of
from gundam_desktop.games.gcg.rules.figures import CANNOT_BE_PAIRED, figures, is_unit_in_play
from gundam_desktop.games.gcg.rules.zones import in_play, new_card
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


def _deploy(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = tuple(instruction[1](state, context))
    if instruction[3]:
        price = sum(figures(state, card).cost for card in cards)
        if sum(map(len, resources_of(state, context.player))) < price:
            cards = ()
        else:
            pay(state, context.player, price, -1)
    state.frames.append(EffectFrame(place + 1, context._replace(done=bool(cards))))
    if cards:
        terms.deploy(state, context.player, cards, instruction[2], "4-8-1")
    return None


def _deploy_token(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    numbers = instruction[1]
    if len(numbers) > 1 and not instruction[4]:
        names = tuple(state.pool[number].name for number in numbers)
        state.frames.append(EffectFrame(place, context))
        state.frames.append(OptionDecision(context.player, "9-3-3", context.card, context.ability, "token", names))
        return None
    return _tokens(state, context, instruction, place, numbers)


def _token_chosen(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    number = next(n for n in instruction[1] if state.pool[n].name == choice.word)
    return _tokens(state, context, instruction, place, (number,))


@enforces("4-17-1", "10-4-2-2")
def _tokens(state: State, context: Context, instruction: Instruction, place: int, numbers: tuple[str, ...]) -> Outcome:
    """Put tokens in from outside the game, all at once (4-17-1, 10-4-2-2)."""
    wanted = value(state, context, instruction[2])
    cards = tuple(
        new_card(state, number, context.player)
        for number in numbers
        for _ in range(min(wanted, _room_for_tokens(state, context.player, number)))
    )
    state.frames.append(EffectFrame(place + 1, context._replace(done=bool(cards))))
    if cards:
        terms.deploy(state, context.player, cards, instruction[3], "4-17-1")
    return None


def _room_for_tokens(state: State, player: int, number: str) -> int:
    """How many more token cards of a number the player may have in play."""
    limit = EDITIONS[state.edition].same_tokens
    there = sum(state.cards[card].definition.number == number for card in state.zone(player, BATTLE))
    return limit - there if limit else BATTLE_LIMIT


def _deploy_ex_base(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Put an EX Base in from outside the game; a Base that is there gives way (4-17-4, 10-5-2)."""
    state.frames.append(EffectFrame(place + 1, context._replace(done=True)))
    terms.deploy(state, context.player, (new_card(state, terms.EX_BASE, context.player),), False, "4-17-1")
    return None


def _pair(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Put a card that can be a Pilot under a Unit that has none."""
    cards = [card for card in instruction[1](state, context) if state.cards[card].definition.pilot_name]
    units = [card for card in instruction[2](state, context) if _can_be_paired(state, context, card)]
    if cards and units:
        terms.pair(state, cards[0], units[0], "4-9-1")
    return finished(context, place, bool(cards and units))


def _can_be_paired(state: State, context: Context, unit: int) -> bool:
    if unit == context.this and not in_play(state, unit, context.stamp):
        return False
    free = is_unit_in_play(state, unit) and not state.cards[unit].pilot
    return free and not figures(state, unit).rule(CANNOT_BE_PAIRED)


CARRY_OUT: dict[int, Callable[[State, Context, Instruction, int], Outcome]] = {
    op.DEPLOY: _deploy,
    op.DEPLOY_TOKEN: _deploy_token,
    op.PAIR: _pair,
    op.DEPLOY_EX_BASE: _deploy_ex_base,
}
GO_ON: dict[int, Callable[[State, Context, Instruction, int, Choice], Outcome]] = {op.DEPLOY_TOKEN: _token_chosen}
