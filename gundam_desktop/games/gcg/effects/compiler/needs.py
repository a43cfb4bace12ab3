"""Compiles what must be possible before an effect is activated: its choices and its conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.choices import candidates, choosable, together, unseen
from gundam_desktop.games.gcg.effects.compiler.conditions import condition
from gundam_desktop.games.gcg.effects.compiler.players import players
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, finder, reference
from gundam_desktop.games.gcg.effects.run.deployment import can_become_pilot
from gundam_desktop.games.gcg.effects.run.operations import value
from gundam_desktop.games.gcg.model.definition import Need
from gundam_desktop.games.gcg.model.queries import Condition, Finder, Number
from gundam_desktop.games.gcg.rules.triggers import all_met
from gundam_desktop.rulebook.enforcement import enforces

_ACTIVE_RESOURCES: Final = language.Selector.constant(what=("resource",), side="your", state="active")


@enforces("9-2-1", "9-3-1-1")
def required(steps: Sequence[language.AnyStep]) -> Condition | None:
    """Return the condition for activating an effect if its whole text is conditional: one of these holds (9-3-1-1)."""
    conditions: list[language.Condition] = []
    for step in steps:
        if conditions and step.link not in {None, "in any case"}:
            continue
        if isinstance(step, language.If) and not step.otherwise:
            conditions.append(step.condition)
        elif isinstance(step, language.Case):
            conditions.extend(arm.condition for arm in step.arms)
        else:
            return None
    if not conditions or any(isinstance(what, language.WithEx) for what in conditions):
        return None
    tests = tuple(condition(what) for what in conditions)
    return lambda state, context: any(test(state, context) for test in tests)


@enforces("9-1-8-1-1", "9-2-2", "9-3-3-1", "1.9:10-1-8-1-2")
def needs_of(
    steps: Sequence[language.AnyStep], conditions: tuple[Condition, ...] = (), *, looked: bool = True
) -> list[Need]:
    """Return the choices that must be possible to activate the effect: all before "Then" or "If you do".

    Without `looked`, choices among cards that the effect itself has yet to look at, or to place, do not count.
    """
    needs: list[Need] = []
    for place, step in enumerate(steps):
        if step.link is not None:
            break
        if isinstance(step, language.Choose):
            if step.same is not None:
                needs.append(Need(conditions, together(step), 2, None))
                continue
            groups = [g for g in groups_of(step, *steps[place + 1 : place + 2]) if looked or not _comes_up(g.what)]
            needs.extend(Need(conditions, candidates(g), amount(g.least), unseen(g.what)) for g in groups)
            needs.extend(Need(conditions, _any_of(one, two), _sum(one, two), None) for one, two in pairwise(groups))
        elif isinstance(step, language.PayCost):
            least = step.amount if step.least is None else step.least
            needs.append(Need(conditions, finder(_ACTIVE_RESOURCES), amount(least), None))
        elif isinstance(step, language.Return) and isinstance(step.to, language.PairedPilot):
            needs.append(Need(conditions, reference(step.to), 1, None))
        elif isinstance(step, language.Pair) and step.to in ("this card in trash", "this unit in trash"):
            needs.append(Need(conditions, _pilots(reference(step.to)), 1, None))
        elif isinstance(step, language.Mode):
            needs.append(Need(conditions, _possible([needs_of(arm, looked=looked) for arm in step.arms]), 1, None))
        elif isinstance(step, language.Players) and step.who in language.ONE_ENEMY:
            needs.append(Need(conditions, players(step.who, step.hand), 1, None))
            needs.extend(_of_enemy(need) for need in needs_of(step.steps, looked=looked))
        elif isinstance(step, language.If):
            holds = condition(step.condition)
            needs.extend(needs_of(step.steps, (*conditions, holds), looked=looked))
            needs.extend(needs_of(step.otherwise, (*conditions, _negated(holds)), looked=looked))
    return needs


@enforces("6-5-2-3-3")
def groups_of(step: language.Choose, following: language.AnyStep | None = None) -> tuple[language.Group, ...]:
    """Return the groups of a choice; if a card is then paired with the chosen Unit, it has no Pilot yet (6-5-2-3-3)."""
    if not isinstance(following, language.Pair) or following.unit != "chosen":
        return step.groups
    free = {"paired": False}
    return tuple(g.model_copy(update={"what": g.what.model_copy(update=free)}) for g in step.groups)


def asked_for(steps: Sequence[language.AnyStep]) -> Iterator[language.Reference]:
    """Yield the references of an option to cards that must still be there."""
    if (to := getattr(steps[0], "to", None)) in ("event card", "event doer"):
        yield to
    yield from {
        to for step in steps if (to := getattr(step, "to", None)) in ("this card in trash", "this unit in trash")
    }


def _comes_up(what: language.Selector) -> bool:
    """True for cards that only the effect itself determines, also through the Units that it destroys."""
    of_destroyed = any(
        isinstance(part, language.StatOf) and part.of == "destroyed" for part in language.models_in(what)
    )
    return what.zone == "looked" or what.did is not None or of_destroyed


def _pilots(find: Finder) -> Finder:
    return lambda state, context: [card for card in find(state, context) if can_become_pilot(state, card)]


def _possible(arms: Sequence[Sequence[Need]]) -> Finder:
    """Return a function that finds the options of a step that can be chosen, by index."""
    return lambda state, context: [place for place, needs in enumerate(arms) if all_met(state, needs, context)]


def _of_enemy(need: Need) -> Need:
    """Return a need as the enemy player has it, seen by the player who controls the effect."""

    def theirs(of: Any) -> Any:
        return lambda state, context: of(state, context._replace(player=1 - context.player))

    least = need.least if isinstance(need.least, int) else theirs(need.least)
    unseen_by_others = None if need.unseen is None else theirs(need.unseen)
    return Need(tuple(map(theirs, need.conditions)), theirs(need.find), least, unseen_by_others)


def _any_of(one: language.Group, two: language.Group) -> Finder:
    """Return the candidates of both groups, each card once, since it can be chosen for one group only."""
    first, second = choosable(one.what), choosable(two.what)
    return lambda state, context: list(dict.fromkeys((*first(state, context), *second(state, context))))


def _sum(one: language.Group, two: language.Group) -> Number:
    first, second = amount(one.least), amount(two.least)
    if isinstance(first, int) and isinstance(second, int):
        return first + second
    return lambda state, context: value(state, context, first) + value(state, context, second)


def _negated(holds: Condition) -> Condition:
    return lambda state, context: not holds(state, context)
