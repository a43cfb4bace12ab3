"""Explains why a choice is not legal, by checking the choice itself; no reasons exactly if it is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from gundam_desktop.games.gcg.model.frames import (
    ActionDecision,
    BlockDecision,
    ConfirmDecision,
    DecisionFrame,
    FirstPlayerDecision,
    MainDecision,
    OptionDecision,
    OrderDecision,
    QuestionFrame,
    RedrawDecision,
    SelectDecision,
)
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import activating, attack_legality, legality
from gundam_desktop.games.gcg.rules.activation import activated_effects, play_as
from gundam_desktop.games.gcg.rules.figures import context_of
from gundam_desktop.games.gcg.rules.triggers import next_ones
from gundam_desktop.games.gcg.rules.visibility import may_know
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Refusal

Verdicts = Iterator[Refusal | None]

_WHEN: Final[dict[str, tuple[tuple[type[DecisionFrame], ...], str]]] = {
    "deploy": ((MainDecision,), "6-5-1"),
    "pair": ((MainDecision,), "6-5-2-3-5"),
    "play": ((MainDecision, ActionDecision), "9-1-8-1"),
    "activate": ((MainDecision, ActionDecision), "9-1-7-2"),
    "attack": ((MainDecision,), "6-5-4-1"),
    "end": ((MainDecision,), "6-5-5-1"),
    "block": ((BlockDecision,), "7-4-1"),
    "pass": ((BlockDecision, ActionDecision), "8-3-3"),
    "choose": ((SelectDecision, OptionDecision), "9-3-3"),
    "yes": ((ConfirmDecision,), "9-1-3"),
    "no": ((ConfirmDecision,), "9-1-3"),
    "resolve": ((OrderDecision,), "9-1-6-5"),
    "first": ((FirstPlayerDecision,), "5-2-1-4"),
    "second": ((FirstPlayerDecision,), "5-2-1-4"),
    "keep": ((RedrawDecision,), "5-2-1-6"),
    "redraw": ((RedrawDecision,), "5-2-1-6"),
}
_WAITS_FOR: Final[dict[type[DecisionFrame], tuple[str, ...]]] = {
    MainDecision: ("6-1-2", "6-5-1"),
    BlockDecision: ("7-4-1",),
    ActionDecision: ("8-3", "8-4"),
    SelectDecision: ("9-3-3",),
    OptionDecision: ("9-3-3",),
    ConfirmDecision: ("9-1-3",),
    OrderDecision: ("9-1-6-5", "9-1-6-6"),
    FirstPlayerDecision: ("5-2-1-4",),
    RedrawDecision: ("5-2-1-6", "5-2-1-7"),
}


_FIELDS: Final = {
    "deploy": {"card", "paying"},
    "pair": {"card", "target", "paying"},
    "play": {"card", "paying"},
    "activate": {"card", "number", "paying"},
    "attack": {"card", "target", "word"},
    "block": {"card"},
    "choose": {"cards", "word"},
    "resolve": {"card", "number"},
}
"""Verb -> the fields that its choice may have; all others must be empty."""
_NEEDED: Final = {"card", "target"}
_EMPTY: Final = Choice("")


def is_well_formed(state: State, player: int, choice: Choice) -> bool:
    """True if a choice has the fields of its verb and no others, and names an existing seat and existing cards.

    A pairing without a Unit is one, never legal: it asks what the Pilot lacks.
    """
    fields: AbstractSet[str] = _FIELDS.get(choice.verb, frozenset())
    said = {
        name
        for name, value, empty in zip(Choice._fields, choice.values(), _EMPTY.values(), strict=True)
        if value != empty
    }
    said.discard("verb")
    known = range(1, len(state.cards))
    if player not in (0, 1) or not said <= fields or choice.number < 0 or choice.paying < -1:
        return False
    if not all(card in known for card in (*choice.cards, *filter(None, (choice.card, choice.target)))):
        return False
    if choice.verb == "attack":
        return choice.card != 0 and (choice.target != 0) != (choice.word == "player")
    if choice.verb == "choose":
        return not (choice.cards and choice.word)
    return fields & _NEEDED <= said | ({"target"} if choice.verb == "pair" else set())


@enforces("1-2-3")
def explain(state: State, player: int, choice: Choice) -> list[Refusal]:
    """Every reason why `player` may not make this choice now."""
    decision = state.decision()
    if decision is None:
        return [Refusal("game over", "1-2-1")]
    if not is_well_formed(state, player, choice) or (choice.verb != "concede" and choice.verb not in _WHEN):
        return [Refusal("no such choice", "6-5-1")]
    if choice.verb == "concede":
        return []
    reasons = [reason for reason in _timing(player, choice, decision) if reason is not None]
    judge = _JUDGES.get(choice.verb)
    if choice.card and not may_know(state, player, choice.card):
        reasons.append(Refusal("unknown card", "3-1-4", also=("4-7-1",)))
    elif judge is not None:
        reasons.extend(reason for reason in judge(state, player, choice, decision) if reason is not None)
    return list(dict.fromkeys(reasons))


@enforces("5-2-1-7", "6-1-2", "6-5-1", "8-3", "8-4")
def _timing(player: int, choice: Choice, decision: DecisionFrame) -> Verdicts:
    """It is this player who decides now, and it is the time for such a choice (6-1-2, 6-5-1, 8-3)."""
    kinds, clause = _WHEN[choice.verb]
    if decision.player != player:
        first, *others = _WAITS_FOR[type(decision)]
        if isinstance(decision, QuestionFrame):
            others = [*others, decision.clause]
        yield Refusal("not your decision", first, also=tuple(others))
    if not isinstance(decision, kinds):
        if isinstance(decision, ActionDecision):
            yield Refusal("not in an action step", "8-3", also=("8-2", "8-4"))
        elif not isinstance(decision, MainDecision | BlockDecision):
            yield Refusal("something is pending", "6-5-1")
        yield Refusal("not now", clause)


def _hand_card(state: State, player: int, choice: Choice) -> Verdicts:
    yield legality.within_reach(state, player, choice.card)
    yield legality.may_play(state, player, choice.card)
    if choice.target or choice.paying >= 0 or play_as(state, player, choice.card) is None:
        yield legality.level(state, player, choice.card, choice.target)
        yield legality.cost(state, player, choice.card, choice.paying, choice.target)


def _deploy(state: State, player: int, choice: Choice, _decision: DecisionFrame) -> Verdicts:
    yield legality.deployable(state, choice.card)
    yield from _hand_card(state, player, choice)


@enforces("11-2-4-2-2")
def _pair(state: State, player: int, choice: Choice, decision: DecisionFrame) -> Verdicts:
    if isinstance(decision, ActionDecision):
        yield Refusal("no pairing in an action step", "11-2-4-2-2")
    yield legality.pairable(state, choice.card)
    yield legality.pair_target(state, player, choice.target, choice.card)
    yield from _hand_card(state, player, choice)


def _timing_of(decision: DecisionFrame) -> str:
    """The timing of Commands and activated effects at a decision; "" in the block step, which has none."""
    if isinstance(decision, BlockDecision):
        return ""
    return "action" if isinstance(decision, ActionDecision) else "main"


def _play(state: State, player: int, choice: Choice, decision: DecisionFrame) -> Verdicts:
    yield legality.command(state, choice.card)
    timing = _timing_of(decision)
    yield legality.command_timing(state, choice.card, timing)
    yield activating.may_activate(state, player, timing, command=True)
    yield from _hand_card(state, player, choice)
    ability = state.cards[choice.card].definition.command
    if ability is not None:
        context = context_of(state, choice.card, ability.index)
        yield legality.condition(state, ability, context)
        yield legality.targets(state, ability, context, "9-1-8-1-1")


def _activate(state: State, player: int, choice: Choice, decision: DecisionFrame) -> Verdicts:
    refused = legality.in_own_field(state, player, choice.card)
    if refused is not None:
        yield refused
        return
    effects = activated_effects(state, choice.card)
    index = max(choice.number, 1) - 1
    if index >= len(effects):
        yield Refusal("no such ability", "9-1-7-1", (("has", len(effects)),))
        return
    ability, context = effects[index]
    timing = _timing_of(decision)
    yield legality.ability_timing(ability, timing)
    yield activating.may_activate(state, player, timing, command=False)
    yield legality.no_attack(state, ability)
    yield legality.support_timing(ability, timing)
    yield legality.ability_on(state, ability, context)
    yield legality.once(state, ability, context)
    yield legality.rest_cost(state, ability, context)
    yield legality.discard_cost(state, ability, context)
    price = ability.pay if isinstance(ability.pay, int) else ability.pay(state, context)
    refused = legality.payment(state, player, price, choice.paying, "9-1-7-3")
    yield refused and refused._replace(also=("9-1-7-2", "9-1-7-4"))
    yield legality.condition(state, ability, context)
    yield legality.targets(state, ability, context, "9-2-2")


def _attack(state: State, player: int, choice: Choice, _decision: DecisionFrame) -> Verdicts:
    yield attack_legality.can_attack(state, player, choice.card)
    if choice.word == "player":
        yield attack_legality.can_attack_player(state, choice.card)
    else:
        yield attack_legality.attack_target(state, player, choice.card, choice.target)


def _end(state: State, player: int, _choice: Choice, _decision: DecisionFrame) -> Verdicts:
    yield attack_legality.may_end(state, player)


def _block(state: State, player: int, choice: Choice, _decision: DecisionFrame) -> Verdicts:
    yield attack_legality.attack_can_be_blocked(state)
    yield attack_legality.can_block(state, player, choice.card)
    yield attack_legality.not_the_target(state, choice.card)


def _choose(_state: State, _player: int, choice: Choice, decision: DecisionFrame) -> Verdicts:
    if isinstance(decision, SelectDecision):
        no_card = Refusal("not a candidate", "9-3-3") if choice.word else None
        refused = no_card or legality.selection(choice.cards, decision.groups)
        if refused is not None:  # an effect asks for the selection (9-3-3), or the rules do
            clause = refused.clause if decision.clause == "9-3-3" else decision.clause
            yield refused._replace(clause=clause, also=(*refused.also, refused.clause, decision.clause))
    elif isinstance(decision, OptionDecision) and choice.word not in decision.options:
        yield Refusal("no such option", "9-3-3")


def _confirm(_state: State, _player: int, choice: Choice, decision: DecisionFrame) -> Verdicts:
    if isinstance(decision, ConfirmDecision) and choice.verb not in decision.answers:
        yield Refusal("no target", "9-2-2") if choice.verb == "yes" else Refusal("cannot do without", "2-8-1")


def _resolve(state: State, _player: int, choice: Choice, _decision: DecisionFrame) -> Verdicts:
    of_card = [entry for entry in next_ones(state) if entry.context.card == choice.card]
    if len(of_card) < max(choice.number, 1):
        yield Refusal("not waiting", "9-1-6-5")


_JUDGES: Final[dict[str, Callable[[State, int, Choice, DecisionFrame], Verdicts]]] = {
    "deploy": _deploy,
    "pair": _pair,
    "play": _play,
    "activate": _activate,
    "attack": _attack,
    "end": _end,
    "block": _block,
    "choose": _choose,
    "yes": _confirm,
    "no": _confirm,
    "resolve": _resolve,
}
