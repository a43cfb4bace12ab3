"""The part of `bench` that measures the card search."""

from __future__ import annotations

import itertools
from typing import Any

from gundam_desktop.cli.timing import each_timed
from gundam_desktop.games.gcg import decks_api, library

SEARCHED = 2000
"""The number of cards searched: more than exist, as if there were more sets."""
QUERIES = (
    "gundam lv<=3",
    "color:blue,white -kw:blocker",
    'text:"draw 1" ap>=3',
    "ガンダム",
    "links:amuro or trait:zeon",
)


def searching(_pairings: Any, _number: int) -> dict[str, float]:
    """The milliseconds to build the index, and the microseconds that each letter of some queries takes."""
    known = list(decks_api.all_cards().values())
    _, building = each_timed([known], lambda cards: decks_api.CardIndex(cards, library))
    index = decks_api.CardIndex(itertools.islice(itertools.cycle(known), SEARCHED), library)
    index.find(decks_api.parse_query(QUERIES[0]))  # fills the caches
    typed = [query[:end] for query in QUERIES for end in range(1, len(query) + 1)]
    _, letter = each_timed(typed, lambda text: index.find(decks_api.parse_query(text)))
    return {"search_index_ms": building / 1e3, "search_letter_us": letter}
