"""From abilities as data to what the rules run: instructions, made once and shared by all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.conditions import condition
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, finder, predicate, reference, unseen
from gundam_desktop.games.gcg.effects.run.carrying import value
from gundam_desktop.games.gcg.model import operations as op
from gundam_desktop.games.gcg.model.constants import BATTLE_DAMAGE, EFFECT_DAMAGE, HAND, KEYWORDS, STATS, TRASH
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Ability, Change, Instruction, Need
from gundam_desktop.games.gcg.model.queries import Condition, Finder, Number
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import BATTLE_LONG, RULES, TURN_LONG, UNTIL_START
from gundam_desktop.rulebook.enforcement import enforces

_DAMAGE = {"any": -1, "battle": BATTLE_DAMAGE, "effect": EFFECT_DAMAGE}
_DURATIONS = {"turn": TURN_LONG, "battle": BATTLE_LONG, "opponent's next start phase": UNTIL_START}
_FIGURES = frozenset({"ap", "hp", "level", "cost", "keyword", "keywords", "keyword_lacks", "stat", "highest", "lowest"})
_ACTIVE_RESOURCES = language.Selector(what="resource", side="your", state="active")


@enforces("11-2-11-1", "9-1-4")
def compile_ability(model: language.AnyAbility, index: int) -> Ability:
    """One ability."""
    ability = Ability(index, model.kind)
    if isinstance(model, language.PilotName | language.AlsoNamed):
        return ability
    if isinstance(model, language.PlayAs):
        ability.level = amount(model.level) if model.level is not None else None
        ability.price = amount(model.cost) if model.cost is not None else None
        ability.what = predicate(model.onto) if model.onto is not None else None
        _cost(ability, model.by)
        return ability
    gate = getattr(model, "gate", None)
    if gate is not None:
        ability.gate = gate.during
        ability.gate_pilot = predicate(gate.pilot) if gate.pilot is not None else None
    if isinstance(model, language.KeywordAbility):
        ability.changes = tuple(_changes((language.Gain(gain=model.keyword),)))
        return ability
    if isinstance(model, language.Constant):
        _constant(ability, model)
        return ability
    ability.code = tuple(_code(model.steps))
    ability.needs = tuple(_needs(model.steps, looked=False))
    if isinstance(model, language.Triggered):
        ability.once = model.once
        ability.turn = model.turn or ""
        ability.condition = condition(model.condition) if model.condition is not None else None
        _on(ability, model.on)
    elif isinstance(model, language.Activated):
        ability.timing = frozenset({model.timing})
        ability.once = model.once
        _cost(ability, model.cost)
    else:
        ability.timing = frozenset(model.timing)
    return ability


def _on(ability: Ability, on: language.Trigger) -> None:
    """The event that the ability waits for."""
    ability.event = on.event
    ability.with_ex = on.with_ex
    ability.pilot = predicate(on.pilot) if on.pilot is not None else None
    ability.what = predicate(on.what) if on.what is not None else None
    ability.by = on.by or ""
    if on.who is not None:
        who = predicate(on.who)
        ability.who = who
        if on.or_this:
            ability.who = lambda state, context, card: card == context.this or who(state, context, card)


def _triggered(step: language.When) -> Ability:
    """What waits for an event for a time, under the number that `cards.definitions` gives it."""
    ability = Ability(-1, "triggered")
    _on(ability, step.on)
    ability.code = tuple(_code(step.steps))
    ability.needs = tuple(_needs(step.steps, looked=False))
    return ability


def _constant(ability: Ability, model: language.Constant) -> None:
    ability.turn = model.turn or ""
    ability.condition = condition(model.condition) if model.condition is not None else None
    ability.changes = tuple(_changes(model.changes))
    if isinstance(model.to, language.All):
        ability.finds = finder(model.to.all)
    if model.to == "this card":
        ability.works_in = TRASH if model.zone == "trash" else HAND
    ability.values = looks_at_figures((model.condition, model.to, *model.changes, model.gate)) or any(
        isinstance(change, language.GainTrait) for change in model.changes
    )


def looks_at_figures(parts: Iterable[Any]) -> bool:
    """Whether any part depends on figures or keyword effects, which constant effects themselves change."""
    for part in parts:
        if isinstance(part, language.StatOf):
            return True
        if isinstance(part, language.Selector) and any(getattr(part, k, None) for k in _FIGURES - {"stat"}):
            return True
        if isinstance(part, tuple) and looks_at_figures(part):
            return True
        if isinstance(part, language.Model) and looks_at_figures(getattr(part, k) for k in type(part).model_fields):
            return True
    return False


@enforces("9-1-7-2", "9-1-7-3", "9-1-7-4")
def _cost(ability: Ability, costs: Sequence[language.Cost]) -> None:
    """What stands before the colon: Resources and resting are paid at once, discards are chosen first of all."""
    for cost in costs:
        if isinstance(cost, language.Pay):
            ability.pay = amount(cost.pay)
        elif isinstance(cost, language.RestThis):
            ability.rest_this = True
        elif isinstance(cost, language.RestCost):
            active = cost.what.model_copy(update={"state": "active"})
            _chosen_cost(ability, active, amount(cost.rest), "rest", op.REST_COST)
        elif isinstance(cost, language.DestroyCost):
            _chosen_cost(ability, cost.what, amount(cost.destroy), "destroy", op.DESTROY)
        elif isinstance(cost, language.RemoveCost):
            _chosen_cost(ability, cost.what, amount(cost.remove), "remove", op.REMOVE)
        elif isinstance(cost, language.DestroyThis):
            ability.code = _moved(((op.DESTROY, reference(cost.destroy_this)),), ability.code)
        elif isinstance(cost, language.ReturnThis):
            ability.code = _moved(((op.RETURN, reference("this"), cost.return_this),), ability.code)
        elif isinstance(cost, language.DiscardCost):
            ability.discard = (finder(_in_hand(cost.what)), amount(cost.discard))
            ability.code = _moved(((op.DISCARD, *ability.discard, "discard cost", False),), ability.code)


def _chosen_cost(ability: Ability, what: language.Selector, count: Number, purpose: str, operation: int) -> None:
    """Cards are chosen and something is done to them before anything else."""
    find = finder(what)
    ability.needs = (*ability.needs, Need((), find, count, None))
    first = ((op.CHOOSE, ((find, count, count),), purpose, False), (operation, reference("chosen")))
    ability.code = _moved(first, ability.code)


def _moved(first: tuple[Instruction, ...], code: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`code` after `first`, its places moved along."""
    return (*first, *_shift(code, len(first)))


