"""Numbers that are counted first: "Count up the number of your Units. Choose 1 enemy Unit ... than that number"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import refuse_if

THAT_NUMBER: Final[Any] = "that number"
"""Stands in place of a bound in a description: the number that the previous sentence counted."""
_STATS = ("level", "ap", "hp", "cost")


def counted(bounds: m.Range | None) -> tuple[m.Selector, bool] | None:
    """Return the cards whose number is the upper bound, and True if this Unit counts, too; None for other bounds."""
    match bounds:
        case m.Range(least=None, most=m.Plus(plus=1, amount=m.Count(unique=False, count=cards))):
            return cards, True
        case m.Range(least=None, most=m.Count(unique=False, count=cards)):
            return cards, False
    return None


def up_to_that_number(cards: m.Selector, stats: Iterable[str]) -> m.Selector:
    """Return a description with "that number" as the upper bound of these figures."""
    that = m.Range().model_copy(update={"most": THAT_NUMBER})
    return cards.model_copy(update=dict.fromkeys(stats, that))


def counted_for(choose: m.Choose) -> tuple[m.Choose, tuple[m.Selector, bool] | None]:
    """Return a choice with "that number" as its counted bound, and what is counted, as `counted` returns it."""
    groups: list[m.Group] = []
    found: list[tuple[m.Selector, bool]] = []
    for group in choose.groups:
        bounds = {stat: getattr(group.what, stat) for stat in _STATS}
        counts = {stat: cards for stat, of in bounds.items() if (cards := counted(of)) is not None}
        found += counts.values()
        groups.append(group.model_copy(update={"what": up_to_that_number(group.what, counts)}))
    if not found:
        return choose, None
    refuse_if(len(found) > 1, "several numbers that are counted first")
    return choose.model_copy(update={"groups": tuple(groups)}), found[0]
