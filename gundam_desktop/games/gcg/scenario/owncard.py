"""Cards of a scenario's own: short data, with effects in the game's own wording or in the structured form."""

from __future__ import annotations

import re
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects.models import PilotName
from gundam_desktop.games.gcg.position import FILLER
from gundam_desktop.games.gcg.scenario.document import FieldError, Path, checked

_LINK_NAME = re.compile(r"\[([^\[\]]+)\]")
_LINK_TRAIT = re.compile(r"\(([^()]+)\)")


def own_card(data: dict[str, Any], path: Path) -> Card:
    """The card that a scenario defines; `FieldError` names the field that is wrong."""
    if data.get("number") == FILLER:
        raise FieldError((*path, "number"), f"{FILLER} is the number of the filler cards")
    fields = {"name": data.get("number"), "level": 1, "cost": 1, "ap": 1, "hp": 1} | data
    token = data.get("type") in {"unit token", "ex base", "ex resource"}
    if token:
        fields |= {"level": 0, "cost": 0}
    if isinstance(link := fields.get("link"), str):
        fields["link"] = _link(link, (*path, "link"))
    text = fields.pop("text", None)
    if text and fields.get("effects"):
        raise FieldError((*path, "effects"), "a card has `text` or `effects`, not both")
    card: Card = checked(Card, fields, path)
    if text:
        card = card.model_copy(update={"effects": _read(card, text, (*path, "text"))})
    if card.type == "command" and not any(isinstance(effect, PilotName) for effect in card.effects):
        card = card.model_copy(update={"ap": None, "hp": None})
    return card
