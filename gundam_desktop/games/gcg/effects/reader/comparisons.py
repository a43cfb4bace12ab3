"""Reads comparisons of figures: with numbers, with those of this Unit, of the chosen one or of a destroyed one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means
from gundam_desktop.games.gcg.effects.reader.trees import Fields

Figure: TypeAlias = Callable[[m.Stat], m.Amount]
"""A figure of another card, or a number, with which a figure is compared: by the figure that it is compared with."""


@means
def figure_of_this(reading: Reading, other: m.Stat | None = None) -> Figure:
    """Return the same figure of this Unit, or the other one that is named."""
    return lambda stat: m.StatOf(stat=other or stat)


@means
def figure_of_it(reading: Reading) -> Figure:
    if reading.discourse.subject != "this":
        raise reading.refuse("only this Unit can be meant here")
    return figure_of_this(reading)


@means
def figure_of_that(reading: Reading, other: m.Stat | None = None) -> Figure:
    return lambda stat: _of_that(reading, other or stat)


@means
def figure_of(_: Reading, card: m.Reference) -> Figure:
    return lambda stat: m.StatOf(stat=stat, of=card)


@means
def figure_counted(reading: Reading) -> Figure:
    number = that_number(reading)
    return lambda _: number


def _of_that(reading: Reading, stat: m.Stat) -> m.StatOf:
    """Return a figure of "that Unit": the one of the event, or the one chosen before, in play or destroyed."""
    spoken_of = reading.discourse
    if spoken_of.doer == "event doer" and spoken_of.enemy is None and spoken_of.object != "chosen":
        if spoken_of.doer_left and stat != "level":
            raise reading.refuse("only the Lv. is known of a Unit that is no longer in play")
        return m.StatOf(stat=stat, of="event doer")
    of_event = spoken_of.doer is not None or spoken_of.enemy is not None
    one_chosen = spoken_of.object == "chosen" and spoken_of.one_unit_chosen
    if of_event or not one_chosen or spoken_of.off_field != spoken_of.destroyed:
        raise reading.refuse("exactly one Unit in play must be mentioned before this")
    return m.StatOf(stat=stat, of="destroyed" if spoken_of.destroyed else "chosen")


@means
def same_as_each_other(reading: Reading, stat: m.Stat) -> Fields:
    """Note that both cards of a choice have the same figure: "1 friendly and 1 enemy Unit with the same Lv."."""
    if not reading.discourse.choosing or reading.discourse.same is not None:
        raise reading.refuse("only two cards that are chosen together can have the same Lv., cost, AP or HP")
    reading.discourse.same = stat
    return {}


@means
def that_number(reading: Reading) -> m.Amount:
    """Return the number that was counted in a sentence before."""
    if reading.discourse.number is None:
        raise reading.refuse("no number was spoken of before")
    return reading.discourse.number


@means
def from_to(reading: Reading, least: Token, most: Token) -> m.Range:
    if int(most) <= int(least):
        raise reading.refuse("the first number must be smaller than the second")
    return m.Range(least=int(least), most=int(most))


@means("stat", "any_stat")
def stat_said(_: Reading, word: Token) -> str:
    """Return the figure that a word names: `ap`, `level`."""
    return word.lower().replace("lv.", "level")


means(
    above=lambda _, stat, figure: {stat: m.Range(least=m.Plus(plus=1, amount=figure(stat)))},
    below=lambda _, stat, figure: {stat: m.Range(most=m.Plus(plus=-1, amount=figure(stat)))},
    same_as=lambda _, stat, figure: {stat: m.Range(least=figure(stat), most=figure(stat))},
    up_to=lambda _, stat, figure: {stat: m.Range(most=figure(stat))},
    from_figure=lambda _, stat, figure: {stat: m.Range(least=figure(stat))},
    up_to_value=lambda _, stat, value: {stat: m.Range(most=value)},
    or_more=lambda _, number: m.Range(least=int(number)),
    or_less=lambda _, number: m.Range(most=int(number)),
    just=lambda _, number: m.Range(least=int(number), most=int(number)),
)
