"""Reads changes for a time, and effects that cards gain; a change that needs a duration is refused without one."""

from __future__ import annotations

from typing import Any, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import (
    changed_for_each,
    changed_for_each_at_most,
    count_of,
    stat_and_number,
)
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.protections import unless
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
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
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, stat_in, subtrees

PLAYED = {"card", "unit card", "pilot card", "command card", "base card"}
_WITHOUT_AP = frozenset({"base", "resource", "shield"})
DURATIONS = frozenset(
    {
        "this_turn",
        "this_battle",
        "their_next_turn",
        "in_their_next_turn",
        "your_next_turn",
        "end_of_your_next_turn",
        "in_your_next_turn",
    }
)


@reads
def lasting(reading: Reading, tree: Node) -> Steps:
    to, changes, lasts = reading.visit_parts(tree)
    _refuse_all_later(reading, tree, to, lasts)
    _attacking_others(reading, tree, to, changes)
    _refuse_off_field(reading, tree, to, changes)
    _refuse_without_ap(reading, tree, to, changes)
    return (m.Modify(to=only_in_play(reading, tree, to), changes=changes, lasts=lasts),)


@reads
def gains_one_of(reading: Reading, tree: Node) -> Steps:
    """Return a mode with one arm for each keyword effect that the player may have the card gain."""
    to, lasts = (reading.visit(part) for part in subtrees(tree) if part.data != "gains")
    tokens = [child for child in tree.children if isinstance(child, Token)]
    gains = [m.Gain(gain=keyword_of(reading, token, with_amount=True)) for token in tokens]
    return (
        m.Mode(arms=tuple((m.Modify(to=only_in_play(reading, tree, to), changes=(g,), lasts=lasts),) for g in gains)),
    )


@reads
def lasting_for_each(reading: Reading, tree: Node) -> Steps:
    to, changes, lasts, things = reading.visit_parts(tree)
    each = count_of(things)
    return (
        m.Modify(
            to=only_in_play(reading, tree, to), changes=changed_for_each(reading, tree, changes, each), lasts=lasts
        ),
    )


@reads
def lasting_for_each_at_most(reading: Reading, tree: Node) -> Steps:
    subject, predicate, lasts, things, limit = subtrees(tree)
    to = only_in_play(reading, tree, reading.visit(subject))
    changes = changed_for_each_at_most(reading, tree, reading.visit(predicate), reading.visit(things), limit)
    return (m.Modify(to=to, changes=changes, lasts=reading.visit(lasts)),)


@reads
def lasting_first(reading: Reading, tree: Node) -> Steps:
    lasts, to, changes = reading.visit_parts(tree)
    _refuse_all_later(reading, tree, to, lasts)
    _attacking_others(reading, tree, to, changes)
    _refuse_off_field(reading, tree, to, changes)
    _refuse_without_ap(reading, tree, to, changes)
    return (m.Modify(to=only_in_play(reading, tree, to), changes=changes, lasts=lasts),)


@reads
def lasting_of_two(reading: Reading, tree: Node) -> Steps:
    lasts, one, other, changes = reading.visit_parts(tree)
    if not isinstance(one, m.All) or not isinstance(other, m.All):
        raise reading.refuse("all of such cards, and all of other ones")
    if other.all.side == "any" != one.all.side:
        other = other.model_copy(update={"all": with_fields(reading, tree, other.all, side=one.all.side)})
    return tuple(m.Modify(to=to, changes=changes, lasts=lasts) for to in (one, other))


@reads
def lasting_first_and_if(reading: Reading, tree: Node) -> Steps:
    lasts, to, changes, condition, other, more = reading.visit_parts(tree)
    inner = m.Modify(to=other, changes=more, lasts=lasts)
    return (m.Modify(to=to, changes=changes, lasts=lasts), m.If(condition=condition, steps=(inner,)))


@reads
def lasting_lowering(reading: Reading, tree: Node) -> Steps:
    lasts, stat, by = subtrees(tree)
    to = object_pronoun(reading, tree)
    change = m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=reading.visit(by)))
    return (m.Modify(to=to, changes=(change,), lasts=reading.visit(lasts)),)


@reads
def lowering_for_a_time(reading: Reading, tree: Node) -> Steps:
    stat, lasts, by = subtrees(tree)
    to = object_pronoun(reading, tree)
    change = m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=reading.visit(by)))
    return (m.Modify(to=to, changes=(change,), lasts=reading.visit(lasts)),)


@reads
def lowering_for_turn(reading: Reading, tree: Node) -> Steps:
    stat, by = subtrees(tree)
    to = object_pronoun(reading, tree)
    change = m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=reading.visit(by)))
    return (m.Modify(to=to, changes=(change,)),)


@reads
def increase_for_turn(reading: Reading, tree: Node) -> Steps:
    to, stat, by = subtrees(tree)
    change = m.StatChange(change=stat_in(stat), by=reading.visit(by))
    if by.data.startswith("its_") and getattr(change.by, "of", None) == "chosen":
        raise reading.refuse("the figure of this Unit, or of the one that was chosen", by)
    return (m.Modify(to=reading.visit(to), changes=(change,)),)


