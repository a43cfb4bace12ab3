"""The interpreter: carries out the instructions of one effect after the other.

Its place is one frame `EffectFrame(place, context)`. An instruction returns where to go on and with what context, or
None when it has put frames on the stack itself (its own effect's among them) and something else comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from gundam_desktop.games.gcg.effects.run import deployment, hand_and_deck, looking
from gundam_desktop.games.gcg.effects.run.carrying import Outcome, each, finished, on_field, select, value
from gundam_desktop.games.gcg.model import operations as op
from gundam_desktop.games.gcg.model.constants import (
    AP,
    BASE,
    BATTLE,
    EFFECT_DAMAGE,
    KEYWORD_NAMES,
    SHIELDS,
    STATS,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Change, Instruction, ability_of
from gundam_desktop.games.gcg.model.events import attack_arrows, emit
from gundam_desktop.games.gcg.model.frames import Candidates, ConfirmDecision, EffectFrame, OptionDecision
from gundam_desktop.games.gcg.model.lasting import AwaitedEvent, LastingChange
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import processing, terms
from gundam_desktop.games.gcg.rules.battle import duel
from gundam_desktop.games.gcg.rules.figures import (
    BATTLE_LONG,
    NOT_DESTROYED_BY_ENEMY,
    RESTED_INSTEAD_OF_BASE,
    RULES,
    SHIELD_AREA,
    figures,
    is_unit_in_play,
)
from gundam_desktop.games.gcg.rules.triggers import record_event, trigger, trigger_all, trigger_self
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

STAT_NAMES = tuple(STATS)
RULE_NAMES = tuple(RULES)


@enforces("1-3-2", "1-3-7", "9-3-1-4")
def _effect(state: State, frame: EffectFrame) -> None:
    """Carry out instructions in their order (1-3-7) until the effect ends or has to wait."""
    place, context = frame.place, frame.context
    code = ability_of(state.pool, context.number, context.ability).code
    while place < len(code) and state.result < 0:
        instruction = code[place]
        outcome = _CARRY_OUT[instruction[0]](state, context, instruction, place)
        if outcome is None:
            return
        place, context = outcome
        processing.process(state)


def _answered(state: State, frame: EffectFrame, choice: Choice) -> None:
    """Go on with the player's answer to what the instruction asked."""
    place, context = frame.place, frame.context
    instruction = ability_of(state.pool, context.number, context.ability).code[place]
    outcome = _GO_ON[instruction[0]](state, context, instruction, place, choice)
    processing.process(state)
    if outcome is not None:
        state.frames.append(EffectFrame(*outcome))


