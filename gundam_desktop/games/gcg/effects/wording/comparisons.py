"""Bounds of figures that depend on this Unit, or on a number of cards."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gundam_desktop.games.gcg.effects import language as m


class Compared(NamedTuple):
    """A figure compared with that of this Unit, or with an amount."""

    how: Literal["above", "below", "same", "up to"]
    amount: m.Amount | None = None
    """What the figure is at most, for `up to`."""
    of: Literal["this", "chosen"] = "this"
    """The Unit with which it is compared, this one or the one that was chosen."""


def compared(stat: m.Stat, bounds: m.Range) -> Compared | None:
    """Return how a figure is compared; None for bounds of another kind."""
    compared_with: tuple[Literal["this", "chosen"], ...] = ("this", "chosen")
    for of in compared_with:
        figure = m.StatOf(stat=stat, of=of)
        if bounds == m.Range(least=m.Plus(plus=1, amount=figure)):
            return Compared("above", of=of)
        if bounds == m.Range(most=m.Plus(plus=-1, amount=figure)):
            return Compared("below", of=of)
        if bounds == m.Range(least=figure, most=figure):
            return Compared("same", of=of)
    if bounds.least is None and isinstance(bounds.most, m.Count | m.AtMost | m.NumberOfPlayers):
        return Compared("up to", bounds.most)
    return None