@reads
def lasting_instead(reading: Reading, tree: Node) -> Steps:
    lasts, taker, other = reading.visit_parts(tree)
    if {taker, other} != {"this", "chosen"}:
        raise reading.refuse("this Unit and the one that was chosen")
    return (m.Modify(to=taker, changes=(m.DealtInstead(dealt_to=other),), lasts=lasts),)


says(
    you="you",
    enemy_player="enemy player",
    played_from_trash=(Untimed("this card", (m.RuleChange(rule="may be played"),), zone="trash"),),
    this_card_in_trash="this card in trash",
)


@reads
def unlimited_unless(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return the prohibition to attack while a condition does not hold."""
    subject, asked = subtrees(tree)
    to = reading.visit(subject)
    return (Untimed(to, (m.RuleChange(rule="cannot attack"),), condition=unless(reading, asked)),)


@reads
def unlimited_while(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes, condition = reading.visit_parts(tree)
    return (Untimed(to, changes, condition=condition),)


@reads
def unlimited_when_deployed(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes = reading.visit_parts(tree)
    if to != "this":
        raise reading.refuse("only about this Unit")
    return (Untimed(to, changes, condition=m.DEPLOYED_THIS_TURN),)


@reads
def unlimited_attacking(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes = reading.visit_parts(tree)
    if isinstance(to, m.All) and not to.and_this and to.all.what == ("unit",):
        return (Untimed(m.All(all=with_fields(reading, tree, to.all, attacking=True)), changes),)
    if to != "this":
        raise reading.refuse("only about this Unit, or about all of such Units")
    attacking = m.Matches(matches=m.Selector(what=("unit",), attacking=True))
    return (Untimed(to, changes, condition=attacking),)


@reads
def unlimited_battling_this(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes = reading.visit_parts(tree)
    if not isinstance(to, m.All) or to.and_this:
        raise reading.refuse("several Units, as far as they battle this one")
    return (Untimed(m.All(all=with_fields(reading, tree, to.all, battling="this")), changes),)


@reads
def unlimited_battling(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes, other = reading.visit_parts(tree)
    if to != "this":
        raise reading.refuse("only about this Unit")
    return (Untimed(to, changes, condition=m.BattlingIs(battling=other)),)


@reads
def unlimited(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes = reading.visit_parts(tree)
    _attacking_others(reading, tree, to, changes)
    if to == "this card in trash":
        return (Untimed("this card", changes, zone="trash"),)
    return (Untimed(to, changes),)


@reads
def unlimited_in_turn(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, changes, turn = subtrees(tree)
    return (Untimed(reading.visit(to), reading.visit(changes), "your" if turn.data == "your_turn" else "opponent's"),)


@reads
def increase(reading: Reading, tree: Node) -> tuple[Untimed]:
    to, stat, by = subtrees(tree)
    return (Untimed(reading.visit(to), (m.StatChange(change=stat_in(stat), by=reading.visit(by)),)),)


@reads
def draws_attacks(reading: Reading, tree: Node) -> tuple[Untimed]:
    attackers, drawing = subtrees(tree)
    who: m.Selector = reading.visit(attackers)
    if who.side != "enemy" or who.what != ("unit",):
        raise reading.refuse("enemy Units attack", attackers)
    rule = (m.RuleChange(rule="must be attacked", what=None if who == m.ENEMY_UNIT else who),)
    if drawing.data == "this_one_rested":
        return (Untimed("this", rule),)
    what = one_with(reading, drawing, side="your")
    if what.state != "rested":
        raise reading.refuse("only rested Units are attacked", drawing)
    return (Untimed(m.All(all=what.model_copy(update={"state": None})), rule),)


@reads
def for_each_first(reading: Reading, tree: Node) -> Steps:
    each, to, lasts = subtrees(tree)
    count = count_of(reading.visit(each))
    stat, times = stat_and_number(first_token(tree))
    change = m.StatChange(change=stat, by=m.multiplied(count, times))
    return (m.Modify(to=reading.visit(to), changes=(change,), lasts=reading.visit(lasts)),)


@reads
def next_played(reading: Reading, tree: Node) -> Steps:
    """Return the change of the next such card that the player plays."""
    parts = {part.data: part for part in subtrees(tree)}
    what = noun_phrase(reading, parts["noun_phrase"])
    if not set(what.what) <= PLAYED or what.side != "any" or what.zone is not None:
        raise reading.refuse("cards of the hand are played: Unit cards, Command cards", parts["noun_phrase"])
    changes: list[m.Change] = []
    for token in parts["next_change"].children:
        stat, by = stat_and_number(cast(Token, token))
        if stat not in {"cost", "level"}:
            raise reading.refuse("the Lv. or the cost of the card", parts["next_change"])
        changes.append(m.NextPlayed.model_validate({"next_played": what, "change": stat, "by": by}))
    lasts = next(part for name, part in parts.items() if name in DURATIONS)
    return (m.Modify(to="you", changes=tuple(changes), lasts=reading.visit(lasts)),)


@reads
def enemy_battling_it(reading: Reading, tree: Node) -> m.Reference:
    if reading.discourse.object != "chosen" or reading.discourse.enemy_chosen:
        raise reading.refuse("no Unit of your own was chosen before")
    reading.discourse.refers = True
    return m.All(all=m.Selector(what=("unit",), side="enemy", battling="chosen"))


# --- parts


def _attacking_others(reading: Reading, tree: Node, to: Any, changes: tuple[m.Change, ...]) -> None:
    """Refuse a rule by which Units cannot attack those of their own player."""
    enemies = (isinstance(to, m.All) and to.all.side == "enemy") or (to == "chosen" and reading.discourse.enemy_chosen)
    for change in changes:
        if not isinstance(change, m.RuleChange) or change.rule != "cannot attack units" or change.what is None:
            continue
        if (change.what.side == "enemy") == enemies:
            raise reading.refuse("Units of the other player are attacked", tree)


def _refuse_all_later(reading: Reading, tree: Node, to: Any, lasts: str) -> None:
    """Refuse all of such cards in a later turn of the player, who deploys more of them by then."""
    if lasts == "in your next turn" and isinstance(to, m.All):
        raise reading.refuse("it is not clear if those deployed by then are meant, too", tree)


def _refuse_off_field(reading: Reading, tree: Node, to: Any, changes: tuple[m.Change, ...]) -> None:
    """Refuse a change of cards that are not on the field, but for the Lv. and cost of cards in hand."""
    where = reading.discourse.not_deployed if to == "chosen" else to.all.zone if isinstance(to, m.All) else None
    priced = all(isinstance(each, m.StatChange) and each.change in {"cost", "level"} for each in changes)
    if where is not None and not (priced and where == "hand"):
        raise reading.refuse("only cards in play are changed for a time, and the Lv. and cost of cards in hand", tree)


def _refuse_without_ap(reading: Reading, tree: Node, to: Any, changes: tuple[m.Change, ...]) -> None:
    kinds = reading.discourse.chosen_kinds if to == "chosen" else {"base"} if to == "this base" else {"unit"}
    if kinds <= _WITHOUT_AP and any(isinstance(each, m.StatChange) and each.change == "ap" for each in changes):
        raise reading.refuse("a Base has no AP, nor has a Resource or a Shield: another card", tree)


def only_in_play(reading: Reading, tree: Node, to: Any) -> Any:
    if to == "this card in trash":
        raise reading.refuse("only as long as it is there", tree)
    if isinstance(to, m.All) and to.all.zone not in {None, "hand"}:
        raise reading.refuse("only cards in play are changed for a time", tree)
    return to


def limited(
    reading: Reading,
    sentence: Node,
    step: m.AnyStep | Untimed | Given | SameStep | SameReduction | EventReduction | Taken,
) -> m.AnyStep:
    if isinstance(step, Given):
        raise reading.refuse("it does not say how long: during this turn, during this battle", sentence)
    if isinstance(step, SameStep | SameReduction):
        raise reading.refuse("it does not say to what", sentence)
    if isinstance(step, EventReduction | Taken):
        raise reading.refuse("no damage was spoken of before", sentence)
    if not isinstance(step, Untimed):
        return step
    if step.changes == (m.RuleChange(rule="stays rested"),) and not step.turn:
        return m.Modify(to=step.to, changes=step.changes, lasts="opponent's next start phase")
    if step.changes != (m.RuleChange(rule="may attack when deployed"),) or step.turn or step.zone:
        raise reading.refuse("it does not say how long: during this turn, during this battle", sentence)
    return m.Modify(to=step.to, changes=step.changes)


def steps_within(reading: Reading, tree: Node, place: int) -> Steps:
    return limit_of(reading, subtrees(tree)[place])


def limit_of(reading: Reading, tree: Node) -> Steps:
    return tuple(limited(reading, tree, step) for step in reading.visit(tree))


@reads
def granted_first(reading: Reading, tree: Node) -> Steps:
    duration, subject = subtrees(tree)
    return _granted(reading, tree, subject, duration)


@reads
def granted(reading: Reading, tree: Node) -> Steps:
    subject, duration = subtrees(tree)
    return _granted(reading, tree, subject, duration)


def _granted(reading: Reading, tree: Node, subject: Node, duration: Node) -> Steps:
    """Return an effect that cards gain for a time."""
    to = reading.visit(subject)
    effect = _gained_effect(reading, tree)
    parts = {name: getattr(effect, name) for name in ("on", "gate", "turn", "condition", "steps")}
    return (m.GainEffect(to=to, lasts=reading.visit(duration), **parts),)


@reads
def granted_always(reading: Reading, tree: Node) -> tuple[Given]:
    return (Given(reading.visit_first(tree), _gained_effect(reading, tree)),)


def _gained_effect(reading: Reading, tree: Node) -> m.Triggered:
    """Return the effect between the marks of a text."""
    written = first_token(tree)
    try:
        (effect,) = reading.effects_of(str(written)[1:-1])
    except NotUnderstood as error:
        raise error.moved((written.start_pos or 0) + 1) from None
    if not isinstance(effect, m.Triggered) or effect.once:
        raise reading.refuse("only an effect that waits for an event is gained so", written)
    return effect
