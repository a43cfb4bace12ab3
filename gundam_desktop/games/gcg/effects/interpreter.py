"""The interpreter: carries out the instructions of one effect after the other.

Its place is one frame `(EFFECT, place, context)`. An instruction returns where to go on and with what context, or
None when it has put frames on the stack itself (its own effect's among them) and something else comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gundam_desktop.games.gcg.core import operations as op
from gundam_desktop.games.gcg.core.context import Context
from gundam_desktop.games.gcg.core.definition import Change, Instruction, Number, ability_of
from gundam_desktop.games.gcg.core.editions import EDITIONS
from gundam_desktop.games.gcg.core.frames import ANSWER, CARRY_ON, CONFIRM, EFFECT, OPTION, SELECT
from gundam_desktop.games.gcg.core.kinds import (
    BASE,
    BATTLE,
    BATTLE_LIMIT,
    EFFECT_DAMAGE,
    KEYWORD_NAMES,
    RESOURCES,
    STATS,
)
from gundam_desktop.games.gcg.core.state import Frame, State
from gundam_desktop.games.gcg.core.telling import tell
from gundam_desktop.games.gcg.effects import looking
from gundam_desktop.games.gcg.rules import processing, terms
from gundam_desktop.games.gcg.rules.derived import BATTLE_LONG, CANNOT_BE_PAIRED, RULES, SHIELD_AREA, figures
from gundam_desktop.games.gcg.rules.visibility import BOTH, show
from gundam_desktop.games.gcg.rules.waiting import trigger
from gundam_desktop.games.gcg.rules.zones import in_play, new_card
from gundam_desktop.rulebook.marks import enforces
from gundam_desktop.tabletop import Choice

Outcome = tuple[int, Context] | None
_FIELD = (BATTLE, BASE, RESOURCES)
STAT_NAMES = tuple(STATS)
RULE_NAMES = tuple(RULES)


def _effect(state: State, frame: Frame) -> None:
    """Carry out instructions in their order (1-3-7) until the effect ends or has to wait."""
    _, place, context = frame
    code = ability_of(state.pool, context.number, context.ability).code
    while place < len(code) and state.result < 0:
        instruction = code[place]
        outcome = _CARRY_OUT[instruction[0]](state, context, instruction, place)
        if outcome is None:
            return
        place, context = outcome
        processing.process(state)


def _answered(state: State, frame: Frame, choice: Choice) -> None:
    """Go on with the player's answer to what the instruction asked."""
    _, place, context = frame
    instruction = ability_of(state.pool, context.number, context.ability).code[place]
    outcome = _GO_ON[instruction[0]](state, context, instruction, place, choice)
    processing.process(state)
    if outcome is not None:
        state.frames.append((EFFECT, *outcome))


def value(state: State, context: Context, number: Number) -> int:
    """What an amount comes to now."""
    return number if isinstance(number, int) else number(state, context)


def _on_field(state: State, cards: Iterable[int]) -> list[int]:
    """Those of the cards that are on the field, Pilots not counted."""
    return [c for c in cards if state.cards[c].zone in _FIELD and not state.cards[c].host]


def _done(context: Context, place: int, done: bool) -> Outcome:
    return place + 1, context._replace(done=done)


def _each(done: list[bool]) -> bool:
    """Whether anything was done to any of them; all have been tried."""
    return any(done)


def _select(
    state: State, context: Context, place: int, purpose: str, groups: tuple[tuple[tuple[int, ...], int, int], ...]
) -> Outcome:
    """Ask for a selection; the instruction goes on with its answer."""
    state.frames.append((EFFECT, place, context))
    state.frames.append((SELECT, context.player, "9-3-3", context.card, context.ability, purpose, groups))
    return None


