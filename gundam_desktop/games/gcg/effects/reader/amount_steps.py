"""Reads steps with amounts: damage, recovered HP, cards drawn, AP that is doubled."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import count_of
from gundam_desktop.games.gcg.effects.reader.groups import choice_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import object_pronoun, this_unit
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node


@means
def damage(reading: Reading, amount: m.Amount, to: Any) -> Steps:
    """Return damage to cards that are meant, or that are chosen for it."""
    if not isinstance(to, m.Group):
        return (m.Damage(to=to, amount=amount),)
    if getattr(amount, "of", None) == "chosen":
        raise reading.refuse("it is another card by then that was chosen")
    return (*choice_of(reading, to), m.Damage(amount=amount))


@means
def damage_by_own_ap(reading: Reading, by: m.Reference, to: Any) -> Steps:
    return damage(reading, m.StatOf(stat="ap", of=_one_with_ap(reading, by)), to)


def _one_with_ap(reading: Reading, card: m.Reference) -> Any:
    if not isinstance(card, str):
        raise reading.refuse("the AP of one card")
    return card


@reads
def it_and_this(reading: Reading, tree: Node) -> m.Reference:
    if reading.discourse.as_object() != "chosen":
        raise reading.refuse("only what was chosen, and this Unit")
    this_unit(reading, tree)
    return "chosen and this"


@means
def damage_two(reading: Reading, first: int, second: int) -> Steps:
    """Return damage to each of two Units that were chosen."""
    if reading.discourse.as_object() != "chosen" or not reading.discourse.two_units_chosen:
        raise reading.refuse("two Units that were chosen")
    return (m.DamageTwo(first=first, second=second),)


@means
def done_for_each(_: Reading, steps: tuple[Any], each: m.Amount) -> Steps:
    """Return a step with its amount for each of certain cards."""
    (step,) = steps
    return (step.model_copy(update={"amount": m.multiplied(each, step.amount)}),)


@means
def recover(_: Reading, to: m.Reference, amount: m.Amount) -> Steps:
    return (m.Recover(to=to, amount=amount),)


@means
def recover_all(reading: Reading, to: m.Reference) -> Steps:
    if isinstance(to, m.All):
        raise reading.refuse("one card, or those that were chosen")
    return (m.Recover(to=to, amount=m.DamageOn(damage_on=to)),)


@means
def recover_and(_: Reading, to: m.Reference, amount: m.Amount, changes: tuple[m.Change, ...], lasts: Any) -> Steps:
    return (m.Recover(to=to, amount=amount), m.Modify(to=to, changes=changes, lasts=lasts))


@means
def double_ap(reading: Reading, to: m.Reference, lasts: Any) -> Steps:
    double = m.StatChange(change="ap", by=m.StatOf(stat="ap", of=_one_with_ap(reading, to)))
    return (m.Modify(to=to, changes=(double,), lasts=lasts),)


@reads
def double_its_ap(reading: Reading, tree: Node) -> Steps:
    return double_ap(reading, object_pronoun(reading, tree), reading.visit_first(tree))


means(
    first_cards=lambda _, number: m.FirstOfShieldArea(first=int(number)),
    damage_equal=lambda _, to, amount: (m.Damage(to=to, amount=amount),),
    times_for_each=lambda _, each, amount, to: (m.Damage(to=to, amount=amount, times=count_of(each)),),
    for_each_so_much=lambda reading, each, steps: done_for_each(reading, steps, count_of(each)),
    may_recover=lambda reading, to, amount: (m.May(steps=recover(reading, to, amount)),),
    draw=lambda _, amount: (m.Draw(amount=amount),),
    same_damage=lambda _, amount: (SameStep(amount, "damage"),),
    same_tokens=lambda _, number: (SameStep(int(number), "deploy token"),),
)
says(first_card="enemy shield area")
