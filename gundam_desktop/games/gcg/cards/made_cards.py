"""Cards that no set has and that effects make: tokens by the facts in a text, and cards that are deployed as Units."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects.language import AnyAbility, Constant, Deploy, KeywordAbility, Token, models_in
from gundam_desktop.games.gcg.effects.language.token_facts import token_number
from gundam_desktop.games.gcg.model.definition import as_unit


def made_by(card: Card) -> Iterator[Card]:
    """Yield the cards that the effects of a card may make."""
    for part in models_in(card.effects):
        if isinstance(part, Token):
            yield _token(part)
        elif isinstance(part, Deploy) and part.as_unit is not None:
            yield _as_unit(card, part.as_unit.ap, part.as_unit.hp)


def _token(token: Token) -> Card:
    effects: list[AnyAbility] = [KeywordAbility(keyword=keyword) for keyword in token.keywords]
    if token.changes:
        effects.append(Constant(changes=token.changes))
    return Card(
        number=token_number(token),
        name=token.name,
        type="base token" if token.base else "unit token",
        ap=token.ap,
        hp=token.hp,
        traits=token.traits,
        effects=tuple(effects),
        set="T",
    )


def _as_unit(card: Card, ap: int, hp: int) -> Card:
    """Return a card as it is while it is a Unit: with its names, colour, Lv., cost, traits and texts."""
    number = as_unit(card.number, ap, hp)
    return card.model_copy(update={"number": number, "type": "unit", "ap": ap, "hp": hp, "original": card.number})