def _shift(code: Iterable[Instruction], by: int) -> list[Instruction]:
    shifted: list[Instruction] = []
    for instruction in code:
        kind = instruction[0]
        if kind in (op.JUMP, op.UNLESS_DONE):
            shifted.append((kind, instruction[1] + by))
        elif kind == op.MAY:
            shifted.append((kind, instruction[1] + by, *instruction[2:]))
        elif kind == op.UNLESS:
            shifted.append((kind, instruction[1], instruction[2] + by))
        elif kind == op.MODE:
            shifted.append((kind, tuple(place + by for place in instruction[1])))
        else:
            shifted.append(instruction)
    return shifted


@enforces("1-3-7")
def _code(steps: Sequence[language.AnyStep]) -> list[Instruction]:
    """Instructions for steps. "If you do" covers everything up to the next "Then"."""
    code: list[Instruction] = []
    for index, step in enumerate(steps):
        if step.link == "if you do":
            end = next((i for i in range(index + 1, len(steps)) if steps[i].link == "then"), len(steps))
            inner = _code((step.model_copy(update={"link": None}), *steps[index + 1 : end]))
            place = len(code)
            code.append((op.UNLESS_DONE, place + 1 + len(inner)))
            code.extend(_shift(inner, place + 1))
            code.extend(_shift(_code(steps[end:]), len(code)))
            return code
        following = steps[index + 1] if index + 1 < len(steps) else None
        code.extend(_shift(_step(step, following), len(code)))
    return code


