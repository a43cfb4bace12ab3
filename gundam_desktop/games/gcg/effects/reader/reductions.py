"""Reads reductions and increases: of damage that is received, for a time or always, and of a cost."""

from __future__ import annotations

from functools import partial
from typing import Any

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.lasting import timed
from gundam_desktop.games.gcg.effects.reader.nouns import one_with
from gundam_desktop.games.gcg.effects.reader.past_events import yours
from gundam_desktop.games.gcg.effects.reader.productions import DAMAGE, DAMAGE_FROM
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known
from gundam_desktop.games.gcg.effects.reader.said import (
    Damage,
    DamageDealt,
    EventReduction,
    SameReduction,
    Steps,
    Untimed,
)
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token

REDUCES = frozenset({"reduce_it", "reduce_it_to"})
"""Productions by which the damage of an event is reduced."""
_DEAL_DAMAGE = frozenset({"unit", "pilot", "base", "command card", "card"})
_RECEIVED: dict[str, str] = {
    "receives damage": "any",
    "receives effect damage": "effect",
    "receives battle damage": "battle",
}


says(**{name: damage for rows in DAMAGE for name, damage in rows.meanings().items()})


@reads(*DAMAGE_FROM.productions)
def damage_from(reading: Reading, tree: Node) -> Damage:
    """Return damage from such enemy cards."""
    return DAMAGE_FROM.meaning(tree)._replace(what=one_with(reading, tree, side="enemy"))


@means
def damage_of_one(reading: Reading, damage: Damage) -> Damage:
    """Return damage from cards that can deal it; battle damage of any enemy Unit is any enemy battle damage."""
    what, battle = damage.what or m.ENEMY_CARD, damage.damage == "battle"
    if not set(what.what) <= {"unit", "base"} or (battle and what.what != ("unit",)):
        raise reading.refuse("here battle damage only comes from Units, and other damage only from Units or Bases")
    return damage._replace(what=None) if battle and what == m.ENEMY_UNIT else damage


# --- damage that cards deal is increased


@means
def damage_increased(reading: Reading, kind: Damage, who: m.Selector, what: m.Selector, by: Token) -> tuple[Untimed]:
    """Return damage that certain cards deal, increased always: "Battle damage your Units deal to ... is ..."."""
    return _increased(reading, DamageDealt(yours(reading, who), what, kind.damage), by)


def _own_increased(reading: Reading, who: m.Reference, what: m.Selector, by: Token, kind: str) -> tuple[Untimed]:
    """Return damage that this Unit deals, increased always: "Damage dealt by this Unit to ... is ..."."""
    if who != "this":
        raise reading.refuse("only damage dealt by this Unit can be increased here")
    return _increased(reading, DamageDealt(None, what, kind), by)


def _increased(reading: Reading, dealt: DamageDealt, by: Token) -> tuple[Untimed]:
    to, change = increase_of(reading, reading.node, dealt, int(by))
    return (Untimed(to, (change,)),)


def increase_of(reading: Reading, tree: Node, dealt: DamageDealt, by: int) -> tuple[m.All, m.Increase]:
    """Return the cards that receive the damage, and how it is increased."""
    if not set(dealt.what.what) <= {"unit", "base"} or dealt.what.zone is not None:
        raise reading.refuse("only damage dealt to Units or Bases in play can be increased", tree)
    who = dealt.who or m.Selector(what=("unit",))
    if who.zone is not None or not {*who.what} <= ({"unit"} if dealt.damage == "battle" else _DEAL_DAMAGE):
        raise reading.refuse("only cards in play deal damage, and only Units deal battle damage", tree)
    return m.All(all=dealt.what), m.Increase(increase=by, damage=dealt.damage, what=dealt.who or "this")


# --- damage that cards receive is reduced or increased


@means
def reduction(_: Reading, damage: Damage, to: Any, less: tuple[EventReduction]) -> tuple[Untimed]:
    return (Untimed(to, (m.Reduce(reduce=less[0].by, to=less[0].to, **damage._asdict()),)),)


@means
def reduction_of_it(reading: Reading, damage: Damage, less: tuple[EventReduction]) -> tuple[Untimed]:
    return reduction(reading, damage, known(reading, reading.node, reading.discourse.as_subject()), less)


@means
def more_damage(_: Reading, damage: Damage, to: m.Reference, by: Token) -> tuple[Untimed]:
    more = m.Increase(increase=int(by), damage=damage.damage, what=m.ENEMY_CARD if damage.by else None)
    return (Untimed(to, (more,)),)


@means
def dealt_instead(reading: Reading, lasts: m.Duration, taker: m.Reference, other: m.Reference) -> Steps:
    if {taker, other} != {"this", "chosen"} or reading.discourse.off_field:
        raise reading.refuse("damage can only be moved between this Unit and a chosen one in play")
    return (m.Modify(to=taker, changes=(m.DealtInstead(dealt_to=other),), lasts=lasts),)


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
def reduction_of_effects(reading: Reading, tree: Node) -> tuple[Untimed]:
    to = reading.discourse.mention("this")
    return (Untimed(to, (m.Reduce(reduce=int(first_token(tree)), damage="effect", by="enemy"),)),)


@means
def reduction_in_hand(_: Reading, by: m.Amount) -> tuple[Untimed]:
    return (Untimed("this card", (m.StatChange(change="cost", by=m.Times(times=-1, amount=by)),)),)


means(
    own_damage_increased=lambda reading, kind, who, what, by: _own_increased(reading, who, what, by, kind.damage),
    damage_dealt_increased=partial(_own_increased, kind="any"),
    battle_damage_increased=partial(_own_increased, kind="battle"),
    reduce_it=lambda _, by: (EventReduction(int(by)),),
    reduce_it_to=lambda _, by: (EventReduction(int(by), to=True),),
    reduced_by=lambda _, by: (SameReduction(int(by)),),
    area_reduction=lambda reading, damage, less: reduction(reading, damage, "your shield area", less),
    reduction_then=lambda reading, damage, to, lasts, less: timed(reading, reduction(reading, damage, to, less), lasts),
    more_damage_then=lambda reading, damage, to, lasts, by: timed(reading, more_damage(reading, damage, to, by), lasts),
)
