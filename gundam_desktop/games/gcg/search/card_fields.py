"""The values of a card by search field, its names as a Pilot, the words of its link condition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects.language import AlsoNamed, KeywordAbility, PilotName, Triggered
from gundam_desktop.games.gcg.effects.wording.names import Names

_WITHOUT_COST = frozenset({"resource"})


def values_of_card(card: Card, field: str) -> Iterable[str]:
    """Return a card's own values in a field of kind `choice`."""
    match field:
        case "color":
            return (card.color or "none",)
        case "type":
            return (card.type,)
        case "keyword":
            return {ability.keyword.name for ability in card.effects if isinstance(ability, KeywordAbility)}
        case "burst":
            return ("yes" if _has_burst(card) else "no",)
        case "environment":
            return card.environment
        case _:
            raise KeyError(field)


def figure_of(card: Card, field: str) -> int | None:
    """Return a figure of a card; None where a card of its type has none."""
    if field in ("level", "cost") and (card.is_token or card.type in _WITHOUT_COST):
        return None
    match field:
        case "level":
            return card.level
        case "cost":
            return card.cost
        case "ap":
            return card.ap
        case "hp":
            return card.hp
        case _:
            return None


def pilot_names(card: Card) -> tuple[str, ...]:
    """Return the names that a Pilot, or a Command with a 【Pilot】 effect, has as a Pilot; empty for other cards."""
    named = [ability.name for ability in card.effects if isinstance(ability, PilotName)]
    if card.type != "pilot" and not named:
        return ()
    also = [ability.name for ability in card.effects if isinstance(ability, AlsoNamed)]
    return tuple(dict.fromkeys((*(named or [card.name]), *also)))


def link_words(card: Card, languages: Iterable[Names]) -> Iterator[str]:
    """Yield the names and traits of a card's link condition in some languages."""
    if card.link is None:
        return
    for names in languages:
        yield from map(names.card, card.link.names)
        yield from map(names.trait, card.link.traits)


def _has_burst(card: Card) -> bool:
    return any(isinstance(ability, Triggered) and ability.on.event == "burst" for ability in card.effects)
