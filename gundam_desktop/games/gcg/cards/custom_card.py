"""Makes cards from facts and wording: those of scenarios, with defaults, and those of players' lists."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.consistency import WITHOUT_FIGURES
from gundam_desktop.games.gcg.cards.link_condition import read_link
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.cards.validation_errors import faults_of
from gundam_desktop.games.gcg.effects.language import PilotName
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.quoting import quoted

_WITHOUT_COST = {"resource", "ex resource", "ex base", "unit token", "base token"}


class BadCard(ValueError):
    """A card cannot be used: its number, the field, the reason."""

    def __init__(self, number: str, field: str, why: str) -> None:
        self.number = number
        self.field = field
        self.why = why
        shown = quoted(number)
        super().__init__(f"card {shown}: {field}: {why}" if field else f"card {shown}: {why}")


def own_card(data: dict[str, Any], sets: CardSets) -> Card:
    """Make a card from the data of a scenario or list.

    `number` and `type` are required; the rest has defaults. `text` is wording, `effects` its structured form, `link`
    is written as on a card. Raises `BadCard`.
    """
    if not isinstance(data, dict):
        raise BadCard("?", "", "a card is a mapping of fields")
    facts = dict(data)
    number = str(facts.get("number", "?"))
    for field in ("number", "type"):
        if field not in facts:
            raise BadCard(number, field, "is missing")
    if "errata" in facts:
        raise BadCard(number, "errata", "only a card of a card set file has errata; expected the effects as they are")
    if "text" in facts:
        if "effects" in facts:
            raise BadCard(number, "effects", "either text or effects")
        facts["effects"] = _read(number, "text", facts.pop("text"), lambda text: read_text(text, tokens=sets.tokens))
    if isinstance(facts.get("link"), str):
        facts["link"] = _read(number, "link", facts["link"], read_link)
    facts = {"name": number, **_defaults(facts), **facts}
    try:
        return Card.model_validate(facts)
    except ValidationError as error:
        fault = faults_of(error, data)[0]
        raise BadCard(number, fault.field, fault.message) from None


def _defaults(facts: dict[str, Any]) -> dict[str, int]:
    kind = facts["type"]
    defaults = {} if kind in _WITHOUT_COST else {"level": 1, "cost": 1}
    if kind in WITHOUT_FIGURES or (kind == "command" and not _has_pilot(facts.get("effects", ()))):
        return defaults
    return {**defaults, "ap": 1, "hp": 1}


def _has_pilot(effects: Any) -> bool:
    return any(
        isinstance(ability, PilotName) or (isinstance(ability, dict) and ability.get("kind") == "pilot")
        for ability in effects
    )


def _read(number: str, field: str, text: Any, read: Any) -> Any:
    if not isinstance(text, str):
        raise BadCard(number, field, f"{text!r} is no text")
    try:
        return read(text)
    except NotUnderstood as error:
        raise BadCard(number, field, str(error)) from None
