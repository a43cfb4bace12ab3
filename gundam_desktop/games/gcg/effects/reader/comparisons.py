"""Reads comparisons of figures: with numbers, with those of this Unit, of the chosen one or of a destroyed one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.parts import field_of_part
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, number_in, stat_in, subtrees


def refuse_of_command(reading: Reading, tree: Node) -> None:
    """Refuse a figure of this Unit in the text of a Command, which has none."""
    if reading.of_command:
        raise reading.refuse("a Command has no Unit that this could be", tree)


@reads
def highest(reading: Reading, tree: Node) -> Fields:
    return {"highest": stat_in(subtrees(tree)[0])}


@reads
def lowest(reading: Reading, tree: Node) -> Fields:
    return {"lowest": stat_in(subtrees(tree)[0])}


@reads("stat_up_to_this", "whose_stat_up_to_this")
def stat_up_to_this(reading: Reading, tree: Node) -> Fields:
    stat, of_this = _figures(reading, tree)
    return {stat: m.Range(most=of_this)}


@reads
def level_from_this(reading: Reading, tree: Node) -> Fields:
    refuse_of_command(reading, tree)
    return {"level": m.Range(least=m.StatOf(stat="level"))}


@reads
def above_this(reading: Reading, tree: Node) -> Fields:
    stat, of_this = _figures(reading, tree)
    return {stat: m.Range(least=m.Plus(plus=1, amount=of_this))}


@reads
def below_this(reading: Reading, tree: Node) -> Fields:
    stat, of_this = _figures(reading, tree)
    return {stat: m.Range(most=m.Plus(plus=-1, amount=of_this))}


@reads
def same_as_this(reading: Reading, tree: Node) -> Fields:
    stat, of_this = _figures(reading, tree)
    return {stat: m.Range(least=of_this, most=of_this)}


@reads
def same_as_each_other(reading: Reading, tree: Node) -> Fields:
    """Note that both cards of a choice have the same figure: "1 friendly and 1 enemy Unit with the same Lv."."""
    if not reading.discourse.choosing or reading.discourse.same is not None:
        raise reading.refuse("the same figure of two cards that are chosen")
    reading.discourse.same = stat_in(subtrees(tree)[0])
    return {}


def _figures(reading: Reading, tree: Node) -> tuple[m.Stat, m.StatOf]:
    """Return a figure, and the one of this Unit with which it is compared: the same one if no other is named."""
    refuse_of_command(reading, tree)
    stat, *other = map(stat_in, subtrees(tree))
    return cast(m.Stat, stat), m.StatOf(stat=cast(m.Stat, other[0] if other else stat))


@reads
def up_to_value(reading: Reading, tree: Node) -> Fields:
    """Return a figure with a number of cards as its upper bound."""
    stat, value = subtrees(tree)
    return {stat_in(stat): m.Range(most=reading.visit(value))}


@reads
def stat_up_to_it(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.subject != "this":
        raise reading.refuse("only this Unit")
    return stat_up_to_this(reading, tree)


@reads
def ap_up_to_this(reading: Reading, tree: Node) -> Fields:
    refuse_of_command(reading, tree)
    return {"ap": m.Range(most=m.StatOf(stat="ap"))}


@reads
def hp_up_to_this(reading: Reading, tree: Node) -> Fields:
    refuse_of_command(reading, tree)
    return {"hp": m.Range(most=m.StatOf(stat="hp"))}


@reads
def of_level_up_to_that(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.doer is None and reading.discourse.destroyed:
        return of_level_up_to_destroyed(reading, tree)
    if reading.discourse.doer is None and reading.discourse.object == "chosen":
        return {"level": m.Range(most=m.StatOf(stat="level", of="chosen"))}
    if reading.discourse.doer is None:
        raise reading.refuse("no Unit was spoken of before")
    return {"level": m.Range(most=m.StatOf(stat="level", of=reading.discourse.doer))}


@reads
def stat_up_to_that(reading: Reading, tree: Node) -> Fields:
    stat, *_ = map(stat_in, subtrees(tree))
    return {stat: m.Range(most=_of_that(reading, tree))}


def _above(reading: Reading, tree: Node, other: Callable[[Reading, Node], m.StatOf]) -> Fields:
    of = other(reading, tree)
    return {of.stat: m.Range(least=m.Plus(plus=1, amount=of))}


def _below(reading: Reading, tree: Node, other: Callable[[Reading, Node], m.StatOf]) -> Fields:
    of = other(reading, tree)
    return {of.stat: m.Range(most=m.Plus(plus=-1, amount=of))}


def _same_as(reading: Reading, tree: Node, other: Callable[[Reading, Node], m.StatOf]) -> Fields:
    of = other(reading, tree)
    return {of.stat: m.Range(least=of, most=of)}


def _of_destroyed(reading: Reading, tree: Node) -> m.StatOf:
    if not reading.discourse.destroyed:
        raise reading.refuse("no Unit was destroyed before", tree)
    return m.StatOf(stat=cast(m.Stat, stat_in(subtrees(tree)[0])), of="destroyed")


def _of_that(reading: Reading, tree: Node) -> m.StatOf:
    """Return a figure of "that Unit": the one of the event, or the one chosen before, in play or destroyed."""
    spoken_of = reading.discourse
    stat = cast(m.Stat, stat_in(subtrees(tree)[-1]))
    if spoken_of.doer == "event doer" and spoken_of.enemy is None and spoken_of.object != "chosen":
        if spoken_of.doer_left and stat != "level":
            raise reading.refuse("only the Lv. of a Unit that is not in play any more", tree)
        return m.StatOf(stat=stat, of="event doer")
    of_event = spoken_of.doer is not None or spoken_of.enemy is not None
    if spoken_of.destroyed and spoken_of.one_unit_chosen and spoken_of.object == "chosen" and not of_event:
        return m.StatOf(stat=stat, of="destroyed")
    one_chosen = spoken_of.object == "chosen" and spoken_of.one_unit_chosen and not spoken_of.off_field
    if of_event or not one_chosen or spoken_of.destroyed:
        raise reading.refuse("no Unit in play, or more than one, was spoken of before", tree)
    return m.StatOf(stat=stat, of="chosen")


@reads
def of_level_up_to_destroyed(reading: Reading, tree: Node) -> Fields:
    return {"level": _up_to_destroyed(reading, tree, "level")}


@reads
def of_level_up_to_discarded(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.discards != 1:
        raise reading.refuse("no single card was discarded before")
    return {"level": m.Range(most=m.StatOf(stat="level", of="discarded"))}


@reads
def stat_up_to_destroyed(reading: Reading, tree: Node) -> Fields:
    stat = stat_in(subtrees(tree)[0])
    return {stat: _up_to_destroyed(reading, tree, stat)}


@reads
def ap_up_to_destroyed(reading: Reading, tree: Node) -> Fields:
    return {"ap": _up_to_destroyed(reading, tree, "ap")}


@reads
def hp_up_to_destroyed(reading: Reading, tree: Node) -> Fields:
    return {"hp": _up_to_destroyed(reading, tree, "hp")}


def _up_to_destroyed(reading: Reading, tree: Node, stat: m.Stat) -> m.Range:
    if not reading.discourse.destroyed:
        raise reading.refuse("no Unit was destroyed before", tree)
    return m.Range(most=m.StatOf(stat=stat, of="destroyed"))


@reads
def of_level_up_to_chosen(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.object != "chosen":
        raise reading.refuse("no Unit was chosen before")
    return {"level": m.Range(most=m.StatOf(stat="level", of="chosen"))}


@reads
def of_level_up_to_number(reading: Reading, tree: Node) -> Fields:
    return {"level": m.Range(most=that_number(reading, tree))}


@reads
def stat_up_to_number(reading: Reading, tree: Node) -> Fields:
    return {stat_in(subtrees(tree)[0]): m.Range(most=that_number(reading, tree))}


@reads
def that_number(reading: Reading, tree: Node) -> m.Amount:
    """Return the number that was counted in a sentence before."""
    if reading.discourse.number is None:
        raise reading.refuse("no number was spoken of before")
    return reading.discourse.number


@reads
def or_more(reading: Reading, tree: Node) -> m.Range:
    return m.Range(least=number_in(tree))


@reads
def or_less(reading: Reading, tree: Node) -> m.Range:
    return m.Range(most=number_in(tree))


@reads
def from_to(reading: Reading, tree: Node) -> m.Range:
    least, most = (int(child) for child in tree.children if isinstance(child, Token))
    if most <= least:
        raise reading.refuse("from more to less")
    return m.Range(least=least, most=most)


@reads
def just(reading: Reading, tree: Node) -> m.Range:
    return m.Range(least=number_in(tree), most=number_in(tree))


reads(
    with_keyword_count=partial(field_of_part, field="keyword_count"),
    above_that=partial(_above, other=_of_that),
    below_that=partial(_below, other=_of_that),
    same_as_that=partial(_same_as, other=_of_that),
    above_destroyed=partial(_above, other=_of_destroyed),
    below_destroyed=partial(_below, other=_of_destroyed),
    same_as_destroyed=partial(_same_as, other=_of_destroyed),
)
