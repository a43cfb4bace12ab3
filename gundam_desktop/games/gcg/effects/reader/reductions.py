"""Reads reductions: of damage that is received, for a time or always, and of a cost."""

from __future__ import annotations

from typing import Any, Literal

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.references import known, this_unit
from gundam_desktop.games.gcg.effects.reader.said import DamageDealt, EventReduction, SameReduction, Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

REDUCES = frozenset({"reduce_it", "reduce_it_to"})
"""Productions by which the damage of an event is reduced."""
_RECEIVED: dict[str, str] = {
    "receives damage": "any",
    "receives effect damage": "effect",
    "receives battle damage": "battle",
}
_DAMAGE: dict[str, tuple[Any, Literal["enemy"] | None]] = {
    "next_damage": ("any", None),
    "next_battle_damage": ("battle", None),
    "next_effect_damage": ("effect", None),
    "damage_of_any_kind": ("any", None),
    "battle_damage_of_any": ("battle", None),
    "effect_damage_of_any": ("effect", None),
    "any_damage": ("any", "enemy"),
    "its_battle_damage": ("battle", "enemy"),
    "its_effect_damage": ("effect", "enemy"),
    "damage_from_one": ("any", "enemy"),
    "battle_damage_from_one": ("battle", "enemy"),
    "effect_damage_from_one": ("effect", "enemy"),
}
"""The kind of damage, and whose it is, by the words for it."""
_RECEIVERS = frozenset({"subject_pronoun", "plural_subject", "this_unit", "shield_area", "all"})
_SO_MUCH = frozenset({"by_so_much", "to_so_much"})


