"""Bounds of figures that depend on this Unit, or on a number of cards."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from gundam_desktop.games.gcg.effects import language as m

ComparedWith: TypeAlias = Literal["this", "chosen", "destroyed", "event doer", "discarded"]
"""The card to compare with: this Unit, the chosen one, the destroyed one, the one of the event, a discarded card."""
_COMPARED_WITH: tuple[ComparedWith, ...] = get_args(ComparedWith)


class Compared(NamedTuple):
    """A comparison of a figure with one of another Unit, or with an amount."""

    how: Literal["above", "below", "same", "at most", "up to", "above all", "below one", "up to one"]
    """`at most` another figure of that Unit."""
    amount: m.Amount | None = None
    """What the figure is at most, for `up to`, or the highest one of several Units."""
    of: ComparedWith = "this"
    """The Unit with which it is compared."""
    figure: m.Stat | None = None
    """The figure of that Unit, if it is a different one; else None."""


def compared(stat: m.Stat, bounds: m.Range) -> Compared | None:
    """Return the comparison that bounds of a figure express; None if they express none."""
    match bounds:
        case m.Range(least=m.Plus(plus=1, amount=m.StatOf() as theirs), most=None):
            return _with(stat, "above", theirs)
        case m.Range(least=None, most=m.Plus(plus=-1, amount=m.StatOf() as theirs)):
            return _with(stat, "below", theirs)
        case m.Range(least=m.StatOf() as theirs, most=m.StatOf() as same) if theirs == same:
            return _with(stat, "same", theirs)
        case m.Range(least=None, most=m.StatOf() as theirs) if theirs.stat != stat:
            return _with(stat, "at most", theirs)
        case m.Range(least=None, most=m.Count() | m.AtMost() | m.NumberOfPlayers() as amount):
            return Compared("up to", amount)
        case m.Range(least=m.Plus(plus=1, amount=m.Highest() as highest), most=None) if highest.highest == stat:
            return Compared("above all", highest)
        case m.Range(least=None, most=m.Plus(plus=-1, amount=m.Highest() as highest)) if highest.highest == stat:
            return Compared("below one", highest)
        case m.Range(least=None, most=m.Highest() as highest) if highest.highest == stat:
            return Compared("up to one", highest)
    return None


def _with(stat: m.Stat, how: Literal["above", "below", "same", "at most"], theirs: m.StatOf) -> Compared | None:
    """Return a figure's comparison with one of another Unit; None for a Unit that the wording does not know."""
    if theirs.of not in _COMPARED_WITH:
        return None
    return Compared(how, of=theirs.of, figure=None if theirs.stat == stat else theirs.stat)