@enforces("1-3-5", "9-3-3", "9-3-4")
def _choose(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Ask for the choice when the instruction is reached (9-3-3); without enough candidates nothing is chosen."""
    groups = []
    for find, least, most in instruction[1]:
        candidates = tuple(find(state, context))
        fewest = value(state, context, least)
        if len(candidates) < fewest or not candidates:
            return place + 1, context._replace(chosen=(), done=False)
        groups.append(Candidates(candidates, fewest, min(value(state, context, most), len(candidates))))
    for (one, least, _), (two, also, _) in pairwise(groups):
        if len({*one, *two}) < least + also:
            return place + 1, context._replace(chosen=(), done=False)
    return select(state, context, place, instruction[2], tuple(groups), by_opponent=instruction[3])


def _chosen(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    for card in choice.cards:
        seen_by = state.cards[card].known
        emit(state, "chose", "9-3-3", context.player, card, context.card, seen_by=seen_by)
    return place + 1, context._replace(chosen=choice.cards, done=bool(choice.cards))


@enforces("4-5-3", "9-3-5")
def _damage(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    points = value(state, context, instruction[2])
    source = context.this if in_play(state, context.this, context.stamp) else context.card
    found = list(instruction[1](state, context))
    shields = [card for card in found if state.cards[card].zone == SHIELDS]
    hits = [(card, points, source) for card in (*on_field(state, found), *shields)]
    units = _units(state, found)
    done = terms.damage(state, hits, EFFECT_DAMAGE, "4-5-3")
    return finished(context._replace(destroyed=_gone(state, units)), place, done)


def _units(state: State, cards: Iterable[int]) -> list[tuple[int, int]]:
    """The Units in play among the cards, each with its stamp."""
    return [(card, state.cards[card].stamp) for card in cards if is_unit_in_play(state, card)]


def _gone(state: State, units: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(card for card, stamp in units if state.cards[card].stamp != stamp)


def _recover(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    points = value(state, context, instruction[2])
    cards = on_field(state, instruction[1](state, context))
    return finished(context, place, each([terms.recover(state, card, points, "4-6-1") for card in cards]))


def _rest(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = on_field(state, instruction[1](state, context))
    instead = _instead_of_base(state, context, cards)
    if instead:
        state.frames.append(EffectFrame(place, context))
        unit = instead[0]
        ability = next((a.index for a in state.cards[unit].definition.constants), context.ability)
        state.frames.append(ConfirmDecision(context.player, "9-1-3", unit, ability, "rest instead", ("yes", "no")))
        return None
    return _rest_all(state, context, cards, place)


def _rest_all(state: State, context: Context, cards: Iterable[int], place: int) -> Outcome:
    done = [card for card in cards if terms.rest(state, card, "4-4-1-2")]
    trigger_all(state, "rested by effect", [(card, 0) for card in done], context.player)
    return finished(context, place, bool(done))


def _instead_of_base(state: State, context: Context, cards: Iterable[int]) -> list[int]:
    """The active Units that may be rested instead of the Base that an effect of a Unit of its owner would rest."""
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


def _rest_answer(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    cards = on_field(state, instruction[1](state, context))
    if choice.verb == "yes":
        instead = _instead_of_base(state, context, cards)[0]
        cards = [instead if state.cards[card].zone == BASE else card for card in cards]
    return _rest_all(state, context, cards, place)


def _set_active(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = on_field(state, instruction[1](state, context))
    rested = [card for card in cards if state.cards[card].rested]
    terms.set_all_active(state, cards, "4-4-1-1")
    done = [card for card in rested if not state.cards[card].rested]
    trigger_all(state, "set active by effect", [(card, 0) for card in done], context.player)
    return finished(context, place, bool(done))


def _destroy(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    found = [
        card
        for card in instruction[1](state, context)
        if state.cards[card].owner == context.player or not figures(state, card).rule(NOT_DESTROYED_BY_ENEMY)
    ]
    cards = on_field(state, found)
    pilots = [card for card in found if state.cards[card].host]
    units = _units(state, found)
    trigger_all(state, "destroyed by effect", [(card, 0) for card, _ in units], context.player)
    if cards:
        processing.destroy(state, cards, "4-10-1")
    for pilot in pilots:
        processing.destroy_pilot(state, pilot, "4-10-1")
    return finished(context._replace(destroyed=_gone(state, units)), place, bool(cards or pilots))


def _redirect(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """The battling enemy Unit attacks another target from now on; what was declared stays declared (7-3-5-2)."""
    cards = on_field(state, instruction[1](state, context))
    battle = state.battle
    if not cards or battle is None or state.cards[battle.attacker].owner == context.player:
        return finished(context, place, done=False)
    state.battle = battle.against(cards[0], state.cards[cards[0]].stamp, battle.blocked)
    state.touch()
    emit(state, "redirected", "9-3-1-4", context.player, cards[0], battle.attacker, arrows=attack_arrows(state))
    return finished(context, place, done=True)


def _battle(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Two Units battle at once, those of the effect's player first."""
    this = [context.this] if instruction[2] and in_play(state, context.this, context.stamp) else []
    found = [*this, *instruction[1](state, context)]
    units = sorted(
        (card for card in found if is_unit_in_play(state, card)),
        key=lambda card: state.cards[card].owner != context.player,
    )
    if len(units) == 2:
        duel(state, *units)
    return finished(context, place, len(units) == 2)


def _remove(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = list(instruction[1](state, context))
    for card in cards:
        terms.remove(state, card, "4-12-1")
    return finished(context, place, bool(cards))


def _return(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = list(instruction[1](state, context))
    if instruction[2] == "hand":
        for card in cards:
            terms.to_hand(state, card, "9-3-1-4")
    else:
        looking.to_deck(state, cards, instruction[2])
    return finished(context, place, bool(cards))


@enforces("1-3-6", "4-16-1", "6-6-5-1", "7-3-4")
def _modify(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Let changes last on the cards meant now; they go on although their source may leave (9-1-7-2)."""
    _, find, changes, duration = instruction
    cards = [c for c in find(state, context) if c < 0 or on_field(state, (c,))]
    if duration == BATTLE_LONG and state.battle is None:
        cards = []
    whose = context._replace(chosen=(), looked=(), event=0, last=())
    lowered: list[tuple[int, int]] = []
    for card in cards:
        for index, change in enumerate(changes):
            amount = value(state, context, change.amount)
            if change.kind == Change.GAIN and amount < 0:
                continue
            if change.kind == Change.INSTEAD:
                other = change.key(state, context)
                if not other or other[0] == card:
                    continue
                whose = whose._replace(doer=other[0], amount=state.cards[other[0]].stamp)
            if card > 0 and amount < 0 and change.kind == Change.STAT and change.key == AP:
                lowered.append((card, figures(state, card).ap))
            entry = LastingChange(card, context.number, context.ability, place, index, amount, whose, duration)
            state.lasting = (*state.lasting, entry)
            _tell_change(state, whose, card, change, amount)
    state.touch()
    if lowered:
        reduced = [(card, 0) for card, before in lowered if figures(state, card).ap < before]
        trigger_all(state, "ap reduced by effect", reduced, context.player)
    return finished(context, place, bool(cards))


def _tell_change(state: State, context: Context, card: int, change: Change, amount: int) -> None:
    if change.kind == Change.REDUCE:
        emit(state, "protected", "9-3-1-4", context.player, card, context.card, amount)
        return
    if change.kind == Change.INSTEAD:
        emit(state, "diverted", "9-3-1-4", context.player, card, context.doer)
        return
    player = SHIELD_AREA - card if card < 0 else state.cards[card].owner
    if change.kind == Change.TRAIT:
        emit(state, "gained trait", "9-3-1-4", player, max(card, 0), context.card, word=change.key)
        return
    kind = ("modified", "gained", "ruled")[change.kind]
    names = (STAT_NAMES, KEYWORD_NAMES, RULE_NAMES)[change.kind]
    emit(state, kind, "9-3-1-4", player, max(card, 0), context.card, amount, names[change.key])


@enforces("9-1-7-2")
def _rest_cost(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Rest what was chosen for a cost: no effect does it (9-1-7-2)."""
    done = [terms.rest(state, card, "9-1-7-2") for card in on_field(state, instruction[1](state, context))]
    return finished(context, place, any(done))


def _when(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Let something wait for an event for a time."""
    _, ability, by_chosen, duration = instruction
    cards = tuple((card, state.cards[card].stamp) for card in context.chosen) if by_chosen else ()
    if by_chosen and not cards:
        return finished(context, place, done=False)
    state.awaited = (*state.awaited, AwaitedEvent(context._replace(ability=ability.index), cards, duration))
    return finished(context, place, done=True)


def _activate_main(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    other = instruction[1](state, context) if instruction[1] is not None else [context.card]
    state.frames.append(EffectFrame(place + 1, context))
    for card in other:
        number = context.number if card == context.card else state.cards[card].definition.number
        command = state.pool[number].command
        if command is not None:
            record_event(state, "activates command", card)
            trigger_self(state, "activates command", (card,))
            within = context._replace(card=card, number=number, ability=command.index, chosen=(), done=False)
            state.frames.append(EffectFrame(0, within))
    return None


@enforces("9-1-3")
def _may(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Ask yes or no (9-1-3), but not when all players can see that nothing could be chosen."""
    holds = instruction[3]
    possible, seen_to_be_possible = holds is None or holds(state, context), True
    for need in instruction[2]:
        if all(condition(state, context) for condition in need.conditions):
            least = value(state, context, need.least)
            enough = len(need.find(state, context)) >= least
            possible = possible and enough
            if need.unseen is not None:
                enough = len(need.unseen(state, context)) >= least
            seen_to_be_possible = seen_to_be_possible and enough
    if not seen_to_be_possible:
        return instruction[1], context._replace(done=False)
    answers = ("yes", "no") if possible else ("no",)
    state.frames.append(EffectFrame(place, context))
    state.frames.append(ConfirmDecision(context.player, "9-1-3", context.card, context.ability, "may", answers))
    return None


def _may_answer(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    if choice.verb == "yes":
        return place + 1, context._replace(done=True)
    emit(state, "declined", "9-1-3", context.player, context.card)
    return instruction[1], context._replace(done=False)


def _mode(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    options = tuple(str(i + 1) for i in range(len(instruction[1])))
    state.frames.append(EffectFrame(place, context))
    state.frames.append(OptionDecision(context.player, "9-3-3", context.card, context.ability, "mode", options))
    return None


def _mode_chosen(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    return instruction[1][int(choice.word) - 1], context


def _jump(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    return instruction[1], context


def _unless(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    if instruction[1](state, context):
        return place + 1, context
    return instruction[2], context._replace(done=False)


def _unless_done(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    return (place + 1 if context.done else instruction[1]), context


@enforces("11-1-2-2", "11-1-2-3")
def _breach_damage(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Effect damage to the Base if there is one, else to the topmost Shield (11-1-2-3)."""
    hit = processing.shield_area_card(state, 1 - context.player)
    if hit:
        terms.damage(state, [(hit, context.amount, context.this)], EFFECT_DAMAGE, "11-1-2-2")
    return finished(context, place, bool(hit))


@enforces("11-1-3-2")
def _supported(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    for card in context.chosen:
        if in_play(state, context.this, context.stamp):
            trigger(state, context.this, "uses support", card)
    return finished(context, place, done=True)


_CARRY_OUT: dict[int, Callable[[State, Context, Instruction, int], Outcome]] = {
    **hand_and_deck.CARRY_OUT,
    **deployment.CARRY_OUT,
    op.REDIRECT: _redirect,
    op.BATTLE: _battle,
    op.REST_COST: _rest_cost,
    op.WHEN: _when,
    op.CHOOSE: _choose,
    op.DAMAGE: _damage,
    op.RECOVER: _recover,
    op.REST: _rest,
    op.SET_ACTIVE: _set_active,
    op.DESTROY: _destroy,
    op.REMOVE: _remove,
    op.RETURN: _return,
    op.MODIFY: _modify,
    op.ACTIVATE_MAIN: _activate_main,
    op.MAY: _may,
    op.MODE: _mode,
    op.JUMP: _jump,
    op.UNLESS: _unless,
    op.UNLESS_DONE: _unless_done,
    op.BREACH_DAMAGE: _breach_damage,
    op.SUPPORTED: _supported,
}
_GO_ON: dict[int, Callable[[State, Context, Instruction, int, Choice], Outcome]] = {
    **hand_and_deck.GO_ON,
    **deployment.GO_ON,
    op.CHOOSE: _chosen,
    op.REST: _rest_answer,
    op.MAY: _may_answer,
    op.MODE: _mode_chosen,
}
CARRY_ON[EffectFrame] = _effect
ANSWER[EffectFrame] = _answered
