"""What a card's facts and effects must agree on, beyond the shape of its data."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.cards.card import TOKEN_TYPES, Card
from gundam_desktop.games.gcg.effects.models import Command, PilotName

_WITHOUT_FIGURES = {"resource", "ex resource"}
_WITH_COLOR = {"unit", "pilot", "command", "base"}


def mistakes_of(card: Card) -> Iterator[tuple[str, str]]:
    """Yield the fields that do not go together, with what would be right."""
    is_command = card.type == "command"
    pilot = any(isinstance(ability, PilotName) for ability in card.effects)
    figures = card.type not in _WITHOUT_FIGURES and (pilot or not is_command)
    for field in ("ap", "hp"):
        if figures and getattr(card, field) is None:
            yield field, "is missing"
        if not figures and getattr(card, field) is not None:
            yield field, f"a {card.type} has none" + (" without a 【Pilot】 effect" if is_command else "")
    if card.type in _WITH_COLOR and card.color is None:
        yield "color", "is missing"
    if card.type in TOKEN_TYPES and (card.level or card.cost):
        yield "level", "a token has neither Lv. nor cost"
    if card.link is not None and card.type != "unit":
        yield "link", f"a {card.type} has no link condition"
    for place, ability in enumerate(card.effects):
        if isinstance(ability, Command | PilotName) and not is_command:
            yield f"effects[{place}]", f"a {card.type} has no effect of this kind; only a command has"