def _step(step: language.AnyStep, following: language.AnyStep | None) -> list[Instruction]:  # one case a word
    match step:
        case language.Choose():
            groups = tuple((finder(g.what), amount(g.least), amount(g.most)) for g in _groups(step, following))
            purpose = following.do if following is not None else "choose"
            return [(op.CHOOSE, groups, purpose, step.by == "opponent")]
        case language.Damage():
            return [(op.DAMAGE, reference(step.to), amount(step.amount))]
        case language.Recover():
            return [(op.RECOVER, reference(step.to), amount(step.amount))]
        case language.Rest():
            return [(op.REST, reference(step.to))]
        case language.SetActive():
            return [(op.SET_ACTIVE, reference(step.to))]
        case language.Destroy():
            return [(op.DESTROY, reference(step.to))]
        case language.Remove():
            return [(op.REMOVE, reference(step.to))]
        case language.Return():
            return [(op.RETURN, reference(step.to), step.where)]
        case language.AddToHand():
            return [(op.ADD_TO_HAND, reference(step.to), step.reveal)]
        case language.Draw():
            return [(op.DRAW, amount(step.amount), step.players == "all")]
        case language.Discard():
            side = "your" if step.by == "you" else "enemy"
            what = _in_hand(step.what).model_copy(update={"side": side})
            return [(op.DISCARD, finder(what), amount(step.amount), "discard", step.by == "opponent")]
        case language.Deploy():
            return [(op.DEPLOY, reference(step.to), step.rested, step.pay)]
        case language.DeployToken():
            return [(op.DEPLOY_TOKEN, step.token, amount(step.amount), step.rested, step.every)]
        case language.Pair():
            return [(op.PAIR, reference(step.to), reference(step.unit))]
        case language.ShieldToHand():
            return [(op.SHIELD_TO_HAND, amount(step.amount))]
        case language.PlaceResource():
            return [(op.PLACE_RESOURCE, amount(step.amount), step.ex, step.rested)]
        case language.Look():
            return [(op.LOOK, amount(step.amount))]
        case language.ReturnLooked():
            return [(op.RETURN_LOOKED, step.order == "random", step.where == "trash")]
        case language.SplitLooked():
            return [(op.SPLIT_LOOKED, amount(step.top), step.bottom != 0)]
        case language.TrashTop():
            return [(op.TRASH_TOP, amount(step.amount))]
        case language.Reveal():
            return [(op.REVEAL, reference(step.to))]
        case language.Redirect():
            return [(op.REDIRECT, reference(step.to))]
        case language.Battle():
            return [(op.BATTLE, reference(step.to), step.this_unit)]
        case language.TopOrBottom():
            return [(op.TOP_OR_BOTTOM, step.other)]
        case language.PayCost():
            return [(op.PAY, amount(step.amount))]
        case language.DeployExBase():
            return [(op.DEPLOY_EX_BASE,)]
        case language.When():
            return [(op.WHEN, _triggered(step), step.by_chosen, _DURATIONS[step.lasts])]
        case language.Modify():
            return [(op.MODIFY, reference(step.to), tuple(_changes(step.changes)), _DURATIONS[step.lasts])]
        case language.ActivateMain():
            return [(op.ACTIVATE_MAIN, None if step.of == "this card" else reference("this pilot"))]
        case language.May():
            return _may(step.steps)
        case language.If():
            return _if(step.condition, step.steps, step.otherwise)
        case language.Development():
            return _development(step)
        case language.Case():
            return _case(step.arms)
        case language.Mode():
            return _mode(step.arms)


@enforces("6-5-2-3-3")
def _groups(step: language.Choose, following: language.AnyStep | None = None) -> tuple[language.Group, ...]:
    """Whom one chooses from: to pair a card with them, of Units those that have no Pilot (6-5-2-3-3)."""
    if not isinstance(following, language.Pair) or following.unit != "chosen":
        return step.groups
    free = {"paired": False}
    return tuple(g.model_copy(update={"what": g.what.model_copy(update=free)}) for g in step.groups)


def _in_hand(what: language.Selector | None) -> language.Selector:
    """Such cards of one's hand, or all of it."""
    return (what or language.Selector(what=("card",))).model_copy(update={"zone": "hand", "side": "your"})


def _may(
    steps: Sequence[language.AnyStep], holds: Condition | None = None, after: Sequence[language.AnyStep] = ()
) -> list[Instruction]:
    """An option. It is asked although what it depends on does not hold where only its player sees that (3-2-2)."""
    inner = _code(steps)
    first = steps[0]
    needs = _needs(steps)
    if isinstance(first, language.Discard):
        hand = _in_hand(first.what)
        needs.append(Need((), finder(hand), 1, unseen(hand)))
    to = getattr(first, "to", None)
    if to in ("event card", "event doer"):
        needs.append(Need((), reference(to), 1, None))
    code = [(op.MAY, 1 + len(inner), tuple(needs), holds), *_shift(inner, 1)]
    return [*code, *_shift(_code(after), len(code))]


@enforces("9-1-9-1", "9-1-9-1-1", "9-2-1")
def _if(
    what: language.Condition, steps: Sequence[language.AnyStep], otherwise: Sequence[language.AnyStep]
) -> list[Instruction]:
    if (
        isinstance(what, language.Matches)
        and what.card == "looked"
        and isinstance(steps[0], language.May)
        and not otherwise
    ):
        return _may(steps[0].steps, condition(what), steps[1:])
    inner, other = _code(steps), _code(otherwise)
    if not other:
        return [(op.UNLESS, condition(what), 1 + len(inner)), *_shift(inner, 1)]
    code: list[Instruction] = [(op.UNLESS, condition(what), 2 + len(inner)), *_shift(inner, 1)]
    code.append((op.JUMP, len(code) + 1 + len(other)))
    code.extend(_shift(other, len(code)))
    return code


def _development(step: language.Development) -> list[Instruction]:
    """An option to exile cards of the trash, and what follows if they were."""
    cards = language.Selector(what="card", side="your", zone="trash", traits="G Generation")
    group = language.Group(what=cards, least=step.amount, most=step.amount)
    first, *others = step.steps
    exile = language.May(steps=(language.Choose(groups=(group,)), language.Remove()))
    return _code((exile, first.model_copy(update={"link": "if you do"}), *others))


