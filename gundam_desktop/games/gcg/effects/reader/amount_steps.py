"""Reads steps with amounts: damage, recovered HP, cards drawn, AP that is doubled."""

from __future__ import annotations

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import count_of
from gundam_desktop.games.gcg.effects.reader.groups import choice_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.references import this_unit
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


@reads
def damage_this_too(reading: Reading, tree: Node) -> Steps:
    if reading.discourse.as_object() != "chosen":
        raise reading.refuse("only what was chosen, and this Unit")
    this_unit(reading, tree)
    return (m.Damage(to="chosen and this", amount=reading.visit_first(tree)),)


@reads
def damage_by_own_ap(reading: Reading, tree: Node) -> Steps:
    by, to = reading.visit_parts(tree)
    return (m.Damage(to=to, amount=_own_ap(reading, tree, by)),)


@reads
def damage_by_own_ap_chosen(reading: Reading, tree: Node) -> Steps:
    by, group = subtrees(tree)
    amount = _own_ap(reading, tree, reading.visit(by))
    if amount.of == "chosen":
        raise reading.refuse("it is another card by then that was chosen")
    return (*choice_of(reading, reading.visit(group)), m.Damage(amount=amount))


def _own_ap(reading: Reading, tree: Node, card: m.Reference) -> m.StatOf:
    if not isinstance(card, str):
        raise reading.refuse("the AP of one card", tree)
    return m.StatOf(stat="ap", of=card)


@reads
def damage_for_each(reading: Reading, tree: Node) -> Steps:
    amount, to, each = reading.visit_parts(tree)
    return (m.Damage(to=to, amount=m.multiplied(each, amount)),)


@reads
def damage_equal(reading: Reading, tree: Node) -> Steps:
    to, amount = reading.visit_parts(tree)
    return (m.Damage(to=to, amount=amount),)


@reads
def same_damage(reading: Reading, tree: Node) -> tuple[SameStep]:
    return (SameStep(reading.visit_first(tree), "damage"),)


@reads
def may_recover(reading: Reading, tree: Node) -> Steps:
    return (m.May(steps=recover(reading, tree)),)


@reads
def recover(reading: Reading, tree: Node) -> Steps:
    to, amount = reading.visit_parts(tree)
    return (m.Recover(to=to, amount=amount),)


@reads
def recover_all(reading: Reading, tree: Node) -> Steps:
    to = reading.visit_first(tree)
    if isinstance(to, m.All):
        raise reading.refuse("one card, or those that were chosen")
    return (m.Recover(to=to, amount=m.DamageOn(damage_on=to)),)


@reads
def recover_for_each(reading: Reading, tree: Node) -> Steps:
    to, amount, each = reading.visit_parts(tree)
    return (m.Recover(to=to, amount=m.multiplied(each, amount)),)


@reads
def recover_and(reading: Reading, tree: Node) -> Steps:
    to, amount, changes, lasts = reading.visit_parts(tree)
    return (m.Recover(to=to, amount=amount), m.Modify(to=to, changes=changes, lasts=lasts))


@reads
def damage_shield_area(reading: Reading, tree: Node) -> Steps:
    return (m.Damage(to="enemy shield area", amount=reading.visit_first(tree)),)


@reads
def damage_first(reading: Reading, tree: Node) -> Steps:
    return (m.Damage(to=m.FirstOfShieldArea(first=int(first_token(tree))), amount=reading.visit_first(tree)),)


@reads
def damage_for_each_first(reading: Reading, tree: Node) -> Steps:
    each, amount, to = reading.visit_parts(tree)
    return (m.Damage(to=to, amount=m.multiplied(count_of(each), amount)),)


@reads
def draw_for_each_first(reading: Reading, tree: Node) -> Steps:
    each, amount = reading.visit_parts(tree)
    return (m.Draw(amount=m.multiplied(count_of(each), amount)),)


@reads
def draw_cards(reading: Reading, tree: Node) -> Steps:
    return (m.Draw(amount=reading.visit_first(tree)),)


says(
    one_card=1,
)


@reads
def draw_for_each(reading: Reading, tree: Node) -> Steps:
    amount, each = reading.visit_parts(tree)
    return (m.Draw(amount=m.multiplied(each, amount)),)


@reads
def double_ap(reading: Reading, tree: Node) -> Steps:
    to, lasts = reading.visit_parts(tree)
    if not isinstance(to, str):
        raise reading.refuse("the AP of one card")
    double = m.StatChange(change="ap", by=m.StatOf(stat="ap", of=to))
    return (m.Modify(to=to, changes=(double,), lasts=lasts),)


@reads
def double_its_ap(reading: Reading, tree: Node) -> Steps:
    its: Node = Tree("object_pronoun", [], tree.meta)
    return double_ap(reading, Tree("double_ap", [its, *subtrees(tree)], tree.meta))


# --- steps done to cards


@reads
def damage(reading: Reading, tree: Node) -> Steps:
    amount, to = reading.visit_parts(tree)
    return (m.Damage(to=to, amount=amount),)


@reads
def damage_chosen(reading: Reading, tree: Node) -> Steps:
    amount, cards = subtrees(tree)
    return (*choice_of(reading, reading.visit(cards)), m.Damage(amount=reading.visit(amount)))


@reads
def damage_one(reading: Reading, tree: Node) -> Steps:
    amount, cards = subtrees(tree)
    return (*choice_of(reading, m.Group(what=reading.visit(cards))), m.Damage(amount=reading.visit(amount)))


@reads
def damage_equal_chosen(reading: Reading, tree: Node) -> Steps:
    amount, cards = subtrees(tree)
    many = reading.visit(amount)
    if getattr(many, "of", None) == "chosen":
        raise reading.refuse("it is another card by then that was chosen")
    return (*choice_of(reading, reading.visit(cards)), m.Damage(amount=many))
