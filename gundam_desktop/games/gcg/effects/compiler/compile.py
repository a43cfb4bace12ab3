"""Compiles abilities from data to instructions that the rules run, once, to be shared by all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.changes import changes_of, with_effects
from gundam_desktop.games.gcg.effects.compiler.choices import choosable, chosen_one_by_one, unseen
from gundam_desktop.games.gcg.effects.compiler.conditions import condition, nth_deployed, nth_of_turn
from gundam_desktop.games.gcg.effects.compiler.costs import add_cost, in_hand, instruction, with_substitute
from gundam_desktop.games.gcg.effects.compiler.fields import DURATIONS, compiled_fields
from gundam_desktop.games.gcg.effects.compiler.needs import asked_for, groups_of, needs_of, required
from gundam_desktop.games.gcg.effects.compiler.players import players
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, finder, predicate, reference
from gundam_desktop.games.gcg.effects.run.flow import (
    ChooseFields,
    FoundGroup,
    MayFields,
    ModeFields,
    NextArmFields,
    PlayersFields,
    RepeatFields,
    SkipFields,
    UnlessFields,
)
from gundam_desktop.games.gcg.effects.run.hand_and_deck import DiscardFields
from gundam_desktop.games.gcg.effects.run.interpreter import operation_of
from gundam_desktop.games.gcg.effects.run.lasting_changes import LaterFields, ModifyFields, WhenFields
from gundam_desktop.games.gcg.effects.run.operations import OfCards
from gundam_desktop.games.gcg.model.constants import HAND, TRASH
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Instruction, Modification, Need
from gundam_desktop.games.gcg.model.queries import Condition
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.rulebook.enforcement import enforces

_FIGURES: Final = frozenset(
    {
        "ap",
        "hp",
        "level",
        "level_is",
        "cost",
        "keyword",
        "keywords",
        "keyword_count",
        "keyword_lacks",
        "stat",
        "highest",
        "lowest",
    }
)
_OF_FIELD: Final = frozenset({"unit", "base"})
_TO_ITS_END: Final = {
    "start of your next turn": "end of your next turn",
    "start of opponent's next turn": "opponent's next turn",
}
"""Start of a turn at which steps are carried out -> the duration that reaches to the end of that turn."""


@enforces("11-2-11-1", "9-1-4")
def compile_ability(model: language.AnyAbility, index: int) -> CompiledAbility:
    """Compile one ability."""
    ability = CompiledAbility(index, model.kind)
    if isinstance(model, language.PilotName | language.AlsoNamed):
        return ability
    if isinstance(model, language.PlayAs):
        _another_way(ability, model)
        return ability
    _gate(ability, getattr(model, "gate", None))
    if isinstance(model, language.KeywordAbility):
        ability.changes = changes_of((language.Gain.constant(gain=model.keyword),))
        return ability
    if isinstance(model, language.Constant):
        _constant(ability, model)
        return ability
    if isinstance(model, language.GivesEffect):
        _given_effect(ability, model)
        return ability
    ability.code = tuple(_code(model.steps))
    ability.needs = tuple(needs_of(model.steps, looked=False))
    ability.requires = required(model.steps)
    if isinstance(model, language.Triggered):
        ability.once = model.once
        ability.turn = model.turn or ""
        ability.condition = condition(model.condition) if model.condition is not None else None
        _on(ability, model.on)
        ability.keeps_fallen = _keeps_fallen(model.on, model.steps)
    elif isinstance(model, language.Activated):
        ability.timing = frozenset({model.timing})
        ability.once = model.once
        ability.works_in = TRASH if model.works_in_trash() else ability.works_in
        add_cost(ability, model.cost)
    else:
        ability.timing = frozenset(model.timing)
        _cost_of_playing(ability, model.cost)
    return ability


def _on(ability: CompiledAbility, on: language.Trigger) -> None:
    """Compile the event that the ability waits for."""
    ability.event = on.event
    ability.with_ex = on.with_ex
    ability.on_player = on.on_player
    ability.pilot = predicate(on.pilot) if on.pilot is not None else None
    ability.what = predicate(on.what) if on.what is not None else None
    ability.by = on.by or ""
    if isinstance(on.effect_of, str):
        ability.effect_of = _of_this
    elif on.effect_of is not None:
        of_enemy = on.effect_of.side == "enemy"
        ability.effect_of = predicate(with_effects(on.effect_of) if of_enemy else on.effect_of)
    if on.who is not None:
        who = predicate(on.who)
        ability.who = who
        if on.or_this:
            ability.who = lambda state, context, card: card == context.this or who(state, context, card)
        if on.nth:
            ability.who = nth_deployed(on.who, on.nth)
    elif on.nth:
        ability.what = nth_of_turn(on.event, on.what, on.nth)


def _keeps_fallen(on: language.Trigger, steps: Sequence[language.AnyStep]) -> bool:
    """True if steps refer to the state that the Unit or Base destroyed by the event had before it left the field."""
    fallen = "event doer" if on.event == "destroyed" else "event card" if on.event.startswith("destroys ") else ""
    return any(
        part.of == fallen
        if isinstance(part, language.StatOf)
        else isinstance(part, language.Matches) and part.card == fallen and _OF_FIELD.issuperset(part.matches.what)
        for part in language.models_in(steps)
    )


def _of_this(_state: State, context: Context, card: int) -> bool:
    """True if it is the effect of this Unit or Base."""
    return card == context.this


def _triggered(step: language.When) -> CompiledAbility:
    """Compile an effect that waits for an event for a time; `cards.definitions` numbers it."""
    ability = CompiledAbility(-1, "triggered")
    _on(ability, step.on)
    ability.keeps_fallen = _keeps_fallen(step.on, step.steps)
    ability.code = tuple(_code(step.steps))
    ability.needs = tuple(needs_of(step.steps, looked=False))
    return ability


def _delayed(step: language.Later) -> CompiledAbility:
    """Compile steps that wait for the end of the turn or battle; `cards.definitions` numbers them."""
    ability = CompiledAbility(-1, "triggered")
    ability.event = "end of battle" if step.at == "battle" else "end of turn"
    if step.at.startswith("start"):
        ability.event = "start of turn"
    ability.code = tuple(_code(step.steps))
    ability.needs = tuple(needs_of(step.steps, looked=False))
    return ability


def _given_effect(ability: CompiledAbility, model: language.GivesEffect) -> None:
    """Compile a constant effect that gives another effect to cards."""
    ability.turn = model.turn or ""
    ability.condition = condition(model.condition) if model.condition is not None else None
    ability.changes = (_as_change(model.effect),)
    if isinstance(model.to, language.All):
        ability.finds = reference(model.to)
    ability.values = looks_at_figures((model.condition, model.to, model.gate))


def _as_change(effect: language.GainEffect | language.Triggered) -> Modification:
    """Compile an effect that cards gain, as a change of them; `cards.definitions` numbers it."""
    ability = CompiledAbility(-1, "triggered")
    _on(ability, effect.on)
    ability.keeps_fallen = _keeps_fallen(effect.on, effect.steps)
    _gate(ability, effect.gate)
    ability.turn = effect.turn or ""
    ability.condition = condition(effect.condition) if effect.condition is not None else None
    steps = language.exchanged(effect.steps, _with_gaining_card)
    ability.code = tuple(_code(steps))
    ability.needs = tuple(needs_of(steps, looked=False))
    ability.requires = required(steps)
    return Modification(Modification.EFFECT, ability, 0, None)


def _with_gaining_card(part: language.Model) -> language.Model:
    """Return a part of an effect that a card gains: "this card" in the trash is that card, not the giving one."""
    named = [name for name, value in vars(part).items() if value == "this card in trash"]
    return part.model_copy(update=dict.fromkeys(named, "this unit in trash"))


def _gained_effect(step: language.GainEffect) -> list[Instruction]:
    """Compile an effect that cards gain for a time."""
    gained = _as_change(step)
    return [instruction("Modify", ModifyFields(reference(step.to), (gained,), DURATIONS[step.lasts]))]


def _gate(ability: CompiledAbility, gate: language.Gate | None) -> None:
    if gate is not None:
        ability.gate = gate.during
        ability.gate_pilot = predicate(gate.pilot) if gate.pilot is not None else None


def _constant(ability: CompiledAbility, model: language.Constant) -> None:
    ability.turn = model.turn or ""
    ability.condition = condition(model.condition) if model.condition is not None else None
    ability.changes = changes_of(model.changes)
    if len(model.changes) == 1 and isinstance(model.changes[0], language.Replacement):
        ability.changes = (with_substitute(ability.changes[0], model.changes[0]),)
    of_pilot = model.to == "this pilot" or isinstance(model.to, language.PairedPilot)
    not_of_unit = of_pilot and all(isinstance(c, language.RuleChange | language.Replacement) for c in model.changes)
    if isinstance(model.to, language.All) or model.to in ("you", "enemy player") or not_of_unit:
        ability.finds = reference(model.to)
    if model.to == "this card":
        ability.works_in = TRASH if model.zone == "trash" else HAND
    ability.values = looks_at_figures((model.condition, model.to, *model.changes, model.gate)) or any(
        isinstance(change, language.GainTrait) or change == _LINKED for change in model.changes
    )


_LINKED: Final = language.RuleChange(rule="treated as linked")
"""A change on which other constant effects may depend."""


def looks_at_figures(parts: Iterable[Any]) -> bool:
    """True if any part depends on figures or keyword effects, which constant effects themselves change."""
    for part in parts:
        if isinstance(part, language.StatOf):
            return True
        if isinstance(part, language.Selector) and part.shares_trait is not None:
            return True
        if isinstance(part, language.Selector) and any(getattr(part, k, None) for k in _FIGURES - {"stat"}):
            return True
        if isinstance(part, tuple) and looks_at_figures(part):
            return True
        if isinstance(part, language.Model) and looks_at_figures(getattr(part, k) for k in type(part).model_fields):
            return True
    return False


def _another_way(ability: CompiledAbility, model: language.PlayAs) -> None:
    """Compile another way to play a card."""
    ability.level = amount(model.level) if model.level is not None else None
    ability.price = amount(model.cost) if model.cost is not None else None
    ability.what = predicate(model.onto) if model.onto is not None else None
    ability.condition = condition(model.condition) if model.condition is not None else None
    _cost_of_playing(ability, model.by)


def _cost_of_playing(ability: CompiledAbility, costs: Sequence[language.Cost]) -> None:
    """Compile what is done to play a card, or to activate a Command: that card is not one of those that pay for it."""
    for cost in costs:
        of = in_hand(cost.what) if isinstance(cost, language.DiscardCost) else getattr(cost, "what", None)
        if of is None or of.zone is None:
            add_cost(ability, (cost,))
            continue
        hand = of.model_copy(update={"other": True})
        if isinstance(cost, language.DiscardCost):
            ability.needs = (*ability.needs, Need((), finder(hand), amount(cost.discard), unseen(hand)))
        add_cost(ability, (cost.model_copy(update={"what": hand}),))


@enforces("1-3-7", "9-2-1", "1.9:5-20-1", "1.9:5-20-2")
def _code(steps: Sequence[language.AnyStep]) -> list[Instruction]:
    """Compile steps. "If you do", and an "If", also govern what follows by "Then" (9-2-1), up to another sentence."""
    code: list[Instruction] = []
    for index, step in enumerate(steps):
        rest = steps[index + 1 :]
        following = rest[0] if rest else None
        end = _place_of("in any case", rest)
        if step.link in language.ASKS_IF_DONE:
            return [*code, *_if_done((step, *rest[:end])), *_unlinked(rest[end:])]
        if isinstance(step, language.If) and not step.otherwise and following and following.link == "then":
            return [*code, *_if(step.condition, (*step.steps, *rest[:end]), ()), *_unlinked(rest[end:])]
        code += _step(step, following)
    return code


def _if_done(steps: Sequence[language.AnyStep]) -> list[Instruction]:
    """Compile what "If you do" governs, and what "If you don't" does after it or alone."""
    first, *rest = steps
    if first.link == "if you don't":
        return _either_way("if done", _unlinked(steps), [])
    end = _place_of("if you don't", rest)
    return _either_way("unless done", _unlinked((first, *rest[:end])), _unlinked(rest[end:]))


def _place_of(link: language.Link, steps: Sequence[language.AnyStep]) -> int:
    """Return the index of the first step with such a link, or the number of the steps."""
    return next((at for at, step in enumerate(steps) if step.link == link), len(steps))


def _unlinked(steps: Sequence[language.AnyStep]) -> list[Instruction]:
    """Compile steps, ignoring the link of the first one."""
    return _code((steps[0].model_copy(update={"link": None}), *steps[1:])) if steps else []


def _either_way(operation: str, inner: list[Instruction], other: list[Instruction]) -> list[Instruction]:
    """Return instructions that run `inner`, or else `other`, depending on whether the previous step was done."""
    if other:
        inner = [*inner, instruction("skip", SkipFields(len(other)))]
    return [instruction(operation, SkipFields(len(inner))), *inner, *other]


def _step(step: language.AnyStep, following: language.AnyStep | None) -> list[Instruction]:
    """Compile one step: most steps field by field, some in their own way."""
    match step:
        case language.Choose():
            return [_choose(step, following)]
        case language.Discard():
            return [_discard(step)]
        case language.When():
            of_this = step.on.who is None and step.on.event not in language.ABOUT_OTHERS
            cards: Literal["chosen", "this", "any"] = "chosen" if step.by_chosen else "this" if of_this else "any"
            return [instruction("When", WhenFields(_triggered(step), cards, DURATIONS[step.lasts]))]
        case language.Later():
            return [instruction("Later", LaterFields(_delayed(step), DURATIONS[_TO_ITS_END.get(step.at, step.at)]))]
        case language.GainEffect():
            return _gained_effect(step)
        case language.May():
            return _may(step.steps)
        case language.If():
            return _if(step.condition, step.steps, step.otherwise)
        case language.Repeat():
            inner = _code(step.steps)
            again = RepeatFields(amount(step.times), len(inner))
            return [instruction("Repeat", again), *inner, instruction("again", again)]
        case language.Players():
            return _players(step)
        case language.Development():
            return _development(step)
        case language.Case():
            return _case(step.arms)
        case language.Mode():
            return _mode(step)
        case _:
            operation = operation_of(type(step).__name__)
            return [Instruction(operation, compiled_fields(step, operation.fields))]


def _choose(step: language.Choose, following: language.AnyStep | None) -> Instruction:
    groups = tuple(FoundGroup(choosable(g.what), amount(g.least), amount(g.most)) for g in groups_of(step, following))
    purpose = following.do if following is not None else "choose"
    if (one_by_one := chosen_one_by_one(step, purpose)) is not None:
        return instruction("choose one by one", one_by_one)
    any_of_them = len(groups) > 1 and all(group.least == 0 for group in groups)
    return instruction("Choose", ChooseFields(groups, purpose, any_of_them))


def _discard(step: language.Discard) -> Instruction:
    what, least = finder(in_hand(step.what)), None if step.least is None else amount(step.least)
    return instruction("Discard", DiscardFields(what, amount(step.amount), "discard", step.random, least))


def _may(
    steps: Sequence[language.AnyStep], holds: Condition | None = None, after: Sequence[language.AnyStep] = ()
) -> list[Instruction]:
    """Compile an option. If only its player can see that its condition fails, the player is asked anyway (3-2-2)."""
    inner = _code(steps)
    first = steps[0]
    needs = needs_of(steps)
    if isinstance(first, language.Discard):
        hand = in_hand(first.what)
        needs.append(Need((), finder(hand), 1, unseen(hand)))
    needs += [Need((), reference(to), 1, None) for to in asked_for(steps)]
    return [instruction("May", MayFields(len(inner), tuple(needs), holds)), *inner, *_code(after)]


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
    return _either(condition(what), _code(steps), _code(otherwise))


def _either(holds: Condition, inner: list[Instruction], other: list[Instruction]) -> list[Instruction]:
    """Return instructions that run `inner` if the condition holds, else `other`."""
    if not other:
        return [instruction("unless", UnlessFields(holds, len(inner))), *inner]
    skip_other = instruction("skip", SkipFields(len(other)))
    return [instruction("unless", UnlessFields(holds, len(inner) + 1)), *inner, skip_other, *other]


def _players(step: language.Players) -> list[Instruction]:
    """Compile steps that players carry out in turn: first an instruction that selects them, last one that repeats."""
    inner = _code(step.steps)
    chooses = any(isinstance(part, language.Choose) for part in language.models_in(step))
    fields = PlayersFields(players(step.who, step.hand), len(inner), chooses)
    return [instruction("Players", fields), *inner, instruction("next player", fields)]


@enforces("1.9:13-1-8-1", "1.9:13-1-8-2")
def _development(step: language.Development) -> list[Instruction]:
    """Compile an option to exile cards of the trash, and the steps that follow if they were exiled."""
    cards = language.Selector(what="card", side="your", zone="trash", traits="G Generation")
    group = language.Group(what=cards, least=step.amount, most=step.amount)
    option, choice, _ = _may((language.Choose(groups=(group,)), language.Remove()))
    exile = [option, choice, instruction("remove for development", OfCards(reference("chosen")))]
    return [*exile, *_either_way("unless done", _code(step.steps), [])]


def _case(arms: Sequence[language.Arm]) -> list[Instruction]:
    if not arms:
        return []
    first, *rest = arms
    inner, other = _code(first.steps), _case(rest)
    unless = instruction("unless", UnlessFields(condition(first.condition), len(inner) + 1))
    return [unless, *inner, instruction("skip", SkipFields(len(other))), *other]


def _mode(step: language.Mode) -> list[Instruction]:
    """Compile the arms in order; each ends with a jump to the next chosen arm or behind all of them."""
    bodies = [_code(arm) for arm in step.arms]
    length = sum(len(body) + 1 for body in bodies)
    starts = [sum(len(body) + 1 for body in bodies[:place]) for place in range(len(bodies))]
    code: list[Instruction] = []
    for arm, body in enumerate(bodies):
        code += body
        following = tuple(start - len(code) - 1 for start in starts)
        after = NextArmFields(arm, following, length - len(code) - 1)
        code.append(instruction("next arm", after) if step.number > 1 else instruction("skip", SkipFields(after.skip)))
    needs = tuple(map(tuple, map(needs_of, step.arms)))
    return [instruction("Mode", ModeFields(tuple(starts), needs, length, step.number)), *code]
