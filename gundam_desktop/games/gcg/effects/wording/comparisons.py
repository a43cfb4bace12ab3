"""Bounds of figures that depend on this Unit, or on a number of cards."""

from __future__ import annotations

from itertools import product
from typing import Literal, NamedTuple, TypeAlias, get_args

from gundam_desktop.games.gcg.effects import language as m

ComparedWith: TypeAlias = Literal["this", "chosen", "destroyed", "event doer"]
"""This Unit, the one that was chosen, the one that was destroyed, or the one of the event."""
_FIGURES: tuple[m.Stat, ...] = ("ap", "hp", "level", "cost")


class Compared(NamedTuple):
    """A figure compared with that of this Unit, or with an amount."""

    how: Literal["above", "below", "same", "at most", "up to", "above all"]
    """`at most` another figure of that Unit."""
    amount: m.Amount | None = None
    """What the figure is at most, for `up to`, or the highest one, for `above all`."""
    of: ComparedWith = "this"
    """The Unit with which it is compared."""
    figure: m.Stat | None = None
    """The figure of that Unit, if it is another one."""


def than_theirs(level: m.Range) -> Literal["above", "below"] | None:
    """Return how a player's Lv. is compared with that of the opponent; None for other bounds."""
    if level == m.LEVEL_ABOVE_THEIRS:
        return "above"
    return "below" if level == m.LEVEL_BELOW_THEIRS else None


def compared(stat: m.Stat, bounds: m.Range) -> Compared | None:
    """Return how a figure is compared; None for bounds of another kind."""
    compared_with: tuple[ComparedWith, ...] = get_args(ComparedWith)
    for of, other in product(compared_with, _FIGURES):
        figure, named = m.StatOf(stat=other, of=of), None if other == stat else other
        if bounds == m.Range(least=m.Plus(plus=1, amount=figure)):
            return Compared("above", of=of, figure=named)
        if bounds == m.Range(most=m.Plus(plus=-1, amount=figure)):
            return Compared("below", of=of, figure=named)
        if bounds == m.Range(least=figure, most=figure):
            return Compared("same", of=of, figure=named)
        if bounds == m.Range(most=figure) and named is not None:
            return Compared("at most", of=of, figure=named)
    if bounds.least is None and isinstance(bounds.most, m.Count | m.AtMost | m.NumberOfPlayers):
        return Compared("up to", bounds.most)
    match bounds:
        case m.Range(most=None, least=m.Plus(plus=1, amount=m.Highest() as highest)) if highest.highest == stat:
            return Compared("above all", highest)
    return None