def _case(arms: Sequence[language.Arm]) -> list[Instruction]:
    if not arms:
        return []
    first, *rest = arms
    inner, other = _code(first.steps), _case(rest)
    code: list[Instruction] = [(op.UNLESS, condition(first.condition), 2 + len(inner)), *_shift(inner, 1)]
    code.append((op.JUMP, len(code) + 1 + len(other)))
    code.extend(_shift(other, len(code)))
    return code


def _mode(arms: Sequence[Sequence[language.AnyStep]]) -> list[Instruction]:
    bodies = [_code(arm) for arm in arms]
    end = 1 + sum(len(body) + 1 for body in bodies)
    code: list[Instruction] = []
    places: list[int] = []
    for body in bodies:
        places.append(1 + len(code))
        code.extend(_shift(body, 1 + len(code)))
        code.append((op.JUMP, end))
    return [(op.MODE, tuple(places)), *code]


@enforces("9-1-8-1-1", "9-2-2", "9-3-3-1")
def _needs(
    steps: Sequence[language.AnyStep], conditions: tuple[Condition, ...] = (), *, looked: bool = True
) -> list[Need]:
    """What must be choosable for the effect to be activated: everything before "Then" or "If you do".

    Without `looked`, choices among cards that are still to be looked at do not count.
    """
    needs: list[Need] = []
    for place, step in enumerate(steps):
        if step.link is not None:
            break
        if isinstance(step, language.Choose):
            groups = [g for g in _groups(step, *steps[place + 1 : place + 2]) if looked or g.what.zone != "looked"]
            needs.extend(Need(conditions, finder(g.what), amount(g.least), unseen(g.what)) for g in groups)
            needs.extend(Need(conditions, _any_of(one, two), _sum(one, two), None) for one, two in pairwise(groups))
        elif isinstance(step, language.PayCost):
            needs.append(Need(conditions, finder(_ACTIVE_RESOURCES), amount(step.amount), None))
        elif isinstance(step, language.Return) and isinstance(step.to, language.PairedPilot):
            needs.append(Need(conditions, reference(step.to), 1, None))
        elif isinstance(step, language.If):
            holds = condition(step.condition)
            needs.extend(_needs(step.steps, (*conditions, holds), looked=looked))
            needs.extend(_needs(step.otherwise, (*conditions, _negated(holds)), looked=looked))
    return needs


def _any_of(one: language.Group, two: language.Group) -> Finder:
    """The candidates of both groups, each once: a card stands for one of them only."""
    first, second = finder(one.what), finder(two.what)
    return lambda state, context: list(dict.fromkeys((*first(state, context), *second(state, context))))


def _sum(one: language.Group, two: language.Group) -> Number:
    first, second = amount(one.least), amount(two.least)
    if isinstance(first, int) and isinstance(second, int):
        return first + second
    return lambda state, context: value(state, context, first) + value(state, context, second)


def _negated(holds: Condition) -> Condition:
    return lambda state, context: not holds(state, context)


def _changes(changes: Iterable[language.Change]) -> Iterator[Change]:
    for change in changes:
        if isinstance(change, language.GainFrom):
            yield from (_gain_from(change, name) for name in change.keywords)
        else:
            yield _change(change)


def _gain_from(change: language.GainFrom, name: language.KeywordName) -> Change:
    """A keyword effect as another card has it printed; -1 where it has none."""
    key, cards = KEYWORDS[name], reference(change.gain_from)

    def amount_there(state: State, context: Context) -> int:
        printed = (pair for card in cards(state, context) for pair in state.cards[card].definition.keywords)
        return next((amount for keyword, amount in printed if keyword == key), -1)

    return Change(Change.GAIN, key, amount_there, None)


def _change(change: language.Change) -> Change:
    if isinstance(change, language.GainTrait):
        return Change(Change.TRAIT, change.trait, 0, None)
    if isinstance(change, language.DealtInstead):
        return Change(Change.INSTEAD, reference(change.dealt_to), 0, None)
    if isinstance(change, language.StatChange):
        return Change(Change.STAT, STATS[change.change], amount(change.by), None)
    if isinstance(change, language.Gain):
        return Change(Change.GAIN, KEYWORDS[change.gain.name], change.gain.amount, None)
    if isinstance(change, language.Reduce):
        kind = _DAMAGE[change.damage]
        source = None if change.by is None else _of_enemy
        return Change(Change.REDUCE, kind, amount(change.reduce), source, next_only=change.next_only, once=change.once)
    assert isinstance(change, language.Rule)
    what = predicate(change.what) if change.what is not None else None
    return Change(Change.RULE, RULES[change.rule], 0, what)


def _of_enemy(state: State, context: Context, source: int) -> bool:
    return state.cards[source].owner != context.player
