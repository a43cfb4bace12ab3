"""Instructions about one's own deck, hand, Shields and Resources."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.games.gcg.effects.run import looking
from gundam_desktop.games.gcg.effects.run.carrying import Outcome, finished, select, value
from gundam_desktop.games.gcg.model import operations as op
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Instruction
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import Candidates, EffectFrame, OptionDecision
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import terms
from gundam_desktop.games.gcg.rules.activation import pay_for_effect, resources_of
from gundam_desktop.games.gcg.rules.processing import to_trash
from gundam_desktop.games.gcg.rules.triggers import trigger_self
from gundam_desktop.games.gcg.rules.visibility import BOTH, show
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


def _add_to_hand(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = tuple(instruction[1](state, context))
    if instruction[2]:
        show(state, cards, BOTH)
        for card in cards:
            emit(state, "revealed", "9-3-1-4", context.player, card)
    for card in cards:
        terms.to_hand(state, card, "9-3-1-4")
    return finished(context, place, bool(cards))


def _draw(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Draw; of all players the turn player first (1-3-4). Only one's own draw is one's drawing with an effect."""
    count = value(state, context, instruction[1])
    drawn = 0
    for player in (state.turn_player, 1 - state.turn_player) if instruction[2] else (context.player,):
        drew = terms.draw(state, player, count, "4-14-2")
        if drew and player == context.player:
            trigger_self(state, "draws with effect", (context.card,))
        drawn += drew
    return finished(context, place, drawn > 0)


@enforces("1-3-2", "4-11-1")
def _discard(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """As many as possible (1-3-2); the player chooses which."""
    candidates = tuple(instruction[1](state, context))
    count = min(value(state, context, instruction[2]), len(candidates))
    if count <= 0:
        return finished(context, place, done=False)
    return select(
        state, context, place, instruction[3], (Candidates(candidates, count, count),), by_opponent=instruction[4]
    )


def _discarded(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    for card in choice.cards:
        terms.discard(state, card, "4-11-1")
    return finished(context, place, bool(choice.cards))


def _shield_to_hand(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    count = value(state, context, instruction[1])
    taken = [terms.shield_to_hand(state, context.player, "3-6-4-1") for _ in range(count)]
    return finished(context, place, any(taken))


def _place_resource(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    count = value(state, context, instruction[1])
    placed = [
        terms.place_resource(state, context.player, instruction[2], instruction[3], "9-3-1-4") for _ in range(count)
    ]
    return finished(context, place, any(placed))


def _look(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = looking.look(state, context.player, value(state, context, instruction[1]), context.card)
    return place + 1, context._replace(looked=cards, done=bool(cards))


def _return_looked(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = looking.still_looked(state, context)
    if instruction[2]:
        for card in cards:
            to_trash(state, card, "9-3-1-4")
    else:
        looking.to_bottom(state, context.player, cards, at_random=instruction[1])
    return finished(context, place, done=True)


def _split_looked(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = looking.still_looked(state, context)
    top = min(value(state, context, instruction[1]), len(cards))
    if not cards:
        return finished(context, place, done=False)
    return select(state, context, place, "top", (Candidates(cards, top, top),))


def _split(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    """The others go to the bottom, or stay to be dealt with next."""
    others = tuple(c for c in looking.still_looked(state, context) if c not in choice.cards)
    if instruction[2]:
        looking.to_bottom(state, context.player, others, at_random=False)
    looking.to_top(state, context.player, choice.cards)
    return place + 1, context._replace(looked=others, done=True)


def _top_or_bottom(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    if not looking.still_looked(state, context):
        return finished(context, place, done=False)
    state.frames.append(EffectFrame(place, context))
    state.frames.append(
        OptionDecision(context.player, "9-3-3", context.card, context.ability, "top or bottom", ("top", instruction[1]))
    )
    return None


def _placed(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    cards = looking.still_looked(state, context)
    if choice.word == "top":
        looking.to_top(state, context.player, cards)
    elif choice.word == "trash":
        for card in cards:
            to_trash(state, card, "9-3-1-4")
    else:
        looking.to_bottom(state, context.player, cards, at_random=False)
    return finished(context, place, done=True)


@enforces("9-1-7-3")
def _pay(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Pay with active Resources, all of it or nothing (9-1-7-3)."""
    cost = value(state, context, instruction[1])
    if sum(map(len, resources_of(state, context.player))) < cost:
        return finished(context, place, done=False)
    pay_for_effect(state, context, cost, -1)
    return finished(context, place, done=True)


def _trash_top(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Place the top cards of the deck into the trash, one after the other (1-3-2)."""
    cards = terms.trash_top(state, context.player, value(state, context, instruction[1]), "9-3-1-4")
    return place + 1, context._replace(looked=cards, done=bool(cards))


def _reveal(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = tuple(instruction[1](state, context))
    show(state, cards, BOTH)
    for card in cards:
        emit(state, "revealed", "9-3-1-4", context.player, card)
    return finished(context, place, bool(cards))


CARRY_OUT: dict[int, Callable[[State, Context, Instruction, int], Outcome]] = {
    op.ADD_TO_HAND: _add_to_hand,
    op.DRAW: _draw,
    op.DISCARD: _discard,
    op.SHIELD_TO_HAND: _shield_to_hand,
    op.PLACE_RESOURCE: _place_resource,
    op.LOOK: _look,
    op.RETURN_LOOKED: _return_looked,
    op.SPLIT_LOOKED: _split_looked,
    op.TOP_OR_BOTTOM: _top_or_bottom,
    op.TRASH_TOP: _trash_top,
    op.PAY: _pay,
    op.REVEAL: _reveal,
}
GO_ON: dict[int, Callable[[State, Context, Instruction, int, Choice], Outcome]] = {
    op.DISCARD: _discarded,
    op.SPLIT_LOOKED: _split,
    op.TOP_OR_BOTTOM: _placed,
}
