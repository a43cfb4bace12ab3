"""Reads changes for a time, and effects that cards gain; a change that needs a duration is refused without one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import (
    Changes,
    change_for_each,
    stat_and_number,
)
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.negation import negated
from gundam_desktop.games.gcg.effects.reader.nouns import with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import object_pronoun
from gundam_desktop.games.gcg.effects.reader.said import (
    EventReduction,
    Given,
    SameReduction,
    SameStep,
    Steps,
    Taken,
    Untimed,
)
from gundam_desktop.games.gcg.effects.reader.sense import NOT_UNITS, OF_UNITS
from gundam_desktop.games.gcg.effects.reader.trees import Node, stat_in, subtrees

_PLAYED = {"card", "unit card", "pilot card", "command card", "base card"}


@means
def timed(reading: Reading, said: tuple[Untimed | Given], lasts: m.Duration) -> Steps:
    """Return what holds for a time."""
    (change,) = said
    if isinstance(change, Given):
        _refuse_of_these(reading, change.to)
        effect = {name: getattr(change.effect, name) for name in ("on", "gate", "turn", "condition", "steps")}
        return (m.GainEffect.model_validate({"to": change.to, "lasts": lasts, **effect}),)
    return lasting(reading, change.to, change.changes, lasts)


@means
def lasting(reading: Reading, to: Any, changes: Changes, lasts: m.Duration) -> Steps:
    """Return changes of cards for a time; refuse those that such cards do not have, and what is not clear."""
    if lasts == "in your next turn" and isinstance(to, m.All):
        raise reading.refuse("it is not clear if those deployed by then are meant, too")
    _refuse_attacking_own(reading, to, changes)
    _refuse_of_these(reading, to, changes)
    return (m.Modify(to=to, changes=changes, lasts=lasts),)


@means
def lasting_for_each(
    reading: Reading, to: m.Reference, changes: Changes, lasts: m.Duration, each: m.Count, limit: int | None = None
) -> Steps:
    return lasting(reading, to, change_for_each(reading, changes, each, limit), lasts)


@means
def lasting_of_two(
    reading: Reading, lasts: m.Duration, one: m.Reference, other: m.Reference, changes: Changes
) -> Steps:
    match one, other:
        case m.All(all=first), m.All(all=second) if (first.side == "any") == (second.side == "any"):
            if not m.could_be_one(first, second.what, second.side):
                return tuple(m.Modify(to=to, changes=changes, lasts=lasts) for to in (one, other))
    raise reading.refuse("only two groups of different cards can be joined here, like 'your Units and your Bases'")


@means
def lasting_first_and_if(
    reading: Reading, lasts: m.Duration, to: Any, changes: Changes, condition: m.Condition, other: Any, more: Changes
) -> Steps:
    return (
        *lasting(reading, to, changes, lasts),
        m.If(condition=condition, steps=lasting(reading, other, more, lasts)),
    )


@reads
def lowering(reading: Reading, tree: Node) -> tuple[Untimed]:
    stat, *_, by = subtrees(tree)
    to = object_pronoun(reading, tree)
    return (Untimed(to, (m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=reading.visit(by))),)),)


@reads
def lowering_then(reading: Reading, tree: Node) -> Steps:
    return timed(reading, lowering(reading, tree), reading.visit(subtrees(tree)[1]))


@reads
def increase(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, stat, *_, by = subtrees(tree)
    return (Untimed(reading.visit(to), (m.StatChange(change=stat_in(stat), by=reading.visit(by)),)),)


@reads
def increase_then(reading: Reading, tree: Node) -> Steps:
    return timed(reading, increase(reading, tree), reading.visit(subtrees(tree)[-2]))


says(
    this_card_in_trash="this card in trash",
)


@means
def unlimited(reading: Reading, to: Any, changes: Changes) -> tuple[Untimed]:
    _refuse_attacking_own(reading, to, changes)
    if to == "this card in trash":
        return (Untimed("this card", changes, zone="trash"),)
    return (Untimed(to, changes),)


@means
def untimed_unless(reading: Reading, said: tuple[Untimed], condition: m.Condition) -> tuple[Untimed]:
    """Return what holds as long as a condition does not."""
    opposite = negated(condition)
    if opposite is None:
        raise reading.refuse(
            "only a number of cards, a Lv., whose turn it is or one quality of a card can be asked for here"
        )
    return untimed_while(reading, said, opposite)


@means
def untimed_while(_: Reading, said: tuple[Untimed], condition: m.Condition) -> tuple[Untimed]:
    return (said[0]._replace(condition=condition),)


def _of_this(reading: Reading, to: Any, changes: Changes, condition: m.Condition) -> tuple[Untimed]:
    if to != "this":
        raise reading.refuse("this can only be about this Unit")
    return (Untimed(to, changes, condition=condition),)


def _with(reading: Reading, to: Any, changes: Changes, **fields: object) -> tuple[Untimed]:
    """Return changes of all of such Units for which something more holds."""
    if not isinstance(to, m.All) or to.and_this:
        raise reading.refuse("this can only be said of a group of Units, like 'enemy Units'")
    return (Untimed(m.All(all=with_fields(reading, reading.node, to.all, **fields)), changes),)


@means
def draws_attacks_to_this(reading: Reading, who: m.Selector, to: m.Reference = "this") -> tuple[Untimed]:
    if who.side != "enemy" or who.what != ("unit",):
        raise reading.refuse("only enemy Units can be the attackers here")
    return (Untimed(to, (m.RuleChange(rule="must be attacked", what=None if who == m.ENEMY_UNIT else who),)),)


@means
def draws_attacks(reading: Reading, who: m.Selector, what: m.Selector) -> tuple[Untimed]:
    if what.state != "rested":
        raise reading.refuse("only rested Units can be named here as attack targets")
    return draws_attacks_to_this(reading, who, m.All(all=what.model_copy(update={"state": None})))


@means
def next_played(reading: Reading, what: m.Selector, figures: tuple[m.StatChange, ...]) -> tuple[Untimed]:
    """Return the change of the next such card that the player plays."""
    expect_played(reading, what)
    said = [{"next_played": what, "change": figure.change, "by": figure.by} for figure in figures]
    return (Untimed("you", tuple(m.NextPlayed.model_validate(fields) for fields in said)),)


@means
def next_change(reading: Reading, *tokens: Token) -> tuple[m.StatChange, ...]:
    changes = [stat_and_number(token) for token in tokens]
    if any(stat not in {"cost", "level"} for stat, _ in changes):
        raise reading.refuse("only the Lv. or the cost of the card can be changed here")
    return tuple(m.StatChange(change=stat, by=by) for stat, by in changes)


def expect_played(reading: Reading, what: m.Selector) -> None:
    """Refuse cards that are not played from the hand."""
    if not set(what.what) <= _PLAYED or what.side != "any" or what.zone is not None:
        raise reading.refuse("only cards in the hand can be played, such as Unit cards or Command cards")


@reads
def enemy_battling_it(reading: Reading, tree: Node) -> m.Reference:
    it = reading.discourse.object
    if it not in {"chosen", "this"} or reading.discourse.enemy_chosen or reading.discourse.event_unit:
        raise reading.refuse("no Unit of your own was chosen before")
    reading.discourse.refers = True
    return m.All(all=m.Selector(what=("unit",), side="enemy", battling=it))


# --- parts


def _refuse_attacking_own(reading: Reading, to: Any, changes: Changes) -> None:
    """Refuse a rule by which Units cannot attack those of their own player."""
    enemies = (isinstance(to, m.All) and to.all.side == "enemy") or (to == "chosen" and reading.discourse.enemy_chosen)
    for change in changes:
        if not isinstance(change, m.RuleChange) or change.rule != "cannot attack units" or change.what is None:
            continue
        if (change.what.side == "enemy") == enemies:
            raise reading.refuse("a Unit can only attack Units of the other player")


def _refuse_of_these(reading: Reading, to: Any, changes: Changes = ()) -> None:
    """Refuse changes that such cards do not have; of cards that are not in play, only a price in a hand can change."""
    spoken_of = reading.discourse
    where: str | None = None
    kinds: Iterable[m.Kind] = ("unit",)
    match to:
        case "chosen":
            where, kinds = spoken_of.not_deployed, spoken_of.chosen_kinds
        case m.All(all=what):
            where, kinds = what.zone, what.what
        case "event doer" if spoken_of.waited_for is not None:
            kinds = spoken_of.waited_for.what
        case "this base":
            kinds = ("base",)
        case "this card in trash":
            where = "trash"
    if where is not None and not (where == "hand" and changes and all(map(m.is_price, changes))):
        raise reading.refuse("only cards in play, or the Lv. and cost of cards in a hand, can be changed for a time")
    if NOT_UNITS.issuperset(kinds) and any(map(m.is_of_units, changes)):
        raise reading.refuse(OF_UNITS)


def limited(
    reading: Reading,
    sentence: Node,
    step: m.AnyStep | Untimed | Given | SameStep | SameReduction | EventReduction | Taken,
) -> m.AnyStep:
    if isinstance(step, SameStep | SameReduction):
        raise reading.refuse("it does not say what this is done to", sentence)
    if isinstance(step, EventReduction | Taken):
        raise reading.refuse("no damage was spoken of before", sentence)
    if not isinstance(step, Untimed | Given):
        return step
    if isinstance(step, Untimed) and not step.turn:
        if step.changes == (m.RuleChange(rule="stays rested"),):
            return m.Modify(to=step.to, changes=step.changes, lasts="opponent's next start phase")
        if step.changes == (m.RuleChange(rule="may attack when deployed"),) and not step.zone:
            return m.Modify(to=step.to, changes=step.changes)
    raise reading.refuse("it does not say for how long: add 'during this turn' or 'during this battle'", sentence)


def steps_within(reading: Reading, tree: Node, place: int) -> Steps:
    return limit_of(reading, subtrees(tree)[place])


def limit_of(reading: Reading, tree: Node) -> Steps:
    return tuple(limited(reading, tree, step) for step in reading.visit(tree))


@means
def written_effect(reading: Reading, written: Token) -> m.Triggered:
    """Return the effect between the marks of a text."""
    try:
        (gained,) = reading.effects_of(written[1:-1])
    except NotUnderstood as error:
        raise error.moved((written.start_pos or 0) + 1) from None
    if not isinstance(gained, m.Triggered) or gained.once:
        raise reading.refuse(
            "only an effect with 'when' or a mark like 【Attack】, without 【Once per Turn】, can be gained",
            written,
        )
    return gained


means(
    for_each_lasting=lambda reading, each, to, changes, lasts: lasting_for_each(reading, to, changes, lasts, each),
    given=lambda _, to, effect: (Given(to, effect),),
    given_then=lambda reading, to, lasts, effect: timed(reading, (Given(to, effect),), lasts),
    timed_first=lambda reading, lasts, said: timed(reading, said, lasts),
    lasting_first=lambda reading, lasts, to, changes: lasting(reading, to, changes, lasts),
    next_played_then=lambda reading, what, lasts, figures: timed(reading, next_played(reading, what, figures), lasts),
    in_turn=lambda _, said, turn: (said[0]._replace(turn=turn),),
    unlimited_battling_this=lambda reading, to, changes: _with(reading, to, changes, battling="this"),
    unlimited_attacking=partial(_of_this, condition=m.Matches(matches=m.Selector(what=("unit",), attacking=True))),
    unlimited_when_deployed=partial(_of_this, condition=m.DEPLOYED_THIS_TURN),
    unlimited_battling=lambda reading, to, changes, other: _of_this(reading, to, changes, m.BattlingIs(battling=other)),
    not_when_deployed=lambda reading, to: _with(reading, to, (m.RuleChange(rule="cannot attack"),), new=True),
)
