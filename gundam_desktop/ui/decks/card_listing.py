"""How lists of a deck's cards are ordered, and which cards need their number beside the name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Card, type_order
from gundam_desktop.ui.style.translation import language


def order_of(card: Card) -> tuple[int, int, int, str, str]:
    """Return the sort key of a card in the list of a deck: by type, Lv, cost, name and number."""
    return type_order(card.type), card.level, card.cost, library.name_of(card.number, language()), card.number


def sharing_names(numbers: Collection[str]) -> frozenset[str]:
    """Return those of the numbers whose name another one of them has, too, in the current language."""
    names = {number: library.name_of(number, language()) for number in numbers}
    counts = Counter(names.values())
    return frozenset(number for number, name in names.items() if counts[name] > 1)
