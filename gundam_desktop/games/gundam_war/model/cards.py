"""The cards of the game: figures, costs, keywords and effects, from `resources/games/gundam_war/cards.json`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from gundam_desktop.games.kit.cards import printed_cards

STAR: Final = "*"
"""A figure that counts as 0, whatever modifies it."""
UNIT, CHARACTER, COMMAND, GENERATION = "unit", "character", "command", "generation"
BASE, SHIP, HIGH_MOBILITY, DESERT = "base", "ship", "high mobility", "desert"
BLANK: Final = "GB-00"
"""The number of the card that stands for unknown cards in piles."""
Change = tuple[int, int, int]
"""What is added to melee, ranged and defence."""
NO_CHANGE: Final[Change] = (0, 0, 0)


class Cost(NamedTuple):
    """What must be there, and what must be given, to play a card."""

    designated: int = 0
    """The national power of the card's own colour that is required; part of `total`."""
    total: int = 0
    """National power of any colour."""
    resource: int = 0
    """Cards of the home."""


class Effect(NamedTuple):
    """One effect of a card."""

    when: str
    """`sortie`, `end of turn`, `area` (while the card is in a battle area) or `command`."""
    does: str
    """`modify`, `damage`, `roll`, `reroll` or `recover`."""
    on: str = ""
    """`itself`, `unit`, `unit in battle`, `unit in station` or `other units` (of its player, in its area)."""
    amount: int = 0
    change: Change = NO_CHANGE
    before_damage: bool = False
    """True for a command that is used before damage only."""


class Card(NamedTuple):
    """One card as printed."""

    number: str
    name: Mapping[str, str]
    """Language -> name."""
    type: str
    color: str
    cost: Cost = Cost()
    areas: tuple[str, ...] = ()
    """The areas for which a unit has the aptitude."""
    figures: tuple[int | str, int, int] | None = None
    """Melee, ranged and defence, or what a character adds to them; None for other cards."""
    keywords: frozenset[str] = frozenset()
    effects: tuple[Effect, ...] = ()

    @property
    def named(self) -> str:
        """Its name in English."""
        return self.name["en"]


def _card(entry: Mapping[str, Any]) -> Card:
    figures = entry.get("figures")
    return Card(
        number=entry["number"],
        name=MappingProxyType(entry["name"]),
        type=entry["type"],
        color=entry["color"],
        cost=Cost(*entry.get("cost", ())),
        areas=tuple(entry.get("areas", ())),
        figures=tuple(figures) if figures else None,
        keywords=frozenset(entry.get("keywords", ())),
        effects=tuple(map(_effect, entry.get("effects", ()))),
    )


all_cards, card_of = printed_cards("gundam_war", _card)


def _effect(entry: Mapping[str, Any]) -> Effect:
    return Effect(**{**entry, "change": tuple(entry.get("change", NO_CHANGE))})
