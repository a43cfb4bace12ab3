"""Histograms of a deck: number of cards of each Lv, cost, AP or HP, as bars."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck, Distribution
from gundam_desktop.ui.decks.statistics.bar_chart import Bar
from gundam_desktop.ui.decks.statistics.labels import TYPES, counted, listed
from gundam_desktop.ui.style.translation import language, translate


def level_bars(spread: Distribution, names: Mapping[str, str], most: int = 0) -> list[Bar]:
    """Return the bars of the Lv; `names` are those of the types. With `most` the last bar includes higher values."""
    return curve_bars(spread.levels, translate("DeckStudy", "Lv {figure}"), most, spread.levels_by_type, names)


def cost_bars(spread: Distribution, names: Mapping[str, str], most: int = 0) -> list[Bar]:
    """Return the bars of the costs."""
    return curve_bars(spread.costs, translate("DeckStudy", "Cost {figure}"), most, spread.costs_by_type, names)


def curve_bars(
    curve: Mapping[int, int],
    head: str,
    most: int = 0,
    by_type: Mapping[str, Mapping[int, int]] | None = None,
    names: Mapping[str, str] | None = None,
) -> list[Bar]:
    """Return a bar for each figure from 1 or the least to the largest, including unused ones."""
    last = most or max(curve, default=1)
    bars = []
    for figure in range(min(1, *curve) if curve else 1, last + 1):
        also = [figure] if not most or figure < last else [f for f in curve if f >= last]
        count = sum(curve.get(one, 0) for one in also)
        label = f"{figure}+" if most and figure == last else str(figure)
        description = counted(head.format(figure=label), count)
        kinds = [
            counted((names or {}).get(kind, kind), own)
            for kind in TYPES
            if (own := sum((by_type or {}).get(kind, {}).get(one, 0) for one in also))
        ]
        if kinds:
            description = translate("DeckStudy", "{all} ({parts})").format(all=description, parts=listed(kinds))
        bars.append(Bar(label, count, description))
    return bars


def type_names(deck: Deck) -> dict[str, str]:
    """Return the names of the card types in a deck."""
    faces = (library.face(number, language()) for number, _ in deck.cards)
    return {face.type: face.type_name for face in faces}