def _choose(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Ask for the choice when the instruction is reached (9-3-3); without enough candidates nothing is chosen."""
    groups = []
    for find, least, most in instruction[1]:
        candidates = tuple(find(state, context))
        fewest = value(state, context, least)
        if len(candidates) < fewest or not candidates:
            return place + 1, context._replace(chosen=(), done=False)
        groups.append((candidates, fewest, min(value(state, context, most), len(candidates))))
    return _select(state, context, place, instruction[2], tuple(groups))


def _chosen(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    for card in choice.cards:
        seen_by = state.cards[card].known
        tell(state, "chose", "9-3-3", context.player, card, context.card, seen_by=seen_by)
    return place + 1, context._replace(chosen=choice.cards, done=bool(choice.cards))


def _damage(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    points = value(state, context, instruction[2])
    source = context.this if in_play(state, context.this, context.stamp) else context.card
    hits = [(card, points, source) for card in _on_field(state, instruction[1](state, context))]
    return _done(context, place, terms.damage(state, hits, EFFECT_DAMAGE, "4-5-3"))


def _recover(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    points = value(state, context, instruction[2])
    cards = _on_field(state, instruction[1](state, context))
    return _done(context, place, _each([terms.recover(state, card, points, "4-6-1") for card in cards]))


def _rest(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = _on_field(state, instruction[1](state, context))
    return _done(context, place, _each([terms.rest(state, card, "4-4-1-2") for card in cards]))


def _set_active(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = _on_field(state, instruction[1](state, context))
    return _done(context, place, terms.set_all_active(state, cards, "4-4-1-1"))


def _destroy(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = _on_field(state, instruction[1](state, context))
    if cards:
        processing.destroy(state, cards, "4-10-1")
    return _done(context, place, bool(cards))


def _remove(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = list(instruction[1](state, context))
    for card in cards:
        terms.remove(state, card, "4-12-1")
    return _done(context, place, bool(cards))


def _return(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = list(instruction[1](state, context))
    if instruction[2] == "hand":
        for card in cards:
            terms.to_hand(state, card, "9-3-1-4")
    else:
        looking.to_deck(state, cards, instruction[2])
    return _done(context, place, bool(cards))


def _add_to_hand(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = tuple(instruction[1](state, context))
    if instruction[2]:
        show(state, cards, BOTH)
        for card in cards:
            tell(state, "revealed", "9-3-1-4", context.player, card)
    for card in cards:
        terms.to_hand(state, card, "9-3-1-4")
    return _done(context, place, bool(cards))


def _draw(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    count = value(state, context, instruction[1])
    return _done(context, place, terms.draw(state, context.player, count, "4-14-2") > 0)


def _discard(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """As many as possible (1-3-2); the player chooses which."""
    candidates = tuple(instruction[1](state, context))
    count = min(value(state, context, instruction[2]), len(candidates))
    if count <= 0:
        return _done(context, place, done=False)
    return _select(state, context, place, instruction[3], ((candidates, count, count),))


def _discarded(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    for card in choice.cards:
        terms.discard(state, card, "4-11-1")
    return _done(context, place, bool(choice.cards))


def _deploy(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = tuple(instruction[1](state, context))
    state.frames.append((EFFECT, place + 1, context._replace(done=bool(cards))))
    if cards:
        terms.deploy(state, context.player, cards, instruction[2], "4-8-1")
    return None


def _deploy_token(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    numbers = instruction[1]
    if len(numbers) > 1:
        names = tuple(state.pool[number].name for number in numbers)
        state.frames.append((EFFECT, place, context))
        state.frames.append((OPTION, context.player, "9-3-3", context.card, context.ability, "token", names))
        return None
    return _tokens(state, context, instruction, place, numbers[0])


def _token_chosen(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    number = next(n for n in instruction[1] if state.pool[n].name == choice.word)
    return _tokens(state, context, instruction, place, number)


def _tokens(state: State, context: Context, instruction: Instruction, place: int, number: str) -> Outcome:
    """Put tokens in from outside the game, all at once (4-17-1, 10-4-2-2)."""
    count = min(value(state, context, instruction[2]), _room_for_tokens(state, context.player, number))
    cards = tuple(new_card(state, number, context.player) for _ in range(count))
    state.frames.append((EFFECT, place + 1, context._replace(done=bool(cards))))
    if cards:
        terms.deploy(state, context.player, cards, instruction[3], "4-17-1")
    return None


def _room_for_tokens(state: State, player: int, number: str) -> int:
    """How many more token cards of a number the player may have in play."""
    limit = EDITIONS[state.edition].same_tokens
    there = sum(state.cards[card].definition.number == number for card in state.zone(player, BATTLE))
    return limit - there if limit else BATTLE_LIMIT


def _pair(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = instruction[1](state, context)
    unit = context.this
    free = in_play(state, unit, context.stamp) and not state.cards[unit].pilot
    free = free and not figures(state, unit).rule(CANNOT_BE_PAIRED)
    if cards and free:
        terms.pair(state, cards[0], unit, "4-9-1")
    return _done(context, place, bool(cards) and free)


def _shield_to_hand(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    count = value(state, context, instruction[1])
    taken = [terms.shield_to_hand(state, context.player, "3-6-4-1") for _ in range(count)]
    return _done(context, place, any(taken))


def _place_resource(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    count = value(state, context, instruction[1])
    placed = [
        terms.place_resource(state, context.player, instruction[2], instruction[3], "9-3-1-4") for _ in range(count)
    ]
    return _done(context, place, any(placed))


def _look(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = looking.look(state, context.player, value(state, context, instruction[1]), context.card)
    return place + 1, context._replace(looked=cards, done=bool(cards))


def _return_looked(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    looking.to_bottom(state, context.player, looking.still_looked(state, context), at_random=instruction[1])
    return _done(context, place, done=True)


def _split_looked(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    cards = looking.still_looked(state, context)
    top = min(value(state, context, instruction[1]), len(cards))
    if not cards:
        return _done(context, place, done=False)
    return _select(state, context, place, "top", ((cards, top, top),))


def _split(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    cards = looking.still_looked(state, context)
    looking.to_bottom(state, context.player, tuple(c for c in cards if c not in choice.cards), at_random=False)
    looking.to_top(state, context.player, choice.cards)
    return _done(context, place, done=True)


def _top_or_bottom(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    if not looking.still_looked(state, context):
        return _done(context, place, done=False)
    state.frames.append((EFFECT, place, context))
    state.frames.append(
        (OPTION, context.player, "9-3-3", context.card, context.ability, "top or bottom", ("top", "bottom"))
    )
    return None


def _placed(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    cards = looking.still_looked(state, context)
    if choice.word == "top":
        looking.to_top(state, context.player, cards)
    else:
        looking.to_bottom(state, context.player, cards, at_random=False)
    return _done(context, place, done=True)


def _modify(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Let changes last on the cards meant now; they go on although their source may leave (9-1-7-2)."""
    _, find, changes, duration = instruction
    cards = [c for c in find(state, context) if c < 0 or _on_field(state, (c,))]
    if duration == BATTLE_LONG and state.battle is None:
        cards = []
    whose = context._replace(chosen=(), looked=(), event=0, last=())
    for card in cards:
        for index, change in enumerate(changes):
            amount = value(state, context, change.amount)
            entry = (card, context.number, context.ability, place, index, amount, whose, duration)
            state.lasting = (*state.lasting, entry)
            _tell_change(state, context, card, change, amount)
    state.touch()
    return _done(context, place, bool(cards))


def _tell_change(state: State, context: Context, card: int, change: Change, amount: int) -> None:
    if change.kind == Change.REDUCE:
        tell(state, "protected", "9-3-1-4", context.player, card, context.card, amount)
        return
    kind = ("modified", "gained", "ruled")[change.kind]
    names = (STAT_NAMES, KEYWORD_NAMES, RULE_NAMES)[change.kind]
    player = SHIELD_AREA - card if card < 0 else state.cards[card].owner
    tell(state, kind, "9-3-1-4", player, max(card, 0), context.card, amount, names[change.key])


def _activate_main(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    command = state.pool[context.number].command
    state.frames.append((EFFECT, place + 1, context))
    if command is not None:
        state.frames.append((EFFECT, 0, context._replace(ability=command.index, chosen=(), done=False)))
    return None


def _may(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Ask yes or no (9-1-3), but not when all players can see that nothing could be chosen."""
    possible = seen_to_be_possible = True
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
    state.frames.append((EFFECT, place, context))
    state.frames.append((CONFIRM, context.player, "9-1-3", context.card, context.ability, "may", answers))
    return None


def _may_answer(state: State, context: Context, instruction: Instruction, place: int, choice: Choice) -> Outcome:
    if choice.verb == "yes":
        return place + 1, context._replace(done=True)
    tell(state, "declined", "9-1-3", context.player, context.card)
    return instruction[1], context._replace(done=False)


def _mode(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    options = tuple(str(i + 1) for i in range(len(instruction[1])))
    state.frames.append((EFFECT, place, context))
    state.frames.append((OPTION, context.player, "9-3-3", context.card, context.ability, "mode", options))
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


def _breach_damage(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    """Effect damage to the Base if there is one, else to the topmost Shield (11-1-2-3)."""
    hit = processing.shield_area_card(state, 1 - context.player)
    if hit:
        terms.damage(state, [(hit, context.amount, context.this)], EFFECT_DAMAGE, "11-1-2-2")
    return _done(context, place, bool(hit))


def _supported(state: State, context: Context, instruction: Instruction, place: int) -> Outcome:
    for card in context.chosen:
        if in_play(state, context.this, context.stamp):
            trigger(state, context.this, "uses support", card)
    return _done(context, place, done=True)


_CARRY_OUT: dict[int, Callable[[State, Context, Instruction, int], Outcome]] = {
    op.CHOOSE: _choose,
    op.DAMAGE: _damage,
    op.RECOVER: _recover,
    op.REST: _rest,
    op.SET_ACTIVE: _set_active,
    op.DESTROY: _destroy,
    op.REMOVE: _remove,
    op.RETURN: _return,
    op.ADD_TO_HAND: _add_to_hand,
    op.DRAW: _draw,
    op.DISCARD: _discard,
    op.DEPLOY: _deploy,
    op.DEPLOY_TOKEN: _deploy_token,
    op.PAIR: _pair,
    op.SHIELD_TO_HAND: _shield_to_hand,
    op.PLACE_RESOURCE: _place_resource,
    op.LOOK: _look,
    op.RETURN_LOOKED: _return_looked,
    op.SPLIT_LOOKED: _split_looked,
    op.TOP_OR_BOTTOM: _top_or_bottom,
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
    op.CHOOSE: _chosen,
    op.DISCARD: _discarded,
    op.DEPLOY_TOKEN: _token_chosen,
    op.SPLIT_LOOKED: _split,
    op.TOP_OR_BOTTOM: _placed,
    op.MAY: _may_answer,
    op.MODE: _mode_chosen,
}
CARRY_ON[EFFECT] = _effect
ANSWER[EFFECT] = _answered

enforces(_effect, "1-3-2", "1-3-7", "9-3-1-4")
enforces(_choose, "1-3-5", "9-3-3", "9-3-4")
enforces(_damage, "4-5-3", "9-3-5")
enforces(_discard, "1-3-2", "4-11-1")
enforces(_tokens, "4-17-1", "10-4-2-2")
enforces(_modify, "1-3-6", "4-16-1", "6-6-5-1", "7-3-4")
enforces(_pair, "1-3-3", "9-1-5-6")
enforces(_may, "9-1-3")
enforces(_breach_damage, "11-1-2-2", "11-1-2-3")
enforces(_supported, "11-1-3-2")
