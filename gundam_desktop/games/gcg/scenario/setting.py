"""Reads where a scenario begins: the cards that it defines itself, and its position. `begun.py` starts the game."""

from __future__ import annotations

from typing import Any, NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.custom_card import BadCard, own_card
from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.scenario.position import FILLER, Position, Setup
from gundam_desktop.scenarios.document import FieldError, checked
from gundam_desktop.scenarios.fields import Text, TruthWord
from gundam_desktop.scenarios.scenario import Fields

PHASES = ("main", "start", "setup")
"""The phases in which a position can be."""
ON_FIELD = {
    "rested": "cards in battle and base",
    "damage": "cards in battle and base",
    "deployed": "cards in battle and base",
    "pilot": "cards in battle",
}
"""Field of a card in a position -> the only cards that can have it, as an error message names them."""


class Setting(NamedTuple):
    """Where a scenario begins."""

    cards: tuple[Card, ...]
    """The cards that the scenario itself defines."""
    position: Position | Setup


def read_setting(fields: Fields) -> Setting:
    """Return the fields `cards` and `position`, validated. `FieldError` names the invalid field."""
    phase = fields.position.get("phase", PHASES[0])
    if phase not in PHASES:
        raise FieldError(("position", "phase"), f"expected main, start or setup (got `{phase}`)")
    kind = Setup if phase == "setup" else Position
    return Setting(_own_cards(fields.cards), checked(kind, fields.position, ("position",), ON_FIELD))


def _own_cards(cards: tuple[dict[str, Any], ...]) -> tuple[Card, ...]:
    made: dict[str, Card] = {}
    for index, data in enumerate(cards):
        for field in ("number", "type"):
            checked(Text, data.get(field, ""), ("cards", index, field))
        try:
            card = own_card(_plain(data), card_sets())
        except BadCard as error:
            raise FieldError(("cards", index, *error.field.split(".")), error.why) from None
        if card.number in made:
            raise FieldError(("cards", index, "number"), f"two cards have the number {card.number}")
        if card.number == FILLER or card.number in shipped_sets():  # it may replace a player's own card
            raise FieldError(("cards", index, "number"), f"{card.number} is the number of another card")
        made[card.number] = card
    return tuple(made.values())


def _plain(value: Any) -> Any:
    """Return the data with booleans in place of the words for them."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value.truth if isinstance(value, TruthWord) else value
