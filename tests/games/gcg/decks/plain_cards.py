"""A few plain cards, and a legal list of them, for tests of decks."""

from __future__ import annotations

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects.language import Keyword, KeywordAbility


def unit(number: str, **facts: object) -> Card:
    return Card.model_validate({"number": number, "name": number, "type": "unit", "color": "blue"} | facts)


CARDS = {
    card.number: card
    for card in [
        *(unit(f"ST01-{n:03}") for n in range(1, 17)),
        *(unit(f"ST02-{n:03}", color="green") for n in range(1, 17)),
        *(unit(f"ST03-{n:03}", color="red") for n in range(1, 5)),
        unit("T-001", type="unit token", color=None),
        unit("GD01-020"),
        unit("ST05-010", type="pilot"),
        unit("P-001", level=2, cost=1, ap=2, hp=2),
        unit("P-002", level=2, cost=1, ap=2, hp=2),
        unit("P-003", level=2, cost=1, ap=2, hp=2, effects=[KeywordAbility(keyword=Keyword(name="blocker"))]),
        Card(number="R-001", name="Resource", type="resource"),
        Card(number="R-002", name="Resource", type="resource"),
    ]
}
LEGAL = [(f"ST01-{n:03}", 4) for n in range(1, 13)] + [("ST02-001", 2)]