@reads
def damage_increased(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return damage that certain cards deal, increased always: "Battle damage your Units deal to ... is ..."."""
    kind, *cards, what = subtrees(tree)
    who = None
    if cards:
        who = with_fields(reading, cards[0], noun_phrase(reading, cards[0]), side="your")
    dealt = DamageDealt(who, noun_phrase(reading, what), kind.data.removeprefix("of_"))
    to, change = increase_of(reading, tree, dealt, int(first_token(tree)))
    return (Untimed(to, (change,)),)


@reads
def own_damage_increased(reading: Reading, tree: Node) -> tuple[Untimed]:
    this_unit(reading, tree)
    kind, *_, what = subtrees(tree)
    return damage_increased(reading, Tree("damage_increased", [kind, what, first_token(tree)], tree.meta))


@reads("damage_dealt_increased", "battle_damage_increased")
def damage_dealt_increased(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return damage that this Unit deals, increased always: "Damage dealt by this Unit to ... is ..."."""
    dealer, what = subtrees(tree)
    if reading.visit(dealer) != "this":
        raise reading.refuse("this Unit", dealer)
    kind = "battle" if tree.data == "battle_damage_increased" else "any"
    to, change = increase_of(reading, tree, DamageDealt(None, noun_phrase(reading, what), kind), int(first_token(tree)))
    return (Untimed(to, (change,)),)


def increase_of(reading: Reading, tree: Node, dealt: DamageDealt, by: int) -> tuple[m.All, m.Increase]:
    """Return the cards that receive the damage, and how it is increased."""
    if not set(dealt.what.what) <= {"unit", "base"} or dealt.what.zone is not None:
        raise reading.refuse("damage to Units and Bases is increased", tree)
    if dealt.who is not None and dealt.who.zone is not None:
        raise reading.refuse("damage that cards in play deal is increased", tree)
    return m.All(all=dealt.what), m.Increase(increase=by, damage=dealt.damage, what=dealt.who or "this")


@reads
def lasting_reduction(reading: Reading, tree: Node) -> Steps:
    damage, to, lasts = _damage_of(tree)
    kind, by = _DAMAGE[damage.data]
    less = next(part for part in subtrees(tree) if part.data in _SO_MUCH)
    reduce = m.Reduce(
        reduce=int(first_token(less)),
        to=less.data == "to_so_much",
        damage=kind,
        by=by,
        next_only=damage.data.startswith("next"),
    )
    return (m.Modify(to=_receiver(reading, tree, to), changes=(reduce,), lasts=reading.visit(lasts)),)


@reads
def lasting_increase(reading: Reading, tree: Node) -> Steps:
    damage, to, lasts = _damage_of(tree)
    kind, by = _DAMAGE.get(damage.data, (None, None))
    if kind is None or damage.data.startswith("next") or damage.data.endswith("_from_one"):
        raise reading.refuse("damage, battle damage or effect damage is increased", damage)
    what = m.ENEMY_CARD if by else None
    more = m.Increase(increase=int(first_token(tree)), damage=kind, what=what)
    return (m.Modify(to=_receiver(reading, tree, to), changes=(more,), lasts=reading.visit(lasts)),)


def _receiver(reading: Reading, tree: Node, to: Node | None) -> m.Reference:
    return known(reading, tree, reading.discourse.as_subject()) if to is None else reading.visit(to)


def _damage_of(tree: Node) -> tuple[Node, Node | None, Node]:
    """Return the words for the damage, for the card that receives it if it is named here, and for the time."""
    damage = next(part for part in subtrees(tree) if part.data in _DAMAGE)
    to = next((part for part in subtrees(tree) if part.data in _RECEIVERS), None)
    lasts = next(part for part in subtrees(tree) if part not in (damage, to) and part.data not in _SO_MUCH)
    return damage, to, lasts


@reads
def unlimited_reduction(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return the reduction of all damage that cards receive, without an end."""
    damage, to, less = subtrees(tree)
    kind, by = _DAMAGE[damage.data]
    if damage.data.startswith("next"):
        raise reading.refuse("the next damage in which time", damage)
    return (
        Untimed(
            reading.visit(to),
            (m.Reduce(reduce=int(first_token(less)), to=less.data == "to_so_much", damage=kind, by=by),),
        ),
    )


@reads
def next_reduction(reading: Reading, tree: Node) -> Steps:
    less = next(part for part in subtrees(tree) if part.data in REDUCES)
    to = next(part for part in subtrees(tree) if part.data in _RECEIVERS)
    lasts = next(part for part in subtrees(tree) if part not in (less, to))
    (said,) = reading.visit(less)
    reduce = m.Reduce(reduce=said.by, to=said.to, next_only=True)
    return (m.Modify(to=reading.visit(to), changes=(reduce,), lasts=reading.visit(lasts)),)


@reads
def reduce_it(reading: Reading, tree: Node) -> tuple[EventReduction]:
    return (EventReduction(int(first_token(tree))),)


@reads
def reduce_it_to(reading: Reading, tree: Node) -> tuple[EventReduction]:
    return (EventReduction(int(first_token(tree)), to=True),)


def when_reduced(on: m.Trigger, bounds: m.Range | None, less: EventReduction, *, once: bool = False) -> m.Modify | None:
    """Return the reduction of damage that is worded as an event; None if the event is no damage."""
    plain = m.Trigger(event=on.event, by=on.by, who=on.who, base=on.base, what=on.what)
    if on.event not in _RECEIVED or on != plain:
        return None
    if on.what is not None and (on.what.side != "enemy" or on.what.zone is not None):
        return None
    source = None if on.what == m.ENEMY_UNIT and on.event == "receives battle damage" else on.what
    whose = "enemy" if on.what is not None else on.by
    least, most = (0, None) if bounds is None else (bounds.least or 0, bounds.most)
    change = m.Reduce.model_validate(
        {"reduce": less.by, "to": less.to, "damage": _RECEIVED[on.event], "by": whose, "what": source, "once": once}
        | {"least": least, "most": most}
    )
    to: m.Reference = "this base" if on.base else "this" if on.who is None else m.All(all=on.who)
    return m.Modify(to=to, changes=(change,))


@reads
def reduced_by(reading: Reading, tree: Node) -> tuple[SameReduction]:
    return (SameReduction(int(first_token(tree))),)


@reads
def lasting_when_reduction(reading: Reading, tree: Node) -> Steps:
    lasts, damage, less = subtrees(tree)
    to = known(reading, tree, reading.discourse.as_subject())
    reduce = _reduce_received(reading, damage, less)
    return (m.Modify(to=to, changes=(reduce,), lasts=reading.visit(lasts)),)


@reads
def reduction_of_it(reading: Reading, tree: Node) -> tuple[Untimed]:
    to = known(reading, tree, reading.discourse.as_subject())
    return (Untimed(to, (_reduce_received(reading, *subtrees(tree)),)),)


def _reduce_received(reading: Reading, damage: Node, less: Node) -> m.Reduce:
    """Return the reduction of damage, of damage from an enemy, or from such enemy cards."""
    kind, by = _DAMAGE[damage.data]
    what = None
    if damage.data.endswith("_from_one"):
        what = one_with(reading, damage, side="enemy")
        if not set(what.what) <= {"unit", "base"} or (kind == "battle" and what.what != ("unit",)):
            raise reading.refuse("only Units deal battle damage, and cards in play other damage", damage)
        what = None if kind == "battle" and what == m.ENEMY_UNIT else what
    (said,) = reading.visit(less)
    return m.Reduce(reduce=said.by, to=said.to, damage=kind, by=by, what=what)


@reads
def reduction_of_effects(reading: Reading, tree: Node) -> tuple[Untimed]:
    to = this_unit(reading, tree)
    return (Untimed(to, (m.Reduce(reduce=int(first_token(tree)), damage="effect", by="enemy"),)),)


@reads
def area_reduction(reading: Reading, tree: Node) -> Steps:
    lasts, damage, less = subtrees(tree)
    reduce = _reduce_received(reading, damage, less)
    return (m.Modify(to="your shield area", changes=(reduce,), lasts=reading.visit(lasts)),)


@reads
def reduction_in_hand(reading: Reading, tree: Node) -> tuple[Untimed]:
    by = m.Times(times=-1, amount=reading.visit_first(tree))
    return (Untimed("this card", (m.StatChange(change="cost", by=by),)),)
