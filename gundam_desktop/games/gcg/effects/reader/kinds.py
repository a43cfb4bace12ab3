"""Descriptions that no card of its kind fits: a rested Pilot, a Base with <Blocker>, more Units than there can be."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.model.constants import BATTLE_LIMIT, RESOURCE_LIMIT

_WITHOUT_FACTS: Final = frozenset({"shield", "resource"})
"""The kinds of which the game does not ask what is printed on the card."""
_UNLIKE: Final[dict[frozenset[str], frozenset[str]]] = {
    frozenset({"level", "cost", "colors", "traits", "name", "name_contains", "effect"}): _WITHOUT_FACTS,
    frozenset({"keyword", "keywords", "keyword_count", "keyword_lacks", "ap"}): _WITHOUT_FACTS | {"base", "base card"},
    frozenset({"hp"}): _WITHOUT_FACTS | {"command card"},
    frozenset({"damaged", "damage"}): _WITHOUT_FACTS | {"pilot"},
    frozenset({"state"}): frozenset({"shield", "pilot"}),
    frozenset(
        {"linked", "pilot", "attacking", "attacks_player", "has_attacked", "in_battle", "link_name", "link_trait"}
    ): (_WITHOUT_FACTS | {"base", "pilot", "pilot card", "command card", "base card"}),
    frozenset({"paired"}): _WITHOUT_FACTS | {"base"},
}
"""Fields of a description -> the kinds of cards that never have this."""
_LIMITS: Final = {"unit": BATTLE_LIMIT, "base": 1, "resource": RESOURCE_LIMIT}
"""Kind -> how many such cards a player can have in play (3-4-1, 3-6-3, 3-5-2)."""


def no_such_card(cards: m.Selector) -> str:
    """Return why no card fits a description; empty if one can."""
    given, kinds = cards.given(), {*cards.what}
    if any(fields & given and kinds <= without for fields, without in _UNLIKE.items()):
        return "no card of that kind can be described so"
    return ""


def too_many(cards: m.Selector, least: object) -> bool:
    """True if a player can never have so many of such cards in play."""
    of_player = cards.side == "your" and cards.zone is None and cards.did is None and cards.in_turn is None
    known = of_player and _LIMITS.keys() >= {*cards.what}
    return known and isinstance(least, int) and least > sum(_LIMITS[kind] for kind in cards.what)
