"""Sort orders of cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.card_fields import figure_of
from gundam_desktop.games.gcg.search.card_index import CardIndex
from gundam_desktop.games.gcg.search.normalize import normalize

SORTS: Final = ("number", "name", "level", "cost", "ap", "hp", "color", "type", "set")
"""The keys that cards can be sorted by."""
_LAST = 1_000_000
_DIGITS = re.compile(r"(\d+)")


def sort_key(index: CardIndex, by: str, language: str = "en") -> Callable[[str], Any]:
    """Return a sort key for card numbers: `sorted(numbers, key=sort_key(index, "cost"))`.

    Ties are sorted by number; cards without the figure come last. `KeyError` if `by` is not in `SORTS`.
    """
    if by not in SORTS:
        raise KeyError(f"cards are not sorted by {by}; expected one of {', '.join(SORTS)}")
    cards = {card.number: card for card in index.cards}

    def key(number: str) -> Any:
        return _rank(cards[number], by, index, language), number_key(number)

    return key


def number_key(number: str) -> tuple[tuple[int, str], ...]:
    """Return the key that sorts numbers naturally, `T-10` after `T-9`.

    >>> sorted(["T-10", "T-9"], key=number_key)
    ['T-9', 'T-10']
    """
    return tuple((int(part), "") if part.isdecimal() else (_LAST, part) for part in _DIGITS.split(number))


def _rank(card: Card, by: str, index: CardIndex, language: str) -> Any:
    match by:
        case "number":
            return 0
        case "name":
            return normalize(index.name(card.number, language))
        case "color":
            return vocabulary.values_of("color").index(card.color or "none")
        case "type":
            return vocabulary.values_of("type").index(card.type)
        case "set":
            return number_key(card.set)
        case _:
            figure = figure_of(card, by)
            return _LAST if figure is None else figure
