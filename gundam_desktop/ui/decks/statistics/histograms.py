"""Makes the bars of a deck's charts: their counts, the queries for their cards, and the counts of a second deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import DECK_TYPES, Deck, Distribution
from gundam_desktop.ui.decks.statistics.bar_chart import Bar
from gundam_desktop.ui.decks.statistics.labels import counted
from gundam_desktop.ui.style.translation import language, listed, translate

Term = tuple[str, str, str]
"""Field, operator and value of a query."""
Split = Literal["", "color", "type"]
"""By what the bars of a curve are split: not at all, by the colour or by the type of the cards."""
Counts = Mapping[str, int]
Curve = Mapping[int, int]
IN_DECK: Term = ("copies", ">", "0")
UNITS: Term = ("type", ":", "unit")


def level_bars(
    spread: Distribution, names: Mapping[str, str], most: int = 0, beside: Curve | None = None, split: Split = ""
) -> list[Bar]:
    """Return a bar for each Lv; `names` are the words for the card types or, if `split` is the colour, for the colours.

    With `most` the last bar includes higher values. `beside` is the curve of a second deck.
    """
    kinds = _Kinds(spread.levels_by_color if split == "color" else spread.levels_by_type, names, split)
    return curve_bars("level", spread.levels, translate("DeckStudy", "Lv {figure}"), most, beside, kinds)


def cost_bars(
    spread: Distribution, names: Mapping[str, str], most: int = 0, beside: Curve | None = None, split: Split = ""
) -> list[Bar]:
    """Return a bar for each cost; the arguments are those of `level_bars`."""
    kinds = _Kinds(spread.costs_by_color if split == "color" else spread.costs_by_type, names, split)
    return curve_bars("cost", spread.costs, translate("DeckStudy", "Cost {figure}"), most, beside, kinds)


@dataclass(frozen=True)
class _Kinds:
    """The curves of the card types or colours, and their names."""

    curves: Mapping[str, Curve] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    split: Split = ""

    def counts(self, figures: Sequence[int]) -> Counts:
        """Each type or colour of which there are cards with these figures, with their number."""
        own = {kind: sum(curve.get(one, 0) for one in figures) for kind, curve in self.curves.items()}
        return {kind: count for kind, count in own.items() if count}


def curve_bars(
    key: str,
    curve: Curve,
    head: str,
    most: int = 0,
    beside: Curve | None = None,
    kinds: _Kinds | None = None,
) -> list[Bar]:
    """Return a bar for each figure from 1, or the lowest if that is less, to the highest, also where no card has it.

    `key` is the figure's field in queries, `beside` the curve of a second deck.
    """
    figures = {*curve, *(beside or {})}
    last = most or max(figures, default=1)
    also = (UNITS,) if key in ("ap", "hp") else ()
    bars = []
    for figure in range(min(1, *figures) if figures else 1, last + 1):
        ends = bool(most) and figure == last
        included = [one for one in figures if one >= last] if ends else [figure]
        label = f"{figure}+" if ends else str(figure)
        count = sum(curve.get(one, 0) for one in included)
        other = None if beside is None else sum(beside.get(one, 0) for one in included)
        description = counted(head.format(figure=label), count)
        kinds = kinds or _Kinds()
        counts = kinds.counts(included)
        if parts := [counted(kinds.names.get(kind, kind), cards) for kind, cards in counts.items()]:
            description = translate("DeckStudy", "{all} ({parts})").format(all=description, parts=listed(parts))
        query = _query(*also, (key, ">=" if ends else ":", str(figure)))
        own = tuple(counts.items()) if kinds.split else ()
        bars.append(Bar(label, count, _beside(description, other), query=query, other=other, parts=own))
    return bars


def named_bars(key: str, counts: Counts, names: Mapping[str, str], beside: Counts | None = None) -> list[Bar]:
    """Return a bar for each named value that one of the decks has; `key` is their field in queries."""
    bars = []
    for value, name in names.items():
        count, other = counts.get(value, 0), None if beside is None else beside.get(value, 0)
        if count or other:
            term = (key, "=", name) if key == "trait" else (key, ":", value)
            color = value if key == "color" else ""
            bars.append(Bar(name, count, _beside(counted(name, count), other), color, _query(term), other))
    return bars


def type_names(*decks: Deck) -> dict[str, str]:
    """Return the names of the card types in some decks."""
    faces = (library.face(number, language()) for deck in decks for number, _ in deck.cards)
    found = {face.type: face.type_name for face in faces}
    return {key: found[key] for key in DECK_TYPES if key in found}


def _query(*terms: Term) -> str:
    """Return the query for the cards of the deck that fit some terms, in the language of the client."""
    text = ""
    for term in (*terms, IN_DECK):
        text = decks_api.with_term(text, *term, True, language())
    return text


def _beside(description: str, other: int | None) -> str:
    if other is None:
        return description
    return translate("DeckStudy", "{bar}; in the other deck: {count}").format(bar=description, count=other)
